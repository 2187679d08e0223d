//! Deals over Search cards (BO-TRADE, Ruling BO-Q-31): put together card by card, then proposed. Both must agree, and
//! only the two see the cards.

use veilleuse_core::{SeatSet, Secret, house, kit::Bag};

use crate::{
    action::Action,
    deals::Sight,
    state::{Ask, Deal, Frame, Talk, Terms},
    told::Told,
    words::{Card, Deck},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// The active Child begins to put a deal together.
    pub(super) fn trade(&mut self, with: u8) -> Rests {
        self.state.deal.with = with;
        let both = self.state.dealers();
        let nothing = Secret::new(Bag::EMPTY, both);
        self.state.deal = Deal { with, give: nothing, back: nothing, laying: nothing };
        let (child, to) = (self.figure(self.state.active), self.figure(with));
        self.scribe.tell(|_| Told::DealBegun { child, to });
        self.asks_dealer(self.state.active, Talk::Laying)
    }

    /// What is laid from now on is seen by this Child's owner alone until it is proposed.
    fn asks_dealer(&mut self, child: u8, talk: Talk) -> Rests {
        let own = SeatSet::only(self.state.child(child).seat());
        #[cfg(feature = "planted-leaks")]
        let own = self.leak_deal(own);
        self.state.deal.laying = Secret::new(Bag::EMPTY, own);
        self.ask(Ask::Deal(child, talk))
    }

    pub(super) fn deal_decided(&mut self, child: u8, talk: Talk, action: Action) -> Answered {
        let sight = Sight::Truth(self.referee);
        match (action, talk) {
            (Action::Put(card), _) => {
                self.state.check_put(child, card, sight)?;
                Ok(self.put(child, talk, card.number))
            }
            (Action::Propose, Talk::Laying | Talk::Invited) => {
                let terms = self.state.check_propose(talk, sight)?;
                self.state.turn.proposals += u8::from(talk == Talk::Laying);
                // Where one person holds both hands there is nobody to ask.
                let alone = self.state.dealers().len() == 1;
                Ok(if alone { self.close_deal(terms) } else { self.put_to_other(child, terms) })
            }
            (Action::Invite, Talk::Laying) => {
                let terms = self.state.check_invite(child, sight)?;
                self.state.turn.proposals += 1;
                Ok(self.put_to_other(child, terms))
            }
            (Action::Accept, Talk::Proposed) => Ok(self.close_deal(self.state.terms(false, sight))),
            (Action::Pass, _) => Ok(self.turn_down(child, talk)),
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// Whoever lays a card into a deal that was proposed turns that one down and makes another of it.
    fn put(&mut self, child: u8, talk: Talk, card: u8) -> Rests {
        if talk == Talk::Proposed {
            self.note_declined(false);
        }
        self.state.deal.laying.truth_mut(self.referee).put(card);
        self.ask(Ask::Deal(child, if talk == Talk::Invited { talk } else { Talk::Laying }))
    }

    /// Puts the deal to the other one, who sees it only now.
    fn put_to_other(&mut self, child: u8, terms: Terms) -> Rests {
        let Terms { open, give, back, .. } = terms;
        let (both, other) = (self.state.dealers(), self.other_dealer(child));
        *self.state.deal.give.truth_mut(self.referee) = give;
        *self.state.deal.back.truth_mut(self.referee) = back;
        let (from, to) = (self.figure(child), self.figure(other));
        let (gives, takes) = if child == self.state.active { (give, back) } else { (back, give) };
        // The other one learns the cards, and everybody that it is none of the deals turned down before.
        self.scribe.reveal(SeatSet::EVERYBODY, |eyes| {
            let seen = |cards: Bag| eyes.among(both).then(|| cards.iter().map(search).collect());
            Told::Offered { child: from, to, gives: seen(gives), takes: seen(takes), open }
        });
        self.asks_dealer(other, if open { Talk::Invited } else { Talk::Proposed })
    }

    const fn other_dealer(&self, child: u8) -> u8 {
        if child == self.state.active { self.state.deal.with } else { self.state.active }
    }

    /// What was turned down is not proposed again as it was in the same turn; a deal called off counts as proposed.
    fn turn_down(&mut self, child: u8, talk: Talk) -> Rests {
        match talk {
            Talk::Laying => {
                let called_off = child == self.state.active && self.state.may_propose();
                self.state.turn.proposals += u8::from(called_off);
            }
            Talk::Invited => self.note_declined(true),
            Talk::Proposed => self.note_declined(false),
        }
        let (from, to) = (self.figure(child), self.figure(self.other_dealer(child)));
        self.scribe.tell(|_| Told::DealDeclined { child: from, to });
        self.state.deal = Deal::NONE;
        self.then(Frame::Act);
        Rests::No
    }

    fn note_declined(&mut self, open: bool) {
        let Deal { with, give, back, .. } = self.state.deal;
        let [give, back] = [give, back].map(|cards| *cards.truth(self.referee));
        let at = usize::from(self.state.turn.declined);
        let mark = Terms { with, open, give, back }.mark();
        self.state.declined[at] = Secret::new(mark, self.state.dealers());
        self.state.turn.declined += 1;
    }

    /// Both agree: the cards change hands.
    fn close_deal(&mut self, terms: Terms) -> Rests {
        let (active, Terms { with, give, back, .. }) = (self.state.active, terms);
        self.state.deal = Deal::NONE;
        self.pass_cards(active, with, give);
        self.pass_cards(with, active, back);
        self.then(Frame::Act);
        Rests::No
    }

    fn pass_cards(&mut self, from: u8, to: u8, cards: Bag) {
        let count = cards.len() as u8;
        if count == 0 {
            return;
        }
        let giver = self.state.child_mut(from);
        let hand = giver.hand.truth_mut(self.referee);
        *hand = hand.without(cards);
        giver.hand_count -= count;
        // Which of the cards everybody knew has gone is known to the two alone.
        giver.shown = Bag::EMPTY;
        let taker = self.state.child_mut(to);
        let hand = taker.hand.truth_mut(self.referee);
        *hand = hand.and(cards);
        taker.hand_count += count;
        let both = SeatSet::only(self.state.child(from).seat()).with(self.state.child(to).seat());
        let (child, to) = (self.figure(from), self.figure(to));
        for card in cards.iter().map(search) {
            self.scribe.tell(|eyes| Told::Given { child, to, card: eyes.among(both).then_some(card) });
        }
    }

    /// Ruling BO-Q-33: everybody sees what the hand holds now.
    pub(super) fn show_hand(&mut self, child: u8) {
        let kid = self.state.child_mut(child);
        let news = kid.hand.truth(self.referee).without(kid.shown);
        kid.shown = kid.shown.and(news);
        let figure = self.figure(child);
        for card in news.iter().map(search) {
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::CardShown { child: figure, card });
        }
    }
}

const fn search(card: u8) -> Card {
    Card::new(Deck::Search, card)
}
