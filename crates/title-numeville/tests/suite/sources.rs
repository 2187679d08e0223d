//! What an editor writes about a question beside its words: sources that can be opened, and amounts in their order.

use crate::common;
use title_numeville::{Numeville, load, unsourced};
use veilleuse_core::{Host, Match};
use veilleuse_testkit::{Luck, title};

const FILE: &str = "sealed/questions/datata.toml";

fn problems(from: &str, to: &str) -> String {
    title::problems_of::<Numeville>(load, FILE, from, to)
}

/// The first line of the file that begins so.
fn line(begins: &str) -> String {
    let files = title::files::<Numeville>();
    let text = files.get(FILE).unwrap_or_else(|| panic!("no {FILE}"));
    let found = text.lines().find(|line| line.starts_with(begins));
    found.unwrap_or_else(|| panic!("no line {begins}")).to_owned()
}

#[test]
fn a_source_that_nobody_can_open_is_refused() {
    for (begins, to, what) in [
        ("url = ", "url = \"http://www.cnil.fr/\"", "not an address"),
        ("url = ", "url = \"www.cnil.fr\"", "not an address"),
        ("url = ", "url = \"https://www.cnil.fr/une page\"", "not an address"),
        ("url = ", "", "missing field `url`"),
        ("year = ", "year = 3024", "cannot have been looked at"),
        ("year = ", "year = 24", "cannot have been looked at"),
        ("year = ", "year = \"2024\"", "invalid type"),
        ("checked = ", "checked = \"17/11/2026\"", "not a day"),
        ("checked = ", "checked = \"2026-02-30\"", "not a day"),
        ("checked = ", "", "missing field `checked`"),
        ("source = {", "source = { publisher = \"\", title = \"x\" }", "a publisher and a title"),
        ("source = {", "source = { publisher = \"x\" }", "missing field `title`"),
        ("source = {", "", "no name in one of the languages"),
    ] {
        let found = problems(&line(begins), to);
        assert!(found.contains(what) && found.contains(FILE), "{begins} {to}: {found}");
    }
}

#[test]
fn amounts_that_do_not_ascend_are_refused() {
    let files = title::files::<Numeville>();
    let text = files.get(FILE).unwrap_or_else(|| panic!("no {FILE}"));
    let (_, card) = text.split_once("ordered = true").unwrap_or_else(|| panic!("no amounts"));
    let choices = card.lines().find(|line| line.starts_with("choices = ")).unwrap_or_default();
    let mut turned: Vec<String> = serde_json::from_str(choices.trim_start_matches("choices = "))
        .unwrap_or_else(|error| panic!("{choices}: {error}"));
    turned.swap(0, 1);
    let found = problems(choices, &format!("choices = {}", serde_json::Value::from(turned)));
    assert!(found.contains("in ascending order"), "{found}");
}

/// A pack of before has a name for a source: matches that began with it go on, and an editor is told.
#[test]
fn a_pack_with_names_alone_is_played_and_not_finished() {
    assert!(unsourced(&title::files::<Numeville>()).is_empty());
    let before = common::changed(|path, text| {
        let mut inside = false;
        let kept = text.lines().filter_map(|line| {
            inside = line == "[question.source]" || (inside && !line.starts_with('['));
            match line {
                "provenance = \"reconstructed\"" if path.starts_with("sealed/") => {
                    Some(format!("{line}\nsource = \"CNIL\""))
                }
                line if line.starts_with("source = {") || inside => None,
                line => Some(line.to_owned()),
            }
        });
        kept.collect::<Vec<_>>().join("\n")
    });
    let pack = std::sync::Arc::new(common::read(&before));
    let found = unsourced(&before);
    assert_eq!(found.len(), 200);
    assert!(found.to_string().contains("no source that a reader can open"), "{found}");
    let arranged = title_numeville::Arrangement {
        question: Some(title_numeville::QuestionArrangement {
            id: "hacker-easy-01".parse().unwrap_or_else(|()| panic!("an id")),
            black: None,
            face_off: false,
            right: None,
        }),
        ..Default::default()
    };
    let played = Match::<Numeville>::arranged(pack, common::standard(2), &arranged);
    let view = played.unwrap_or_else(|error| panic!("{error}")).view_everything();
    let answer = view.question.and_then(|question| question.answer).unwrap_or_else(|| panic!("an answer"));
    assert_eq!((&*answer.source, answer.reference), ("CNIL", None));
}

/// Amounts are shown from the lowest to the highest, whatever was drawn.
#[test]
fn amounts_keep_their_order() {
    let cards =
        title_numeville::bank(&title::files::<Numeville>()).unwrap_or_else(|problem| panic!("{problem}"));
    let (mut amounts, mut others) = (0, 0);
    for number in 0..300 {
        let mut luck = Luck::part(19, number);
        let options = if number % 3 == 0 { common::workshop(true) } else { common::standard(2) };
        let mut played = common::begin(options);
        for _ in 0..160 {
            let Some(input) = played.next_input(&mut luck) else { break };
            played.apply_silently(input).unwrap_or_else(|no| panic!("{no}"));
            let view = played.view_everything();
            let teams = view.workshop.iter().flat_map(|workshop| &workshop.teams);
            for question in teams.filter_map(|team| team.question.as_ref()).chain(&view.question) {
                let id = question.id.to_string();
                let card = cards.iter().find(|card| card.id == id).unwrap_or_else(|| panic!("{id}"));
                let shown: Vec<_> = question.choices.iter().map(|choice| &choice.text).collect();
                let listed: Vec<_> = card.choices.iter().collect();
                if card.ordered {
                    assert_eq!(shown, listed, "{id}");
                    let answer = question.answer.as_ref().map(|answer| answer.choice.number());
                    assert_eq!(answer, Some(card.right), "{id}");
                    amounts += 1;
                } else {
                    others += usize::from(shown != listed);
                }
            }
        }
    }
    assert!(amounts > 50 && others > 50, "{amounts} amounts, {others} in another order than the card's");
}
