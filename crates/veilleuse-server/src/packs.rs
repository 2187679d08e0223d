//! Packs that matches began with, for as long as somebody plays them.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use tokio::sync::{RwLock, RwLockReadGuard};
use veilleuse_pack::PackFiles;
use veilleuse_store::{Store, StoreError};
use veilleuse_table::{Fail, RULES, Shelf, Shelves, pack_of};
use veilleuse_titles::Title;

use crate::hall::Hall;

/// Titles with packs that new matches are not played with any longer, by the digest of the pack.
#[derive(Default)]
pub(crate) struct Packs {
    older: Mutex<HashMap<String, Weak<dyn Shelf>>>,
    /// Whoever begins a match with a pack that was kept holds this until the match is kept; who drops packs waits.
    beginning: RwLock<()>,
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
    let current = hall.shelves.get(title);
    if current.digest() == digest {
        return Ok((title, Arc::clone(current)));
    }
    if let Some(shelf) = hall.packs.find(&digest) {
        return Ok((title, shelf));
    }
    let bytes = hall.store.pack(&digest).await.map_err(|_| Fail::storage())?.ok_or_else(Fail::no_pack)?;
    // A pack takes its time to load, and the threads that serve others have none.
    let loading = tokio::task::spawn_blocking(move || {
        PackFiles::unpack(&bytes).and_then(|files| Shelves::one(title, &files).ok())
    });
    let loaded = loading.await.ok().flatten().filter(|shelf| shelf.digest() == digest);
    let shelf = loaded.ok_or_else(|| {
        tracing::error!(%title, digest, "a pack that was kept cannot be loaded");
        Fail::no_pack()
    })?;
    hall.packs.put(digest, &shelf);
    Ok((title, shelf))
}

/// Drops the packs that no match was begun with, but those new matches are played with; how many.
pub(crate) async fn drop_unused(hall: &Hall) -> Result<usize, StoreError> {
    let _nobody_begins = hall.packs.beginning.write().await;
    let mut gone = 0;
    for digest in hall.store.unused_packs().await? {
        if !Title::ALL.iter().any(|title| hall.shelves.get(*title).digest() == digest) {
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

    fn find(&self, digest: &str) -> Option<Arc<dyn Shelf>> {
        self.older.lock().unwrap_or_else(PoisonError::into_inner).get(digest)?.upgrade()
    }

    fn put(&self, digest: String, shelf: &Arc<dyn Shelf>) {
        let mut older = self.older.lock().unwrap_or_else(PoisonError::into_inner);
        older.retain(|_, shelf| shelf.strong_count() > 0);
        older.insert(digest, Arc::downgrade(shelf));
    }
}
