//! What a seat may decide.

use serde::{Deserialize, Serialize};
use veilleuse_core::kit::Turning;

use crate::words::{Choice, Complice, Difficulty, QuestionId, Scout, Slot, Square, Verdict};

/// A decision. Which ones are allowed depends on the question; see `options.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Be this Scout.
    Scout(Scout),
    /// Start on this square.
    Start(Square),
    /// Propose this square for a marker.
    Propose(Square),
    /// Agree with the proposed square.
    Agree,
    /// Refuse the proposed square.
    Refuse,
    /// Roll the white die.
    Roll,
    /// Choose the white die with a card.
    SetDie {
        /// The card.
        with: Slot,
        /// The value, 1 to 6.
        value: u8,
    },
    /// Change the white die by one with a card.
    Adjust {
        /// The card.
        with: Slot,
        /// 1 or -1.
        by: i8,
    },
    /// Move this way round.
    Move(Turning),
    /// Bumped: go on to the free square on this side, seen from the way travelled.
    Bump(Side),
    /// Keep this card, discard the other.
    Keep(Which),
    /// On the Place: take a hard question about this Complice.
    Plaza(Complice),
    /// On the Place: take none.
    Decline,
    /// Take the black die as it fell.
    Accept,
    /// Use a card.
    Use(Slot),
    /// Do not use a card.
    Pass,
    /// Answer the question.
    Answer(Choice),
    /// Answer aloud; the game master judges.
    Speak,
    /// The game master, or the facilitator, judges.
    Judge(Verdict),
    /// The game master leaves this question to the rules: the seat chooses among its choices.
    StepAside,
    /// The game master leaves the chair; questions become self-run.
    StepDown,
    /// Name a Complice for a card's effect.
    Pick(Complice),
    /// Of two Attacks, suffer this one.
    Suffer(Which),
    /// Stop with the victory in hand.
    Stop,
    /// Play on for the fourth Complice.
    PlayOn,
    /// The facilitator lets the app draw a question of this difficulty.
    Deal(Difficulty),
    /// The facilitator deals this card.
    DealCard(QuestionId),
    /// A team writes on its slate.
    Slate(Choice),
    /// A team is done.
    Ready,
    /// A team that was done thinks again, while the facilitator has not collected the slates.
    Rethink,
    /// The facilitator ends the thinking time.
    Lock,
    /// The facilitator plays one more round.
    ExtraRound,
    /// The facilitator closes the workshop.
    Close,
}

/// The free square ahead or behind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Side {
    Ahead,
    Behind,
}

/// The earlier or the later of two cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Which {
    Old,
    New,
}
