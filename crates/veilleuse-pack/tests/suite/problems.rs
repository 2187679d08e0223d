//! What is wrong is said with its place and a way out.

use crate::common::{pack, told};
use serde::Deserialize;
use veilleuse_pack::{Lang, PackFiles, Problem, Problems, Provenance, Spanned, Text};

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Deck {
    card: Vec<Card>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Card {
    id: Spanned<String>,
    copies: u8,
    #[serde(default)]
    light: Light,
    provenance: Option<Provenance>,
    text: Option<Text>,
}

#[derive(Deserialize, Debug, Default, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Light {
    #[default]
    Dark,
    Dim,
    Bright,
}

const PATH: &str = "decks/finds.toml";

fn read(text: &str) -> Result<Deck, Problem> {
    pack(&[(PATH, text)]).read(PATH)
}

fn complaint(text: &str) -> String {
    told(&read(text).unwrap_err())
}

#[test]
fn a_good_file_is_read_with_its_spans() {
    let deck = read(
        "[[card]]\nid = \"lamp\"\ncopies = 2\nlight = \"dim\"\nprovenance = \"public\"\n\
         text = { fr = \"lampe\", en = \"lamp\" }\n",
    )
    .unwrap();
    let card = &deck.card[0];
    assert_eq!((card.id.get_ref().as_str(), card.id.span()), ("lamp", 14..20));
    assert_eq!((card.copies, &card.light), (2, &Light::Dim));
    assert_eq!(card.provenance.unwrap().to_string(), "public");
    assert_eq!(card.text.as_ref().unwrap().get(Lang::En), "lamp");
}

#[test]
fn an_unknown_field_is_shown_with_the_one_that_was_meant() {
    let complaint = complaint("# Finds\n[[card]]\nid = \"lamp\"\ncopeis = 2\n");
    assert_eq!(
        complaint,
        "decks/finds.toml:4:1: unknown field `copeis`, expected one of `id`, `copies`, `light`, \
         `provenance`, `text` | did you mean `copies`?"
    );
}

#[test]
fn an_unknown_variant_is_shown_with_the_one_that_was_meant() {
    let complaint = complaint("[[card]]\nid = \"é\"\ncopies = 2\nlight = \"brigt\"\n");
    assert_eq!(
        complaint,
        "decks/finds.toml:4:9: unknown variant `brigt`, expected one of `dark`, `dim`, `bright` | \
         did you mean `bright`?"
    );
}

#[test]
fn a_word_that_resembles_nothing_gets_the_list() {
    let complaint = complaint("[[card]]\nid = \"é\"\ncopies = 2\nlight = \"xyzxyz\"\n");
    assert!(complaint.ends_with(" | known here: dark, dim, bright"), "{complaint}");
}

#[test]
fn wrong_types_missing_fields_and_bad_syntax_have_a_place() {
    assert_eq!(
        complaint("[[card]]\nid = \"lamp\"\ncopies = \"two\"\n"),
        "decks/finds.toml:3:10: invalid type: string \"two\", expected u8"
    );
    assert_eq!(complaint("[[card]]\nid = \"lamp\"\n"), "decks/finds.toml:1:1: missing field `copies`");
    assert!(complaint("[[card]]\nid = = 1\n").starts_with("decks/finds.toml:2:"));
    assert!(complaint("[[card]]\nid = 'a'\ncopies = 300\n").starts_with("decks/finds.toml:3:10: "));
}

#[test]
fn columns_count_characters() {
    let complaint = complaint("card = [{ id = \"éàü\", copis = 1 }]\n");
    assert!(complaint.starts_with("decks/finds.toml:1:23: unknown field `copis`"), "{complaint}");
}

#[test]
fn a_missing_file_is_named_with_the_one_that_was_meant() {
    let files = pack(&[(PATH, "")]);
    let problem = files.read::<Deck>("decks/find.toml").unwrap_err();
    assert_eq!(
        told(&problem),
        "decks/find.toml: the pack has no such file | did you mean `decks/finds.toml`?"
    );
    let problem = files.read::<Deck>("board.toml").unwrap_err();
    assert_eq!(told(&problem), "board.toml: the pack has no such file | add the file");
}

#[test]
fn the_line_is_drawn_with_a_mark_and_the_help() {
    let problem = read("[[card]]\nid = \"lamp\"\ncopeis = 2\n").unwrap_err();
    let drawn = problem.drawn();
    for part in ["decks/finds.toml:3:1", "copeis = 2", "here", "help: did you mean `copies`?"] {
        assert!(drawn.contains(part), "{part} is missing in\n{drawn}");
    }
}

#[test]
fn a_title_can_point_at_what_it_finds() {
    let files = pack(&[(PATH, "one\ntwo three\n")]);
    let problem =
        Problem::at(&files, PATH, 8..13, "unknown room `three`").suggest("three", ["threes", "four"]);
    assert_eq!(told(&problem), "decks/finds.toml:2:5: unknown room `three` | did you mean `threes`?");
    assert_eq!((problem.path(), problem.position()), (PATH, Some((2, 5))));
    assert_eq!(problem.what(), "unknown room `three`");
    let whole = Problem::about("board.toml", "no rooms").help("add some");
    assert_eq!((told(&whole), whole.position()), ("board.toml: no rooms | add some".to_owned(), None));
}

#[test]
fn odd_spans_are_drawn_all_the_same() {
    let files = pack(&[(PATH, "é\nü"), ("empty.toml", "")]);
    for (path, span) in [(PATH, 1..2), (PATH, 4..4), (PATH, 3..999), (PATH, 999..1000), ("empty.toml", 0..1)]
    {
        let problem = Problem::at(&files, path, span.clone(), "odd");
        assert!(problem.place().starts_with(path), "{span:?}");
        assert!(problem.drawn().contains("odd"), "{span:?}");
    }
    #[allow(clippy::reversed_empty_ranges, reason = "that is what is tested")]
    let backwards = Problem::at(&files, PATH, 3..0, "odd");
    assert_eq!(backwards.position(), Some((2, 1)));
    assert_eq!(Problem::at(&files, "none.toml", 0..1, "odd").to_string(), "none.toml: odd");
}

#[test]
fn several_problems_are_listed_and_one_is_itself() {
    let files = pack(&[(PATH, "one\ntwo\n")]);
    let problem = |at: usize| Problem::at(&files, PATH, at..at + 3, "odd").help("mend it");
    let single = Problems::from(problem(0));
    assert_eq!(single.to_string(), "decks/finds.toml:1:1: odd");
    assert!(single.drawn().contains("help: mend it"));

    let both: Problems = [problem(0), problem(4)].into_iter().collect();
    assert_eq!(both.to_string(), "2 problems\n  decks/finds.toml:1:1: odd\n  decks/finds.toml:2:1: odd");
    assert_eq!(both.drawn().matches("help: mend it").count(), 2);
}

#[test]
fn a_flood_of_problems_is_counted_and_not_kept() {
    let flood: Problems =
        (0..=Problems::SHOWN + 4).map(|n| Problem::about("a.toml", n.to_string())).collect();
    assert_eq!((flood.len(), flood.iter().count()), (Problems::SHOWN + 5, Problems::SHOWN));
    assert!(flood.to_string().ends_with("\n  and 5 more"));
    assert!(Problems::new().or(1).is_ok());
}

#[test]
fn languages_have_codes() {
    assert_eq!(Lang::ALL.map(Lang::code), ["fr", "en"]);
    assert_eq!(Lang::default(), Lang::Fr);
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
        assert_eq!(serde_json::to_string(&lang).unwrap(), format!("\"{lang}\""));
    }
    assert_eq!("de".parse::<Lang>().unwrap_err().to_string(), "a language is \"fr\" or \"en\"");
    for provenance in [Provenance::Rulebook, Provenance::Public, Provenance::Reconstructed] {
        assert_eq!(serde_json::to_string(&provenance).unwrap(), format!("\"{provenance}\""));
    }
}

#[test]
fn packs_and_problems_can_cross_threads() {
    static_assertions::assert_impl_all!(PackFiles: Send, Sync);
    static_assertions::assert_impl_all!(Problem: Send, Sync);
    static_assertions::assert_impl_all!(Problems: Send, Sync, std::error::Error);
}
