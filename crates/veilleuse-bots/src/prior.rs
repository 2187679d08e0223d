//! Appeal as odds.

use veilleuse_core::RULED_OUT;

/// All odds together.
pub(crate) const WHOLE: u32 = 1 << 16;

/// How often the best option counts. With this many grades, a list of a million options still sums up in a word.
const BEST: i64 = 1 << 12;

/// Odds that halve with every `half` thousandths of the range of appeal below the best.
///
/// In whole numbers, so that a seed gives the same choice on every machine.
pub(crate) struct Odds {
    best: i64,
    half: i64,
}

impl Odds {
    pub(crate) fn of(weights: &[i32], half: u16) -> Odds {
        let best = i64::from(weights.iter().copied().max().unwrap_or(0));
        let worst = weights.iter().copied().filter(|weight| *weight != RULED_OUT).min();
        let range = worst.map_or(0, |worst| best - i64::from(worst));
        Odds { best, half: (range * i64::from(half) / 1000).max(1) }
    }

    /// How often an option of this appeal counts.
    #[inline]
    pub(crate) fn count(&self, weight: i32) -> u32 {
        let short = self.best - i64::from(weight);
        let (halvings, rest) = (short / self.half, short % self.half);
        if halvings > 12 { 0 } else { ((BEST >> halvings) * (2 * self.half - rest) / (2 * self.half)) as u32 }
    }
}

/// What is expected of each option before anything is tried, in parts of [`WHOLE`].
pub(crate) fn expect(weights: &[i32], priors: &mut Vec<u32>) {
    /// An option that falls short of the best by a tenth of the range is expected half as often.
    const HALF: u16 = 100;
    let odds = Odds::of(weights, HALF);
    priors.clear();
    // Nothing is impossible.
    priors.extend(weights.iter().map(|weight| odds.count(*weight) + 8));
    let all: u64 = priors.iter().map(|count| u64::from(*count)).sum();
    for prior in priors {
        *prior = (u64::from(*prior) * u64::from(WHOLE) / all.max(1)).min(u64::from(WHOLE) - 1) as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn priors_are_parts_of_a_whole_and_follow_appeal() {
        let mut priors = Vec::new();
        expect(&[-100, 0, 90, 100], &mut priors);
        let sum: u32 = priors.iter().sum();
        assert!(sum <= WHOLE && sum > WHOLE - 5, "{priors:?}");
        assert!(priors.is_sorted() && priors[0] > 0, "{priors:?}");
        expect(&[7], &mut priors);
        assert_eq!(priors, [WHOLE - 1]);
    }
}
