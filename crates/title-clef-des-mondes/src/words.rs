//! The nouns of La Clef des mondes.

use std::{fmt, str::FromStr};

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use veilleuse_core::as_text;

/// The absence of a card, a world or a place where a byte has to say it.
pub(crate) const NONE: u8 = u8::MAX;

macro_rules! names {
    ($(#[$doc:meta])* $name:ident [$count:literal] { $($variant:ident = $id:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        #[expect(missing_docs, reason = "names")]
        pub enum $name {
            $($variant,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: [$name; $count] = [$($name::$variant),*];

            /// The id in packs and texts.
            pub const fn id(self) -> &'static str {
                [$($id),*][self as usize]
            }
        }
    };
}

names! {
    /// A type of key (CM-KEY-01); also the symbol of an attack (Ruling CM-Q-51).
    Key [5] { Magic = "magic", Knowledge = "knowledge", Combat = "combat", Death = "death", Love = "love" }
}

names! {
    /// A side of a world card (CM-BOARD-02). All cards lie upright (Ruling CM-Q-03).
    Side [4] { North = "north", East = "east", South = "south", West = "west" }
}

names! {
    /// A type of discovery card.
    Kind [3] { Encounter = "encounter", Object = "object", BadEncounter = "bad_encounter" }
}

names! {
    /// One of the eight worlds around Kernault (CM-COMP-01).
    World [8] {
        GaulishOtherworld = "gaulish_otherworld",
        WondrousHunt = "wondrous_hunt",
        FairyGlade = "fairy_glade",
        LookingGlass = "looking_glass",
        MiddleEarth = "middle_earth",
        CryptOfDread = "crypt_of_dread",
        Multiverse = "multiverse",
        ConanAndDragons = "conan_and_dragons",
    }
}

names! {
    /// A place of the square around Kernault, clockwise from the top left (CM-SETUP-03).
    Place [8] {
        NorthWest = "north_west",
        North = "north",
        NorthEast = "north_east",
        East = "east",
        SouthEast = "south_east",
        South = "south",
        SouthWest = "south_west",
        West = "west",
    }
}

names! {
    /// A pawn (CM-COMP-04), by its colour.
    Pawn [5] { Amber = "amber", Azure = "azure", Garnet = "garnet", Jade = "jade", Ivory = "ivory" }
}

macro_rules! indexed {
    ($($name:ident),*) => {
        $(impl $name {
            pub(crate) const fn index(self) -> usize {
                self as usize
            }
        })*
    };
}

indexed!(Key, Side, World, Place);

impl World {
    pub(crate) const fn of(index: u8) -> World {
        World::ALL[index as usize]
    }
}

/// Sets of sides, as bits.
const N: u8 = 1;
const E: u8 = 2;
const S: u8 = 4;
const W: u8 = 8;

/// The sides whose keys lead home from each place.
const HOMEWARD: [u8; 8] = [E | S, S, S | W, W, N | W, N, N | E, E];

/// The sides whose keys lead one place on, clockwise, and one place back.
const ONWARD: [u8; 8] = [E, E, S, S, W, W, N, N];
const BACKWARD: [u8; 8] = [S, W, W, N, N, E, E, S];

/// The sides whose keys pay the way from each place to each other one.
const WAYS: [[u8; 8]; 8] = {
    let mut ways = [[0; 8]; 8];
    let mut here = 0;
    while here < 8 {
        ways[here][(here + 1) % 8] = ONWARD[here];
        ways[here][(here + 7) % 8] = BACKWARD[here];
        if here % 2 == 1 {
            ways[here][(here + 2) % 8] = ONWARD[here] | HOMEWARD[here];
            ways[here][(here + 6) % 8] = BACKWARD[here] | HOMEWARD[here];
        }
        here += 1;
    }
    ways
};

/// The places one side on and back, and one angle on and back, from each place; corners have no angles.
static NEIGHBOURS: [[Place; 4]; 8] = {
    let mut near = [[Place::North; 4]; 8];
    let mut here = 0;
    while here < 8 {
        near[here] = [
            Place::ALL[(here + 1) % 8],
            Place::ALL[(here + 7) % 8],
            Place::ALL[(here + 2) % 8],
            Place::ALL[(here + 6) % 8],
        ];
        here += 1;
    }
    near
};

impl Place {
    pub(crate) const fn of(index: u8) -> Place {
        Place::ALL[index as usize]
    }

    /// CM-BOARD-04: whether the place touches Kernault by a side.
    pub const fn beside_kernault(self) -> bool {
        self as u8 % 2 == 1
    }

    /// CM-SETUP-11: the place across Kernault.
    #[must_use]
    pub const fn opposite(self) -> Place {
        Place::ALL[(self as usize + 4) % 8]
    }

    /// CM-BOARD-01, CM-BOARD-05: the sides whose keys pay the way to another place, as bits; 0 when there is none.
    #[inline]
    pub(crate) const fn way_to(self, to: Place) -> u8 {
        WAYS[self as usize][to as usize]
    }

    /// The sides whose keys lead into Kernault, as bits.
    pub(crate) const fn way_home(self) -> u8 {
        HOMEWARD[self as usize]
    }

    /// The places one can pass to: by a side first, then by an angle.
    #[inline]
    pub(crate) fn neighbours(self) -> &'static [Place] {
        self.ways_out(Via::Any)
    }

    /// The places one can pass to in this way: never Kernault (Ruling CM-Q-30).
    #[inline]
    pub(crate) fn ways_out(self, via: Via) -> &'static [Place] {
        let near = &NEIGHBOURS[self as usize];
        match (via, self.beside_kernault()) {
            (Via::Side, _) | (Via::Any, false) => &near[..2],
            (Via::Any, true) => near,
            (Via::Angle, true) => &near[2..],
            (Via::Angle, false) => &[],
        }
    }

    /// Column and row in the square, from 0.
    pub const fn cell(self) -> (u8, u8) {
        [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)][self as usize]
    }
}

/// The sides of a set.
pub(crate) fn sides(set: u8) -> impl Iterator<Item = Side> {
    Side::ALL.into_iter().filter(move |side| set >> *side as u8 & 1 != 0)
}

/// How a passage leaves a world.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Via {
    Side,
    Angle,
    Any,
}

/// A card by its place in its deck, of which there are a certain number.
macro_rules! card {
    ($(#[$doc:meta])* $name:ident, $letter:literal, $most:literal, $expected:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        as_text!($name, $expected);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($letter, "{:02}"), u16::from(self.0) + 1)
            }
        }

        impl FromStr for $name {
            type Err = ();
            fn from_str(word: &str) -> Result<$name, ()> {
                let digits = word.strip_prefix($letter).filter(|digits| digits.len() == 2).ok_or(())?;
                let number: u8 = digits.parse().map_err(|_| ())?;
                number.checked_sub(1).filter(|index| *index < $most).map($name).ok_or(())
            }
        }
    };
}

card!(
    /// A discovery card: `d01` to `d64`, eight for each world in the order of [`World::ALL`].
    Card, "d", 64, "a discovery card from \"d01\" to \"d64\""
);
card!(
    /// A character card: `c01` to `c10`.
    Character, "c", 10, "a character from \"c01\" to \"c10\""
);

impl Card {
    /// CM-COMP-03: the world the card belongs to.
    pub const fn origin(self) -> World {
        World::ALL[(self.0 / 8) as usize]
    }
}

/// What pays one key of a passage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// A card in hand.
    Card(Card),
    /// The own key of the character (CM-REVEAL-01).
    OwnKey,
}

as_text!(Source, "a discovery card such as \"d07\", or \"own_key\"");

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Card(card) => card.fmt(f),
            Source::OwnKey => f.write_str("own_key"),
        }
    }
}

impl FromStr for Source {
    type Err = ();
    fn from_str(word: &str) -> Result<Source, ()> {
        if word == "own_key" { Ok(Source::OwnKey) } else { word.parse().map(Source::Card) }
    }
}

/// The keys put down for a passage: the cards in the order in which they go under the pile, then the own key, which
/// goes under none. It may be named at any place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Payment(#[cfg_attr(test, schemars(with = "Vec<Source>"))] [u8; Payment::MOST]);

/// The own key in the byte of a card.
const OWN: u8 = NONE - 1;

impl Payment {
    /// CM-KEY-07: never more than five keys.
    pub const MOST: usize = 5;
    pub(crate) const NOTHING: Payment = Payment([NONE; Payment::MOST]);

    /// These keys, the cards in this order; nothing when there are more than five.
    pub fn of(sources: impl IntoIterator<Item = Source>) -> Option<Payment> {
        let mut payment = Payment::NOTHING;
        for (place, source) in sources.into_iter().enumerate() {
            *payment.0.get_mut(place)? = match source {
                Source::Card(card) => card.0,
                Source::OwnKey => OWN,
            };
        }
        payment.0.sort_by_key(|source| *source >= OWN);
        Some(payment)
    }

    pub(crate) const fn one(source: u8) -> Payment {
        Payment([source, NONE, NONE, NONE, NONE])
    }

    pub(crate) const fn two(source: u8, other: u8) -> Payment {
        Payment([source, other, NONE, NONE, NONE])
    }

    /// The cards, in order.
    pub(crate) fn cards(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().filter(|source| *source < OWN)
    }

    /// Whether the own key is part of it.
    pub(crate) fn has_own_key(self) -> bool {
        self.0.contains(&OWN)
    }

    /// The keys, in order.
    pub fn sources(self) -> impl Iterator<Item = Source> {
        let source = |byte: u8| if byte == OWN { Source::OwnKey } else { Source::Card(Card(byte)) };
        self.0.into_iter().filter(|byte| *byte != NONE).map(source)
    }

    /// These cards, at most five keys in all, with or without the own key.
    pub(crate) fn of_cards(cards: &[u8], own_key: bool) -> Payment {
        let mut payment = Payment::NOTHING;
        payment.0[..cards.len()].copy_from_slice(cards);
        if own_key {
            payment.0[cards.len()] = OWN;
        }
        payment
    }

    pub(crate) const OWN: u8 = OWN;
}

impl Serialize for Payment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.sources())
    }
}

impl<'de> Deserialize<'de> for Payment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let sources = Vec::<Source>::deserialize(deserializer)?;
        Payment::of(sources).ok_or_else(|| D::Error::custom("a passage takes at most five keys"))
    }
}
