//! What is kept of a table, as whoever keeps it reads it: JSON.

use serde::{Deserialize, Serialize};
use veilleuse_store::{AppendKind, MatchResult, Phase, TableRow};

/// What is kept of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Found {
    /// What it says about itself.
    pub row: Row,
    /// Its whole log, in order.
    pub log: Vec<Append>,
}

impl From<Found> for veilleuse_table::Found {
    fn from(found: Found) -> veilleuse_table::Found {
        let log = found.log.into_iter().map(Into::into).collect();
        veilleuse_table::Found { row: found.row.into(), log }
    }
}

/// See [`Phase`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowPhase {
    Lobby,
    Playing,
    Done,
}

impl From<Phase> for RowPhase {
    fn from(phase: Phase) -> RowPhase {
        match phase {
            Phase::Lobby => RowPhase::Lobby,
            Phase::Playing => RowPhase::Playing,
            Phase::Done => RowPhase::Done,
        }
    }
}

impl From<RowPhase> for Phase {
    fn from(phase: RowPhase) -> Phase {
        match phase {
            RowPhase::Lobby => Phase::Lobby,
            RowPhase::Playing => Phase::Playing,
            RowPhase::Done => Phase::Done,
        }
    }
}

/// See [`TableRow`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "said there")]
pub struct Row {
    pub id: String,
    pub code: Option<String>,
    pub title: String,
    pub phase: RowPhase,
    pub revision: i64,
    pub at: i64,
    pub clock: Option<i64>,
    pub uploaded: bool,
    pub pack: Option<String>,
    pub body: String,
}

impl From<TableRow> for Row {
    fn from(row: TableRow) -> Row {
        let TableRow { id, code, title, phase, revision, at, clock, uploaded, pack, body } = row;
        let body = String::from_utf8(body).expect("a table says about itself in JSON");
        Row { id, code, title, phase: phase.into(), revision, at, clock, uploaded, pack, body }
    }
}

impl From<Row> for TableRow {
    fn from(row: Row) -> TableRow {
        let Row { id, code, title, phase, revision, at, clock, uploaded, pack, body } = row;
        let (phase, body) = (phase.into(), body.into_bytes());
        TableRow { id, code, title, phase, revision, at, clock, uploaded, pack, body }
    }
}

/// See [`AppendKind`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    Match,
    Table,
}

/// See [`veilleuse_store::Append`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "said there")]
pub struct Append {
    pub table: String,
    pub seq: i64,
    pub kind: LineKind,
    pub key: Option<String>,
    pub at: i64,
    pub lines: String,
}

impl From<veilleuse_store::Append> for Append {
    fn from(append: veilleuse_store::Append) -> Append {
        let veilleuse_store::Append { table, seq, kind, key, at, lines } = append;
        let kind = match kind {
            AppendKind::Match => LineKind::Match,
            AppendKind::Table => LineKind::Table,
        };
        let lines = String::from_utf8(lines).expect("the lines of a log are JSON");
        Append { table, seq, kind, key, at, lines }
    }
}

impl From<Append> for veilleuse_store::Append {
    fn from(append: Append) -> veilleuse_store::Append {
        let Append { table, seq, kind, key, at, lines } = append;
        let kind = match kind {
            LineKind::Match => AppendKind::Match,
            LineKind::Table => AppendKind::Table,
        };
        veilleuse_store::Append { table, seq, kind, key, at, lines: lines.into_bytes() }
    }
}

/// See [`MatchResult`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ended {
    pub table: String,
    pub title: String,
    pub mode: String,
    pub score: Option<i64>,
    pub result: String,
    pub reason: String,
    pub winners: String,
    pub inputs: i64,
    pub browser: Option<String>,
    pub at: i64,
}

impl From<MatchResult> for Ended {
    fn from(ended: MatchResult) -> Ended {
        let MatchResult { table, title, mode, score, result, reason, winners, inputs, browser, at } = ended;
        Ended { table, title, mode, score, result, reason, winners, inputs, browser, at }
    }
}
