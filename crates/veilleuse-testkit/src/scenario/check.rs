//! Comparing what a scenario expects with what is there.

use serde_json::Value;

use super::{Path, Test};
use crate::json;

impl Test {
    /// Why the value at `path` does not pass, with what is around it; `None` when it passes.
    pub(super) fn problem(&self, path: &Path, root: &Value) -> Option<String> {
        let value = match path.find(root) {
            Ok(value) => value,
            // A list may be too short; a name that is nowhere is a slip, whatever is expected of it.
            Err(missing) if missing.past_the_end && matches!(self, Test::Absent) => return None,
            Err(missing) => {
                let around = around(&missing.reached, missing.there);
                return Some(format!("`{path}`: {}\n  {}\n{around}", missing.why, self.wanted()));
            }
        };
        let passes = match self {
            Test::Is(wanted) => value == wanted,
            Test::IsNot(unwanted) => value != unwanted,
            Test::Has(wanted) => has(value, wanted),
            Test::HasNot(unwanted) => !has(value, unwanted),
            Test::Absent => value.is_null(),
            Test::Present => !value.is_null(),
            Test::Count(wanted) => count(value) == Some(*wanted),
        };
        (!passes).then(|| {
            let differences = match self {
                Test::Is(wanted) if value.is_object() || value.is_array() => {
                    json::describe(wanted, value, ("expected", "found"))
                }
                _ => String::new(),
            };
            let counted = match (self, count(value)) {
                (Test::Count(_), Some(count)) => format!(" ({count} of them)"),
                (Test::Count(_), None) => " (which cannot be counted)".to_owned(),
                _ => String::new(),
            };
            let parent = path.parent();
            let around = parent.find(root).map(|there| around(&parent, there)).unwrap_or_default();
            format!(
                "`{path}` is not as expected\n  {}\n  found:    {value}{counted}\n{differences}{around}",
                self.wanted()
            )
        })
    }

    fn wanted(&self) -> String {
        match self {
            Test::Is(value) => format!("expected: {value}"),
            Test::IsNot(value) => format!("expected: anything but {value}"),
            Test::Has(value) => format!("expected: to have {value}"),
            Test::HasNot(value) => format!("expected: not to have {value}"),
            Test::Absent => "expected: nothing there".to_owned(),
            Test::Present => "expected: something there".to_owned(),
            Test::Count(count) => format!("expected: {count} of them"),
        }
    }
}

/// Whether `value`, or one of the things in it, has at least what is wanted.
fn has(value: &Value, wanted: &Value) -> bool {
    match value {
        Value::Array(things) => things.iter().any(|thing| covers(thing, wanted)),
        _ => covers(value, wanted),
    }
}

/// Whether `found` is `wanted`, or an object with at least what `wanted` has.
fn covers(found: &Value, wanted: &Value) -> bool {
    match (found, wanted) {
        (Value::Object(found), Value::Object(wanted)) => {
            wanted.iter().all(|(key, wanted)| found.get(key).is_some_and(|found| covers(found, wanted)))
        }
        _ => found == wanted,
    }
}

fn count(value: &Value) -> Option<usize> {
    match value {
        Value::Array(things) => Some(things.len()),
        Value::Object(fields) => Some(fields.len()),
        _ => None,
    }
}

fn around(path: &Path, value: &Value) -> String {
    const LINES: usize = 30;
    let text = json::pretty(value);
    let place = if path.to_string().is_empty() { "the top".to_owned() } else { format!("`{path}`") };
    let mut shown: Vec<String> = text.lines().take(LINES).map(|line| format!("    {line}")).collect();
    let left_out = text.lines().count().saturating_sub(LINES);
    if left_out > 0 {
        shown.push(format!("    … {left_out} more lines"));
    }
    format!("  at {place}:\n{}", shown.join("\n"))
}
