//! Chairs at the table.

use std::{
    fmt,
    hash::{Hash, Hasher},
    num::NonZeroU8,
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::kit::Noun;

/// A chair at the table. A person may hold several, a bot may hold one.
///
/// Seats `0..8` play; [`Seat::MASTER`] is the chair of a game master or facilitator, who decides but does not
/// play. An `Option` of a seat is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Seat(NonZeroU8);

impl Seat {
    /// How many playing seats a match may have.
    pub const MAX: u8 = 8;
    /// The chair of the game master.
    pub const MASTER: Seat = Seat::chair(Self::MAX);

    /// The playing seat with this index.
    ///
    /// # Panics
    /// When `index` is not below [`Seat::MAX`].
    #[inline]
    pub const fn new(index: u8) -> Seat {
        assert!(index < Self::MAX, "a playing seat has an index below Seat::MAX");
        Seat::chair(index)
    }

    #[inline]
    const fn chair(index: u8) -> Seat {
        Seat(NonZeroU8::MIN.saturating_add(index))
    }

    #[inline]
    const fn number(self) -> u8 {
        self.0.get() - 1
    }

    /// Position in an array of playing seats; the master comes after all of them.
    #[inline]
    pub const fn index(self) -> usize {
        self.number() as usize
    }

    /// Whether this chair plays (and is not the master's).
    #[inline]
    pub const fn plays(self) -> bool {
        self.number() < Self::MAX
    }

    /// The seat to the left when `seats` play, clockwise.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: u8) -> Seat {
        let next = self.number() + 1;
        Seat::chair(if next >= seats { 0 } else { next })
    }

    #[inline]
    const fn bit(self) -> u16 {
        1 << self.number()
    }
}

/// The playing seats.
impl Noun for Seat {
    const COUNT: usize = Seat::MAX as usize;
    type Bits = u8;

    #[inline]
    fn index(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(index: usize) -> Seat {
        Seat::new(index as u8)
    }
}

/// As its number.
impl Hash for Seat {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u8(self.number());
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({self})")
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Seat::MASTER { f.write_str("master") } else { write!(f, "{}", self.number()) }
    }
}

/// A word that names no seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseSeatError;

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seat is a number from 0 to {} or \"master\"", Seat::MAX - 1)
    }
}

impl std::error::Error for ParseSeatError {}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(word: &str) -> Result<Seat, ParseSeatError> {
        match word {
            "master" => Ok(Seat::MASTER),
            _ => match word.parse::<u8>() {
                Ok(index) if index < Seat::MAX => Ok(Seat::chair(index)),
                _ => Err(ParseSeatError),
            },
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.plays() { serializer.serialize_u8(self.number()) } else { serializer.serialize_str("master") }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Seat {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "anyOf": [{ "type": "integer" }, { "const": "master" }] })
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Seat;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&ParseSeatError, f)
            }
            fn visit_u64<E: de::Error>(self, index: u64) -> Result<Seat, E> {
                match u8::try_from(index) {
                    Ok(index) if index < Seat::MAX => Ok(Seat::chair(index)),
                    _ => Err(E::custom(ParseSeatError)),
                }
            }
            fn visit_i64<E: de::Error>(self, index: i64) -> Result<Seat, E> {
                u64::try_from(index).map_err(|_| E::custom(ParseSeatError)).and_then(|i| self.visit_u64(i))
            }
            fn visit_str<E: de::Error>(self, word: &str) -> Result<Seat, E> {
                word.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

/// Some of the chairs, and perhaps the public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody.
    pub const NOBODY: SeatSet = SeatSet(0);
    /// Every seat, the master and the public.
    pub const EVERYBODY: SeatSet = SeatSet(u16::MAX);
    /// The game master alone.
    pub const MASTER: SeatSet = SeatSet(Seat::MASTER.bit());

    pub(crate) const PUBLIC_BIT: u16 = 1 << 15;

    /// One chair.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(seat.bit())
    }

    /// The first `seats` playing seats; all of them when `seats` is more than there can be.
    #[inline]
    pub const fn first(seats: u8) -> SeatSet {
        let seats = if seats < Seat::MAX { seats } else { Seat::MAX };
        SeatSet((1 << seats) - 1)
    }

    /// These and that one.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | seat.bit())
    }

    /// These but not that one.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !seat.bit())
    }

    /// These but none of those.
    #[inline]
    #[must_use]
    pub const fn but(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 & !others.0)
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn and(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 | others.0)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn among(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 & others.0)
    }

    /// Whether the chair is among them.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & seat.bit() != 0
    }

    /// Whether there is nobody in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many chairs (the public not counted).
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 & !Self::PUBLIC_BIT).count_ones() as usize
    }

    /// The lowest chair.
    #[inline]
    pub const fn first_seat(self) -> Option<Seat> {
        let chairs = self.0 & (Seat::MASTER.bit() | (Seat::MASTER.bit() - 1));
        if chairs == 0 { None } else { Some(Seat::chair(chairs.trailing_zeros() as u8)) }
    }

    /// The chairs from the lowest on, the master last.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        const CHAIRS: u16 = (1 << (Seat::MAX + 1)) - 1;
        let mut left = self.0 & CHAIRS;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let seat = Seat::chair(left.trailing_zeros() as u8);
                left &= left - 1;
                seat
            })
        })
    }

    #[inline]
    pub(crate) const fn overlaps(self, bits: u16) -> bool {
        self.0 & bits != 0
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NOBODY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for SeatSet {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SeatSet".into()
    }

    fn json_schema(schemas: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemas.subschema_for::<Vec<Seat>>()
    }
}
