//! Agents for empty chairs.
//!
//! An agent sees what its seat sees: the seat's own options, and tables as the seat may [imagine](Imaginer) them.
//! There is no way from here to the truth of a match, and everything an agent does follows from its seed.
//!
//! | to learn about | read |
//! |---|---|
//! | how strong a bot is | [`Level`] |
//! | what a bot is | [`Agent`], [`Imaginer`], [`Chair`] |
//! | bots that answer questions as a pupil would | [`Pupil`], [`Knowledge`] |
//! | playing a bot's seat in a match | [`decide`] |
//! | bots that think ahead, in a tree or in pairs | [`Searcher`], [`Budget`], [`Search`](veilleuse_core::Search) |
//! | what to tell somebody who asks, and why | [`advise`] |
//! | why an answer to a puzzle was the best, or was not | [`judge`] |
//! | what a finished match was like | [`Analyst`] |
//! | which of two decisions is better, played to the end | [`weigh`] |

mod advice;
mod agent;
mod analysis;
mod budget;
mod dice;
mod findings;
mod level;
mod pairs;
mod playout;
mod prior;
mod pupil;
mod search;
mod taste;
mod tree;
mod verdict;
mod weigh;

pub use advice::{Advice, Reason, advise};
pub use agent::{Agent, Chair, Imaginer, decide};
pub use analysis::{Analysing, Analysis, Analyst, Effort, Moment, Point};
pub use budget::Budget;
pub use dice::{Dice, Seed, Strand};
pub use level::{Level, MakeBot, NoSuchLevel};
pub use pupil::{Knowledge, Pupil};
pub use search::Searcher;
pub use taste::{Taste, Uniform};
pub use verdict::judge;
pub use weigh::{Weighed, weigh};
