//! The rules of a title in our own words, by id.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::{PackFiles, Problem, Problems, Spanned, Text};

const PATH: &str = "rules.toml";

/// The rules of a title: chapters, rules and rulings, as refusals, help and tests cite them.
#[derive(Clone, Debug, Default)]
pub struct RuleBook {
    title: String,
    chapters: Vec<Chapter>,
    rules: Vec<Rule>,
    rulings: Vec<Ruling>,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The middle part of its rules' ids: `MOVE` in `NU-MOVE-03`.
    pub id: String,
    /// Its heading.
    pub text: Text,
}

/// A rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id, such as `NU-MOVE-03`.
    pub id: String,
    /// The id of its chapter.
    pub chapter: String,
    /// What it says.
    pub text: Text,
    /// The ids of the rulings that bear on it.
    pub rulings: Vec<String>,
    /// A remark for those who maintain the rules.
    pub note: Option<String>,
}

/// Our answer where the rulebook is silent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// Its id, such as `NU-Q-16`.
    pub id: String,
    /// What it says.
    pub text: Text,
}

impl RuleBook {
    /// Reads and checks `rules.toml`.
    pub fn load(files: &PackFiles) -> Result<RuleBook, Problems> {
        let file: RuleBookFile = files.read(PATH)?;
        let problems = Check::new(files, &file).run(&file);
        problems.or(RuleBook::from(file))
    }

    /// The id of the title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The chapters, in the order of the file.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The rules, in the order of the file.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rule with this id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == id)
    }

    /// The rulings, in the order of the file.
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// The ruling with this id.
    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.id == id)
    }
}

/// `rules.toml` as it is written.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RuleBookFile {
    /// The id of the title.
    title: String,
    /// The chapters, in the order of the help.
    #[serde(default)]
    chapter: Vec<ParagraphFile>,
    /// The rules, in the order of the help.
    #[serde(default)]
    rule: Vec<RuleFile>,
    /// Answers where the rulebook is silent.
    #[serde(default)]
    ruling: Vec<ParagraphFile>,
}

/// A chapter heading or a ruling.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct ParagraphFile {
    /// Unique among its kind.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    id: Spanned<String>,
    /// In French.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    fr: Spanned<String>,
    /// In English.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    en: Spanned<String>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct RuleFile {
    /// Title, chapter and number: `NU-MOVE-03`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    id: Spanned<String>,
    /// What it says in French.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    fr: Spanned<String>,
    /// What it says in English.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    en: Spanned<String>,
    /// The ids of the rulings that bear on it.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    rulings: Vec<Spanned<String>>,
    /// A remark for those who maintain the rules.
    note: Option<String>,
}

impl From<RuleBookFile> for RuleBook {
    fn from(file: RuleBookFile) -> RuleBook {
        let text = |fr: Spanned<String>, en: Spanned<String>| Text {
            fr: fr.into_inner().into(),
            en: en.into_inner().into(),
        };
        RuleBook {
            title: file.title,
            chapters: file
                .chapter
                .into_iter()
                .map(|chapter| Chapter { id: chapter.id.into_inner(), text: text(chapter.fr, chapter.en) })
                .collect(),
            rules: file
                .rule
                .into_iter()
                .map(|rule| Rule {
                    chapter: chapter_of(rule.id.get_ref()).unwrap_or_default().to_owned(),
                    id: rule.id.into_inner(),
                    text: text(rule.fr, rule.en),
                    rulings: rule.rulings.into_iter().map(Spanned::into_inner).collect(),
                    note: rule.note,
                })
                .collect(),
            rulings: file
                .ruling
                .into_iter()
                .map(|ruling| Ruling { id: ruling.id.into_inner(), text: text(ruling.fr, ruling.en) })
                .collect(),
        }
    }
}

/// The middle part of a rule's id.
fn chapter_of(id: &str) -> Option<&str> {
    let (_, rest) = id.split_once('-')?;
    rest.rsplit_once('-').map(|(chapter, _)| chapter)
}

struct Check<'a> {
    files: &'a PackFiles,
    chapters: BTreeSet<&'a str>,
    rulings: BTreeSet<&'a str>,
    problems: Problems,
}

impl<'a> Check<'a> {
    fn new(files: &'a PackFiles, file: &'a RuleBookFile) -> Check<'a> {
        let ids = |entries: &'a [ParagraphFile]| entries.iter().map(|entry| &**entry.id.get_ref()).collect();
        Check { files, chapters: ids(&file.chapter), rulings: ids(&file.ruling), problems: Problems::new() }
    }

    fn run(mut self, file: &RuleBookFile) -> Problems {
        self.unique("chapter", file.chapter.iter().map(|chapter| &chapter.id));
        self.unique("rule", file.rule.iter().map(|rule| &rule.id));
        self.unique("ruling", file.ruling.iter().map(|ruling| &ruling.id));
        for paragraph in file.chapter.iter().chain(&file.ruling) {
            self.not_empty([&paragraph.id, &paragraph.fr, &paragraph.en]);
        }
        for rule in &file.rule {
            // Suggestions cost time: no more of them than are shown.
            if self.problems.is_full() {
                break;
            }
            self.not_empty([&rule.id, &rule.fr, &rule.en]);
            self.known_chapter(&rule.id);
            for ruling in &rule.rulings {
                self.known_ruling(ruling);
            }
        }
        self.problems
    }

    fn unique<'b>(&mut self, kind: &str, ids: impl Iterator<Item = &'b Spanned<String>>) {
        let mut first: BTreeMap<&str, &Spanned<String>> = BTreeMap::new();
        for id in ids {
            if self.problems.is_full() {
                break;
            }
            match first.get(id.get_ref().as_str()) {
                None => {
                    first.insert(id.get_ref(), id);
                }
                Some(earlier) => {
                    let other = self.at(earlier, "").place();
                    let problem = self.at(id, format!("a second {kind} with the id `{}`", id.get_ref()));
                    self.problems.push(problem.help(format!("the first is at {other}; rename one of them")));
                }
            }
        }
    }

    fn not_empty(&mut self, texts: [&Spanned<String>; 3]) {
        for text in texts.into_iter().filter(|text| text.get_ref().trim().is_empty()) {
            let problem = self.at(text, "this text is empty");
            self.problems.push(problem.help("write it, or remove the whole entry"));
        }
    }

    fn known_chapter(&mut self, id: &Spanned<String>) {
        let problem = match chapter_of(id.get_ref()) {
            Some(chapter) if self.chapters.contains(chapter) => return,
            Some(chapter) => self
                .at(id, format!("unknown chapter `{chapter}`"))
                .help(format!("add a [[chapter]] with the id `{chapter}`"))
                .suggest(chapter, self.chapters.iter().copied()),
            None => self
                .at(id, format!("the rule `{}` has no chapter in its id", id.get_ref()))
                .help("an id is title, chapter and number, such as NU-MOVE-03"),
        };
        self.problems.push(problem);
    }

    fn known_ruling(&mut self, id: &Spanned<String>) {
        if !self.rulings.contains(id.get_ref().as_str()) {
            let problem = self
                .at(id, format!("unknown ruling `{}`", id.get_ref()))
                .help(format!("add a [[ruling]] with the id `{}`", id.get_ref()))
                .suggest(id.get_ref(), self.rulings.iter().copied());
            self.problems.push(problem);
        }
    }

    fn at(&self, value: &Spanned<String>, what: impl Into<String>) -> Problem {
        Problem::at(self.files, PATH, value.span(), what)
    }
}
