//! One socket: one pair of eyes at one table.

use std::{sync::Arc, time::Duration};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use serde::Deserialize;
use tokio::{
    sync::mpsc,
    time::{Instant, interval_at, timeout},
};
use veilleuse_wire::{ClientMessage, Depth, Hello, Reply, ReplyBody, depth, limits};

use crate::{
    bucket::SharedBucket,
    failure::Fail,
    hall::{Hall, Place},
    metrics::{count, uncount},
    room::{Mail, Outgoing},
};

/// How long a client may take to read what was sent, once the queue of the machine is full.
const SLOW: Duration = Duration::from_secs(10);
/// Who is too fast is heard again after this pause.
const BREATH: Duration = Duration::from_millis(50);
/// The close code for who breaks the rules of the wire.
const POLICY: u16 = 1008;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    hello: Hello,
}

/// Runs a socket from its hello to its end.
pub(crate) async fn run(hall: Arc<Hall>, place: Place, mut socket: WebSocket) {
    count(&hall.metrics.sockets_open);
    match admit(&hall, &mut socket).await {
        Ok((mut talk, room, id)) => {
            talk.converse(&mut socket).await;
            // A table that has ended has nobody to miss.
            let _ = room.send(Mail::Gone { from: id }).await;
        }
        Err(Some(fail)) => {
            count(&hall.metrics.sockets_refused);
            let code = fail.code;
            let text = serde_json::to_string(&Reply { re: None, body: fail.reply() }).unwrap_or_default();
            let _ = timeout(SLOW, socket.send(Message::Text(padded(text).into()))).await;
            let frame = CloseFrame { code: POLICY, reason: Utf8Bytes::from_static(code) };
            let _ = timeout(SLOW, socket.send(Message::Close(Some(frame)))).await;
        }
        Err(None) => {}
    }
    uncount(&hall.metrics.sockets_open);
    drop(place);
}

/// Hears the hello. `Err(None)` when the socket is gone before it.
async fn admit(
    hall: &Arc<Hall>,
    socket: &mut WebSocket,
) -> Result<(Talk, mpsc::Sender<Mail>, u64), Option<Fail>> {
    let first = match timeout(limits::HANDSHAKE, socket.recv()).await {
        Ok(Some(Ok(Message::Text(text)))) => text,
        Ok(Some(Ok(_))) => return Err(Some(Fail::bad_message("the first message says hello, as text"))),
        Ok(Some(Err(_)) | None) => return Err(None),
        Err(_) => return Err(Some(Fail::bad_message("nobody said hello in time"))),
    };
    count(&hall.metrics.messages_in);
    if depth(&first, limits::NESTING) == Depth::TooDeep {
        return Err(Some(Fail::bad_message("the message nests too deep")));
    }
    let First { hello } = serde_json::from_str(&first).map_err(|error| Some(Fail::bad_message(error)))?;
    let (link, outgoing) = mpsc::channel(limits::QUEUE);
    let table = hello.table.clone();
    let question = |answer| Mail::Hello { hello: hello.clone(), link: link.clone(), answer };
    let (admitted, room) = hall.ask(&table, question).await.map_err(Some)?;
    let talk = Talk {
        hall: Arc::clone(hall),
        id: admitted.id,
        bucket: admitted.bucket,
        room: room.clone(),
        outgoing,
        seq: 0,
    };
    Ok((talk, room, admitted.id))
}

struct Talk {
    hall: Arc<Hall>,
    id: u64,
    bucket: SharedBucket,
    room: mpsc::Sender<Mail>,
    outgoing: mpsc::Receiver<Outgoing>,
    seq: u64,
}

/// Whether a socket goes on.
#[derive(PartialEq, Eq)]
enum Flow {
    On,
    Ends,
}

impl Talk {
    async fn converse(&mut self, socket: &mut WebSocket) {
        let mut heard = Instant::now();
        let mut pings = interval_at(heard + limits::PING, limits::PING);
        loop {
            let flow = tokio::select! {
                out = self.outgoing.recv() => if let Some(out) = out {
                    match timeout(SLOW, self.send_waiting(socket, out)).await {
                        Ok(Ok(())) => Flow::On,
                        _ => Flow::Ends,
                    }
                } else {
                    // A client that does not answer the farewell is left alone.
                    let _ = timeout(SLOW, socket.send(Message::Close(None))).await;
                    Flow::Ends
                },
                incoming = socket.recv() => {
                    heard = Instant::now();
                    match incoming {
                        Some(Ok(message)) => self.hear(socket, message).await,
                        Some(Err(_)) | None => Flow::Ends,
                    }
                }
                _ = pings.tick() => {
                    let alive = heard.elapsed() < limits::DEAD;
                    let ping = timeout(SLOW, socket.send(Message::Ping(Vec::new().into())));
                    if alive && matches!(ping.await, Ok(Ok(()))) { Flow::On } else { Flow::Ends }
                }
            };
            if flow == Flow::Ends {
                return;
            }
        }
    }

    /// Sends this and whatever else waits, in one go.
    async fn send_waiting(&mut self, socket: &mut WebSocket, first: Outgoing) -> Result<(), axum::Error> {
        let mut next = Some(first);
        while let Some(out) = next {
            count(&self.hall.metrics.messages_out);
            socket.feed(Message::Text(self.text(out).into())).await?;
            next = self.outgoing.try_recv().ok();
        }
        socket.flush().await
    }

    fn text(&mut self, out: Outgoing) -> String {
        match out {
            Outgoing::Reply(text) => padded(text),
            Outgoing::News(rest) => {
                let mut text = String::with_capacity(rest.len() + limits::SIZE_CLASS + 32);
                text.push_str("{\"seq\":");
                text.push_str(&self.seq.to_string());
                text.push(',');
                text.push_str(&rest);
                self.seq += 1;
                padded(text)
            }
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Flow {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) | Message::Close(_) => return Flow::Ends,
            Message::Ping(_) | Message::Pong(_) => return Flow::On,
        };
        count(&self.hall.metrics.messages_in);
        if !self.bucket.take() {
            let sent = self.answer(socket, None, Fail::too_fast().reply()).await;
            tokio::time::sleep(BREATH).await;
            return sent;
        }
        if depth(&text, limits::NESTING) == Depth::TooDeep {
            return self.answer(socket, None, Fail::bad_message("the message nests too deep").reply()).await;
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => match self.room.send(Mail::Say { from: self.id, message }).await {
                Ok(()) => Flow::On,
                Err(_) => Flow::Ends,
            },
            Err(error) => self.answer(socket, None, Fail::bad_message(error).reply()).await,
        }
    }

    async fn answer(&self, socket: &mut WebSocket, re: Option<String>, body: ReplyBody) -> Flow {
        let text = serde_json::to_string(&Reply { re, body }).unwrap_or_default();
        match timeout(SLOW, socket.send(Message::Text(padded(text).into()))).await {
            Ok(Ok(())) => Flow::On,
            _ => Flow::Ends,
        }
    }
}

/// Fills a message up to its size class: JSON does not mind spaces at its end.
fn padded(mut text: String) -> String {
    const SPACES: &str = match str::from_utf8(&[b' '; limits::SIZE_CLASS]) {
        Ok(spaces) => spaces,
        Err(_) => unreachable!(),
    };
    let full = text.len().next_multiple_of(limits::SIZE_CLASS);
    text.push_str(&SPACES[..full - text.len()]);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_come_in_size_classes() {
        for (size, full) in [(0, 0), (1, 256), (255, 256), (256, 256), (257, 512)] {
            assert_eq!(padded("x".repeat(size)).len(), full);
        }
    }
}
