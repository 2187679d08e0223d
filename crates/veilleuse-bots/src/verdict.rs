//! Why a decision was the best, or was not, where it is known which are.

use veilleuse_core::{Judgement, Match, Seat};

use crate::{
    Chair, Dice, Reason,
    advice::{WORLDS, explain},
};

/// What speaks for the best decision against what was done; or for what was done, where that was the best, against what else
/// appeals most. Nothing where there was no choice.
pub fn judge<G: Judgement>(
    seat: Seat,
    position: &Match<G>,
    done: &G::Action,
    is_best: impl Fn(&G::Action) -> bool,
    dice: &mut Dice,
) -> Option<Vec<Reason>> {
    let options = position.choices(seat);
    let other = if is_best(done) {
        let others: Vec<G::Action> = options.into_iter().filter(|option| !is_best(option)).collect();
        let mut appeal = vec![0; others.len()];
        position.appeal(seat, &others, &mut appeal);
        appeal.iter().zip(others).max_by_key(|(appeal, _)| **appeal)?.1
    } else {
        options.into_iter().find(&is_best)?
    };
    let pair = if is_best(done) { [done, &other] } else { [&other, done] };
    Some(explain(&Chair::new(position, seat), seat, pair, WORLDS, dice))
}
