//! A chair in a message.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use veilleuse_core::Seat;

/// A chair: its number, or `"master"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(transparent)]
#[cfg_attr(test, ts(rename = "Seat"))]
pub struct WireSeat(#[cfg_attr(test, ts(type = "number | \"master\""))] pub Seat);

impl From<Seat> for WireSeat {
    fn from(seat: Seat) -> WireSeat {
        WireSeat(seat)
    }
}
