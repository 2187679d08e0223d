//! What a seat may decide.

use serde::{Deserialize, Serialize};
use veilleuse_core::{actions, kit::Turning};

use crate::words::{Choice, Colour, Complice, Difficulty, QuestionId, Scout, Slot, Square, Verdict};

actions! {
    /// Be this Scout.
    Scout(Scout) = "scout";
    /// Start on this square.
    Start(Square) = "start";
    /// Propose this square for a marker.
    Propose(Square) = "propose";
    /// Agree with the proposed square.
    Agree = "agree";
    /// Refuse the proposed square.
    Refuse = "refuse";
    /// Roll the white die.
    Roll = "roll";
    /// Choose the white die with a card.
    SetDie {
        with: Slot,
        /// The value, 1 to 6.
        value: u8,
    } = "set_die";
    /// Change the white die by one with a card.
    Adjust {
        with: Slot,
        /// 1 or -1.
        by: i8,
    } = "adjust";
    /// Move this way round.
    Move(Turning) = "move";
    /// Bumped: go on to the free square on this side, seen from the way travelled.
    Bump(Side) = "bump";
    /// Keep this card, discard the other.
    Keep(Which) = "keep";
    /// On the Place: take a hard question about this Complice.
    Plaza(Complice) = "plaza";
    /// On the Place: take none.
    Decline = "decline";
    /// Take the black die as it fell.
    Accept = "accept";
    /// Use a card.
    Use(Slot) = "use";
    /// Do not use a card.
    Pass = "pass";
    /// Answer the question.
    Answer(Choice) = "answer";
    /// Answer aloud; the game master judges.
    Speak = "speak";
    /// The game master, or the facilitator, judges.
    Judge(Verdict) = "judge";
    /// The game master leaves this question to the rules: the seat chooses among its choices.
    StepAside = "step_aside";
    /// The game master leaves the chair; questions become self-run.
    StepDown = "step_down";
    /// Name a Complice for a card's effect.
    Pick(Complice) = "pick";
    /// Of two Attacks, suffer this one.
    Suffer(Which) = "suffer";
    /// Stop with the victory in hand.
    Stop = "stop";
    /// Play on for the fourth Complice.
    PlayOn = "play_on";
    /// The facilitator lets the app draw a question of this difficulty.
    Deal(Difficulty) = "deal";
    /// The facilitator deals this card.
    DealCard(QuestionId) = "deal_card";
    /// A team writes on its slate.
    Slate(Choice) = "slate";
    /// A team is done.
    Ready = "ready";
    /// A team that was done thinks again, while the facilitator has not collected the slates.
    Rethink = "rethink";
    /// The facilitator ends the thinking time.
    Lock = "lock";
    /// The facilitator plays one more round.
    ExtraRound = "extra_round";
    /// The facilitator closes the workshop.
    Close = "close";
    /// The facilitator has read the explanation out: the token, and the next Complice.
    GoOn = "go_on";
    /// The facilitator lets this question go without a token.
    Skip = "skip";
    /// The facilitator adds a token by hand.
    AddToken {
        /// For whom.
        complice: Complice,
        /// Blue or red.
        colour: Colour,
    } = "add_token";
    /// The facilitator takes a token back by hand.
    TakeToken {
        /// From whom.
        complice: Complice,
        /// Blue or red.
        colour: Colour,
    } = "take_token";
}

/// The free square ahead or behind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Side {
    Ahead,
    Behind,
}

/// The earlier or the later of two cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Which {
    Old,
    New,
}
