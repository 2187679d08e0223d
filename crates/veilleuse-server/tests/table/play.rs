//! Whole matches.

use serde_json::json;
use veilleuse_record::{Record, verify};
use veilleuse_titles::{Loaded, Numeville, Title, embedded_files};

use crate::client::{Client, get, http, post, server, table, token};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_two_bots_play_a_match_and_its_record_is_proven() {
    let server = server().await;
    let address = server.address();
    let made = table(address, &["me", "open", "bot", "bot"]).await;
    let code = made["code"].as_str().unwrap();
    let (_, _, info) = get(address, &format!("/api/tables/{code}")).await;
    let info: serde_json::Value = serde_json::from_slice(&info).unwrap();
    assert_eq!((&info["started"], &info["chairs"][1]["sitter"]), (&json!(false), &json!("nobody")));
    let (status, joined) =
        post(address, &format!("/api/tables/{code}/join"), &json!({"seat": 1, "name": "Ben"})).await;
    assert_eq!(status, 200);

    let mut ada = Client::sit(address, &made, 0).await;
    let hello = json!({"v": 1, "table": joined["table"], "token": joined["token"]});
    let mut ben = Client::connect(address, hello).await.unwrap();
    let commitment = ada.welcome["commitment"].clone();
    for (client, digit) in [(&mut ada, "a"), (&mut ben, "b")] {
        let nonce = json!({"nonce": {"value": digit.repeat(64)}});
        assert_eq!(client.ask(nonce).await["ok"], true);
    }
    let path = format!("/api/tables/{}/record", made["table"].as_str().unwrap());
    assert_eq!(get(address, &path).await.0, 409);
    assert_eq!(ada.host(json!("start")).await["ok"], true);
    ben.until(|news| news.get("table").is_some()).await;
    if ada.table.is_null() {
        ada.until(|news| news.get("table").is_some()).await;
    }
    let (ada_made, ben_made) = tokio::join!(ada.play(usize::MAX), ben.play(usize::MAX));
    assert!(ada_made > 5 && ben_made > 5, "{ada_made} and {ben_made} decisions");
    assert_eq!(ada.table["over"], ben.table["over"]);
    assert_eq!(ada.table["n"], ben.table["n"]);

    let (status, _, file) = get(address, &path).await;
    assert_eq!(status, 200);
    let record = Record::<Numeville>::read(&file[..]).unwrap();
    let verdict = verify(&record, &Loaded::<Numeville>::embedded().pack);
    assert!(verdict.is_proven(), "{verdict}");
    assert_eq!(json!(record.header().chance.as_ref().unwrap().commitment), commitment);
    assert_eq!(record.nonces().count(), 2);
    assert_eq!(json!(record.header().seats[1].name), "Ben");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_looked_at_and_played_on() {
    let server = server().await;
    let address = server.address();
    let made = table(address, &["me", "bot"]).await;
    let mut ada = Client::sit(address, &made, 0).await;
    ada.host(json!("start")).await;
    ada.play(usize::MAX).await;
    let (_, _, file) = get(address, &format!("/api/tables/{}/record", made["table"].as_str().unwrap())).await;
    let request = |query: &str| {
        format!("POST /api/records{query} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/jsonl")
    };
    let (status, _, opened) = http(address, &request(""), &file).await;
    let opened: serde_json::Value = serde_json::from_slice(&opened).unwrap();
    assert_eq!(status, 200, "{opened}");
    let mut watcher = Client::watch(address, &opened).await;
    assert_eq!(watcher.welcome["kind"], "replay");
    assert_eq!(watcher.table["n"], ada.table["n"]);
    let then = watcher.ask(json!({"at": {"n": 3}})).await;
    assert_eq!(then["at"]["n"], 3);

    let (status, _, opened) = http(address, &request("?continue_at=4"), &file).await;
    assert_eq!(status, 200);
    let opened: serde_json::Value = serde_json::from_slice(&opened).unwrap();
    assert_eq!(opened["seats"].as_array().unwrap().len(), 2);
    let mut first = Client::sit(address, &opened, 0).await;
    let mut second = Client::sit(address, &opened, 1).await;
    assert!(first.table["n"].as_u64() >= Some(4));
    tokio::join!(first.play(usize::MAX), second.play(usize::MAX));
    assert!(first.is_over());

    let mut broken = file.clone();
    let middle = broken.len() / 2;
    broken[middle] ^= 1;
    assert_eq!(http(address, &request(""), &broken).await.0, 422);
    server.stop().await;
}

/// Up to a server is a file that plays on; down again is the file that the closed table gives to the one device that held it.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_comes_down_to_the_device_that_holds_all_of_it() {
    let server = server().await;
    let address = server.address();
    let made = table(address, &["me", "bot"]).await;
    let mut ada = Client::sit(address, &made, 0).await;
    ada.host(json!("start")).await;
    ada.play(3).await;
    let path = format!("/api/tables/{}/take", made["table"].as_str().unwrap());
    let (_, offer) = post(address, &path, &json!({})).await;
    assert_eq!(offer["error"]["code"], "bad_message");
    let pack = embedded_files(Title::Numeville).digest();
    let take = |host: &str| json!({"host": host, "tokens": [token(&made, 0)], "pack": pack, "rules": veilleuse_table::RULES});
    let (status, refused) = post(address, &path, &take("nobody")).await;
    assert_eq!((status, &refused["error"]["code"]), (403, &json!("bad_token")));

    let request = format!("POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json");
    let body = take(made["host"].as_str().unwrap()).to_string();
    let (status, head, file) = http(address, &request, body.as_bytes()).await;
    assert_eq!(status, 200, "{}", String::from_utf8_lossy(&file));
    assert!(head.contains("application/jsonl"), "{head}");
    while ada.next().await.is_some_and(|news| news.get("closed").is_none()) {}
    assert_eq!(ada.heard.last().unwrap()["closed"]["reason"], "taken");
    // Once more, should the answer have been lost: the same file.
    assert_eq!(http(address, &request, body.as_bytes()).await.2, file);

    // It goes on anywhere, with the bot in its chair.
    let request = |query: &str| {
        format!("POST /api/records{query} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/jsonl")
    };
    let (status, _, opened) = http(address, &request("?continue_at=4294967295&bots=1:novice"), &file).await;
    let opened: serde_json::Value = serde_json::from_slice(&opened).unwrap();
    assert_eq!((status, opened["seats"].as_array().map(Vec::len)), (200, Some(1)), "{opened}");
    let mut again = Client::sit(address, &opened, 0).await;
    assert!(again.table["n"].as_u64() >= ada.table["n"].as_u64());
    again.play(usize::MAX).await;
    assert!(again.is_over());
    assert_eq!(http(address, &request("?continue_at=4&bots=strong"), &file).await.0, 422);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_and_refusals_name_what_they_mean() {
    let server = server().await;
    let address = server.address();
    let made = table(address, &["me", "here"]).await;
    let mut ada = Client::sit(address, &made, 0).await;
    assert_eq!(ada.ask(json!({"hint": {"seat": 0}})).await["error"]["code"], "not_started");
    ada.host(json!("start")).await;
    let hint = ada.ask(json!({"hint": {"seat": 0}})).await;
    assert!(ada.options().iter().any(|option| option["do"] == hint["hint"]["do"]), "{hint}");
    let why = ada.ask(json!({"why": {"seat": 0, "do": "roll"}})).await;
    assert!(why["refused"]["rule"].is_string(), "{why}");
    let fine = ada.ask(json!({"why": {"seat": 0, "do": ada.options()[0]["do"]}})).await;
    assert_eq!(fine["ok"], true);
    assert_eq!(ada.table["n"], 0, "asking is not deciding");
    let nonsense = ada.ask(json!({"decide": {"seat": 0, "do": {"fly": true}}})).await;
    assert_eq!(nonsense["error"]["code"], "bad_message");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_played_alone_is_in_the_journal_and_others_are_not() {
    let server = server().await;
    let address = server.address();
    let journal = async |browser: Option<&str>| {
        let header = browser.map(|browser| format!("\r\nx-veilleuse-browser: {browser}")).unwrap_or_default();
        let request = format!("GET /api/titles/terror-below/journal HTTP/1.1\r\nhost: {address}{header}");
        let (status, _, body) = http(address, &request, b"").await;
        assert_eq!(status, 200);
        serde_json::from_slice::<serde_json::Value>(&body).unwrap()
    };
    let (own, other) = ("the browser of Ada, as it names itself", "the browser of somebody else");
    assert_eq!(journal(Some(own)).await, json!([]));
    let new = json!({
        "title": "terror-below",
        "options": {"mode": "solo-urgence", "seats": 1, "left_out": 2, "queens": true},
        "chairs": [{"seat": 0, "kind": "me", "name": "Ada"}],
        "browser": own,
    });
    let (status, made) = post(address, "/api/tables", &new).await;
    assert_eq!(status, 200, "{made}");
    let mut ada = Client::sit(address, &made, 0).await;
    ada.host(json!("start")).await;
    ada.play(usize::MAX).await;
    let two = json!({
        "title": "terror-below",
        "options": {"seats": 2},
        "chairs": [{"seat": 0, "kind": "me", "name": "Ben"}, {"seat": 1, "kind": "bot", "level": "novice"}],
        "browser": own,
    });
    let (_, made) = post(address, "/api/tables", &two).await;
    let mut ben = Client::sit(address, &made, 0).await;
    ben.host(json!("start")).await;
    ben.play(usize::MAX).await;

    assert_eq!(journal(None).await, json!([]), "a journal is nobody else's");
    assert_eq!(journal(Some(other)).await, json!([]));
    let entries = journal(Some(own)).await;
    let [entry] = &entries.as_array().unwrap()[..] else { panic!("{entries}") };
    let over = &ada.table["over"];
    assert_eq!(entry["mode"], "solo-urgence");
    assert_eq!((&entry["result"], &entry["reason"]), (&over["result"], &over["reason"]));
    assert_eq!(entry["score"], ada.table["view"]["solo"]["score"]);
    assert!(entry["at"].as_i64() > Some(1_700_000_000_000));
    assert!(!entries.to_string().contains("Ada"), "the journal does not say whose matches they were");
    assert_eq!(get(address, "/api/titles/no-such/journal").await.0, 404);
    server.stop().await;
}
