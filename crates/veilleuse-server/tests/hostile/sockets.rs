//! Sockets that do not read, never stop talking, or say hello again and again.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::{
    client::{Client, table},
    process::Process,
    stranger::{Socket, deaf_socket, post, say, socket},
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

/// A match that bots have played to its end, so that its log is long.
async fn finished_table(server: &Process) -> Value {
    let made = table(server.address, &["bot", "bot", "bot", "bot"]).await;
    let hello = json!({"v": 1, "table": made["table"], "host": made["host"]});
    let mut watcher = Client::connect(server.address, hello).await.unwrap();
    watcher.host(json!("start")).await;
    while !watcher.is_over() {
        watcher.until(|news| news.get("table").is_some()).await;
    }
    made
}

/// Messages that may wait for one reader, whatever their size.
const MOST_MESSAGES: usize = 256;

#[tokio::test(flavor = "multi_thread")]
async fn sockets_that_do_not_read_keep_little_waiting() {
    let server = Process::start(&["onlookers=10000", "messages=10000"]).await;
    let address = server.address;
    let (made, hellos) = loop {
        let made = finished_table(&server).await;
        let newcomer = Client::watch(address, &made).await;
        let bytes: usize = newcomer.heard.iter().map(|news| news.to_string().len()).sum();
        // Fewer messages than may wait: what cuts a reader off is their size, and more of it than the system takes.
        let hellos = MOST_MESSAGES / newcomer.heard.len() - 1;
        if hellos * bytes > 3_600_000 {
            break (made, hellos);
        }
    };
    let mut victim = Victim::sits_down(address).await;
    let memory = server.memory();
    let attack = async {
        let mut deaf = Vec::new();
        for _ in 0..50 {
            deaf.push(deaf_socket(address).await.unwrap());
        }
        assert!(socket(address).await.is_none(), "an address has fifty");
        // Every hello is answered with the whole log and table, which nobody reads.
        let hello = json!({"hello": {"v": 1, "table": made["table"]}});
        for _ in 0..hellos {
            for socket in &mut deaf {
                let _ = timeout(Duration::from_millis(5), say(socket, &hello)).await;
            }
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        let grown = server.memory().saturating_sub(memory);
        assert!(grown < 60, "{grown} MB wait for nobody");
        let cut_off = server.number("veilleuse_sockets_slow").await;
        assert!(cut_off >= 25.0, "{cut_off} were cut off");
        (format!("{cut_off} cut off, {grown} MB wait"), deaf)
    };
    let deaf = victim.is_attacked("50 sockets that do not read", attack).await;
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
