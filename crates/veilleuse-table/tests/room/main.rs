//! A table driven by hand: no socket, no disk, no clock but the test's own.

#![allow(clippy::unwrap_used, missing_docs, unreachable_pub)]

mod analysis;
mod bench;
mod chairs;
mod class;
mod clocks;
mod doubts;
mod follows;
mod hints;
mod lessons;
mod puzzles;
mod reading;
mod simulation;
mod take;
mod thinking;
