//! What the numbers of a table say: shares with intervals.

use serde::Serialize;
use veilleuse_sim::{Alike, Chair, Counts, Histogram, Odds, Thing, wilson};

use crate::{Cell, LabError};

/// So many standard deviations to either side are 95 % of a bell.
pub const Z: f64 = 1.959_963_984_540_054;
/// A thing that is used in fewer of the matches in which it could be is dead.
pub const DEAD: f64 = 0.01;
/// A thing that changes the win rate by more is decisive.
pub const DECISIVE: f64 = 0.15;
/// Fewer matches or seats on either side say nothing about a thing.
const ENOUGH: u64 = 30;

/// What a table says.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// How many matches.
    pub matches: u64,
    /// Which share was won, by all together or by somebody.
    pub win_rate: Share,
    /// How long matches were.
    pub decisions: Spread,
    /// How many periods they had.
    pub periods: Spread,
    /// How many minutes people would take, by the rule of thumb.
    pub minutes: Spread,
    /// How many options a decision had on average.
    pub branching: f64,
    /// Which share of decisions had one option only.
    pub forced: f64,
    /// How matches ended, the most frequent first.
    pub endings: Vec<Ending>,
    /// What each chair won, where people compete: 1 is its fair share.
    pub seats: Vec<Share>,
    /// What each place in the order of play won.
    pub places: Vec<Share>,
    /// How often the lead changed, where people compete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead_changes: Option<Spread>,
    /// How often the side won that led when half of the match was over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader_wins: Option<Share>,
    /// How strong bots are, where several kinds sit at a table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ladder: Vec<Strength>,
    /// Things that are hardly ever used where they could be.
    pub dead: Vec<String>,
    /// Things that decide too much.
    pub decisive: Vec<String>,
    /// How much more often it is won than with the first pack, in the same matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub change: Option<Share>,
}

/// A share and the bounds of it, with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Share {
    /// The share.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Share {
    /// So many of so many.
    pub fn of(count: u64, total: u64) -> Share {
        let (low, high) = wilson(count, total);
        Share { share: ratio(count, total), low, high }
    }

    /// The same in other units.
    fn times(self, factor: f64) -> Share {
        Share { share: self.share * factor, low: self.low * factor, high: self.high * factor }
    }
}

/// How a number was spread over matches.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// A twentieth had no more.
    pub p5: f64,
    /// Half had no more.
    pub median: f64,
    /// Nineteen in twenty had no more.
    pub p95: f64,
}

impl Spread {
    /// Of these numbers, in this unit.
    fn of(numbers: &Histogram, unit: f64) -> Spread {
        let at = |percent| numbers.percentile(percent) as f64 * unit;
        Spread { mean: ratio(numbers.sum(), numbers.total()) * unit, p5: at(5), median: at(50), p95: at(95) }
    }
}

/// One way matches ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ending {
    /// The result.
    pub result: String,
    /// The reason.
    pub reason: String,
    /// How often.
    #[serde(flatten)]
    pub share: Share,
    /// When: the period in which half of them had come.
    pub median_period: usize,
}

/// How strong a bot is: Elo, where 0 is the weakest of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Strength {
    /// The bot.
    pub bot: String,
    /// Its Elo.
    pub elo: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// What a thing does to a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Effect {
    /// Its sort.
    pub sort: String,
    /// Its id.
    pub id: String,
    /// In how many matches it could be used.
    pub seen: u64,
    /// Which share of them used it.
    pub used: Share,
    /// How much more often was won where it turned up than where only others of its sort did, in matches of like length; nothing where
    /// too few can be compared.
    pub change: Option<Share>,
    /// What follows.
    pub verdict: Verdict,
}

/// Whether a thing is as it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing speaks against it.
    Fine,
    /// Hardly ever used where it could be.
    Dead,
    /// It helps too much.
    Strong,
    /// It hurts too much.
    Harmful,
    /// Too little was seen.
    Unknown,
}

impl Figures {
    /// What this table says.
    pub fn of(cell: &Cell) -> Figures {
        let counts = &cell.counts;
        let decisions = counts.decisions.sum();
        let mut endings: Vec<Ending> = counts
            .endings
            .iter()
            .map(|(name, periods)| {
                let (result, reason) = name.split_once('/').unwrap_or((name, ""));
                Ending {
                    result: result.to_owned(),
                    reason: reason.to_owned(),
                    share: Share::of(periods.total(), counts.matches),
                    median_period: periods.percentile(50),
                }
            })
            .collect();
        endings.sort_by(|one, other| other.share.share.total_cmp(&one.share.share));
        let effects = effects(cell);
        let named = |wanted: &[Verdict]| {
            let those = effects.iter().filter(|effect| wanted.contains(&effect.verdict));
            those.map(|effect| format!("{}:{}", effect.sort, effect.id)).collect()
        };
        let fair = |chairs: &[Chair]| if cell.competes { fair_shares(chairs) } else { Vec::new() };
        Figures {
            matches: counts.matches,
            win_rate: Share::of(counts.won, counts.matches),
            decisions: Spread::of(&counts.decisions, 1.0),
            periods: Spread::of(&counts.periods, 1.0),
            minutes: Spread::of(&counts.choices, f64::from(cell.seconds) / 60.0),
            branching: ratio(counts.options, decisions),
            forced: ratio(counts.forced, decisions),
            endings,
            seats: fair(&counts.seats),
            places: fair(&counts.places),
            lead_changes: cell.competes.then(|| Spread::of(&counts.lead_changes, 1.0)),
            leader_wins: cell.competes.then(|| Share::of(counts.led_and_won, counts.led_at_half)),
            ladder: ladder(counts),
            dead: named(&[Verdict::Dead]),
            decisive: named(&[Verdict::Strong, Verdict::Harmful]),
            change: cell.paired.map(|paired| {
                let (share, low, high) = paired.win_rate();
                Share { share, low, high }
            }),
        }
    }

    /// A figure by its name, for `--fail-if`.
    pub fn named(&self, name: &str) -> Option<f64> {
        let most = |shares: &[Share]| shares.iter().map(|share| share.share).fold(f64::NAN, f64::max);
        let least = |shares: &[Share]| shares.iter().map(|share| share.share).fold(f64::NAN, f64::min);
        Some(match name {
            "win_rate" => self.win_rate.share,
            "win_rate_low" => self.win_rate.low,
            "win_rate_high" => self.win_rate.high,
            "decisions" => self.decisions.mean,
            "periods" => self.periods.mean,
            "minutes" => self.minutes.median,
            "branching" => self.branching,
            "forced" => self.forced,
            "seat_least" => least(&self.places),
            "seat_most" => most(&self.places),
            "lead_changes" => self.lead_changes.map_or(f64::NAN, |spread| spread.mean),
            "leader_wins" => self.leader_wins.map_or(f64::NAN, |share| share.share),
            "dead" => self.dead.len() as f64,
            "decisive" => self.decisive.len() as f64,
            "change" => self.change.map_or(f64::NAN, |change| change.share),
            "change_low" => self.change.map_or(f64::NAN, |change| change.low),
            "change_high" => self.change.map_or(f64::NAN, |change| change.high),
            _ => return None,
        })
    }
}

/// The names that [`Condition`] knows.
pub const NAMED: [&str; 17] = [
    "win_rate",
    "win_rate_low",
    "win_rate_high",
    "decisions",
    "periods",
    "minutes",
    "branching",
    "forced",
    "seat_least",
    "seat_most",
    "lead_changes",
    "leader_wins",
    "dead",
    "decisive",
    "change",
    "change_low",
    "change_high",
];

/// Something a figure must not be, such as `win_rate<0.3`.
#[derive(Clone, PartialEq, Debug)]
pub struct Condition {
    figure: String,
    below: bool,
    bound: f64,
}

impl std::str::FromStr for Condition {
    type Err = LabError;

    fn from_str(word: &str) -> Result<Condition, LabError> {
        let wrong = || {
            let names = NAMED.join(", ");
            LabError::Plan(format!(
                "`{word}` is no condition; write a figure, < or > and a number, such as win_rate<0.3; there is {names}"
            ))
        };
        let place = word.find(['<', '>']).ok_or_else(wrong)?;
        let (figure, bound) = (word[..place].trim(), word[place + 1..].trim());
        let bound = bound.parse().map_err(|_| wrong())?;
        if !NAMED.contains(&figure) {
            return Err(wrong());
        }
        Ok(Condition { figure: figure.to_owned(), below: word[place..].starts_with('<'), bound })
    }
}

impl Condition {
    /// What is wrong with this table, where the condition holds. A figure that a table does not have never is.
    pub fn broken_by(&self, cell: &Cell) -> Option<String> {
        let value = Figures::of(cell).named(&self.figure)?;
        let holds = if self.below { value < self.bound } else { value > self.bound };
        holds.then(|| {
            let sign = if self.below { '<' } else { '>' };
            format!("{}: {} is {value:.3} {sign} {}", cell.table.name(), self.figure, self.bound)
        })
    }
}

/// A part of a whole, 0 of nothing.
pub fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// What chairs won, in shares of a fair one.
fn fair_shares(chairs: &[Chair]) -> Vec<Share> {
    let all: u64 = chairs.iter().map(|chair| chair.shares).sum();
    let many = chairs.len() as f64;
    let fair = |chair: &Chair| {
        // A victory that is shared counts in part; the interval is that of as many whole ones.
        let total = all / Chair::WHOLE;
        Share::of(chair.shares / Chair::WHOLE, total).times(many)
    };
    chairs.iter().map(fair).collect()
}

/// What every thing does, by sort, and the one that changes most first.
pub fn effects(cell: &Cell) -> Vec<Effect> {
    let counts = &cell.counts;
    let mut effects = Vec::new();
    for (sort, things) in &counts.things {
        let optional = cell.optional.contains(sort);
        let mut those: Vec<Effect> =
            things.iter().map(|(id, thing)| effect(cell, sort, id, thing, optional)).collect();
        let size = |effect: &Effect| effect.change.map_or(-1.0, |change| change.share.abs());
        those.sort_by(|one, other| size(other).total_cmp(&size(one)).then_with(|| one.id.cmp(&other.id)));
        effects.extend(those);
    }
    effects
}

fn effect(cell: &Cell, sort: &str, id: &str, thing: &Thing, optional: bool) -> Effect {
    // Where people compete, it is the seat that wins; else it is the table.
    let by_seat = cell.competes && thing.seats.seen > 0;
    let odds = |alike: &Alike| if by_seat { alike.seats } else { alike.matches };
    let sort_of = cell.counts.sorts.get(sort).map_or(&[][..], Vec::as_slice);
    let classes = thing.alike.iter().zip(sort_of).map(|(with, all)| (odds(with), odds(all)));
    let change = if by_seat || !cell.competes { among_alike(classes) } else { None };
    let used = Share::of(thing.matches.used, thing.matches.seen);
    let well_seen = thing.matches.seen >= ENOUGH * 10;
    let verdict = match change {
        _ if optional && well_seen && used.high < DEAD => Verdict::Dead,
        Some(change) if change.low > DECISIVE => Verdict::Strong,
        Some(change) if change.high < -DECISIVE => Verdict::Harmful,
        Some(_) => Verdict::Fine,
        None if well_seen => Verdict::Fine,
        None => Verdict::Unknown,
    };
    Effect { sort: sort.to_owned(), id: id.to_owned(), seen: thing.matches.seen, used, change, verdict }
}

/// How much more often is won with something than without it, class by class and then together, after Mantel and Haenszel: each class
/// counts by how much it can tell. Takes those with it, and all; nothing where too few can be compared.
pub fn among_alike(classes: impl Iterator<Item = (Odds, Odds)>) -> Option<Share> {
    let (mut weights, mut sum, mut variance) = (0.0, 0.0, 0.0);
    let (mut with_it, mut without_it) = (0, 0);
    for (with, all) in classes {
        let without = Odds { all: all.all.saturating_sub(with.all), won: all.won.saturating_sub(with.won) };
        if with.all == 0 || without.all == 0 {
            continue;
        }
        with_it += with.all;
        without_it += without.all;
        let weight = with.all as f64 * without.all as f64 / all.all as f64;
        weights += weight;
        sum += weight * (ratio(with.won, with.all) - ratio(without.won, without.all));
        variance += weight * weight * (doubt(with) + doubt(without));
    }
    let enough = with_it >= ENOUGH && without_it >= ENOUGH;
    enough.then(|| {
        let (share, half) = (sum / weights, Z * variance.sqrt() / weights);
        Share { share, low: share - half, high: share + half }
    })
}

/// The variance of a share. One victory and one defeat more keep it from being none where all are alike.
fn doubt(odds: Odds) -> f64 {
    let share = ratio(odds.won + 1, odds.all + 2);
    share * (1.0 - share) / odds.all as f64
}

/// Elo by Bradley and Terry from who won where another bot did not, with bounds from the curvature of the likelihood.
fn ladder(counts: &Counts) -> Vec<Strength> {
    let bots: Vec<&String> = counts.bots.keys().collect();
    if bots.len() < 2 || counts.duels.is_empty() {
        return Vec::new();
    }
    let many = bots.len();
    let mut won = vec![vec![0.0; many]; many];
    for (duel, count) in &counts.duels {
        let Some((winner, loser)) = duel.split_once('>') else { continue };
        let place = |bot: &str| bots.iter().position(|one| *one == bot);
        if let (Some(winner), Some(loser)) = (place(winner), place(loser)) {
            won[winner][loser] += *count as f64;
        }
    }
    // Half a victory each way keeps who never lost, or never won, at a finite distance.
    let met = |one: usize, other: usize| won[one][other] + won[other][one];
    let half = |one: usize, other: usize| if met(one, other) > 0.0 { 0.5 } else { 0.0 };
    let wins = |one: usize| (0..many).map(|other| won[one][other] + half(one, other)).sum::<f64>();
    let mut strength = vec![1.0_f64; many];
    for _ in 0..500 {
        let next: Vec<f64> = (0..many)
            .map(|one| {
                let games = |other: usize| met(one, other) + 2.0 * half(one, other);
                let others = (0..many).filter(|other| *other != one);
                let sum: f64 = others.map(|other| games(other) / (strength[one] + strength[other])).sum();
                if sum > 0.0 { wins(one) / sum } else { 1.0 }
            })
            .collect();
        let scale = next.iter().map(|one| one.ln()).sum::<f64>() / many as f64;
        strength = next.iter().map(|one| (one.ln() - scale).exp()).collect();
    }
    let per_nat = 400.0 / std::f64::consts::LN_10;
    let elo: Vec<f64> = strength.iter().map(|one| one.ln() * per_nat).collect();
    let least = elo.iter().copied().fold(f64::INFINITY, f64::min);
    let bounds = |one: usize| {
        let curve: f64 = (0..many)
            .filter(|other| *other != one)
            .map(|other| {
                let chance = strength[one] / (strength[one] + strength[other]);
                met(one, other) * chance * (1.0 - chance)
            })
            .sum();
        if curve > 0.0 { Z * per_nat / curve.sqrt() } else { f64::MAX.sqrt() }
    };
    let mut ladder: Vec<Strength> = (0..many)
        .map(|one| {
            let (elo, half) = (elo[one] - least, bounds(one));
            Strength { bot: bots[one].clone(), elo, low: elo - half, high: elo + half }
        })
        .collect();
    ladder.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    ladder
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_are_read_and_names_are_all_known() {
        let condition: Condition = "win_rate<0.3".parse().unwrap();
        assert_eq!(condition, Condition { figure: "win_rate".into(), below: true, bound: 0.3 });
        for wrong in ["win_rate", "wins<0.3", "win_rate<many", ""] {
            assert!(wrong.parse::<Condition>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_thing_of_long_matches_is_not_taken_for_a_strong_one() {
        let odds = |won, all| Odds { won, all };
        // Short matches are lost and long ones won, with it or without it; it turns up in long ones.
        let classes = [(odds(2, 20), odds(20, 200)), (odds(162, 180), odds(180, 200))];
        let found = among_alike(classes.into_iter()).unwrap();
        assert!(found.share.abs() < 1e-9 && found.low < 0.0 && found.high > 0.0, "{found:?}");
        // 56 of 70 against 48 of 80.
        let found = among_alike([(odds(56, 70), odds(104, 150))].into_iter()).unwrap();
        assert!((found.share - 0.2).abs() < 1e-9, "{found:?}");
        assert!((found.low - 0.056).abs() < 5e-3 && (found.high - 0.344).abs() < 5e-3, "{found:?}");
        assert_eq!(among_alike([(odds(10, 20), odds(90, 200))].into_iter()), None, "twenty are too few");
    }

    #[test]
    fn elo_is_found_from_duels() {
        let mut counts = Counts::default();
        for bot in ["weak", "strong"] {
            counts.bots.insert(bot.into(), Chair::default());
        }
        counts.duels.insert("strong>weak".into(), 750);
        counts.duels.insert("weak>strong".into(), 250);
        let ladder = ladder(&counts);
        assert_eq!(ladder[0].bot, "strong");
        // Three to one is 191 points.
        assert!((ladder[0].elo - 190.8).abs() < 2.0, "{ladder:?}");
        assert!(ladder[0].low < ladder[0].elo && ladder[0].high - ladder[0].low < 60.0, "{ladder:?}");
        assert!(ladder[1].elo.abs() < 1e-9);
    }
}
