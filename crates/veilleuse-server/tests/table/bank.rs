//! The question bank is for whoever owns the server, and what is counted there is right.

use std::net::SocketAddr;

use serde_json::{Value, json};
use veilleuse_server::{Config, Limits, Server, serve};
use veilleuse_titles::Title;

use crate::client::{Client, get, http, post, quick};

/// Asks for a bank with this key: the status and what was said.
async fn ask(address: SocketAddr, title: &str, key: Option<&str>) -> (u16, String, Value) {
    let key = key.map_or_else(String::new, |key| format!("\r\nx-veilleuse-key: {key}"));
    let request = format!("GET /api/titles/{title}/bank HTTP/1.1\r\nhost: {address}{key}");
    let (status, head, body) = http(address, &request, b"").await;
    (status, head, serde_json::from_slice(&body).unwrap_or_default())
}

fn key(server: &Server) -> String {
    assert_eq!(server.banks(), [Title::Numeville]);
    server.owner_key().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bank_opens_with_the_owners_key_alone() {
    let server = serve(Config { limits: Limits::for_crowd(10), ..quick() }).await.unwrap();
    let (address, key) = (server.address(), key(&server));
    let (status, _, said) = ask(address, "numeville", None).await;
    assert_eq!((status, &said["error"]["code"]), (403, &json!("not_owner")));
    for wrong in ["x", &key[1..], &"A".repeat(43)] {
        let (status, _, said) = ask(address, "numeville", Some(wrong)).await;
        assert_eq!((status, &said["error"]["code"]), (403, &json!("not_owner")));
        assert!(!said.to_string().contains(&key));
    }
    let (status, head, bank) = ask(address, "numeville", Some(&key)).await;
    assert_eq!(status, 200);
    assert!(head.to_lowercase().contains("cache-control: no-store"), "{head}");
    let questions = bank["questions"].as_array().unwrap();
    assert_eq!(questions.len(), 200);
    assert!(questions.iter().all(|question| question["explanation"]["fr"].is_string()));
    assert_eq!(bank["tallies"], json!([]));
    let (status, ..) = ask(address, "boogeyman", Some(&key)).await;
    assert_eq!(status, 404, "a title without questions");
    let (status, ..) = ask(address, "chess", Some(&key)).await;
    assert_eq!(status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_guesses_keys_waits() {
    let server = serve(Config { limits: Limits::for_crowd(1), ..quick() }).await.unwrap();
    let mut refused = None;
    for _ in 0..20 {
        let (status, head, _) = ask(server.address(), "numeville", Some("guess")).await;
        if status == 429 {
            refused = Some(head);
            break;
        }
        assert_eq!(status, 403);
    }
    let head = refused.expect("nobody guesses for ever").to_lowercase();
    assert!(head.contains("retry-after:"), "{head}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_outlives_the_server_and_the_counts_do_too() {
    let folder = tempfile::tempdir().unwrap();
    let config = || Config { data: Some(folder.path().to_owned()), ..quick() };
    let server = serve(config()).await.unwrap();
    let address = server.address();
    let key = key(&server);
    let chairs =
        json!([{"seat": 0, "kind": "me", "name": "P0"}, {"seat": 1, "kind": "bot", "level": "novice"}]);
    let new =
        json!({"title": "numeville", "options": {"seats": 2}, "chairs": chairs, "seed": "07".repeat(32)});
    let (_, made) = post(address, "/api/tables", &new).await;
    let mut ada = Client::sit(address, &made, 0).await;
    ada.host(json!("start")).await;
    for _ in 0..20 {
        if answers_by(&ada, 0).len() >= 4 && !answers_by(&ada, 1).is_empty() {
            break;
        }
        ada.play(5).await;
    }
    let heard = answers_by(&ada, 0);
    assert!(heard.len() >= 4, "{heard:?}");
    assert!(!answers_by(&ada, 1).is_empty(), "the bot has answered too, which is not counted");
    server.stop().await;
    let server = serve(config()).await.unwrap();
    let (status, _, bank) = ask(server.address(), "numeville", Some(&key)).await;
    assert_eq!(status, 200, "the key is kept");
    for tally in bank["tallies"].as_array().unwrap() {
        let of = |right: Option<bool>| {
            let same = heard.iter().filter(|(question, verdict)| {
                *question == tally["question"] && right.is_none_or(|right| right == *verdict)
            });
            same.count() as u64
        };
        assert_eq!(tally["answered"], of(None), "{tally} of {heard:?}");
        assert_eq!(tally["right"], of(Some(true)), "{tally} of {heard:?}");
    }
    let counted: u64 =
        bank["tallies"].as_array().unwrap().iter().map(|t| t["answered"].as_u64().unwrap()).sum();
    assert_eq!(counted, heard.len() as u64, "each answer once");
    assert!(!bank["tallies"].to_string().contains("P0"), "nobody is named");
    elsewhere(&server, &made).await;
    let (_, _, after) = ask(server.address(), "numeville", Some(&key)).await;
    assert_eq!(after["tallies"], bank["tallies"], "what began elsewhere is not counted");
    server.stop().await;
}

/// The questions this seat was told to have answered, and whether rightly.
fn answers_by(client: &Client, seat: u8) -> Vec<(Value, bool)> {
    let told = client.log.iter().map(|line| &line["told"]);
    let answers = told.filter(|told| told["told"] == "answered" && told["seat"] == seat);
    answers.map(|told| (told["question"].clone(), told["verdict"] == "right")).collect()
}

/// Closes a table, plays on from its file and answers a few questions there.
async fn elsewhere(server: &Server, made: &Value) {
    let address = server.address();
    let mut ada = Client::sit(address, made, 0).await;
    ada.close_table().await;
    let path = format!("/api/tables/{}/record", made["table"].as_str().unwrap());
    let (status, _, file) = get(address, &path).await;
    assert_eq!(status, 200);
    let request = format!(
        "POST /api/records?continue_at=8 HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/jsonl"
    );
    let (status, _, opened) = http(address, &request, &file).await;
    let opened: Value = serde_json::from_slice(&opened).unwrap();
    assert_eq!(status, 200, "{opened}");
    for turn in 0..120 {
        // Whoever is asked decides.
        let mut guest = Client::sit(address, &opened, turn % 2).await;
        if answers_by(&guest, 0).len() > 2 || guest.is_over() {
            return;
        }
        if !guest.options().is_empty() {
            guest.play(1).await;
        }
    }
    panic!("nobody answered anything");
}
