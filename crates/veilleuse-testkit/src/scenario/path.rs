//! Paths into JSON: `seats[0].hand`.

use std::{fmt, str::FromStr};

use serde_json::Value;

use crate::suggest;

/// A path into a view: names joined by dots, indices in brackets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    parts: Vec<Part>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    Name(String),
    Index(usize),
}

/// Where a path ended too early.
pub(super) struct Missing<'v> {
    /// The part of the path that exists.
    pub(super) reached: Path,
    /// What is there.
    pub(super) there: &'v Value,
    /// Why it goes no further.
    pub(super) why: String,
    /// Whether it ends at a list that is too short.
    pub(super) past_the_end: bool,
}

impl Path {
    /// The first name of the path.
    pub(super) fn root(&self) -> Option<&str> {
        match self.parts.first()? {
            Part::Name(name) => Some(name),
            Part::Index(_) => None,
        }
    }

    /// The path to what holds the last part.
    pub(super) fn parent(&self) -> Path {
        Path { parts: self.parts[..self.parts.len().saturating_sub(1)].to_vec() }
    }

    pub(super) fn find<'v>(&self, value: &'v Value) -> Result<&'v Value, Missing<'v>> {
        let mut there = value;
        for (depth, part) in self.parts.iter().enumerate() {
            let next = match part {
                Part::Name(name) => there.get(name),
                Part::Index(index) => there.get(index),
            };
            there = next.ok_or_else(|| {
                let reached = Path { parts: self.parts[..depth].to_vec() };
                let why = part.missing_in(there, &reached);
                let past_the_end = there.is_array() && depth + 1 == self.parts.len();
                Missing { reached, there, why, past_the_end }
            })?;
        }
        Ok(there)
    }
}

impl Part {
    fn missing_in(&self, there: &Value, reached: &Path) -> String {
        let place = if reached.parts.is_empty() { "the top".to_owned() } else { format!("`{reached}`") };
        match (self, there) {
            (Part::Name(name), Value::Object(fields)) => {
                let hint = suggest::did_you_mean(name, fields.keys().map(String::as_str));
                let names: Vec<&str> = fields.keys().map(String::as_str).collect();
                format!("there is no `{name}` at {place}{hint} (there: {})", names.join(", "))
            }
            (Part::Index(index), Value::Array(things)) => {
                format!("there is no [{index}] at {place}, which has {} entries", things.len())
            }
            (_, Value::Null) => format!("{place} is null, and nothing can be said about what is in it"),
            (Part::Name(name), _) => format!("there is no `{name}` at {place}, which is not an object"),
            (Part::Index(index), _) => format!("there is no [{index}] at {place}, which is not a list"),
        }
    }
}

impl FromStr for Path {
    type Err = String;

    fn from_str(text: &str) -> Result<Path, String> {
        let mut parts = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            if let Some(after) = rest.strip_prefix('[') {
                let (index, after) = after.split_once(']').ok_or("a `[` without its `]`")?;
                let index = index.parse().map_err(|_| format!("`{index}` is not an index"))?;
                parts.push(Part::Index(index));
                rest = after;
            } else {
                let named = if parts.is_empty() { rest } else { rest.strip_prefix('.').unwrap_or("") };
                let end = named.find(['.', '[']).unwrap_or(named.len());
                if end == 0 {
                    return Err("a path looks like `seats[0].hand`".to_owned());
                }
                parts.push(Part::Name(named[..end].to_owned()));
                rest = &named[end..];
            }
        }
        Ok(Path { parts })
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, part) in self.parts.iter().enumerate() {
            match part {
                Part::Name(name) if i == 0 => f.write_str(name)?,
                Part::Name(name) => write!(f, ".{name}")?,
                Part::Index(index) => write!(f, "[{index}]")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_path_reads_as_it_is_written() {
        for text in ["", "lit", "seats[0].hand", "grid[1][2]", "[3].card-id.copies"] {
            assert_eq!(text.parse::<Path>().map(|path| path.to_string()).as_deref(), Ok(text));
        }
        for text in ["seats[", "seats[x]", "a..b", "a[0]b", ".a", "a."] {
            assert!(text.parse::<Path>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_path_that_leads_nowhere_says_how_far_it_goes() {
        let view = json!({"seats": [{"hand": []}]});
        let missing = |text: &str| text.parse::<Path>().ok().and_then(|p| p.find(&view).err().map(|m| m.why));
        assert_eq!(
            missing("seats[0].hnd").as_deref(),
            Some("there is no `hnd` at `seats[0]`; did you mean `hand`? (there: hand)")
        );
        assert_eq!(missing("seats[1]").as_deref(), Some("there is no [1] at `seats`, which has 1 entries"));
        assert_eq!(missing("seats[0].hand[0]").map(|why| why.contains("0 entries")), Some(true));
        assert_eq!(missing("seats[0].hand"), None);
    }
}
