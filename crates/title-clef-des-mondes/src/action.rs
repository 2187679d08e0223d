//! What a seat may decide.

use veilleuse_core::{Seat, actions};

use crate::words::{Card, Character, Pawn, Payment, Place};

actions! {
    /// Keep this one of the two characters dealt.
    Keep(Character) = "keep";
    /// Take this pawn.
    TakePawn(Pawn) = "take_pawn";
    /// Draw from the pile of the own world.
    Draw = "draw";
    /// Put this card under the pile of the own world.
    Discard(Card) = "discard";
    /// Offer this card to somebody here.
    Offer {
        to: Seat,
        card: Card,
    } = "offer";
    /// Offer this card in return.
    Counter(Card) = "counter";
    /// Agree to the exchange, or to stop the match.
    Accept = "accept";
    /// Refuse the exchange, or to stop the match.
    Refuse = "refuse";
    /// Play a card for its effect.
    Play {
        card: Card,
        /// The card played together with it (CM-EFF-02).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Card>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Seat>,
        /// Where to, or which hidden world.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Place>,
    } = "play";
    /// Pass into a neighbouring world.
    Cross {
        to: Place,
        /// What pays for it.
        keys: Payment,
    } = "cross";
    /// Go home to Kernault.
    GoHome {
        /// What pays for it.
        keys: Payment,
    } = "go_home";
    /// Show the own character, so that its key is ready this turn: only where revealing is an action of its own.
    Reveal = "reveal";
    /// Give up the rest of the turn.
    Pass = "pass";
    /// Ask the table to stop without a winner.
    CallHalt = "call_halt";
    /// Reaction: stop a card of the play with this card.
    Cancel {
        /// With which card.
        card: Card,
        /// Which card is stopped.
        against: Card,
    } = "cancel";
    /// Reaction: stop the move with this card.
    Block(Card) = "block";
    /// Do not react.
    LetBe = "let_be";
    /// Lose this card to an effect.
    Lose(Card) = "lose";
    /// Draw no more.
    Stop = "stop";
    /// Of the cards seen, this one comes next on the pile.
    PutNext(Card) = "put_next";
    /// Of the encounters left behind, this one goes under the pile next.
    LeaveNext(Card) = "leave_next";
}
