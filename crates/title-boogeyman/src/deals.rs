//! What may be laid and proposed in a deal (BO-TRADE), for the rules and for the options alike.

use veilleuse_core::{Eyes, Referee, Refusal, SeatSet, Secret, kit::Bag};

use crate::{
    checks::{holds, unless},
    state::{Deal, MOST_PROPOSALS, State, Talk, Terms},
    words::Card,
};

/// Who looks at secrets: the rules, or the owner of some eyes.
#[derive(Clone, Copy)]
pub(crate) enum Sight<'r> {
    Truth(&'r Referee),
    Eyes(Eyes),
}

impl Sight<'_> {
    fn of<T: Copy>(self, secret: &Secret<T>) -> Option<T> {
        match self {
            Sight::Truth(referee) => Some(*secret.truth(referee)),
            Sight::Eyes(eyes) => secret.seen_by(eyes).copied(),
        }
    }

    fn cards(self, secret: &Secret<Bag>) -> Bag {
        self.of(secret).unwrap_or_default()
    }
}

impl State {
    /// The owners of the two Children of the deal.
    pub(crate) fn dealers(&self) -> SeatSet {
        SeatSet::only(self.child(self.active).seat()).with(self.child(self.deal.with).seat())
    }

    /// Cards this Child, or the one person who holds both hands, can lay into the deal.
    pub(crate) fn layable(&self, child: u8, sight: Sight<'_>) -> Bag {
        let Deal { with, give, back, laying } = &self.deal;
        let mut hand = sight.cards(&self.child(child).hand);
        if self.dealers().len() == 1 {
            hand = sight.cards(&self.child(self.active).hand).and(sight.cards(&self.child(*with).hand));
        }
        [give, back, laying].iter().fold(hand, |left, laid| left.without(sight.cards(laid)))
    }

    pub(crate) fn check_put(&self, child: u8, card: Card, sight: Sight<'_>) -> Result<(), Refusal> {
        unless(holds(self.layable(child, sight), card), "BO-TRADE-02")
    }

    /// The deal with everything that was laid.
    pub(crate) fn terms(&self, open: bool, sight: Sight<'_>) -> Terms {
        let Deal { with, give, back, laying } = &self.deal;
        let laid = sight.cards(laying);
        let side = |child: u8, before: &Secret<Bag>| {
            let others = laid.without(sight.cards(&self.child(child).hand));
            sight.cards(before).and(laid.without(others))
        };
        Terms { with: *with, open, give: side(self.active, give), back: side(*with, back) }
    }

    /// BO-TRADE-01: something lies there, and it was not turned down before in this turn.
    pub(crate) fn check_propose(&self, talk: Talk, sight: Sight<'_>) -> Result<Terms, Refusal> {
        let terms = self.terms(false, sight);
        unless(!terms.give.and(terms.back).is_empty(), "BO-TRADE-01")?;
        // Who was invited completes a proposal that has been counted.
        unless(talk == Talk::Invited || self.may_propose(), "BO-TRADE-01")?;
        unless(!self.was_declined(terms, sight), "BO-TRADE-01")?;
        Ok(terms)
    }

    /// The active Child may ask what the other one would give, before anything of it lies there.
    pub(crate) fn check_invite(&self, child: u8, sight: Sight<'_>) -> Result<Terms, Refusal> {
        let terms = self.terms(true, sight);
        let askable = child == self.active && self.dealers().len() == 2 && terms.back.is_empty();
        unless(askable && self.child(terms.with).hand_count > 0 && self.may_propose(), "BO-TRADE-01")?;
        unless(!self.was_declined(terms, sight), "BO-TRADE-01")?;
        Ok(terms)
    }

    pub(crate) const fn may_propose(&self) -> bool {
        self.turn.proposals < MOST_PROPOSALS
    }

    fn was_declined(&self, terms: Terms, sight: Sight<'_>) -> bool {
        let known = &self.declined[..usize::from(self.turn.declined)];
        !known.is_empty() && known.iter().any(|mark| sight.of(mark) == Some(terms.mark()))
    }
}
