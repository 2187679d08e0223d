//! A turn: the Vehicle, its companion, the last cards, the refill.

use veilleuse_core::{
    Chance, Draw, DrawName, Offers, Question, Referee, Rests, Seat, SeatSet, kind, kit::Set, not_offered,
    unless,
};

use crate::{
    TerrorBelow,
    action::Action,
    ask,
    cards::{Ability, Power},
    gear::{GearCount, GearSet},
    pack::Pack,
    stack::Under,
    state::{Frame, State, Turn},
    told::Told,
    words::{Cells, Slot, Vehicle},
};

use super::{
    Look, Play,
    items::Moment,
    pieces::{vehicle_chance, vehicle_name, worm_chance, worm_name},
};

/// TB-TURN-09: a pawn off the board comes back on a Location; Ruling TB-Q-57: or on the ground where none is left.
impl Question<TerrorBelow> for ask::Respawn {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Enter), at.state.free_locations(), |_| "TB-TURN-09");
        to.each(kind!(Action::EnterCell), at.state.free_ground(at.pack).iter(), |_| "TB-TURN-09");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Enter(location) => play.enter(seat, location, false),
            Action::EnterCell(cell) => {
                play.state.player_mut(seat).pawn = Some(cell);
                play.scribe.tell(|_| Told::Entered { seat, location: None, cell, forced: false });
            }
            _ => not_offered(action),
        }
        play.ask_vehicle()
    }
}

/// TB-TURN-02, TB-TURN-03: phase 1, a Vehicle under a worm; TB-TURN-04: which has room for it.
impl Question<TerrorBelow> for ask::Play {
    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let (pack, state) = (at.pack, at.state);
        let hand = at.hands().vehicles;
        for slot in Slot::ALL {
            let cards = if state.has_room(pack, slot) { hand } else { Set::EMPTY };
            to.each(
                kind!(Action::Play { card, slot }),
                cards.iter().map(|card| (card, slot)),
                |(card, _)| {
                    if hand.has(card) { "TB-TURN-04" } else { "TB-TURN-03" }
                },
            );
        }
        at.gear_uses(Moment::Before, to);
        let able = state.player(at.seat).is(pack, Power::PeekWorm) && !state.turn.power;
        let news = || !state.worm_top_known.has(at.seat) && !state.worms.is_empty();
        to.one(Action::PeekWorm, unless(able && news(), "TB-CARD-04"));
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Play { card, slot } => play.drive(seat, card, slot),
            Action::PeekWorm => {
                play.state.turn.power = true;
                play.ask(ask::PeekWorm)
            }
            _ => play.use_gear(Moment::Before, action),
        }
    }
}

/// The next worm, for the eyes of one Leader.
impl Draw<TerrorBelow> for ask::PeekWorm {
    fn chance(self, state: &State) -> Chance {
        worm_chance(state)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = play.state.active;
        let card = play.state.worms.draw(way);
        play.state.worms.put_on_top(card);
        play.state.worm_top_known = play.state.worm_top_known.with(seat);
        play.scribe.reveal(SeatSet::only(seat), |eyes| Told::WormPeeked {
            seat,
            worm: eyes.among(SeatSet::only(seat)).then_some(card),
        });
        play.ask(ask::Play)
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        worm_name(state, way)
    }
}

/// TB-ABIL-03, TB-ABIL-04: Boots and their companion, up to a value.
impl Question<TerrorBelow> for ask::Companion {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let hand = at.hands().vehicles;
        let (boots, _) = at.state.played();
        let Ability::Companion(most) = at.pack.vehicle(boots).ability else {
            unreachable!("only Boots have a companion")
        };
        to.those(kind!(Action::Companion), hand.iter(), |card| {
            unless(hand.has(card), "TB-ABIL-03")?;
            unless(at.pack.vehicle(card).value <= most, "TB-ABIL-04")
        });
        to.all([Action::Decline]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Companion(card) => {
                play.take_vehicle(seat, card);
                play.state.vehicles.discard(card);
                play.state.turn.ap += play.pack.vehicle(card).value;
                let ap = play.state.turn.ap;
                play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::CompanionPlayed { seat, card, ap });
            }
            Action::Decline => play.scribe.tell(|_| Told::NoCompanion { seat }),
            _ => not_offered(action),
        }
        play.arrows()
    }
}

/// Ruling TB-Q-49: whoever holds cards ends the turn themselves, whatever the cards are.
impl Question<TerrorBelow> for ask::LastCards {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        at.gear_uses(Moment::After, to);
        to.all([Action::Stop]);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::Stop => play.refill(),
            _ => play.use_gear(Moment::After, action),
        }
    }
}

/// TB-TURN-07: a Vehicle for the hand.
impl Draw<TerrorBelow> for ask::VehicleCard {
    #[inline]
    fn chance(self, state: &State) -> Chance {
        vehicle_chance(state)
    }

    #[inline]
    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = self.seat;
        let card = play.state.vehicles.draw(way);
        play.put_vehicle(seat, card);
        play.scribe.reveal(SeatSet::only(seat), |eyes| Told::VehicleDrawn {
            seat,
            card: eyes.among(SeatSet::only(seat)).then_some(card),
        });
        play.refill()
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        vehicle_name(state, way)
    }
}

impl State {
    /// Ruling TB-Q-57: with no Location left, desert without rubble.
    fn free_ground(&self, pack: &Pack) -> Cells {
        if self.location_cells.is_empty() { self.board(pack).ground - self.rubble } else { Cells::EMPTY }
    }
}

impl Play<'_> {
    /// TB-TURN-01; TB-TURN-09: a pawn off the board comes back first.
    pub(crate) fn begin_turn(&mut self) -> Rests {
        let seat = self.state.active;
        self.state.turn = Turn::of(seat);
        self.state.turns = self.state.turns.saturating_add(1);
        let turn = self.state.turns;
        self.scribe.tell(|_| Told::TurnBegan { seat, turn });
        if self.state.player(seat).pawn.is_some() {
            return self.ask_vehicle();
        }
        if let Some(location) = self.state.only_location() {
            self.enter(seat, location, true);
            return self.ask_vehicle();
        }
        let somewhere =
            self.state.free_locations().next().is_some() || !self.state.free_ground(self.pack).is_empty();
        if somewhere { self.ask(ask::Respawn) } else { self.ask_vehicle() }
    }

    fn ask_vehicle(&mut self) -> Rests {
        let seat = self.state.active;
        self.then(Frame::LastCards);
        if self.state.player(seat).vehicle_count == 0 {
            self.scribe.tell(|_| Told::NoVehicle { seat });
            return Rests::No;
        }
        self.ask(ask::Play)
    }

    fn drive(&mut self, seat: Seat, card: Vehicle, slot: Slot) -> Rests {
        self.take_vehicle(seat, card);
        self.state.slots[slot].cards.push(Under::face_up(card));
        let vehicle = self.pack.vehicle(card);
        let ap = vehicle.value;
        self.state.turn.played = Some((card, slot));
        self.state.turn.ap = ap;
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Played { seat, card, slot, ap });
        // TB-TURN-06
        self.then(Frame::Ability);
        // Ruling TB-Q-27: the companion is declared at once.
        let companion = matches!(vehicle.ability, Ability::Companion(_));
        if companion && self.state.player(seat).vehicle_count > 0 {
            return self.ask(ask::Companion);
        }
        self.arrows()
    }

    /// What comes after the actions and the ability, beginning with the last cards.
    pub(super) fn last_cards(&mut self) -> Rests {
        let lives = self.state.player(self.state.active).lives();
        if lives && self.state.may_use_cards() { self.ask(ask::LastCards) } else { self.refill() }
    }

    /// TB-TURN-07: phase 3. Ruling TB-Q-26: afterwards new cards may be used.
    pub(crate) fn refill(&mut self) -> Rests {
        let seat = self.state.active;
        let player = self.state.player(seat);
        if player.lives() && player.vehicle_count < self.state.hand_size(self.pack, seat) {
            if self.state.vehicles.is_empty() {
                self.state.vehicles.reshuffle();
            }
            if !self.state.vehicles.is_empty() {
                return self.ask(ask::VehicleCard { seat });
            }
        }
        self.state.turn.locked_count = GearCount::all(0);
        *self.state.turn.locked.truth_mut(self.referee) = GearSet::EMPTY;
        self.distract()
    }

    /// What the worms do before the next turn.
    fn distract(&mut self) -> Rests {
        self.then(Frame::EndTurn);
        if self.state.rules.solo() {
            // TB-SOLO-09 to TB-SOLO-11, Ruling TB-Q-52
            self.then(Frame::Red);
            self.then(Frame::CheckAttacks);
            self.then(Frame::Blue);
        } else if self.state.rules.seats == 2 {
            // TB-M2P-01
            self.then(Frame::CheckAttacks);
            return self.ask(ask::SlotDie);
        }
        self.check_attacks()
    }
}
