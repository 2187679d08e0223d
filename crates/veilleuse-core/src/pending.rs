//! What the rules wait for.

use serde::Serialize;

use crate::SeatSet;

/// The question the rules rest on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Each of these chairs has something to decide; the order of their answers does not matter.
    Seats(SeatSet),
    /// Chance decides.
    Chance(Chance),
    /// The match is over.
    Over(Outcome),
}

/// A fair draw with `ways` equally likely results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// How many equally likely ways; never 0.
    pub ways: u32,
    /// What is drawn: a host keeps one random stream per purpose.
    pub purpose: Purpose,
}

/// What a draw is for: an index into [`Game::PURPOSES`](crate::Game::PURPOSES).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Purpose(pub u8);

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Outcome {
    /// The result, such as `victory`: a word of the title.
    pub result: &'static str,
    /// Why the match ended, such as `two_lost`: a word of the title.
    pub reason: &'static str,
    /// Who won; nobody when the table lost.
    pub winners: SeatSet,
}
