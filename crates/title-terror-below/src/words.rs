//! The nouns of Terror Below.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use veilleuse_core::{as_text, card, kit::Set, names, noun};

names! {
    /// One of the five buildings (TB-SETUP-02).
    Location {
        OfficialBuilding = "official_building",
        StatePolice = "state_police",
        GeneralStore = "general_store",
        Hospital = "hospital",
        Motel = "motel",
    }
}

names! {
    /// The colour of an egg (TB-WORM-01).
    Colour { Green = "green", Pink = "pink", Violet = "violet", Yellow = "yellow" }
}

names! {
    /// A kind of worm (TB-WORM-01).
    WormKind {
        Burrower = "burrower",
        Sucker = "sucker",
        Tentacled = "tentacled",
        Screamer = "screamer",
        Queen = "queen",
    }
}

names! {
    /// A way across the grid.
    Dir { North = "north", East = "east", South = "south", West = "west" }
}

impl Dir {
    /// Columns and rows of one step.
    pub(crate) const fn step(self) -> (i8, i8) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }
}

names! {
    /// A side of the board (TB-SETUP-01, TB-CANYON-01).
    Side { Desert = "desert", Canyon = "canyon" }
}

names! {
    /// The deck of Items or the deck of Weapons.
    GearDeck { Item = "item", Weapon = "weapon" }
}

card! {
    /// A Vehicle card: `v01` is the first.
    Vehicle: 64, "v", "a Vehicle such as \"v07\""
}

card! {
    /// A Bounty card: `b01` is the first.
    Bounty: 64, "b", "a Bounty such as \"b07\""
}

card! {
    /// An Item card: `i01` is the first.
    Item: 32, "i", "an Item such as \"i07\""
}

card! {
    /// A Weapon card: `a01` is the first.
    Weapon: 32, "a", "a Weapon such as \"a07\""
}

card! {
    /// A worm card: `w01` is the first.
    Worm: 64, "w", "a worm such as \"w07\""
}

card! {
    /// A Character card: `c01` is the first.
    Character: 64, "c", "a Character such as \"c07\""
}

noun! {
    /// A place in a Group (TB-SETUP-11).
    #[derive(Debug)]
    Member: 3
}

noun! {
    /// A place of the Bounty Line (TB-SETUP-04).
    #[derive(Debug)]
    Place: 4
}

noun! {
    /// An arrow of a Vehicle, from the left (TB-DIST-01); written as a number from 0.
    #[derive(Debug)]
    Arrow: 4
}

noun! {
    /// One of the three places of the Terror zone (TB-WORM-06); written as its number on the board, from 1.
    #[derive(Debug)]
    Slot: 3
}

impl Slot {
    /// All of them, in the order of their numbers.
    pub const ALL: [Slot; 3] = [Slot::new(0), Slot::new(1), Slot::new(2)];

    /// The number on the board, from 1.
    pub const fn printed(self) -> u8 {
        self.number() + 1
    }

    /// TB-WORM-06: the slot of a face of a die.
    pub(crate) const fn of_face(face: u8) -> Slot {
        Slot::new((face - 1) / 2)
    }

    /// The slot with the next number.
    pub(crate) fn next(self) -> Option<Slot> {
        Slot::ALL.get(self.index() + 1).copied()
    }
}

/// Writes and reads a noun as a number from `$first` on. The last argument ends the sentence "there is no …".
macro_rules! as_number {
    ($noun:ident from $first:literal, $expected:literal) => {
        #[cfg(feature = "schema")]
        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $noun {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($noun).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let last = $first + $noun::COUNT as u8 - 1;
                schemars::json_schema!({ "type": "integer", "minimum": $first, "maximum": last })
            }
        }

        impl Serialize for $noun {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8($first + self.number())
            }
        }

        impl<'de> Deserialize<'de> for $noun {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = u8::deserialize(deserializer)?;
                let place = number.checked_sub($first).filter(|place| usize::from(*place) < $noun::COUNT);
                place
                    .map($noun::new)
                    .ok_or_else(|| D::Error::custom(format!(concat!("there is no ", $expected), number)))
            }
        }
    };
}

as_number!(Slot from 1, "slot {}: slots are 1, 2 and 3");
as_number!(Arrow from 0, "arrow {}: a Vehicle has at most four, from 0 on");

noun! {
    /// A cell of the grid, column and row from 1: `c3r5`.
    ///
    /// Rows are eight cells apart on both sides of the board.
    Cell: 48
}

as_text!(Cell, "a cell such as \"c3r5\"");

/// Some cells; in order they are read row by row.
pub(crate) type Cells = Set<Cell>;

impl Cell {
    /// Columns of the widest board.
    pub(crate) const COLUMNS: u8 = 8;
    /// Rows of a board.
    pub(crate) const ROWS: u8 = 6;

    /// The cell at this column and row, both from 1.
    pub(crate) const fn of(column: u8, row: u8) -> Cell {
        Cell::new((row - 1) * Self::COLUMNS + column - 1)
    }

    /// Column, from 1.
    pub const fn column(self) -> u8 {
        self.number() % Self::COLUMNS + 1
    }

    /// Row, from 1.
    pub const fn row(self) -> u8 {
        self.number() / Self::COLUMNS + 1
    }

    /// Steps along rows and columns between two cells.
    pub(crate) const fn distance(self, other: Cell) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }
}

/// Cells with their neighbours on a grid without a Canyon.
pub(crate) fn widened(cells: Cells) -> Cells {
    const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
    let set = cells.bits();
    let east = (set & !(FIRST_COLUMN << 7)) << 1;
    let west = (set & !FIRST_COLUMN) >> 1;
    Set::of_bits(set | set << Cell::COLUMNS | set >> Cell::COLUMNS | east | west) & Set::all()
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
            [b'c', column @ b'1'..=b'8', b'r', row @ b'1'..=b'6'] => Ok(Cell::of(column - b'0', row - b'0')),
            _ => Err(()),
        }
    }
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
