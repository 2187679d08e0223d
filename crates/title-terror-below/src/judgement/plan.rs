//! Where to go in a turn, worked out once for all options.

use arrayvec::ArrayVec;
use veilleuse_core::Seat;

use crate::{
    cards::{Ability, Goal, Power},
    pack::{Pack, PerCell, VehicleCard},
    setup::Mode,
    state::State,
    words::{Cell, Cells, Colour, GearDeck, Location, Slot, Vehicle},
};

use super::{
    paths::{Chart, FAR, Ways},
    risk::{POINT, Peril, Risk, Zone},
};

/// What a step towards an aim is worth.
const STEP: i32 = 16;
/// What it is worth to reach an aim in this turn.
const NOW: i32 = 60;

/// What it is worth, for each step, to start nearer to an egg than others may.
const AHEAD: i32 = 15;

/// What a seat wants.
pub(super) struct Plan<'a> {
    pub(super) pack: &'a Pack,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) now: Peril,
    pub(super) risk: Risk<'a>,
    pub(super) ways: Ways<'a>,
}

/// A seat on its way: what it costs to be anywhere, and what it is worth to come nearer to the best aim.
pub(super) struct Trip {
    pub(super) here: Cell,
    /// Points from here.
    pub(super) from: Chart,
    /// What there is to do on some cells, by their value.
    aims: PerCell<i32>,
    aim_cells: Cells,
    /// Points to the best aim, and its value.
    to_best: Chart,
    best: i32,
}

impl<'a> Plan<'a> {
    pub(super) fn of(pack: &'a Pack, state: &'a State, seat: Seat) -> Plan<'a> {
        let risk = Risk::of(pack, state, seat);
        let now = risk.peril(Zone::of(pack, state));
        Plan { pack, state, seat, now, risk, ways: Ways::of(pack, state, seat) }
    }

    /// What the bonus of a Location is worth.
    pub(super) fn bonus(&self, location: Location) -> i32 {
        let player = self.state.player(self.seat);
        match location {
            Location::Motel => POINT,
            Location::GeneralStore => POINT + 5,
            Location::StatePolice if self.hunting() => 90,
            Location::StatePolice => 35,
            Location::OfficialBuilding => 35,
            Location::Hospital => match player.dead().len() {
                0 => 0,
                1 => 90,
                _ => 170,
            },
        }
    }

    /// What delivering an egg of this colour brings, the bonus left aside.
    pub(super) fn delivery(&self, location: Location, colour: Colour) -> i32 {
        let goal = Goal::Deliver { location, colour };
        let open = self.state.player(self.seat).open_secrets;
        let cards = self.state.line_cards().chain(open.iter());
        let best = cards
            .filter(|card| self.pack.bounty(*card).goal == goal)
            .map(|card| self.pack.bounty(card).points);
        let Some(points) = best.max() else {
            let megan = self.state.player(self.seat).is(self.pack, Power::PlainDelivery);
            let plain = if self.state.rules.mode == Mode::SoloLivraison { POINT / 4 } else { POINT };
            return if megan { 2 * plain } else { plain };
        };
        let special = self.state.rules.mode == Mode::SoloLivraison;
        POINT * i32::from(points) + if special { 300 } else { 0 }
    }

    /// What an egg may bring wherever it is best delivered.
    pub(super) fn hope(&self, colour: Colour) -> i32 {
        let standing = Location::ALL.into_iter().filter(|at| self.state.locations[*at].is_some());
        let best = standing.map(|at| self.delivery(at, colour) + self.bonus(at) / 3).max();
        best.unwrap_or(0) / 2
    }

    pub(super) fn hunting(&self) -> bool {
        self.state.rules.mode == Mode::SoloExtermination
    }

    /// What there is to do from a cell, and the ways to it.
    pub(super) fn trip(&self, here: Cell) -> Trip {
        let from = self.ways.from(here);
        let mut aims = PerCell::all(0);
        let mut aim_cells = Cells::EMPTY;
        let mut add = |cell: Cell, worth: i32| {
            aims[cell] += worth;
            aim_cells.put(cell);
        };
        let player = self.state.player(self.seat);
        let taken = self.state.pawns().without(here);
        if !player.eggs.is_empty() {
            for location in Location::ALL {
                let cell = self.state.locations[location].filter(|cell| !taken.has(*cell));
                if let Some(cell) = cell {
                    let each = player.eggs.colours().map(|colour| self.delivery(location, colour));
                    let (most, sum) = each.fold((0, 0), |(most, sum), one| (one.max(most), sum + one));
                    add(cell, most + (sum - most) / 4 + self.bonus(location));
                }
            }
        }
        for cell in (self.state.egg_cells - taken).iter() {
            let eggs = self.state.eggs[cell];
            let worth: i32 =
                eggs.colours().map(|colour| self.hope(colour) + 20 * i32::from(eggs.of(colour) - 1)).sum();
            add(cell, worth);
        }
        let score = |cell: &Cell| aims[*cell] - STEP * i32::from(from[*cell]);
        let reachable = aim_cells.iter().filter(|cell| from[*cell] < FAR);
        let goal = reachable.max_by_key(score);
        Trip {
            here,
            from,
            aims,
            aim_cells,
            to_best: goal.map_or(Chart::all(0), |goal| self.ways.to(goal)),
            best: goal.map_or(0, |goal| aims[goal]),
        }
    }

    /// Where the turn should end with these points, and how good that is. The ability of a Vehicle that draws
    /// Targets follows the pawn.
    pub(super) fn end_of(
        &self,
        trip: &Trip,
        ap: u8,
        peril: &Peril,
        pull: Option<(Slot, Ability)>,
    ) -> (Cell, i32) {
        let taken = self.state.pawns().without(trip.here);
        let board = self.state.board(self.pack);
        let ground = board.ground - taken;
        let loss = |cell: Cell| {
            let draws = matches!(
                pull,
                Some((_, Ability::PlayedOnto | Ability::PlayedToward(_) | Ability::AllToward))
            );
            if !draws {
                return self.risk.loss(&peril.threats, cell);
            }
            let mut drawn = *peril;
            match pull {
                Some((slot, Ability::PlayedOnto)) => {
                    drawn.zone.aim(slot, cell);
                    drawn.look_again(&self.risk, slot);
                }
                Some((slot, Ability::PlayedToward(steps))) => {
                    drawn.zone.draw(board, slot, cell, steps);
                    drawn.look_again(&self.risk, slot);
                }
                _ => {
                    for slot in Slot::ALL {
                        drawn.zone.draw(board, slot, cell, 1);
                        drawn.look_again(&self.risk, slot);
                    }
                }
            }
            self.risk.loss(&drawn.threats, cell)
        };
        // No cell costs less than this, so that most need not be looked at closely.
        let least = peril.least();
        let mut best: Option<(Cell, i32)> = None;
        for cell in ground.iter().filter(|cell| trip.from[*cell] <= ap) {
            let aim =
                if trip.aim_cells.has(cell) && trip.from[cell] < ap { trip.aims[cell] + NOW } else { 0 };
            let gain = aim.max(trip.best - STEP * i32::from(trip.to_best[cell].min(20)));
            if best.is_some_and(|(_, most)| gain - least < most) {
                continue;
            }
            let value = gain - loss(cell);
            if best.is_none_or(|(_, most)| value >= most) {
                best = Some((cell, value));
            }
        }
        best.unwrap_or((trip.here, 0))
    }

    /// A Vehicle under a worm: where it leads, and what becomes of the worm.
    pub(super) fn vehicle(&self, trip: &Trip, card: Vehicle, slot: Slot, along: u8) -> i32 {
        let vehicle = self.pack.vehicle(card);
        let fed = self.fed(slot, vehicle);
        let boots = matches!(vehicle.ability, Ability::Companion(_));
        let ap = vehicle.value + if boots { along } else { 0 };
        let (_, value) = self.end_of(trip, ap, &fed, Some((slot, vehicle.ability)));
        let kind = match vehicle.ability {
            Ability::PushTarget => 15,
            Ability::FaceDown => 5,
            Ability::Companion(_) => -10,
            _ => 0,
        };
        value + kind + self.harm(&fed)
    }

    /// What threatens with one more Vehicle under a worm.
    pub(super) fn fed(&self, slot: Slot, vehicle: &VehicleCard) -> Peril {
        let mut fed = self.now;
        fed.zone.feed(self.state.board(self.pack), slot, vehicle);
        fed.look_again(&self.risk, slot);
        fed
    }

    /// What the worms may do to the others, and in solo to the town.
    pub(super) fn harm(&self, peril: &Peril) -> i32 {
        if self.state.rules.solo() {
            return -self.ruin(&peril.zone);
        }
        let others = self.state.seats().filter(|seat| *seat != self.seat);
        let blow = |seat: Seat| {
            let player = self.state.player(seat);
            let caught = |cell| self.risk.caught_by_any(&peril.threats, cell);
            // Whoever leads is worth the trouble.
            player
                .pawn
                .map_or(0, |cell| caught(cell).min(1000) * (20 + 18 * i32::from(player.points())) / 1000)
        };
        others.map(blow).sum::<i32>() / i32::from(self.state.rules.seats - 1)
    }

    /// What the town stands to lose (TB-SOLO-13, TB-SOLO-14).
    fn ruin(&self, zone: &Zone) -> i32 {
        let state = self.state;
        let standing = Location::ALL.into_iter().filter_map(|at| Some((at, state.locations[at]?)));
        let danger = |(location, cell): (Location, Cell)| -> i32 {
            let fallen: i32 = Slot::ALL.map(|slot| self.risk.falls(zone, slot, cell)).iter().sum();
            fallen.min(1000) * self.dear(location) / 1000
        };
        standing.map(danger).sum()
    }

    /// What a Location is worth to the scenario.
    fn dear(&self, location: Location) -> i32 {
        let state = self.state;
        match state.rules.mode {
            Mode::Standard => 0,
            Mode::SoloUrgence => [120, 200, 1500, 0, 0, 0][usize::from(state.destroyed().min(5))],
            Mode::SoloLivraison if state.solo.delivered.has(location) => 20,
            Mode::SoloLivraison => {
                let lost = |at: &Location| state.locations[*at].is_none() && !state.solo.delivered.has(*at);
                if Location::ALL.iter().any(lost) { 1500 } else { 250 }
            }
            Mode::SoloExtermination => 40,
        }
    }

    /// How good the table is with a Target elsewhere.
    pub(super) fn with_target(&self, slot: Slot, to: Cell) -> i32 {
        let mut peril = self.now;
        peril.zone.aim(slot, to);
        peril.look_again(&self.risk, slot);
        self.harm(&peril) - self.loss(&peril)
    }

    /// What may befall the own pawn where it stands.
    pub(super) fn loss(&self, peril: &Peril) -> i32 {
        let own = self.state.player(self.seat).pawn;
        own.map_or(0, |cell| self.risk.loss(&peril.threats, cell))
    }

    /// How good it is to start from a Location.
    pub(super) fn start(&self, location: Location) -> i32 {
        let Some(cell) = self.state.locations[location] else { return 0 };
        let trip = self.trip(cell);
        let (_, value) = self.end_of(&trip, 5, &self.now, None);
        let soon = trip.aim_cells.iter().map(|aim| i32::from(trip.from[aim])).min();
        value + self.ahead(&trip, location)
            - 4 * soon.unwrap_or(12).min(12)
            - self.risk.loss(&self.now.threats, cell) / 2
    }

    /// By how much the eggs around are nearer than from where others may start, who move before.
    fn ahead(&self, trip: &Trip, location: Location) -> i32 {
        let elsewhere = Location::ALL.into_iter().filter(|other| *other != location);
        let others = elsewhere.filter_map(|other| self.state.locations[other]);
        let charts: ArrayVec<Chart, { Location::ALL.len() }> =
            others.map(|cell| self.ways.from(cell)).collect();
        let margin = |egg: Cell| {
            let own = i32::from(trip.from[egg]);
            let theirs = charts.iter().map(|chart| i32::from(chart[egg])).min().unwrap_or(own);
            if own > 8 { 0 } else { AHEAD * (theirs - own).clamp(-2, 3) }
        };
        self.state.egg_cells.iter().map(margin).sum()
    }

    /// What another Item or Weapon is worth.
    pub(super) fn gear(&self, deck: GearDeck) -> i32 {
        let held = i32::from(self.state.player(self.seat).gear_count[deck]);
        match deck {
            GearDeck::Item => POINT - 3 * held,
            GearDeck::Weapon if self.hunting() => 90,
            // One Weapon is little, two are a hunt.
            GearDeck::Weapon if held == 1 => POINT,
            GearDeck::Weapon => 30 - 4 * held,
        }
    }
}
