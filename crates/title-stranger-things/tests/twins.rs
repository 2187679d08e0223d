//! Two matches that differ only in what somebody cannot know look the same to them.

mod common;

use std::sync::Arc;

use title_stranger_things::{Character, Mode, Options, PlantedLeak, StrangerThings};
use veilleuse_core::Seat;
use veilleuse_testkit::{
    title,
    twins::{Channel, Fault, Tally, run_many},
};

/// From set-up well into the play.
const STEPS: usize = 170;

/// Tables whose set-up asks nobody, so that twins come to the play.
fn tables(mode: Mode) -> Vec<Options> {
    let named = [Character::Mike, Character::Dustin, Character::Lucas, Character::Hopper];
    (2..=4)
        .map(|seats| Options {
            characters: Some(named[..seats].to_vec()),
            first: Some(Seat::new(0)),
            ..common::season(mode, seats as u8)
        })
        .collect()
}

fn all(tables: &[Options], seed: u64, matches: u64) -> Tally {
    let mut sum = Tally::default();
    for options in tables {
        let tally =
            run_many::<StrangerThings>(&common::pack(), &common::pack(), options, seed, matches, STEPS)
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

fn really_differed(tally: Tally) {
    assert!(tally.diverged * 2 > tally.matches, "few twins diverged: {tally:?}");
    assert!(tally.reimagined > tally.matches, "few imagined tables differed: {tally:?}");
}

/// ST-TOKEN-01, ST-TOKEN-03, ST-TOKEN-05, ST-CONT-06, ST-CONT-07, ST-SETUP-03, ST-SETUP-04: face-down tokens, the
/// token that left after a failure, looks and decks stay secret.
#[test]
fn nobody_can_tell_twins_apart_in_season_1() {
    really_differed(all(&tables(Mode::Season1), 1, 30));
}

/// ST-SETUP-17, ST-SETUP-18: the same in Season 2.
#[test]
fn nobody_can_tell_twins_apart_in_season_2() {
    really_differed(all(&tables(Mode::Season2), 2, 30));
}

/// What somebody may imagine looks to them like the truth, to the last question.
#[test]
fn nor_late_in_a_match() {
    let (compared, different) =
        title::imagined_looks_true::<StrangerThings>(&common::pack(), &common::all_tables(), 70, 6);
    println!("{compared} positions, {different} imagined otherwise");
    assert!(compared > 1_000 && different * 2 > compared, "{compared} {different}");
}

fn caught(leak: PlantedLeak) -> Option<Channel> {
    let pack = Arc::new(common::read(&title::files::<StrangerThings>()).with_leak(leak));
    match run_many::<StrangerThings>(&pack, &pack, &tables(Mode::Season1)[0], 6, 100, STEPS) {
        Err(Fault::Leak(leak)) => Some(leak.channel),
        Err(Fault::Broken(broken)) => panic!("{broken}"),
        Ok(_) => None,
    }
}

#[test]
fn planted_leaks_are_caught() {
    assert_eq!(caught(PlantedLeak::TokenInView), Some(Channel::View));
    assert_eq!(caught(PlantedLeak::TopTold), Some(Channel::Told));
}
