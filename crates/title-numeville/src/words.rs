//! The nouns of Numéville.

use std::{fmt, str::FromStr};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use veilleuse_core::as_text;

/// A servant of the Dark Master, in the order of the set-up (NU-GEN-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Complice {
    Stalky,
    Hacker,
    Datata,
    Hyperco,
}

impl Complice {
    /// All four, in the order of the set-up.
    pub const ALL: [Complice; 4] = [Complice::Stalky, Complice::Hacker, Complice::Datata, Complice::Hyperco];

    /// Position in an array of four.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id in packs and texts.
    pub const fn id(self) -> &'static str {
        ["stalky", "hacker", "datata", "hyperco"][self as usize]
    }
}

/// Some of the four Complices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Complices(u8);

impl Complices {
    pub(crate) const NONE: Complices = Complices(0);

    pub(crate) const fn has(self, complice: Complice) -> bool {
        self.0 >> complice as u8 & 1 != 0
    }

    pub(crate) const fn with(self, complice: Complice) -> Complices {
        Complices(self.0 | 1 << complice as u8)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Complice> {
        Complice::ALL.into_iter().filter(move |c| self.has(*c))
    }
}

/// How hard a question is. (The level of a match is [`Level`].)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Difficulty {
    Easy,
    Hard,
}

impl Difficulty {
    /// Both.
    pub const BOTH: [Difficulty; 2] = [Difficulty::Easy, Difficulty::Hard];

    /// The id in packs and texts.
    pub const fn id(self) -> &'static str {
        ["easy", "hard"][self as usize]
    }
}

/// How hard a match is (NU-LEVEL-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Level {
    Discovery,
    #[default]
    Standard,
    Expert,
}

impl Level {
    /// All three.
    pub const ALL: [Level; 3] = [Level::Discovery, Level::Standard, Level::Expert];
}

/// A young hero; an identity without ability (Ruling NU-Q-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Scout {
    Ana,
    Tom,
    Emily,
    Hakim,
}

impl Scout {
    /// All four.
    pub const ALL: [Scout; 4] = [Scout::Ana, Scout::Tom, Scout::Emily, Scout::Hakim];

    /// The id in packs and texts.
    pub const fn id(self) -> &'static str {
        ["ana", "tom", "emily", "hakim"][self as usize]
    }
}

/// A good-practice or a bad-practice token (NU-GEN-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Good practice.
    Blue,
    /// Bad practice.
    Red,
}

impl Colour {
    pub(crate) const fn id(self) -> &'static str {
        ["blue", "red"][self as usize]
    }
}

/// Whether an answer was right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Verdict {
    Right,
    Wrong,
}

impl Verdict {
    pub(crate) const BOTH: [Verdict; 2] = [Verdict::Right, Verdict::Wrong];

    /// The verdict on an answer that is right, or is not.
    pub(crate) const fn of(right: bool) -> Verdict {
        if right { Verdict::Right } else { Verdict::Wrong }
    }

    pub(crate) const fn id(self) -> &'static str {
        ["right", "wrong"][self as usize]
    }
}

/// One of the two cards a seat may hold, and one of the two markers on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Slot {
    Object,
    Power,
}

impl Slot {
    /// Both.
    pub const BOTH: [Slot; 2] = [Slot::Object, Slot::Power];

    pub(crate) const fn id(self) -> &'static str {
        ["object", "power"][self as usize]
    }
}

/// One of the Dark Master's two decks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Dark {
    /// Drawn after a black 6.
    Attack,
    /// Drawn when a round ends: the clock of the match.
    RoundEnd,
}

/// A square of the circuit: `sq_00` is the first, numbers grow clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub u8);

as_text!(Square, "a square such as \"sq_03\"");

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sq_{:02}", self.0)
    }
}

impl FromStr for Square {
    type Err = ();
    fn from_str(word: &str) -> Result<Square, ()> {
        let digits = word.strip_prefix("sq_").filter(|d| d.len() == 2).ok_or(())?;
        digits.parse().map(Square).map_err(|_| ())
    }
}

/// A choice of the question as it is shown: `a` is the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Choice(pub u8);

as_text!(Choice, "a choice from \"a\" to \"d\"", "a" | "b" | "c" | "d");

impl Choice {
    /// How many choices a question has at most.
    pub const MOST: u8 = 4;
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

impl FromStr for Choice {
    type Err = ();
    fn from_str(word: &str) -> Result<Choice, ()> {
        match word.as_bytes() {
            [letter @ b'a'..=b'd'] => Ok(Choice(letter - b'a')),
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

    /// The card at place `card` (from 0) of a deck.
    pub const fn of(complice: Complice, difficulty: Difficulty, card: u8) -> QuestionId {
        QuestionId((complice as u8 * 2 + difficulty as u8) * Self::DECK + card)
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
        Difficulty::BOTH[self.0 as usize / Self::DECK as usize % 2]
    }

    /// Its place in its deck, from 0.
    pub const fn card(self) -> u8 {
        self.0 % Self::DECK
    }
}

impl fmt::Display for QuestionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{:02}", self.complice().id(), self.difficulty().id(), self.card() + 1)
    }
}

impl FromStr for QuestionId {
    type Err = ();
    fn from_str(word: &str) -> Result<QuestionId, ()> {
        let mut parts = word.split('-');
        let complice =
            parts.next().and_then(|id| Complice::ALL.into_iter().find(|c| c.id() == id)).ok_or(())?;
        let difficulty =
            parts.next().and_then(|id| Difficulty::BOTH.into_iter().find(|d| d.id() == id)).ok_or(())?;
        let number = parts.next().filter(|n| n.len() == 2).and_then(|n| n.parse::<u8>().ok()).ok_or(())?;
        if parts.next().is_some() || !(1..=Self::DECK).contains(&number) {
            return Err(());
        }
        Ok(QuestionId::of(complice, difficulty, number - 1))
    }
}
