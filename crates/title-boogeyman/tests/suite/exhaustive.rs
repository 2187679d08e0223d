//! Plays until everything has been seen, and reports what was.

use crate::common;
use title_boogeyman::{Action, Boogeyman, Card, Colour, Deck, Figure, Floor, Mode, Number, Options, Space};
use veilleuse_core::{Game, Seat, house, kit::Noun};
use veilleuse_testkit::{exhaustive::Exhaustive, title};

/// Every rule that can refuse something.
fn refusals() -> Vec<String> {
    const BY_THE_BOOK: [&str; 32] = [
        "BO-MODE-02",
        "BO-MODE-03",
        "BO-MODE-04",
        "BO-MODE-05",
        "BO-MODE-07",
        "BO-MODE-08",
        "BO-SETUP-02",
        "BO-SETUP-14",
        "BO-SETUP-23",
        "BO-SETUP-24",
        "BO-MOVE-01",
        "BO-MOVE-06",
        "BO-ACT-01",
        "BO-ACT-05",
        "BO-SWITCH-01",
        "BO-SWITCH-03",
        "BO-SWITCH-04",
        "BO-SEARCH-02",
        "BO-SEARCH-07",
        "BO-LOCK-02",
        "BO-LOCK-04",
        "BO-REVIVE-01",
        "BO-ATTIC-02",
        "BO-STATE-08",
        "BO-FREE-01",
        "BO-FREE-02",
        "BO-CANDY-01",
        "BO-TRADE-01",
        "BO-TRADE-02",
        "BO-FINAL-05",
        "BO-TOKEN-04",
        "BO-TRACK-04",
    ];
    let house = house::ALL.iter().map(|refusal| refusal.rule).filter(|rule| *rule != "HOUSE-OPTIONS");
    BY_THE_BOOK.into_iter().chain(house).map(str::to_owned).collect()
}

/// Tables that cannot be played.
fn impossible() -> Vec<Options> {
    let table = common::table;
    let seat = Some(Seat::new(1));
    vec![
        table(Mode::Solo, 2),
        table(Mode::Coop, 1),
        table(Mode::SemiCoop, 1),
        table(Mode::Competitive, 1),
        common::solo(7),
        Options { boogeyman: seat, ..table(Mode::Coop, 3) },
        Options { first: seat, ..common::solo(3) },
        Options { first: seat, ..table(Mode::Competitive, 3) },
    ]
}

fn also_try() -> Vec<Action> {
    let hall = Space::at(Space::COUNT - 1);
    let search = |number| Card::new(Deck::Search, Number::new(number));
    let mut all: Vec<Action> = Space::all().map(Action::Move).collect();
    all.extend(Space::all().map(Action::Lay));
    all.extend(Figure::ALL.map(Action::Be));
    all.extend(Figure::ALL.map(Action::Revive));
    all.extend(Colour::ALL.map(Action::Colour));
    all.extend([
        Action::Hide(Space::ATTIC),
        Action::Hide(hall),
        Action::Switch,
        Action::Search,
        Action::Force,
        Action::Unlock,
        Action::Look,
        Action::StartFinal,
        Action::Candies(9),
        Action::Candies(-9),
        Action::Reroll,
        Action::Play(search(63)),
        Action::Play(search(3)),
        Action::Play(search(0)),
        Action::Discard(search(63)),
        Action::Step(Space::ATTIC),
        Action::Stop,
        Action::Choose(hall),
        Action::ChooseFloor(Floor::Upper),
        Action::ChooseChild(Figure::Tommy),
        Action::Take(Card::new(Deck::Event, Number::new(63))),
        Action::Take(Card::new(Deck::Trouble, Number::new(12))),
        Action::Put(search(63)),
        Action::Put(search(0)),
        Action::Trade(Figure::Peter),
        Action::Trade(Figure::Tommy),
        Action::Propose,
        Action::Invite,
        Action::Accept,
        Action::ShowHand,
        Action::Aptitude,
        Action::Pass,
    ]);
    all
}

/// Chance players hardly ever reach the Final: they are led to each of the 25, `rules.rs` plays all of them to both
/// ends, the scenarios tell the rest, and `golden.rs` keeps a match of each ending.
fn shown_elsewhere(unseen: &str) -> bool {
    const IN_SCENARIOS: [&str; 14] = [
        "final_began",
        "objective_shown",
        "aim_met",
        "vote_cast",
        "final_chosen",
        "panel_passed",
        "possessed_fails",
        "leader_lost",
        "leader_named",
        "no_card",
        "attic_unlocked",
        "final_room_drawn",
        "sitter_stays",
        "dawn",
    ];
    let word = unseen.rsplit(' ').next().unwrap_or_default();
    unseen.starts_with("ending ") || IN_SCENARIOS.contains(&word)
}

#[test]
fn everything_is_seen() {
    let mut options = common::all_tables();
    options.extend(impossible());
    let run = Exhaustive::<Boogeyman> {
        pack: common::pack(),
        options,
        seed: 2026,
        budget: 160_000,
        tries: 4,
        also_try: also_try(),
        told: title::told_tags::<Boogeyman>(),
        refusals: refusals(),
    };
    let mut seen = run.run().unwrap_or_else(|broken| panic!("{}", broken.problem));
    for number in 1..=25 {
        common::at_the_final(number, |told| {
            Boogeyman::content(told, &mut |id| *seen.content.entry(id.to_owned()).or_default() += 1);
        });
    }
    title::report_seen(&seen, env!("CARGO_TARGET_TMPDIR"));
    let unseen: Vec<String> = seen.unseen().into_iter().filter(|what| !shown_elsewhere(what)).collect();
    println!("{} inputs; endings {:?}", seen.inputs, seen.endings);
    assert!(unseen.is_empty(), "never seen: {unseen:?}");
}

/// A million inputs at random without a panic or a match that does not end.
#[test]
fn a_million_inputs() {
    title::a_million_inputs::<Boogeyman>(&common::pack(), &common::all_tables(), 100_000);
}
