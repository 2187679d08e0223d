//! What the engine answers.

use serde::Serialize;
use veilleuse_record::Drawn;
use veilleuse_store::Phase;
use veilleuse_table::{Answer, Fail, Keep, PlayedOut, create::Fresh, pack_of};
use veilleuse_wire::{AnalysisState, Joined, Json, LessonInfo, Rules, SeatToken, TableInfo, TitleInfo};

use crate::{
    Append, Row,
    kept::{Ended, RowPhase},
};

/// The answer to a [`Command`](crate::Command).
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reply {
    Ok(Said),
    Fail(Failed),
}

/// Something that cannot be done.
#[derive(Serialize)]
pub(crate) struct Failed {
    status: u16,
    code: &'static str,
    message: String,
}

impl From<Fail> for Failed {
    fn from(Fail { status, code, message }: Fail) -> Failed {
        Failed { status, code, message }
    }
}

/// What is answered, as it is asked for.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Said {
    Digest {
        digest: String,
    },
    Info(TitleInfo),
    Text(String),
    Rules(Rules),
    Lessons(Vec<LessonInfo>),
    Fresh(Box<NewTable>),
    PackOf {
        title: &'static str,
        digest: String,
        rules: String,
    },
    Draws(Vec<Drawn>),
    Analysis(AnalysisState),
    Effects(Vec<Effect>),
    Thought {
        action: Option<Json>,
    },
    /// Whether there was anything to choose between.
    Rehearsed {
        searched: bool,
    },
    Heard {},
    States(Vec<String>),
    Played(Vec<PlayedOut>),
}

/// A table to be kept: whoever keeps it gives it an id and a code.
#[derive(Serialize)]
pub(crate) struct NewTable {
    row: Blank,
    /// The first lines of its log.
    lines: String,
    host: Option<String>,
    seats: Vec<SeatToken>,
}

/// A row without an id, a code or a date.
#[derive(Serialize)]
pub(crate) struct Blank {
    title: &'static str,
    phase: RowPhase,
    clock: Option<i64>,
    uploaded: bool,
    pack: Option<String>,
    body: String,
}

impl Blank {
    fn new(meta: &veilleuse_table::Meta, phase: Phase, pack: Option<String>) -> Blank {
        Blank {
            title: meta.title.id(),
            phase: phase.into(),
            clock: meta.slow_clock(),
            uploaded: meta.kind != veilleuse_wire::Kind::Match || meta.class.is_some(),
            pack,
            body: serde_json::to_string(meta).expect("what we keep has a JSON form"),
        }
    }
}

impl NewTable {
    pub(crate) fn of(fresh: Fresh) -> Result<NewTable, Fail> {
        let Fresh { meta, phase, lines, host, seats, projector: _ } = fresh;
        let pack = if lines.is_empty() { meta.pack.clone() } else { Some(pack_of(&lines)?.1) };
        let row = Blank::new(&meta, phase, pack);
        let lines = String::from_utf8(lines).map_err(Fail::bad_record)?;
        Ok(NewTable { row, lines, host, seats })
    }
}

/// What a table wants done; see [`veilleuse_table::Effect`].
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, private_interfaces, reason = "said there; whoever reads it reads JSON")]
pub enum Effect {
    Append(Append),
    Save(Row),
    Finish(Ended),
    Read,
    Make(Blank),
    Admit {
        guest: u64,
    },
    /// Nothing more comes after this reply.
    TurnAway {
        guest: u64,
        text: String,
    },
    Send {
        to: Vec<u64>,
        news: String,
    },
    Reply {
        to: u64,
        text: String,
    },
    HangUp {
        guest: u64,
    },
    Answer {
        ask: u64,
        #[serde(flatten)]
        answer: Answered,
    },
    /// A thought for somebody with a match of their own ([`Command::Muse`](crate::Command::Muse)).
    Think {
        turn: u64,
        /// JSON that nobody in between reads: its numbers are larger than those of a page.
        musing: String,
        trial: Option<u32>,
    },
    Alarm(Option<i64>),
    End,
}

/// An answer to somebody outside.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answered {
    Info(TableInfo),
    Sat(Joined),
    MayTake(bool),
    Analysis(Option<Json>),
    Fail(Failed),
}

impl Effect {
    /// As JSON has it; nothing for what only a server counts.
    pub(crate) fn of(effect: veilleuse_table::Effect) -> Option<Effect> {
        use veilleuse_table::Effect as Wanted;
        Some(match effect {
            Wanted::Keep(Keep::Append(append)) => Effect::Append(append.into()),
            Wanted::Keep(Keep::Save(row)) => Effect::Save(row.into()),
            Wanted::Keep(Keep::Finish(result)) => Effect::Finish(result.into()),
            Wanted::Read => Effect::Read,
            Wanted::Make(meta) => Effect::Make(Blank::new(&meta, Phase::Lobby, meta.pack.clone())),
            Wanted::Admit { guest, seat: _ } => Effect::Admit { guest },
            Wanted::TurnAway { guest, fail } => Effect::TurnAway { guest, text: fail.reply_text(None) },
            Wanted::Send { to, news } => {
                Effect::Send { to, news: String::from_utf8(news).expect("news are JSON") }
            }
            Wanted::Reply { to, text } => Effect::Reply { to, text },
            Wanted::HangUp { guest } => Effect::HangUp { guest },
            Wanted::Answer { ask, answer } => Effect::Answer { ask, answer: answered(answer) },
            Wanted::Think { turn, musing, trial, .. } => {
                let musing = serde_json::to_string(&musing?).expect("a thought has a JSON form");
                Effect::Think { turn, musing, trial }
            }
            Wanted::Alarm(tick) => Effect::Alarm(tick),
            Wanted::Note(_) | Wanted::Count(_) => return None,
            Wanted::End => Effect::End,
        })
    }
}

fn answered(answer: Result<Answer, Fail>) -> Answered {
    match answer {
        Ok(Answer::Info(info)) => Answered::Info(info),
        Ok(Answer::Sit(joined)) => Answered::Sat(joined),
        Ok(Answer::Record) => Answered::MayTake(true),
        Ok(Answer::Analysis(found)) => Answered::Analysis(found),
        // Classes are held on a server, and only their pages ask for these.
        Ok(Answer::Enrol(_) | Answer::Sheet(_) | Answer::Led { .. }) => {
            Answered::Fail(Fail::no_class().into())
        }
        Err(fail) => Answered::Fail(fail.into()),
    }
}
