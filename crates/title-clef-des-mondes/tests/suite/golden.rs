//! Old matches keep their meaning.
//!
//! `VEILLEUSE_WRITE_GOLDEN=1 cargo test -p title-clef-des-mondes --test suite golden` writes the files anew, for when
//! the rules or the content were meant to change.

use crate::common;
use title_clef_des_mondes::{ClefDesMondes, Options};
use veilleuse_testkit::title::{self, Wanted};

/// Nobody plays longer than this.
const LONGEST: usize = 20_000;

/// The golden files: a name, a table, and the endings it should have one match of each for.
fn wanted() -> Vec<Wanted<ClefDesMondes>> {
    let home = ("victory", "home");
    let wanted = |name, options, endings| Wanted { name, options, endings };
    let variants =
        Options { whole_payment: true, separate_reveal: true, single_reaction: true, ..common::standard(3) };
    vec![
        wanted(
            "standard-2",
            common::standard(2),
            vec![home, ("nobody", "agreement"), ("nobody", "stalemate")],
        ),
        wanted("standard-3", common::standard(3), vec![home]),
        wanted("standard-4", common::standard(4), vec![home]),
        wanted("standard-5", common::standard(5), vec![home]),
        wanted("variants-3", variants, vec![home]),
    ]
}

/// CM-END-01, CM-END-02, CM-MODE-01: a match of every number of seats and every ending replays state by state.
#[test]
fn old_matches_keep_their_meaning() {
    let play =
        |played, luck: &mut _, chance_in_ten| title::play_sensibly(played, luck, chance_in_ten, LONGEST);
    title::old_matches_keep_their_meaning(&common::pack(), common::pack().digest(), wanted(), play);
}
