//! What browsers and the server say to each other.
//!
//! `docs/wire.md` tells how the messages follow each other; this crate says what each of them looks like.
//! Its TypeScript, `web/src/wire/index.ts`, is made from it and compared by its tests.
//!
//! | to learn about | read |
//! |---|---|
//! | requests over HTTP | [`NewTable`], [`TableInfo`], [`Join`], [`TitleInfo`], [`Rules`] |
//! | what a client says on its socket | [`Hello`], [`ClientMessage`], [`Ask`] |
//! | what the server says on it | [`News`], [`Reply`] |
//! | a class and its phones | [`NewClass`], [`Class`], [`ClassAct`], [`Ballots`] |
//! | sizes and rates | [`limits`] |
//!
//! What belongs to a title (views, decisions, things told) travels as JSON that only the title and its board in
//! the browser understand.

mod class;
mod client;
mod http;
mod json;
pub mod limits;
mod seat;
mod server;
#[cfg(test)]
mod typescript;

pub use class::{
    Addresses, BadPack, Ballot, Ballots, Class, ClassAct, ClassClock, ClassDoor, ClassSettings, ClassTeam,
    ClockAct, ClockState, Count, Enrol, Enrolled, LanAddress, Me, NewClass, PackInfo, PackProblem, Phone,
    Plan, Reason, Role, Spread, Uploaded, Voting, Waits,
};
pub use client::{
    Ask, ClientMessage, Decide, Hello, HintAsk, HostAct, LessonAct, Moment, NonceShare, Rename, Say, Since,
    Undo, Vote,
};
pub use http::{
    AnalysisState, Bank, BotLevel, ChairKind, ChancePoint, CostlyMoment, Created, Failure, FailureBody, Join,
    Joined, JournalEntry, Kind, LabRun, LabState, LessonInfo, MatchAnalysis, ModeInfo, ModeSeats, NewChair,
    NewLesson, NewTable, Opened, Pace, Paragraph, QuestionTally, Recommended, RuleInfo, Rules, SeatToken,
    TableInfo, Take, TitleInfo, VariantInfo, Words,
};
pub use json::{Depth, Json, depth};
pub use seat::WireSeat;
pub use server::{
    After, Again, Chair, Chairs, Clock, Closed, Coach, Follows, Hint, LessonScript, LessonStep, LessonWait,
    Log, MayBring, News, NewsBody, Notice, OptionInfo, Outcome, Reply, ReplyBody, Said, Sitter, StepBack,
    Table, ToldLine, UndoInfo, UndoRequest, View, Waiting, Welcome, Window,
};

/// The version of this protocol. Both sides say theirs and part when they differ.
pub const VERSION: u32 = 1;
