//! What happens to a table, and what it wants done.

use std::sync::Arc;

use veilleuse_core::Seat;
use veilleuse_store::{Append, MatchResult, TableRow};
use veilleuse_titles::Title;
use veilleuse_wire::{ClientMessage, Enrol, Enrolled, Hello, Join, Joined, Json, TableInfo, Take};

use crate::{Entropy, Fail, Meta, Musing, Shelf, Thought};

/// The time, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// By a clock that never goes back, from whenever; alarms are set by it.
    pub tick: i64,
    /// Since 1970, as the calendar has it.
    pub date: i64,
}

/// How long things take in this house, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House {
    /// The shortest and longest time a bot seems to think.
    pub bot_pause: (i64, i64),
    /// How long a reaction window is held at least, where the table does not say otherwise.
    pub window: i64,
    /// How long bots wait for who still reads while somebody else has read, where the table does not say otherwise.
    pub patience: i64,
    /// How long a person may be gone before a bot stands in.
    pub grace: i64,
    /// How long a table without anybody stays in memory.
    pub idle: i64,
}

/// A table as it is kept, and what it is played with.
pub struct Opening {
    /// How the house does things.
    pub house: House,
    /// Randomness for this table alone.
    pub entropy: Entropy,
    /// What is kept.
    pub found: Found,
    /// Its title with the pack and rules the match began with; why not, where it cannot be had.
    pub shelf: Result<Arc<dyn Shelf>, Fail>,
}

/// What is kept of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// What it says about itself.
    pub row: TableRow,
    /// Its whole log, in order.
    pub log: Vec<Append>,
}

/// What happens to a table.
pub enum Event {
    /// A socket says hello. Answered by [`Effect::Admit`] or [`Effect::TurnAway`].
    Hello {
        /// A number no other guest of this room has had.
        guest: u64,
        /// What it says.
        hello: Hello,
    },
    /// A guest says something. Answered by [`Effect::Reply`].
    Say {
        /// Who.
        guest: u64,
        /// What.
        message: ClientMessage,
    },
    /// A guest's socket is gone.
    Gone {
        /// Who.
        guest: u64,
    },
    /// Somebody asks from outside. Answered by [`Effect::Answer`].
    Ask {
        /// A number for the answer.
        ask: u64,
        /// What is asked.
        question: Question,
    },
    /// What became of the last [`Effect::Keep`].
    Kept(Result<(), NotKept>),
    /// What [`Effect::Read`] found; nothing when it could not be read.
    Read(Option<Found>),
    /// The id of the table that [`Effect::Make`] asked for.
    Made(Result<String, Fail>),
    /// What came of [`Effect::Think`].
    Thought {
        /// The number of the turn.
        turn: u64,
        /// What is decided.
        action: Option<Json>,
    },
    /// What came of the trial of [`Effect::Think`]: bots of this table think with so many iterations at most from now on.
    Tried {
        /// The number of the turn.
        turn: u64,
        /// How many fit into the time people wait.
        iterations: u32,
    },
    /// The time of the last [`Effect::Alarm`] has come.
    Alarm,
    /// The house closes.
    Stop,
}

/// What somebody asks from outside.
#[derive(Clone, Debug)]
pub enum Question {
    /// What a table is before one sits down.
    Info,
    /// A chair.
    Sit(Join),
    /// A phone of a class.
    Enrol(Enrol),
    /// The result sheet, with the token of whoever leads.
    Sheet(String),
    /// Which pack is played with, with the token of whoever leads: they may read it.
    Led(String),
    /// Whether the match file may be taken.
    Record,
    /// The match file of a table that is closed by it, for the one device whose table it is. Answered by [`Answer::Record`].
    Take(Take),
    /// What the finished match was like; with what was found out, it is kept.
    Analysis(Option<Json>),
}

/// An answer to a [`Question`].
#[derive(Clone, Debug)]
pub enum Answer {
    /// See [`Question::Info`].
    Info(TableInfo),
    /// See [`Question::Sit`].
    Sit(Joined),
    /// See [`Question::Enrol`].
    Enrol(Enrolled),
    /// See [`Question::Sheet`].
    Sheet(Json),
    /// See [`Question::Led`].
    Led {
        /// The title.
        title: Title,
        /// The digest of the pack.
        digest: String,
    },
    /// It may: the lines of the log that are the match.
    Record,
    /// See [`Question::Analysis`]; nothing where nobody has found it out yet.
    Analysis(Option<Json>),
}

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotKept {
    /// Somebody else was faster.
    Conflict,
    /// It was not tried, because too much waits to be kept.
    Busy,
    /// The store failed; it may have been kept all the same.
    Failed,
}

/// Something to be kept for good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Keep {
    /// At the end of the log.
    Append(Append),
    /// Instead of the table's row.
    Save(TableRow),
    /// The end of a match.
    Finish(MatchResult),
}

/// Who waits for a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Somebody who asked for a hint.
    Hint,
    /// Those at the table.
    Watched,
    /// Nobody for now.
    Unwatched,
}

/// Something worth counting or writing into a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A decision was taken.
    Decision,
    /// A decision was refused by the rules.
    Refusal,
    /// The match went back.
    Undo,
    /// The match ended by the rules.
    Over,
    /// The rules refuse what a bot decided.
    BotRefused,
    /// Something was not kept; the log was read again, and what stands is what it says.
    NotKept,
    /// It cannot be found out what is kept: the table ends, to be opened from its log.
    InDoubt,
    /// The result of a match was not kept; it is when the table is next opened.
    NoResult,
}

/// What a table wants done. Effects are carried out in their order.
pub enum Effect {
    /// Keep this, and say by [`Event::Kept`] what became of it. Until then nothing else is asked to be kept.
    Keep(Keep),
    /// Read what is kept of this table, and say it by [`Event::Read`].
    Read,
    /// Make a new table, and say by [`Event::Made`] which.
    Make(Box<Meta>),
    /// This guest may stay, in this chair or none.
    Admit {
        /// Who.
        guest: u64,
        /// Its chair.
        seat: Option<Seat>,
    },
    /// This guest may not stay.
    TurnAway {
        /// Who.
        guest: u64,
        /// Why.
        fail: Fail,
    },
    /// News for some guests, who each number what they get: JSON after its opening brace.
    Send {
        /// For whom.
        to: Vec<u64>,
        /// The news.
        news: Vec<u8>,
    },
    /// The answer to a message.
    Reply {
        /// For whom.
        to: u64,
        /// JSON.
        text: String,
    },
    /// Nothing more is said to this guest, who is no guest any longer.
    HangUp {
        /// Who.
        guest: u64,
    },
    /// The answer to a question from outside.
    Answer {
        /// The number of the question.
        ask: u64,
        /// The answer.
        answer: Result<Answer, Fail>,
    },
    /// Think about something, and say by [`Event::Thought`] what came of it.
    Think {
        /// The number of the turn.
        turn: u64,
        /// Who waits for it.
        wanted: Wanted,
        /// What to think, for whoever has a [`Mind`](crate::Mind) of its own; nothing where only the table knows enough.
        musing: Option<Musing>,
        /// Up to how many iterations are worth a trial, where they alone are to be the limit and nobody knows yet how many fit: what
        /// the trial finds is said by [`Event::Tried`] instead of a thought.
        trial: Option<u32>,
        /// The same thought for whoever has not, with time as its limit where none else is known.
        thought: Thought,
    },
    /// Ring at this [tick](Now::tick), and not at the one said before.
    Alarm(Option<i64>),
    /// Something worth counting.
    Note(Note),
    /// People have answered questions, which whoever owns the server may count.
    Count(Vec<veilleuse_store::Answer>),
    /// The table is put away. Nothing comes after this.
    End,
}
