//! Whether the server does what it promises at this moment.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use veilleuse_store::Store;

/// For how long an answer holds: whoever asks often does not keep the disk busy.
const HOLDS: Duration = Duration::from_secs(1);
/// A store that takes longer than this keeps nothing anybody would wait for.
const PATIENCE: Duration = Duration::from_secs(2);

/// The last answer, and when it was found.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Result<(), String>)>>,
}

impl Health {
    /// Whether the store keeps what it is given. Those who ask at once share one answer.
    pub(crate) async fn is_ready(&self, store: &dyn Store) -> Result<(), String> {
        let mut last = self.last.lock().await;
        if let Some((_, answer)) = last.as_ref().filter(|(found, _)| found.elapsed() < HOLDS) {
            return answer.clone();
        }
        let answer = match tokio::time::timeout(PATIENCE, store.check()).await {
            Ok(checked) => checked.map_err(|error| error.to_string()),
            Err(_) => Err(format!("the database has not answered for {} seconds", PATIENCE.as_secs())),
        };
        if let (Err(error), Some((_, Ok(()))) | None) = (&answer, last.as_ref()) {
            tracing::error!(error, "what is decided now is not kept");
        }
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}
