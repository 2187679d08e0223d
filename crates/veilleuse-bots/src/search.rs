//! The agent that thinks ahead.

use std::{cmp::Reverse, mem::discriminant, thread, time::Instant};

use veilleuse_core::{Judgement, RULED_OUT, Search, Seat};

use crate::{
    Agent, Budget, Dice, Imaginer,
    findings::{Finding, most_tried, surely_better},
    pairs::Pairs,
    tree::Tree,
};

/// Plays its options on in imagined worlds, in the way that is best in the title ([`Judgement::SEARCH`]), and takes the one that
/// turns out best. What appeals counts for something until enough was tried, so that a small budget is never worse than none.
///
/// It plays by the true rules, sealed content included, so it would find the right answer to a question by trying
/// them all. Seat it inside a [`Pupil`](crate::Pupil), as [`Level::bot`](crate::Level::bot) does.
pub struct Searcher<G: Judgement> {
    dice: Dice,
    budget: Budget,
    search: Search,
    desks: Vec<Desk<G>>,
}

/// What one of several independent searches works with.
struct Desk<G: Judgement> {
    tree: Tree<G>,
    pairs: Pairs<G>,
    findings: Vec<Finding>,
}

impl<G: Judgement> Searcher<G> {
    /// An agent with these dice and this budget.
    pub fn new(dice: Dice, budget: Budget) -> Searcher<G> {
        Searcher::with(dice, budget, G::SEARCH)
    }

    /// One that thinks in another way than the title's, to compare them.
    pub fn with(dice: Dice, budget: Budget, search: Search) -> Searcher<G> {
        let desk = |_| Desk { tree: Tree::new(), pairs: Pairs::new(), findings: Vec::new() };
        Searcher { dice, budget, search, desks: (0..budget.trees.max(1)).map(desk).collect() }
    }

    /// How many inputs it has played in its imagination so far.
    pub fn played(&self) -> u64 {
        self.desks.iter().map(|desk| desk.tree.played + desk.pairs.played).sum()
    }

    /// The places of the options it has thought about, the best first. Never empty where there are options.
    pub fn rank(&mut self, seat: Seat, table: &dyn Imaginer<G>, options: &[G::Action]) -> Vec<usize> {
        if options.len() < 2 {
            return (0..options.len()).collect();
        }
        let mut weights = vec![0; options.len()];
        table.appeal(options, &mut weights);
        let left: Vec<usize> = (0..options.len()).filter(|place| weights[*place] != RULED_OUT).collect();
        if (1..options.len()).contains(&left.len()) {
            let options: Vec<G::Action> = left.iter().map(|place| options[*place].clone()).collect();
            return self.rank(seat, table, &options).into_iter().map(|place| left[place]).collect();
        }
        let deadline = self.budget.deadline();
        let order = by_appeal(&weights, options);
        let seed = self.dice.seed();
        // A module for browsers has the way of each title alone in it, and one thread.
        let here = cfg!(target_family = "wasm");
        let (budget, search) = (self.budget, if here { G::SEARCH } else { self.search });
        let think = |index: usize, desk: &mut Desk<G>| {
            let mut dice = Dice::stream(seed, index as u64);
            let iterations = budget.share(index as u32);
            desk.think(seat, table, (options, &order), search, (iterations, deadline), &mut dice);
        };
        let cores = (budget.cores.max(1) as usize).min(self.desks.len());
        if here || cores == 1 {
            self.desks.iter_mut().enumerate().for_each(|(index, desk)| think(index, desk));
        } else {
            let mut parts: Vec<Vec<(usize, &mut Desk<G>)>> = (0..cores).map(|_| Vec::new()).collect();
            for (index, desk) in self.desks.iter_mut().enumerate() {
                parts[index % cores].push((index, desk));
            }
            thread::scope(|scope| {
                for part in parts {
                    scope.spawn(|| part.into_iter().for_each(|(index, desk)| think(index, desk)));
                }
            });
        }
        let mut whole = vec![Finding::NOTHING; options.len()];
        for desk in &self.desks {
            whole.iter_mut().zip(&desk.findings).for_each(|(whole, found)| whole.add(*found));
        }
        match search {
            Search::Tree { .. } if whole.iter().any(|found| found.visits > 0) => {
                most_tried(&whole, order[0], G::DOUBT)
            }
            Search::Tree { .. } => order,
            Search::Pairs { .. } => surely_better(&whole, &order, G::DOUBT),
        }
    }
}

impl<G: Judgement> Desk<G> {
    fn think(
        &mut self,
        seat: Seat,
        table: &dyn Imaginer<G>,
        (options, order): (&[G::Action], &[usize]),
        search: Search,
        (iterations, deadline): (u32, Option<Instant>),
        dice: &mut Dice,
    ) {
        let Desk { tree, pairs, findings } = self;
        match search {
            Search::Tree { guided } => {
                tree.think(seat, table, options, (iterations, guided, deadline), dice, findings);
            }
            Search::Pairs { guided } => {
                pairs.think(seat, table, (options, order), (iterations, guided, deadline), dice, findings);
            }
        }
    }
}

impl<G: Judgement> Agent<G> for Searcher<G> {
    fn choose(&mut self, seat: Seat, table: &dyn Imaginer<G>, options: &[G::Action]) -> usize {
        self.rank(seat, table, options).first().copied().unwrap_or(0)
    }
}

/// The options from the most to the least appealing, those that are tried apart from those that are too much like others.
///
/// Where cards can be paid in any order, there are many options that come to the same: of those of one kind that appeal as much as
/// each other only a few come first.
fn by_appeal<A>(weights: &[i32], options: &[A]) -> Vec<usize> {
    const ALIKE: usize = 3;
    let mut order: Vec<usize> = (0..options.len()).collect();
    order.sort_by_key(|place| Reverse(weights[*place]));
    let kind = |place: usize| (weights[place], discriminant(&options[place]));
    let mut later = Vec::new();
    let mut alike = 0;
    let mut last = None;
    // Equals stand side by side, kinds among them in the order they are listed.
    order.retain(|place| {
        alike = if last == Some(kind(*place)) { alike + 1 } else { 1 };
        last = Some(kind(*place));
        if alike > ALIKE {
            later.push(*place);
        }
        alike <= ALIKE
    });
    order.extend(later);
    order
}
