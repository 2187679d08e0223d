//! How a match ends.

use veilleuse_core::{Outcome, SeatSet};

use crate::{frame::End, setup::Mode, state::State};

/// Result, reason and winners (BO-END-01 to BO-END-05, Rulings BO-Q-21 and BO-Q-82).
///
/// Winners among the Children are kept in `finale.participants` once the Epilogue is reached; when the Children
/// lose, the owner of the Boogeyman wins, and so do the Possessed.
pub(crate) fn outcome(state: &State) -> Outcome {
    let (result, reason) = match state.end {
        Some(End::Epilogue) => ("victory", "epilogue"),
        Some(End::Stress) => ("defeat", "stress"),
        Some(End::AllFainted) => ("defeat", "all_fainted"),
        Some(End::OnlyPossessed) => ("defeat", "possessed"),
        Some(End::FinalLost) | None => ("defeat", "final"),
    };
    let seats = |set: u8| -> SeatSet {
        (0..state.rules.children)
            .filter(|child| set >> child & 1 != 0)
            .map(|child| state.child(child).seat())
            .collect()
    };
    let winners = if state.end == Some(End::Epilogue) {
        seats(state.finale.participants)
    } else {
        let boogeyman = state.rules.boogeyman().map_or(SeatSet::NOBODY, SeatSet::only);
        // In solo there is nobody to betray.
        let traitors = if state.rules.mode == Mode::Solo { 0 } else { state.finale.possessed };
        boogeyman.and(seats(traitors))
    };
    Outcome { result, reason, winners }
}

/// Every way a match can end.
pub(crate) fn endings() -> Vec<(&'static str, &'static str)> {
    vec![
        ("victory", "epilogue"),
        ("defeat", "stress"),
        ("defeat", "all_fainted"),
        ("defeat", "final"),
        ("defeat", "possessed"),
    ]
}
