//! Le Guet holds what every title holds, and CONTRIBUTING.md shows it as it is.

use std::{fs, path::PathBuf, sync::Arc};

use guet::{Guet, Options, Pack, load};
use veilleuse_core::sentences;
use veilleuse_pack::{PackFiles, RuleBook, Texts, check_typography};
use veilleuse_sim::{SimPlan, simulate};
use veilleuse_testkit::{
    properties::{
        every_match_ends, options_equal_accepted, order_of_answers_never_matters, refusal_changes_nothing,
        rewinding_equals_replaying,
    },
    scenario::run_file,
    title::{on_each, read},
    twins::run_all,
};

fn here(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn files() -> PackFiles {
    PackFiles::from_dir(&here("pack")).unwrap_or_else(|problems| panic!("{problems}"))
}

fn pack() -> Arc<Pack> {
    Arc::new(read(&files(), load))
}

fn tables() -> Vec<Options> {
    (2..=4).map(|seats| Options { seats }).collect()
}

#[test]
fn its_pack_says_everything_in_both_languages_and_well() {
    let texts = Texts::load(&[&files()]).unwrap_or_else(|problems| panic!("{problems}"));
    let missing: Vec<&str> = sentences::<Guet>().into_iter().filter(|id| !texts.has(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let set_badly = check_typography(&files());
    assert!(set_badly.is_empty(), "{set_badly:?}");
    assert_eq!(RuleBook::load(&files()).map(|book| book.rules().len()).ok(), Some(5));
}

#[test]
fn what_holds_in_every_position_holds() {
    on_each::<Guet, _>(&pack(), tables(), 1, 20, options_equal_accepted);
    on_each::<Guet, _>(&pack(), tables(), 2, 20, refusal_changes_nothing);
    on_each::<Guet, _>(&pack(), tables(), 3, 20, order_of_answers_never_matters);
    on_each::<Guet, _>(&pack(), tables(), 4, 20, every_match_ends);
    on_each::<Guet, _>(&pack(), tables(), 5, 20, rewinding_equals_replaying);
}

#[test]
fn twins_see_the_same() {
    run_all::<Guet>(&pack(), &pack(), &tables(), 1, 200, 32).really_differed();
}

/// GU-NIGHT-01 to GU-NIGHT-05.
#[test]
fn its_scenarios_hold() {
    let book = RuleBook::load(&files()).unwrap_or_else(|problems| panic!("{problems}"));
    let mut cited = String::new();
    for file in fs::read_dir(here("scenarios")).unwrap() {
        let file = file.unwrap().path();
        run_file::<Guet>(pack(), &file).unwrap_or_else(|failure| panic!("{failure}"));
        cited += &fs::read_to_string(&file).unwrap();
    }
    let uncited: Vec<&str> =
        book.rules().iter().map(|rule| &*rule.id).filter(|id| !cited.contains(id)).collect();
    assert!(uncited.is_empty(), "{uncited:?}");
}

#[test]
fn many_matches_show_every_ending() {
    let plan = SimPlan::<Guet>::random(pack(), Options { seats: 2 }, 2_000, 1);
    let report = simulate(&plan, |_| {}).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(report.outcomes.len(), 3, "{:?}", report.outcomes);
}

/// What CONTRIBUTING.md shows is the code.
#[test]
fn the_walk_through_is_the_code() {
    let page = fs::read_to_string(here("../../CONTRIBUTING.md")).unwrap();
    let walk = page.split("\n## A new title\n").nth(1).unwrap_or_default();
    let blocks: Vec<&str> =
        walk.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= 8, "{}", blocks.len());
    let code = fs::read_to_string(here("src/lib.rs")).unwrap();
    for block in blocks {
        assert!(code.contains(block), "CONTRIBUTING.md shows what is not in src/lib.rs:\n{block}");
    }
}
