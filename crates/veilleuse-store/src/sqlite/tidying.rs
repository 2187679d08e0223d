//! Keeping the write-ahead log short.

use std::{
    ffi::c_int,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
};

use rusqlite::{Connection, hooks::Wal};

use super::failed;
use crate::StoreError;

/// How many pages make the write-ahead log long enough to be moved. Few, so that moving them holds up no commit.
const LONG_LOG: usize = 500;

/// Moves what was committed from the write-ahead log to its place in the file of the database.
///
/// That takes much longer than a commit, so a thread of its own does it while the writer goes on. What has been
/// committed meanwhile is little, and the writer moves it itself: only then can the log begin anew and not grow.
pub(super) struct Tidying {
    /// How long the log is.
    pages: Arc<AtomicUsize>,
    begin: mpsc::Sender<()>,
    done: mpsc::Receiver<()>,
    under_way: bool,
}

impl Tidying {
    /// For this writer, and the work of the thread, which has a connection of its own and ends with the writer.
    pub(super) fn begin(
        writer: &mut Connection,
        other: Connection,
    ) -> Result<(Tidying, impl FnOnce() + Send + use<>), StoreError> {
        let pages = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&pages);
        let count = move |_: &mut Wal, now: c_int| {
            counted.store(usize::try_from(now).unwrap_or(0), Ordering::Relaxed);
            Ok(())
        };
        writer.wal_hook(Some(count)).map_err(failed)?;
        let (begin, asked) = mpsc::channel();
        let (tell, done) = mpsc::channel();
        let work = move || {
            for () in asked {
                move_log(&other);
                if tell.send(()).is_err() {
                    return;
                }
            }
        };
        Ok((Tidying { pages, begin, done, under_way: false }, work))
    }

    /// After a commit of the writer.
    pub(super) fn go_on(&mut self, writer: &Connection) {
        if self.under_way && self.done.try_recv().is_ok() {
            self.under_way = false;
            move_log(writer);
        } else if !self.under_way && self.pages.load(Ordering::Relaxed) >= LONG_LOG {
            self.under_way = self.begin.send(()).is_ok();
        }
    }
}

/// Moves as much of the log as nobody reads any more.
fn move_log(connection: &Connection) {
    // Nothing is lost when it fails: what is in the log is stored, and is moved next time.
    let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
}
