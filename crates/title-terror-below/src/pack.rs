//! The checked content of Terror Below.

use veilleuse_core::kit::Bag;
use veilleuse_pack::Provenance;

use crate::{
    cards::{Ability, Arrows, Damage, Goal, Power, Use},
    words::{Cell, Colour, Dir, Location, NONE, Side, WormKind},
};

/// Everything the rules and the views read of a pack.
#[derive(Debug)]
pub struct Pack {
    pub(crate) digest: String,
    /// Desert, then Canyon.
    pub(crate) boards: [Board; 2],
    pub(crate) vehicles: Vec<VehicleCard>,
    pub(crate) bounties: Vec<BountyCard>,
    pub(crate) items: Vec<ItemCard>,
    pub(crate) weapons: Vec<WeaponCard>,
    pub(crate) worms: Vec<WormCard>,
    pub(crate) characters: Vec<CharacterCard>,
    /// The worms of the deck; the others are starting worms.
    pub(crate) worm_deck: Bag,
    pub(crate) queens: Bag,
    pub(crate) queen_bounties: Bag,
    /// Cards that stay in the box in solo.
    pub(crate) not_solo: NotSolo,
}

/// Cards marked "not in solo" (TB-SOLO-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct NotSolo {
    pub(crate) items: Bag,
    pub(crate) weapons: Bag,
    pub(crate) characters: Bag,
}

/// A Vehicle card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct VehicleCard {
    pub(crate) name: String,
    pub(crate) value: u8,
    pub(crate) ability: Ability,
    pub(crate) arrows: Arrows,
    pub(crate) provenance: Provenance,
}

/// A Bounty card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BountyCard {
    pub(crate) goal: Goal,
    pub(crate) points: u8,
    pub(crate) provenance: Provenance,
}

/// An Item card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ItemCard {
    pub(crate) name: String,
    pub(crate) does: Use,
    pub(crate) point: bool,
    pub(crate) provenance: Provenance,
}

/// A Weapon card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WeaponCard {
    pub(crate) name: String,
    pub(crate) damage: Damage,
    pub(crate) shoots_hats: bool,
    pub(crate) returns: bool,
    pub(crate) takes_egg: bool,
    pub(crate) provenance: Provenance,
}

/// A worm card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WormCard {
    pub(crate) kind: WormKind,
    /// Numbered column and row, as the dice name them.
    pub(crate) at: (u8, u8),
    /// None for the Queen, who lays one egg of each colour.
    pub(crate) colour: Option<Colour>,
    pub(crate) health: u8,
    pub(crate) limit: u8,
    /// Offsets of the shaded cells.
    pub(crate) shaded: Vec<(i8, i8)>,
    pub(crate) provenance: Provenance,
}

impl WormCard {
    pub(crate) fn is_queen(&self) -> bool {
        self.kind == WormKind::Queen
    }
}

/// A Character card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CharacterCard {
    pub(crate) name: String,
    pub(crate) power: Power,
    pub(crate) provenance: Provenance,
}

/// Where a jump over the Canyon leads, and how many cells it crosses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leap {
    pub(crate) to: Cell,
    pub(crate) over: u8,
}

/// One side of the board, with everything about its geometry worked out once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub(crate) columns: u8,
    /// Cells a pawn, a Target, an egg or rubble may lie on.
    pub(crate) ground: u64,
    pub(crate) canyon: u64,
    pub(crate) homes: [Cell; 5],
    /// The cell each pair of faces names: `(blue - 1) * 6 + red - 1`.
    pub(crate) dice: [Cell; 36],
    /// The ground next door, by direction and cell.
    steps: [[u8; Cell::COUNT]; 4],
    /// TB-CANYON-03: where an arrow takes a Target.
    slides: [[u8; Cell::COUNT]; 4],
    leaps: [[Option<Leap>; Cell::COUNT]; 4],
    near: [u64; Cell::COUNT],
    /// The shaded cells of each worm around each cell.
    shaded: Vec<[u64; Cell::COUNT]>,
}

impl Board {
    /// `columns` wide, with these Canyon cells; `numbered` says which column each face of the blue die names.
    pub(crate) fn new(
        columns: u8,
        canyon: u64,
        homes: [Cell; 5],
        numbered: [u8; 6],
        worms: &[WormCard],
    ) -> Board {
        let mut board = Board {
            columns,
            ground: 0,
            canyon,
            homes,
            dice: std::array::from_fn(|way| Cell::at(numbered[way / 6], (way % 6) as u8 + 1)),
            steps: [[NONE; Cell::COUNT]; 4],
            slides: [[NONE; Cell::COUNT]; 4],
            leaps: [[None; Cell::COUNT]; 4],
            near: [0; Cell::COUNT],
            shaded: Vec::new(),
        };
        let on_board = |cell: &Cell| cell.column() <= columns;
        let all: Vec<Cell> = (0..Cell::COUNT as u8).map(Cell).filter(on_board).collect();
        board.ground = all.iter().fold(0, |set, cell| set | cell.bit()) & !canyon;
        let ground: Vec<Cell> = all.into_iter().filter(|cell| board.is_ground(*cell)).collect();
        for from in ground {
            for dir in Dir::ALL {
                board.chart(from, dir);
            }
        }
        board.shaded = worms
            .iter()
            .map(|worm| {
                let around = |cell: usize| {
                    let hit = |offset: &(i8, i8)| board.offset(Cell(cell as u8), *offset);
                    worm.shaded.iter().filter_map(hit).fold(0, |set, cell| set | cell.bit())
                };
                std::array::from_fn(around)
            })
            .collect();
        board
    }

    fn chart(&mut self, from: Cell, dir: Dir) {
        let (mut to, mut over) = (self.offset(from, dir.step()), 0);
        if let Some(next) = to
            && self.is_ground(next)
        {
            self.steps[dir as usize][from.index()] = next.0;
            self.near[from.index()] |= next.bit();
        }
        while let Some(next) = to
            && !self.is_ground(next)
        {
            over += 1;
            to = self.offset(next, dir.step());
        }
        if let Some(to) = to {
            self.slides[dir as usize][from.index()] = to.0;
            if over > 0 {
                self.leaps[dir as usize][from.index()] = Some(Leap { to, over });
            }
        }
    }

    pub(crate) const fn is_ground(&self, cell: Cell) -> bool {
        self.ground & cell.bit() != 0
    }

    /// The cell this far away, if it is on the board.
    pub(crate) fn offset(&self, from: Cell, (columns, rows): (i8, i8)) -> Option<Cell> {
        let column = from.column().checked_add_signed(columns)?;
        let row = from.row().checked_add_signed(rows)?;
        ((1..=self.columns).contains(&column) && (1..=Cell::ROWS).contains(&row))
            .then(|| Cell::at(column, row))
    }

    /// The ground next door.
    #[inline]
    pub(crate) fn step(&self, from: Cell, dir: Dir) -> Option<Cell> {
        known(self.steps[dir as usize][from.index()])
    }

    /// Where an arrow takes a Target.
    #[inline]
    pub(crate) fn slide(&self, from: Cell, dir: Dir) -> Option<Cell> {
        known(self.slides[dir as usize][from.index()])
    }

    #[inline]
    pub(crate) fn leap(&self, from: Cell, dir: Dir) -> Option<Leap> {
        self.leaps[dir as usize][from.index()]
    }

    /// All ground next door.
    #[inline]
    pub(crate) fn near(&self, cell: Cell) -> u64 {
        self.near[cell.index()]
    }

    /// The shaded cells of a worm's attack around a cell, on the board.
    #[inline]
    pub(crate) fn shaded(&self, worm: u8, centre: Cell) -> u64 {
        self.shaded[usize::from(worm)][centre.index()]
    }

    /// Where a worm's printed coordinates are.
    pub(crate) fn coordinates(&self, (column, row): (u8, u8)) -> Cell {
        self.dice[usize::from(column - 1) * 6 + usize::from(row - 1)]
    }
}

#[inline]
fn known(cell: u8) -> Option<Cell> {
    (cell != NONE).then_some(Cell(cell))
}

impl Pack {
    /// The digest of the files that decide how a match runs.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    #[inline]
    pub(crate) fn board(&self, side: Side) -> &Board {
        &self.boards[side as usize]
    }

    #[inline]
    pub(crate) fn vehicle(&self, card: u8) -> &VehicleCard {
        &self.vehicles[usize::from(card)]
    }

    #[inline]
    pub(crate) fn bounty(&self, card: u8) -> &BountyCard {
        &self.bounties[usize::from(card)]
    }

    #[inline]
    pub(crate) fn item(&self, card: u8) -> &ItemCard {
        &self.items[usize::from(card)]
    }

    #[inline]
    pub(crate) fn weapon(&self, card: u8) -> &WeaponCard {
        &self.weapons[usize::from(card)]
    }

    #[inline]
    pub(crate) fn worm(&self, card: u8) -> &WormCard {
        &self.worms[usize::from(card)]
    }

    #[inline]
    pub(crate) fn character(&self, card: u8) -> &CharacterCard {
        &self.characters[usize::from(card)]
    }

    /// The Location a delivery Bounty names.
    pub(crate) fn bounty_location(&self, card: u8) -> Option<Location> {
        match self.bounty(card).goal {
            Goal::Deliver { location, .. } => Some(location),
            Goal::Hunt { .. } => None,
        }
    }
}
