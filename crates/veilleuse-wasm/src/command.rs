//! What is asked of the engine: a line of JSON, and behind it a pack or a match file where one belongs to it.

use serde::Deserialize;
use veilleuse_bots::Level;
use veilleuse_pack::Lang;
use veilleuse_record::Hex32;
use veilleuse_table::{House, Now};
use veilleuse_titles::Title;
use veilleuse_wire::{Join, Json, NewLesson, NewTable};

use crate::{Found, Row};

/// What is asked of the engine.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The version of the rules, which match files name.
    RulesVersion,
    /// A pack to play with; behind it its files, packed up. The first of a title lends later ones what rules have learnt to
    /// say since they were made.
    Shelve {
        /// Its title.
        title: Title,
    },
    /// What a lobby offers.
    Info {
        /// Of which title.
        title: Title,
    },
    /// The texts of a title and of the house.
    Texts {
        /// Of which title.
        title: Title,
        /// In which language.
        lang: Language,
    },
    /// The rules that the book behind this has, the `rules.toml` of a pack.
    Rules,
    /// The lessons of a title.
    Lessons {
        /// Of which title.
        title: Title,
    },
    /// A new table, to be kept.
    Lobby {
        /// What was asked for.
        new: NewTable,
        /// Randomness for it alone.
        entropy: Hex32,
    },
    /// A new table for a lesson, to be kept.
    Lesson {
        /// Of which title.
        title: Title,
        /// Which.
        lesson: String,
        /// For whom.
        new: NewLesson,
        /// Milliseconds since 1970.
        date: i64,
        /// Randomness for it alone.
        entropy: Hex32,
    },
    /// Which pack and which rules the match file behind this names.
    PackOf,
    /// A table to look at the match file behind this, to be kept.
    Replay,
    /// A table that plays on from a moment of the match file behind this, to be kept.
    Branch {
        /// How many of its inputs stand.
        n: usize,
        /// As in [`NewTable`].
        window: Option<u32>,
        /// See [`bots`](veilleuse_table::create::bots).
        bots: String,
        /// Milliseconds since 1970.
        date: i64,
        /// Randomness for it alone.
        entropy: Hex32,
    },
    /// What every draw of the match file behind this was for.
    Draws,
    /// Begins to find out what the match of the file behind this was like, which must be over.
    Analyse,
    /// Goes on with it for a little; what was found in the end.
    AnalyseOn,
    /// Opens the table of this engine as it is kept.
    Open {
        /// When.
        now: Moment,
        /// How long things take.
        house: HouseTimes,
        /// Randomness for it alone.
        entropy: Hex32,
        /// What is kept.
        found: Box<Found>,
    },
    /// Something happens at the table.
    Happen {
        /// When.
        now: Moment,
        /// What.
        what: Happens,
    },
    /// The lines of the record behind this are new: whoever thinks has a match of its own, which follows them.
    Follow,
    /// What comes of a thought of [`Effect::Think`](crate::Effect::Think), at that match.
    Muse {
        /// As it came.
        musing: String,
    },
    /// Searches as that thought would, for the time it takes.
    Rehearse {
        /// As it came.
        musing: String,
        /// How often.
        iterations: u32,
    },
    /// Plays the inputs behind this, a line of JSON each; the fingerprint after every one.
    Digests {
        /// Of which title.
        title: Title,
        /// With which options.
        options: Json,
    },
    /// Plays matches of bots to their ends; see [`Shelf::playouts`](veilleuse_table::Shelf::playouts).
    Playout {
        /// Of which title.
        title: Title,
        /// With which options.
        options: Json,
        /// How strong they are.
        level: Level,
        /// Everything follows from it.
        seed: u32,
        /// With so many seeds, from this one on.
        matches: u32,
        /// After so many inputs it is left.
        most: usize,
    },
}

/// A language.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    Fr,
    En,
}

impl From<Language> for Lang {
    fn from(language: Language) -> Lang {
        match language {
            Language::Fr => Lang::Fr,
            Language::En => Lang::En,
        }
    }
}

/// See [`Now`].
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "said there")]
pub struct Moment {
    pub tick: i64,
    pub date: i64,
}

impl From<Moment> for Now {
    fn from(Moment { tick, date }: Moment) -> Now {
        Now { tick, date }
    }
}

/// See [`House`].
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "said there")]
pub struct HouseTimes {
    pub bot_pause: (i64, i64),
    pub window: i64,
    pub patience: i64,
    pub grace: i64,
    pub idle: i64,
}

impl From<HouseTimes> for House {
    fn from(times: HouseTimes) -> House {
        let HouseTimes { bot_pause, window, patience, grace, idle } = times;
        House { bot_pause, window, patience, grace, idle }
    }
}

/// What happens at a table; see [`Event`](veilleuse_table::Event).
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "said there")]
pub enum Happens {
    /// The first message of a socket.
    Hello {
        guest: u64,
        text: String,
    },
    /// A later one.
    Say {
        guest: u64,
        text: String,
    },
    Gone {
        guest: u64,
    },
    Ask {
        ask: u64,
        question: Asked,
    },
    Kept(KeptAnswer),
    Read(Option<Box<Found>>),
    /// The row of the table that was asked for; nothing when it was not kept.
    Made(Option<Box<Row>>),
    Thought {
        turn: u64,
        action: Option<Json>,
    },
    Tried {
        turn: u64,
        iterations: u32,
    },
    Alarm,
    Stop,
}

/// What is asked from outside.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "said in `Question` of the table")]
pub enum Asked {
    Info,
    Sit(Join),
    Record,
    Analysis(Option<Json>),
}

/// What became of something to be kept.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "said in `NotKept` of the table")]
pub enum KeptAnswer {
    Done,
    Conflict,
    Failed,
}
