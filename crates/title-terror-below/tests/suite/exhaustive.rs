//! Plays until everything has been seen, and reports what was.

use crate::common;
use title_terror_below::{
    Action, Arrow, Bounty, Cell, Character, Colour, Dir, Item, Location, Mode, Options, Slot, TerrorBelow,
    Vehicle, Weapon,
};
use veilleuse_core::{Seat, house};
use veilleuse_testkit::{exhaustive::Exhaustive, title};

/// Everything told has a sentence, so the sentences say what can be told.
fn told() -> Vec<String> {
    // 54 Vehicles are more than five hands and three worms can hold; chance players take no trophies, the
    // scenarios do.
    const NEVER_IN_THIS_BOX: [&str; 2] = ["no_vehicle", "trophy_taken"];
    let told = title::told_tags::<TerrorBelow>().into_iter();
    let told: Vec<String> = told.filter(|tag| !NEVER_IN_THIS_BOX.contains(&tag.as_str())).collect();
    assert!(told.len() > 70, "{told:?}");
    told
}

/// Every rule that can refuse something.
fn refusals() -> Vec<String> {
    const BY_THE_BOOK: [&str; 31] = [
        "TB-SETUP-08",
        "TB-SETUP-11",
        "TB-SETUP-18",
        "TB-SETUP-20",
        "TB-TURN-03",
        "TB-TURN-09",
        "TB-DIST-01",
        "TB-DIST-02",
        "TB-DIST-05",
        "TB-MOVE-01",
        "TB-MOVE-02",
        "TB-MOVE-03",
        "TB-MOVE-04",
        "TB-MOVE-06",
        "TB-RUBBLE-01",
        "TB-EGG-01",
        "TB-EGG-03",
        "TB-DELIV-01",
        "TB-DELIV-03",
        "TB-BONUS-06",
        "TB-ABIL-03",
        "TB-ABIL-05",
        "TB-CARD-01",
        "TB-CARD-04",
        "TB-HAT-01",
        "TB-HUNT-01",
        "TB-HUNT-07",
        "TB-CANYON-02",
        "TB-CANYON-05",
        "TB-CANYON-06",
        "TB-SOLO-05",
    ];
    let house = house::ALL.iter().map(|refusal| refusal.rule).filter(|rule| *rule != "HOUSE-OPTIONS");
    BY_THE_BOOK.into_iter().chain(house).map(str::to_owned).collect()
}

/// Tables that cannot be played.
fn impossible() -> Vec<Options> {
    vec![
        common::standard(1),
        common::standard(6),
        Options { seats: 2, ..common::solo(Mode::SoloUrgence) },
        Options { first: Some(Seat::new(4)), ..common::standard(4) },
        Options { shuffled_locations: true, random_locations: true, ..common::standard(4) },
        Options { left_out: 1, ..common::standard(4) },
        Options { queens: true, ..common::standard(4) },
    ]
}

fn also_try() -> Vec<Action> {
    let (slot, seat) = (Slot::ALL[0], Seat::new(1));
    vec![
        Action::Play { card: Vehicle::new(63), slot },
        Action::Companion(Vehicle::new(54)),
        Action::SkipArrow(Arrow::new(3)),
        Action::FaceDown { card: Vehicle::new(63), slot },
        Action::Deliver(Colour::Pink),
        Action::Claim(Bounty::new(63)),
        Action::Claim(Bounty::new(10)),
        Action::TakeBounty(Bounty::new(63)),
        Action::Discard(Bounty::new(63)),
        Action::Lead(Character::new(63)),
        Action::Lead(Character::new(3)),
        Action::LeaveOut(Character::new(63)),
        Action::Revive(Character::new(63)),
        Action::Wear(Item::new(31)),
        Action::Wear(Item::new(10)),
        Action::Use(Item::new(31)),
        Action::Use(Item::new(0)),
        Action::Attack(Weapon::new(31)),
        Action::KeepItem(Item::new(31)),
        Action::KeepWeapon(Weapon::new(31)),
        Action::Shoot { with: Weapon::new(4), seat },
        Action::Shoot { with: Weapon::new(0), seat: Seat::new(7) },
        Action::Swap { with: Item::new(22), seat: Seat::new(7) },
        Action::Rob { with: Item::new(23), seat: Seat::MASTER },
        Action::SnatchRubble(Seat::MASTER),
        Action::SnatchEgg { seat: Seat::new(7), colour: Colour::Green },
        Action::JumpCanyon { to: Dir::East, card: Vehicle::new(53) },
        Action::EnterCell(Cell::new(0)),
        Action::Visit { with: Item::new(21), to: Location::Motel },
        Action::UseHat,
        Action::PeekWorm,
        Action::Concede,
    ]
}

fn run() -> Exhaustive<TerrorBelow> {
    let mut options = common::all_tables();
    options.extend(impossible());
    Exhaustive {
        pack: common::pack(),
        options,
        seed: 2026,
        budget: 160_000,
        tries: 4,
        also_try: also_try(),
        told: told(),
        refusals: refusals(),
    }
}

/// Chance players rarely win a scenario or share a victory; `golden.rs` keeps a match of each ending.
fn left_to_golden(unseen: &str) -> bool {
    unseen.starts_with("ending ")
}

#[test]
fn everything_is_seen() {
    let seen = run().run().unwrap_or_else(|broken| panic!("{}", broken.problem));
    title::report_seen(&seen, env!("CARGO_TARGET_TMPDIR"));
    let unseen: Vec<String> = seen.unseen().into_iter().filter(|what| !left_to_golden(what)).collect();
    println!("{} inputs; endings {:?}", seen.inputs, seen.endings);
    assert!(unseen.is_empty(), "never seen: {unseen:?}");
}

/// A million inputs at random without a panic or a match that does not end.
#[test]
fn a_million_inputs() {
    title::a_million_inputs::<TerrorBelow>(&common::pack(), &common::all_tables(), 60_000);
}
