//! What must hold in every position, over all modes, seats and options.

use crate::common;
use title_terror_below::{Options, TerrorBelow, Told};
use veilleuse_core::Step;
use veilleuse_testkit::{
    Broken, Luck,
    properties::{
        Walks, every_match_ends, options_equal_accepted, order_of_answers_never_matters,
        refusal_changes_nothing, rewinding_equals_replaying,
    },
    title,
};

fn on_all_tables<T>(
    seed: u64,
    matches: u64,
    check: impl Fn(&Walks<TerrorBelow>) -> Result<T, Broken>,
) -> Vec<(Options, T)> {
    title::on_each(&common::pack(), common::all_tables(), seed, matches, check)
}

#[test]
fn what_is_offered_is_accepted_and_nothing_else() {
    on_all_tables(1, 1, options_equal_accepted);
}

#[test]
fn a_refusal_changes_nothing() {
    on_all_tables(2, 1, refusal_changes_nothing);
}

/// TB-SETUP-11: whoever chooses a Leader first, the result is the same.
#[test]
fn the_order_of_simultaneous_answers_does_not_matter() {
    on_all_tables(3, 1, order_of_answers_never_matters);
}

/// TB-END-01, TB-END-03, TB-SOLO-02, TB-CANYON-01, TB-SOLO-04: every match ends, on both sides of the board and
/// at every number of seats.
#[test]
fn every_match_comes_to_an_end() {
    for (options, longest) in on_all_tables(4, 5, every_match_ends) {
        assert!(longest > 20, "{longest} inputs with {options:?}");
    }
}

#[test]
fn going_back_is_replaying() {
    on_all_tables(5, 1, rewinding_equals_replaying);
}

/// TB-END-01: whoever has twenty points has won; nothing more happens but that the end is told.
#[test]
fn the_twentieth_point_is_the_last_thing() {
    let mut decided = 0;
    for part in 0..400 {
        let mut luck = Luck::part(6, part);
        let options = common::standard(2 + (part % 4) as u8);
        let whole = title::play_sensibly(common::begin(options.clone()), &mut luck, (part % 3) as u32, 6_000);
        let mut played = common::begin(options);
        for Step { input, .. } in whole.history() {
            let pages = played.apply(*input).unwrap_or_else(|refusal| panic!("{refusal}"));
            let lines = &pages.everything().lines;
            let twenty = |line: &Told| match line {
                Told::Gained { total, .. } | Told::Claimed { total, .. } => *total >= 20,
                _ => false,
            };
            if let Some(place) = lines.iter().position(twenty) {
                let after = &lines[place + 1..];
                assert!(matches!(after, [Told::Ended { .. }]), "{after:?}");
                decided += 1;
            }
        }
    }
    assert!(decided > 100, "{decided}");
}
