//! Whether each level is stronger than the one below.

use std::sync::Arc;

use rayon::ThreadPoolBuilder;
use serde::Serialize;
use veilleuse_bots::MakeBot;
use veilleuse_core::{Game, Judgement, Outcome, Seat, SeatSet, Table};

use crate::{Bot, Levels, Player, SimError, SimPlan, simulate::side_by_side, wilson};

/// Bots to be compared, the weakest first: each with the one before.
pub struct Ladder<G: Game> {
    /// The content.
    pub pack: Arc<G::Pack>,
    /// The options of every match.
    pub options: G::Options,
    /// The bots.
    pub bots: Vec<Bot>,
    /// Makes them.
    pub make_bot: MakeBot<G>,
    /// How many pairs of matches at most are played for each rung.
    pub pairs: u64,
    /// Whether all of them are played, also when it is clear already who is stronger: to know by how much.
    pub whole: bool,
    /// What all chance follows from.
    pub seed: u64,
    /// On how many threads; 0 for one a core.
    pub threads: usize,
}

/// How two bots are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Compared {
    /// All seats are on one side: a table of the one and a table of the other meet the same chance.
    Tables,
    /// They play against each other, twice with the same chance and with chairs exchanged.
    Rivals,
}

/// What came of comparing two bots. Everything follows from the ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// The bot that should be stronger.
    pub upper: Bot,
    /// The one below.
    pub lower: Bot,
    /// How they were compared.
    pub compared: Compared,
    /// How many pairs of matches were played.
    pub pairs: u64,
    /// How many matches the upper one won: its tables, or its chairs against the other's.
    pub upper_won: u64,
    /// How many the lower one won.
    pub lower_won: u64,
    /// Which share of its matches the upper one won, and the lower one.
    pub upper_share: f64,
    /// See `upper_share`.
    pub lower_share: f64,
    /// Of what told them apart, how much spoke for the upper one: pairs in which one table won and the other lost, or matches
    /// between them that one of them won.
    pub share: f64,
    /// The lower bound of `share`, with 95 % confidence.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
    /// Whether the upper one is stronger: the lower bound is above one half.
    pub stands: bool,
}

/// So many pairs are played before anybody looks how it stands.
const BATCH: u64 = 10;
/// Fewer pairs than this are never enough.
const FEWEST: u64 = 20;

/// Compares each bot with the one before, until chance explains the difference no longer ([unless](Ladder::whole) by how much is
/// the question) or all pairs are played.
pub fn climb<G: Judgement>(ladder: &Ladder<G>, mut told: impl FnMut(&Rung)) -> Result<Vec<Rung>, SimError> {
    let pool = ThreadPoolBuilder::new().num_threads(ladder.threads).build();
    let pool = pool.map_err(|error| SimError::Threads(error.to_string()))?;
    let mut rungs = Vec::new();
    for pair in ladder.bots.windows(2) {
        let rung = pool.install(|| ladder.compare(pair[1], pair[0]))?;
        told(&rung);
        rungs.push(rung);
    }
    Ok(rungs)
}

/// Who plays against whom.
#[derive(Clone, Copy)]
enum Sides {
    /// Nobody against anybody.
    One,
    /// These chairs against the others.
    Two(SeatSet),
    /// Everybody for themselves.
    Many,
}

/// How one pair of matches went.
#[derive(Clone, Copy, Default)]
struct Pair {
    upper_won: u64,
    lower_won: u64,
    for_upper: u64,
    for_lower: u64,
}

impl<G: Judgement> Ladder<G> {
    fn compare(&self, upper: Bot, lower: Bot) -> Result<Rung, SimError> {
        if self.pairs == 0 {
            return Err(SimError::NoMatches);
        }
        let sides = self.sides()?;
        let mut sum = Pair::default();
        let mut pairs = 0;
        while pairs < self.pairs {
            let batch = pairs..(pairs + BATCH).min(self.pairs);
            pairs = batch.end;
            let play = |index: u64| match sides {
                Sides::One => self.two_tables(upper, lower, index),
                Sides::Two(half) => self.two_matches(upper, lower, half, index),
                Sides::Many => self.two_matches(upper, lower, self.every_other(index), index),
            };
            for pair in side_by_side(batch, &play) {
                let pair = pair?;
                sum.upper_won += pair.upper_won;
                sum.lower_won += pair.lower_won;
                sum.for_upper += pair.for_upper;
                sum.for_lower += pair.for_lower;
            }
            let (low, high) = wilson(sum.for_upper, sum.for_upper + sum.for_lower);
            if !self.whole && pairs >= FEWEST && (low > 0.5 || high < 0.5) {
                break;
            }
        }
        let (compared, each) = match sides {
            Sides::One => (Compared::Tables, pairs),
            Sides::Two(_) | Sides::Many => (Compared::Rivals, 2 * pairs),
        };
        let apart = sum.for_upper + sum.for_lower;
        let (low, high) = wilson(sum.for_upper, apart);
        let ratio = |part: u64, whole: u64| if whole == 0 { 0.0 } else { part as f64 / whole as f64 };
        Ok(Rung {
            upper,
            lower,
            compared,
            pairs,
            upper_won: sum.upper_won,
            lower_won: sum.lower_won,
            upper_share: ratio(sum.upper_won, each),
            lower_share: ratio(sum.lower_won, each),
            share: ratio(sum.for_upper, apart),
            low,
            high,
            stands: low > 0.5,
        })
    }

    /// Who plays against whom at these tables.
    fn sides(&self) -> Result<Sides, SimError> {
        let table = Table::<G>::begin(self.pack.as_ref(), &self.options).map_err(SimError::Options)?;
        let seats: SeatSet = G::seats(&self.options).iter().filter(|seat| seat.plays()).collect();
        let beside = |one: Seat| -> SeatSet {
            seats.iter().filter(|seat| table.side(*seat) == table.side(one)).collect()
        };
        let Some(first) = seats.first_seat().map(beside) else { return Ok(Sides::One) };
        let others: SeatSet = seats.iter().filter(|seat| !first.has(*seat)).collect();
        Ok(match others.first_seat().map(beside) {
            None => Sides::One,
            Some(second) if second == others => Sides::Two(first),
            Some(_) => Sides::Many,
        })
    }

    /// Every other chair, beginning with another one for every pair.
    fn every_other(&self, index: u64) -> SeatSet {
        let seats: Vec<Seat> = G::seats(&self.options).iter().filter(|seat| seat.plays()).collect();
        let turn = (index % seats.len() as u64) as usize;
        (0..seats.len()).step_by(2).map(|place| seats[(place + turn) % seats.len()]).collect()
    }

    fn outcome(&self, levels: Levels, index: u64) -> Result<Outcome, SimError> {
        let (pack, options) = (Arc::clone(&self.pack), self.options.clone());
        let (make_bot, seed) = (self.make_bot, self.seed);
        let plan = SimPlan::<G> { pack, options, levels, make_bot, matches: 1, seed, threads: 1 };
        Player::new(&plan)?.outcome(index)
    }

    fn two_tables(&self, upper: Bot, lower: Bot, index: u64) -> Result<Pair, SimError> {
        // A greater victory is a victory.
        let won = |bot: Bot| -> Result<bool, SimError> {
            Ok(self.outcome(Levels::all(bot), index)?.result.ends_with("victory"))
        };
        let (upper, lower) = (won(upper)?, won(lower)?);
        Ok(Pair {
            upper_won: upper.into(),
            lower_won: lower.into(),
            for_upper: (upper && !lower).into(),
            for_lower: (lower && !upper).into(),
        })
    }

    fn two_matches(&self, upper: Bot, lower: Bot, half: SeatSet, index: u64) -> Result<Pair, SimError> {
        let mut pair = Pair::default();
        for exchanged in [false, true] {
            let is_upper = |seat: Seat| half.has(seat) != exchanged;
            let levels = G::seats(&self.options).iter().fold(Levels::all(lower), |levels, seat| {
                levels.with(seat, if is_upper(seat) { upper } else { lower })
            });
            let winners = self.outcome(levels, index)?.winners;
            let by_upper = winners.iter().any(is_upper);
            let by_lower = winners.iter().any(|seat| !is_upper(seat));
            pair.upper_won += u64::from(by_upper);
            pair.lower_won += u64::from(by_lower);
            pair.for_upper += u64::from(by_upper && !by_lower);
            pair.for_lower += u64::from(by_lower && !by_upper);
        }
        Ok(pair)
    }
}
