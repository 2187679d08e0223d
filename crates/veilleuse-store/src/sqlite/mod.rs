//! The store on disk.
//!
//! One thread writes. It takes every request that waits, does them all in one transaction and answers when the
//! disk has it, so that many matches share the cost of one flush. A second thread reads: with a write-ahead log
//! readers and the writer do not wait for each other. A third keeps that log short. A store that loses one of its
//! threads has ended, and says so.

mod copies;
mod reading;
mod schema;
mod tidying;
mod writing;

use std::{
    collections::HashSet,
    fs::{File, TryLockError},
    path::{Path, PathBuf},
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use rusqlite::Connection;
use tokio::sync::{oneshot, watch};

use crate::{
    Append, Claim, Expired, Holder, Keeping, MatchResult, Overdue, PackTally, Soon, Store, StoreError,
    TableRow, Tally, Whole,
    claims::{Claims, date},
};
pub use copies::{Contents, Outdated, Restoring, back_up, expired_in};
pub use schema::SCHEMA;
use tidying::Tidying;
use writing::{Change, Write};

/// How long is waited for another connection.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// How long the last owner of a database may take to let go of it.
const LAST_OWNER: Duration = Duration::from_secs(2);

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;
type SharedClaims = Arc<Mutex<Claims>>;
type ReadJob = Box<dyn FnOnce(&Connection) + Send>;

/// A store in one SQLite file, durable to the last acknowledged request.
pub struct Sqlite {
    writes: Option<mpsc::Sender<Write>>,
    reads: Option<mpsc::Sender<ReadJob>>,
    threads: Vec<JoinHandle<()>>,
    claims: SharedClaims,
    /// The first thread that has ended, if one has.
    ended: watch::Receiver<Option<&'static str>>,
    /// Held as long as the store is open: the ends of logs are remembered, so nobody else may write to them.
    _lock: File,
}

/// Tells that its thread has ended, however that came.
struct Farewell {
    thread: &'static str,
    ended: Arc<watch::Sender<Option<&'static str>>>,
}

impl Drop for Farewell {
    fn drop(&mut self) {
        self.ended.send_if_modified(|first| first.replace(first.unwrap_or(self.thread)).is_none());
    }
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let lock = lock(path)?;
        let mut writer = connect(path)?;
        schema::prepare(&mut writer)?;
        let reader = connect(path)?;
        let (tell_ended, ended) = watch::channel(None);
        let tell_ended = Arc::new(tell_ended);
        let spawn = |thread: &'static str, work: Box<dyn FnOnce() + Send>| {
            let farewell = Farewell { thread, ended: Arc::clone(&tell_ended) };
            let work = move || {
                let _farewell = farewell;
                work();
            };
            thread::Builder::new().name(thread.to_owned()).spawn(work).map_err(failed)
        };
        let (writes, to_write) = mpsc::channel();
        let (reads, to_read) = mpsc::channel::<ReadJob>();
        let (mut tidying, tidy) = Tidying::begin(&mut writer, connect(path)?)?;
        let claims = SharedClaims::default();
        let claimed = Arc::clone(&claims);
        let threads = vec![
            spawn("store-tidier", Box::new(tidy))?,
            spawn(
                "store-writer",
                Box::new(move || writing::write_all(&mut writer, &to_write, &claimed, &mut tidying)),
            )?,
            spawn("store-reader", Box::new(move || to_read.into_iter().for_each(|job| job(&reader))))?,
        ];
        Ok(Sqlite { writes: Some(writes), reads: Some(reads), threads, claims, ended, _lock: lock })
    }

    /// The ids of all tables.
    pub fn tables(&self) -> Soon<'_, Vec<String>> {
        self.read(reading::tables)
    }

    fn claims(&self) -> MutexGuard<'_, Claims> {
        claims(&self.claims)
    }

    fn write(&self, change: Change) -> Soon<'_, ()> {
        let (answer, answered) = oneshot::channel();
        // A writer that is gone drops the request, which the wait below notices.
        if let Some(writes) = &self.writes {
            drop(writes.send(Write { change, answer }));
        }
        Box::pin(async move { answered.await.unwrap_or_else(|_| Err(gone("store-writer"))) })
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
        Box::pin(async move { answered.await.unwrap_or_else(|_| Err(gone("store-reader"))) })
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

/// No claim is left half made, so a panic elsewhere does not matter.
fn claims(claims: &SharedClaims) -> MutexGuard<'_, Claims> {
    claims.lock().unwrap_or_else(PoisonError::into_inner)
}

fn failed(error: impl ToString) -> StoreError {
    StoreError::Failed(error.to_string())
}

fn gone(thread: &str) -> StoreError {
    StoreError::Ended(thread.to_owned())
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path).map_err(failed)?;
    connection.busy_timeout(BUSY_TIMEOUT).map_err(failed)?;
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

/// The lock file beside a database.
fn lock_file(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

/// Takes the lock file beside the database, which the system lets go of when the process ends, however it ends.
fn lock(path: &Path) -> Result<File, StoreError> {
    let file = File::create(lock_file(path)).map_err(failed)?;
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

impl Store for Sqlite {
    fn create(&self, table: TableRow) -> Soon<'_, ()> {
        self.write(Change::Create(table))
    }

    fn table(&self, id: &str) -> Soon<'_, Option<TableRow>> {
        let id = id.to_owned();
        self.read(move |connection| reading::table(connection, &id))
    }

    fn by_code(&self, code: &str) -> Soon<'_, Option<String>> {
        let code = code.to_owned();
        self.read(move |connection| reading::by_code(connection, &code))
    }

    fn save(&self, epoch: i64, table: TableRow) -> Soon<'_, ()> {
        self.write(Change::Save(epoch, table))
    }

    fn append(&self, epoch: i64, append: Append) -> Soon<'_, ()> {
        self.write(Change::Append(epoch, append))
    }

    fn log_since(&self, table: &str, seq: i64) -> Soon<'_, Vec<Append>> {
        let table = table.to_owned();
        self.read(move |connection| reading::log_since(connection, &table, seq))
    }

    fn beat(&self, server: &Holder, lease: Duration) -> Soon<'_, i64> {
        self.claims().beat(server, lease);
        Box::pin(std::future::ready(Ok(date())))
    }

    /// The writer claims: what it was asked to keep before is kept or refused by then.
    fn claim(&self, server: &str, table: &str, gone: Option<&str>) -> Soon<'_, Option<Claim>> {
        let came = Arc::new(Mutex::default());
        let claimed = self.write(Change::Claim {
            server: server.to_owned(),
            table: table.to_owned(),
            gone: gone.map(str::to_owned),
            came: Arc::clone(&came),
        });
        Box::pin(async move {
            claimed.await?;
            Ok(came.lock().unwrap_or_else(PoisonError::into_inner).take())
        })
    }

    fn release(&self, table: &str, epoch: i64) -> Soon<'_, ()> {
        self.claims().release(table, epoch);
        Box::pin(std::future::ready(Ok(())))
    }

    fn player(&self, rules: &str) -> Soon<'_, Option<Holder>> {
        Box::pin(std::future::ready(Ok(self.claims().player(rules))))
    }

    fn spend(&self, of: &str, much: i64, most: i64) -> Soon<'_, bool> {
        Box::pin(std::future::ready(Ok(self.claims().spend(of, much, most))))
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn finish(&self, result: MatchResult) -> Soon<'_, ()> {
        self.write(Change::Finish(result))
    }

    fn journal(&self, title: &str, browser: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        let (title, browser) = (title.to_owned(), browser.to_owned());
        self.read(move |connection| reading::journal(connection, &title, &browser, most))
    }

    fn results(&self, title: &str, mode: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        let (title, mode) = (title.to_owned(), mode.to_owned());
        self.read(move |connection| reading::results(connection, &title, &mode, most))
    }

    fn count_answers(&self, answers: Vec<crate::Answer>) -> Soon<'_, ()> {
        self.write(Change::CountAnswers(answers))
    }

    fn tallies(&self, title: &str, pack: &str) -> Soon<'_, Vec<Tally>> {
        let (title, pack) = (title.to_owned(), pack.to_owned());
        self.read(move |connection| reading::tallies(connection, &title, &pack))
    }

    fn overdue(&self, now: i64, most: usize) -> Soon<'_, Vec<Overdue>> {
        self.read(move |connection| reading::overdue(connection, now, most))
    }

    fn put_off(&self, overdue: Overdue, until: i64) -> Soon<'_, ()> {
        self.write(Change::PutOff(overdue, until))
    }

    fn keep_pack(&self, digest: &str, bytes: Vec<u8>) -> Soon<'_, ()> {
        self.write(Change::KeepPack { digest: digest.to_owned(), bytes })
    }

    fn pack(&self, digest: &str) -> Soon<'_, Option<Vec<u8>>> {
        let digest = digest.to_owned();
        self.read(move |connection| reading::pack(connection, &digest))
    }

    fn unused_packs(&self) -> Soon<'_, Vec<String>> {
        let unused = self.read(|connection| reading::unused_packs(connection, &HashSet::new()));
        Box::pin(async move {
            let mut unused = unused.await?;
            unused.retain(|digest| !self.claims().is_played(digest));
            Ok(unused)
        })
    }

    fn drop_pack(&self, digest: &str) -> Soon<'_, ()> {
        self.write(Change::DropPack { digest: digest.to_owned() })
    }

    fn expired(&self, keeping: Keeping, now: i64, most: usize) -> Soon<'_, Vec<Expired>> {
        self.read(move |connection| reading::expired(connection, keeping, now, most))
    }

    fn remove(&self, expired: Expired) -> Soon<'_, ()> {
        self.write(Change::Remove(expired))
    }

    fn check(&self) -> Soon<'_, ()> {
        let written = self.write(Change::Beat);
        Box::pin(async move {
            written.await?;
            self.read(reading::pulse).await.map(drop)
        })
    }

    fn ended(&self) -> Pin<Box<dyn Future<Output = StoreError> + Send + '_>> {
        let mut ended = self.ended.clone();
        Box::pin(async move {
            // Who told is gone when all threads are.
            let thread = ended.wait_for(Option::is_some).await.map_or(None, |thread| *thread);
            gone(thread.unwrap_or("store-writer"))
        })
    }
}

impl Whole for Sqlite {
    fn tables_after(&self, id: &str, most: usize) -> Soon<'_, Vec<TableRow>> {
        let id = id.to_owned();
        self.read(move |connection| reading::tables_after(connection, &id, most))
    }

    fn results_after(&self, table: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        let table = table.to_owned();
        self.read(move |connection| reading::results_after(connection, &table, most))
    }

    fn packs(&self) -> Soon<'_, Vec<String>> {
        self.read(reading::packs)
    }

    fn all_tallies(&self) -> Soon<'_, Vec<PackTally>> {
        self.read(reading::all_tallies)
    }

    fn put_tallies(&self, tallies: Vec<PackTally>) -> Soon<'_, ()> {
        self.write(Change::PutTallies(tallies))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_thread_that_ends_is_noticed_by_everybody() {
        for thread in ["store-reader", "store-writer"] {
            let folder = tempfile::tempdir().unwrap();
            let store = Sqlite::open(&folder.path().join("veilleuse.db")).unwrap();
            store.check().await.unwrap();
            let waiting = tokio::time::timeout(Duration::from_millis(20), store.ended());
            assert!(waiting.await.is_err(), "it lives");
            let asked: Soon<'_, ()> = match thread {
                "store-reader" => store.read(|_| panic!("a fault planted by a test")),
                _ => store.write(Change::Panic),
            };
            let ended = StoreError::Ended(thread.to_owned());
            assert_eq!(asked.await, Err(ended.clone()));
            assert_eq!(store.ended().await, ended);
            assert_eq!(store.check().await, Err(ended));
        }
    }
}
