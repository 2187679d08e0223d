//! Fluent files, parsed within limits.
//!
//! The parser recurses for every opening brace or parenthesis, compares all named arguments of a call with each
//! other, and panics on a broken `\u` escape before a letter that is not ASCII. Texts may come from strangers,
//! so what would harm it is refused before it looks.

use std::ops::Range;

use fluent_bundle::FluentResource;
use fluent_syntax::parser::ParserError;

use super::begins_message;
use crate::{PackFiles, Problem, Problems};

/// The most opening braces and parentheses in a message, its attributes included.
const MOST_OPENED: usize = 200;
/// The most bytes in a message, its attributes included.
const LONGEST_MESSAGE: usize = 16 * 1024;
/// How many parse errors of one file are worth reading.
const ERRORS_SHOWN: usize = 20;

/// A parsed file and where it came from.
pub(super) struct File<'a> {
    pub(super) pack: &'a PackFiles,
    pub(super) path: &'a str,
    pub(super) resource: FluentResource,
}

impl File<'_> {
    /// A problem with a part of the file; `part` is a slice of its parsed source.
    pub(super) fn problem(&self, part: &str, what: impl Into<String>) -> Problem {
        let start = part.as_ptr().addr().saturating_sub(self.resource.source().as_ptr().addr());
        Problem::at(self.pack, self.path, start..start + part.len(), what)
    }
}

/// Parses a file, or says why not.
pub(super) fn parse<'a>(
    pack: &'a PackFiles,
    path: &'a str,
    text: &str,
    problems: &mut Problems,
) -> Option<File<'a>> {
    if let Some((span, what)) = too_much(text).or_else(|| broken_escape(text)) {
        problems.push(Problem::at(pack, path, span, what));
        return None;
    }
    match FluentResource::try_new(text.to_owned()) {
        Ok(resource) => Some(File { pack, path, resource }),
        Err((_, errors)) => {
            problems.extend(errors.iter().take(ERRORS_SHOWN).map(|error| unparsed(pack, path, error)));
            None
        }
    }
}

fn unparsed(pack: &PackFiles, path: &str, error: &ParserError) -> Problem {
    Problem::at(pack, path, error.pos.clone(), error.kind.to_string())
        .help("a message is `id = text`; its other lines are indented; { and } enclose a placeable")
}

/// Where a message exceeds the limits.
///
/// A line that begins with `id =` begins a message whatever came before: inside a placeable it cannot be parsed,
/// so the parser is never deeper than what was opened since.
fn too_much(text: &str) -> Option<(Range<usize>, String)> {
    let mut message_start = 0;
    let mut opened = 0;
    let mut line_start = 0;
    for line in text.split_inclusive('\n') {
        if begins_message(line) || line.starts_with('#') {
            message_start = line_start;
            opened = 0;
        }
        let message = message_start..line_start + line.len();
        opened += line.bytes().filter(|byte| matches!(byte, b'{' | b'(')).count();
        if opened > MOST_OPENED {
            let what = format!("more than {MOST_OPENED} braces and parentheses are opened in this message");
            return Some((message, what));
        }
        if message.len() > LONGEST_MESSAGE {
            return Some((message, format!("this message has more than {LONGEST_MESSAGE} bytes")));
        }
        line_start += line.len();
    }
    None
}

/// Where `\u` has too few digits before a letter that is not ASCII.
fn broken_escape(text: &str) -> Option<(Range<usize>, String)> {
    text.match_indices('\\').find_map(|(start, _)| {
        let rest = &text[start + 1..];
        let digits = match rest.bytes().next()? {
            b'u' => 4,
            b'U' => 6,
            _ => return None,
        };
        let next = rest[1..].chars().take(digits).find(|letter| !letter.is_ascii_hexdigit())?;
        let what = "an escape is \\u and four hexadecimal digits, or \\U and six";
        (!next.is_ascii()).then(|| (start..start + 2, what.to_owned()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_hold_for_a_message_and_not_for_a_file() {
        let brackets = |count| format!("a = {}\n", "(".repeat(count));
        assert_eq!(too_much(&brackets(MOST_OPENED).repeat(3)), None);
        assert!(too_much(&brackets(MOST_OPENED + 1)).is_some());
        let long = |length: usize| format!("a = {}", "x".repeat(length - 4));
        assert_eq!(too_much(&format!("{}\nb = y", long(LONGEST_MESSAGE - 1))), None);
        assert!(too_much(&long(LONGEST_MESSAGE + 1)).is_some());
    }
}
