//! What to tell somebody who asks, and why.

use std::cmp::Reverse;

use veilleuse_core::{Imagined, Input, Judgement, Line, Pending, Seat, Term};

use crate::{
    Budget, Dice, Imaginer, Searcher,
    playout::{Guided, play_on},
};

/// In so many imagined worlds the two best options are compared to say why.
const WORLDS: u32 = 32;
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
struct Outlook {
    /// What the ends were worth, beside the terms of what had not ended.
    end: i64,
    terms: Vec<i64>,
    worlds: i64,
}

/// What a seat would do that knows what this one knows, and why.
///
/// A search of the title's kind says what; what speaks for it against the next best option is [explained](explain). No answer is
/// known that the seat was not taught.
pub fn advise<G: Judgement>(
    seat: Seat,
    table: &dyn Imaginer<G>,
    options: &[G::Action],
    budget: Budget,
    mut dice: Dice,
) -> Advice {
    let ranked = Searcher::new(Dice::new(dice.seed()), budget).rank(seat, table, options);
    let [choice, next, ..] = ranked[..] else {
        return Advice { choice: ranked.first().copied().unwrap_or(0), reasons: Vec::new() };
    };
    let reasons = explain(seat, table, [&options[choice], &options[next]], &mut dice);
    Advice { choice, reasons }
}

/// What speaks most for one decision against another: both are played on in the same imagined worlds with the same luck, and
/// the terms of the judgement say by what they differ.
pub fn explain<G: Judgement>(
    seat: Seat,
    table: &dyn Imaginer<G>,
    [better, other]: [&G::Action; 2],
    dice: &mut Dice,
) -> Vec<Reason> {
    let new = || Outlook { end: 0, terms: vec![0; G::TERMS.len()], worlds: 0 };
    let (mut for_it, mut against) = (new(), new());
    let (mut weights, mut seen) = (Vec::new(), Vec::new());
    for _ in 0..WORLDS {
        let world = table.imagine(&mut |ways| dice.below(ways));
        // Both meet the same luck, so that they differ by their own merit.
        let (luck, since) = (dice.seed(), world.turn());
        for (outlook, action) in [(&mut for_it, better), (&mut against, other)] {
            let mut world = world.clone();
            if world.apply(&Input::Decide { seat, action: action.clone() }).is_ok() {
                let mut players = Guided { dice: &mut Dice::new(luck), weights: &mut weights };
                play_on(&mut world, (HORIZON, since), &mut players, &mut seen);
            }
            outlook.add(seat, &world);
        }
    }
    for_it.reasons::<G>(&against)
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
