//! Copies of a database: made while it is in use, put back in its place.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, OpenFlags, params};

use super::{BUSY_TIMEOUT, failed, lock, lock_file, reading, schema, schema::SCHEMA};
use crate::{Expired, Keeping, StoreError};

/// What a database holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    /// How many tables.
    pub tables: u64,
    /// How many appends to their logs.
    pub appends: u64,
}

/// Copies a database to a new file, while somebody else may be using it, and checks the copy. It holds everything that
/// was acknowledged before this was called, and is whole or not there at all.
pub fn back_up(path: &Path, to: &Path) -> Result<Contents, StoreError> {
    if to.exists() {
        return Err(failed(format!("{} is there already; choose another name", to.display())));
    }
    let database = alongside(path)?;
    known(&database)?;
    let unfinished = beside(to, ".unfinished");
    remove(&unfinished)?;
    let copied = database
        .execute("VACUUM INTO ?", params![unfinished.to_str()])
        .map_err(failed)
        .and_then(|_| File::open(&unfinished).and_then(|file| file.sync_all()).map_err(failed))
        .and_then(|()| inspect(&unfinished))
        .and_then(|contents| put(&unfinished, to).map(|()| contents).map_err(failed));
    if copied.is_err() {
        remove(&unfinished)?;
    }
    copied
}

/// What is not kept any longer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outdated {
    /// Tables.
    pub tables: Vec<Expired>,
    /// The digests of packs that no other table's match was begun with.
    pub packs: Vec<String>,
}

/// What is not kept any longer in a database that somebody else may be using.
pub fn expired_in(path: &Path, keeping: Keeping, now: i64) -> Result<Outdated, StoreError> {
    let database = alongside(path)?;
    let found = known(&database)?;
    if found < SCHEMA {
        return Err(failed(format!(
            "it has schema {found}, and is brought up to date when it is next served"
        )));
    }
    let tables = reading::expired(&database, keeping, now, i64::MAX as usize).map_err(failed)?;
    let gone = tables.iter().map(|expired| expired.table.as_str()).collect();
    let packs = reading::unused_packs(&database, &gone).map_err(failed)?;
    Ok(Outdated { tables, packs })
}

/// A copy on its way back to the place of a database, which nobody uses meanwhile.
pub struct Restoring {
    copy: PathBuf,
    place: PathBuf,
    contents: Contents,
    _lock: File,
}

impl Restoring {
    /// Checks a copy and lays it beside the place where it belongs. A database that is there stays, unless `force`d,
    /// and then until [`Restoring::put_in_place`].
    pub fn begin(from: &Path, place: &Path, force: bool) -> Result<Restoring, StoreError> {
        // The copy is looked at first: it is not this one that is in use.
        if !from.is_file() {
            return Err(failed(format!("{} is not a file", from.display())));
        }
        let lock = lock(place)?;
        if place.exists() && !force {
            return Err(StoreError::Occupied(place.display().to_string()));
        }
        let copy = beside(place, ".restoring");
        remove_all(&copy)?;
        fs::copy(from, &copy).map_err(failed)?;
        let mut restoring = Restoring {
            copy,
            place: place.to_owned(),
            contents: Contents { tables: 0, appends: 0 },
            _lock: lock,
        };
        restoring.contents = inspect(&restoring.copy)?;
        Ok(restoring)
    }

    /// The copy beside its place, to be looked at and brought up to date.
    pub fn copy(&self) -> &Path {
        &self.copy
    }

    /// What it holds.
    pub const fn contents(&self) -> Contents {
        self.contents
    }

    /// Puts the copy in its place. What was there before is beside it from now on; returns where.
    pub fn put_in_place(self) -> Result<Option<PathBuf>, StoreError> {
        // Nothing may be left in a log beside the copy.
        let copy = Connection::open(&self.copy).map_err(failed)?;
        copy.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).map_err(failed)?;
        copy.close().map_err(|(_, error)| failed(error))?;
        File::open(&self.copy).and_then(|file| file.sync_all()).map_err(failed)?;
        let before = self.place.exists().then(|| beside(&self.place, ".before-restore"));
        if let Some(before) = &before {
            remove_all(before)?;
            // The log goes first: between the two steps it is beside no database, not beside a wrong one.
            let log = |database: &Path| beside(database, "-wal");
            if log(&self.place).exists() {
                fs::rename(log(&self.place), log(before)).map_err(failed)?;
            }
            fs::rename(&self.place, before).map_err(failed)?;
        }
        remove(&beside(&self.place, "-wal"))?;
        remove(&beside(&self.place, "-shm"))?;
        put(&self.copy, &self.place).map_err(failed)?;
        Ok(before)
    }
}

impl Drop for Restoring {
    fn drop(&mut self) {
        // What cannot be removed is overwritten next time.
        let _ = remove_all(&self.copy);
    }
}

/// Opens a database that somebody else may be using, without changing it.
fn alongside(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(failed)?;
    connection.busy_timeout(BUSY_TIMEOUT).map_err(failed)?;
    Ok(connection)
}

/// The schema of a database that this version knows.
fn known(database: &Connection) -> Result<i64, StoreError> {
    match schema::version(database)? {
        0 => Err(failed("it is not a database of veilleuse")),
        found if found > SCHEMA => Err(StoreError::Newer { found, known: SCHEMA }),
        found => Ok(found),
    }
}

/// Checks a copy that nobody uses, every page of it.
fn inspect(path: &Path) -> Result<Contents, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
    let copy = Connection::open_with_flags(path, flags).map_err(failed)?;
    known(&copy)?;
    let page = |what: &str| -> Result<i64, StoreError> {
        copy.query_row(&format!("PRAGMA {what}"), [], |row| row.get(0)).map_err(failed)
    };
    // A page that is cut off is taken for zeros, which the check below may let pass.
    let length = fs::metadata(path).map_err(failed)?.len() as i64;
    if length != page("page_count")? * page("page_size")? {
        return Err(failed("the copy is damaged: its end is missing"));
    }
    let sound: String = copy.query_row("PRAGMA integrity_check", [], |row| row.get(0)).map_err(failed)?;
    if sound != "ok" {
        return Err(failed(format!("the copy is damaged: {sound}")));
    }
    let count = |what: &str| -> Result<u64, StoreError> {
        copy.query_row(&format!("SELECT count(*) FROM {what}"), [], |row| row.get::<_, i64>(0))
            .map(|count| count as u64)
            .map_err(failed)
    };
    Ok(Contents { tables: count("tables")?, appends: count("appends")? })
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Gives a file its name for good.
fn put(file: &Path, name: &Path) -> io::Result<()> {
    fs::rename(file, name)?;
    let folder = name.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(error)),
        _ => Ok(()),
    }
}

/// Removes a database and everything that may be beside it.
fn remove_all(path: &Path) -> Result<(), StoreError> {
    [path.to_owned(), beside(path, "-wal"), beside(path, "-shm"), beside(path, "-journal"), lock_file(path)]
        .iter()
        .try_for_each(|path| remove(path))
}
