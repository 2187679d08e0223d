//! What goes out on one socket.
//!
//! A table writes to its sockets itself, as far as the machine takes it at once, which is nearly always all of it: then
//! nobody else has to be woken. What is left over waits for the socket's own task, which writes it as the client reads.

use std::{
    collections::VecDeque,
    future::poll_fn,
    io::{self, ErrorKind, IoSlice},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Poll, Waker},
    time::Duration,
};

use prometheus::IntCounter;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Bytes, Utf8Bytes};
use veilleuse_wire::limits;

use crate::{
    cable::Cable,
    frame::{Frame, Letter, PIECES},
    gate::Waiting,
    metrics::count,
};

/// So many frames are given to the machine at once.
const MOST: usize = 8;

/// Why nothing more can be sent.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Lost {
    /// The client does not read.
    Slow,
    /// The socket is gone.
    Gone,
}

/// Whether something still waits to be written.
#[derive(Debug, PartialEq, Eq)]
enum Left {
    Nothing,
    Something,
}

/// Why the task of a socket is called.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Call {
    /// Something waits to be written.
    Write,
    /// Nothing does, and the table has let go of the socket.
    End,
}

/// A socket, for everybody who writes to it.
struct Shared {
    state: Mutex<State>,
    sent: IntCounter,
}

struct State {
    /// Nothing once the socket has ended.
    cable: Option<Arc<Cable>>,
    /// The number of the next news.
    next: u64,
    /// What the machine has not taken yet, and how much of the first it has.
    waiting: VecDeque<Waits>,
    written: usize,
    account: Waiting,
    /// How many links there have been, and whether the last of them still leads here.
    links: u64,
    linked: bool,
    /// The socket's own task, while it waits to be called.
    task: Option<Waker>,
}

/// A frame that waits.
struct Waits {
    frame: Frame,
    /// As how many bytes it is counted until it is written.
    counted: usize,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Gives the machine what waits, as far as it takes it.
    fn write(&mut self) -> io::Result<Left> {
        while !self.waiting.is_empty() {
            let mut room = [IoSlice::new(&[]); MOST * PIECES];
            let pieces = self.waiting.iter().flat_map(|waits| waits.frame.pieces());
            let mut filled = 0;
            for (slice, piece) in room.iter_mut().zip(pieces) {
                *slice = piece;
                filled += 1;
            }
            let mut slices = &mut room[..filled];
            IoSlice::advance_slices(&mut slices, self.written);
            let cable = self.cable.as_ref().ok_or(ErrorKind::NotConnected)?;
            match cable.try_write_vectored(slices) {
                Ok(0) => return Err(ErrorKind::WriteZero.into()),
                Ok(bytes) => self.done(bytes),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(Left::Something),
                Err(error) => return Err(error),
            }
        }
        Ok(Left::Nothing)
    }

    /// The machine has taken so many bytes more.
    fn done(&mut self, bytes: usize) {
        self.written += bytes;
        while let Some(Waits { frame, counted }) = self.waiting.front()
            && frame.size() <= self.written
        {
            self.written -= frame.size();
            self.account.less(*counted);
            self.waiting.pop_front();
        }
    }

    /// The same, and calls the socket's own task for the rest.
    fn send(&mut self) -> io::Result<()> {
        if self.write()? == Left::Something {
            self.call();
        }
        Ok(())
    }

    /// Lets the socket's own task know that there is something to do.
    fn call(&mut self) {
        if let Some(task) = self.task.take() {
            task.wake();
        }
    }
}

/// The way from a table to a socket. When the last copy is dropped the socket hangs up, or goes on to the next table.
#[derive(Clone)]
pub(crate) struct Link(Arc<Leads>);

struct Leads {
    to: Arc<Shared>,
    /// Which of the socket's links this is: only the last one leads anywhere.
    number: u64,
}

impl Link {
    /// Puts a letter there, unless too much waits already. It goes out with what follows it, when it is [sent](Link::send).
    pub(crate) fn put(&self, letter: Letter) -> Result<(), Lost> {
        let Leads { to, number } = &*self.0;
        let mut state = to.state();
        if state.links != *number || state.cable.is_none() {
            return Err(Lost::Gone);
        }
        let counted = letter.size();
        if state.waiting.len() >= limits::QUEUE || state.account.more(counted).is_err() {
            return Err(Lost::Slow);
        }
        count(&to.sent);
        let frame = Frame::letter(letter, &mut state.next);
        state.waiting.push_back(Waits { frame, counted });
        Ok(())
    }

    /// Sends what was put there: what the machine does not take now goes out when it does.
    pub(crate) fn send(&self) -> Result<(), Lost> {
        self.0.to.state().send().map_err(|_| Lost::Gone)
    }
}

impl Drop for Leads {
    fn drop(&mut self) {
        let mut state = self.to.state();
        if state.links == self.number {
            state.linked = false;
            state.call();
        }
    }
}

/// What goes out on a socket, for its own task. The socket ends with it, whoever still has a link.
pub(crate) struct Outbox {
    shared: Arc<Shared>,
    cable: Arc<Cable>,
}

impl Outbox {
    /// The outbox of a socket whose next news are number so and so.
    pub(crate) fn new(cable: Arc<Cable>, next: u64, account: Waiting, sent: IntCounter) -> Outbox {
        let state = State {
            cable: Some(Arc::clone(&cable)),
            next,
            waiting: VecDeque::new(),
            written: 0,
            account,
            links: 0,
            linked: false,
            task: None,
        };
        Outbox { shared: Arc::new(Shared { state: Mutex::new(state), sent }), cable }
    }

    /// A way here for a table. Those there were before lead nowhere from now on.
    pub(crate) fn link(&self) -> Link {
        let mut state = self.shared.state();
        state.links += 1;
        state.linked = true;
        Link(Arc::new(Leads { to: Arc::clone(&self.shared), number: state.links }))
    }

    /// The number of the next news.
    pub(crate) fn next(&self) -> u64 {
        self.shared.state().next
    }

    /// Waits until there is something to do for the socket's own task.
    pub(crate) async fn called(&self) -> Call {
        poll_fn(|context| {
            let mut state = self.shared.state();
            match () {
                () if !state.waiting.is_empty() => Poll::Ready(Call::Write),
                () if !state.linked => Poll::Ready(Call::End),
                () => {
                    match &mut state.task {
                        Some(task) => task.clone_from(context.waker()),
                        task => *task = Some(context.waker().clone()),
                    }
                    Poll::Pending
                }
            }
        })
        .await
    }

    /// Writes all that waits. A client that takes nothing for so long is given up.
    pub(crate) async fn write(&self, patience: Duration) -> io::Result<()> {
        loop {
            // The lock is not held while the client reads.
            let left = self.shared.state().write()?;
            match left {
                Left::Nothing => return Ok(()),
                Left::Something => timeout(patience, self.cable.writable()).await??,
            }
        }
    }

    /// Sends what was put here, as far as the machine takes it now.
    pub(crate) fn send(&self) -> io::Result<()> {
        self.shared.state().send()
    }

    /// Puts a letter of the socket's own, whatever waits.
    pub(crate) fn put(&self, letter: Letter) {
        count(&self.shared.sent);
        let mut state = self.shared.state();
        let frame = Frame::letter(letter, &mut state.next);
        state.waiting.push_back(Waits { frame, counted: 0 });
    }

    /// Puts frames that somebody else has made.
    pub(crate) fn put_made(&self, frames: &[u8]) {
        self.shared.state().waiting.push_back(Waits { frame: Frame::made(frames), counted: 0 });
    }

    /// Puts what another server says, as it is.
    pub(crate) fn pass(&self, text: Utf8Bytes) {
        count(&self.shared.sent);
        let mut state = self.shared.state();
        state.next += u64::from(text.starts_with("{\"seq\":"));
        state.waiting.push_back(Waits { frame: Frame::as_it_is(Bytes::from(text)), counted: 0 });
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut state = self.shared.state();
        let counted = state.waiting.iter().map(|waits| waits.counted).sum();
        state.account.less(counted);
        state.cable = None;
        state.waiting = VecDeque::new();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::{TcpSocket, TcpStream},
    };

    use super::*;
    use crate::{Limits, address::Address, gate::Gate};

    const LONG: Duration = Duration::from_secs(30);
    const KILOBYTE: usize = 1024;

    fn account(gate: &Gate) -> Waiting {
        gate.waiting(Address::of([192, 0, 2, 1].into()))
    }

    fn gate() -> Gate {
        Gate::new(Limits::for_crowd(10))
    }

    /// An outbox and its client. The machine holds little for them, so that it is soon full.
    async fn a_socket(gate: &Gate, next: u64) -> (Outbox, TcpStream) {
        let (door, client) = (TcpSocket::new_v4().unwrap(), TcpSocket::new_v4().unwrap());
        door.set_send_buffer_size(16 * KILOBYTE as u32).unwrap();
        client.set_recv_buffer_size(16 * KILOBYTE as u32).unwrap();
        door.bind(([127, 0, 0, 1], 0).into()).unwrap();
        let door = door.listen(1).unwrap();
        let client = client.connect(door.local_addr().unwrap());
        let (client, accepted) = tokio::join!(client, door.accept());
        let cable = Cable::Tcp(accepted.unwrap().0);
        cable.writable().await.unwrap();
        let sent = IntCounter::new("sent", "Sent.").unwrap();
        (Outbox::new(Arc::new(cable), next, account(gate), sent), client.unwrap())
    }

    fn reply(bytes: usize) -> Letter {
        Letter::reply("x".repeat(bytes))
    }

    fn news(json: &str) -> Letter {
        Letter::news(json.as_bytes().to_vec())
    }

    /// The next text that comes, without the spaces at its end; nothing at the end.
    async fn heard(client: &mut TcpStream) -> Option<String> {
        let mut head = [0; 4];
        client.read_exact(&mut head).await.ok()?;
        assert_eq!(head[..2], [0x81, 126], "a text of 126 bytes or more");
        let mut text = vec![0; u16::from_be_bytes([head[2], head[3]]).into()];
        client.read_exact(&mut text).await.ok()?;
        Some(String::from_utf8(text).unwrap().trim_end().to_owned())
    }

    /// What a future comes to at once.
    fn now<T>(future: impl Future<Output = T>) -> Option<T> {
        future.now_or_never()
    }

    /// Sends until the machine takes no more.
    fn fill(link: &Link, outbox: &Outbox) {
        while now(outbox.called()).is_none() {
            link.put(reply(8 * KILOBYTE)).unwrap();
            link.send().unwrap();
        }
    }

    #[tokio::test]
    async fn letters_come_in_their_order_and_what_was_said_before_the_end_comes() {
        let gate = gate();
        let (outbox, mut client) = a_socket(&gate, 7).await;
        let link = outbox.link();
        link.put(news("\"a\":1}")).unwrap();
        link.put(Letter::reply("\"b\"".to_owned())).unwrap();
        link.send().unwrap();
        assert_eq!(heard(&mut client).await.unwrap(), r#"{"seq":7,"a":1}"#);
        assert_eq!(heard(&mut client).await.unwrap(), "\"b\"");
        assert_eq!(now(outbox.called()), None, "all is written, by the table alone");
        link.put(news("\"c\":1}")).unwrap();
        drop(link);
        assert_eq!(outbox.called().await, Call::Write);
        outbox.write(LONG).await.unwrap();
        assert_eq!(outbox.called().await, Call::End);
        assert_eq!(outbox.next(), 9);
        drop(outbox);
        assert_eq!(heard(&mut client).await.unwrap(), r#"{"seq":8,"c":1}"#);
        assert_eq!(heard(&mut client).await, None);
    }

    #[tokio::test]
    async fn what_another_server_says_and_what_the_socket_says_itself_keep_their_places() {
        let gate = gate();
        let (outbox, mut client) = a_socket(&gate, 0).await;
        let link = outbox.link();
        let long = "x".repeat(200);
        outbox.pass(format!("{{\"seq\":0,\"{long}\":1}}").into());
        outbox.put(Letter::reply("no".to_owned()));
        link.put(news("\"c\":1}")).unwrap();
        outbox.write(LONG).await.unwrap();
        assert_eq!(heard(&mut client).await.unwrap(), format!("{{\"seq\":0,\"{long}\":1}}"));
        assert_eq!(heard(&mut client).await.unwrap(), "no");
        assert_eq!(heard(&mut client).await.unwrap(), r#"{"seq":1,"c":1}"#);
    }

    #[tokio::test]
    async fn so_many_messages_wait_and_no_more() {
        let gate = gate();
        let (outbox, mut client) = a_socket(&gate, 0).await;
        let link = outbox.link();
        fill(&link, &outbox);
        let waiting = outbox.shared.state().waiting.len();
        for _ in waiting..limits::QUEUE {
            link.put(reply(1)).unwrap();
        }
        assert_eq!(link.put(reply(1)), Err(Lost::Slow));
        link.send().unwrap();
        assert_eq!(link.put(reply(1)), Err(Lost::Slow), "the machine is full");
        let (written, ()) = tokio::join!(outbox.write(LONG), async {
            for _ in 0..limits::QUEUE {
                heard(&mut client).await.unwrap();
            }
        });
        written.unwrap();
        link.put(reply(1)).unwrap();
        drop(outbox);
        assert_eq!(link.put(reply(1)), Err(Lost::Gone));
    }

    #[tokio::test]
    async fn so_many_bytes_wait_and_no_more_and_nothing_stays_counted() {
        let gate = gate();
        let (outbox, client) = a_socket(&gate, 0).await;
        let link = outbox.link();
        for _ in 0..32 {
            link.put(reply(limits::QUEUE_BYTES / 32)).unwrap();
        }
        assert_eq!(link.put(reply(1)), Err(Lost::Slow));
        assert_eq!(account(&gate).in_all(), limits::QUEUE_BYTES);
        let reading = tokio::spawn(async move {
            let mut client = client;
            tokio::io::copy(&mut client, &mut tokio::io::sink()).await.unwrap();
        });
        outbox.write(LONG).await.unwrap();
        assert_eq!(account(&gate).in_all(), 0, "it was read");
        for _ in 0..32 {
            link.put(reply(limits::QUEUE_BYTES / 32)).unwrap();
        }
        drop(outbox);
        assert_eq!(account(&gate).in_all(), 0, "nobody is there to read it");
        assert_eq!((link.put(reply(1)), link.send()), (Err(Lost::Gone), Ok(())));
        reading.await.unwrap();
    }

    #[tokio::test]
    async fn who_does_not_read_is_given_up() {
        let gate = gate();
        let (outbox, client) = a_socket(&gate, 0).await;
        let link = outbox.link();
        fill(&link, &outbox);
        let given_up = outbox.write(Duration::from_millis(50)).await;
        assert_eq!(given_up.unwrap_err().kind(), ErrorKind::TimedOut);
        drop(client);
    }

    #[tokio::test]
    async fn a_link_to_an_earlier_table_leads_nowhere_and_ends_nothing() {
        let gate = gate();
        let (outbox, _client) = a_socket(&gate, 0).await;
        assert_eq!(outbox.called().await, Call::End, "there was no table yet");
        let (earlier, later) = (outbox.link(), outbox.link());
        let copy = later.clone();
        assert_eq!(earlier.put(reply(1)), Err(Lost::Gone));
        drop((earlier, later));
        assert_eq!(now(outbox.called()), None);
        drop(copy);
        assert_eq!(outbox.called().await, Call::End);
    }

    #[tokio::test]
    async fn a_client_that_is_gone_is_noticed_by_who_writes() {
        let gate = gate();
        let (outbox, mut client) = a_socket(&gate, 0).await;
        let link = outbox.link();
        client.shutdown().await.unwrap();
        drop(client);
        let gone = async {
            while link.put(reply(1)).and_then(|()| link.send()) != Err(Lost::Gone) {
                tokio::task::yield_now().await;
            }
        };
        timeout(LONG, gone).await.unwrap();
    }

    /// A table that never stops, and a client that reads now and then: the task of the socket writes what the table could
    /// not. Nothing is lost, doubled, out of order or left counted, and nobody waits to be called in vain.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn whatever_is_sent_comes_once_and_in_order() {
        const NEWS: usize = 20_000;
        let gate = gate();
        let (outbox, mut client) = a_socket(&gate, 0).await;
        let link = outbox.link();
        let table = tokio::spawn(async move {
            for number in 0..NEWS {
                let json = format!("\"x\":{number}}}");
                while link.put(news(&json)) == Err(Lost::Slow) {
                    tokio::task::yield_now().await;
                }
                if number % 3 != 0 {
                    link.send().unwrap();
                }
            }
        });
        let socket = tokio::spawn(async move {
            let mut called = 0;
            while outbox.called().await == Call::Write {
                called += 1;
                outbox.write(LONG).await.unwrap();
            }
            called
        });
        for number in 0..NEWS {
            if number % 5_000 == 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            let text = timeout(LONG, heard(&mut client)).await.unwrap().unwrap();
            assert_eq!(text, format!("{{\"seq\":{number},\"x\":{number}}}"));
        }
        table.await.unwrap();
        assert!(socket.await.unwrap() > 0, "the machine was full at times");
        assert_eq!(account(&gate).in_all(), 0);
    }
}
