//! Thinking about a match: at its table, or away from it with a match of one's own.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use veilleuse_bots::{Advice, Budget, Dice, Level, Reason, decide};
use veilleuse_core::{Match, Seat};
use veilleuse_record::{Entry, Record, replay};
use veilleuse_titles::{Loaded, Playable};
use veilleuse_wire::Json;

use crate::{Fail, played::json};

/// What is to be thought. With the same match it comes to the same wherever that is, unless time limits it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Musing {
    /// For which chair.
    pub seat: Seat,
    /// How strong a bot decides; nothing where somebody wants advice.
    pub level: Option<Level>,
    /// Everything follows from it.
    pub seed: u64,
    /// With no more iterations than this, however long they take; nothing where time is the limit.
    pub most: Option<u32>,
}

impl Musing {
    /// How many iterations are wished for; nothing where nothing is searched.
    pub fn wish(&self) -> Option<u32> {
        self.level.map_or(Budget::HINT.iterations, Level::iterations)
    }

    fn budget(&self) -> Budget {
        let timed = if self.level.is_some() { Budget::LIVE } else { Budget::HINT };
        self.most.zip(self.wish()).map_or(timed, |(most, wish)| Budget::iterations(wish.min(most)))
    }

    /// What comes of it.
    pub(crate) fn over<G: Playable>(&self, play: &Match<G>) -> Option<Json> {
        match self.level {
            Some(level) => {
                let mut bot = G::bot(level, self.seed, self.budget());
                decide(&mut bot, play, self.seat).map(|action| json(&action))
            }
            None => {
                let Advice { action, reasons } =
                    G::advise(play, self.seat, self.budget(), Dice::new(self.seed))?;
                Some(json(&Advised::of(&action, &reasons)))
            }
        }
    }
}

/// What comes of thinking about advice: [`Desk::hint`](crate::Desk::hint) puts it in words.
#[derive(Serialize, Deserialize)]
pub(crate) struct Advised {
    #[serde(rename = "do")]
    pub(crate) action: Json,
    /// The names of the terms that speak for it, and how many there are of each.
    pub(crate) reasons: Vec<(String, i64)>,
}

impl Advised {
    pub(crate) fn of<A: Serialize>(action: &A, reasons: &[Reason]) -> Advised {
        let reasons = reasons.iter().map(|reason| (reason.term.to_owned(), reason.count)).collect();
        Advised { action: json(action), reasons }
    }
}

/// A match of somebody who only thinks about it. It hears the lines of the record as the table keeps them.
pub trait Mind: Send {
    /// Hears what is new.
    fn hear(&mut self, lines: &[u8]) -> Result<(), Fail>;
    /// What a seat decides, or what it is advised to.
    fn think(&self, musing: Musing) -> Option<Json>;
    /// Searches with so many iterations, for the time it takes. Whether there was anything to choose between.
    fn rehearse(&self, musing: Musing, iterations: u32) -> bool;
}

pub(crate) struct Follower<G: Playable> {
    record: Record<G>,
    play: Match<G>,
}

impl<G: Playable> Follower<G> {
    pub(crate) fn of(loaded: &Loaded<G>, record: Record<G>) -> Result<Follower<G>, Fail> {
        let play = replay(&record, Arc::clone(&loaded.pack)).map_err(Fail::bad_record)?;
        Ok(Follower { record, play })
    }
}

impl<G: Playable> Mind for Follower<G> {
    fn hear(&mut self, lines: &[u8]) -> Result<(), Fail> {
        let known = self.record.entries().len();
        self.record.read_on(lines).map_err(Fail::bad_record)?;
        for entry in &self.record.entries()[known..] {
            match entry {
                Entry::Input(input) => {
                    self.play
                        .apply_silently(input.clone())
                        .map_err(|refusal| Fail::bad_record(refusal.rule))?;
                }
                Entry::Undo { to } => self.play = self.play.rewound(*to),
                Entry::Nonce { .. } | Entry::End { .. } => {}
            }
        }
        Ok(())
    }

    fn think(&self, musing: Musing) -> Option<Json> {
        musing.over(&self.play)
    }

    fn rehearse(&self, musing: Musing, iterations: u32) -> bool {
        let options = self.play.choices(musing.seat);
        let searched = options.len() > 1 && self.play.duty(musing.seat).is_none();
        if searched {
            let (budget, dice) = (Budget::iterations(iterations), Dice::new(musing.seed));
            G::rank(&self.play, musing.seat, &options, budget, dice);
        }
        searched
    }
}
