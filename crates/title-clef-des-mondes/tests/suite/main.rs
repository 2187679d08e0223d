//! The tests of the title, in one program: what all of them are built from is compiled once.

mod allocations;
mod arrangements;
mod common;
mod exhaustive;
mod golden;
mod properties;
mod rules;
mod scenarios;
mod twins;
mod types;
