//! The checked content of Terror Below.

use veilleuse_core::kit::{By, Noun, Set};
use veilleuse_pack::Provenance;

use crate::{
    cards::{Ability, Arrows, Damage, Goal, Power, Use},
    words::{
        Arrow, Bounty, Cell, Cells, Character, Colour, Dir, Item, Location, Side, Vehicle, Weapon, Worm,
        WormKind,
    },
};

/// Everything the rules and the views read of a pack.
#[derive(Debug)]
pub struct Pack {
    pub(crate) digest: String,
    pub(crate) boards: By<Side, Board, 2>,
    pub(crate) vehicles: Vec<VehicleCard>,
    pub(crate) bounties: Vec<BountyCard>,
    pub(crate) items: Vec<ItemCard>,
    pub(crate) weapons: Vec<WeaponCard>,
    pub(crate) worms: Vec<WormCard>,
    pub(crate) characters: Vec<CharacterCard>,
    /// The worms of the deck; the others are starting worms.
    pub(crate) worm_deck: Set<Worm>,
    pub(crate) queens: Set<Worm>,
    pub(crate) queen_bounties: Set<Bounty>,
    /// Cards that stay in the box in solo.
    pub(crate) not_solo: NotSolo,
}

/// Cards marked "not in solo" (TB-SOLO-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct NotSolo {
    pub(crate) items: Set<Item>,
    pub(crate) weapons: Set<Weapon>,
    pub(crate) characters: Set<Character>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct VehicleCard {
    pub(crate) name: String,
    pub(crate) value: u8,
    pub(crate) ability: Ability,
    pub(crate) arrows: Arrows,
    pub(crate) provenance: Provenance,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BountyCard {
    pub(crate) goal: Goal,
    pub(crate) points: u8,
    pub(crate) provenance: Provenance,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ItemCard {
    pub(crate) name: String,
    pub(crate) does: Use,
    pub(crate) point: bool,
    pub(crate) provenance: Provenance,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WeaponCard {
    pub(crate) name: String,
    pub(crate) damage: Damage,
    pub(crate) shoots_hats: bool,
    pub(crate) returns: bool,
    pub(crate) takes_egg: bool,
    pub(crate) provenance: Provenance,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WormCard {
    pub(crate) kind: WormKind,
    /// Numbered column and row, as the dice name them.
    pub(crate) at: (u8, u8),
    /// None for the Queen, who lays one egg of each colour.
    pub(crate) colour: Option<Colour>,
    /// None for a starting worm, which nobody hunts (TB-SETUP-03).
    pub(crate) body: Option<Body>,
    /// Offsets of the shaded cells.
    pub(crate) shaded: Vec<(i8, i8)>,
    pub(crate) provenance: Provenance,
}

/// What it takes to provoke a worm, and to defeat it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Body {
    pub(crate) health: u8,
    pub(crate) limit: u8,
}

impl WormCard {
    /// Health and limit of a worm of the deck.
    #[inline]
    pub(crate) fn body(&self) -> Body {
        self.body.expect("a worm of the deck")
    }

    pub(crate) fn is_queen(&self) -> bool {
        self.kind == WormKind::Queen
    }
}

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
    pub(crate) ground: Cells,
    pub(crate) canyon: Cells,
    pub(crate) homes: By<Location, Cell, 5>,
    /// The cell each pair of faces names: `(blue - 1) * 6 + red - 1`.
    pub(crate) dice: [Cell; 36],
    /// The ground next door.
    steps: PerCell<By<Dir, Option<Cell>, 4>>,
    /// TB-CANYON-03: where an arrow takes a Target.
    slides: PerCell<By<Dir, Option<Cell>, 4>>,
    /// Ruling TB-Q-29: the arrows that take a Target nearer, by where it lies and where the pawn stands.
    nearer: PerCell<PerCell<Set<Dir>>>,
    leaps: PerCell<By<Dir, Option<Leap>, 4>>,
    near: PerCell<Cells>,
    /// The shaded cells of each worm around each cell.
    shaded: Vec<PerCell<Cells>>,
}

/// Something for every cell.
pub(crate) type PerCell<V> = By<Cell, V, { Cell::COUNT }>;

impl Board {
    /// `columns` wide, with these Canyon cells; `numbered` says which column each face of the blue die names.
    pub(crate) fn new(
        columns: u8,
        canyon: Cells,
        homes: By<Location, Cell, 5>,
        numbered: [u8; 6],
        worms: &[WormCard],
    ) -> Board {
        let mut board = Board {
            columns,
            ground: Set::EMPTY,
            canyon,
            homes,
            dice: std::array::from_fn(|way| Cell::of(numbered[way / 6], (way % 6) as u8 + 1)),
            steps: By::all(By::all(None)),
            slides: By::all(By::all(None)),
            nearer: By::all(By::all(Set::EMPTY)),
            leaps: By::all(By::all(None)),
            near: By::all(Set::EMPTY),
            shaded: Vec::new(),
        };
        let all: Cells = Cell::all().filter(|cell| cell.column() <= columns).collect();
        board.ground = all - canyon;
        for from in board.ground.iter() {
            for dir in Dir::ALL {
                board.chart(from, dir);
            }
        }
        board.nearer = By::with(|from| By::with(|to| board.ways_nearer(from, to)));
        board.shaded = worms
            .iter()
            .map(|worm| {
                let around = |cell: Cell| {
                    let hit = |offset: &(i8, i8)| board.offset(cell, *offset);
                    worm.shaded.iter().filter_map(hit).collect()
                };
                By::with(around)
            })
            .collect();
        board
    }

    fn chart(&mut self, from: Cell, dir: Dir) {
        let (mut to, mut over) = (self.offset(from, dir.step()), 0);
        if let Some(next) = to
            && self.is_ground(next)
        {
            self.steps[from][dir] = Some(next);
            self.near[from].put(next);
        }
        while let Some(next) = to
            && !self.is_ground(next)
        {
            over += 1;
            to = self.offset(next, dir.step());
        }
        if let Some(to) = to {
            self.slides[from][dir] = Some(to);
            if over > 0 {
                self.leaps[from][dir] = Some(Leap { to, over });
            }
        }
    }

    fn ways_nearer(&self, from: Cell, to: Cell) -> Set<Dir> {
        let nearer =
            |dir: &Dir| self.slide(from, *dir).is_some_and(|next| next.distance(to) < from.distance(to));
        Dir::ALL.into_iter().filter(nearer).collect()
    }

    pub(crate) fn is_ground(&self, cell: Cell) -> bool {
        self.ground.has(cell)
    }

    /// The cell this far away, if it is on the board.
    pub(crate) fn offset(&self, from: Cell, (columns, rows): (i8, i8)) -> Option<Cell> {
        let column = from.column().checked_add_signed(columns)?;
        let row = from.row().checked_add_signed(rows)?;
        ((1..=self.columns).contains(&column) && (1..=Cell::ROWS).contains(&row))
            .then(|| Cell::of(column, row))
    }

    /// The ground next door.
    #[inline]
    pub(crate) fn step(&self, from: Cell, dir: Dir) -> Option<Cell> {
        self.steps[from][dir]
    }

    /// Where an arrow takes a Target.
    #[inline]
    pub(crate) fn slide(&self, from: Cell, dir: Dir) -> Option<Cell> {
        self.slides[from][dir]
    }

    /// Ruling TB-Q-29: the arrows that take a Target nearer to a cell.
    #[inline]
    pub(crate) fn nearer(&self, from: Cell, to: Cell) -> Set<Dir> {
        self.nearer[from][to]
    }

    /// TB-DIST-02, TB-CANYON-03, Ruling TB-Q-41: where arrows take a Target; one off the board is skipped.
    #[inline]
    pub(crate) fn follow(&self, from: Cell, arrows: &Arrows, skipped: Set<Arrow>) -> Cell {
        let left = Arrow::all().zip(arrows).filter(|(arrow, _)| !skipped.has(*arrow));
        left.fold(from, |at, (_, dir)| self.slide(at, *dir).unwrap_or(at))
    }

    #[inline]
    pub(crate) fn leap(&self, from: Cell, dir: Dir) -> Option<Leap> {
        self.leaps[from][dir]
    }

    /// All ground next door.
    #[inline]
    pub(crate) fn near(&self, cell: Cell) -> Cells {
        self.near[cell]
    }

    /// The shaded cells of a worm's attack around a cell, on the board.
    #[inline]
    pub(crate) fn shaded(&self, worm: Worm, centre: Cell) -> Cells {
        self.shaded[worm.index()][centre]
    }

    /// Where a worm's printed coordinates are.
    pub(crate) fn coordinates(&self, (column, row): (u8, u8)) -> Cell {
        self.dice[usize::from(column - 1) * 6 + usize::from(row - 1)]
    }
}

impl Pack {
    /// The digest of the files that decide how a match runs.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    #[inline]
    pub(crate) fn board(&self, side: Side) -> &Board {
        &self.boards[side]
    }

    #[inline]
    pub(crate) fn vehicle(&self, card: Vehicle) -> &VehicleCard {
        &self.vehicles[card.index()]
    }

    #[inline]
    pub(crate) fn bounty(&self, card: Bounty) -> &BountyCard {
        &self.bounties[card.index()]
    }

    #[inline]
    pub(crate) fn item(&self, card: Item) -> &ItemCard {
        &self.items[card.index()]
    }

    #[inline]
    pub(crate) fn weapon(&self, card: Weapon) -> &WeaponCard {
        &self.weapons[card.index()]
    }

    #[inline]
    pub(crate) fn worm(&self, card: Worm) -> &WormCard {
        &self.worms[card.index()]
    }

    #[inline]
    pub(crate) fn character(&self, card: Character) -> &CharacterCard {
        &self.characters[card.index()]
    }

    /// TB-SETUP-13: the worms of the set-up, which are not in the deck.
    pub(crate) fn starting_worms(&self) -> Set<Worm> {
        Set::first_of(self.worms.len()) - self.worm_deck
    }

    /// The Location a delivery Bounty names.
    pub(crate) fn bounty_location(&self, card: Bounty) -> Option<Location> {
        match self.bounty(card).goal {
            Goal::Deliver { location, .. } => Some(location),
            Goal::Hunt { .. } => None,
        }
    }
}
