//! What a title writes and reads, as JSON that nobody types.
//!
//! It goes by way of text, as match files do: so a title's words are compiled to be read and written in one way and not in two.

use std::io;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Error, Value};

/// A value of a title as JSON.
///
/// # Panics
/// When it has none, such as a map whose keys are no texts. Nothing that is sent to clients is like that.
pub fn written<T: Serialize + ?Sized>(value: &T) -> Value {
    let mut text = Vec::new();
    put(&mut text, value);
    serde_json::from_slice(&text).expect("what was just written can be read")
}

/// Reads a value as something of a title.
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_slice(value.to_string().as_bytes()).map_err(|error| problem(&error))
}

/// What is wrong, without the place: in a text that nobody has written it helps nobody.
pub fn problem(error: &Error) -> String {
    let said = error.to_string();
    said.rsplit_once(" at line ").map_or_else(|| said.clone(), |(what, _)| what.to_owned())
}

/// Appends the JSON of something a title made itself.
///
/// # Panics
/// As [`written`].
pub fn put<T: Serialize + ?Sized>(text: &mut Vec<u8>, value: &T) {
    let mut paper = Paper::on(text);
    serde_json::to_writer(&mut paper, value).expect("what titles make has a JSON form");
}

/// A text that is written a few bytes at a time. There is always some room behind it, so that a byte is put down where it is
/// written and not by a call that asks for room.
pub struct Paper<'t> {
    text: &'t mut Vec<u8>,
    written: usize,
}

impl<'t> Paper<'t> {
    /// So many bytes are made room for at once.
    const MORE: usize = 256;

    /// Goes on with a text.
    pub const fn on(text: &'t mut Vec<u8>) -> Paper<'t> {
        let written = text.len();
        Paper { text, written }
    }

    #[inline(never)]
    fn put(&mut self, bytes: &[u8]) {
        let end = self.written + bytes.len();
        if end > self.text.len() {
            self.text.resize(end + Paper::MORE, 0);
        }
        self.text[self.written..end].copy_from_slice(bytes);
        self.written = end;
    }
}

impl Drop for Paper<'_> {
    fn drop(&mut self) {
        self.text.truncate(self.written);
    }
}

impl io::Write for Paper<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.put(bytes);
        Ok(bytes.len())
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "where the bytes are known, most of it goes")]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        match (bytes, self.text.get_mut(self.written)) {
            ([byte], Some(place)) => {
                *place = *byte;
                self.written += 1;
            }
            _ => self.put(bytes),
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
