//! Chance: what can fall, and how it is named.

use std::collections::BTreeMap;

use title_numeville::{Arrangement, Complice, Numeville};
use veilleuse_core::{DrawName, Input, Match, Pending, house};
use veilleuse_testkit::Luck;

use crate::common::{all_tables, begin, pack, play_on, standard};

fn arranged(given: &Arrangement) -> Match<Numeville> {
    Match::arranged(pack(), standard(4), given).unwrap_or_else(|error| panic!("{error}"))
}

fn names(played: &Match<Numeville>) -> Vec<String> {
    let Pending::Chance(chance) = played.pending() else { panic!("a draw is pending") };
    (0..chance.ways).map(|way| played.draw_name(way).to_string()).collect()
}

/// NU-MOVE-01, NU-QUEST-01, NU-SETUP-09: both dice have the faces 1 to 6.
#[test]
fn dice_have_six_faces() {
    let mut played = arranged(&Arrangement::default());
    let faces: Vec<DrawName> = (0..6).map(|way| played.draw_name(way)).collect();
    assert_eq!(faces, (1..=6).map(DrawName::Face).collect::<Vec<_>>());
    played.apply_silently(Input::Draw(0)).unwrap_or_else(|refusal| panic!("{refusal}"));
    let seat = veilleuse_core::Seat::new(0);
    let clockwise = played.choices(seat)[0];
    played
        .apply_silently(Input::Decide { seat, action: clockwise })
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(names(&played), ["1", "2", "3", "4", "5", "6"]);
}

/// NU-MOVE-01, NU-QUEST-01, NU-TURN-01, NU-ATT-01, NU-ROUND-02: chance falls within its ways, whatever is drawn.
#[test]
fn nothing_falls_beside_its_ways() {
    let mut tried = BTreeMap::new();
    for (number, options) in all_tables().into_iter().enumerate() {
        let mut luck = Luck::part(43, number as u64);
        let mut played = begin(options);
        loop {
            if let Pending::Chance(chance) = played.pending() {
                let before = played.fingerprint();
                let beside = played.apply_silently(Input::Draw(chance.ways));
                assert_eq!(beside, Err(house::NO_SUCH_DRAW), "{chance:?}");
                assert_eq!(played.fingerprint(), before);
                *tried.entry(chance.purpose.0).or_insert(0) += 1;
            }
            if !play_on(&mut played, &mut luck) {
                break;
            }
        }
    }
    assert!(tried.len() >= 9, "{tried:?}");
}

/// NU-SETUP-07, NU-Q-13, NU-ADV-07: a deck has no order; each card left is equally likely to come next.
#[test]
fn decks_are_shuffled() {
    let mut played = arranged(&Arrangement { attack: Some(Complice::Stalky), ..Arrangement::default() });
    let all: Vec<String> = (1..=15).map(|card| format!("att_{card:02}")).collect();
    assert_eq!(names(&played), all);
    let same = arranged(&Arrangement { attack: Some(Complice::Stalky), ..Arrangement::default() });
    assert_eq!(played.fingerprint(), same.fingerprint(), "nothing has been decided yet");
    played.apply_silently(Input::Draw(4)).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(played.view_everything().decks.attacks.discard, ["att_05".into()]);
    let round = arranged(&Arrangement { round_end: true, ..Arrangement::default() });
    assert_eq!(names(&round).len(), 10);
}

/// NU-Q-23: the choices of a card are shown in every order equally often, and the name of the order tells
/// which one is right.
#[test]
fn orders_are_fair() {
    let mut played = arranged(&Arrangement { round: Some(1), ..Arrangement::default() });
    let seat = veilleuse_core::Seat::new(0);
    played.apply_silently(Input::Draw(0)).unwrap_or_else(|refusal| panic!("{refusal}"));
    let clockwise = played.choices(seat)[0];
    played
        .apply_silently(Input::Decide { seat, action: clockwise })
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    played.apply_silently(Input::Draw(0)).unwrap_or_else(|refusal| panic!("{refusal}"));
    let mut cards: BTreeMap<String, BTreeMap<String, u32>> = BTreeMap::new();
    for name in names(&played) {
        let (card, order) =
            name.split_once(':').unwrap_or_else(|| panic!("{name} names a card and an order"));
        assert_eq!(order.chars().filter(char::is_ascii_uppercase).count(), 1, "{name}");
        *cards.entry(card.to_owned()).or_default().entry(order.to_owned()).or_default() += 1;
    }
    assert_eq!(cards.len(), 25);
    for (card, orders) in cards {
        let choices = orders.keys().next().map_or(0, String::len);
        let all: u32 = (1..=choices as u32).product();
        assert_eq!(orders.len() as u32, all, "{card}: {orders:?}");
        assert!(orders.values().all(|times| *times == 24 / all), "{card}: {orders:?}");
    }
    right_is_shown_where_it_is_named(&played);
}

fn right_is_shown_where_it_is_named(played: &Match<Numeville>) {
    for way in [0, 7, 23, 24, 100, 599] {
        let mut asked = played.clone();
        let name = asked.draw_name(way).to_string();
        let order = name.split(':').nth(1).unwrap_or_default();
        asked.apply_silently(Input::Draw(way)).unwrap_or_else(|refusal| panic!("{refusal}"));
        let place = order.chars().position(|letter| letter.is_ascii_uppercase());
        let view = asked.view_everything();
        let answer = view.question.and_then(|question| question.answer).map(|answer| answer.choice.index());
        assert_eq!(answer, place, "{name}");
    }
}
