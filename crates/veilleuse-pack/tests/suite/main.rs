//! The tests of the crate, in one program: what all of them are built from is compiled once.

mod common;
mod files;
mod garbage;
mod problems;
mod rules;
mod sealed;
mod texts;
