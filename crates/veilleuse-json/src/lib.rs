//! What titles make, written as JSON.
//!
//! Every title has hundreds of words, and each is compiled for every way of writing it. So there is one way, for match files, tables and
//! programs alike, and it is small: it writes compactly into memory, and what `serde_json` would.

use std::fmt::{self, Write};

use serde::{
    Serialize, Serializer,
    ser::{
        Error, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
        SerializeTupleStruct, SerializeTupleVariant,
    },
};
use zmij::Buffer;

/// Appends the JSON of something a title made itself.
///
/// # Panics
/// When it has none, such as a map whose keys are no texts. Nothing that titles make is like that.
pub fn put<T: Serialize + ?Sized>(text: &mut Vec<u8>, value: &T) {
    value.serialize(&mut Writer::on(text)).expect("what titles make has a JSON form");
}

/// The JSON of something.
pub fn text<T: Serialize + ?Sized>(value: &T) -> Result<String, NoJson> {
    let mut text = Vec::new();
    value.serialize(&mut Writer::on(&mut text))?;
    String::from_utf8(text).map_err(NoJson::custom)
}

/// Why something has no JSON.
#[derive(Debug)]
pub struct NoJson(String);

impl fmt::Display for NoJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoJson {}

impl Error for NoJson {
    fn custom<T: fmt::Display>(why: T) -> NoJson {
        NoJson(why.to_string())
    }
}

type Done = Result<(), NoJson>;

/// A struct of this name, with a text in a field of this name, is JSON already and written as it is: so does `RawValue` of
/// `serde_json`.
pub const RAW: &str = "$serde_json::private::RawValue";

/// The bytes that do not stand for themselves in a text.
const ODD: [bool; 256] = {
    let mut odd = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        odd[byte] = byte < 0x20 || byte == 0x22 || byte == 0x5c;
        byte += 1;
    }
    odd
};

/// Writes JSON at the end of a text.
#[derive(Debug)]
pub struct Writer<'t> {
    text: &'t mut Vec<u8>,
    mode: Mode,
}

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    /// A value.
    Value,
    /// The name of an entry: numbers are words there, and nothing else has a form.
    Name,
    /// Words that are JSON already.
    Raw,
}

impl<'t> Writer<'t> {
    /// Goes on with a text.
    pub const fn on(text: &'t mut Vec<u8>) -> Writer<'t> {
        Writer { text, mode: Mode::Value }
    }

    /// Begins what belongs together.
    fn open(&mut self, brackets: Brackets) -> Result<Group<'_, 't>, NoJson> {
        if self.mode == Mode::Name {
            return Err(NoJson("the name of an entry is a text".to_owned()));
        }
        self.text.extend_from_slice(brackets.open());
        Ok(Group { writer: self, brackets, empty: true })
    }

    /// The same where it is one of several ways: an object with the name of the way.
    fn open_way(&mut self, way: &str, brackets: Brackets) -> Result<Group<'_, 't>, NoJson> {
        self.way(way)?;
        self.open(brackets)
    }

    fn way(&mut self, way: &str) -> Done {
        self.open(Brackets::Object)?;
        self.words(way);
        self.text.push(b':');
        Ok(())
    }

    fn words(&mut self, words: &str) {
        self.text.push(b'"');
        self.letters(words);
        self.text.push(b'"');
    }

    fn letters(&mut self, words: &str) {
        let mut rest = words.as_bytes();
        while let Some(at) = rest.iter().position(|byte| ODD[*byte as usize]) {
            self.text.extend_from_slice(&rest[..at]);
            let byte = rest[at];
            let letter = match byte {
                b'\n' => b'n',
                b'\t' => b't',
                b'\r' => b'r',
                0x08 => b'b',
                0x0c => b'f',
                b'"' | b'\\' => byte,
                _ => {
                    let digit = |digit: u8| b"0123456789abcdef"[digit as usize];
                    self.text.extend_from_slice(b"\\u00");
                    self.text.extend_from_slice(&[digit(byte >> 4), digit(byte & 15)]);
                    rest = &rest[at + 1..];
                    continue;
                }
            };
            self.text.extend_from_slice(&[b'\\', letter]);
            rest = &rest[at + 1..];
        }
        self.text.extend_from_slice(rest);
    }

    fn number(&mut self, minus: bool, number: u64) {
        let mut digits = [0; 21];
        let mut at = digits.len();
        let mut left = number;
        loop {
            at -= 1;
            digits[at] = b'0' + (left % 10) as u8;
            left /= 10;
            if left == 0 {
                break;
            }
        }
        if minus {
            at -= 1;
            digits[at] = b'-';
        }
        self.bare(&digits[at..]);
    }

    /// What is no text, unless it is the name of an entry.
    fn bare(&mut self, bytes: &[u8]) {
        let quote: &[u8] = if self.mode == Mode::Name { b"\"" } else { b"" };
        for piece in [quote, bytes, quote] {
            self.text.extend_from_slice(piece);
        }
    }
}

/// Writes a text piece by piece.
struct Letters<'a, 't>(&'a mut Writer<'t>);

impl Write for Letters<'_, '_> {
    fn write_str(&mut self, words: &str) -> fmt::Result {
        self.0.letters(words);
        Ok(())
    }
}

impl<'a, 't> Serializer for &'a mut Writer<'t> {
    type Ok = ();
    type Error = NoJson;
    type SerializeSeq = Group<'a, 't>;
    type SerializeTuple = Group<'a, 't>;
    type SerializeTupleStruct = Group<'a, 't>;
    type SerializeTupleVariant = Group<'a, 't>;
    type SerializeMap = Group<'a, 't>;
    type SerializeStruct = Group<'a, 't>;
    type SerializeStructVariant = Group<'a, 't>;

    fn serialize_bool(self, truth: bool) -> Done {
        self.bare(if truth { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_i8(self, number: i8) -> Done {
        self.serialize_i64(number.into())
    }

    fn serialize_i16(self, number: i16) -> Done {
        self.serialize_i64(number.into())
    }

    fn serialize_i32(self, number: i32) -> Done {
        self.serialize_i64(number.into())
    }

    fn serialize_i64(self, number: i64) -> Done {
        self.number(number < 0, number.unsigned_abs());
        Ok(())
    }

    fn serialize_u8(self, number: u8) -> Done {
        self.serialize_u64(number.into())
    }

    fn serialize_u16(self, number: u16) -> Done {
        self.serialize_u64(number.into())
    }

    fn serialize_u32(self, number: u32) -> Done {
        self.serialize_u64(number.into())
    }

    fn serialize_u64(self, number: u64) -> Done {
        self.number(false, number);
        Ok(())
    }

    fn serialize_f32(self, number: f32) -> Done {
        let mut digits = Buffer::new();
        self.bare(if number.is_finite() { digits.format_finite(number).as_bytes() } else { b"null" });
        Ok(())
    }

    fn serialize_f64(self, number: f64) -> Done {
        let mut digits = Buffer::new();
        self.bare(if number.is_finite() { digits.format_finite(number).as_bytes() } else { b"null" });
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Done {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, words: &str) -> Done {
        match self.mode {
            Mode::Raw => self.text.extend_from_slice(words.as_bytes()),
            Mode::Value | Mode::Name => self.words(words),
        }
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Done {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        if self.mode == Mode::Name {
            return Err(NoJson("the name of an entry is a text".to_owned()));
        }
        self.text.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, way: &'static str) -> Done {
        self.serialize_str(way)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        way: &'static str,
        value: &T,
    ) -> Done {
        self.way(way)?;
        value.serialize(&mut *self)?;
        self.text.push(b'}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Group<'a, 't>, NoJson> {
        self.open(Brackets::List)
    }

    fn serialize_tuple(self, _: usize) -> Result<Group<'a, 't>, NoJson> {
        self.open(Brackets::List)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Group<'a, 't>, NoJson> {
        self.open(Brackets::List)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        way: &'static str,
        _: usize,
    ) -> Result<Group<'a, 't>, NoJson> {
        self.open_way(way, Brackets::ListInWay)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Group<'a, 't>, NoJson> {
        self.open(Brackets::Object)
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Group<'a, 't>, NoJson> {
        self.open(if name == RAW { Brackets::Raw } else { Brackets::Object })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        way: &'static str,
        _: usize,
    ) -> Result<Group<'a, 't>, NoJson> {
        self.open_way(way, Brackets::ObjectInWay)
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Done {
        self.text.push(b'"');
        let written = write!(Letters(self), "{value}");
        self.text.push(b'"');
        written.map_err(NoJson::custom)
    }
}

/// What stands around things that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Brackets {
    List,
    Object,
    ListInWay,
    ObjectInWay,
    /// Nothing: it is JSON already.
    Raw,
}

impl Brackets {
    const fn open(self) -> &'static [u8] {
        match self {
            Brackets::List | Brackets::ListInWay => b"[",
            Brackets::Object | Brackets::ObjectInWay => b"{",
            Brackets::Raw => b"",
        }
    }

    const fn close(self) -> &'static [u8] {
        match self {
            Brackets::List => b"]",
            Brackets::Object => b"}",
            Brackets::ListInWay => b"]}",
            Brackets::ObjectInWay => b"}}",
            Brackets::Raw => b"",
        }
    }
}

/// Things that belong together, in the middle of being written.
#[derive(Debug)]
pub struct Group<'a, 't> {
    writer: &'a mut Writer<'t>,
    brackets: Brackets,
    empty: bool,
}

impl Group<'_, '_> {
    fn next(&mut self) {
        if !self.empty {
            self.writer.text.push(b',');
        }
        self.empty = false;
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.next();
        value.serialize(&mut *self.writer)
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Done {
        if self.brackets == Brackets::Raw {
            self.writer.mode = Mode::Raw;
            let written = value.serialize(&mut *self.writer);
            self.writer.mode = Mode::Value;
            return written;
        }
        self.name(name);
        value.serialize(&mut *self.writer)
    }

    fn name(&mut self, name: &str) {
        self.next();
        self.writer.words(name);
        self.writer.text.push(b':');
    }

    fn close(self) {
        self.writer.text.extend_from_slice(self.brackets.close());
    }
}

/// All kinds of lists are written alike.
macro_rules! lists {
    ($($kind:ident: $method:ident;)*) => {
        $(impl $kind for Group<'_, '_> {
            type Ok = ();
            type Error = NoJson;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.item(value)
            }

            fn end(self) -> Done {
                self.close();
                Ok(())
            }
        })*
    };
}

lists! {
    SerializeSeq: serialize_element;
    SerializeTuple: serialize_element;
    SerializeTupleStruct: serialize_field;
    SerializeTupleVariant: serialize_field;
}

/// So are all kinds of structs.
macro_rules! structs {
    ($($kind:ident)*) => {
        $(impl $kind for Group<'_, '_> {
            type Ok = ();
            type Error = NoJson;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.field(name, value)
            }

            fn end(self) -> Done {
                self.close();
                Ok(())
            }
        })*
    };
}

structs! {
    SerializeStruct SerializeStructVariant
}

impl SerializeMap for Group<'_, '_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Done {
        self.next();
        self.writer.mode = Mode::Name;
        let written = name.serialize(&mut *self.writer);
        self.writer.mode = Mode::Value;
        self.writer.text.push(b':');
        written
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Done {
        self.close();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::{json, value::RawValue};

    use super::*;

    #[derive(Serialize)]
    enum Way {
        Up,
        Turn(u8),
        Both(i8, char),
        To { place: &'static str, far: bool },
    }

    #[derive(Serialize)]
    struct Pair(u16, Option<i64>);

    #[derive(Serialize)]
    struct Everything {
        ways: Vec<Way>,
        pair: Pair,
        nothing: (),
        none: Option<u8>,
        numbers: (u64, i64, f64, f32, f64),
        by_number: BTreeMap<i32, bool>,
        by_truth: BTreeMap<bool, Vec<u8>>,
        by_letter: BTreeMap<char, String>,
        raw: Box<RawValue>,
        last: BTreeMap<String, u8>,
    }

    #[test]
    fn everything_is_written_as_serde_json_does() {
        let everything = Everything {
            ways: vec![Way::Up, Way::Turn(0), Way::Both(-128, 'é'), Way::To { place: "a\"b", far: true }],
            pair: Pair(65_535, Some(i64::MIN)),
            nothing: (),
            none: None,
            numbers: (u64::MAX, -1, 1.0, 0.1, f64::NAN),
            by_number: [(-3, true), (10, false)].into(),
            by_truth: [(true, vec![])].into(),
            by_letter: [('\n', "\u{1}\u{1f}\u{8}\u{c}\r\t\\/ \u{7f}\u{2028}🕯".to_owned())].into(),
            raw: RawValue::from_string(r#"{"a" : [1, "b\n"]}"#.to_owned()).unwrap(),
            last: BTreeMap::new(),
        };
        assert_eq!(text(&everything).unwrap(), serde_json::to_string(&everything).unwrap());
        let value = json!({ "a": [1, -2.5, 1e300, null], "": { "b": {} } });
        assert_eq!(text(&value).unwrap(), value.to_string());
        assert_eq!(text(&format_args!("\"{}\"", 1)).unwrap(), r#""\"1\"""#);
    }

    #[test]
    fn names_of_entries_are_texts() {
        let by_list: BTreeMap<Vec<u8>, u8> = [(vec![1], 1)].into();
        let by_none: BTreeMap<Option<u8>, u8> = [(None, 1)].into();
        assert!(text(&by_list).is_err() && text(&by_none).is_err());
    }
}
