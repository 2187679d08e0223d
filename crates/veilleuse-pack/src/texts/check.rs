//! Both languages say the same things, and say them completely.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

use super::{joining::JOININGS, source::File, spoken::Texts};
use crate::{Lang, Problem, Problems};

/// The function for ordinals: `NUMBER($place, type: "ordinal")`.
const NUMBER: &str = "NUMBER";
/// Longer numbers are not exact.
const MOST_DIGITS: usize = 15;

/// Reports what is wrong and gives the ids of all messages.
pub(super) fn check(fr: &[File], en: &[File], problems: &mut Problems) -> BTreeSet<String> {
    let fr = Language::collect(Lang::Fr, fr, problems);
    let en = Language::collect(Lang::En, en, problems);
    for (language, other) in [(&fr, &en), (&en, &fr)] {
        language.check_references(problems);
        language.check_missing_in(other, problems);
    }
    // References can be followed only when they exist, and compared only when they end.
    if problems.is_empty() {
        let (reach_fr, reach_en) = (fr.reaches(problems), en.reaches(problems));
        if problems.is_empty() {
            fr.check_variables(&reach_fr, &reach_en, Lang::En, problems);
            en.check_variables(&reach_en, &reach_fr, Lang::Fr, problems);
        }
    }
    fr.messages().map(|(id, _)| id.to_owned()).collect()
}

/// The variables a text names itself.
pub(super) fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    in_pattern(pattern, &mut |mention| {
        if let Mention::Variable(name) = mention {
            names.insert(name.to_owned());
        }
    });
    names
}

/// Whether a text writes a digit, in words or as a literal; the keys of a selection do not count.
pub(super) fn has_digits(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::TextElement { value } => value.contains(|sign: char| sign.is_ascii_digit()),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => {
            matches!(inline, InlineExpression::NumberLiteral { .. })
        }
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().any(|variant| has_digits(&variant.value))
        }
    })
}

/// A text inside a language: a message or term, and perhaps an attribute of it.
type Key<'a> = (&'a str, Option<&'a str>);

/// A message or a term. Fluent keeps both under one name.
struct Said<'a> {
    file: &'a File<'a>,
    /// As a slice of the source.
    id: &'a str,
    is_term: bool,
    value: Option<&'a Pattern<&'a str>>,
    attributes: BTreeMap<&'a str, (&'a str, &'a Pattern<&'a str>)>,
}

struct Language<'a> {
    lang: Lang,
    said: BTreeMap<&'a str, Said<'a>>,
}

impl<'a> Language<'a> {
    fn collect(lang: Lang, files: &'a [File<'a>], problems: &mut Problems) -> Language<'a> {
        let mut language = Language { lang, said: BTreeMap::new() };
        for file in files {
            for entry in file.resource.entries() {
                let (id, is_term, value, attributes) = match entry {
                    Entry::Message(message) => {
                        (message.id.name, false, message.value.as_ref(), &message.attributes)
                    }
                    Entry::Term(term) => (term.id.name, true, Some(&term.value), &term.attributes),
                    _ => continue,
                };
                if problems.is_full() {
                    return language;
                }
                let mut said = Said { file, id, is_term, value, attributes: BTreeMap::new() };
                for attribute in attributes {
                    let name = attribute.id.name;
                    if said.attributes.insert(name, (name, &attribute.value)).is_some() {
                        let second = file.problem(name, format!("a second attribute `{name}` of `{id}`"));
                        problems.push(second.help("rename or remove one of them"));
                    }
                }
                language.add(said, problems);
            }
        }
        if language.said.len() > Texts::MOST_MESSAGES {
            let what = format!("more than {} messages", Texts::MOST_MESSAGES);
            problems.push(Problem::about(format!("{lang}/"), what).help("make the pack smaller"));
        }
        language
    }

    fn add(&mut self, said: Said<'a>, problems: &mut Problems) {
        if said.id == NUMBER || is_joining(said.id) {
            let taken = said.file.problem(said.id, format!("`{}` is the name of a function", said.id));
            problems.push(taken.help("rename the message"));
        } else if let Some(first) = self.said.get(said.id) {
            let place = first.file.problem(first.id, "").place();
            let second = said.file.problem(said.id, format!("a second message or term `{}`", said.id));
            problems.push(second.help(format!("the first is at {place}; rename one of them")));
        } else {
            self.said.insert(said.id, said);
        }
    }

    fn messages(&self) -> impl Iterator<Item = (&'a str, &Said<'a>)> {
        self.said.iter().filter(|(_, said)| !said.is_term).map(|(id, said)| (*id, said))
    }

    /// Every text with its key.
    fn patterns(&self) -> impl Iterator<Item = (Key<'a>, &'a Pattern<&'a str>)> {
        self.said.iter().flat_map(|(id, said)| {
            let value = said.value.map(|value| ((*id, None), value));
            let attributes = said.attributes.iter().map(|(name, (_, value))| ((*id, Some(*name)), *value));
            value.into_iter().chain(attributes)
        })
    }

    fn message(&self, id: &str) -> Option<&Said<'a>> {
        self.said.get(id).filter(|said| !said.is_term)
    }

    /// Messages, attributes and values of this language that the other one lacks.
    fn check_missing_in(&self, other: &Language, problems: &mut Problems) {
        let lang = other.lang;
        for (id, said) in self.messages() {
            if problems.is_full() {
                return;
            }
            let Some(theirs) = other.message(id) else {
                // Only an id that this language lacks can be a slip for the missing one.
                let lonely = other.messages().map(|(id, _)| id).filter(|id| self.message(id).is_none());
                let problem = said.file.problem(said.id, format!("`{id}` is missing in {lang}/"));
                let problem = problem.help(format!("translate it in a file of {lang}/"));
                problems.push(match crate::did_you_mean(id, lonely) {
                    Some(slip) => problem.help(format!("{lang}/ has another id: {slip}")),
                    None => problem,
                });
                continue;
            };
            if said.value.is_some() && theirs.value.is_none() {
                let problem = theirs.file.problem(theirs.id, format!("`{id}` has no text in {lang}/"));
                problems.push(problem.help(format!("it has one in {}/", self.lang)));
            }
            for name in said.attributes.keys().filter(|name| !theirs.attributes.contains_key(*name)) {
                let what = format!("the attribute `{name}` of `{id}` is missing in {lang}/");
                let problem = theirs.file.problem(theirs.id, what).help("translate it here");
                problems.push(problem.suggest(name, theirs.attributes.keys().copied()));
            }
        }
    }

    /// Whatever a text mentions exists in its language.
    fn check_references(&self, problems: &mut Problems) {
        for ((id, _), pattern) in self.patterns() {
            let file = self.said[id].file;
            let mut mentions = Vec::new();
            in_pattern(pattern, &mut |mention| mentions.push(mention));
            for mention in mentions {
                if problems.is_full() {
                    return;
                }
                if let Some(problem) = self.check_mention(file, &mention) {
                    problems.push(problem);
                }
            }
        }
    }

    fn check_mention(&self, file: &File, mention: &Mention) -> Option<Problem> {
        let (id, attribute, wants_term) = match mention {
            Mention::Variable(_) => return None,
            Mention::Message(id, attribute) => (*id, *attribute, false),
            Mention::Term(id, attribute) => (*id, *attribute, true),
            Mention::Number(number) => {
                let whole = number.trim_start_matches('-').bytes().all(|byte| byte.is_ascii_digit());
                return (!whole || number.len() > MOST_DIGITS).then(|| {
                    let what = format!("numbers in texts are whole and have at most {MOST_DIGITS} digits");
                    file.problem(number, what).help("write the number as text")
                });
            }
            Mention::Function(name, arguments) => return check_call(file, name, arguments),
        };
        let kind = if wants_term { "term" } else { "message" };
        let dash = if wants_term { "-" } else { "" };
        let Some(said) = self.said.get(id).filter(|said| said.is_term == wants_term) else {
            let known = self.said.iter().filter(|(_, said)| said.is_term == wants_term).map(|(id, _)| *id);
            let problem = file.problem(id, format!("unknown {kind} `{dash}{id}`"));
            return Some(problem.help(format!("add it to a file of {}/", self.lang)).suggest(id, known));
        };
        match attribute {
            Some(name) if !said.attributes.contains_key(name) => {
                let problem = file.problem(name, format!("`{dash}{id}` has no attribute `{name}`"));
                Some(problem.suggest(name, said.attributes.keys().copied()))
            }
            None if said.value.is_none() => {
                let problem = file.problem(id, format!("`{id}` has attributes, but no text of its own"));
                Some(problem.help(format!("refer to an attribute: {id}.name")))
            }
            _ => None,
        }
    }

    /// What each text reaches. Reports those that lead back to themselves or exceed what Fluent resolves.
    ///
    /// Depth first, with a stack of its own: a chain of references may be as long as the pack.
    fn reaches(&self, problems: &mut Problems) -> BTreeMap<Key<'a>, Reach<'a>> {
        let patterns: BTreeMap<Key, &Pattern<&str>> = self.patterns().collect();
        let mut reaches = BTreeMap::new();
        let mut open = BTreeSet::new();
        let mut stack = Vec::new();
        for start in patterns.keys() {
            stack.push(*start);
            while let Some(&key) = stack.last() {
                if reaches.contains_key(&key) {
                    stack.pop();
                    continue;
                }
                let pattern = patterns[&key];
                if open.insert(key) {
                    in_pattern(pattern, &mut |mention| match mention.refers_to() {
                        Some(next) if open.contains(&next) => problems.push(self.circle(key)),
                        Some(next) if !reaches.contains_key(&next) => stack.push(next),
                        _ => {}
                    });
                } else {
                    let reach = Reach::of(pattern, &reaches);
                    if reach.placeables == Reach::TOO_MANY {
                        problems.push(self.too_long(key));
                    }
                    reaches.insert(key, reach);
                    open.remove(&key);
                    stack.pop();
                }
            }
        }
        reaches
    }

    fn circle(&self, key: Key) -> Problem {
        let what = format!("`{}` leads back to itself", written(key));
        self.problem(key, what).help("replace one of the references by text")
    }

    fn too_long(&self, key: Key) -> Problem {
        let most = Texts::MOST_PLACEABLES;
        let what = format!("`{}` has more than {most} placeables, with those it refers to", written(key));
        self.problem(key, what).help("refer to fewer messages")
    }

    fn check_variables(
        &self,
        mine: &BTreeMap<Key, Reach>,
        theirs: &BTreeMap<Key, Reach>,
        other: Lang,
        problems: &mut Problems,
    ) {
        for (key, mine) in mine.iter().filter(|((id, _), _)| !self.said[id].is_term) {
            let (mine, theirs) = (&mine.variables, &theirs[key].variables);
            for variable in theirs.difference(mine) {
                let (name, lang) = (written(*key), self.lang);
                let what = format!("`{name}` does not use `${variable}` in {lang}/, but does in {other}/");
                let problem = self.problem(*key, what).help("use the same variables in both");
                problems.push(problem.suggest(variable, mine.difference(theirs).copied()));
            }
        }
    }

    fn problem(&self, (id, attribute): Key, what: String) -> Problem {
        let said = &self.said[id];
        said.file.problem(attribute.map_or(said.id, |name| said.attributes[name].0), what)
    }
}

/// A key as texts write it.
fn written((id, attribute): Key) -> String {
    attribute.map_or(id.to_owned(), |attribute| format!("{id}.{attribute}"))
}

/// What a text reaches, the messages it refers to included.
struct Reach<'a> {
    /// The most placeables that resolving it takes.
    placeables: u32,
    /// The variables it needs.
    variables: BTreeSet<&'a str>,
}

impl<'a> Reach<'a> {
    const TOO_MANY: u32 = Texts::MOST_PLACEABLES + 1;

    fn of(pattern: &'a Pattern<&'a str>, reaches: &BTreeMap<Key<'a>, Reach<'a>>) -> Reach<'a> {
        let placeables = count_pattern(pattern, reaches).min(Self::TOO_MANY);
        let mut variables = BTreeSet::new();
        // A text that is refused needs no variables, and they could be as many as the pack has bytes.
        if placeables < Self::TOO_MANY {
            in_pattern(pattern, &mut |mention| match mention {
                Mention::Variable(name) => _ = variables.insert(name),
                Mention::Message(id, attribute) => {
                    variables.extend(reaches.get(&(id, attribute)).iter().flat_map(|reach| &reach.variables));
                }
                // A term has variables of its own, given where it is mentioned.
                Mention::Term(..) | Mention::Number(_) | Mention::Function(..) => {}
            });
        }
        Reach { placeables, variables }
    }
}

fn check_call(file: &File, name: &str, arguments: &CallArguments<&str>) -> Option<Problem> {
    let ordinals = format!("write {NUMBER}($variable, type: \"ordinal\")");
    if is_joining(name) {
        let joins = format!("write {name}($variable)");
        let one = arguments.named.is_empty() && arguments.positional.len() == 1;
        return (!one).then(|| file.problem(name, format!("`{name}` joins one name")).help(joins));
    }
    if name != NUMBER {
        let known = [NUMBER].into_iter().chain(JOININGS.map(|(name, _)| name));
        return Some(
            file.problem(name, format!("unknown function `{name}`")).help(ordinals).suggest(name, known),
        );
    }
    let odd = arguments.named.iter().find(|argument| argument.name.name != "type")?;
    let what = format!("`{}` is no argument of {NUMBER} here", odd.name.name);
    Some(file.problem(odd.name.name, what).help(ordinals))
}

fn is_joining(name: &str) -> bool {
    JOININGS.iter().any(|(joining, _)| *joining == name)
}

/// What a text mentions; names are slices of the source.
enum Mention<'a> {
    Variable(&'a str),
    Message(&'a str, Option<&'a str>),
    Term(&'a str, Option<&'a str>),
    Number(&'a str),
    Function(&'a str, &'a CallArguments<&'a str>),
}

impl<'a> Mention<'a> {
    fn refers_to(&self) -> Option<Key<'a>> {
        match self {
            Mention::Message(id, attribute) | Mention::Term(id, attribute) => Some((*id, *attribute)),
            Mention::Variable(_) | Mention::Number(_) | Mention::Function(..) => None,
        }
    }
}

fn in_pattern<'a>(pattern: &'a Pattern<&'a str>, found: &mut dyn FnMut(Mention<'a>)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression<'a>(expression: &'a Expression<&'a str>, found: &mut dyn FnMut(Mention<'a>)) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                if let VariantKey::NumberLiteral { value } = variant.key {
                    found(Mention::Number(value));
                }
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline<'a>(inline: &'a InlineExpression<&'a str>, found: &mut dyn FnMut(Mention<'a>)) {
    let arguments = match inline {
        InlineExpression::StringLiteral { .. } => None,
        InlineExpression::NumberLiteral { value } => {
            found(Mention::Number(value));
            None
        }
        InlineExpression::VariableReference { id } => {
            found(Mention::Variable(id.name));
            None
        }
        InlineExpression::MessageReference { id, attribute } => {
            found(Mention::Message(id.name, attribute.as_ref().map(|attribute| attribute.name)));
            None
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            found(Mention::Term(id.name, attribute.as_ref().map(|attribute| attribute.name)));
            arguments.as_ref()
        }
        InlineExpression::FunctionReference { id, arguments } => {
            found(Mention::Function(id.name, arguments));
            Some(arguments)
        }
        InlineExpression::Placeable { expression } => {
            in_expression(expression, found);
            None
        }
    };
    for argument in arguments.into_iter().flat_map(|arguments| &arguments.positional) {
        in_inline(argument, found);
    }
    for argument in arguments.into_iter().flat_map(|arguments| &arguments.named) {
        in_inline(&argument.value, found);
    }
}

/// The most placeables that resolving a text takes: one variant of a selection is said, whichever it is.
fn count_pattern(pattern: &Pattern<&str>, reaches: &BTreeMap<Key, Reach>) -> u32 {
    let placeables = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { .. } => 0,
        PatternElement::Placeable { expression } => 1 + count_expression(expression, reaches),
    });
    placeables.fold(0, u32::saturating_add)
}

fn count_expression(expression: &Expression<&str>, reaches: &BTreeMap<Key, Reach>) -> u32 {
    match expression {
        Expression::Inline(inline) => count_inline(inline, reaches),
        Expression::Select { selector, variants } => {
            let longest = variants.iter().map(|variant| count_pattern(&variant.value, reaches)).max();
            count_inline(selector, reaches).saturating_add(longest.unwrap_or(0))
        }
    }
}

fn count_inline(inline: &InlineExpression<&str>, reaches: &BTreeMap<Key, Reach>) -> u32 {
    let count =
        |id: &str, attribute: Option<&str>| reaches.get(&(id, attribute)).map_or(0, |reach| reach.placeables);
    let (own, arguments) = match inline {
        InlineExpression::MessageReference { id, attribute } => {
            (count(id.name, attribute.as_ref().map(|attribute| attribute.name)), None)
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            (count(id.name, attribute.as_ref().map(|attribute| attribute.name)), arguments.as_ref())
        }
        InlineExpression::FunctionReference { arguments, .. } => (0, Some(arguments)),
        InlineExpression::Placeable { expression } => (count_expression(expression, reaches), None),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::VariableReference { .. } => (0, None),
    };
    let arguments = arguments.into_iter().flat_map(|arguments| &arguments.positional);
    arguments.map(|argument| count_inline(argument, reaches)).fold(own, u32::saturating_add)
}
