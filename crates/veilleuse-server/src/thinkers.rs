//! Where bots think: some threads, and a line that is fair.
//!
//! Thoughts are counted for the address that called their table into memory. Whoever has thought least comes first, and
//! among the tables of one address each in turn, so that a hundred tables of one address are no more to the others than
//! one. Tables nobody watches have what is left: one thread, and it rests as long as it has thought.

use std::{
    collections::{HashMap, VecDeque},
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use prometheus::Histogram;
use tokio::sync::oneshot;
use veilleuse_table::Wanted;

use crate::address::Address;

/// Who thinks, and for whom.
#[derive(Clone, Debug)]
pub(crate) struct Thinker {
    /// The table.
    pub(crate) table: String,
    /// The address its thoughts are counted for; `None` for tables the server opened itself.
    pub(crate) address: Option<Address>,
    /// How much somebody waits for it.
    pub(crate) wanted: Wanted,
}

type Work = Box<dyn FnOnce() + Send>;

/// The threads.
pub(crate) struct Thinkers {
    pool: Arc<Pool>,
}

struct Pool {
    line: Mutex<Line<Work>>,
    called: Condvar,
    /// How long thoughts wait, and how long they take.
    waits: Histogram,
    times: Histogram,
}

impl Thinkers {
    pub(crate) fn new(waits: Histogram, times: Histogram) -> io::Result<Thinkers> {
        let pool = Arc::new(Pool { line: Mutex::default(), called: Condvar::new(), waits, times });
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let pool = Arc::clone(&pool);
            thread::Builder::new().name("thoughts".to_owned()).spawn(move || pool.serve())?;
        }
        Ok(Thinkers { pool })
    }

    /// Thinks when it is this one's turn. `None` when the thought broke, or the server stops.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thinker: Thinker,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let work = Box::new(move || {
            // Nobody waits for it any more: nobody need think it.
            if !answer.is_closed() {
                let _ = answer.send(thought());
            }
        });
        self.pool.line().put(thinker, work, Instant::now());
        self.pool.called.notify_one();
        answered.await.ok()
    }

    /// Somebody has come to a table whose bots may be waiting as if nobody were there.
    pub(crate) fn watch(&self, table: &str) {
        if self.pool.line().watch(table) {
            self.pool.called.notify_one();
        }
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.pool.line().closed = true;
        self.pool.called.notify_all();
    }
}

impl Pool {
    fn line(&self) -> MutexGuard<'_, Line<Work>> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve(&self) {
        while let Some(next) = self.next() {
            let began = Instant::now();
            self.waits.observe((began - next.since).as_secs_f64());
            // A bot that breaks is missed by its table alone.
            let _ = catch_unwind(AssertUnwindSafe(next.work));
            let now = Instant::now();
            self.times.observe((now - began).as_secs_f64());
            self.line().done(next.address, next.unwatched, now - began, now);
            if next.unwatched {
                self.called.notify_one();
            }
        }
    }

    fn next(&self) -> Option<Next<Work>> {
        let mut line = self.line();
        loop {
            if line.closed {
                return None;
            }
            line = match line.next(Instant::now()) {
                Turn::Now(next) => return Some(next),
                Turn::In(rest) => {
                    self.called.wait_timeout(line, rest).unwrap_or_else(PoisonError::into_inner).0
                }
                Turn::WhenCalled => self.called.wait(line).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }
}

/// Who waits to think.
struct Line<W> {
    payers: HashMap<Option<Address>, Payer<W>>,
    /// What the last who had a turn had thought before it: who comes anew is not behind that.
    behind: Duration,
    unwatched: Tables<W>,
    /// One of the unwatched thinks.
    busy: bool,
    /// The unwatched rest until then.
    rest: Option<Instant>,
    closed: bool,
}

/// What waits for one address.
struct Payer<W> {
    tables: Tables<W>,
    /// How long it has thought.
    thought: Duration,
    thinking: usize,
}

/// Thoughts by table, in the order in which tables have their turn.
struct Tables<W>(VecDeque<(String, VecDeque<Waits<W>>)>);

struct Waits<W> {
    address: Option<Address>,
    since: Instant,
    work: W,
}

/// A thought whose turn it is.
struct Next<W> {
    address: Option<Address>,
    unwatched: bool,
    since: Instant,
    work: W,
}

/// When the next thought has its turn.
enum Turn<W> {
    Now(Next<W>),
    In(Duration),
    WhenCalled,
}

impl<W> Default for Line<W> {
    fn default() -> Line<W> {
        Line {
            payers: HashMap::new(),
            behind: Duration::ZERO,
            unwatched: Tables::default(),
            busy: false,
            rest: None,
            closed: false,
        }
    }
}

impl<W> Default for Tables<W> {
    fn default() -> Tables<W> {
        Tables(VecDeque::new())
    }
}

impl<W> Tables<W> {
    fn of(&mut self, table: &str) -> &mut VecDeque<Waits<W>> {
        let at = self.0.iter().position(|(known, _)| known == table).unwrap_or_else(|| {
            self.0.push_back((table.to_owned(), VecDeque::new()));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }

    fn next(&mut self) -> Option<Waits<W>> {
        let (table, mut waiting) = self.0.pop_front()?;
        let first = waiting.pop_front();
        if !waiting.is_empty() {
            self.0.push_back((table, waiting));
        }
        first
    }
}

impl<W> Line<W> {
    fn put(&mut self, thinker: Thinker, work: W, now: Instant) {
        let waits = Waits { address: thinker.address, since: now, work };
        match thinker.wanted {
            Wanted::Unwatched => self.unwatched.of(&thinker.table).push_back(waits),
            Wanted::Watched => self.payer(thinker.address).tables.of(&thinker.table).push_back(waits),
            Wanted::Hint => self.payer(thinker.address).tables.of(&thinker.table).push_front(waits),
        }
    }

    fn payer(&mut self, address: Option<Address>) -> &mut Payer<W> {
        let new = || Payer { tables: Tables::default(), thought: self.behind, thinking: 0 };
        self.payers.entry(address).or_insert_with(new)
    }

    /// Whether there was something to move up.
    fn watch(&mut self, table: &str) -> bool {
        let Some(at) = self.unwatched.0.iter().position(|(known, _)| known == table) else { return false };
        let Some((table, waiting)) = self.unwatched.0.remove(at) else { return false };
        for waits in waiting {
            self.payer(waits.address).tables.of(&table).push_back(waits);
        }
        true
    }

    fn next(&mut self, now: Instant) -> Turn<W> {
        let waiting = self.payers.iter_mut().filter(|(_, payer)| !payer.tables.0.is_empty());
        if let Some((_, payer)) = waiting.min_by_key(|(address, payer)| (payer.thought, **address))
            && let Some(Waits { address, since, work }) = payer.tables.next()
        {
            payer.thinking += 1;
            self.behind = self.behind.max(payer.thought);
            return Turn::Now(Next { address, unwatched: false, since, work });
        }
        if self.busy || self.unwatched.0.is_empty() {
            return Turn::WhenCalled;
        }
        let rest = self.rest.map_or(Duration::ZERO, |until| until.saturating_duration_since(now));
        if !rest.is_zero() {
            return Turn::In(rest);
        }
        match self.unwatched.next() {
            Some(Waits { address, since, work }) => {
                self.busy = true;
                Turn::Now(Next { address, unwatched: true, since, work })
            }
            None => Turn::WhenCalled,
        }
    }

    fn done(&mut self, address: Option<Address>, unwatched: bool, took: Duration, now: Instant) {
        if unwatched {
            self.busy = false;
            self.rest = Some(now + took);
            return;
        }
        let payer = self.payer(address);
        payer.thinking -= 1;
        payer.thought += took;
        let behind = self.behind;
        self.payers
            .retain(|_, payer| payer.thinking > 0 || !payer.tables.0.is_empty() || payer.thought > behind);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THOUGHT: Duration = Duration::from_millis(50);

    fn thinker(table: &str, last: u8, wanted: Wanted) -> Thinker {
        Thinker { table: table.to_owned(), address: Some(Address::of([192, 0, 2, last].into())), wanted }
    }

    /// One thread that thinks all there is; what was thought in which order.
    fn think_all(line: &mut Line<String>, now: &mut Instant) -> Vec<String> {
        let mut order = Vec::new();
        loop {
            match line.next(*now) {
                Turn::Now(next) => {
                    *now += THOUGHT;
                    order.push(next.work);
                    line.done(next.address, next.unwatched, THOUGHT, *now);
                }
                Turn::In(rest) => *now += rest,
                Turn::WhenCalled => return order,
            }
        }
    }

    #[test]
    fn a_hundred_tables_of_one_address_are_no_more_than_one_of_another() {
        let (mut line, mut now) = (Line::default(), Instant::now());
        for table in 0..110 {
            line.put(thinker(&format!("a{table}"), 1, Wanted::Watched), format!("a{table}"), now);
        }
        for turn in 0..3 {
            line.put(thinker("b", 2, Wanted::Hint), format!("b{turn}"), now);
        }
        let order = think_all(&mut line, &mut now);
        let last = order.iter().rposition(|name| name.starts_with('b')).unwrap();
        assert!(last <= 6, "{order:?}");
        assert_eq!(order.len(), 113);
        // Who comes later is not made to wait for what was thought before it came.
        line.put(thinker("a", 1, Wanted::Watched), "a".to_owned(), now);
        line.put(thinker("c", 3, Wanted::Watched), "c".to_owned(), now);
        assert_eq!(think_all(&mut line, &mut now), ["c", "a"]);
    }

    #[test]
    fn tables_of_one_address_have_their_turns_and_hints_go_first() {
        let (mut line, mut now) = (Line::default(), Instant::now());
        for name in ["x1", "x2", "x3"] {
            line.put(thinker("x", 1, Wanted::Watched), name.to_owned(), now);
        }
        line.put(thinker("y", 1, Wanted::Watched), "y1".to_owned(), now);
        line.put(thinker("y", 1, Wanted::Hint), "hint".to_owned(), now);
        assert_eq!(think_all(&mut line, &mut now), ["x1", "hint", "x2", "y1", "x3"]);
    }

    #[test]
    fn tables_nobody_watches_wait_and_rest_and_move_up_when_somebody_comes() {
        let (mut line, mut now) = (Line::default(), Instant::now());
        for name in ["u", "v", "w"] {
            line.put(thinker(name, 1, Wanted::Unwatched), name.to_owned(), now);
        }
        line.put(thinker("b", 2, Wanted::Watched), "b".to_owned(), now);
        let (Turn::Now(first), Turn::Now(second)) = (line.next(now), line.next(now)) else {
            panic!("two threads")
        };
        assert_eq!((first.work.as_str(), second.work.as_str()), ("b", "u"));
        assert!(matches!(line.next(now), Turn::WhenCalled), "one of them at a time");
        line.done(second.address, true, THOUGHT, now + THOUGHT);
        assert!(matches!(line.next(now + THOUGHT), Turn::In(rest) if rest == THOUGHT), "they rest as long");
        assert!(line.watch("w") && !line.watch("w"));
        now += THOUGHT;
        let Turn::Now(third) = line.next(now) else { panic!("somebody looks at it") };
        assert_eq!(third.work, "w");
        line.done(third.address, false, THOUGHT, now);
        line.done(first.address, false, THOUGHT, now);
        let began = now;
        assert_eq!(think_all(&mut line, &mut now), ["v"]);
        assert!(now - began >= THOUGHT);
    }

    #[test]
    fn the_line_remembers_nobody_who_is_gone() {
        let (mut line, mut now) = (Line::default(), Instant::now());
        for last in 0..200 {
            line.put(thinker("t", last, Wanted::Watched), String::new(), now);
        }
        think_all(&mut line, &mut now);
        for _ in 0..2 {
            line.put(thinker("t", 1, Wanted::Watched), String::new(), now);
            think_all(&mut line, &mut now);
        }
        assert!(line.payers.len() < 3, "{}", line.payers.len());
    }

    #[tokio::test]
    async fn a_thought_that_breaks_is_missed_by_nobody_else() {
        let times = || Histogram::with_opts(prometheus::HistogramOpts::new("t", "t")).unwrap();
        let thinkers = Thinkers::new(times(), times()).unwrap();
        for _ in 0..10 {
            let broken = thinkers.think(thinker("t", 1, Wanted::Watched), || panic!("a bot breaks")).await;
            assert_eq!(broken, None::<u8>);
        }
        assert_eq!(thinkers.think(thinker("t", 1, Wanted::Unwatched), || 7).await, Some(7));
    }
}
