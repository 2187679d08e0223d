//! What of a view has changed since a pair of eyes last saw it.
//!
//! A view is mostly board and piles that stay as they are. A client that says so in its hello gets only those
//! fields of a view that are new to it; the rest it keeps.

use std::{mem, sync::Arc};

use serde::{
    Serialize, Serializer,
    ser::{Error as _, Impossible, SerializeStruct},
};
use veilleuse_core::{FieldSet, InParts, Viewer};
use veilleuse_json::{NoJson, put};

use crate::desk::Listener;

/// Writes the JSON of some fields of a view.
pub(crate) fn write(view: &impl InParts, which: FieldSet, text: &mut Vec<u8>) {
    text.push(b'{');
    let fields = ByField { text, which, place: 0, first: true };
    view.serialize(fields).expect("what titles make has a JSON form");
}

/// Writes some fields of a struct.
struct ByField<'a> {
    text: &'a mut Vec<u8>,
    which: FieldSet,
    place: usize,
    first: bool,
}

impl SerializeStruct for ByField<'_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Self::Error> {
        let wanted = self.which.has(self.place);
        self.place += 1;
        if wanted {
            if !mem::replace(&mut self.first, false) {
                self.text.push(b',');
            }
            put(self.text, name);
            self.text.push(b':');
            put(self.text, value);
        }
        Ok(())
    }

    fn skip_field(&mut self, _name: &'static str) -> Result<(), Self::Error> {
        Err(NoJson::custom("a field that is left out now cannot be told from one that has not changed"))
    }

    fn end(self) -> Result<(), Self::Error> {
        self.text.push(b'}');
        Ok(())
    }
}

fn no_struct() -> NoJson {
    NoJson::custom("a view is a struct")
}

/// Everything but a struct has no fields.
macro_rules! no_fields {
    ($($method:ident($($argument:ident: $kind:ty),*) -> $done:ty;)*) => {
        $(fn $method(self $(, $argument: $kind)*) -> Result<$done, NoJson> {
            $(let _ = $argument;)*
            Err(no_struct())
        })*
    };
}

impl<'a> Serializer for ByField<'a> {
    type Ok = ();
    type Error = NoJson;
    type SerializeSeq = Impossible<(), NoJson>;
    type SerializeTuple = Impossible<(), NoJson>;
    type SerializeTupleStruct = Impossible<(), NoJson>;
    type SerializeTupleVariant = Impossible<(), NoJson>;
    type SerializeMap = Impossible<(), NoJson>;
    type SerializeStruct = ByField<'a>;
    type SerializeStructVariant = Impossible<(), NoJson>;

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
pub(crate) struct Parts<V> {
    seen: Vec<(Viewer, Arc<V>)>,
}

impl<V> Default for Parts<V> {
    fn default() -> Parts<V> {
        Parts { seen: Vec::new() }
    }
}

impl<V: InParts> Parts<V> {
    /// Forgets everybody who is not among these eyes: what they see next time is whole.
    pub(crate) fn keep(&mut self, listeners: &[Listener]) {
        let listens = |viewer| listeners.iter().any(|one| one.viewer == viewer && one.in_parts);
        self.seen.retain(|(viewer, _)| listens(*viewer));
    }

    /// What is new to these eyes, which have seen it from now on. `None` when they have seen nothing yet.
    pub(crate) fn new_to(&mut self, viewer: Viewer, view: &Arc<V>) -> Option<FieldSet> {
        let Some((_, seen)) = self.seen.iter_mut().find(|(other, _)| *other == viewer) else {
            self.seen.push((viewer, Arc::clone(view)));
            return None;
        };
        let earlier = mem::replace(seen, Arc::clone(view));
        Some(view.unlike(&earlier))
    }
}

#[cfg(test)]
mod tests {
    use veilleuse_core::Seat;

    use super::*;

    veilleuse_core::told_in_parts! {
        #[derive(Clone, Serialize)]
        struct Small {
            board: [u8; 2],
            turn: u8,
            sometimes: Option<u8>,
        }
    }

    fn written(view: &Small, which: FieldSet) -> String {
        let mut text = Vec::new();
        write(view, which, &mut text);
        String::from_utf8(text).unwrap()
    }

    fn new_to(parts: &mut Parts<Small>, viewer: Viewer, view: &Small) -> Option<String> {
        let new = parts.new_to(viewer, &Arc::new(view.clone()));
        new.map(|new| written(view, new))
    }

    #[test]
    fn only_what_is_new_to_these_eyes_is_sent() {
        let mut parts = Parts::default();
        let (one, other) = (Viewer::Seat(Seat::new(0)), Viewer::Public);
        let first = Small { board: [1, 2], turn: 1, sometimes: Some(1) };
        let second = Small { turn: 2, sometimes: None, ..first };
        assert_eq!(new_to(&mut parts, one, &first), None);
        assert_eq!(new_to(&mut parts, one, &second).unwrap(), r#"{"turn":2,"sometimes":null}"#);
        assert_eq!(new_to(&mut parts, other, &second), None, "who sees it first sees it whole");
        assert_eq!(new_to(&mut parts, one, &second).unwrap(), "{}");
        parts.keep(&[Listener { viewer: other, in_parts: true, foresees: false }]);
        assert_eq!(new_to(&mut parts, one, &first), None, "who was away sees it whole");
    }

    #[test]
    fn a_whole_view_is_written_as_serde_json_writes_it() {
        let small = Small { board: [1, 2], turn: 3, sometimes: None };
        assert_eq!(written(&small, FieldSet::ALL), serde_json::to_string(&small).unwrap());
    }
}
