//! The seats of one match, as lean as they can be: what they cost is taken from what is measured.

use std::{
    io,
    net::Ipv4Addr,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::{Duration, Instant},
};

use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpSocket,
};
use veilleuse_titles::Title;

use super::{A_MATCH, Way};
use crate::cable::Cable;

const SEATS: usize = 4;
/// So many matches share an address; a server allows fifty sockets to one.
pub(super) const MATCHES_AN_ADDRESS: usize = 10;
/// Enough for most of what a seat is told at once.
const READ_AT_ONCE: usize = 8 * 1024;
/// The first byte of a frame with a whole text.
const TEXT: u8 = 0x81;

/// What one match adds to the report.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) times: Vec<Duration>,
    pub(super) inputs: usize,
}

/// One match after the other of the same four seats, all of them ours.
pub(super) struct Played {
    seats: Vec<Seat>,
    host: String,
}

pub(super) struct Seat {
    stream: Cable,
    token: String,
    /// What came and is not read yet.
    came: Vec<u8>,
    n: usize,
    over: bool,
    /// The end of the last table, with the options; none when the seat is not asked.
    options: Option<Vec<u8>>,
}

impl Played {
    /// Makes a table, sits down and starts.
    pub(super) async fn begin(ways: &[Way], title: Title, number: usize) -> io::Result<Played> {
        let chairs: Vec<Value> = (0..SEATS).map(|seat| json!({"seat": seat, "kind": "here"})).collect();
        let new = json!({"title": title.to_string(), "options": {}, "chairs": chairs, "clock": 0});
        let way =
            |seat: usize| ways.get(seat % ways.len().max(1)).ok_or_else(|| io::Error::other("no server"));
        let made = post(way(0)?, number, "/api/tables", &new.to_string()).await?;
        let made: Made = serde_json::from_value(made).map_err(io::Error::other)?;
        let mut seats = Vec::with_capacity(SEATS);
        for (seat, MadeSeat { token }) in made.seats.into_iter().enumerate() {
            seats.push(Seat::connect(way(seat)?, number, token).await?);
        }
        let mut played = Played { seats, host: made.host };
        played.sit(&made.table).await?;
        Ok(played)
    }

    /// Sits down at a table and starts.
    async fn sit(&mut self, table: &str) -> io::Result<()> {
        for seat in &mut self.seats {
            let hello =
                json!({"v": 1, "table": table, "token": seat.token, "host": self.host, "parts": true});
            seat.say(&json!({ "hello": hello }).to_string()).await?;
            (seat.n, seat.over) = (0, false);
        }
        self.seats[0].say(r#"{"id":"start","host":"start"}"#).await?;
        for seat in &mut self.seats {
            seat.told_table().await?;
        }
        Ok(())
    }

    /// Another match of the same seats, on the same sockets.
    async fn again(&mut self) -> io::Result<()> {
        self.seats[0].say(r#"{"id":"again","host":"again"}"#).await?;
        let table = loop {
            if let Heard::Again(table) = self.seats[0].hear().await? {
                break table;
            }
        };
        self.sit(&table).await
    }

    /// Plays until told to end.
    pub(super) async fn play(
        mut self,
        pause: Option<Duration>,
        measuring: &AtomicBool,
        ending: &AtomicBool,
    ) -> io::Result<Tally> {
        let mut tally = Tally::default();
        let mut decisions = A_MATCH;
        let mut next = tokio::time::Instant::now();
        while !ending.load(Relaxed) {
            if let Some(pause) = pause {
                next += pause;
                tokio::time::sleep_until(next).await;
            }
            if self.seats[0].over {
                self.again().await?;
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

    /// The same match after so many decisions, if it has so many.
    pub(super) async fn after(mut self, decisions: usize) -> io::Result<Played> {
        for number in 0..decisions {
            if !self.seats[0].over {
                self.decide(number).await?;
            }
        }
        Ok(self)
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
        self.seats[asked].say(&message).await?;
        // Seats are told in their order: when the last has heard, so have the others.
        for seat in self.seats.iter_mut().rev() {
            while seat.n == before {
                seat.told_table().await?;
            }
        }
        Ok(self.seats[0].n - before)
    }
}

impl Seat {
    pub(super) async fn connect(way: &Way, number: usize, token: String) -> io::Result<Seat> {
        let mut stream = dial(way, number).await?;
        let request = format!(
            "GET /ws HTTP/1.1\r\nhost: localhost\r\n{FORWARDED}{}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dmVpbGxldXNlIGlzIGxpdA==\r\n\r\n",
            from(number)
        );
        stream.write_all(request.as_bytes()).await?;
        let mut came = Vec::with_capacity(READ_AT_ONCE);
        let end = loop {
            if let Some(end) = find(&came, b"\r\n\r\n") {
                break end + 4;
            }
            if stream.read_buf(&mut came).await? == 0 {
                return Err(hung_up());
            }
        };
        if !came.starts_with(b"HTTP/1.1 101") {
            return Err(io::Error::other(format!("the server answered {}", String::from_utf8_lossy(&came))));
        }
        came.drain(..end);
        Ok(Seat { stream, token, came, n: 0, over: false, options: None })
    }

    pub(super) fn token(&self) -> &str {
        &self.token
    }

    /// Reads the next message that is a text, as it came.
    pub(super) async fn hear_text(&mut self) -> io::Result<Vec<u8>> {
        loop {
            if let Some((kind, text, whole)) = frame(&self.came) {
                let heard = (kind == TEXT).then(|| self.came[text].to_vec());
                self.came.drain(..whole);
                if let Some(heard) = heard {
                    return Ok(heard);
                }
                continue;
            }
            self.came.reserve(READ_AT_ONCE);
            if self.stream.read_buf(&mut self.came).await? == 0 {
                return Err(hung_up());
            }
        }
    }

    /// Sends a text. What clients send is masked; the mask is all zeroes.
    pub(super) async fn say(&mut self, text: &str) -> io::Result<()> {
        let length = u16::try_from(text.len()).map_err(io::Error::other)?;
        let mut frame = vec![TEXT, 0x80 | 0x7E];
        frame.extend(length.to_be_bytes());
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.stream.write_all(&frame).await
    }

    /// Reads until the next table.
    async fn told_table(&mut self) -> io::Result<()> {
        while self.hear().await? != Heard::Table {}
        Ok(())
    }

    /// Reads the next message.
    async fn hear(&mut self) -> io::Result<Heard> {
        loop {
            if let Some((kind, text, whole)) = frame(&self.came) {
                let heard = if kind == TEXT { self.take_in(text)? } else { Heard::Other };
                self.came.drain(..whole);
                return Ok(heard);
            }
            self.came.reserve(READ_AT_ONCE);
            if self.stream.read_buf(&mut self.came).await? == 0 {
                return Err(hung_up());
            }
        }
    }

    /// Takes in a message.
    fn take_in(&mut self, text: std::ops::Range<usize>) -> io::Result<Heard> {
        const TABLE: &[u8] = b"\"table\":{\"n\":";
        const AGAIN: &[u8] = b"\"again\":{\"table\":\"";
        let text = self.came[text].trim_ascii_end();
        let start = &text[..text.len().min(60)];
        if let Some(at) = find(start, AGAIN) {
            let id = text[at + AGAIN.len()..].split(|byte| *byte == b'"').next().unwrap_or_default();
            return Ok(Heard::Again(String::from_utf8_lossy(id).into_owned()));
        }
        let Some(at) = find(start, TABLE) else {
            if find(text, b"\"error\"").or_else(|| find(text, b"\"refused\"")).is_some() {
                return Err(io::Error::other(format!(
                    "the server answered {}",
                    String::from_utf8_lossy(text)
                )));
            }
            return Ok(Heard::Other);
        };
        let digits = start[at + TABLE.len()..].iter().map_while(|byte| char::from(*byte).to_digit(10));
        self.n = digits.fold(0, |n, digit| n * 10 + digit as usize);
        self.over = !text.ends_with(b"\"over\":null}}");
        // The options stand near the end: the search from there finds them and not some text before them.
        let is_waiting = |bytes: &[u8]| bytes[1] == WAITING[1] && bytes == WAITING;
        let end = text.windows(WAITING.len()).rposition(is_waiting).map(|at| &text[at..]);
        self.options = end.filter(|end| find(end, b"\"options\":[]").is_none()).map(<[u8]>::to_vec);
        Ok(Heard::Table)
    }
}

/// What a message was.
#[derive(PartialEq, Eq)]
enum Heard {
    Table,
    /// The next match is at this table.
    Again(String),
    Other,
}

/// What the server says of a new table.
#[derive(Deserialize)]
struct Made {
    table: String,
    host: String,
    seats: Vec<MadeSeat>,
}

#[derive(Deserialize)]
struct MadeSeat {
    token: String,
}

const WAITING: &[u8] = b"\"waiting\":[";

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|some| some == wanted)
}

fn hung_up() -> io::Error {
    io::Error::other("the server hung up")
}

/// The first frame, if it is whole: its kind, where its text stands, and its length with the head.
fn frame(came: &[u8]) -> Option<(u8, std::ops::Range<usize>, usize)> {
    let (kind, short) = (*came.first()?, *came.get(1)?);
    let (head, length) = match short {
        126 => (4, usize::from(u16::from_be_bytes(came.get(2..4)?.try_into().ok()?))),
        127 => (10, usize::try_from(u64::from_be_bytes(came.get(2..10)?.try_into().ok()?)).ok()?),
        short => (2, usize::from(short)),
    };
    (came.len() >= head + length).then_some((kind, head..head + length, head + length))
}

/// One of the options, in turn, as JSON.
fn pick(end: &[u8], number: usize) -> Option<&str> {
    #[derive(Deserialize)]
    struct Choice<'a> {
        #[serde(borrow, rename = "do")]
        action: &'a RawValue,
    }
    const OPTIONS: &[u8] = b"\"options\":";
    let from = &end[find(end, OPTIONS)? + OPTIONS.len()..];
    let mut list = serde_json::Deserializer::from_slice(from).into_iter::<Vec<Choice<'_>>>();
    let choices = list.next()?.ok()?;
    choices.get(number % choices.len().max(1)).map(|choice| choice.action.get())
}

/// Names the address of a client, as a proxy does. Who does not come from one is not believed.
const FORWARDED: &str = "x-forwarded-for: ";

/// The loopback address of a group of matches.
fn from(number: usize) -> Ipv4Addr {
    let group = number / MATCHES_AN_ADDRESS;
    Ipv4Addr::new(127, 1, (group / 250) as u8, (group % 250 + 1) as u8)
}

async fn dial(way: &Way, number: usize) -> io::Result<Cable> {
    match way {
        Way::Tcp(address) => {
            let socket = TcpSocket::new_v4()?;
            if cfg!(target_os = "linux") {
                socket.bind((from(number), 0).into())?;
            }
            let stream = socket.connect(*address).await?;
            stream.set_nodelay(true)?;
            Ok(Cable::Tcp(stream))
        }
        #[cfg(unix)]
        Way::Unix(path) => tokio::net::UnixStream::connect(path).await.map(Cable::Unix),
        #[cfg(not(unix))]
        Way::Unix(_) => Err(io::ErrorKind::Unsupported.into()),
    }
}

pub(super) async fn post(way: &Way, number: usize, path: &str, body: &str) -> io::Result<Value> {
    let mut stream = dial(way, number).await?;
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\n{FORWARDED}{}\r\ncontent-type: application/json\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n{body}",
        from(number),
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
