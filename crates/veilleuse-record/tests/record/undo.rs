//! Taking back.

use crate::common::{
    pack, toy,
    toy::{Move, Toy, ToyOptions},
};
use veilleuse_core::{Input, Match, Seat, SeatSet};
use veilleuse_record::{Answer, NotAsked, UndoCheck, UndoRequest, UndoRule, Vote};

const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const RULE: UndoRule = UndoRule { humans: SeatSet::first(2) };

/// Ada has the turn after two cards and a die: three inputs.
fn adas_turn() -> Match<Toy> {
    let mut play = Match::begin(pack(), ToyOptions::default()).unwrap();
    for way in [0, 0, 3] {
        play.apply(Input::Draw(way)).unwrap();
    }
    play
}

fn decide(play: &mut Match<Toy>, seat: Seat, action: Move) {
    play.apply(Input::Decide { seat, action }).unwrap();
}

#[test]
fn own_steps_are_taken_back_freely() {
    let mut play = adas_turn();
    decide(&mut play, ADA, Move::Step);
    decide(&mut play, ADA, Move::Step);
    assert_eq!(RULE.check(&play, ADA, 4), UndoCheck::Free);
    assert_eq!(RULE.check(&play, ADA, 3), UndoCheck::Free);
    assert_eq!(RULE.check(&play, BEN, 4), UndoCheck::Needs(RULE.humans), "they are not Ben's steps");
}

#[test]
fn a_die_is_never_taken_back() {
    let mut play = adas_turn();
    decide(&mut play, ADA, Move::Step);
    assert_eq!(RULE.check(&play, ADA, 2), UndoCheck::Impossible);
    assert_eq!(play.step_back(ADA), Some(3));
    assert_eq!(play.step_back(BEN), None, "Ben has decided nothing");
}

#[test]
fn a_shown_card_is_never_taken_back() {
    let mut play = adas_turn();
    decide(&mut play, ADA, Move::Step);
    decide(&mut play, ADA, Move::Show);
    assert_eq!(RULE.check(&play, ADA, 4), UndoCheck::Impossible);
    assert_eq!(RULE.check(&play, ADA, 3), UndoCheck::Impossible, "nor what came before it");
    assert_eq!(play.step_back(ADA), None);
    decide(&mut play, ADA, Move::Step);
    assert_eq!(RULE.check(&play, ADA, 5), UndoCheck::Free, "what came after it is free");
    assert_eq!(play.step_back(ADA), Some(5));
    assert_eq!(RULE.check(&play, ADA, 4), UndoCheck::Impossible);
}

#[test]
fn one_undo_is_one_step() {
    let mut play = adas_turn();
    decide(&mut play, ADA, Move::Step);
    decide(&mut play, ADA, Move::Step);
    assert_eq!((play.free_undo(ADA), play.step_back(ADA)), (Some(3), Some(4)));
    assert_eq!(play.rewound(4).step_back(ADA), Some(3));
    assert_eq!(play.rewound(3).step_back(ADA), None, "a die lies before it");
}

#[test]
fn the_decision_of_another_is_taken_back_by_agreement() {
    let mut play = adas_turn();
    decide(&mut play, ADA, Move::Stop);
    decide(&mut play, BEN, Move::Answer(0));
    assert_eq!(RULE.check(&play, ADA, 3), UndoCheck::Needs(RULE.humans));
    assert_eq!(play.step_back(ADA), Some(3), "across the turn of another, who is asked");
    assert_eq!(RULE.check(&play, BEN, 4), UndoCheck::Free, "Ben's answer is still hidden");
    decide(&mut play, ADA, Move::Answer(0));
    assert_eq!(RULE.check(&play, ADA, 5), UndoCheck::Impossible, "the last answer opens all");
    assert_eq!(play.step_back(ADA), None);
}

#[test]
fn a_time_out_is_not_a_decision_of_ones_own() {
    let mut play = adas_turn();
    play.apply(Input::Timeout(ADA)).unwrap();
    assert_eq!(RULE.check(&play, ADA, 3), UndoCheck::Needs(RULE.humans));
}

#[test]
fn there_is_nothing_to_take_back_ahead_of_the_match() {
    let mut play = adas_turn();
    assert_eq!(RULE.check(&play, ADA, 3), UndoCheck::Impossible);
    assert_eq!(RULE.check(&play, ADA, 9), UndoCheck::Impossible);
    decide(&mut play, ADA, Move::Step);
    let bens_table = UndoRule { humans: SeatSet::only(BEN) };
    assert_eq!(bens_table.check(&play, ADA, 3), UndoCheck::Impossible, "bots do not take back");
}

#[test]
fn taking_back_restores_the_table() {
    let mut play = adas_turn();
    let before = play.fingerprint();
    decide(&mut play, ADA, Move::Step);
    assert_ne!(play.fingerprint(), before);
    assert_eq!(play.rewound(3).fingerprint(), before);
}

#[test]
fn a_request_waits_for_everybody_once() {
    let options = ToyOptions { seats: 3, ..ToyOptions::default() };
    let mut play = Match::<Toy>::begin(std::sync::Arc::new(toy::pack()), options).unwrap();
    play.apply(Input::Draw(0)).unwrap();
    let (cleo, needed) = (Seat::new(2), SeatSet::first(3));
    let mut request = UndoRequest::ask(&play, ADA, 0, needed);
    assert_eq!(request.vote(), Vote::Waiting);
    assert_eq!(request.answer(ADA, Answer::Agree), Err(NotAsked(ADA)), "who asks has agreed");
    assert_eq!(request.answer(cleo, Answer::Agree), Ok(Vote::Waiting));
    assert_eq!(request.answer(cleo, Answer::Refuse), Err(NotAsked(cleo)), "an answer stands");
    assert_eq!(request.answer(Seat::MASTER, Answer::Agree), Err(NotAsked(Seat::MASTER)));
    let mut refused = request;
    assert_eq!(refused.answer(BEN, Answer::Refuse), Ok(Vote::Refused));
    assert_eq!(request.answer(BEN, Answer::Agree), Ok(Vote::Agreed));
    assert_eq!((request.agreed, request.waiting), (needed, SeatSet::NOBODY));
}

#[test]
fn a_request_is_about_the_match_as_it_was() {
    let mut play = adas_turn();
    let request = UndoRequest::ask(&play, ADA, 2, RULE.humans);
    assert!(request.is_current(&play));
    decide(&mut play, ADA, Move::Step);
    assert!(!request.is_current(&play));
}

#[test]
fn alone_among_bots_one_agrees_with_oneself() {
    let mut play = adas_turn();
    decide(&mut play, ADA, Move::Stop);
    decide(&mut play, BEN, Move::Answer(0));
    let alone = UndoRule { humans: SeatSet::only(ADA) };
    let UndoCheck::Needs(needed) = alone.check(&play, ADA, 3) else { panic!("a bot has decided since") };
    assert_eq!(UndoRequest::ask(&play, ADA, 3, needed).vote(), Vote::Agreed);
}
