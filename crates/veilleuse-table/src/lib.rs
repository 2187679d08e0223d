//! One table as a function: `step(now, event) -> effects`.
//!
//! | to learn about | read |
//! |---|---|
//! | a table | [`Room`] |
//! | what happens to it, what it wants done | [`Event`], [`Effect`], [`Keep`] |
//! | new tables | [`create`] |
//! | titles ready to play | [`Shelves`], [`Shelf`] |
//! | a match whatever its title | [`Desk`] |
//! | thinking away from the table | [`Mind`], [`Musing`] |
//! | a class and its phones | [`ClassMeta`] |
//! | what a finished match was like | [`Analysing`] |
//! | how it is shown that a build plays as every other | [`Shelf::digests`], [`Shelf::playouts`] |
//!
//! Nothing in here reads a clock, a file, a socket or a random number: time comes with every event, randomness with
//! the opening. What is to be kept is an effect, and whatever hangs on it waits until the answer says that it is kept:
//! append, acknowledge, tell. **There is no rule in here** either: what can be decided, seen and told comes from the
//! titles.

mod analysis;
mod class;
pub mod create;
mod date;
mod desk;
mod entropy;
mod event;
mod fail;
mod meta;
mod mind;
mod name;
mod parts;
mod played;
mod proof;
mod room;
mod shelf;
mod story;
mod token;

pub use analysis::Analysing;
pub use class::{ClassMeta, ClockMeta, PhoneMeta};
pub use date::rfc3339;
pub use desk::{Declined, Desk, Frame, LastStep, Listener, Next, Telling, Thought};
pub use entropy::Entropy;
pub use event::{Answer, Effect, Event, Found, House, Keep, NotKept, Note, Now, Opening, Question, Wanted};
pub use fail::Fail;
pub use meta::{ChairMeta, Meta, StandIn};
pub use mind::{Mind, Musing};
pub use name::clean_name;
pub use proof::PlayedOut;
pub use room::Room;
pub use shelf::{Imported, RULES, Setup, Shelf, Shelves, pack_of, rules_of};
pub use token::{Token, TokenHash};
