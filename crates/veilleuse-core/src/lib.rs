//! What a match is.
//!
//! A match is its inputs: `(title, pack, options, inputs) -> state`. Chance and time are inputs too, so
//! nothing in here, and nothing in a title, reads a clock, a file, a socket or a random number.
//!
//! | to learn about | read |
//! |---|---|
//! | what a title implements | [`Game`] |
//! | how a question is written | [`Question`], [`Draw`], [`Offers`], [`asks!`], [`actions!`] |
//! | what the rules wait for | [`Pending`], [`Chance`], [`Outcome`], [`OwnClock`] |
//! | what moves a match on | [`Input`] |
//! | who is who, who may look | [`Seat`], [`SeatSet`], [`Eyes`] |
//! | what must not be known | [`Secret`], [`Sealed`], [`Referee`] |
//! | what is told to whom | [`Scribe`], [`Page`], [`Line`], [`InParts`] |
//! | what is counted in many matches | [`Observed`], [`Overheard`] |
//! | playing | [`Match`] (with its history), [`Ahead`] (a step not yet taken), [`Table`] (silent, for simulation), [`Imagined`] (for bots); [`Host::play_on`] is their loop |
//! | pieces titles share | [`kit`] |

mod ahead;
mod asks;
mod eyes;
mod fingerprint;
mod foresight;
mod game;
mod host;
mod imagined;
mod input;
pub mod kit;
mod line;
mod observe;
mod offers;
mod parts;
mod pending;
mod play;
mod question;
mod refusal;
mod scribe;
mod seat;
mod secret;
mod table;
mod telling;
#[cfg(doctest)]
mod unwritable;

pub use ahead::Ahead;
#[doc(hidden)]
pub use asks::{as_str, replaced};
pub use eyes::{Eyes, Viewer};
pub use fingerprint::{Fingerprint, fingerprint};
pub use foresight::{Foreseen, Foresight, Risk, foreseeable};
pub use game::{
    ArrangeError, DrawName, Game, Judgement, Label, RULED_OUT, Search, Term, Unarranged, any_option,
    apply_offered, reasons, say_what_is_asked, sentences, waited_for,
};
pub use host::{Called, Host, Players, Went};
pub use imagined::Imagined;
pub use input::Input;
pub use line::{Arg, Line};
pub use observe::{Ear, Fate, Ids, Observed, Overheard};
pub use offers::{Counted, Kind, Listed, Nth, Offers, Why, unless};
pub use parts::{FieldSet, InParts};
pub use pending::{Chance, Outcome, OwnClock, Pending, Poll, Purpose};
pub use play::{Match, Pages, Step};
pub use question::{Asking, Draw, Ending, Question, Rests, not_offered};
pub use refusal::{Refusal, house};
pub use scribe::{Page, Scribe};
pub use seat::{ParseSeatError, Seat, SeatSet};
pub use secret::{Referee, Sealed, SealedPage, Secret};
pub use table::Table;
