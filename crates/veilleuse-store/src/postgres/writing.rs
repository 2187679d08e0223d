//! Appends: many tables in one statement, each of them refused or kept on its own.
//!
//! Two writers share one queue, and whichever is free takes what waits: no timer, and batches grow by themselves when
//! the database is slow. When an answer is lost it is not known what was committed: the same batch is sent again until
//! each of its appends is kept, or found as it was sent, or refused.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::{Notify, oneshot};

use super::{
    failed,
    session::{Access, Line, Wrong},
};
use crate::{Append, StoreError};

/// How many connections append.
pub(super) const WRITERS: usize = 2;
/// So much shares a statement.
const MOST_TOGETHER: usize = 256;
const MOST_BYTES: usize = 256 * 1024;
/// With so much waiting, or for so long, nothing more is taken.
const MOST_WAITING: usize = 4096;
const LONGEST_WAIT: Duration = Duration::from_millis(500);
/// After how long it is sent again, and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

const APPEND: &str = "
    WITH a AS (
        SELECT * FROM unnest($1::text[], $2::int8[], $3::int8[], $4::int2[], $5::bytea[], $6::int8[], $7::bytea[])
            AS a (id, epoch, seq, kind, key, at, lines)),
    moved AS (
        UPDATE heads h SET length = h.length + 1, last_at = greatest(h.last_at, a.at),
            moved = CASE a.kind WHEN 0 THEN greatest(h.moved, a.at) ELSE h.moved END,
            due = CASE a.kind WHEN 0 THEN greatest(h.moved, a.at) + h.clock ELSE h.due END,
            tries = CASE a.kind WHEN 0 THEN 0 ELSE h.tries END
        FROM a JOIN tables t ON t.id = a.id
        WHERE h.tbl = t.number AND h.epoch = a.epoch AND h.length = a.seq
        RETURNING h.tbl, a.*),
    kept AS (
        INSERT INTO appends (tbl, seq, epoch, kind, key, at, lines)
        SELECT tbl, seq, epoch, kind, key, at, lines FROM moved)
    SELECT id, epoch, seq FROM moved";

/// What is there instead.
const LOOK: &str = "
    SELECT t.id, a.seq, h.epoch, p.epoch, p.kind, p.key, p.lines
    FROM unnest($1::text[], $2::int8[]) AS a (id, seq)
    JOIN tables t ON t.id = a.id JOIN heads h ON h.tbl = t.number
    LEFT JOIN appends p ON p.tbl = t.number AND p.seq = a.seq";

/// One append, and who waits for it.
struct Job {
    epoch: i64,
    append: Append,
    answer: oneshot::Sender<Result<(), StoreError>>,
    came: Instant,
}

/// What waits to be kept.
#[derive(Default)]
pub(super) struct Queue {
    waiting: Mutex<Waiting>,
    came: Notify,
}

#[derive(Default)]
struct Waiting {
    jobs: VecDeque<Job>,
    /// When the first append came of what each writer is sending.
    sent: [Option<Instant>; WRITERS],
    closed: bool,
}

impl Waiting {
    fn oldest(&self) -> Option<Duration> {
        let sent = self.sent.iter().flatten().copied();
        sent.chain(self.jobs.front().map(|job| job.came)).min().map(|came| came.elapsed())
    }
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long the oldest append has waited.
    pub(super) fn oldest(&self) -> Duration {
        self.waiting().oldest().unwrap_or_default()
    }

    pub(super) fn put(
        &self,
        epoch: i64,
        append: Append,
    ) -> Result<oneshot::Receiver<Result<(), StoreError>>, StoreError> {
        let (answer, answered) = oneshot::channel();
        let mut waiting = self.waiting();
        if waiting.jobs.len() >= MOST_WAITING || waiting.oldest().is_some_and(|oldest| oldest > LONGEST_WAIT)
        {
            return Err(StoreError::Busy);
        }
        waiting.jobs.push_back(Job { epoch, append, answer, came: Instant::now() });
        drop(waiting);
        self.came.notify_one();
        Ok(answered)
    }

    /// What is there is still sent.
    pub(super) fn close(&self) {
        self.waiting().closed = true;
        self.came.notify_waiters();
    }

    /// The next batch for a writer; nothing once the queue is closed.
    async fn next(&self, writer: usize) -> Option<Vec<Job>> {
        loop {
            let came = self.came.notified();
            {
                let mut waiting = self.waiting();
                waiting.sent[writer] = None;
                let (mut batch, mut bytes) = (Vec::new(), 0);
                while batch.len() < MOST_TOGETHER && bytes < MOST_BYTES {
                    let Some(job) = waiting.jobs.pop_front() else { break };
                    // Whoever has given up waiting has lost the table, and may have lost it to somebody.
                    if !job.answer.is_closed() {
                        bytes += job.append.lines.len();
                        batch.push(job);
                    }
                }
                if let Some(first) = batch.first() {
                    waiting.sent[writer] = Some(first.came);
                    let more = !waiting.jobs.is_empty();
                    drop(waiting);
                    if more {
                        self.came.notify_one();
                    }
                    return Some(batch);
                }
                if waiting.closed {
                    return None;
                }
            }
            came.await;
        }
    }
}

/// Writes until the queue is closed.
pub(super) async fn write_all(queue: Arc<Queue>, access: Arc<Access>, writer: usize) {
    let line = Line::new(&access);
    while let Some(batch) = queue.next(writer).await {
        let mut parts = vec![(batch, false)];
        while let Some((part, again)) = parts.pop() {
            parts.extend(write(&line, part, again).await);
        }
    }
}

/// Sends a batch until it is known what became of it. One that the database will never take comes back in two halves, so
/// that one append cannot hold up the others; with each, whether it may have been kept already.
async fn write(line: &Line, mut batch: Vec<Job>, mut again: bool) -> Vec<(Vec<Job>, bool)> {
    let mut pause = FIRST_PAUSE;
    loop {
        let found = match send(line, &batch, again).await {
            Ok(found) => found,
            Err(Wrong::Database(error)) if is_lasting(&error) => {
                if batch.len() > 1 {
                    let half = batch.split_off(batch.len() / 2);
                    return vec![(half, again), (batch, again)];
                }
                vec![Err(failed(error))]
            }
            Err(_) => {
                line.hang_up().await;
                tokio::time::sleep(pause).await;
                (pause, again) = ((pause * 2).min(LONGEST_PAUSE), true);
                continue;
            }
        };
        for (job, kept) in batch.into_iter().zip(found) {
            // Whoever has given up waiting reads the log.
            let _ = job.answer.send(kept);
        }
        return Vec::new();
    }
}

/// Whether the same statement will fail again: its data or its form is refused.
fn is_lasting(error: &tokio_postgres::Error) -> bool {
    let code = error.code().map(|code| &code.code()[..2]);
    code.is_some_and(|class| ["0A", "22", "23", "42", "54"].contains(&class))
}

/// Sends a batch; what became of each append, or an error when that is not known.
async fn send(line: &Line, batch: &[Job], again: bool) -> Result<Vec<Result<(), StoreError>>, Wrong> {
    let of = |job: &Job| (job.append.table.clone(), job.epoch, job.append.seq);
    let ids: Vec<&str> = batch.iter().map(|job| job.append.table.as_str()).collect();
    let epochs: Vec<i64> = batch.iter().map(|job| job.epoch).collect();
    let seqs: Vec<i64> = batch.iter().map(|job| job.append.seq).collect();
    let kinds: Vec<i16> = batch.iter().map(|job| job.append.kind.number() as i16).collect();
    let keys: Vec<Option<&[u8]>> =
        batch.iter().map(|job| job.append.key.as_ref().map(String::as_bytes)).collect();
    let ats: Vec<i64> = batch.iter().map(|job| job.append.at).collect();
    let lines: Vec<&[u8]> = batch.iter().map(|job| job.append.lines.as_slice()).collect();
    let rows = line.query(APPEND, &[&ids, &epochs, &seqs, &kinds, &keys, &ats, &lines]).await?;
    let mut kept = HashMap::with_capacity(rows.len());
    for row in rows {
        let read = || Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
        let (id, epoch, seq): (String, i64, i64) = read().map_err(Wrong::Database)?;
        *kept.entry((id, epoch, seq)).or_insert(0) += 1;
    }
    let mut found = Vec::with_capacity(batch.len());
    let mut others = Vec::new();
    for (place, job) in batch.iter().enumerate() {
        let place_left = kept.get_mut(&of(job)).filter(|left| **left > 0);
        if let Some(left) = place_left {
            *left -= 1;
            found.push(Ok(()));
        } else {
            others.push(place);
            found.push(Err(StoreError::Conflict));
        }
    }
    if !others.is_empty() {
        look(line, batch, &others, again, &mut found).await?;
    }
    Ok(found)
}

/// Finds out why some were not kept, or that they had been before.
async fn look(
    line: &Line,
    batch: &[Job],
    others: &[usize],
    again: bool,
    found: &mut [Result<(), StoreError>],
) -> Result<(), Wrong> {
    let ids: Vec<&str> = others.iter().map(|place| batch[*place].append.table.as_str()).collect();
    let seqs: Vec<i64> = others.iter().map(|place| batch[*place].append.seq).collect();
    for row in line.query(LOOK, &[&ids, &seqs]).await? {
        let there: There = There::read(&row).map_err(Wrong::Database)?;
        for place in others {
            let Job { epoch, append, .. } = &batch[*place];
            if (append.table.as_str(), append.seq) != (there.id.as_str(), there.seq) {
                continue;
            }
            found[*place] = if again && there.is(*epoch, append) {
                Ok(())
            } else if there.head == *epoch {
                Err(StoreError::Conflict)
            } else {
                Err(StoreError::Fenced)
            };
        }
    }
    Ok(())
}

/// What stands where an append should go.
struct There {
    id: String,
    seq: i64,
    head: i64,
    epoch: Option<i64>,
    kind: Option<i16>,
    key: Option<Vec<u8>>,
    lines: Option<Vec<u8>>,
}

impl There {
    fn read(row: &tokio_postgres::Row) -> Result<There, tokio_postgres::Error> {
        Ok(There {
            id: row.try_get(0)?,
            seq: row.try_get(1)?,
            head: row.try_get(2)?,
            epoch: row.try_get(3)?,
            kind: row.try_get(4)?,
            key: row.try_get(5)?,
            lines: row.try_get(6)?,
        })
    }

    fn is(&self, epoch: i64, append: &Append) -> bool {
        self.epoch == Some(epoch)
            && self.kind == Some(append.kind.number() as i16)
            && self.key.as_deref() == append.key.as_ref().map(String::as_bytes)
            && self.lines.as_deref() == Some(append.lines.as_slice())
    }
}
