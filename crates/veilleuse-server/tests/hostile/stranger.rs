//! Somebody at another address than everybody else.

use std::{net::SocketAddr, time::Duration};

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

const PATIENCE: Duration = Duration::from_secs(20);

/// Where strangers come from.
pub const STRANGER: [u8; 4] = [127, 0, 0, 66];

pub async fn dial(server: SocketAddr) -> TcpStream {
    dial_from(STRANGER, server).await
}

pub async fn dial_from(from: [u8; 4], server: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    socket.connect(server).await.unwrap()
}

/// A connection on which next to nothing waits to be read before the server has to keep it.
async fn dial_deaf(server: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.bind((STRANGER, 0).into()).unwrap();
    socket.connect(server).await.unwrap()
}

/// What came of a request: its status, head and body. Status 0: hung up without a word.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub async fn read(mut stream: TcpStream) -> Answer {
        let mut answer = Vec::new();
        let _ =
            timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("the server answers or hangs up");
        let split = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(answer.len());
        let head = String::from_utf8_lossy(&answer[..split]).to_lowercase();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answer { status, head, body: answer.get(split + 4..).unwrap_or_default().to_vec() }
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The word of a refusal.
    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// Sends a request from the stranger's address.
pub async fn request(server: SocketAddr, head: &str, body: &[u8]) -> Answer {
    let mut stream = dial(server).await;
    let head =
        format!("{head}\r\nhost: {server}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n", body.len());
    let _ = stream.write_all(&[head.as_bytes(), body].concat()).await;
    Answer::read(stream).await
}

pub async fn get(server: SocketAddr, path: &str) -> Answer {
    request(server, &format!("GET {path} HTTP/1.1"), b"").await
}

pub async fn post(server: SocketAddr, path: &str, body: &Value) -> Answer {
    let head = format!("POST {path} HTTP/1.1\r\ncontent-type: application/json");
    request(server, &head, body.to_string().as_bytes()).await
}

/// Makes a table of bots.
pub async fn bot_table(server: SocketAddr, title: &str, level: &str) -> Answer {
    let chairs: Vec<Value> =
        (0..4).map(|seat| json!({"seat": seat, "kind": "bot", "level": level})).collect();
    post(server, "/api/tables", &json!({"title": title, "options": {"seats": 4}, "chairs": chairs})).await
}

pub type Socket = WebSocketStream<TcpStream>;

/// Opens a socket from the stranger's address, if it is let in.
pub async fn socket(server: SocketAddr) -> Option<Socket> {
    client_async(format!("ws://{server}/ws"), dial(server).await).await.ok().map(|(socket, _)| socket)
}

/// The same, of somebody who will not read.
pub async fn deaf_socket(server: SocketAddr) -> Option<Socket> {
    client_async(format!("ws://{server}/ws"), dial_deaf(server).await).await.ok().map(|(socket, _)| socket)
}

pub async fn say(socket: &mut Socket, message: &Value) -> bool {
    socket.send(Message::Text(message.to_string().into())).await.is_ok()
}
