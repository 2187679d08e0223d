//! Packs that matches began with, for as long as somebody plays them.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    time::{Duration, Instant},
};

use tokio::sync::{RwLock, RwLockReadGuard};
use veilleuse_pack::PackFiles;
use veilleuse_store::{Store, StoreError};
use veilleuse_table::{Fail, RULES, Shelf, Shelves, pack_of};
use veilleuse_titles::{Title, embedded_files};

use crate::hall::Hall;

/// Titles with packs that new matches are not played with any longer, by the digest of the pack.
#[derive(Default)]
pub(crate) struct Packs {
    older: Mutex<HashMap<(Title, String), Weak<dyn Shelf>>>,
    /// Packs that new tables may be played with beside the usual ones, for as long as the server runs.
    offered: Mutex<Vec<Offered>>,
    /// Packs that somebody has sent, and when.
    sent: Mutex<HashMap<String, Instant>>,
    /// Whoever begins a match with a pack that was kept holds this until the match is kept; who drops packs waits.
    beginning: RwLock<()>,
}

/// A pack that new tables may be played with beside the usual one.
struct Offered {
    title: Title,
    name: String,
    shelf: Arc<dyn Shelf>,
}

/// How long a pack is kept that somebody has sent and nobody has made a table with.
const WANTED: Duration = Duration::from_hours(24);

fn unpoisoned<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps the packs new matches are played with, so that they can be played on when these have changed.
pub(crate) async fn keep_all(
    store: &dyn Store,
    shelves: &Shelves,
    files: impl Iterator<Item = (Title, &PackFiles)>,
) -> Result<(), StoreError> {
    for (title, files) in files {
        store.keep_pack(shelves.get(title).digest(), files.pack_up()).await?;
    }
    Ok(())
}

/// The title of a match file with the pack and the rules that the file names.
pub(crate) async fn shelf_of(hall: &Arc<Hall>, file: &[u8]) -> Result<(Title, Arc<dyn Shelf>), Fail> {
    let (title, digest, rules) = pack_of(file)?;
    if rules != RULES {
        return Err(Fail::other_rules());
    }
    Ok((title, chosen(hall, title, Some(&digest)).await?))
}

/// A title with the pack of this digest; with the usual one where none is named.
pub(crate) async fn chosen(
    hall: &Arc<Hall>,
    title: Title,
    digest: Option<&str>,
) -> Result<Arc<dyn Shelf>, Fail> {
    let current = hall.shelves.get(title);
    let Some(digest) = digest.filter(|digest| *digest != current.digest()) else {
        return Ok(Arc::clone(current));
    };
    if let Some(shelf) = hall.packs.find(title, digest) {
        return Ok(shelf);
    }
    let digest = digest.to_owned();
    let bytes = hall.store.pack(&digest).await.map_err(|_| Fail::storage())?.ok_or_else(Fail::no_pack)?;
    // A pack takes its time to load, and the threads that serve others have none.
    let loading = tokio::task::spawn_blocking(move || {
        // Since it was kept the rules may have learnt to say more.
        let files = PackFiles::unpack(&bytes)?.with_later_texts(&embedded_files(title));
        Shelves::one(title, &files).ok()
    });
    let loaded = loading.await.ok().flatten().filter(|shelf| shelf.digest() == digest);
    let shelf = loaded.ok_or_else(|| {
        tracing::error!(%title, digest, "a pack that was kept cannot be loaded");
        Fail::no_pack()
    })?;
    hall.packs.put(title, digest, &shelf);
    Ok(shelf)
}

/// Drops the packs that no match was begun with, but those new matches are played with; how many.
pub(crate) async fn drop_unused(hall: &Hall) -> Result<usize, StoreError> {
    let _nobody_begins = hall.packs.beginning.write().await;
    let mut gone = 0;
    for digest in hall.store.unused_packs().await? {
        let usual = Title::ALL.iter().any(|title| hall.shelves.get(*title).digest() == digest);
        if !usual && !hall.packs.is_wanted(&digest) {
            hall.store.drop_pack(&digest).await?;
            gone += 1;
        }
    }
    Ok(gone)
}

impl Packs {
    /// No pack is dropped while this is held.
    pub(crate) async fn stay(&self) -> RwLockReadGuard<'_, ()> {
        self.beginning.read().await
    }

    fn find(&self, title: Title, digest: &str) -> Option<Arc<dyn Shelf>> {
        let offered = unpoisoned(&self.offered);
        let known = offered.iter().find(|one| one.title == title && one.shelf.digest() == digest);
        if let Some(one) = known {
            return Some(Arc::clone(&one.shelf));
        }
        unpoisoned(&self.older).get(&(title, digest.to_owned()))?.upgrade()
    }

    fn put(&self, title: Title, digest: String, shelf: &Arc<dyn Shelf>) {
        let mut older = unpoisoned(&self.older);
        older.retain(|_, shelf| shelf.strong_count() > 0);
        older.insert((title, digest), Arc::downgrade(shelf));
    }

    /// New tables may be played with this one too.
    pub(crate) fn offer(&self, title: Title, name: String, shelf: Arc<dyn Shelf>) {
        unpoisoned(&self.offered).push(Offered { title, name, shelf });
    }

    /// The packs that are offered for a title beside the usual one: what each is called, and it.
    pub(crate) fn offered(&self, title: Title) -> Vec<(String, Arc<dyn Shelf>)> {
        let offered = unpoisoned(&self.offered);
        let of_title = offered.iter().filter(|one| one.title == title);
        of_title.map(|one| (one.name.clone(), Arc::clone(&one.shelf))).collect()
    }

    /// Somebody has sent this pack, and may want to make a table with it.
    pub(crate) fn sent(&self, digest: &str) {
        unpoisoned(&self.sent).insert(digest.to_owned(), Instant::now());
    }

    /// Whether a pack without a match is kept all the same.
    fn is_wanted(&self, digest: &str) -> bool {
        let mut sent = unpoisoned(&self.sent);
        sent.retain(|_, when| when.elapsed() < WANTED);
        sent.contains_key(digest) || unpoisoned(&self.offered).iter().any(|one| one.shelf.digest() == digest)
    }
}
