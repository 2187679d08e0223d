//! Plays until everything has been seen, and reports what was.

use crate::common;
use title_clef_des_mondes::{Action, Card, Character, ClefDesMondes, Options, Pawn, Payment, Place, Source};
use veilleuse_core::{Game, Input, Match, Pending, Seat, house};
use veilleuse_testkit::{
    Luck,
    exhaustive::{Exhaustive, Seen},
    title,
};

/// Everything told has a sentence, so the sentences say what can be told.
fn told() -> Vec<String> {
    // Reactions to reactions are rare among chance players; scenarios show both.
    const LEFT_TO_SCENARIOS: [&str; 2] = ["no_effect", "reaction_stopped"];
    let told = title::told_tags::<ClefDesMondes>().into_iter();
    let told = told.filter(|tag| !LEFT_TO_SCENARIOS.contains(&tag.as_str()));
    let told: Vec<String> = told.collect();
    assert!(told.len() > 45, "{told:?}");
    told
}

/// Every rule that can refuse something.
fn refusals() -> Vec<String> {
    const BY_THE_BOOK: [&str; 22] = [
        "CM-SETUP-01",
        "CM-SETUP-07",
        "CM-SETUP-09",
        "CM-TURN-02",
        "CM-TURN-06",
        "CM-TURN-09",
        "CM-HAND-01",
        "CM-DISC-01",
        "CM-EXCH-01",
        "CM-EXCH-04",
        "CM-EFF-01",
        "CM-EFF-02",
        "CM-BOARD-01",
        "CM-KEY-08",
        "CM-CROSS-02",
        "CM-HOME-01",
        "CM-REVEAL-01",
        "CM-REVEAL-03",
        "CM-REACT-02",
        "CM-REACT-03",
        "CM-REACT-11",
        "CM-ENC-04",
    ];
    let never = ["HOUSE-OPTIONS", "HOUSE-CLOCK"];
    let house = house::ALL.iter().map(|refusal| refusal.rule).filter(|rule| !never.contains(rule));
    BY_THE_BOOK.into_iter().chain(house).map(str::to_owned).collect()
}

/// Tables that cannot be played.
fn impossible() -> Vec<Options> {
    vec![
        common::standard(1),
        common::standard(6),
        Options { first: Some(Seat::new(4)), ..common::standard(4) },
    ]
}

fn also_try() -> Vec<Action> {
    let keys = |sources: &[Source]| Payment::of(sources.iter().copied()).expect("at most five keys");
    let card = |card| Source::Card(Card::new(card));
    let (north, south) = (Place::North, Place::South);
    let mut tries = vec![
        Action::Keep(Character::new(9)),
        Action::TakePawn(Pawn::Amber),
        Action::Offer { to: Seat::MASTER, card: Card::new(4) },
        Action::Play { card: Card::new(12), with: Some(Card::new(4)), on: Some(Seat::new(1)), to: None },
        Action::Cross { to: north, keys: keys(&[card(4), Source::OwnKey]) },
        Action::Cross { to: south, keys: keys(&[]) },
        Action::GoHome { keys: keys(&[Source::OwnKey, Source::OwnKey]) },
        Action::Draw,
        Action::Reveal,
        Action::CallHalt,
    ];
    for object in [4, 5, 12, 13, 20, 21, 28, 29, 30] {
        tries.push(Action::Discard(Card::new(object)));
        tries.push(Action::Lose(Card::new(object)));
        tries.push(Action::Block(Card::new(object)));
        tries.push(Action::Cancel { card: Card::new(object), against: Card::new(object) });
        tries.push(Action::Play { card: Card::new(object), with: None, on: None, to: None });
        tries.push(Action::Cross { to: north, keys: keys(&[card(object), card(object)]) });
        tries.push(Action::GoHome { keys: keys(&[card(object)]) });
        tries.push(Action::Play { card: Card::new(object), with: Some(Card::new(63)), on: None, to: None });
    }
    tries
}

fn run() -> Exhaustive<ClefDesMondes> {
    let mut options = common::all_tables();
    options.extend(impossible());
    Exhaustive {
        pack: common::pack(),
        options,
        seed: 2026,
        budget: 60_000,
        tries: 4,
        also_try: also_try(),
        told: told(),
        refusals: refusals(),
    }
}

/// Chance players throw away what they draw; players who mean to go home get to see the rest.
fn watch_sensible_players(seen: &mut Seen) {
    let (tries, tables) = (also_try(), common::all_tables());
    for number in 0..SENSIBLE {
        let mut luck = Luck::part(41, number);
        let options = tables[number as usize % tables.len()].clone();
        let begun = Match::<ClefDesMondes>::begin(common::pack(), options.clone());
        let begun = begun.unwrap_or_else(|refusal| panic!("{refusal}"));
        let played = title::play_sensibly(begun.clone(), &mut luck, (number % 6) as u32, 2_000);
        let mut again = begun;
        for step in played.history() {
            if let (Pending::Seats(asked), true) = (again.pending(), luck.once_in(8)) {
                let seat = asked.first_seat().expect("somebody is asked");
                for action in &tries {
                    let refusal = again.table().apply(&Input::Decide { seat, action: *action }).err();
                    if let Some(refusal) = refusal {
                        *seen.refusals.entry(refusal.rule.to_owned()).or_default() += 1;
                    }
                }
            }
            watch(seen, &mut again, step.input);
        }
        if let Some((result, reason)) = title::ending(&again) {
            *seen.endings.entry(format!("{result}/{reason}")).or_default() += 1;
        }
    }
}

fn watch(seen: &mut Seen, played: &mut Match<ClefDesMondes>, input: Input<Action>) {
    let pages = played.apply(input).unwrap_or_else(|refusal| panic!("{refusal}"));
    for told in &pages.everything().lines {
        let tag = serde_json::to_value(told).expect("told things are written")["told"].clone();
        *seen.told.entry(tag.as_str().unwrap_or_default().to_owned()).or_default() += 1;
        ClefDesMondes::content(told, &mut |id| *seen.content.entry(id.to_owned()).or_default() += 1);
    }
}

/// Few matches last as long as the house allows: this one begins shortly before.
fn watch_the_last_round(seen: &mut Seen) {
    let table = serde_json::from_value(serde_json::json!({ "round": 249 })).expect("an arrangement");
    let mut played = Match::<ClefDesMondes>::arranged(common::pack(), common::standard(2), &table)
        .unwrap_or_else(|error| panic!("{error}"));
    while let Pending::Seats(asked) = played.pending() {
        let seat = asked.first_seat().expect("somebody is asked");
        watch(seen, &mut played, Input::Decide { seat, action: Action::Pass });
    }
    let (result, reason) = title::ending(&played).expect("the match is over");
    *seen.endings.entry(format!("{result}/{reason}")).or_default() += 1;
}

/// How many matches of sensible players are watched.
const SENSIBLE: u64 = 240;

/// CM-COMP-02, CM-COMP-03, CM-COMP-04: chance players see every card, character, world, place and pawn.
#[test]
fn everything_is_seen() {
    let mut seen = run().run().unwrap_or_else(|broken| panic!("{}", broken.problem));
    watch_sensible_players(&mut seen);
    watch_the_last_round(&mut seen);
    title::report_seen(&seen, env!("CARGO_TARGET_TMPDIR"));
    println!("{} inputs; endings {:?}", seen.inputs, seen.endings);
    let unseen = seen.unseen();
    assert!(unseen.is_empty(), "never seen: {unseen:?}");
}

/// A million inputs at random without a panic or a match that does not end.
#[test]
fn a_million_inputs() {
    title::a_million_inputs::<ClefDesMondes>(&common::pack(), &common::all_tables(), 60_000);
}
