//! Two packs that meet the same luck.

use serde::{Deserialize, Serialize};
use veilleuse_sim::Row;

/// What became of matches played twice, with one pack and with another: whole numbers only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Paired {
    /// Won with both packs.
    pub both: u64,
    /// Won with the first one only.
    pub first: u64,
    /// Won with the other one only.
    pub other: u64,
    /// Won with neither.
    pub neither: u64,
    /// How many decisions more the other one took, and the squares of these differences.
    pub decisions: Difference,
    /// The same of periods.
    pub periods: Difference,
}

/// A sum of differences and of their squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Difference {
    /// The sum.
    pub sum: i64,
    /// The sum of squares.
    pub squares: u64,
}

impl Difference {
    fn count(&mut self, first: u32, other: u32) {
        let difference = i64::from(other) - i64::from(first);
        self.sum += difference;
        self.squares += difference.unsigned_abs() * difference.unsigned_abs();
    }

    fn add(&mut self, other: &Difference) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean of so many differences, and the bounds of it with 95 % confidence.
    pub fn mean(&self, count: u64) -> (f64, f64, f64) {
        let many = count.max(1) as f64;
        let mean = self.sum as f64 / many;
        let spread = (self.squares as f64 / many - mean * mean).max(0.0) * many / (many - 1.0).max(1.0);
        let half = crate::figures::Z * (spread / many).sqrt();
        (mean, mean - half, mean + half)
    }
}

impl Paired {
    /// Counts a match, as it went with either pack.
    pub fn count(&mut self, first: &Row, other: &Row) {
        match (first.won, other.won) {
            (true, true) => self.both += 1,
            (true, false) => self.first += 1,
            (false, true) => self.other += 1,
            (false, false) => self.neither += 1,
        }
        self.decisions.count(first.decisions, other.decisions);
        self.periods.count(first.periods, other.periods);
    }

    /// Counts what another has counted as well.
    pub fn add(&mut self, other: &Paired) {
        self.both += other.both;
        self.first += other.first;
        self.other += other.other;
        self.neither += other.neither;
        self.decisions.add(&other.decisions);
        self.periods.add(&other.periods);
    }

    /// How many pairs of matches.
    pub const fn pairs(&self) -> u64 {
        self.both + self.first + self.other + self.neither
    }

    /// How much more often the other one is won, with the bounds of it: Agresti and Min add half a pair to each kind, which
    /// keeps the interval honest when few pairs differ.
    pub fn win_rate(&self) -> (f64, f64, f64) {
        let pairs = self.pairs();
        if pairs == 0 {
            return (0.0, -1.0, 1.0);
        }
        let many = pairs as f64 + 2.0;
        let (first, other) = (self.first as f64 + 0.5, self.other as f64 + 0.5);
        let middle = (other - first) / many;
        let half = crate::figures::Z * ((first + other) - (other - first).powi(2) / many).sqrt() / many;
        let difference = (self.other as f64 - self.first as f64) / pairs as f64;
        (difference, (middle - half).max(-1.0), (middle + half).min(1.0))
    }
}
