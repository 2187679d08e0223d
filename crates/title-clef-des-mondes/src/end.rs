//! How a match ends.

use veilleuse_core::{Outcome, SeatSet};

use crate::state::{End, State};

/// The last round that is played: a limit of the house, since no rule ends a match in which nobody gets home.
pub(crate) const LAST_ROUND: u16 = 250;
/// From which round on the table is warned.
const WARNED_FROM: u16 = 200;

/// How many rounds follow this one, once the last one is near.
pub(crate) const fn rounds_left(round: u16) -> Option<u16> {
    if round < WARNED_FROM { None } else { Some(LAST_ROUND.saturating_sub(round)) }
}

/// Result and reason of an end (CM-END-01 to CM-END-03, Ruling CM-Q-52).
pub(crate) fn outcome(state: &State) -> Outcome {
    let (result, reason, winners) = match state.end.expect("a match that is over was decided") {
        End::Home(seat) => ("victory", "home", SeatSet::only(seat)),
        End::Agreement => ("nobody", "agreement", SeatSet::NOBODY),
        End::Stalemate => ("nobody", "stalemate", SeatSet::NOBODY),
    };
    Outcome { result, reason, winners }
}

/// Every way a match can end.
pub(crate) fn endings() -> Vec<(&'static str, &'static str)> {
    vec![("victory", "home"), ("nobody", "agreement"), ("nobody", "stalemate")]
}
