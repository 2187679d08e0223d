//! What a finished match was like: how likely each seat was to win as it went on, and which decisions changed that most.
//!
//! A match is over when it is analysed, so the chances are those of the true table, played on by sensible seats who each see
//! what they may. What would have been better is another matter: nobody is blamed for what they could not know, so decisions are
//! compared at tables as their seat could imagine them then.

use std::cmp::Reverse;

use veilleuse_core::{Game, Input, Judgement, Match, Pending, Seat, Table};

use crate::{
    Budget, Chair, Dice, Searcher,
    playout::{Guided, play_on},
    weigh::{LONG, compare, weigh},
};

/// How much work an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// At so many moments at most the chances are found out, evenly over the match.
    pub points: u32,
    /// In so many matches each, played on to their end.
    pub playouts: u32,
    /// Iterations of thinking about all decisions together.
    pub thinking: u32,
    /// In so many worlds at most the decisions that stand out are compared with what was better.
    pub worlds: u32,
}

impl Effort {
    /// A few seconds of one core.
    pub const USUAL: Effort = Effort { points: 48, playouts: 32, thinking: 40_000, worlds: 96 };
}

/// What a match was like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis<A> {
    /// How likely each seat was to win, from the beginning to the end.
    pub curve: Vec<Point>,
    /// The decisions that cost most, the weightiest first: three at most.
    pub moments: Vec<Moment<A>>,
}

/// How likely the seats were to win at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// After so many inputs.
    pub inputs: usize,
    /// For each seat that plays, in their order, in thousandths.
    pub chances: Vec<u16>,
}

/// A decision for which there was something better.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment<A> {
    /// After so many inputs.
    pub inputs: usize,
    /// Who decided.
    pub seat: Seat,
    /// What they did.
    pub done: A,
    /// What would have been better, by what they could know.
    pub better: A,
    /// How likely they were to win with what they did, in thousandths.
    pub chance: u16,
    /// And with what would have been better.
    pub better_chance: u16,
}

/// So many decisions that look doubtful are looked at closely.
const DOUBTFUL: usize = 10;
/// So many moments are told.
const MOMENTS: usize = 3;
/// No decision is thought about for fewer iterations than this, or for more.
const THINKING: (u32, u32) = (16, 600);
/// What a doubtful decision is compared in, before those that stand out are looked at closely.
const GLANCE: u32 = 12;
/// Nobody remembers a decision that cost less than this, in thousandths.
const SLIGHT: u16 = 20;

/// A decision that may have been wrong.
struct Doubt {
    inputs: usize,
    seat: Seat,
    done: usize,
    better: usize,
    cost: i64,
}

/// Somebody who analyses a match in small pieces, so that others have their turn in between.
pub struct Analyst<G: Judgement> {
    play: Match<G>,
    effort: Effort,
    seats: Vec<Seat>,
    /// The chances are found out at every so many inputs.
    every: usize,
    dice: Dice,
    searcher: Searcher<G>,
    /// How far it has come, and the match as it was then.
    inputs: usize,
    now: Match<G>,
    curve: Vec<Point>,
    doubts: Vec<Doubt>,
    /// How many doubts were looked at closely, once all of them are known.
    looked: Option<usize>,
    moments: Vec<Moment<G::Action>>,
}

/// An analysis of a match of some title that is made in small pieces.
pub trait Analysing<G: Game>: Send {
    /// Looks at the next input, or closely at the next doubtful decision; `false` when there is nothing left to do.
    fn advance(&mut self) -> bool;
    /// How much of it is done, in hundredths.
    fn percent(&self) -> u8;
    /// The match that is analysed.
    fn play(&self) -> &Match<G>;
    /// What was found.
    fn finish(self: Box<Self>) -> Analysis<G::Action>;

    /// Does all of it.
    fn whole(mut self: Box<Self>) -> Analysis<G::Action> {
        while self.advance() {}
        self.finish()
    }
}

impl<G: Judgement> Analysing<G> for Analyst<G> {
    fn advance(&mut self) -> bool {
        match self.looked {
            None if self.inputs < self.play.history().len() => self.walk(),
            None => self.arrive(),
            Some(looked) if looked < self.doubts.len() => {
                let doubt = &self.doubts[looked];
                self.moments.extend(look_closely(&self.play, doubt, self.effort.worlds, &mut self.dice));
                self.looked = Some(looked + 1);
            }
            Some(_) => return false,
        }
        true
    }

    fn percent(&self) -> u8 {
        /// What walking through the match takes of the whole, about.
        const WALK: usize = 80;
        const CLOSE: usize = 100 - WALK;
        let done = match self.looked {
            None => (WALK * self.inputs).checked_div(self.play.history().len()).unwrap_or(WALK),
            Some(looked) => WALK + (CLOSE * looked).checked_div(self.doubts.len()).unwrap_or(CLOSE),
        };
        done as u8
    }

    fn play(&self) -> &Match<G> {
        &self.play
    }

    fn finish(mut self: Box<Self>) -> Analysis<G::Action> {
        self.moments.sort_by_key(|moment| (Reverse(moment.better_chance - moment.chance), moment.inputs));
        self.moments.truncate(MOMENTS);
        Analysis { curve: self.curve, moments: self.moments }
    }
}

impl<G: Judgement> Analyst<G> {
    /// Somebody who begins with this match.
    pub fn new(play: Match<G>, effort: Effort, seed: u64) -> Analyst<G> {
        let steps = play.history();
        let decisions = steps.iter().filter(|step| matches!(step.input, Input::Decide { .. })).count() as u32;
        let thinking = (effort.thinking / decisions.max(1)).clamp(THINKING.0, THINKING.1);
        let mut dice = Dice::new(seed);
        Analyst {
            seats: play.seats().iter().filter(|seat| seat.plays()).collect(),
            every: steps.len().div_ceil(effort.points.max(1) as usize).max(1),
            searcher: Searcher::new(Dice::new(dice.seed()), Budget::iterations(thinking)),
            now: play.rewound(0),
            inputs: 0,
            curve: Vec::new(),
            doubts: Vec::new(),
            looked: None,
            moments: Vec::new(),
            play,
            effort,
            dice,
        }
    }

    fn walk(&mut self) {
        let inputs = self.inputs;
        if inputs.is_multiple_of(self.every) {
            self.mark();
        }
        let input = self.play.history()[inputs].input.clone();
        if let Input::Decide { seat, action } = &input {
            let found = doubt(&self.now, inputs, *seat, action, &mut self.searcher, &mut self.dice);
            self.doubts.extend(found);
        }
        self.now.apply_silently(input).expect("it was accepted before");
        self.inputs += 1;
    }

    /// The whole match is walked through: those decisions are left that look most doubtful.
    fn arrive(&mut self) {
        self.mark();
        self.doubts.sort_by_key(|doubt| Reverse(doubt.cost));
        self.doubts.truncate(DOUBTFUL);
        self.looked = Some(0);
    }

    /// A point of the curve.
    fn mark(&mut self) {
        let chances = chances(&self.now.table(), &self.seats, self.effort.playouts, &mut self.dice);
        self.curve.push(Point { inputs: self.inputs, chances });
    }
}

/// How likely each of the seats is to win, in thousandths.
fn chances<G: Judgement>(table: &Table<'_, G>, seats: &[Seat], playouts: u32, dice: &mut Dice) -> Vec<u16> {
    let over = matches!(table.pending(), Pending::Over(_));
    let playouts = if over { 1 } else { playouts.max(1) };
    let mut sums = vec![0_u32; seats.len()];
    let (mut weights, mut options) = (Vec::new(), Vec::new());
    for _ in 0..playouts {
        let mut table = table.clone();
        play_on(&mut table, (LONG, None), &mut Guided { dice, weights: &mut weights }, &mut options);
        if let Pending::Over(outcome) = table.pending() {
            seats
                .iter()
                .zip(&mut sums)
                .for_each(|(seat, sum)| *sum += 1000 * u32::from(outcome.winners.has(*seat)));
        } else {
            seats.iter().zip(&mut sums).for_each(|(seat, sum)| *sum += likely(table.value(*seat)));
        }
    }
    sums.iter().map(|sum| (sum / playouts) as u16).collect()
}

/// The chance that a value stands for, in thousandths.
fn likely(value: i32) -> u32 {
    (500 + value / 2).clamp(0, 1000).unsigned_abs()
}

/// Whether something better than what was done can be thought of. Who answers a question knows the answer or not; that is no
/// matter of thinking.
fn doubt<G: Judgement>(
    now: &Match<G>,
    inputs: usize,
    seat: Seat,
    action: &G::Action,
    searcher: &mut Searcher<G>,
    dice: &mut Dice,
) -> Option<Doubt> {
    let sealed = now.is_sealed(seat) || now.taught(seat).is_some() || now.duty(seat).is_some();
    let options = now.choices(seat);
    if sealed || !seat.plays() || options.len() < 2 {
        return None;
    }
    let done = options.iter().position(|option| option == action)?;
    let chair = Chair::new(now, seat);
    let better = searcher.rank(seat, &chair, &options).first().copied()?;
    if better == done {
        return None;
    }
    let found = compare(&chair, seat, [&options[done], &options[better]], (GLANCE, HORIZON), dice);
    let cost = found.sums[1] - found.sums[0];
    (cost > 0).then_some(Doubt { inputs, seat, done, better, cost })
}

/// For so many inputs a doubtful decision is played on at a glance.
const HORIZON: u32 = 24;

/// What a doubtful decision cost, if it surely did.
fn look_closely<G: Judgement>(
    play: &Match<G>,
    doubt: &Doubt,
    worlds: u32,
    dice: &mut Dice,
) -> Option<Moment<G::Action>> {
    let now = play.rewound(doubt.inputs);
    let mut options = now.choices(doubt.seat);
    let (one, other) = (&options[doubt.done], &options[doubt.better]);
    let found = weigh(&now, doubt.seat, [one, other], worlds, dice);
    let [chance, better_chance] =
        found.sums.map(|sum| likely((sum / i64::from(worlds.max(1))) as i32) as u16);
    let sure = found.is_sure(1) && better_chance >= chance + SLIGHT;
    let better = options[doubt.better].clone();
    sure.then(|| Moment {
        inputs: doubt.inputs,
        seat: doubt.seat,
        done: options.swap_remove(doubt.done),
        better,
        chance,
        better_chance,
    })
}
