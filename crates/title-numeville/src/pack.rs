//! The checked content of Numéville.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use veilleuse_core::{
    Sealed,
    kit::{Noun, Ring, Turning},
};
use veilleuse_pack::{Provenance, Text};

use crate::{
    cards::{Aid, Blows, Uses},
    words::{Card, Complice, Dark, Difficulty, QuestionId, Slot, Square},
};

/// Everything the rules and the views read of a pack.
#[derive(Debug)]
pub struct Pack {
    pub(crate) digest: String,
    pub(crate) board: Board,
    pub(crate) attacks: Vec<DarkCard>,
    pub(crate) round_ends: Vec<DarkCard>,
    pub(crate) objects: Vec<AidCard>,
    pub(crate) powers: Vec<AidCard>,
    pub(crate) questions: Vec<Option<Question>>,
    /// How many choices each question has; 0 where there is no card.
    pub(crate) choices: Vec<u8>,
    /// Cards whose choices are shown as they are listed.
    pub(crate) ordered: Vec<bool>,
    /// Which choice of each card is right, from 0: apart from the rest because every question reads it.
    pub(crate) rights: Sealed<u8>,
    pub(crate) sealed: Sealed<Answered>,
}

/// A card of the Dark Master.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DarkCard {
    pub(crate) id: Arc<str>,
    pub(crate) blows: Blows,
    pub(crate) provenance: Provenance,
}

/// An Object or a Power.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AidCard {
    pub(crate) id: Arc<str>,
    pub(crate) aid: Aid,
    pub(crate) uses: Uses,
    pub(crate) provenance: Provenance,
}

/// What is public of a question once it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) theme: Arc<str>,
    pub(crate) prompt: Text,
    /// In the order of the card.
    pub(crate) choices: Vec<Text>,
    pub(crate) provenance: Provenance,
}

/// A publication that an explanation rests on, and that a reader can open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reference {
    /// Who published it.
    pub publisher: Text,
    /// What it is called.
    pub title: Text,
    /// When it was published, or last revised.
    pub year: u16,
    /// Where it is.
    pub url: Arc<str>,
    /// The day somebody last looked, as `2026-11-17`.
    pub checked: Arc<str>,
}

/// What is sealed of a question until it is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answered {
    pub(crate) explanation: Text,
    /// The name of the source alone.
    pub(crate) source: Arc<str>,
    /// The source itself; packs of before have none.
    pub(crate) reference: Option<Arc<Reference>>,
}

/// The circuit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub(crate) ring: Ring,
    plaza: Square,
    squares: Vec<SquareSpec>,
    starts: Vec<Square>,
}

/// One square of the circuit, as `board.toml` describes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SquareSpec {
    /// The Complice whose district it lies in; none for the Place.
    #[serde(default)]
    pub district: Option<Complice>,
    /// Whether it is the Complice's portrait square.
    #[serde(default)]
    pub portrait: bool,
    /// Whether a pawn may start here.
    #[serde(default)]
    pub start: bool,
}

impl Board {
    pub(crate) fn new(squares: Vec<SquareSpec>) -> Board {
        let plaza = squares.iter().position(|square| square.district.is_none()).unwrap_or_default();
        let starts = Square::all().zip(&squares).filter(|(_, spec)| spec.start).map(|(square, _)| square);
        let starts = starts.collect();
        Board { ring: Ring::of(squares.len() as u8), plaza: Square::new(plaza as u8), squares, starts }
    }

    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> {
        Square::all().take(usize::from(self.ring.len()))
    }

    pub(crate) fn starts(&self) -> impl Iterator<Item = Square> {
        self.starts.iter().copied()
    }

    pub(crate) fn is_start(&self, square: Square) -> bool {
        self.spec(square).is_some_and(|spec| spec.start)
    }

    /// NU-FACE-01
    pub(crate) fn is_portrait(&self, square: Square) -> bool {
        self.spec(square).is_some_and(|spec| spec.portrait)
    }

    /// NU-PLAZA-01: the one square that lies in no district.
    pub(crate) fn is_plaza(&self, square: Square) -> bool {
        square == self.plaza
    }

    /// The square so many steps away.
    #[inline]
    pub(crate) fn step(&self, from: Square, turning: Turning, steps: u8) -> Square {
        Square::new(self.ring.step(from.number(), turning, steps))
    }

    pub(crate) fn next_to_plaza(&self, square: Square) -> bool {
        self.ring.touch(self.plaza.number(), square.number())
    }

    pub(crate) fn district(&self, square: Square) -> Option<Complice> {
        self.spec(square).and_then(|spec| spec.district)
    }

    fn spec(&self, square: Square) -> Option<&SquareSpec> {
        self.squares.get(square.index())
    }
}

impl Pack {
    /// The digest of the files that decide how a match runs.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    pub(crate) fn dark(&self, deck: Dark, card: Card) -> &DarkCard {
        match deck {
            Dark::Attack => &self.attacks[card.index()],
            Dark::RoundEnd => &self.round_ends[card.index()],
        }
    }

    pub(crate) fn aid(&self, slot: Slot, card: Card) -> &AidCard {
        match slot {
            Slot::Object => &self.objects[card.index()],
            Slot::Power => &self.powers[card.index()],
        }
    }

    pub(crate) fn question(&self, id: QuestionId) -> Option<&Question> {
        self.questions[id.index()].as_ref()
    }

    pub(crate) fn choices(&self, id: QuestionId) -> u8 {
        self.choices[id.index()]
    }

    /// The order in which a card shows its choices when this one was drawn: amounts keep their own.
    pub(crate) fn order(&self, id: QuestionId, drawn: u32) -> u32 {
        if self.ordered[id.index()] { 0 } else { drawn }
    }

    pub(crate) fn question_ids(&self) -> impl Iterator<Item = QuestionId> {
        let decks = Complice::ALL.into_iter().flat_map(|c| Difficulty::ALL.map(|d| (c, d)));
        decks
            .flat_map(|(c, d)| QuestionId::cards().map(move |card| QuestionId::of(c, d, card)))
            .filter(|id| self.question(*id).is_some())
    }
}
