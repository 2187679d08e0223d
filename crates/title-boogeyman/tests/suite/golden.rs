//! Old matches keep their meaning.
//!
//! `VEILLEUSE_WRITE_GOLDEN=1 cargo test -p title-boogeyman --test suite golden` writes the files anew, for when the
//! rules or the content were meant to change.

use crate::common;
use title_boogeyman::{Boogeyman, Mode, Options};
use veilleuse_testkit::title::{self, Ending, Wanted};

/// Nobody plays longer than this.
const LONGEST: usize = 20_000;

const WON: Ending = ("victory", "epilogue");
const STRESS: Ending = ("defeat", "stress");
const FAINTED: Ending = ("defeat", "all_fainted");
const FINAL: Ending = ("defeat", "final");
const POSSESSED: Ending = ("defeat", "possessed");

/// The golden files: a name, a table, and the endings it should have one match of each for.
fn wanted() -> Vec<Wanted<Boogeyman>> {
    let wanted = |name, options, endings| Wanted { name, options, endings };
    let traitor = |mode, seats| Options { possessed: Some(true), ..common::table(mode, seats) };
    vec![
        wanted("solo-1", common::solo(1), vec![WON, FAINTED]),
        wanted("solo-3", common::solo(3), vec![WON, STRESS, FINAL]),
        wanted("coop-2", common::table(Mode::Coop, 2), vec![WON, FAINTED, FINAL]),
        wanted("coop-4", traitor(Mode::Coop, 4), vec![WON, STRESS, POSSESSED]),
        wanted("coop-6", common::table(Mode::Coop, 6), vec![WON]),
        wanted("semi-coop-2", common::table(Mode::SemiCoop, 2), vec![WON, FAINTED, FINAL]),
        wanted("semi-coop-3", traitor(Mode::SemiCoop, 3), vec![WON, STRESS]),
        wanted("semi-coop-5", common::table(Mode::SemiCoop, 5), vec![WON, POSSESSED]),
        wanted("competitive-2", common::table(Mode::Competitive, 2), vec![FAINTED]),
        wanted("competitive-3", common::table(Mode::Competitive, 3), vec![WON, FINAL]),
        wanted("competitive-4", common::table(Mode::Competitive, 4), vec![WON, STRESS]),
        wanted("competitive-5", traitor(Mode::Competitive, 5), vec![WON, POSSESSED]),
        wanted("competitive-7", common::table(Mode::Competitive, 7), vec![WON]),
    ]
}

/// BO-END-01, BO-END-02, BO-END-03, BO-Q-21, BO-Q-82: one match of every mode and ending replays state by state.
#[test]
fn old_matches_keep_their_meaning() {
    let play =
        |played, luck: &mut _, chance_in_ten| title::play_sensibly(played, luck, chance_in_ten / 3, LONGEST);
    title::old_matches_keep_their_meaning(&common::pack(), common::pack().digest(), wanted(), play);
}
