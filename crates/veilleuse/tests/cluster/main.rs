//! Several servers on one database, and everything that can happen to them. Whatever does: what was acknowledged stands,
//! once; nobody was told what is not there; and a moment later all tables answer.
//!
//! The servers are the binary as it is shipped. Two hundred faults are part of the check; `VEILLEUSE_FAULTS=2000` has
//! another number: `VEILLEUSE_FAULTS=2000 cargo test --release -p veilleuse --test cluster faults -- --nocapture`.

#![allow(clippy::unwrap_used, missing_docs, unreachable_pub)]

mod checks;
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
#[path = "../../../veilleuse-server/tests/table/client.rs"]
mod client;
mod cluster;
mod commands;
#[path = "../../../veilleuse-store/tests/lines/cutter.rs"]
mod cutter;
mod faults;
mod ordeal;
mod planted;
mod players;
mod servers;
mod takeover;
