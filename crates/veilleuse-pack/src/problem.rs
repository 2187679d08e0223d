//! What is wrong with a pack, and where.

use std::{error::Error, fmt, ops::Range, sync::Arc};

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::{PackFiles, did_you_mean};

/// One thing that is wrong with a pack: which file, which line, what to do.
///
/// Displayed plainly it reads `decks/finds.toml:3:1: what is wrong`; [drawn](Problem::drawn) it shows the line with the place
/// underlined and the help below.
#[derive(Debug, thiserror::Error)]
#[error("{}: {what}", self.place())]
pub struct Problem {
    path: String,
    what: String,
    help: Option<String>,
    excerpt: Option<Box<Excerpt>>,
}

/// The file and the part of it that a problem is about.
#[derive(Debug)]
struct Excerpt {
    source: Arc<str>,
    span: Range<usize>,
}

impl Problem {
    /// A problem with these bytes of a file of the pack.
    pub fn at(files: &PackFiles, path: &str, span: Range<usize>, what: impl Into<String>) -> Problem {
        let problem = Problem::about(path, what);
        match files.source(path) {
            Some(source) => problem.in_source(source, span),
            None => problem,
        }
    }

    /// A problem with a file as a whole, or with one that is missing.
    pub fn about(path: impl Into<String>, what: impl Into<String>) -> Problem {
        Problem { path: path.into(), what: what.into(), help: None, excerpt: None }
    }

    /// Says what to do about it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Problem {
        self.help = Some(help.into());
        self
    }

    /// Suggests the known word nearest to this unknown one, if any is near.
    #[must_use]
    pub fn suggest<'a>(mut self, word: &str, known: impl IntoIterator<Item = &'a str>) -> Problem {
        self.help = did_you_mean(word, known).or(self.help);
        self
    }

    /// The file, as a path inside the pack.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// What is wrong, without the place.
    pub fn what(&self) -> &str {
        &self.what
    }

    /// What to do about it.
    pub fn hint(&self) -> Option<&str> {
        self.help.as_deref()
    }

    /// Line and column of where it begins, both from 1; columns count characters.
    pub fn position(&self) -> Option<(usize, usize)> {
        let excerpt = self.excerpt.as_ref()?;
        let before = &excerpt.source[..excerpt.span.start];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
        Some((line, before[line_start..].chars().count() + 1))
    }

    /// The place as `file:line:column`, or the file alone.
    pub fn place(&self) -> String {
        match self.position() {
            Some((line, column)) => format!("{}:{line}:{column}", self.path),
            None => self.path.clone(),
        }
    }

    /// The line of the file with the place underlined, what is wrong and what to do about it.
    pub fn drawn(&self) -> String {
        let Some(excerpt) = &self.excerpt else {
            let help = self.help.as_ref().map(|help| format!("\n  = help: {help}"));
            return format!("{self}{}", help.unwrap_or_default());
        };
        let place = AnnotationKind::Primary.span(excerpt.span.clone()).label("here");
        let snippet = Snippet::source(&*excerpt.source).path(&*self.path).annotation(place);
        let mut report = Level::ERROR.no_name().primary_title(&*self.what).element(snippet);
        if let Some(help) = &self.help {
            report = report.element(Level::HELP.message(&**help));
        }
        Renderer::plain().render(&[report])
    }

    fn in_source(mut self, source: &Arc<str>, span: Range<usize>) -> Problem {
        let start = char_boundary(source, span.start);
        let end = char_boundary(source, span.end).max(start);
        self.excerpt = Some(Box::new(Excerpt { source: Arc::clone(source), span: start..end }));
        self
    }
}

/// The nearest place at or before `index` where a character begins.
fn char_boundary(source: &str, index: usize) -> usize {
    (0..=index.min(source.len())).rev().find(|at| source.is_char_boundary(*at)).unwrap_or(0)
}

/// Everything that is wrong with a pack.
///
/// Only the first [`Problems::SHOWN`] are kept, the rest are counted: nobody reads more, and a hostile file
/// could hold a hundred thousand.
#[derive(Debug, Default)]
pub struct Problems {
    shown: Vec<Problem>,
    left_out: usize,
}

impl Problems {
    /// How many problems are kept.
    pub const SHOWN: usize = 50;

    /// None so far.
    pub fn new() -> Problems {
        Problems::default()
    }

    /// One more.
    pub fn push(&mut self, problem: Problem) {
        if self.is_full() {
            self.left_out += 1;
        } else {
            self.shown.push(problem);
        }
    }

    /// Whether further problems are only counted: a check may stop here.
    pub fn is_full(&self) -> bool {
        self.shown.len() >= Self::SHOWN
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// How many there are, those that were not kept included.
    pub fn len(&self) -> usize {
        self.shown.len() + self.left_out
    }

    /// The problems that were kept, in the order they were found.
    pub fn iter(&self) -> std::slice::Iter<'_, Problem> {
        self.shown.iter()
    }

    /// The value if nothing is wrong, the problems otherwise.
    pub fn or<T>(self, value: T) -> Result<T, Problems> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let [problem] = &self.shown[..] {
            return problem.fmt(f);
        }
        write!(f, "{} problems", self.len())?;
        for problem in &self.shown {
            write!(f, "\n  {problem}")?;
        }
        if self.left_out > 0 {
            write!(f, "\n  and {} more", self.left_out)?;
        }
        Ok(())
    }
}

impl Error for Problems {}

impl Problems {
    /// Each of them [drawn](Problem::drawn), one below the other.
    pub fn drawn(&self) -> String {
        let mut drawn: Vec<String> = self.shown.iter().map(Problem::drawn).collect();
        if self.left_out > 0 {
            drawn.push(format!("and {} more", self.left_out));
        }
        drawn.join("\n\n")
    }
}

impl From<Problem> for Problems {
    fn from(problem: Problem) -> Problems {
        Problems { shown: vec![problem], left_out: 0 }
    }
}

impl Extend<Problem> for Problems {
    fn extend<I: IntoIterator<Item = Problem>>(&mut self, problems: I) {
        problems.into_iter().for_each(|problem| self.push(problem));
    }
}

impl FromIterator<Problem> for Problems {
    fn from_iter<I: IntoIterator<Item = Problem>>(problems: I) -> Problems {
        let mut all = Problems::new();
        all.extend(problems);
        all
    }
}

impl From<Vec<Problem>> for Problems {
    fn from(problems: Vec<Problem>) -> Problems {
        problems.into_iter().collect()
    }
}

impl IntoIterator for Problems {
    type Item = Problem;
    type IntoIter = std::vec::IntoIter<Problem>;

    fn into_iter(self) -> Self::IntoIter {
        self.shown.into_iter()
    }
}

impl<'a> IntoIterator for &'a Problems {
    type Item = &'a Problem;
    type IntoIter = std::slice::Iter<'a, Problem>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
