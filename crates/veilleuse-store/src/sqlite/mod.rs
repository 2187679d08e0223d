//! The store on disk.
//!
//! One thread writes. It takes every request that waits, does them all in one transaction and answers when the
//! disk has it, so that many matches share the cost of one flush. A second thread reads: with a write-ahead log
//! readers and the writer do not wait for each other. A third keeps that log short.

mod schema;
mod tidying;

use std::{
    collections::HashMap,
    fs::{File, TryLockError},
    path::Path,
    sync::mpsc,
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, TransactionBehavior, params};
use tokio::sync::oneshot;

use crate::{Append, MatchResult, Phase, Soon, Store, StoreError, TableRow};
pub use schema::SCHEMA;
use tidying::Tidying;

/// More requests than this do not share a transaction, so that the first of them need not wait long.
const MOST_TOGETHER: usize = 1024;
/// With so many requests at once there are more to come, and a transaction costs much more than a request: the writer
/// waits a little for them.
const BUSY: usize = 8;
/// How long a busy writer waits.
const GATHERING: Duration = Duration::from_millis(3);

/// For how many tables the writer remembers where their logs end.
const MOST_REMEMBERED: usize = 10_000;

/// How long the last owner of a database may take to let go of it.
const LAST_OWNER: Duration = Duration::from_secs(2);

/// Where the log of a table ends.
#[derive(Clone, Copy)]
struct End {
    in_table: i64,
    length: i64,
    last: Option<i64>,
}

/// Where the logs end that were written to lately.
type Ends = HashMap<String, End>;
type Answer<T> = oneshot::Sender<Result<T, StoreError>>;
type ReadJob = Box<dyn FnOnce(&Connection) + Send>;

enum Write {
    Create(TableRow, Answer<()>),
    Save(TableRow, Answer<()>),
    Append(Append, Answer<()>),
    Finish(MatchResult, Answer<()>),
}

/// A store in one SQLite file, durable to the last acknowledged request.
pub struct Sqlite {
    writes: Option<mpsc::Sender<Write>>,
    reads: Option<mpsc::Sender<ReadJob>>,
    threads: Vec<JoinHandle<()>>,
    /// Held as long as the store is open: the ends of logs are remembered, so nobody else may write to them.
    _lock: File,
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let lock = lock(path)?;
        let mut writer = connect(path)?;
        schema::prepare(&mut writer)?;
        let reader = connect(path)?;
        let (writes, to_write) = mpsc::channel();
        let (reads, to_read) = mpsc::channel::<ReadJob>();
        let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| {
            thread::Builder::new().name(name.to_owned()).spawn(work).map_err(failed)
        };
        let (mut tidying, tidier) = Tidying::begin(&mut writer, connect(path)?)?;
        let threads = vec![
            tidier,
            spawn("store-writer", Box::new(move || write_all(&mut writer, &to_write, &mut tidying)))?,
            spawn(
                "store-reader",
                Box::new(move || {
                    for job in to_read {
                        job(&reader);
                    }
                }),
            )?,
        ];
        Ok(Sqlite { writes: Some(writes), reads: Some(reads), threads, _lock: lock })
    }

    fn write(&self, request: impl FnOnce(Answer<()>) -> Write) -> Soon<'_, ()> {
        let (answer, answered) = oneshot::channel();
        // A writer that is gone drops the request, which the wait below notices.
        if let Some(writes) = &self.writes {
            drop(writes.send(request(answer)));
        }
        Box::pin(async move { answered.await.unwrap_or_else(|_| Err(gone())) })
    }

    fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Soon<'_, T> {
        let (answer, answered) = oneshot::channel();
        let job: ReadJob = Box::new(move |connection| {
            // Nobody waits any more: the answer is nobody's loss.
            let _ = answer.send(job(connection).map_err(failed));
        });
        if let Some(reads) = &self.reads {
            drop(reads.send(job));
        }
        Box::pin(async move { answered.await.unwrap_or_else(|_| Err(gone())) })
    }
}

impl Drop for Sqlite {
    /// Waits until everything asked for is on the disk.
    fn drop(&mut self) {
        (self.writes, self.reads) = (None, None);
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

fn failed(error: impl ToString) -> StoreError {
    StoreError::Failed(error.to_string())
}

fn gone() -> StoreError {
    StoreError::Failed("the database thread has ended".to_owned())
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path).map_err(failed)?;
    connection.busy_timeout(Duration::from_secs(5)).map_err(failed)?;
    connection.set_prepared_statement_cache_capacity(32);
    // FULL, not NORMAL: in WAL mode NORMAL may lose acknowledged commits when the power goes.
    connection
        .execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
             PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -16384;",
        )
        .map_err(failed)?;
    Ok(connection)
}

/// Takes the lock file beside the database, which the system lets go of when the process ends, however it ends.
fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::create(name).map_err(failed)?;
    let until = Instant::now() + LAST_OWNER;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < until => {
                thread::sleep(Duration::from_millis(20));
            }
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
    }
}

fn write_all(connection: &mut Connection, requests: &mpsc::Receiver<Write>, tidying: &mut Tidying) {
    let mut answers: Vec<(Answer<()>, Result<(), StoreError>)> = Vec::new();
    let mut ends = Ends::new();
    let mut together = 0;
    while let Ok(first) = requests.recv() {
        if together >= BUSY {
            thread::sleep(GATHERING);
        }
        let waiting = std::iter::once(first).chain(requests.try_iter()).take(MOST_TOGETHER);
        let committed = write_together(connection, &mut ends, waiting, &mut answers);
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
    requests: impl Iterator<Item = Write>,
    answers: &mut Vec<(Answer<()>, Result<(), StoreError>)>,
) -> Result<(), StoreError> {
    let begun = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed);
    let transaction = match begun {
        Ok(transaction) => transaction,
        Err(error) => {
            answers.extend(requests.map(|request| (request.answer(), Err(error.clone()))));
            return Err(error);
        }
    };
    for request in requests {
        let (answer, done) = match request {
            Write::Create(row, answer) => (answer, create(&transaction, &row)),
            Write::Save(row, answer) => (answer, save(&transaction, &row)),
            Write::Append(append, answer) => (answer, add(&transaction, ends, &append)),
            Write::Finish(result, answer) => (answer, finish(&transaction, &result)),
        };
        answers.push((answer, done));
    }
    transaction.commit().map_err(failed)
}

impl Write {
    fn answer(self) -> Answer<()> {
        match self {
            Write::Create(_, answer)
            | Write::Save(_, answer)
            | Write::Append(_, answer)
            | Write::Finish(_, answer) => answer,
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
    let sql = "INSERT INTO tables (id, code, title, phase, revision, at, clock, body)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let TableRow { id, code, title, phase, revision, at, clock, body } = row;
    let done = statement.execute(params![id, code, title, phase.number(), revision, at, clock, body]);
    done.map(|_| ()).map_err(unless(StoreError::Taken))
}

fn save(connection: &Connection, row: &TableRow) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET code = ?, phase = ?, revision = revision + 1, at = ?, clock = ?, body = ?
               WHERE id = ? AND revision = ?";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let TableRow { id, code, phase, revision, at, clock, body, .. } = row;
    let changed = statement
        .execute(params![code, phase.number(), at, clock, body, id, revision])
        .map_err(unless(StoreError::Taken))?;
    if changed == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

fn add(connection: &Connection, ends: &mut Ends, append: &Append) -> Result<(), StoreError> {
    let Append { table, seq, key, at, lines } = append;
    let end = match ends.remove(table) {
        Some(end) => end,
        None => end_of_log(connection, table)?,
    };
    let End { in_table, length, last } = end;
    if *seq != length {
        return Err(StoreError::Conflict);
    }
    let sql = "INSERT INTO appends (in_table, seq, before, key, at, lines) VALUES (?, ?, ?, ?, ?, ?)";
    let mut insert = connection.prepare_cached(sql).map_err(failed)?;
    let number = insert.insert(params![in_table, seq, last, key, at, lines]).map_err(failed)?;
    let sql = if last.is_none() {
        "INSERT INTO logs (length, last, at, in_table) VALUES (?, ?, ?, ?)"
    } else {
        "UPDATE logs SET length = ?, last = ?, at = ? WHERE in_table = ?"
    };
    let mut moved = connection.prepare_cached(sql).map_err(failed)?;
    // An append that no log leads to is as good as none.
    moved.execute(params![length + 1, number, at, in_table]).map_err(failed)?;
    ends.insert(table.clone(), End { in_table, length: length + 1, last: Some(number) });
    Ok(())
}

/// Where the log of a table ends, if there is such a table.
fn end_of_log(connection: &Connection, table: &str) -> Result<End, StoreError> {
    let sql = "SELECT tables.number, coalesce(logs.length, 0), logs.last
               FROM tables LEFT JOIN logs ON logs.in_table = tables.number WHERE tables.id = ?";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let end = |row: &Row<'_>| Ok(End { in_table: row.get(0)?, length: row.get(1)?, last: row.get(2)? });
    statement.query_row([table], end).optional().map_err(failed)?.ok_or(StoreError::Conflict)
}

fn finish(connection: &Connection, result: &MatchResult) -> Result<(), StoreError> {
    let sql = "INSERT INTO results (table_id, title, mode, score, result, reason, winners, inputs, at)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let MatchResult { table, title, mode, score, result, reason, winners, inputs, at } = result;
    statement
        .execute(params![table, title, mode, score, result, reason, winners, inputs, at])
        .map_err(failed)?;
    Ok(())
}

fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    let phase: i64 = row.get(3)?;
    Ok(TableRow {
        id: row.get(0)?,
        code: row.get(1)?,
        title: row.get(2)?,
        phase: Phase::numbered(phase).ok_or(rusqlite::Error::IntegralValueOutOfRange(3, phase))?,
        revision: row.get(4)?,
        at: row.get(5)?,
        clock: row.get(6)?,
        body: row.get(7)?,
    })
}

impl Store for Sqlite {
    fn create(&self, table: TableRow) -> Soon<'_, ()> {
        self.write(|answer| Write::Create(table, answer))
    }

    fn table(&self, id: &str) -> Soon<'_, Option<TableRow>> {
        let id = id.to_owned();
        self.read(move |connection| {
            let sql = "SELECT id, code, title, phase, revision, at, clock, body FROM tables WHERE id = ?";
            connection.prepare_cached(sql)?.query_row([id], table_row).optional()
        })
    }

    fn by_code(&self, code: &str) -> Soon<'_, Option<String>> {
        let code = code.to_owned();
        self.read(move |connection| {
            let sql = "SELECT id FROM tables WHERE code = ?";
            connection.prepare_cached(sql)?.query_row([code], |row| row.get(0)).optional()
        })
    }

    fn save(&self, table: TableRow) -> Soon<'_, ()> {
        self.write(|answer| Write::Save(table, answer))
    }

    fn append(&self, append: Append) -> Soon<'_, ()> {
        self.write(|answer| Write::Append(append, answer))
    }

    fn log(&self, table: &str) -> Soon<'_, Vec<Append>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let sql = "SELECT logs.last FROM tables JOIN logs ON logs.in_table = tables.number WHERE id = ?";
            let mut next: Option<i64> =
                connection.prepare_cached(sql)?.query_row([&table], |row| row.get(0)).optional()?;
            let sql = "SELECT before, seq, key, at, lines FROM appends WHERE number = ?";
            let mut statement = connection.prepare_cached(sql)?;
            let mut log = Vec::new();
            while let Some(number) = next {
                log.push(statement.query_row([number], |row| {
                    next = row.get(0)?;
                    let (seq, key, at, lines) = (row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?);
                    Ok(Append { table: table.clone(), seq, key, at, lines })
                })?);
            }
            log.reverse();
            Ok(log)
        })
    }

    fn finish(&self, result: MatchResult) -> Soon<'_, ()> {
        self.write(|answer| Write::Finish(result, answer))
    }

    fn results(&self, title: &str, mode: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        let (title, mode) = (title.to_owned(), mode.to_owned());
        self.read(move |connection| {
            let sql = "SELECT table_id, title, mode, score, result, reason, winners, inputs, at FROM results
                       WHERE title = ? AND mode = ? ORDER BY at DESC, table_id DESC LIMIT ?";
            let mut statement = connection.prepare_cached(sql)?;
            let rows = statement.query_map(params![title, mode, most as i64], |row| {
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
                })
            })?;
            rows.collect()
        })
    }

    fn overdue(&self, now: i64, most: usize) -> Soon<'_, Vec<String>> {
        self.read(move |connection| {
            let sql = "SELECT id FROM tables LEFT JOIN logs ON logs.in_table = tables.number
                       WHERE clock IS NOT NULL AND phase = ?1
                           AND max(tables.at, coalesce(logs.at, tables.at)) + clock <= ?2
                       ORDER BY max(tables.at, coalesce(logs.at, tables.at)) + clock, id LIMIT ?3";
            let mut statement = connection.prepare_cached(sql)?;
            let playing = Phase::Playing.number();
            let rows = statement.query_map(params![playing, now, most as i64], |row| row.get(0))?;
            rows.collect()
        })
    }
}
