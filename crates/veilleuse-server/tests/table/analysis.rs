//! What a finished match was like: found out in the background, once, for whoever may see the match whole.

use std::{net::SocketAddr, time::Duration};

use serde_json::{Value, json};
use veilleuse_server::{Limits, serve};

use crate::client::{Client, get, http, post, quick, server, table};

fn path(made: &Value) -> String {
    format!("/api/tables/{}/analysis", made["table"].as_str().unwrap())
}

/// A match of Numéville that is over.
async fn played(address: SocketAddr) -> (Value, Client) {
    let made = table(address, &["me", "bot"]).await;
    let mut ada = Client::sit(address, &made, 0).await;
    ada.host(json!("start")).await;
    ada.play(usize::MAX).await;
    (made, ada)
}

async fn look(address: SocketAddr, path: &str) -> (u16, Value) {
    let (status, _, body) = get(address, path).await;
    (status, serde_json::from_slice(&body).unwrap_or_default())
}

/// Asks how far it is until it is done.
async fn done(address: SocketAddr, path: &str) -> Value {
    for _ in 0..600 {
        let (status, state) = look(address, path).await;
        assert_eq!(status, 200, "{state}");
        if let Some(found) = state.get("done") {
            return found.clone();
        }
        assert!(state["working"]["percent"].as_u64().is_some_and(|percent| percent <= 100), "{state}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it is never done");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_analysed_once_and_kept_with_its_table() {
    let server = server().await;
    let address = server.address();
    let (made, ada) = played(address).await;
    let path = path(&made);
    assert_eq!(look(address, &path).await, (200, json!("none")), "nobody has asked yet");
    let (status, state) = post(address, &path, &json!({})).await;
    assert_eq!((status, &state["working"]["percent"]), (200, &json!(0)));
    let found = done(address, &path).await;
    assert_eq!(found["seats"], json!([0, 1]));
    let curve = found["curve"].as_array().unwrap();
    assert_eq!(curve.last().unwrap()["n"], ada.table["n"]);
    let won = !ada.table["over"]["winners"].as_array().unwrap().is_empty();
    let sure = if won { 1000 } else { 0 };
    assert_eq!(curve.last().unwrap()["chances"], json!([sure, sure]), "in the end everything is known");
    assert!(found["moments"].as_array().unwrap().len() <= 3);
    assert_eq!(
        post(address, &path, &json!({})).await,
        (200, json!({"done": found})),
        "it is not found out again"
    );

    let record = get(address, &path.replace("analysis", "record")).await.2;
    let request = format!("POST /api/records HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/jsonl");
    let opened: Value = serde_json::from_slice(&http(address, &request, &record).await.2).unwrap();
    let path = self::path(&opened);
    assert_eq!(post(address, &path, &json!({})).await.0, 200, "the file of a match, at another table");
    assert_eq!(done(address, &path).await, found, "everybody finds out the same");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_played_or_is_nobodys_is_not_analysed() {
    let server = server().await;
    let address = server.address();
    let code =
        |answer: (u16, Value)| (answer.0, answer.1["error"]["code"].as_str().unwrap_or_default().to_owned());
    let made = table(address, &["me", "bot"]).await;
    let mut ada = Client::sit(address, &made, 0).await;
    let own = path(&made);
    assert_eq!(code(post(address, &own, &json!({})).await), (409, "not_started".to_owned()));
    ada.host(json!("start")).await;
    ada.play(2).await;
    for answer in [look(address, &own).await, post(address, &own, &json!({})).await] {
        assert_eq!(code(answer), (409, "not_over".to_owned()), "it would tell what is hidden");
    }
    // Who knows no more than the code to join by has no right to the file either.
    let by_code = format!("/api/tables/{}/analysis", made["code"].as_str().unwrap());
    for foreign in [by_code.as_str(), "/api/tables/0123456789abcdef/analysis"] {
        assert_eq!(code(post(address, foreign, &json!({})).await), (404, "no_table".to_owned()));
    }
    let lesson = post(address, "/api/titles/terror-below/lessons/the-last-point", &json!({})).await.1;
    assert_eq!(code(post(address, &path(&lesson), &json!({})).await), (409, "not_over".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_analyses() {
    let limits = Limits { analyses: 1, crowd: 1, tables: 100, live: 100, ..Limits::for_crowd(200) };
    let limits = Limits { messages: 4_000, requests: 400, ..limits };
    let server = serve(veilleuse_server::Config { limits, ..quick() }).await.unwrap();
    let address = server.address();
    let ((first, _), (second, _)) = (played(address).await, played(address).await);
    assert_eq!(post(address, &path(&first), &json!({})).await.0, 200);
    assert_eq!(post(address, &path(&first), &json!({})).await.0, 200, "asking how far it is costs nothing");
    let (status, refused) = post(address, &path(&second), &json!({})).await;
    assert_eq!((status, &refused["error"]["code"]), (429, &json!("too_many_analyses")));
    done(address, &path(&first)).await;
    server.stop().await;
}
