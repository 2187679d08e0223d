//! What a sensible player sees in a position.

use veilleuse_core::{Judgement, Seat};

use crate::{StrangerThings, action::Action, pack::Pack, state::State};

impl Judgement for StrangerThings {
    fn value(_: &Pack, state: &State, _: Seat) -> i32 {
        -i32::from(state.act)
    }

    fn appeal(_: &Pack, _: &State, _: Seat, options: &[Action], weights: &mut [i32]) {
        for (_, weight) in options.iter().zip(weights) {
            *weight = 0;
        }
    }
}
