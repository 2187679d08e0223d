//! Moving pieces about: cards in hands, rubble, eggs, points.

use veilleuse_core::{Chance, Draw, DrawName, Referee, Rests, Seat};

use crate::{
    TerrorBelow,
    ask::{self, For},
    end::POINTS,
    gear::Gear,
    pack::Pack,
    setup::Mode,
    state::{End, Frame, State},
    told::Told,
    words::{Cell, Cells, Colour, Eggs, Location, Vehicle},
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
        if play.state.location_cells.has(cell) {
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
    gives(state.vehicles.peek(way))
}

/// A draw from the deck of worms.
pub(super) fn worm_chance(state: &State) -> Chance {
    For::Worm.among(state.worms.ways())
}

pub(super) fn worm_name(state: &State, way: u32) -> DrawName {
    gives(state.worms.peek(way))
}

impl Play<'_> {
    pub(super) fn put_vehicle(&mut self, seat: Seat, card: Vehicle) {
        let player = &mut self.state.players[seat];
        player.hands.truth_mut(self.referee).vehicles.put(card);
        player.vehicle_count += 1;
    }

    pub(super) fn take_vehicle(&mut self, seat: Seat, card: Vehicle) {
        let player = &mut self.state.players[seat];
        player.hands.truth_mut(self.referee).vehicles.take(card);
        player.vehicle_count -= 1;
    }

    pub(super) fn put_gear(&mut self, seat: Seat, card: Gear) {
        let player = &mut self.state.players[seat];
        player.hands.truth_mut(self.referee).gear.put(card);
        player.gear_count[card.deck()] += 1;
    }

    /// A card leaves a hand in sight of everybody.
    pub(super) fn take_gear(&mut self, seat: Seat, card: Gear) {
        let player = &mut self.state.players[seat];
        player.hands.truth_mut(self.referee).gear.take(card);
        player.gear_count[card.deck()] -= 1;
        self.state.shown.take(card);
        for player in self.state.players.values_mut() {
            player.hands.truth_mut(self.referee).witnessed.take(card);
        }
    }

    /// A card goes from one hand to another.
    pub(super) fn move_gear(&mut self, from: Seat, to: Seat, card: Gear) {
        let player = &mut self.state.players[from];
        player.hands.truth_mut(self.referee).gear.take(card);
        player.gear_count[card.deck()] -= 1;
        self.put_gear(to, card);
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
    pub(super) fn place_rubble(&mut self, aimed: Cells) {
        // The last ones in reading order go without.
        let with_room = aimed - self.state.heaps;
        let cells: Cells = with_room.iter().take(self.state.rubble_supply.into()).collect();
        self.state.pile_up(cells);
        self.state.rubble_supply -= cells.len() as u8;
        if !cells.is_empty() {
            self.scribe.tell(|_| Told::RubblePlaced { cells: cells.iter().collect() });
        }
    }

    /// Takes one rubble off a cell; it stays out of the supply.
    pub(super) fn lift_rubble(&mut self, cell: Cell) {
        if !self.state.heaps.take(cell) {
            self.state.rubble.take(cell);
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
        self.state.eggs[cell].put(colour);
        self.state.egg_cells.put(cell);
        self.scribe.tell(|_| Told::EggPlaced { colour, cell, rolled });
    }

    /// TB-SOLO-17: in solo several eggs on one cell are lost.
    pub(super) fn one_egg(&mut self, cell: Cell) {
        let eggs = self.state.eggs[cell];
        if self.state.rules.solo() && eggs.len() > 1 {
            self.state.egg_supply = self.state.egg_supply.and(eggs);
            self.clear_eggs(cell);
            self.scribe.tell(|_| Told::EggsLost { cell });
        }
    }

    pub(super) fn clear_eggs(&mut self, cell: Cell) {
        self.state.eggs[cell] = Eggs::NONE;
        self.state.egg_cells.take(cell);
    }

    pub(super) fn roll_eggs(&mut self) -> Rests {
        if self.state.rolling.is_empty() { Rests::No } else { self.ask(ask::EggRoll) }
    }

    /// TB-SOLO-15, TB-SCEN-02: a Location is gone for good.
    pub(super) fn destroy(&mut self, location: Location) {
        let Some(cell) = self.state.locations[location] else { return };
        self.state.rubble_supply += self.state.rubble_at(cell);
        self.state.rubble.take(cell);
        self.state.heaps.take(cell);
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
