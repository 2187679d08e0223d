//! What tables send to one socket, on its way to the socket's own task.

use std::{
    io::Write,
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Bytes;
use veilleuse_wire::limits;

use crate::gate::Waiting;

/// The longest beginning of news: `{"seq":18446744073709551615,`.
const FRONT: usize = 28;

/// One message to a client.
#[derive(Clone, Debug)]
pub(crate) enum Letter {
    /// JSON after its opening brace: each reader numbers what it gets.
    News(Bytes),
    /// The answer to a message, as it is.
    Reply(Bytes),
}

impl Letter {
    pub(crate) fn news(json: Vec<u8>) -> Letter {
        Letter::News(json.into())
    }

    pub(crate) fn reply(json: String) -> Letter {
        let mut text = json.into_bytes();
        fill_up(&mut text);
        Letter::Reply(text.into())
    }

    /// What is written for a reader to whom the next news are number so and so.
    pub(crate) fn text(self, next: &mut u64) -> Bytes {
        match self {
            Letter::Reply(text) => text,
            Letter::News(json) => {
                let mut text = Vec::with_capacity(full(FRONT + json.len()));
                // Writing to memory never fails.
                let _ = write!(text, "{{\"seq\":{next},");
                text.extend_from_slice(&json);
                fill_up(&mut text);
                *next += 1;
                text.into()
            }
        }
    }

    /// About how many bytes it is on the wire.
    fn size(&self) -> usize {
        let (Letter::News(text) | Letter::Reply(text)) = self;
        full(text.len())
    }
}

/// So many bytes in their size class.
const fn full(bytes: usize) -> usize {
    bytes.next_multiple_of(limits::SIZE_CLASS)
}

/// Fills a message up to its size class: JSON does not mind spaces at its end.
fn fill_up(text: &mut Vec<u8>) {
    text.resize(full(text.len()), b' ');
}

/// Why nothing more can be sent.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Lost {
    /// The client does not read.
    Slow,
    /// The socket is gone.
    Gone,
}

/// What waits for one socket: for its task, or to be taken by the machine.
struct Waits {
    account: Waiting,
    messages: usize,
}

/// Both ends of it.
type Shared = Arc<Mutex<Waits>>;

fn waits(shared: &Shared) -> MutexGuard<'_, Waits> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The way from a table to a socket. When the last copy is dropped the socket hangs up.
#[derive(Clone)]
pub(crate) struct Link {
    letters: mpsc::UnboundedSender<Letter>,
    waits: Shared,
}

impl Link {
    /// Sends, unless too much waits already.
    pub(crate) fn send(&self, letter: Letter) -> Result<(), Lost> {
        {
            let mut waits = waits(&self.waits);
            if waits.messages >= limits::QUEUE || waits.account.more(letter.size()).is_err() {
                return Err(Lost::Slow);
            }
            waits.messages += 1;
        }
        self.letters.send(letter).map_err(|_| Lost::Gone)
    }
}

/// What comes from a table.
pub(crate) struct Letters {
    coming: mpsc::UnboundedReceiver<Letter>,
    waits: Shared,
    /// What has come and is being written, and how much that is.
    came: Vec<Letter>,
    taken: Amount,
}

#[derive(Default)]
struct Amount {
    messages: usize,
    bytes: usize,
}

/// A way to a socket, and what comes on it.
pub(crate) fn link(account: Waiting) -> (Link, Letters) {
    let (sent, coming) = mpsc::unbounded_channel();
    let shared = Arc::new(Mutex::new(Waits { account, messages: 0 }));
    let link = Link { letters: sent, waits: Arc::clone(&shared) };
    (link, Letters { coming, waits: shared, came: Vec::new(), taken: Amount::default() })
}

impl Letters {
    /// Waits for letters and takes all there are; false when no more will come.
    pub(crate) async fn come(&mut self) -> bool {
        let messages = self.coming.recv_many(&mut self.came, limits::QUEUE).await;
        let new = &self.came[self.came.len() - messages..];
        self.taken.messages += messages;
        self.taken.bytes += new.iter().map(Letter::size).sum::<usize>();
        messages > 0
    }

    /// What has come. All of it waits until it is [written](Letters::written).
    pub(crate) fn came(&mut self) -> impl Iterator<Item = Letter> {
        self.came.drain(..)
    }

    /// The machine has taken what had come.
    pub(crate) fn written(&mut self) {
        let Amount { messages, bytes } = mem::take(&mut self.taken);
        let mut waits = waits(&self.waits);
        waits.messages -= messages;
        waits.account.less(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, address::Address, gate::Gate};

    fn a_link() -> (Link, Letters) {
        let address = Address::of([192, 0, 2, 1].into());
        link(Gate::new(Limits::for_crowd(10)).waiting(address))
    }

    fn reply(bytes: usize) -> Letter {
        Letter::reply("x".repeat(bytes))
    }

    /// What a message says.
    fn trimmed(text: &[u8]) -> String {
        str::from_utf8(text).unwrap().trim_end().to_owned()
    }

    /// Takes what there is as a socket does; its texts.
    async fn read(letters: &mut Letters, next: &mut u64) -> Vec<String> {
        assert!(letters.come().await);
        let texts = letters.came().map(|letter| trimmed(&letter.text(next))).collect();
        letters.written();
        texts
    }

    #[test]
    fn messages_come_in_size_classes() {
        for (size, full) in [(0, 0), (1, 256), (255, 256), (256, 256), (257, 512)] {
            assert_eq!(reply(size).text(&mut 0).len(), full);
        }
    }

    #[test]
    fn news_are_numbered_for_each_reader() {
        let news = Letter::news(b"\"x\":1}".to_vec());
        for (number, json) in
            [(0, r#"{"seq":0,"x":1}"#), (u64::MAX - 1, r#"{"seq":18446744073709551614,"x":1}"#)]
        {
            let mut next = number;
            let text = news.clone().text(&mut next);
            assert_eq!((trimmed(&text).as_str(), text.len(), next), (json, limits::SIZE_CLASS, number + 1));
        }
    }

    #[tokio::test]
    async fn letters_come_in_their_order_and_what_was_sent_before_the_end_comes() {
        let (link, mut letters) = a_link();
        let mut next = 7;
        link.send(Letter::news(b"\"a\":1}".to_vec())).unwrap();
        link.send(Letter::reply("\"b\"".to_owned())).unwrap();
        link.send(Letter::news(b"\"c\":1}".to_vec())).unwrap();
        drop(link);
        let texts = read(&mut letters, &mut next).await;
        assert_eq!(texts, [r#"{"seq":7,"a":1}"#, "\"b\"", r#"{"seq":8,"c":1}"#]);
        assert!(!letters.come().await, "then it ends");
    }

    #[tokio::test]
    async fn so_many_messages_wait_and_no_more() {
        let (link, mut letters) = a_link();
        for _ in 0..limits::QUEUE {
            link.send(reply(1)).unwrap();
        }
        assert_eq!(link.send(reply(1)), Err(Lost::Slow));
        // Taken is not read: only what the machine has taken waits no longer.
        assert!(letters.come().await);
        assert_eq!(link.send(reply(1)), Err(Lost::Slow));
        letters.came().for_each(drop);
        letters.written();
        link.send(reply(1)).unwrap();
        drop(letters);
        assert_eq!(link.send(reply(1)), Err(Lost::Gone));
    }

    #[tokio::test]
    async fn so_many_bytes_wait_and_no_more() {
        let (link, mut letters) = a_link();
        for _ in 0..32 {
            link.send(reply(limits::QUEUE_BYTES / 32)).unwrap();
        }
        assert_eq!(link.send(reply(1)), Err(Lost::Slow));
        assert_eq!(read(&mut letters, &mut 0).await.len(), 32);
        link.send(reply(1)).unwrap();
    }

    /// A table that never stops and a socket that reads at last: nothing is lost, doubled or left counted.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn whatever_is_sent_comes_once_and_in_order() {
        const NEWS: usize = 20_000;
        let (link, mut letters) = a_link();
        let table = tokio::spawn(async move {
            for number in 0..NEWS {
                let news = format!("\"x\":{number}}}").into_bytes();
                while link.send(Letter::news(news.clone())) == Err(Lost::Slow) {
                    tokio::task::yield_now().await;
                }
            }
        });
        let (mut next, mut came) = (0, 0);
        while came < NEWS {
            for text in read(&mut letters, &mut next).await {
                assert_eq!(text, format!("{{\"seq\":{came},\"x\":{came}}}"));
                came += 1;
            }
        }
        table.await.unwrap();
        assert!(!letters.come().await);
        assert_eq!(waits(&letters.waits).messages, 0);
    }
}
