//! Every explanation of a test pack is a word of its own, and no byte shows one before its question is answered.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, Write},
    path::Path,
    sync::{Arc, Mutex},
};

use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;
use veilleuse_server::{Config, Server, serve};
use veilleuse_titles::Title;

use crate::client::{Client, get, is_too_fast, metrics, post, quick, table, token};

/// Copies the pack and turns every explanation into `CANARY<question>`.
pub fn plant(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            plant(&path, &target);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let sealed = path.components().any(|part| part.as_os_str() == "sealed");
        fs::write(target, if sealed { mark(&text) } else { text }).unwrap();
    }
}

fn mark(text: &str) -> String {
    let mut id = "";
    let mut lines = Vec::new();
    for line in text.lines() {
        if let Some(found) = line.strip_prefix("id = ") {
            id = found.trim_matches('"');
        }
        if line.starts_with("explanation = ") {
            assert!(!line.contains("\"\"\""), "explanations of the pack stand on one line");
            lines.push(format!("explanation = \"CANARY<{id}>\""));
        } else {
            lines.push(line.to_owned());
        }
    }
    lines.join("\n") + "\n"
}

/// The questions whose canary is in a text.
pub fn canaries(text: &str) -> BTreeSet<String> {
    let found = text.split("CANARY<").skip(1).filter_map(|rest| rest.split_once('>'));
    found.map(|(id, _)| id.to_owned()).collect()
}

#[derive(Clone, Default)]
struct Logs(Arc<Mutex<Vec<u8>>>);

impl Write for Logs {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Logs {
    type Writer = Logs;

    fn make_writer(&'a self) -> Logs {
        self.clone()
    }
}

/// Plays a chair and fails at the first canary that comes too soon. Returns what was revealed, and how often a
/// game master knew it before.
async fn guarded(mut client: Client) -> (BTreeSet<String>, usize) {
    if client.table.is_null() {
        client.until(|news| news.get("table").is_some()).await;
    }
    let mut revealed = BTreeSet::new();
    let (mut made, mut early) = (0, 0);
    while !client.is_over() {
        let options = client.options();
        let mut again = None;
        if !options.is_empty() {
            made += 1;
            let seat = client.seat();
            let decide = json!({"id": format!("c{made}"),
                "decide": {"seat": seat, "do": options[made % options.len()]["do"]}});
            client.send_raw(&decide.to_string()).await;
            again = Some(decide.to_string());
        }
        let before = client.table["n"].clone();
        while client.table["n"] == before {
            let news = client.next().await.unwrap();
            if let Some(again) = again.as_ref().filter(|_| is_too_fast(&news)) {
                tokio::time::sleep(std::time::Duration::from_millis(60)).await;
                client.send_raw(again).await;
            }
            for line in news["table"]["told"].as_array().into_iter().flatten() {
                if ["told-answered", "told-corrected"].contains(&line["line"]["id"].as_str().unwrap()) {
                    revealed.insert(line["told"]["question"].as_str().unwrap().to_owned());
                }
            }
            let shown = canaries(&news.to_string());
            // The game master reads the card, answer and all, and nobody else does.
            let reads_along = client.seat() == "master";
            early += usize::from(reads_along && !shown.is_subset(&revealed));
            assert!(
                reads_along || shown.is_subset(&revealed),
                "{shown:?} is shown, but only {revealed:?} is answered"
            );
        }
    }
    (revealed, early)
}

/// Everybody plays a table to its end. Returns what was revealed, and how often the master knew it before.
async fn all_guarded(clients: Vec<Client>) -> (BTreeSet<String>, usize) {
    let (mut all, mut early) = (BTreeSet::new(), 0);
    for seat in clients.into_iter().map(|client| tokio::spawn(guarded(client))).collect::<Vec<_>>() {
        let (mut revealed, before) = seat.await.unwrap();
        all.append(&mut revealed);
        early += before;
    }
    (all, early)
}

async fn planted() -> (Server, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    plant(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/numeville"), folder.path());
    let packs = BTreeMap::from([(Title::Numeville, folder.path().to_owned())]);
    (serve(Config { packs, ..quick() }).await.unwrap(), folder)
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_game_master_reads_answers_early() {
    let (server, _folder) = planted().await;
    let address = server.address();
    let board = json!({"seats": 2, "master": true});
    let workshop = json!({"mode": "workshop", "master": true});
    let (mut all, mut early) = (BTreeSet::new(), 0);
    for (options, teams) in [(board, 2), (workshop.clone(), 4), (workshop, 4)] {
        let mut chairs: Vec<_> = (0..teams).map(|seat| json!({"seat": seat, "kind": "here"})).collect();
        chairs.push(json!({"seat": "master", "kind": "here"}));
        let new = json!({"title": "numeville", "options": options, "chairs": chairs});
        let (_, made) = post(address, "/api/tables", &new).await;
        let mut host = Client::sit(address, &made, 0).await;
        host.host(json!("start")).await;
        drop(host);
        let mut clients = vec![Client::watch(address, &made).await];
        for seat in 0..=teams {
            clients.push(Client::sit(address, &made, seat).await);
        }
        let (mut revealed, before) = all_guarded(clients).await;
        all.append(&mut revealed);
        early += before;
    }
    assert!(all.len() > 15, "the test saw {} answers only", all.len());
    assert!(early > 15, "the master read only {early} answers early");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_answer_leaves_the_server_before_its_question_is_answered() {
    let logs = Logs::default();
    let subscriber =
        tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(logs.clone()).finish();
    // Other tests of this process write here too, which only makes the search longer.
    tracing::subscriber::set_global_default(subscriber).unwrap();
    let (server, _folder) = planted().await;
    let address = server.address();

    let mut all = BTreeSet::new();
    let mut tokens: Vec<String> = Vec::new();
    for _ in 0..20 {
        let made = table(address, &["me", "here", "bot"]).await;
        tokens.extend([token(&made, 0), token(&made, 1), made["host"].as_str().unwrap().to_owned()]);
        let mut host = Client::sit(address, &made, 0).await;
        let ben = Client::sit(address, &made, 1).await;
        let watcher = Client::watch(address, &made).await;
        host.host(json!("start")).await;
        drop(host);
        let ada = Client::sit(address, &made, 0).await;
        all.append(&mut all_guarded(vec![ada, ben, watcher]).await.0);
    }
    assert!(all.len() > 20, "the test saw {} answers only", all.len());

    for path in [
        "/",
        "/healthz",
        "/api/titles",
        "/api/titles/numeville/texts/fr",
        "/api/titles/numeville/texts/en",
        "/api/titles/numeville/rules",
        "/api/texts/fr",
    ] {
        let (_, head, body) = get(address, path).await;
        let text = head + &String::from_utf8_lossy(&body);
        assert!(!text.contains("CANARY<"), "{path}");
        assert!(tokens.iter().all(|token| !text.contains(token)), "{path}");
    }
    let told = metrics(&server).await;
    assert!(told.contains("veilleuse_decisions"), "metrics were heard");
    assert!(!told.contains("CANARY<") && tokens.iter().all(|token| !told.contains(token)), "a metric speaks");
    server.stop().await;
    let logged = String::from_utf8(logs.0.lock().unwrap().clone()).unwrap();
    assert!(logged.contains("listening"), "the log was heard");
    assert!(!logged.contains("CANARY<"), "a log line holds an answer");
    assert!(tokens.iter().all(|token| !logged.contains(token)), "a log line holds a token");
}
