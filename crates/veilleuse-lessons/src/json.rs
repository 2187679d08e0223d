//! What a title writes and reads, as JSON that nobody types.
//!
//! It goes by way of text, as match files do: so a title's words are compiled to be read and written in one way and not in two.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Error, Value};
use veilleuse_json::put;

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
