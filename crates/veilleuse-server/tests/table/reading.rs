//! Bots wait for a page whose person reads, and for no other.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Client, server, table, token};

/// Long enough for bots that do not think.
const A_WHILE: Duration = Duration::from_millis(700);

/// Somebody who has played until the bots are asked.
async fn until_bots_are_asked(address: std::net::SocketAddr, film: bool) -> Client {
    let made = table(address, &["me", "bot", "bot"]).await;
    let hello =
        json!({"v": 1, "table": made["table"], "token": token(&made, 0), "host": made["host"], "film": film});
    let mut ada = Client::connect(address, hello).await.unwrap();
    ada.host(json!("start")).await;
    if ada.table.is_null() {
        ada.until(|news| news.get("table").is_some()).await;
    }
    while !ada.options().is_empty() {
        ada.play(1).await;
    }
    ada
}

/// What stands after a while.
async fn after_a_while(ada: &mut Client) -> u64 {
    tokio::time::sleep(A_WHILE).await;
    ada.ask(json!({"ping": true})).await;
    ada.table["n"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_the_page_says_that_its_person_has_seen_it() {
    let server = server().await;
    let mut ada = until_bots_are_asked(server.address(), true).await;
    let n = after_a_while(&mut ada).await;
    assert_eq!(after_a_while(&mut ada).await, n, "it is read");
    let seen = json!({"seen": {"n": n, "undone": 0}});
    assert_eq!(ada.ask(seen.clone()).await["ok"], true);
    let next = after_a_while(&mut ada).await;
    assert!(next > n);
    assert_eq!(ada.ask(seen).await["ok"], true);
    assert_eq!(after_a_while(&mut ada).await, next, "what was seen before says nothing about it");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_knows_nothing_of_films_holds_nobody_up() {
    let server = server().await;
    let mut ada = until_bots_are_asked(server.address(), false).await;
    for _ in 0..10 {
        if !ada.options().is_empty() {
            break;
        }
        after_a_while(&mut ada).await;
    }
    assert_ne!(ada.options(), Vec::<Value>::new(), "the bots have played until Ada is asked again");
    server.stop().await;
}
