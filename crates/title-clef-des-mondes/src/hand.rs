//! What others can conclude about a hand when something of it becomes known.
//!
//! A hand has no places to anybody but its owner. A card that is shown, announced or left behind may have been any
//! of those it could have been, so from then on the same is known of all of them.

use veilleuse_core::{Referee, Seat, SeatSet, Secret};

use crate::{
    cards::Filter,
    pack::{Pack, natives},
    piles::{Back, Facts, Sort, blur},
    state::{HAND, Player},
    words::{Card, World},
};

/// What is true of each of the backs that could be one of these cards; they become alike.
fn merge(backs: &mut [Back], could_be: impl Fn(Facts) -> bool) -> Option<Facts> {
    let alike = |back: &&mut Back| could_be(back.facts);
    let joined = backs.iter().map(|back| back.facts).filter(|facts| could_be(*facts)).reduce(Facts::join)?;
    backs.iter_mut().filter(alike).for_each(|back| back.facts = joined);
    Some(joined)
}

impl Player {
    /// Takes a card that everybody sees now.
    #[inline]
    pub(crate) fn show(&mut self, pack: &Pack, place: usize, card: Card) -> Back {
        let facts = self.hand[place].facts;
        let told_apart = self.backs().iter().any(|back| back.facts != facts);
        if told_apart {
            merge(self.backs_mut(), |facts| facts.allowed(pack).has(card));
        }
        self.take(place)
    }

    /// CM-EXCH-02, CM-EXCH-03: everybody hears the key and the type of a card. Who has seen another card of the hand
    /// that would fit cannot tell them apart any more.
    pub(crate) fn announce(&mut self, pack: &Pack, place: usize, owner: Seat, referee: &Referee) {
        let exact = Facts::exact(pack, *self.hand[place].card.truth(referee));
        let fitting = Facts::of(None, exact.sort(), exact.key()).allowed(pack);
        let others = SeatSet::first(Seat::MAX).without(owner);
        // To whom a back could be the announced card: who has seen it knows, others go by what is known of it.
        let could_be_to = |back: &Back| {
            let seen = back.card.known_to().among(others);
            let to_them = if fitting.has(*back.card.truth(referee)) { seen } else { SeatSet::NOBODY };
            let fits = fitting.meets(back.facts.allowed(pack));
            to_them.and(if fits { others.but(seen) } else { SeatSet::NOBODY })
        };
        let (mut to_some, mut in_doubt) = (SeatSet::NOBODY, SeatSet::NOBODY);
        for back in self.backs() {
            let those = could_be_to(back);
            in_doubt = in_doubt.and(to_some.among(those));
            to_some = to_some.and(those);
        }
        if !in_doubt.is_empty() {
            for back in self.backs_mut() {
                let known_to = back.card.known_to().but(in_doubt.among(could_be_to(back)));
                back.card = Secret::new(*back.card.truth(referee), known_to);
            }
        }
        if let Some(joined) = merge(self.backs_mut(), |facts| fitting.meets(facts.allowed(pack))) {
            self.hand[place].facts = Facts::of(joined.origin(), exact.sort(), exact.key());
        }
    }

    /// CM-CROSS-05, CM-ENC-03: the objects of the hand first, then its encounters, which stay in this world. How many
    /// these are is open; which is which only the owner can tell.
    pub(crate) fn part(&mut self, pack: &Pack, world: World, owner: Seat, referee: &Referee) -> usize {
        let encounters = pack.sets.encounters & natives(world);
        let either = |facts: Facts| {
            let allowed = facts.allowed(pack);
            allowed.meets(pack.sets.objects) && allowed.meets(encounters)
        };
        let stays_here = |back: &Back| pack.is_encounter(*back.card.truth(referee));
        let mut open = self.backs().iter().filter(|back| either(back.facts)).map(stays_here);
        let first = open.next();
        if open.any(|stays| Some(stays) != first) {
            merge(self.backs_mut(), either);
        }
        let mut sorted = [Back::NOTHING; HAND];
        let mut filled = 0;
        for (sort, encounter) in [(Sort::Object, false), (Sort::Encounter, true)] {
            for back in self.backs().iter().filter(|back| stays_here(back) == encounter) {
                sorted[filled] = Back { facts: back.facts.sorted(sort), ..*back };
                filled += 1;
            }
        }
        let count = sorted[..filled].iter().filter(|back| stays_here(back)).count();
        blur(&mut sorted[filled - count..filled], SeatSet::only(owner), referee);
        self.hand = sorted;
        count
    }

    /// Everybody learns that no card of this sort is in the hand.
    pub(crate) fn rule_out(&mut self, filter: Filter) {
        let other = match filter {
            Filter::Any => return,
            Filter::Object => Sort::Encounter,
            Filter::Encounter => Sort::Object,
        };
        self.backs_mut().iter_mut().for_each(|back| back.facts = back.facts.sorted(other));
    }
}

/// The order in which others see the cards of a hand: it tells nothing of the places they have.
pub(crate) fn order_for_others(back: &Back, known: Option<Card>) -> (bool, Option<Card>, Facts) {
    (known.is_none(), known, back.facts)
}
