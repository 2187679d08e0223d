//! Old matches keep their meaning.
//!
//! `VEILLEUSE_WRITE_GOLDEN=1 cargo test -p title-numeville --test suite golden` writes the files anew, for when the
//! rules or the content were meant to change.

use crate::common;
use title_numeville::{Action, Level, Numeville, Options, WorkshopOptions};
use veilleuse_core::{Chance, Game, Host, Match, Players, Seat, SeatSet, Went};
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

/// Seats that answer right with this chance in ten.
struct Pupils<'l> {
    luck: &'l mut Luck,
    right_in_ten: u32,
}

impl Players<Match<Numeville>> for Pupils<'_> {
    fn fall(&mut self, chance: Chance) -> u32 {
        self.luck.below(chance.ways)
    }

    fn one_of(&mut self, seats: SeatSet) -> Option<Seat> {
        Players::<Match<Numeville>>::one_of(self.luck, seats)
    }

    fn choose(&mut self, played: &Match<Numeville>, seat: Seat, options: &[Action]) -> usize {
        let taught = played.taught(seat).filter(|_| self.luck.below(10) < self.right_in_ten);
        let place = |action| options.iter().position(|option| *option == action);
        let chosen = taught.and_then(|(action, _)| place(action));
        let chosen = chosen.unwrap_or_else(|| self.luck.below(options.len() as u32) as usize);
        // Nobody wants to read a thousand slates.
        place(Action::Ready).unwrap_or(chosen)
    }
}

fn play(mut played: Match<Numeville>, luck: &mut Luck, right_in_ten: u32) -> Match<Numeville> {
    let (mut pupils, mut options) = (Pupils { luck, right_in_ten }, Vec::new());
    while !matches!(played.play_on(&mut pupils, &mut options), Went::Over(_)) {}
    played
}

/// NU-END-01, NU-END-02, NU-END-03, NU-END-09, NU-WORK-17, NU-WORK-18: one match of every mode and ending
/// replays state by state.
#[test]
fn old_matches_keep_their_meaning() {
    title::old_matches_keep_their_meaning(&common::pack(), common::pack().digest(), wanted(), play);
}
