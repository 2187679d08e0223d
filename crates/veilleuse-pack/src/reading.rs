//! How files of a pack are read: TOML into the types of a title.
//!
//! Types are many and read once, so what is compiled for each is kept small: every type asks for the one form it has, and a value
//! knows where it stands.

use std::{cell::Cell, fmt, marker::PhantomData, ops::Range, slice};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{
        DeserializeOwned, DeserializeSeed, EnumAccess, Error as _, MapAccess, SeqAccess, Unexpected,
        VariantAccess, Visitor,
    },
};
use toml::{
    Spanned as Placed,
    de::{DeArray, DeString, DeTable, DeValue},
};

pub use unreadable::Unreadable;

/// A TOML file as a value.
pub fn read<T: DeserializeOwned>(source: &str) -> Result<T, Unreadable> {
    let table = DeTable::parse(source).map_err(|error| Unreadable::text(&error))?;
    let at = table.span();
    let table = Placed::new(at.clone(), DeValue::Table(table.into_inner()));
    T::deserialize(Reader(&table)).map_err(|error| error.at(at))
}

#[cfg(not(target_family = "wasm"))]
mod unreadable {
    use std::{fmt, ops::Range};

    use serde::de;

    /// Why a file cannot be read, and where.
    #[derive(Debug)]
    pub struct Unreadable {
        why: String,
        at: Option<Range<usize>>,
    }

    impl Unreadable {
        pub(super) fn text(error: &toml::de::Error) -> Unreadable {
            Unreadable { why: error.message().trim_end().to_owned(), at: error.span() }
        }

        /// The innermost place is kept.
        pub(super) fn at(self, at: Range<usize>) -> Unreadable {
            Unreadable { at: self.at.or(Some(at)), ..self }
        }

        /// What is wrong.
        pub fn why(&self) -> &str {
            &self.why
        }

        /// The bytes it is about.
        pub fn span(&self) -> Option<Range<usize>> {
            self.at.clone()
        }
    }

    impl fmt::Display for Unreadable {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(&self.why)
        }
    }

    impl std::error::Error for Unreadable {}

    impl de::Error for Unreadable {
        fn custom<T: fmt::Display>(why: T) -> Unreadable {
            Unreadable { why: why.to_string(), at: None }
        }
    }
}

/// Packs in a module for browsers were checked when they were made: nobody asks there what is wrong with a file, and without the
/// words for it the module is smaller.
#[cfg(target_family = "wasm")]
mod unreadable {
    use std::{fmt, ops::Range};

    use serde::de::{self, Expected, Unexpected};

    /// A file that is not what it was when it was checked.
    #[derive(Debug)]
    pub struct Unreadable;

    impl Unreadable {
        pub(super) fn text(_: &toml::de::Error) -> Unreadable {
            Unreadable
        }

        pub(super) fn at(self, _: Range<usize>) -> Unreadable {
            self
        }

        /// Nothing more than that it is wrong.
        pub const fn why(&self) -> &'static str {
            "the file cannot be read"
        }

        /// Nowhere.
        pub const fn span(&self) -> Option<Range<usize>> {
            None
        }
    }

    impl fmt::Display for Unreadable {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.why())
        }
    }

    impl std::error::Error for Unreadable {}

    impl de::Error for Unreadable {
        fn custom<T: fmt::Display>(_: T) -> Unreadable {
            Unreadable
        }

        fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Unreadable {
            Unreadable
        }

        fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Unreadable {
            Unreadable
        }

        fn invalid_length(_: usize, _: &dyn Expected) -> Unreadable {
            Unreadable
        }

        fn unknown_variant(_: &str, _: &'static [&'static str]) -> Unreadable {
            Unreadable
        }

        fn unknown_field(_: &str, _: &'static [&'static str]) -> Unreadable {
            Unreadable
        }

        fn missing_field(_: &'static str) -> Unreadable {
            Unreadable
        }

        fn duplicate_field(_: &'static str) -> Unreadable {
            Unreadable
        }
    }
}

/// A value of a file.
#[derive(Clone, Copy)]
struct Reader<'a>(&'a Placed<DeValue<'a>>);

macro_rules! reads {
    ($($method:ident: $form:ident;)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            self.$form(visitor)
        })*
    };
}

impl<'a> Reader<'a> {
    fn value(self) -> &'a DeValue<'a> {
        self.0.get_ref()
    }

    fn number<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.value() {
            DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => visitor.visit_i64(number),
                Err(_) => Err(Unreadable::invalid_value(self.found(), &visitor)),
            },
            DeValue::Float(number) => match number.as_str().parse() {
                Ok(number) => visitor.visit_f64(number),
                Err(_) => Err(Unreadable::invalid_value(self.found(), &visitor)),
            },
            _ => self.other(visitor),
        }
    }

    fn words<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.value() {
            DeValue::String(words) => visitor.visit_str(words),
            _ => self.other(visitor),
        }
    }

    fn truth<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.value() {
            DeValue::Boolean(truth) => visitor.visit_bool(*truth),
            _ => self.other(visitor),
        }
    }

    fn items<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.value() {
            DeValue::Array(array) => visitor.visit_seq(Items::of(array)),
            _ => self.other(visitor),
        }
    }

    fn entries<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.value() {
            DeValue::Table(table) => visitor.visit_map(Entries::of(table)),
            _ => self.other(visitor),
        }
    }

    fn other<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        Err(Unreadable::invalid_type(self.found(), &visitor))
    }

    /// What stands here, for whoever expected something else.
    fn found(self) -> Unexpected<'a> {
        match self.value() {
            DeValue::String(words) => Unexpected::Str(words),
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                .map_or(Unexpected::Other("integer beyond 64 bits"), Unexpected::Signed),
            DeValue::Float(number) => {
                number.as_str().parse().map_or(Unexpected::Other("number"), Unexpected::Float)
            }
            DeValue::Boolean(truth) => Unexpected::Bool(*truth),
            DeValue::Array(_) => Unexpected::Seq,
            DeValue::Table(_) => Unexpected::Map,
            DeValue::Datetime(_) => Unexpected::Other("date"),
        }
    }
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.value() {
            DeValue::String(words) => visitor.visit_str(words),
            DeValue::Integer(_) | DeValue::Float(_) => self.number(visitor),
            DeValue::Boolean(truth) => visitor.visit_bool(*truth),
            DeValue::Array(array) => visitor.visit_seq(Items::of(array)),
            DeValue::Table(table) => visitor.visit_map(Entries::of(table)),
            DeValue::Datetime(_) => self.other(visitor),
        }
    }

    reads! {
        deserialize_bool: truth;
        deserialize_i8: number;
        deserialize_i16: number;
        deserialize_i32: number;
        deserialize_i64: number;
        deserialize_u8: number;
        deserialize_u16: number;
        deserialize_u32: number;
        deserialize_u64: number;
        deserialize_f32: number;
        deserialize_f64: number;
        deserialize_char: words;
        deserialize_str: words;
        deserialize_string: words;
        deserialize_identifier: words;
        deserialize_seq: items;
        deserialize_map: entries;
    }

    serde::forward_to_deserialize_any! {
        i128 u128 bytes byte_buf unit unit_struct
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        if name == SPANNED {
            PLACE.set(Some(self.0.span()));
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unreadable> {
        self.items(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.items(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.entries(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        let (name, value) = match self.value() {
            DeValue::String(name) => (Word { word: name, at: self.0.span() }, None),
            DeValue::Table(table) => match table.iter().next() {
                Some((name, value)) if table.len() == 1 => (Word::of(name), Some(Reader(value))),
                _ => return Err(Unreadable::invalid_length(table.len(), &"a table with one name in it")),
            },
            _ => return self.other(visitor),
        };
        visitor.visit_enum(Variant { name, value })
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_unit()
    }
}

struct Items<'a>(slice::Iter<'a, Placed<DeValue<'a>>>);

impl<'a> Items<'a> {
    fn of(array: &'a DeArray<'a>) -> Items<'a> {
        Items(array.iter())
    }
}

impl<'a> SeqAccess<'a> for Items<'a> {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<Option<T::Value>, Unreadable> {
        let Some(item) = self.0.next() else { return Ok(None) };
        read_placed(seed, Reader(item)).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Entries<'a> {
    rest: Vec<(&'a Placed<DeString<'a>>, &'a Placed<DeValue<'a>>)>,
    value: Option<Reader<'a>>,
}

impl<'a> Entries<'a> {
    fn of(table: &'a DeTable<'a>) -> Entries<'a> {
        let mut rest: Vec<_> = table.iter().collect();
        rest.reverse();
        Entries { rest, value: None }
    }
}

impl<'a> MapAccess<'a> for Entries<'a> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, Unreadable> {
        let Some((key, value)) = self.rest.pop() else { return Ok(None) };
        self.value = Some(Reader(value));
        Word::of(key).read(seed).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Result<V::Value, Unreadable> {
        let value = self.value.take().ok_or_else(|| Unreadable::custom("a value is read after its name"))?;
        read_placed(seed, value)
    }
}

fn read_placed<'a, T: DeserializeSeed<'a>>(seed: T, value: Reader<'a>) -> Result<T::Value, Unreadable> {
    seed.deserialize(value).map_err(|error| error.at(value.0.span()))
}

/// A name: of a field, of an entry or of one of several ways.
struct Word<'a> {
    word: &'a str,
    at: Range<usize>,
}

impl<'a> Word<'a> {
    fn of(word: &'a Placed<DeString<'a>>) -> Word<'a> {
        Word { word: word.get_ref(), at: word.span() }
    }

    fn read<K: DeserializeSeed<'a>>(self, seed: K) -> Result<K::Value, Unreadable> {
        let at = self.at.clone();
        seed.deserialize(self).map_err(|error| error.at(at))
    }
}

impl<'de> Deserializer<'de> for Word<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_str(self.word)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        if name == SPANNED {
            PLACE.set(Some(self.at.clone()));
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_enum(Variant { name: self, value: None })
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

struct Variant<'a> {
    name: Word<'a>,
    value: Option<Reader<'a>>,
}

impl<'a> EnumAccess<'a> for Variant<'a> {
    type Error = Unreadable;
    type Variant = Contents<'a>;

    fn variant_seed<V: DeserializeSeed<'a>>(self, seed: V) -> Result<(V::Value, Contents<'a>), Unreadable> {
        Ok((self.name.read(seed)?, Contents(self.value)))
    }
}

/// What stands behind the name of one of several ways.
struct Contents<'a>(Option<Reader<'a>>);

impl<'a> Contents<'a> {
    fn reader(self) -> Result<Reader<'a>, Unreadable> {
        self.0.ok_or_else(|| Unreadable::custom("a table with this name and what belongs to it is expected"))
    }
}

impl<'a> VariantAccess<'a> for Contents<'a> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<(), Unreadable> {
        match self.0 {
            None => Ok(()),
            Some(value) => Err(Unreadable::invalid_type(value.found(), &"the name alone").at(value.0.span())),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<T::Value, Unreadable> {
        read_placed(seed, self.reader()?)
    }

    fn tuple_variant<V: Visitor<'a>>(self, _: usize, visitor: V) -> Result<V::Value, Unreadable> {
        let value = self.reader()?;
        value.items(visitor).map_err(|error| error.at(value.0.span()))
    }

    fn struct_variant<V: Visitor<'a>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        let value = self.reader()?;
        value.entries(visitor).map_err(|error| error.at(value.0.span()))
    }
}

/// By this name a [`Spanned`] asks where it stands.
const SPANNED: &str = "$Spanned";

thread_local! {
    /// Where the value stands that a [`Spanned`] is about to read.
    static PLACE: Cell<Option<Range<usize>>> = const { Cell::new(None) };
}

/// A value that can say where it stands in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spanned<T> {
    value: T,
    span: Range<usize>,
}

impl<T> Spanned<T> {
    /// A value and its bytes in the file.
    pub const fn new(span: Range<usize>, value: T) -> Spanned<T> {
        Spanned { value, span }
    }

    /// Its bytes in the file.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// The value.
    pub fn into_inner(self) -> T {
        self.value
    }

    /// The value.
    pub const fn get_ref(&self) -> &T {
        &self.value
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Spanned<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spanned<T>, D::Error> {
        deserializer.deserialize_newtype_struct(SPANNED, SpannedVisitor(PhantomData))
    }
}

struct SpannedVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for SpannedVisitor<T> {
    type Value = Spanned<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<Spanned<T>, D::Error> {
        let span = PLACE.take().unwrap_or_default();
        T::deserialize(deserializer).map(|value| Spanned { value, span })
    }
}

impl<T: Serialize> Serialize for Spanned<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeMap, path::Path};

    use serde_json::{Value, json};

    use super::*;
    use crate::PackFiles;

    #[test]
    fn every_file_of_every_pack_reads_as_elsewhere() {
        let packs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs");
        let mut files = 0;
        for folder in packs.read_dir().expect("there are packs") {
            let pack = PackFiles::from_dir(&folder.expect("it can be read").path()).expect("it can be read");
            for (path, text) in pack.under("").filter(|(path, _)| !crate::texts::is_fluent(path)) {
                let (here, elsewhere): (Value, Value) = (
                    read(text).expect("packs are checked"),
                    toml::from_str(text).expect("packs are checked"),
                );
                assert_eq!(here, elsewhere, "{path}");
                files += 1;
            }
        }
        assert!(files > 50, "{files} files");
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields, rename_all = "snake_case")]
    struct Everything {
        name: Spanned<String>,
        number: Option<u8>,
        share: f64,
        truth: bool,
        letter: char,
        pair: (i16, u64),
        by_name: BTreeMap<String, Vec<Way>>,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Way {
        Up,
        Turn(u8),
        Both(u8, u8),
        To { place: String },
    }

    #[test]
    fn every_form_is_read_and_nothing_else() {
        let text = "name = 'a'\nshare = 1\ntruth = true\nletter = 'x'\npair = [-2, 0x10]\n\
                    by_name.way = ['up', { turn = 2 }, { both = [1, 2] }, { to = { place = 'b' } }]\n";
        let read_here: Everything = read(text).unwrap();
        let ways = vec![Way::Up, Way::Turn(2), Way::Both(1, 2), Way::To { place: "b".to_owned() }];
        assert_eq!(
            read_here,
            Everything {
                name: Spanned::new(7..10, "a".to_owned()),
                number: None,
                share: 1.0,
                truth: true,
                letter: 'x',
                pair: (-2, 16),
                by_name: [("way".to_owned(), ways)].into(),
            }
        );
        assert!(read::<Everything>(&format!("{text}more = 1\n")).is_err());
        assert!(read::<Everything>(&text.replace("true", "1")).is_err());
        assert!(read::<Everything>(&text.replace("'up'", "'down'")).is_err());
        assert!(read::<Value>("a = ").is_err() && read::<Value>("day = 2026-11-18\n").is_err());
        assert_eq!(read::<Value>("a = 1.5\n").unwrap(), json!({ "a": 1.5 }));
    }
}
