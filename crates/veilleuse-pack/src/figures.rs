//! Numbers that texts take from the content, so that nothing is written twice.

use std::{collections::BTreeMap, fmt::Display};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource},
    parser, serializer,
};

use crate::{Lang, PackFiles, Problem, Problems, Texts, texts::is_fluent};

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
    pub fn check(&self, texts: &Texts, problems: &mut Problems) {
        for message in &self.disputed {
            let what = format!("the cards that share `{message}` have different numbers");
            problems.push(Problem::about("decks/", what).help("give one of them another name"));
        }
        for (message, figures) in self.by_message.iter().filter(|(message, _)| texts.has(message)) {
            for lang in Lang::ALL {
                let folder = format!("{lang}/");
                let used = texts.variables(lang, message);
                for name in figures.keys().filter(|name| !used.contains(*name)) {
                    let problem = Problem::about(&folder, format!("`{message}` does not say `${name}`"));
                    problems.push(problem.help("the number stands in the deck; the text names it"));
                }
                for name in used.iter().filter(|name| !figures.contains_key(*name)) {
                    let known: Vec<&str> = figures.keys().map(String::as_str).collect();
                    let problem =
                        Problem::about(&folder, format!("the deck has no `${name}` for `{message}`"));
                    problems.push(problem.suggest(name, known));
                }
                if texts.has_digits(lang, message) {
                    let what = format!("`{message}` writes a number of its own");
                    let help = "name a figure of the deck, or write the number as a word";
                    problems.push(Problem::about(&folder, what).help(help));
                }
            }
        }
    }
}

impl PackFiles {
    /// The same files with the figures in their texts: `{ $points }` of `card-b01` becomes `{ 2 }`.
    #[must_use]
    pub fn filled(&self, figures: &Figures) -> PackFiles {
        let mut filled = self.clone();
        for lang in Lang::ALL {
            let folder = format!("{lang}/");
            for (path, text) in self.under(&folder).filter(|(path, _)| is_fluent(path)) {
                // What cannot be parsed is reported when the texts are loaded.
                if let Ok(mut resource) = parser::parse(text.to_owned()) {
                    fill(&mut resource, figures);
                    filled.put(path, serializer::serialize(&resource));
                }
            }
        }
        filled
    }
}

fn fill(resource: &mut Resource<String>, figures: &Figures) {
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = &message.id.name;
        if let (Some(value), Some(known)) = (&mut message.value, figures.by_message.get(id)) {
            in_pattern(value, known);
        }
        for attribute in &mut message.attributes {
            if let Some(known) = figures.by_message.get(&format!("{id}.{}", attribute.id.name)) {
                in_pattern(&mut attribute.value, known);
            }
        }
    }
}

fn in_pattern(pattern: &mut Pattern<String>, known: &Known) {
    for element in &mut pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, known);
        }
    }
}

fn in_expression(expression: &mut Expression<String>, known: &Known) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, known),
        Expression::Select { selector, variants } => {
            in_inline(selector, known);
            for variant in variants {
                in_pattern(&mut variant.value, known);
            }
        }
    }
}

fn in_inline(inline: &mut InlineExpression<String>, known: &Known) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let Some(value) = known.get(&id.name) else { return };
            let value = value.clone();
            let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
            *inline = if is_number {
                InlineExpression::NumberLiteral { value }
            } else {
                InlineExpression::StringLiteral { value }
            };
        }
        InlineExpression::Placeable { expression } => in_expression(expression, known),
        _ => {}
    }
}
