//! What must hold in every position, over all modes, seats and options.

use crate::common;
use title_boogeyman::{Boogeyman, Options};
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
    check: impl Fn(&Walks<Boogeyman>) -> Result<T, Broken>,
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

/// BO-FINAL-09: whoever votes first, the result is the same.
#[test]
fn the_order_of_simultaneous_answers_does_not_matter() {
    on_all_tables(3, 1, order_of_answers_never_matters);
}

/// BO-ROUND-01, BO-MODE-08, BO-Q-85: with the Dawn limit every match ends, in every mode and at every number of
/// Children.
#[test]
fn every_match_comes_to_an_end() {
    for (options, longest) in on_all_tables(4, 4, every_match_ends) {
        assert!(longest > 60, "{longest} inputs with {options:?}");
    }
}

#[test]
fn going_back_is_replaying() {
    on_all_tables(5, 1, rewinding_equals_replaying);
}
