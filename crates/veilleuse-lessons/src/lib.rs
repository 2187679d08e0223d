//! Lessons of a title: a scenario with words, and where somebody is in it.
//!
//! A lesson is a file of a pack, `lessons/<id>.toml`: a table arranged by hand, one seat for the learner, and
//! [steps](Step). Each says something, points at things, and waits for the learner or for nothing but a nod; then the
//! [cues](Cue) behind it are played: the draws and what the others do. docs/lessons.md tells how one is written.
//!
//! A [puzzle](Lesson::is_puzzle), `puzzles/<id>.toml`, is one of a single step: a position, and the decision that is best there.
//!
//! Where somebody is follows from what was played: a [`Course`] is folded over the inputs of a match and knows nothing
//! else. So it survives a restart, and going back is going back in the match.

mod course;
mod evening;
pub mod json;
mod pattern;
mod play;
mod puzzle;
mod script;

pub use course::Course;
pub use evening::{Day, NoSuchDay};
pub use pattern::Pattern;
pub use script::{Cue, Go, Lesson, Other, Step, Waits};
