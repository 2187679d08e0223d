//! The nouns of Boogeyman.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use veilleuse_core::{
    as_text, card,
    kit::{Noun, Set},
    names, noun,
};

names! {
    /// One of the six Children (BO-CHAR-01).
    Figure {
        Peter = "peter",
        Daphne = "daphne",
        Ray = "ray",
        Leila = "leila",
        Mike = "mike",
        Tommy = "tommy",
    }
}

names! {
    /// The colour of an Objective token (BO-TOKEN-03).
    Colour { Orange = "orange", Blue = "blue", Green = "green" }
}

names! {
    /// A floor of the house.
    Floor { Upper = "upper", Ground = "ground", Basement = "basement" }
}

names! {
    /// Who hunts the Children.
    Entity { Babysitter = "babysitter", Boogeyman = "boogeyman" }
}

names! {
    /// A state of mind (BO-STATE-01), from the worst on.
    Mind { Fainted = "fainted", Terrified = "terrified", Scared = "scared", Calm = "calm" }
}

names! {
    /// A deck (BO-SETUP-06), or the Objective cards (BO-SETUP-04).
    Deck {
        Search = "search",
        Light = "light",
        Dark = "dark",
        Boogeyman = "boogeyman",
        Babysitter = "babysitter",
        Nightmare = "nightmare",
        Trouble = "trouble",
        Event = "event",
        Objective = "objective",
    }
}

names! {
    /// One of the two Search tokens of a pile (BO-SETUP-17).
    Layer { Upper = "upper", Lower = "lower" }
}

names! {
    /// What a Search token is, without the value of a noise (BO-TOKEN-01).
    Kind {
        Orange = "orange",
        Blue = "blue",
        Green = "green",
        Trapdoor = "trapdoor",
        Passkey = "passkey",
        Noise = "noise",
    }
}

noun! {
    /// A Child, by its place in turn order.
    #[derive(Debug)]
    Child: 6
}

noun! {
    /// A card by its place in the file of its deck.
    #[derive(Debug)]
    Number: 64
}

noun! {
    /// A space of the Spawn Track (BO-TRACK-01).
    #[derive(Debug)]
    Slot: 10
}

noun! {
    /// The value of a Noise token (Ruling BO-Q-07).
    #[derive(Debug)]
    Noise: 5
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
    /// How many State cards are left.
    pub(crate) const fn cards(self) -> u8 {
        self as u8
    }

    /// BO-STATE-02: how many Candies a Child may hold.
    pub(crate) const fn candy_cap(self) -> u8 {
        // Ruling BO-Q-17: a Fainted Child keeps what a Terrified one may hold.
        if matches!(self, Mind::Fainted) { 1 } else { self.cards() }
    }

    /// BO-STATE-01: with one State card fewer.
    pub(crate) const fn worse(self) -> Mind {
        Mind::ALL[(self as usize).saturating_sub(1)]
    }

    /// BO-STATE-07: with one State card more; nobody is calmer than Calm.
    pub(crate) const fn better(self) -> Mind {
        match self {
            Mind::Fainted => Mind::Terrified,
            Mind::Terrified => Mind::Scared,
            Mind::Scared | Mind::Calm => Mind::Calm,
        }
    }
}

impl Noise {
    /// The noise of this value, if a token has it.
    pub(crate) const fn of(value: u8) -> Option<Noise> {
        if value >= 1 && value as usize <= Noise::COUNT { Some(Noise::new(value - 1)) } else { None }
    }

    /// How loud it is, from 1.
    pub(crate) const fn value(self) -> u8 {
        self.number() + 1
    }
}

impl Slot {
    /// The number on the track, from 1.
    pub(crate) const fn place(self) -> u8 {
        self.number() + 1
    }
}

/// A card by its deck and its place in the deck file: `s07` is the seventh Search card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// The deck.
    pub deck: Deck,
    /// The place in the deck file.
    pub number: Number,
}

impl Card {
    /// The card of this deck with this place.
    pub const fn new(deck: Deck, number: Number) -> Card {
        Card { deck, number }
    }

    /// The Search card with this place.
    pub(crate) const fn search(number: Number) -> Card {
        Card::new(Deck::Search, number)
    }

    /// Whether it is one of these Search cards.
    pub(crate) fn is_in(self, hand: Set<Number>) -> bool {
        self.deck == Deck::Search && hand.has(self.number)
    }
}

as_text!(Card, "a card such as \"s07\"");

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", self.deck.letter(), self.number.number() + 1)
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(word: &str) -> Result<Card, ()> {
        let letter = word.chars().next().ok_or(())?;
        let deck = Deck::ALL.into_iter().find(|deck| deck.letter() == letter).ok_or(())?;
        let digits = word.get(1..).filter(|digits| digits.len() == 2).ok_or(())?;
        let place: usize = digits.parse().map_err(|_| ())?;
        if (1..=Number::COUNT).contains(&place) {
            Ok(Card::new(deck, Number::at(place - 1)))
        } else {
            Err(())
        }
    }
}

noun! {
    /// A Room or a Hall: `r1` to `r25`, `h1` to `h6` (BO-HOUSE-01). The numbered Rooms come first.
    Space: 31
}

impl Space {
    /// Numbered Rooms.
    pub const ROOMS: u8 = 25;
    /// Room 5.
    pub const ATTIC: Space = Space::new(4);
    /// Room 20.
    pub const SECRET: Space = Space::new(19);
    /// The first of the Halls.
    pub(crate) const FIRST_HALL: Space = Space::new(Self::ROOMS);

    /// The numbered Room with this number, from 1.
    pub const fn room(number: u8) -> Option<Space> {
        if number >= 1 && number <= Self::ROOMS { Some(Space::new(number - 1)) } else { None }
    }

    /// All of them, Rooms first.
    pub fn all() -> impl Iterator<Item = Space> {
        <Space as Noun>::all()
    }

    /// All numbered Rooms.
    pub fn rooms() -> impl Iterator<Item = Space> + Clone {
        <Space as Noun>::all().take(usize::from(Self::ROOMS))
    }

    /// Whether it has a number, a pile and a Room token.
    pub const fn is_room(self) -> bool {
        self.number() < Self::ROOMS
    }

    /// BO-MOVE-06: closed at first.
    pub fn is_sealed_room(self) -> bool {
        self == Self::ATTIC || self == Self::SECRET
    }

    /// The number of a Room, from 1.
    pub const fn room_number(self) -> Option<u8> {
        if self.is_room() { Some(self.number() + 1) } else { None }
    }
}

/// All numbered Rooms.
pub(crate) const ROOMS: Set<Space> = Set::of_bits((1 << Space::ROOMS) - 1);
/// The numbered Rooms that are open from the start.
pub(crate) const ORDINARY: Set<Space> =
    Set::of_bits(((1 << Space::ROOMS) - 1) & !(1 << Space::ATTIC.index()) & !(1 << Space::SECRET.index()));

as_text!(Space, "a Room such as \"r7\" or a Hall such as \"h2\"");

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.room_number() {
            Some(number) => write!(f, "r{number}"),
            None => write!(f, "h{}", self.number() - Self::ROOMS + 1),
        }
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
            Ok(Space::new(number(digits, Self::ROOMS)? - 1))
        } else {
            let digits = word.strip_prefix('h').ok_or(())?;
            Ok(Space::new(Self::ROOMS + number(digits, Self::COUNT as u8 - Self::ROOMS)? - 1))
        }
    }
}

noun! {
    /// A Passage by its letters: `A` to `Z`, then `AA` (BO-HOUSE-03, Ruling BO-Q-90).
    Passage: 52
}

as_text!(Passage, "a Passage such as \"M\" or \"AC\"");

impl fmt::Display for Passage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'A' + self.number() % 26);
        if self.number() < 26 { write!(f, "{letter}") } else { write!(f, "A{letter}") }
    }
}

impl FromStr for Passage {
    type Err = ();
    fn from_str(word: &str) -> Result<Passage, ()> {
        match word.as_bytes() {
            [letter @ b'A'..=b'Z'] => Ok(Passage::new(letter - b'A')),
            [b'A', letter @ b'A'..=b'Z'] => Ok(Passage::new(26 + letter - b'A')),
            _ => Err(()),
        }
    }
}

/// What a Search token shows (BO-TOKEN-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

impl Kind {
    /// An Objective of this colour.
    pub(crate) const fn objective(colour: Colour) -> Kind {
        match colour {
            Colour::Orange => Kind::Orange,
            Colour::Blue => Kind::Blue,
            Colour::Green => Kind::Green,
        }
    }

    /// Ruling BO-Q-09: the Rooms a token may lie in, so that both sealed Rooms can always be opened.
    pub(crate) const fn rooms(self) -> Set<Space> {
        match self {
            Kind::Trapdoor | Kind::Passkey => ORDINARY,
            Kind::Orange | Kind::Blue | Kind::Green | Kind::Noise => ROOMS,
        }
    }
}

impl Token {
    pub(crate) fn of(kind: Kind, noise: Option<Noise>) -> Token {
        match kind {
            Kind::Orange => Token::Objective(Colour::Orange),
            Kind::Blue => Token::Objective(Colour::Blue),
            Kind::Green => Token::Objective(Colour::Green),
            Kind::Trapdoor => Token::Trapdoor,
            Kind::Passkey => Token::Passkey,
            Kind::Noise => Token::Noise(noise.map(Noise::value)),
        }
    }

    pub(crate) const fn kind(self) -> Kind {
        match self {
            Token::Objective(colour) => Kind::objective(colour),
            Token::Trapdoor => Kind::Trapdoor,
            Token::Passkey => Kind::Passkey,
            Token::Noise(_) => Kind::Noise,
        }
    }
}

card! {
    /// A Final by the number of its Room (Ruling BO-Q-78): `f01` to `f25`.
    Final: 25, "f", "a Final such as \"f07\""
}
