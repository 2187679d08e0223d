//! Old matches keep their meaning.
//!
//! `VEILLEUSE_WRITE_GOLDEN=1 cargo test -p title-terror-below --test suite golden` writes the files anew, for when the
//! rules or the content were meant to change.

use crate::common;
use title_terror_below::{Mode, Options, TerrorBelow};
use veilleuse_testkit::title::{self, Wanted};

/// Nobody plays longer than this.
const LONGEST: usize = 8_000;

/// The golden files: a name, a table, and the endings it should have one match of each for.
fn wanted() -> Vec<Wanted<TerrorBelow>> {
    let wanted = |name, options, endings| Wanted { name, options, endings };
    let canyon = Options { canyon: true, advanced_worms: true, ..common::standard(3) };
    let last = vec![("victory", "last_round"), ("shared", "last_round")];
    vec![
        wanted("standard-2", common::standard(2), vec![("victory", "twenty"), ("nobody", "last_round")]),
        wanted("standard-4", common::standard(4), vec![("victory", "twenty")]),
        wanted("standard-5", Options { shuffled_locations: true, ..common::standard(5) }, last),
        wanted("canyon-3", canyon, vec![("victory", "twenty")]),
        wanted(
            "solo-urgence",
            common::solo(Mode::SoloUrgence),
            vec![
                ("victory", "emergency"),
                ("defeat", "fifteen_attacks"),
                ("defeat", "group_dead"),
                ("defeat", "locations_destroyed"),
            ],
        ),
        wanted(
            "solo-livraison",
            common::solo(Mode::SoloLivraison),
            vec![("victory", "special_delivery"), ("defeat", "conceded")],
        ),
        wanted(
            "solo-extermination",
            Options { queens: true, ..common::solo(Mode::SoloExtermination) },
            vec![("victory", "total_extermination"), ("defeat", "fifteen_attacks")],
        ),
    ]
}

/// TB-END-01, TB-END-03, TB-END-04, TB-SOLO-01, TB-SOLO-02, TB-SOLO-03: one match of every mode and ending
/// replays state by state.
#[test]
fn old_matches_keep_their_meaning() {
    let play =
        |played, luck: &mut _, chance_in_ten| title::play_sensibly(played, luck, chance_in_ten, LONGEST);
    title::old_matches_keep_their_meaning(&common::pack(), common::pack().digest(), wanted(), play);
}
