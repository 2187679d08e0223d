//! Answers that are counted for whoever owns the server. Nothing hangs on it, so no table waits for it.

use std::{
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use veilleuse_store::{Answer, Store};

use crate::task::spawn;

/// What waits to be counted: whatever comes while some are being counted is counted together afterwards.
#[derive(Default)]
pub(crate) struct Tallies(Mutex<State>);

#[derive(Default)]
struct State {
    waiting: Vec<Answer>,
    /// Somebody counts.
    counting: bool,
}

impl Tallies {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has answers counted.
    pub(crate) fn count(self: &Arc<Self>, store: &Arc<dyn Store>, answers: Vec<Answer>) {
        let mut state = self.state();
        state.waiting.extend(answers);
        if !mem::replace(&mut state.counting, true) {
            spawn(Arc::clone(self).count_all(Arc::clone(store)));
        }
    }

    /// Whether everything is counted.
    pub(crate) fn are_counted(&self) -> bool {
        !self.state().counting
    }

    /// Counts until nothing waits. What cannot be counted is not tried again: it might be counted twice.
    async fn count_all(self: Arc<Self>, store: Arc<dyn Store>) {
        while let Some(answers) = self.next() {
            if let Err(error) = store.count_answers(answers).await {
                tracing::warn!(%error, "answers were not counted");
            }
        }
    }

    /// What waits; when nothing does, nobody counts any longer.
    fn next(&self) -> Option<Vec<Answer>> {
        let mut state = self.state();
        state.counting = !state.waiting.is_empty();
        state.counting.then(|| mem::take(&mut state.waiting))
    }
}

#[cfg(test)]
mod tests {
    use veilleuse_store::{InMemory, Tally};

    use super::*;

    fn answer(question: u32) -> Answer {
        let [title, pack, question] = ["title".to_owned(), "pack".to_owned(), question.to_string()];
        Answer { title, pack, question, right: true }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn each_answer_is_counted_once_whoever_counts() {
        let (tallies, store) = (Arc::new(Tallies::default()), Arc::new(InMemory::new()) as Arc<dyn Store>);
        let tables = [0, 1].map(|_| {
            let (tallies, store) = (Arc::clone(&tallies), Arc::clone(&store));
            tokio::spawn(async move {
                for number in 0..1_000 {
                    tallies.count(&store, vec![answer(number % 10)]);
                    if number % 7 == 0 {
                        tokio::task::yield_now().await;
                    }
                }
            })
        });
        for table in tables {
            table.await.unwrap();
        }
        while !tallies.are_counted() {
            tokio::task::yield_now().await;
        }
        let counted = store.tallies("title", "pack").await.unwrap();
        let whole = |tally: &Tally| (tally.answered, tally.right);
        assert_eq!(counted.iter().map(whole).collect::<Vec<_>>(), [(200, 200); 10]);
    }
}
