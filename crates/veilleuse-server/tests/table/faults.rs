//! A match that breaks and a store that fails.

use std::{
    pin::Pin,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::Duration,
};

use serde_json::json;
use veilleuse_server::{Config, serve_with};
use veilleuse_store::{
    Answer, Append, Claim, Expired, Holder, InMemory, Keeping, MatchResult, Overdue, Soon, Store, StoreError,
    TableRow, Tally,
};

use crate::client::{Client, get, metrics, quick, table, token};

/// A store that breaks one table, or does not keep the next append.
#[derive(Default)]
struct Faulty {
    kept: InMemory,
    poisoned: Mutex<Option<String>>,
    full: AtomicBool,
    /// Nothing is kept, and nothing can be read.
    gone: AtomicBool,
    end: tokio::sync::Notify,
}

fn failed<'a, T: Send + 'a>() -> Soon<'a, T> {
    Box::pin(async { Err(StoreError::Failed("the disk is gone".to_owned())) })
}

impl Store for Faulty {
    fn append(&self, epoch: i64, append: Append) -> Soon<'_, ()> {
        assert!(*self.poisoned.lock().unwrap() != Some(append.table.clone()), "poison");
        if self.full.swap(false, SeqCst) || self.gone.load(SeqCst) {
            return failed();
        }
        self.kept.append(epoch, append)
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
        if self.gone.load(SeqCst) {
            return failed();
        }
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
        Box::pin(async {
            self.end.notified().await;
            StoreError::Ended("store-writer".to_owned())
        })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_breaks_is_closed_and_the_others_do_not_notice() {
    let store = Arc::new(Faulty::default());
    let server = serve_with(quick(), Arc::clone(&store) as Arc<dyn Store>).await.unwrap();
    let address = server.address();
    let mut clients = Vec::new();
    for _ in 0..20 {
        let made = table(address, &["me", "here"]).await;
        let mut client = Client::sit(address, &made, 0).await;
        client.host(json!("start")).await;
        clients.push((made, client));
    }
    let (broken, mut client) = clients.swap_remove(7);
    let option = client.options()[0].clone();
    *store.poisoned.lock().unwrap() = Some(broken["table"].as_str().unwrap().to_owned());
    let decide = json!({"id": "x", "decide": {"seat": 0, "do": option["do"]}});
    client.send_raw(&decide.to_string()).await;
    let closed = client.until(|news| news.get("closed").is_some()).await;
    assert_eq!(closed["closed"]["reason"], "fault");
    assert!(closed["closed"]["report"].as_str().is_some_and(|report| report.len() == 8));
    for (_, client) in &mut clients {
        assert_eq!(client.play(1).await, 1);
    }
    assert!(metrics(&server).await.contains("veilleuse_matches_broken 1"));

    *store.poisoned.lock().unwrap() = None;
    let mut again = Client::sit(address, &broken, 0).await;
    assert_eq!(again.table["n"], 0, "what was not kept did not happen");
    assert_eq!(again.play(1).await, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_was_not_kept_is_not_acknowledged_and_did_not_happen() {
    let store = Arc::new(Faulty::default());
    let server = serve_with(quick(), Arc::clone(&store) as Arc<dyn Store>).await.unwrap();
    let address = server.address();
    let made = table(address, &["me", "here"]).await;
    let mut ada = Client::sit(address, &made, 0).await;
    ada.host(json!("start")).await;
    let decide = json!({"decide": {"seat": 0, "do": ada.options()[0]["do"]}});
    store.full.store(true, SeqCst);
    assert_eq!(ada.ask_as("a", decide.clone()).await["error"]["code"], "storage");
    let hello = json!({"v": 1, "table": made["table"], "token": token(&made, 0)});
    assert_eq!(Client::connect(address, hello).await.unwrap().table["n"], 0);
    assert_eq!(ada.ask_as("a", decide).await["ok"], true, "there is space again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_acknowledged_onto_a_log_that_cannot_be_read() {
    let store = Arc::new(Faulty::default());
    let server = serve_with(quick(), Arc::clone(&store) as Arc<dyn Store>).await.unwrap();
    let address = server.address();
    let made = table(address, &["me", "here"]).await;
    let mut ada = Client::sit(address, &made, 0).await;
    ada.host(json!("start")).await;
    store.gone.store(true, SeqCst);
    let decide = json!({"id": "a", "decide": {"seat": 0, "do": ada.options()[0]["do"]}});
    ada.send_raw(&decide.to_string()).await;
    for number in 0..8 {
        ada.send_raw(&json!({"id": format!("p{number}"), "say": {"text": "?"}}).to_string()).await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(250)).await;
    store.gone.store(false, SeqCst);
    let reply = ada.until(|news| news["re"] == "a").await;
    assert_eq!(reply["error"]["code"], "storage");
    ada.until(|news| news["re"] == "p7").await;
    assert!(!ada.heard.iter().any(|news| news["table"]["n"].as_u64() > Some(0)), "nobody was told");
    assert_eq!(ada.ask(json!({"decide": decide["decide"]})).await["ok"], true);
    server.stop().await;

    let server = serve_with(quick(), store as Arc<dyn Store>).await.unwrap();
    let mut again = Client::sit(server.address(), &made, 0).await;
    assert_eq!(again.table["n"], 1);
    assert_eq!(again.ask(json!({"ping": true})).await["ok"], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_disk_is_gone_for_long_ends_and_opens_again_as_it_was() {
    let store = Arc::new(Faulty::default());
    let server = serve_with(quick(), Arc::clone(&store) as Arc<dyn Store>).await.unwrap();
    let address = server.address();
    let made = table(address, &["me", "here"]).await;
    let mut ada = Client::sit(address, &made, 0).await;
    ada.host(json!("start")).await;
    ada.play(1).await;
    let (mut undo, before) = (json!({"undo": {"to": 0}}), ada.table["view"].clone());
    undo["id"] = "u".into();
    store.gone.store(true, SeqCst);
    ada.send_raw(&undo.to_string()).await;
    assert_eq!(ada.until(|news| news.get("closed").is_some()).await["closed"]["reason"], "storage");
    store.gone.store(false, SeqCst);
    let again = Client::sit(address, &made, 0).await;
    assert_eq!((&again.table["n"], &again.table["view"]), (&json!(1), &before));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_ends_with_its_store_and_says_why() {
    let store = Arc::new(Faulty::default());
    let server = serve_with(quick(), Arc::clone(&store) as Arc<dyn Store>).await.unwrap();
    store.end.notify_one();
    let ended = server.run_until_told().await.unwrap_err();
    assert!(ended.to_string().contains("store-writer"), "{ended}");
}

#[tokio::test(flavor = "multi_thread")]
async fn old_tables_go_by_themselves_unless_somebody_is_there() {
    // Long enough to sit down on a busy machine.
    let keeping = Keeping { lobbies: Some(2_000), ..Keeping::default() };
    let config =
        Config { keeping, pruning: Duration::from_millis(50), idle: Duration::from_millis(100), ..quick() };
    let server = serve_with(config, Arc::new(InMemory::new())).await.unwrap();
    let address = server.address();
    let here = table(address, &["me", "here"]).await;
    let client = Client::sit(address, &here, 0).await;
    let left = table(address, &["me", "here"]).await;
    let status = async |made: &serde_json::Value| {
        get(address, &format!("/api/tables/{}", made["code"].as_str().unwrap())).await.0
    };
    // Asking calls a table into memory, where it stays for a moment.
    let goes = async |made: &serde_json::Value| {
        for _ in 0..40 {
            tokio::time::sleep(Duration::from_millis(500)).await;
            if status(made).await == 404 {
                return true;
            }
        }
        false
    };
    assert!(goes(&left).await);
    assert_eq!(status(&here).await, 200, "it is older, and somebody is there");
    drop(client);
    assert!(goes(&here).await);
    server.stop().await;
}
