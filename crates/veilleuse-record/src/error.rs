//! What can be wrong with a match file, and what to do about it.

use std::io;

use veilleuse_core::Seat;

use crate::{LONGEST_LINE, MOST_ENTRIES, PackStamp, SCHEME, VERSION};

/// A file that cannot be read or a line that cannot be written.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a line.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// Reading or writing failed.
    #[error("{0}; check that the file exists, that it may be opened and that the disk is not full")]
    Io(#[from] io::Error),
    /// There is no header.
    #[error("the file is empty; a match file starts with a header line")]
    Empty,
    /// The line is too long.
    #[error(
        "the line is longer than {LONGEST_LINE} bytes; this is no match file, or names in it must be shortened"
    )]
    LineTooLong,
    /// There are too many entries.
    #[error("a match file has at most {MOST_ENTRIES} entries; end this match and begin another")]
    TooManyEntries,
    /// The last line was not written to its end.
    #[error(
        "the line has no line end, so its writing was interrupted; remove it and the match goes on from the line before"
    )]
    Torn,
    /// The line is not of the expected shape.
    #[error("{0}; the file is damaged or no match file: take an untouched copy")]
    Malformed(String),
    /// The format is of another version.
    #[error(
        "the file format is version {0}, and version {VERSION} is known here; use the version of veilleuse that wrote the file"
    )]
    OtherVersion(u64),
    /// The match is of another title.
    #[error("this is a match of {found}, not of {expected}; open it with its own title")]
    OtherTitle {
        /// The title in the file.
        found: String,
        /// The title that was asked for.
        expected: &'static str,
    },
    /// The match was played with other content.
    #[error("the match was played with the pack {} ({}), not with {} ({}); load that pack", found.id, found.digest, loaded.id, loaded.digest)]
    OtherPack {
        /// The pack in the file.
        found: PackStamp,
        /// The pack at hand.
        loaded: PackStamp,
    },
    /// The match was played by other rules.
    #[error(
        "the match was played by version {found} of the rules, not {running}; use the version of veilleuse that wrote the file"
    )]
    OtherRules {
        /// The version in the file.
        found: String,
        /// The version at hand.
        running: String,
    },
    /// Chance was made in an unknown way.
    #[error(
        "chance was made by the scheme \"{0}\", and only \"{SCHEME}\" is known here; use a newer version of veilleuse"
    )]
    OtherScheme(String),
    /// The line does not end with a hash.
    #[error("the line does not end with its hash; it was changed or cut: take an untouched copy")]
    NoHash,
    /// The hash is not that of the lines so far.
    #[error("the hash does not fit; this line or one before it was changed: take an untouched copy")]
    WrongHash,
    /// Lines are missing or doubled.
    #[error(
        "this is entry {found} where entry {expected} should be; lines are missing or doubled: take an untouched copy"
    )]
    WrongNumber {
        /// The number in the file.
        found: usize,
        /// The number of this line.
        expected: usize,
    },
    /// A chair is named twice.
    #[error("seat {0} stands here for the second time; each seat is named once")]
    SeatTwice(Seat),
    /// A nonce where chance cannot be checked.
    #[error("a nonce needs a chance scheme in the header; begin the match with a commitment")]
    NonceWithoutChance,
    /// A nonce after the first draw.
    #[error("a nonce comes before the first draw; this one would change dice that have fallen")]
    NonceTooLate,
    /// An undo to where the match has not been.
    #[error("only {inputs} inputs stand, so none of them is undone by going back to {to}; go back to fewer")]
    NothingToUndo {
        /// How many inputs stand.
        inputs: usize,
        /// How many were to remain.
        to: usize,
    },
    /// A seed where none was committed to.
    #[error("a seed is revealed, but the header has no commitment to one; leave it out")]
    SeedWithoutChance,
    /// Something after the end.
    #[error("the file has ended already; nothing comes after the line with seed and outcome")]
    AfterTheEnd,
    /// An ending that says nothing.
    #[error("the last line needs a seed, an outcome or both")]
    EmptyEnd,
    /// An earlier line could not be written.
    #[error("an earlier line could not be written; read the file again and resume from what is there")]
    WriterBroken,
}

impl Problem {
    /// This problem, found in this line.
    pub fn at(self, line: usize) -> RecordError {
        RecordError { line, problem: self }
    }
}
