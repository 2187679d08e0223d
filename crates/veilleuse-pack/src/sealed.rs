//! Sealed content stays in `sealed/`.

use crate::{PackFiles, Problem};

/// Shorter texts ("Oui", "A password") occur anywhere by chance.
const SHORTEST: usize = 12;

/// Finds sealed texts (answers, solutions) that occur in a file outside `sealed/`.
///
/// Everything outside that folder may reach a browser. Line breaks, indentation and TOML's backslashes do not
/// hide a text.
pub fn check_sealed<'a>(files: &PackFiles, sealed_texts: impl Iterator<Item = &'a str>) -> Vec<Problem> {
    let open: Vec<(&str, Squeezed)> = files
        .under("")
        .filter(|(path, _)| !path.starts_with("sealed/"))
        .map(|(path, text)| (path, Squeezed::new(text)))
        .collect();
    let mut problems = Vec::new();
    for sealed in sealed_texts.map(str::trim) {
        let needle = Squeezed::new(sealed);
        if needle.text.chars().count() < SHORTEST {
            continue;
        }
        for (path, text) in &open {
            if let Some(span) = text.find(&needle) {
                let what = format!("this text is sealed and must not be read here: \"{sealed}\"");
                let problem = Problem::at(files, path, span, what);
                problems.push(problem.help("word one of them differently, or move it into sealed/"));
            }
        }
    }
    problems
}

/// A text without backslashes and with every gap as one space, that remembers where its bytes were.
struct Squeezed {
    text: String,
    offsets: Vec<usize>,
}

impl Squeezed {
    fn new(text: &str) -> Squeezed {
        let mut squeezed =
            Squeezed { text: String::with_capacity(text.len()), offsets: Vec::with_capacity(text.len()) };
        for (at, letter) in text.char_indices() {
            let letter = if letter.is_whitespace() { ' ' } else { letter };
            if letter == '\\' || (letter == ' ' && squeezed.text.ends_with(' ')) {
                continue;
            }
            squeezed.text.push(letter);
            squeezed.offsets.resize(squeezed.text.len(), at);
        }
        squeezed
    }

    /// Where the needle is, as bytes of the text before it was squeezed.
    fn find(&self, needle: &Squeezed) -> Option<std::ops::Range<usize>> {
        let start = self.text.find(&needle.text)?;
        let last = self.text[start..].char_indices().map(|(at, _)| start + at);
        let last = last.take_while(|at| *at < start + needle.text.len()).last()?;
        let width = self.text[last..].chars().next().map_or(0, char::len_utf8);
        Some(self.offsets[start]..self.offsets[last] + width)
    }
}
