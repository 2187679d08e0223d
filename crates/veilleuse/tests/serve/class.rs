//! A workshop whose server is killed in the middle: the same second of the same round, every vote, every reason.

use std::{net::SocketAddr, time::Duration};

use serde_json::{Value, json};

use crate::{
    client::{Client, browser, post},
    process::Process,
};

async fn enrol(address: SocketAddr, made: &Value, name: &str) -> Value {
    let path = format!("/api/tables/{}/phones", made["code"].as_str().unwrap());
    let (status, enrolled) = post(address, &path, &json!({"name": name, "browser": browser(name)})).await;
    assert_eq!(status, 200, "{enrolled}");
    enrolled
}

async fn connect(address: SocketAddr, enrolled: &Value) -> Client {
    let hello = json!({"v": 1, "table": enrolled["table"], "token": enrolled["token"]});
    Client::connect(address, hello).await.unwrap()
}

async fn ask(client: &mut Client, ask: Value) {
    let reply = client.ask(ask.clone()).await;
    assert_eq!(reply["ok"], true, "{ask}: {reply}");
}

fn decide(action: Value) -> Value {
    json!({"decide": {"seat": "master", "do": action}})
}

/// What was told last of a kind, after everything so far has come.
async fn last(client: &mut Client, kind: &str) -> Value {
    ask(client, json!({"ping": true})).await;
    let told = client.heard.iter().rev().find_map(|news| news.get(kind).cloned());
    told.unwrap_or_else(|| client.welcome[kind].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_workshop_goes_on_in_the_same_second_after_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path());
    let address = process.address;
    let options = json!({"mode": "workshop", "master": true, "workshop": {"thinking": 60, "led": true}});
    let new = json!({"title": "numeville", "options": options, "class": {"teams": ["Renards"]},
        "chairs": [{"seat": "master", "kind": "me", "name": "Mme Diallo"}]});
    let (status, made) = post(address, "/api/tables", &new).await;
    assert_eq!(status, 200, "{made}");
    let mut desk = Client::sit(address, &made, 0).await;
    let mut enrolled = Vec::new();
    for name in ["Ada", "Bea", "Cleo", "Dora"] {
        enrolled.push(enrol(address, &made, name).await);
    }
    let mut ada = connect(address, &enrolled[0]).await;
    ask(&mut desk, json!({"host": "start"})).await;
    for complice in ["stalky", "hacker", "datata", "hyperco"] {
        ask(&mut desk, decide(json!({"deal_card": format!("{complice}-easy-01")}))).await;
    }
    ask(&mut desk, json!({"class": {"clock": "start"}})).await;
    ask(&mut ada, json!({"ballot": {"do": {"slate": "b"}}})).await;
    let mut token = decide(json!({"add_token": {"complice": "datata", "colour": "blue"}}));
    token["decide"]["reason"] = "entraide".into();
    ask(&mut desk, token).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let n = last(&mut desk, "table").await["n"].clone();
    let killed = std::time::Instant::now();
    drop(process);

    let process = Process::start(folder.path());
    let address = process.address;
    let mut desk = Client::sit(address, &made, 0).await;
    assert_eq!((&desk.table["n"], &desk.table["view"]["asks"]), (&n, &json!("slates")));
    let class = last(&mut desk, "class").await;
    let left = class["clock"]["left"].as_u64().unwrap();
    let elapsed = 2_000 + killed.elapsed().as_millis() as u64;
    assert_eq!(class["clock"]["state"], "running");
    assert!((58_000 - elapsed..=60_000 - 2_000).contains(&left), "{left} ms are left after {elapsed}");
    assert_eq!(class["reasons"][0]["text"], "entraide");
    assert_eq!(class["teams"][0]["name"], "Renards");
    let mut ada = connect(address, &enrolled[0]).await;
    assert_eq!(last(&mut ada, "ballots").await["mine"], json!({"slate": "b"}));
    assert_eq!(ada.table["view"]["workshop"]["teams"][0]["written"], "b");
    ask(&mut ada, json!({"ballot": {"do": {"slate": "a"}}})).await;
    ask(&mut desk, decide(json!("lock"))).await;
    assert_eq!(last(&mut desk, "table").await["n"].as_u64(), n.as_u64().map(|n| n + 2));
    drop(process);
}
