//! What every address has taken, and whether it may have more.

use std::{
    collections::HashMap,
    num::NonZeroU32,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{
            AtomicU64, AtomicUsize,
            Ordering::{Relaxed, SeqCst},
        },
    },
    time::{Duration, Instant},
};

use governor::{
    RateLimiter,
    clock::{Clock, DefaultClock},
    state::keyed::HashMapStateStore,
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use veilleuse_wire::limits;

use crate::{address::Address, failure::Fail, limits::Limits};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);
const KILOBYTE: usize = 1024;

type Buckets = RateLimiter<Address, HashMapStateStore<Address>, DefaultClock>;

/// Who guards the door. Every limit of an address is kept here.
pub(crate) struct Gate {
    limits: Limits,
    began: Instant,
    places: Arc<Semaphore>,
    requests: Buckets,
    answers: Buckets,
    messages: Buckets,
    onlookers: Buckets,
    guesses: Buckets,
    tables: Buckets,
    files: Buckets,
    file_bytes: Buckets,
    analyses: Buckets,
    taken: Mutex<HashMap<Address, Arc<Taken>>>,
}

/// What one address holds right now.
#[derive(Default)]
struct Taken {
    connections: AtomicUsize,
    sockets: AtomicUsize,
    live: AtomicUsize,
    waiting: AtomicUsize,
    /// When it may ask for a code again, and for anything; in milliseconds since the gate was opened.
    codes_from: AtomicU64,
    answers_from: AtomicU64,
}

/// What is counted for all servers together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spent {
    Tables,
    Files,
    FileBytes,
}

/// One of the things an address may have so many of, until it is dropped.
pub(crate) struct Place {
    taken: Arc<Taken>,
    of: fn(&Taken) -> &AtomicUsize,
}

impl Drop for Place {
    fn drop(&mut self) {
        (self.of)(&self.taken).fetch_sub(1, SeqCst);
    }
}

/// A connection that counts until it is dropped.
pub(crate) struct Connection {
    _of_all: OwnedSemaphorePermit,
    _of_address: Option<Place>,
}

/// Bytes that wait until an address reads them.
pub(crate) struct Waiting {
    taken: Arc<Taken>,
    most: usize,
    bytes: usize,
}

impl Waiting {
    /// Lets so many more wait, unless they are too many for one reader or for its address.
    pub(crate) fn more(&mut self, bytes: usize) -> Result<(), Fail> {
        let before = self.taken.waiting.fetch_add(bytes, SeqCst);
        if before + bytes > self.most || self.bytes + bytes > limits::QUEUE_BYTES {
            self.taken.waiting.fetch_sub(bytes, SeqCst);
            return Err(Fail::busy());
        }
        self.bytes += bytes;
        Ok(())
    }

    /// So many were read.
    pub(crate) fn less(&mut self, bytes: usize) {
        let bytes = bytes.min(self.bytes);
        self.bytes -= bytes;
        self.taken.waiting.fetch_sub(bytes, SeqCst);
    }

    /// How many bytes wait for its address.
    #[cfg(test)]
    pub(crate) fn in_all(&self) -> usize {
        self.taken.waiting.load(SeqCst)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.less(self.bytes);
    }
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Gate {
        let buckets = |each: u32, time, at_once: u32| {
            RateLimiter::hashmap(limits.quota(each, time, limits.of_all(at_once)))
        };
        Gate {
            began: Instant::now(),
            places: Arc::new(Semaphore::new(limits.connections_in_all)),
            requests: buckets(limits.requests, SECOND, limits.requests.saturating_mul(5)),
            answers: buckets(limits.answers, SECOND, limits.answers.saturating_mul(8)),
            messages: buckets(limits.messages, SECOND, limits.messages.saturating_mul(2)),
            onlookers: buckets(limits.onlookers, SECOND, limits.onlookers.saturating_mul(20)),
            guesses: buckets(limits.guesses, MINUTE, limits.guesses.saturating_mul(2)),
            tables: buckets(limits.tables, HOUR, limits.tables.div_ceil(4)),
            files: buckets(limits.files, HOUR, limits.files.div_ceil(2)),
            file_bytes: buckets(limits.file_bytes, HOUR, limits.file_bytes),
            analyses: buckets(limits.analyses, HOUR, limits.analyses.div_ceil(3)),
            taken: Mutex::default(),
            limits,
        }
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<Address, Arc<Taken>>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, address: Address) -> Arc<Taken> {
        Arc::clone(self.taken().entry(address).or_default())
    }

    fn now(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    /// Forgets addresses that have not been heard of for a while.
    pub(crate) fn tidy(&self) {
        for buckets in [
            &self.requests,
            &self.answers,
            &self.messages,
            &self.onlookers,
            &self.guesses,
            &self.tables,
            &self.files,
            &self.file_bytes,
            &self.analyses,
        ] {
            buckets.retain_recent();
            buckets.shrink_to_fit();
        }
        let now = self.now();
        let mut taken = self.taken();
        taken.retain(|_, taken| {
            Arc::strong_count(taken) > 1
                || taken.codes_from.load(Relaxed).max(taken.answers_from.load(Relaxed)) > now
        });
        taken.shrink_to_fit();
    }

    fn place(&self, address: Address, of: fn(&Taken) -> &AtomicUsize, most: u32) -> Option<Place> {
        let taken = self.of(address);
        if of(&taken).fetch_add(1, SeqCst) >= self.limits.of_all(most) as usize {
            of(&taken).fetch_sub(1, SeqCst);
            return None;
        }
        Some(Place { taken, of })
    }

    /// A place for a connection, before anything is read from it. A proxy has one for each of its clients and is counted
    /// by none of them.
    pub(crate) fn connect(&self, address: Option<Address>) -> Result<Connection, Fail> {
        let of_all = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Fail::busy())?;
        let most = self.limits.connections;
        let of_address = match address {
            None => None,
            Some(address) => {
                Some(self.place(address, |taken| &taken.connections, most).ok_or_else(Fail::too_many)?)
            }
        };
        Ok(Connection { _of_all: of_all, _of_address: of_address })
    }

    /// A place for a socket.
    pub(crate) fn socket(&self, address: Address) -> Result<Place, Fail> {
        self.place(address, |taken| &taken.sockets, self.limits.sockets).ok_or_else(Fail::too_many)
    }

    /// A place for a table in memory.
    pub(crate) fn live_table(&self, address: Address) -> Result<Place, Fail> {
        self.place(address, |taken| &taken.live, self.limits.live).ok_or_else(Fail::too_many_tables)
    }

    /// Where it is counted what waits for one reader.
    pub(crate) fn waiting(&self, address: Address) -> Waiting {
        let most = self.limits.of_all(self.limits.waiting) as usize * KILOBYTE;
        Waiting { taken: self.of(address), most, bytes: 0 }
    }

    /// A request that makes or looks up something.
    pub(crate) fn request(&self, address: Address) -> Result<(), Fail> {
        take(&self.requests, address, 1).map_err(|wait| Fail::too_fast().after(wait))
    }

    /// A new table.
    pub(crate) fn new_table(&self, address: Address) -> Result<(), Fail> {
        take(&self.tables, address, 1).map_err(|wait| Fail::too_many_tables().after(wait))
    }

    /// A match file of so many bytes.
    pub(crate) fn file(&self, address: Address, bytes: usize) -> Result<(), Fail> {
        take(&self.files, address, 1)
            .and_then(|()| take(&self.file_bytes, address, kilobytes(bytes)))
            .map_err(|wait| Fail::too_many_files().after(wait))
    }

    /// A match to be analysed.
    pub(crate) fn analysis(&self, address: Address) -> Result<(), Fail> {
        take(&self.analyses, address, 1).map_err(|wait| Fail::too_many_analyses().after(wait))
    }

    /// What an address may have of all servers together in an hour, where several share a store: of what, and how much.
    pub(crate) fn of_the_hour(&self, spent: Spent, address: Address) -> (String, i64) {
        let (what, each) = match spent {
            Spent::Tables => ("tables", self.limits.tables),
            Spent::Files => ("files", self.limits.files),
            Spent::FileBytes => ("file_bytes", self.limits.file_bytes),
        };
        (format!("{what} {}", address.ip()), i64::from(self.limits.of_all(each)))
    }

    /// A message on a socket, of such a weight.
    pub(crate) fn message(&self, address: Address, weight: u32) -> bool {
        take(&self.messages, address, weight).is_ok()
    }

    /// A message of somebody who only looks on: all of an address share what one player has.
    pub(crate) fn onlooker(&self, address: Address, weight: u32) -> bool {
        take(&self.onlookers, address, weight).is_ok()
    }

    /// Whether this address may look for a code. Only wrong ones count.
    pub(crate) fn may_look_up(&self, address: Address) -> Result<(), Fail> {
        self.not_before(&self.of(address).codes_from)
    }

    /// There was no table with that code.
    pub(crate) fn guessed_wrong(&self, address: Address) {
        if let Err(wait) = take(&self.guesses, address, 1) {
            self.wait(&self.of(address).codes_from, wait);
        }
    }

    /// Whether this address may be answered.
    pub(crate) fn may_be_answered(&self, address: Address) -> Result<(), Fail> {
        self.not_before(&self.of(address).answers_from)
    }

    /// It was answered with so many bytes.
    pub(crate) fn answered(&self, address: Address, bytes: usize) {
        if let Err(wait) = take(&self.answers, address, kilobytes(bytes)) {
            self.wait(&self.of(address).answers_from, wait);
        }
    }

    fn not_before(&self, moment: &AtomicU64) -> Result<(), Fail> {
        let wait = moment.load(Relaxed).saturating_sub(self.now());
        if wait == 0 { Ok(()) } else { Err(Fail::too_fast().after(Duration::from_millis(wait))) }
    }

    fn wait(&self, moment: &AtomicU64, wait: Duration) {
        moment.fetch_max(self.now() + wait.as_millis() as u64, Relaxed);
    }
}

pub(crate) fn kilobytes(bytes: usize) -> u32 {
    u32::try_from(bytes.div_ceil(KILOBYTE)).unwrap_or(u32::MAX)
}

/// Takes so much, or says how long to wait. What is more than fits at once waits as if it fitted.
fn take(buckets: &Buckets, address: Address, much: u32) -> Result<(), Duration> {
    let much = NonZeroU32::new(much).unwrap_or(NonZeroU32::MIN);
    match buckets.check_key_n(&address, much) {
        Ok(taken) => taken.map_err(|until| until.wait_time_from(DefaultClock::default().now())),
        Err(_) => Err(MINUTE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> Address {
        Address::of([192, 0, 2, last].into())
    }

    fn gate() -> Gate {
        Gate::new(Limits::for_crowd(1))
    }

    #[test]
    fn an_address_has_its_places_and_no_more_and_gets_them_back() {
        let gate = gate();
        let mut held: Vec<_> = (0..5).map(|_| gate.socket(address(1)).unwrap()).collect();
        assert_eq!(gate.socket(address(1)).err().unwrap().code, "too_many");
        gate.socket(address(2)).unwrap();
        held.pop();
        held.push(gate.socket(address(1)).unwrap());
        assert!(gate.socket(address(1)).is_err());
        let connections: Vec<_> = (0..10).map(|_| gate.connect(Some(address(1))).unwrap()).collect();
        assert!(gate.connect(Some(address(1))).is_err());
        assert!(gate.connect(None).is_ok(), "a proxy is not an address");
        drop(connections);
        gate.connect(Some(address(1))).unwrap();
    }

    #[test]
    fn everybody_together_has_so_many_connections() {
        let gate = Gate::new(Limits { connections_in_all: 3, ..Limits::default() });
        let held: Vec<_> = (0..3).map(|last| gate.connect(Some(address(last))).unwrap()).collect();
        assert_eq!(gate.connect(Some(address(9))).err().unwrap().code, "busy");
        drop(held);
        gate.connect(Some(address(9))).unwrap();
    }

    #[test]
    fn what_waits_is_counted_for_its_reader_and_its_address() {
        let gate = gate();
        let (mut one, mut two) = (gate.waiting(address(1)), gate.waiting(address(1)));
        one.more(700 * KILOBYTE).unwrap();
        two.more(324 * KILOBYTE).unwrap();
        assert!(two.more(1).is_err(), "a megabyte waits for this address");
        gate.waiting(address(2)).more(1).unwrap();
        one.less(1);
        two.more(1).unwrap();
        drop(one);
        two.more(600 * KILOBYTE).unwrap();
        drop(two);
        assert_eq!(gate.of(address(1)).waiting.load(SeqCst), 0);
    }

    #[test]
    fn wrong_codes_are_counted_and_right_ones_are_not() {
        let gate = gate();
        for _ in 0..100 {
            gate.may_look_up(address(1)).unwrap();
        }
        for _ in 0..5 {
            gate.may_look_up(address(1)).unwrap();
            gate.guessed_wrong(address(1));
        }
        let refused = gate.may_look_up(address(1)).unwrap_err();
        assert_eq!(refused.code, "too_fast");
        assert!(refused.wait.is_some_and(|wait| wait <= MINUTE));
        gate.may_look_up(address(2)).unwrap();
    }

    #[test]
    fn files_count_by_number_and_by_size() {
        let gate = gate();
        gate.file(address(1), 1024 * KILOBYTE).unwrap();
        gate.file(address(1), 1024 * KILOBYTE).unwrap();
        assert_eq!(gate.file(address(1), 1).unwrap_err().code, "too_many_files", "two megabytes an hour");
        for _ in 0..3 {
            gate.file(address(2), 1).unwrap();
        }
        assert_eq!(gate.file(address(2), 1).unwrap_err().code, "too_many_files", "three at once");
    }

    #[test]
    fn an_address_has_so_many_matches_analysed() {
        let gate = gate();
        for _ in 0..2 {
            gate.analysis(address(1)).unwrap();
        }
        let refused = gate.analysis(address(1)).unwrap_err();
        assert_eq!(refused.code, "too_many_analyses");
        assert!(refused.wait.is_some_and(|wait| wait <= HOUR / 6));
        gate.analysis(address(2)).unwrap();
    }

    #[test]
    fn who_was_answered_much_waits() {
        let gate = gate();
        for _ in 0..2 {
            gate.may_be_answered(address(1)).unwrap();
            gate.answered(address(1), 1000 * KILOBYTE);
        }
        gate.answered(address(1), 1000 * KILOBYTE);
        let wait = gate.may_be_answered(address(1)).unwrap_err().wait.unwrap();
        assert!(wait > SECOND && wait < 5 * SECOND, "{wait:?}");
    }

    #[test]
    fn addresses_are_forgotten_when_they_hold_nothing() {
        let gate = gate();
        let held = gate.socket(address(1)).unwrap();
        drop(gate.socket(address(2)).unwrap());
        gate.tidy();
        assert_eq!(gate.taken().len(), 1);
        drop(held);
        gate.tidy();
        assert!(gate.taken().is_empty());
    }
}
