//! A tree of what may be decided, over everything that its owner cannot know.
//!
//! One tree belongs to one seat and one decision (single-observer information-set search). Every iteration imagines a table for
//! that seat, walks down by what is offered there, lets chance fall as it does, adds the decisions of one more question, plays
//! on for a while and looks how good that is for each who decided on the way. So a node stands for a decision after certain
//! decisions, whatever lay hidden and however chance fell.
//!
//! Numbers are whole throughout (values in thousandths of a match, parts of 2¹⁶ for what is expected), because the last bit of
//! a fraction is not the same everywhere, and one different choice makes another match of it.

use std::time::Instant;

use veilleuse_core::{Chance, Host, Imagined, Judgement, Pending, Players, Seat, SeatSet, Went, fingerprint};

use crate::{
    Dice, Imaginer,
    budget::LOOK,
    findings::Finding,
    playout::{Guided, most, play_on, settled},
    prior::{WHOLE, expect},
};

/// A decision after certain decisions.
#[derive(Clone, Copy, Default)]
struct Node {
    /// A digest of who decides what.
    key: u32,
    /// The next decision at the same question, and the first one at the question that follows; 0 for none.
    sibling: u32,
    child: u32,
    visits: u32,
    /// How often it was offered when somebody passed here.
    offered: u32,
    /// What it was worth to who decided it, all visits together.
    sum: i32,
    /// What is expected of it before it is tried, in parts of [`WHOLE`].
    prior: u16,
}

const _: () = assert!(size_of::<Node>() <= 32, "a tree fits into a cache");

/// No tree has more nodes than this: 3.5 megabytes.
const MOST_NODES: usize = 1 << 17;
/// So many nodes for each iteration are room enough.
const NODES_AN_ITERATION: usize = 24;
/// No walk is longer.
const DEEPEST: usize = 96;
/// How much more is hoped for where little was tried, in sixteenths of the spread of what was found.
const CURIOSITY: u64 = 24;
/// The root, where nothing was decided yet.
const ROOT: u32 = 0;

/// A tree and all it needs to grow, kept from one decision to the next so that nothing is allocated meanwhile.
pub(crate) struct Tree<G: Judgement> {
    grown: Grown,
    options: Vec<G::Action>,
    weights: Vec<i32>,
    /// How many inputs were ever played.
    pub(crate) played: u64,
}

struct Grown {
    nodes: Vec<Node>,
    /// What was decided on the way down, and by whom.
    path: Vec<(u32, Seat)>,
    /// The nodes of the options at hand.
    found: Vec<u32>,
    weights: Vec<i32>,
    priors: Vec<u32>,
    /// How widely values are spread, by all that were found.
    spread: u64,
}

/// What was found, to tell how widely it is spread.
#[derive(Default)]
struct Spread {
    count: i64,
    sum: i64,
    squares: i64,
}

impl Spread {
    fn add(&mut self, value: i32) {
        let value = i64::from(value);
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The standard deviation; at the beginning a guess.
    fn deviation(&self) -> u64 {
        if self.count < 8 {
            return 150;
        }
        let variance = (self.squares - self.sum * self.sum / self.count) / self.count;
        variance.max(0).unsigned_abs().isqrt().clamp(15, 600)
    }
}

impl<G: Judgement> Tree<G> {
    pub(crate) fn new() -> Tree<G> {
        let grown = Grown {
            nodes: Vec::new(),
            path: Vec::with_capacity(DEEPEST),
            found: Vec::new(),
            weights: Vec::new(),
            priors: Vec::new(),
            spread: 0,
        };
        Tree { grown, options: Vec::new(), weights: Vec::new(), played: 0 }
    }

    /// Thinks about what a seat is offered, and adds what was found about each option.
    pub(crate) fn think(
        &mut self,
        seat: Seat,
        table: &dyn Imaginer<G>,
        options: &[G::Action],
        limits: (u32, u32, Option<Instant>),
        dice: &mut Dice,
        findings: &mut Vec<Finding>,
    ) {
        let (iterations, guided, deadline) = limits;
        let room = (iterations as usize).saturating_mul(NODES_AN_ITERATION) + options.len() + 256;
        self.grown.nodes.clear();
        self.grown.nodes.reserve(room.min(MOST_NODES));
        self.grown.nodes.push(Node::default());
        let mut spread = Spread::default();
        for iteration in 0..iterations {
            if iteration % LOOK == 0 {
                if iteration > 0 && deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                    break;
                }
                self.grown.spread = spread.deviation();
            }
            let world = table.imagine(&mut |ways| dice.below(ways));
            self.iterate(seat, world, guided, dice, &mut spread);
        }
        let root = &self.grown.nodes[ROOT as usize];
        let first = root.child;
        findings.clear();
        for option in options {
            let key = key(seat, option);
            let node = self.grown.siblings(first).find(|node| self.grown.nodes[*node as usize].key == key);
            findings.push(node.map_or(Finding::NOTHING, |node| {
                let Node { visits, sum, prior, .. } = self.grown.nodes[node as usize];
                Finding { visits, sum: sum.into(), prior: prior.into(), squares: 0 }
            }));
        }
    }

    /// Walks down one imagined table, plays on and remembers what came of it.
    fn iterate(
        &mut self,
        seat: Seat,
        mut world: Imagined<'_, G>,
        guided: u32,
        dice: &mut Dice,
        spread: &mut Spread,
    ) {
        self.grown.path.clear();
        let since = world.turn();
        let nobody = SeatSet::NOBODY;
        let mut walk = Walk {
            grown: &mut self.grown,
            dice,
            owner: seat,
            at: ROOT,
            question: ROOT,
            asked: nobody,
            together: nobody,
            new: false,
        };
        while !walk.new && walk.grown.path.len() < DEEPEST {
            match world.play_on(&mut walk, &mut self.options) {
                Went::Over(_) | Went::Stuck | Went::Refused(_) => break,
                Went::Drew(_) | Went::Decided { .. } | Went::TimedOut(_) => self.played += 1,
            }
        }
        // What was decided and hangs on chance is worth nothing yet.
        while let Pending::Chance(chance) = world.pending() {
            world.draw(dice.below(chance.ways));
            self.played += 1;
        }
        let mut players = Guided { dice, weights: &mut self.weights };
        self.played += u64::from(play_on(&mut world, (guided, since), &mut players, &mut self.options));
        self.remember(seat, &world, spread);
    }

    /// Each who decided on the way takes the value of the side they are on in this world.
    fn remember(&mut self, owner: Seat, world: &Imagined<'_, G>, spread: &mut Spread) {
        let end = match world.pending() {
            Pending::Over(outcome) => Some(outcome),
            Pending::Seats(_) | Pending::Chance(_) => None,
        };
        let mut by_side: [Option<i32>; Seat::MAX as usize] = [None; Seat::MAX as usize];
        let Grown { nodes, path, .. } = &mut self.grown;
        nodes[ROOT as usize].visits += 1;
        for (node, seat) in path.iter() {
            let value = match &end {
                Some(outcome) => G::worth(outcome, *seat),
                None => {
                    let side = usize::from(world.side(*seat)) % by_side.len();
                    *by_side[side].get_or_insert_with(|| world.value(*seat))
                }
            };
            if *seat == owner && *node == path[0].0 {
                spread.add(value);
            }
            let node = &mut nodes[*node as usize];
            node.visits += 1;
            node.sum += value;
        }
    }
}

/// A digest of who decides what.
fn key<A: std::hash::Hash>(seat: Seat, action: &A) -> u32 {
    fingerprint(&(seat, action)).0 as u32
}

impl Grown {
    /// This node and those that follow it at the same question.
    fn siblings(&self, first: u32) -> impl Iterator<Item = u32> {
        let some = |node: u32| (node != 0).then_some(node);
        std::iter::successors(some(first), move |node| some(self.nodes[*node as usize].sibling))
    }

    /// Finds the nodes of the options below a node; those that are missing are 0. How many are missing.
    fn find<A: std::hash::Hash>(&mut self, parent: u32, seat: Seat, options: &[A]) -> usize {
        let Grown { nodes, found, .. } = self;
        found.clear();
        let first = nodes[parent as usize].child;
        // Options mostly come in the order they came before: after the last one found stands the next.
        let (mut from, mut missing) = (first, 0);
        for option in options {
            let key = key(seat, option);
            let after = Grown::search(nodes, from, 0, key);
            let node = if after == 0 { Grown::search(nodes, first, from, key) } else { after };
            missing += usize::from(node == 0);
            found.push(node);
            if node != 0 {
                from = nodes[node as usize].sibling;
            }
        }
        missing
    }

    /// The node with this key from one sibling on, up to another; 0 for none.
    #[inline]
    fn search(nodes: &[Node], mut here: u32, end: u32, key: u32) -> u32 {
        while here != end {
            let node = &nodes[here as usize];
            if node.key == key {
                return here;
            }
            here = node.sibling;
        }
        0
    }

    /// The place of the option to try at a node, and its own node; nothing where there is no room to remember it.
    fn step<G: Judgement>(
        &mut self,
        parent: u32,
        seat: Seat,
        table: &Imagined<'_, G>,
        options: &[G::Action],
    ) -> Option<(usize, u32)> {
        let missing = self.find(parent, seat, options);
        if missing > 0 {
            self.weights.clear();
            self.weights.resize(options.len(), 0);
            table.appeal(seat, options, &mut self.weights);
            if self.nodes.len() + missing > self.nodes.capacity() {
                return None;
            }
            expect(&self.weights, &mut self.priors);
            let mut last = self.siblings(self.nodes[parent as usize].child).last().unwrap_or(0);
            for (place, option) in options.iter().enumerate() {
                if self.found[place] != 0 {
                    continue;
                }
                let new = self.nodes.len() as u32;
                let prior = self.priors[place].min(u32::from(u16::MAX)) as u16;
                self.nodes.push(Node { key: key(seat, option), prior, ..Node::default() });
                match last {
                    0 => self.nodes[parent as usize].child = new,
                    _ => self.nodes[last as usize].sibling = new,
                }
                last = new;
                self.found[place] = new;
            }
        }
        Some(self.select())
    }

    /// Where most is hoped for: what was found so far, and more the less was tried of what appeals.
    fn select(&mut self) -> (usize, u32) {
        let Grown { nodes, found, spread, .. } = self;
        let (mut visits, mut sum) = (0_i64, 0_i64);
        for node in found.iter() {
            let node = &mut nodes[*node as usize];
            node.offered += 1;
            visits += i64::from(node.visits);
            sum += i64::from(node.sum);
        }
        let mean = if visits > 0 { 64 * sum / visits } else { 0 };
        let curiosity = CURIOSITY * *spread;
        let mut best = (i64::MIN, 0, 0);
        for (place, id) in found.iter().enumerate() {
            let node = &nodes[*id as usize];
            let worth =
                if node.visits == 0 { mean } else { 64 * i64::from(node.sum) / i64::from(node.visits) };
            // The root of the offers and curiosity are in sixteenths, the worth is in sixty-fourths.
            let offered = u64::from((node.offered << 8).isqrt());
            let untried = 4 * u64::from(WHOLE) * u64::from(node.visits + 1);
            let hope = worth + (curiosity * u64::from(node.prior) * offered / untried) as i64;
            if hope > best.0 {
                best = (hope, place, *id);
            }
        }
        (best.1, best.2)
    }
}

/// Somebody who walks down the tree as an imagined table is played on.
struct Walk<'a> {
    grown: &'a mut Grown,
    dice: &'a mut Dice,
    owner: Seat,
    /// The node that was reached.
    at: u32,
    /// Who is asked together chooses at the same node, without seeing what the others chose; the way goes on from what the first
    /// of them did.
    question: u32,
    asked: SeatSet,
    together: SeatSet,
    /// Something was decided that had not been tried yet.
    new: bool,
}

impl<G: Judgement> Players<Imagined<'_, G>> for Walk<'_> {
    #[inline]
    fn fall(&mut self, chance: Chance) -> u32 {
        self.dice.below(chance.ways)
    }

    #[inline]
    fn one_of(&mut self, seats: SeatSet) -> Option<Seat> {
        self.asked = seats;
        if seats.has(self.owner) { Some(self.owner) } else { seats.first_seat() }
    }

    fn choose(&mut self, table: &Imagined<'_, G>, seat: Seat, options: &[G::Action]) -> usize {
        let follows = self.together.has(seat);
        if !follows {
            (self.question, self.together) = (self.at, self.asked);
        }
        self.together = self.together.without(seat);
        // What the owner was asked to think about is thought about.
        let opening = seat == self.owner && self.question == ROOT && self.grown.path.is_empty();
        if !opening && let Some(place) = settled(table, seat, options, self.dice) {
            return place;
        }
        // Whoever leads does not play: nothing is worth anything to them.
        let step = if seat.plays() { self.grown.step(self.question, seat, table, options) } else { None };
        let Some((place, node)) = step else {
            self.new = true;
            self.grown.weights.clear();
            self.grown.weights.resize(options.len(), 0);
            table.appeal(seat, options, &mut self.grown.weights);
            return most(&self.grown.weights, self.dice);
        };
        self.grown.path.push((node, seat));
        if !follows {
            self.at = node;
            self.new = self.grown.nodes[node as usize].visits == 0;
        }
        place
    }
}
