//! The question files: what a teacher edits.

use std::{fmt, sync::Arc};

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{self, value::MapAccessDeserializer},
};
use veilleuse_pack::{PackFiles, Problem, Problems, Provenance, Spanned, Text};

use super::{Check, Counts};
use crate::{
    pack::{Answered, Question, Reference},
    words::{Card, Choice, Complice, Difficulty, QuestionId},
};

/// The folder of the question files.
const FOLDER: &str = "sealed/questions/";

/// `sealed/questions/*.toml`: the questions about one Complice. A teacher can edit this file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QuestionFile {
    /// Whom the questions are about.
    pub complice: Complice,
    /// The questions.
    pub question: Vec<QuestionSpec>,
}

/// A question card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QuestionSpec {
    /// `<complice>-<level>-<01 to 25>`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub id: Spanned<String>,
    /// Easy or hard.
    pub level: Difficulty,
    /// What it is about; the texts have a message `theme-<theme>`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub theme: Spanned<String>,
    /// Which choice is right, from 1.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub right: Spanned<u8>,
    /// Whether the choices are numbers, amounts or ages, which are listed in ascending order and shown so.
    #[serde(default)]
    pub ordered: bool,
    /// A public source that the explanation rests on.
    #[cfg_attr(feature = "schema", schemars(with = "PageSpec"))]
    pub source: Spanned<SourceSpec>,
    /// Where the card comes from.
    pub provenance: Provenance,
    /// In French.
    pub fr: QuestionText,
    /// In English.
    pub en: QuestionText,
}

/// A question in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QuestionText {
    /// What is asked.
    pub prompt: String,
    /// Two to four choices.
    pub choices: Vec<String>,
    /// Why the right one is right.
    pub explanation: String,
    /// What its source is called.
    #[cfg_attr(feature = "schema", schemars(required, with = "SourceText"))]
    pub source: Option<SourceText>,
}

/// The source of a question in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SourceText {
    /// Who published it.
    pub publisher: String,
    /// What it is called.
    pub title: String,
}

/// The source of a question, whatever the language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum SourceSpec {
    /// A name alone, as packs of before have it. They can be played, and `pack check` asks for more.
    Name(String),
    /// Something a reader can open.
    Page(PageSpec),
}

/// Where a source can be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PageSpec {
    /// Its address, which begins with `https://`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub url: Spanned<String>,
    /// When it was published, or last revised.
    #[cfg_attr(feature = "schema", schemars(with = "u16"))]
    pub year: Spanned<u16>,
    /// The day somebody last looked, as `2026-11-17`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub checked: Spanned<String>,
}

impl<'de> Deserialize<'de> for SourceSpec {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SourceSpec, D::Error> {
        struct Either;

        impl<'de> de::Visitor<'de> for Either {
            type Value = SourceSpec;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a table with url, year and checked")
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<SourceSpec, E> {
                Ok(SourceSpec::Name(name.to_owned()))
            }

            fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<SourceSpec, A::Error> {
                PageSpec::deserialize(MapAccessDeserializer::new(map)).map(SourceSpec::Page)
            }
        }

        deserializer.deserialize_any(Either)
    }
}

/// What the question files hold, by the index of the card.
pub(super) struct Bank {
    pub(super) questions: Vec<Option<Question>>,
    pub(super) ordered: Vec<bool>,
    pub(super) rights: Vec<u8>,
    pub(super) sealed: Vec<Answered>,
}

impl Bank {
    fn empty() -> Bank {
        let none = text("", "");
        Bank {
            questions: vec![None; QuestionId::MOST],
            ordered: vec![false; QuestionId::MOST],
            rights: vec![0; QuestionId::MOST],
            sealed: vec![
                Answered { explanation: none, source: "".into(), reference: None };
                QuestionId::MOST
            ],
        }
    }
}

fn text(fr: &str, en: &str) -> Text {
    Text { fr: fr.into(), en: en.into() }
}

/// All questions as the files have them, with the paths of these.
pub(crate) fn question_files(files: &PackFiles) -> Result<Vec<(String, QuestionFile)>, Problem> {
    files.under(FOLDER).map(|(path, _)| Ok((path.to_owned(), files.read(path)?))).collect()
}

/// Questions whose source nobody can open: such a pack can be played, but it is not finished.
pub fn unsourced(files: &PackFiles) -> Problems {
    let found = match question_files(files) {
        Ok(found) => found,
        Err(problem) => return problem.into(),
    };
    let questions = found.iter().flat_map(|(path, file)| file.question.iter().map(move |spec| (path, spec)));
    let nameless = questions.filter(|(_, spec)| matches!(spec.source.get_ref(), SourceSpec::Name(_)));
    let problem = |(path, spec): (&String, &QuestionSpec)| {
        Problem::at(files, path, spec.source.span(), "a name alone is no source that a reader can open")
            .help("write [question.source] with url, year and checked, and source = { publisher, title } in both languages")
    };
    nameless.map(problem).collect()
}

impl Check<'_> {
    pub(super) fn bank(&mut self, counts: &Counts) -> Result<Bank, Problem> {
        let mut bank = Bank::empty();
        for (path, file) in question_files(self.files)? {
            for spec in &file.question {
                if let Err(problem) = self.question(&path, file.complice, spec, &mut bank) {
                    self.problems.push(problem);
                }
            }
        }
        self.question_counts(counts, &bank.questions);
        Ok(bank)
    }

    fn question(
        &mut self,
        path: &str,
        complice: Complice,
        spec: &QuestionSpec,
        bank: &mut Bank,
    ) -> Result<(), Problem> {
        let wrong = |span, what: &str| Problem::at(self.files, path, span, what);
        let id = spec.id.get_ref().parse::<QuestionId>().ok();
        let Some(id) = id.filter(|id| id.complice() == complice && id.difficulty() == spec.level) else {
            let help = format!("ids run from {0}-{1}-01 to {0}-{1}-25", complice.id(), spec.level.id());
            return Err(wrong(spec.id.span(), "not an id of this deck").help(help));
        };
        if bank.questions[id.index()].is_some() {
            return Err(wrong(spec.id.span(), "there is another card with this id"));
        }
        let (fr, en) = (&spec.fr.choices, &spec.en.choices);
        if fr.len() != en.len() || !(2..=Choice::COUNT).contains(&fr.len()) {
            let what = "a question has two to four choices, as many in French as in English";
            return Err(wrong(spec.id.span(), what));
        }
        let right = usize::from(*spec.right.get_ref());
        if !(1..=fr.len()).contains(&right) {
            return Err(wrong(spec.right.span(), &format!("the right choice is one of 1 to {}", fr.len())));
        }
        let theme = format!("theme-{}", spec.theme.get_ref());
        if !self.texts.has(&theme) {
            let known = self.texts.ids().filter_map(|id| id.strip_prefix("theme-")).collect::<Vec<_>>();
            let problem = wrong(spec.theme.span(), &format!("no text {theme}"));
            self.problems.push(problem.suggest(spec.theme.get_ref(), known));
        }
        let blank = [&spec.fr, &spec.en].into_iter().any(|text| {
            let mut all = text.choices.iter().chain([&text.prompt, &text.explanation]);
            all.any(|text| text.trim().is_empty())
        });
        if blank {
            self.problems.push(wrong(spec.id.span(), "prompt, choices and explanation are needed"));
        }
        if spec.ordered && !(ascends(fr, ',') && ascends(en, '.')) {
            let what = "an ordered question lists its choices in ascending order, each once";
            self.problems.push(wrong(spec.id.span(), what));
        }
        let (source, reference) = self.source(path, spec)?;
        bank.questions[id.index()] = Some(Question {
            theme: spec.theme.get_ref().as_str().into(),
            prompt: text(&spec.fr.prompt, &spec.en.prompt),
            choices: fr.iter().zip(en).map(|(fr, en)| text(fr, en)).collect(),
            provenance: spec.provenance,
        });
        bank.ordered[id.index()] = spec.ordered;
        bank.rights[id.index()] = right as u8 - 1;
        bank.sealed[id.index()] =
            Answered { explanation: text(&spec.fr.explanation, &spec.en.explanation), source, reference };
        Ok(())
    }

    /// The name of the source, and the source.
    fn source(&self, path: &str, spec: &QuestionSpec) -> Result<(Arc<str>, Option<Arc<Reference>>), Problem> {
        let wrong = |span, what: &str| Problem::at(self.files, path, span, what);
        let page = match spec.source.get_ref() {
            SourceSpec::Name(name) if name.trim().is_empty() => {
                return Err(wrong(spec.source.span(), "a source is needed"));
            }
            SourceSpec::Name(name) => return Ok((name.as_str().into(), None)),
            SourceSpec::Page(page) => page,
        };
        let (Some(fr), Some(en)) = (&spec.fr.source, &spec.en.source) else {
            let what = "the source has no name in one of the languages";
            let help =
                "write source = { publisher = \"…\", title = \"…\" } in [question.fr] and [question.en]";
            return Err(wrong(spec.id.span(), what).help(help));
        };
        if [fr, en].into_iter().any(|it| it.publisher.trim().is_empty() || it.title.trim().is_empty()) {
            return Err(wrong(spec.id.span(), "the source has a publisher and a title in both languages"));
        }
        if !is_address(page.url.get_ref()) {
            let problem = wrong(page.url.span(), "not an address that a browser opens safely");
            return Err(problem.help("write it whole: https://www.cnil.fr/fr/…"));
        }
        let Some(looked) = year_of(page.checked.get_ref()) else {
            return Err(wrong(page.checked.span(), "not a day").help("write it as 2026-11-17"));
        };
        let year = *page.year.get_ref();
        if !(FIRST_YEAR..=looked).contains(&year) {
            let what = format!("a source of {year} cannot have been looked at in {looked}");
            let help = format!("years run from {FIRST_YEAR} to that of `checked`");
            return Err(wrong(page.year.span(), &what).help(help));
        }
        let reference = Reference {
            publisher: text(&fr.publisher, &en.publisher),
            title: text(&fr.title, &en.title),
            year,
            url: page.url.get_ref().as_str().into(),
            checked: page.checked.get_ref().as_str().into(),
        };
        Ok((Arc::clone(&reference.publisher.fr), Some(Arc::new(reference))))
    }

    fn question_counts(&mut self, counts: &Counts, questions: &[Option<Question>]) {
        for complice in Complice::ALL {
            for (difficulty, expected) in
                [(Difficulty::Easy, counts.easy_questions), (Difficulty::Hard, counts.hard_questions)]
            {
                let there =
                    |card: &Card| questions[QuestionId::of(complice, difficulty, *card).index()].is_some();
                let found = QuestionId::cards().filter(there).count();
                if found != expected || found == 0 {
                    let path = format!("{FOLDER}{}.toml", complice.id());
                    let what =
                        format!("{found} {} questions, but pack.toml counts {expected}", difficulty.id());
                    self.problems.push(Problem::about(path, what));
                }
            }
        }
    }
}

/// No source is older: the Code civil.
const FIRST_YEAR: u16 = 1804;

pub(crate) fn is_address(url: &str) -> bool {
    let host = |rest: &str| {
        rest.split(['/', '?', '#'])
            .next()
            .is_some_and(|host| host.contains('.') && !host.starts_with('.') && !host.ends_with('.'))
    };
    let plain = |letter: char| letter.is_ascii_graphic() && !"\"<>\\^`{|}".contains(letter);
    url.strip_prefix("https://").is_some_and(host) && url.chars().all(plain)
}

/// The year of a day written as `2026-11-17`.
pub(crate) fn year_of(day: &str) -> Option<u16> {
    let parts: Vec<&str> = day.split('-').collect();
    let [year, month, of_month] = parts[..] else { return None };
    let digits = |part: &str, count| {
        let all = part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
        all.then(|| part.parse::<u16>().ok()).flatten()
    };
    let (year, month, of_month) = (digits(year, 4)?, digits(month, 2)?, digits(of_month, 2)?);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    (1..=days).contains(&of_month).then_some(year)
}

/// Whether choices that differ by a number alone are listed from the lowest to the highest. Others, such as « une
/// heure » after « une minute », are the editor's affair.
pub(crate) fn ascends(choices: &[String], decimal: char) -> bool {
    let numbers: Vec<_> = choices.iter().map(|choice| first_number(choice, decimal)).collect();
    numbers.windows(2).all(|pair| match pair {
        [(Some(one), rest), (Some(next), other)] if rest == other => one < next,
        [one, next] => one != next,
        _ => true,
    })
}

/// The first number of a text, and the text without it. Spaces, and in English commas, stand between thousands.
fn first_number(text: &str, decimal: char) -> (Option<u64>, String) {
    let Some(start) = text.find(|letter: char| letter.is_ascii_digit()) else {
        return (None, text.to_owned());
    };
    let mut number = String::new();
    let mut letters = text[start..].char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let more = letters.peek().is_some_and(|(_, next)| next.is_ascii_digit());
        match letter {
            '0'..='9' => number.push(letter),
            _ if letter == decimal && more => number.push('.'),
            ',' | ' ' | '\u{a0}' | '\u{202f}' if more => {}
            _ => return (amount(&number), format!("{}{}", &text[..start], &text[start + at..])),
        }
    }
    (amount(&number), text[..start].to_owned())
}

/// A decimal in thousandths.
fn amount(number: &str) -> Option<u64> {
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    if part.len() > 3 || part.contains('.') {
        return None;
    }
    format!("{whole}{part:0<3}").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_whole_and_safe() {
        for url in ["https://www.cnil.fr/", "https://doi.org/10.1177/1461444819850461?x=1#y"] {
            assert!(is_address(url), "{url}");
        }
        for url in [
            "",
            "www.cnil.fr",
            "http://www.cnil.fr/",
            "https://",
            "https://cnil/",
            "https://a.fr/b c",
            "javascript:alert(1)",
        ] {
            assert!(!is_address(url), "{url}");
        }
    }

    #[test]
    fn days_are_days() {
        assert_eq!(year_of("2026-11-17"), Some(2026));
        assert_eq!(year_of("2024-02-29"), Some(2024));
        for day in [
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-1",
            "17/11/2026",
            "2026-11-31",
            "+026-11-01",
            "",
        ] {
            assert_eq!(year_of(day), None, "{day}");
        }
    }

    #[test]
    fn amounts_ascend() {
        let ascend = |choices: &[&str], decimal| {
            ascends(&choices.iter().map(|&text| text.to_owned()).collect::<Vec<_>>(), decimal)
        };
        assert!(ascend(&["0,4\u{a0}%", "4,4\u{a0}%", "14\u{a0}%"], ','));
        assert!(ascend(&["About 4", "About 400", "About 4,000"], '.'));
        assert!(ascend(&["À 13\u{a0}ans", "À 15\u{a0}ans"], ','));
        assert!(ascend(&["900 litres", "1\u{202f}500 litres", "10\u{a0}000 litres"], ','));
        assert!(ascend(&["Une minute", "Une heure", "500 g", "2 kg"], ','));
        assert!(ascend(&["De 9 à 11 heures", "De 14 à 15 heures"], ','));
        assert!(!ascend(&["À 15 ans", "À 13 ans"], ','));
        assert!(!ascend(&["4,4 %", "0,4 %"], ','));
        assert!(!ascend(&["15 ans", "15 ans"], ','));
    }
}
