//! What must hold in every position, over all modes, seats, levels, with and without a game master.

use crate::common;
use title_numeville::{Action, Mode, Numeville, Options};
use veilleuse_testkit::{
    Broken,
    properties::{
        Walks, every_match_ends, open_tables_are_open, options_equal_accepted,
        order_of_other_answers_never_matters, refusal_changes_nothing, rewinding_equals_replaying,
    },
    title,
};

fn on_all_tables<T>(
    seed: u64,
    matches: u64,
    check: impl Fn(&Walks<Numeville>) -> Result<T, Broken>,
) -> Vec<(Options, T)> {
    title::on_each(&common::pack(), common::all_tables(), seed, matches, check)
}

#[test]
fn what_is_offered_is_accepted_and_nothing_else() {
    on_all_tables(1, 2, options_equal_accepted);
}

#[test]
fn a_refusal_changes_nothing() {
    on_all_tables(2, 2, refusal_changes_nothing);
}

/// NU-ADV-03, NU-Q-01: whoever answers first, the result is the same.
///
/// Only what ends the thinking of whoever has second thoughts is a race, and has to be: slates are collected by the
/// facilitator or the last team that is done, and a facilitator who leads may close the workshop or lay the last token.
#[test]
fn the_order_of_simultaneous_answers_does_not_matter() {
    let collects = |action: &Action| {
        matches!(action, Action::Lock | Action::Ready | Action::Close | Action::AddToken { .. })
    };
    let check = |walks: &Walks<Numeville>| order_of_other_answers_never_matters(walks, collects);
    let tried = on_all_tables(3, 4, check);
    let (workshops, boards): (Vec<_>, Vec<_>) =
        tried.into_iter().partition(|(options, _)| options.mode == Mode::Workshop);
    for tables in [workshops, boards] {
        let questions: u64 = tables.iter().map(|(_, questions)| questions).sum();
        assert!(questions > 100, "{questions}");
    }
}

/// NU-END-03, NU-Q-55, NU-Q-40: every match ends.
#[test]
fn every_match_comes_to_an_end() {
    for (options, longest) in on_all_tables(4, 40, every_match_ends) {
        assert!((20..1_000).contains(&longest), "{longest} inputs with {options:?}");
    }
}

#[test]
fn going_back_is_replaying() {
    on_all_tables(5, 6, rewinding_equals_replaying);
}

/// Players hide nothing from each other, unless somebody reads the questions out or teams think apart.
#[test]
fn a_table_without_secrets_has_none() {
    for (options, looked) in on_all_tables(6, 2, open_tables_are_open) {
        let open = options.mode != Mode::Workshop && !options.master;
        assert_eq!(looked > 0, open, "{options:?}");
    }
}
