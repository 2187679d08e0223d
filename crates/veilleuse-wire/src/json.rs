//! JSON of a title, carried as it is.

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    ser::{Error, SerializeStruct},
};
use serde_json::value::RawValue;
use veilleuse_json::RAW;

/// JSON that only a title understands; `unknown` in TypeScript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Json(Box<str>);

impl Json {
    /// The JSON of a value.
    ///
    /// # Errors
    /// When the value has no JSON, such as a map whose keys are no texts.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Json, serde_json::Error> {
        veilleuse_json::text(value).map(|text| Json(text.into())).map_err(serde_json::Error::custom)
    }

    /// The text.
    pub const fn get(&self) -> &str {
        &self.0
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut written = serializer.serialize_struct(RAW, 1)?;
        written.serialize_field(RAW, &self.0)?;
        written.end()
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(|raw| Json(raw.into()))
    }
}

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
    fn what_is_carried_stays_as_it_is() {
        let text = r#"{"a" : [1, "b\n"]}"#;
        let carried: Vec<Json> = serde_json::from_str(&format!("[{text}, null]")).unwrap();
        assert_eq!(carried[0].get(), text);
        assert_eq!(serde_json::to_string(&carried).unwrap(), format!("[{text},null]"));
        assert_eq!(veilleuse_json::text(&carried).unwrap(), format!("[{text},null]"));
        assert_eq!(serde_json::to_value(&carried[1]).unwrap(), serde_json::Value::Null);
        assert_eq!(Json::of(&carried).unwrap().get(), format!("[{text},null]"));
    }

    #[test]
    fn brackets_count_outside_strings_only() {
        assert_eq!(depth(&"[".repeat(16), 16), Depth::Fine);
        assert_eq!(depth(&"[".repeat(17), 16), Depth::TooDeep);
        assert_eq!(depth(&"[]".repeat(100), 1), Depth::Fine);
        assert_eq!(depth(r#"["[[[[\"[[[["]"#, 1), Depth::Fine);
        assert_eq!(depth(r#"["\\",[["#, 2), Depth::TooDeep);
    }
}
