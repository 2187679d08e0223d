//! Two options in the same worlds with the same luck, so that they differ by their own merit.

use std::ops::AddAssign;

use veilleuse_core::{Imagined, Input, Judgement, Match, Seat};

use crate::{
    Chair, Dice, Imaginer,
    playout::{Guided, play_on, standing},
};

/// A match that is not over after so many inputs more is judged as it stands.
pub(crate) const LONG: u32 = 2_000;

/// What two options came to in the same worlds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Weighed {
    /// In how many worlds.
    pub worlds: u32,
    /// What each was worth in all of them together, in thousandths of a match.
    pub sums: [i64; 2],
    /// The squares of the difference in each world.
    pub squares: i64,
}

impl Weighed {
    /// Whether the second is better by more than so many standard errors of the difference.
    pub fn is_sure(&self, errors: u8) -> bool {
        let (sum, count) = (i128::from(self.sums[1] - self.sums[0]), i128::from(self.worlds));
        let spread = count * i128::from(self.squares) - sum * sum;
        // sum² / count² > errors² · variance / count, without a fraction.
        sum > 0 && sum * sum * (count - 1) > i128::from(errors) * i128::from(errors) * spread
    }
}

impl AddAssign for Weighed {
    fn add_assign(&mut self, more: Weighed) {
        self.worlds += more.worlds;
        self.sums.iter_mut().zip(more.sums).for_each(|(sum, more)| *sum += more);
        self.squares += more.squares;
    }
}

/// Plays two options of a seat to the end in so many imagined worlds; everybody does what appeals most to them.
pub fn weigh<G: Judgement>(
    play: &Match<G>,
    seat: Seat,
    options: [&G::Action; 2],
    worlds: u32,
    dice: &mut Dice,
) -> Weighed {
    compare(&Chair::new(play, seat), seat, options, (worlds, LONG), dice)
}

/// The same, and only for so many inputs.
pub(crate) fn compare<G: Judgement>(
    table: &dyn Imaginer<G>,
    seat: Seat,
    options: [&G::Action; 2],
    reach: (u32, u32),
    dice: &mut Dice,
) -> Weighed {
    let mut found = Weighed::default();
    side_by_side(table, seat, options, reach, dice, |ends| {
        let values = ends.each_ref().map(|world| i64::from(standing(world, seat)));
        let difference = values[1] - values[0];
        found.worlds += 1;
        found.sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        found.squares += difference * difference;
    });
    found
}

/// Plays two options on in so many worlds, for so many inputs each, and shows what becomes of both.
pub(crate) fn side_by_side<G: Judgement>(
    table: &dyn Imaginer<G>,
    seat: Seat,
    options: [&G::Action; 2],
    (worlds, inputs): (u32, u32),
    dice: &mut Dice,
    mut look: impl FnMut([Imagined<'_, G>; 2]),
) {
    let (mut weights, mut listed) = (Vec::new(), Vec::new());
    for _ in 0..worlds {
        let world = table.imagine(&mut |ways| dice.below(ways));
        let (luck, since) = (dice.seed(), world.turn());
        look(options.map(|action| {
            let mut world = world.clone();
            if world.apply(&Input::Decide { seat, action: action.clone() }).is_ok() {
                let mut players = Guided { dice: &mut Dice::new(luck), weights: &mut weights };
                play_on(&mut world, (inputs, since), &mut players, &mut listed);
            }
            world
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_by_luck_alone_is_not_sure() {
        let of = |differences: &[i64]| Weighed {
            worlds: differences.len() as u32,
            sums: [0, differences.iter().sum()],
            squares: differences.iter().map(|one| one * one).sum(),
        };
        assert!(of(&[20, 10, 15, 20]).is_sure(3));
        assert!(of(&[300, 300, 300, -100]).is_sure(1) && !of(&[300, 300, 300, -100]).is_sure(3));
        assert!(!of(&[400, -100, -100, -100]).is_sure(1) && !of(&[-5, -5]).is_sure(0));
    }
}
