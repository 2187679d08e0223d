//! Old matches keep their meaning.
//!
//! `VEILLEUSE_WRITE_GOLDEN=1 cargo test -p title-terror-below --test golden` writes the files anew, for when the
//! rules or the content were meant to change.

mod common;

use std::{collections::BTreeSet, fs, path::PathBuf};

use title_terror_below::{Mode, Options, TerrorBelow};
use veilleuse_core::{Game, Input, Match, Outcome, Pending, Seat};
use veilleuse_testkit::{
    Luck,
    golden::{check_goldens, write_golden},
};

fn folder() -> PathBuf {
    common::root("replays/terror-below")
}

/// Result and reason.
type Ending = (&'static str, &'static str);

/// The golden files: a name, a table, and the endings it should have one match of each for.
fn wanted() -> Vec<(&'static str, Options, Vec<Ending>)> {
    let canyon = Options { canyon: true, advanced_worms: true, ..common::standard(3) };
    let last = vec![("victory", "last_round"), ("shared", "last_round")];
    vec![
        ("standard-2", common::standard(2), vec![("victory", "twenty"), ("nobody", "last_round")]),
        ("standard-4", common::standard(4), vec![("victory", "twenty")]),
        ("standard-5", Options { shuffled_locations: true, ..common::standard(5) }, last),
        ("canyon-3", canyon, vec![("victory", "twenty")]),
        (
            "solo-urgence",
            common::solo(Mode::SoloUrgence),
            vec![
                ("victory", "emergency"),
                ("defeat", "fifteen_attacks"),
                ("defeat", "group_dead"),
                ("defeat", "locations_destroyed"),
            ],
        ),
        (
            "solo-livraison",
            common::solo(Mode::SoloLivraison),
            vec![("victory", "special_delivery"), ("defeat", "conceded")],
        ),
        (
            "solo-extermination",
            Options { queens: true, ..common::solo(Mode::SoloExtermination) },
            vec![("victory", "total_extermination"), ("defeat", "fifteen_attacks")],
        ),
    ]
}

/// Plays a match by the judgement of a sensible player, with a chance move in so many.
fn play(options: &Options, luck: &mut Luck, chance_in_ten: u32) -> Match<TerrorBelow> {
    let mut played = common::begin(options.clone());
    loop {
        let input = match played.pending() {
            Pending::Over(_) => return played,
            Pending::Chance(chance) => Input::Draw(luck.below(chance.ways)),
            Pending::Seats(asked) => {
                let seats: Vec<Seat> = asked.iter().collect();
                let seat = *luck.one(&seats);
                let choices = played.choices(seat);
                let action = if luck.below(10) < chance_in_ten {
                    *luck.one(&choices)
                } else {
                    let mut weights = vec![0; choices.len()];
                    let imagined = played.imagined(seat, &mut |ways| luck.below(ways));
                    imagined.appeal(seat, &choices, &mut weights);
                    let best = weights.iter().copied().max().unwrap_or_default();
                    let fits = weights.iter().position(|weight| *weight == best).unwrap_or_default();
                    choices[fits]
                };
                Input::Decide { seat, action }
            }
        };
        played.apply_silently(input).unwrap_or_else(|refusal| panic!("{refusal}"));
        if played.history().len() > 8_000 {
            return played;
        }
    }
}

fn ending(played: &Match<TerrorBelow>) -> Option<Ending> {
    match played.pending() {
        Pending::Over(Outcome { result, reason, .. }) => Some((result, reason)),
        _ => None,
    }
}

fn write() {
    let folder = folder();
    fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for (name, options, mut endings) in wanted() {
        for number in 0..150_000 {
            if endings.is_empty() {
                break;
            }
            let played = play(&options, &mut Luck::part(17, number), (number % 11) as u32);
            let Some(place) = endings.iter().position(|wanted| ending(&played) == Some(*wanted)) else {
                continue;
            };
            let (result, reason) = endings.swap_remove(place);
            let file = folder.join(format!("{name}-{result}-{reason}.jsonl"));
            write_golden(&file, common::pack().digest(), &played).unwrap_or_else(|error| panic!("{error}"));
        }
        println!("{name}: missing {endings:?}");
    }
}

/// TB-END-01, TB-END-03, TB-END-04, TB-SOLO-01, TB-SOLO-02, TB-SOLO-03: one match of every mode and ending
/// replays state by state.
#[test]
fn old_matches_keep_their_meaning() {
    if std::env::var_os("VEILLEUSE_WRITE_GOLDEN").is_some_and(|value| value == "1") {
        write();
    }
    let replayed = check_goldens::<TerrorBelow>(&folder(), &common::pack(), common::pack().digest())
        .unwrap_or_else(|error| panic!("{error}"));
    let endings: BTreeSet<String> =
        TerrorBelow::endings().iter().map(|(result, reason)| format!("{result}/{reason}")).collect();
    assert_eq!(replayed.endings, endings);
}
