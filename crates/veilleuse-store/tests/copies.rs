//! Copies made under load, put back elsewhere; damaged ones are refused.

#![allow(clippy::unwrap_used, missing_docs)]

use std::{
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicI64, Ordering::SeqCst},
    },
};

use veilleuse_store::{
    Answer, Append, AppendKind, Keeping, MatchResult, Phase, Postgres, Restoring, Sqlite, Store, StoreError,
    TableRow, UNCLAIMED, Whole, back_up, copy_all, expired_in,
};

fn row(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        code: Some(id.to_owned()),
        title: "toy".to_owned(),
        phase: Phase::Lobby,
        revision: 0,
        clock: None,
        uploaded: false,
        pack: None,
        at: 10,
        body: b"body".to_vec(),
    }
}

fn append(table: &str, seq: i64) -> Append {
    let lines = format!("line {seq} of {table}\n").into_bytes();
    Append { table: table.to_owned(), seq, kind: AppendKind::Match, key: None, at: 20 + seq, lines }
}

fn restore(from: &Path, place: &Path, force: bool) -> Result<(), StoreError> {
    Restoring::begin(from, place, force)?.put_in_place().map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_under_load_holds_everything_acknowledged_before() {
    const TABLES: usize = 8;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("veilleuse.db");
    let store = Arc::new(Sqlite::open(&path).unwrap());
    let acknowledged: Arc<[AtomicI64; TABLES]> = Arc::default();
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = tokio::task::JoinSet::new();
    for table in 0..TABLES {
        store.create(row(&format!("t{table}"))).await.unwrap();
        let (store, acknowledged, stop) = (Arc::clone(&store), Arc::clone(&acknowledged), Arc::clone(&stop));
        players.spawn(async move {
            let id = format!("t{table}");
            while !stop.load(SeqCst) {
                let seq = acknowledged[table].load(SeqCst);
                store.append(UNCLAIMED, append(&id, seq)).await.unwrap();
                acknowledged[table].store(seq + 1, SeqCst);
            }
        });
    }
    for round in 0..4 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        let before: Vec<i64> = acknowledged.iter().map(|count| count.load(SeqCst)).collect();
        let copy = folder.path().join(format!("copy {round}.db"));
        let (from, to) = (path.clone(), copy.clone());
        let contents = tokio::task::spawn_blocking(move || back_up(&from, &to)).await.unwrap().unwrap();
        assert!(contents.appends as i64 >= before.iter().sum());
        let elsewhere = folder.path().join(format!("elsewhere {round}.db"));
        restore(&copy, &elsewhere, false).unwrap();
        let restored = Sqlite::open(&elsewhere).unwrap();
        for (table, before) in before.iter().enumerate() {
            let id = format!("t{table}");
            let log = restored.log(&id).await.unwrap();
            assert!(log.len() as i64 >= *before, "{} of {before} acknowledged appends", log.len());
            assert_eq!(log, (0..log.len() as i64).map(|seq| append(&id, seq)).collect::<Vec<_>>());
            restored.append(UNCLAIMED, append(&id, log.len() as i64)).await.unwrap();
        }
    }
    stop.store(true, SeqCst);
    while let Some(played) = players.join_next().await {
        played.unwrap();
    }
}

#[tokio::test]
async fn what_is_there_is_put_aside_only_by_force_and_never_under_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("veilleuse.db"), folder.path().join("copy.db"));
    let store = Sqlite::open(&path).unwrap();
    store.create(row("old")).await.unwrap();
    back_up(&path, &copy).unwrap();
    assert!(matches!(back_up(&path, &copy), Err(StoreError::Failed(_))), "a copy is not overwritten");
    store.create(row("new")).await.unwrap();
    assert_eq!(restore(&copy, &path, true).err(), Some(StoreError::InUse));
    drop(store);
    assert!(matches!(restore(&copy, &path, false), Err(StoreError::Occupied(_))));
    assert_eq!(Sqlite::open(&path).unwrap().tables().await.unwrap(), ["old", "new"], "nothing has changed");
    let restoring = Restoring::begin(&copy, &path, true).unwrap();
    assert_eq!(restoring.contents().tables, 1);
    let aside = restoring.put_in_place().unwrap().unwrap();
    assert_eq!(Sqlite::open(&path).unwrap().tables().await.unwrap(), ["old"]);
    assert_eq!(Sqlite::open(&aside).unwrap().tables().await.unwrap(), ["old", "new"]);
}

#[tokio::test]
async fn a_log_that_was_not_moved_yet_is_put_aside_with_its_database() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("veilleuse.db"), folder.path().join("copy.db"));
    let store = Sqlite::open(&path).unwrap();
    back_up(&path, &copy).unwrap();
    store.create(row("new")).await.unwrap();
    // As after a kill: the log is beside the database.
    let killed = folder.path().join("killed.db");
    for ending in ["", "-wal"] {
        let name = |path: &Path| format!("{}{ending}", path.display());
        fs::copy(name(&path), name(&killed)).unwrap();
    }
    let aside = Restoring::begin(&copy, &killed, true).unwrap().put_in_place().unwrap().unwrap();
    assert_eq!(Sqlite::open(&killed).unwrap().tables().await.unwrap(), [""; 0]);
    assert_eq!(Sqlite::open(&aside).unwrap().tables().await.unwrap(), ["new"]);
}

#[tokio::test]
async fn a_torn_or_foreign_copy_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("veilleuse.db"), folder.path().join("copy.db"));
    let store = Sqlite::open(&path).unwrap();
    store.create(row("a")).await.unwrap();
    for seq in 0..200 {
        store.append(UNCLAIMED, append("a", seq)).await.unwrap();
    }
    drop(store);
    back_up(&path, &copy).unwrap();
    let whole = fs::read(&copy).unwrap();
    let torn = folder.path().join("torn.db");
    for length in [0, 1, 100, 4096, whole.len() / 2, whole.len() - 4096, whole.len() - 1] {
        fs::write(&torn, &whole[..length]).unwrap();
        assert!(matches!(restore(&torn, &path, true), Err(StoreError::Failed(_))), "{length} bytes");
    }
    for page in 0..whole.len() / 4096 {
        let mut damaged = whole.clone();
        damaged[page * 4096..page * 4096 + 64].fill(0xa5);
        fs::write(&torn, damaged).unwrap();
        assert!(matches!(restore(&torn, &path, true), Err(StoreError::Failed(_))), "page {page}");
    }
    let foreign = rusqlite::Connection::open(folder.path().join("foreign.db")).unwrap();
    foreign.execute_batch("CREATE TABLE notes (text)").unwrap();
    assert!(restore(&folder.path().join("foreign.db"), &path, true).is_err());
    assert!(restore(&folder.path().join("nothing.db"), &path, true).is_err());
    let newer = rusqlite::Connection::open(&copy).unwrap();
    newer.pragma_update(None, "user_version", 999).unwrap();
    drop(newer);
    assert!(matches!(restore(&copy, &path, true), Err(StoreError::Newer { found: 999, .. })));
    assert_eq!(Sqlite::open(&path).unwrap().log("a").await.unwrap().len(), 200);
    let names: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!names.iter().any(|name| name.to_string_lossy().contains("restoring")), "{names:?}");
}

#[tokio::test]
async fn what_has_expired_can_be_looked_at_while_somebody_serves() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("veilleuse.db");
    let store = Sqlite::open(&path).unwrap();
    store.create(row("a")).await.unwrap();
    let expired = expired_in(&path, Keeping::default(), i64::MAX / 2).unwrap();
    assert_eq!(expired.tables, store.expired(Keeping::default(), i64::MAX / 2, 10).await.unwrap());
    assert_eq!(expired.tables.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_goes_to_postgresql_and_back_and_is_the_same() {
    let Some(url) = veilleuse_pg::database() else { return };
    let folder = tempfile::tempdir().unwrap();
    let open = |name: &str| -> Arc<dyn Whole> { Arc::new(Sqlite::open(&folder.path().join(name)).unwrap()) };
    let store = open("first.db");
    for table in 0..300 {
        let id = format!("Ta{table}é");
        let phase = [Phase::Lobby, Phase::Playing, Phase::Done][table % 3];
        let clock = (table % 2 == 0).then_some(7);
        let code = (table % 5 == 0).then(|| id.clone());
        let pack = (table % 4 == 0).then(|| "d1".to_owned());
        store.create(TableRow { phase, clock, code, pack, revision: 3, ..row(&id) }).await.unwrap();
        for seq in 0..table as i64 % 7 {
            store.append(UNCLAIMED, append(&id, seq)).await.unwrap();
        }
        let result = MatchResult {
            table: id,
            title: "toy".to_owned(),
            mode: "solo".to_owned(),
            score: (table % 2 == 0).then_some(table as i64),
            result: "victory".to_owned(),
            reason: "all_saved".to_owned(),
            winners: "[0]".to_owned(),
            inputs: 12,
            browser: None,
            at: table as i64,
        };
        store.finish(result).await.unwrap();
    }
    store.keep_pack("d1", vec![0, 255, 1]).await.unwrap();
    let answer = Answer { title: "toy".into(), pack: "d1".into(), question: "q".into(), right: true };
    store.count_answers(vec![answer.clone(), Answer { right: false, ..answer }]).await.unwrap();
    Postgres::migrate(&url).await.unwrap();
    let shared: Arc<dyn Whole> = Arc::new(Postgres::open(&url).await.unwrap());
    let there = copy_all(Arc::clone(&store), Arc::clone(&shared)).await.unwrap();
    assert_eq!((there.tables, there.results, there.packs), (300, 300, 1));
    assert_eq!(shared.overdue(i64::MAX, 1000).await.unwrap(), store.overdue(i64::MAX, 1000).await.unwrap());
    let back = copy_all(Arc::clone(&shared), open("second.db")).await.unwrap();
    assert_eq!(there, back);
    assert!(copy_all(Arc::clone(&store), Arc::clone(&shared)).await.is_err(), "only into an empty one");
    store.append(UNCLAIMED, append("Ta0é", 0)).await.unwrap();
    let other = copy_all(store, open("third.db")).await.unwrap();
    assert_ne!(other.digest, there.digest, "nothing is left out of the digest");
}
