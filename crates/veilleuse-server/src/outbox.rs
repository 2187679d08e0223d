//! What goes out on one socket.
//!
//! A table writes straight to the sockets of its guests, as far as the machine takes it; only what is left over
//! waits for the socket's own task.

#[cfg(not(test))]
use std::sync::{Mutex, MutexGuard};
use std::{
    collections::VecDeque,
    io::{self, ErrorKind, IoSlice, Read, Write},
    ops::Deref,
    sync::{Arc, PoisonError},
};

use prometheus::IntCounter;
// In tests a scheduler of its own tries the orders in which threads may come.
#[cfg(test)]
use shuttle::sync::{Mutex, MutexGuard};
use tokio::sync::Notify;
use veilleuse_wire::limits;

use crate::{cable::Cable, gate::Waiting, metrics::count};

/// The first bytes of whole frames: text, and those about the socket itself.
const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;

/// The longest head of a frame.
const HEAD: usize = 10;
/// The longest beginning of news: the head of a frame and `{"seq":18446744073709551615,`.
const FRONT: usize = HEAD + 28;
/// So many frames are given to the machine at once.
const MOST: usize = 8;

const SPACES: [u8; limits::SIZE_CLASS] = [b' '; limits::SIZE_CLASS];

/// A message of its own number for every reader: JSON after its opening brace, with room in front.
pub(crate) struct News {
    text: Vec<u8>,
    /// Where the JSON ends.
    end: usize,
}

impl Default for News {
    fn default() -> News {
        News { text: vec![0; FRONT], end: FRONT }
    }
}

impl News {
    /// News whose JSON is already written.
    pub(crate) fn of(json: &[u8]) -> News {
        let mut news = News::default();
        news.write().extend_from_slice(json);
        news.finish();
        news
    }

    /// Begins anew.
    pub(crate) fn write(&mut self) -> &mut Vec<u8> {
        self.text.truncate(FRONT);
        &mut self.text
    }

    /// The JSON is written.
    pub(crate) fn finish(&mut self) {
        self.end = self.text.len();
    }

    /// The frame of a reader for whom this is news number so and so.
    fn numbered(&mut self, number: u64) -> &[u8] {
        let start = format!("{{\"seq\":{number},");
        let length = start.len() + self.end - FRONT;
        let padding = padding(length);
        self.text.truncate(self.end);
        self.text.extend_from_slice(&SPACES[..padding]);
        let mut room = [0; HEAD];
        let head = head(TEXT, length + padding, &mut room);
        let from = FRONT - start.len() - head.len();
        self.text[from..from + head.len()].copy_from_slice(head);
        self.text[from + head.len()..FRONT].copy_from_slice(start.as_bytes());
        &self.text[from..]
    }
}

/// Why nothing more can be sent.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Lost {
    /// The client does not read.
    Slow,
    /// The socket is gone.
    Gone,
}

/// Whether something still waits to be written.
#[derive(PartialEq, Eq)]
enum Left {
    Nothing,
    Something,
}

/// What takes as much as it has room for.
pub(crate) trait Sink: Send + Sync {
    fn try_write(&self, frames: &[IoSlice<'_>]) -> io::Result<usize>;
    /// Waits until there is room.
    fn writable(&self) -> impl Future<Output = io::Result<()>> + Send;
}

impl Sink for Cable {
    fn try_write(&self, frames: &[IoSlice<'_>]) -> io::Result<usize> {
        match frames {
            [frame] => Cable::try_write(self, frame),
            frames => self.try_write_vectored(frames),
        }
    }

    fn writable(&self) -> impl Future<Output = io::Result<()>> + Send {
        Cable::writable(self)
    }
}

/// A socket as those see it who send.
pub(crate) struct Outbox<S = Cable> {
    sent: IntCounter,
    stream: S,
    state: Mutex<State>,
    /// Rings when something is left to write, and at the end.
    bell: Notify,
}

struct State {
    /// Counts what waits, for this socket and its address.
    account: Waiting,
    /// The number of the next news.
    seq: u64,
    /// Frames to be written.
    waiting: VecDeque<Vec<u8>>,
    /// How much of the first of them is written.
    written: usize,
    /// How many links there have been; only the last one ends the socket.
    links: u64,
    ended: bool,
}

impl<S: Sink> Outbox<S> {
    /// An outbox that counts what it sends.
    pub(crate) fn new(sent: IntCounter, stream: S, account: Waiting) -> Outbox<S> {
        Outbox { sent, stream, state: Mutex::new(State::new(account)), bell: Notify::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends news, which get the next number.
    pub(crate) fn news(&self, news: &mut News) -> Result<(), Lost> {
        count(&self.sent);
        let mut state = self.state();
        let number = state.seq;
        state.seq += 1;
        let frame = news.numbered(number);
        let mut sent = 0;
        if !state.ended && state.waiting.len() < MOST {
            let waiting: usize = state.left().map(<[u8]>::len).sum();
            let written =
                self.stream.try_write(slices(state.left().chain([frame]), &mut [IoSlice::new(&[]); MOST]));
            let written = match written {
                Ok(written) => written,
                Err(error) if error.kind() == ErrorKind::WouldBlock => 0,
                Err(_) => return Err(self.end_now(&mut state)),
            };
            state.done(written.min(waiting));
            sent = written.saturating_sub(waiting);
        }
        if sent < frame.len() {
            state.put(frame[sent..].to_vec())?;
            self.bell.notify_one();
        }
        Ok(())
    }

    /// Puts a reply before whatever is sent next.
    pub(crate) fn reply(&self, text: &str) -> Result<(), Lost> {
        count(&self.sent);
        self.state().put(text_frame(text))
    }

    /// Sends whatever waits.
    pub(crate) fn flush(&self) {
        let mut state = self.state();
        // A socket that is gone is noticed by its own task.
        if matches!(self.write(&mut state), Ok(Left::Something)) {
            self.bell.notify_one();
        }
    }

    /// Says why a client is not let in, and goodbye.
    pub(crate) fn turn_away(&self, text: &str, code: u16, why: &str) {
        count(&self.sent);
        self.state().put_last(text_frame(text));
        self.control(CLOSE, &[&code.to_be_bytes(), why.as_bytes()].concat());
    }

    /// Says goodbye.
    pub(crate) fn goodbye(&self) {
        self.control(CLOSE, &[]);
    }

    /// Asks for a sign of life.
    pub(crate) fn ping(&self) {
        self.control(PING, &[]);
    }

    fn control(&self, kind: u8, body: &[u8]) {
        let frame = [head(kind, body.len(), &mut [0; HEAD]), body].concat();
        self.state().put_last(frame);
        self.flush();
    }

    /// Writes what waits, as far as the machine takes it.
    fn write(&self, state: &mut State) -> io::Result<Left> {
        while !state.waiting.is_empty() {
            match self.stream.try_write(slices(state.left(), &mut [IoSlice::new(&[]); MOST])) {
                Ok(0) => return Err(ErrorKind::WriteZero.into()),
                Ok(written) => state.done(written),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(Left::Something),
                Err(error) => return Err(error),
            }
        }
        Ok(Left::Nothing)
    }

    /// Waits until everything is written.
    pub(crate) async fn drain(&self) -> io::Result<()> {
        loop {
            if self.write(&mut self.state())? == Left::Nothing {
                return Ok(());
            }
            self.stream.writable().await?;
        }
    }

    /// Waits for the bell.
    pub(crate) async fn rings(&self) {
        self.bell.notified().await;
    }

    /// The links there are lead here no longer; the number of the next.
    pub(crate) fn unlink(&self) -> u64 {
        let mut state = self.state();
        state.links += 1;
        state.links
    }

    /// Takes nothing more.
    pub(crate) fn end(&self) {
        self.state().ended = true;
        self.bell.notify_one();
    }

    pub(crate) fn has_ended(&self) -> bool {
        self.state().ended
    }

    fn end_now(&self, state: &mut State) -> Lost {
        state.ended = true;
        let left = state.left().map(<[u8]>::len).sum();
        state.done(left);
        self.bell.notify_one();
        Lost::Gone
    }
}

impl Outbox {
    /// Waits until there is something to read.
    pub(crate) async fn readable(&self) -> io::Result<()> {
        self.stream.readable().await
    }
}

impl State {
    fn new(account: Waiting) -> State {
        State { account, seq: 0, waiting: VecDeque::new(), written: 0, links: 0, ended: false }
    }

    /// What is still to be written.
    fn left(&self) -> impl Iterator<Item = &[u8]> {
        let begun = |place| if place == 0 { self.written } else { 0 };
        self.waiting.iter().enumerate().map(move |(place, frame)| &frame[begun(place)..])
    }

    /// So many bytes more are written.
    fn done(&mut self, bytes: usize) {
        self.account.less(bytes);
        self.written += bytes;
        while let Some(first) = self.waiting.front()
            && self.written >= first.len()
        {
            self.written -= first.len();
            self.waiting.pop_front();
        }
    }

    fn put(&mut self, frame: Vec<u8>) -> Result<(), Lost> {
        if self.ended {
            return Err(Lost::Gone);
        }
        if self.waiting.len() >= limits::QUEUE || self.account.more(frame.len()).is_err() {
            return Err(Lost::Slow);
        }
        self.waiting.push_back(frame);
        Ok(())
    }

    /// Puts a farewell, which is small and must go out.
    fn put_last(&mut self, frame: Vec<u8>) {
        // Where there is no room for it, it goes out uncounted.
        let _ = self.account.more(frame.len());
        self.waiting.push_back(frame);
    }
}

/// The head of a frame with so many bytes, as RFC 6455 has it for servers.
fn head(kind: u8, bytes: usize, room: &mut [u8; HEAD]) -> &[u8] {
    room[0] = kind;
    match bytes {
        0..=125 => {
            room[1] = bytes as u8;
            &room[..2]
        }
        126..=0xFFFF => {
            room[1] = 126;
            room[2..4].copy_from_slice(&(bytes as u16).to_be_bytes());
            &room[..4]
        }
        _ => {
            room[1] = 127;
            room[2..].copy_from_slice(&(bytes as u64).to_be_bytes());
            room
        }
    }
}

/// As many of these bytes as the machine takes at once.
fn slices<'a, 'b>(
    bytes: impl Iterator<Item = &'a [u8]>,
    room: &'b mut [IoSlice<'a>; MOST],
) -> &'b [IoSlice<'a>] {
    let mut count = 0;
    for (slice, bytes) in room.iter_mut().zip(bytes) {
        *slice = IoSlice::new(bytes);
        count += 1;
    }
    &room[..count]
}

/// A message as a frame.
fn text_frame(text: &str) -> Vec<u8> {
    let padding = padding(text.len());
    let mut room = [0; HEAD];
    let head = head(TEXT, text.len() + padding, &mut room);
    [head, text.as_bytes(), &SPACES[..padding]].concat()
}

/// How many spaces fill a message up to its size class: JSON does not mind them at its end.
fn padding(bytes: usize) -> usize {
    bytes.next_multiple_of(limits::SIZE_CLASS) - bytes
}

/// The way from a table to a socket. When the last copy is dropped the socket hangs up, unless it has moved on to
/// another table.
#[derive(Clone)]
pub(crate) struct Link(Arc<HangsUp>);

struct HangsUp {
    outbox: Arc<Outbox>,
    number: u64,
}

impl Link {
    pub(crate) fn new(outbox: Arc<Outbox>) -> Link {
        let number = outbox.unlink();
        Link(Arc::new(HangsUp { outbox, number }))
    }
}

impl Deref for Link {
    type Target = Outbox;

    fn deref(&self) -> &Outbox {
        &self.0.outbox
    }
}

impl Drop for HangsUp {
    fn drop(&mut self) {
        if self.outbox.state().links == self.number {
            self.outbox.end();
        }
    }
}

/// A socket as the reader of frames sees it: what it has to answer itself goes where everything goes.
pub(crate) struct Pipe(pub(crate) Arc<Outbox>);

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.stream.try_read(buffer)
    }
}

impl Write for Pipe {
    fn write(&mut self, frame: &[u8]) -> io::Result<usize> {
        self.0.state().put(frame.to_vec()).map_err(|_| ErrorKind::WriteZero)?;
        Ok(frame.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, address::Address, gate::Gate};

    fn state() -> State {
        let address = Address::of([192, 0, 2, 1].into());
        State::new(Gate::new(Limits::for_crowd(10)).waiting(address))
    }

    #[test]
    fn messages_come_in_size_classes() {
        for (size, full) in [(0, 0), (1, 256), (255, 256), (256, 256), (257, 512)] {
            assert_eq!(size + padding(size), full);
        }
    }

    #[test]
    fn news_are_numbered_for_each_reader() {
        let mut news = News::of(b"\"x\":1}");
        for (number, json) in [(0, r#"{"seq":0,"x":1}"#), (u64::MAX, r#"{"seq":18446744073709551615,"x":1}"#)]
        {
            let frame = news.numbered(number);
            assert_eq!(frame[..4], [TEXT, 126, 1, 0]);
            assert_eq!(String::from_utf8_lossy(&frame[4..]).trim_end(), json);
            assert_eq!(frame.len(), 4 + limits::SIZE_CLASS);
        }
    }

    #[test]
    fn heads_say_how_long_their_frames_are() {
        let mut room = [0; HEAD];
        assert_eq!(head(TEXT, 125, &mut room), [0x81, 125]);
        assert_eq!(head(TEXT, 126, &mut room), [0x81, 126, 0, 126]);
        assert_eq!(head(TEXT, 0xFFFF, &mut room), [0x81, 126, 0xFF, 0xFF]);
        assert_eq!(head(TEXT, 0x1_0000, &mut room), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }

    #[test]
    fn what_is_written_is_taken_from_the_front() {
        let mut state = state();
        for frame in ["one", "three", "five"] {
            state.put(frame.into()).unwrap();
        }
        let left = |state: &State| {
            state.left().map(|rest| String::from_utf8_lossy(rest).into_owned()).collect::<Vec<_>>()
        };
        state.done(1);
        assert_eq!(left(&state), ["ne", "three", "five"]);
        state.done(4);
        assert_eq!(left(&state), ["ree", "five"]);
        state.done(7);
        assert_eq!((left(&state).len(), state.written), (0, 0));
    }

    #[test]
    fn who_does_not_read_is_given_up() {
        let mut state = state();
        for _ in 0..limits::QUEUE {
            state.put(Vec::new()).unwrap();
        }
        assert_eq!(state.put(Vec::new()), Err(Lost::Slow));
        state.ended = true;
        assert_eq!(state.put(Vec::new()), Err(Lost::Gone));
    }

    #[test]
    fn who_does_not_read_has_so_many_bytes_waiting_and_no_more() {
        let mut state = self::state();
        let large = limits::QUEUE_BYTES / 32;
        for _ in 0..32 {
            state.put(vec![0; large]).unwrap();
        }
        assert_eq!(state.put(vec![0]), Err(Lost::Slow));
        state.done(1);
        state.put(vec![0]).unwrap();
        assert_eq!(state.put(vec![0]), Err(Lost::Slow));
    }

    /// A machine with little room, and somebody who reads slowly.
    #[derive(Default)]
    struct Narrow {
        state: Mutex<NarrowState>,
        room: Notify,
    }

    #[derive(Default)]
    struct NarrowState {
        held: usize,
        came: Vec<u8>,
    }

    const ROOM: usize = 300;

    impl Sink for Arc<Narrow> {
        fn try_write(&self, frames: &[IoSlice<'_>]) -> io::Result<usize> {
            let mut state = self.state.lock().unwrap();
            let free = ROOM - state.held;
            if free == 0 {
                return Err(ErrorKind::WouldBlock.into());
            }
            let bytes: Vec<u8> = frames.iter().flat_map(|frame| frame.iter().copied()).take(free).collect();
            state.held += bytes.len();
            state.came.extend(&bytes);
            Ok(bytes.len())
        }

        async fn writable(&self) -> io::Result<()> {
            loop {
                let freed = self.room.notified();
                if self.state.lock().unwrap().held < ROOM {
                    return Ok(());
                }
                freed.await;
            }
        }
    }

    impl Narrow {
        /// Reads some of what came; false when there was nothing.
        fn read(&self) -> bool {
            let mut state = self.state.lock().unwrap();
            let held = state.held;
            state.held = held.saturating_sub(200);
            drop(state);
            self.room.notify_one();
            held > 0
        }
    }

    /// The texts of whole frames.
    fn texts(mut bytes: &[u8]) -> Vec<String> {
        let mut texts = Vec::new();
        while !bytes.is_empty() {
            assert_eq!(bytes[..2], [TEXT, 126], "a frame begins where another ends");
            let length = usize::from(u16::from_be_bytes([bytes[2], bytes[3]]));
            texts.push(String::from_utf8(bytes[4..4 + length].to_vec()).unwrap().trim_end().to_owned());
            bytes = &bytes[4 + length..];
        }
        texts
    }

    #[test]
    fn whatever_is_sent_comes_whole_and_in_order_in_any_order_of_threads() {
        use shuttle::{check_random, future, thread};
        check_random(
            || {
                const NEWS: usize = 3;
                let machine = Arc::new(Narrow::default());
                let address = Address::of([192, 0, 2, 1].into());
                let account = Gate::new(Limits::for_crowd(10)).waiting(address);
                let sent = IntCounter::new("sent", "sent").unwrap();
                let outbox = Arc::new(Outbox::new(sent.clone(), Arc::clone(&machine), account));
                // A table tells news, the socket's own task answers and writes what was left over, somebody reads.
                let table = {
                    let outbox = Arc::clone(&outbox);
                    thread::spawn(move || {
                        for _ in 0..NEWS {
                            outbox.news(&mut News::of(b"\"x\":1}")).unwrap();
                        }
                    })
                };
                let own = {
                    let outbox = Arc::clone(&outbox);
                    thread::spawn(move || {
                        future::block_on(async {
                            outbox.reply("\"one\"").unwrap();
                            outbox.flush();
                            outbox.reply("\"two\"").unwrap();
                            outbox.flush();
                            loop {
                                outbox.rings().await;
                                outbox.drain().await.unwrap();
                                if outbox.has_ended() {
                                    break;
                                }
                            }
                        });
                    })
                };
                let reader = {
                    let (machine, outbox) = (Arc::clone(&machine), Arc::clone(&outbox));
                    thread::spawn(move || {
                        while machine.read() || !outbox.has_ended() || outbox.state().left().next().is_some()
                        {
                            thread::yield_now();
                        }
                    })
                };
                table.join().unwrap();
                // Everything is written without another word from anybody: no bell is missed.
                while outbox.state().left().next().is_some()
                    || machine.state.lock().unwrap().came.len() < (NEWS + 2) * 260
                {
                    thread::yield_now();
                }
                outbox.end();
                own.join().unwrap();
                reader.join().unwrap();
                let came = texts(&machine.state.lock().unwrap().came);
                let news: Vec<_> = came.iter().filter(|text| text.starts_with('{')).collect();
                let numbered: Vec<String> =
                    (0..NEWS).map(|number| format!(r#"{{"seq":{number},"x":1}}"#)).collect();
                assert_eq!(news, numbered.iter().collect::<Vec<_>>());
                let replies: Vec<_> = came.iter().filter(|text| text.starts_with('"')).collect();
                assert_eq!(replies, ["\"one\"", "\"two\""]);
                assert_eq!(sent.get(), NEWS as u64 + 2);
            },
            1_000,
        );
    }
}
