//! Old matches keep their meaning.
//!
//! `VEILLEUSE_WRITE_GOLDEN=1 cargo test -p title-stranger-things --test suite golden` writes the files anew, for when the
//! rules or the content were meant to change.

use crate::common;
use title_stranger_things::{Mode, StrangerThings};
use veilleuse_testkit::title::{self, Wanted};

/// Nobody plays longer than this.
const LONGEST: usize = 8_000;

/// The golden files: one match of every ending, in both Seasons, at every number of seats.
fn wanted() -> Vec<Wanted<StrangerThings>> {
    let names = [["season-1-2", "season-1-3", "season-1-4"], ["season-2-2", "season-2-3", "season-2-4"]];
    let mut all = Vec::new();
    for (mode, names) in Mode::ALL.into_iter().zip(names) {
        for (name, seats) in names.into_iter().zip(2..) {
            let won = match mode {
                Mode::Season1 => ("victory", "will_saved"),
                Mode::Season2 => ("victory", "portal_closed"),
            };
            let endings = vec![won, ("defeat", "terrified"), ("defeat", "time_is_up")];
            all.push(Wanted { name, options: common::season(mode, seats), endings });
        }
    }
    all
}

/// ST-END-01, ST-END-02, ST-END-03, ST-END-04, ST-MODE-08: one match of every Season, number of seats and ending
/// replays state by state.
#[test]
fn old_matches_keep_their_meaning() {
    let play =
        |played, luck: &mut _, chance_in_ten| title::play_sensibly(played, luck, chance_in_ten, LONGEST);
    title::old_matches_keep_their_meaning(&common::pack(), common::pack().digest(), wanted(), play);
}
