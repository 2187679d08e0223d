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
use veilleuse_wire::{Ask, ClientMessage, Depth, Hello, Reply, depth, limits};

use crate::{
    address::Address,
    bucket::SharedBucket,
    cable::Cable,
    failure::Fail,
    gate::{Connection, Place},
    hall::Hall,
    metrics::{count, uncount},
    outbox::{Link, Outbox, Pipe},
    room::{Admitted, Mail},
};

/// How long a client may take to read what was sent, once the queue of the machine is full.
const SLOW: Duration = Duration::from_secs(10);
/// Who is too fast is heard again after this pause.
const BREATH: Duration = Duration::from_millis(50);
/// Who was too fast so often without a break is sent away.
const STRIKES: u32 = 200;
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

/// What can be read of a message that is not read whole.
#[derive(Deserialize)]
struct Named {
    id: Option<String>,
}

/// Who is at the other end of a socket, and what counts for it as long as it is there.
pub(crate) struct Caller {
    pub(crate) address: Address,
    pub(crate) _connection: Arc<Connection>,
    pub(crate) _place: Place,
}

/// Runs a socket from its hello to its end. `early` is what came before it was one.
pub(crate) async fn run(hall: Arc<Hall>, caller: Caller, stream: Cable, early: Vec<u8>) {
    count(&hall.metrics.sockets_open);
    let account = hall.gate.waiting(caller.address);
    let outbox = Arc::new(Outbox::new(hall.metrics.messages_out.clone(), stream, account));
    let mut ear = Ear::new(&outbox, early);
    if let Err(fail) = visit(&hall, caller.address, &outbox, &mut ear).await {
        count(&hall.metrics.sockets_refused);
        let code = fail.code;
        let text = serde_json::to_string(&Reply { re: None, body: fail.reply() }).unwrap_or_default();
        outbox.turn_away(&text, POLICY, code);
        let _ = timeout(SLOW, outbox.drain()).await;
    }
    uncount(&hall.metrics.sockets_open);
}

/// Sits at one table after the other, as the client says hello to them.
async fn visit(hall: &Arc<Hall>, address: Address, outbox: &Arc<Outbox>, ear: &mut Ear) -> Result<(), Fail> {
    let mut next = first_hello(hall, address, ear).await?;
    while let Some(hello) = next {
        let mut talk = admit(hall, address, outbox, hello).await?;
        let left = talk.converse(ear).await;
        next = left.as_ref().ok().cloned().flatten();
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
        left?;
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
async fn first_hello(hall: &Hall, address: Address, ear: &mut Ear) -> Result<Option<Hello>, Fail> {
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
    let First { hello } = serde_json::from_str(&first).map_err(Fail::bad_message)?;
    let gate = &hall.gate;
    let looks_on = hello.token.is_none();
    let slow_enough = gate.message(address, limits::HELLO_MESSAGE)
        && (!looks_on || gate.onlooker(address, limits::HELLO_MESSAGE));
    if slow_enough { Ok(Some(hello)) } else { Err(Fail::too_fast()) }
}

/// Asks a table to let the client in.
async fn admit(hall: &Arc<Hall>, address: Address, outbox: &Arc<Outbox>, hello: Hello) -> Result<Talk, Fail> {
    let link = Link::new(Arc::clone(outbox));
    let table = hello.table.clone();
    let question = |answer| Mail::Hello { hello: hello.clone(), link: link.clone(), answer };
    let (Admitted { id, bucket }, room) = hall.ask(address, &table, question).await?;
    hall.thinkers.watch(&table);
    let bucket = hello.token.is_some().then_some(bucket);
    Ok(Talk { hall: Arc::clone(hall), address, id, bucket, strikes: 0, room, outbox: Arc::clone(outbox) })
}

struct Talk {
    hall: Arc<Hall>,
    address: Address,
    id: u64,
    /// The seat's; who only looks on shares one with all others of the same address.
    bucket: Option<SharedBucket>,
    /// How often it was too fast since it last was not.
    strikes: u32,
    room: mpsc::Sender<Mail>,
    outbox: Arc<Outbox>,
}

/// Whether a socket goes on.
enum Flow {
    On,
    Ends,
    /// To another table.
    Moves(Hello),
    /// Away: it does not stop being too fast.
    Away,
}

impl Talk {
    /// Talks until the client is gone, or says hello to another table.
    async fn converse(&mut self, ear: &mut Ear) -> Result<Option<Hello>, Fail> {
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
                Flow::Ends => return Ok(None),
                Flow::Moves(hello) => return Ok(Some(hello)),
                Flow::Away => return Err(Fail::too_fast()),
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

    /// Whether the client may say something of such a weight now.
    fn may_say(&self, weight: u32) -> bool {
        let gate = &self.hall.gate;
        let own = match &self.bucket {
            Some(bucket) => bucket.take(weight),
            None => gate.onlooker(self.address, weight),
        };
        own && gate.message(self.address, weight)
    }

    /// Lets who is too fast wait, and nobody for ever.
    async fn too_fast(&mut self) -> Flow {
        count(&self.hall.metrics.messages_refused);
        self.strikes += 1;
        if self.strikes > STRIKES {
            return Flow::Away;
        }
        tokio::time::sleep(BREATH).await;
        Flow::On
    }

    async fn hear(&mut self, message: Message) -> Flow {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) | Message::Close(_) => return Flow::Ends,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {
                return if self.may_say(1) { Flow::On } else { self.too_fast().await };
            }
        };
        count(&self.hall.metrics.messages_in);
        let said = Said::read(&text);
        let weight = match &said {
            Said::Message(ClientMessage { ask: Ask::Hint(_) | Ask::At(_), .. }) => limits::HARD_MESSAGE,
            Said::Hello(_) => limits::HELLO_MESSAGE,
            Said::Message(_) | Said::Nonsense(..) => 1,
        };
        if !self.may_say(weight) {
            let sent = self.answer(said.id(), Fail::too_fast());
            let flow = self.too_fast().await;
            return if matches!(sent, Flow::On) { flow } else { sent };
        }
        self.strikes = 0;
        match said {
            Said::Message(message) => match self.room.send(Mail::Say { from: self.id, message }).await {
                Ok(()) => Flow::On,
                Err(_) => Flow::Ends,
            },
            Said::Hello(hello) => Flow::Moves(*hello),
            Said::Nonsense(id, fail) => self.answer(id, fail),
        }
    }

    fn answer(&self, re: Option<String>, fail: Fail) -> Flow {
        let text = serde_json::to_string(&Reply { re, body: fail.reply() }).unwrap_or_default();
        let queued = self.outbox.reply(&text);
        self.outbox.flush();
        if queued.is_ok() { Flow::On } else { Flow::Ends }
    }
}

/// What a client said.
enum Said {
    Message(ClientMessage),
    Hello(Box<Hello>),
    /// Nothing that can be understood, under such an id.
    Nonsense(Option<String>, Fail),
}

impl Said {
    fn read(text: &str) -> Said {
        if depth(text, limits::NESTING) == Depth::TooDeep {
            return Said::Nonsense(None, Fail::bad_message("the message nests too deep"));
        }
        let error = match serde_json::from_str(text) {
            Ok(message) => return Said::Message(message),
            Err(error) => error,
        };
        if let Ok(First { hello }) = serde_json::from_str(text) {
            return Said::Hello(Box::new(hello));
        }
        let named = serde_json::from_str(text).map_or(None, |Named { id }| id);
        Said::Nonsense(named.filter(|id| id.chars().count() <= limits::ID), Fail::bad_message(error))
    }

    fn id(&self) -> Option<String> {
        match self {
            Said::Message(message) => Some(message.id.clone()),
            Said::Hello(_) => None,
            Said::Nonsense(id, _) => id.clone(),
        }
    }
}
