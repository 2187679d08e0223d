//! What of a view has changed since a pair of eyes last saw it.
//!
//! A view is mostly board and piles that stay as they are. A client that says so in its hello gets only those
//! fields of a view that are new to it; the rest it keeps.

use std::{ops::Range, sync::Arc};

use serde::{
    Serialize, Serializer,
    ser::{Error as _, Impossible, SerializeStruct},
};
use veilleuse_core::Viewer;

use crate::desk::Listener;

/// A view as it is written: whole, and field by field.
#[derive(Debug)]
pub(crate) struct Fields {
    text: Vec<u8>,
    fields: Vec<Field>,
}

/// Where a field stands in its view: `"name":value`.
#[derive(Debug)]
struct Field {
    name: &'static str,
    place: Range<usize>,
}

impl Fields {
    /// Writes a view. One that is no struct has no fields and is always sent whole.
    pub(crate) fn write(view: &impl Serialize) -> Result<Fields, serde_json::Error> {
        let mut written = Fields { text: Vec::new(), fields: Vec::new() };
        if view.serialize(ByField(&mut written)).is_err() {
            written = Fields { text: serde_json::to_vec(view)?, fields: Vec::new() };
        }
        Ok(written)
    }

    /// The JSON of the whole view.
    pub(crate) fn whole(&self) -> &[u8] {
        &self.text
    }

    fn texts(&self) -> impl Iterator<Item = &[u8]> {
        self.fields.iter().map(|field| &self.text[field.place.clone()])
    }

    fn has_fields_of(&self, other: &Fields) -> bool {
        let names = |view: &Fields| view.fields.iter().map(|field| field.name).collect::<Vec<_>>();
        !self.fields.is_empty() && names(self) == names(other)
    }

    /// Those fields, as an object, that this other view does not have.
    fn unlike(&self, other: &Fields) -> Vec<u8> {
        let mut part = vec![b'{'];
        for (new, _) in self.texts().zip(other.texts()).filter(|(new, old)| new != old) {
            if part.len() > 1 {
                part.push(b',');
            }
            part.extend_from_slice(new);
        }
        part.push(b'}');
        part
    }
}

/// Writes a struct and notes where its fields stand.
struct ByField<'a>(&'a mut Fields);

impl SerializeStruct for ByField<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Self::Error> {
        let Fields { text, fields } = &mut *self.0;
        text.push(if fields.is_empty() { b'{' } else { b',' });
        let start = text.len();
        serde_json::to_writer(&mut *text, name)?;
        text.push(b':');
        serde_json::to_writer(&mut *text, value)?;
        fields.push(Field { name, place: start..text.len() });
        Ok(())
    }

    fn end(self) -> Result<(), Self::Error> {
        if self.0.fields.is_empty() {
            return Err(no_struct());
        }
        self.0.text.push(b'}');
        Ok(())
    }
}

fn no_struct() -> serde_json::Error {
    serde_json::Error::custom("a view with fields is a struct")
}

/// Everything but a struct has no fields.
macro_rules! no_fields {
    ($($method:ident($($argument:ident: $kind:ty),*) -> $done:ty;)*) => {
        $(fn $method(self $(, $argument: $kind)*) -> Result<$done, serde_json::Error> {
            $(let _ = $argument;)*
            Err(no_struct())
        })*
    };
}

impl<'a> Serializer for ByField<'a> {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Impossible<(), serde_json::Error>;
    type SerializeTuple = Impossible<(), serde_json::Error>;
    type SerializeTupleStruct = Impossible<(), serde_json::Error>;
    type SerializeTupleVariant = Impossible<(), serde_json::Error>;
    type SerializeMap = Impossible<(), serde_json::Error>;
    type SerializeStruct = ByField<'a>;
    type SerializeStructVariant = Impossible<(), serde_json::Error>;

    fn serialize_struct(self, _name: &'static str, _len: usize) -> Result<ByField<'a>, Self::Error> {
        Ok(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _value: &T) -> Result<(), Self::Error> {
        Err(no_struct())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Result<(), Self::Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        _variant: &'static str,
        _value: &T,
    ) -> Result<(), Self::Error> {
        Err(no_struct())
    }

    no_fields! {
        serialize_bool(value: bool) -> ();
        serialize_i8(value: i8) -> ();
        serialize_i16(value: i16) -> ();
        serialize_i32(value: i32) -> ();
        serialize_i64(value: i64) -> ();
        serialize_u8(value: u8) -> ();
        serialize_u16(value: u16) -> ();
        serialize_u32(value: u32) -> ();
        serialize_u64(value: u64) -> ();
        serialize_f32(value: f32) -> ();
        serialize_f64(value: f64) -> ();
        serialize_char(value: char) -> ();
        serialize_str(value: &str) -> ();
        serialize_bytes(value: &[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(name: &'static str) -> ();
        serialize_unit_variant(name: &'static str, index: u32, variant: &'static str) -> ();
        serialize_seq(len: Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(len: usize) -> Self::SerializeTuple;
        serialize_tuple_struct(name: &'static str, len: usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(name: &'static str, index: u32, variant: &'static str, len: usize)
            -> Self::SerializeTupleVariant;
        serialize_map(len: Option<usize>) -> Self::SerializeMap;
        serialize_struct_variant(name: &'static str, index: u32, variant: &'static str, len: usize)
            -> Self::SerializeStructVariant;
    }
}

/// What each pair of eyes at a table has seen last.
#[derive(Default)]
pub(crate) struct Parts {
    seen: Vec<(Viewer, Arc<Fields>)>,
}

impl Parts {
    /// Forgets everybody who is not among these eyes: what they see next time is whole.
    pub(crate) fn keep(&mut self, listeners: &[Listener]) {
        let listens = |viewer| listeners.contains(&Listener { viewer, in_parts: true });
        self.seen.retain(|(viewer, _)| listens(*viewer));
    }

    /// The JSON of what is new to these eyes, which have seen it from now on. `None` when all of it is, or its
    /// fields are other ones than before.
    pub(crate) fn changed(&mut self, viewer: Viewer, view: &Arc<Fields>) -> Option<Vec<u8>> {
        let Some((_, seen)) = self.seen.iter_mut().find(|(other, _)| *other == viewer) else {
            self.seen.push((viewer, Arc::clone(view)));
            return None;
        };
        let earlier = std::mem::replace(seen, Arc::clone(view));
        view.has_fields_of(&earlier).then(|| view.unlike(&earlier))
    }
}

#[cfg(test)]
mod tests {
    use veilleuse_core::Seat;

    use super::*;

    #[derive(Serialize)]
    struct Small {
        board: [u8; 2],
        turn: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        sometimes: Option<u8>,
    }

    fn changed(parts: &mut Parts, viewer: Viewer, view: &impl Serialize) -> Option<String> {
        let view = Arc::new(Fields::write(view).unwrap());
        parts.changed(viewer, &view).map(|changed| String::from_utf8(changed).unwrap())
    }

    #[test]
    fn only_what_is_new_to_these_eyes_is_sent() {
        let mut parts = Parts::default();
        let (one, other) = (Viewer::Seat(Seat::new(0)), Viewer::Public);
        let first = Small { board: [1, 2], turn: 1, sometimes: None };
        let second = Small { turn: 2, ..first };
        assert_eq!(changed(&mut parts, one, &first), None);
        assert_eq!(changed(&mut parts, one, &second).unwrap(), r#"{"turn":2}"#);
        assert_eq!(changed(&mut parts, other, &second), None, "who sees it first sees it whole");
        assert_eq!(changed(&mut parts, one, &second).unwrap(), "{}");
        parts.keep(&[Listener { viewer: other, in_parts: true }]);
        assert_eq!(changed(&mut parts, one, &first), None, "who was away sees it whole");
    }

    #[test]
    fn a_view_with_other_fields_is_sent_whole() {
        let mut parts = Parts::default();
        let first = Small { board: [1, 2], turn: 1, sometimes: None };
        changed(&mut parts, Viewer::Public, &first);
        assert_eq!(changed(&mut parts, Viewer::Public, &Small { sometimes: Some(1), ..first }), None);
    }

    #[test]
    fn a_view_is_written_as_serde_json_writes_it() {
        #[derive(Serialize)]
        struct Empty {}
        let small = Small { board: [1, 2], turn: 3, sometimes: None };
        let whole = |view: &Fields| String::from_utf8(view.whole().to_vec()).unwrap();
        assert_eq!(whole(&Fields::write(&small).unwrap()), serde_json::to_string(&small).unwrap());
        assert_eq!(whole(&Fields::write(&Empty {}).unwrap()), "{}");
        assert_eq!(whole(&Fields::write(&[1, 2]).unwrap()), "[1,2]");
    }
}
