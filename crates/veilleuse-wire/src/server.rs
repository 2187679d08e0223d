//! What the server says on a socket.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use veilleuse_core::Line;

use crate::{Ballots, BotLevel, Class, Failure, Json, Kind, Pace, WireSeat};

/// A numbered message. Numbers start at 0 with every socket and have no gaps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct News {
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub seq: u64,
    /// What is new.
    #[serde(flatten)]
    pub body: NewsBody,
}

/// What is new.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum NewsBody {
    /// The first message: where one is.
    Welcome(Box<Welcome>),
    /// What was told before: sent ahead of the first `table`.
    Log(Log),
    /// The table as it is now. It replaces the one before, but for what a [part](Table::part) leaves out.
    Table(Box<Table>),
    /// Who sits where and how many look on, whether the match has begun and people may speak.
    Chairs(Chairs),
    /// Something happened at the table, not in the match.
    Notice(Notice),
    /// Somebody said something.
    Said(Said),
    /// A request to go back was made, answered or dropped.
    Undo(UndoInfo),
    /// There is a table for another match.
    Again(Again),
    /// The class at this table, as one may see it.
    Class(Box<Class>),
    /// How far a vote is, as one may know.
    Ballots(Ballots),
    /// The last message: the table is closed.
    Closed(Closed),
}

/// Where one is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Welcome {
    /// The version of the protocol.
    pub v: u32,
    /// The id of the table.
    pub table: String,
    /// Its code.
    pub code: String,
    /// Whether it is played or looked at.
    pub kind: Kind,
    /// The title.
    pub title: String,
    /// The options of the match.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub options: Json,
    /// How fast.
    pub pace: Pace,
    /// Seconds for a decision; 0 for no clock.
    pub clock: u32,
    /// The language of the table's maker.
    pub lang: String,
    /// The chair of this socket; `null` for a spectator.
    pub seat: Option<WireSeat>,
    /// Whether this chair leads the match: it goes back alone, as far as it likes.
    pub leads: bool,
    /// Whether this socket has the powers of the host.
    pub host: bool,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Whether the match has begun. Before that there is no `table`.
    pub started: bool,
    /// SHA-256 of the seed, or `null` where chance cannot be checked.
    pub commitment: Option<String>,
    /// Whether people may speak.
    pub chat: bool,
    /// What was said last. A spectator hears what is said from now on.
    pub said: Vec<Said>,
    /// What happened last at the table, of those notices that are kept; none for a spectator.
    pub notices: Vec<Notice>,
    /// How many spectators look on.
    pub spectators: u32,
    /// Whether spectators may come in.
    pub door: bool,
    /// The table where the same people play again, if there is one.
    pub again: Option<String>,
    /// What is said at this table, where it is a lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lesson: Option<LessonScript>,
    /// The class at this table, where phones share its chairs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub class: Option<Class>,
}

/// What is said in a lesson, and where it points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LessonScript {
    /// The id of the lesson.
    pub id: String,
    /// Whether it is a puzzle: one decision is to be found, and a [`Hint`] asked for after it says what speaks for or against
    /// what was decided.
    pub puzzle: bool,
    /// Its steps, in order.
    pub steps: Vec<LessonStep>,
    /// Whether a match with bots follows where it stops.
    pub goes_on: bool,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LessonStep {
    /// What is said.
    #[cfg_attr(test, ts(type = "Line"))]
    pub text: Line,
    /// Things of the view to be lit, as in [`OptionInfo::touches`].
    pub points: Vec<String>,
    /// What it waits for.
    pub waits: LessonWait,
}

/// What a step of a lesson waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum LessonWait {
    /// For a decision.
    Decide,
    /// For a [`Next`](crate::LessonAct::Next): then something is played.
    Next,
    /// For nothing: whoever has read it reads on.
    Read,
}

/// Where somebody is in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Coach {
    /// The step to be read: the first of those that nothing is played in between.
    #[cfg_attr(test, ts(type = "number"))]
    pub step: usize,
    /// What is said about what was done instead of what was asked for.
    #[cfg_attr(test, ts(type = "Line | null"))]
    pub instead: Option<Line>,
    /// Whether the lesson goes on only after going back.
    pub lost: bool,
    /// Whether one can go back.
    pub back: bool,
    /// Whether nothing more is waited for.
    pub finished: bool,
}

/// Another match of the same people: whoever has a chair here opens the same one there with the same token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Again {
    /// The id of the new table.
    pub table: String,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Chairs {
    /// All chairs.
    pub chairs: Vec<Chair>,
    /// Whether the match has begun.
    pub started: bool,
    /// Whether people may speak.
    pub chat: bool,
    /// How many spectators look on.
    pub spectators: u32,
    /// Whether spectators may come in.
    pub door: bool,
}

/// Something that happened at the table, not in the match. The house's texts have `notice-<word>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// A spectator came; nobody knows who.
    Came {
        /// How many look on now.
        spectators: u32,
    },
    /// A spectator left.
    Left {
        /// How many look on now.
        spectators: u32,
    },
    /// The host has freed a chair. Kept.
    Freed {
        /// The chair.
        seat: WireSeat,
        /// Who sat there.
        name: String,
    },
    /// Somebody sat down in a chair that was freed. Kept.
    Taken {
        /// The chair.
        seat: WireSeat,
        /// Who sits there now.
        name: String,
    },
    /// The host has opened the door to spectators, or closed it. Kept.
    Door {
        /// Whether they may come in.
        open: bool,
    },
}

/// Who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Chair {
    /// The chair.
    pub seat: WireSeat,
    /// Nobody yet, a person or a bot.
    pub sitter: Sitter,
    /// The person's name; empty for bots and open chairs.
    pub name: String,
    /// How strong the bot is that sits here or would stand in.
    pub level: BotLevel,
    /// Whether the person is connected.
    pub present: bool,
    /// Whether a bot plays for the person.
    pub stand_in: bool,
    /// Whether the person still reads what somebody else here has read already.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub reads: bool,
}

/// What sits in a chair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet; in a match that is on, a bot plays until somebody sits down.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// What was told between two moments. Whoever keeps a log drops every line with an `n` above `since` and adds
/// these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Log {
    /// The lines follow this moment.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: usize,
    /// The lines in order.
    pub told: Vec<ToldLine>,
}

/// Something told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ToldLine {
    /// The number of the input, counted from 1, by which it came.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// What: the title's own.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub told: Json,
    /// How it reads.
    #[cfg_attr(test, ts(type = "Line"))]
    pub line: Line,
}

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Table {
    /// How many inputs stand.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// How often the match went back.
    #[cfg_attr(test, ts(type = "number"))]
    pub undone: usize,
    /// `told` follows this moment, as in [`Log`].
    #[cfg_attr(test, ts(type = "number"))]
    pub since: usize,
    /// What was told.
    pub told: Vec<ToldLine>,
    /// What may be known: the title's own.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Json,
    /// Whether `view` has only the fields that are new since the last `table` of this socket; see
    /// [`Hello`](crate::Hello).
    pub part: bool,
    /// What is waited for, in a sentence.
    #[cfg_attr(test, ts(type = "Line"))]
    pub prompt: Line,
    /// Who is waited for.
    pub waiting: Waiting,
    /// What this chair may decide now.
    pub options: Vec<OptionInfo>,
    /// What this chair may take back alone: back to so many inputs.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub free_undo: Option<usize>,
    /// What one step back would be for this chair: before its last decision, where nothing was revealed since.
    pub step_back: Option<StepBack>,
    /// A request to go back.
    pub undo: Option<UndoRequest>,
    /// How long there is to decide.
    pub clock: Option<Clock>,
    /// While a reaction window is open: how long the table waits at least.
    pub window: Option<Window>,
    /// Whether the host has paused the match.
    pub paused: bool,
    /// How it ended.
    pub over: Option<Outcome>,
    /// Where one is in a lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lesson: Option<Coach>,
}

/// One step back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct StepBack {
    /// How many inputs would remain.
    #[cfg_attr(test, ts(type = "number"))]
    pub to: usize,
    /// Whether nobody else has decided since, so that nobody is asked.
    pub free: bool,
}

/// Who is waited for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(transparent)]
pub struct Waiting(pub Vec<WireSeat>);

/// Something a chair may do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct OptionInfo {
    /// What to send in a [`Decide`](crate::Decide).
    #[serde(rename = "do")]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub action: Json,
    /// How it reads.
    #[cfg_attr(test, ts(type = "Line"))]
    pub label: Line,
    /// Things of the view to be lit, such as `square:sq_03`.
    pub touches: Vec<String>,
    /// What follows from it, for who wants to know; see [`Hello`](crate::Hello).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub follows: Option<Follows>,
}

/// What follows from a decision, as far as the chair can know that takes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Follows {
    /// What will be told for certain, in order: the title's own.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub told: Vec<Json>,
    /// The same, and what comes next, in short sentences.
    #[cfg_attr(test, ts(type = "Line[]"))]
    pub notes: Vec<Line>,
    /// What the draw that comes next may bring.
    pub risks: Vec<MayBring>,
    /// What is waited for afterwards; `null` where that cannot be known before.
    pub next: Option<After>,
}

/// What a draw may bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct MayBring {
    /// What, in a short sentence.
    #[cfg_attr(test, ts(type = "Line"))]
    pub note: Line,
    /// In how many ways of the draw.
    pub ways: u32,
    /// How many ways it has, all as likely.
    pub of: u32,
}

/// What is waited for after a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum After {
    /// These chairs decide.
    Seats(Vec<WireSeat>),
    /// Chance falls.
    Chance {
        /// What is drawn: a word of the title.
        purpose: String,
        /// In how many ways it may fall, all as likely.
        ways: u32,
    },
    /// The match is over.
    Over {
        /// A word of the title.
        result: String,
        /// A word of the title.
        reason: String,
    },
}

/// How long there is to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Clock {
    /// Milliseconds from now.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: u64,
}

/// A moment to react. The table waits its minimum whatever people hold; it goes on earlier only when everybody
/// who was asked has let the moment pass by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Window {
    /// How much of the minimum is left, in milliseconds.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: u64,
    /// The whole minimum, in milliseconds.
    #[cfg_attr(test, ts(type = "number"))]
    pub whole: u64,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Outcome {
    /// A word of the title.
    pub result: String,
    /// A word of the title.
    pub reason: String,
    /// Who won.
    pub winners: Vec<WireSeat>,
    /// The seed, revealed; `null` where chance cannot be checked.
    pub seed: Option<String>,
}

/// Whether there is a request to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct UndoInfo {
    /// The request; `null` when it is dropped.
    pub request: Option<UndoRequest>,
}

/// A request to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct UndoRequest {
    /// Who asks.
    pub by: WireSeat,
    /// How many inputs would remain.
    #[cfg_attr(test, ts(type = "number"))]
    pub to: usize,
    /// Who has yet to answer.
    pub waiting: Waiting,
    /// Who has agreed.
    pub agreed: Waiting,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Said {
    /// By whom; `null` for the host without a chair.
    pub seat: Option<WireSeat>,
    /// What.
    #[serde(flatten)]
    pub say: crate::Say,
}

/// Why the table is closed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Closed {
    /// A word for programs: `host`, `fault`, `rotated`, `freed`, `removed`, `replaced`, `door`, `storage`, `shutdown`.
    pub reason: String,
    /// Where to look in the server's log after a fault.
    pub report: Option<String>,
}

/// The answer to one message of the client. It has no number: it goes to the socket that asked and is not
/// repeated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Reply {
    /// The id of the client's message; `null` where it could not be read.
    pub re: Option<String>,
    /// The answer.
    #[serde(flatten)]
    pub body: ReplyBody,
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum ReplyBody {
    /// Done, and kept for good.
    Ok(bool),
    /// The rules refuse it.
    Refused {
        /// The id of the rule.
        rule: &'static str,
    },
    /// It could not be done.
    Error(Failure),
    /// A bot's opinion.
    Hint(Hint),
    /// The table at an earlier moment.
    At(Box<View>),
    /// The new token of the host's own chair.
    Token(crate::SeatToken),
    /// The new token of the projector.
    Projector(String),
}

/// What a bot would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Hint {
    /// The decision.
    #[serde(rename = "do")]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub action: Json,
    /// How it reads.
    #[cfg_attr(test, ts(type = "Line"))]
    pub label: Line,
    /// Things of the view to be lit.
    pub touches: Vec<String>,
    /// Why, in a sentence of the house.
    #[cfg_attr(test, ts(type = "Line"))]
    pub why: Line,
    /// What speaks for it most, in sentences of the title: two at most, and none where the next best option is as good.
    #[cfg_attr(test, ts(type = "Line[]"))]
    pub reasons: Vec<Line>,
    /// What follows from it for certain, in short sentences.
    #[cfg_attr(test, ts(type = "Line[]"))]
    pub notes: Vec<Line>,
}

/// The table at an earlier moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct View {
    /// After so many inputs.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// How many inputs stand now.
    #[cfg_attr(test, ts(type = "number"))]
    pub of: usize,
    /// What may be known: everything once the match is over.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Json,
    /// What was waited for.
    #[cfg_attr(test, ts(type = "Line"))]
    pub prompt: Line,
    /// What input `n` told.
    pub told: Vec<ToldLine>,
}
