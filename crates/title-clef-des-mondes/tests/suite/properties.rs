//! What must hold in every position, over all seats and options.

use crate::common;
use title_clef_des_mondes::{ClefDesMondes, Options};
use veilleuse_testkit::{
    Broken,
    properties::{
        Walks, every_match_ends, options_equal_accepted, order_of_answers_never_matters,
        refusal_changes_nothing, rewinding_equals_replaying,
    },
    title,
};

fn on_all_tables<T>(
    seed: u64,
    matches: u64,
    check: impl Fn(&Walks<ClefDesMondes>) -> Result<T, Broken>,
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

/// CM-SETUP-07, CM-REACT-06: whoever chooses a character or answers in a window first, the result is the same.
#[test]
fn the_order_of_simultaneous_answers_does_not_matter() {
    on_all_tables(3, 2, order_of_answers_never_matters);
}

/// CM-END-01, CM-TURN-09: every match ends, at every number of seats.
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
