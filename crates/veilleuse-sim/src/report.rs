//! What a simulation has found.

use std::time::Duration;

use serde::Serialize;
use veilleuse_bots::Level;
use veilleuse_core::{Game, Seat};

use crate::{
    SimPlan,
    tally::{Histogram, Tally},
};

/// What a simulation has found. Everything but `threads`, `seconds` and the two rates follows from the plan.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimReport {
    /// The id of the title.
    pub title: &'static str,
    /// The seed of the plan.
    pub seed: u64,
    /// How many matches were played.
    pub matches: u64,
    /// How many inputs: decisions and draws.
    pub inputs: u64,
    /// How many decisions.
    pub decisions: u64,
    /// How many draws.
    pub draws: u64,
    /// On how many threads.
    pub threads: usize,
    /// How long it took, by the clock on the wall.
    pub seconds: f64,
    /// Inputs per second, all threads together.
    pub inputs_per_second: f64,
    /// Decisions per second, all threads together.
    pub decisions_per_second: f64,
    /// How the matches ended, the most frequent first.
    pub outcomes: Vec<OutcomeShare>,
    /// How often each chair won, in order of chairs.
    pub winners: Vec<SeatShare>,
    /// How long the matches were.
    pub length: Length,
    /// How many options a decision had on average.
    pub branching_mean: f64,
    /// Which share of the decisions had one option only.
    pub forced_share: f64,
}

/// How often matches ended in one way; `low` and `high` bound the share with 95 % confidence.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OutcomeShare {
    /// The result.
    pub result: &'static str,
    /// The reason.
    pub reason: &'static str,
    /// In how many matches.
    pub count: u64,
    /// In which share of all matches.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// How often a chair won; `low` and `high` bound the share with 95 % confidence.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatShare {
    /// The chair.
    pub seat: Seat,
    /// The level of its bot.
    pub level: Level,
    /// How many matches it won, alone or with others.
    pub count: u64,
    /// Which share of all matches.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// How long matches were.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Length {
    /// In decisions.
    pub decisions: Spread,
    /// In inputs.
    pub inputs: Spread,
}

/// How a number was spread over the matches.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// Half of the matches had no more.
    pub median: usize,
    /// Nineteen matches in twenty had no more.
    pub p95: usize,
    /// No match had more.
    pub max: usize,
}

impl SimReport {
    pub(crate) fn new<G: Game>(
        plan: &SimPlan<G>,
        tally: &Tally,
        threads: usize,
        took: Duration,
    ) -> SimReport {
        let Tally { matches, draws, .. } = *tally;
        let (decisions, inputs) = (tally.decisions.sum(), tally.inputs.sum());
        let seconds = took.as_secs_f64();
        let ratio = |part: u64, whole: u64| if whole == 0 { 0.0 } else { part as f64 / whole as f64 };
        let rate = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        let outcomes = tally.endings_by_count().into_iter().map(|(result, reason, count)| {
            let (low, high) = wilson(count, matches);
            OutcomeShare { result, reason, count, share: ratio(count, matches), low, high }
        });
        let winners = G::seats(&plan.options).iter().map(|seat| {
            let count = tally.wins[seat.index()];
            let (low, high) = wilson(count, matches);
            let level = plan.levels.of(seat).level;
            SeatShare { seat, level, count, share: ratio(count, matches), low, high }
        });
        let spread = |numbers: &Histogram| Spread {
            mean: ratio(numbers.sum(), matches),
            median: numbers.percentile(50),
            p95: numbers.percentile(95),
            max: numbers.max(),
        };
        SimReport {
            title: G::ID,
            seed: plan.seed,
            matches,
            inputs,
            decisions,
            draws,
            threads,
            seconds,
            inputs_per_second: rate(inputs),
            decisions_per_second: rate(decisions),
            outcomes: outcomes.collect(),
            winners: winners.collect(),
            length: Length { decisions: spread(&tally.decisions), inputs: spread(&tally.inputs) },
            branching_mean: ratio(tally.options, decisions),
            forced_share: ratio(tally.forced, decisions),
        }
    }
}

/// The 95 % interval of Wilson for a share of `count` in `total`; everything is possible when `total` is 0.
pub fn wilson(count: u64, total: u64) -> (f64, f64) {
    if total == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (total, share) = (total as f64, count as f64 / total as f64);
    let scale = 1.0 + Z * Z / total;
    let centre = (share + Z * Z / (2.0 * total)) / scale;
    let half = Z / scale * (share * (1.0 - share) / total + Z * Z / (4.0 * total * total)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_textbook() {
        let close = |(low, high): (f64, f64), expected: (f64, f64)| {
            assert!((low - expected.0).abs() < 5e-5 && (high - expected.1).abs() < 5e-5, "{low} {high}");
        };
        close(wilson(5, 10), (0.2366, 0.7634));
        close(wilson(0, 10), (0.0, 0.2775));
        close(wilson(10, 10), (0.7225, 1.0));
        close(wilson(500, 1_000), (0.4691, 0.5309));
        close(wilson(0, 0), (0.0, 1.0));
    }
}
