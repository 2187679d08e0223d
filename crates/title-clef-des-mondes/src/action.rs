//! What a seat may decide.

use serde::{Deserialize, Serialize};
use veilleuse_core::Seat;

use crate::words::{Card, Character, Pawn, Payment, Place};

/// A decision. Which ones are allowed depends on the question; see `options.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keep this one of the two characters dealt.
    Keep(Character),
    /// Take this pawn.
    TakePawn(Pawn),
    /// Draw from the pile of the own world.
    Draw,
    /// Put this card under the pile of the own world.
    Discard(Card),
    /// Offer this card to somebody here.
    Offer {
        /// To whom.
        to: Seat,
        /// Which card.
        card: Card,
    },
    /// Offer this card in return.
    Counter(Card),
    /// Agree to the exchange, or to stop the match.
    Accept,
    /// Refuse the exchange, or to stop the match.
    Refuse,
    /// Play a card for its effect.
    Play {
        /// Which card.
        card: Card,
        /// The card played together with it (CM-EFF-02).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Card>,
        /// On whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Seat>,
        /// Where to, or which hidden world.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Place>,
    },
    /// Pass into a neighbouring world.
    Cross {
        /// Which one.
        to: Place,
        /// What pays for it.
        keys: Payment,
    },
    /// Go home to Kernault.
    GoHome {
        /// What pays for it.
        keys: Payment,
    },
    /// Show the own character, so that its key is ready this turn: only where revealing is an action of its own.
    Reveal,
    /// Give up the rest of the turn.
    Pass,
    /// Ask the table to stop without a winner.
    CallHalt,
    /// Reaction: stop a card of the play with this card.
    Cancel {
        /// With which card.
        card: Card,
        /// Which card is stopped.
        against: Card,
    },
    /// Reaction: stop the move with this card.
    Block(Card),
    /// Do not react.
    LetBe,
    /// Lose this card to an effect.
    Lose(Card),
    /// Draw no more.
    Stop,
    /// Of the cards seen, this one comes next on the pile.
    PutNext(Card),
    /// Of the encounters left behind, this one goes under the pile next.
    LeaveNext(Card),
}
