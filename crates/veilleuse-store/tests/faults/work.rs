//! What a store is given to do while its disk fails, and what must be there afterwards.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    fs::{self, File},
    io::Write,
    path::Path,
    rc::Rc,
};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use veilleuse_disk::Disk;
use veilleuse_store::{
    Append, AppendKind, MatchResult, Phase, Sqlite, Store, StoreError, TableRow, UNCLAIMED,
};

const TABLES: usize = 3;
/// After so many failures the disk is well again: what fails for ever can keep nothing.
const PATIENCE: u32 = 3;

/// How much there is to do.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    pub seed: u64,
    pub appends: i64,
    /// Appends so long that the write-ahead log must be moved meanwhile.
    pub long: bool,
}

/// What was acknowledged: the lines of every append, table by table.
pub type Told = BTreeMap<String, Vec<u64>>;

/// One store under work.
struct Desk<'a> {
    disk: &'a Disk,
    store: Sqlite,
    failures: Cell<u32>,
    told: RefCell<Told>,
    acks: RefCell<File>,
}

/// A digest of bytes, chained to another.
fn chained(before: u64, bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(before ^ 0xcbf2_9ce4_8422_2325, step)
}

/// Lines that name the digest of everything before them.
fn lines(before: u64, length: usize) -> Vec<u8> {
    let mut lines = format!("{before:016x}\n").into_bytes();
    lines.resize(lines.len() + length, b'.');
    lines
}

/// Works on an empty folder of the disk, heals the disk at the end, and returns what was acknowledged.
pub fn work(disk: &Disk, folder: &Path, work: Work) -> Told {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let path = folder.join("veilleuse.db");
    let mut tries = 0;
    let store = loop {
        match Sqlite::open(&path) {
            Ok(store) => break store,
            Err(StoreError::Failed(_)) if tries < PATIENCE => tries += 1,
            Err(StoreError::Failed(error)) => {
                assert!(tries < 2 * PATIENCE, "a disk that is well opens: {error}");
                tries += 1;
                disk.heal();
            }
            Err(other) => panic!("{other}"),
        }
    };
    let acks = File::create(disk.folder().join("acks")).unwrap();
    let (failures, told) = (Cell::new(0), RefCell::default());
    let desk = Rc::new(Desk { disk, store, failures, told, acks: RefCell::new(acks) });
    runtime.block_on(async {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(work.seed);
        let [a, b, c]: [_; TABLES] = std::array::from_fn(|table| {
            let chance = Xoshiro256PlusPlus::seed_from_u64(chance.next_u64());
            play(Rc::clone(&desk), format!("t{table}"), work, chance)
        });
        tokio::join!(a, b, c);
    });
    let Ok(desk) = Rc::try_unwrap(desk) else { panic!("all tables have ended") };
    let Desk { store, told, .. } = desk;
    // Closing moves the log: the fault may come here too.
    drop(store);
    disk.heal();
    told.into_inner()
}

impl Desk<'_> {
    fn fail(&self, error: &StoreError) {
        assert!(matches!(error, StoreError::Failed(_)), "{error}");
        self.failures.set(self.failures.get() + 1);
        assert!(
            self.failures.get() < 100 * PATIENCE,
            "the disk is well again, and the store is not: {error}"
        );
        if self.failures.get().is_multiple_of(PATIENCE) {
            self.disk.heal();
        }
    }

    /// Asks until there is an answer.
    async fn ask<T>(&self, question: impl AsyncFn() -> Result<T, StoreError>) -> T {
        loop {
            match question().await {
                Ok(answer) => return answer,
                Err(error) => self.fail(&error),
            }
        }
    }

    async fn create(&self, row: TableRow) {
        loop {
            match self.store.create(row.clone()).await {
                Ok(()) => return,
                // It failed, and was kept all the same.
                Err(StoreError::Taken) => break,
                Err(error) => self.fail(&error),
            }
        }
        let kept = self.ask(async || self.store.table(&row.id).await).await;
        assert_eq!(kept, Some(row));
    }

    /// As a room does it: what failed is looked for in the log before it is tried again.
    async fn append(&self, append: Append) {
        let seq = append.seq as usize;
        loop {
            let done = self.store.append(UNCLAIMED, append.clone()).await;
            match &done {
                Ok(()) => break,
                Err(StoreError::Conflict) => {}
                Err(error) => self.fail(error),
            }
            let log = self.ask(async || self.store.log(&append.table).await).await;
            assert!(log.len() <= seq + 1, "nobody else writes");
            if log.len() == seq + 1 {
                assert_eq!(log[seq], append);
                break;
            }
            assert_eq!(log.len(), seq, "what was acknowledged is there");
            assert_ne!(done, Err(StoreError::Conflict), "its place is free");
        }
        let digest = chained(0, &append.lines);
        self.told.borrow_mut().entry(append.table.clone()).or_default().push(digest);
        // One write, so that no moment sees half of it.
        let line = format!("{} {digest}\n", append.table);
        self.acks.borrow_mut().write_all(line.as_bytes()).unwrap();
    }
}

async fn play(desk: Rc<Desk<'_>>, table: String, work: Work, mut chance: Xoshiro256PlusPlus) {
    let mut row = TableRow {
        id: table.clone(),
        code: Some(table.clone()),
        title: "toy".to_owned(),
        phase: Phase::Playing,
        revision: 0,
        at: 10,
        clock: Some(5),
        uploaded: false,
        pack: None,
        body: b"body".to_vec(),
    };
    desk.create(row.clone()).await;
    let mut before = 0;
    for seq in 0..work.appends {
        let length = match chance.next_u64() % 8 {
            _ if work.long => 40_000 + (chance.next_u64() % 80_000) as usize,
            0 => 9_000,
            _ => 50 + (chance.next_u64() % 500) as usize,
        };
        let lines = lines(before, length);
        before = chained(before, &lines);
        let kind = if seq % 4 == 3 { AppendKind::Table } else { AppendKind::Match };
        let key = Some(format!("{table}/{seq}"));
        desk.append(Append { table: table.clone(), seq, kind, key, at: 20 + seq, lines }).await;
        if seq % 3 == 2 {
            row.body = format!("saved at {seq}").into_bytes();
            save(&desk, &mut row).await;
        }
    }
    let word = str::to_owned;
    let result = MatchResult {
        table: table.clone(),
        title: word("toy"),
        mode: word("solo"),
        score: None,
        result: word("victory"),
        reason: word("all_saved"),
        winners: word("[0]"),
        inputs: work.appends,
        at: 100,
        browser: None,
    };
    desk.ask(async || desk.store.finish(result.clone()).await).await;
    desk.ask(async || desk.store.keep_pack("digest", vec![7; 5000]).await).await;
    desk.ask(async || desk.store.check().await).await;
}

async fn save(desk: &Desk<'_>, row: &mut TableRow) {
    loop {
        match desk.store.save(UNCLAIMED, row.clone()).await {
            Ok(()) => break,
            Err(StoreError::Conflict) => {
                let kept = desk.ask(async || desk.store.table(&row.id).await).await.unwrap();
                assert_eq!(kept.body, row.body, "it failed, and was kept all the same");
                break;
            }
            Err(error) => desk.fail(&error),
        }
    }
    row.revision += 1;
}

/// What was acknowledged, as the file of acknowledgements says.
pub fn told(acks: &[u8]) -> Told {
    let mut told = Told::new();
    for line in String::from_utf8_lossy(acks).lines() {
        let (table, digest) = line.split_once(' ').unwrap();
        told.entry(table.to_owned()).or_default().push(digest.parse().unwrap());
    }
    told
}

/// The database opens and is sound; everything acknowledged is there once, in its place; every log is one chain.
pub fn verify(folder: &Path, told: &Told) {
    let path = folder.join("veilleuse.db");
    let store = Sqlite::open(&path).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        for table in 0..TABLES {
            let table = format!("t{table}");
            let log = store.log(&table).await.unwrap();
            let acknowledged = told.get(&table).map_or(&[][..], Vec::as_slice);
            assert!(
                log.len() >= acknowledged.len(),
                "{table}: {} acknowledged, {} there",
                acknowledged.len(),
                log.len()
            );
            let mut before = 0;
            for (seq, append) in log.iter().enumerate() {
                assert_eq!(append.seq, seq as i64);
                assert_eq!(append.key, Some(format!("{table}/{seq}")), "each once, in its place");
                let named = append.lines.split(|byte| *byte == b'\n').next().unwrap();
                assert_eq!(
                    named,
                    format!("{before:016x}").as_bytes(),
                    "{table}: the chain is broken at {seq}"
                );
                before = chained(before, &append.lines);
                if let Some(digest) = acknowledged.get(seq) {
                    assert_eq!(chained(0, &append.lines), *digest);
                }
            }
            // It goes on from there.
            if store.table(&table).await.unwrap().is_some() {
                let lines = lines(before, 10);
                let (seq, kind) = (log.len() as i64, AppendKind::Match);
                store.append(UNCLAIMED, Append { table, seq, kind, key: None, at: 0, lines }).await.unwrap();
            } else {
                assert!(acknowledged.is_empty());
            }
        }
        store.check().await.unwrap();
    });
    drop(store);
    let connection = rusqlite::Connection::open(&path).unwrap();
    let sound: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(sound, "ok");
}

/// An empty folder.
pub fn empty(folder: &Path) {
    if folder.exists() {
        fs::remove_dir_all(folder).unwrap();
    }
    fs::create_dir_all(folder).unwrap();
}
