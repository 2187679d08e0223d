//! What is kept of a match, and how anybody can check it.
//!
//! | to learn about | read |
//! |---|---|
//! | the file format, byte by byte | `docs/match-file.md` |
//! | reading and writing match files | [`Record`], [`RecordWriter`], [`Header`], [`Entry`] |
//! | dice nobody can choose | [`FairChance`], [`Seed`] |
//! | checking a whole file | [`verify`], [`Verdict`] |
//! | rebuilding a match | [`replay`] |
//! | taking back | [`UndoRule`], [`UndoRequest`] |

mod chain;
mod chance;
mod course;
mod entry;
mod error;
mod header;
mod hex;
mod read;
mod replay;
mod undo;
mod verify;
mod write;

pub use chance::{FairChance, SCHEME, Seed};
pub use entry::{Ending, Entry};
pub use error::{Problem, RecordError};
pub use header::{ChanceHeader, Header, PackStamp, SeatName, VERSION};
pub use hex::{Hex32, NotHex32};
pub use read::Record;
pub use replay::{ReplayError, opening, replay};
pub use undo::{Answer, NotAsked, UndoCheck, UndoRequest, UndoRule, Vote};
pub use verify::{Drawn, Finding, Verdict, draws, verify};
pub use write::RecordWriter;

/// The longest line of a match file in bytes, its line end not counted.
pub const LONGEST_LINE: usize = 64 * 1024;
/// The most entries a match file may have.
pub const MOST_ENTRIES: usize = 100_000;
