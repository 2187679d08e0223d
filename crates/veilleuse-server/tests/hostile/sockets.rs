//! Sockets that do not read, never stop talking, or say hello again and again.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::{
    client::{Client, table},
    process::Process,
    stranger::{Socket, bot_table, deaf_socket, post, say, socket},
    victim::Victim,
};

/// A match whose log has some length, in which everybody sits on one device.
async fn long_table(server: &Process) -> Value {
    let made = table(server.address, &["me", "bot"]).await;
    let mut host = Client::sit(server.address, &made, 0).await;
    host.host(json!("start")).await;
    host.play(25).await;
    made
}

async fn hears(socket: &mut Socket) -> Option<Value> {
    loop {
        match timeout(Duration::from_secs(15), socket.next()).await.expect("an answer or an end") {
            Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).ok(),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return None,
        }
    }
}

/// Sockets that look at a match and read nothing.
const DEAF: usize = 20;

#[tokio::test(flavor = "multi_thread")]
async fn sockets_that_do_not_read_keep_little_waiting() {
    // One person, whose sockets may have a megabyte waiting: by the number of messages alone it would be many.
    let words = ["crowd=1", "sockets=30", "connections=60", "onlookers=10000", "messages=10000"];
    let server = Process::start(&words).await;
    let address = server.address;
    let mut victim = Victim::sits_down(address).await;
    let attack = async {
        let (mut cut_off, mut most) = (0.0, 0);
        let mut held = None;
        // A short match has not enough to say to fill what the system itself holds for a socket.
        for _ in 0..8 {
            drop(held.take());
            let made = bot_table(address, "terror-below", "novice").await.json();
            let mut deaf = Vec::new();
            for _ in 0..DEAF {
                let mut socket = deaf_socket(address).await.unwrap();
                say(&mut socket, &json!({"hello": {"v": 1, "table": made["table"]}})).await;
                deaf.push(socket);
            }
            let mut host = socket(address).await.unwrap();
            say(&mut host, &json!({"hello": {"v": 1, "table": made["table"], "host": made["host"]}})).await;
            let memory = server.memory();
            say(&mut host, &json!({"id": "start", "host": "start"})).await;
            while let Some(news) = hears(&mut host).await {
                most = most.max(server.memory().saturating_sub(memory));
                if news["table"]["over"].is_object() {
                    break;
                }
            }
            held = Some((deaf, host));
            cut_off = server.number("veilleuse_sockets_slow").await;
            if cut_off >= DEAF as f64 / 2.0 {
                break;
            }
        }
        assert!(cut_off >= DEAF as f64 / 2.0, "{cut_off} were cut off, {most} MB waited");
        assert!(most < 10, "{most} MB wait for nobody");
        (format!("{cut_off} cut off, {most} MB waited"), held)
    };
    let deaf = victim.is_attacked("20 sockets that do not read", attack).await;
    drop(deaf);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_pings_is_slowed_and_ended() {
    let server = Process::start(&[]).await;
    let address = server.address;
    let made = table(address, &["me", "bot"]).await;
    let mut victim = Victim::sits_down(address).await;
    let attack = async {
        let mut flood = socket(address).await.unwrap();
        say(&mut flood, &json!({"hello": {"v": 1, "table": made["table"]}})).await;
        let mut sent = 0;
        while sent < 200_000 {
            let ping = flood.feed(Message::Ping(b"?".to_vec().into()));
            match timeout(Duration::from_secs(2), ping).await {
                Ok(Ok(())) => sent += 1,
                _ => break,
            }
        }
        let mut last = None;
        while let Some(news) = hears(&mut flood).await {
            last = Some(news);
        }
        assert_eq!(last.unwrap()["error"]["code"], "too_fast", "it is sent away");
        ("too_fast, hung up".to_owned(), ())
    };
    victim.is_attacked("pings without end", attack).await;
    assert!(server.number("veilleuse_messages_refused").await > 100.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_hellos_share_one_bucket_and_every_refusal_has_its_id() {
    let server = Process::start(&["onlookers=1"]).await;
    let address = server.address;
    let made = long_table(&server).await;
    let mut victim = Victim::sits_down(address).await;
    let attack = async {
        let hello = json!({"hello": {"v": 1, "table": made["table"]}});
        let (began, mut welcomes) = (Instant::now(), 0);
        for _ in 0..8 {
            let mut socket = socket(address).await.unwrap();
            for _ in 0..30 {
                say(&mut socket, &hello).await;
            }
            // It is answered after everything before it.
            say(&mut socket, &json!({"id": "last", "ping": true})).await;
            let (mut answered, mut refused) = (0, 0);
            while let Some(news) = hears(&mut socket).await {
                answered += usize::from(news.get("welcome").is_some());
                refused += usize::from(news["error"]["code"] == "too_fast");
                if news["re"] == "last" {
                    break;
                }
            }
            // Whose first hello comes too fast is sent away with it, and with all it would have said.
            let all = if answered == 0 { refused >= 1 } else { answered + refused >= 30 };
            assert!(all, "{answered} answered, {refused} refused: each is told");
            welcomes += answered;
        }
        // 200 at once for ten people, and ten a second: a hello counts for four.
        let most = 50 + 10 * (began.elapsed().as_secs() as usize + 1) / 4;
        assert!(
            (30..=most).contains(&welcomes),
            "{welcomes} of 240 hellos were answered in full, not {most}"
        );
        (format!("{welcomes} answered, then too_fast"), ())
    };
    victim.is_attacked("240 hellos of spectators", attack).await;

    let made = post(
        address,
        "/api/tables",
        &json!({"title": "numeville", "options": {"seats": 2},
        "chairs": [{"seat": 0, "kind": "me"}, {"seat": 1, "kind": "bot"}]}),
    )
    .await
    .json();
    let mut seat = socket(address).await.unwrap();
    let hello = json!({"v": 1, "table": made["table"], "token": made["seats"][0]["token"]});
    say(&mut seat, &json!({ "hello": hello })).await;
    for number in 0..60 {
        say(&mut seat, &json!({"id": format!("m{number}"), "ping": true})).await;
    }
    let (mut answered, mut refused) = (std::collections::BTreeSet::new(), 0);
    while answered.len() < 60 {
        let news = hears(&mut seat).await.expect("it is answered");
        if let Some(id) = news["re"].as_str() {
            assert!(answered.insert(id.to_owned()), "{id} twice");
            refused += usize::from(news["error"]["code"] == "too_fast");
        }
    }
    assert!(refused > 0, "a seat says forty things at once");
}
