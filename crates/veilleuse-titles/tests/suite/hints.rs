//! Hints are no nonsense: positions in which a person who knows the title would never do something, or would do one thing.
//!
//! `hints/<title>/*.toml` are written like scenarios: `[options]`, `[given]` and steps, then `[hint]` with the `seat` that asks
//! and what it must be told (`is`, any of several) or must `not` be told: decisions, or their kind alone (`"go_home"`). Draws that
//! are not given fall as the first way.
//!
//! The puzzles of a pack (`packs/<title>/puzzles/`) are positions in which nothing else is as good: bots that think ahead must find
//! what is best there too.

use std::{env, fs, path::Path, sync::Arc};

use serde::Deserialize;
use serde_json::Value;
use veilleuse_bots::{Advice, Budget, Dice, Level, Pupil, Weighed, decide, weigh};
use veilleuse_core::{DrawName, Game, Input, Match, Pending, Seat, Viewer, reasons};
use veilleuse_lessons::Lesson;
use veilleuse_testkit::{puzzle, title::root};
use veilleuse_titles::{Loaded, Playable, Title, options, with_title};

use crate::bots::{next, tables};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    about: String,
    #[serde(default)]
    options: serde_json::Map<String, Value>,
    given: Option<Value>,
    #[serde(default)]
    step: Vec<Step>,
    hint: Asked,
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Step {
    Decide {
        seat: Seat,
        #[serde(rename = "do")]
        action: Value,
    },
    Draw {
        draw: Value,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    seat: Seat,
    #[serde(default)]
    is: Vec<Value>,
    #[serde(default)]
    not: Vec<Value>,
}

fn any_draws<G: Game>(play: &mut Match<G>) {
    while let Pending::Chance(_) = play.pending() {
        play.apply(Input::Draw(0)).unwrap();
    }
}

fn position<G: Playable>(loaded: &Loaded<G>, position: &Position) -> Match<G> {
    let options = options::<G>(position.options.clone().into()).unwrap();
    let mut play = match &position.given {
        Some(given) => {
            let arrangement = serde_json::from_value(given.clone()).unwrap();
            Match::arranged(Arc::clone(&loaded.pack), options, &arrangement).unwrap()
        }
        None => Match::begin(Arc::clone(&loaded.pack), options).unwrap(),
    };
    for step in &position.step {
        match step {
            Step::Decide { seat, action } => {
                any_draws(&mut play);
                let action = serde_json::from_value(action.clone()).unwrap();
                play.apply(Input::Decide { seat: *seat, action }).unwrap();
            }
            Step::Draw { draw } => {
                let Pending::Chance(chance) = play.pending() else { panic!("no draw is pending for {draw}") };
                let name = match draw {
                    Value::Number(face) => DrawName::Face(face.as_u64().unwrap() as u32),
                    _ => DrawName::named(draw.as_str().unwrap()).unwrap(),
                };
                let way = name.way(chance.ways, |way| play.draw_name(way));
                play.apply(Input::Draw(way.unwrap_or_else(|| panic!("{draw} cannot be drawn")))).unwrap();
            }
        }
    }
    any_draws(&mut play);
    play
}

/// Whether a decision is the one that is named, or of that kind.
fn is(named: &Value, decision: &Value) -> bool {
    named == decision || named.as_str().is_some_and(|kind| decision.get(kind).is_some())
}

/// With so many seeds everything is asked: a hint that depends on luck is no better than one that is wrong.
const SEEDS: std::ops::Range<u64> = 0..2;

fn check<G: Playable>(loaded: &Loaded<G>, file: &Path) {
    let text = fs::read_to_string(file).unwrap();
    let asked: Position = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let play = position(loaded, &asked);
    let Asked { seat, is: wanted, not } = &asked.hint;
    let offered = play.choices(*seat);
    let said: Vec<Value> = offered.iter().map(|option| serde_json::to_value(option).unwrap()).collect();
    for named in wanted.iter().chain(not) {
        let offered = said.iter().any(|decision| is(named, decision));
        assert!(offered, "{}: {named} is not offered, but {said:?}", file.display());
    }
    for seed in SEEDS {
        let told = serde_json::to_value(hint(&play, *seat, seed)).unwrap();
        let among = |these: &[Value]| these.iter().any(|named| is(named, &told));
        let right = (wanted.is_empty() || among(wanted)) && !among(not);
        assert!(right, "{} ({}): the hint is {told}", file.display(), asked.about);
    }
}

fn hint<G: Playable>(play: &Match<G>, seat: Seat, seed: u64) -> G::Action {
    G::advise(play, seat, Budget::iterations(400), Dice::new(seed)).unwrap().action
}

/// Nothing is as good as what is best in a puzzle, whatever lies hidden and however chance falls: hints and bots that think
/// ahead must find it, and it must be said why.
fn solve<G: Playable>(loaded: &Loaded<G>, puzzle: &Lesson) {
    let (play, _) = puzzle::position::<G>(&loaded.pack, puzzle).unwrap();
    let best = puzzle.best().unwrap();
    let (path, seat, options) = (&puzzle.path, puzzle.seat, play.choices(puzzle.seat));
    let is_best = |action: &G::Action| best.fits_action(action);
    for seed in SEEDS {
        let told = hint(&play, seat, seed);
        assert!(is_best(&told), "{path}: the hint is {}", serde_json::to_value(&told).unwrap());
        for level in [Level::Keen, Level::Expert] {
            let chosen = decide(&mut G::bot(level, seed, Budget::OWN), &play, seat).unwrap();
            assert!(is_best(&chosen), "{path}: {level} takes {}", serde_json::to_value(&chosen).unwrap());
        }
        for done in &options {
            let why = G::judge(seat, &play, done, &is_best, &mut Dice::new(seed));
            assert!(why.is_some(), "{path}: nothing is said of {}", serde_json::to_value(done).unwrap());
        }
    }
}

fn check_all<G: Playable>(title: Title) {
    let loaded = Loaded::<G>::embedded();
    for entry in fs::read_dir(root("hints").join(title.id())).into_iter().flatten() {
        check::<G>(&loaded, &entry.unwrap().path());
    }
    loaded.puzzles.iter().for_each(|puzzle| solve(&loaded, puzzle));
}

#[test]
fn no_hint_is_nonsense() {
    for title in Title::ALL {
        with_title!(title, G => check_all::<G>(title));
    }
}

#[test]
fn every_reason_can_be_said() {
    for title in Title::ALL {
        with_title!(title, G => {
            let texts = Loaded::<G>::embedded().texts;
            let missing: Vec<String> = reasons::<G>().filter(|id| !texts.has(id)).collect();
            assert!(missing.is_empty(), "{title}: {missing:?}");
        });
    }
}

/// By so many standard errors one decision is better than another, or nothing is proven.
const SURE: u8 = 3;

/// Plays what a puzzle calls best and each other decision to the end in the same worlds, until chance explains the difference no
/// longer. What was not found to be worse.
fn prove<G: Playable>(loaded: &Loaded<G>, puzzle: &Lesson, worlds: u32) -> Vec<String> {
    const BATCH: u32 = 50;
    let (play, _) = puzzle::position::<G>(&loaded.pack, puzzle).unwrap();
    let best = puzzle.best().unwrap();
    let (right, wrong): (Vec<_>, Vec<_>) =
        play.choices(puzzle.seat).into_iter().partition(|action| best.fits_action(action));
    let mut dice = Dice::new(9);
    let mut open = Vec::new();
    for other in &wrong {
        let mut found = Weighed::default();
        while found.worlds < worlds && !found.is_sure(SURE) {
            found += weigh(&play, puzzle.seat, [other, &right[0]], BATCH, &mut dice);
        }
        if !found.is_sure(SURE) {
            let [other_worth, worth] = found.sums.map(|sum| sum / i64::from(found.worlds));
            open.push(format!("{} {other_worth} against {worth}", serde_json::to_value(other).unwrap()));
        }
    }
    open
}

/// Every decision but the best of a puzzle is worse when both are played to the end: what reading says, playing says too.
///
/// `VEILLEUSE_WORLDS=20000` looks at as many worlds for each pair of decisions.
#[test]
#[ignore = "minutes"]
fn every_puzzle_is_proven_by_playing_on() {
    let worlds = env::var("VEILLEUSE_WORLDS").ok().and_then(|count| count.parse().ok()).unwrap_or(1_000);
    let mut unproven = Vec::new();
    for title in Title::ALL {
        with_title!(title, G => {
            let loaded = Loaded::<G>::embedded();
            for puzzle in loaded.puzzles.iter() {
                let open = prove::<G>(&loaded, puzzle, worlds);
                println!("{}: {open:?}", puzzle.path);
                unproven.extend((!open.is_empty()).then(|| puzzle.path.clone()));
            }
        });
    }
    assert!(unproven.is_empty(), "{unproven:#?}");
}

/// What a hint says to a seat, thought of quickly: whatever leaks does so at any budget.
fn quick_hint<G: Playable>(play: &Match<G>, seat: Seat, seed: u64) -> Option<Advice<G::Action>> {
    G::advise(play, seat, Budget::iterations(8), Dice::new(seed))
}

/// Asks for hints all along matches of one mode. There is none where the answer is sealed, and the same at a twin table, which
/// differs only in what the seat cannot know: what it says and why follows from nothing that is sealed or hidden. How many were
/// asked for, and at how many sealed questions.
fn ask_along<G: Playable>(loaded: &Loaded<G>, table: &G::Options, hints: u64, dice: &mut Dice) -> (u64, u64) {
    let (mut asked, mut sealed) = (0, 0);
    while asked < hints {
        let mut play = Match::<G>::begin(Arc::clone(&loaded.pack), table.clone()).unwrap();
        let mut bots: Vec<Pupil<G>> =
            (0..=Seat::MAX).map(|_| G::bot(Level::Regular, dice.seed(), Budget::OWN)).collect();
        while asked < hints
            && let Some(input) = next(&play, &mut bots, dice)
        {
            if let Input::Decide { seat, .. } = input
                && dice.below(3) == 0
            {
                let (seed, twin) =
                    (dice.seed(), play.reimagined(Viewer::Seat(seat), &mut |ways| dice.below(ways)));
                let told = quick_hint(&play, seat, seed);
                assert_eq!(told, quick_hint(&twin, seat, seed), "{}: a hint tells twins apart", G::ID);
                assert!(
                    !(play.is_sealed(seat) && told.is_some()),
                    "{}: {told:?} at a sealed question",
                    G::ID
                );
                sealed += u64::from(play.is_sealed(seat));
                asked += 2;
            }
            play.apply_silently(input).unwrap();
        }
    }
    (asked, sealed)
}

fn ask_everywhere(hints: u64) {
    let modes: u64 =
        Title::ALL.into_iter().map(|title| with_title!(title, G => tables::<G>().len() as u64)).sum();
    let mut dice = Dice::new(23);
    let (mut asked, mut sealed) = (0, 0);
    for title in Title::ALL {
        with_title!(title, G => {
            let loaded = Loaded::<G>::embedded();
            for (mode, table) in tables::<G>() {
                let (more, shut) = ask_along::<G>(&loaded, &table, hints.div_ceil(modes), &mut dice);
                (asked, sealed) = (asked + more, sealed + shut);
                println!("{title} {mode}: {more} hints, {shut} sealed questions");
            }
        });
    }
    assert!(asked >= hints && sealed * 1_000 > asked, "{sealed} sealed questions among {asked} prove little");
}

#[test]
fn no_hint_tells_what_is_sealed() {
    ask_everywhere(600);
}

/// `VEILLEUSE_HINTS=1000000` asks for as many.
#[test]
#[ignore = "minutes"]
fn a_great_many_hints_tell_nothing_that_is_sealed() {
    let hints = env::var("VEILLEUSE_HINTS").ok().and_then(|count| count.parse().ok()).unwrap_or(20_000);
    ask_everywhere(hints);
}
