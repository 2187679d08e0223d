//! How a match ends.

use veilleuse_core::{Outcome, SeatSet};

use crate::state::{End, State};

/// Result and reason of an end (CM-END-01 to CM-END-03, Ruling CM-Q-52).
pub(crate) fn outcome(state: &State) -> Outcome {
    let (result, reason, winners) = match state.end {
        Some(End::Home(seat)) => ("victory", "home", SeatSet::only(seat)),
        Some(End::Agreement) => ("nobody", "agreement", SeatSet::NOBODY),
        Some(End::Stalemate) | None => ("nobody", "stalemate", SeatSet::NOBODY),
    };
    Outcome { result, reason, winners }
}

/// Every way a match can end.
pub(crate) fn endings() -> Vec<(&'static str, &'static str)> {
    vec![("victory", "home"), ("nobody", "agreement"), ("nobody", "stalemate")]
}
