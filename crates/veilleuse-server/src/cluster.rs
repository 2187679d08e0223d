//! What this server is among those that share its store.
//!
//! Nobody is told who else is there: a server says to the store that it is, and the store says to whoever wants a table
//! who holds it. The epoch of a claim keeps tables safe; the lease here only says for how long nobody else tries.

use std::{
    collections::HashMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicI64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use tokio::sync::watch;
use veilleuse_store::{Claim, Holder, Store, StoreError};

use crate::{failure::Fail, room::now_ms};

/// How often a server says that it is there.
pub(crate) const BEAT: Duration = Duration::from_secs(2);
/// For how long that holds.
pub(crate) const LEASE: Duration = Duration::from_secs(6);
/// After how long without an answer nobody new is let in.
const DOUBT: Duration = Duration::from_secs(4);
/// For how long it holds where nobody else can use the store.
const FOR_GOOD: Duration = Duration::from_hours(24 * 365 * 100);

/// This server, and what it knows of others.
pub(crate) struct Cluster {
    pub(crate) me: Holder,
    shared: bool,
    /// When the last beat was sent that the store has confirmed, by the clock that runs while a machine sleeps.
    confirmed: AtomicI64,
    began: Instant,
    /// What the store's clock says when ours began; not used where nobody shares the store.
    ahead: AtomicI64,
    /// Servers whose door was found shut, and when. Each is believed to be gone for one lease, once.
    gone: Mutex<HashMap<String, Instant>>,
    draining: AtomicBool,
    stopping: AtomicBool,
    stopped: watch::Sender<()>,
}

impl Cluster {
    pub(crate) fn new(me: Holder, store: &dyn Store) -> Cluster {
        Cluster {
            me,
            shared: store.is_shared(),
            confirmed: AtomicI64::new(boot_time()),
            began: Instant::now(),
            ahead: AtomicI64::new(0),
            gone: Mutex::default(),
            draining: AtomicBool::new(false),
            stopping: AtomicBool::new(false),
            stopped: watch::Sender::new(()),
        }
    }

    /// Whether others may use the same store.
    pub(crate) const fn is_shared(&self) -> bool {
        self.shared
    }

    /// Milliseconds since 1970. Servers that share a store go by its clock, so that no machine's own decides.
    pub(crate) fn date(&self) -> i64 {
        if self.shared {
            self.ahead.load(Relaxed) + self.began.elapsed().as_millis() as i64
        } else {
            now_ms()
        }
    }

    /// Says that this server is there.
    pub(crate) async fn beat(&self, store: &dyn Store) -> Result<(), StoreError> {
        let sent = boot_time();
        let date = store.beat(&self.me, if self.shared { LEASE } else { FOR_GOOD }).await?;
        self.confirmed.fetch_max(sent, Relaxed);
        self.ahead.store(date - self.began.elapsed().as_millis() as i64, Relaxed);
        Ok(())
    }

    /// Says that it is not there any longer.
    pub(crate) async fn leave(&self, store: &dyn Store) {
        // Whoever is not heard of any more is gone as well, a little later.
        let _ = tokio::time::timeout(BEAT, store.beat(&self.me, Duration::ZERO)).await;
    }

    fn unconfirmed(&self) -> Duration {
        if !self.shared {
            return Duration::ZERO;
        }
        let since = boot_time() - self.confirmed.load(Relaxed);
        Duration::from_millis(since.max(0) as u64)
    }

    /// Whether tables may be taken into memory here.
    pub(crate) fn is_sure(&self) -> bool {
        self.unconfirmed() < DOUBT && !self.stopping.load(Relaxed)
    }

    /// Whether others may have taken the tables of this server.
    pub(crate) fn is_lost(&self) -> bool {
        self.unconfirmed() >= LEASE
    }

    /// Claims a table, from a server that is gone as well.
    pub(crate) async fn claim(&self, store: &dyn Store, table: &str) -> Result<i64, Fail> {
        let mut claim = store.claim(&self.me.key, table, None).await?;
        if let Some(Claim::Theirs(holder)) = &claim
            && self.seems_gone(&holder.key)
        {
            claim = store.claim(&self.me.key, table, Some(&holder.key)).await?;
        }
        match claim {
            Some(Claim::Ours(epoch)) => Ok(epoch),
            Some(Claim::Theirs(holder)) => Err(Fail::elsewhere(holder)),
            None => Err(Fail::no_table()),
        }
    }

    fn seems_gone(&self, key: &str) -> bool {
        let gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner);
        gone.get(key).is_some_and(|since| since.elapsed() < LEASE)
    }

    /// A server was not found where it should be. A process that has ended never comes back under the same key, so that
    /// one that does is out of reach rather than gone, and is waited for like any other.
    pub(crate) fn found_gone(&self, key: &str) {
        let mut gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner);
        gone.entry(key.to_owned()).or_insert_with(Instant::now);
    }

    /// Says that it will soon stop, to who asks whether it is ready; everything else goes on.
    pub(crate) fn drain(&self) {
        self.draining.store(true, Relaxed);
    }

    /// Whether it should get nobody new.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Relaxed)
    }

    /// Takes no more tables, and hangs up on those who look at tables elsewhere.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Relaxed);
        self.stopped.send_replace(());
    }

    /// Comes when this server stops.
    pub(crate) async fn stopped(&self) {
        let mut stopped = self.stopped.subscribe();
        if !self.stopping.load(Relaxed) {
            // The sender lives as long as this does.
            let _ = stopped.changed().await;
        }
    }
}

/// Milliseconds since the machine was started, those included in which it slept: a lease runs on meanwhile.
#[cfg(target_os = "linux")]
fn boot_time() -> i64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    now.tv_sec * 1000 + now.tv_nsec / 1_000_000
}

/// Milliseconds since the first call.
#[cfg(not(target_os = "linux"))]
fn boot_time() -> i64 {
    static FIRST: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    FIRST.elapsed().as_millis() as i64
}
