//! A store that several servers share.
//!
//! Safety comes from the epoch that every append and every new row is checked against, in the statement that keeps it;
//! leases only decide how soon another server may try. Appends have a queue and connections of their own
//! (`writing.rs`), and so has what says that a server is there; everything else is one statement each.

mod counting;
mod reading;
mod schema;
mod session;
mod tls;
mod writing;

use std::{
    error::Error as _,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio_postgres::{Error, Row, error::SqlState, types::ToSql};

use crate::{
    Answer, Append, Claim, Expired, Holder, Keeping, MatchResult, Overdue, PackTally, Soon, Store,
    StoreError, TableRow, Tally, Whole,
};
use counting::Counter;
pub use schema::SCHEMA;
use session::{Access, Line, Wrong};
use writing::{Queue, WRITERS};

/// How many connections read, and keep what is not appended.
const READERS: usize = 4;
/// A server that says it is there is answered within this time, or says so again on another connection.
const PULSE: Duration = Duration::from_millis(1500);
/// What has waited longer to be kept is too late for anybody.
const TOO_LATE: Duration = Duration::from_secs(2);

/// A store in a PostgreSQL database.
pub struct Postgres {
    queue: Arc<Queue>,
    counter: Arc<Counter>,
    lines: [Line; READERS],
    next: AtomicUsize,
    pulse: Line,
}

/// A version of the rules by which matches are being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesInPlay {
    /// The version.
    pub rules: String,
    /// How many matches.
    pub matches: i64,
    /// How many servers that are there play it.
    pub servers: i64,
}

fn failed(error: Error) -> StoreError {
    // The database says itself what is wrong; the error around it only that something is.
    let cause = error.source().map(ToString::to_string);
    StoreError::Failed(cause.unwrap_or_else(|| error.to_string()))
}

fn closed() -> StoreError {
    StoreError::Failed("the store was closed".to_owned())
}

impl Postgres {
    /// Opens a database that was [migrated](Postgres::migrate).
    pub fn open(url: &str) -> Soon<'_, Postgres> {
        Box::pin(Postgres::opened(url))
    }

    async fn opened(url: &str) -> Result<Postgres, StoreError> {
        let access = Arc::new(Access::read(url)?);
        let session = access.connect().await?;
        schema::check(session.client()).await?;
        let queue = Arc::new(Queue::default());
        for writer in 0..WRITERS {
            tokio::spawn(writing::write_all(Arc::clone(&queue), Arc::clone(&access), writer));
        }
        let counter = Arc::new(Counter::default());
        tokio::spawn(counting::count_all(Arc::clone(&counter), Arc::clone(&access)));
        let lines = std::array::from_fn(|_| Line::new(&access));
        Ok(Postgres { queue, counter, lines, next: AtomicUsize::new(0), pulse: Line::brisk(&access, PULSE) })
    }

    /// Makes the tables of a new database, or brings those of an older version up to date: from which schema.
    pub fn migrate(url: &str) -> Soon<'_, i64> {
        Box::pin(async move {
            let mut session = Access::read(url)?.connect().await?;
            schema::migrate(session.client_mut()).await
        })
    }

    /// Refuses while servers use it.
    pub fn unused(&self) -> Soon<'_, ()> {
        Box::pin(async {
            let rows = self.ask("SELECT count(*) FROM servers WHERE until > now()", &[]).await?;
            match first::<i64>(&rows)? {
                Some(0) | None => Ok(()),
                Some(servers) => {
                    Err(StoreError::Failed(format!("{servers} servers use this database; stop them first")))
                }
            }
        })
    }

    /// How many matches are being played by which version of the rules, and which of them a server that is there plays.
    pub fn rules_in_play(&self) -> Soon<'_, Vec<RulesInPlay>> {
        Box::pin(self.in_play())
    }

    async fn in_play(&self) -> Result<Vec<RulesInPlay>, StoreError> {
        let sql = "WITH played AS (
                SELECT substring(convert_from(a.lines, 'UTF8') FROM '\"rules\":\"([^\"]*)\"') AS rules
                FROM tables t CROSS JOIN LATERAL (
                    SELECT lines FROM appends WHERE tbl = t.number AND kind = 0 ORDER BY seq LIMIT 1) a
                WHERE t.phase = 1)
            SELECT coalesce(rules, ''), count(*),
                (SELECT count(*) FROM servers s WHERE s.until > now() AND played.rules = ANY (s.plays))
            FROM played GROUP BY rules ORDER BY rules";
        all(&self.ask(sql, &[]).await?, |row| {
            let read = || {
                Ok(RulesInPlay { rules: row.try_get(0)?, matches: row.try_get(1)?, servers: row.try_get(2)? })
            };
            read().map_err(failed)
        })
    }

    async fn query(&self, sql: &'static str, with: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Wrong> {
        let line = self.next.fetch_add(1, Relaxed) % READERS;
        self.lines[line].query(sql, with).await
    }

    async fn ask(&self, sql: &'static str, with: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        Ok(self.query(sql, with).await?)
    }

    /// The same; a constraint that does not hold means that somebody was there first.
    async fn unless_taken(
        &self,
        sql: &'static str,
        with: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        match self.query(sql, with).await {
            Err(Wrong::Database(error)) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => {
                Err(StoreError::Taken)
            }
            answer => Ok(answer?),
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.queue.close();
        self.counter.close();
    }
}

/// The first column of the first row.
fn first<T: for<'a> tokio_postgres::types::FromSql<'a>>(rows: &[Row]) -> Result<Option<T>, StoreError> {
    rows.first().map(|row| row.try_get(0).map_err(failed)).transpose()
}

fn all<T>(rows: &[Row], read: impl Fn(&Row) -> Result<T, StoreError>) -> Result<Vec<T>, StoreError> {
    rows.iter().map(read).collect()
}

/// One row was changed, or somebody else has changed it before.
fn one(rows: &[Row]) -> Result<(), StoreError> {
    if rows.len() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

impl Store for Postgres {
    fn create(&self, table: TableRow) -> Soon<'_, ()> {
        Box::pin(async move {
            let sql = "WITH t AS (
                    INSERT INTO tables (id, code, title, phase, revision, at, clock, uploaded, pack, body)
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING number, at, clock, phase)
                INSERT INTO heads (tbl, moved, last_at, clock, due)
                SELECT number, at, at, CASE phase WHEN 1 THEN clock END, CASE phase WHEN 1 THEN at + clock END FROM t";
            let TableRow { id, code, title, phase, revision, at, clock, uploaded, pack, body } = &table;
            let phase = phase.number() as i16;
            let with: [&(dyn ToSql + Sync); 10] =
                [id, code, title, &phase, revision, at, clock, uploaded, pack, body];
            self.unless_taken(sql, &with).await.map(drop)
        })
    }

    fn table(&self, id: &str) -> Soon<'_, Option<TableRow>> {
        let id = id.to_owned();
        Box::pin(async move {
            let rows = self.ask(reading::TABLE, &[&reading::sayable(&id)]).await?;
            rows.first().map(reading::table).transpose()
        })
    }

    fn by_code(&self, code: &str) -> Soon<'_, Option<String>> {
        let code = code.to_owned();
        Box::pin(async move {
            let sql = "SELECT id FROM tables WHERE code = $1";
            first(&self.ask(sql, &[&reading::sayable(&code)]).await?)
        })
    }

    /// The head is locked first, so that a claim that is under way comes before or after, and never in between.
    fn save(&self, epoch: i64, table: TableRow) -> Soon<'_, ()> {
        Box::pin(async move {
            let sql = "WITH h AS (
                    SELECT h.tbl, h.epoch = $10 AS ours FROM heads h JOIN tables t ON t.number = h.tbl
                    WHERE t.id = $1 FOR UPDATE OF h),
                saved AS (
                    UPDATE tables t SET code = $2, phase = $3, revision = t.revision + 1, at = $5, clock = $6,
                        uploaded = $7, pack = $8, body = $9
                    FROM h WHERE t.number = h.tbl AND h.ours AND t.revision = $4
                    RETURNING t.number, t.phase, t.at, t.clock),
                clocked AS (
                    UPDATE heads h SET clock = CASE s.phase WHEN 1 THEN s.clock END, moved = greatest(h.moved, s.at),
                        due = CASE s.phase WHEN 1 THEN greatest(h.moved, s.at) + s.clock END, tries = 0
                    FROM saved s WHERE h.tbl = s.number)
                SELECT coalesce((SELECT ours FROM h), true), EXISTS (SELECT 1 FROM saved)";
            let TableRow { id, code, title: _, phase, revision, at, clock, uploaded, pack, body } = &table;
            let phase = phase.number() as i16;
            let with: [&(dyn ToSql + Sync); 10] =
                [id, code, &phase, revision, at, clock, uploaded, pack, body, &epoch];
            let rows = self.unless_taken(sql, &with).await?;
            let row = rows.first().ok_or(StoreError::Conflict)?;
            match (row.try_get(0).map_err(failed)?, row.try_get(1).map_err(failed)?) {
                (_, true) => Ok(()),
                (true, false) => Err(StoreError::Conflict),
                (false, false) => Err(StoreError::Fenced),
            }
        })
    }

    fn append(&self, epoch: i64, append: Append) -> Soon<'_, ()> {
        let put = self.queue.put(epoch, append);
        Box::pin(async move { put?.await.unwrap_or_else(|_| Err(closed())) })
    }

    fn log_since(&self, table: &str, seq: i64) -> Soon<'_, Vec<Append>> {
        let table = table.to_owned();
        Box::pin(async move {
            let rows = self.ask(reading::LOG, &[&reading::sayable(&table), &seq]).await?;
            all(&rows, |row| reading::append(&table, row))
        })
    }

    fn beat(&self, server: &Holder, lease: Duration) -> Soon<'_, i64> {
        let Holder { key, peer, packs, plays } = server.clone();
        Box::pin(async move {
            let sql = "INSERT INTO servers (key, peer, packs, plays, until)
                VALUES ($1, $2, $3, $4, clock_timestamp() + $5 * interval '1 millisecond')
                ON CONFLICT (key) DO UPDATE
                SET peer = excluded.peer, packs = excluded.packs, plays = excluded.plays, until = excluded.until
                RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::int8, xmax = 0";
            let lease = lease.as_millis() as f64;
            let rows = self.pulse.query(sql, &[&key, &peer, &packs, &plays, &lease]).await?;
            let row = rows.first().ok_or(StoreError::Conflict)?;
            if row.try_get(1).map_err(failed)? {
                // Whoever is new clears away those who are long gone.
                let sql = "DELETE FROM servers WHERE until < now() - interval '1 day'";
                self.pulse.query(sql, &[]).await?;
            }
            row.try_get(0).map_err(failed)
        })
    }

    fn claim(&self, server: &str, table: &str, gone: Option<&str>) -> Soon<'_, Option<Claim>> {
        let (server, table, gone) = (server.to_owned(), table.to_owned(), gone.map(str::to_owned));
        Box::pin(async move {
            let table = reading::sayable(&table);
            let sql = "UPDATE heads h SET owner = me.number, epoch = h.epoch + 1
                FROM tables t, servers me
                WHERE t.id = $1 AND h.tbl = t.number AND me.key = $2 AND me.until > now()
                    AND (h.owner IS NULL OR h.owner = me.number OR NOT EXISTS (
                        SELECT 1 FROM servers other
                        WHERE other.number = h.owner AND other.until > now() AND other.key IS DISTINCT FROM $3))
                RETURNING h.epoch";
            // Whoever holds it may let go between the two looks; it is claimed once more then.
            for _ in 0..2 {
                if let Some(epoch) = first(&self.ask(sql, &[&table, &server, &gone]).await?)? {
                    return Ok(Some(Claim::Ours(epoch)));
                }
                let rows = self.ask(reading::HOLDER, &[&table, &server]).await?;
                let Some(row) = rows.first() else { return Ok(None) };
                if !row.try_get::<_, bool>(0).map_err(failed)? {
                    return Err(StoreError::Fenced);
                }
                if let Some(holder) = reading::holder(row)? {
                    return Ok(Some(Claim::Theirs(holder)));
                }
            }
            Err(StoreError::Conflict)
        })
    }

    fn release(&self, table: &str, epoch: i64) -> Soon<'_, ()> {
        let table = table.to_owned();
        Box::pin(async move {
            let sql = "UPDATE heads h SET owner = NULL, epoch = h.epoch + 1 FROM tables t
                WHERE t.id = $1 AND h.tbl = t.number AND h.epoch = $2 AND h.owner IS NOT NULL";
            self.ask(sql, &[&table, &epoch]).await.map(drop)
        })
    }

    fn player(&self, rules: &str) -> Soon<'_, Option<Holder>> {
        let rules = rules.to_owned();
        Box::pin(async move {
            let rows = self.ask(reading::PLAYER, &[&reading::sayable(&rules)]).await?;
            rows.first().map_or(Ok(None), reading::holder)
        })
    }

    fn spend(&self, of: &str, much: i64, most: i64) -> Soon<'_, bool> {
        let of = of.to_owned();
        Box::pin(async move {
            let sql = "WITH this AS (SELECT floor(extract(epoch FROM now()) / 3600)::int8 AS hour),
                gone AS (DELETE FROM quotas USING this WHERE quotas.hour < this.hour)
                INSERT INTO quotas (of, hour, spent) SELECT $1, hour, $2::int8 FROM this WHERE $2::int8 <= $3::int8
                ON CONFLICT (of, hour) DO UPDATE SET spent = quotas.spent + excluded.spent
                WHERE quotas.spent + excluded.spent <= $3 RETURNING 1";
            Ok(!self.ask(sql, &[&of, &much, &most]).await?.is_empty())
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn finish(&self, result: MatchResult) -> Soon<'_, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO results
                    (table_id, title, mode, score, result, reason, winners, inputs, at, browser)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";
            let MatchResult { table, title, mode, score, result, reason, winners, inputs, at, browser } =
                &result;
            let with: [&(dyn ToSql + Sync); 10] =
                [table, title, mode, score, result, reason, winners, inputs, at, browser];
            self.ask(sql, &with).await.map(drop)
        })
    }

    fn journal(&self, title: &str, browser: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        let (title, browser) = (title.to_owned(), browser.to_owned());
        Box::pin(async move {
            let rows = self.ask(reading::JOURNAL, &[&title, &browser, &(most as i64)]).await?;
            all(&rows, reading::result)
        })
    }

    fn results(&self, title: &str, mode: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        let (title, mode) = (title.to_owned(), mode.to_owned());
        Box::pin(async move {
            let rows = self.ask(reading::RESULTS, &[&title, &mode, &(most as i64)]).await?;
            all(&rows, reading::result)
        })
    }

    fn count_answers(&self, answers: Vec<Answer>) -> Soon<'_, ()> {
        let counted = self.counter.put(answers);
        Box::pin(async move { counted.await.unwrap_or_else(|_| Err(closed())) })
    }

    fn tallies(&self, title: &str, pack: &str) -> Soon<'_, Vec<Tally>> {
        let (title, pack) = (title.to_owned(), pack.to_owned());
        Box::pin(async move {
            let sql = "SELECT title, pack, question, answered, rightly FROM tallies
                WHERE title = $1 AND pack = $2 ORDER BY question";
            let rows = self.ask(sql, &[&title, &pack]).await?;
            all(&rows, |row| reading::tally(row).map(|of_pack| of_pack.tally))
        })
    }

    fn overdue(&self, now: i64, most: usize) -> Soon<'_, Vec<Overdue>> {
        Box::pin(async move {
            let sql = "SELECT t.id, h.tries FROM heads h JOIN tables t ON t.number = h.tbl
                WHERE h.due <= $1 ORDER BY h.due, t.id LIMIT $2";
            let rows = self.ask(sql, &[&now, &(most as i64)]).await?;
            all(&rows, |row| {
                let tries: i32 = row.try_get(1).map_err(failed)?;
                Ok(Overdue { table: row.try_get(0).map_err(failed)?, tries: tries.max(0) as u32 })
            })
        })
    }

    fn put_off(&self, overdue: Overdue, until: i64) -> Soon<'_, ()> {
        Box::pin(async move {
            let sql = "WITH due AS (
                    SELECT h.tbl FROM heads h JOIN tables t ON t.number = h.tbl
                    WHERE t.id = $1 AND h.tries = $2 FOR UPDATE OF h SKIP LOCKED)
                UPDATE heads h SET tries = h.tries + 1, due = greatest(h.moved + h.clock, $3)
                FROM due WHERE h.tbl = due.tbl RETURNING 1";
            let tries = overdue.tries as i32;
            one(&self.ask(sql, &[&overdue.table, &tries, &until]).await?)
        })
    }

    fn keep_pack(&self, digest: &str, bytes: Vec<u8>) -> Soon<'_, ()> {
        let digest = digest.to_owned();
        Box::pin(async move {
            let sql = "INSERT INTO packs (digest, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            self.ask(sql, &[&digest, &bytes]).await.map(drop)
        })
    }

    fn pack(&self, digest: &str) -> Soon<'_, Option<Vec<u8>>> {
        let digest = digest.to_owned();
        Box::pin(async move {
            let sql = "SELECT bytes FROM packs WHERE digest = $1";
            first(&self.ask(sql, &[&reading::sayable(&digest)]).await?)
        })
    }

    fn unused_packs(&self) -> Soon<'_, Vec<String>> {
        Box::pin(async move {
            let sql = "SELECT digest FROM packs p
                WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.pack = p.digest)
                    AND NOT EXISTS (SELECT 1 FROM servers s WHERE s.until > now() AND p.digest = ANY (s.packs))
                ORDER BY digest";
            let rows = self.ask(sql, &[]).await?;
            all(&rows, |row| row.try_get(0).map_err(failed))
        })
    }

    fn drop_pack(&self, digest: &str) -> Soon<'_, ()> {
        let digest = digest.to_owned();
        Box::pin(async move {
            let sql = "WITH used AS (SELECT EXISTS (SELECT 1 FROM tables WHERE pack = $1) AS is_used),
                gone AS (DELETE FROM packs USING used WHERE digest = $1 AND NOT is_used)
                SELECT is_used FROM used";
            match first(&self.ask(sql, &[&digest]).await?)? {
                Some(true) => Err(StoreError::Conflict),
                _ => Ok(()),
            }
        })
    }

    fn expired(&self, keeping: Keeping, now: i64, most: usize) -> Soon<'_, Vec<Expired>> {
        Box::pin(async move {
            let mut expired = Vec::new();
            for because in crate::Because::ALL {
                let Some(kept_for) = because.kept_for(keeping) else { continue };
                let (phase, uploaded) = because.of();
                let with: [&(dyn ToSql + Sync); 4] =
                    [&(phase.number() as i16), &uploaded, &(now - kept_for), &(most as i64)];
                let rows = self.ask(reading::EXPIRED, &with).await?;
                expired.extend(all(&rows, |row| reading::expired(row, because))?);
            }
            expired.sort_by(|a, b| (a.last, &a.table).cmp(&(b.last, &b.table)));
            expired.truncate(most);
            Ok(expired)
        })
    }

    fn remove(&self, expired: Expired) -> Soon<'_, ()> {
        Box::pin(async move {
            let sql = "WITH h AS (
                    SELECT h.tbl FROM heads h JOIN tables t ON t.number = h.tbl
                    WHERE t.id = $1 AND t.phase = $2 AND t.uploaded = $3 AND greatest(t.at, h.last_at) = $4
                        AND NOT EXISTS (SELECT 1 FROM servers s WHERE s.number = h.owner AND s.until > now())
                    FOR UPDATE OF h),
                log AS (DELETE FROM appends a USING h WHERE a.tbl = h.tbl),
                head AS (DELETE FROM heads USING h WHERE heads.tbl = h.tbl)
                DELETE FROM tables t USING h WHERE t.number = h.tbl RETURNING 1";
            let Expired { table, because, last, .. } = &expired;
            let (phase, uploaded) = because.of();
            one(&self.ask(sql, &[table, &(phase.number() as i16), &uploaded, last]).await?)
        })
    }

    fn check(&self) -> Soon<'_, ()> {
        Box::pin(async move {
            let oldest = self.queue.oldest();
            if oldest > TOO_LATE {
                let text = format!("what was decided has waited for {} s to be kept", oldest.as_secs());
                return Err(StoreError::Failed(text));
            }
            match first(&self.ask("SELECT pg_is_in_recovery()", &[]).await?)? {
                Some(false) => Ok(()),
                _ => Err(StoreError::Failed("the database is a replica, and keeps nothing".to_owned())),
            }
        })
    }

    /// A database that is gone may come back.
    fn ended(&self) -> Pin<Box<dyn Future<Output = StoreError> + Send + '_>> {
        Box::pin(std::future::pending())
    }
}

impl Whole for Postgres {
    fn tables_after(&self, id: &str, most: usize) -> Soon<'_, Vec<TableRow>> {
        let id = id.to_owned();
        Box::pin(async move {
            let rows = self.ask(reading::TABLES_AFTER, &[&id, &(most as i64)]).await?;
            all(&rows, reading::table)
        })
    }

    fn results_after(&self, table: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        let table = table.to_owned();
        Box::pin(async move {
            let rows = self.ask(reading::RESULTS_AFTER, &[&table, &(most as i64)]).await?;
            all(&rows, reading::result)
        })
    }

    fn packs(&self) -> Soon<'_, Vec<String>> {
        Box::pin(async move {
            let rows = self.ask("SELECT digest FROM packs ORDER BY digest", &[]).await?;
            all(&rows, |row| row.try_get(0).map_err(failed))
        })
    }

    fn all_tallies(&self) -> Soon<'_, Vec<PackTally>> {
        Box::pin(async move {
            let sql =
                "SELECT title, pack, question, answered, rightly FROM tallies ORDER BY title, pack, question";
            all(&self.ask(sql, &[]).await?, reading::tally)
        })
    }

    fn put_tallies(&self, tallies: Vec<PackTally>) -> Soon<'_, ()> {
        Box::pin(async move {
            let sql =
                "INSERT INTO tallies (title, pack, question, answered, rightly) VALUES ($1, $2, $3, $4, $5)";
            for PackTally { title, pack, tally: Tally { question, answered, right } } in &tallies {
                self.ask(sql, &[title, pack, question, answered, right]).await?;
            }
            Ok(())
        })
    }
}
