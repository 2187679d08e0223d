//! To the server that holds a table: for sockets and requests that came to another one.
//!
//! A table is named in the hello, after the socket is open, so that no balancer can know where it belongs. Whoever
//! receives it passes on what is said, both ways, and is no part of it. The line between servers is plain HTTP on a
//! port of its own; who calls shows the key by which the store knows the one who is called, so that both use the same
//! store, and nobody talks to a server that has taken the place of another.

use std::{
    io,
    net::IpAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use futures_util::{SinkExt, StreamExt};
use hyper_util::rt::TokioIo;
use tokio::{
    net::TcpStream,
    time::{interval, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        Error, Message, Utf8Bytes,
        client::IntoClientRequest,
        protocol::{CloseFrame, WebSocketConfig},
    },
};
use veilleuse_store::Holder;
use veilleuse_table::TokenHash;
use veilleuse_wire::limits;

use crate::{
    address::Address,
    failure::Fail,
    hall::Hall,
    metrics::{count, uncount},
    socket::{Greeting, Said, Wire},
    task::spawn,
};

/// Who is called.
const PEER: HeaderName = HeaderName::from_static("x-veilleuse-peer");
/// For whom.
const CLIENT: HeaderName = HeaderName::from_static("x-veilleuse-for");
/// How many news the client was told before on this socket.
const TOLD: HeaderName = HeaderName::from_static("x-veilleuse-told");

/// How long another server may take to take a call.
const DIALLING: Duration = Duration::from_secs(1);
/// How long it may take to answer a request: somewhat less than whoever asked may wait.
const ANSWERING: Duration = Duration::from_secs(8);
/// After so much silence a server that owes an answer is asked for a sign of life, and after as much again it is lost.
const LATE: Duration = Duration::from_secs(3);
/// A server that owes nothing may be silent for as long as it lets sockets be.
const SILENCE: Duration = Duration::from_secs(50);
/// Who is too fast is heard again after this pause, and sent away after so many.
const BREATH: Duration = Duration::from_millis(50);
const STRIKES: u32 = 200;

/// Why the server that holds a table was not reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotReached {
    /// Its process has ended.
    Gone,
    /// It does not answer, or has no door for others.
    Away,
}

/// What came of a socket that was passed on.
pub(crate) enum Passed {
    /// It is over.
    Over(Option<CloseFrame>),
    /// The client goes to another table.
    Moves(Greeting),
}

/// What another server says about a call: for whom it is, and how many news were told before. Nothing when it does not
/// mean this server.
pub(crate) fn caller(headers: &HeaderMap, hall: &Hall) -> Option<(Address, u64)> {
    let word = |name: &HeaderName| headers.get(name)?.to_str().ok();
    let key = word(&PEER)?;
    if !TokenHash::of(&hall.cluster.me.key).fits(key) {
        return None;
    }
    let client: IpAddr = word(&CLIENT)?.parse().ok()?;
    Some((Address::of(client), word(&TOLD).and_then(|told| told.parse().ok()).unwrap_or(0)))
}

async fn dial(holder: &Holder) -> Result<TcpStream, NotReached> {
    let peer = holder.peer.as_deref().ok_or(NotReached::Away)?;
    match timeout(DIALLING, TcpStream::connect(peer)).await {
        Ok(Ok(line)) => {
            // Without this a small message may wait for the next one.
            let _ = line.set_nodelay(true);
            Ok(line)
        }
        Ok(Err(error)) if error.kind() == io::ErrorKind::ConnectionRefused => Err(NotReached::Gone),
        _ => Err(NotReached::Away),
    }
}

fn introduce(headers: &mut HeaderMap, holder: &Holder, address: Address) -> Result<(), NotReached> {
    let key = HeaderValue::from_str(&holder.key).map_err(|_| NotReached::Away)?;
    let client = HeaderValue::from_str(&address.ip().to_string()).map_err(|_| NotReached::Away)?;
    headers.insert(PEER, key);
    headers.insert(CLIENT, client);
    Ok(())
}

/// Passes a request on, and its answer back.
pub(crate) async fn request(
    holder: &Holder,
    address: Address,
    asked: &Parts,
    body: Bytes,
) -> Result<Response, NotReached> {
    let line = dial(holder).await?;
    let handshake = hyper::client::conn::http1::handshake(TokioIo::new(line));
    let (mut sender, connection) = handshake.await.map_err(|_| NotReached::Away)?;
    spawn(async move { drop(connection.await) });
    let path = asked.uri.path_and_query().map_or("/", |path| path.as_str());
    let mut request = hyper::Request::builder().method(asked.method.clone()).uri(path);
    if let Some(headers) = request.headers_mut() {
        headers.insert(header::HOST, HeaderValue::from_static("localhost"));
        if let Some(kind) = asked.headers.get(header::CONTENT_TYPE) {
            headers.insert(header::CONTENT_TYPE, kind.clone());
        }
        introduce(headers, holder, address)?;
    }
    let request = request.body(Body::from(body)).map_err(|_| NotReached::Away)?;
    let answer = timeout(ANSWERING, sender.send_request(request)).await.map_err(|_| NotReached::Away)?;
    let answer = answer.map_err(|_| NotReached::Away)?;
    if answer.status() == StatusCode::MISDIRECTED_REQUEST {
        return Err(NotReached::Gone);
    }
    Ok(answer.map(Body::new))
}

/// What a server says to whoever means another.
pub(crate) fn not_me() -> Response {
    let mut fail = Fail::not_found();
    fail.status = StatusCode::MISDIRECTED_REQUEST;
    fail.into_response()
}

/// A socket to another server.
pub(crate) type Line = WebSocketStream<TcpStream>;

/// Opens a socket to the server that holds a table, and says hello there for the client.
pub(crate) async fn call(
    holder: &Holder,
    address: Address,
    told: u64,
    greeting: &Greeting,
) -> Result<Line, NotReached> {
    let line = dial(holder).await?;
    let mut request = "ws://localhost/ws".into_client_request().map_err(|_| NotReached::Away)?;
    introduce(request.headers_mut(), holder, address)?;
    request.headers_mut().insert(TOLD, HeaderValue::from(told));
    let config = WebSocketConfig::default()
        .max_message_size(Some(2 * limits::OUTBOUND))
        .max_frame_size(Some(2 * limits::OUTBOUND))
        .write_buffer_size(0);
    let opening = timeout(LATE, client_async_with_config(request, line, Some(config)));
    let mut line = match opening.await {
        Ok(Ok((line, _))) => line,
        Ok(Err(Error::Http(answer))) if answer.status() == StatusCode::MISDIRECTED_REQUEST => {
            return Err(NotReached::Gone);
        }
        _ => return Err(NotReached::Away),
    };
    line.send(Message::Text(greeting.text.clone())).await.map_err(|_| NotReached::Away)?;
    Ok(line)
}

/// Passes on what a client and another server say to each other, until one of them is gone.
pub(crate) async fn pass_on(hall: &Arc<Hall>, address: Address, wire: &mut Wire, line: Line) -> Passed {
    count(&hall.metrics.sockets_relayed);
    let passed = Passing::new(hall, address, line).run(wire).await;
    uncount(&hall.metrics.sockets_relayed);
    passed
}

struct Passing<'a> {
    hall: &'a Arc<Hall>,
    address: Address,
    line: Line,
    /// When the client was last heard, and the other server.
    client_heard: Instant,
    heard: Instant,
    /// When the other server was first owed an answer since it was last heard.
    owed: Option<Instant>,
    strikes: u32,
}

impl<'a> Passing<'a> {
    fn new(hall: &'a Arc<Hall>, address: Address, line: Line) -> Passing<'a> {
        let now = Instant::now();
        Passing { hall, address, line, client_heard: now, heard: now, owed: Some(now), strikes: 0 }
    }

    async fn run(&mut self, wire: &mut Wire) -> Passed {
        let mut rounds = interval(LATE);
        let hall = Arc::clone(self.hall);
        let stopped = hall.cluster.stopped();
        tokio::pin!(stopped);
        loop {
            tokio::select! {
                biased;
                said = self.line.next() => {
                    (self.heard, self.owed) = (Instant::now(), None);
                    match said {
                        Some(Ok(Message::Text(text))) => {
                            if wire.pass(text).await.is_err() {
                                return Passed::Over(None);
                            }
                        }
                        Some(Ok(Message::Close(farewell))) => return Passed::Over(farewell),
                        Some(Ok(_)) => {}
                        // The client comes back, and finds who holds the table now.
                        Some(Err(_)) | None => return Passed::Over(None),
                    }
                }
                said = wire.hear() => {
                    self.client_heard = Instant::now();
                    if let Some(passed) = self.hear(said).await {
                        return passed;
                    }
                }
                _ = rounds.tick() => {
                    if self.look_around(wire).await.is_err() {
                        return Passed::Over(None);
                    }
                }
                () = &mut stopped => return Passed::Over(None),
            }
        }
    }

    /// What the client says goes on, unless it is a hello: a table has one way to its server.
    async fn hear(&mut self, said: Option<Message>) -> Option<Passed> {
        let text = match said {
            Some(Message::Text(text)) => text,
            Some(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => return None,
            Some(Message::Binary(_) | Message::Close(_)) | None => return Some(Passed::Over(None)),
        };
        count(&self.hall.metrics.messages_in);
        let greeting = hello(&text);
        let weight = if greeting.is_some() { limits::HELLO_MESSAGE } else { 1 };
        while !self.hall.gate.message(self.address, weight) {
            count(&self.hall.metrics.messages_refused);
            self.strikes += 1;
            if self.strikes > STRIKES {
                return Some(Passed::Over(None));
            }
            tokio::time::sleep(BREATH).await;
        }
        self.strikes = 0;
        if let Some(greeting) = greeting {
            // What it has said before is heard out there as anywhere.
            let _ = self.line.close(None).await;
            return Some(Passed::Moves(greeting));
        }
        self.owed.get_or_insert_with(Instant::now);
        let sent = self.line.send(Message::Text(text)).await;
        sent.is_err().then_some(Passed::Over(None))
    }

    /// Notices who has gone silently.
    async fn look_around(&mut self, wire: &mut Wire) -> Result<(), ()> {
        let late = self.owed.is_some_and(|since| since.elapsed() > 2 * LATE);
        if late || self.heard.elapsed() > SILENCE || self.client_heard.elapsed() > limits::DEAD {
            return Err(());
        }
        if self.owed.is_some_and(|since| since.elapsed() > LATE) || self.heard.elapsed() > limits::PING {
            self.line.send(Message::Ping(Bytes::new())).await.map_err(|_| ())?;
        }
        if self.client_heard.elapsed() > limits::PING {
            wire.ping().await.map_err(|_| ())?;
        }
        Ok(())
    }
}

/// Whether a message is a hello; most can be told apart by one word.
fn hello(text: &Utf8Bytes) -> Option<Greeting> {
    if !text.contains("\"hello\"") {
        return None;
    }
    match Said::read(text) {
        Said::Hello(greeting) => Some(*greeting),
        _ => None,
    }
}
