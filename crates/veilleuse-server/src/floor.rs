//! The threads that tables run on.
//!
//! Tables are called by what guests say and by what the store answers, and whoever is called stands in one line, for
//! all threads the same. Nobody is served before those who came earlier, so that under load everybody waits about as
//! long as everybody else. A runtime that is made for throughput has a line for each thread, looks at its own first and
//! takes from the others in handfuls: some then wait several times as long as the rest.

#[cfg(not(test))]
use std::sync::{
    Condvar, Mutex, MutexGuard,
    atomic::{AtomicBool, Ordering},
};
use std::{
    collections::VecDeque,
    future::{Future, poll_fn},
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    pin::Pin,
    sync::{Arc, PoisonError},
    task::{Context, Poll, Wake, Waker},
    thread,
};

// In tests a scheduler of its own tries the orders in which threads may come.
#[cfg(test)]
use shuttle::sync::{
    Condvar, Mutex, MutexGuard,
    atomic::{AtomicBool, Ordering},
};
use tokio::runtime::{Builder, Handle, Runtime};

type Work = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Threads for tables.
pub(crate) struct Floor {
    line: Arc<Line>,
    /// Rings the alarms of tables, and sends their bots to think.
    clock: Option<Runtime>,
}

/// Who waits for a thread.
#[derive(Default)]
struct Line {
    state: Mutex<State>,
    called: Condvar,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Arc<Table>>,
    idle_threads: usize,
    closed: bool,
}

/// A table that can be called.
struct Table {
    line: Arc<Line>,
    /// It stands in the line.
    in_line: AtomicBool,
    /// What it does; nothing once it has ended.
    work: Mutex<Option<Work>>,
}

impl Floor {
    pub(crate) fn new() -> io::Result<Floor> {
        let clock =
            Builder::new_multi_thread().worker_threads(1).thread_name("clock").enable_time().build()?;
        let line = Arc::new(Line::default());
        let threads = thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..threads {
            let (line, clock) = (Arc::clone(&line), clock.handle().clone());
            thread::Builder::new().name("tables".to_owned()).spawn(move || serve(&line, &clock))?;
        }
        Ok(Floor { line, clock: Some(clock) })
    }

    /// Runs a table to its end.
    pub(crate) fn run(&self, table: impl Future<Output = ()> + Send + 'static) {
        Table::new(&self.line, table).wake();
    }
}

impl Drop for Floor {
    fn drop(&mut self) {
        self.line.state().closed = true;
        self.line.called.notify_all();
        // The last to let go may be a table, which cannot wait for the thread it runs on.
        if let Some(clock) = self.clock.take() {
            clock.shutdown_background();
        }
    }
}

/// Lets all others have their turn who wait now.
pub(crate) async fn let_others() {
    let mut waited = false;
    poll_fn(|context| {
        if waited {
            return Poll::Ready(());
        }
        waited = true;
        context.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
}

/// What a thread does: whoever is first in line.
fn serve(line: &Line, clock: &Handle) {
    let _alarms = clock.enter();
    while let Some(table) = line.next() {
        table.go_on();
    }
}

impl Line {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn join(&self, table: Arc<Table>) {
        let mut state = self.state();
        state.waiting.push_back(table);
        if state.idle_threads > 0 {
            drop(state);
            self.called.notify_one();
        }
    }

    /// The first in line; waits for one. `None` when the floor is closed.
    fn next(&self) -> Option<Arc<Table>> {
        let mut state = self.state();
        loop {
            if let Some(first) = state.waiting.pop_front() {
                return Some(first);
            }
            if state.closed {
                return None;
            }
            state.idle_threads += 1;
            state = self.called.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.idle_threads -= 1;
        }
    }
}

impl Table {
    fn new(line: &Arc<Line>, work: impl Future<Output = ()> + Send + 'static) -> Arc<Table> {
        let (line, in_line) = (Arc::clone(line), AtomicBool::new(false));
        Arc::new(Table { line, in_line, work: Mutex::new(Some(Box::pin(work))) })
    }

    fn go_on(self: Arc<Self>) {
        // From here on it can be called again: by then it must see what it is called for.
        self.in_line.store(false, Ordering::SeqCst);
        let mut work = self.work.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(future) = work.as_mut() else { return };
        let waker = Waker::from(Arc::clone(&self));
        let polled =
            catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(&mut Context::from_waker(&waker))));
        // A table catches its own panics; what gets here broke while it was being put away.
        if !matches!(polled, Ok(Poll::Pending)) {
            *work = None;
        }
    }
}

impl Wake for Table {
    fn wake(self: Arc<Self>) {
        if !self.in_line.swap(true, Ordering::SeqCst) {
            let line = Arc::clone(&self.line);
            line.join(self);
        }
    }

    fn wake_by_ref(self: &Arc<Self>) {
        if !self.in_line.swap(true, Ordering::SeqCst) {
            self.line.join(Arc::clone(self));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use shuttle::{check_random, sync::mpsc, thread};

    use super::*;

    /// How many orders are tried.
    const ORDERS: usize = 2_000;

    fn threads(line: &Arc<Line>, count: usize) -> Vec<thread::JoinHandle<()>> {
        let serve = |line: Arc<Line>| {
            thread::spawn(move || {
                while let Some(table) = line.next() {
                    table.go_on();
                }
            })
        };
        (0..count).map(|_| serve(Arc::clone(line))).collect()
    }

    fn close(line: &Line, threads: Vec<thread::JoinHandle<()>>) {
        line.state().closed = true;
        line.called.notify_all();
        for thread in threads {
            thread.join().unwrap();
        }
    }

    /// What tables are called for: they go on when there is something in it.
    #[derive(Default)]
    struct Letters {
        state: Mutex<(usize, Option<Waker>)>,
    }

    impl Letters {
        fn send(&self) {
            let mut state = self.state.lock().unwrap();
            state.0 += 1;
            let waker = state.1.take();
            drop(state);
            if let Some(waker) = waker {
                waker.wake();
            }
        }

        async fn receive(&self) {
            poll_fn(|context| {
                let mut state = self.state.lock().unwrap();
                if state.0 > 0 {
                    state.0 -= 1;
                    return Poll::Ready(());
                }
                state.1 = Some(context.waker().clone());
                Poll::Pending
            })
            .await;
        }
    }

    #[test]
    fn whoever_is_called_goes_on_in_any_order_of_threads() {
        check_random(
            || {
                const LETTERS: usize = 3;
                let line = Arc::new(Line::default());
                let workers = threads(&line, 2);
                let (done, all_done) = mpsc::channel();
                let senders: Vec<_> = (0..2)
                    .map(|_| {
                        let (letters, done) = (Arc::new(Letters::default()), done.clone());
                        let box_of_table = Arc::clone(&letters);
                        Table::new(&line, async move {
                            for _ in 0..LETTERS {
                                box_of_table.receive().await;
                            }
                            done.send(()).unwrap();
                        })
                        .wake();
                        thread::spawn(move || (0..LETTERS).for_each(|_| letters.send()))
                    })
                    .collect();
                // A call that is lost leaves a table waiting for ever, which the scheduler finds.
                (0..2).for_each(|_| all_done.recv().unwrap());
                for sender in senders {
                    sender.join().unwrap();
                }
                close(&line, workers);
            },
            ORDERS,
        );
    }

    #[test]
    fn a_table_is_on_one_thread_at_a_time() {
        check_random(
            || {
                let line = Arc::new(Line::default());
                let workers = threads(&line, 2);
                let (done, all_done) = mpsc::channel();
                let inside = Arc::new(AtomicBool::new(false));
                let table = Table::new(&line, async move {
                    for _ in 0..3 {
                        assert!(!inside.swap(true, Ordering::SeqCst), "two threads at one table");
                        thread::yield_now();
                        inside.store(false, Ordering::SeqCst);
                        let_others().await;
                    }
                    done.send(()).unwrap();
                });
                let caller = {
                    let table = Arc::clone(&table);
                    thread::spawn(move || (0..3).for_each(|_| table.wake_by_ref()))
                };
                table.wake();
                all_done.recv().unwrap();
                caller.join().unwrap();
                close(&line, workers);
            },
            ORDERS,
        );
    }

    #[test]
    fn a_table_with_much_to_do_lets_others_go_first() {
        check_random(
            || {
                let line = Arc::new(Line::default());
                let order = Arc::new(Mutex::new(Vec::new()));
                for (name, steps) in [("busy", 6), ("calm", 2), ("quiet", 2)] {
                    let order = Arc::clone(&order);
                    Table::new(&line, async move {
                        for _ in 0..steps {
                            order.lock().unwrap().push(name);
                            let_others().await;
                        }
                    })
                    .wake();
                }
                // One thread, until nobody waits.
                while !line.state().waiting.is_empty() {
                    line.next().unwrap().go_on();
                }
                let order = order.lock().unwrap();
                let mut since = BTreeMap::from([("calm", 0), ("quiet", 0)]);
                for name in order.iter().take(6) {
                    for steps in since.values_mut() {
                        *steps += 1;
                    }
                    since.insert(name, 0);
                    assert!(since.values().all(|steps| *steps <= 2), "somebody waits: {order:?}");
                }
                assert_eq!(order.len(), 10);
            },
            100,
        );
    }

    #[test]
    fn a_table_that_breaks_takes_no_thread_with_it() {
        check_random(
            || {
                let line = Arc::new(Line::default());
                let workers = threads(&line, 1);
                let (done, all_done) = mpsc::channel();
                Table::new(&line, async { std::panic::resume_unwind(Box::new("it breaks")) }).wake();
                Table::new(&line, async move { done.send(()).unwrap() }).wake();
                all_done.recv().unwrap();
                close(&line, workers);
            },
            100,
        );
    }
}
