//! The thread that writes.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
    time::Duration,
};

use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, Transaction, TransactionBehavior, params};

use super::{Answer, SharedClaims, claims, failed, tidying::Tidying};
use crate::{
    Append, AppendKind, Claim, Expired, MatchResult, Overdue, PackTally, StoreError, TableRow, Tally,
};

/// More requests than this do not share a transaction, so that the first of them need not wait long.
const MOST_TOGETHER: usize = 1024;
/// With so many requests at once there are more to come, and a transaction costs much more than a request: the writer
/// waits a little for them.
const BUSY: usize = 8;
/// How long a busy writer waits.
const GATHERING: Duration = Duration::from_millis(3);

/// For how many tables the writer remembers where their logs end.
const MOST_REMEMBERED: usize = 10_000;

/// A change to be kept, and who waits for it.
pub(super) struct Write {
    pub(super) change: Change,
    pub(super) answer: Answer<()>,
}

pub(super) enum Change {
    Create(TableRow),
    Save(i64, TableRow),
    Append(i64, Append),
    /// Claims a table; what comes of it is left there.
    Claim {
        server: String,
        table: String,
        gone: Option<String>,
        came: Arc<Mutex<Option<Claim>>>,
    },
    Finish(MatchResult),
    CountAnswers(Vec<crate::Answer>),
    PutTallies(Vec<PackTally>),
    PutOff(Overdue, i64),
    KeepPack {
        digest: String,
        bytes: Vec<u8>,
    },
    DropPack {
        digest: String,
    },
    Remove(Expired),
    /// Only to see whether it is kept.
    Beat,
    #[cfg(test)]
    Panic,
}

/// Where the log of a table ends.
#[derive(Clone, Copy)]
struct End {
    in_table: i64,
    length: i64,
    last: Option<i64>,
    /// When the match last moved.
    moved: i64,
}

/// Where the logs end that were written to lately.
type Ends = HashMap<String, End>;
type Answers = Vec<(Answer<()>, Result<(), StoreError>)>;

pub(super) fn write_all(
    connection: &mut Connection,
    requests: &mpsc::Receiver<Write>,
    claims: &SharedClaims,
    tidying: &mut Tidying,
) {
    let mut answers = Answers::new();
    let mut ends = Ends::new();
    let mut together = 0;
    while let Ok(first) = requests.recv() {
        if together >= BUSY {
            thread::sleep(GATHERING);
        }
        let waiting = std::iter::once(first).chain(requests.try_iter()).take(MOST_TOGETHER);
        let committed = write_together(connection, &mut ends, claims, waiting, &mut answers);
        if committed.is_err() || ends.len() > MOST_REMEMBERED {
            ends.clear();
        }
        together = answers.len();
        for (answer, done) in answers.drain(..) {
            let _ = answer.send(committed.clone().and(done));
        }
        tidying.go_on(connection);
    }
}

/// Does all requests in one transaction. One that is refused does not disturb the others.
fn write_together(
    connection: &mut Connection,
    ends: &mut Ends,
    claims: &SharedClaims,
    requests: impl Iterator<Item = Write>,
    answers: &mut Answers,
) -> Result<(), StoreError> {
    let begun = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed);
    let mut transaction = match begun {
        Ok(transaction) => transaction,
        Err(error) => {
            answers.extend(requests.map(|request| (request.answer, Err(error.clone()))));
            return Err(error);
        }
    };
    let mut fallen = Ok(());
    for Write { change, answer } in requests {
        let done = fallen.clone().and_then(|()| change.make(&mut transaction, ends, claims));
        // A failing disk can end the transaction: the rest would be kept one by one, without anybody knowing.
        if done.is_err() && transaction.is_autocommit() {
            fallen.clone_from(&done);
        }
        answers.push((answer, done));
    }
    fallen?;
    transaction.commit().map_err(failed)
}

impl Change {
    fn make(
        &self,
        transaction: &mut Transaction<'_>,
        ends: &mut Ends,
        held: &SharedClaims,
    ) -> Result<(), StoreError> {
        let connection = &*transaction;
        let under = |epoch: i64, table: &str| {
            if claims(held).is_current(table, epoch) { Ok(()) } else { Err(StoreError::Fenced) }
        };
        match self {
            Change::Create(row) => create(connection, row),
            Change::Save(epoch, row) => under(*epoch, &row.id).and_then(|()| save(connection, row)),
            Change::Append(epoch, append) => {
                under(*epoch, &append.table).and_then(|()| add(connection, ends, append))
            }
            Change::Claim { server, table, gone, came } => {
                let end = match end_of_log(connection, table) {
                    Err(StoreError::Conflict) => return Ok(()),
                    end => end?,
                };
                let claim = claims(held).claim(server, table, gone.as_deref())?;
                ends.insert(table.clone(), end);
                *came.lock().unwrap_or_else(PoisonError::into_inner) = Some(claim);
                Ok(())
            }
            Change::Finish(result) => finish(connection, result),
            Change::CountAnswers(answers) => count_answers(connection, answers),
            Change::PutTallies(tallies) => put_tallies(connection, tallies),
            Change::PutOff(overdue, until) => put_off(connection, overdue, *until),
            Change::KeepPack { digest, bytes } => keep_pack(connection, digest, bytes),
            Change::DropPack { digest } => drop_pack(connection, digest),
            Change::Remove(expired) if claims(held).is_held(&expired.table) => Err(StoreError::Conflict),
            Change::Remove(expired) => {
                // All of it or nothing: numbers are given again.
                let whole = transaction.savepoint().map_err(failed)?;
                remove(&whole, ends, expired)?;
                whole.commit().map_err(failed)
            }
            Change::Beat => beat(connection),
            #[cfg(test)]
            Change::Panic => panic!("a fault planted by a test"),
        }
    }
}

/// A constraint that does not hold means that somebody was there first.
fn unless(taken: StoreError) -> impl FnOnce(rusqlite::Error) -> StoreError {
    move |error| match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => taken,
        _ => failed(error),
    }
}

fn create(connection: &Connection, row: &TableRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO tables (id, code, title, phase, revision, at, clock, uploaded, pack, body)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let TableRow { id, code, title, phase, revision, at, clock, uploaded, pack, body } = row;
    let done = statement.execute(params![
        id,
        code,
        title,
        phase.number(),
        revision,
        at,
        clock,
        uploaded,
        pack,
        body
    ]);
    done.map(|_| ()).map_err(unless(StoreError::Taken))
}

fn save(connection: &Connection, row: &TableRow) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET code = ?, phase = ?, revision = revision + 1, at = ?, clock = ?, uploaded = ?, pack = ?,
                   body = ?
               WHERE id = ? AND revision = ?";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let TableRow { id, code, title: _, phase, revision, at, clock, uploaded, pack, body } = row;
    let changed = statement
        .execute(params![code, phase.number(), at, clock, uploaded, pack, body, id, revision])
        .map_err(unless(StoreError::Taken))?;
    one(changed)
}

fn one(changed: usize) -> Result<(), StoreError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

fn add(connection: &Connection, ends: &mut Ends, append: &Append) -> Result<(), StoreError> {
    let Append { table, seq, kind, key, at, lines } = append;
    let end = match ends.remove(table) {
        Some(end) => end,
        None => end_of_log(connection, table)?,
    };
    let End { in_table, length, last, moved } = end;
    if *seq != length {
        return Err(StoreError::Conflict);
    }
    let sql =
        "INSERT INTO appends (in_table, seq, before, kind, key, at, lines) VALUES (?, ?, ?, ?, ?, ?, ?)";
    let mut insert = connection.prepare_cached(sql).map_err(failed)?;
    let number =
        insert.insert(params![in_table, seq, last, kind.number(), key, at, lines]).map_err(failed)?;
    let sql = if last.is_none() {
        "INSERT INTO logs (length, last, moved, last_at, in_table) VALUES (?, ?, ?, ?, ?)"
    } else {
        "UPDATE logs SET length = ?, last = ?, moved = ?, last_at = ? WHERE in_table = ?"
    };
    let moved = if *kind == AppendKind::Match { *at } else { moved };
    let mut grown = connection.prepare_cached(sql).map_err(failed)?;
    // An append that no log leads to is as good as none.
    grown.execute(params![length + 1, number, moved, at, in_table]).map_err(failed)?;
    ends.insert(table.clone(), End { in_table, length: length + 1, last: Some(number), moved });
    Ok(())
}

/// Where the log of a table ends, if there is such a table.
fn end_of_log(connection: &Connection, table: &str) -> Result<End, StoreError> {
    let sql = "SELECT tables.number, coalesce(logs.length, 0), logs.last, coalesce(logs.moved, 0)
               FROM tables LEFT JOIN logs ON logs.in_table = tables.number WHERE tables.id = ?";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let end = |row: &Row<'_>| {
        Ok(End { in_table: row.get(0)?, length: row.get(1)?, last: row.get(2)?, moved: row.get(3)? })
    };
    statement.query_row([table], end).optional().map_err(failed)?.ok_or(StoreError::Conflict)
}

fn finish(connection: &Connection, result: &MatchResult) -> Result<(), StoreError> {
    let sql = "INSERT INTO results
                   (table_id, title, mode, score, result, reason, winners, inputs, at, browser)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let MatchResult { table, title, mode, score, result, reason, winners, inputs, at, browser } = result;
    statement
        .execute(params![table, title, mode, score, result, reason, winners, inputs, at, browser])
        .map_err(failed)?;
    Ok(())
}

fn count_answers(connection: &Connection, answers: &[crate::Answer]) -> Result<(), StoreError> {
    let sql = "INSERT INTO tallies (title, pack, question, answered, right) VALUES (?, ?, ?, 1, ?)
               ON CONFLICT DO UPDATE SET answered = answered + 1, right = right + excluded.right";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    for crate::Answer { title, pack, question, right } in answers {
        statement.execute(params![title, pack, question, right]).map_err(failed)?;
    }
    Ok(())
}

fn put_tallies(connection: &Connection, tallies: &[PackTally]) -> Result<(), StoreError> {
    let sql = "INSERT INTO tallies (title, pack, question, answered, right) VALUES (?, ?, ?, ?, ?)";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    for PackTally { title, pack, tally: Tally { question, answered, right } } in tallies {
        statement.execute(params![title, pack, question, answered, right]).map_err(failed)?;
    }
    Ok(())
}

/// Counts on from the last time, unless the match has moved since; somebody else may have counted meanwhile.
fn put_off(connection: &Connection, overdue: &Overdue, until: i64) -> Result<(), StoreError> {
    let Overdue { table, tries } = overdue;
    let sql = "INSERT INTO put_off (in_table, moved, tries, until)
               SELECT number, clocks.moved, ?2 + 1, ?3
               FROM (SELECT number, max(tables.at, coalesce(logs.moved, tables.at)) AS moved
                     FROM tables LEFT JOIN logs ON logs.in_table = number WHERE id = ?1) AS clocks
               LEFT JOIN put_off ON in_table = number AND put_off.moved = clocks.moved
               WHERE coalesce(tries, 0) = ?2
               ON CONFLICT (in_table) DO UPDATE
                   SET moved = excluded.moved, until = excluded.until, tries = excluded.tries";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    one(statement.execute(params![table, tries, until]).map_err(failed)?)
}

fn keep_pack(connection: &Connection, digest: &str, bytes: &[u8]) -> Result<(), StoreError> {
    let sql = "INSERT INTO packs (digest, bytes) VALUES (?, ?) ON CONFLICT DO NOTHING";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    statement.execute(params![digest, bytes]).map(|_| ()).map_err(failed)
}

fn drop_pack(connection: &Connection, digest: &str) -> Result<(), StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM tables WHERE pack = ?)";
    let used = connection.prepare_cached(sql).and_then(|mut used| used.query_row([digest], |row| row.get(0)));
    if used.map_err(failed)? {
        return Err(StoreError::Conflict);
    }
    let sql = "DELETE FROM packs WHERE digest = ?";
    connection.prepare_cached(sql).and_then(|mut delete| delete.execute([digest])).map(drop).map_err(failed)
}

fn remove(connection: &Connection, ends: &mut Ends, expired: &Expired) -> Result<(), StoreError> {
    let Expired { table, because, last, .. } = expired;
    let sql = "SELECT number, logs.last FROM tables LEFT JOIN logs ON in_table = number
               WHERE id = ? AND phase = ? AND uploaded = ? AND max(tables.at, coalesce(last_at, tables.at)) = ?";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let (phase, uploaded) = because.of();
    let found = statement
        .query_row(params![table, phase.number(), uploaded, last], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()
        .map_err(failed)?;
    let (number, end): (i64, Option<i64>) = found.ok_or(StoreError::Conflict)?;
    ends.remove(table);
    for sql in [
        "DELETE FROM tables WHERE number = ?",
        "DELETE FROM logs WHERE in_table = ?",
        "DELETE FROM put_off WHERE in_table = ?",
    ] {
        connection.prepare_cached(sql).and_then(|mut delete| delete.execute([number])).map_err(failed)?;
    }
    let sql = "WITH RECURSIVE log (number, before) AS (
                   SELECT number, before FROM appends WHERE number = ?
                   UNION ALL
                   SELECT appends.number, appends.before FROM appends JOIN log ON appends.number = log.before)
               DELETE FROM appends WHERE number IN (SELECT number FROM log)";
    let mut delete = connection.prepare_cached(sql).map_err(failed)?;
    delete.execute([end]).map(|_| ()).map_err(failed)
}

fn beat(connection: &Connection) -> Result<(), StoreError> {
    let sql = "UPDATE pulse SET beats = beats + 1";
    connection.prepare_cached(sql).and_then(|mut beat| beat.execute([])).map(|_| ()).map_err(failed)
}
