//! Texts: both languages complete, lines formatted.

use std::ops::Range;

use crate::common::{all_told, pack};
use veilleuse_core::{Line, Seat};
use veilleuse_pack::{Lang, Text, Texts};

fn load(fr: &str, en: &str) -> Texts {
    Texts::load(&[&pack(&[("fr/a.ftl", fr), ("en/a.ftl", en)])])
        .unwrap_or_else(|problems| panic!("{problems}"))
}

fn complaints(fr: &str, en: &str) -> Vec<String> {
    all_told(&Texts::load(&[&pack(&[("fr/a.ftl", fr), ("en/a.ftl", en)])]).unwrap_err())
}

/// What is wrong with a text that is the same in both languages, as seen in French.
fn complaint(text: &str) -> String {
    complaints(text, text).swap_remove(0)
}

fn messages(numbers: Range<usize>, message: impl Fn(usize) -> String) -> String {
    numbers.map(message).collect::<Vec<String>>().join("\n")
}

fn say(texts: &Texts, lang: Lang, line: &Line) -> String {
    texts.line(lang, line, &|seat| format!("<{seat}>"))
}

#[test]
fn plain_messages_and_attributes_are_read_in_both_languages() {
    let texts = load("lamp = Lampe\n    .text = Elle luit.\n", "lamp = Lamp\n    .text = It glows.\n");
    assert_eq!(texts.get(Lang::Fr, "lamp").as_deref(), Some("Lampe"));
    assert_eq!(texts.get(Lang::En, "lamp.text").as_deref(), Some("It glows."));
    assert_eq!(texts.get(Lang::En, "lamp.colour"), None);
    assert_eq!(texts.get(Lang::En, "torch"), None);
    assert!(texts.has("lamp") && texts.has("lamp.text"));
    assert!(!texts.has("lamp.colour") && !texts.has("torch") && !texts.has("") && !texts.has("."));
    assert_eq!(texts.ids().collect::<Vec<_>>(), ["lamp"]);
}

#[test]
fn a_line_is_formatted_with_every_kind_of_argument() {
    let texts = load(
        "lamp = lampe\n    .one = une lampe\n\
         found = { $who } trouve { $what } ({ $count ->\n    [one] { $count } fois\n   *[other] { $count } \
         fois en tout\n }) { $mood ->\n    [good] avec joie\n   *[bad] avec peine\n } : « { $said } »\n",
        "lamp = lamp\n    .one = a lamp\n\
         found = { $who } finds { $what } ({ $count ->\n    [one] once\n   *[other] { $count } times\n }) \
         { $mood ->\n    [good] gladly\n   *[bad] sadly\n }: “{ $said }”\n",
    );
    let said = Text { fr: "Oh !".into(), en: "Oh!".into() };
    let line = |count: i64, mood: &'static str| {
        Line::new("found")
            .seat("who", Seat::new(2))
            .name("what", "lamp.one")
            .number("count", count)
            .word("mood", mood)
            .text("said", said.in_all())
    };
    assert_eq!(
        say(&texts, Lang::Fr, &line(0, "good")),
        "<2> trouve une lampe (0 fois) avec joie : « Oh ! »",
        "French counts nought as one"
    );
    assert_eq!(say(&texts, Lang::En, &line(1, "bad")), "<2> finds a lamp (once) sadly: “Oh!”");
    assert_eq!(say(&texts, Lang::En, &line(-3, "odd")), "<2> finds a lamp (-3 times) sadly: “Oh!”");
    assert!(say(&texts, Lang::En, &line(i64::MIN, "")).contains(" times"));
    assert!(say(&texts, Lang::En, &line(i64::MAX, "")).contains(" times"));
}

#[test]
fn text_in_another_language_is_better_than_none() {
    let texts = load("says = { $text }", "says = { $text }");
    let pair = |lang: &str, text: &str| (lang.to_owned(), text.to_owned());
    let german = Line::new("says").text("text", vec![pair("de", "Licht"), pair("it", "luce")]);
    assert_eq!(say(&texts, Lang::En, &german), "Licht");
    assert_eq!(say(&texts, Lang::En, &Line::new("says").text("text", Vec::new())), "");
}

#[test]
fn what_is_missing_shows_as_its_id_and_never_panics() {
    let texts = load("found = Trouvé : { $what }", "found = Found: { $what }");
    assert_eq!(say(&texts, Lang::En, &Line::new("lost")), "[lost]");
    assert_eq!(say(&texts, Lang::En, &Line::new("found.x")), "[found.x]");
    assert_eq!(say(&texts, Lang::En, &Line::new("found").name("what", "card-9")), "Found: [card-9]");
    assert_eq!(say(&texts, Lang::En, &Line::new("found")), "Found: {$what}");
}

#[test]
fn ordinals_and_terms_work() {
    let text = "-house = Veilleuse\nplace = { NUMBER($n, type: \"ordinal\") ->\n    [one] first\n   *[other] { $n }\n } at { -house }\n";
    let texts = load(text, text);
    assert_eq!(say(&texts, Lang::En, &Line::new("place").number("n", 1)), "first at Veilleuse");
    assert_eq!(say(&texts, Lang::En, &Line::new("place").number("n", 7)), "7 at Veilleuse");
}

#[test]
fn several_sources_make_one_set_of_texts() {
    let title = pack(&[("fr/a.ftl", "a = { yes }"), ("en/a.ftl", "a = { yes }")]);
    let house = pack(&[("fr/house.ftl", "yes = oui"), ("en/house.ftl", "yes = yes")]);
    let texts = Texts::load(&[&title, &house]).unwrap();
    assert_eq!(texts.get(Lang::Fr, "a").as_deref(), Some("oui"));
    assert!(Texts::load(&[&title]).is_err(), "the title alone lacks what it refers to");
}

#[test]
fn a_parse_error_has_a_place() {
    assert_eq!(
        complaint("a = ok\n\nlamp Lampe\n"),
        "fr/a.ftl:3:6: Expected a token starting with \"=\" | a message is `id = text`; its other lines are \
         indented; { and } enclose a placeable"
    );
    assert!(complaint("a = { $x\nb = c\n").starts_with("fr/a.ftl:2:1: Expected a token starting with \"}\""));
    assert_eq!(complaints("a = }", "a = {").len(), 2, "both languages are looked at");
}

#[test]
fn an_id_is_given_once_in_a_language() {
    let doubled = pack(&[("fr/a.ftl", "x = un\nx = deux"), ("en/a.ftl", "x = one")]);
    assert_eq!(
        all_told(&Texts::load(&[&doubled]).unwrap_err()),
        ["fr/a.ftl:2:1: a second message or term `x` | the first is at fr/a.ftl:1:1; rename one of them"]
    );
    let title = pack(&[("fr/a.ftl", "x = un"), ("en/a.ftl", "x = one")]);
    let house = pack(&[("fr/h.ftl", "y = deux\n-x = un"), ("en/h.ftl", "y = two\nx = one")]);
    assert_eq!(
        all_told(&Texts::load(&[&title, &house]).unwrap_err()),
        [
            "fr/h.ftl:2:2: a second message or term `x` | the first is at fr/a.ftl:1:1; rename one of them",
            "en/h.ftl:2:1: a second message or term `x` | the first is at en/a.ftl:1:1; rename one of them",
        ]
    );
    let twice = "x = un\n    .a = 1\n    .a = 2\n";
    assert_eq!(
        complaint(twice),
        "fr/a.ftl:3:6: a second attribute `a` of `x` | rename or remove one of them"
    );
}

#[test]
fn both_languages_have_the_same_messages() {
    assert_eq!(
        complaints("a = un\nlantern = lanterne\n", "a = one\nlanten = lantern\n"),
        [
            "fr/a.ftl:2:1: `lantern` is missing in en/ | en/ has another id: did you mean `lanten`?",
            "en/a.ftl:2:1: `lanten` is missing in fr/ | fr/ has another id: did you mean `lantern`?",
        ]
    );
    assert_eq!(
        complaints("a = un\n", "a = one\nb = two\n"),
        ["en/a.ftl:2:1: `b` is missing in fr/ | translate it in a file of fr/"]
    );
}

#[test]
fn both_languages_have_the_same_attributes_and_values() {
    assert_eq!(
        complaints("a = un\n    .text = x\n", "# c\na = one\n    .txt = x\n"),
        [
            "en/a.ftl:2:1: the attribute `text` of `a` is missing in en/ | did you mean `txt`?",
            "fr/a.ftl:1:1: the attribute `txt` of `a` is missing in fr/ | did you mean `text`?",
        ]
    );
    assert_eq!(
        complaints("a = un\n    .text = x\n", "a =\n    .text = x\n"),
        ["en/a.ftl:1:1: `a` has no text in en/ | it has one in fr/"]
    );
}

#[test]
fn both_languages_use_the_same_variables() {
    assert_eq!(
        complaints("a = { $count } cartes de { $who }", "a = { $cuont } cards"),
        [
            "fr/a.ftl:1:1: `a` does not use `$cuont` in fr/, but does in en/ | did you mean `count`?",
            "en/a.ftl:1:1: `a` does not use `$count` in en/, but does in fr/ | did you mean `cuont`?",
            "en/a.ftl:1:1: `a` does not use `$who` in en/, but does in fr/ | use the same variables in both",
        ]
    );
    assert_eq!(
        complaints("a = x\n    .b = { $n }\n", "a = x\n    .b = y\n"),
        ["en/a.ftl:2:6: `a.b` does not use `$n` in en/, but does in fr/ | use the same variables in both"]
    );
}

#[test]
fn variables_count_through_references_and_selectors_but_not_through_terms() {
    load(
        "-t = { $case ->\n    [x] y\n   *[z] w\n }\nb = { $n }\na = { b } { -t(case: \"x\") }\n",
        "b = { $n }\na = { $n ->\n    [one] one\n   *[other] many\n }\n",
    );
}

#[test]
fn references_lead_somewhere() {
    assert_eq!(
        complaint("lantern = x\na = { lanten }\n"),
        "fr/a.ftl:2:7: unknown message `lanten` | did you mean `lantern`?"
    );
    assert_eq!(complaint("a = { zzz }"), "fr/a.ftl:1:7: unknown message `zzz` | add it to a file of fr/");
    assert_eq!(
        complaint("-house = x\na = { -hose }"),
        "fr/a.ftl:2:8: unknown term `-hose` | did you mean `house`?"
    );
    assert_eq!(
        complaint("b = x\n    .text = y\na = { b.txt }"),
        "fr/a.ftl:3:9: `b` has no attribute `txt` | did you mean `text`?"
    );
    assert_eq!(
        complaint("b =\n    .text = y\na = { b }"),
        "fr/a.ftl:3:7: `b` has attributes, but no text of its own | refer to an attribute: b.name"
    );
    assert_eq!(
        complaint("a = { $n ->\n   *[x] { nothing }\n }"),
        "fr/a.ftl:2:11: unknown message `nothing` | add it to a file of fr/"
    );
}

#[test]
fn functions_and_numbers_are_limited() {
    let ordinals = "write NUMBER($variable, type: \"ordinal\")";
    assert_eq!(complaint("a = { DATE($n) }"), format!("fr/a.ftl:1:7: unknown function `DATE` | {ordinals}"));
    assert_eq!(
        complaint("a = { NUMBER($n, minimumFractionDigits: 999999999) }"),
        format!("fr/a.ftl:1:18: `minimumFractionDigits` is no argument of NUMBER here | {ordinals}")
    );
    assert!(complaint("NUMBER = x").contains("`NUMBER` is the name of a function"));
    let whole = "numbers in texts are whole and have at most 15 digits | write the number as text";
    assert_eq!(complaint("a = { 1.5 }"), format!("fr/a.ftl:1:7: {whole}"));
    assert_eq!(complaint("a = { 1234567890123456 }"), format!("fr/a.ftl:1:7: {whole}"));
    assert_eq!(complaint("a = { $n ->\n   *[1.0] x\n }"), format!("fr/a.ftl:2:6: {whole}"));
    load("a = { 123456789012345 }", "a = { -2 }");
}

#[test]
fn a_sentence_ends() {
    let circle = "a = { b }\nb = { c.x }\nc = y\n    .x = { a }\nd = fine\n";
    assert_eq!(
        complaints(circle, circle),
        [
            "fr/a.ftl:4:6: `c.x` leads back to itself | replace one of the references by text",
            "en/a.ftl:4:6: `c.x` leads back to itself | replace one of the references by text",
        ]
    );
    assert!(complaint("-t = { -t }\n").contains("`t` leads back to itself"));
    assert!(complaint("a = { $n ->\n   *[x] { b }\n }\nb = { a }\n").contains("`b` leads back to itself"));
    let many = |count: usize| format!("a = {}\n", "{ $n }".repeat(count));
    let texts = load(&many(100), &many(100));
    assert_eq!(say(&texts, Lang::En, &Line::new("a").number("n", 1)), "1".repeat(100));
    assert!(complaint(&many(101)).contains("more than 100 placeables"));
    let choice = format!("a = {{ $n ->\n    [one] {0}\n   *[other] {0}\n }}\n", "{ $n }".repeat(99));
    load(&choice, &choice);
    // Each message says the one before ten times.
    let laughs =
        messages(1..10, |level| format!("m{level} = {}", format!("{{ m{} }}", level - 1).repeat(10)));
    assert!(complaint(&format!("m0 = ha\n{laughs}")).contains("`m2` has more than 100 placeables"));
}

#[test]
fn long_chains_are_followed_without_recursion() {
    let chain = messages(1..9000, |link| format!("m{link} = {{ m{} }}", link - 1));
    assert!(complaint(&format!("m0 = end\n{chain}")).contains("more than 100 placeables"));
}

#[test]
fn what_would_harm_the_parser_is_refused_first() {
    for opener in ["{", "{ $n ->\n *[a] {", "{ F(", "{ \"}\" ->\n *[a] "] {
        let deep = format!("a = {}", opener.repeat(15_000 / opener.len()));
        let told = complaint(&deep);
        assert!(told.starts_with("fr/a.ftl:1:1: more than 200 braces and parentheses are opened"), "{told}");
    }
    assert!(
        complaint(&format!("a = {}", "x".repeat(17_000))).contains("this message has more than 16384 bytes")
    );
    assert_eq!(
        complaint("a = b\nc = { \"\\u00é\" }"),
        "fr/a.ftl:2:8: an escape is \\u and four hexadecimal digits, or \\U and six"
    );
    // As deep as it is allowed, everything holds.
    let nested = format!("a = {}$n{}", "{".repeat(200), "}".repeat(200));
    assert_eq!(say(&load(&nested, &nested), Lang::En, &Line::new("a").number("n", 1)), "1");
    let select = format!("a = {}x{}", "{ $n ->\n *[a] ".repeat(100), "\n }".repeat(100));
    assert_eq!(say(&load(&select, &select), Lang::En, &Line::new("a")), "x");
    let escape = "a = { \"\\u00e9\\U01F602\" }";
    assert_eq!(load(escape, escape).get(Lang::Fr, "a").as_deref(), Some("é😂"));
}

#[test]
fn too_many_messages_are_refused() {
    let some = |count| messages(0..count, |number| format!("m{number} = x"));
    let most = some(Texts::MOST_MESSAGES);
    load(&most, &most);
    let more = some(Texts::MOST_MESSAGES + 1);
    assert_eq!(complaint(&more), "fr/: more than 10000 messages | make the pack smaller");
}

#[test]
fn texts_outside_the_language_folders_are_reported() {
    let files = pack(&[("de/a.ftl", "a = eins"), ("main.ftl", "a = b"), ("fr/a.toml", "not = 'fluent'")]);
    assert_eq!(
        all_told(&Texts::load(&[&files]).unwrap_err()),
        [
            "de/a.ftl: texts are read from fr/ and en/ only | move the file",
            "main.ftl: texts are read from fr/ and en/ only | move the file",
        ]
    );
}

#[test]
fn texts_can_be_shared_between_threads() {
    static_assertions::assert_impl_all!(Texts: Send, Sync);
}
