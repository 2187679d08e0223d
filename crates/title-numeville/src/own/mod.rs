//! A question bank of one's own: written for a spreadsheet or as TOML, changed there, and read again.
//!
//! Whatever is wrong names the line and the cell and says what to write instead: it is a teacher who reads it.
//! A bank need not be whole. Where it has no card, the usual pack's is taken.

mod csv;
mod entry;

use std::fmt::Write;

use serde::Deserialize;
use veilleuse_core::Line;
use veilleuse_pack::{Lang, PackFiles, Problem, Texts, read_toml, write_toml};

use crate::{
    bank::{Card, bank},
    load::{QuestionFile, QuestionSpec, question_files},
    words::{Complice, QuestionId},
};

use csv::write_row;
use entry::{COLUMNS, Entry};

/// How a bank is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A table for spreadsheets.
    Csv,
    /// TOML.
    Toml,
}

/// Something that is wrong in a bank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The line, from 1; 0 where it is about the whole.
    pub line: usize,
    /// The cell of a table, or the letter of a line, from 1.
    pub column: usize,
    /// What is wrong: a message of the pack. Its attribute `help` says what to write instead.
    pub what: Line,
}

impl Flaw {
    fn at((line, column): (usize, usize), what: Line) -> Flaw {
        Flaw { line, column, what }
    }
}

/// The usual pack with a bank of one's own in it.
#[derive(Clone, Debug)]
pub struct Own {
    /// Its files.
    pub files: PackFiles,
    /// How many questions are one's own.
    pub own: usize,
    /// How many were there before.
    pub topped_up: usize,
}

/// So many flaws are told at once.
const MOST_FLAWS: usize = 50;
/// A bank that has more questions is not read to its end.
const MOST_ROWS: usize = 400;

/// The whole bank of a pack, to be changed.
pub fn export(files: &PackFiles, format: Format) -> Result<String, Problem> {
    match format {
        Format::Csv => Ok(as_table(&bank(files)?)),
        Format::Toml => {
            let questions = question_files(files)?.into_iter().flat_map(|(_, file)| file.question).collect();
            let all = write_toml(&Questions { question: questions });
            let all = all.map_err(|error| Problem::about("sealed/questions/", error.to_string()))?;
            let head =
                |lang| texts(files).and_then(|texts| texts.get(lang, "bank-toml-head")).unwrap_or_default();
            Ok(format!("# {}\n# {}\n\n{all}", head(Lang::Fr), head(Lang::En)))
        }
    }
}

fn as_table(cards: &[Card]) -> String {
    let mut out = String::from("\u{feff}");
    write_row(&mut out, &COLUMNS.map(|(name, _)| name.to_owned()));
    for card in cards {
        write_row(&mut out, &entry::row_of(card));
    }
    out
}

/// The questions of all Complices, as they are exported.
#[derive(Deserialize, serde::Serialize)]
struct Questions {
    question: Vec<QuestionSpec>,
}

/// Puts a bank of one's own into the usual pack.
pub fn import(files: &PackFiles, text: &str, format: Format) -> Result<Own, Vec<Flaw>> {
    let themes = themes(files);
    let mut flaws = Vec::new();
    let entries = match format {
        Format::Csv => entry::from_table(text, &mut flaws),
        Format::Toml => from_toml(text, &mut flaws),
    };
    if entries.is_empty() && flaws.is_empty() {
        flaws.push(Flaw::at((0, 0), Line::new("bank-nothing")));
    }
    if entries.len() > MOST_ROWS {
        flaws.push(Flaw::at((0, 0), Line::new("bank-too-many").number("most", MOST_ROWS as u32)));
    }
    let specs = if flaws.is_empty() { entry::specs(&entries, &themes, &mut flaws) } else { Vec::new() };
    if !flaws.is_empty() {
        flaws.sort_by_key(|flaw| (flaw.line, flaw.column));
        flaws.truncate(MOST_FLAWS);
        return Err(flaws);
    }
    put_in(files, specs).map_err(|problem| vec![whole(&problem.to_string())])
}

/// What is wrong with everything: the words are those of whoever found it.
fn whole(said: &str) -> Flaw {
    Flaw::at((0, 0), Line::new("bank-problem").same("said", said))
}

fn texts(files: &PackFiles) -> Option<Texts> {
    Texts::load(&[files]).ok()
}

/// The themes that have a name.
fn themes(files: &PackFiles) -> Vec<String> {
    let Some(texts) = texts(files) else { return Vec::new() };
    texts.ids().filter_map(|id| id.strip_prefix("theme-")).map(str::to_owned).collect()
}

fn from_toml(text: &str, flaws: &mut Vec<Flaw>) -> Vec<Entry> {
    #[derive(Deserialize)]
    struct File {
        /// As a file of the pack has it; every id says it too.
        #[serde(rename = "complice")]
        _complice: Option<Complice>,
        question: Vec<QuestionSpec>,
    }
    match read_toml::<File>(text) {
        Ok(file) => file.question.iter().map(|spec| Entry::from_spec(spec, text)).collect(),
        Err(error) => {
            let place = error.span().map_or((0, 0), |span| position(text, span.start));
            let said = error.why();
            flaws.push(Flaw::at(place, Line::new("bank-no-toml").same("said", said)));
            Vec::new()
        }
    }
}

/// The line and column of a byte.
fn position(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (before.matches('\n').count() + 1, before[start..].chars().count() + 1)
}

/// The pack with these questions instead of those with the same ids.
fn put_in(files: &PackFiles, own: Vec<(QuestionId, QuestionSpec)>) -> Result<Own, Problem> {
    let usual = question_files(files)?;
    let count = own.len();
    let mut made = Own { files: files.clone(), own: count, topped_up: 0 };
    for (path, file) in usual {
        let mut questions: Vec<QuestionSpec> = Vec::new();
        let mine = own.iter().filter(|(id, _)| id.complice() == file.complice);
        questions.extend(mine.map(|(_, spec)| spec.clone()));
        let taken = |spec: &QuestionSpec| own.iter().any(|(id, _)| id.to_string() == *spec.id.get_ref());
        let left: Vec<QuestionSpec> = file.question.into_iter().filter(|spec| !taken(spec)).collect();
        made.topped_up += left.len();
        questions.extend(left);
        questions.sort_by(|one, other| one.id.get_ref().cmp(other.id.get_ref()));
        let file = QuestionFile { complice: file.complice, question: questions };
        let mut text = String::new();
        let body = write_toml(&file).map_err(|error| Problem::about(&path, error.to_string()))?;
        write!(text, "{body}").expect("a string takes everything");
        made.files = made.files.with(&path, &text);
    }
    Ok(made)
}
