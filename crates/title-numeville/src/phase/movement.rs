//! Step 1 of a turn: the white die, the move, and what the square of arrival brings.

use veilleuse_core::{Refusal, Seat, house, kit::Turning};

use crate::{
    action::{Action, Side, Which},
    cards::{Aid, Modifier},
    pack::Pack,
    state::{Ask, Stake, State, Turn},
    told::Told,
    words::{Complice, Difficulty, Slot, Square},
};

use super::{Answered, Play, fresh, untimely, usable, usable_for};

/// The ways a pawn may go now.
pub(crate) fn turnings(state: &State) -> &'static [Turning] {
    match state.modifier {
        Some(Modifier::OneWay(Turning::Clockwise)) => &[Turning::Clockwise],
        Some(Modifier::OneWay(Turning::CounterClockwise)) => &[Turning::CounterClockwise],
        _ => &Turning::BOTH,
    }
}

/// NU-MOVE-03: exactly as many squares as the die says; NU-MOVE-06: on to the next free one in the same
/// direction when it is taken (Ruling NU-Q-08). Also tells whether the pawn was bumped.
pub(crate) fn destination(pack: &Pack, state: &State, seat: Seat, turning: Turning) -> (Square, bool) {
    let ring = pack.board.ring;
    let target = Square(ring.step(state.pawns[seat.index()].0, turning, state.turn.white));
    let free = next_free(pack, state, seat, target, turning);
    (free, free != target)
}

fn next_free(pack: &Pack, state: &State, seat: Seat, from: Square, turning: Turning) -> Square {
    let mut square = from;
    while state.occupied(square, seat) {
        square = Square(pack.board.ring.step(square.0, turning, 1));
    }
    square
}

impl Play<'_, '_> {
    /// NU-TURN-04: a turn is a move, then a question.
    pub(crate) fn begin_turn(&mut self) {
        let (seat, round) = (self.state.active, self.state.round);
        self.state.turn = Turn::default();
        self.state.question = None;
        self.scribe.tell(|_| Told::TurnBegan { seat, round });
        let sets_die = usable_for(self.pack, self.state, seat, |aid| aid == Aid::SetWhite).is_some();
        // NU-MOVE-01: rolling is no choice, so it is not asked.
        self.ask(if sets_die { Ask::BeforeWhite } else { Ask::White });
    }

    pub(super) fn white_rolled(&mut self, way: u32) {
        let (seat, face) = (self.state.active, way as u8 + 1);
        self.state.turn.white = face;
        self.scribe.tell(|_| Told::WhiteRolled { seat, face });
        self.white_known();
    }

    /// NU-MOVE-02: the direction is chosen after the roll.
    fn white_known(&mut self) {
        let seat = self.state.active;
        let helped = usable(self.pack, self.state, seat).any(|(slot, aid)| self.helps_white(slot, aid));
        match turnings(self.state) {
            [only] if !helped => self.travel(*only, true),
            _ => {
                self.ask(Ask::Direction);
            }
        }
    }

    fn helps_white(&self, slot: Slot, aid: Aid) -> bool {
        match aid {
            Aid::Reroll => !self.state.turn.white_chosen,
            Aid::AdjustWhite => !self.state.turn.adjusted[slot as usize],
            _ => false,
        }
    }

    pub(super) fn movement_decided(&mut self, action: Action) -> Answered {
        let seat = self.state.active;
        match (self.state.ask, action) {
            (Ask::BeforeWhite, Action::Roll) => {
                self.ask(Ask::White);
            }
            (Ask::BeforeWhite, Action::SetDie { with, value }) => {
                if !self.can(seat, with, |aid| aid == Aid::SetWhite) || !(1..=6).contains(&value) {
                    return Err(untimely(with));
                }
                self.spend(seat, with);
                self.state.turn.white = value;
                self.state.turn.white_chosen = true;
                self.scribe.tell(|_| Told::WhiteChosen { seat, value });
                self.white_known();
            }
            (Ask::Direction, Action::Move(turning)) => {
                if !turnings(self.state).contains(&turning) {
                    return Err(Refusal::by("NU-ROUND-04"));
                }
                self.travel(turning, false);
            }
            (Ask::Direction, Action::Use(slot)) => {
                if !self.can(seat, slot, |aid| aid == Aid::Reroll && self.helps_white(slot, aid)) {
                    return Err(untimely(slot));
                }
                self.spend(seat, slot);
                self.state.turn.adjusted = [false; 2];
                self.ask(Ask::White);
            }
            (Ask::Direction, Action::Adjust { with, by }) => {
                let can = self.can(seat, with, |aid| aid == Aid::AdjustWhite && self.helps_white(with, aid));
                let value = self.state.turn.white.checked_add_signed(by).unwrap_or(0);
                if !can || by.unsigned_abs() != 1 || !(1..=7).contains(&value) {
                    return Err(untimely(with));
                }
                self.spend(seat, with);
                self.state.turn.adjusted[with as usize] = true;
                self.state.turn.white = value;
                self.scribe.tell(|_| Told::WhiteAdjusted { seat, value });
                self.white_known();
            }
            (Ask::Bump { ahead, behind }, Action::Bump(side)) => {
                let (to, turning) = match side {
                    Side::Ahead => (ahead, self.state.turn.turning),
                    Side::Behind => (behind, self.state.turn.turning.reversed()),
                };
                self.land(to, turning, true, false);
            }
            (Ask::KeepCard { slot, new }, Action::Keep(which)) => self.keep(slot, new, which),
            (Ask::Plaza { .. }, Action::Plaza(complice)) => {
                // NU-PLAZA-05: only an open Complice.
                if self.state.settled(complice) {
                    return Err(Refusal::by("NU-PLAZA-05"));
                }
                self.scribe.tell(|_| Told::PlazaUsed { seat, complice });
                // NU-PLAZA-02 to NU-PLAZA-04: a hard question, no black die, nothing doubled.
                self.state.frames.push(crate::state::Frame::AfterQuestion);
                self.pose(complice, Difficulty::Hard, Stake { right: 1, wrong: 1 });
            }
            (Ask::Plaza { instead }, Action::Decline) => {
                if instead {
                    self.enter_district();
                } else {
                    // NU-PLAZA-06, Ruling NU-Q-10: declining ends the turn.
                    self.scribe.tell(|_| Told::PlazaDeclined { seat });
                    self.finish_turn();
                }
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(())
    }

    fn travel(&mut self, turning: Turning, forced: bool) {
        let seat = self.state.active;
        let (ahead, bumped) = destination(self.pack, self.state, seat, turning);
        if bumped && usable_for(self.pack, self.state, seat, |aid| aid == Aid::FreeBump).is_some() {
            let ring = self.pack.board.ring;
            let target = Square(ring.step(self.state.pawns[seat.index()].0, turning, self.state.turn.white));
            let behind = next_free(self.pack, self.state, seat, target, turning.reversed());
            self.state.turn.turning = turning;
            self.scribe.tell(|_| Told::Bumped { seat, turning, at: target });
            self.ask(Ask::Bump { ahead, behind });
            return;
        }
        self.land(ahead, turning, bumped, forced);
    }

    /// NU-MOVE-07, NU-MOVE-10: only the square where the move ends counts (Ruling NU-Q-09).
    fn land(&mut self, to: Square, turning: Turning, bumped: bool, forced: bool) {
        let (seat, steps) = (self.state.active, self.state.turn.white);
        self.state.pawns[seat.index()] = to;
        self.scribe.tell(|_| Told::Moved { seat, turning, steps, to, bumped, forced });
        // NU-OBJ-01, NU-POW-01; Ruling NU-Q-27: the card comes before anything else of the square.
        for slot in Slot::BOTH {
            if self.state.markers[slot as usize] == Some(to) {
                self.state.rejected = veilleuse_core::kit::Bag::EMPTY;
                return self.draw_card(slot);
            }
        }
        self.arrive();
    }

    fn draw_card(&mut self, slot: Slot) {
        let rejected = self.state.rejected;
        let deck = &mut self.state.decks[slot as usize];
        if deck.is_empty() {
            // Rulings NU-Q-30 and NU-Q-17: the discard comes back, without what this draw has rejected.
            deck.reshuffle_except(rejected);
        }
        if deck.is_empty() {
            self.scribe.tell(|_| Told::NoCardLeft { slot });
            self.arrive();
        } else {
            self.ask(Ask::DrawCard(slot));
        }
    }

    pub(super) fn card_drawn(&mut self, slot: Slot, way: u32) {
        let seat = self.state.active;
        let new = self.state.decks[slot as usize].draw(way);
        let card = self.pack.aid(slot, new);
        if let Some(complice) = card.aid.concerns().filter(|complice| self.state.settled(*complice)) {
            // NU-OBJ-06, NU-POW-05: a card about a settled Complice is drawn again.
            self.scribe.tell(|_| Told::CardRejected { slot, card: card.id.clone(), complice });
            self.state.decks[slot as usize].discard(new);
            self.state.rejected.put(new);
            return self.draw_card(slot);
        }
        self.scribe.tell(|_| Told::CardDrawn { seat, slot, card: card.id.clone() });
        if self.state.hands.of(seat, slot).is_some() {
            // NU-OBJ-09, NU-POW-08: one of the two goes.
            self.ask(Ask::KeepCard { slot, new });
        } else {
            self.take(slot, new);
            self.arrive();
        }
    }

    fn take(&mut self, slot: Slot, new: u8) {
        let (seat, card) = (self.state.active, self.pack.aid(slot, new));
        *self.state.hands.of_mut(seat, slot) = Some(fresh(new, card.uses));
        self.scribe.tell(|_| Told::CardTaken { seat, slot, card: card.id.clone() });
    }

    fn keep(&mut self, slot: Slot, new: u8, which: Which) {
        let seat = self.state.active;
        let old = self.state.hands.of(seat, slot).expect("the old card is in hand").card;
        let gone = if which == Which::Old { new } else { old };
        let card = self.pack.aid(slot, gone);
        self.scribe.tell(|_| Told::CardDiscarded { seat, slot, card: card.id.clone(), which });
        if which == Which::New {
            self.take(slot, new);
        }
        self.state.decks[slot as usize].discard(gone);
        self.arrive();
    }

    /// The square itself: the Place, its neighbourhood for some, or a district.
    fn arrive(&mut self) {
        let seat = self.state.active;
        let here = self.state.pawns[seat.index()];
        let closed = self.state.modifier == Some(Modifier::PlazaClosed);
        if self.pack.board.is_plaza(here) {
            if closed {
                self.scribe.tell(|_| Told::PlazaClosed { seat });
                self.finish_turn();
            } else {
                self.ask(Ask::Plaza { instead: false });
            }
            return;
        }
        let neighbour = self.pack.board.next_to_plaza(here)
            && !closed
            && usable_for(self.pack, self.state, seat, |aid| aid == Aid::PlazaNeighbour).is_some();
        if neighbour {
            self.ask(Ask::Plaza { instead: true });
        } else {
            self.enter_district();
        }
    }

    /// NU-QUEST-10, Rulings NU-Q-04 and NU-Q-57: nothing happens in the district of a settled Complice.
    fn enter_district(&mut self) {
        let seat = self.state.active;
        let complice = self.district();
        if self.state.settled(complice) {
            self.scribe.tell(|_| Told::DistrictSettled { seat, complice });
            self.finish_turn();
        } else {
            self.state.turn.face_off = self.pack.board.is_portrait(self.state.pawns[seat.index()]);
            self.ask(Ask::Black);
        }
    }

    pub(super) fn district(&self) -> Complice {
        let here = self.state.pawns[self.state.active.index()];
        self.pack.board.district(here).expect("every square but the Place lies in a district")
    }
}
