//! The seats of one match, as lean as they can be: what they cost is taken from what is measured.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, Utf8Bytes, protocol::WebSocketConfig},
};

const SEATS: usize = 4;
/// So many matches share an address; a server allows fifty sockets to one, and a match that ends has its four still
/// open when the next one begins.
const MATCHES_AN_ADDRESS: usize = 5;

/// What one match adds to the report.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) times: Vec<Duration>,
    pub(super) inputs: usize,
}

/// One match, all of whose seats are ours.
pub(super) struct Played {
    address: SocketAddr,
    number: usize,
    seats: Vec<Seat>,
}

struct Seat {
    socket: WebSocketStream<TcpStream>,
    n: usize,
    over: bool,
    /// The options as they came; empty when the seat is not asked.
    options: Option<Utf8Bytes>,
}

impl Played {
    /// Makes a table, sits down and starts.
    pub(super) async fn begin(address: SocketAddr, number: usize) -> io::Result<Played> {
        let chairs: Vec<Value> = (0..SEATS).map(|seat| json!({"seat": seat, "kind": "here"})).collect();
        let new = json!({"title": "numeville", "options": {}, "chairs": chairs, "clock": 0});
        let made = post(address, number, "/api/tables", &new.to_string()).await?;
        let mut seats = Vec::with_capacity(SEATS);
        for seat in made["seats"].as_array().into_iter().flatten() {
            let hello = json!({"hello": {"v": 1, "table": made["table"], "token": seat["token"],
                "host": made["host"], "parts": true}});
            let mut seat = Seat::connect(address, number).await?;
            seat.say(hello.to_string()).await?;
            seats.push(seat);
        }
        let Some(first) = seats.first_mut() else { return Err(io::Error::other("no seats were made")) };
        first.say(r#"{"id":"start","host":"start"}"#.to_owned()).await?;
        let mut played = Played { address, number, seats };
        for seat in &mut played.seats {
            seat.told_table().await?;
        }
        Ok(played)
    }

    /// Plays until told to end.
    pub(super) async fn play(
        mut self,
        pause: Option<Duration>,
        measuring: &AtomicBool,
        ending: &AtomicBool,
    ) -> io::Result<Tally> {
        let mut tally = Tally::default();
        let mut decisions = 0usize;
        let mut next = tokio::time::Instant::now();
        while !ending.load(Relaxed) {
            if let Some(pause) = pause {
                next += pause;
                tokio::time::sleep_until(next).await;
            }
            if self.seats[0].over {
                self = Played::begin(self.address, self.number).await?;
                continue;
            }
            decisions += 1;
            let counted = measuring.load(Relaxed);
            let began = Instant::now();
            let inputs = self.decide(decisions).await?;
            if counted {
                tally.times.push(began.elapsed());
                tally.inputs += inputs;
            }
        }
        Ok(tally)
    }

    /// Lets the first seat that is asked decide, and waits until all are told.
    async fn decide(&mut self, number: usize) -> io::Result<usize> {
        let asked = self.seats.iter().position(|seat| seat.options.is_some());
        let asked = asked.ok_or_else(|| io::Error::other("nobody is asked"))?;
        let before = self.seats[0].n;
        let options = self.seats[asked].options.take();
        let action = options.as_deref().and_then(|options| pick(options, number));
        let action = action.ok_or_else(|| io::Error::other("the options cannot be read"))?;
        let message = format!(r#"{{"id":"{number}","decide":{{"seat":{asked},"do":{action}}}}}"#);
        self.seats[asked].say(message).await?;
        for seat in &mut self.seats {
            while seat.n == before {
                seat.told_table().await?;
            }
        }
        Ok(self.seats[0].n - before)
    }
}

impl Seat {
    async fn connect(address: SocketAddr, number: usize) -> io::Result<Seat> {
        let stream = dial(address, number).await?;
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let url = format!("ws://{address}/ws");
        let (socket, _) =
            client_async_with_config(url, stream, Some(config)).await.map_err(io::Error::other)?;
        Ok(Seat { socket, n: 0, over: false, options: None })
    }

    async fn say(&mut self, text: String) -> io::Result<()> {
        self.socket.send(Message::Text(text.into())).await.map_err(io::Error::other)
    }

    /// Reads until the next table.
    async fn told_table(&mut self) -> io::Result<()> {
        loop {
            let message = self.socket.next().await.ok_or_else(|| io::Error::other("the server hung up"))?;
            let Message::Text(text) = message.map_err(io::Error::other)? else { continue };
            let start = &text[..text.len().min(40)];
            let Some((_, rest)) = start.split_once("\"table\":{\"n\":") else {
                if text.contains("\"error\"") || text.contains("\"refused\"") {
                    return Err(io::Error::other(format!("the server answered {}", text.trim_end())));
                }
                continue;
            };
            let digits = rest.split(',').next().unwrap_or_default();
            self.n = digits.parse().map_err(io::Error::other)?;
            self.over = !text.trim_end().ends_with("\"over\":null}}");
            // The options stand near the end: the search from there finds them and not some text before them.
            let options = text.rfind("\"waiting\":[").filter(|at| !text[*at..].contains("\"options\":[]"));
            self.options = options.map(|_| text);
            return Ok(());
        }
    }
}

/// One of the options, in turn, as JSON.
fn pick(table: &str, number: usize) -> Option<&str> {
    #[derive(Deserialize)]
    struct Choice<'a> {
        #[serde(borrow, rename = "do")]
        action: &'a RawValue,
    }
    let from = &table[table.rfind("\"waiting\":[")?..];
    let from = &from[from.find("\"options\":")? + "\"options\":".len()..];
    let mut list = serde_json::Deserializer::from_str(from).into_iter::<Vec<Choice<'_>>>();
    let choices = list.next()?.ok()?;
    choices.get(number % choices.len().max(1)).map(|choice| choice.action.get())
}

/// A connection from a loopback address of its own group.
async fn dial(address: SocketAddr, number: usize) -> io::Result<TcpStream> {
    let group = number / MATCHES_AN_ADDRESS;
    let from = Ipv4Addr::new(127, 1, (group / 250) as u8, (group % 250 + 1) as u8);
    let socket = TcpSocket::new_v4()?;
    if cfg!(target_os = "linux") {
        socket.bind((from, 0).into())?;
    }
    let stream = socket.connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

async fn post(address: SocketAddr, number: usize, path: &str, body: &str) -> io::Result<Value> {
    let mut stream = dial(address, number).await?;
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\nconnection: close\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| io::Error::other("no answer"))?;
    if !head.starts_with("HTTP/1.1 200") {
        return Err(io::Error::other(format!("the server answered {body}")));
    }
    serde_json::from_str(body).map_err(io::Error::other)
}
