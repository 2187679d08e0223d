//! What of a view has changed since a pair of eyes last saw it.
//!
//! A view is mostly board and piles that stay as they are. A client that says so in its hello gets only those
//! fields of a view that are new to it; the rest it keeps.

use std::{
    fmt,
    hash::{DefaultHasher, Hasher},
};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Visitor},
    ser::SerializeMap,
};
use serde_json::value::RawValue;
use veilleuse_core::Viewer;

use crate::desk::Listener;

/// The fields of a view as they are written, with a hash of each.
pub(crate) struct Fields<'a>(Vec<(&'a str, &'a RawValue, u64)>);

impl<'a> Fields<'a> {
    /// Takes a written view apart. `None` when it is no object with plain names: then it is sent whole.
    pub(crate) fn of(view: &'a RawValue) -> Option<Fields<'a>> {
        serde_json::from_str(view.get()).ok()
    }

    fn hashes(&self) -> Vec<u64> {
        self.0.iter().map(|(.., hash)| *hash).collect()
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a view")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields<'de>, M::Error> {
                let mut fields = Vec::new();
                while let Some((name, value)) = map.next_entry::<&str, &RawValue>()? {
                    let mut hasher = DefaultHasher::new();
                    hasher.write(name.as_bytes());
                    hasher.write(value.get().as_bytes());
                    fields.push((name, value, hasher.finish()));
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(Reader)
    }
}

/// The fields of a view that are new.
pub(crate) struct Changed<'a>(Vec<(&'a str, &'a RawValue)>);

impl Serialize for Changed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// What each pair of eyes at a table has seen last: only hashes of it.
#[derive(Default)]
pub(crate) struct Parts {
    seen: Vec<(Viewer, Vec<u64>)>,
}

impl Parts {
    /// Forgets everybody who is not among these eyes: what they see next time is whole.
    pub(crate) fn keep(&mut self, listeners: &[Listener]) {
        let listens = |viewer| listeners.contains(&Listener { viewer, in_parts: true });
        self.seen.retain(|(viewer, _)| listens(*viewer));
    }

    /// What is new to these eyes, which have seen it from now on. `None` when all of it is, or its fields are
    /// other ones than before.
    pub(crate) fn changed<'a>(&mut self, viewer: Viewer, fields: &Fields<'a>) -> Option<Changed<'a>> {
        let hashes = fields.hashes();
        let Some((_, seen)) = self.seen.iter_mut().find(|(other, _)| *other == viewer) else {
            self.seen.push((viewer, hashes));
            return None;
        };
        let comparable = seen.len() == hashes.len();
        let new = fields.0.iter().zip(seen.iter()).filter(|((.., hash), seen)| hash != *seen);
        let changed = Changed(new.map(|((name, value, _), _)| (*name, *value)).collect());
        *seen = hashes;
        comparable.then_some(changed)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::to_raw_value;
    use veilleuse_core::Seat;

    use super::*;

    fn changed(parts: &mut Parts, viewer: Viewer, view: &serde_json::Value) -> Option<String> {
        let view = to_raw_value(view).unwrap();
        let fields = Fields::of(&view).unwrap();
        parts.changed(viewer, &fields).map(|changed| serde_json::to_string(&changed).unwrap())
    }

    #[test]
    fn only_what_is_new_to_these_eyes_is_sent() {
        let mut parts = Parts::default();
        let (one, other) = (Viewer::Seat(Seat::new(0)), Viewer::Public);
        let first = serde_json::json!({"board": [1, 2], "turn": 1});
        let second = serde_json::json!({"board": [1, 2], "turn": 2});
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
        let viewer = Viewer::Public;
        changed(&mut parts, viewer, &serde_json::json!({"a": 1}));
        assert_eq!(changed(&mut parts, viewer, &serde_json::json!({"a": 1, "b": 2})), None);
    }
}
