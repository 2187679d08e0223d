//! A leak for the detector to find: between a real server and its guests, something that only the second chair has seen
//! is slipped into what everybody else is sent, on every channel.

use std::{
    collections::{BTreeMap, BTreeSet},
    net::SocketAddr,
    sync::{Arc, Mutex},
};

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};
use tokio_tungstenite::{accept_async, connect_async, tungstenite::Message};

use crate::channels::{is_name, words};

/// Messages come in multiples of so many bytes.
const PADDING: usize = 256;

/// The texts of each channel that can carry a word.
const PLACES: [&str; 12] = [
    "/hint/label/id",
    "/refused/rule",
    "/error/message",
    "/said/text",
    "/notice/freed/name",
    "/chairs/chairs/0/name",
    "/at/prompt/id",
    "/table/prompt/id",
    "/log/told/0/line/id",
    "/closed/reason",
    "/re",
    "/title",
];

/// What was sent to whom, by the number of the chair; `None` for who only looks on.
#[derive(Default)]
struct Spy {
    met: BTreeMap<Option<u64>, BTreeSet<String>>,
    seen_by_the_second: BTreeSet<String>,
}

impl Spy {
    fn hear(&mut self, chair: Option<u64>, news: &Value) {
        words(news, self.met.entry(chair).or_default());
        if chair == Some(1) && news["table"]["view"].is_object() {
            self.seen_by_the_second.clear();
            words(&news["table"]["view"], &mut self.seen_by_the_second);
        }
    }

    /// A name of a thing that the second chair sees and this one never has.
    fn secret(&self, chair: Option<u64>) -> Option<&String> {
        let met = self.met.get(&chair)?;
        self.seen_by_the_second.difference(met).find(|word| is_name(word))
    }
}

/// Slips a word into the first text that can carry it.
fn plant(news: &mut Value, secret: &str) {
    for place in PLACES {
        if let Some(Value::String(text)) = news.pointer_mut(place) {
            return text.extend([" ", secret]);
        }
    }
}

/// Stands before this server; where guests find it.
pub async fn leaky(server: SocketAddr) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let spy = Arc::new(Mutex::new(Spy::default()));
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let spy = Arc::clone(&spy);
            tokio::spawn(async move {
                let mut first = [0; 7];
                let _ = stream.peek(&mut first).await;
                if &first == b"GET /ws" {
                    sockets(stream, server, &spy).await;
                } else {
                    request(stream, server, &spy).await;
                }
            });
        }
    });
    address
}

async fn sockets(stream: TcpStream, server: SocketAddr, spy: &Mutex<Spy>) {
    let (Ok(guest), Ok((host, _))) =
        (accept_async(stream).await, connect_async(format!("ws://{server}/ws")).await)
    else {
        return;
    };
    let ((mut to_guest, mut from_guest), (mut to_host, mut from_host)) = (guest.split(), host.split());
    let speaking = async {
        while let Some(Ok(message)) = from_guest.next().await {
            if to_host.send(message).await.is_err() {
                break;
            }
        }
    };
    let hearing = async {
        let mut chair = None;
        while let Some(Ok(message)) = from_host.next().await {
            let message = match message {
                Message::Text(text) => {
                    let mut news: Value = serde_json::from_str(&text).unwrap();
                    if let Some(welcome) = news.get("welcome") {
                        chair = welcome["seat"].as_u64();
                    }
                    Message::Text(told(&mut news, chair, spy).into())
                }
                other => other,
            };
            if to_guest.send(message).await.is_err() {
                break;
            }
        }
    };
    tokio::select! {
        () = speaking => {}
        () = hearing => {}
    }
}

/// What is told instead.
fn told(news: &mut Value, chair: Option<u64>, spy: &Mutex<Spy>) -> String {
    let mut spy = spy.lock().unwrap();
    spy.hear(chair, news);
    // Ids of messages are for programs, and would not be known again.
    let is_reply = news.get("re").is_some() && news.get("ok").is_some();
    if let Some(secret) =
        spy.secret(chair).filter(|_| chair != Some(1) && !is_reply && news.get("welcome").is_none())
    {
        plant(news, secret);
    }
    let mut text = news.to_string();
    text.push_str(&" ".repeat(text.len().next_multiple_of(PADDING) - text.len()));
    text
}

async fn request(mut stream: TcpStream, server: SocketAddr, spy: &Mutex<Spy>) {
    let mut asked = Vec::new();
    let end = loop {
        let mut some = [0; 4096];
        let Ok(read @ 1..) = stream.read(&mut some).await else { return };
        asked.extend_from_slice(&some[..read]);
        if let Some(at) = asked.windows(4).position(|four| four == b"\r\n\r\n") {
            break at + 4;
        }
    };
    let head = String::from_utf8_lossy(&asked[..end]).to_lowercase();
    let length =
        head.lines().find_map(|line| line.strip_prefix("content-length: ")?.trim().parse().ok()).unwrap_or(0);
    let have = asked.len() - end;
    asked.resize(end + length, 0);
    if have < length && stream.read_exact(&mut asked[end + have..]).await.is_err() {
        return;
    }
    let Ok(mut host) = TcpStream::connect(server).await else { return };
    let mut answer = Vec::new();
    if host.write_all(&asked).await.is_err() || host.read_to_end(&mut answer).await.is_err() {
        return;
    }
    let split = answer.windows(4).position(|four| four == b"\r\n\r\n").map_or(answer.len(), |at| at + 4);
    let body: Result<Value, _> = serde_json::from_slice(&answer[split..]);
    if let (Ok(mut news), true) = (body, head.starts_with("get /api/tables/")) {
        let planted = told(&mut news, None, spy);
        let status = String::from_utf8_lossy(&answer[..split]).lines().next().unwrap_or_default().to_owned();
        answer = format!("{status}\r\ncontent-length: {}\r\n\r\n{planted}", planted.len()).into_bytes();
    }
    let _ = stream.write_all(&answer).await;
}
