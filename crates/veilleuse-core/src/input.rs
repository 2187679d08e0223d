//! The three things that move a match on.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// A decision, a draw or a time-out. The list of them is the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Input<A> {
    /// A seat decides.
    Decide {
        /// Who decides.
        seat: Seat,
        /// What is decided.
        #[serde(rename = "do")]
        action: A,
    },
    /// Chance falls: one of the ways of the pending [`Chance`](crate::Chance), counted from 0.
    Draw(u32),
    /// The time of a seat is up.
    Timeout(Seat),
}
