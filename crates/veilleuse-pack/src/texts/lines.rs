//! Fluent files by their lines, for who needs to know where something stands and not what it says.

use std::collections::BTreeMap;

use super::{begins_message, folder, is_fluent};
use crate::{Lang, PackFiles};

/// The Fluent files of a language, with their paths.
pub(crate) fn fluent(files: &PackFiles, lang: Lang) -> Vec<(&str, &str)> {
    files.under(&folder(lang)).filter(|(path, _)| is_fluent(path)).collect()
}

/// A message or a term, or what stands between them: comments and empty lines.
#[derive(Clone, Copy)]
pub(crate) struct Entry<'a> {
    /// All its lines.
    pub(crate) source: &'a str,
}

impl<'a> Entry<'a> {
    /// What it is called, a term with its dash; nothing for what says nothing.
    pub(crate) fn name(self) -> Option<&'a str> {
        let (name, _) = self.source.split_once('=')?;
        begins_message(self.source).then(|| name.trim_end())
    }

    /// Its text and its attributes, each with its lines: `id`, `id.attribute`.
    pub(crate) fn parts(self) -> impl Iterator<Item = (String, &'a str)> {
        let name = self.name();
        let mut rest = self.source;
        std::iter::from_fn(move || {
            let name = name?;
            let part = first(rest, |line| attribute(line).is_some())?;
            rest = &rest[part.len()..];
            Some(match attribute(part) {
                Some(attribute) => (format!("{name}.{attribute}"), part),
                None => (name.to_owned(), part),
            })
        })
    }
}

/// All entries of a file, one after the other: together they are the file.
pub(crate) fn entries(text: &str) -> impl Iterator<Item = Entry<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let source = first(rest, |line| begins_message(line) || line.starts_with('#'))?;
        rest = &rest[source.len()..];
        Some(Entry { source })
    })
}

/// The lines up to the next that begins something; the first line always belongs to them.
fn first(text: &str, begins: impl Fn(&str) -> bool) -> Option<&str> {
    let mut length = 0;
    for line in text.split_inclusive('\n') {
        if length > 0 && begins(line) {
            break;
        }
        length += line.len();
    }
    (length > 0).then(|| &text[..length])
}

/// The attribute that a line begins.
fn attribute(line: &str) -> Option<&str> {
    let (name, _) = line.trim_start_matches(' ').strip_prefix('.')?.split_once('=')?;
    Some(name.trim_end())
}

/// The lines with what is known in place of what is named: `{ $points }` becomes `{ 2 }`.
pub(crate) fn filled(part: &str, known: &BTreeMap<String, String>) -> String {
    let mut pieces = part.split('$');
    let mut all = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let end = piece.find(|sign: char| !(sign.is_ascii_alphanumeric() || "-_".contains(sign)));
        let (name, rest) = piece.split_at(end.unwrap_or(piece.len()));
        match known.get(name) {
            Some(value) if value.bytes().all(|byte| byte.is_ascii_digit()) => all.push_str(value),
            Some(value) => all.extend(["\"", value, "\""]),
            None => all.extend(["$", name]),
        }
        all.push_str(rest);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "# Cards.\n\nlamp = It is worth { $points ->\n    [one] a point\n   *[other] { $points } points\n}.\n    .text = Go { $way } for { $points-more }.\n\n-wick = wick\n";

    #[test]
    fn entries_are_the_file_and_parts_the_entry() {
        let all: Vec<Entry> = entries(FILE).collect();
        assert_eq!(all.iter().map(|entry| entry.source).collect::<String>(), FILE);
        assert_eq!(all.iter().filter_map(|entry| entry.name()).collect::<Vec<_>>(), ["lamp", "-wick"]);
        let parts: Vec<(String, &str)> = all[1].parts().collect();
        assert_eq!(parts.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["lamp", "lamp.text"]);
        assert_eq!(parts.iter().map(|(_, part)| *part).collect::<String>(), all[1].source);
    }

    #[test]
    fn what_is_known_is_put_in_and_nothing_else() {
        let known = [("points", "2"), ("way", "→")].map(|(name, value)| (name.to_owned(), value.to_owned()));
        let filled = filled(FILE, &known.into());
        assert!(filled.contains("{ 2 ->") && filled.contains("{ 2 } points"), "{filled}");
        assert!(filled.contains("Go { \"→\" } for { $points-more }."), "{filled}");
    }
}
