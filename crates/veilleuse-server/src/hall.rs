//! All tables: those in memory and the way to the others.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    runtime::Handle,
    sync::{mpsc, oneshot},
};
use veilleuse_store::{Overdue, Store, StoreError};
use veilleuse_table::{Shelves, TokenHash, Wanted};

use crate::{
    Config,
    address::Address,
    analyses::Analyses,
    cluster::{BEAT, Cluster},
    codes::Codes,
    failure::Fail,
    gate::{Gate, Place, Spent, kilobytes},
    health::Health,
    lab::Lab,
    metrics::{Metrics, count},
    packed::Answers,
    packs::{self, Packs},
    room::{self, Mail},
    tallies::Tallies,
    task::spawn,
    thinkers::{Thinker, Thinkers},
};

/// How many messages may wait for a table.
const MAILBOX: usize = 256;
/// So many tables whose clock has run out are opened at once.
const MOST_CALLED: usize = 100;
/// How long an overdue table waits that was called and did not move, in milliseconds: each time twice as long, up to a
/// day.
const FIRST_WAIT: i64 = 60 * 1000;
const LONGEST_WAIT: i64 = 24 * 60 * 60 * 1000;
/// So many tables are removed before it is looked for more.
const MOST_PRUNED: usize = 100;
/// How often a table that was just put away is opened again for one request.
const TRIES: usize = 4;

/// All tables.
pub(crate) struct Hall {
    pub(crate) config: Config,
    port: u16,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) cluster: Cluster,
    /// What new matches are played with.
    pub(crate) shelves: Shelves,
    pub(crate) packs: Packs,
    pub(crate) metrics: Metrics,
    pub(crate) health: Health,
    /// Where bots think, and match files and long logs are played again.
    pub(crate) thinkers: Thinkers,
    pub(crate) gate: Gate,
    pub(crate) answers: Answers,
    pub(crate) codes: Codes,
    /// The hash of the owner's key.
    pub(crate) owner: TokenHash,
    /// Finished matches that are being analysed.
    pub(crate) analyses: Analyses,
    pub(crate) tallies: Arc<Tallies>,
    /// The owner's laboratory, where the server has one.
    pub(crate) lab: Option<Lab>,
    rooms: Mutex<HashMap<String, Live>>,
}

/// A table in memory.
struct Live {
    room: mpsc::Sender<Mail>,
    /// The address that called it there, which it counts for.
    address: Option<Address>,
    _place: Option<Place>,
}

impl Hall {
    pub(crate) fn new(
        (config, port): (Config, u16),
        store: Arc<dyn Store>,
        cluster: Cluster,
        shelves: Shelves,
        thinkers: Thinkers,
        metrics: Metrics,
        owner: TokenHash,
    ) -> Arc<Hall> {
        let gate = Gate::new(config.limits.clone());
        let lab = config.lab.then(Lab::default);
        Arc::new(Hall {
            port,
            config,
            store,
            cluster,
            shelves,
            packs: Packs::default(),
            health: Health::default(),
            metrics,
            thinkers,
            gate,
            answers: Answers::default(),
            codes: Codes::default(),
            owner,
            analyses: Analyses::default(),
            tallies: Arc::default(),
            lab,
            rooms: Mutex::default(),
        })
    }

    /// The port it listens on.
    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Live>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table, which is opened if it is not in memory, and then counts for who calls it.
    fn room(self: &Arc<Self>, id: &str, address: Option<Address>) -> Result<mpsc::Sender<Mail>, Fail> {
        // A table that somebody else may have by now shows nobody what it was.
        if !self.cluster.is_sure() {
            return Err(Fail::busy());
        }
        let mut rooms = self.rooms();
        if let Some(live) = rooms.get(id).filter(|live| !live.room.is_closed()) {
            return Ok(live.room.clone());
        }
        let place = address.map(|address| self.gate.live_table(address)).transpose()?;
        let (room, mails) = mpsc::channel(MAILBOX);
        rooms.insert(id.to_owned(), Live { room: room.clone(), address, _place: place });
        spawn(room::run(Arc::clone(self), id.to_owned(), mails, room.downgrade()));
        Ok(room)
    }

    /// Asks a table something for somebody at this address. Returns the way to it as well.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        address: Address,
        id: &str,
        question: impl Fn(oneshot::Sender<Result<T, Fail>>) -> Mail,
    ) -> Result<(T, mpsc::Sender<Mail>), Fail> {
        for _ in 0..TRIES {
            let room = self.room(id, Some(address))?;
            let (answer, answered) = oneshot::channel();
            if room.send(question(answer)).await.is_err() {
                continue;
            }
            // No answer: the table was put away with the question unread.
            if let Ok(answer) = answered.await {
                return answer.map(|answer| (answer, room));
            }
        }
        Err(Fail::no_table())
    }

    /// A new table for an address.
    pub(crate) async fn new_table(&self, address: Address) -> Result<(), Fail> {
        self.gate.new_table(address)?;
        self.spend(Spent::Tables, address, 1, Fail::too_many_tables).await
    }

    /// A file of so many bytes from an address.
    pub(crate) async fn new_file(&self, address: Address, bytes: usize) -> Result<(), Fail> {
        self.gate.file(address, bytes)?;
        self.spend(Spent::Files, address, 1, Fail::too_many_files).await?;
        self.spend(Spent::FileBytes, address, kilobytes(bytes), Fail::too_many_files).await
    }

    /// Counts what an address may have of all servers that share the store.
    async fn spend(&self, of: Spent, address: Address, much: u32, fail: fn() -> Fail) -> Result<(), Fail> {
        const HOUR: i64 = 60 * 60 * 1000;
        if !self.cluster.is_shared() {
            return Ok(());
        }
        let (of, most) = self.gate.of_the_hour(of, address);
        if self.store.spend(&of, much.into(), most).await? {
            return Ok(());
        }
        let left = HOUR - self.cluster.date().rem_euclid(HOUR);
        Err(fail().after(Duration::from_millis(left as u64)))
    }

    /// Says that this server is there. When that was not confirmed for so long that others may have taken its tables, it
    /// lets go of them.
    pub(crate) async fn beat(&self) {
        let beating = tokio::time::timeout(BEAT, self.cluster.beat(self.store.as_ref()));
        if !beating.await.is_ok_and(|confirmed| confirmed.is_ok()) {
            count(&self.metrics.beats_missed);
        }
        if !self.cluster.is_lost() {
            return;
        }
        let rooms: Vec<_> = self.rooms().values().map(|live| live.room.clone()).collect();
        if !rooms.is_empty() {
            count(&self.metrics.leases_lost);
            tracing::error!(tables = rooms.len(), "the store is out of reach; all tables are let go");
        }
        for room in rooms {
            // One that does not hear is told again with the next beat.
            let _ = room.try_send(Mail::Lost);
        }
    }

    /// Opens the tables whose clock has run out while nobody was there, so that they do what is to be done then.
    pub(crate) async fn call_overdue(self: &Arc<Self>) {
        if !self.cluster.is_sure() {
            return;
        }
        let now = self.cluster.date();
        let overdue = match self.store.overdue(now, MOST_CALLED).await {
            Ok(overdue) => overdue,
            Err(error) => return tracing::warn!(%error, "tables whose clock has run out were not looked for"),
        };
        for overdue in overdue {
            // Put off before it is opened, so that one that cannot be opened stands in nobody's way; it forgets this
            // as soon as its match moves on.
            let Overdue { table, tries } = overdue.clone();
            let wait = FIRST_WAIT.saturating_mul(1 << tries.min(16)).min(LONGEST_WAIT);
            match self.store.put_off(overdue, now + wait).await {
                Ok(()) => {}
                // Another server looks after it.
                Err(StoreError::Conflict) => continue,
                Err(error) => tracing::warn!(table, %error, "an overdue table was not put off"),
            }
            // What the server opens itself counts for nobody.
            let _ = self.room(&table, None);
        }
    }

    /// Removes tables that are not kept any longer, those apart that somebody is at, and the packs no match needs then.
    pub(crate) async fn prune(&self) {
        let now = self.cluster.date();
        let mut gone = 0;
        loop {
            let expired = match self.store.expired(self.config.keeping, now, MOST_PRUNED).await {
                Ok(expired) => expired,
                Err(error) => return tracing::warn!(%error, "old tables were not looked for"),
            };
            let (found, before) = (expired.len(), gone);
            for expired in expired {
                let is_open = self.rooms().contains_key(&expired.table);
                // Somebody may have come since: then it stays.
                if !is_open && self.store.remove(expired).await.is_ok() {
                    gone += 1;
                }
            }
            if found < MOST_PRUNED || gone == before {
                break;
            }
        }
        if gone > 0 {
            tracing::info!(gone, "old tables were removed");
        }
        match packs::drop_unused(self).await {
            Ok(0) => {}
            Ok(gone) => tracing::info!(gone, "packs were removed that no match needs"),
            Err(error) => tracing::warn!(%error, "packs that no match needs were not removed"),
        }
    }

    /// A table has ended its task.
    pub(crate) fn forget(&self, id: &str, mails: &mut mpsc::Receiver<Mail>) {
        mails.close();
        let mut rooms = self.rooms();
        if rooms.get(id).is_some_and(|live| live.room.is_closed()) {
            rooms.remove(id);
        }
        if rooms.capacity() > 1024 && rooms.len() < rooms.capacity() / 8 {
            rooms.shrink_to_fit();
        }
    }

    /// Tells all tables to end, and waits for them and for the sockets, which say why before they end.
    pub(crate) async fn stop(&self) {
        self.cluster.stop();
        let rooms: Vec<_> = self.rooms().values().map(|live| live.room.clone()).collect();
        for room in rooms {
            // A table that has ended needs no telling.
            let _ = room.try_send(Mail::Stop);
        }
        for _ in 0..500 {
            let all_gone = self.rooms().is_empty() && self.metrics.sockets_open.get() == 0;
            if all_gone && self.tallies.are_counted() {
                return self.cluster.leave(self.store.as_ref()).await;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.cluster.leave(self.store.as_ref()).await;
        tracing::warn!("some tables or sockets did not end in time; what was played is kept all the same");
    }

    /// Thinks about a table when its turn has come.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        table: &str,
        wanted: Wanted,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let address = self.rooms().get(table).and_then(|live| live.address);
        self.thinkers.think(Thinker { table: table.to_owned(), address, wanted }, thought).await
    }

    /// Plays the log of a table again when its turn has come.
    pub(crate) async fn replay<T: Send + 'static>(
        &self,
        table: &str,
        open: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let times = self.metrics.file_seconds.clone();
        let timed = move || {
            let _time = times.start_timer();
            open()
        };
        self.think(table, Wanted::Watched, timed).await
    }

    /// Does something that takes its time, such as playing a match file again, where it holds up nobody.
    pub(crate) async fn aside<T: Send + 'static>(
        &self,
        address: Address,
        work: impl Future<Output = Result<T, Fail>> + Send + 'static,
    ) -> Result<T, Fail> {
        let (runtime, times) = (Handle::current(), self.metrics.file_seconds.clone());
        let thinker = Thinker { table: String::new(), address: Some(address), wanted: Wanted::Watched };
        let done = self.thinkers.think(thinker, move || {
            let _time = times.start_timer();
            runtime.block_on(work)
        });
        done.await.unwrap_or_else(|| {
            Err(veilleuse_table::Fail::bad_record("the match file cannot be played again").into())
        })
    }
}
