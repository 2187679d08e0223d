//! What the worms may do to a pawn before its owner's next turn.

use veilleuse_core::{
    Seat,
    kit::{By, Set},
};

use crate::{
    cards::{Goal, Hat, Power},
    pack::{Board, Pack, VehicleCard},
    setup::Mode,
    state::{State, Terror},
    view::hits,
    words::{Bounty, Cell, Cells, GearDeck, Slot, Worm, widened},
};

/// What a point is worth to a sensible player.
pub(super) const POINT: i32 = 40;

/// The Terror zone as it is, or as it would be.
#[derive(Clone, Copy)]
pub(super) struct Zone(By<Slot, Option<Lair>, 3>);

/// A worm that may attack.
#[derive(Clone, Copy)]
struct Lair {
    worm: Worm,
    centre: Cell,
    /// Vehicles that are missing to the limit; none is missing to a worm that is about to attack.
    missing: u8,
}

impl Zone {
    pub(super) fn of(pack: &Pack, state: &State) -> Zone {
        Zone(By::with(|slot| {
            let Terror { worm, target, .. } = state.slots[slot];
            Some(Lair { worm: worm?, centre: target?, missing: state.missing(pack, slot)? })
        }))
    }

    /// One more Vehicle under a worm, which moves its Target.
    pub(super) fn feed(&mut self, board: &Board, slot: Slot, vehicle: &VehicleCard) {
        if let Some(lair) = &mut self.0[slot] {
            lair.missing = lair.missing.saturating_sub(1);
            lair.centre = board.follow(lair.centre, &vehicle.arrows, Set::EMPTY);
        }
    }

    /// A Target lies elsewhere.
    pub(super) fn aim(&mut self, slot: Slot, to: Cell) {
        if let Some(lair) = &mut self.0[slot] {
            lair.centre = to;
        }
    }

    /// Moves a Target some steps towards a cell, as its driver would have to.
    pub(super) fn draw(&mut self, board: &Board, slot: Slot, to: Cell, steps: u8) {
        let Some(lair) = &mut self.0[slot] else { return };
        for _ in 0..steps {
            let at = lair.centre;
            let nearer = board.nearer(at, to).first().and_then(|dir| board.slide(at, dir));
            match nearer {
                Some(next) => lair.centre = next,
                None => return,
            }
        }
    }
}

/// What the Terror zone threatens.
#[derive(Clone, Copy)]
pub(super) struct Peril {
    pub(super) zone: Zone,
    pub(super) threats: Threats,
}

impl Peril {
    /// Something about this worm has changed.
    pub(super) fn look_again(&mut self, risk: &Risk<'_>, slot: Slot) {
        self.threats[slot] = risk.threat(&self.zone, slot);
    }

    /// No cell costs less than this: nothing, or what hunts promise.
    pub(super) fn least(&self) -> i32 {
        self.threats.values().iter().flatten().map(|threat| threat.caught.min(0)).sum()
    }
}

/// What being caught means to a seat.
pub(super) struct Risk<'a> {
    pack: &'a Pack,
    state: &'a State,
    /// What is lost when the Leader dies.
    death: i32,
    weapons: i32,
    /// Tenths of damage one Weapon deals on average.
    damage: i32,
    helmet: i32,
    others: usize,
    safe_indoors: bool,
}

/// How likely a worm attacks, in thousandths, by the Vehicles missing and the players in between.
const ATTACKS: [[i32; 5]; 4] =
    [[1000, 330, 0, 0, 0], [1000, 550, 110, 0, 0], [1000, 700, 260, 40, 0], [1000, 800, 400, 110, 10]];

impl<'a> Risk<'a> {
    pub(super) fn of(pack: &'a Pack, state: &'a State, seat: Seat) -> Risk<'a> {
        let player = state.player(seat);
        let life = match player.alive.len() {
            0 | 1 => 1600,
            2 => 420,
            _ => 220,
        };
        let pam = if player.is(pack, Power::Damage) { 10 } else { 0 };
        Risk {
            pack,
            state,
            death: life + 45 * i32::from(player.eggs.len()),
            // New cards are unlocked before the worms come (Ruling TB-Q-26).
            weapons: i32::from(player.gear_count[GearDeck::Weapon]),
            damage: 33 + pam,
            helmet: if player.wears(pack, Hat::Damage) { 10 } else { 0 },
            others: state.seats().filter(|other| *other != seat && state.player(*other).lives()).count(),
            safe_indoors: player.is(pack, Power::SafeOnLocations),
        }
    }

    /// How likely this seat defeats a worm, in thousandths.
    fn defeats(&self, health: u8) -> i32 {
        if self.weapons == 0 {
            return 0;
        }
        match self.weapons * self.damage + self.helmet - 10 * i32::from(health) {
            30.. => 930,
            15.. => 800,
            0.. => 600,
            -15.. => 300,
            -30.. => 110,
            _ => 20,
        }
    }

    /// What a defeated worm brings.
    fn prey(&self, worm: Worm) -> i32 {
        let kind = self.pack.worm(worm).kind;
        let fits = |card: &Bounty| match self.pack.bounty(*card).goal {
            Goal::Hunt { worm } => worm.is_none_or(|wanted| wanted == kind),
            Goal::Deliver { .. } => false,
        };
        let best = self.state.line_cards().filter(fits).map(|card| self.pack.bounty(card).points).max();
        let trophy = self.state.rules.mode == Mode::SoloExtermination
            && best.is_some()
            && !self.state.solo.trophies.has(kind);
        POINT * i32::from(best.unwrap_or(1)) + if trophy { 400 } else { 0 } - 40
    }

    /// What being caught by a worm costs on average; less than nothing when the hunt promises more.
    fn caught(&self, worm: Worm) -> i32 {
        let defeats = self.defeats(self.pack.worm(worm).body().health);
        ((1000 - defeats) * self.death - defeats * self.prey(worm)) / 1000
    }

    /// What a worm threatens.
    fn threat(&self, zone: &Zone, slot: Slot) -> Option<Threat> {
        let Lair { worm, centre, missing } = zone.0[slot]?;
        let hit = hits(self.pack, self.state, worm, centre);
        let one = widened(hit);
        let two = widened(one);
        let missing = usize::from(missing);
        let comes = if self.state.rules.solo() {
            // The red die names one worm of three, the blue one feeds one.
            if missing == 1 { 550 } else { 340 }
        } else {
            let between = self.others.clamp(1, 4) + usize::from(self.state.rules.seats == 2);
            ATTACKS[between.min(4) - 1][missing.min(4)]
        };
        let near = [hit, one, two, widened(two)];
        Some(Threat { near, centre, comes, due: missing == 0, caught: self.caught(worm) })
    }

    pub(super) fn peril(&self, zone: Zone) -> Peril {
        Peril { zone, threats: By::with(|slot| self.threat(&zone, slot)) }
    }

    /// How likely somebody on a cell is caught before long by each of the worms together, in thousandths.
    pub(super) fn caught_by_any(&self, threats: &Threats, cell: Cell) -> i32 {
        threats.values().iter().flatten().map(|threat| self.chance(threat, cell)).sum()
    }

    /// How likely a worm catches somebody on a cell before long, in thousandths.
    fn chance(&self, threat: &Threat, cell: Cell) -> i32 {
        let housed = self.state.location_cells.has(cell);
        if housed && self.safe_indoors {
            return 0;
        }
        let solo = self.state.rules.solo();
        let away = if housed && !solo {
            2 * usize::from(threat.centre.distance(cell))
        } else {
            threat.near.iter().position(|near| near.has(cell)).unwrap_or(9)
        };
        if threat.due {
            // It attacks at once, where it is.
            return if away == 0 { 1000 } else { 10 };
        }
        let there = match (away, solo) {
            (0, true) => 800,
            (0, false) => 600,
            (1, true) => 110,
            (1, false) => 300,
            (2, true) => 60,
            (2, false) => 170,
            (3, false) => 90,
            _ => 20,
        };
        threat.comes * there / 1000
    }

    /// How likely this worm destroys the Location on a cell before long, in thousandths: solo only.
    pub(super) fn falls(&self, zone: &Zone, slot: Slot, cell: Cell) -> i32 {
        let Some(Lair { worm, centre, missing }) = zone.0[slot] else { return 0 };
        let comes = match missing {
            0 => 1000,
            1 => 550,
            _ => 340,
        };
        let shaded = self.state.board(self.pack).shaded(worm, centre).has(cell);
        let crushed = match (centre == cell, shaded, self.state.rubble_at(cell)) {
            (true, ..) | (_, true, 1..) => 1000,
            (_, true, _) => 300,
            _ if centre.distance(cell) < 3 => 60,
            _ => 10,
        };
        comes * crushed / 1000
    }

    /// What standing on a cell costs on average until the next turn.
    pub(super) fn loss(&self, threats: &Threats, cell: Cell) -> i32 {
        threats.values().iter().flatten().map(|threat| self.chance(threat, cell) * threat.caught / 1000).sum()
    }
}

/// What each worm threatens.
pub(super) type Threats = By<Slot, Option<Threat>, 3>;

/// What a worm threatens: the cells it would hit, and those up to three steps around them.
#[derive(Clone, Copy)]
pub(super) struct Threat {
    near: [Cells; 4],
    centre: Cell,
    /// How likely it attacks, in thousandths.
    comes: i32,
    /// It attacks at once.
    due: bool,
    /// What being caught by it costs.
    caught: i32,
}
