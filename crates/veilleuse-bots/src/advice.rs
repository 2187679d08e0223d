//! What to tell somebody who asks, and why.

use std::cmp::Reverse;

use veilleuse_core::{Imagined, Judgement, Line, Match, Pending, Seat, Term};

use crate::{Budget, Chair, Dice, Imaginer, Searcher, weigh::side_by_side};

/// In so many imagined worlds at most two options are compared to say why.
pub(crate) const WORLDS: u32 = 32;
/// For so many inputs each of them is played on.
const HORIZON: u32 = 16;
/// So many reasons are given.
const REASONS: usize = 2;
/// What makes less of a difference than this is no reason.
const SLIGHT: i64 = 4;

/// What to do, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice<A> {
    /// The decision.
    pub action: A,
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
struct Outlook {
    /// What the ends were worth, beside the terms of what had not ended.
    end: i64,
    terms: Vec<i64>,
    worlds: i64,
}

/// What a seat would do that knows what this one knows, and why. Nothing where it has nothing to decide, and nothing where the
/// answer is sealed from it.
///
/// A search of the title's kind says what; then it is explained what speaks for it against the next best option. No answer is
/// known that the seat was not taught.
pub fn advise<G: Judgement>(
    play: &Match<G>,
    seat: Seat,
    budget: Budget,
    mut dice: Dice,
) -> Option<Advice<G::Action>> {
    let mut options = play.choices(seat);
    if options.is_empty() || play.is_sealed(seat) {
        return None;
    }
    let table = Chair::new(play, seat);
    let ranked = Searcher::new(Dice::new(dice.seed()), budget).rank(seat, &table, &options);
    let worlds = budget.iterations.map_or(WORLDS, |iterations| iterations.min(WORLDS));
    let reasons = match ranked[..] {
        [best, next, ..] => explain(&table, seat, [&options[best], &options[next]], worlds, &mut dice),
        _ => Vec::new(),
    };
    let best = ranked.first().copied()?;
    Some(Advice { action: options.swap_remove(best), reasons })
}

/// What speaks most for one decision against another: the terms of the judgement say by what their ends differ.
pub(crate) fn explain<G: Judgement>(
    table: &dyn Imaginer<G>,
    seat: Seat,
    pair: [&G::Action; 2],
    worlds: u32,
    dice: &mut Dice,
) -> Vec<Reason> {
    let new = || Outlook { end: 0, terms: vec![0; G::TERMS.len()], worlds: 0 };
    let mut outlooks = [new(), new()];
    side_by_side(table, seat, pair, (worlds, HORIZON), dice, |ends| {
        outlooks.iter_mut().zip(&ends).for_each(|(outlook, world)| outlook.add(seat, world));
    });
    let [better, other] = outlooks;
    better.reasons::<G>(&other)
}

impl Outlook {
    fn add<G: Judgement>(&mut self, seat: Seat, world: &Imagined<'_, G>) {
        self.worlds += 1;
        if let Pending::Over(outcome) = world.pending() {
            self.end += i64::from(G::worth(&outcome, seat));
            return;
        }
        world.terms(seat, |name, worth| {
            let place = G::TERMS.iter().position(|term| term.name == name);
            let place = place.unwrap_or_else(|| panic!("the term {name} is not among those of the title"));
            self.terms[place] += i64::from(worth);
        });
    }

    /// What speaks most for this against another.
    fn reasons<G: Judgement>(&self, other: &Outlook) -> Vec<Reason> {
        let worlds = self.worlds.max(1);
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
