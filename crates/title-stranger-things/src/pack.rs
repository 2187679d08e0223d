//! The checked content of Stranger Things.

use crate::{
    cards::{Ability, Passive, Step},
    setup::Mode,
    words::{Deed, EnemyKind, Group, Location, Slot, Zone, locations},
};

/// Everything the rules and the views read of a pack.
#[derive(Debug)]
pub struct Pack {
    pub(crate) digest: String,
    /// Length of the Fear track: easy, standard, hard.
    pub(crate) terrified: [u8; 3],
    /// How many tokens of each number there are.
    pub(crate) tokens: [u8; 6],
    pub(crate) demogorgon_tokens: u8,
    pub(crate) seasons: [Season; 2],
    pub(crate) cards: Vec<ActionCard>,
    pub(crate) items: Vec<ItemCard>,
    pub(crate) allies: Vec<AllyCard>,
    pub(crate) scenes: Vec<SceneCard>,
    pub(crate) powers: Vec<PowerSheet>,
    pub(crate) characters: [Sheet; 6],
}

/// A side of the board with its decks.
#[derive(Debug)]
pub(crate) struct Season {
    /// For drawing: three rows of four.
    pub(crate) rows: Vec<Vec<Location>>,
    pub(crate) hawkins: u32,
    pub(crate) below: u32,
    /// Neighbours, by Location.
    pub(crate) near: [u32; Location::COUNT],
    /// Neighbours over a marked road (ST-BOARD-04).
    pub(crate) fear: [u32; Location::COUNT],
    /// Steps between two Locations.
    pub(crate) steps: [[u8; Location::COUNT]; Location::COUNT],
    /// The bonus of the Location where the action can be done (ST-BOARD-13).
    pub(crate) calm: [Option<u8>; Location::COUNT],
    pub(crate) get_item: [Option<u8>; Location::COUNT],
    pub(crate) gather: [Option<u8>; Location::COUNT],
    pub(crate) slots: Vec<SlotSpec>,
    /// Slots by group.
    pub(crate) groups: [u32; Group::ALL.len()],
    /// Slots by Location.
    pub(crate) slots_at: [u32; Location::COUNT],
    pub(crate) enemies: [EnemySpec; 4],
    /// Its Allies in the common list, from and to.
    pub(crate) allies: (u8, u8),
    pub(crate) scenes: (u8, u8),
}

/// An Enemy at set-up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EnemySpec {
    pub(crate) kind: EnemyKind,
    /// No Location: it waits beside the board, or there is none.
    pub(crate) at: Option<Location>,
    pub(crate) there: bool,
}

/// A token slot (ST-BOARD-05).
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlotSpec {
    pub(crate) group: Group,
    pub(crate) at: Option<Location>,
    /// The printed number; 0 when there is none.
    pub(crate) size: u8,
    /// The Power, in the common list.
    pub(crate) power: u8,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionCard {
    pub(crate) value: u8,
    pub(crate) friends: bool,
    pub(crate) danger: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct ItemCard {
    pub(crate) name: String,
    pub(crate) bonus: [u8; Deed::COUNT],
}

#[derive(Clone, Debug)]
pub(crate) struct AllyCard {
    pub(crate) name: String,
    pub(crate) pile: u8,
    pub(crate) bonus: [u8; Deed::COUNT],
    pub(crate) passive: Option<Passive>,
}

#[derive(Clone, Debug)]
pub(crate) struct SceneCard {
    pub(crate) name: String,
    pub(crate) steps: Vec<Step>,
}

#[derive(Clone, Debug)]
pub(crate) struct PowerSheet {
    pub(crate) name: String,
    pub(crate) steps: Vec<Step>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Sheet {
    pub(crate) start: Location,
    pub(crate) base_move: u8,
    pub(crate) ability: Ability,
}

impl Pack {
    /// The digest of the files it was read from.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    #[inline]
    pub(crate) const fn season(&self, mode: Mode) -> &Season {
        &self.seasons[mode as usize]
    }

    #[inline]
    pub(crate) fn card(&self, card: u8) -> ActionCard {
        self.cards[usize::from(card)]
    }

    #[inline]
    pub(crate) fn ally(&self, ally: u8) -> &AllyCard {
        &self.allies[usize::from(ally)]
    }

    #[inline]
    pub(crate) fn item(&self, item: u8) -> &ItemCard {
        &self.items[usize::from(item)]
    }

    /// How many tokens of each front take part (ST-MODE-03).
    pub(crate) const fn fronts(&self, mode: Mode) -> [u8; 7] {
        let [zero, one, two, three, four, five] = self.tokens;
        let demogorgon = match mode {
            Mode::Season1 => self.demogorgon_tokens,
            Mode::Season2 => 0,
        };
        [zero, one, two, three, four, five, demogorgon]
    }
}

impl Season {
    #[inline]
    pub(crate) fn slot(&self, slot: Slot) -> &SlotSpec {
        &self.slots[slot.index()]
    }

    #[inline]
    pub(crate) const fn group(&self, group: Group) -> u32 {
        self.groups[group as usize]
    }

    pub(crate) const fn zone(&self, zone: Zone) -> u32 {
        match zone {
            Zone::Hawkins => self.hawkins,
            Zone::Below => self.below,
        }
    }

    pub(crate) const fn all(&self) -> u32 {
        self.hawkins | self.below
    }

    #[inline]
    pub(crate) const fn distance(&self, from: Location, to: Location) -> u8 {
        self.steps[from as usize][to as usize]
    }

    /// Locations at the end of a walk of exactly so many steps (Ruling ST-Q-16).
    pub(crate) fn walks(&self, from: Location, count: u8) -> u32 {
        let mut ends = from.bit();
        for _ in 0..count {
            ends = locations(ends).fold(0, |set, location| set | self.near[location as usize]);
        }
        ends
    }

    /// Whether the top token of this slot's pile is revealed at set-up (ST-SETUP-06; Ruling ST-Q-29).
    pub(crate) fn revealed_at_setup(&self, slot: Slot) -> bool {
        let spec = self.slot(slot);
        spec.at.is_some_and(|at| self.hawkins & at.bit() != 0)
    }
}

/// Steps between all Locations of a graph; 99 where there is no way.
pub(crate) fn all_steps(near: &[u32; Location::COUNT]) -> [[u8; Location::COUNT]; Location::COUNT] {
    let mut steps = [[99; Location::COUNT]; Location::COUNT];
    for from in Location::ALL {
        let (mut edge, mut seen, mut count) = (from.bit(), from.bit(), 0);
        while edge != 0 {
            locations(edge).for_each(|location| steps[from as usize][location as usize] = count);
            edge = locations(edge).fold(0, |set, location| set | near[location as usize]) & !seen;
            seen |= edge;
            count += 1;
        }
    }
    steps
}
