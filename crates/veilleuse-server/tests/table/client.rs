//! A client that plays by the wire alone.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{Instant, timeout, timeout_at},
};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};
use veilleuse_server::{Config, Limits, Server, serve};

/// Longer than anything takes here.
const PATIENCE: Duration = Duration::from_secs(20);

pub fn quick() -> Config {
    Config {
        listen: ([127, 0, 0, 1], 0).into(),
        metrics: Some(([127, 0, 0, 1], 0).into()),
        bot_pause: (Duration::ZERO, Duration::ZERO),
        limits: Limits::for_crowd(200),
        ..Config::default()
    }
}

pub async fn server() -> Server {
    serve(quick()).await.unwrap()
}

/// What a server tells who watches over it.
pub async fn metrics(server: &Server) -> String {
    let (status, _, body) = get(server.metrics().unwrap(), "/metrics").await;
    assert_eq!(status, 200);
    String::from_utf8(body).unwrap()
}

/// A request over HTTP: status, head and body.
pub async fn http(address: SocketAddr, request: &str, body: &[u8]) -> (u16, String, Vec<u8>) {
    let Ok(mut stream) = TcpStream::connect(address).await else { return (0, String::new(), Vec::new()) };
    let head = format!("{request}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n", body.len());
    // A server that refuses early may not read to the end.
    let _ = stream.write_all(&[head.as_bytes(), body].concat()).await;
    let mut answer = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.unwrap();
    let split = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(answer.len());
    let head = String::from_utf8_lossy(&answer[..split]).into_owned();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, head, answer.get(split + 4..).unwrap_or_default().to_vec())
}

pub async fn get(address: SocketAddr, path: &str) -> (u16, String, Vec<u8>) {
    http(address, &format!("GET {path} HTTP/1.1\r\nhost: {address}"), b"").await
}

pub async fn post(address: SocketAddr, path: &str, body: &Value) -> (u16, Value) {
    let request = format!("POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json");
    let (status, _, body) = http(address, &request, body.to_string().as_bytes()).await;
    (status, serde_json::from_slice(&body).unwrap_or_default())
}

/// A table of Numéville: `kinds` says who sits where.
pub async fn table(address: SocketAddr, kinds: &[&str]) -> Value {
    try_table(address, kinds).await.expect("the server makes a table")
}

/// The same, where the server may be gone.
pub async fn try_table(address: SocketAddr, kinds: &[&str]) -> Option<Value> {
    let chairs: Vec<Value> = kinds
        .iter()
        .enumerate()
        .map(
            |(seat, kind)| json!({"seat": seat, "kind": kind, "name": format!("P{seat}"), "level": "novice"}),
        )
        .collect();
    let new = json!({"title": "numeville", "options": {"seats": kinds.len()}, "chairs": chairs});
    let (status, made) = post(address, "/api/tables", &new).await;
    (status == 200).then_some(made)
}

pub fn token(made: &Value, seat: usize) -> String {
    made["seats"][seat]["token"].as_str().unwrap().to_owned()
}

/// Whether the server asks to slow down.
pub fn is_too_fast(news: &Value) -> bool {
    news["error"]["code"] == "too_fast"
}

/// A word by which a browser names itself.
pub fn browser(name: &str) -> String {
    format!("browser-of-{name:-<16}")
}

pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub table: Value,
    pub welcome: Value,
    pub log: Vec<Value>,
    next_seq: u64,
    pub parts: usize,
    /// Everything that was heard, in order.
    pub heard: Vec<Value>,
    sent: u64,
    name: String,
}

impl Client {
    /// Says hello and takes in the welcome.
    pub async fn connect(address: SocketAddr, hello: Value) -> Result<Client, Value> {
        let (socket, _) = connect_async(format!("ws://{address}/ws")).await.map_err(|_| Value::Null)?;
        let name = format!("{:?}", socket.get_ref());
        let name = blake3::hash(name.as_bytes()).to_hex()[..8].to_owned();
        let (table, welcome, log) = (Value::Null, Value::Null, Vec::new());
        let mut client =
            Client { socket, table, welcome, log, next_seq: 0, parts: 0, heard: Vec::new(), sent: 0, name };
        client.send_raw(&json!({ "hello": hello }).to_string()).await;
        let first = client.next().await.ok_or(Value::Null)?;
        if first.get("welcome").is_none() {
            return Err(first);
        }
        client.welcome = first["welcome"].clone();
        if client.welcome["started"] == true {
            while client.table.is_null() {
                client.next().await.ok_or(Value::Null)?;
            }
        }
        Ok(client)
    }

    pub async fn sit(address: SocketAddr, made: &Value, seat: usize) -> Client {
        let hello = json!({"v": 1, "table": made["table"], "token": token(made, seat), "host": made["host"],
            "follows": true});
        Client::connect(address, hello).await.unwrap()
    }

    pub async fn watch(address: SocketAddr, made: &Value) -> Client {
        Client::connect(address, json!({"v": 1, "table": made["table"]})).await.unwrap()
    }

    /// Goes to another table on the same socket: what comes before its welcome is still of the old one.
    pub async fn go_to(&mut self, hello: Value) {
        self.send_raw(&json!({ "hello": hello }).to_string()).await;
        self.welcome = self.until(|news| news.get("welcome").is_some()).await["welcome"].clone();
        (self.table, self.log) = (Value::Null, Vec::new());
        while self.welcome["started"] == true && self.table.is_null() {
            self.next().await.expect("the server hung up");
        }
    }

    pub async fn send_raw(&mut self, text: &str) {
        // A socket the server has closed shows when it is read.
        let _ = self.socket.send(Message::Text(text.into())).await;
    }

    /// The next message; `None` when the server has hung up.
    pub async fn next(&mut self) -> Option<Value> {
        let patience = Instant::now() + PATIENCE;
        loop {
            let message = timeout_at(patience, self.socket.next()).await.expect("the server is silent")?;
            let Ok(Message::Text(text)) = message else {
                match message {
                    Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                    _ => return None,
                }
            };
            assert!(text.len() % 256 == 0 && text.len() <= 64 * 1024, "{} bytes", text.len());
            let value: Value = serde_json::from_str(&text).unwrap();
            self.take_in(&value);
            self.heard.push(value.clone());
            return Some(value);
        }
    }

    /// Keeps the log as `docs/wire.md` tells clients to.
    fn take_in(&mut self, value: &Value) {
        if let Some(seq) = value.get("seq") {
            assert_eq!(seq.as_u64(), Some(self.next_seq), "numbers have no gaps");
            self.next_seq += 1;
        }
        for kind in ["log", "table"] {
            if let Some(news) = value.get(kind) {
                let since = news["since"].as_u64().unwrap();
                self.log.retain(|line| line["n"].as_u64().unwrap() <= since);
                self.log.extend(news["told"].as_array().unwrap().iter().cloned());
            }
        }
        if let Some(table) = value.get("table") {
            let before = std::mem::replace(&mut self.table, table.clone());
            if table["part"] == true {
                let mut view = before["view"].clone();
                let new = table["view"].as_object().unwrap();
                assert!(new.len() < view.as_object().unwrap().len(), "a part is less than the whole");
                view.as_object_mut().unwrap().extend(new.clone());
                self.table["view"] = view;
                self.parts += 1;
            }
        }
    }

    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let news = self.next().await.expect("the server hung up");
            if wanted(&news) {
                return news;
            }
        }
    }

    pub fn fresh_id(&mut self) -> String {
        self.sent += 1;
        format!("{}-{}", self.name, self.sent)
    }

    /// Asks for something and waits for the reply.
    pub async fn ask(&mut self, ask: Value) -> Value {
        let id = self.fresh_id();
        self.ask_as(&id, ask).await
    }

    pub async fn ask_as(&mut self, id: &str, mut ask: Value) -> Value {
        ask["id"] = id.into();
        loop {
            self.send_raw(&ask.to_string()).await;
            let reply = self.until(|news| news["re"] == id || is_too_fast(news)).await;
            if !is_too_fast(&reply) {
                return reply;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    pub async fn host(&mut self, act: Value) -> Value {
        self.ask(json!({ "host": act })).await
    }

    /// Closes the table, as its host: the server hangs up.
    pub async fn close_table(&mut self) {
        let close = json!({"id": self.fresh_id(), "host": "close"});
        self.send_raw(&close.to_string()).await;
        while let Some(news) = self.next().await {
            if is_too_fast(&news) {
                tokio::time::sleep(Duration::from_millis(100)).await;
                self.send_raw(&close.to_string()).await;
            } else {
                assert_ne!(news["re"], close["id"], "{news}");
            }
        }
    }

    pub fn seat(&self) -> Value {
        self.welcome["seat"].clone()
    }

    pub fn options(&self) -> Vec<Value> {
        self.table["options"].as_array().cloned().unwrap_or_default()
    }

    pub fn is_over(&self) -> bool {
        !self.table["over"].is_null()
    }

    pub fn since(&self) -> Value {
        json!({"n": self.table["n"], "undone": self.table["undone"]})
    }

    /// Decides for an option.
    pub async fn decide(&mut self, option: &Value) -> Value {
        let seat = self.seat();
        self.ask(json!({"decide": {"seat": seat, "do": option["do"]}})).await
    }

    /// Plays until the match is over or `moves` decisions are made; a steady pick keeps it going.
    pub async fn play(&mut self, moves: usize) -> usize {
        let mut made = 0;
        while !self.is_over() && made < moves {
            let options = self.options();
            if options.is_empty() {
                self.until(|news| news.get("table").is_some()).await;
                continue;
            }
            let n = self.table["n"].as_u64().unwrap() as usize;
            let reply = self.decide(&options[(n * 7 + made) % options.len()]).await;
            if ["HOUSE-ASKED", "HOUSE-QUESTION"]
                .contains(&reply["refused"]["rule"].as_str().unwrap_or_default())
            {
                // Others moved meanwhile: what was on the table here was old.
                if self.table["n"] == n as u64 {
                    self.until(|news| news.get("table").is_some()).await;
                }
                continue;
            }
            assert_eq!(reply["ok"], true, "{reply}");
            made += 1;
            let undone = self.table["undone"].clone();
            if self.table["n"] == n as u64 {
                let moved = |table: &Value| table["n"] != n as u64 || table["undone"] != undone;
                self.until(|news| news.get("table").is_some_and(moved)).await;
            }
        }
        made
    }
}
