//! Two matches that differ only in what somebody cannot know look the same to them.

use crate::common;
use std::sync::Arc;

use title_terror_below::{Action, Arrangement, Item, Options, TerrorBelow, Told, Weapon};
use veilleuse_core::{Game, Input, Match, Pending, Seat, Viewer};
use veilleuse_testkit::{
    Luck,
    leaky::{Leak, Leaking, Leaky, Truth, number},
    title,
    twins::{Channel, Tally, Twins, leak_in, run_all, run_many},
};

/// From the deal well into the play; another table goes on longer.
const STEPS: usize = 150;

fn all(tables: &[Options], seed: u64, matches: u64, steps: usize) -> Tally {
    run_all::<TerrorBelow>(&common::pack(), &common::pack(), tables, seed, matches, steps)
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

/// Somebody with eggs at the Official Building, and other Secret Bounties in another hand of each twin: random
/// players seldom come this far.
fn caught_at_the_office<G: Table>(pack: &Arc<G::Pack>) -> Option<Channel> {
    let table = |secrets: [&str; 4]| {
        let given = serde_json::json!({
            "seats": [{ "cell": "c3r1", "eggs": ["green", "pink", "violet"] }, { "secrets": secrets }],
            "line": ["b07", "b08", "b09", "b10"],
            "acting": { "card": "v46", "slot": 1 },
        });
        arranged::<G>(pack, given)
    };
    let (left, right) = (table(["b25", "b26", "b27", "b28"]), table(["b19", "b20", "b21", "b23"]));
    let viewers = [Viewer::Seat(Seat::new(2)), Viewer::Public];
    let pairs = (0..300).flat_map(|seed| viewers.map(|viewer| (seed, viewer)));
    let mut found = pairs.map(|(seed, viewer)| {
        let (left_pack, right_pack) = (Arc::clone(pack), Arc::clone(pack));
        let options = common::standard(3);
        let twins = Twins::<G> { left_pack, right_pack, options, viewer, seed, max_steps: 60 };
        leak_in(twins.run_from(left.clone(), right.clone()))
    });
    found.find_map(|found| found)
}

/// Without a leak the same twins cannot be told apart.
#[test]
fn nothing_is_caught_at_the_office_without_a_leak() {
    assert_eq!(caught_at_the_office::<TerrorBelow>(&common::pack()), None);
}

type Seen<'a> = Truth<'a, TerrorBelow, u8>;

/// A Vehicle in the first hand.
fn vehicle(at: &Seen<'_>) -> Option<u8> {
    at.view.seats[0].vehicles.as_ref()?.last().map(|vehicle| number(vehicle.card))
}

/// A Vehicle that lies face down under a worm.
fn face_down(at: &Seen<'_>) -> Option<u8> {
    let under = at.view.terror.iter().flat_map(|slot| &slot.cards).find(|under| under.hidden_by.is_some());
    under?.card.as_ref().map(|vehicle| number(vehicle.card))
}

/// A Secret Bounty of the second seat.
fn secret_bounty(at: &Seen<'_>) -> Option<u8> {
    at.view.seats[1].secrets.as_ref()?.last().map(|bounty| number(bounty.card))
}

/// One leak of this secret for each way out, with the channel by which it should be noticed.
fn leaks(
    secret: fn(&Seen<'_>) -> Option<u8>,
) -> impl Iterator<Item = (Arc<Leaking<TerrorBelow, u8>>, Channel)> {
    let tell = |number| Told::ArrowSkipped { seat: Seat::new(0), arrow: number };
    let leaks = Leak::by_every_way(secret, |number, view| view.turn = number.into(), tell);
    leaks.into_iter().map(|(leak, channel)| (Leaking::new(common::pack(), leak), channel))
}

/// Every kind of secret, let out by every way there is, is found.
#[test]
fn planted_leaks_are_caught() {
    for (pack, channel) in leaks(vehicle).chain(leaks(face_down)) {
        let found = run_many::<Leaky<TerrorBelow, u8>>(&pack, &pack, &common::standard(2), 6, 600, 300);
        assert_eq!(leak_in(found), Some(channel));
    }
    for (pack, channel) in leaks(secret_bounty) {
        assert_eq!(caught_at_the_office::<Leaky<TerrorBelow, u8>>(&pack), Some(channel));
    }
}

/// Terror Below, with or without a leak.
trait Table: Game<Options = Options, Arrangement = Arrangement> {}

impl<G: Game<Options = Options, Arrangement = Arrangement>> Table for G {}

fn arranged<G: Table>(pack: &Arc<G::Pack>, given: serde_json::Value) -> Match<G> {
    let given: Arrangement = serde_json::from_value(given).unwrap_or_else(|error| panic!("{error}"));
    Match::arranged(Arc::clone(pack), common::standard(3), &given).unwrap_or_else(|error| panic!("{error}"))
}

fn decide(played: &mut Match<TerrorBelow>, seat: u8, action: Action) {
    let input = Input::Decide { seat: Seat::new(seat), action };
    played.apply_silently(input).unwrap_or_else(|refusal| panic!("{refusal}"));
}

/// In how many of a hundred imagined tables `holder` has this Weapon.
fn believed(played: &Match<TerrorBelow>, viewer: Viewer, holder: usize, weapon: Weapon) -> usize {
    let mut luck = Luck::part(31, 0);
    let holds = |_: &usize| {
        let imagined = played.reimagined(viewer, &mut |ways| luck.below(ways)).view_everything();
        let held = imagined.seats[holder].weapons.as_ref();
        held.is_some_and(|held| held.iter().any(|card| card.card == weapon))
    };
    (0..100).filter(holds).count()
}

/// TB-CARD-03: thief and victim know what was taken, nobody else does.
#[test]
fn a_theft_is_remembered() {
    let mut played = arranged::<TerrorBelow>(
        &common::pack(),
        serde_json::json!({
            "seats": [
                { "cell": "c3r3", "items": ["i24"], "weapons": ["a02"] },
                { "cell": "c3r4", "weapons": ["a05", "a21"] },
            ],
            "acting": { "card": "v19", "slot": 1 },
        }),
    );
    decide(&mut played, 0, Action::Rob { with: Item::new(23), seat: Seat::new(1) });
    let way = (0..2).find(|way| played.draw_name(*way).to_string() == "a21").unwrap_or_default();
    played.apply_silently(Input::Draw(way)).unwrap_or_else(|refusal| panic!("{refusal}"));
    let taken = Weapon::new(20);
    assert_eq!(believed(&played, Viewer::Seat(Seat::new(0)), 0, taken), 100);
    assert_eq!(believed(&played, Viewer::Seat(Seat::new(1)), 0, taken), 100);
    assert!(
        believed(&played, Viewer::Seat(Seat::new(1)), 0, Weapon::new(1)) < 30,
        "the other card is unknown"
    );
    let others = [Viewer::Seat(Seat::new(2)), Viewer::Public].map(|who| believed(&played, who, 0, taken));
    assert!(others.iter().all(|count| *count < 30), "{others:?}");
}

/// TB-Q-25: a Weapon that came back after a hunt was seen by everybody, until it is used again.
#[test]
fn a_returned_weapon_is_remembered() {
    let mut played = arranged::<TerrorBelow>(
        &common::pack(),
        serde_json::json!({
            "seats": [
                { "cell": "c3r2", "weapons": ["a18", "a21", "a01"] },
                { "cell": "c6r6" },
                { "cell": "c6r1" },
            ],
            "slots": [{ "worm": "w01", "target": "c3r3" }],
            "attack": 1,
        }),
    );
    let stick = Weapon::new(17);
    assert!(believed(&played, Viewer::Public, 0, stick) < 40);
    decide(&mut played, 0, Action::Attack(stick));
    decide(&mut played, 0, Action::Attack(Weapon::new(20)));
    while let Pending::Chance(_) = played.pending() {
        played.apply_silently(Input::Draw(0)).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    for viewer in [Viewer::Public, Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2))] {
        assert_eq!(believed(&played, viewer, 0, stick), 100, "{viewer:?}");
        assert!(believed(&played, viewer, 0, Weapon::new(0)) < 30, "{viewer:?}");
    }
}
