//! Two matches that differ only in what somebody cannot know look the same to them.

mod common;

use std::sync::Arc;

use title_clef_des_mondes::{ClefDesMondes, Pack, PlantedLeak, load};
use veilleuse_testkit::{
    title,
    twins::{Channel, Tally, leak_in, run_all, run_many},
};

/// From the deal well into the play.
const STEPS: usize = 150;

/// CM-SETUP-07, CM-EXCH-03, CM-REACT-06, CM-BOARD-06: hands, characters, hidden worlds, piles and what is
/// answered in a window stay secret, at every number of seats.
#[test]
fn nobody_can_tell_twins_apart() {
    let tally = all(120);
    assert!(tally.matches >= 3_500, "{tally:?}");
}

/// The same with 50,000 pairs: some minutes.
#[test]
#[ignore = "takes minutes; the short run covers the same tables"]
fn nor_in_fifty_thousand_matches() {
    let tally = all(1_700);
    assert!(tally.matches >= 50_000, "{tally:?}");
}

/// So many pairs for each table and each pair of eyes.
fn all(matches: u64) -> Tally {
    let tally =
        run_all::<ClefDesMondes>(&common::pack(), &common::pack(), &common::all_tables(), 1, matches, STEPS);
    tally.really_differed();
    assert!(tally.steps > tally.matches * 10, "pairs are too short: {tally:?}");
    tally
}

/// The same far into the play: what somebody may imagine looks to them like the truth, to the last question.
#[test]
fn nor_late_in_a_match() {
    let (compared, different) =
        title::imagined_looks_true::<ClefDesMondes>(&common::pack(), &common::all_tables(), 70, 16);
    println!("{compared} positions, {different} imagined otherwise");
    assert!(compared > 5_000 && different * 2 > compared, "{compared} {different}");
}

fn caught(leak: PlantedLeak) -> Option<Channel> {
    let pack: Pack = title::read(&title::files::<ClefDesMondes>(), load);
    let pack = Arc::new(pack.with_leak(leak));
    leak_in(run_many::<ClefDesMondes>(&pack, &pack, &common::standard(3), 6, 300, STEPS))
}

/// CM-REACT-06: a window that only opens for those who hold a reaction would be noticed.
#[test]
fn planted_leaks_are_caught() {
    let window = caught(PlantedLeak::WindowForHolders);
    assert!(matches!(window, Some(Channel::Pending | Channel::View | Channel::Told)), "{window:?}");
    assert!(caught(PlantedLeak::DrawTold).is_some());
    assert!(caught(PlantedLeak::HandInView).is_some());
}
