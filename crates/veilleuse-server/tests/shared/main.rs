//! Servers that share a PostgreSQL database: a table is played from any of them, and by one at a time.

#![allow(clippy::unwrap_used, missing_docs, unreachable_pub, dead_code)]

#[path = "../table/client.rs"]
mod client;

use std::{sync::Arc, time::Duration};

use client::{Client, get, metrics, post, quick, table, token};
use serde_json::{Value, json};
use tokio::time::timeout;
use veilleuse_server::{Config, Limits, Server, serve_with};
use veilleuse_store::{Claim, Holder, Postgres, RulesInPlay, Store};

/// A new database; `None` where somebody asked to do without.
async fn database() -> Option<String> {
    let url = veilleuse_pg::database()?;
    Postgres::migrate(&url).await.unwrap();
    Some(url)
}

async fn server_on(url: &str) -> Server {
    let config = Config { peer: Some(([127, 0, 0, 1], 0).into()), ..quick() };
    serve_with(config, Arc::new(Postgres::open(url).await.unwrap())).await.unwrap()
}

fn hello(made: &Value, seat: usize) -> Value {
    json!({"v": 1, "table": made["table"], "token": token(made, seat), "host": made["host"]})
}

/// Lets whoever is asked decide; how many inputs the match has then.
async fn decide(people: &mut [Client]) -> u64 {
    let asked = people.iter().position(|client| !client.options().is_empty()).unwrap();
    assert_eq!(people[asked].play(1).await, 1);
    let n = people[asked].table["n"].as_u64().unwrap();
    for client in people.iter_mut() {
        while client.table["n"].as_u64() < Some(n) {
            client.next().await.expect("the server hung up");
        }
    }
    n
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_when_its_server_is_started_again() {
    let Some(url) = database().await else { return };
    let server = server_on(&url).await;
    let made = table(server.address(), &["me", "bot"]).await;
    let mut ada = Client::sit(server.address(), &made, 0).await;
    ada.host(json!("start")).await;
    ada.play(4).await;
    let said = ada.ask(json!({"say": {"text": "still here"}})).await;
    assert_eq!(said["ok"], true);
    server.stop().await;
    let store = Postgres::open(&url).await.unwrap();
    let log = store.log(made["table"].as_str().unwrap()).await.unwrap();
    let server = server_on(&url).await;
    let mut again = Client::sit(server.address(), &made, 0).await;
    assert_eq!(again.play(2).await, 2);
    let longer = store.log(made["table"].as_str().unwrap()).await.unwrap();
    assert!(longer.starts_with(&log) && longer.len() > log.len());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_from_any_server_and_goes_on_at_another_when_one_stops() {
    let Some(url) = database().await else { return };
    let (one, two) = (server_on(&url).await, server_on(&url).await);
    let made = table(one.address(), &["me", "here"]).await;
    let mut ada = Client::connect(one.address(), hello(&made, 0)).await.unwrap();
    let mut bea = Client::connect(two.address(), hello(&made, 1)).await.unwrap();
    assert_eq!(ada.host(json!("start")).await["ok"], true);
    for client in [&mut ada, &mut bea] {
        while client.table.is_null() {
            client.next().await.unwrap();
        }
    }
    let mut people = [ada, bea];
    for _ in 0..8 {
        decide(&mut people).await;
    }
    assert!(metrics(&two).await.contains("veilleuse_sockets_relayed 1"));
    assert!(metrics(&one).await.contains("veilleuse_sockets_relayed 0"));
    let path = format!("/api/tables/{}", made["code"].as_str().unwrap());
    let (status, _, body) = get(two.address(), &path).await;
    let info: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!((status, &info["table"], &info["started"]), (200, &made["table"], &json!(true)));
    let join = json!({"seat": 1, "name": "Eve"});
    assert_eq!(post(two.address(), &format!("{path}/join"), &join).await.0, 409, "the chair is taken");
    assert!(metrics(&two).await.contains("veilleuse_requests_relayed 2"));

    // Another table, held by the other server, on the same socket, and back.
    let other = table(two.address(), &["me", "here"]).await;
    let _eve = Client::connect(two.address(), hello(&other, 0)).await.unwrap();
    let [ada, mut bea] = people;
    bea.go_to(hello(&other, 1)).await;
    assert_eq!(bea.ask(json!({"ping": true})).await["ok"], true);
    bea.go_to(hello(&made, 1)).await;
    let mut people = [ada, bea];
    let n = decide(&mut people).await;

    one.stop().await;
    let [_, mut bea] = people;
    while bea.next().await.is_some() {}
    let mut people = [
        Client::connect(two.address(), hello(&made, 0)).await.unwrap(),
        Client::connect(two.address(), hello(&made, 1)).await.unwrap(),
    ];
    assert!(people[0].table["n"].as_u64() >= Some(n));
    assert!(decide(&mut people).await > n);
    assert!(metrics(&two).await.contains("veilleuse_sockets_relayed 0"));
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_lost_a_table_keeps_and_tells_nothing_and_hangs_up() {
    let Some(url) = database().await else { return };
    let server = server_on(&url).await;
    let made = table(server.address(), &["me", "here"]).await;
    let id = made["table"].as_str().unwrap();
    let mut ada = Client::connect(server.address(), hello(&made, 0)).await.unwrap();
    ada.host(json!("start")).await;
    while ada.table.is_null() {
        ada.next().await.unwrap();
    }
    let store = Postgres::open(&url).await.unwrap();
    let thief = Holder { key: "thief".to_owned(), peer: None, packs: Vec::new(), plays: Vec::new() };
    store.beat(&thief, Duration::from_mins(1)).await.unwrap();
    let key = key_beside(&url, "thief").await;
    let claimed = store.claim("thief", id, Some(&key)).await.unwrap();
    assert!(matches!(claimed, Some(Claim::Ours(_))));
    let (before, heard) = (store.log(id).await.unwrap(), ada.heard.len());
    let decide = json!({"id": "late", "decide": {"seat": 0, "do": ada.options()[0]["do"]}});
    ada.send_raw(&decide.to_string()).await;
    while ada.next().await.is_some() {}
    let since = &ada.heard[heard..];
    assert!(!since.iter().any(|news| news["re"] == "late" || news.get("closed").is_some()), "{since:?}");
    assert!(!since.iter().any(|news| news.get("table").is_some()), "{since:?}");
    assert_eq!(store.log(id).await.unwrap(), before);
    assert!(metrics(&server).await.contains("veilleuse_tables_fenced 1"));
    // Whoever holds it now has no door: the client is asked to come again, until the lease is over.
    let refused = Client::connect(server.address(), hello(&made, 0)).await.err().unwrap();
    assert_eq!(refused["error"]["code"], "busy");
    store.beat(&thief, Duration::ZERO).await.unwrap();
    let mut ada = Client::connect(server.address(), hello(&made, 0)).await.unwrap();
    assert_eq!(ada.ask_as("late", json!({"decide": decide["decide"]})).await["ok"], true);
    server.stop().await;
}

/// The key of the server that is there beside this one.
async fn key_beside(url: &str, other: &str) -> String {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let sql = "SELECT key FROM servers WHERE until > now() AND key <> $1";
    client.query_one(sql, &[&other]).await.unwrap().get(0)
}

/// What an address may make in an hour it may make at all servers together.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_one_allowance_at_all_servers() {
    let Some(url) = database().await else { return };
    let limits = Limits { tables: 4, ..Limits::for_crowd(1) };
    let serve_on = async || {
        let config = Config { limits: limits.clone(), ..quick() };
        serve_with(config, Arc::new(Postgres::open(&url).await.unwrap())).await.unwrap()
    };
    let (one, two) = (serve_on().await, serve_on().await);
    let new = json!({"title": "numeville", "options": {"seats": 2}, "chairs": []});
    let (mut made, mut refused) = (0, Vec::new());
    for number in 0..12 {
        let address = [one.address(), two.address()][number % 2];
        let (status, answer) = post(address, "/api/tables", &new).await;
        match status {
            200 => made += 1,
            _ => refused.push(answer["error"]["code"].clone()),
        }
    }
    assert_eq!(made, 2, "one at each server at once");
    assert!(refused.iter().all(|code| *code == "too_many_tables"), "{refused:?}");
    let store = Postgres::open(&url).await.unwrap();
    assert!(store.spend("tables 127.0.0.1", 2, 4).await.unwrap(), "two of four were spent");
    assert!(!store.spend("tables 127.0.0.1", 1, 4).await.unwrap());
    let three = serve_on().await;
    let (status, answer) = post(three.address(), "/api/tables", &new).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (429, &json!("too_many_tables")),
        "nothing is left anywhere"
    );
    for server in [one, two, three] {
        server.stop().await;
    }
}

/// While two versions are there, a match goes to a server that plays the rules it began with.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_other_rules_is_passed_on_to_who_plays_them() {
    let Some(url) = database().await else { return };
    let server = server_on(&url).await;
    let made = table(server.address(), &["me", "here"]).await;
    let mut ada = Client::connect(server.address(), hello(&made, 0)).await.unwrap();
    ada.host(json!("start")).await;
    server.stop().await;
    let (client, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let sql = "UPDATE appends SET lines = convert_to(regexp_replace(convert_from(lines, 'UTF8'),
        '\"rules\":\"[^\"]*\"', '\"rules\":\"0.0.9\"'), 'UTF8') WHERE seq = 0";
    assert_eq!(client.execute(sql, &[]).await.unwrap(), 1);

    let server = server_on(&url).await;
    let store = Postgres::open(&url).await.unwrap();
    let door = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let older = Holder {
        key: "older".to_owned(),
        peer: Some(door.local_addr().unwrap().to_string()),
        packs: Vec::new(),
        plays: vec!["0.0.9".to_owned()],
    };
    store.beat(&older, Duration::from_mins(1)).await.unwrap();
    let called = tokio::spawn(timeout(Duration::from_secs(20), async move {
        let (mut line, _) = door.accept().await.unwrap();
        let mut head = vec![0; 4096];
        let length = tokio::io::AsyncReadExt::read(&mut line, &mut head).await.unwrap();
        String::from_utf8_lossy(&head[..length]).to_lowercase()
    }));
    assert!(Client::connect(server.address(), hello(&made, 0)).await.is_err(), "the older server hangs up");
    let called = called.await.unwrap().expect("the older server is called");
    assert!(called.starts_with("get /ws") && called.contains("x-veilleuse-peer: older"), "{called}");
    let in_play = |servers| [RulesInPlay { rules: "0.0.9".to_owned(), matches: 1, servers }];
    assert_eq!(store.rules_in_play().await.unwrap(), in_play(1));
    let claim = store.claim("older", made["table"].as_str().unwrap(), None).await.unwrap();
    assert!(matches!(claim, Some(Claim::Ours(_))), "nobody else holds it: {claim:?}");

    store.beat(&older, Duration::ZERO).await.unwrap();
    let refused = Client::connect(server.address(), hello(&made, 0)).await.err().unwrap();
    assert_eq!(refused["error"]["code"], "other_rules", "nobody plays them: {refused}");
    assert_eq!(store.rules_in_play().await.unwrap(), in_play(0));
    server.stop().await;
}
