//! Counting matches. Whole numbers only, so that the order of counting does not matter.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use veilleuse_core::{Outcome, Seat};

/// What has been counted over some matches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub(crate) matches: u64,
    pub(crate) draws: u64,
    pub(crate) options: u64,
    pub(crate) forced: u64,
    endings: Vec<(&'static str, &'static str, u64)>,
    pub(crate) wins: [u64; Seat::MAX as usize + 1],
    pub(crate) decisions: Histogram,
    pub(crate) inputs: Histogram,
}

impl Tally {
    /// Counts a decision among this many options.
    #[inline]
    pub(crate) fn decide(&mut self, options: usize) {
        self.options += options as u64;
        self.forced += u64::from(options == 1);
    }

    /// Counts a match that ended like this after so many decisions and draws.
    pub(crate) fn finish(&mut self, outcome: &Outcome, decisions: usize, draws: usize) {
        self.matches += 1;
        self.draws += draws as u64;
        self.decisions.count(decisions, 1);
        self.inputs.count(decisions + draws, 1);
        self.end(outcome.result, outcome.reason, 1);
        for seat in outcome.winners.iter() {
            self.wins[seat.index()] += 1;
        }
    }

    /// Counts what another has counted as well.
    pub fn add(&mut self, other: &Tally) {
        self.matches += other.matches;
        self.draws += other.draws;
        self.options += other.options;
        self.forced += other.forced;
        self.decisions.add(&other.decisions);
        self.inputs.add(&other.inputs);
        for (result, reason, count) in &other.endings {
            self.end(result, reason, *count);
        }
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
    }

    /// How matches ended, the most frequent first, and by name among equals.
    pub(crate) fn endings_by_count(&self) -> Vec<(&'static str, &'static str, u64)> {
        let mut endings = self.endings.clone();
        endings.sort_unstable_by_key(|(result, reason, count)| (std::cmp::Reverse(*count), *result, *reason));
        endings
    }

    fn end(&mut self, result: &'static str, reason: &'static str, times: u64) {
        let known = self.endings.iter_mut().find(|ending| (ending.0, ending.1) == (result, reason));
        match known {
            Some((_, _, count)) => *count += times,
            None => self.endings.push((result, reason, times)),
        }
    }
}

/// How often each number occurred. In files it is a list of pairs, a number and how often, the smallest first.
#[derive(Clone, Debug, Default)]
pub struct Histogram {
    counts: Vec<u64>,
}

impl Histogram {
    /// Counts a number that occurred so many times.
    pub fn count(&mut self, number: usize, times: u64) {
        if number >= self.counts.len() {
            self.counts.resize((number + 1).next_power_of_two(), 0);
        }
        self.counts[number] += times;
    }

    /// Counts what another has counted as well.
    pub fn add(&mut self, other: &Histogram) {
        for (number, times) in other.occurring() {
            self.count(number, times);
        }
    }

    /// The numbers that occurred, from the smallest on, with how often.
    pub fn occurring(&self) -> impl Iterator<Item = (usize, u64)> {
        self.counts.iter().copied().enumerate().filter(|(_, times)| *times > 0)
    }

    /// How many numbers were counted.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// All numbers together.
    pub fn sum(&self) -> u64 {
        self.occurring().map(|(number, times)| number as u64 * times).sum()
    }

    /// The largest number.
    pub fn max(&self) -> usize {
        self.occurring().last().map_or(0, |(number, _)| number)
    }

    /// The smallest number that at least `percent` in a hundred occurrences do not exceed.
    pub fn percentile(&self, percent: u64) -> usize {
        let rank = (self.total() * percent).div_ceil(100).max(1);
        let mut below = 0;
        let found = self.occurring().find(|(_, times)| {
            below += times;
            below >= rank
        });
        found.map_or(0, |(number, _)| number)
    }
}

/// Trailing room is no difference.
impl PartialEq for Histogram {
    fn eq(&self, other: &Histogram) -> bool {
        self.occurring().eq(other.occurring())
    }
}

impl Eq for Histogram {}

impl Serialize for Histogram {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.occurring())
    }
}

impl<'de> Deserialize<'de> for Histogram {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Histogram, D::Error> {
        let mut histogram = Histogram::default();
        for (number, times) in Vec::<(u32, u64)>::deserialize(deserializer)? {
            if number > MOST {
                return Err(serde::de::Error::custom("a number beyond all that matches can have"));
            }
            histogram.count(number as usize, times);
        }
        Ok(histogram)
    }
}

/// Larger numbers are not read from files: they would only fill the memory.
const MOST: u32 = 10_000_000;

#[cfg(test)]
mod tests {
    use super::*;

    fn histogram(numbers: impl IntoIterator<Item = usize>) -> Histogram {
        let mut histogram = Histogram::default();
        numbers.into_iter().for_each(|number| histogram.count(number, 1));
        histogram
    }

    #[test]
    fn percentiles_are_numbers_that_occurred() {
        let hundred = histogram(1..=100);
        assert_eq!((hundred.percentile(50), hundred.percentile(95), hundred.max()), (50, 95, 100));
        let few = histogram([3, 3, 9]);
        assert_eq!((few.percentile(50), few.percentile(95), few.sum()), (3, 9, 15));
        assert_eq!((histogram([]).percentile(50), histogram([]).max()), (0, 0));
        assert_eq!(histogram([0]).percentile(95), 0);
    }

    #[test]
    fn frequent_endings_come_first() {
        let mut tally = Tally::default();
        tally.end("defeat", "time", 2);
        tally.end("victory", "lead", 3);
        let mut other = Tally::default();
        other.end("victory", "tie", 1);
        other.end("defeat", "loss", 2);
        other.end("victory", "tie", 4);
        tally.add(&other);
        let order =
            [("victory", "tie", 5), ("victory", "lead", 3), ("defeat", "loss", 2), ("defeat", "time", 2)];
        assert_eq!(tally.endings_by_count(), order);
    }

    #[test]
    fn counting_apart_and_adding_is_counting_together() {
        let (mut low, high) = (histogram(0..40), histogram(20..200));
        low.add(&high);
        assert_eq!(low, histogram((0..40).chain(20..200)));
    }
}
