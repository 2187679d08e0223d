//! Two matches that differ only in what somebody cannot know look the same to them.

use crate::common;
use std::sync::Arc;

use title_stranger_things::{Arrangement, Character, Mode, Options, StrangerThings, Token, Told};
use veilleuse_core::{Game, Match, Seat, Viewer};
use veilleuse_testkit::{
    leaky::{Leak, Leaking, Leaky, Truth, Way, is_odd, number},
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

/// Somebody about to look at the Save Will piles, which hold other tokens in each twin: random players seldom come
/// this far.
fn caught_at_the_bath<G>(pack: &Arc<G::Pack>) -> Option<Channel>
where
    G: Game<Options = Options, Arrangement = Arrangement>,
{
    let table = |tokens: [&str; 2]| {
        let given = serde_json::json!({
            "step": "act",
            "seats": [{ "character": "mike", "at": "wheeler_house" }, { "character": "joyce" }],
            "piles": { "p01": { "tokens": tokens }, "p07": { "tokens": ["0"] } },
        });
        let given: Arrangement = serde_json::from_value(given).unwrap_or_else(|error| panic!("{error}"));
        Match::<G>::arranged(Arc::clone(pack), common::season(Mode::Season1, 2), &given)
            .unwrap_or_else(|error| panic!("{error}"))
    };
    let (left, right) = (table(["1", "4"]), table(["4", "1"]));
    let viewers = [Viewer::Seat(Seat::new(1)), Viewer::Public];
    let pairs = (0..200).flat_map(|seed| viewers.map(|viewer| (seed, viewer)));
    let mut found = pairs.map(|(seed, viewer)| {
        let (left_pack, right_pack) = (Arc::clone(pack), Arc::clone(pack));
        let options = common::season(Mode::Season1, 2);
        let twins = Twins::<G> { left_pack, right_pack, options, viewer, seed, max_steps: 60 };
        leak_in(twins.run_from(left.clone(), right.clone()))
    });
    found.find_map(|found| found)
}

/// Without a leak the same twins cannot be told apart.
#[test]
fn nothing_is_caught_at_the_bath_without_a_leak() {
    assert_eq!(caught_at_the_bath::<StrangerThings>(&common::pack()), None);
}

type Seen<'a> = Truth<'a, StrangerThings, u8>;

/// A token that lies face down.
fn face_down(at: &Seen<'_>) -> Option<u8> {
    let pile = at.view.piles.iter().find(|pile| !pile.face_up && pile.count > 0)?;
    pile.tokens.first().copied().flatten().map(number)
}

/// A token somebody has looked at.
fn looked_at(at: &Seen<'_>) -> Option<u8> {
    if at.view.asks == "share" { face_down(at) } else { at.before.copied() }
}

/// How many tokens of a kind are left in the reserve, as one can count who sees all that are not.
fn reserve(at: &Seen<'_>) -> Option<u8> {
    let is_three = |token: &&Token| number(token) == 3;
    let out = at.view.piles.iter().flat_map(|pile| &pile.tokens).flatten();
    Some(out.filter(is_three).count() as u8)
}

/// A card in the first hand.
fn card(at: &Seen<'_>) -> Option<u8> {
    at.view.seats[0].hand.last().map(|card| number(card.card))
}

/// One leak of this secret for each way out, with the channels by which it may be noticed. Who is waited for is part of
/// the view and of what is told.
fn leaks(
    secret: fn(&Seen<'_>) -> Option<u8>,
) -> impl Iterator<Item = (Arc<Leaking<StrangerThings, u8>>, Vec<Channel>)> {
    let tell = |number| Told::Stayed { seat: Seat::new(0), left: number };
    let leaks = Leak::by_every_way(secret, |number, view| view.portal_bonus = number, tell);
    let waiting = Leak { secret, way: Way::Unasked(|number, _| is_odd(number)) };
    let leaks = leaks.into_iter().map(|(leak, channel)| (leak, vec![channel]));
    let leaks = leaks.chain([(waiting, vec![Channel::Told, Channel::View, Channel::Pending])]);
    leaks.map(|(leak, channels)| (Leaking::new(common::pack(), leak), channels))
}

#[track_caller]
fn assert_among(found: Option<Channel>, channels: &[Channel]) {
    assert!(found.is_some_and(|found| channels.contains(&found)), "{found:?} is not among {channels:?}");
}

/// Every kind of secret, let out by every way there is, is found.
#[test]
fn planted_leaks_are_caught() {
    type Leaking = Leaky<StrangerThings, u8>;
    let (open, hidden) = (&tables(Mode::Season1)[0], &hidden(Mode::Season1)[0]);
    for (secret, table) in [(face_down as fn(&Seen<'_>) -> Option<u8>, open), (reserve, open), (card, hidden)]
    {
        for (pack, channels) in leaks(secret) {
            assert_among(leak_in(run_many::<Leaking>(&pack, &pack, table, 6, 300, STEPS)), &channels);
        }
    }
    for (pack, channels) in leaks(looked_at) {
        assert_among(caught_at_the_bath::<Leaking>(&pack), &channels);
    }
}
