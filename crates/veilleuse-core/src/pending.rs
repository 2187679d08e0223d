//! What the rules wait for.

use serde::Serialize;

use crate::{Seat, SeatSet};

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

impl Pending {
    /// The chairs that are asked; nobody when chance decides or the match is over.
    pub const fn asked(self) -> SeatSet {
        match self {
            Pending::Seats(seats) => seats,
            Pending::Chance(_) | Pending::Over(_) => SeatSet::NOBODY,
        }
    }

    /// How the match ended, if it is over.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Pending::Over(outcome) => Some(outcome),
            Pending::Seats(_) | Pending::Chance(_) => None,
        }
    }
}

/// A fair draw with `ways` equally likely results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// How many equally likely ways; never 0.
    pub ways: u32,
    /// What is drawn. Live chance is told apart by it, and so is that of a simulation: every purpose has a stream of its own.
    pub purpose: Purpose,
}

/// A time that the rules themselves put to a question, such as the thinking time of a workshop; see
/// [`Game::own_clock`](crate::Game::own_clock).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnClock {
    /// How long the question stays open, from the moment it was asked.
    pub seconds: u32,
    /// Which question of its kind it is: with another number the clock starts anew, with the same it runs on,
    /// whatever was decided meanwhile.
    pub number: u32,
    /// Chairs that are asked and may still decide something, but need not before the time is up.
    pub idle: SeatSet,
    /// Whose time-out comes first when the time is up.
    pub first_out: Seat,
}

impl OwnClock {
    /// The chairs that somebody waits for. Bots are asked in these chairs only; a host that has no time to pass lets it
    /// run out when there are none.
    pub fn busy(self, asked: SeatSet) -> SeatSet {
        asked.iter().filter(|seat| !self.idle.has(*seat)).collect()
    }
}

/// What people who share a chair may vote on; see [`Game::poll`](crate::Game::poll).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Poll<A> {
    /// Which question of its kind it is: with another number the vote begins anew.
    pub number: u32,
    /// What may be voted for.
    pub choices: Vec<A>,
    /// What is decided so far.
    pub standing: Option<A>,
}

/// What a draw is for: an index into [`Game::PURPOSES`](crate::Game::PURPOSES).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Purpose(pub u8);

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// The result, such as `victory`: a word of the title.
    pub result: &'static str,
    /// Why the match ended, such as `two_lost`: a word of the title.
    pub reason: &'static str,
    /// Who won; nobody when the table lost.
    pub winners: SeatSet,
}
