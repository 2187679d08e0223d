//! What the store is asked.

use tokio_postgres::Row;

use super::failed;
use crate::{
    Append, AppendKind, Because, Expired, Holder, MatchResult, PackTally, Phase, StoreError, TableRow, Tally,
};

macro_rules! columns {
    (tables) => {
        "SELECT id, code, title, phase, revision, at, clock, uploaded, pack, body FROM tables "
    };
    (results) => {
        "SELECT table_id, title, mode, score, result, reason, winners, inputs, at, browser FROM results "
    };
}

pub(super) const TABLE: &str = concat!(columns!(tables), "WHERE id = $1");
pub(super) const TABLES_AFTER: &str = concat!(columns!(tables), "WHERE id > $1 ORDER BY id LIMIT $2");
pub(super) const LOG: &str = "
    SELECT a.seq, a.kind, a.key, a.at, a.lines FROM appends a JOIN tables t ON t.number = a.tbl
    WHERE t.id = $1 AND a.seq >= $2 ORDER BY a.seq";
pub(super) const JOURNAL: &str =
    concat!(columns!(results), "WHERE title = $1 AND browser = $2 ORDER BY at DESC, table_id DESC LIMIT $3");
pub(super) const RESULTS: &str =
    concat!(columns!(results), "WHERE title = $1 AND mode = $2 ORDER BY at DESC, table_id DESC LIMIT $3");
pub(super) const RESULTS_AFTER: &str =
    concat!(columns!(results), "WHERE table_id > $1 ORDER BY table_id LIMIT $2");
pub(super) const EXPIRED: &str = "
    SELECT t.id, t.code, t.title, greatest(t.at, h.last_at) FROM tables t JOIN heads h ON h.tbl = t.number
    WHERE t.phase = $1 AND t.uploaded = $2 AND t.at <= $3 AND h.last_at <= $3 ORDER BY t.at, t.id LIMIT $4";
/// Whether who asks is there, and who holds a table.
pub(super) const HOLDER: &str = "
    SELECT EXISTS (SELECT 1 FROM servers WHERE key = $2 AND until > now()), s.key, s.peer, s.packs, s.plays
    FROM tables t JOIN heads h ON h.tbl = t.number LEFT JOIN servers s ON s.number = h.owner
    WHERE t.id = $1";

/// A server that plays these rules, in the form of the above.
pub(super) const PLAYER: &str = "
    SELECT true, s.key, s.peer, s.packs, s.plays FROM servers s
    WHERE s.until > now() AND $1 = ANY (s.plays) ORDER BY s.number DESC LIMIT 1";

/// The database knows no text with a zero in it, and so nothing that is called so.
pub(super) fn sayable(text: &str) -> &str {
    if text.contains('\0') { "" } else { text }
}

pub(super) fn table(row: &Row) -> Result<TableRow, StoreError> {
    let read = || {
        Ok(TableRow {
            id: row.try_get(0)?,
            code: row.try_get(1)?,
            title: row.try_get(2)?,
            phase: Phase::Lobby,
            revision: row.try_get(4)?,
            at: row.try_get(5)?,
            clock: row.try_get(6)?,
            uploaded: row.try_get(7)?,
            pack: row.try_get(8)?,
            body: row.try_get(9)?,
        })
    };
    let table = read().map_err(failed)?;
    Ok(TableRow { phase: numbered(row, 3, Phase::numbered)?, ..table })
}

fn numbered<T>(row: &Row, column: usize, known: impl Fn(i64) -> Option<T>) -> Result<T, StoreError> {
    let number: i16 = row.try_get(column).map_err(failed)?;
    known(i64::from(number)).ok_or_else(|| StoreError::Failed(format!("{number} is not known here")))
}

pub(super) fn append(table: &str, row: &Row) -> Result<Append, StoreError> {
    let kind = numbered(row, 1, AppendKind::numbered)?;
    let key: Option<Vec<u8>> = row.try_get(2).map_err(failed)?;
    let key = key.map(|key| String::from_utf8_lossy(&key).into_owned());
    let read = || {
        let (seq, at, lines) = (row.try_get(0)?, row.try_get(3)?, row.try_get(4)?);
        Ok(Append { table: table.to_owned(), seq, kind, key, at, lines })
    };
    read().map_err(failed)
}

pub(super) fn result(row: &Row) -> Result<MatchResult, StoreError> {
    let read = || {
        Ok(MatchResult {
            table: row.try_get(0)?,
            title: row.try_get(1)?,
            mode: row.try_get(2)?,
            score: row.try_get(3)?,
            result: row.try_get(4)?,
            reason: row.try_get(5)?,
            winners: row.try_get(6)?,
            inputs: row.try_get(7)?,
            at: row.try_get(8)?,
            browser: row.try_get(9)?,
        })
    };
    read().map_err(failed)
}

pub(super) fn tally(row: &Row) -> Result<PackTally, StoreError> {
    let read = || {
        let tally = Tally { question: row.try_get(2)?, answered: row.try_get(3)?, right: row.try_get(4)? };
        Ok(PackTally { title: row.try_get(0)?, pack: row.try_get(1)?, tally })
    };
    read().map_err(failed)
}

pub(super) fn expired(row: &Row, because: Because) -> Result<Expired, StoreError> {
    let read = || {
        let (table, code, title, last) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
        Ok(Expired { table, code, title, because, last })
    };
    read().map_err(failed)
}

/// Who holds a table, if anybody.
pub(super) fn holder(row: &Row) -> Result<Option<Holder>, StoreError> {
    let read = || {
        let key: Option<String> = row.try_get(1)?;
        let Some(key) = key else { return Ok(None) };
        Ok(Some(Holder { key, peer: row.try_get(2)?, packs: row.try_get(3)?, plays: row.try_get(4)? }))
    };
    read().map_err(failed)
}
