//! The nouns of La Clef des mondes.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use veilleuse_core::{as_text, card, kit::Set, names};

names! {
    /// A type of key (CM-KEY-01); also the symbol of an attack (Ruling CM-Q-51).
    Key { Magic = "magic", Knowledge = "knowledge", Combat = "combat", Death = "death", Love = "love" }
}

names! {
    /// A side of a world card (CM-BOARD-02). All cards lie upright (Ruling CM-Q-03).
    Side { North = "north", East = "east", South = "south", West = "west" }
}

names! {
    /// A type of discovery card.
    Kind { Encounter = "encounter", Object = "object", BadEncounter = "bad_encounter" }
}

names! {
    /// One of the eight worlds around Kernault (CM-COMP-01).
    World {
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
    Place {
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
    Pawn { Amber = "amber", Azure = "azure", Garnet = "garnet", Jade = "jade", Ivory = "ivory" }
}

/// The bits of the sides in a set.
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
    /// CM-BOARD-04: whether the place touches Kernault by a side.
    pub const fn beside_kernault(self) -> bool {
        self as u8 % 2 == 1
    }

    /// CM-SETUP-11: the place across Kernault.
    #[must_use]
    pub const fn opposite(self) -> Place {
        Place::ALL[(self as usize + 4) % 8]
    }

    /// CM-BOARD-01, CM-BOARD-05: the sides whose keys pay the way to another place; none when there is no way.
    #[inline]
    pub(crate) const fn way_to(self, to: Place) -> Set<Side> {
        Set::of_bits(WAYS[self as usize][to as usize])
    }

    /// The sides whose keys lead into Kernault.
    pub(crate) const fn way_home(self) -> Set<Side> {
        Set::of_bits(HOMEWARD[self as usize])
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

/// How a passage leaves a world.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Via {
    Side,
    Angle,
    Any,
}

card! {
    /// A discovery card: `d01` to `d64`, eight for each world in the order of [`World::ALL`].
    Card: 64, "d", "a discovery card from \"d01\" to \"d64\""
}

card! {
    /// A character card: `c01` to `c10`.
    Character: 10, "c", "a character from \"c01\" to \"c10\""
}

impl Card {
    /// CM-COMP-03: the world the card belongs to.
    pub const fn origin(self) -> World {
        World::ALL[self.index() / 8]
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
pub struct Payment {
    cards: [Option<Card>; Payment::MOST],
    /// No way to pay has more than one.
    own_keys: u8,
}

#[cfg(feature = "schema")]
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Payment {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Payment".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Source>::json_schema(generator)
    }
}

impl Payment {
    /// CM-KEY-07: never more than five keys.
    pub const MOST: usize = 5;
    const NOTHING: Payment = Payment { cards: [None; Payment::MOST], own_keys: 0 };
    /// The own key alone.
    pub(crate) const OWN_KEY: Payment = Payment::NOTHING.and_own_key();

    /// These keys, the cards in this order; nothing when there are more than five.
    pub fn of(sources: impl IntoIterator<Item = Source>) -> Option<Payment> {
        let (mut payment, mut count) = (Payment::NOTHING, 0);
        for (place, source) in sources.into_iter().enumerate() {
            match source {
                _ if place == Payment::MOST => return None,
                Source::OwnKey => payment.own_keys += 1,
                Source::Card(card) => {
                    payment.cards[count] = Some(card);
                    count += 1;
                }
            }
        }
        Some(payment)
    }

    /// These cards, at most five, in this order.
    #[inline]
    pub(crate) fn of_cards(cards: &[Card]) -> Payment {
        let mut payment = Payment::NOTHING;
        for (place, card) in payment.cards.iter_mut().zip(cards) {
            *place = Some(*card);
        }
        payment
    }

    /// The own key as well.
    #[must_use]
    pub(crate) const fn and_own_key(mut self) -> Payment {
        self.own_keys += 1;
        self
    }

    /// The cards, in order.
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        self.cards.into_iter().flatten()
    }

    /// Whether the own key is part of it.
    pub(crate) const fn has_own_key(self) -> bool {
        self.own_keys > 0
    }

    /// The keys, in order.
    pub fn sources(self) -> impl Iterator<Item = Source> {
        let own_keys = std::iter::repeat_n(Source::OwnKey, usize::from(self.own_keys));
        self.cards().map(Source::Card).chain(own_keys)
    }
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
