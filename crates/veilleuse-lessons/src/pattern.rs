//! Which decisions a step means.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json;

/// A decision as scenario files write it, with `"*"` in place of what does not matter, or a list of such.
///
/// An object fits one with at least its fields; a list inside a decision fits in any order.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(transparent)]
pub struct Pattern(Value);

impl Pattern {
    /// Whether a decision is meant.
    pub fn fits(&self, action: &Value) -> bool {
        match &self.0 {
            Value::Array(ways) => ways.iter().any(|way| fits(way, action)),
            way => fits(way, action),
        }
    }

    /// Whether a decision of a title is meant.
    pub fn fits_action<A: Serialize>(&self, action: &A) -> bool {
        self.fits(&json::written(action))
    }
}

fn fits(wanted: &Value, found: &Value) -> bool {
    match (wanted, found) {
        (Value::String(word), _) if word == "*" => true,
        (Value::Object(wanted), Value::Object(found)) => {
            wanted.iter().all(|(name, wanted)| found.get(name).is_some_and(|found| fits(wanted, found)))
        }
        (Value::Array(wanted), Value::Array(found)) => {
            wanted.len() == found.len()
                && wanted.iter().all(|wanted| found.iter().any(|found| fits(wanted, found)))
        }
        _ => wanted == found,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_pattern_fits_what_it_names_and_nothing_else() {
        let fits = |pattern: Value, action: Value| Pattern(pattern).fits(&action);
        assert!(fits(json!("pass"), json!("pass")));
        assert!(!fits(json!("pass"), json!("draw")));
        assert!(fits(json!({ "move": "*" }), json!({ "move": "clockwise" })));
        assert!(!fits(json!({ "move": "*" }), json!({ "answer": "a" })));
        assert!(fits(json!(["draw", { "answer": "b" }]), json!({ "answer": "b" })));
        assert!(fits(
            json!({ "cross": { "to": "south" } }),
            json!({ "cross": { "to": "south", "keys": [] } })
        ));
        let keys = |keys: [&str; 2]| json!({ "cross": { "keys": keys } });
        assert!(fits(keys(["d05", "own_key"]), keys(["own_key", "d05"])));
        assert!(!fits(keys(["d05", "own_key"]), keys(["d06", "own_key"])));
    }
}
