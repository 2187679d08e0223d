//! What a sensible player would do: all a bot knows of Boogeyman.

use veilleuse_core::{Judgement, Seat};

use crate::{Boogeyman, action::Action, pack::Pack, state::State};

impl Judgement for Boogeyman {
    fn value(_: &Pack, _: &State, _: Seat) -> i32 {
        0
    }

    fn appeal(_: &Pack, _: &State, _: Seat, _: &[Action], weights: &mut [i32]) {
        weights.fill(0);
    }
}
