//! Two matches that differ only in what somebody cannot know look the same to them.

mod common;

use std::sync::Arc;

use title_stranger_things::{
    Arrangement, Character, LeakedSecret, LeakyChannel, Mode, Options, Pack, PlantedLeak, StrangerThings,
};
use veilleuse_core::{Match, Seat, Viewer};
use veilleuse_testkit::{
    title,
    twins::{Channel, Tally, Twins, leak_in, run_all, run_many},
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
    run_all::<StrangerThings>(&common::pack(), &common::pack(), tables, seed, matches, STEPS)
}

/// ST-TOKEN-01, ST-TOKEN-03, ST-TOKEN-05, ST-CONT-06, ST-CONT-07, ST-SETUP-03, ST-SETUP-04: face-down tokens, the
/// token that left after a failure, looks and decks stay secret.
#[test]
fn nobody_can_tell_twins_apart_in_season_1() {
    all(&tables(Mode::Season1), 1, 30).really_differed();
}

/// ST-SETUP-17, ST-SETUP-18: the same in Season 2.
#[test]
fn nobody_can_tell_twins_apart_in_season_2() {
    all(&tables(Mode::Season2), 2, 30).really_differed();
}

/// The same for 20,000 pairs and more of each Season.
#[test]
#[ignore = "forty thousand pairs: for the profile `long`"]
fn nobody_can_tell_many_twins_apart() {
    for (seed, mode) in (3..).zip(Mode::ALL) {
        let tally = all(&tables(mode), seed, 1_700);
        assert!(tally.matches >= 20_000, "{tally:?}");
        tally.really_differed();
    }
}

/// What somebody may imagine looks to them like the truth, to the last question.
#[test]
fn nor_late_in_a_match() {
    let (compared, different) =
        title::imagined_looks_true::<StrangerThings>(&common::pack(), &common::all_tables(), 70, 6);
    println!("{compared} positions, {different} imagined otherwise");
    assert!(compared > 1_000 && different * 2 > compared, "{compared} {different}");
}

/// Tables where hands are hidden.
fn hidden(mode: Mode) -> Vec<Options> {
    tables(mode).into_iter().map(|options| Options { hidden_hands: true, ..options }).collect()
}

/// ST-Q-61: where the table hides hands, nobody can tell what others hold, and whoever imagines a table deals other
/// hands.
#[test]
fn nobody_can_tell_hidden_hands_apart() {
    for (seed, mode) in (8..).zip(Mode::ALL) {
        all(&hidden(mode), seed, 30).really_differed();
    }
    let (compared, different) =
        title::imagined_looks_true::<StrangerThings>(&common::pack(), &hidden(Mode::Season1), 71, 6);
    assert!(compared > 300 && different * 10 > compared * 9, "{compared} {different}");
}

fn leaky(secret: LeakedSecret, through: LeakyChannel) -> Arc<Pack> {
    let pack = common::read(&title::files::<StrangerThings>());
    Arc::new(pack.with_leak(PlantedLeak { secret, through }))
}

/// Somebody about to look at the Save Will piles, which hold other tokens in each twin: random players seldom come
/// this far.
fn caught_at_the_bath(pack: &Arc<Pack>) -> Option<Channel> {
    let table = |tokens: [&str; 2]| {
        let given = serde_json::json!({
            "step": "act",
            "seats": [{ "character": "mike", "at": "wheeler_house" }, { "character": "joyce" }],
            "piles": { "p01": { "tokens": tokens }, "p07": { "tokens": ["0"] } },
        });
        let given: Arrangement = serde_json::from_value(given).unwrap_or_else(|error| panic!("{error}"));
        Match::arranged(Arc::clone(pack), common::season(Mode::Season1, 2), &given)
            .unwrap_or_else(|error| panic!("{error}"))
    };
    let (left, right) = (table(["1", "4"]), table(["4", "1"]));
    let viewers = [Viewer::Seat(Seat::new(1)), Viewer::Public];
    let pairs = (0..200).flat_map(|seed| viewers.map(|viewer| (seed, viewer)));
    let mut found = pairs.map(|(seed, viewer)| {
        let (left_pack, right_pack) = (Arc::clone(pack), Arc::clone(pack));
        let options = common::season(Mode::Season1, 2);
        let twins = Twins::<StrangerThings> { left_pack, right_pack, options, viewer, seed, max_steps: 60 };
        leak_in(twins.run_from(left.clone(), right.clone()))
    });
    found.find_map(|found| found)
}

fn caught(secret: LeakedSecret, through: LeakyChannel) -> Option<Channel> {
    let pack = leaky(secret, through);
    match secret {
        LeakedSecret::LookedAt => caught_at_the_bath(&pack),
        LeakedSecret::Hand => {
            leak_in(run_many::<StrangerThings>(&pack, &pack, &hidden(Mode::Season1)[0], 6, 300, STEPS))
        }
        LeakedSecret::FaceDown | LeakedSecret::Reserve => {
            leak_in(run_many::<StrangerThings>(&pack, &pack, &tables(Mode::Season1)[0], 6, 300, STEPS))
        }
    }
}

/// Without a leak the same twins cannot be told apart.
#[test]
fn nothing_is_caught_at_the_bath_without_a_leak() {
    assert_eq!(caught_at_the_bath(&common::pack()), None);
}

/// Every kind of secret, let out by every way there is, is found. Who is waited for is part of the view and of what
/// is told.
#[test]
fn planted_leaks_are_caught() {
    for secret in LeakedSecret::ALL {
        for (through, channels) in [
            (LeakyChannel::View, vec![Channel::View]),
            (LeakyChannel::Told, vec![Channel::Told]),
            (LeakyChannel::Options, vec![Channel::Options]),
            (LeakyChannel::Refusals, vec![Channel::Refusals]),
            (LeakyChannel::Prompt, vec![Channel::Prompt]),
            (LeakyChannel::Waiting, vec![Channel::Told, Channel::View, Channel::Pending]),
        ] {
            let found = caught(secret, through);
            assert!(
                found.is_some_and(|found| channels.contains(&found)),
                "{secret:?} {through:?}: {found:?}"
            );
        }
    }
}
