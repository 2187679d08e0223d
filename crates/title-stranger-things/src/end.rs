//! How a match ends.

use veilleuse_core::{Ending, Outcome, Seat, SeatSet};

use crate::{
    StrangerThings, ask,
    state::{End, State},
};

/// ST-MODE-08, ST-END-01 to ST-END-04: everybody wins or everybody loses.
impl Ending<StrangerThings> for ask::Over {
    fn outcome(self, state: &State) -> Outcome {
        let (result, reason) = words(state.end.expect("a match that is over has ended somehow"));
        let winners = if result == "victory" { SeatSet::first(state.rules.seats) } else { SeatSet::NOBODY };
        Outcome { result, reason, winners }
    }
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
    let terrified = End::Terrified(Seat::new(0));
    [End::WillSaved, End::PortalClosed, terrified, End::TimeIsUp].map(words).into()
}
