//! Agents that do not think ahead.

use veilleuse_core::{Game, Judgement, Seat, any_option};

use crate::{Agent, Dice, Imaginer, playout::most, prior::Odds};

/// Takes any option, each as likely.
#[derive(Clone, Debug)]
pub struct Uniform {
    dice: Dice,
}

impl Uniform {
    /// An agent with these dice.
    pub const fn new(dice: Dice) -> Uniform {
        Uniform { dice }
    }
}

impl<G: Game> Agent<G> for Uniform {
    fn choose(&mut self, _: Seat, _: &dyn Imaginer<G>, options: &[G::Action]) -> usize {
        any_option::<G>(options, |ways| self.dice.below(ways))
    }
}

/// Leans towards options that look good.
///
/// Appeal has no unit, so the lean is relative to the options at hand: an option that falls short of the best by
/// `half` thousandths of the whole range of appeal is taken half as often. Who strays seldom mostly takes the best.
#[derive(Clone, Debug)]
pub struct Taste {
    dice: Dice,
    half: u16,
    /// In how many of a thousand decisions it leans; in the others it takes what looks best.
    strays: u16,
    weights: Vec<i32>,
}

impl Taste {
    /// Always leans, and so errs often: the worst option is taken a thirtieth as often as the best.
    pub const fn novice(dice: Dice) -> Taste {
        Taste { dice, half: 200, strays: 1000, weights: Vec::new() }
    }

    /// Takes what looks best, but for one decision in sixteen.
    pub const fn regular(dice: Dice) -> Taste {
        Taste { dice, half: 125, strays: 62, weights: Vec::new() }
    }

    /// Always takes what looks best.
    pub const fn greedy(dice: Dice) -> Taste {
        Taste { dice, half: 1, strays: 0, weights: Vec::new() }
    }

    /// The place of one of the weights that were found.
    fn take(&mut self) -> usize {
        if self.strays == 1000 || self.dice.below(1000) < u32::from(self.strays) {
            lean(&mut self.dice, &self.weights, self.half)
        } else {
            most(&self.weights, &mut self.dice)
        }
    }
}

impl<G: Judgement> Agent<G> for Taste {
    fn choose(&mut self, _: Seat, table: &dyn Imaginer<G>, options: &[G::Action]) -> usize {
        if options.len() == 1 {
            return 0;
        }
        self.weights.clear();
        self.weights.resize(options.len(), 0);
        table.appeal(options, &mut self.weights);
        self.take()
    }
}

/// An index drawn with odds that halve with every `half` thousandths of the range below the best weight.
fn lean(dice: &mut Dice, weights: &[i32], half: u16) -> usize {
    let odds = Odds::of(weights, half);
    let total: u32 = weights.iter().map(|weight| odds.count(*weight)).sum();
    let mut left = dice.below(total);
    let position = weights.iter().position(|weight| {
        let odds = odds.count(*weight);
        let here = left < odds;
        left = left.saturating_sub(odds);
        here
    });
    position.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(weights: &[i32], half: u16) -> Vec<f64> {
        let mut dice = Dice::new(3);
        let mut counts = vec![0u32; weights.len()];
        for _ in 0..100_000 {
            counts[lean(&mut dice, weights, half)] += 1;
        }
        counts.iter().map(|count| f64::from(*count) / 100_000.0).collect()
    }

    #[test]
    fn odds_halve_with_the_distance_from_the_best() {
        // 4 : 2 : 1 when the middle and the worst are one and two halvings away.
        for scale in [1, 1_000, 1_000_000] {
            let found = shares(&[-scale, 0, scale], 500);
            for (found, expected) in found.iter().zip([1.0 / 7.0, 2.0 / 7.0, 4.0 / 7.0]) {
                assert!((found - expected).abs() < 0.01, "{found} is not {expected} at scale {scale}");
            }
        }
    }

    #[test]
    fn odds_fall_evenly_between_two_halvings() {
        for (found, expected) in shares(&[0, 75, 100], 500).iter().zip([0.125, 0.375, 0.5]) {
            assert!((found - expected).abs() < 0.01, "{found} is not {expected}");
        }
    }

    #[test]
    fn equal_options_are_equally_likely() {
        assert!(shares(&[7; 5], 125).iter().all(|share| (share - 0.2).abs() < 0.01));
    }

    #[test]
    fn the_widest_range_does_not_overflow() {
        let found = shares(&[i32::MIN, i32::MAX], 125);
        assert!(found[1] > 0.99, "{found:?}");
    }
}
