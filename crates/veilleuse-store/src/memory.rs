//! A store that forgets everything with its process.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::{Append, MatchResult, Phase, Soon, Store, StoreError, TableRow};

/// Keeps everything in memory: for simulations and tests.
#[derive(Debug, Default)]
pub struct InMemory {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    tables: BTreeMap<String, TableRow>,
    logs: BTreeMap<String, Vec<Append>>,
    results: BTreeMap<String, MatchResult>,
}

impl InMemory {
    /// An empty store.
    pub fn new() -> InMemory {
        InMemory::default()
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        // No operation leaves it half done, so a panic elsewhere does not matter.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn now<'a, T: Send + 'a>(answer: Result<T, StoreError>) -> Soon<'a, T> {
    Box::pin(std::future::ready(answer))
}

impl Store for InMemory {
    fn create(&self, table: TableRow) -> Soon<'_, ()> {
        let mut kept = self.kept();
        let same_code = |row: &TableRow| table.code.is_some() && row.code == table.code;
        if kept.tables.contains_key(&table.id) || kept.tables.values().any(same_code) {
            return now(Err(StoreError::Taken));
        }
        kept.tables.insert(table.id.clone(), table);
        now(Ok(()))
    }

    fn table(&self, id: &str) -> Soon<'_, Option<TableRow>> {
        now(Ok(self.kept().tables.get(id).cloned()))
    }

    fn by_code(&self, code: &str) -> Soon<'_, Option<String>> {
        let kept = self.kept();
        let found = kept.tables.values().find(|row| row.code.as_deref() == Some(code));
        now(Ok(found.map(|row| row.id.clone())))
    }

    fn save(&self, mut table: TableRow) -> Soon<'_, ()> {
        let mut kept = self.kept();
        match kept.tables.get_mut(&table.id) {
            Some(row) if row.revision == table.revision => {
                table.revision += 1;
                *row = table;
                now(Ok(()))
            }
            _ => now(Err(StoreError::Conflict)),
        }
    }

    fn append(&self, append: Append) -> Soon<'_, ()> {
        let mut kept = self.kept();
        if !kept.tables.contains_key(&append.table) {
            return now(Err(StoreError::Conflict));
        }
        let log = kept.logs.entry(append.table.clone()).or_default();
        if append.seq != log.len() as i64 {
            return now(Err(StoreError::Conflict));
        }
        log.push(append);
        now(Ok(()))
    }

    fn log(&self, table: &str) -> Soon<'_, Vec<Append>> {
        now(Ok(self.kept().logs.get(table).cloned().unwrap_or_default()))
    }

    fn finish(&self, result: MatchResult) -> Soon<'_, ()> {
        self.kept().results.entry(result.table.clone()).or_insert(result);
        now(Ok(()))
    }

    fn results(&self, title: &str, mode: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        let kept = self.kept();
        let asked = |row: &&MatchResult| row.title == title && row.mode == mode;
        let mut found: Vec<_> = kept.results.values().filter(asked).cloned().collect();
        found.sort_by(|a, b| (b.at, &b.table).cmp(&(a.at, &a.table)));
        found.truncate(most);
        now(Ok(found))
    }

    fn overdue(&self, at: i64, most: usize) -> Soon<'_, Vec<String>> {
        let kept = self.kept();
        let due = |row: &TableRow| {
            let log = kept.logs.get(&row.id).and_then(|log| log.last());
            Some((row.at.max(log.map_or(i64::MIN, |append| append.at)) + row.clock?, row.id.clone()))
        };
        let playing = kept.tables.values().filter(|row| row.phase == Phase::Playing);
        let mut overdue: Vec<_> = playing.filter_map(due).filter(|(due, _)| *due <= at).collect();
        overdue.sort();
        now(Ok(overdue.into_iter().take(most).map(|(_, id)| id).collect()))
    }
}
