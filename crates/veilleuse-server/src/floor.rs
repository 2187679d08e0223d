//! The threads that tables run on.
//!
//! Tables are called by what guests say and by what the store answers, and whoever is called stands in one line, for
//! all threads the same. Nobody is served before those who came earlier, so that under load everybody waits about as
//! long as everybody else. A runtime that is made for throughput has a line for each thread, looks at its own first and
//! takes from the others in handfuls: some then wait several times as long as the rest.

use std::{
    collections::VecDeque,
    future::Future,
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    pin::Pin,
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll, Wake, Waker},
    thread,
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
        let (line, in_line) = (Arc::clone(&self.line), AtomicBool::new(false));
        Arc::new(Table { line, in_line, work: Mutex::new(Some(Box::pin(table))) }).wake();
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
