//! Old matches keep their meaning.
//!
//! `VEILLEUSE_WRITE_GOLDEN=1 cargo test -p title-numeville --test golden` writes the files anew, for when the
//! rules or the content were meant to change.

mod common;

use title_numeville::{Action, Level, Numeville, Options, WorkshopOptions};
use veilleuse_core::{Game, Input, Match, Pending, Refusal, Seat};
use veilleuse_testkit::{
    Luck,
    title::{self, Wanted},
};

/// The golden files: a name, a table, and the endings it should have one match of each for.
fn wanted() -> Vec<Wanted<Numeville>> {
    let every_end =
        Numeville::endings().into_iter().filter(|(_, reason)| !["two_saved", "closed"].contains(reason));
    let workshop_ends = vec![("victory", "two_saved"), ("defeat", "two_lost"), ("undecided", "closed")];
    let short = WorkshopOptions { rounds: 3, extra_rounds: false, ..WorkshopOptions::default() };
    let expert = common::advanced(4, Level::Expert);
    let wanted = |name, options, endings| Wanted { name, options, endings };
    vec![
        wanted("standard", Options { level: Level::Discovery, ..common::standard(2) }, every_end.collect()),
        wanted(
            "standard-master",
            Options { master: true, late_is_wrong: true, ..common::standard(3) },
            vec![("defeat", "two_lost")],
        ),
        wanted(
            "advanced",
            common::advanced(3, Level::Standard),
            vec![("defeat", "two_lost"), ("total_victory", "all_saved")],
        ),
        wanted("advanced-master", Options { master: true, ..expert }, vec![("defeat", "two_lost")]),
        wanted("workshop", Options { workshop: short, ..common::workshop(false) }, workshop_ends.clone()),
        wanted("workshop-master", common::workshop(true), workshop_ends),
    ]
}

fn sure(accepted: Result<(), Refusal>) {
    accepted.unwrap_or_else(|refusal| panic!("{refusal}"));
}

/// Plays a match whose seats answer right with this chance in ten.
fn play(mut played: Match<Numeville>, luck: &mut Luck, right_in_ten: u32) -> Match<Numeville> {
    loop {
        let input = match played.pending() {
            Pending::Over(_) => return played,
            Pending::Chance(chance) => Input::Draw(luck.below(chance.ways)),
            Pending::Seats(asked) => {
                let clock = played.own_clock();
                let seats: Vec<Seat> = clock.map_or(asked, |clock| clock.busy(asked)).iter().collect();
                if let (true, Some(clock)) = (seats.is_empty(), clock) {
                    sure(played.apply_silently(Input::Timeout(clock.first_out)));
                    continue;
                }
                let seat = *luck.one(&seats);
                let taught = played.taught(seat).filter(|_| luck.below(10) < right_in_ten);
                let action = taught.map_or_else(|| *luck.one(&played.choices(seat)), |(action, _)| action);
                // Nobody wants to read a thousand slates.
                let done = played.choices(seat).contains(&Action::Ready);
                Input::Decide { seat, action: if done { Action::Ready } else { action } }
            }
        };
        sure(played.apply_silently(input));
    }
}

/// NU-END-01, NU-END-02, NU-END-03, NU-END-09, NU-WORK-17, NU-WORK-18: one match of every mode and ending
/// replays state by state.
#[test]
fn old_matches_keep_their_meaning() {
    title::old_matches_keep_their_meaning(&common::pack(), common::pack().digest(), wanted(), play);
}
