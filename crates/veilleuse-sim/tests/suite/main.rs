//! The tests of the crate, in one program: what all of them are built from is compiled once.

mod allocations;
mod sim;
#[path = "../../../../tests/toy/mod.rs"]
mod toy;
