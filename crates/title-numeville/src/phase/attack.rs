//! The Dark Master's Attack after a black 6.

use veilleuse_core::{Seat, house, kit::Bag};

use crate::{
    action::{Action, Which},
    cards::Aid,
    state::{Ask, Frame},
    told::Told,
    words::Dark,
};

use super::{Answered, Play, Rests, draw_concerns_settled, untimely, usable, usable_for};

impl Play<'_, '_> {
    /// NU-ATT-01: exactly one card; `rejected` ones do not come back in the same draw (Ruling NU-Q-17).
    pub(super) fn draw_attack(&mut self, rejected: Bag) -> Rests {
        self.state.rejected = rejected;
        if self.state.attacks.is_empty() {
            // Ruling NU-Q-15: the discard comes back; only the End-of-round deck is a clock.
            self.state.attacks.reshuffle_except(rejected);
        }
        if !self.state.attacks.is_empty() {
            return self.ask(Ask::DrawAttack);
        }
        if let Some(only) = self.state.turn.aside.take() {
            self.threaten(only)
        } else {
            self.scribe.tell(|_| Told::NoAttackLeft);
            Rests::No
        }
    }

    pub(super) fn attack_drawn(&mut self, way: u32) {
        let card = self.state.attacks.draw(way);
        let id = &self.pack.attacks[usize::from(card)].id;
        self.scribe.tell(|_| Told::DarkDrawn { deck: Dark::Attack, card: id.clone() });
        let rests = if draw_concerns_settled(self.pack, self.state, Dark::Attack, card) {
            // NU-ATT-04, NU-ATT-05
            self.scribe.tell(|_| Told::DarkRejected { deck: Dark::Attack, card: id.clone() });
            self.state.attacks.discard(card);
            let mut rejected = self.state.rejected;
            rejected.put(card);
            self.draw_attack(rejected)
        } else {
            self.attack_stands(card)
        };
        if rests == Rests::No {
            self.run();
        }
    }

    fn attack_stands(&mut self, card: u8) -> Rests {
        let seat = self.state.active;
        let chooses = usable_for(self.pack, self.state, seat, |aid| aid == Aid::ChooseAttack).is_some();
        match self.state.turn.aside {
            None if chooses => {
                self.state.turn.aside = Some(card);
                self.draw_attack(self.state.rejected)
            }
            None => self.threaten(card),
            Some(_) => self.ask(Ask::ChooseAttack { second: card }),
        }
    }

    /// An Attack that stands goes to the discard, and whoever can may cancel it.
    fn threaten(&mut self, card: u8) -> Rests {
        self.state.attacks.discard(card);
        self.offer_cancel(card, self.state.active)
    }

    /// Asks the holders of a cancelling card, from the active seat on, clockwise.
    fn offer_cancel(&mut self, card: u8, from: Seat) -> Rests {
        let (active, seats) = (self.state.active, self.state.rules.seats);
        let mut seat = from;
        loop {
            if usable(self.pack, self.state, seat).any(|(_, aid)| cancels(aid, seat == active)) {
                return self.ask(Ask::CancelAttack { card, holder: seat });
            }
            seat = seat.next(seats);
            if seat == active {
                // NU-ATT-03: it takes effect at once.
                self.state.frames.push(Frame::Blows { deck: Dark::Attack, card, at: 0 });
                return Rests::No;
            }
        }
    }

    pub(super) fn attack_decided(&mut self, action: Action) -> Answered {
        let rests = match (self.state.ask, action) {
            (Ask::ChooseAttack { second }, Action::Suffer(which)) => {
                let seat = self.state.active;
                let first = self.state.turn.aside.take().expect("two Attacks were drawn");
                let (card, other) = if which == Which::Old { (first, second) } else { (second, first) };
                self.state.attacks.discard(other);
                let id = &self.pack.attacks[usize::from(card)].id;
                self.scribe.tell(|_| Told::AttackChosen { seat, card: id.clone() });
                self.threaten(card)
            }
            (Ask::CancelAttack { card, holder }, Action::Use(slot)) => {
                let own = holder == self.state.active;
                if !self.can(holder, slot, |aid| cancels(aid, own)) {
                    return Err(untimely(slot));
                }
                self.spend(holder, slot);
                let id = &self.pack.attacks[usize::from(card)].id;
                self.scribe.tell(|_| Told::AttackCancelled { seat: holder, card: id.clone() });
                Rests::No
            }
            (Ask::CancelAttack { card, holder }, Action::Pass) => {
                let next = holder.next(self.state.rules.seats);
                if next == self.state.active {
                    self.state.frames.push(Frame::Blows { deck: Dark::Attack, card, at: 0 });
                    Rests::No
                } else {
                    self.offer_cancel(card, next)
                }
            }
            _ => return Err(house::OTHER_QUESTION),
        };
        if rests == Rests::No {
            self.run();
        }
        Ok(())
    }
}

/// Whether a card cancels an Attack drawn by its owner or by somebody else.
pub(crate) const fn cancels(aid: Aid, own: bool) -> bool {
    matches!(aid, Aid::CancelAnyAttack) || (own && matches!(aid, Aid::CancelOwnAttack))
}
