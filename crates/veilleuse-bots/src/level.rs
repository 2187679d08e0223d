//! How strong a bot is.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use veilleuse_core::Judgement;

use crate::{Agent, Budget, Dice, Knowledge, Pupil, Searcher, Taste, Uniform};

/// Makes a bot of a level, as [`Level::bot`] does: from a seed, with a budget.
pub type MakeBot<G> = fn(Level, u64, Budget) -> Pupil<G>;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any option, each as likely.
    Random,
    /// Leans towards what looks good, and errs often.
    Novice,
    /// Nearly always takes what looks best.
    Regular,
    /// Thinks ahead a little.
    Keen,
    /// Thinks ahead.
    Expert,
    /// Thinks ahead as long as somebody at the table would wait.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Novice, Level::Regular, Level::Keen, Level::Expert, Level::Master];
    /// Those that people play with, the weakest first.
    pub const LADDER: [Level; 5] = [Level::Novice, Level::Regular, Level::Keen, Level::Expert, Level::Master];

    /// The name of the level.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Regular => "regular",
            Level::Keen => "keen",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// How often a bot of this level knows an answer; `None` when it does not even try.
    pub const fn knowledge(self) -> Option<Knowledge> {
        match self {
            Level::Random => None,
            Level::Novice => Some(Knowledge { easy: 580, hard: 380 }),
            Level::Regular => Some(Knowledge { easy: 660, hard: 460 }),
            Level::Keen => Some(Knowledge { easy: 690, hard: 500 }),
            Level::Expert => Some(Knowledge { easy: 715, hard: 530 }),
            Level::Master => Some(Knowledge { easy: 740, hard: 560 }),
        }
    }

    /// How many times a bot of this level imagines a match on for each decision, unless its [`Budget`] says otherwise; nothing
    /// when it does not think ahead.
    pub const fn iterations(self) -> Option<u32> {
        match self {
            Level::Random | Level::Novice | Level::Regular => None,
            Level::Keen => Some(100),
            Level::Expert => Some(500),
            Level::Master => Some(3_000),
        }
    }

    /// A bot of this level. All it will ever do follows from the seed, unless `budget` names a time; that is how long it thinks if
    /// it does.
    pub fn bot<G: Judgement>(self, seed: u64, budget: Budget) -> Pupil<G> {
        let mut dice = Dice::new(seed);
        let own = Dice::new(dice.seed());
        let agent: Box<dyn Agent<G>> = match self {
            Level::Random => Box::new(Uniform::new(own)),
            Level::Novice => Box::new(Taste::novice(own)),
            Level::Regular => Box::new(Taste::regular(own)),
            Level::Keen | Level::Expert | Level::Master => {
                let iterations = self.iterations().unwrap_or_default();
                Box::new(Searcher::new(own, budget.or_iterations(iterations)))
            }
        };
        Pupil::new(agent, self.knowledge(), dice)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no level \"{0}\"; choose random, novice, regular, keen, expert or master")]
pub struct NoSuchLevel(pub String);

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(word: &str) -> Result<Level, NoSuchLevel> {
        let level = Level::ALL.into_iter().find(|level| level.name() == word);
        level.ok_or_else(|| NoSuchLevel(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_as_it_is_written() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(serde_json::to_value(level).unwrap(), level.name());
        }
    }

    #[test]
    fn a_wrong_level_is_answered_with_the_right_ones() {
        let text = "Expert".parse::<Level>().unwrap_err().to_string();
        assert!(text.contains("\"Expert\""), "{text}");
        assert!(Level::ALL.iter().all(|level| text.contains(level.name())), "{text}");
    }
}
