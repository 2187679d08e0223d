//! One socket: one pair of eyes at one table.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    sync::mpsc,
    time::{Duration, Instant, interval_at, timeout},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Bytes, Error, Message, Utf8Bytes,
        protocol::{CloseFrame, Role, WebSocketConfig, frame::coding::CloseCode},
    },
};
use veilleuse_wire::{Ask, ClientMessage, Depth, Hello, Reply, depth, limits};

use crate::{
    UNREAD_TIME,
    address::Address,
    bucket::SharedBucket,
    cable::Cable,
    failure::Fail,
    frame::Letter,
    gate::{Connection, Place},
    hall::Hall,
    metrics::{count, uncount},
    outbox::{Call, Outbox},
    relay::{self, NotReached, Passed},
    room::{Admitted, Mail},
};

/// How often is looked for who holds a table before the client is sent to try again.
const TRIES: usize = 3;

/// Who is too fast is heard again after this pause.
const BREATH: Duration = Duration::from_millis(50);
/// Who was too fast so often without a break is sent away.
const STRIKES: u32 = 200;
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

/// A hello, and how it was said.
pub(crate) struct Greeting {
    pub(crate) hello: Hello,
    pub(crate) text: Utf8Bytes,
}

/// Who is at the other end of a socket, and what counts for it as long as it is there.
pub(crate) struct Caller {
    pub(crate) address: Address,
    /// Whether another server passes it on, and how many news it was told before. What an address may do is watched
    /// over there.
    pub(crate) passed_on: Option<u64>,
    pub(crate) _connection: Arc<Connection>,
    pub(crate) _place: Option<Place>,
}

impl Caller {
    /// Whether its address may say something of such a weight now.
    fn may_say(&self, hall: &Hall, weight: u32) -> bool {
        self.passed_on.is_some() || hall.gate.message(self.address, weight)
    }
}

/// Runs a socket from its hello to its end. `early` is what came before it was one.
pub(crate) async fn run(hall: Arc<Hall>, caller: Caller, cable: Cable, early: Vec<u8>) {
    count(&hall.metrics.sockets_open);
    let mut wire = Wire::new(&hall, &caller, cable, early).await;
    let farewell = match visit(&hall, &caller, &mut wire).await {
        Ok(farewell) => farewell,
        Err(fail) => {
            count(&hall.metrics.sockets_refused);
            let farewell = CloseFrame { code: CloseCode::Policy, reason: fail.code.into() };
            // Who does not listen is not told.
            let _ = wire.answer(None, fail).await;
            Some(farewell)
        }
    };
    wire.hang_up(farewell).await;
    uncount(&hall.metrics.sockets_open);
}

/// Sits at one table after the other, as the client says hello to them.
async fn visit(hall: &Arc<Hall>, caller: &Caller, wire: &mut Wire) -> Result<Option<CloseFrame>, Fail> {
    let mut next = first_hello(hall, caller, wire).await?;
    while let Some(greeting) = next {
        let mut talk = match find(hall, caller, &greeting, wire).await? {
            Way::Here(talk) => talk,
            Way::There(line) => match relay::pass_on(hall, caller.address, wire, *line).await {
                Passed::Over(farewell) => return Ok(farewell),
                Passed::Moves(greeting) => {
                    next = Some(greeting);
                    continue;
                }
            },
        };
        let left = talk.converse(wire).await;
        // A table that has ended has nobody to miss.
        let _ = talk.room.send(Mail::Gone { from: talk.id }).await;
        next = left?;
        if next.is_some() {
            Talk::hear_out(wire).await;
        }
    }
    Ok(None)
}

/// Where a table is: here, or at the end of a line to another server.
enum Way<'a> {
    Here(Talk<'a>),
    There(Box<relay::Line>),
}

/// Asks a table to let the client in, wherever it is. Who was passed on once is not passed on again.
async fn find<'a>(
    hall: &'a Arc<Hall>,
    caller: &'a Caller,
    greeting: &Greeting,
    wire: &Wire,
) -> Result<Way<'a>, Fail> {
    let mut last = Fail::busy();
    for _ in 0..TRIES {
        last = match admit(hall, caller, &greeting.hello, wire).await {
            Ok(talk) => return Ok(Way::Here(talk)),
            Err(fail) => fail,
        };
        let Some(holder) = last.elsewhere.as_ref().filter(|_| caller.passed_on.is_none()) else { break };
        match relay::call(holder, caller.address, wire.outbox.next(), greeting).await {
            Ok(line) => return Ok(Way::There(Box::new(line))),
            Err(NotReached::Gone) => hall.cluster.found_gone(&holder.key),
            Err(NotReached::Away) => break,
        }
    }
    Err(last)
}

/// A connection as frames. It gives up by itself when the client does not read.
pub(crate) struct Wire {
    frames: WebSocketStream<Pipe>,
    outbox: Arc<Outbox>,
}

/// A connection as the reader of frames sees it: what it has to answer itself goes where everything goes.
struct Pipe {
    cable: Arc<Cable>,
    outbox: Arc<Outbox>,
}

impl AsyncRead for Pipe {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.cable.poll_read_shared(context, buffer)
    }
}

impl AsyncWrite for Pipe {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, frames: &[u8]) -> Poll<io::Result<usize>> {
        self.outbox.put_made(frames);
        Poll::Ready(Ok(frames.len()))
    }

    /// What the machine does not take now is written by whoever waits to be called.
    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(self.outbox.send())
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

impl Wire {
    async fn new(hall: &Hall, caller: &Caller, cable: Cable, early: Vec<u8>) -> Wire {
        let config = WebSocketConfig::default()
            .max_message_size(Some(limits::INBOUND))
            .max_frame_size(Some(limits::INBOUND))
            .read_buffer_size(READ_AT_ONCE)
            .write_buffer_size(0);
        let cable = Arc::new(cable);
        let (told, account) = (caller.passed_on.unwrap_or(0), hall.gate.waiting(caller.address));
        let outbox =
            Arc::new(Outbox::new(Arc::clone(&cable), told, account, hall.metrics.messages_out.clone()));
        let pipe = Pipe { cable, outbox: Arc::clone(&outbox) };
        let frames = WebSocketStream::from_partially_read(pipe, early, Role::Server, Some(config)).await;
        Wire { frames, outbox }
    }

    /// The next message; `None` when the client is gone or talks nonsense.
    pub(crate) async fn hear(&mut self) -> Option<Message> {
        self.frames.next().await?.ok()
    }

    /// Writes all that waits.
    async fn write(&self) -> io::Result<()> {
        self.outbox.write(UNREAD_TIME).await
    }

    /// Says what the table need not know of.
    async fn answer(&mut self, re: Option<String>, fail: Fail) -> io::Result<()> {
        let text = serde_json::to_string(&Reply { re, body: fail.reply() }).unwrap_or_default();
        self.outbox.put(Letter::reply(text));
        self.write().await
    }

    /// Writes what another server says, as it is.
    pub(crate) async fn pass(&mut self, text: Utf8Bytes) -> io::Result<()> {
        self.outbox.pass(text);
        self.write().await
    }

    /// Asks for a sign of life.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        self.frames.send(Message::Ping(Bytes::new())).await?;
        Ok(self.write().await?)
    }

    /// Says goodbye. A client that does not answer it is left alone.
    async fn hang_up(&mut self, farewell: Option<CloseFrame>) {
        // It may have said goodbye first: then this is the answer.
        let _ = self.frames.close(farewell).await;
        let _ = self.frames.flush().await;
        let _ = self.write().await;
    }
}

/// Hears the first hello; `None` when the socket is gone before it.
async fn first_hello(hall: &Hall, caller: &Caller, wire: &mut Wire) -> Result<Option<Greeting>, Fail> {
    let first = match timeout(limits::HANDSHAKE, wire.hear()).await {
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
    let looks_on = hello.token.is_none();
    let slow_enough = caller.may_say(hall, limits::HELLO_MESSAGE)
        && (!looks_on || hall.gate.onlooker(caller.address, limits::HELLO_MESSAGE));
    if slow_enough { Ok(Some(Greeting { hello, text: first })) } else { Err(Fail::too_fast()) }
}

/// Asks a table to let the client in.
async fn admit<'a>(
    hall: &'a Arc<Hall>,
    caller: &'a Caller,
    hello: &Hello,
    wire: &Wire,
) -> Result<Talk<'a>, Fail> {
    let (address, link) = (caller.address, wire.outbox.link());
    let table = hello.table.clone();
    let question = |answer| Mail::Hello { hello: hello.clone(), link: link.clone(), answer };
    let (Admitted { id, bucket }, room) = hall.ask(address, &table, question).await?;
    hall.thinkers.watch(&table);
    let bucket = hello.token.is_some().then_some(bucket);
    Ok(Talk { hall, caller, id, bucket, strikes: 0, room })
}

struct Talk<'a> {
    hall: &'a Arc<Hall>,
    caller: &'a Caller,
    id: u64,
    /// The seat's; who only looks on shares one with all others of the same address.
    bucket: Option<SharedBucket>,
    /// How often it was too fast since it last was not.
    strikes: u32,
    room: mpsc::Sender<Mail>,
}

/// Whether a socket goes on.
enum Flow {
    On,
    Ends,
    /// To another table.
    Moves(Greeting),
    /// Away: it does not stop being too fast.
    Away,
}

/// Where nothing can be said any more, a socket ends.
impl<E> From<Result<(), E>> for Flow {
    fn from(said: Result<(), E>) -> Flow {
        if said.is_ok() { Flow::On } else { Flow::Ends }
    }
}

impl Talk<'_> {
    /// Talks until the client is gone, or says hello to another table.
    async fn converse(&mut self, wire: &mut Wire) -> Result<Option<Greeting>, Fail> {
        let outbox = Arc::clone(&wire.outbox);
        let mut heard = Instant::now();
        let mut pings = interval_at(heard + limits::PING, limits::PING);
        loop {
            let flow = tokio::select! {
                biased;
                // Who does not read is not heard.
                call = outbox.called() => match call {
                    Call::Write => wire.write().await.into(),
                    Call::End => Flow::Ends,
                },
                message = wire.hear() => {
                    heard = Instant::now();
                    match message {
                        Some(message) => self.hear(wire, message).await,
                        None => Flow::Ends,
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() < limits::DEAD { wire.ping().await.into() } else { Flow::Ends }
                }
            };
            match flow {
                Flow::On => {}
                Flow::Ends => return Ok(None),
                Flow::Moves(greeting) => return Ok(Some(greeting)),
                Flow::Away => return Err(Fail::too_fast()),
            }
        }
    }

    /// Writes what the table has still to say until it lets go, so that nothing of it comes after the next table.
    async fn hear_out(wire: &Wire) {
        // A socket that breaks here is noticed at the next table.
        while wire.outbox.called().await == Call::Write && wire.write().await.is_ok() {}
    }

    /// Whether the client may say something of such a weight now.
    fn may_say(&self, weight: u32) -> bool {
        let own = match &self.bucket {
            Some(bucket) => bucket.take(weight),
            None => self.hall.gate.onlooker(self.caller.address, weight),
        };
        own && self.caller.may_say(self.hall, weight)
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

    async fn hear(&mut self, wire: &mut Wire, message: Message) -> Flow {
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
            return match wire.answer(said.id(), Fail::too_fast()).await {
                Ok(()) => self.too_fast().await,
                Err(_) => Flow::Ends,
            };
        }
        self.strikes = 0;
        match said {
            Said::Message(message) => self.room.send(Mail::Say { from: self.id, message }).await.into(),
            Said::Hello(greeting) => Flow::Moves(*greeting),
            Said::Nonsense(id, fail) => wire.answer(id, fail).await.into(),
        }
    }
}

/// What a client said.
pub(crate) enum Said {
    Message(ClientMessage),
    Hello(Box<Greeting>),
    /// Nothing that can be understood, under such an id.
    Nonsense(Option<String>, Fail),
}

impl Said {
    pub(crate) fn read(text: &Utf8Bytes) -> Said {
        if depth(text, limits::NESTING) == Depth::TooDeep {
            return Said::Nonsense(None, Fail::bad_message("the message nests too deep"));
        }
        let error = match serde_json::from_str(text) {
            Ok(message) => return Said::Message(message),
            Err(error) => error,
        };
        if let Ok(First { hello }) = serde_json::from_str(text) {
            return Said::Hello(Box::new(Greeting { hello, text: text.clone() }));
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
