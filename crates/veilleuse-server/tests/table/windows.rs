//! Reaction windows: a table waits its minimum, whatever people hold.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use tokio::time::Instant;
use veilleuse_record::{Header, PackStamp, RecordWriter};
use veilleuse_server::Server;
use veilleuse_testkit::scenario::{Scenario, inputs};
use veilleuse_titles::{ClefDesMondes, Loaded, Playable};

use crate::client::{Client, http, server};

/// Three readers in one world: the first can pay a passage, the second can stop it, the third can do nothing.
const SCENE: &str = include_str!("../../../../scenarios/clef-des-mondes/turn/three-readers.toml");
/// Long enough that a busy machine does not reach it by itself.
const WINDOW: Duration = Duration::from_millis(2500);
const CANCEL: &str = r#"{"cancel": {"card": "d02", "against": "d01"}}"#;

fn match_file() -> Vec<u8> {
    let pack = Loaded::<ClefDesMondes>::embedded().pack;
    let scenario = Scenario::<ClefDesMondes>::parse("three-readers", SCENE).unwrap();
    let stamp = PackStamp { id: "clef-des-mondes".into(), digest: ClefDesMondes::digest(&pack).to_owned() };
    let (options, inputs) = inputs(Arc::clone(&pack), &scenario).unwrap();
    let header = Header::new("clef-des-mondes", env!("CARGO_PKG_VERSION"), stamp, options);
    let mut file = Vec::new();
    let mut record = RecordWriter::<ClefDesMondes, _>::begin(&mut file, &header).unwrap();
    for input in &inputs {
        record.input(input).unwrap();
    }
    file
}

/// A table where the first reader has just tried to pass, and the moment that began.
async fn window(server: &Server) -> ([Client; 3], Instant) {
    let (clients, begun) = window_of(server, WINDOW).await;
    for client in &clients {
        let left = client.table["window"]["left"].as_u64().unwrap();
        assert!(left > 0 && left <= WINDOW.as_millis() as u64, "{left}");
    }
    (clients, begun)
}

async fn window_of(server: &Server, held: Duration) -> ([Client; 3], Instant) {
    let address = server.address();
    let query = format!("?continue_at=100000&window={}", held.as_millis());
    let request =
        format!("POST /api/records{query} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/jsonl");
    let (status, _, opened) = http(address, &request, &match_file()).await;
    let opened: Value = serde_json::from_slice(&opened).unwrap();
    assert_eq!(status, 200, "{opened}");
    let mut ada = Client::sit(address, &opened, 0).await;
    let mut ben = Client::sit(address, &opened, 1).await;
    let mut eve = Client::sit(address, &opened, 2).await;
    let begun = Instant::now();
    let cross = json!({"decide": {"seat": 0, "do": {"cross": {"to": "north_west", "keys": ["d01"]}}}});
    assert_eq!(ada.ask(cross).await["ok"], true);
    for client in [&mut ada, &mut ben, &mut eve] {
        if client.table["waiting"] != json!([1, 2]) {
            client.until(|news| news["table"]["waiting"] == json!([1, 2])).await;
        }
    }
    ([ada, ben, eve], begun)
}

fn answer(client: &Client, action: &str, alone: bool) -> Value {
    let action: Value = serde_json::from_str(action).unwrap();
    json!({"decide": {"seat": client.seat(), "do": action, "alone": alone}})
}

async fn arrives(ada: &mut Client) -> Duration {
    let begun = Instant::now();
    ada.until(|news| news["table"]["view"]["seats"][0]["place"] == "north_west").await;
    begun.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_closes_early_when_everybody_asked_has_let_it_be() {
    let server = server().await;
    let ([mut ada, mut ben, mut eve], begun) = window(&server).await;
    let (ben_says, eve_says) = (answer(&ben, "\"let_be\"", false), answer(&eve, "\"let_be\"", false));
    assert_eq!(ben.ask(ben_says).await["ok"], true);
    assert_eq!(eve.ask(eve_says).await["ok"], true);
    arrives(&mut ada).await;
    assert!(begun.elapsed() < WINDOW, "{:?}", begun.elapsed());
    assert_eq!(ada.table["window"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_client_answers_on_its_own_waits_and_shows_nothing() {
    let server = server().await;
    let ([mut ada, mut ben, mut eve], begun) = window(&server).await;
    let (ben_says, eve_says) = (answer(&ben, "\"let_be\"", true), answer(&eve, "\"let_be\"", true));
    let watching = async {
        // Nobody is seen to have answered before the table has waited.
        ada.until(|news| news["table"]["waiting"].as_array().is_some_and(|waiting| waiting.len() < 2)).await;
        assert!(begun.elapsed() >= WINDOW, "{:?}", begun.elapsed());
    };
    let (ben_done, eve_done, ()) = tokio::join!(ben.ask(ben_says), eve.ask(eve_says), watching);
    assert_eq!((&ben_done["ok"], &eve_done["ok"]), (&json!(true), &json!(true)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reaction_does_not_close_a_window_early() {
    let server = server().await;
    let ([mut ada, mut ben, mut eve], begun) = window(&server).await;
    let (ben_says, eve_says) = (answer(&ben, CANCEL, false), answer(&eve, "\"let_be\"", false));
    assert_eq!(eve.ask(eve_says).await["ok"], true);
    assert_eq!(ben.ask(ben_says).await["ok"], true);
    assert!(begun.elapsed() >= WINDOW, "{:?}", begun.elapsed());
    ada.until(|news| news["table"]["view"]["stack"][1]["card"]["card"] == "d02").await;
    // The reaction may itself be answered: another window, which waits for itself.
    assert_eq!(ada.table["waiting"], json!([0, 2]));
    assert!(ada.table["window"]["left"].as_u64().unwrap() > 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_answer_is_refused_at_once() {
    let server = server().await;
    let ([_ada, _ben, mut eve], begun) = window(&server).await;
    let wrong = answer(&eve, CANCEL, true);
    assert_eq!(eve.ask(wrong).await["refused"]["rule"], "CM-REACT-02");
    assert!(begun.elapsed() < WINDOW);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_answer_together_once_the_table_has_waited() {
    let server = server().await;
    let ([mut ada, mut ben, mut eve], begun) = window(&server).await;
    // One of them could stop the passage, the other could do nothing: neither hand shows in the time.
    assert_eq!(ben.ask(json!({"leave": true})).await["ok"], true);
    assert_eq!(eve.ask(json!({"leave": true})).await["ok"], true);
    let answered =
        |news: &Value| news["table"]["waiting"].as_array().is_some_and(|waiting| waiting.len() < 2);
    ada.until(answered).await;
    assert!(begun.elapsed() >= WINDOW, "{:?}", begun.elapsed());
    let first = Instant::now();
    ada.until(|news| news["table"]["waiting"] != json!([2]) && news.get("table").is_some()).await;
    assert!(first.elapsed() < WINDOW / 2, "{:?}", first.elapsed());
    server.stop().await;
}

/// Whether the time in which answers are seen tells nothing: none comes before the table has waited.
async fn time_tells_nothing(server: &Server, held: Duration) -> bool {
    let ([mut ada, mut ben, _eve], begun) = window_of(server, held).await;
    let stops = answer(&ben, CANCEL, true);
    ben.ask(stops).await;
    while ada.table["waiting"] == json!([1, 2]) {
        ada.next().await.unwrap();
    }
    begun.elapsed() >= WINDOW
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_does_not_wait_is_noticed() {
    let server = server().await;
    assert!(time_tells_nothing(&server, WINDOW).await);
    assert!(!time_tells_nothing(&server, Duration::ZERO).await, "a leak planted in the time");
    server.stop().await;
}
