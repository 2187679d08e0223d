//! A store that forgets everything with its process.

use std::{
    collections::BTreeMap,
    ops::Bound::{Excluded, Unbounded},
    pin::Pin,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use crate::{
    Answer, Append, AppendKind, Because, Claim, Expired, Holder, Keeping, MatchResult, Overdue, PackTally,
    Phase, Soon, Store, StoreError, TableRow, Tally, Whole,
    claims::{Claims, date},
};

/// Keeps everything in memory: for simulations and tests.
#[derive(Debug, Default)]
pub struct InMemory {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    tables: BTreeMap<String, TableRow>,
    claims: Claims,
    logs: BTreeMap<String, Vec<Append>>,
    results: BTreeMap<String, MatchResult>,
    put_off: BTreeMap<String, PutOff>,
    packs: BTreeMap<String, Vec<u8>>,
    /// How often a question of a pack was answered, and how often rightly: by title, pack and question.
    tallies: BTreeMap<(String, String, String), (i64, i64)>,
}

#[derive(Debug)]
struct PutOff {
    /// When the table had last moved.
    moved: i64,
    tries: u32,
    until: i64,
}

impl Kept {
    /// When a match last moved or its table changed.
    fn moved(&self, row: &TableRow) -> i64 {
        let log = self.logs.get(&row.id).into_iter().flatten();
        let last = log.rev().find(|append| append.kind == AppendKind::Match);
        last.map(|append| append.at).map_or(row.at, |at| at.max(row.at))
    }

    /// When anything last happened at a table.
    fn last(&self, row: &TableRow) -> i64 {
        let log = self.logs.get(&row.id).and_then(|log| log.last());
        log.map_or(row.at, |append| append.at.max(row.at))
    }

    /// How often a table was put off since it moved, and until when.
    fn put_off(&self, row: &TableRow) -> Option<&PutOff> {
        self.put_off.get(&row.id).filter(|put_off| put_off.moved == self.moved(row))
    }

    /// Whether a match was begun with this pack.
    fn is_used(&self, digest: &str) -> bool {
        self.tables.values().any(|row| row.pack.as_deref() == Some(digest))
    }

    fn expired(&self, row: &TableRow, keeping: Keeping, now: i64) -> Option<Expired> {
        let because = Because::ALL.into_iter().find(|because| because.of() == (row.phase, row.uploaded))?;
        let last = self.last(row);
        let TableRow { id, code, title, .. } = row.clone();
        let is_over = last + because.kept_for(keeping)? <= now;
        is_over.then_some(Expired { table: id, code, title, because, last })
    }
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

impl InMemory {
    fn latest(&self, most: usize, asked: impl Fn(&MatchResult) -> bool) -> Soon<'_, Vec<MatchResult>> {
        let kept = self.kept();
        let mut found: Vec<_> = kept.results.values().filter(|row| asked(row)).cloned().collect();
        found.sort_by(|a, b| (b.at, &b.table).cmp(&(a.at, &a.table)));
        found.truncate(most);
        now(Ok(found))
    }
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

    fn save(&self, epoch: i64, mut table: TableRow) -> Soon<'_, ()> {
        let mut kept = self.kept();
        if !kept.claims.is_current(&table.id, epoch) {
            return now(Err(StoreError::Fenced));
        }
        match kept.tables.get_mut(&table.id) {
            Some(row) if row.revision == table.revision => {
                table.revision += 1;
                *row = table;
                now(Ok(()))
            }
            _ => now(Err(StoreError::Conflict)),
        }
    }

    fn append(&self, epoch: i64, append: Append) -> Soon<'_, ()> {
        let mut kept = self.kept();
        if !kept.claims.is_current(&append.table, epoch) {
            return now(Err(StoreError::Fenced));
        }
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

    fn log_since(&self, table: &str, seq: i64) -> Soon<'_, Vec<Append>> {
        let kept = self.kept();
        let since = kept.logs.get(table).and_then(|log| log.get(usize::try_from(seq).ok()?..));
        now(Ok(since.unwrap_or_default().to_vec()))
    }

    fn beat(&self, server: &Holder, lease: Duration) -> Soon<'_, i64> {
        self.kept().claims.beat(server, lease);
        now(Ok(date()))
    }

    fn claim(&self, server: &str, table: &str, gone: Option<&str>) -> Soon<'_, Option<Claim>> {
        let mut kept = self.kept();
        if !kept.tables.contains_key(table) {
            return now(Ok(None));
        }
        now(kept.claims.claim(server, table, gone).map(Some))
    }

    fn release(&self, table: &str, epoch: i64) -> Soon<'_, ()> {
        self.kept().claims.release(table, epoch);
        now(Ok(()))
    }

    fn player(&self, rules: &str) -> Soon<'_, Option<Holder>> {
        now(Ok(self.kept().claims.player(rules)))
    }

    fn spend(&self, of: &str, much: i64, most: i64) -> Soon<'_, bool> {
        now(Ok(self.kept().claims.spend(of, much, most)))
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn finish(&self, result: MatchResult) -> Soon<'_, ()> {
        self.kept().results.entry(result.table.clone()).or_insert(result);
        now(Ok(()))
    }

    fn journal(&self, title: &str, browser: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        self.latest(most, |row| row.title == title && row.browser.as_deref() == Some(browser))
    }

    fn results(&self, title: &str, mode: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        self.latest(most, |row| row.title == title && row.mode == mode)
    }

    fn count_answers(&self, answers: Vec<Answer>) -> Soon<'_, ()> {
        let mut kept = self.kept();
        for Answer { title, pack, question, right } in answers {
            let (answered, rightly) = kept.tallies.entry((title, pack, question)).or_default();
            *answered += 1;
            *rightly += i64::from(right);
        }
        now(Ok(()))
    }

    fn tallies(&self, title: &str, pack: &str) -> Soon<'_, Vec<Tally>> {
        let kept = self.kept();
        let of_pack = kept.tallies.iter().filter(|((of, with, _), _)| of == title && with == pack);
        let tally = |((_, _, question), (answered, right)): (&(_, _, String), &(i64, i64))| Tally {
            question: question.clone(),
            answered: *answered,
            right: *right,
        };
        now(Ok(of_pack.map(tally).collect()))
    }

    fn overdue(&self, at: i64, most: usize) -> Soon<'_, Vec<Overdue>> {
        let kept = self.kept();
        let due = |row: &TableRow| {
            let due = kept.moved(row) + row.clock?;
            let (until, tries) = kept.put_off(row).map_or((due, 0), |put_off| (put_off.until, put_off.tries));
            Some((due.max(until), Overdue { table: row.id.clone(), tries }))
        };
        let playing = kept.tables.values().filter(|row| row.phase == Phase::Playing);
        let mut overdue: Vec<_> = playing.filter_map(due).filter(|(due, _)| *due <= at).collect();
        overdue.sort_by(|(a, first), (b, second)| (a, &first.table).cmp(&(b, &second.table)));
        now(Ok(overdue.into_iter().take(most).map(|(_, overdue)| overdue).collect()))
    }

    fn put_off(&self, overdue: Overdue, until: i64) -> Soon<'_, ()> {
        let mut kept = self.kept();
        let Overdue { table, tries: found } = overdue;
        let Some(row) = kept.tables.get(&table) else { return now(Err(StoreError::Conflict)) };
        let tries = kept.put_off(row).map_or(0, |put_off| put_off.tries);
        if tries != found {
            return now(Err(StoreError::Conflict));
        }
        let put_off = PutOff { moved: kept.moved(row), tries: tries + 1, until };
        kept.put_off.insert(table, put_off);
        now(Ok(()))
    }

    fn keep_pack(&self, digest: &str, bytes: Vec<u8>) -> Soon<'_, ()> {
        self.kept().packs.entry(digest.to_owned()).or_insert(bytes);
        now(Ok(()))
    }

    fn pack(&self, digest: &str) -> Soon<'_, Option<Vec<u8>>> {
        now(Ok(self.kept().packs.get(digest).cloned()))
    }

    fn unused_packs(&self) -> Soon<'_, Vec<String>> {
        let kept = self.kept();
        let is_used = |digest: &str| kept.is_used(digest) || kept.claims.is_played(digest);
        now(Ok(kept.packs.keys().filter(|digest| !is_used(digest)).cloned().collect()))
    }

    fn drop_pack(&self, digest: &str) -> Soon<'_, ()> {
        let mut kept = self.kept();
        if kept.is_used(digest) {
            return now(Err(StoreError::Conflict));
        }
        kept.packs.remove(digest);
        now(Ok(()))
    }

    fn expired(&self, keeping: Keeping, at: i64, most: usize) -> Soon<'_, Vec<Expired>> {
        let kept = self.kept();
        let rows = kept.tables.values();
        let mut expired: Vec<_> = rows.filter_map(|row| kept.expired(row, keeping, at)).collect();
        expired.sort_by(|a, b| (a.last, &a.table).cmp(&(b.last, &b.table)));
        expired.truncate(most);
        now(Ok(expired))
    }

    fn remove(&self, expired: Expired) -> Soon<'_, ()> {
        let mut kept = self.kept();
        let Expired { table, because, last, .. } = expired;
        let same = |row: &TableRow| (row.phase, row.uploaded) == because.of() && kept.last(row) == last;
        if !kept.tables.get(&table).is_some_and(same) || kept.claims.is_held(&table) {
            return now(Err(StoreError::Conflict));
        }
        kept.tables.remove(&table);
        kept.logs.remove(&table);
        kept.put_off.remove(&table);
        now(Ok(()))
    }

    fn check(&self) -> Soon<'_, ()> {
        now(Ok(()))
    }

    fn ended(&self) -> Pin<Box<dyn Future<Output = StoreError> + Send + '_>> {
        Box::pin(std::future::pending())
    }
}

impl Whole for InMemory {
    fn tables_after(&self, id: &str, most: usize) -> Soon<'_, Vec<TableRow>> {
        let after = self
            .kept()
            .tables
            .range::<str, _>((Excluded(id), Unbounded))
            .map(|(_, row)| row.clone())
            .take(most)
            .collect();
        now(Ok(after))
    }

    fn results_after(&self, table: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        let kept = self.kept();
        let after = kept.results.range::<str, _>((Excluded(table), Unbounded));
        now(Ok(after.map(|(_, result)| result.clone()).take(most).collect()))
    }

    fn packs(&self) -> Soon<'_, Vec<String>> {
        now(Ok(self.kept().packs.keys().cloned().collect()))
    }

    fn all_tallies(&self) -> Soon<'_, Vec<PackTally>> {
        let tally =
            |((title, pack, question), (answered, right)): (&(String, String, String), &(i64, i64))| {
                let tally = Tally { question: question.clone(), answered: *answered, right: *right };
                PackTally { title: title.clone(), pack: pack.clone(), tally }
            };
        now(Ok(self.kept().tallies.iter().map(tally).collect()))
    }

    fn put_tallies(&self, tallies: Vec<PackTally>) -> Soon<'_, ()> {
        for PackTally { title, pack, tally: Tally { question, answered, right } } in tallies {
            self.kept().tallies.insert((title, pack, question), (answered, right));
        }
        now(Ok(()))
    }
}
