//! Lines to the database that break: what was sent is kept once, or refused, and never both.

#![allow(clippy::unwrap_used, missing_docs, unreachable_pub)]

mod cutter;

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::Duration,
};

use cutter::{Cutter, Edit, Manner};
use tokio::{task::JoinSet, time::sleep};
use veilleuse_store::{
    Append, AppendKind, Claim, Holder, POSTGRES_SCHEMA, Phase, Postgres, Store, StoreError, TableRow,
    UNCLAIMED,
};

const LEASE: Duration = Duration::from_mins(1);

fn row(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        code: None,
        title: "toy".to_owned(),
        phase: Phase::Playing,
        revision: 0,
        clock: None,
        uploaded: false,
        pack: None,
        at: 10,
        body: b"body".to_vec(),
    }
}

fn append(table: &str, seq: i64) -> Append {
    let (lines, key) = (format!("line {seq} of {table}\n").into_bytes(), Some(format!("key {seq}")));
    Append { table: table.to_owned(), seq, kind: AppendKind::Match, key, at: 20 + seq, lines }
}

/// A database of its own, and a way to it that can be cut.
async fn behind_a_cutter(edit: Option<Edit>) -> Option<(String, Cutter, Postgres)> {
    let url = veilleuse_pg::database()?;
    Postgres::migrate(&url).await.unwrap();
    let (user, place) = url.split_once('@').unwrap();
    let (address, name) = place.split_once('/').unwrap();
    let cutter = Cutter::before(address.parse::<SocketAddr>().unwrap(), edit).await;
    let store = Postgres::open(&format!("{user}@{}/{name}", cutter.address)).await.unwrap();
    Some((url, cutter, store))
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_are_lost_lose_and_double_nothing() {
    const TABLES: usize = 12;
    let Some((url, cutter, store)) = behind_a_cutter(None).await else { return };
    let (store, stop) = (Arc::new(store), Arc::new(AtomicBool::new(false)));
    let mut playing = JoinSet::new();
    for table in 0..TABLES {
        let table = format!("t{table}");
        store.create(row(&table)).await.unwrap();
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        playing.spawn(async move {
            let mut seq = 0;
            while !stop.load(SeqCst) {
                match store.append(UNCLAIMED, append(&table, seq)).await {
                    Ok(()) => seq += 1,
                    Err(StoreError::Busy) => sleep(Duration::from_millis(20)).await,
                    Err(error) => panic!("{table} {seq}: {error:?}"),
                }
            }
            (table, seq)
        });
    }
    for fault in 0..60 {
        match fault % 3 {
            0 => cutter.cut(),
            1 => cutter.be(Manner::SwallowsAnswers),
            _ => {
                cutter.be(Manner::Silent);
                sleep(Duration::from_millis(30)).await;
                cutter.cut();
            }
        }
        sleep(Duration::from_millis(20 + fault % 7 * 5)).await;
        cutter.be(Manner::Well);
        sleep(Duration::from_millis(40)).await;
    }
    stop.store(true, SeqCst);
    let direct = Postgres::open(&url).await.unwrap();
    let mut all = 0;
    while let Some(played) = playing.join_next().await {
        let (table, seq) = played.unwrap();
        let log: Vec<_> = (0..seq).map(|seq| append(&table, seq)).collect();
        assert_eq!(direct.log(&table).await.unwrap(), log);
        all += seq;
    }
    assert!(all > 200, "{all} appends");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_that_waits_is_said_at_once_and_a_store_that_is_silent_is_not_well() {
    let Some((url, cutter, store)) = behind_a_cutter(None).await else { return };
    store.create(row("a")).await.unwrap();
    store.create(row("b")).await.unwrap();
    store.check().await.unwrap();
    cutter.be(Manner::Silent);
    let store = Arc::new(store);
    let waiting = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.append(UNCLAIMED, append("a", 0)).await }
    });
    sleep(Duration::from_millis(700)).await;
    assert_eq!(store.append(UNCLAIMED, append("b", 0)).await, Err(StoreError::Busy));
    sleep(Duration::from_millis(1600)).await;
    assert!(store.check().await.is_err());
    cutter.be(Manner::Well);
    waiting.await.unwrap().unwrap();
    store.append(UNCLAIMED, append("b", 0)).await.unwrap();
    store.check().await.unwrap();
    let direct = Postgres::open(&url).await.unwrap();
    for table in ["a", "b"] {
        assert_eq!(direct.log(table).await.unwrap(), [append(table, 0)]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_answered_says_that_it_is_there_on_another_connection() {
    let Some((_, cutter, store)) = behind_a_cutter(None).await else { return };
    let server = Holder { key: "one".to_owned(), peer: None, packs: Vec::new(), plays: Vec::new() };
    store.beat(&server, LEASE).await.unwrap();
    cutter.freeze();
    let began = std::time::Instant::now();
    assert!(store.beat(&server, LEASE).await.is_err());
    store.beat(&server, LEASE).await.unwrap();
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}: before its lease is over", began.elapsed());
}

/// What the contract says of claims, and whether it held: of two that claim a table the second does not get it, and who
/// lost it appends nothing.
async fn claims_hold(edit: Option<Edit>) -> Option<(bool, bool)> {
    let (_, _cutter, store) = behind_a_cutter(edit).await?;
    let server = |key: &str| Holder { key: key.to_owned(), peer: None, packs: Vec::new(), plays: Vec::new() };
    store.create(row("a")).await.unwrap();
    for key in ["one", "two"] {
        store.beat(&server(key), LEASE).await.unwrap();
    }
    let Some(Claim::Ours(first)) = store.claim("one", "a", None).await.unwrap() else { panic!() };
    let second = store.claim("two", "a", None).await.unwrap();
    let taken = second == Some(Claim::Theirs(server("one")));
    let Some(Claim::Ours(_)) = store.claim("two", "a", Some("one")).await.unwrap() else { panic!() };
    Some((taken, store.append(first, append("a", 0)).await == Err(StoreError::Fenced)))
}

#[tokio::test(flavor = "multi_thread")]
async fn bugs_planted_in_claims_and_appends_are_noticed() {
    let Some(well) = claims_hold(None).await else { return };
    assert_eq!(well, (true, true));
    let no_epoch_check = ("h.epoch = a.epoch", "a.epoch = a.epoch");
    assert_eq!(claims_hold(Some(no_epoch_check)).await, Some((true, false)));
    let no_lease = ("other.until > now()", "other.until IS NULL");
    assert_eq!(claims_hold(Some(no_lease)).await, Some((false, true)));
}

/// How often whole tables were read so far.
async fn whole_reads(client: &tokio_postgres::Client) -> i64 {
    let sql = "SELECT pg_stat_clear_snapshot(), (SELECT sum(seq_scan)::int8 FROM pg_stat_user_tables
        WHERE relname IN ('heads', 'tables', 'appends'))";
    client.query_one(sql, &[]).await.unwrap().get(1)
}

/// How often whole tables are read while tables are made and played.
async fn read_whole(edit: Option<Edit>) -> Option<i64> {
    let (url, _cutter, store) = behind_a_cutter(edit).await?;
    let (client, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let before = whole_reads(&client).await;
    let server = Holder { key: "one".to_owned(), peer: None, packs: Vec::new(), plays: Vec::new() };
    store.beat(&server, LEASE).await.unwrap();
    for table in (0..8).map(|table| format!("t{table}")) {
        store.create(row(&table)).await.unwrap();
        let Some(Claim::Ours(epoch)) = store.claim("one", &table, None).await.unwrap() else { panic!() };
        for seq in 0..8 {
            store.append(epoch, append(&table, seq)).await.unwrap();
        }
        store.save(epoch, row(&table)).await.unwrap();
        assert_eq!(store.log(&table).await.unwrap().len(), 8);
        store.release(&table, epoch).await.unwrap();
        // A connection tells what it has read when it is next used, once a second.
        sleep(Duration::from_millis(300)).await;
    }
    Some(whole_reads(&client).await - before)
}

/// A statement is planned when the tables are empty, and used when they are not.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_and_read_goes_by_the_indices_from_the_first_time() {
    let Some(whole) = read_whole(None).await else { return };
    assert_eq!(whole, 0);
    let usual = (
        "enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off",
        "enable_seqscan = on ; SET enable_hashjoin = on ; SET enable_mergejoin = on ",
    );
    assert!(read_whole(Some(usual)).await.unwrap() > 0, "it would have been noticed");
}

#[tokio::test]
async fn a_database_that_was_not_migrated_or_is_newer_is_refused() {
    let Some(url) = veilleuse_pg::database() else { return };
    let open = async || Postgres::open(&url).await.err();
    assert_eq!(open().await, Some(StoreError::Older { found: 0, known: POSTGRES_SCHEMA }));
    assert_eq!(Postgres::migrate(&url).await, Ok(0));
    assert_eq!(Postgres::migrate(&url).await, Ok(POSTGRES_SCHEMA), "once is enough");
    assert_eq!(open().await, None);
    let (client, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.execute("UPDATE veilleuse_schema SET version = version + 1", &[]).await.unwrap();
    let newer = StoreError::Newer { found: POSTGRES_SCHEMA + 1, known: POSTGRES_SCHEMA };
    assert_eq!(open().await, Some(newer.clone()));
    assert_eq!(Postgres::migrate(&url).await, Err(newer));
}

#[tokio::test]
async fn a_database_that_does_not_wait_for_its_disk_is_refused() {
    if veilleuse_pg::database().is_none() {
        return;
    }
    let server = veilleuse_pg::Server::start_with(&["fsync=off"]).unwrap();
    assert_eq!(Postgres::open(&server.url()).await.err(), Some(StoreError::Unsafe("fsync off")));
}
