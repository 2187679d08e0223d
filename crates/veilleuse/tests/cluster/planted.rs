//! Stores with a bug in them, which the invariants must notice.

use std::{pin::Pin, sync::Arc, time::Duration};

use veilleuse_store::{
    Answer, Append, Claim, Expired, Holder, Keeping, MatchResult, Overdue, Postgres, Soon, Store, StoreError,
    TableRow, Tally,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bug {
    /// An append is acknowledged before it is kept.
    TellBeforeKeep,
    /// An append whose answer does not come is made once more, after whatever is there by then.
    NaiveRetry,
}

impl Bug {
    pub fn named(name: &str) -> Option<Bug> {
        [Bug::TellBeforeKeep, Bug::NaiveRetry].into_iter().find(|bug| format!("{bug:?}") == name)
    }
}

pub struct Planted {
    pub kept: Arc<Postgres>,
    pub bug: Bug,
}

impl Store for Planted {
    fn append(&self, epoch: i64, append: Append) -> Soon<'_, ()> {
        let kept = Arc::clone(&self.kept);
        match self.bug {
            Bug::TellBeforeKeep => {
                tokio::spawn(async move { kept.append(epoch, append).await });
                Box::pin(std::future::ready(Ok(())))
            }
            Bug::NaiveRetry => Box::pin(async move {
                let first = kept.append(epoch, append.clone());
                if let Ok(kept) = tokio::time::timeout(Duration::from_millis(150), first).await {
                    return kept;
                }
                loop {
                    if let Ok(log) = kept.log(&append.table).await {
                        let again = Append { seq: log.len() as i64, ..append.clone() };
                        let kept = kept.append(epoch, again).await;
                        if kept != Err(StoreError::Busy) {
                            return kept;
                        }
                    }
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }),
        }
    }

    fn create(&self, table: TableRow) -> Soon<'_, ()> {
        self.kept.create(table)
    }
    fn table(&self, id: &str) -> Soon<'_, Option<TableRow>> {
        self.kept.table(id)
    }
    fn by_code(&self, code: &str) -> Soon<'_, Option<String>> {
        self.kept.by_code(code)
    }
    fn save(&self, epoch: i64, table: TableRow) -> Soon<'_, ()> {
        self.kept.save(epoch, table)
    }
    fn log_since(&self, table: &str, seq: i64) -> Soon<'_, Vec<Append>> {
        self.kept.log_since(table, seq)
    }
    fn beat(&self, server: &Holder, lease: Duration) -> Soon<'_, i64> {
        self.kept.beat(server, lease)
    }
    fn claim(&self, server: &str, table: &str, gone: Option<&str>) -> Soon<'_, Option<Claim>> {
        self.kept.claim(server, table, gone)
    }
    fn release(&self, table: &str, epoch: i64) -> Soon<'_, ()> {
        self.kept.release(table, epoch)
    }
    fn player(&self, rules: &str) -> Soon<'_, Option<Holder>> {
        self.kept.player(rules)
    }
    fn spend(&self, of: &str, much: i64, most: i64) -> Soon<'_, bool> {
        self.kept.spend(of, much, most)
    }
    fn is_shared(&self) -> bool {
        self.kept.is_shared()
    }
    fn finish(&self, result: MatchResult) -> Soon<'_, ()> {
        self.kept.finish(result)
    }
    fn journal(&self, title: &str, browser: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        self.kept.journal(title, browser, most)
    }
    fn results(&self, title: &str, mode: &str, most: usize) -> Soon<'_, Vec<MatchResult>> {
        self.kept.results(title, mode, most)
    }
    fn count_answers(&self, answers: Vec<Answer>) -> Soon<'_, ()> {
        self.kept.count_answers(answers)
    }
    fn tallies(&self, title: &str, pack: &str) -> Soon<'_, Vec<Tally>> {
        self.kept.tallies(title, pack)
    }
    fn overdue(&self, now: i64, most: usize) -> Soon<'_, Vec<Overdue>> {
        self.kept.overdue(now, most)
    }
    fn put_off(&self, overdue: Overdue, until: i64) -> Soon<'_, ()> {
        self.kept.put_off(overdue, until)
    }
    fn keep_pack(&self, digest: &str, bytes: Vec<u8>) -> Soon<'_, ()> {
        self.kept.keep_pack(digest, bytes)
    }
    fn pack(&self, digest: &str) -> Soon<'_, Option<Vec<u8>>> {
        self.kept.pack(digest)
    }
    fn unused_packs(&self) -> Soon<'_, Vec<String>> {
        self.kept.unused_packs()
    }
    fn drop_pack(&self, digest: &str) -> Soon<'_, ()> {
        self.kept.drop_pack(digest)
    }
    fn expired(&self, keeping: Keeping, now: i64, most: usize) -> Soon<'_, Vec<Expired>> {
        self.kept.expired(keeping, now, most)
    }
    fn remove(&self, expired: Expired) -> Soon<'_, ()> {
        self.kept.remove(expired)
    }
    fn check(&self) -> Soon<'_, ()> {
        self.kept.check()
    }
    fn ended(&self) -> Pin<Box<dyn Future<Output = StoreError> + Send + '_>> {
        self.kept.ended()
    }
}
