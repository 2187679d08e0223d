//! Numbers that texts take from the content, so that nothing is written twice.

use std::{collections::BTreeMap, fmt::Display};

use crate::{Lang, PackFiles, Problems, Texts, texts::lines};

/// The figures of a message, as they are written.
type Known = BTreeMap<String, String>;

/// Arguments of messages that the content knows: `{ $points }` of `card-b01` is 2.
///
/// A title says for every text about its cards which figures it has, none included. The texts then name each of them,
/// in both languages, and write no digit themselves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    by_message: BTreeMap<String, Known>,
    /// Messages of which two cards say different things.
    disputed: Vec<String>,
}

impl Figures {
    /// A text about a card, `id` or `id.attribute`, with all its figures: numbers, or signs such as arrows.
    pub fn of(&mut self, message: impl Into<String>, figures: &[(&str, &dyn Display)]) {
        let message = message.into();
        let named = |(name, figure): &(&str, &dyn Display)| ((*name).to_owned(), figure.to_string());
        let now: Known = figures.iter().map(named).collect();
        if self.by_message.get(&message).is_some_and(|before| *before != now) {
            self.disputed.push(message.clone());
        }
        self.by_message.insert(message, now);
    }

    /// Whether every text names its figures and writes no number of its own.
    #[cfg(not(target_family = "wasm"))]
    pub fn check(&self, texts: &Texts, problems: &mut Problems) {
        for message in &self.disputed {
            let what = format!("the cards that share `{message}` have different numbers");
            problems.push(crate::Problem::about("decks/", what).help("give one of them another name"));
        }
        for (message, figures) in self.by_message.iter().filter(|(message, _)| texts.has(message)) {
            for lang in Lang::ALL {
                let folder = format!("{lang}/");
                let used = texts.variables(lang, message);
                for name in figures.keys().filter(|name| !used.contains(*name)) {
                    let problem =
                        crate::Problem::about(&folder, format!("`{message}` does not say `${name}`"));
                    problems.push(problem.help("the number stands in the deck; the text names it"));
                }
                for name in used.iter().filter(|name| !figures.contains_key(*name)) {
                    let known: Vec<&str> = figures.keys().map(String::as_str).collect();
                    let problem =
                        crate::Problem::about(&folder, format!("the deck has no `${name}` for `{message}`"));
                    problems.push(problem.suggest(name, known));
                }
                if texts.has_digits(lang, message) {
                    let what = format!("`{message}` writes a number of its own");
                    let help = "name a figure of the deck, or write the number as a word";
                    problems.push(crate::Problem::about(&folder, what).help(help));
                }
            }
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.by_message.is_empty()
    }

    /// Who gets packs that [come checked](crate::COME_CHECKED) cannot look into texts, and need not.
    #[cfg(target_family = "wasm")]
    pub fn check(&self, _: &Texts, _: &mut Problems) {}
}

impl PackFiles {
    /// The same files with the figures in their texts: `{ $points }` of `card-b01` becomes `{ 2 }`.
    #[must_use]
    pub fn filled(&self, figures: &Figures) -> PackFiles {
        let mut filled = self.clone();
        if figures.is_empty() {
            return filled;
        }
        for (path, text) in Lang::ALL.into_iter().flat_map(|lang| lines::fluent(self, lang)) {
            let mut whole = String::with_capacity(text.len());
            for entry in lines::entries(text) {
                let mut rest = entry.source;
                for (id, part) in entry.parts() {
                    rest = &rest[part.len()..];
                    match figures.by_message.get(&id) {
                        Some(known) => whole.push_str(&lines::filled(part, known)),
                        None => whole.push_str(part),
                    }
                }
                whole.push_str(rest);
            }
            filled.put(path, whole);
        }
        filled
    }
}
