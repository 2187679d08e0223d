//! A turn: the Vehicle, its arrows, its ability, the refill.

use veilleuse_core::{Seat, SeatSet, Secret, house};

use crate::{
    action::Action,
    cards::{Ability, Hat, Power},
    checks::unless,
    setup::Mode,
    stack::Under,
    state::{Ask, End, Frame, Turn},
    told::Told,
    words::{Cell, GearSet, NONE, Slot, Vehicle},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// TB-TURN-01; TB-TURN-09: a pawn off the board comes back first.
    pub(crate) fn begin_turn(&mut self) -> Rests {
        let seat = self.state.active;
        self.state.turn = Turn::of(seat);
        self.state.turns = self.state.turns.saturating_add(1);
        let turn = self.state.turns;
        self.scribe.tell(|_| Told::TurnBegan { seat, turn });
        self.then(Frame::PlayVehicle);
        if self.state.player(seat).pawn != NONE {
            return Rests::No;
        }
        let mut free = self.state.free_locations();
        let (one, more) = (free.next(), free.next());
        drop(free);
        match (one, more) {
            (Some(location), None) => {
                let cell = self.state.location_cell(location).expect("a free Location stands somewhere");
                self.enter(seat, location, cell, true);
                Rests::No
            }
            (None, _) if self.state.free_ground(self.pack) == 0 => Rests::No,
            _ => self.ask(Ask::Respawn),
        }
    }

    pub(super) fn respawn_decided(&mut self, action: Action) -> Answered {
        let seat = self.state.active;
        match action {
            Action::Enter(location) => {
                let cell = self.state.check_enter(location, "TB-TURN-09")?;
                self.enter(seat, location, cell, false);
            }
            Action::EnterCell(cell) => {
                unless(self.state.free_ground(self.pack) & cell.bit() != 0, "TB-TURN-09")?;
                self.state.player_mut(seat).pawn = cell.0;
                self.scribe.tell(|_| Told::Entered { seat, location: None, cell, forced: false });
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }

    /// TB-TURN-02, TB-TURN-03: phase 1.
    pub(super) fn ask_vehicle(&mut self) -> Rests {
        let seat = self.state.active;
        self.phases_follow();
        if self.state.player(seat).vehicle_count == 0 {
            self.scribe.tell(|_| Told::NoVehicle { seat });
            return Rests::No;
        }
        self.ask(Ask::Play)
    }

    /// What comes after the Vehicle is played, the last thing first.
    pub(crate) fn phases_follow(&mut self) {
        self.then(Frame::EndTurn);
        if self.state.rules.solo() {
            // TB-SOLO-09 to TB-SOLO-11, Ruling TB-Q-52
            self.then(Frame::Red);
            self.then(Frame::CheckAttacks);
            self.then(Frame::Blue);
            self.then(Frame::CheckAttacks);
        } else {
            self.then(Frame::CheckAttacks);
            if self.state.rules.seats == 2 {
                // TB-M2P-01
                self.then(Frame::Random);
            }
        }
        self.then(Frame::Refill);
        self.then(Frame::LastCards);
    }

    /// Ruling TB-Q-49: whoever holds cards ends the turn themselves, whatever the cards are.
    pub(super) fn last_cards(&mut self) -> Rests {
        let lives = self.state.player(self.state.active).lives();
        if lives && self.state.may_use_cards() { self.ask(Ask::LastCards) } else { Rests::No }
    }

    pub(super) fn last_cards_decided(&mut self, action: Action) -> Answered {
        if action == Action::Stop { Ok(Rests::No) } else { self.use_gear(action) }
    }

    pub(super) fn play_decided(&mut self, action: Action) -> Answered {
        match action {
            Action::Play { card, slot } => {
                let seat = self.state.active;
                let hand = self.state.player(seat).hands.truth(self.referee).vehicles;
                self.state.check_play(self.pack, card, slot, hand)?;
                self.take_vehicle(seat, card.0);
                self.state.slots[slot.index()].cards.push(Under::face_up(card.0));
                let vehicle = self.pack.vehicle(card.0);
                self.state.turn.card = card.0;
                self.state.turn.slot = slot.0;
                self.state.turn.ap = vehicle.value;
                let ap = vehicle.value;
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Played { seat, card, slot, ap });
                // TB-TURN-06
                self.then(Frame::Ability);
                self.then(Frame::Act);
                self.then(Frame::Arrows);
                // Ruling TB-Q-27: the companion is declared at once.
                let companion = matches!(vehicle.ability, Ability::Companion(_));
                if companion && self.state.player(seat).vehicle_count > 0 {
                    return Ok(self.ask(Ask::Companion));
                }
                Ok(Rests::No)
            }
            Action::PeekWorm => {
                self.state.check_peek(self.pack)?;
                self.state.turn.power = true;
                Ok(self.ask(Ask::PeekWorm))
            }
            _ => self.use_gear(action),
        }
    }

    pub(super) fn worm_peeked(&mut self, way: u32) -> Rests {
        let seat = self.state.active;
        let card = self.state.worms.draw(way);
        self.state.worms.put_on_top(card);
        self.state.worm_top_known = self.state.worm_top_known.with(seat);
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::WormPeeked {
            seat,
            worm: eyes.among(SeatSet::only(seat)).then_some(crate::words::Worm(card)),
        });
        self.ask(Ask::Play)
    }

    /// TB-ABIL-03, TB-ABIL-04: Boots and their companion; skipped arrows.
    pub(super) fn vehicle_decided(&mut self, action: Action) -> Answered {
        let seat = self.state.active;
        match (self.state.ask, action) {
            (Ask::Companion, Action::Companion(card)) => {
                let hand = self.state.player(seat).hands.truth(self.referee).vehicles;
                self.state.check_companion(self.pack, card, hand)?;
                self.take_vehicle(seat, card.0);
                self.state.vehicles.discard(card.0);
                let value = self.pack.vehicle(card.0).value;
                self.state.turn.ap += value;
                let ap = self.state.turn.ap;
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::CompanionPlayed { seat, card, ap });
            }
            (Ask::Companion, Action::Decline) => self.scribe.tell(|_| Told::NoCompanion { seat }),
            (Ask::SkipArrow(count), Action::SkipArrow(place)) => {
                unless(place < count && self.state.turn.skipped >> place & 1 == 0, "TB-DIST-01")?;
                self.state.turn.skipped |= 1 << place;
                self.spend_skip();
                self.scribe.tell(|_| Told::ArrowSkipped { seat, arrow: place + 1 });
                self.then(Frame::Arrows);
            }
            (Ask::SkipArrow(_), Action::Decline) => {
                while self.can_skip() {
                    self.spend_skip();
                }
                self.then(Frame::Arrows);
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }

    fn can_skip(&self) -> bool {
        let player = self.state.player(self.state.active);
        let power = player.is(self.pack, Power::SkipArrow) && !self.state.turn.power;
        power || (player.wears(self.pack, Hat::SkipArrow) && !self.state.turn.hat_used(Hat::SkipArrow))
    }

    fn spend_skip(&mut self) {
        let power = self.state.player(self.state.active).is(self.pack, Power::SkipArrow);
        if power && !self.state.turn.power {
            self.state.turn.power = true;
        } else {
            self.state.turn.use_hat(Hat::SkipArrow);
        }
    }

    /// TB-DIST-01, TB-DIST-04: the arrows move the Target before any action.
    pub(super) fn arrows(&mut self) -> Rests {
        let card = self.pack.vehicle(self.state.turn.card);
        let count = card.arrows.len() as u8;
        let all_skipped = self.state.turn.skipped.count_ones() as u8 == count;
        if count > 0 && !all_skipped && self.can_skip() {
            return self.ask(Ask::SkipArrow(count));
        }
        self.follow_arrows(Slot(self.state.turn.slot), self.state.turn.card, self.state.turn.skipped);
        Rests::No
    }

    /// TB-DIST-02, TB-CANYON-03, Ruling TB-Q-41: an arrow off the board is skipped.
    pub(super) fn follow_arrows(&mut self, slot: Slot, card: u8, skipped: u8) {
        let board = self.state.board(self.pack);
        let terror = &mut self.state.slots[slot.index()];
        let mut at = Cell(terror.target);
        for (place, dir) in self.pack.vehicle(card).arrows.iter().enumerate() {
            if skipped >> place & 1 == 0
                && let Some(next) = board.slide(at, *dir)
            {
                at = next;
            }
        }
        if at.0 != terror.target {
            terror.target = at.0;
            self.scribe.tell(|_| Told::TargetMoved { slot, to: at });
        }
    }

    /// TB-ABIL-01: the ability of the played card, as far as it can be carried out (Ruling TB-Q-63).
    pub(super) fn ability(&mut self) -> Rests {
        let seat = self.state.active;
        if !self.state.player(seat).lives() {
            return Rests::No;
        }
        let slot = Slot(self.state.turn.slot);
        match self.pack.vehicle(self.state.turn.card).ability {
            Ability::Companion(_) => Rests::No,
            Ability::FaceDown => {
                // TB-ABIL-05, Ruling TB-Q-28
                let room = Slot::ALL.into_iter().any(|slot| self.state.has_room(self.pack, slot));
                if room && self.state.player(seat).vehicle_count > 0 {
                    self.ask(Ask::FaceDown)
                } else {
                    Rests::No
                }
            }
            Ability::PushTarget => self.ask(Ask::PushTarget),
            Ability::AllToward => {
                self.then(Frame::AllToward(0));
                Rests::No
            }
            Ability::PlayedToward(steps) => {
                self.then(Frame::Toward(slot, steps));
                Rests::No
            }
            Ability::PlayedOnto => {
                if let Some(here) = self.state.here()
                    && self.state.slots[slot.index()].target != here.0
                {
                    self.move_target(slot, here);
                }
                Rests::No
            }
        }
    }

    fn move_target(&mut self, slot: Slot, to: Cell) {
        self.state.slots[slot.index()].target = to.0;
        self.scribe.tell(|_| Told::TargetMoved { slot, to });
    }

    /// TB-ABIL-07
    pub(super) fn all_toward(&mut self, slot: u8) -> Rests {
        if let Some(slot) = Slot::ALL.get(usize::from(slot)) {
            self.then(Frame::AllToward(slot.0 + 1));
            self.then(Frame::Toward(*slot, 1));
        }
        Rests::No
    }

    /// Ruling TB-Q-29; TB-DIST-05: with several ways the active player chooses.
    pub(super) fn toward(&mut self, slot: Slot, left: u8) -> Rests {
        if left == 0 {
            return Rests::No;
        }
        let mut ways = self.state.nearer(self.pack, slot);
        let (one, more) = (ways.next(), ways.next());
        drop(ways);
        match (one, more) {
            (None, _) => Rests::No,
            (Some((_, to)), None) => {
                self.then(Frame::Toward(slot, left - 1));
                self.move_target(slot, to);
                Rests::No
            }
            _ => self.ask(Ask::Toward { slot, left }),
        }
    }

    pub(super) fn ability_decided(&mut self, action: Action) -> Answered {
        let seat = self.state.active;
        match (self.state.ask, action) {
            (Ask::FaceDown, Action::FaceDown { card, slot }) => {
                let hand = self.state.player(seat).hands.truth(self.referee).vehicles;
                self.state.check_face_down(self.pack, card, slot, hand)?;
                self.take_vehicle(seat, card.0);
                let hidden = Under { card: Secret::new(card.0, SeatSet::only(seat)), hidden_by: Some(seat) };
                self.state.slots[slot.index()].cards.push(hidden);
                self.scribe.tell(|eyes| Told::PlacedFaceDown {
                    seat,
                    slot,
                    card: eyes.among(SeatSet::only(seat)).then_some(card),
                });
                #[cfg(feature = "planted-leaks")]
                self.leak(crate::LeakedSecret::FaceDown, seat, card.0, Some(slot));
            }
            (Ask::FaceDown, Action::Decline) => {}
            (Ask::PushTarget, Action::Push { slot, to }) => {
                let from = self.state.slots[slot.index()].cell();
                let cell = from.and_then(|from| self.state.board(self.pack).slide(from, to));
                let cell = cell.ok_or(veilleuse_core::Refusal::by("TB-DIST-02"))?;
                self.move_target(slot, cell);
            }
            (Ask::Toward { slot: asked, left }, Action::Push { slot, to }) => {
                let way = self.state.nearer(self.pack, asked).find(|(dir, _)| *dir == to);
                let (Some((_, cell)), true) = (way, slot == asked) else {
                    return Err(veilleuse_core::Refusal::by("TB-DIST-05"));
                };
                self.then(Frame::Toward(slot, left - 1));
                self.move_target(slot, cell);
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }

    /// TB-TURN-07: phase 3. Ruling TB-Q-26: afterwards new cards may be used.
    pub(super) fn refill(&mut self) -> Rests {
        let seat = self.state.active;
        let player = self.state.player(seat);
        if player.lives() && player.vehicle_count < self.state.hand_size(self.pack, seat) {
            if self.state.vehicles.is_empty() {
                self.state.vehicles.reshuffle();
            }
            if !self.state.vehicles.is_empty() {
                return self.ask(Ask::VehicleCard(seat));
            }
        }
        self.state.turn.locked_count = [0; 2];
        *self.state.turn.locked.truth_mut(self.referee) = GearSet::EMPTY;
        Rests::No
    }

    pub(super) fn vehicle_drawn(&mut self, seat: Seat, way: u32) -> Rests {
        let card = self.state.vehicles.draw(way);
        self.put_vehicle(seat, card);
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::VehicleDrawn {
            seat,
            card: eyes.among(SeatSet::only(seat)).then_some(Vehicle(card)),
        });
        #[cfg(feature = "planted-leaks")]
        self.leak(crate::LeakedSecret::Hand, seat, card, None);
        self.then(Frame::Refill);
        Rests::No
    }

    /// TB-M2P-02, TB-SOLO-10: the die names a slot.
    pub(super) fn slot_rolled(&mut self, way: u32) -> Rests {
        let face = way as u8 + 1;
        let slot = Slot::of_face(face);
        self.scribe.tell(|_| Told::SlotRolled { face, slot });
        if self.state.vehicles.is_empty() {
            self.state.vehicles.reshuffle();
        }
        let full = self.state.slots[slot.index()].cards.is_full();
        if self.state.vehicles.is_empty() || full || self.state.slots[slot.index()].worm == NONE {
            return Rests::No;
        }
        self.ask(Ask::SlotCard(slot))
    }

    /// TB-M2P-03 to TB-M2P-05: face up, arrows at once, nothing else, and beyond the limit if need be.
    pub(super) fn slot_card_drawn(&mut self, slot: Slot, way: u32) -> Rests {
        let card = self.state.vehicles.draw(way);
        self.state.slots[slot.index()].cards.push(Under::face_up(card));
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::RandomVehicle { slot, card: Vehicle(card) });
        self.follow_arrows(slot, card, 0);
        Rests::No
    }

    /// TB-SOLO-11: the red die makes a worm attack whatever lies under it.
    pub(super) fn red_rolled(&mut self, way: u32) -> Rests {
        let face = way as u8 + 1;
        let slot = Slot::of_face(face);
        self.scribe.tell(|_| Told::RedRolled { face, slot });
        self.then(Frame::Attack(slot));
        Rests::No
    }

    /// Ruling TB-Q-59: a match that cannot be won any more may be given up at any question.
    pub(super) fn concede(&mut self) -> Answered {
        unless(self.state.hopeless(), "TB-SOLO-01")?;
        self.state.end = Some(End::Conceded);
        Ok(Rests::No)
    }

    /// Whether the scenario of a solo match is the given one.
    pub(super) fn plays(&self, mode: Mode) -> bool {
        self.state.rules.mode == mode
    }
}
