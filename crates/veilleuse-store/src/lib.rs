//! What a server keeps: tables, the inputs of their matches, results.
//!
//! | to learn about | read |
//! |---|---|
//! | what can be kept and asked | [`Store`] |
//! | the file on disk | [`Sqlite`] |
//! | a database that several servers share | [`Postgres`] |
//! | a store for simulations | [`InMemory`] |
//! | copies, and putting them back | [`back_up`], [`Restoring`] |
//! | moving from one to the other | [`copy_all`] |
//!
//! A table is played by one server at a time, which has [claimed](Store::claim) it. Every claim has an *epoch*, higher
//! than those before it, and every append and every new row says under which one it was made: whoever has lost a table
//! without knowing it is refused by the store itself.
//!
//! What a table says about itself and the lines of its match are bytes here: a store knows no rule. The tests
//! run one contract against every store.
#![cfg_attr(target_family = "wasm", allow(dead_code, reason = "a browser has no store that numbers things"))]

#[cfg(not(target_family = "wasm"))]
mod claims;
#[cfg(not(target_family = "wasm"))]
mod copying;
#[cfg(not(target_family = "wasm"))]
mod memory;
#[cfg(not(target_family = "wasm"))]
mod postgres;
#[cfg(not(target_family = "wasm"))]
mod sqlite;

use std::{future::Future, pin::Pin, time::Duration};

#[cfg(not(target_family = "wasm"))]
pub use copying::{Copied, PackTally, Whole, copy_all};
#[cfg(not(target_family = "wasm"))]
pub use memory::InMemory;
#[cfg(not(target_family = "wasm"))]
pub use postgres::{Postgres, RulesInPlay, SCHEMA as POSTGRES_SCHEMA};
#[cfg(not(target_family = "wasm"))]
pub use sqlite::{Contents, Outdated, Restoring, SCHEMA, Sqlite, back_up, expired_in};

/// An answer that comes when it is kept.
pub type Soon<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A place to keep tables. What was acknowledged survives the process.
pub trait Store: Send + Sync {
    /// Keeps a new table. [`StoreError::Taken`] when its id or code is in use.
    fn create(&self, table: TableRow) -> Soon<'_, ()>;

    /// The table with this id.
    fn table(&self, id: &str) -> Soon<'_, Option<TableRow>>;

    /// The id of the table with this code.
    fn by_code(&self, code: &str) -> Soon<'_, Option<String>>;

    /// Replaces what a table says about itself, if it has not changed since `table` was read: its `revision`
    /// must be the kept one, which goes up by one. [`StoreError::Conflict`] otherwise, [`StoreError::Fenced`] when
    /// the table was claimed since this epoch.
    fn save(&self, epoch: i64, table: TableRow) -> Soon<'_, ()>;

    /// Adds to the log of a table, one append of a table at a time. [`StoreError::Fenced`] when the table was claimed
    /// since this epoch; [`StoreError::Conflict`] when `seq` is not the number of appends so far: the log must be read
    /// again; [`StoreError::Busy`] when so much waits that it was not even tried. After [`StoreError::Failed`] it may
    /// have been kept or not: the log tells.
    fn append(&self, epoch: i64, append: Append) -> Soon<'_, ()>;

    /// The whole log of a table in order.
    fn log(&self, table: &str) -> Soon<'_, Vec<Append>> {
        self.log_since(table, 0)
    }

    /// The log of a table in order, from the append with this number on.
    fn log_since(&self, table: &str, seq: i64) -> Soon<'_, Vec<Append>>;

    /// Says that a server is there, for as long as this from now on. Returns the date by the clock of the store, in
    /// milliseconds since 1970: servers that share a store go by it.
    fn beat(&self, server: &Holder, lease: Duration) -> Soon<'_, i64>;

    /// Claims a table for the server with this key, unless another one holds it that is still there; one that is known
    /// to be `gone` is not waited for. `None` when there is no such table, [`StoreError::Fenced`] when the claiming
    /// server is not there itself, by what the store knows.
    fn claim(&self, server: &str, table: &str, gone: Option<&str>) -> Soon<'_, Option<Claim>>;

    /// Lets go of a table that was claimed under this epoch. Nothing can be kept under it afterwards.
    fn release(&self, table: &str, epoch: i64) -> Soon<'_, ()>;

    /// A server that is there and plays these rules, if one does.
    fn player(&self, rules: &str) -> Soon<'_, Option<Holder>>;

    /// Takes so much of what there is for each hour, unless it would be more than `most`; whether it was taken.
    fn spend(&self, of: &str, much: i64, most: i64) -> Soon<'_, bool>;

    /// Whether other servers may use the same store at the same time.
    fn is_shared(&self) -> bool;

    /// Keeps the result of a match; keeping it again changes nothing.
    fn finish(&self, result: MatchResult) -> Soon<'_, ()>;

    /// The latest results of what a browser has played of a title, the newest first.
    fn journal(&self, title: &str, browser: &str, most: usize) -> Soon<'_, Vec<MatchResult>>;

    /// The latest results of a mode of a title, the newest first.
    fn results(&self, title: &str, mode: &str, most: usize) -> Soon<'_, Vec<MatchResult>>;

    /// Counts answers. Whose they were is not kept.
    fn count_answers(&self, answers: Vec<Answer>) -> Soon<'_, ()>;

    /// How the questions of a pack were answered, by question.
    fn tallies(&self, title: &str, pack: &str) -> Soon<'_, Vec<Tally>>;

    /// Tables that are being played and whose clock had run out by `now`, counted from the last move of their match
    /// or change of their row, the longest overdue first. Those that were put off come when that is over.
    fn overdue(&self, now: i64, most: usize) -> Soon<'_, Vec<Overdue>>;

    /// Says that somebody looks after an overdue table, so that nobody else does, and that it does not stand in the way
    /// of others until then. This is forgotten as soon as its match moves or its row changes. [`StoreError::Conflict`]
    /// when it was put off since it was found.
    fn put_off(&self, overdue: Overdue, until: i64) -> Soon<'_, ()>;

    /// Keeps a pack by the digest that match files name; keeping it again changes nothing.
    fn keep_pack(&self, digest: &str, bytes: Vec<u8>) -> Soon<'_, ()>;

    /// The pack with this digest.
    fn pack(&self, digest: &str) -> Soon<'_, Option<Vec<u8>>>;

    /// The digests of the packs that no match was begun with, and that no server which is there begins matches with.
    fn unused_packs(&self) -> Soon<'_, Vec<String>>;

    /// Forgets a pack. [`StoreError::Conflict`] when a match was begun with it.
    fn drop_pack(&self, digest: &str) -> Soon<'_, ()>;

    /// Tables nothing has happened at for longer than they are kept, the oldest first.
    fn expired(&self, keeping: Keeping, now: i64, most: usize) -> Soon<'_, Vec<Expired>>;

    /// Forgets a table with its log and its code; its result stays. [`StoreError::Conflict`] when something has
    /// happened there since, or a server holds it.
    fn remove(&self, expired: Expired) -> Soon<'_, ()>;

    /// Whether it keeps what it is given at this moment: something is written, waited for and read.
    fn check(&self) -> Soon<'_, ()>;

    /// Comes only when the store will never answer again, and says why.
    fn ended(&self) -> Pin<Box<dyn Future<Output = StoreError> + Send + '_>>;
}

/// The epoch of a table that nobody has claimed yet.
pub const UNCLAIMED: i64 = 0;

/// A server that claims tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// What it is known by, from its start to its end. Other servers show it to prove that they use the same store.
    pub key: String,
    /// Where other servers reach it, if they may.
    pub peer: Option<String>,
    /// The digests of the packs it begins matches with.
    pub packs: Vec<String>,
    /// The versions of the rules it plays.
    pub plays: Vec<String>,
}

/// What came of claiming a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// It was free, or is now taken: this is the epoch.
    Ours(i64),
    /// Another server holds it.
    Theirs(Holder),
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// People sit down.
    Lobby,
    /// The match is on.
    Playing,
    /// Nothing more happens.
    Done,
}

impl Phase {
    const ALL: [Phase; 3] = [Phase::Lobby, Phase::Playing, Phase::Done];

    const fn number(self) -> i64 {
        self as i64
    }

    fn numbered(number: i64) -> Option<Phase> {
        Phase::ALL.into_iter().find(|phase| phase.number() == number)
    }
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// Its code, while it has one.
    pub code: Option<String>,
    /// The id of its title.
    pub title: String,
    /// How far it is.
    pub phase: Phase,
    /// How often it was saved.
    pub revision: i64,
    /// When it was last saved, in milliseconds since 1970.
    pub at: i64,
    /// How many milliseconds a decision may take even while nobody is there, if there is such a limit.
    pub clock: Option<i64>,
    /// Whether its match came as a file from elsewhere, to be looked at, or is a lesson: such tables are kept for less long.
    pub uploaded: bool,
    /// The digest of the pack its match was begun with, once it was.
    pub pack: Option<String>,
    /// Everything else: the server's own business.
    pub body: Vec<u8>,
}

/// What an append is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AppendKind {
    /// The match: lines of its file.
    Match,
    /// The people around it: what they say, vote and arrange. No line of the match file, and no clock moves.
    Table,
}

impl AppendKind {
    const ALL: [AppendKind; 2] = [AppendKind::Match, AppendKind::Table];

    const fn number(self) -> i64 {
        self as i64
    }

    fn numbered(number: i64) -> Option<AppendKind> {
        AppendKind::ALL.into_iter().find(|kind| kind.number() == number)
    }
}

/// Some lines, written together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The id of the table.
    pub table: String,
    /// Its number in the log of the table, counted from 0.
    pub seq: i64,
    /// What it is about.
    pub kind: AppendKind,
    /// Which message of a client brought it about, if one did: to know it when it comes again.
    pub key: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The lines.
    pub lines: Vec<u8>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// The id of the table.
    pub table: String,
    /// The id of the title.
    pub title: String,
    /// The mode: a word of the title.
    pub mode: String,
    /// What it was worth, where the title counts it.
    pub score: Option<i64>,
    /// The result: a word of the title.
    pub result: String,
    /// The reason: a word of the title.
    pub reason: String,
    /// Who won, as the match file writes it.
    pub winners: String,
    /// How many inputs it took.
    pub inputs: i64,
    /// The browser whose journal it is in, by a hash: for matches played alone.
    pub browser: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// An answer that somebody gave to a question of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The id of the title.
    pub title: String,
    /// The digest of the pack: another wording is another question.
    pub pack: String,
    /// The id of the question.
    pub question: String,
    /// Whether it was right.
    pub right: bool,
}

/// How often a question was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The id of the question.
    pub question: String,
    /// How often.
    pub answered: i64,
    /// How often rightly.
    pub right: i64,
}

/// A table whose clock has run out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overdue {
    /// The id of the table.
    pub table: String,
    /// How often it was put off since its last move.
    pub tries: u32,
}

/// For how many milliseconds tables are kept at which nothing happens; without a number, for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// Where nobody has begun.
    pub lobbies: Option<i64>,
    /// Where a match was begun and left.
    pub abandoned: Option<i64>,
    /// Where a file from elsewhere is looked at, or a lesson was played.
    pub uploads: Option<i64>,
    /// Where the match is over.
    pub finished: Option<i64>,
}

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

impl Default for Keeping {
    /// Lobbies for a day, files from elsewhere for a week, matches that were left for ninety days, finished ones for
    /// good.
    fn default() -> Keeping {
        Keeping { lobbies: Some(DAY), abandoned: Some(90 * DAY), uploads: Some(7 * DAY), finished: None }
    }
}

/// Why a table is not kept any longer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Because {
    /// Nobody has begun.
    Lobby,
    /// The match was left.
    Abandoned,
    /// The file from elsewhere was looked at, the lesson learnt, or the class is over.
    Upload,
    /// A class was prepared, and nobody has begun.
    Prepared,
    /// A class has begun, and was left.
    Dismissed,
    /// The match is over.
    Finished,
}

impl Because {
    const ALL: [Because; 6] = [
        Because::Lobby,
        Because::Abandoned,
        Because::Upload,
        Because::Prepared,
        Because::Dismissed,
        Because::Finished,
    ];

    /// The phase of such tables, and whether they were uploaded.
    const fn of(self) -> (Phase, bool) {
        match self {
            Because::Lobby => (Phase::Lobby, false),
            Because::Abandoned => (Phase::Playing, false),
            Because::Upload => (Phase::Done, true),
            Because::Prepared => (Phase::Lobby, true),
            Because::Dismissed => (Phase::Playing, true),
            Because::Finished => (Phase::Done, false),
        }
    }

    const fn kept_for(self, keeping: Keeping) -> Option<i64> {
        match self {
            Because::Lobby => keeping.lobbies,
            Because::Abandoned => keeping.abandoned,
            Because::Upload | Because::Prepared | Because::Dismissed => keeping.uploads,
            Because::Finished => keeping.finished,
        }
    }
}

/// A table that is not kept any longer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expired {
    /// The id of the table.
    pub table: String,
    /// Its code, while it has one.
    pub code: Option<String>,
    /// The id of its title.
    pub title: String,
    /// Why.
    pub because: Because,
    /// When something last happened there, in milliseconds since 1970.
    pub last: i64,
}

/// What was not kept or found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The id or the code is in use.
    #[error("the id or the code is in use; take another")]
    Taken,
    /// Somebody else was faster.
    #[error("somebody else has changed it; read it again")]
    Conflict,
    /// Another server has claimed the table.
    #[error("another server has taken the table over; it goes on there")]
    Fenced,
    /// So much waits to be kept that it was not tried.
    #[error("too much waits to be kept; try again soon")]
    Busy,
    /// The tables of the database are not those of this version.
    #[error("the database has schema {found}, and this version needs {known}; run veilleuse migrate once")]
    Older {
        /// The schema of the database; 0 where there is none.
        found: i64,
        /// The schema that is needed.
        known: i64,
    },
    /// The database does not promise what is needed.
    #[error("the database runs with {0}, and would lose what was acknowledged; switch it on")]
    Unsafe(&'static str),
    /// Another process has the database open.
    #[error("another veilleuse uses this data directory; stop it, or choose another one with --data")]
    InUse,
    /// A database is where another one should go.
    #[error("there is a database at {0}; give --force to put it aside, or choose another place with --data")]
    Occupied(String),
    /// The database was made by a newer version.
    #[error(
        "the database has schema {found}, and this version knows up to {known}; use the newer version of veilleuse, or another data directory"
    )]
    Newer {
        /// The schema of the file.
        found: i64,
        /// The newest schema that is known here.
        known: i64,
    },
    /// A thread of the store has ended, which never happens while all is well.
    #[error(
        "the thread {0} of the database has ended; start veilleuse again, and report what it said before"
    )]
    Ended(String),
    /// The database failed.
    #[error("the database failed: {0}; check the disk and the rights of the data directory")]
    Failed(String),
}
