//! Agents that do not think ahead.

use veilleuse_core::{Game, Imagined, Judgement, Seat, any_option};

use crate::{Agent, Dice, Imaginer};

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
/// `half` thousandths of the whole range of appeal is taken half as often.
#[derive(Clone, Debug)]
pub struct Taste {
    dice: Dice,
    half: u16,
    weights: Vec<i32>,
}

impl Taste {
    /// The worst option is taken a thirtieth as often as the best.
    pub const fn novice(dice: Dice) -> Taste {
        Taste { dice, half: 200, weights: Vec::new() }
    }

    /// The worst option is hardly ever taken.
    pub const fn regular(dice: Dice) -> Taste {
        Taste { dice, half: 125, weights: Vec::new() }
    }

    /// The option this taste takes for `seat` at an imagined table.
    pub fn pick<G: Judgement>(
        &mut self,
        seat: Seat,
        table: &Imagined<'_, G>,
        options: &[G::Action],
    ) -> usize {
        self.weights.clear();
        self.weights.resize(options.len(), 0);
        table.appeal(seat, options, &mut self.weights);
        lean(&mut self.dice, &self.weights, self.half)
    }
}

impl<G: Judgement> Agent<G> for Taste {
    fn choose(&mut self, seat: Seat, table: &dyn Imaginer<G>, options: &[G::Action]) -> usize {
        if options.len() == 1 {
            return 0;
        }
        let imagined = table.imagine(&mut |ways| self.dice.below(ways));
        self.pick(seat, &imagined, options)
    }
}

/// How often the best option counts. With this many grades, a list of a million options still sums up in a word.
const BEST: i64 = 1 << 12;

/// An index drawn with odds that halve with every `half` thousandths of the range below the best weight.
///
/// In whole numbers, so that a seed gives the same choice on every machine.
fn lean(dice: &mut Dice, weights: &[i32], half: u16) -> usize {
    let best = i64::from(weights.iter().copied().max().unwrap_or(0));
    let worst = i64::from(weights.iter().copied().min().unwrap_or(0));
    let half = ((best - worst) * i64::from(half) / 1000).max(1);
    let odds = |weight: i32| {
        let short = best - i64::from(weight);
        let (halvings, rest) = (short / half, short % half);
        if halvings > 12 { 0 } else { ((BEST >> halvings) * (2 * half - rest) / (2 * half)) as u32 }
    };
    let total: u32 = weights.iter().map(|weight| odds(*weight)).sum();
    let mut left = dice.below(total);
    let position = weights.iter().position(|weight| {
        let odds = odds(*weight);
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
