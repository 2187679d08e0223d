//! Sentences that are checked, and said.

use std::{collections::BTreeSet, fmt};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;
use veilleuse_core::{Arg, Line, Seat};

use super::{check, folder, is_fluent, joining, source};
use crate::{Lang, PackFiles, Problem, Problems};

/// The Fluent messages of a title and of the house, the same ones in both languages.
pub struct Texts {
    fr: FluentBundle<FluentResource>,
    en: FluentBundle<FluentResource>,
    ids: BTreeSet<String>,
}

impl Texts {
    /// The most messages and terms that a language may have.
    pub const MOST_MESSAGES: usize = 10_000;
    /// The most placeables in one sentence, those of the messages it refers to included.
    pub const MOST_PLACEABLES: u32 = 100;

    /// Reads and checks `fr/*.ftl` and `en/*.ftl` of several sources, such as the title's and the house's.
    pub fn load(files: &[&PackFiles]) -> Result<Texts, Problems> {
        let mut problems = Problems::new();
        for (path, _) in files.iter().flat_map(|pack| pack.under("")) {
            if is_fluent(path) && !Lang::ALL.iter().any(|lang| path.starts_with(&folder(*lang))) {
                let stray = Problem::about(path, "texts are read from fr/ and en/ only");
                problems.push(stray.help("move the file"));
            }
        }
        let [fr, en] = Lang::ALL.map(|lang| {
            let mut parsed = Vec::new();
            for pack in files {
                for (path, text) in pack.under(&folder(lang)).filter(|(path, _)| is_fluent(path)) {
                    parsed.extend(source::parse(pack, path, text, &mut problems));
                }
            }
            parsed
        });
        // What could not be parsed would be reported again as missing.
        if !problems.is_empty() {
            return Err(problems);
        }
        let ids = check::check(&fr, &en, &mut problems);
        let bundle = |lang: Lang, files: Vec<source::File>| {
            let locale: LanguageIdentifier = lang.code().parse().expect("our languages have valid codes");
            let mut bundle = FluentBundle::new_concurrent(vec![locale]);
            bundle.set_use_isolating(false);
            bundle.add_builtins().expect("the bundle is still empty");
            for (name, joining) in joining::JOININGS {
                bundle.add_function(name, joining::function(joining)).expect("each has a name of its own");
            }
            for file in files {
                bundle.add_resource_overriding(file.resource);
            }
            bundle
        };
        problems.or(())?;
        Ok(Texts { fr: bundle(Lang::Fr, fr), en: bundle(Lang::En, en), ids })
    }

    /// Whether there is a message `id`, or an attribute `id.attribute`.
    pub fn has(&self, id: &str) -> bool {
        match id.split_once('.') {
            None => self.ids.contains(id),
            Some(_) => self.pattern(Lang::default(), id).is_some(),
        }
    }

    /// The variables a message names itself, not by way of another: `id`, or `id.attribute`.
    pub fn variables(&self, lang: Lang, id: &str) -> BTreeSet<String> {
        self.pattern(lang, id).map(check::variables).unwrap_or_default()
    }

    /// Whether a message writes a digit: `id`, or `id.attribute`.
    pub fn has_digits(&self, lang: Lang, id: &str) -> bool {
        self.pattern(lang, id).is_some_and(check::has_digits)
    }

    /// The ids of all messages, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str)
    }

    /// The text of a message without arguments: `id`, or `id.attribute`.
    pub fn get(&self, lang: Lang, id: &str) -> Option<String> {
        self.format(lang, id, &FluentArgs::new())
    }

    /// A sentence in this language; `who` names who sits in a chair.
    ///
    /// What is missing shows as its id in brackets: a sentence is never worth a match.
    pub fn line(&self, lang: Lang, line: &Line, who: &dyn Fn(Seat) -> String) -> String {
        let mut args = FluentArgs::with_capacity(line.args.len());
        let named = |id: &str| self.get(lang, id).unwrap_or_else(|| in_brackets(id));
        for (name, arg) in &line.args {
            let value: FluentValue = match arg {
                Arg::Number(number) => (*number).into(),
                Arg::Word(word) => (&**word).into(),
                Arg::Name(id) => named(id).into(),
                Arg::Names(ids) => ids.iter().map(|id| named(id)).collect::<Vec<_>>().join(", ").into(),
                Arg::Seat(seat) => who(*seat).into(),
                Arg::Text(texts) => in_language(lang, texts).into(),
            };
            args.set(*name, value);
        }
        let said = self.format(lang, &line.id, &args).unwrap_or_else(|| in_brackets(&line.id));
        if BEGIN_ALONE.iter().any(|kind| line.id.starts_with(kind)) { with_a_capital(said) } else { said }
    }

    fn format(&self, lang: Lang, id: &str, args: &FluentArgs) -> Option<String> {
        let pattern = self.pattern(lang, id)?;
        // An argument that is missing shows as its name, which is all that can be said about it here.
        let mut errors = Vec::new();
        Some(self.bundle(lang).format_pattern(pattern, Some(args), &mut errors).into_owned())
    }

    fn pattern(&self, lang: Lang, id: &str) -> Option<&Pattern<&str>> {
        let (id, attribute) = match id.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle(lang).get_message(id)?;
        match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        }
    }

    fn bundle(&self, lang: Lang) -> &FluentBundle<FluentResource> {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("ids", &self.ids).finish_non_exhaustive()
    }
}

/// Sentences that nothing stands before: who or what they begin with gets a capital letter.
const BEGIN_ALONE: [&str; 3] = ["prompt-", "do-", "told-"];

fn with_a_capital(said: String) -> String {
    let mut letters = said.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => said,
    }
}

fn in_brackets(id: &str) -> String {
    format!("[{id}]")
}

/// The text in the reader's language, or else the first one.
fn in_language(lang: Lang, texts: &[(String, String)]) -> &str {
    let own = texts.iter().find(|(language, _)| language == lang.code());
    own.or(texts.first()).map_or("", |(_, text)| text)
}
