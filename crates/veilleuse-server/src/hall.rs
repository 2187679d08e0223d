//! All tables: those in memory and the way to the others.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::{Semaphore, mpsc, oneshot};
use veilleuse_store::{Overdue, Store};
use veilleuse_table::Shelves;

use crate::{
    Config,
    bucket::Bucket,
    failure::Fail,
    floor::Floor,
    metrics::{Metrics, count},
    packs::Packs,
    room::{self, Mail, now_ms},
};

/// How many messages may wait for a table.
const MAILBOX: usize = 256;
/// So many tables whose clock has run out are opened at once.
const MOST_CALLED: usize = 100;
/// How long an overdue table waits that was called and did not move, in milliseconds: each time twice as long, up to a
/// day.
const FIRST_WAIT: i64 = 60 * 1000;
const LONGEST_WAIT: i64 = 24 * 60 * 60 * 1000;
/// How often a table that was just put away is opened again for one request.
const TRIES: usize = 4;
/// Requests a second, and at once, that make or look up tables, for one address.
const REQUESTS: (u32, u32) = (20, 100);

/// All tables.
pub(crate) struct Hall {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    /// What new matches are played with.
    pub(crate) shelves: Shelves,
    pub(crate) packs: Packs,
    pub(crate) metrics: Metrics,
    /// Places for bots to think.
    pub(crate) thinkers: Arc<Semaphore>,
    floor: Floor,
    rooms: Mutex<HashMap<String, mpsc::Sender<Mail>>>,
    addresses: Mutex<HashMap<IpAddr, Address>>,
}

struct Address {
    sockets: usize,
    requests: Bucket,
}

/// A socket that counts for its address until it is dropped.
pub(crate) struct Place {
    hall: Arc<Hall>,
    address: IpAddr,
}

impl Hall {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, shelves: Shelves, floor: Floor) -> Arc<Hall> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Hall {
            config,
            store,
            shelves,
            packs: Packs::default(),
            metrics: Metrics::default(),
            thinkers: Arc::new(Semaphore::new(cores)),
            floor,
            rooms: Mutex::default(),
            addresses: Mutex::default(),
        })
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Mail>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn addresses(&self) -> MutexGuard<'_, HashMap<IpAddr, Address>> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table, which is opened if it is not in memory.
    fn room(self: &Arc<Self>, id: &str) -> mpsc::Sender<Mail> {
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(id).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (room, mails) = mpsc::channel(MAILBOX);
        rooms.insert(id.to_owned(), room.clone());
        self.floor.run(room::run(Arc::clone(self), id.to_owned(), mails, room.downgrade()));
        room
    }

    /// Asks a table something. Returns the way to it as well.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        question: impl Fn(oneshot::Sender<Result<T, Fail>>) -> Mail,
    ) -> Result<(T, mpsc::Sender<Mail>), Fail> {
        for _ in 0..TRIES {
            let room = self.room(id);
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

    /// Opens the tables whose clock has run out while nobody was there, so that they do what is to be done then.
    pub(crate) async fn call_overdue(self: &Arc<Self>) {
        let now = now_ms();
        let overdue = match self.store.overdue(now, MOST_CALLED).await {
            Ok(overdue) => overdue,
            Err(error) => return tracing::warn!(%error, "tables whose clock has run out were not looked for"),
        };
        for Overdue { table, tries } in overdue {
            // Put off before it is opened, so that one that cannot be opened stands in nobody's way; it forgets this
            // as soon as its match moves on.
            let wait = FIRST_WAIT.saturating_mul(1 << tries.min(16)).min(LONGEST_WAIT);
            if let Err(error) = self.store.put_off(&table, now + wait).await {
                tracing::warn!(table, %error, "an overdue table was not put off");
            }
            self.room(&table);
        }
    }

    /// A table has ended its task.
    pub(crate) fn forget(&self, id: &str, mails: &mut mpsc::Receiver<Mail>) {
        mails.close();
        let mut rooms = self.rooms();
        if rooms.get(id).is_some_and(mpsc::Sender::is_closed) {
            rooms.remove(id);
        }
        if rooms.capacity() > 1024 && rooms.len() < rooms.capacity() / 8 {
            rooms.shrink_to_fit();
        }
    }

    /// Tells all tables to end and waits for them.
    pub(crate) async fn stop(&self) {
        let rooms: Vec<_> = self.rooms().values().cloned().collect();
        for room in rooms {
            // A table that has ended needs no telling.
            let _ = room.try_send(Mail::Stop);
        }
        for _ in 0..500 {
            if self.rooms().is_empty() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        tracing::warn!("some tables did not end in time; their logs are kept all the same");
    }

    /// Whether this address may make another request now.
    pub(crate) fn may_request(&self, address: IpAddr) -> bool {
        let now = Instant::now();
        let mut addresses = self.addresses();
        if addresses.len() > 10_000 {
            addresses.retain(|_, kept| kept.sockets > 0 || !kept.requests.is_at_rest(now));
        }
        address_of(&mut addresses, address, now).requests.take(now)
    }

    /// A place for a socket of this address, if it may have another.
    pub(crate) fn place(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let mut addresses = self.addresses();
        let kept = address_of(&mut addresses, address, Instant::now());
        if kept.sockets >= self.config.sockets_an_address {
            count(&self.metrics.sockets_refused);
            return None;
        }
        kept.sockets += 1;
        Some(Place { hall: Arc::clone(self), address })
    }
}

fn address_of(addresses: &mut HashMap<IpAddr, Address>, address: IpAddr, now: Instant) -> &mut Address {
    let (rate, burst) = REQUESTS;
    let new = || Address { sockets: 0, requests: Bucket::new(rate, burst, now) };
    addresses.entry(address).or_insert_with(new)
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(kept) = self.hall.addresses().get_mut(&self.address) {
            kept.sockets -= 1;
        }
    }
}
