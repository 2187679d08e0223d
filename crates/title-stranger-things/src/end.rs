//! How a match ends.

use veilleuse_core::{Outcome, SeatSet};

use crate::state::{End, State};

/// ST-MODE-08, ST-END-01 to ST-END-04: everybody wins or everybody loses.
pub(crate) fn outcome(state: &State) -> Outcome {
    let (result, reason) = words(state.end.unwrap_or(End::TimeIsUp));
    let winners = if result == "victory" { SeatSet::first(state.rules.seats) } else { SeatSet::NOBODY };
    Outcome { result, reason, winners }
}

const fn words(end: End) -> (&'static str, &'static str) {
    match end {
        End::WillSaved => ("victory", "will_saved"),
        End::PortalClosed => ("victory", "portal_closed"),
        End::Terrified(_) => ("defeat", "terrified"),
        End::TimeIsUp => ("defeat", "time_is_up"),
    }
}

/// Every way a match can end.
pub(crate) fn endings() -> Vec<(&'static str, &'static str)> {
    [End::WillSaved, End::PortalClosed, End::Terrified(veilleuse_core::Seat::new(0)), End::TimeIsUp]
        .map(words)
        .into()
}
