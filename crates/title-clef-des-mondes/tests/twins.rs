//! Two matches that differ only in what somebody cannot know look the same to them.

mod common;

use std::sync::Arc;

use title_clef_des_mondes::{ClefDesMondes, Options, Pack, PlantedLeak, load};
use veilleuse_testkit::{
    title,
    twins::{Channel, Fault, Tally, run_many},
};

/// From the deal well into the play.
const STEPS: usize = 150;

fn all(pack: &Arc<Pack>, tables: &[Options], seed: u64, matches: u64) -> Result<Tally, (Options, Fault)> {
    let mut sum = Tally::default();
    for options in tables {
        let tally = run_many::<ClefDesMondes>(pack, pack, options, seed, matches, STEPS)
            .map_err(|fault| (options.clone(), fault))?;
        sum.matches += tally.matches;
        sum.steps += tally.steps;
        sum.diverged += tally.diverged;
        sum.lawful_ends += tally.lawful_ends;
        sum.reimagined += tally.reimagined;
    }
    println!("{sum:?}");
    Ok(sum)
}

/// CM-SETUP-07, CM-EXCH-03, CM-REACT-06, CM-BOARD-06: hands, characters, hidden worlds, piles and what is
/// answered in a window stay secret, at every number of seats.
#[test]
fn nobody_can_tell_twins_apart() {
    let tally = really_differed(120);
    assert!(tally.matches >= 3_500, "{tally:?}");
}

/// The same with 50,000 pairs: some minutes.
#[test]
#[ignore = "takes minutes; the short run covers the same tables"]
fn nor_in_fifty_thousand_matches() {
    let tally = really_differed(1_700);
    assert!(tally.matches >= 50_000, "{tally:?}");
}

/// So many pairs for each table and each pair of eyes.
fn really_differed(matches: u64) -> Tally {
    let tally = all(&common::pack(), &common::all_tables(), 1, matches)
        .unwrap_or_else(|(options, fault)| panic!("{options:?}\n{fault}"));
    assert!(tally.diverged * 2 > tally.matches, "few twins diverged: {tally:?}");
    assert!(tally.reimagined > tally.matches, "few imagined tables differed: {tally:?}");
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
    match all(&pack, &[common::standard(3)], 6, 300) {
        Err((_, Fault::Leak(leak))) => Some(leak.channel),
        Err((_, Fault::Broken(broken))) => panic!("{broken}"),
        Ok(_) => None,
    }
}

/// CM-REACT-06: a window that only opens for those who hold a reaction would be noticed.
#[test]
fn planted_leaks_are_caught() {
    let window = caught(PlantedLeak::WindowForHolders);
    assert!(matches!(window, Some(Channel::Pending | Channel::View | Channel::Told)), "{window:?}");
    assert!(caught(PlantedLeak::DrawTold).is_some());
    assert!(caught(PlantedLeak::HandInView).is_some());
}
