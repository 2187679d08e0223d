//! What to simulate.

use std::{fmt, str::FromStr, sync::Arc};

use serde::{Serialize, Serializer};
use veilleuse_bots::{Budget, Level, MakeBot, NoSuchLevel, Pupil};
use veilleuse_core::{Game, Judgement, Refusal, Seat};

/// Which matches to play, and how.
pub struct SimPlan<G: Game> {
    /// The content.
    pub pack: Arc<G::Pack>,
    /// The options of every match.
    pub options: G::Options,
    /// Who sits where.
    pub levels: Levels,
    /// Makes them.
    pub make_bot: MakeBot<G>,
    /// How many matches.
    pub matches: u64,
    /// What all chance follows from.
    pub seed: u64,
    /// On how many threads; 0 for one a core.
    pub threads: usize,
}

impl<G: Game> Clone for SimPlan<G> {
    fn clone(&self) -> Self {
        SimPlan { pack: Arc::clone(&self.pack), options: self.options.clone(), ..*self }
    }
}

impl<G: Judgement> SimPlan<G> {
    /// Matches between random bots, on all cores.
    pub fn random(pack: Arc<G::Pack>, options: G::Options, matches: u64, seed: u64) -> SimPlan<G> {
        let levels = Levels::all(Level::Random);
        SimPlan { pack, options, levels, make_bot: Level::bot, matches, seed, threads: 0 }
    }
}

/// A bot of some level that thinks as long as its level does, or otherwise: `expert`, `expert:5000`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bot {
    /// The level.
    pub level: Level,
    /// How many iterations it thinks, if not as many as its level.
    pub iterations: Option<u32>,
}

impl Bot {
    /// Takes a chair; all it will ever do follows from the seed.
    pub fn sits_down<G: Game>(self, make: MakeBot<G>, seed: u64) -> Pupil<G> {
        make(self.level, seed, Budget { iterations: self.iterations, ..Budget::OWN })
    }
}

impl From<Level> for Bot {
    fn from(level: Level) -> Bot {
        Bot { level, iterations: None }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.iterations {
            Some(iterations) => f.pad(&format!("{}:{iterations}", self.level)),
            None => self.level.fmt(f),
        }
    }
}

impl FromStr for Bot {
    type Err = NoSuchLevel;

    fn from_str(word: &str) -> Result<Bot, NoSuchLevel> {
        let Some((level, iterations)) = word.split_once(':') else {
            return Ok(Bot::from(word.parse::<Level>()?));
        };
        let iterations = iterations.parse().map_err(|_| NoSuchLevel(word.to_owned()))?;
        Ok(Bot { level: level.parse()?, iterations: Some(iterations) })
    }
}

impl Serialize for Bot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The bot in each chair, the master's included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Levels([Bot; Seat::MAX as usize + 1]);

impl Levels {
    /// The same everywhere.
    pub fn all(bot: impl Into<Bot>) -> Levels {
        Levels([bot.into(); Seat::MAX as usize + 1])
    }

    /// The same, but with another in this chair.
    #[must_use]
    pub fn with(mut self, seat: Seat, bot: impl Into<Bot>) -> Levels {
        self.0[seat.index()] = bot.into();
        self
    }

    /// The same bots at a table of so many seats, each so many chairs further on.
    #[must_use]
    pub fn turned(self, seats: u8, by: u64) -> Levels {
        let turn = (by % u64::from(seats.max(1))) as u8;
        (0..seats).fold(self, |levels, chair| {
            levels.with(Seat::new((chair + turn) % seats), self.of(Seat::new(chair)))
        })
    }

    /// Who sits in this chair.
    pub const fn of(&self, seat: Seat) -> Bot {
        self.0[seat.index()]
    }
}

/// A simulation that cannot be run to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SimError {
    /// There is nothing to play.
    #[error("no matches are asked for; ask for one at least")]
    NoMatches,
    /// The title cannot be played like that.
    #[error("the title cannot be played with these options ({0}); change them")]
    Options(Refusal),
    /// The threads could not be started.
    #[error("the threads could not be started ({0}); ask for fewer")]
    Threads(String),
    /// A match does not end.
    #[error(
        "match {index} was not over after {inputs} inputs; this is a mistake in the title, report it with the seed"
    )]
    Endless {
        /// Which match.
        index: u64,
        /// After how many inputs it was given up.
        inputs: usize,
    },
    /// A chair is asked but has nothing to choose from.
    #[error(
        "in match {index}, after {inputs} inputs, somebody is asked and has no option; this is a mistake in the title, report it with the seed"
    )]
    Stuck {
        /// Which match.
        index: u64,
        /// After how many inputs.
        inputs: usize,
    },
    /// An option was refused.
    #[error(
        "in match {index}, after {inputs} inputs, an option on offer was {refusal}; this is a mistake in the title, report it with the seed"
    )]
    Refused {
        /// Which match.
        index: u64,
        /// After how many inputs.
        inputs: usize,
        /// The rule that refused it.
        refusal: Refusal,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_read_as_it_is_written() {
        for word in ["regular", "expert:5000"] {
            assert_eq!(word.parse::<Bot>().unwrap().to_string(), word);
        }
        assert!("expert:many".parse::<Bot>().is_err() && "wizard:5".parse::<Bot>().is_err());
    }
}
