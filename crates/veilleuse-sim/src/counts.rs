//! What is counted over matches: whole numbers only, so that sums of parts are the same in any order and on any machine.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use crate::tally::Histogram;

/// What is counted over the matches of one table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Counts {
    /// How many matches.
    pub matches: u64,
    /// How many ended in a victory, of all together or of somebody.
    pub won: u64,
    /// How many draws.
    pub draws: u64,
    /// How many options all decisions had together.
    pub options: u64,
    /// How many decisions had one option only.
    pub forced: u64,
    /// The square of the decisions of each match, summed up.
    pub decisions_squared: u64,
    /// The decisions of matches.
    pub decisions: Histogram,
    /// Decisions with a choice, by match.
    pub choices: Histogram,
    /// The periods of matches.
    pub periods: Histogram,
    /// How often the lead changed, in matches where people compete.
    pub lead_changes: Histogram,
    /// In how many matches somebody led when half of the periods were over.
    pub led_at_half: u64,
    /// In how many of them that side won.
    pub led_and_won: u64,
    /// The endings, `result/reason`, each by the period it came in.
    pub endings: BTreeMap<String, Histogram>,
    /// The chairs.
    pub seats: Vec<Chair>,
    /// The places in the order of play, the first one first.
    pub places: Vec<Chair>,
    /// The bots, by what they are called.
    pub bots: BTreeMap<String, Chair>,
    /// How often a bot won where another one sat and did not, `winner>loser`.
    pub duels: BTreeMap<String, u64>,
    /// The decisions by the period they were taken in.
    pub course: Vec<Course>,
    /// Things by sort and id.
    pub things: BTreeMap<String, BTreeMap<String, Thing>>,
    /// Matches and seats that had anything of a sort, by [`length_class`]: what a thing of that sort is compared with.
    pub sorts: BTreeMap<String, Vec<Alike>>,
    /// What happened, by mark.
    pub marks: BTreeMap<String, Mark>,
    /// The numbers that were followed, by gauge.
    pub gauges: BTreeMap<String, Followed>,
}

/// How a chair, a place or a bot fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Chair {
    /// How many matches it played.
    pub played: u64,
    /// How many it won, alone or with others.
    pub won: u64,
    /// What it won, in parts of [`Chair::WHOLE`]: a victory is shared by those who have it.
    pub shares: u64,
}

impl Chair {
    /// A whole victory: it can be shared by two to seven.
    pub const WHOLE: u64 = 420;

    pub(crate) fn sit(&mut self, other: &Chair) {
        self.played += other.played;
        self.won += other.won;
        self.shares += other.shares;
    }
}

/// The decisions of one period.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Course {
    /// How many matches had it.
    pub matches: u64,
    /// How many decisions.
    pub decisions: u64,
    /// How many options these had together.
    pub options: u64,
    /// How many had one option only.
    pub forced: u64,
}

/// What became of a thing, in matches and in the hands of seats.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Thing {
    /// The matches.
    pub matches: Use,
    /// The seats that had it, each match anew.
    pub seats: Use,
    /// By how many seats it was kept.
    pub kept: u64,
    /// Where it could be used, by [`length_class`].
    pub alike: Vec<Alike>,
}

/// Matches of like length, and seats in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Alike {
    /// The matches.
    pub matches: Odds,
    /// The seats, each match anew.
    pub seats: Odds,
}

/// How many there were, and how many of them were won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Odds {
    /// How many.
    pub all: u64,
    /// How many were won.
    pub won: u64,
}

impl Odds {
    pub(crate) fn count(&mut self, won: bool) {
        self.all += 1;
        self.won += u64::from(won);
    }

    fn add(&mut self, other: &Odds) {
        self.all += other.all;
        self.won += other.won;
    }
}

impl Alike {
    /// Those of one class.
    pub(crate) fn of(all: &mut Vec<Alike>, class: usize) -> &mut Alike {
        if all.len() <= class {
            all.resize(class + 1, Alike::default());
        }
        &mut all[class]
    }

    fn add(&mut self, other: &Alike) {
        self.matches.add(&other.matches);
        self.seats.add(&other.seats);
    }
}

/// The class of matches that are about as long as one of so many periods: up to three periods each length is its own, then there are two
/// classes from every power of two to the next.
pub const fn length_class(periods: usize) -> usize {
    if periods < 4 {
        return periods;
    }
    let power = periods.ilog2() as usize;
    2 * power + (periods >> (power - 1) & 1)
}

/// Where something could be used, where it was, and where that was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Use {
    /// Where it could be used.
    pub seen: u64,
    /// Of these, where the match was won.
    pub seen_won: u64,
    /// Where it was used.
    pub used: u64,
    /// Of these, where the match was won.
    pub used_won: u64,
}

impl Use {
    /// Counts one match or seat.
    pub(crate) fn count(&mut self, used: bool, won: bool) {
        self.seen += 1;
        self.seen_won += u64::from(won);
        self.used += u64::from(used);
        self.used_won += u64::from(used && won);
    }

    fn add(&mut self, other: &Use) {
        self.seen += other.seen;
        self.seen_won += other.seen_won;
        self.used += other.used;
        self.used_won += other.used_won;
    }
}

impl Thing {
    pub(crate) fn add(&mut self, other: &Thing) {
        self.matches.add(&other.matches);
        self.seats.add(&other.seats);
        self.kept += other.kept;
        each(&mut self.alike, &other.alike, Alike::add);
    }
}

/// How often something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Mark {
    /// How much of it, over all matches.
    pub amount: u64,
    /// In how many matches.
    pub matches: u64,
    /// How much of it in matches that were won.
    pub amount_won: u64,
}

/// A number over the course of matches: how often it had which value when a period began.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Followed {
    /// In matches that were won, by period.
    pub won: Vec<Histogram>,
    /// In the others.
    pub lost: Vec<Histogram>,
}

impl Counts {
    /// Counts what another has counted as well.
    pub fn add(&mut self, other: &Counts) {
        self.matches += other.matches;
        self.won += other.won;
        self.draws += other.draws;
        self.options += other.options;
        self.forced += other.forced;
        self.decisions_squared += other.decisions_squared;
        self.decisions.add(&other.decisions);
        self.choices.add(&other.choices);
        self.periods.add(&other.periods);
        self.lead_changes.add(&other.lead_changes);
        self.led_at_half += other.led_at_half;
        self.led_and_won += other.led_and_won;
        for (ending, periods) in &other.endings {
            self.endings.entry(ending.clone()).or_default().add(periods);
        }
        each(&mut self.seats, &other.seats, Chair::sit);
        each(&mut self.places, &other.places, Chair::sit);
        for (bot, chair) in &other.bots {
            self.bots.entry(bot.clone()).or_default().sit(chair);
        }
        for (duel, count) in &other.duels {
            *self.duels.entry(duel.clone()).or_default() += count;
        }
        each(&mut self.course, &other.course, |mine, theirs| {
            mine.matches += theirs.matches;
            mine.decisions += theirs.decisions;
            mine.options += theirs.options;
            mine.forced += theirs.forced;
        });
        for (sort, things) in &other.things {
            let mine = self.things.entry(sort.clone()).or_default();
            for (id, thing) in things {
                mine.entry(id.clone()).or_default().add(thing);
            }
        }
        for (sort, alike) in &other.sorts {
            each(self.sorts.entry(sort.clone()).or_default(), alike, Alike::add);
        }
        for (name, mark) in &other.marks {
            let mine = self.marks.entry(name.clone()).or_default();
            mine.amount += mark.amount;
            mine.matches += mark.matches;
            mine.amount_won += mark.amount_won;
        }
        for (name, gauge) in &other.gauges {
            let mine = self.gauges.entry(name.clone()).or_default();
            each(&mut mine.won, &gauge.won, Histogram::add);
            each(&mut mine.lost, &gauge.lost, Histogram::add);
        }
    }
}

/// Adds the items of one list to those of another, place by place.
fn each<T: Default>(mine: &mut Vec<T>, theirs: &[T], add: impl Fn(&mut T, &T)) {
    if mine.len() < theirs.len() {
        mine.resize_with(theirs.len(), T::default);
    }
    for (one, other) in mine.iter_mut().zip(theirs) {
        add(one, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_of_a_class_are_of_like_length() {
        let classes: Vec<usize> =
            [0, 1, 3, 4, 5, 6, 7, 8, 11, 12, 15, 16, 23, 24, 300].map(length_class).into();
        assert_eq!(classes, [0, 1, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 16]);
        assert!((0..300).all(|periods| length_class(periods) <= length_class(periods + 1)));
    }
}
