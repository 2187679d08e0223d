//! The nouns of Numéville.

use std::{fmt, str::FromStr};

use veilleuse_core::{as_text, kit::Noun, names, noun};

names! {
    /// A servant of the Dark Master, in the order of the set-up (NU-GEN-03).
    Complice { Stalky = "stalky", Hacker = "hacker", Datata = "datata", Hyperco = "hyperco" }
}

names! {
    /// How hard a question is. (The level of a match is [`Level`].)
    Difficulty { Easy = "easy", Hard = "hard" }
}

names! {
    /// How hard a match is (NU-LEVEL-01).
    #[derive(Default)]
    Level { Discovery = "discovery", #[default] Standard = "standard", Expert = "expert" }
}

names! {
    /// A young hero; an identity without ability (Ruling NU-Q-12).
    Scout { Ana = "ana", Tom = "tom", Emily = "emily", Hakim = "hakim" }
}

names! {
    /// A good-practice or a bad-practice token (NU-GEN-04).
    Colour {
        /// Good practice.
        Blue = "blue",
        /// Bad practice.
        Red = "red",
    }
}

names! {
    /// Whether an answer was right.
    Verdict { Right = "right", Wrong = "wrong" }
}

impl Verdict {
    /// The verdict on an answer that is right, or is not.
    pub(crate) const fn of(right: bool) -> Verdict {
        if right { Verdict::Right } else { Verdict::Wrong }
    }
}

names! {
    /// One of the two cards a seat may hold, and one of the two markers on the board.
    Slot { Object = "object", Power = "power" }
}

names! {
    /// One of the Dark Master's two decks.
    Dark {
        /// Drawn after a black 6.
        Attack = "attack",
        /// Drawn when a round ends: the clock of the match.
        RoundEnd = "round_end",
    }
}

noun! {
    /// A card by its place in the file of its deck.
    #[derive(Debug)]
    Card: 64
}

noun! {
    /// A square of the circuit: `sq_00` is the first, numbers grow clockwise.
    Square: 64
}

as_text!(Square, "a square such as \"sq_03\"");

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sq_{:02}", self.number())
    }
}

impl FromStr for Square {
    type Err = ();
    fn from_str(word: &str) -> Result<Square, ()> {
        let digits = word.strip_prefix("sq_").filter(|d| d.len() == 2).ok_or(())?;
        let number: usize = digits.parse().map_err(|_| ())?;
        if number < Square::COUNT { Ok(Square::at(number)) } else { Err(()) }
    }
}

noun! {
    /// A choice of the question as it is shown: `a` is the first.
    Choice: 4
}

as_text!(Choice, "a choice from \"a\" to \"d\"", "a" | "b" | "c" | "d");

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.number()))
    }
}

impl FromStr for Choice {
    type Err = ();
    fn from_str(word: &str) -> Result<Choice, ()> {
        match word.as_bytes() {
            [letter @ b'a'..=b'd'] => Ok(Choice::new(letter - b'a')),
            _ => Err(()),
        }
    }
}

/// A question card: `stalky-easy-01`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QuestionId(u8);

as_text!(QuestionId, "a question such as \"stalky-easy-01\"");

impl QuestionId {
    /// How many cards a question deck has at most (NU-SETUP-04, NU-SETUP-05).
    pub const DECK: u8 = 25;
    /// How many question cards there are at most.
    pub const MOST: usize = Self::DECK as usize * 8;

    /// The cards of a deck.
    pub fn cards() -> impl Iterator<Item = Card> {
        Card::all().take(usize::from(Self::DECK))
    }

    /// This card of a deck.
    pub const fn of(complice: Complice, difficulty: Difficulty, card: Card) -> QuestionId {
        QuestionId((complice as u8 * 2 + difficulty as u8) * Self::DECK + card.number())
    }

    /// Position in an array of all cards.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The Complice it is about (NU-QUEST-11).
    pub const fn complice(self) -> Complice {
        Complice::ALL[self.0 as usize / (2 * Self::DECK as usize)]
    }

    /// How hard it is.
    pub const fn difficulty(self) -> Difficulty {
        Difficulty::ALL[self.0 as usize / Self::DECK as usize % 2]
    }

    /// Its place in its deck, from 0.
    pub const fn card(self) -> Card {
        Card::new(self.0 % Self::DECK)
    }
}

impl fmt::Display for QuestionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{:02}", self.complice().id(), self.difficulty().id(), self.card().number() + 1)
    }
}

impl FromStr for QuestionId {
    type Err = ();
    fn from_str(word: &str) -> Result<QuestionId, ()> {
        let mut parts = word.split('-');
        let complice =
            parts.next().and_then(|id| Complice::ALL.into_iter().find(|c| c.id() == id)).ok_or(())?;
        let difficulty =
            parts.next().and_then(|id| Difficulty::ALL.into_iter().find(|d| d.id() == id)).ok_or(())?;
        let number = parts.next().filter(|n| n.len() == 2).and_then(|n| n.parse::<u8>().ok()).ok_or(())?;
        if parts.next().is_some() || !(1..=Self::DECK).contains(&number) {
            return Err(());
        }
        Ok(QuestionId::of(complice, difficulty, Card::new(number - 1)))
    }
}
