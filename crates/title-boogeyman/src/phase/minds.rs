//! What happens to a Child: states of mind, Candies, hands, fainting (BO-STATE, BO-CANDY, BO-NIGHT).

use veilleuse_core::{SeatSet, house};

use crate::{
    action::Action,
    cards::Spell,
    checks::{holds, unless},
    setup::Mode,
    state::{Ask, End, Frame},
    told::Told,
    words::{Card, Deck, Mind, NONE, candy_cap},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// BO-STATE-01, BO-STATE-04, BO-STATE-05, Ruling BO-Q-16
    pub(super) fn lose_state(&mut self, child: u8) {
        let figure = self.figure(child);
        let kid = self.state.child_mut(child);
        if !kid.conscious() {
            return;
        }
        kid.mind -= 1;
        let (cards, room, surplus) = (kid.mind, kid.at(), kid.cap_candies());
        let total = kid.candies;
        let mind = Mind::of(cards);
        self.scribe.tell(|_| Told::StateLost { child: figure, mind });
        if surplus > 0 {
            self.scribe.tell(|_| Told::CandyLost { child: figure, count: surplus, total });
        }
        if cards == 0 {
            self.scribe.tell(|_| Told::Fainted { child: figure, room });
            if !self.state.finale.begun {
                self.state.newly |= 1 << child;
            }
        }
    }

    /// BO-STATE-07
    pub(super) fn recover_state(&mut self, child: u8) {
        let kid = self.state.child_mut(child);
        if !kid.conscious() || kid.mind >= 3 {
            return;
        }
        kid.mind += 1;
        let mind = Mind::of(kid.mind);
        let child = self.figure(child);
        self.scribe.tell(|_| Told::StateRegained { child, mind });
    }

    /// BO-CANDY-05, Ruling BO-Q-15: never above the cap.
    pub(super) fn gain_candy(&mut self, child: u8, count: u8) {
        if self.state.under(self.pack, Spell::EmptyBowls) {
            return;
        }
        let kid = self.state.child_mut(child);
        if !kid.conscious() {
            return;
        }
        let gained = count.min(candy_cap(kid.mind).saturating_sub(kid.candies));
        if gained > 0 {
            kid.candies += gained;
            let total = kid.candies;
            let child = self.figure(child);
            self.scribe.tell(|_| Told::CandyGained { child, count: gained, total });
        }
    }

    /// How many were lost.
    pub(super) fn lose_candy(&mut self, child: u8, count: u8) -> u8 {
        let kid = self.state.child_mut(child);
        if !kid.conscious() {
            return 0;
        }
        let lost = count.min(kid.candies);
        if lost > 0 {
            kid.candies -= lost;
            let total = kid.candies;
            let child = self.figure(child);
            self.scribe.tell(|_| Told::CandyLost { child, count: lost, total });
        }
        lost
    }

    pub(super) fn lose_candy_or_state(&mut self, child: u8) {
        if self.lose_candy(child, 1) == 0 {
            self.lose_state(child);
        }
    }

    /// Puts a card of a hand on the discard; the caller tells.
    pub(super) fn discard(&mut self, child: u8, card: u8) {
        let kid = self.state.child_mut(child);
        kid.hand.truth_mut(self.referee).take(card);
        kid.hand_count -= 1;
        kid.shown.take(card);
        self.state.pile_mut(Deck::Search).spent.put(card);
    }

    pub(super) fn discard_some(&mut self, child: u8, left: u8) -> Rests {
        let kid = self.state.child(child);
        if left == 0 || kid.hand_count == 0 || kid.gone() {
            return Rests::No;
        }
        if kid.hand_count <= left {
            let hand = *kid.hand.truth(self.referee);
            hand.iter().for_each(|card| self.discard_openly(child, card));
            return Rests::No;
        }
        self.ask(Ask::Discard { child, left })
    }

    fn discard_openly(&mut self, child: u8, card: u8) {
        self.discard(child, card);
        let child = self.figure(child);
        let card = Card::new(Deck::Search, card);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Discarded { child, card });
    }

    pub(super) fn discard_decided(&mut self, child: u8, left: u8, action: Action) -> Answered {
        let Action::Discard(card) = action else { return Err(house::OTHER_QUESTION) };
        let hand = *self.state.child(child).hand.truth(self.referee);
        unless(holds(hand, card), "BO-FREE-01")?;
        self.discard_openly(child, card.number);
        self.then(Frame::DiscardSome { child, left: left - 1 });
        Ok(Rests::No)
    }

    /// Sees to Children who Fainted in the effect that is now resolved (P1 step 3, Rulings BO-Q-21 and BO-Q-65).
    pub(super) fn faints(&mut self) -> Rests {
        // A Child may have been revived in the same effect.
        let newly = self.state.newly & self.state.children_where(|kid| kid.mind == 0 && !kid.gone());
        self.state.newly = 0;
        let Some(first) = self.state.first_of(newly) else { return Rests::No };
        let semi = self.state.rules.mode == Mode::SemiCoop && !self.state.rules.player_run();
        let mut others = newly;
        if semi {
            self.turn_coat(first);
            others &= !(1 << first);
        }
        if self.state.conscious() == 0 {
            self.state.end = Some(End::AllFainted);
            return Rests::No;
        }
        if self.state.rules.player_run() && others != 0 {
            let child = self.state.first_of(others).unwrap_or(first);
            // The others are asked about one after the other.
            self.state.newly = others & !(1 << child);
            if self.state.newly != 0 {
                self.then(Frame::Faints);
            }
            // BO-NIGHT-05, BO-NIGHT-06; Ruling BO-Q-58: those that are not being dreamt.
            let free = self.state.pile_mut(Deck::Nightmare).refill() > 0;
            if free && self.state.child(child).nightmare == NONE {
                return self.ask(Ask::Nightmare(child));
            }
        }
        Rests::No
    }

    pub(super) fn nightmare_decided(&mut self, child: u8, action: Action) -> Answered {
        let card = self.take_of(Deck::Nightmare, action, "BO-NIGHT-05")?;
        self.give_nightmare(child, card);
        Ok(Rests::No)
    }

    pub(super) fn give_nightmare(&mut self, child: u8, card: u8) {
        self.state.child_mut(child).nightmare = card;
        let child = self.figure(child);
        let card = Card::new(Deck::Nightmare, card);
        self.scribe.tell(|_| Told::NightmareBegan { child, card });
    }
}
