//! Answers that are counted: whatever came while others were counted goes together, on a connection of its own, so that
//! what matches wait for does not wait for this.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, oneshot};

use super::session::{Access, Line};
use crate::{Answer, StoreError};

const COUNT: &str = "
    INSERT INTO tallies (title, pack, question, answered, rightly)
    SELECT title, pack, question, count(*), count(*) FILTER (WHERE rightly)
    FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[]) AS a (title, pack, question, rightly)
    GROUP BY title, pack, question ORDER BY title, pack, question
    ON CONFLICT (title, pack, question) DO UPDATE
    SET answered = tallies.answered + excluded.answered, rightly = tallies.rightly + excluded.rightly";

/// What waits to be counted.
#[derive(Default)]
pub(super) struct Counter {
    waiting: Mutex<Waiting>,
    came: Notify,
}

#[derive(Default)]
struct Waiting {
    answers: Vec<Answer>,
    counted: Vec<oneshot::Sender<Result<(), StoreError>>>,
    closed: bool,
}

impl Counter {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn put(&self, answers: Vec<Answer>) -> oneshot::Receiver<Result<(), StoreError>> {
        let (counted, when_counted) = oneshot::channel();
        let mut waiting = self.waiting();
        waiting.answers.extend(answers);
        waiting.counted.push(counted);
        drop(waiting);
        self.came.notify_one();
        when_counted
    }

    pub(super) fn close(&self) {
        self.waiting().closed = true;
        self.came.notify_one();
    }
}

/// Counts until the store is closed. What cannot be counted is not tried again: it might be counted twice.
pub(super) async fn count_all(counter: Arc<Counter>, access: Arc<Access>) {
    let line = Line::new(&access);
    loop {
        let Waiting { answers, counted, closed } = {
            let mut waiting = counter.waiting();
            let closed = waiting.closed;
            std::mem::replace(&mut *waiting, Waiting { closed, ..Waiting::default() })
        };
        if !counted.is_empty() {
            let texts = |of: fn(&Answer) -> &str| answers.iter().map(of).collect::<Vec<&str>>();
            let (titles, packs) = (texts(|answer| &answer.title), texts(|answer| &answer.pack));
            let questions = texts(|answer| &answer.question);
            let right: Vec<bool> = answers.iter().map(|answer| answer.right).collect();
            let kept = line.query(COUNT, &[&titles, &packs, &questions, &right]).await;
            let kept = kept.map(drop).map_err(StoreError::from);
            for counted in counted {
                // Nobody has to wait for it.
                let _ = counted.send(kept.clone());
            }
        } else if closed {
            return;
        } else {
            counter.came.notified().await;
        }
    }
}
