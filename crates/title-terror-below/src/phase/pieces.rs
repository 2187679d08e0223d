//! Moving pieces about: cards in hands, rubble, eggs, points.

use veilleuse_core::{Chance, Draw, DrawName, Referee, Rests, Seat};

use crate::{
    TerrorBelow,
    ask::{self, For},
    end::POINTS,
    pack::Pack,
    setup::Mode,
    state::{End, Frame, State},
    told::Told,
    words::{Cell, Colour, Eggs, GearDeck, Location, Vehicle, Worm, cells},
};

use super::{Play, gives};

/// The ways of both coordinate dice.
pub(super) const COORDINATES: u32 = 36;

/// TB-PLACE-06, TB-PLACE-07: both coordinate dice for the next egg without a cell.
impl Draw<TerrorBelow> for ask::EggRoll {
    fn chance(self, _: &State) -> Chance {
        For::EggDice.among(COORDINATES)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let cell = play.state.board(play.pack).dice[way as usize];
        let colour = play.state.rolling.colours().next().expect("an egg is waiting");
        if play.state.location_cells & cell.bit() != 0 {
            // TB-PLACE-08
            play.scribe.tell(|_| Told::EggRerolled { colour, cell });
            return play.ask(self);
        }
        // TB-PLACE-09: nobody is caught by it.
        play.state.rolling.take(colour);
        play.put_egg(cell, colour, true);
        play.one_egg(cell);
        play.then(Frame::RollEggs);
        Rests::No
    }

    fn name(self, pack: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gives(state.board(pack).dice[way as usize])
    }
}

/// A draw from the deck of Vehicles.
#[inline]
pub(super) fn vehicle_chance(state: &State) -> Chance {
    For::Vehicle.among(state.vehicles.ways())
}

pub(super) fn vehicle_name(state: &State, way: u32) -> DrawName {
    gives(Vehicle(state.vehicles.peek(way)))
}

/// A draw from the deck of worms.
pub(super) fn worm_chance(state: &State) -> Chance {
    For::Worm.among(state.worms.ways())
}

pub(super) fn worm_name(state: &State, way: u32) -> DrawName {
    gives(Worm(state.worms.peek(way)))
}

impl Play<'_> {
    pub(super) fn put_vehicle(&mut self, seat: Seat, card: u8) {
        let player = &mut self.state.players[seat.index()];
        player.hands.truth_mut(self.referee).vehicles.put(card);
        player.vehicle_count += 1;
    }

    pub(super) fn take_vehicle(&mut self, seat: Seat, card: u8) {
        let player = &mut self.state.players[seat.index()];
        player.hands.truth_mut(self.referee).vehicles.take(card);
        player.vehicle_count -= 1;
    }

    pub(super) fn put_gear(&mut self, seat: Seat, deck: GearDeck, card: u8) {
        let player = &mut self.state.players[seat.index()];
        player.hands.truth_mut(self.referee).gear[deck as usize].put(card);
        player.gear_count[deck as usize] += 1;
    }

    /// A card leaves a hand in sight of everybody.
    pub(super) fn take_gear(&mut self, seat: Seat, deck: GearDeck, card: u8) {
        let player = &mut self.state.players[seat.index()];
        player.hands.truth_mut(self.referee).gear[deck as usize].take(card);
        player.gear_count[deck as usize] -= 1;
        self.state.shown.take(deck, card);
        for player in &mut self.state.players {
            player.hands.truth_mut(self.referee).witnessed.take(deck, card);
        }
    }

    /// A card goes from one hand to another.
    pub(super) fn move_gear(&mut self, from: Seat, to: Seat, deck: GearDeck, card: u8) {
        let player = &mut self.state.players[from.index()];
        player.hands.truth_mut(self.referee).gear[deck as usize].take(card);
        player.gear_count[deck as usize] -= 1;
        self.put_gear(to, deck, card);
    }

    /// Points come one way only (TB-GOAL-04); TB-END-01: twenty end the match at once.
    pub(super) fn gain(&mut self, seat: Seat, points: u8) {
        let player = self.state.player_mut(seat);
        player.tokens = player.tokens.saturating_add(points);
        let total = player.points();
        self.scribe.tell(|_| Told::Gained { seat, points, total });
        self.check_points(seat);
    }

    pub(super) fn check_points(&mut self, seat: Seat) {
        if self.state.end.is_some() || self.state.player(seat).points() < POINTS {
            return;
        }
        match self.state.rules.mode {
            Mode::Standard => self.state.end = Some(End::Twenty(seat)),
            // TB-SCEN-01
            Mode::SoloUrgence => self.state.end = Some(End::SoloWon),
            Mode::SoloLivraison | Mode::SoloExtermination => {}
        }
    }

    /// TB-PLACE-02, TB-PLACE-03, Ruling TB-Q-19: one rubble on each cell, two at most, while there is any.
    pub(super) fn place_rubble(&mut self, aimed: u64) {
        let mut room = aimed & !self.state.rubble[1];
        let mut count = room.count_ones() as u8;
        while count > self.state.rubble_supply {
            // The last ones in reading order go without.
            room &= !(1 << room.ilog2());
            count -= 1;
        }
        self.state.rubble[1] |= room & self.state.rubble[0];
        self.state.rubble[0] |= room;
        self.state.rubble_supply -= count;
        if room != 0 {
            self.scribe.tell(|_| Told::RubblePlaced { cells: cells(room).collect() });
        }
    }

    /// Takes one rubble off a cell; it stays out of the supply.
    pub(super) fn lift_rubble(&mut self, cell: Cell) {
        let [one, two] = &mut self.state.rubble;
        if *two & cell.bit() != 0 {
            *two &= !cell.bit();
        } else {
            *one &= !cell.bit();
        }
    }

    /// Takes an egg of the supply for the board; Ruling TB-Q-19: none when the colour is out.
    pub(super) fn egg_from_supply(&mut self, colour: Colour) -> bool {
        let there = self.state.egg_supply.of(colour) > 0;
        if there {
            self.state.egg_supply.take(colour);
        } else {
            self.scribe.tell(|_| Told::NoEggLeft { colour });
        }
        there
    }

    pub(super) fn put_egg(&mut self, cell: Cell, colour: Colour, rolled: bool) {
        self.state.eggs[cell.index()].put(colour);
        self.state.egg_cells |= cell.bit();
        self.scribe.tell(|_| Told::EggPlaced { colour, cell, rolled });
    }

    /// TB-SOLO-17: in solo several eggs on one cell are lost.
    pub(super) fn one_egg(&mut self, cell: Cell) {
        let eggs = self.state.eggs[cell.index()];
        if self.state.rules.solo() && eggs.len() > 1 {
            self.state.egg_supply = self.state.egg_supply.and(eggs);
            self.clear_eggs(cell);
            self.scribe.tell(|_| Told::EggsLost { cell });
        }
    }

    pub(super) fn clear_eggs(&mut self, cell: Cell) {
        self.state.eggs[cell.index()] = Eggs::NONE;
        self.state.egg_cells &= !cell.bit();
    }

    pub(super) fn roll_eggs(&mut self) -> Rests {
        if self.state.rolling.is_empty() { Rests::No } else { self.ask(ask::EggRoll) }
    }

    /// TB-SOLO-15, TB-SCEN-02: a Location is gone for good.
    pub(super) fn destroy(&mut self, location: Location) {
        let Some(cell) = self.state.location_cell(location) else { return };
        self.state.rubble_supply += self.state.rubble_at(cell);
        for layer in &mut self.state.rubble {
            *layer &= !cell.bit();
        }
        self.state.set_location(location, None);
        self.scribe.tell(|_| Told::LocationDestroyed { location, cell });
        if self.state.rules.mode == Mode::SoloUrgence
            && self.state.destroyed() >= 3
            && self.state.end.is_none()
        {
            self.state.end = Some(End::LocationsDestroyed);
        }
    }
}
