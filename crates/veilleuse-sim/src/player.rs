//! Playing one match after the other.

use std::sync::Arc;

use veilleuse_bots::{Chair, Dice, Level, Pupil};
use veilleuse_core::{
    Chance, Host, Input, Judgement, Match, Outcome, Pending, Players, Seat, SeatSet, Table, Went, any_option,
};

use crate::{SimError, SimPlan, Tally};

/// Plays matches of a plan on one thread, in silence. Once its buffers have grown, a match of random bots costs no
/// allocation beyond those of the title's own state.
pub struct Player<'p, G: Judgement> {
    plan: &'p SimPlan<G>,
    opening: Table<'p, G>,
    thinking: SeatSet,
    options: Vec<G::Action>,
}

/// Keeps the seeds of bots apart from the chance of the match, which stays the same whoever sits at the table.
const BOTS: u64 = 0x626f_7473;

impl<'p, G: Judgement> Player<'p, G> {
    /// Somebody who plays this plan.
    pub fn new(plan: &'p SimPlan<G>) -> Result<Player<'p, G>, SimError> {
        let opening = Table::begin(plan.pack.as_ref(), &plan.options).map_err(SimError::Options)?;
        let thinks = |seat: &Seat| plan.levels.of(*seat).level != Level::Random;
        let thinking = G::seats(&plan.options).iter().filter(thinks).collect();
        Ok(Player { plan, opening, thinking, options: Vec::new() })
    }

    /// Plays match number `index` and counts it.
    pub fn play(&mut self, index: u64, tally: &mut Tally) -> Result<(), SimError> {
        self.play_watched(index, tally, |_| {}).map(|_| ())
    }

    /// Plays match number `index` to its end.
    pub fn outcome(&mut self, index: u64) -> Result<Outcome, SimError> {
        self.play_watched(index, &mut Tally::default(), |_| {})
    }

    fn play_watched(
        &mut self,
        index: u64,
        tally: &mut Tally,
        mut watch: impl FnMut(Input<G::Action>),
    ) -> Result<Outcome, SimError> {
        let mut players = Seated { dice: Dice::stream(self.plan.seed, index), bots: self.bots(index) };
        let mut table = self.opening.clone();
        let (mut decisions, mut draws, mut time_outs) = (0, 0, 0);
        loop {
            let inputs = decisions + draws + time_outs;
            if inputs >= G::LONGEST && !matches!(table.pending(), Pending::Over(_)) {
                return Err(SimError::Endless { index, inputs });
            }
            match table.play_on(&mut players, &mut self.options) {
                Went::Over(outcome) => {
                    tally.finish(&outcome, decisions, draws);
                    return Ok(outcome);
                }
                Went::Drew(way) => {
                    draws += 1;
                    watch(Input::Draw(way));
                }
                Went::Decided { seat, place } => {
                    decisions += 1;
                    tally.decide(self.options.len());
                    watch(Input::Decide { seat, action: self.options[place].clone() });
                }
                Went::TimedOut(seat) => {
                    time_outs += 1;
                    watch(Input::Timeout(seat));
                }
                Went::Stuck => return Err(SimError::Stuck { index, inputs }),
                Went::Refused(refusal) => return Err(SimError::Refused { index, inputs, refusal }),
            }
        }
    }

    /// The bots that think, by chair; empty when nobody does.
    fn bots(&self, index: u64) -> Vec<Option<Pupil<G>>> {
        if self.thinking.is_empty() {
            return Vec::new();
        }
        let mut seeds = Dice::stream(self.plan.seed ^ BOTS, index);
        let chairs = SeatSet::first(Seat::MAX).and(SeatSet::MASTER);
        chairs
            .iter()
            .map(|seat| {
                let seed = seeds.seed();
                self.thinking.has(seat).then(|| self.plan.levels.of(seat).sits_down(seed))
            })
            .collect()
    }
}

/// Chance, and the bots that think, by chair; the others play at random.
struct Seated<G: Judgement> {
    dice: Dice,
    bots: Vec<Option<Pupil<G>>>,
}

impl<G: Judgement> Players<Table<'_, G>> for Seated<G> {
    #[inline]
    fn fall(&mut self, chance: Chance) -> u32 {
        self.dice.below(chance.ways)
    }

    #[inline]
    fn one_of(&mut self, seats: SeatSet) -> Option<Seat> {
        match seats.len() {
            0 | 1 => seats.first_seat(),
            count => seats.iter().nth(self.dice.below(count as u32) as usize),
        }
    }

    #[inline]
    fn choose(&mut self, table: &Table<'_, G>, seat: Seat, options: &[G::Action]) -> usize {
        let duty = table.duty(seat).and_then(|duty| options.iter().position(|one| *one == duty));
        match (duty, options.len(), self.bots.get_mut(seat.index())) {
            (Some(duty), ..) => duty,
            (_, _, Some(Some(bot))) => {
                bot.choose(seat, &Chair::new(table, seat), table.taught(seat), options)
            }
            (_, 1, _) => 0,
            _ => any_option::<G>(options, |ways| self.dice.below(ways)),
        }
    }
}

/// Match number `index` of a plan with its whole history, to look at or to write to a file.
pub fn retrace<G: Judgement>(plan: &SimPlan<G>, index: u64) -> Result<Match<G>, SimError> {
    let mut inputs = Vec::new();
    Player::new(plan)?.play_watched(index, &mut Tally::default(), |input| inputs.push(input))?;
    let begun = Match::begin(Arc::clone(&plan.pack), plan.options.clone());
    let mut play = begun.map_err(SimError::Options)?;
    for (inputs, input) in inputs.into_iter().enumerate() {
        play.apply(input).map_err(|refusal| SimError::Refused { index, inputs, refusal })?;
    }
    Ok(play)
}
