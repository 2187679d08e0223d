//! Two matches that differ only in what somebody cannot know look the same to them.

mod common;

use title_boogeyman::{Boogeyman, Mode, Options};
use veilleuse_testkit::{
    title,
    twins::{Tally, run_many},
};

/// From the deal well into the play.
const STEPS: usize = 220;

fn all(tables: &[Options], seed: u64, matches: u64, steps: usize) -> Tally {
    let mut sum = Tally::default();
    for options in tables {
        let tally = run_many::<Boogeyman>(&common::pack(), &common::pack(), options, seed, matches, steps)
            .unwrap_or_else(|fault| panic!("{options:?}\n{fault}"));
        sum.matches += tally.matches;
        sum.steps += tally.steps;
        sum.diverged += tally.diverged;
        sum.lawful_ends += tally.lawful_ends;
        sum.reimagined += tally.reimagined;
    }
    println!("{sum:?}");
    assert!(sum.diverged * 2 > sum.matches, "few twins diverged: {sum:?}");
    assert!(sum.reimagined > sum.matches, "few imagined tables differed: {sum:?}");
    sum
}

fn counts(mode: Mode, seats: impl IntoIterator<Item = u8>) -> Vec<Options> {
    let possessed = Some(true);
    seats.into_iter().map(|seats| Options { possessed, ..common::table(mode, seats) }).collect()
}

/// BO-SETUP-04, BO-SETUP-13, BO-Q-33: piles, hands, Objective cards and the hidden token stay secret in coop.
#[test]
fn nobody_can_tell_twins_apart_in_coop() {
    all(&counts(Mode::Coop, [2, 4, 6]), 1, 60, STEPS);
}

/// BO-SEMI-04, BO-Q-64: also across the change of sides.
#[test]
fn nor_in_semi_coop() {
    all(&counts(Mode::SemiCoop, [2, 3, 5]), 2, 60, 2 * STEPS);
}

/// BO-SETUP-09, BO-SETUP-14, BO-SETUP-22, BO-TRACK-08: nor against a hidden Boogeyman.
#[test]
fn nor_in_competitive() {
    all(&counts(Mode::Competitive, [2, 4, 7]), 3, 60, STEPS);
}

/// The public watches a solo match without seeing its hands.
#[test]
fn nor_in_solo() {
    all(&[common::solo(3), common::solo(6)], 4, 90, STEPS);
}

/// The same far into the play: what somebody may imagine looks to them like the truth, to the last question.
#[test]
fn nor_late_in_a_match() {
    let (compared, different) =
        title::imagined_looks_true::<Boogeyman>(&common::pack(), &common::all_tables(), 70, 3);
    println!("{compared} positions, {different} imagined otherwise");
    assert!(compared > 5_000 && different * 2 > compared, "{compared} {different}");
}
