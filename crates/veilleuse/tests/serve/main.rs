//! `veilleuse serve` as it is shipped: killed, on a disk that fails, copied while it is played on.

#![allow(clippy::unwrap_used, missing_docs, unreachable_pub)]

mod class;
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
#[path = "../../../veilleuse-server/tests/table/client.rs"]
mod client;
mod copies;
mod disk;
mod kill;
mod metrics;
mod process;
mod script;
