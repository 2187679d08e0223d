//! What to tell somebody who asks, and why.

use std::cmp::Reverse;

use veilleuse_core::{Imagined, Input, Judgement, Line, Pending, Seat, Term};

use crate::{
    Dice, Imaginer,
    search::{Rollout, by_appeal},
};

/// So many options are thought about: the most appealing ones.
const CANDIDATES: usize = 8;
/// In so many imagined worlds each of them is tried.
const WORLDS: u32 = 48;
/// For so many inputs each of them is played on.
const HORIZON: u32 = 16;
/// So many reasons are given.
const REASONS: usize = 2;
/// What makes less of a difference than this is no reason.
const SLIGHT: i64 = 4;

/// What to do, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The place of the option.
    pub choice: usize,
    /// What speaks most for it against the next best option, the weightiest first; nothing where they are alike.
    pub reasons: Vec<Reason>,
}

/// Something that is better after one option than after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The name of the term of the judgement.
    pub term: &'static str,
    /// By how many of what people count; 0 where they do not, or by less than one.
    pub count: i64,
}

impl Reason {
    /// The sentence of the pack that says so.
    pub fn line(self) -> Line {
        Line::new(format!("why-{}", self.term)).number("count", self.count)
    }
}

/// How an option turned out, summed over all worlds.
#[derive(Clone)]
struct Outlook {
    /// What the ends were worth, beside the terms of what had not ended.
    end: i64,
    terms: Vec<i64>,
    /// What it was worth in each world.
    worth: Vec<i32>,
}

/// What a seat would do that knows what this one knows, and why.
///
/// The most appealing options are played on in the same imagined worlds with the same luck. The most appealing of them stands
/// unless another is better by more than chance explains: by one standard error of the difference in each world. A handful
/// of worlds gives noisy means, and the best of many noisy means is mostly luck.
pub fn advise<G: Judgement>(
    seat: Seat,
    table: &dyn Imaginer<G>,
    options: &[G::Action],
    mut dice: Dice,
) -> Advice {
    let mut candidates = by_appeal(seat, &table.imagine(&mut |ways| dice.below(ways)), options);
    candidates.truncate(CANDIDATES);
    if candidates.len() < 2 {
        return Advice { choice: candidates.first().copied().unwrap_or(0), reasons: Vec::new() };
    }
    let new = Outlook { end: 0, terms: vec![0; G::TERMS.len()], worth: Vec::with_capacity(WORLDS as usize) };
    let mut outlooks = vec![new; candidates.len()];
    let mut rollout = Rollout::new(seat, HORIZON);
    for _ in 0..WORLDS {
        let world = table.imagine(&mut |ways| dice.below(ways));
        // Every option meets the same luck, so that they differ by their own merit.
        let luck = Dice::new(dice.seed());
        for (outlook, candidate) in outlooks.iter_mut().zip(&candidates) {
            let mut world = world.clone();
            let input = Input::Decide { seat, action: options[*candidate].clone() };
            rollout.play_on(&mut world, &input, luck.clone());
            outlook.add(seat, &world);
        }
    }
    let mut best = 0;
    for place in 1..outlooks.len() {
        if outlooks[place].beats(&outlooks[best]) {
            best = place;
        }
    }
    let others = (0..outlooks.len()).filter(|place| *place != best);
    let next = others.max_by_key(|place| (outlooks[*place].sum(), Reverse(*place)));
    let reasons = next.map(|next| outlooks[best].reasons::<G>(&outlooks[next])).unwrap_or_default();
    Advice { choice: candidates[best], reasons }
}

impl Outlook {
    fn add<G: Judgement>(&mut self, seat: Seat, world: &Imagined<'_, G>) {
        if let Pending::Over(outcome) = world.pending() {
            let worth = G::worth(&outcome, seat);
            self.end += i64::from(worth);
            return self.worth.push(worth);
        }
        world.terms(seat, |name, worth| {
            let place = G::TERMS.iter().position(|term| term.name == name);
            let place = place.unwrap_or_else(|| panic!("the term {name} is not among those of the title"));
            self.terms[place] += i64::from(worth);
        });
        self.worth.push(world.value(seat));
    }

    fn sum(&self) -> i64 {
        self.worth.iter().map(|worth| i64::from(*worth)).sum()
    }

    /// Whether this is better than another by more than one standard error of the difference in each world.
    fn beats(&self, other: &Outlook) -> bool {
        let each = self.worth.iter().zip(&other.worth).map(|(own, other)| i64::from(own - other));
        let (count, sum) = (self.worth.len() as i64, each.clone().sum::<i64>());
        let squares: i64 = each.map(|difference| difference * difference).sum();
        // sum² / count² > variance / count, without a fraction.
        sum > 0 && sum * sum * (count - 1) > count * squares - sum * sum
    }

    /// What speaks most for this against another.
    fn reasons<G: Judgement>(&self, other: &Outlook) -> Vec<Reason> {
        let worlds = self.worth.len().max(1) as i64;
        let of = |term: &Term, worth: i64| {
            let unit = i64::from(term.unit).abs().max(1) * worlds;
            let count = if term.unit == 0 { 0 } else { (worth + unit / 2) / unit };
            (worth, Reason { term: term.name, count })
        };
        let each = G::TERMS.iter().zip(self.terms.iter().zip(&other.terms));
        let mut all: Vec<(i64, Reason)> = each.map(|(term, (own, other))| of(term, own - other)).collect();
        all.push((self.end - other.end, Reason { term: Term::END, count: 0 }));
        all.retain(|(worth, _)| *worth > SLIGHT * worlds);
        all.sort_by_key(|(worth, _)| Reverse(*worth));
        all.truncate(REASONS);
        all.into_iter().map(|(_, reason)| reason).collect()
    }
}
