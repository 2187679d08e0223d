//! Old matches keep their meaning.
//!
//! `VEILLEUSE_WRITE_GOLDEN=1 cargo test -p title-numeville --test golden` writes the files anew, for when the
//! rules or the content were meant to change.

mod common;

use std::{collections::BTreeSet, fs, path::PathBuf};

use title_numeville::{Action, Level, Numeville, Options, WorkshopOptions};
use veilleuse_core::{Game, Input, Match, Outcome, Pending, Seat};
use veilleuse_testkit::{
    Luck,
    golden::{check_goldens, write_golden},
};

fn folder() -> PathBuf {
    common::root("replays/numeville")
}

/// A result and its reason.
type Ending = (&'static str, &'static str);

/// The golden files: a name, a table, and the endings it should have one match of each for.
fn wanted() -> Vec<(&'static str, Options, Vec<Ending>)> {
    let every_end =
        Numeville::endings().into_iter().filter(|(_, reason)| !["two_saved", "closed"].contains(reason));
    let workshop_ends = vec![("victory", "two_saved"), ("defeat", "two_lost"), ("undecided", "closed")];
    let short = WorkshopOptions { rounds: 3, extra_rounds: false, ..WorkshopOptions::default() };
    let expert = common::advanced(4, Level::Expert);
    vec![
        ("standard", Options { level: Level::Discovery, ..common::standard(2) }, every_end.collect()),
        (
            "standard-master",
            Options { master: true, late_is_wrong: true, ..common::standard(3) },
            vec![("defeat", "two_lost")],
        ),
        (
            "advanced",
            common::advanced(3, Level::Standard),
            vec![("defeat", "two_lost"), ("total_victory", "all_saved")],
        ),
        ("advanced-master", Options { master: true, ..expert }, vec![("defeat", "two_lost")]),
        ("workshop", Options { workshop: short, ..common::workshop(false) }, workshop_ends.clone()),
        ("workshop-master", common::workshop(true), workshop_ends),
    ]
}

/// Plays a match whose seats answer right with this chance in ten.
fn play(options: &Options, luck: &mut Luck, right_in_ten: u32) -> Match<Numeville> {
    let mut played = common::begin(options.clone());
    loop {
        let input = match played.pending() {
            Pending::Over(_) => return played,
            Pending::Chance(chance) => Input::Draw(luck.below(chance.ways)),
            Pending::Seats(asked) => {
                let seats: Vec<Seat> = asked.iter().collect();
                let seat = *luck.one(&seats);
                let taught = played.taught(seat).filter(|_| luck.below(10) < right_in_ten);
                let action = taught.map_or_else(|| *luck.one(&played.choices(seat)), |(action, _)| action);
                // Nobody wants to read a thousand slates.
                let done = played.choices(seat).contains(&Action::Ready);
                Input::Decide { seat, action: if done { Action::Ready } else { action } }
            }
        };
        played.apply_silently(input).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
}

fn ending(played: &Match<Numeville>) -> Option<Ending> {
    match played.pending() {
        Pending::Over(Outcome { result, reason, .. }) => Some((result, reason)),
        _ => None,
    }
}

fn write() {
    let folder = folder();
    fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for (name, options, endings) in wanted() {
        for (result, reason) in endings {
            let matches =
                (0..20_000).map(|number| play(&options, &mut Luck::part(17, number), (number % 11) as u32));
            let found = matches.into_iter().find(|played| ending(played) == Some((result, reason)));
            let played = found.unwrap_or_else(|| panic!("no {name} match ends as {result}/{reason}"));
            let file = folder.join(format!("{name}-{result}-{reason}.jsonl"));
            write_golden(&file, common::pack().digest(), &played).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

/// NU-END-01, NU-END-02, NU-END-03, NU-END-09, NU-WORK-17, NU-WORK-18: one match of every mode and ending
/// replays state by state.
#[test]
fn old_matches_keep_their_meaning() {
    if std::env::var_os("VEILLEUSE_WRITE_GOLDEN").is_some_and(|value| value == "1") {
        write();
    }
    let replayed = check_goldens::<Numeville>(&folder(), &common::pack(), common::pack().digest())
        .unwrap_or_else(|error| panic!("{error}"));
    let endings: BTreeSet<String> =
        Numeville::endings().iter().map(|(result, reason)| format!("{result}/{reason}")).collect();
    assert_eq!(replayed.endings, endings);
    let files: usize = wanted().iter().map(|(_, _, endings)| endings.len()).sum();
    assert_eq!(replayed.files, files);
}
