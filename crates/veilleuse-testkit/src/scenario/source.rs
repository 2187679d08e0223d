//! Where in a file something stands, and what to say when it is wrong.

use std::{fmt, ops::Range};

use crate::suggest;

/// A place in a scenario file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
}

/// A scenario that cannot be read or does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The name of the file.
    pub file: String,
    /// Where in the file.
    pub position: Position,
    /// Which part, such as `step 3, expect 1`; empty when the file cannot be read.
    pub part: String,
    /// What is wrong, perhaps in several lines.
    pub problem: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: ", self.file, self.position.line, self.position.column)?;
        if !self.part.is_empty() {
            write!(f, "{}: ", self.part)?;
        }
        f.write_str(&self.problem)
    }
}

impl std::error::Error for Failure {}

/// The text of a scenario with its name.
#[derive(Clone, Copy)]
pub(super) struct Source<'t> {
    pub(super) file: &'t str,
    pub(super) text: &'t str,
}

impl Source<'_> {
    pub(super) fn position(self, at: usize) -> Position {
        let before = &self.text[..self.floor(at)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Position { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1 }
    }

    /// A failure to read, with the line and a mark under the culprit.
    pub(super) fn failure(self, span: Range<usize>, problem: impl fmt::Display) -> Failure {
        let position = self.position(span.start);
        let line = self.text.lines().nth(position.line - 1).unwrap_or_default();
        let room = line.chars().count().saturating_sub(position.column - 1).max(1);
        let width = self.text[self.floor(span.start)..self.floor(span.end)].chars().count().clamp(1, room);
        let number = position.line.to_string();
        let margin = " ".repeat(number.len());
        let (indent, mark) = (" ".repeat(position.column - 1), "^".repeat(width));
        Failure {
            file: self.file.to_owned(),
            position,
            part: String::new(),
            problem: format!("{problem}\n{margin} |\n{number} | {line}\n{margin} | {indent}{mark}"),
        }
    }

    pub(super) fn unknown_key(self, span: Range<usize>, key: &str, inside: &str, known: &[&str]) -> Failure {
        let hint = suggest::did_you_mean(key, known.iter().copied());
        let problem = format!("unknown key `{key}` in {inside}{hint}\nit may have: {}", known.join(", "));
        self.failure(span, problem)
    }

    /// The nearest place at or before `at` where a character begins.
    fn floor(self, at: usize) -> usize {
        (0..=at.min(self.text.len())).rev().find(|i| self.text.is_char_boundary(*i)).unwrap_or(0)
    }
}
