//! One socket: one pair of eyes at one table.

use std::{io::ErrorKind, sync::Arc, time::Duration};

use serde::Deserialize;
use tokio::{
    sync::{mpsc, oneshot},
    task::coop::consume_budget,
    time::{Instant, interval_at, timeout},
};
use tokio_tungstenite::tungstenite::{
    Error, Message, WebSocket,
    protocol::{Role, WebSocketConfig},
};
use veilleuse_wire::{ClientMessage, Depth, Hello, Reply, ReplyBody, depth, limits};

use crate::{
    bucket::SharedBucket,
    cable::Cable,
    failure::Fail,
    hall::{Hall, Place},
    metrics::{count, uncount},
    outbox::{Link, Outbox, Pipe},
    room::{Admitted, Mail},
};

/// How long a client may take to read what was sent, once the queue of the machine is full.
const SLOW: Duration = Duration::from_secs(10);
/// Who is too fast is heard again after this pause.
const BREATH: Duration = Duration::from_millis(50);
/// The close code for who breaks the rules of the wire.
const POLICY: u16 = 1008;
/// How much is read from a socket at once: more than most messages have. Every look at a socket prepares so many
/// bytes, whether something came or not.
const READ_AT_ONCE: usize = 1024;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    hello: Hello,
}

/// Runs a socket from its hello to its end. `early` is what came before it was one.
pub(crate) async fn run(hall: Arc<Hall>, place: Place, stream: Cable, early: Vec<u8>) {
    count(&hall.metrics.sockets_open);
    let outbox = Arc::new(Outbox::new(Arc::clone(&hall), stream));
    let mut ear = Ear::new(&outbox, early);
    if let Err(fail) = visit(&hall, &outbox, &mut ear).await {
        count(&hall.metrics.sockets_refused);
        let code = fail.code;
        let text = serde_json::to_string(&Reply { re: None, body: fail.reply() }).unwrap_or_default();
        outbox.turn_away(&text, POLICY, code);
        let _ = timeout(SLOW, outbox.drain()).await;
    }
    uncount(&hall.metrics.sockets_open);
    drop(place);
}

/// Sits at one table after the other, as the client says hello to them.
async fn visit(hall: &Arc<Hall>, outbox: &Arc<Outbox>, ear: &mut Ear) -> Result<(), Fail> {
    let mut next = first_hello(hall, ear).await?;
    while let Some(hello) = next {
        let talk = admit(hall, outbox, hello).await?;
        next = talk.converse(ear).await;
        // A table that has ended has nobody to miss, and tells nobody anything: it drops what it is sent.
        if next.is_some() {
            outbox.unlink();
            let (answer, answered) = oneshot::channel();
            let _ = talk.room.send(Mail::Gone { from: talk.id, answer: Some(answer) }).await;
            let _ = answered.await;
        } else {
            outbox.end();
            let _ = talk.room.send(Mail::Gone { from: talk.id, answer: None }).await;
        }
    }
    Ok(())
}

/// Hears frames.
struct Ear {
    frames: WebSocket<Pipe>,
    outbox: Arc<Outbox>,
}

impl Ear {
    fn new(outbox: &Arc<Outbox>, early: Vec<u8>) -> Ear {
        let config = WebSocketConfig::default()
            .max_message_size(Some(limits::INBOUND))
            .max_frame_size(Some(limits::INBOUND))
            .read_buffer_size(READ_AT_ONCE)
            .write_buffer_size(0);
        let pipe = Pipe(Arc::clone(outbox));
        let frames = WebSocket::from_partially_read(pipe, early, Role::Server, Some(config));
        Ear { frames, outbox: Arc::clone(outbox) }
    }

    /// The next message; `None` when the client is gone or talks nonsense.
    async fn next(&mut self) -> Option<Message> {
        loop {
            // Who never stops sending must not keep a worker from the others.
            consume_budget().await;
            match self.frames.read() {
                Ok(message) => return Some(message),
                Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {
                    self.outbox.readable().await.ok()?;
                }
                Err(_) => return None,
            }
        }
    }
}

/// Hears the first hello; `None` when the socket is gone before it.
async fn first_hello(hall: &Arc<Hall>, ear: &mut Ear) -> Result<Option<Hello>, Fail> {
    let first = match timeout(limits::HANDSHAKE, ear.next()).await {
        Ok(Some(Message::Text(text))) => text,
        Ok(Some(_)) => return Err(Fail::bad_message("the first message says hello, as text")),
        Ok(None) => return Ok(None),
        Err(_) => return Err(Fail::bad_message("nobody said hello in time")),
    };
    count(&hall.metrics.messages_in);
    if depth(&first, limits::NESTING) == Depth::TooDeep {
        return Err(Fail::bad_message("the message nests too deep"));
    }
    serde_json::from_str(&first).map(|First { hello }| Some(hello)).map_err(Fail::bad_message)
}

/// Asks a table to let the client in.
async fn admit(hall: &Arc<Hall>, outbox: &Arc<Outbox>, hello: Hello) -> Result<Talk, Fail> {
    let link = Link::new(Arc::clone(outbox));
    let table = hello.table.clone();
    let question = |answer| Mail::Hello { hello: hello.clone(), link: link.clone(), answer };
    let (Admitted { id, bucket }, room) = hall.ask(&table, question).await?;
    Ok(Talk { hall: Arc::clone(hall), id, bucket, room, outbox: Arc::clone(outbox) })
}

struct Talk {
    hall: Arc<Hall>,
    id: u64,
    bucket: SharedBucket,
    room: mpsc::Sender<Mail>,
    outbox: Arc<Outbox>,
}

/// Whether a socket goes on.
enum Flow {
    On,
    Ends,
    /// To another table.
    Moves(Hello),
}

impl Talk {
    /// Talks until the client is gone, or says hello to another table.
    async fn converse(&self, ear: &mut Ear) -> Option<Hello> {
        let mut heard = Instant::now();
        let mut pings = interval_at(heard + limits::PING, limits::PING);
        loop {
            let flow = tokio::select! {
                message = ear.next() => {
                    heard = Instant::now();
                    match message {
                        Some(message) => self.hear(message).await,
                        None => Flow::Ends,
                    }
                }
                () = self.outbox.rings() => self.write_on().await,
                _ = pings.tick() => {
                    self.outbox.ping();
                    if heard.elapsed() < limits::DEAD { Flow::On } else { Flow::Ends }
                }
            };
            match flow {
                Flow::On => {}
                Flow::Ends => return None,
                Flow::Moves(hello) => return Some(hello),
            }
        }
    }

    /// Writes what the machine did not take at once.
    async fn write_on(&self) -> Flow {
        let ended = self.outbox.has_ended();
        if ended {
            // A client that does not answer the farewell is left alone.
            self.outbox.goodbye();
        }
        match timeout(SLOW, self.outbox.drain()).await {
            Ok(Ok(())) if !ended => Flow::On,
            _ => Flow::Ends,
        }
    }

    async fn hear(&self, message: Message) -> Flow {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) | Message::Close(_) => return Flow::Ends,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Flow::On,
        };
        count(&self.hall.metrics.messages_in);
        if !self.bucket.take() {
            let sent = self.answer_to(id_of(&text), Fail::too_fast().reply());
            tokio::time::sleep(BREATH).await;
            return sent;
        }
        if depth(&text, limits::NESTING) == Depth::TooDeep {
            return self.answer(Fail::bad_message("the message nests too deep").reply());
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => match self.room.send(Mail::Say { from: self.id, message }).await {
                Ok(()) => Flow::On,
                Err(_) => Flow::Ends,
            },
            Err(error) => match serde_json::from_str(&text) {
                Ok(First { hello }) => Flow::Moves(hello),
                Err(_) => self.answer(Fail::bad_message(error).reply()),
            },
        }
    }

    fn answer(&self, body: ReplyBody) -> Flow {
        self.answer_to(None, body)
    }

    fn answer_to(&self, re: Option<String>, body: ReplyBody) -> Flow {
        let text = serde_json::to_string(&Reply { re, body }).unwrap_or_default();
        let queued = self.outbox.reply(&text);
        self.outbox.flush();
        if queued.is_ok() { Flow::On } else { Flow::Ends }
    }
}

/// The id of a message that is not read any further.
fn id_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    let named: Named = serde_json::from_str(text).ok()?;
    Some(named.id).filter(|id| id.chars().count() <= limits::ID)
}
