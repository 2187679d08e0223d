//! Trading Search cards (BO-TRADE, Ruling BO-Q-31): both must agree, and only the two see the cards.

use veilleuse_core::{SeatSet, Secret, house};

use crate::{
    action::Action,
    checks::{holds, unless},
    state::{Ask, Deal, Frame},
    told::Told,
    words::{Card, Deck, NONE},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    pub(super) fn offer(&mut self, child: u8, with: u8, card: Card, swap: bool) -> Rests {
        self.state.turn.offers += 1;
        let both = self.both(child, with);
        let (from, to) = (self.figure(child), self.figure(with));
        self.state.deal =
            Deal { with, swap, card: Secret::new(card.number, both), back: Secret::new(NONE, both) };
        let other = SeatSet::only(self.state.child(with).seat());
        self.scribe.reveal(other, |eyes| Told::Offered {
            child: from,
            to,
            card: eyes.among(both).then_some(card),
            swap,
        });
        if !swap && self.state.child(child).seat == self.state.child(with).seat {
            // One person holds both hands.
            return self.give();
        }
        self.ask(Ask::Answer)
    }

    fn both(&self, one: u8, other: u8) -> SeatSet {
        SeatSet::only(self.state.child(one).seat()).with(self.state.child(other).seat())
    }

    pub(super) fn trade_decided(&mut self, action: Action) -> Answered {
        let (active, deal) = (self.state.active, self.state.deal);
        let (from, to) = (self.figure(active), self.figure(deal.with));
        match (self.state.ask, action) {
            (Ask::Answer | Ask::Confirm, Action::Pass) => {
                self.scribe.tell(|_| Told::OfferDeclined { child: from, to });
                // Nobody is asked twice in a turn.
                self.state.turn.declined |= 1 << deal.with;
                self.state.deal = Deal::NONE;
                self.then(Frame::Act);
                Ok(Rests::No)
            }
            (Ask::Answer, Action::Accept) if !deal.swap => Ok(self.give()),
            (Ask::Answer, Action::Return(card)) if deal.swap => {
                let hand = *self.state.child(deal.with).hand.truth(self.referee);
                unless(holds(hand, card), "BO-TRADE-02")?;
                *self.state.deal.back.truth_mut(self.referee) = card.number;
                let both = self.both(active, deal.with);
                let own = SeatSet::only(self.state.child(active).seat());
                self.scribe.reveal(own, |eyes| Told::ReturnOffered {
                    child: to,
                    to: from,
                    card: eyes.among(both).then_some(card),
                });
                Ok(self.ask(Ask::Confirm))
            }
            (Ask::Confirm, Action::Accept) => Ok(self.swap()),
            _ => Err(house::OTHER_QUESTION),
        }
    }

    fn pass_card(&mut self, from: u8, to: u8, card: u8) {
        let giver = self.state.child_mut(from);
        giver.hand.truth_mut(self.referee).take(card);
        giver.hand_count -= 1;
        let taker = self.state.child_mut(to);
        taker.hand.truth_mut(self.referee).put(card);
        taker.hand_count += 1;
    }

    fn give(&mut self) -> Rests {
        let (active, with) = (self.state.active, self.state.deal.with);
        let card = *self.state.deal.card.truth(self.referee);
        self.state.deal = Deal::NONE;
        self.pass_card(active, with, card);
        let (child, to, both) = (self.figure(active), self.figure(with), self.both(active, with));
        self.scribe.tell(|eyes| Told::Given {
            child,
            to,
            card: eyes.among(both).then_some(Card::new(Deck::Search, card)),
        });
        self.then(Frame::Act);
        Rests::No
    }

    fn swap(&mut self) -> Rests {
        let (active, with) = (self.state.active, self.state.deal.with);
        let card = *self.state.deal.card.truth(self.referee);
        let back = *self.state.deal.back.truth(self.referee);
        self.state.deal = Deal::NONE;
        self.pass_card(active, with, card);
        self.pass_card(with, active, back);
        let (child, to, both) = (self.figure(active), self.figure(with), self.both(active, with));
        self.scribe.tell(|eyes| {
            let seen = |card| eyes.among(both).then_some(Card::new(Deck::Search, card));
            Told::Swapped { child, to, card: seen(card), back: seen(back) }
        });
        self.then(Frame::Act);
        Rests::No
    }
}
