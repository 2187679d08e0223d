//! JSON of a title, carried as it is.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// JSON that only a title understands; `unknown` in TypeScript.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// The JSON of a value.
    ///
    /// # Errors
    /// When the value has no JSON, such as a map whose keys are no texts.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Json, serde_json::Error> {
        serde_json::value::to_raw_value(value).map(Json)
    }

    /// The text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Json {}

/// Whether a text nests deeper than allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// It does not.
    Fine,
    /// It does.
    TooDeep,
}

/// Looks whether JSON nests deeper than `most`, without reading it: brackets outside strings are counted.
pub fn depth(text: &str, most: usize) -> Depth {
    let (mut open, mut string, mut escaped) = (0usize, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if string => escaped = true,
            b'"' => string = !string,
            b'{' | b'[' if !string => {
                open += 1;
                if open > most {
                    return Depth::TooDeep;
                }
            }
            b'}' | b']' if !string => open = open.saturating_sub(1),
            _ => {}
        }
    }
    Depth::Fine
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_count_outside_strings_only() {
        assert_eq!(depth(&"[".repeat(16), 16), Depth::Fine);
        assert_eq!(depth(&"[".repeat(17), 16), Depth::TooDeep);
        assert_eq!(depth(&"[]".repeat(100), 1), Depth::Fine);
        assert_eq!(depth(r#"["[[[[\"[[[["]"#, 1), Depth::Fine);
        assert_eq!(depth(r#"["\\",[["#, 2), Depth::TooDeep);
    }
}
