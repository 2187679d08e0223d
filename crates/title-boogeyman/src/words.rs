//! The nouns of Boogeyman.

use std::{fmt, str::FromStr};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use veilleuse_core::kit::Bag;

/// The absence of a card, a space or a child where a byte has to say it.
pub(crate) const NONE: u8 = u8::MAX;

macro_rules! names {
    ($(#[$doc:meta])* $type:ident { $($name:ident $id:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        #[expect(missing_docs, reason = "names")]
        pub enum $type { $($name),* }

        impl $type {
            /// All of them.
            pub const ALL: [$type; [$($id),*].len()] = [$($type::$name),*];

            /// The id in packs and texts.
            pub const fn id(self) -> &'static str {
                [$($id),*][self as usize]
            }
        }
    };
}

names! {
    /// One of the six Children (BO-CHAR-01).
    Figure { Peter "peter", Daphne "daphne", Ray "ray", Leila "leila", Mike "mike", Tommy "tommy" }
}
names! {
    /// The colour of an Objective token (BO-TOKEN-03).
    Colour { Orange "orange", Blue "blue", Green "green" }
}
names! {
    /// A floor of the house.
    Floor { Upper "upper", Ground "ground", Basement "basement" }
}
names! {
    /// Who hunts the Children.
    Entity { Babysitter "babysitter", Boogeyman "boogeyman" }
}
names! {
    /// A state of mind (BO-STATE-01); the number is that of the State cards left.
    Mind { Fainted "fainted", Terrified "terrified", Scared "scared", Calm "calm" }
}
names! {
    /// A deck (BO-SETUP-06), or the Objective cards (BO-SETUP-04).
    Deck {
        Search "search",
        Light "light",
        Dark "dark",
        Boogeyman "boogeyman",
        Babysitter "babysitter",
        Nightmare "nightmare",
        Trouble "trouble",
        Event "event",
        Objective "objective",
    }
}

impl Deck {
    /// The letter of its card ids.
    pub const fn letter(self) -> char {
        ['s', 'l', 'd', 'b', 'j', 'n', 't', 'e', 'o'][self as usize]
    }
}

impl Entity {
    /// The deck a Child draws from when it meets this entity.
    pub(crate) const fn deck(self) -> Deck {
        match self {
            Entity::Babysitter => Deck::Babysitter,
            Entity::Boogeyman => Deck::Boogeyman,
        }
    }
}

impl Mind {
    pub(crate) const fn of(cards: u8) -> Mind {
        Mind::ALL[if cards > 3 { 3 } else { cards as usize }]
    }
}

/// BO-STATE-02: how many Candies a Child may hold with so many State cards left.
pub(crate) const fn candy_cap(cards: u8) -> u8 {
    // Ruling BO-Q-17: a Fainted Child keeps what a Terrified one may hold.
    if cards == 0 { 1 } else { cards }
}

/// A card by its deck and its place in the deck file: `s07` is the seventh Search card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// The deck.
    pub deck: Deck,
    /// The place in the deck file, from 0.
    pub number: u8,
}

impl Card {
    /// The card of this deck with this place, from 0.
    pub const fn new(deck: Deck, number: u8) -> Card {
        Card { deck, number }
    }

    /// The Search card with this place, from 0.
    pub(crate) const fn search(number: u8) -> Card {
        Card::new(Deck::Search, number)
    }

    /// Whether it is one of these Search cards; cards beyond the last one are not.
    pub(crate) fn is_in(self, hand: Bag) -> bool {
        self.deck == Deck::Search && self.number < Bag::CAPACITY && hand.has(self.number)
    }
}

veilleuse_core::as_text!(Card, "a card such as \"s07\"");

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", self.deck.letter(), u16::from(self.number) + 1)
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(word: &str) -> Result<Card, ()> {
        let letter = word.chars().next().ok_or(())?;
        let deck = Deck::ALL.into_iter().find(|deck| deck.letter() == letter).ok_or(())?;
        let digits = word.get(1..).filter(|digits| digits.len() == 2).ok_or(())?;
        let number: u8 = digits.parse().map_err(|_| ())?;
        number.checked_sub(1).map(|number| Card { deck, number }).ok_or(())
    }
}

/// A Room or a Hall: `r1` to `r25`, `h1` to `h6` (BO-HOUSE-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Space(pub(crate) u8);

impl Space {
    /// Rooms and Halls together.
    pub const COUNT: usize = 31;
    /// Numbered Rooms.
    pub const ROOMS: u8 = 25;
    /// Room 5.
    pub const ATTIC: Space = Space(4);
    /// Room 20.
    pub const SECRET: Space = Space(19);

    /// The numbered Room with this number, from 1.
    pub const fn room(number: u8) -> Option<Space> {
        if number >= 1 && number <= Self::ROOMS { Some(Space(number - 1)) } else { None }
    }

    /// All of them, Rooms first.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..Self::COUNT as u8).map(Space)
    }

    /// All numbered Rooms.
    pub fn rooms() -> impl Iterator<Item = Space> {
        (0..Self::ROOMS).map(Space)
    }

    /// Whether it has a number, a pile and a Room token.
    pub const fn is_room(self) -> bool {
        self.0 < Self::ROOMS
    }

    /// BO-MOVE-06: closed at first.
    pub const fn is_sealed_room(self) -> bool {
        self.0 == Self::ATTIC.0 || self.0 == Self::SECRET.0
    }

    /// The number of a Room, from 1.
    pub const fn number(self) -> Option<u8> {
        if self.is_room() { Some(self.0 + 1) } else { None }
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// The numbered Rooms that are open from the start, as a set.
pub(crate) const ORDINARY: u32 = ROOMS & !Space::ATTIC.bit() & !Space::SECRET.bit();
/// All numbered Rooms, as a set.
pub(crate) const ROOMS: u32 = (1 << Space::ROOMS) - 1;

/// The spaces of a set, in order.
pub(crate) fn spaces(set: u32) -> impl Iterator<Item = Space> + Clone {
    let mut left = set;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let space = Space(left.trailing_zeros() as u8);
            left &= left - 1;
            space
        })
    })
}

/// The member of a set that a way of a draw means, in order.
pub(crate) fn nth(set: u64, way: u32) -> u8 {
    let mut left = set;
    for _ in 0..way {
        left &= left.wrapping_sub(1);
    }
    left.trailing_zeros() as u8
}

veilleuse_core::as_text!(Space, "a Room such as \"r7\" or a Hall such as \"h2\"");

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_room() { write!(f, "r{}", self.0 + 1) } else { write!(f, "h{}", self.0 - Self::ROOMS + 1) }
    }
}

impl FromStr for Space {
    type Err = ();
    fn from_str(word: &str) -> Result<Space, ()> {
        let number = |digits: &str, most: u8| {
            let plain = !digits.starts_with(['0', '+']);
            digits.parse::<u8>().ok().filter(|number| plain && (1..=most).contains(number)).ok_or(())
        };
        if let Some(digits) = word.strip_prefix('r') {
            Ok(Space(number(digits, Self::ROOMS)? - 1))
        } else {
            let digits = word.strip_prefix('h').ok_or(())?;
            Ok(Space(Self::ROOMS + number(digits, Self::COUNT as u8 - Self::ROOMS)? - 1))
        }
    }
}

/// A Passage by its letters: `A` to `Z`, then `AA` (BO-HOUSE-03, Ruling BO-Q-90).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Passage(pub(crate) u8);

veilleuse_core::as_text!(Passage, "a Passage such as \"M\" or \"AC\"");

impl fmt::Display for Passage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'A' + self.0 % 26);
        if self.0 < 26 { write!(f, "{letter}") } else { write!(f, "A{letter}") }
    }
}

impl FromStr for Passage {
    type Err = ();
    fn from_str(word: &str) -> Result<Passage, ()> {
        let letters = word.as_bytes();
        match letters {
            [letter @ b'A'..=b'Z'] => Ok(Passage(letter - b'A')),
            [b'A', letter @ b'A'..=b'Z'] => Ok(Passage(26 + letter - b'A')),
            _ => Err(()),
        }
    }
}

/// What a Search token shows (BO-TOKEN-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// An Objective of this colour.
    Objective(Colour),
    /// The Trapdoor.
    Trapdoor,
    /// The Passkey.
    Passkey,
    /// Noise of this value; without a value when only the kind is known.
    Noise(Option<u8>),
}

/// The kind of a token in the lower layer, as a byte.
pub(crate) mod kind {
    pub(crate) const TRAPDOOR: u8 = 3;
    pub(crate) const PASSKEY: u8 = 4;
    pub(crate) const NOISE: u8 = 5;
}

impl Token {
    pub(crate) const fn of(kind: u8, noise: Option<u8>) -> Token {
        match kind {
            0..=2 => Token::Objective(Colour::ALL[kind as usize]),
            kind::TRAPDOOR => Token::Trapdoor,
            kind::PASSKEY => Token::Passkey,
            _ => Token::Noise(noise),
        }
    }

    pub(crate) const fn kind(self) -> u8 {
        match self {
            Token::Objective(colour) => colour as u8,
            Token::Trapdoor => kind::TRAPDOOR,
            Token::Passkey => kind::PASSKEY,
            Token::Noise(_) => kind::NOISE,
        }
    }
}

/// A Final by the number of its Room (Ruling BO-Q-78): `f01` to `f25`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Final(pub(crate) u8);

veilleuse_core::as_text!(Final, "a Final such as \"f07\"");

impl fmt::Display for Final {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "f{:02}", self.0 + 1)
    }
}

impl FromStr for Final {
    type Err = ();
    fn from_str(word: &str) -> Result<Final, ()> {
        let digits = word.strip_prefix('f').filter(|digits| digits.len() == 2).ok_or(())?;
        let number: u8 = digits.parse().map_err(|_| ())?;
        if (1..=Space::ROOMS).contains(&number) { Ok(Final(number - 1)) } else { Err(()) }
    }
}
