//! What the cards can do: the vocabulary of the pack's decks.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use veilleuse_core::kit::Turning;

use crate::words::{Colour, Complice, Difficulty};

/// What a card of the Dark Master does, one effect after the other.
pub(crate) type Blows = ArrayVec<Blow, 3>;

/// One effect of a Dark Master card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Blow {
    /// Puts tokens on a sheet.
    Add {
        /// Which tokens.
        colour: Colour,
        /// How many.
        count: u8,
        /// On whose sheet.
        on: Pick,
    },
    /// Takes tokens off a sheet, as many as there are (Ruling NU-Q-35).
    Remove {
        /// Which tokens.
        colour: Colour,
        /// How many.
        count: u8,
        /// From whose sheet.
        on: Pick,
    },
    /// Turns blue tokens into red ones, as many as there are.
    Spoil {
        /// How many.
        count: u8,
        /// On whose sheet.
        on: Pick,
    },
    /// The active seat answers one more question; it is never doubled (Ruling NU-Q-37).
    Ask {
        /// How hard.
        level: Difficulty,
        /// About whom.
        on: Pick,
        /// Blue tokens for a right answer.
        right: u8,
        /// Red tokens for a wrong answer.
        wrong: u8,
    },
    /// The active pawn goes back to its start square, or the next free one clockwise.
    PawnHome,
    /// Each pawn takes the square of the next one in turn order.
    RotatePawns,
    /// Holds during the next round.
    NextRound(Modifier),
}

impl Blow {
    /// Whose sheet it is about, if any.
    pub(crate) const fn pick(self) -> Option<Pick> {
        match self {
            Blow::Add { on, .. }
            | Blow::Remove { on, .. }
            | Blow::Spoil { on, .. }
            | Blow::Ask { on, .. } => Some(on),
            Blow::PawnHome | Blow::RotatePawns | Blow::NextRound(_) => None,
        }
    }
}

/// Which Complice an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pick {
    /// This one.
    Named(Complice),
    /// The one of the question just answered.
    OfQuestion,
    /// The one of the question just answered; when settled, an open one of the chooser's choice.
    OfQuestionOrChosen,
    /// An open one of the chooser's choice.
    Chosen,
    /// Among the open ones, the one with the most tokens of a colour; the chooser breaks ties.
    Most(Colour),
    /// Among the open ones, the one with the fewest tokens of a colour; the chooser breaks ties.
    Fewest(Colour),
}

/// What an End-of-round card changes for one round (NU-ROUND-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Modifier {
    /// A wrong answer about this Complice adds one more red token.
    ExtraRed(Complice),
    /// This face of the black die gives a hard question.
    HardOn(u8),
    /// Moves go this way only.
    OneWay(Turning),
    /// Ending on the Place gives no question.
    PlazaClosed,
}

/// How an Object or a Power helps, and so when it can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Aid {
    /// Any turn, red tokens about to go on this Complice's sheet: one of them is cancelled.
    CancelRed(Complice),
    /// Before the white die of one's turn: choose its value instead of rolling.
    SetWhite,
    /// After the white die of one's turn: one more or one less, from 1 to 7.
    AdjustWhite,
    /// After a die of one's own: roll it again and keep the new result.
    Reroll,
    /// After a black die of one's own that gives a hard question: take an easy one.
    MakeEasy,
    /// One's question is shown: wrong choices go until two remain.
    Eliminate,
    /// One's question is shown: it is discarded for another of the same deck.
    ReplaceQuestion,
    /// One's answer was wrong, the right one still hidden: answer again.
    Retry,
    /// An Attack is drawn, by anybody: it is cancelled.
    CancelAnyAttack,
    /// An Attack is drawn by oneself: it is cancelled.
    CancelOwnAttack,
    /// One's answer was right: one more blue token.
    ExtraBlue,
    /// One's answer was right: one red token leaves that Complice's sheet.
    RemoveRed,
    /// In this district, one's black 4 and 5 give easy questions.
    EasierIn(Complice),
    /// When bumped, choose the next free square on either side.
    FreeBump,
    /// One's Attack: draw two, apply one.
    ChooseAttack,
    /// One's wrong face-off answers place one red token, not two.
    CoolHead,
    /// Ending next to the Place, one may apply its rule instead.
    PlazaNeighbour,
}

impl Aid {
    /// The Complice it concerns (NU-OBJ-06, NU-POW-05).
    pub(crate) const fn concerns(self) -> Option<Complice> {
        match self {
            Aid::CancelRed(complice) | Aid::EasierIn(complice) => Some(complice),
            _ => None,
        }
    }
}

/// How often a card can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Uses {
    /// Always.
    Permanent,
    /// So many times, then it stays without effect until swapped.
    Times(u8),
    /// Once in every round.
    OncePerRound,
}
