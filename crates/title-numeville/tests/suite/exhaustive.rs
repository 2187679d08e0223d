//! Plays until everything has been seen, and reports what was.

use crate::common;
use title_numeville::{Action, Choice, Level, Mode, Numeville, Options, Slot, Square, WorkshopOptions};
use veilleuse_core::{Seat, house};
use veilleuse_testkit::{exhaustive::Exhaustive, title};

/// Everything told has a sentence, so the sentences say what can be told.
fn told() -> Vec<String> {
    // No deck of this box is so small that a redraw leaves it empty; `rules/other_packs.rs` shows both.
    const NEVER_IN_THIS_BOX: [&str; 2] = ["no_attack_left", "no_card_left"];
    let told = title::told_tags::<Numeville>().into_iter();
    let told: Vec<String> = told.filter(|tag| !NEVER_IN_THIS_BOX.contains(&tag.as_str())).collect();
    assert!(told.len() > 50, "{told:?}");
    told
}

/// Every rule that can refuse something.
fn refusals() -> Vec<String> {
    const BY_THE_BOOK: [&str; 23] = [
        "NU-GEN-01",
        "NU-READ-02",
        "NU-READ-04",
        "NU-SETUP-08",
        "NU-TURN-01",
        "NU-QUEST-09",
        "NU-PLAZA-05",
        "NU-ROUND-04",
        "NU-STATUS-05",
        "NU-ADV-03",
        "NU-ADV-04",
        "NU-ADV-08",
        "NU-OBJ-04",
        "NU-POW-04",
        "NU-WORK-01",
        "NU-WORK-04",
        "NU-WORK-08",
        "NU-WORK-09",
        "NU-WORK-10",
        "NU-WORK-12",
        "NU-WORK-13",
        "NU-WORK-19",
        "HOUSE-OPTIONS",
    ];
    let house = house::ALL.iter().map(|refusal| refusal.rule);
    let mut all: Vec<String> = BY_THE_BOOK.into_iter().chain(house).map(str::to_owned).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Tables that cannot be played.
fn impossible() -> Vec<Options> {
    use title_numeville::Complice::*;
    let workshop = |workshop| Options { workshop, ..common::workshop(false) };
    let plain = WorkshopOptions::default;
    let pairs = [
        [Stalky, Hacker, Stalky, Hacker],
        [Hacker, Stalky, Hacker, Stalky],
        [Datata, Hyperco, Datata, Hyperco],
        [Hyperco, Datata, Hyperco, Datata],
    ];
    let same = [[Stalky; 4], [Hacker; 4], [Datata; 4], [Hyperco; 4]];
    vec![
        common::standard(1),
        common::advanced(3, Level::Discovery),
        Options { first: Some(Seat::new(3)), ..common::standard(3) },
        Options { handicap: true, ..common::standard(3) },
        Options { seats: 3, ..common::workshop(true) },
        workshop(WorkshopOptions { rounds: 5, ..plain() }),
        workshop(WorkshopOptions { thinking: 10, ..plain() }),
        workshop(WorkshopOptions { heads: Some([8, 7, 7, 7]), ..plain() }),
        workshop(WorkshopOptions { heads: Some([3, 5, 4, 4]), ..plain() }),
        workshop(WorkshopOptions { correction: [Stalky; 4], ..plain() }),
        workshop(WorkshopOptions { rotation: [[Stalky; 4]; 4], ..plain() }),
        workshop(WorkshopOptions { rotation: same, ..plain() }),
        workshop(WorkshopOptions { rotation: pairs, ..plain() }),
    ]
}

fn run() -> Exhaustive<Numeville> {
    let mut options = common::all_tables();
    let kind = Options { level: Level::Discovery, ..common::standard(4) };
    options.extend([
        Options {
            mode: Mode::Workshop,
            workshop: WorkshopOptions { rounds: 3, extra_rounds: false, ..WorkshopOptions::default() },
            ..common::workshop(false)
        },
        Options { first: Some(Seat::new(1)), handicap: true, level: Level::Discovery, ..common::standard(2) },
        Options { late_is_wrong: true, ..common::advanced(4, Level::Standard) },
    ]);
    options.extend(vec![kind; 12]);
    options.extend(impossible());
    Exhaustive {
        pack: common::pack(),
        options,
        seed: 2026,
        budget: 1_500_000,
        tries: 6,
        also_try: vec![
            Action::Propose(Square::new(21)),
            Action::Propose(Square::new(40)),
            Action::Start(Square::new(63)),
            Action::Speak,
            Action::Answer(Choice::new(3)),
            Action::Use(Slot::Object),
            Action::Use(Slot::Power),
            Action::SetDie { with: Slot::Object, value: 0 },
            Action::Adjust { with: Slot::Power, by: i8::MIN },
            Action::Adjust { with: Slot::Object, by: i8::MAX },
        ],
        told: told(),
        refusals: refusals(),
    }
}

#[test]
fn everything_is_seen() {
    let seen = run().run().unwrap_or_else(|broken| panic!("{broken}"));
    title::report_seen(&seen, env!("CARGO_TARGET_TMPDIR"));
    assert!(seen.is_everything(), "never seen: {:?}\n{seen}", seen.unseen());
}

/// A million inputs at random without a panic or a match that does not end.
#[test]
fn a_million_inputs() {
    title::a_million_inputs::<Numeville>(&common::pack(), &common::all_tables(), 5_000);
}
