//! What people read when two things should have been equal.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::{Value, json};
use veilleuse_core::{Game, Pending};
use veilleuse_lessons::json::written;

/// The JSON of a value that is sent over wires anyway.
pub(crate) fn of<T: Serialize>(value: &T) -> Value {
    written(value)
}

pub(crate) fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).expect("JSON can be written")
}

/// What is waited for.
pub(crate) fn pending<G: Game>(pending: &Pending) -> Value {
    match pending {
        Pending::Seats(seats) => json!({ "seats": seats }),
        Pending::Chance(chance) => {
            let purpose = G::PURPOSES.get(chance.purpose.0 as usize);
            json!({ "chance": { "purpose": purpose, "ways": chance.ways } })
        }
        Pending::Over(outcome) => json!({ "over": outcome }),
    }
}

/// The word that says which kind of thing this is: the serde tag of an enum.
pub(crate) fn tag(value: &Value) -> String {
    const TAG_FIELDS: [&str; 4] = ["kind", "type", "tag", "told"];
    match value {
        Value::String(word) => word.clone(),
        Value::Object(fields) => {
            let tagged = TAG_FIELDS.iter().find_map(|field| fields.get(*field)?.as_str());
            let only = (fields.len() == 1).then(|| fields.keys().next()).flatten();
            tagged.or(only.map(String::as_str)).unwrap_or("(untagged)").to_owned()
        }
        _ => "(untagged)".to_owned(),
    }
}

/// Where two values differ, place by place.
pub(crate) fn differences(left: &Value, right: &Value) -> Vec<(String, Option<Value>, Option<Value>)> {
    let mut found = Vec::new();
    compare(String::new(), Some(left), Some(right), &mut found);
    found
}

fn compare(
    path: String,
    left: Option<&Value>,
    right: Option<&Value>,
    found: &mut Vec<(String, Option<Value>, Option<Value>)>,
) {
    match (left, right) {
        (Some(Value::Object(one)), Some(Value::Object(other))) => {
            let added = other.keys().filter(|key| !one.contains_key(*key));
            for key in one.keys().chain(added) {
                let dot = if path.is_empty() { "" } else { "." };
                compare(format!("{path}{dot}{key}"), one.get(key), other.get(key), found);
            }
        }
        (Some(Value::Array(one)), Some(Value::Array(other))) => {
            for i in 0..one.len().max(other.len()) {
                compare(format!("{path}[{i}]"), one.get(i), other.get(i), found);
            }
        }
        _ if left == right => {}
        _ => found.push((path, left.cloned(), right.cloned())),
    }
}

/// The first few differences, one line each, under the names of both sides.
pub(crate) fn describe(left: &Value, right: &Value, names: (&str, &str)) -> String {
    const SHOWN: usize = 8;
    let found = differences(left, right);
    let side = |value: &Option<Value>| value.as_ref().map_or("(nothing)".to_owned(), Value::to_string);
    let mut text = String::new();
    for (path, one, other) in found.iter().take(SHOWN) {
        let path = if path.is_empty() { "(the whole)" } else { path };
        let _ =
            writeln!(text, "  at {path}\n    {}: {}\n    {}: {}", names.0, side(one), names.1, side(other));
    }
    if found.len() > SHOWN {
        let _ = writeln!(text, "  and {} more differences", found.len() - SHOWN);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_found_where_they_are() {
        let left = json!({"seats": [{"hand": 2}, {"hand": 3}], "lit": 1});
        let right = json!({"seats": [{"hand": 2}, {"hand": 4}, {}], "lit": 1});
        let paths: Vec<_> = differences(&left, &right).into_iter().map(|(path, ..)| path).collect();
        assert_eq!(paths, ["seats[1].hand", "seats[2]"]);
        assert!(describe(&left, &right, ("l", "r")).contains("at seats[1].hand\n    l: 3\n    r: 4"));
    }

    #[test]
    fn a_tag_is_found_in_each_way_serde_writes_one() {
        assert_eq!(tag(&json!("passed")), "passed");
        assert_eq!(tag(&json!({"drew": {"card": 1}})), "drew");
        assert_eq!(tag(&json!({"kind": "drew", "card": 1})), "drew");
        assert_eq!(tag(&json!(3)), "(untagged)");
    }
}
