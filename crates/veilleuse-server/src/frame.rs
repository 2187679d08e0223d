//! What is sent, as frames of RFC 6455.
//!
//! What a server sends is not masked, so that a frame is its text with a few bytes in front: the text itself is shared
//! by all who are told the same, and never copied.

use std::io::{IoSlice, Write};

use tokio_tungstenite::tungstenite::Bytes;
use veilleuse_wire::limits;

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
        Letter::Reply(json.into())
    }

    /// About how many bytes it is on the wire.
    pub(crate) fn size(&self) -> usize {
        let (Letter::News(text) | Letter::Reply(text)) = self;
        full(text.len())
    }
}

/// The first byte of a frame with a whole text.
const TEXT: u8 = 0x81;
/// The longest head of a frame.
const HEAD: usize = 10;
/// The longest beginning of news: `{"seq":18446744073709551615,`.
const NUMBER: usize = 28;
const FRONT: usize = HEAD + NUMBER;

const SPACES: [u8; limits::SIZE_CLASS] = [b' '; limits::SIZE_CLASS];

/// In so many pieces a frame is given to the machine.
pub(crate) const PIECES: usize = 3;

/// One frame: what is this reader's own, what it shares with others, and spaces up to the size class, which JSON does not
/// mind at its end.
pub(crate) struct Frame {
    front: [u8; FRONT],
    /// Where in there it begins.
    from: usize,
    text: Bytes,
    spaces: usize,
}

impl Frame {
    /// A letter to a reader to whom the next news are number so and so.
    pub(crate) fn letter(letter: Letter, next: &mut u64) -> Frame {
        match letter {
            Letter::Reply(text) => Frame::text(text, b"", full),
            Letter::News(json) => {
                let mut front = [0; NUMBER];
                let mut room = &mut front[..];
                // It has room for the longest.
                let _ = write!(room, "{{\"seq\":{next},");
                let written = NUMBER - room.len();
                *next += 1;
                Frame::text(json, &front[..written], full)
            }
        }
    }

    /// A text as it is.
    pub(crate) fn as_it_is(text: Bytes) -> Frame {
        Frame::text(text, b"", |bytes| bytes)
    }

    /// A frame, or several, that somebody else has made.
    pub(crate) fn made(frame: &[u8]) -> Frame {
        Frame { front: [0; FRONT], from: FRONT, text: Bytes::copy_from_slice(frame), spaces: 0 }
    }

    /// A text with something in front, filled up to so many bytes.
    fn text(text: Bytes, begins: &[u8], full: fn(usize) -> usize) -> Frame {
        let bytes = begins.len() + text.len();
        let spaces = full(bytes) - bytes;
        let mut room = [0; HEAD];
        let head = head(bytes + spaces, &mut room);
        let mut front = [0; FRONT];
        let from = FRONT - begins.len() - head.len();
        front[from..][..head.len()].copy_from_slice(head);
        front[FRONT - begins.len()..].copy_from_slice(begins);
        Frame { front, from, text, spaces }
    }

    /// What it consists of.
    pub(crate) fn pieces(&self) -> [IoSlice<'_>; PIECES] {
        [&self.front[self.from..], &self.text, &SPACES[..self.spaces]].map(IoSlice::new)
    }

    /// How many bytes it has.
    pub(crate) fn size(&self) -> usize {
        FRONT - self.from + self.text.len() + self.spaces
    }
}

/// So many bytes in their size class.
const fn full(bytes: usize) -> usize {
    bytes.next_multiple_of(limits::SIZE_CLASS)
}

/// The head of a text of so many bytes, as RFC 6455 has it for servers.
fn head(bytes: usize, room: &mut [u8; HEAD]) -> &[u8] {
    room[0] = TEXT;
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

#[cfg(test)]
mod tests {
    use std::{io, iter};

    use tokio_tungstenite::tungstenite::{Message, WebSocket, protocol::Role};

    use super::*;

    /// Its bytes, one after the other.
    fn bytes(frame: &Frame) -> Vec<u8> {
        frame.pieces().iter().flat_map(|piece| piece.to_vec()).collect()
    }

    /// What a client reads from these bytes.
    fn read(bytes: Vec<u8>) -> Vec<Message> {
        let mut socket = WebSocket::from_raw_socket(io::Cursor::new(bytes), Role::Client, None);
        iter::from_fn(|| socket.read().ok()).collect()
    }

    /// Every size from nothing to some classes, and around those at which the head of a frame becomes longer, whether a
    /// text has a number in front or not.
    fn sizes() -> impl Iterator<Item = usize> {
        let ends = [0x1_0000 - limits::SIZE_CLASS, 0x1_0000];
        let edges = ends.into_iter().flat_map(|end| [0, 9, NUMBER].map(|front| end - front));
        (0..=2 * limits::SIZE_CLASS).chain(edges.flat_map(|edge| edge - 1..=edge + 1))
    }

    #[test]
    fn clients_read_what_was_written() {
        for size in sizes() {
            let json: Vec<u8> = (0..size).map(|at| b'a' + (at % 26) as u8).collect();
            let text = str::from_utf8(&json).unwrap();
            for first in [0, 9, 99, u64::MAX - 1] {
                let mut next = first;
                let frames = [
                    Frame::letter(Letter::news(json.clone()), &mut next),
                    Frame::letter(Letter::reply(text.to_owned()), &mut next),
                    Frame::as_it_is(json.clone().into()),
                ];
                assert_eq!(next, first + 1, "only news have numbers");
                for frame in &frames {
                    assert_eq!(frame.size(), bytes(frame).len());
                }
                let heard = read(frames.iter().flat_map(bytes).collect());
                let [Message::Text(news), Message::Text(reply), Message::Text(same)] = &heard[..] else {
                    panic!("three texts of {size} bytes: {heard:?}")
                };
                assert_eq!(news.trim_end(), format!("{{\"seq\":{first},{text}"));
                assert_eq!((reply.trim_end(), same.as_str()), (text, text));
                assert_eq!((news.len() % limits::SIZE_CLASS, reply.len() % limits::SIZE_CLASS), (0, 0));
                assert!(news.len() - size < limits::SIZE_CLASS + NUMBER, "and no larger than it must be");
            }
        }
    }

    #[test]
    fn messages_come_in_size_classes() {
        for (size, full) in [(0, 0), (1, 256), (255, 256), (256, 256), (257, 512)] {
            let letter = Letter::reply("x".repeat(size));
            assert_eq!(letter.size(), full);
            let heard = read(bytes(&Frame::letter(letter, &mut 0)));
            assert_eq!(heard[0].len(), full);
        }
    }

    #[test]
    fn frames_of_others_stay_as_they_are() {
        let made = Frame::made(&[0x89, 0]);
        assert_eq!((bytes(&made), made.size()), (vec![0x89, 0], 2));
    }
}
