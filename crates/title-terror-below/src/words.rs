//! The nouns of Terror Below.

use std::{fmt, str::FromStr};

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use veilleuse_core::{as_text, card_id};

/// The absence of a card, a cell or a worm where a byte has to say it.
pub(crate) const NONE: u8 = u8::MAX;

/// One of the five buildings (TB-SETUP-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Location {
    OfficialBuilding,
    StatePolice,
    GeneralStore,
    Hospital,
    Motel,
}

impl Location {
    /// All five.
    pub const ALL: [Location; 5] = [
        Location::OfficialBuilding,
        Location::StatePolice,
        Location::GeneralStore,
        Location::Hospital,
        Location::Motel,
    ];

    /// The id in packs and texts.
    pub const fn id(self) -> &'static str {
        ["official_building", "state_police", "general_store", "hospital", "motel"][self as usize]
    }
}

/// The colour of an egg (TB-WORM-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Colour {
    Green,
    Pink,
    Violet,
    Yellow,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Green, Colour::Pink, Colour::Violet, Colour::Yellow];

    /// The id in packs and texts.
    pub const fn id(self) -> &'static str {
        ["green", "pink", "violet", "yellow"][self as usize]
    }
}

/// A kind of worm (TB-WORM-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum WormKind {
    Burrower,
    Sucker,
    Tentacled,
    Screamer,
    Queen,
}

impl WormKind {
    /// All five.
    pub const ALL: [WormKind; 5] =
        [WormKind::Burrower, WormKind::Sucker, WormKind::Tentacled, WormKind::Screamer, WormKind::Queen];

    /// The id in packs and texts.
    pub const fn id(self) -> &'static str {
        ["burrower", "sucker", "tentacled", "screamer", "queen"][self as usize]
    }
}

/// A way across the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Dir {
    North,
    East,
    South,
    West,
}

impl Dir {
    /// All four.
    pub const ALL: [Dir; 4] = [Dir::North, Dir::East, Dir::South, Dir::West];

    /// The id in texts.
    pub const fn id(self) -> &'static str {
        ["north", "east", "south", "west"][self as usize]
    }

    /// Columns and rows of one step.
    pub(crate) const fn step(self) -> (i8, i8) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }
}

/// A side of the board (TB-SETUP-01, TB-CANYON-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Side {
    Desert,
    Canyon,
}

/// The deck of Items or the deck of Weapons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum GearDeck {
    Item,
    Weapon,
}

impl GearDeck {
    /// Both.
    pub const BOTH: [GearDeck; 2] = [GearDeck::Item, GearDeck::Weapon];

    pub(crate) const fn id(self) -> &'static str {
        ["item", "weapon"][self as usize]
    }
}

card_id!(
    /// A Vehicle card: `v01` is the first.
    Vehicle, "v", "a Vehicle such as \"v07\""
);
card_id!(
    /// A Bounty card: `b01` is the first.
    Bounty, "b", "a Bounty such as \"b07\""
);
card_id!(
    /// An Item card: `i01` is the first.
    Item, "i", "an Item such as \"i07\""
);
card_id!(
    /// A Weapon card: `a01` is the first.
    Weapon, "a", "a Weapon such as \"a07\""
);
card_id!(
    /// A worm card: `w01` is the first.
    Worm, "w", "a worm such as \"w07\""
);
card_id!(
    /// A Character card: `c01` is the first.
    Character, "c", "a Character such as \"c07\""
);

/// One of the three places of the Terror zone, from 1 (TB-WORM-06).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Slot(#[cfg_attr(test, schemars(range(min = 1, max = 3)))] pub(crate) u8);

impl Slot {
    /// All three.
    pub const ALL: [Slot; 3] = [Slot(0), Slot(1), Slot(2)];

    /// Position in an array of three.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number on the board, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// TB-WORM-06: the slot of a face of a die.
    pub(crate) const fn of_face(face: u8) -> Slot {
        Slot((face - 1) / 2)
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u8::deserialize(deserializer)? {
            number @ 1..=3 => Ok(Slot(number - 1)),
            other => Err(D::Error::custom(format!("there is no slot {other}: slots are 1, 2 and 3"))),
        }
    }
}

/// A cell of the grid, column and row from 1: `c3r5`.
///
/// Rows are eight cells apart on both sides of the board, so that a set of cells is one word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell(pub(crate) u8);

as_text!(Cell, "a cell such as \"c3r5\"");

impl Cell {
    /// Columns of the widest board.
    pub(crate) const COLUMNS: u8 = 8;
    /// Rows of a board.
    pub(crate) const ROWS: u8 = 6;
    /// How many cells an array of cells has.
    pub(crate) const COUNT: usize = (Self::COLUMNS * Self::ROWS) as usize;

    /// The cell at this column and row, both from 1.
    pub(crate) const fn at(column: u8, row: u8) -> Cell {
        Cell((row - 1) * Self::COLUMNS + column - 1)
    }

    /// Column, from 1.
    pub const fn column(self) -> u8 {
        self.0 % Self::COLUMNS + 1
    }

    /// Row, from 1.
    pub const fn row(self) -> u8 {
        self.0 / Self::COLUMNS + 1
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Steps along rows and columns between two cells.
    pub(crate) const fn distance(self, other: Cell) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}r{}", self.column(), self.row())
    }
}

impl FromStr for Cell {
    type Err = ();
    fn from_str(word: &str) -> Result<Cell, ()> {
        match word.as_bytes() {
            [b'c', column @ b'1'..=b'8', b'r', row @ b'1'..=b'6'] => Ok(Cell::at(column - b'0', row - b'0')),
            _ => Err(()),
        }
    }
}

/// Some of the Items and Weapons: one word for both decks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct GearSet([u32; 2]);

impl GearSet {
    /// How many different cards of either deck a set can tell apart.
    pub(crate) const CAPACITY: u8 = 32;
    pub(crate) const EMPTY: GearSet = GearSet([0; 2]);

    pub(crate) const fn has(self, deck: GearDeck, card: u8) -> bool {
        card < Self::CAPACITY && self.0[deck as usize] >> card & 1 != 0
    }

    pub(crate) const fn put(&mut self, deck: GearDeck, card: u8) {
        self.0[deck as usize] |= 1 << card;
    }

    pub(crate) const fn take(&mut self, deck: GearDeck, card: u8) {
        self.0[deck as usize] &= !(1 << card);
    }

    #[must_use]
    pub(crate) const fn and(self, other: GearSet) -> GearSet {
        GearSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    pub(crate) fn of(self, deck: GearDeck) -> impl Iterator<Item = u8> {
        (0..Self::CAPACITY).filter(move |card| self.has(deck, *card))
    }
}

/// The cells of a set, in reading order.
pub(crate) fn cells(mut set: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = Cell(set.trailing_zeros() as u8);
            set &= set - 1;
            cell
        })
    })
}

/// Eggs by colour: four counts of up to fifteen in one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Eggs(u16);

impl Eggs {
    pub(crate) const NONE: Eggs = Eggs(0);

    pub(crate) const fn each(count: u16) -> Eggs {
        Eggs(count * 0x1111)
    }

    #[inline]
    pub(crate) const fn of(self, colour: Colour) -> u8 {
        (self.0 >> (4 * colour as u16) & 15) as u8
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0f0f) + (self.0 >> 4 & 0x0f0f);
        ((pairs & 0xff) + (pairs >> 8)) as u8
    }

    #[inline]
    pub(crate) const fn put(&mut self, colour: Colour) {
        self.0 += 1 << (4 * colour as u16);
    }

    #[inline]
    pub(crate) const fn take(&mut self, colour: Colour) {
        self.0 -= 1 << (4 * colour as u16);
    }

    #[inline]
    #[must_use]
    pub(crate) const fn and(self, other: Eggs) -> Eggs {
        Eggs(self.0 + other.0)
    }

    pub(crate) fn colours(self) -> impl Iterator<Item = Colour> {
        let mut left = self;
        std::iter::from_fn(move || {
            (!left.is_empty()).then(|| {
                let colour = Colour::ALL[left.0.trailing_zeros() as usize / 4];
                left.0 &= !(15 << (4 * colour as u16));
                colour
            })
        })
    }

    /// One colour for each egg.
    pub(crate) fn list(self) -> Vec<Colour> {
        Colour::ALL
            .into_iter()
            .flat_map(|colour| std::iter::repeat_n(colour, usize::from(self.of(colour))))
            .collect()
    }
}

impl FromIterator<Colour> for Eggs {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Eggs {
        let mut eggs = Eggs::NONE;
        colours.into_iter().for_each(|colour| eggs.put(colour));
        eggs
    }
}
