//! Opening a table plays its log again, and those who play elsewhere do not wait for that.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::json;
use tokio::task::JoinSet;
use veilleuse_record::Seed;
use veilleuse_server::serve_with;
use veilleuse_store::{Append, AppendKind, InMemory, Phase, Store, TableRow, UNCLAIMED};
use veilleuse_table::{Desk, Musing, Next, Setup, Shelves};
use veilleuse_titles::{Title, embedded_files};
use veilleuse_wire::Json;

use crate::client::{Client, get, metrics, quick, table};

/// So many tables are opened at once: more than there are threads for tables.
const TABLES: usize = 12;
/// Lines of each log.
const LINES: usize = 40_000;

/// The file of a match in which two people went back and forth for very long.
fn long_file() -> Vec<u8> {
    let shelf = Shelves::one(Title::Numeville, &embedded_files(Title::Numeville)).unwrap();
    let (options, _) = shelf.check(&Json::of(&json!({"seats": 2})).unwrap()).unwrap();
    let setup = Setup {
        options: &options,
        names: Vec::new(),
        seed: Seed::from_bytes([7; 32]),
        committed: false,
        started: None,
    };
    let (mut desk, mut file) = shelf.begin(setup).unwrap();
    let mut take = |desk: &mut Box<dyn Desk>, mut next: Next| {
        file.append(&mut next.lines);
        desk.stand(next);
    };
    let next = desk.run().unwrap();
    take(&mut desk, next);
    let before = desk.inputs();
    let seat = desk.waiting().first_seat().unwrap();
    let advice =
        serde_json::to_value(desk.thought(Musing { seat, level: None, seed: 1, most: None })().unwrap())
            .unwrap();
    let action = Json::of(&advice["do"]).unwrap();
    for _ in 0..LINES / 2 {
        let next = desk.decide(seat, &action).unwrap();
        take(&mut desk, next);
        let next = desk.undo(before).unwrap();
        take(&mut desk, next);
    }
    file
}

/// Puts a running match of Numéville into a store, as a server would have kept it: old tables that nobody plays at would be
/// cleared away, so it was played just now.
pub async fn plant(store: &InMemory, id: String, lines: Vec<u8>) -> String {
    let meta = json!({"kind": "match", "title": "numeville", "options": {"seats": 2}, "pace": "live", "clock": 0,
        "lang": "fr", "host": null, "chairs": [], "seed": "07".repeat(32), "committed": false, "nonces": [],
        "chat": true, "paused": false, "closed": false});
    let at = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
    let row = TableRow {
        id: id.clone(),
        code: None,
        title: "numeville".to_owned(),
        phase: Phase::Playing,
        revision: 0,
        at,
        clock: None,
        uploaded: false,
        pack: None,
        body: meta.to_string().into_bytes(),
    };
    store.create(row).await.unwrap();
    let append = Append { table: id.clone(), seq: 0, kind: AppendKind::Match, key: None, at, lines };
    store.append(UNCLAIMED, append).await.unwrap();
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_while_long_logs_are_played_again() {
    let store = Arc::new(InMemory::new());
    let file = long_file();
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(plant(&store, format!("long-{number}"), file.clone()).await);
    }
    let server = serve_with(quick(), store as Arc<dyn Store>).await.unwrap();
    let address = server.address();
    let made = table(address, &["me", "here"]).await;
    let mut ada = Client::sit(address, &made, 0).await;

    let began = Instant::now();
    let mut opening = JoinSet::new();
    for id in tables {
        opening.spawn(async move { get(address, &format!("/api/tables/{id}")).await.0 });
    }
    let mut longest = Duration::ZERO;
    let mut answers = 0;
    while !opening.is_empty() {
        let asked = Instant::now();
        assert_eq!(ada.ask(json!({"ping": true})).await["ok"], true);
        (longest, answers) = (longest.max(asked.elapsed()), answers + 1);
        while let Some(opened) = opening.try_join_next() {
            assert_eq!(opened.unwrap(), 200);
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let all = began.elapsed();
    println!(
        "{TABLES} logs of {} KB in {all:?}; {answers} answers meanwhile, none after {longest:?}",
        file.len() / 1024
    );
    assert!(answers > 3 && longest < all / 3, "an answer took {longest:?} of {all:?}");
    let told = metrics(&server).await;
    assert!(
        told.contains(&format!("veilleuse_file_seconds_count {TABLES}\n")),
        "they have threads of their own"
    );
    server.stop().await;
}
