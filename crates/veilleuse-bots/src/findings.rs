//! What thinking has found about each option.

use std::cmp::Reverse;

use crate::prior::WHOLE;

/// What was found about one option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    /// How often it was tried.
    pub(crate) visits: u32,
    /// What it was worth, all visits together: in a tree by itself, in pairs beside the most appealing option.
    pub(crate) sum: i64,
    /// The squares of that, where they are needed.
    pub(crate) squares: i64,
    /// What was expected of it, in parts of [`WHOLE`].
    pub(crate) prior: u32,
}

impl Finding {
    pub(crate) const NOTHING: Finding = Finding { visits: 0, sum: 0, squares: 0, prior: 0 };

    /// What another search with another seed has found as well.
    pub(crate) fn add(&mut self, other: Finding) {
        self.visits += other.visits;
        self.sum += other.sum;
        self.squares += other.squares;
        self.prior = self.prior.max(other.prior);
    }

    /// In thousandths of what it is measured in.
    fn mean(self) -> i64 {
        if self.visits == 0 { i64::MIN } else { 1000 * self.sum / i64::from(self.visits) }
    }

    /// Whether it is better than the most appealing option by more than this and a standard error of the difference in each world.
    pub(crate) fn is_better(self, doubt: i32) -> bool {
        let count = i128::from(self.visits);
        let sum = i128::from(self.sum) - count * i128::from(doubt);
        let spread = count * i128::from(self.squares) - i128::from(self.sum) * i128::from(self.sum);
        // sum² / count² > variance / count, without a fraction.
        sum > 0 && sum * sum * (count - 1) > spread
    }
}

/// The options of a tree, the best first: what was tried most, where what was expected counts like visits that fade.
///
/// What appeals most stands unless the first is better by more than the doubt.
pub(crate) fn most_tried(findings: &[Finding], appealing: usize, doubt: i32) -> Vec<usize> {
    /// After so many real visits what was expected has half its weight, and so many it had at first.
    const FADE: u64 = 60;
    let visits: u64 = findings.iter().map(|one| u64::from(one.visits)).sum();
    let expected = FADE * FADE / (FADE + visits);
    let weight = |one: &Finding| u64::from(one.visits) * u64::from(WHOLE) + expected * u64::from(one.prior);
    let mut order: Vec<usize> = (0..findings.len()).collect();
    order.sort_by_key(|place| (Reverse(weight(&findings[*place])), Reverse(findings[*place].prior)));
    let better = findings[order[0]].mean().saturating_sub(findings[appealing].mean());
    if doubt > 0 && better < 1000 * i64::from(doubt) {
        order.retain(|place| *place != appealing);
        order.insert(0, appealing);
    }
    order
}

/// The options of which the first of `appealing` was compared to the others, the best first: it stands unless another is surely
/// better.
pub(crate) fn surely_better(findings: &[Finding], appealing: &[usize], doubt: i32) -> Vec<usize> {
    let mut order = appealing.to_vec();
    let standing = order[0];
    let key = |place: usize| {
        let one = findings[place];
        let rank = if one.is_better(doubt) { 0 } else { 1 + u8::from(place != standing) };
        (rank, Reverse(one.mean()))
    };
    order.sort_by_key(|place| key(*place));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(visits: u32, prior: u32) -> Finding {
        Finding { visits, prior, ..Finding::NOTHING }
    }

    #[test]
    fn what_was_expected_fades() {
        let half = WHOLE / 2;
        // Nothing tried: as expected. A few visits more do not outweigh it, many do.
        assert_eq!(most_tried(&[tried(0, half / 2), tried(0, half)], 1, 0), [1, 0]);
        assert_eq!(most_tried(&[tried(12, half / 2), tried(8, half)], 1, 0), [1, 0]);
        assert_eq!(most_tried(&[tried(120, half / 2), tried(80, half)], 1, 0), [0, 1]);
    }

    #[test]
    fn who_doubts_stays_with_what_appeals() {
        let worth =
            |visits: u32, each: i64| Finding { sum: i64::from(visits) * each, ..tried(visits, WHOLE / 2) };
        let found = [worth(80, 130), worth(40, 50)];
        assert_eq!(most_tried(&found, 1, 60), [0, 1]);
        assert_eq!(most_tried(&found, 1, 100), [1, 0]);
    }

    #[test]
    fn the_most_appealing_stands_unless_another_is_surely_better() {
        let paired = |differences: &[i64]| Finding {
            visits: differences.len() as u32,
            sum: differences.iter().sum(),
            squares: differences.iter().map(|one| one * one).sum(),
            prior: 0,
        };
        let standing = paired(&[0, 0, 0, 0]);
        let lucky = paired(&[400, -100, -100, -100]);
        let steady = paired(&[20, 10, 15, 20]);
        let worse = paired(&[-20, 10, -15, -20]);
        assert_eq!(surely_better(&[standing, lucky, worse], &[0, 1, 2], 0), [0, 1, 2]);
        assert_eq!(surely_better(&[standing, lucky, steady], &[0, 1, 2], 0), [2, 0, 1]);
        assert_eq!(
            surely_better(&[standing, lucky, steady], &[0, 1, 2], 20)[0],
            0,
            "it is not that much better"
        );
    }
}
