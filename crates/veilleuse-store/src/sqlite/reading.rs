//! What the store is asked.

use std::collections::HashSet;

use rusqlite::{Connection, OptionalExtension, Result, Row, params};

use crate::{
    Append, AppendKind, Because, Expired, Keeping, MatchResult, Overdue, PackTally, Phase, TableRow, Tally,
};

pub(super) fn tables(connection: &Connection) -> Result<Vec<String>> {
    connection.prepare("SELECT id FROM tables ORDER BY number")?.query_map([], |row| row.get(0))?.collect()
}

pub(super) fn tables_after(connection: &Connection, id: &str, most: usize) -> Result<Vec<TableRow>> {
    let sql = "SELECT id, code, title, phase, revision, at, clock, uploaded, pack, body FROM tables
               WHERE id > ? ORDER BY id LIMIT ?";
    connection.prepare_cached(sql)?.query_map(params![id, most as i64], table_row)?.collect()
}

pub(super) fn table(connection: &Connection, id: &str) -> Result<Option<TableRow>> {
    let sql =
        "SELECT id, code, title, phase, revision, at, clock, uploaded, pack, body FROM tables WHERE id = ?";
    connection.prepare_cached(sql)?.query_row([id], table_row).optional()
}

fn table_row(row: &Row<'_>) -> Result<TableRow> {
    Ok(TableRow {
        id: row.get(0)?,
        code: row.get(1)?,
        title: row.get(2)?,
        phase: numbered(row, 3, Phase::numbered)?,
        revision: row.get(4)?,
        at: row.get(5)?,
        clock: row.get(6)?,
        uploaded: row.get(7)?,
        pack: row.get(8)?,
        body: row.get(9)?,
    })
}

fn numbered<T>(row: &Row<'_>, column: usize, known: impl Fn(i64) -> Option<T>) -> Result<T> {
    let number: i64 = row.get(column)?;
    known(number).ok_or(rusqlite::Error::IntegralValueOutOfRange(column, number))
}

pub(super) fn by_code(connection: &Connection, code: &str) -> Result<Option<String>> {
    let sql = "SELECT id FROM tables WHERE code = ?";
    connection.prepare_cached(sql)?.query_row([code], |row| row.get(0)).optional()
}

pub(super) fn log_since(connection: &Connection, table: &str, since: i64) -> Result<Vec<Append>> {
    let sql = "SELECT logs.last FROM tables JOIN logs ON logs.in_table = tables.number WHERE id = ?";
    let mut next: Option<i64> =
        connection.prepare_cached(sql)?.query_row([table], |row| row.get(0)).optional()?;
    let sql = "SELECT before, seq, kind, key, at, lines FROM appends WHERE number = ?";
    let mut statement = connection.prepare_cached(sql)?;
    let mut log = Vec::new();
    while let Some(number) = next {
        let append = statement.query_row([number], |row| {
            next = row.get(0)?;
            Ok(Append {
                table: table.to_owned(),
                seq: row.get(1)?,
                kind: numbered(row, 2, AppendKind::numbered)?,
                key: row.get(3)?,
                at: row.get(4)?,
                lines: row.get(5)?,
            })
        })?;
        if append.seq < since {
            break;
        }
        log.push(append);
    }
    log.reverse();
    Ok(log)
}

pub(super) fn journal(
    connection: &Connection,
    title: &str,
    browser: &str,
    most: usize,
) -> Result<Vec<MatchResult>> {
    let sql = "SELECT table_id, title, mode, score, result, reason, winners, inputs, at, browser FROM results
               WHERE title = ? AND browser = ? ORDER BY at DESC, table_id DESC LIMIT ?";
    latest(connection, sql, title, browser, most)
}

pub(super) fn results(
    connection: &Connection,
    title: &str,
    mode: &str,
    most: usize,
) -> Result<Vec<MatchResult>> {
    let sql = "SELECT table_id, title, mode, score, result, reason, winners, inputs, at, browser FROM results
               WHERE title = ? AND mode = ? ORDER BY at DESC, table_id DESC LIMIT ?";
    latest(connection, sql, title, mode, most)
}

fn latest(
    connection: &Connection,
    sql: &str,
    title: &str,
    of: &str,
    most: usize,
) -> Result<Vec<MatchResult>> {
    connection.prepare_cached(sql)?.query_map(params![title, of, most as i64], result_row)?.collect()
}

pub(super) fn results_after(connection: &Connection, table: &str, most: usize) -> Result<Vec<MatchResult>> {
    let sql = "SELECT table_id, title, mode, score, result, reason, winners, inputs, at, browser FROM results
               WHERE table_id > ? ORDER BY table_id LIMIT ?";
    connection.prepare_cached(sql)?.query_map(params![table, most as i64], result_row)?.collect()
}

fn result_row(row: &Row<'_>) -> Result<MatchResult> {
    Ok(MatchResult {
        table: row.get(0)?,
        title: row.get(1)?,
        mode: row.get(2)?,
        score: row.get(3)?,
        result: row.get(4)?,
        reason: row.get(5)?,
        winners: row.get(6)?,
        inputs: row.get(7)?,
        at: row.get(8)?,
        browser: row.get(9)?,
    })
}

pub(super) fn packs(connection: &Connection) -> Result<Vec<String>> {
    let sql = "SELECT digest FROM packs ORDER BY digest";
    connection.prepare_cached(sql)?.query_map([], |row| row.get(0))?.collect()
}

pub(super) fn all_tallies(connection: &Connection) -> Result<Vec<PackTally>> {
    let sql = "SELECT title, pack, question, answered, right FROM tallies ORDER BY title, pack, question";
    let tally = |row: &Row<'_>| {
        let tally = Tally { question: row.get(2)?, answered: row.get(3)?, right: row.get(4)? };
        Ok(PackTally { title: row.get(0)?, pack: row.get(1)?, tally })
    };
    connection.prepare_cached(sql)?.query_map([], tally)?.collect()
}

pub(super) fn overdue(connection: &Connection, now: i64, most: usize) -> Result<Vec<Overdue>> {
    let sql = "WITH clocks AS (
                   SELECT number, id, clock, max(tables.at, coalesce(logs.moved, tables.at)) AS moved
                   FROM tables LEFT JOIN logs ON logs.in_table = tables.number
                   WHERE clock IS NOT NULL AND phase = ?1)
               SELECT id, coalesce(tries, 0), max(clocks.moved + clock, coalesce(until, clocks.moved + clock)) AS due
               FROM clocks LEFT JOIN put_off ON in_table = number AND put_off.moved = clocks.moved
               WHERE due <= ?2 ORDER BY due, id LIMIT ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params![Phase::Playing.number(), now, most as i64], |row| {
        Ok(Overdue { table: row.get(0)?, tries: row.get(1)? })
    })?;
    rows.collect()
}

pub(super) fn tallies(connection: &Connection, title: &str, pack: &str) -> Result<Vec<Tally>> {
    let sql = "SELECT question, answered, right FROM tallies WHERE title = ? AND pack = ? ORDER BY question";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([title, pack], |row| {
        Ok(Tally { question: row.get(0)?, answered: row.get(1)?, right: row.get(2)? })
    })?;
    rows.collect()
}

pub(super) fn pack(connection: &Connection, digest: &str) -> Result<Option<Vec<u8>>> {
    let sql = "SELECT bytes FROM packs WHERE digest = ?";
    connection.prepare_cached(sql)?.query_row([digest], |row| row.get(0)).optional()
}

/// The packs no match was begun with, leaving out of account the tables with these ids.
pub(super) fn unused_packs(connection: &Connection, gone: &HashSet<&str>) -> Result<Vec<String>> {
    let sql = "SELECT id FROM tables WHERE pack = ?";
    let mut users = connection.prepare_cached(sql)?;
    let mut is_used = |digest: &str| -> Result<bool> {
        for user in users.query_map([digest], |row| row.get::<_, String>(0))? {
            if !gone.contains(user?.as_str()) {
                return Ok(true);
            }
        }
        Ok(false)
    };
    let mut digests = connection.prepare_cached("SELECT digest FROM packs ORDER BY digest")?;
    let mut unused = Vec::new();
    for digest in digests.query_map([], |row| row.get::<_, String>(0))? {
        let digest = digest?;
        if !is_used(&digest)? {
            unused.push(digest);
        }
    }
    Ok(unused)
}

pub(super) fn expired(
    connection: &Connection,
    keeping: Keeping,
    now: i64,
    most: usize,
) -> Result<Vec<Expired>> {
    let sql = "SELECT id, code, title, max(at, coalesce(last_at, at)) AS latest
               FROM tables LEFT JOIN logs ON in_table = number
               WHERE phase = ?1 AND uploaded = ?2 AND at <= ?3 AND latest <= ?3 ORDER BY at, id LIMIT ?4";
    let mut statement = connection.prepare_cached(sql)?;
    let mut expired = Vec::new();
    for because in Because::ALL {
        let Some(kept_for) = because.kept_for(keeping) else { continue };
        let (phase, uploaded) = because.of();
        let asked = params![phase.number(), uploaded, now - kept_for, most as i64];
        let rows = statement.query_map(asked, |row| {
            let (table, code, title, last) = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
            Ok(Expired { table, code, title, because, last })
        })?;
        for row in rows {
            expired.push(row?);
        }
    }
    expired.sort_by(|a, b| (a.last, &a.table).cmp(&(b.last, &b.table)));
    expired.truncate(most);
    Ok(expired)
}

/// How often the store was checked.
pub(super) fn pulse(connection: &Connection) -> Result<i64> {
    connection.prepare_cached("SELECT beats FROM pulse")?.query_row([], |row| row.get(0))
}
