//! How good a position is, and what a sensible player would do.

use veilleuse_core::{Judgement, Seat};

use crate::{ClefDesMondes, action::Action, pack::Pack, state::State};

impl Judgement for ClefDesMondes {
    fn value(_: &Pack, _: &State, _: Seat) -> i32 {
        0
    }

    fn appeal(_: &Pack, _: &State, _: Seat, options: &[Action], weights: &mut [i32]) {
        for (action, weight) in options.iter().zip(weights) {
            *weight = match action {
                Action::GoHome { .. } => 1000,
                _ => 0,
            };
        }
    }
}
