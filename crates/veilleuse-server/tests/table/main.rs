//! A real server on a real socket, played by the wire alone.

#![allow(clippy::unwrap_used, missing_docs, unreachable_pub)]

mod analysis;
mod bank;
mod canary;
mod channels;
mod class;
mod client;
mod faults;
mod lab;
mod limits;
mod opening;
mod overdue;
mod packs;
mod play;
mod protocol;
mod reading;
mod relay;
mod windows;
