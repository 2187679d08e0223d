//! What strangers may try, from one address and without a login, against a server in its own process, while somebody
//! else plays.
//!
//! Every attack is answered by a refusal that says what it is, costs the server a bounded number of connections, files
//! and bytes, and the one who plays is answered all the while. How long that took before, during and after is printed:
//! `cargo test -p veilleuse-server --test hostile -- --nocapture`, with `VEILLEUSE_HOSTILE=10` ten times as long.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, missing_docs, unreachable_pub)]

#[path = "../table/client.rs"]
#[allow(dead_code)]
mod client;

mod class;
mod files;
mod names;
mod numbers;
mod process;
mod slow;
mod sockets;
mod stranger;
mod thinking;
mod victim;
