use veilleuse_testkit::{
    Broken,
    properties::{
        Walks, every_match_ends, options_equal_accepted, order_of_answers_never_matters,
        refusal_changes_nothing, rewinding_equals_replaying,
    },
};

use crate::toy::{Fault, Options, Pack, Toy};

fn walks(fault: Fault) -> Walks<Toy> {
    Walks { pack: Pack::with(fault, true), options: Options::default(), seed: 5, matches: 60 }
}

fn problem<T>(result: Result<T, Broken>) -> String {
    result.err().map(|broken| broken.to_string()).unwrap_or_default()
}

#[test]
fn sound_rules_have_every_property() {
    let walks = walks(Fault::None);
    assert_eq!(options_equal_accepted(&walks), Ok(()));
    assert_eq!(refusal_changes_nothing(&walks), Ok(()));
    assert_eq!(rewinding_equals_replaying(&walks), Ok(()));
    assert!(order_of_answers_never_matters(&walks).is_ok_and(|questions| questions > 60));
    assert!(every_match_ends(&walks).is_ok_and(|longest| (20..200).contains(&longest)));
}

#[test]
fn a_decision_that_is_accepted_without_being_offered_is_found() {
    let found = problem(options_equal_accepted(&walks(Fault::PassAnytime)));
    assert!(found.contains("\"pass\",\"seat\":0}} is accepted, but was not offered"), "{found}");
}

#[test]
fn a_decision_that_is_offered_unasked_twice_or_in_vain_is_found() {
    let found = problem(options_equal_accepted(&walks(Fault::OfferedUnasked)));
    assert!(found.contains("is not asked, but has options"), "{found}");
    let found = problem(options_equal_accepted(&walks(Fault::OfferedTwice)));
    assert!(found.contains("is offered \"pass\" twice"), "{found}");
    let found = problem(options_equal_accepted(&walks(Fault::OfferedInVain)));
    assert!(found.contains("is offered, but refused by TOY-FULL"), "{found}");
}

#[test]
fn rules_that_look_beyond_the_match_are_found_by_replaying() {
    let found = problem(rewinding_equals_replaying(&walks(Fault::HiddenClock)));
    assert!(found.contains("going back to input"), "{found}");
}

#[test]
fn a_refusal_that_leaves_a_trace_is_found() {
    let found = problem(refusal_changes_nothing(&walks(Fault::RefusalLeavesTrace)));
    assert!(found.contains("but changed the state"), "{found}");
}

#[test]
fn answers_whose_order_matters_are_found() {
    let found = problem(order_of_answers_never_matters(&walks(Fault::FirstBetCounts)));
    assert!(found.contains("another order of answers leads to another state"), "{found}");
}

#[test]
fn a_match_without_end_is_found_with_its_inputs() {
    let found = every_match_ends(&walks(Fault::Endless)).err();
    assert!(found.is_some_and(|broken| broken.inputs.len() == 200 && broken.problem.contains("longest")));
}
