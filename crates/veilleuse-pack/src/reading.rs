//! How a module for browsers reads TOML. Its packs were checked when they were made, so nobody asks what is wrong with a file or where:
//! without that a reader for all types of all titles is a fraction as large.

use std::{fmt, slice};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{
        self, DeserializeOwned, DeserializeSeed, EnumAccess, Expected, IntoDeserializer, MapAccess,
        SeqAccess, Unexpected, VariantAccess, Visitor, value::StrDeserializer,
    },
};
use toml::{
    Spanned as Placed,
    de::{DeArray, DeString, DeTable, DeValue},
};

/// Reads a file.
pub(crate) fn read<T: DeserializeOwned>(source: &str) -> Result<T, Unreadable> {
    let table = DeValue::Table(DeTable::parse(source).map_err(|_| Unreadable)?.into_inner());
    T::deserialize(Reader(&table))
}

/// A file that is not what it was when it was checked.
#[derive(Debug)]
pub(crate) struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the file cannot be read")
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

/// A value of a file.
#[derive(Clone, Copy)]
struct Reader<'a>(&'a DeValue<'a>);

/// Every type asks for the one form it has: less is compiled for each than if all forms were tried.
macro_rules! reads {
    ($($method:ident: $form:ident;)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            self.$form(visitor)
        })*
    };
}

impl<'a> Reader<'a> {
    fn number<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0 {
            DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => visitor.visit_i64(number),
                Err(_) => Err(Unreadable),
            },
            DeValue::Float(number) => match number.as_str().parse() {
                Ok(number) => visitor.visit_f64(number),
                Err(_) => Err(Unreadable),
            },
            _ => Err(Unreadable),
        }
    }

    fn words<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.0.as_str().map_or(Err(Unreadable), |words| visitor.visit_str(words))
    }

    fn items<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.0.as_array().map_or(Err(Unreadable), |array| visitor.visit_seq(Items::of(array)))
    }

    fn entries<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.0.as_table().map_or(Err(Unreadable), |table| visitor.visit_map(Entries::of(table)))
    }
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0 {
            DeValue::String(words) => visitor.visit_str(words),
            DeValue::Integer(_) | DeValue::Float(_) => self.number(visitor),
            DeValue::Boolean(truth) => visitor.visit_bool(*truth),
            DeValue::Array(array) => visitor.visit_seq(Items::of(array)),
            DeValue::Table(table) => visitor.visit_map(Entries::of(table)),
            DeValue::Datetime(_) => Err(Unreadable),
        }
    }

    reads! {
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

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.0.as_bool().map_or(Err(Unreadable), |truth| visitor.visit_bool(truth))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
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
        let (name, value) = match self.0 {
            DeValue::String(name) => (name, None),
            DeValue::Table(table) => match table.iter().next() {
                Some((name, value)) if table.len() == 1 => (name.get_ref(), Some(value.get_ref())),
                _ => return Err(Unreadable),
            },
            _ => return Err(Unreadable),
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
        self.0.next().map(|item| seed.deserialize(Reader(item.get_ref()))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Entries<'a> {
    rest: Vec<(&'a DeString<'a>, &'a DeValue<'a>)>,
    value: Option<&'a DeValue<'a>>,
}

impl<'a> Entries<'a> {
    fn of(table: &'a DeTable<'a>) -> Entries<'a> {
        let mut rest: Vec<_> = table.iter().map(|(key, value)| (key.get_ref(), value.get_ref())).collect();
        rest.reverse();
        Entries { rest, value: None }
    }
}

impl<'a> MapAccess<'a> for Entries<'a> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, Unreadable> {
        let Some((key, value)) = self.rest.pop() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(word(key)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Result<V::Value, Unreadable> {
        seed.deserialize(Reader(self.value.take().ok_or(Unreadable)?))
    }
}

struct Variant<'a> {
    name: &'a str,
    value: Option<&'a DeValue<'a>>,
}

impl<'a> EnumAccess<'a> for Variant<'a> {
    type Error = Unreadable;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'a>>(self, seed: V) -> Result<(V::Value, Self), Unreadable> {
        Ok((seed.deserialize(word(self.name))?, self))
    }
}

impl<'a> VariantAccess<'a> for Variant<'a> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<(), Unreadable> {
        if self.value.is_none() { Ok(()) } else { Err(Unreadable) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<T::Value, Unreadable> {
        seed.deserialize(Reader(self.value.ok_or(Unreadable)?))
    }

    fn tuple_variant<V: Visitor<'a>>(self, _: usize, visitor: V) -> Result<V::Value, Unreadable> {
        Reader(self.value.ok_or(Unreadable)?).items(visitor)
    }

    fn struct_variant<V: Visitor<'a>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        Reader(self.value.ok_or(Unreadable)?).entries(visitor)
    }
}

fn word(word: &str) -> StrDeserializer<'_, Unreadable> {
    word.into_deserializer()
}

/// A value that could say where it stands, if anybody asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spanned<T>(T);

impl<T> Spanned<T> {
    /// A value.
    pub const fn new(_: std::ops::Range<usize>, value: T) -> Spanned<T> {
        Spanned(value)
    }

    /// Nowhere.
    #[expect(clippy::unused_self, reason = "elsewhere it knows")]
    pub const fn span(&self) -> std::ops::Range<usize> {
        0..0
    }

    /// The value.
    pub fn into_inner(self) -> T {
        self.0
    }

    /// The value.
    pub const fn get_ref(&self) -> &T {
        &self.0
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Spanned<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spanned<T>, D::Error> {
        T::deserialize(deserializer).map(Spanned)
    }
}

impl<T: Serialize> Serialize for Spanned<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
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
                name: Spanned::new(0..0, "a".to_owned()),
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
