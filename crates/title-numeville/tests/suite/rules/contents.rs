//! The box.

use std::collections::BTreeSet;

use title_numeville::{Complice, Level, Mode, Numeville, QuestionId, load, thresholds};
use veilleuse_core::Game;
use veilleuse_pack::Texts;

use crate::common::{advanced, begin, changed, pack, standard, workshop};

fn content(starts: &str) -> usize {
    Numeville::all_content(&pack()).iter().filter(|id| id.starts_with(starts)).count()
}

/// NU-SETUP-04, NU-SETUP-05, NU-GEN-03: each of the four Complices has 25 easy and 25 hard questions.
#[test]
fn two_hundred_questions() {
    for complice in Complice::ALL {
        for level in ["easy", "hard"] {
            assert_eq!(content(&format!("{}-{level}-", complice.id())), 25);
        }
    }
    let all = Numeville::all_content(&pack());
    assert_eq!(all.iter().filter(|id| id.parse::<QuestionId>().is_ok()).count(), 200);
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "every id once");
}

/// NU-SETUP-06, NU-ADV-02: 15 Attacks, 10 End-of-round cards, 13 Objects, 13 Powers.
#[test]
fn fifty_one_cards() {
    assert_eq!(["att_", "rnd_", "obj_", "pow_"].map(content), [15, 10, 13, 13]);
}

/// NU-SETUP-01, NU-SETUP-08: 21 squares and four Scouts.
#[test]
fn board_and_scouts() {
    assert_eq!(content("sq_"), 21);
    assert_eq!(["ana", "tom", "emily", "hakim"].map(content), [1; 4]);
}

/// NU-GEN-09: there are three ways to play, and each can begin.
#[test]
fn three_modes() {
    assert_eq!(Mode::ALL.map(Mode::id), ["standard", "advanced", "workshop"]);
    assert_eq!(begin(standard(2)).view_everything().mode, Mode::Standard);
    assert_eq!(begin(advanced(2, Level::Standard)).view_everything().mode, Mode::Advanced);
    assert_eq!(begin(workshop(false)).view_everything().mode, Mode::Workshop);
}

/// NU-LEVEL-01, NU-LEVEL-02, NU-LEVEL-03, NU-LEVEL-04, NU-WORK-03: the table of thresholds, blue and red.
#[test]
fn the_table_of_levels() {
    for mode in [Mode::Standard, Mode::Advanced] {
        let row = |seats| Level::ALL.map(|level| thresholds(mode, level, seats));
        assert_eq!(row(2), [(3, 4), (4, 4), (5, 3)]);
        assert_eq!(row(3), [(3, 4), (4, 4), (5, 3)]);
        assert_eq!(row(4), [(3, 5), (4, 5), (5, 4)]);
    }
    assert_eq!(Level::ALL.map(|level| thresholds(Mode::Workshop, level, 4)), [(3, 3); 3]);
}

/// NU-LEVEL-05, NU-LEVEL-06, NU-LEVEL-07: five slots of a colour, twelve white tokens for the heaviest use.
#[test]
fn white_tokens_cover_what_is_unused() {
    let white = |level, seats| -> u8 {
        let view = begin(title_numeville::Options { level, ..standard(seats) }).view_everything();
        for sheet in &view.sheets {
            assert_eq!(sheet.blue_needed + sheet.blank_blue, 5);
            assert_eq!(sheet.red_needed + sheet.blank_red, 5);
        }
        view.sheets.iter().map(|sheet| sheet.blank_blue + sheet.blank_red).sum()
    };
    assert_eq!(Level::ALL.map(|level| white(level, 2)), [12, 8, 8]);
    assert_eq!(Level::ALL.map(|level| white(level, 3)), [12, 8, 8]);
    assert_eq!(Level::ALL.map(|level| white(level, 4)), [8, 4, 4]);
}

fn problems_of(change: impl Fn(&str, &str) -> String) -> String {
    let files = changed(change);
    let texts = Texts::load(&[&files]).unwrap_or_else(|problems| panic!("{problems}"));
    let problems = load(&files, &texts).expect_err("the change must be found");
    let each = problems.iter().map(|problem| format!("{} {}", problem.path(), problem.what()));
    each.collect::<Vec<_>>().join("\n")
}

fn replace(file: &'static str, from: &'static str, to: &'static str) -> impl Fn(&str, &str) -> String {
    move |path, text| {
        if path == file {
            assert!(text.contains(from), "{file} has no {from}");
            text.replacen(from, to, 1)
        } else {
            text.to_owned()
        }
    }
}

/// NU-QUEST-11: a question filed under another Complice, or another level, is refused.
#[test]
fn misfiled_questions_are_found() {
    let found = problems_of(replace(
        "sealed/questions/stalky.toml",
        "id = \"stalky-easy-01\"",
        "id = \"hacker-easy-01\"",
    ));
    assert!(found.contains("not an id of this deck"), "{found}");
    let found = problems_of(replace(
        "sealed/questions/stalky.toml",
        "id = \"stalky-easy-01\"",
        "id = \"stalky-hard-01\"",
    ));
    assert!(found.contains("not an id of this deck"), "{found}");
}

/// NU-SETUP-06, NU-ADV-02, NU-SETUP-04: a pack whose counts are not those of the box is refused.
#[test]
fn other_counts_are_found() {
    let found = problems_of(replace("pack.toml", "attacks = 15", "attacks = 16"));
    assert!(found.contains("decks/attacks.toml 15 cards, but pack.toml counts 16"), "{found}");
    let found = problems_of(replace("pack.toml", "objects = 13", "objects = 12"));
    assert!(found.contains("decks/objects.toml"), "{found}");
    let found = problems_of(replace("pack.toml", "easy_questions = 25", "easy_questions = 24"));
    assert!(found.contains("sealed/questions/stalky.toml 25 easy questions"), "{found}");
}

/// NU-FACE-01, NU-PLAZA-01, NU-SETUP-08: a board needs one portrait a district, one Place, four starts.
#[test]
fn unplayable_boards_are_found() {
    let found = problems_of(replace("board.toml", "portrait = true", "portrait = false"));
    assert!(found.contains("NU-FACE-01"), "{found}");
    let found = problems_of(replace("board.toml", "start = true", "start = false"));
    assert!(found.contains("NU-SETUP-08"), "{found}");
    let found = problems_of(replace("board.toml", "district = \"stalky\"\nstart = true", ""));
    assert!(found.contains("NU-PLAZA-01"), "{found}");
}
