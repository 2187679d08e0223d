//! What the worms may do to a pawn before its owner's next turn.

use veilleuse_core::Seat;

use crate::{
    cards::{Goal, Hat, Power},
    pack::Pack,
    setup::Mode,
    state::State,
    view::hits,
    words::{Cell, Dir, GearDeck, NONE, Slot, cells},
};

/// What a point is worth to a sensible player.
pub(super) const POINT: i32 = 40;

/// The Terror zone as it is, or as it would be.
#[derive(Clone, Copy)]
pub(super) struct Zone {
    pub(super) worm: [u8; 3],
    pub(super) centre: [Cell; 3],
    /// Vehicles that are missing to the limit; none is missing to a worm that is about to attack.
    pub(super) missing: [u8; 3],
}

impl Zone {
    pub(super) fn of(pack: &Pack, state: &State) -> Zone {
        let slots = Slot::ALL.map(|slot| {
            let terror = &state.slots[slot.index()];
            let there = terror.worm != NONE && terror.cell().is_some();
            let held = terror.cards.len();
            let missing = if there { state.limit(pack, slot).saturating_sub(held) as u8 } else { 9 };
            (if there { terror.worm } else { NONE }, terror.cell().unwrap_or_default(), missing)
        });
        Zone {
            worm: slots.map(|(worm, ..)| worm),
            centre: slots.map(|(_, centre, _)| centre),
            missing: slots.map(|(.., missing)| missing),
        }
    }

    /// One more Vehicle under a worm.
    pub(super) fn feed(&mut self, slot: Slot) {
        let missing = &mut self.missing[slot.index()];
        *missing = missing.saturating_sub(1);
    }

    /// Moves a Target some steps towards a cell, as its driver would have to.
    pub(super) fn draw(&mut self, pack: &Pack, state: &State, slot: usize, to: Cell, steps: u8) {
        let board = state.board(pack);
        for _ in 0..steps {
            let at = self.centre[slot];
            let nearer = |dir: &Dir| {
                let next = board.slide(at, *dir)?;
                (next.distance(to) < at.distance(to)).then_some(next)
            };
            match Dir::ALL.iter().find_map(nearer) {
                Some(next) => self.centre[slot] = next,
                None => return,
            }
        }
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
        let life = match player.alive.count_ones() {
            0 | 1 => 900,
            2 => 260,
            _ => 150,
        };
        let pam = if player.is(pack, Power::Damage) { 10 } else { 0 };
        Risk {
            pack,
            state,
            death: life + 45 * i32::from(player.eggs.len()),
            // New cards are unlocked before the worms come (Ruling TB-Q-26).
            weapons: i32::from(player.gear_count[GearDeck::Weapon as usize]),
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
    fn prey(&self, worm: u8) -> i32 {
        let kind = self.pack.worm(worm).kind;
        let fits = |card: &u8| match self.pack.bounty(*card).goal {
            Goal::Hunt { worm } => worm.is_none_or(|wanted| wanted == kind),
            Goal::Deliver { .. } => false,
        };
        let best = self.state.line_cards().filter(fits).map(|card| self.pack.bounty(card).points).max();
        let trophy = self.state.rules.mode == Mode::SoloExtermination
            && best.is_some()
            && self.state.solo.trophies >> kind as u8 & 1 == 0;
        POINT * i32::from(best.unwrap_or(1)) + if trophy { 400 } else { 0 } - 40
    }

    /// What being caught by a worm costs on average; less than nothing when the hunt promises more.
    pub(super) fn caught(&self, worm: u8) -> i32 {
        let defeats = self.defeats(self.pack.worm(worm).health);
        ((1000 - defeats) * self.death - defeats * self.prey(worm)) / 1000
    }

    /// How likely this worm catches somebody on a cell before long, in thousandths.
    pub(super) fn chance(&self, zone: &Zone, slot: usize, cell: Cell) -> i32 {
        let (worm, centre) = (zone.worm[slot], zone.centre[slot]);
        if worm == NONE {
            return 0;
        }
        let state = self.state;
        let housed = state.location_cells & cell.bit() != 0;
        let solo = state.rules.solo();
        if housed && self.safe_indoors {
            return 0;
        }
        let sheltered = housed && !solo;
        let away = if sheltered {
            2 * centre.distance(cell)
        } else {
            let hit = hits(self.pack, state, worm, centre);
            if hit & cell.bit() != 0 {
                0
            } else {
                cells(hit).map(|hit| hit.distance(cell)).min().unwrap_or(9)
            }
        };
        let missing = usize::from(zone.missing[slot]);
        if missing == 0 {
            // It attacks at once, where it is.
            return if away == 0 { 1000 } else { 10 };
        }
        let comes = if solo {
            // The red die names one worm of three, the blue one feeds one.
            if missing == 1 { 550 } else { 340 }
        } else {
            let between = self.others.clamp(1, 4) + usize::from(state.rules.seats == 2);
            ATTACKS[between.min(4) - 1][missing.min(4)]
        };
        let there = match (away, solo) {
            (0, true) => 800,
            (0, false) => 450,
            (1, true) => 110,
            (1, false) => 230,
            (2, false) => 130,
            (2, true) => 60,
            (3, false) => 70,
            _ => 20,
        };
        comes * there / 1000
    }

    /// What standing on a cell costs on average until the next turn.
    pub(super) fn loss(&self, zone: &Zone, cell: Cell) -> i32 {
        (0..3)
            .filter(|slot| zone.worm[*slot] != NONE)
            .map(|slot| self.chance(zone, slot, cell) * self.caught(zone.worm[slot]) / 1000)
            .sum()
    }
}
