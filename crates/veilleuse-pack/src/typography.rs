//! Whether texts are set as their language wants it.
//!
//! A text is what a Fluent file says between its placeables, and every string of a TOML file below a key `fr` or `en`.
//! Addresses, code between backquotes and times of the day are left alone. A pack with faults can be played: they are
//! for who edits it.

use std::ops::Range;

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
    unicode::unescape_unicode_to_string,
};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::{Lang, PackFiles, Problem, texts::is_fluent};

const NARROW: char = '\u{202f}';
const UNBROKEN: char = '\u{a0}';
/// Stands where a placeable will say something.
const SOMETHING: char = '\u{fffc}';

/// What is wrong with how the texts of these files are set. The files have been loaded: those that cannot be parsed have
/// no texts.
pub fn check_typography(files: &PackFiles) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, source) in files.under("") {
        let mut check = |lang: Lang, text: &Text| {
            for fault in faults(lang, text) {
                let problem = Problem::at(files, path, fault.span, fault.what);
                problems.push(problem.help(fault.help));
            }
        };
        if let Some(lang) = Lang::ALL.into_iter().find(|lang| path.starts_with(&format!("{lang}/"))) {
            if is_fluent(path) {
                in_fluent(source, &mut |text| check(lang, text));
            }
        } else if let Ok(table) = DeTable::parse(source) {
            in_table(source, table.get_ref(), &Place::default(), &mut check);
        }
    }
    problems
}

/// A text with the place of each of its letters in the file.
struct Text {
    letters: Vec<(char, Range<usize>)>,
    /// Names and titles are cited as they are printed.
    cited: bool,
}

impl Text {
    fn empty() -> Text {
        Text { letters: Vec::new(), cited: false }
    }

    fn push(&mut self, part: &str, start: usize) {
        let letters = part.char_indices();
        self.letters.extend(letters.map(|(at, letter)| (letter, start + at..start + at + letter.len_utf8())));
    }

    /// The letters alone, with an `x` for each of an address or of code.
    fn plain(&self) -> Vec<char> {
        let mut plain: Vec<char> = self.letters.iter().map(|(letter, _)| *letter).collect();
        let code: Vec<usize> = (0..plain.len()).filter(|at| plain[*at] == '`').collect();
        for pair in code.chunks_exact(2) {
            plain[pair[0]..=pair[1]].fill('x');
        }
        for word in plain.split_mut(|letter| letter.is_whitespace()) {
            let text: String = word.iter().collect();
            if text.contains("://") || text.starts_with("www.") {
                word.fill('x');
            }
        }
        plain
    }
}

fn in_fluent(source: &str, check: &mut dyn FnMut(&Text)) {
    let Ok(resource) = parser::parse(source) else { return };
    for entry in &resource.body {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (Some(&term.value), &term.attributes),
            _ => continue,
        };
        for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            in_pattern(source, pattern, check);
        }
    }
}

/// A text with its placeables, and those inside them as texts of their own.
fn in_pattern(source: &str, pattern: &Pattern<&str>, check: &mut dyn FnMut(&Text)) {
    let mut text = Text::empty();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push(value, offset(source, value)),
            // A space in a literal is one all the same; whatever else stands there is a sign, as code is.
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } if unescape_unicode_to_string(value).chars().all(char::is_whitespace) => {
                let at = offset(source, value);
                let spaces = unescape_unicode_to_string(value);
                text.letters.extend(spaces.chars().map(|space| (space, at..at + value.len())));
            }
            PatternElement::Placeable { expression } => {
                let at = text.letters.last().map_or(0, |(_, span)| span.end);
                text.letters.push((SOMETHING, at..at));
                in_expression(source, expression, check);
            }
        }
    }
    check(&text);
}

/// Where a part of the file begins.
fn offset(source: &str, part: &str) -> usize {
    part.as_ptr().addr().saturating_sub(source.as_ptr().addr())
}

fn in_expression(source: &str, expression: &Expression<&str>, check: &mut dyn FnMut(&Text)) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                in_pattern(source, &variant.value, check);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            in_expression(source, expression, check);
        }
        Expression::Inline(_) => {}
    }
}

/// Where in a TOML file a value stands.
#[derive(Clone, Copy, Default)]
struct Place {
    lang: Option<Lang>,
    cited: bool,
}

fn in_table(source: &str, table: &DeTable<'_>, place: &Place, check: &mut dyn FnMut(Lang, &Text)) {
    for (key, value) in table {
        let key = key.get_ref();
        let lang = Lang::ALL.into_iter().find(|lang| lang.code() == key);
        let below = Place { lang: place.lang.or(lang), cited: place.cited || key == "source" };
        in_value(source, value, &below, check);
    }
}

fn in_value(source: &str, value: &Spanned<DeValue<'_>>, place: &Place, check: &mut dyn FnMut(Lang, &Text)) {
    match (value.get_ref(), place.lang) {
        (DeValue::Table(table), _) => in_table(source, table, place, check),
        (DeValue::Array(values), _) => values.iter().for_each(|value| in_value(source, value, place, check)),
        (DeValue::String(written), Some(lang)) => {
            let span = value.span();
            let mut text = Text { cited: place.cited, ..Text::empty() };
            match source[span.clone()].find(&**written) {
                Some(at) => text.push(written, span.start + at),
                // With escapes a letter has no one place.
                None => text.letters.extend(written.chars().map(|letter| (letter, span.clone()))),
            }
            check(lang, &text);
        }
        _ => {}
    }
}

struct Fault {
    span: Range<usize>,
    what: String,
    help: String,
}

fn faults(lang: Lang, text: &Text) -> Vec<Fault> {
    let plain = text.plain();
    let mut faults = Vec::new();
    let around = |at: usize| Around { text: &plain, at };
    for (at, (_, span)) in text.letters.iter().enumerate() {
        let found = any_language(&around(at)).or_else(|| match lang {
            Lang::Fr => french(&around(at)),
            Lang::En => english(&around(at)),
        });
        if let Some((what, help)) = found {
            faults.push(Fault { span: span.clone(), what: what.into(), help: help.into() });
        }
    }
    if lang == Lang::En && !text.cited {
        faults.extend(american(&plain).into_iter().map(|(range, british)| {
            let word: String = plain[range.clone()].iter().collect();
            Fault {
                span: text.letters[range.start].1.start..text.letters[range.end - 1].1.end,
                what: format!("`{word}` is an American spelling"),
                help: format!("the house writes British English: {british}"),
            }
        }));
    }
    faults
}

/// A letter and its neighbours.
struct Around<'a> {
    text: &'a [char],
    at: usize,
}

impl Around<'_> {
    fn letter(&self) -> char {
        self.text[self.at]
    }

    fn before(&self, steps: usize) -> Option<char> {
        self.at.checked_sub(steps).map(|at| self.text[at])
    }

    fn after(&self, steps: usize) -> Option<char> {
        self.text.get(self.at + steps).copied()
    }

    /// Whether exactly this space stands before the letter.
    fn follows(&self, space: char) -> bool {
        self.before(1) == Some(space) && !self.before(2).is_some_and(char::is_whitespace)
    }
}

type Found = Option<(&'static str, &'static str)>;

fn any_language(around: &Around<'_>) -> Found {
    match around.letter() {
        '\'' => Some(("a straight apostrophe", "write ’ (U+2019)")),
        '"' => Some(("a straight quotation mark", "write « » in French, “ ” in English")),
        '.' if around.after(1) == Some('.') && around.before(1) != Some('.') => {
            Some(("several dots", "write … (U+2026)"))
        }
        _ => None,
    }
}

fn french(around: &Around<'_>) -> Found {
    let opened = |space| around.before(1) == Some(space) && around.before(2) == Some('«');
    match around.letter() {
        ';' | '!' | '?' => {
            let alone = around.before(1).is_none_or(|before| "!?…(".contains(before));
            let set = alone || around.follows(NARROW) || opened(UNBROKEN);
            (!set).then_some(("no narrow space before the sign", "put U+202F before ; ! and ?"))
        }
        ':' => {
            let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
            let time = digit(around.before(1)) && digit(around.after(1));
            let set = around.before(1).is_none() || time || around.follows(UNBROKEN);
            (!set).then_some(("no unbroken space before the colon", "put U+00A0 before :"))
        }
        '«' => (around.after(1) != Some(UNBROKEN))
            .then_some(("no unbroken space inside the guillemet", "put U+00A0 after «")),
        '»' => (!around.follows(UNBROKEN))
            .then_some(("no unbroken space inside the guillemet", "put U+00A0 before »")),
        _ => None,
    }
}

fn english(around: &Around<'_>) -> Found {
    let spaced = around.before(1).is_some_and(char::is_whitespace);
    let ends = around.after(1).is_none_or(char::is_whitespace);
    match around.letter() {
        ',' | ';' | ':' | '!' | '?' if spaced => Some(("a space before the sign", "remove it")),
        '.' if spaced && ends => Some(("a space before the full stop", "remove it")),
        '”' if spaced => Some(("a space inside the quotation mark", "remove it")),
        '“' if ends => Some(("a space inside the quotation mark", "remove it")),
        '«' | '»' => Some(("a guillemet", "write “ ” in English")),
        _ => None,
    }
}

/// Beginnings of words that only American English has, and how the house begins them.
const BEGINNINGS: [(&str, &str); 39] = [
    ("aluminum", "aluminium"),
    ("analyz", "analys"),
    ("apologiz", "apologis"),
    ("authoriz", "authoris"),
    ("behavior", "behaviour"),
    ("canceled", "cancelled"),
    ("canceling", "cancelling"),
    ("categoriz", "categoris"),
    ("center", "centre"),
    ("color", "colour"),
    ("customiz", "customis"),
    ("defense", "defence"),
    ("digitiz", "digitis"),
    ("emphasiz", "emphasis"),
    ("favor", "favour"),
    ("fiber", "fibre"),
    ("flavor", "flavour"),
    ("harbor", "harbour"),
    ("jewelry", "jewellery"),
    ("labeled", "labelled"),
    ("maximiz", "maximis"),
    ("memoriz", "memoris"),
    ("minimiz", "minimis"),
    ("modeling", "modelling"),
    ("neighbor", "neighbour"),
    ("offense", "offence"),
    ("optimiz", "optimis"),
    ("organiz", "organis"),
    ("paralyz", "paralys"),
    ("personaliz", "personalis"),
    ("prioritiz", "prioritis"),
    ("realiz", "realis"),
    ("recogniz", "recognis"),
    ("rumor", "rumour"),
    ("skeptic", "sceptic"),
    ("summariz", "summaris"),
    ("synchroniz", "synchronis"),
    ("theater", "theatre"),
    ("travele", "travelle"),
];

/// Whole words of the same kind.
const WORDS: [(&str, &str); 12] = [
    ("catalog", "catalogue"),
    ("dialog", "dialogue"),
    ("fulfill", "fulfil"),
    ("fulfillment", "fulfilment"),
    ("fulfills", "fulfils"),
    ("gotten", "got"),
    ("gray", "grey"),
    ("liter", "litre"),
    ("liters", "litres"),
    ("math", "maths"),
    ("mom", "mum"),
    ("traveling", "travelling"),
];

/// American words, and how they are spelt here. A capital after a capital is a name: World Health Organization.
fn american(text: &[char]) -> Vec<(Range<usize>, String)> {
    let mut found = Vec::new();
    let mut after_name = false;
    let mut at = 0;
    while at < text.len() {
        let length = text[at..].iter().take_while(|letter| letter.is_alphabetic()).count();
        if length == 0 {
            after_name &= text[at] == ' ';
            at += 1;
            continue;
        }
        let capital = text[at].is_uppercase();
        let word: String = text[at..at + length].iter().flat_map(|letter| letter.to_lowercase()).collect();
        let beginning = BEGINNINGS.iter().find(|(american, _)| word.starts_with(american));
        let whole = WORDS.iter().find(|(american, _)| word == *american);
        if let Some((american, british)) = beginning.or(whole)
            && !(capital && after_name)
        {
            found.push((at..at + length, word.replacen(american, british, 1)));
        }
        after_name = capital;
        at += length;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(lang: Lang, text: &str) -> Vec<String> {
        let mut written = Text::empty();
        written.push(text, 0);
        faults(lang, &written)
            .into_iter()
            .map(|fault| format!("{}: {}", fault.span.start, fault.what))
            .collect()
    }

    #[test]
    fn french_is_set_as_french() {
        for text in [
            "Qui est là\u{202f}? Lui\u{202f}!",
            "Vraiment\u{202f}?! Oui… (?)",
            "Il dit\u{a0}: «\u{a0}l’appli\u{202f}!\u{a0}»",
            "À 12:30, voir https://a.fr/?x=1;y et `pack: a'b`",
            "«\u{a0}?\u{a0}»",
            "? au début",
            "\u{fffc}\u{202f}!",
        ] {
            assert_eq!(wrong(Lang::Fr, text), Vec::<String>::new(), "{text}");
        }
        for text in [
            "Oui !",
            "Oui!",
            "Oui\u{a0}!",
            "Oui \u{202f}!",
            "\u{fffc}!",
            "Donc\u{202f}:",
            "Donc :",
            "Donc: oui",
            "« oui\u{a0}»",
            "«\u{a0}oui »",
            "l'appli",
            "dit\u{a0}: \"",
            "Et...",
            "a\u{a0};",
        ] {
            assert_eq!(wrong(Lang::Fr, text).len(), 1, "{text}: {:?}", wrong(Lang::Fr, text));
        }
    }

    #[test]
    fn english_is_set_as_english() {
        for text in [
            "Who’s there? “Me!” At 12:30; see https://a.org/?c=color.",
            "The World Health Organization recognises colours…",
            "An honorary laboratory is humorous",
            "a .5 b",
        ] {
            assert_eq!(wrong(Lang::En, text), Vec::<String>::new(), "{text}");
        }
        for text in [
            "Who's",
            "\"",
            "Well ?",
            "a , b",
            "Stop .",
            "“ a”",
            "“a ”",
            "«",
            "the color",
            "Organized.",
            "a gray cat",
            "so...",
        ] {
            assert_eq!(wrong(Lang::En, text).len(), 1, "{text}: {:?}", wrong(Lang::En, text));
        }
    }

    #[test]
    fn texts_are_found_in_both_kinds_of_files() {
        static PACK: &[(&str, &str)] = &[
            (
                "fr/a.ftl",
                "# l'appli\na = Oui{ \" \" }: { $n ->\n    [one] un l'an\n   *[other] { $n } ans{ \"'\" }{ \"\\u202F\" }?!\n    }\n    .b = c'est\n",
            ),
            (
                "en/a.ftl",
                "a = Yes { $n ->\n    [one] \"a\"\n   *[other] { $n } years\n    }\n    .b = it’s\n",
            ),
            (
                "deck.toml",
                "id = \"l'id\"\n[[q]]\nurl = \"https://a\"\nfr = { a = [\"l'un\"], b = \"a \\\"b\\\" c\" }\n[q.en]\nsource = { title = \"Color's\" }\n",
            ),
        ];
        let places: Vec<String> =
            check_typography(&PackFiles::from_embedded(PACK)).iter().map(Problem::place).collect();
        let expected = [
            "deck.toml:4:15",
            "deck.toml:4:26",
            "deck.toml:4:26",
            "deck.toml:6:26",
            "en/a.ftl:2:11",
            "en/a.ftl:2:13",
            "fr/a.ftl:3:15",
            "fr/a.ftl:2:15",
            "fr/a.ftl:6:11",
        ];
        assert_eq!(places, expected);
    }
}
