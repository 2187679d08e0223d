//! What to simulate.

use std::sync::Arc;

use veilleuse_bots::{Budget, Level};
use veilleuse_core::{Game, Refusal, Seat};

/// Which matches to play, and how.
pub struct SimPlan<G: Game> {
    /// The content.
    pub pack: Arc<G::Pack>,
    /// The options of every match.
    pub options: G::Options,
    /// Who sits where.
    pub levels: Levels,
    /// How long experts think.
    pub budget: Budget,
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

impl<G: Game> SimPlan<G> {
    /// Matches between random bots, on all cores.
    pub fn random(pack: Arc<G::Pack>, options: G::Options, matches: u64, seed: u64) -> SimPlan<G> {
        let (levels, budget) = (Levels::all(Level::Random), Budget::default());
        SimPlan { pack, options, levels, budget, matches, seed, threads: 0 }
    }
}

/// The level of the bot in each chair, the master's included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Levels([Level; Seat::MAX as usize + 1]);

impl Levels {
    /// The same level everywhere.
    pub const fn all(level: Level) -> Levels {
        Levels([level; Seat::MAX as usize + 1])
    }

    /// The same, but with another level in this chair.
    #[must_use]
    pub const fn with(mut self, seat: Seat, level: Level) -> Levels {
        self.0[seat.index()] = level;
        self
    }

    /// The level in this chair.
    pub const fn of(&self, seat: Seat) -> Level {
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
