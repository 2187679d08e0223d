//! The agent that thinks ahead.

use veilleuse_core::{Chance, Host, Imagined, Input, Judgement, Pending, Players, Seat, Went};

use crate::{Agent, Dice, Imaginer, Level, Taste, pupil::answer};

/// How long a [`Searcher`] thinks: counted, not timed, so that a seed gives the same choice on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many times a match is imagined on.
    pub iterations: u32,
    /// How many inputs each time.
    pub horizon: u32,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { iterations: 320, horizon: 24 }
    }
}

/// Fewer worlds than this say nothing about an option.
const FEWEST_WORLDS: u32 = 8;

/// Tries its options in several imagined worlds, each played on for a while by sensible seats, and takes the one
/// that turns out best on average.
///
/// With more options than its budget can try it keeps to the most appealing ones; with a budget too small to
/// compare even two, it takes the most appealing.
///
/// It plays by the true rules, sealed content included, so it would find the right answer to a question by trying
/// them all. Seat it inside a [`Pupil`](crate::Pupil), as [`Level::bot`](crate::Level::bot) does.
#[derive(Clone, Debug)]
pub struct Searcher {
    dice: Dice,
    budget: Budget,
}

impl Searcher {
    /// An agent with these dice and this budget.
    pub const fn new(dice: Dice, budget: Budget) -> Searcher {
        Searcher { dice, budget }
    }
}

impl<G: Judgement> Agent<G> for Searcher {
    fn choose(&mut self, seat: Seat, table: &dyn Imaginer<G>, options: &[G::Action]) -> usize {
        if options.len() == 1 {
            return 0;
        }
        let mut candidates = by_appeal(seat, &table.imagine(&mut |ways| self.dice.below(ways)), options);
        candidates.truncate(((self.budget.iterations / FEWEST_WORLDS) as usize).max(1));
        if candidates.len() == 1 {
            return candidates[0];
        }
        let worlds = self.budget.iterations / candidates.len() as u32;
        let mut worth = vec![0i64; candidates.len()];
        let mut rollout = Rollout::new(seat, self.budget.horizon);
        for _ in 0..worlds {
            let world = table.imagine(&mut |ways| self.dice.below(ways));
            // Every option meets the same luck, so that they differ by their own merit.
            let luck = Dice::new(self.dice.seed());
            for (worth, candidate) in worth.iter_mut().zip(&candidates) {
                let input = Input::Decide { seat, action: options[*candidate].clone() };
                *worth += i64::from(rollout.play(world.clone(), &input, luck.clone()));
            }
        }
        // Among equals the first: the most appealing.
        let best = worth.iter().max().copied();
        let place = worth.iter().position(|worth| Some(*worth) == best).unwrap_or(0);
        candidates[place]
    }
}

/// The options from the most to the least appealing.
pub(crate) fn by_appeal<G: Judgement>(
    seat: Seat,
    table: &Imagined<'_, G>,
    options: &[G::Action],
) -> Vec<usize> {
    let mut weights = vec![0; options.len()];
    table.appeal(seat, options, &mut weights);
    let mut order: Vec<usize> = (0..options.len()).collect();
    order.sort_by_key(|index| std::cmp::Reverse(weights[*index]));
    order
}

/// Plays imagined matches on.
pub(crate) struct Rollout<G: Judgement> {
    seat: Seat,
    horizon: u32,
    options: Vec<G::Action>,
}

impl<G: Judgement> Rollout<G> {
    pub(crate) const fn new(seat: Seat, horizon: u32) -> Rollout<G> {
        Rollout { seat, horizon, options: Vec::new() }
    }

    /// How the table looks to the seat when, after this input, everybody has played on sensibly for a while.
    fn play(&mut self, mut table: Imagined<'_, G>, first: &Input<G::Action>, luck: Dice) -> i32 {
        self.play_on(&mut table, first, luck);
        match table.pending() {
            Pending::Over(outcome) => G::worth(&outcome, self.seat),
            Pending::Seats(_) | Pending::Chance(_) => table.value(self.seat),
        }
    }

    /// After this input, everybody plays on sensibly for a while.
    pub(crate) fn play_on(&mut self, table: &mut Imagined<'_, G>, first: &Input<G::Action>, mut luck: Dice) {
        if table.apply(first).is_err() {
            return;
        }
        let mut players = Regulars { taste: Taste::regular(Dice::new(luck.seed())), luck };
        for _ in 0..self.horizon {
            match table.play_on(&mut players, &mut self.options) {
                Went::Over(_) | Went::Stuck | Went::Refused(_) => break,
                Went::Drew(_) | Went::Decided { .. } | Went::TimedOut(_) => {}
            }
        }
    }
}

/// Chance, and sensible players in all chairs.
struct Regulars {
    taste: Taste,
    luck: Dice,
}

impl<G: Judgement> Players<Imagined<'_, G>> for Regulars {
    fn fall(&mut self, chance: Chance) -> u32 {
        self.luck.below(chance.ways)
    }

    fn choose(&mut self, table: &Imagined<'_, G>, seat: Seat, options: &[G::Action]) -> usize {
        let duty = table.duty(seat).and_then(|duty| options.iter().position(|one| *one == duty));
        // Who guesses at every question loses every quiz, whatever they decide beside it.
        let knowledge = Level::Regular.knowledge();
        let learnt = || answer(table.taught(seat)?, knowledge?, options, &mut self.luck);
        duty.or_else(learnt).unwrap_or_else(|| self.taste.pick(seat, table, options))
    }
}
