//! How a match ends.

use veilleuse_core::{Outcome, SeatSet};

use crate::state::End;

/// Result and reason of an end (NU-END-06 to NU-END-08, NU-WORK-17, NU-WORK-18).
pub(crate) const fn outcome(end: End, seats: u8) -> Outcome {
    let (result, reason) = words(end);
    let won = matches!(
        end,
        End::AllSaved | End::NoneOpen | End::Stopped | End::OutOfTime { won: true } | End::WorkshopSaved
    );
    // NU-GEN-01: the table wins or loses together.
    Outcome { result, reason, winners: if won { SeatSet::first(seats) } else { SeatSet::NOBODY } }
}

const fn words(end: End) -> (&'static str, &'static str) {
    match end {
        End::AllSaved => ("total_victory", "all_saved"),
        End::NoneOpen => ("victory", "none_open"),
        End::Stopped => ("victory", "stopped"),
        End::TwoLost => ("defeat", "two_lost"),
        End::OutOfTime { won: true } => ("victory", "out_of_time"),
        End::OutOfTime { won: false } => ("defeat", "out_of_time"),
        End::WorkshopSaved => ("victory", "two_saved"),
        End::WorkshopLost => ("defeat", "two_lost"),
        // Ruling NU-Q-40: neither won nor lost.
        End::WorkshopClosed => ("undecided", "closed"),
    }
}

/// Every way a match can end.
pub(crate) fn endings() -> Vec<(&'static str, &'static str)> {
    let all = [
        End::AllSaved,
        End::NoneOpen,
        End::Stopped,
        End::TwoLost,
        End::OutOfTime { won: true },
        End::OutOfTime { won: false },
        End::WorkshopSaved,
        End::WorkshopClosed,
    ];
    all.into_iter().map(words).collect()
}
