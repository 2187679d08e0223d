//! The tests of the crate, in one program: what all of them are built from is compiled once.

mod balance;
mod lab;
