//! Taking back: who may, who must agree, and how they are asked.

use serde::{Deserialize, Serialize};
use veilleuse_core::{Game, Match, Seat, SeatSet};

/// Who may take back what at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoRule {
    /// The chairs in which people sit. Bots neither ask nor vote.
    pub humans: SeatSet,
}

/// What it takes to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoCheck {
    /// Only the seat's own decisions are undone, and nobody has learnt anything from them; or the seat leads.
    Free,
    /// Others have decided meanwhile, and nobody has learnt anything: every one of these seats must agree; who asks is
    /// among them, and agrees by asking.
    Needs(SeatSet),
    /// There is nothing to undo there, something was revealed or thrown since, or no person asks.
    Impossible,
}

impl UndoRule {
    /// What it takes for `by` to go back to where the match was after its first `to` inputs.
    ///
    /// Free over one's own decisions; over another seat's every person at the table must agree. What was revealed stays
    /// revealed: nobody goes back past it, or past a die. Who leads the match goes back as far as it likes.
    pub fn check<G: Game>(&self, play: &Match<G>, by: Seat, to: usize) -> UndoCheck {
        if to >= play.history().len() || !self.humans.has(by) {
            return UndoCheck::Impossible;
        }
        if play.leads(by) {
            return UndoCheck::Free;
        }
        if !play.reveals_nothing_after(to) {
            return UndoCheck::Impossible;
        }
        match play.free_undo(by) {
            Some(free) if free <= to => UndoCheck::Free,
            _ => UndoCheck::Needs(self.humans),
        }
    }
}

/// A request to go back that waits for agreement.
///
/// It is about the match as it was when asked: once another input is taken, it is void.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct UndoRequest {
    /// Who asks.
    pub by: Seat,
    /// How many inputs would remain.
    pub to: usize,
    /// How many inputs there were when it was asked.
    pub from: usize,
    /// Who has not answered yet.
    pub waiting: SeatSet,
    /// Who has agreed.
    pub agreed: SeatSet,
}

/// What a seat says to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Go back.
    Agree,
    /// Stay.
    Refuse,
}

/// How a request stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    /// Somebody has yet to answer.
    Waiting,
    /// Everybody agrees: go back.
    Agreed,
    /// Somebody refuses: the request is gone.
    Refused,
}

/// An answer from a seat that is not waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("seat {0} is not asked about taking back, or has answered already; wait for the others")]
pub struct NotAsked(pub Seat);

impl UndoRequest {
    /// Asks all of `needed`, as [`UndoRule::check`] names them.
    pub fn ask<G: Game>(play: &Match<G>, by: Seat, to: usize, needed: SeatSet) -> UndoRequest {
        let (waiting, agreed) = (needed.without(by), SeatSet::only(by));
        UndoRequest { by, to, from: play.history().len(), waiting, agreed }
    }

    /// How the request stands; with nobody else to ask it is agreed at once.
    pub const fn vote(&self) -> Vote {
        if self.waiting.is_empty() { Vote::Agreed } else { Vote::Waiting }
    }

    /// Takes the answer of a seat. One refusal ends the request.
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Result<Vote, NotAsked> {
        if !self.waiting.has(seat) {
            return Err(NotAsked(seat));
        }
        match answer {
            Answer::Refuse => Ok(Vote::Refused),
            Answer::Agree => {
                self.waiting = self.waiting.without(seat);
                self.agreed = self.agreed.with(seat);
                Ok(self.vote())
            }
        }
    }

    /// Whether the match is still where it was when this was asked.
    pub fn is_current<G: Game>(&self, play: &Match<G>) -> bool {
        play.history().len() == self.from
    }
}
