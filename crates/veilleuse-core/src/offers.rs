//! What a question offers, said once to whoever listens.

use crate::{Refusal, house};

/// Somebody who hears what a question offers.
///
/// A question describes its offers once, to a listener it does not know. [`Listed`] writes them down, [`Counted`]
/// counts them, [`Nth`] waits for one of them, and [`Why`] holds one action and learns whether it is offered, and if
/// not, by which rule. So what is listed is what is accepted, and a refusal stands on the line that offers.
///
/// ```
/// use veilleuse_core::{Counted, Listed, Nth, Offers, Refusal, Why, kind, unless};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Action { Take(u8), Pass }
///
/// fn offers(stones: u8, to: &mut impl Offers<Action>) {
///     to.each(kind!(Action::Take), 1..=stones.min(3), |_| "NIM-TAKE-01");
///     to.one(Action::Pass, unless(stones > 3, "NIM-PASS-02"));
/// }
///
/// let mut options = Vec::new();
/// offers(2, &mut Listed(&mut options));
/// assert_eq!(options, [Action::Take(1), Action::Take(2)]);
/// assert_eq!(Counted::of(|to| offers(2, to)), 2);
/// assert_eq!(Nth::of(1, |to| offers(2, to)), Some(Action::Take(2)));
/// assert_eq!(Why::of(&Action::Take(2), |to| offers(2, to)), Ok(()));
/// assert_eq!(Why::of(&Action::Take(3), |to| offers(2, to)), Err(Refusal::by("NIM-TAKE-01")));
/// assert_eq!(Why::of(&Action::Pass, |to| offers(2, to)), Err(Refusal::by("NIM-PASS-02")));
/// ```
pub trait Offers<A> {
    /// Actions of one kind: these, in this order; `why` names the rule that refuses any other.
    ///
    /// Several calls for one kind add up, and the last one names the rule.
    fn each<T: PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        legal: impl IntoIterator<Item = T>,
        why: impl FnOnce(T) -> &'static str,
    );

    /// Those of the candidates that pass a check. The check also names the rule that refuses any other, so it refuses
    /// what is no candidate.
    fn those<T: Copy + PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        candidates: impl IntoIterator<Item = T>,
        check: impl Fn(T) -> Result<(), Refusal>,
    );

    /// Like [`Offers::each`], for ways that are found and called out one by one: `|way| for card in hand { way(card) }`.
    fn every<T: PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        ways: impl FnOnce(&mut dyn FnMut(T)),
        why: impl FnOnce(T) -> &'static str,
    );

    /// This one action, unless a rule refuses it.
    fn one(&mut self, action: A, check: Result<(), Refusal>);

    /// All of these, in this order.
    fn all<const N: usize>(&mut self, actions: [A; N]);

    /// Offers nothing, and names the rule that refuses what nothing else offers of this kind: where offers of several
    /// kinds take turns, one cannot be named by its last line.
    #[inline]
    fn otherwise<T: PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        why: impl FnOnce(T) -> &'static str,
    ) {
        self.each(kind, None, why);
    }
}

/// A kind of action: how one is made of its details, and how the details are read back. [`kind!`](crate::kind) writes
/// both.
#[derive(Clone, Copy, Debug)]
pub struct Kind<Make, Read> {
    make: Make,
    read: Read,
}

impl<Make, Read> Kind<Make, Read> {
    /// Made by `make`, read back by `read`.
    pub const fn new<A, T>(make: Make, read: Read) -> Kind<Make, Read>
    where
        Make: Fn(T) -> A,
        Read: Fn(&A) -> Option<T>,
    {
        Kind { make, read }
    }
}

/// A [`Kind`] of action, by its variant: `kind!(Action::Move)`, `kind!(Action::Adjust { with, by })` for one whose
/// details are `(with, by)`, `kind!(Action::Give(card, to))` likewise. The details are `Copy`.
#[macro_export]
macro_rules! kind {
    ($($name:ident)::+) => {
        $crate::Kind::new($($name)::+, |action| match action {
            $($name)::+(detail) => Some(*detail),
            _ => None,
        })
    };
    ($($name:ident)::+ { $($field:ident),+ }) => {
        $crate::Kind::new(|($($field),+)| $($name)::+ { $($field),+ }, |action| match action {
            $($name)::+ { $($field),+ } => Some(($(*$field),+)),
            _ => None,
        })
    };
    ($($name:ident)::+ ( $($field:ident),+ )) => {
        $crate::Kind::new(|($($field),+)| $($name)::+($($field),+), |action| match action {
            $($name)::+($($field),+) => Some(($(*$field),+)),
            _ => None,
        })
    };
}

/// Fine when this is so, otherwise refused by this rule. Several read as a chain:
/// `unless(room, "BO-SEARCH-07").and(unless(locked, "BO-LOCK-04"))`.
#[inline]
pub const fn unless(so: bool, rule: &'static str) -> Result<(), Refusal> {
    if so { Ok(()) } else { Err(Refusal::by(rule)) }
}

/// Writes every offer down.
#[derive(Debug)]
pub struct Listed<'v, A>(pub &'v mut Vec<A>);

impl<A> Offers<A> for Listed<'_, A> {
    #[inline]
    fn each<T: PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        legal: impl IntoIterator<Item = T>,
        _: impl FnOnce(T) -> &'static str,
    ) {
        self.0.extend(legal.into_iter().map(kind.make));
    }

    #[inline]
    fn those<T: Copy + PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        candidates: impl IntoIterator<Item = T>,
        check: impl Fn(T) -> Result<(), Refusal>,
    ) {
        self.0.extend(candidates.into_iter().filter(|one| check(*one).is_ok()).map(kind.make));
    }

    #[inline]
    fn every<T: PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        ways: impl FnOnce(&mut dyn FnMut(T)),
        _: impl FnOnce(T) -> &'static str,
    ) {
        ways(&mut |one| self.0.push((kind.make)(one)));
    }

    #[inline]
    fn one(&mut self, action: A, check: Result<(), Refusal>) {
        if check.is_ok() {
            self.0.push(action);
        }
    }

    #[inline]
    fn all<const N: usize>(&mut self, actions: [A; N]) {
        self.0.extend(actions);
    }
}

/// Counts the offers.
#[derive(Debug, Default)]
pub struct Counted(u32);

impl Counted {
    /// How many there are.
    #[inline]
    pub fn of(offers: impl FnOnce(&mut Counted)) -> u32 {
        let mut counted = Counted(0);
        offers(&mut counted);
        counted.0
    }
}

impl<A> Offers<A> for Counted {
    #[inline]
    fn each<T: PartialEq>(
        &mut self,
        _: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        legal: impl IntoIterator<Item = T>,
        _: impl FnOnce(T) -> &'static str,
    ) {
        self.0 += legal.into_iter().count() as u32;
    }

    #[inline]
    fn those<T: Copy + PartialEq>(
        &mut self,
        _: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        candidates: impl IntoIterator<Item = T>,
        check: impl Fn(T) -> Result<(), Refusal>,
    ) {
        self.0 += candidates.into_iter().filter(|one| check(*one).is_ok()).count() as u32;
    }

    #[inline]
    fn every<T: PartialEq>(
        &mut self,
        _: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        ways: impl FnOnce(&mut dyn FnMut(T)),
        _: impl FnOnce(T) -> &'static str,
    ) {
        ways(&mut |_| self.0 += 1);
    }

    #[inline]
    fn one(&mut self, _: A, check: Result<(), Refusal>) {
        self.0 += u32::from(check.is_ok());
    }

    #[inline]
    fn all<const N: usize>(&mut self, _: [A; N]) {
        self.0 += N as u32;
    }
}

/// Waits for the offer at a certain place, counted from 0.
#[derive(Debug)]
pub struct Nth<A> {
    before: u32,
    found: Option<A>,
}

impl<A> Nth<A> {
    /// The offer at this place, if there are that many.
    #[inline]
    pub fn of(place: u32, offers: impl FnOnce(&mut Nth<A>)) -> Option<A> {
        let mut nth = Nth { before: place, found: None };
        offers(&mut nth);
        nth.found
    }

    #[inline]
    fn look_among(&mut self, offers: impl Iterator<Item = A>) {
        if self.found.is_some() {
            return;
        }
        for offer in offers {
            if self.before == 0 {
                self.found = Some(offer);
                return;
            }
            self.before -= 1;
        }
    }
}

impl<A> Offers<A> for Nth<A> {
    #[inline]
    fn each<T: PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        legal: impl IntoIterator<Item = T>,
        _: impl FnOnce(T) -> &'static str,
    ) {
        self.look_among(legal.into_iter().map(kind.make));
    }

    #[inline]
    fn those<T: Copy + PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        candidates: impl IntoIterator<Item = T>,
        check: impl Fn(T) -> Result<(), Refusal>,
    ) {
        self.look_among(candidates.into_iter().filter(|one| check(*one).is_ok()).map(kind.make));
    }

    #[inline]
    fn every<T: PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        ways: impl FnOnce(&mut dyn FnMut(T)),
        _: impl FnOnce(T) -> &'static str,
    ) {
        ways(&mut |one| self.look_among([(kind.make)(one)].into_iter()));
    }

    #[inline]
    fn one(&mut self, action: A, check: Result<(), Refusal>) {
        if check.is_ok() {
            self.look_among([action].into_iter());
        }
    }

    #[inline]
    fn all<const N: usize>(&mut self, actions: [A; N]) {
        self.look_among(actions.into_iter());
    }
}

/// Holds one action and learns whether it is offered, and if not, why.
#[derive(Debug)]
pub struct Why<'a, A> {
    action: &'a A,
    verdict: Result<(), Refusal>,
}

impl<'a, A> Why<'a, A> {
    /// Whether this action is offered, or the rule that refuses it.
    #[inline]
    pub fn of(action: &'a A, offers: impl FnOnce(&mut Why<'a, A>)) -> Result<(), Refusal> {
        let mut why = Why { action, verdict: Err(house::OTHER_QUESTION) };
        offers(&mut why);
        why.verdict
    }
}

impl<A: PartialEq> Offers<A> for Why<'_, A> {
    #[inline]
    fn each<T: PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        legal: impl IntoIterator<Item = T>,
        why: impl FnOnce(T) -> &'static str,
    ) {
        if self.verdict.is_err()
            && let Some(wanted) = (kind.read)(self.action)
        {
            let offered = legal.into_iter().any(|one| one == wanted);
            self.verdict = if offered { Ok(()) } else { Err(Refusal::by(why(wanted))) };
        }
    }

    #[inline]
    fn those<T: Copy + PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        candidates: impl IntoIterator<Item = T>,
        check: impl Fn(T) -> Result<(), Refusal>,
    ) {
        if self.verdict.is_err()
            && let Some(wanted) = (kind.read)(self.action)
        {
            self.verdict = check(wanted);
            if self.verdict.is_ok() && !candidates.into_iter().any(|one| one == wanted) {
                self.verdict = Err(house::OTHER_QUESTION);
            }
        }
    }

    #[inline]
    fn every<T: PartialEq>(
        &mut self,
        kind: Kind<impl Fn(T) -> A, impl Fn(&A) -> Option<T>>,
        ways: impl FnOnce(&mut dyn FnMut(T)),
        why: impl FnOnce(T) -> &'static str,
    ) {
        if self.verdict.is_err()
            && let Some(wanted) = (kind.read)(self.action)
        {
            let mut offered = false;
            ways(&mut |one| offered |= one == wanted);
            self.verdict = if offered { Ok(()) } else { Err(Refusal::by(why(wanted))) };
        }
    }

    #[inline]
    fn one(&mut self, action: A, check: Result<(), Refusal>) {
        if self.verdict.is_err() && *self.action == action {
            self.verdict = check;
        }
    }

    #[inline]
    fn all<const N: usize>(&mut self, actions: [A; N]) {
        if self.verdict.is_err() && actions.contains(self.action) {
            self.verdict = Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Action {
        Take(u8),
        Put { on: u8, count: u8 },
        Give(u8, bool),
        Pay(u8, u8),
        Pass,
        Stop,
        Look(u8),
        Wait,
    }

    fn offers(to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Take), [3, 5], |_| "TAKE-FIRST");
        to.each(kind!(Action::Take), [7], |card| if card > 7 { "TAKE-HIGH" } else { "TAKE-LAST" });
        let even =
            |(on, count): (u8, u8)| unless(on < 3, "PUT-WHERE").and(unless(count % 2 == 0, "PUT-EVEN"));
        to.those(kind!(Action::Put { on, count }), [(1, 1), (1, 2), (2, 4)], even);
        to.each(kind!(Action::Give(card, open)), [(1, true)], |_| "GIVE");
        let pairs = |way: &mut dyn FnMut((u8, u8))| (1..=2).for_each(|coin| way((coin, 3 - coin)));
        to.every(kind!(Action::Pay(one, other)), pairs, |(one, _)| if one > 2 { "PAY-COIN" } else { "PAY" });
        to.one(Action::Pass, Ok(()));
        to.one(Action::Stop, unless(false, "STOP"));
        to.one(Action::Look(2), Ok(()));
        to.otherwise(kind!(Action::Look), |at| if at == 0 { "LOOK-WHERE" } else { "LOOK" });
    }

    #[test]
    fn listed_counted_and_picked_offers_are_the_same() {
        let mut listed = Vec::new();
        offers(&mut Listed(&mut listed));
        let put = |on, count| Action::Put { on, count };
        let all =
            [Action::Take(3), Action::Take(5), Action::Take(7), put(1, 2), put(2, 4), Action::Give(1, true)];
        assert_eq!(listed[..6], all);
        assert_eq!(listed[6..], [Action::Pay(1, 2), Action::Pay(2, 1), Action::Pass, Action::Look(2)]);
        assert_eq!(Counted::of(offers), 10);
        for (place, action) in (0..).zip(&listed) {
            assert_eq!(Nth::of(place, offers).as_ref(), Some(action));
            assert_eq!(Why::of(action, offers), Ok(()));
        }
        assert_eq!(Nth::of(10, offers), None);
    }

    #[test]
    fn what_is_not_offered_is_refused_by_its_rule() {
        let why = |action| Why::of(&action, offers).unwrap_err().rule;
        assert_eq!(why(Action::Take(4)), "TAKE-LAST");
        assert_eq!(why(Action::Take(8)), "TAKE-HIGH");
        assert_eq!(why(Action::Put { on: 1, count: 1 }), "PUT-EVEN");
        assert_eq!(why(Action::Put { on: 9, count: 1 }), "PUT-WHERE");
        // The check lets it pass, but it is no candidate.
        assert_eq!(why(Action::Put { on: 2, count: 6 }), house::OTHER_QUESTION.rule);
        assert_eq!(why(Action::Give(1, false)), "GIVE");
        assert_eq!(why(Action::Pay(2, 2)), "PAY");
        assert_eq!(why(Action::Pay(3, 0)), "PAY-COIN");
        assert_eq!(why(Action::Stop), "STOP");
        assert_eq!((why(Action::Look(0)), why(Action::Look(1))), ("LOOK-WHERE", "LOOK"));
        assert_eq!(why(Action::Wait), house::OTHER_QUESTION.rule);
    }
}
