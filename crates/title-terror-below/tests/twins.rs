//! Two matches that differ only in what somebody cannot know look the same to them.

mod common;

use title_terror_below::{Options, TerrorBelow};
use veilleuse_testkit::{
    title,
    twins::{Tally, run_many},
};

/// From the deal well into the play; another table goes on longer.
const STEPS: usize = 150;

fn all(tables: &[Options], seed: u64, matches: u64, steps: usize) -> Tally {
    let mut sum = Tally::default();
    for options in tables {
        let tally = run_many::<TerrorBelow>(&common::pack(), &common::pack(), options, seed, matches, steps)
            .unwrap_or_else(|fault| panic!("{options:?}\n{fault}"));
        sum.matches += tally.matches;
        sum.steps += tally.steps;
        sum.diverged += tally.diverged;
        sum.lawful_ends += tally.lawful_ends;
        sum.reimagined += tally.reimagined;
    }
    println!("{sum:?}");
    sum
}

fn every_count() -> Vec<Options> {
    (2..=5)
        .flat_map(|seats| {
            let canyon = Options { canyon: true, advanced_worms: true, ..common::standard(seats) };
            [common::standard(seats), canyon]
        })
        .collect()
}

/// TB-SETUP-09, TB-CARD-03, TB-BONUS-06, TB-BONUS-07, TB-ABIL-06: hands, Secret Bounties, face-down Vehicles,
/// deck orders and Leaders that are being chosen stay secret, at every number of seats.
#[test]
fn nobody_can_tell_twins_apart() {
    let tally = all(&every_count(), 1, 560, STEPS);
    assert!(tally.matches >= 20_000, "{tally:?}");
    assert!(tally.diverged * 2 > tally.matches, "few twins diverged: {tally:?}");
    assert!(tally.reimagined > tally.matches, "few imagined tables differed: {tally:?}");
    assert!(tally.steps > tally.matches * 10, "pairs are too short: {tally:?}");
}

/// The same far into the play, where every pair of twins has long been told something: what somebody may
/// imagine looks to them like the truth, to the last question.
#[test]
fn nor_late_in_a_match() {
    let (compared, different) =
        title::imagined_looks_true::<TerrorBelow>(&common::pack(), &common::all_tables(), 70, 6);
    println!("{compared} positions, {different} imagined otherwise");
    assert!(compared > 5_000 && different * 2 > compared, "{compared} {different}");
}

/// TB-SOLO-05: the decks of a solo match have no order either.
#[test]
fn nor_in_solo() {
    let tables: Vec<Options> =
        common::all_tables().into_iter().filter(|options| options.seats == 1).collect();
    all(&tables, 3, 40, 400);
}
