//! Playing one match after the other.

use std::sync::Arc;

use veilleuse_bots::{Chair, Dice, Level, Pupil, Seed, Strand};
use veilleuse_core::{
    Chance, Host, Input, Judgement, Match, Observed, Outcome, Overheard, Pending, Players, Seat, SeatSet,
    Table, Went, any_option,
};

use crate::{Diary, Levels, SimError, SimPlan, Tally};

/// Plays matches of a plan on one thread, in silence. Once its buffers have grown, a match of random bots costs no
/// allocation beyond those of the title's own state.
pub struct Player<'p, G: Judgement> {
    plan: &'p SimPlan<G>,
    opening: Table<'p, G>,
    overheard: Overheard<'p, G>,
    options: Vec<G::Action>,
    /// What chairs decide at random, then what falls, by purpose.
    seeds: (Seed, Vec<Seed>),
    streams: Vec<Dice>,
}

/// Keeps the streams of draws apart from what chairs decide at random.
const DRAWS: u64 = 0x6472_6177_7300;
/// Keeps the seeds of bots apart from the chance of the match, which stays the same whoever sits at the table.
const BOTS: u64 = 0x626f_7473;

impl<'p, G: Judgement> Player<'p, G> {
    /// Somebody who plays this plan.
    pub fn new(plan: &'p SimPlan<G>) -> Result<Player<'p, G>, SimError> {
        let opening = Table::begin(plan.pack.as_ref(), &plan.options).map_err(SimError::Options)?;
        let overheard = Overheard::new(opening.clone());
        let purposes = 0..G::PURPOSES.len() as u64;
        let draws = purposes.map(|purpose| Seed::of(plan.seed ^ (DRAWS + purpose))).collect();
        let seeds = (Seed::of(plan.seed), draws);
        Ok(Player { plan, opening, overheard, options: Vec::new(), seeds, streams: Vec::new() })
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
        let mut players = self.seated(index, &self.plan.levels);
        let mut table = self.opening.clone();
        let outcome = self.play_table(index, &mut players, &mut table, tally, &mut watch);
        self.streams = players.streams;
        outcome
    }

    fn play_table(
        &mut self,
        index: u64,
        players: &mut Seated<G>,
        table: &mut Table<'p, G>,
        tally: &mut Tally,
        watch: &mut impl FnMut(Input<G::Action>),
    ) -> Result<Outcome, SimError> {
        let (mut decisions, mut draws, mut time_outs) = (0, 0, 0);
        loop {
            let inputs = decisions + draws + time_outs;
            if inputs >= G::LONGEST && !matches!(table.pending(), Pending::Over(_)) {
                return Err(SimError::Endless { index, inputs });
            }
            match table.play_on(players, &mut self.options) {
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

    /// Chance and bots for match number `index`. Every purpose of chance has a stream of its own: what one deck gives does not
    /// depend on how often another was drawn from, so that two packs meet the same luck wherever they ask for the same.
    fn seated(&mut self, index: u64, levels: &Levels) -> Seated<G> {
        let mut streams = std::mem::take(&mut self.streams);
        streams.clear();
        let (strand, (own, draws)) = (Strand::of(index), &self.seeds);
        streams.extend(draws.iter().map(|seed| Dice::strand(seed, &strand)));
        Seated { dice: Dice::strand(own, &strand), streams, bots: self.bots(index, levels) }
    }

    /// The bots that think, by chair; empty when nobody does.
    fn bots(&self, index: u64, levels: &Levels) -> Vec<Option<Pupil<G>>> {
        let thinks = |seat: &Seat| levels.of(*seat).level != Level::Random;
        let thinking: SeatSet = G::seats(&self.plan.options).iter().filter(thinks).collect();
        if thinking.is_empty() {
            return Vec::new();
        }
        let mut seeds = Dice::stream(self.plan.seed ^ BOTS, index);
        let chairs = SeatSet::first(Seat::MAX).and(SeatSet::MASTER);
        chairs
            .iter()
            .map(|seat| {
                let seed = seeds.seed();
                thinking.has(seat).then(|| levels.of(seat).sits_down(self.plan.make_bot, seed))
            })
            .collect()
    }
}

impl<G: Judgement + Observed> Player<'_, G> {
    /// Plays match number `index` with these bots and writes it down: the very match that [`Player::play`] plays with them.
    pub fn observe(&mut self, index: u64, levels: &Levels, diary: &mut Diary<G>) -> Result<(), SimError> {
        let mut players = self.seated(index, levels);
        self.overheard.begin_again(&self.opening);
        diary.open(&self.overheard, index);
        let mut inputs = 0;
        loop {
            if inputs >= G::LONGEST && !matches!(self.overheard.table().pending(), Pending::Over(_)) {
                return Err(SimError::Endless { index, inputs });
            }
            match self.overheard.play_on(&mut players, &mut self.options) {
                Went::Over(outcome) => {
                    diary.close(&self.overheard, &outcome, levels);
                    self.streams = players.streams;
                    return Ok(());
                }
                Went::Drew(_) => diary.drew(),
                Went::Decided { .. } => diary.decided(self.options.len()),
                Went::TimedOut(_) => {}
                Went::Stuck => return Err(SimError::Stuck { index, inputs }),
                Went::Refused(refusal) => return Err(SimError::Refused { index, inputs, refusal }),
            }
            inputs += 1;
            diary.listen(&mut self.overheard);
        }
    }
}

/// Chance, and the bots that think, by chair; the others play at random.
struct Seated<G: Judgement> {
    /// What chairs decide at random, and who comes first among those asked together.
    dice: Dice,
    /// What falls, by purpose.
    streams: Vec<Dice>,
    bots: Vec<Option<Pupil<G>>>,
}

impl<G: Judgement> Players<Table<'_, G>> for Seated<G> {
    #[inline]
    fn fall(&mut self, chance: Chance) -> u32 {
        self.streams[usize::from(chance.purpose.0)].below(chance.ways)
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

impl<'p, G: Judgement> Players<Overheard<'p, G>> for Seated<G> {
    #[inline]
    fn fall(&mut self, chance: Chance) -> u32 {
        Players::<Table<'p, G>>::fall(self, chance)
    }

    #[inline]
    fn one_of(&mut self, seats: SeatSet) -> Option<Seat> {
        Players::<Table<'p, G>>::one_of(self, seats)
    }

    #[inline]
    fn choose(&mut self, host: &Overheard<'p, G>, seat: Seat, options: &[G::Action]) -> usize {
        Players::<Table<'p, G>>::choose(self, host.table(), seat, options)
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
