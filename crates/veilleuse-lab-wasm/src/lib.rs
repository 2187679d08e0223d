//! The laboratory in a browser: the same plans, the same matches and the same numbers as `veilleuse sim` has, a little at a time.
//!
//! The doors are those of `veilleuse-wasm`: a line of JSON goes in, behind it a pack where one belongs to it, and JSON comes out.
//! Nothing in it can reach a clock, a network or a random number.

mod abi;
mod bench;

pub use bench::{Bench, Command};
