//! How a match ends.

use crate::frame::End;

/// Result and reason (BO-END-01 to BO-END-05, Rulings BO-Q-21 and BO-Q-82).
pub(crate) const fn words(end: End) -> (&'static str, &'static str) {
    match end {
        End::Epilogue => ("victory", "epilogue"),
        End::Stress => ("defeat", "stress"),
        End::AllFainted => ("defeat", "all_fainted"),
        End::OnlyPossessed => ("defeat", "possessed"),
        End::FinalLost => ("defeat", "final"),
    }
}

/// Every way a match can end.
pub(crate) fn endings() -> Vec<(&'static str, &'static str)> {
    [End::Epilogue, End::Stress, End::AllFainted, End::FinalLost, End::OnlyPossessed].map(words).into()
}
