//! Plays until everything has been seen, and reports what was.

use crate::common;
use title_stranger_things::{
    Action, Card, Character, Enemy, Item, Location, Mode, Options, Place, Slot, StrangerThings,
};
use veilleuse_core::{Seat, house, kit::Noun};
use veilleuse_testkit::{exhaustive::Exhaustive, title};

/// Every rule that can refuse something.
fn refusals() -> Vec<String> {
    const BY_THE_BOOK: [&str; 19] = [
        "ST-MODE-01",
        "ST-SETUP-10",
        "ST-TURN-01",
        "ST-BOARD-03",
        "ST-MOVE-02",
        "ST-ACT-01",
        "ST-ACT-02",
        "ST-ACT-04",
        "ST-INFO-01",
        "ST-GET-01",
        "ST-TOKEN-05",
        "ST-SCENE-05",
        "ST-ENEMY-03",
        "ST-FIGHT-01",
        "ST-FIGHT-02",
        "ST-FIGHT-03",
        "ST-FIGHT-06",
        "ST-FIGHT-07",
        "ST-FIGHT-09",
    ];
    let house = house::ALL.iter().map(|refusal| refusal.rule).filter(|rule| *rule != "HOUSE-OPTIONS");
    BY_THE_BOOK.into_iter().chain(house).map(str::to_owned).collect()
}

/// Tables that cannot be played.
fn impossible() -> Vec<Options> {
    let twice = vec![Character::Mike, Character::Mike];
    vec![
        common::season(Mode::Season1, 1),
        common::season(Mode::Season2, 5),
        Options { first: Some(Seat::new(3)), ..common::season(Mode::Season1, 3) },
        Options { characters: Some(twice), ..common::season(Mode::Season1, 2) },
    ]
}

fn also_try() -> Vec<Action> {
    let mut all = vec![
        Action::Choose(Character::Mike),
        Action::Lay(Card::new(63)),
        Action::Lay(Card::new(10)),
        Action::Done,
        Action::Go(Location::Portal),
        Action::Go(Location::UdLab),
        Action::Pass,
        Action::Calm,
        Action::GetItem,
        Action::Gather,
        Action::Keep(Item::new(15)),
        Action::Keep(Item::new(3)),
        Action::Drop(Item::new(15)),
        Action::Drop(Item::new(3)),
        Action::Send(Location::MainStreet),
        Action::Send(Location::Nest),
        Action::PickEnemy(Enemy::new(3)),
        Action::PickEnemy(Enemy::new(1)),
        Action::Return { pile: Slot::new(0), place: Place::new(3) },
        Action::Return { pile: Slot::new(20), place: Place::new(0) },
        Action::Discard(Card::new(63)),
        Action::Discard(Card::new(3)),
    ];
    all.extend(Slot::all().map(Action::Try));
    all.extend(Slot::all().step_by(4).map(Action::Pick));
    for enemy in Enemy::all() {
        all.push(Action::Fight { enemy, pile: None });
        all.push(Action::Fight { enemy, pile: Some(Slot::new(0)) });
    }
    all
}

fn run() -> Exhaustive<StrangerThings> {
    let mut options = common::all_tables();
    options.extend(impossible());
    Exhaustive {
        pack: common::pack(),
        options,
        seed: 2028,
        budget: 300_000,
        tries: 4,
        also_try: also_try(),
        told: title::told_tags::<StrangerThings>(),
        refusals: refusals(),
    }
}

/// Chance players save nobody and use up no deck; `golden.rs` keeps a match of each ending, the scenarios show
/// the rest.
fn left_to_others(unseen: &str) -> bool {
    const RARE: [&str; 4] =
        ["told ally_slot_empty", "told item_dropped", "told items_reshuffled", "told will_saved"];
    unseen.starts_with("ending ") || RARE.contains(&unseen)
}

#[test]
fn everything_is_seen() {
    let seen = run().run().unwrap_or_else(|broken| panic!("{}", broken.problem));
    title::report_seen(&seen, env!("CARGO_TARGET_TMPDIR"));
    let unseen: Vec<String> = seen.unseen().into_iter().filter(|what| !left_to_others(what)).collect();
    println!("{} inputs; endings {:?}", seen.inputs, seen.endings);
    assert!(unseen.is_empty(), "never seen: {unseen:?}");
}

/// A million inputs at random without a panic or a match that does not end.
#[test]
fn a_million_inputs() {
    title::a_million_inputs::<StrangerThings>(&common::pack(), &common::all_tables(), 40_000);
}
