//! Many matches at once, and what they say about a title.
//!
//! [`simulate`] plays a [`SimPlan`] on all cores and sums it up in a [`SimReport`], whose keys are explained in
//! `docs/simulation.md`. A match is known by the plan's seed and its own index: threads do not matter, and
//! [`retrace`] plays any one of them again with its history.
//!
//! Bots are not people: a report compares options, seats and levels under the same bots, and is no forecast of
//! how a table of people fares.

mod counts;
mod diary;
mod ladder;
mod plan;
mod player;
mod report;
mod simulate;
mod tally;

pub use counts::{Alike, Chair, Counts, Course, Followed, Histogram, Mark, Odds, Thing, Use, length_class};
pub use diary::{Diary, Event, Keeps, Row, STANDING, What};
pub use ladder::{Compared, Ladder, Rung, climb};
pub use plan::{Bot, Levels, SimError, SimPlan};
pub use player::{Player, retrace};
pub use report::{Length, OutcomeShare, SeatShare, SimReport, Spread, wilson};
pub use simulate::simulate;
pub use tally::Tally;
