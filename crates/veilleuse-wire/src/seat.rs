//! A chair in a message.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use veilleuse_core::Seat;

/// A chair: its number, or `"master"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(rename = "Seat")]
pub struct WireSeat(#[ts(type = "number | \"master\"")] pub Seat);

impl From<Seat> for WireSeat {
    fn from(seat: Seat) -> WireSeat {
        WireSeat(seat)
    }
}
