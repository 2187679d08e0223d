//! How long a bot thinks.

use std::time::{Duration, Instant};

/// So often the clock is looked at, in iterations.
pub(crate) const LOOK: u32 = 32;

/// How long a [`Searcher`](crate::Searcher) thinks, and on how many cores.
///
/// Counted in iterations, a seed gives the same choice on every machine; milliseconds are a limit beside that for tables at
/// which somebody waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many times a match is imagined on, all trees together; without a number as often as the level does.
    pub iterations: Option<u32>,
    /// No longer than this.
    pub millis: Option<u32>,
    /// Over how many independent searches the iterations are shared out. What they find is put together in the order of their
    /// seeds: more of them choose differently, more cores do not.
    pub trees: u32,
    /// How many of them may run at the same time.
    pub cores: u32,
}

impl Budget {
    /// As long as the level thinks, on one core.
    pub const OWN: Budget = Budget { iterations: None, millis: None, trees: 1, cores: 1 };

    /// For a hint: strong, and there before somebody wonders where it is.
    pub const HINT: Budget = Budget::iterations(800).within(250);
    /// For a bot at a table: as its level thinks, but on a slow machine no longer than people like to wait.
    pub const LIVE: Budget = Budget::OWN.within(400);

    /// So many iterations on one core.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations: Some(iterations), ..Budget::OWN }
    }

    /// The same, but no longer than this.
    #[must_use]
    pub const fn within(self, millis: u32) -> Budget {
        Budget { millis: Some(millis), ..self }
    }

    /// The same, with so many iterations where nothing is said.
    #[must_use]
    pub(crate) fn or_iterations(self, iterations: u32) -> Budget {
        Budget { iterations: self.iterations.or(Some(iterations)), ..self }
    }

    /// When the time is up. Never where there is no clock: a module for browsers counts iterations alone.
    pub(crate) fn deadline(self) -> Option<Instant> {
        let millis = self.millis.filter(|_| !cfg!(target_family = "wasm"))?;
        Some(Instant::now() + Duration::from_millis(millis.into()))
    }

    /// How many iterations search number `index` gets.
    pub(crate) fn share(self, index: u32) -> u32 {
        let (all, trees) = (self.iterations.unwrap_or(0), self.trees.max(1));
        all / trees + u32::from(index < all % trees)
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::OWN
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_iteration_is_lost_between_trees() {
        for trees in 1..9 {
            let budget = Budget { trees, ..Budget::iterations(1_001) };
            assert_eq!((0..trees).map(|index| budget.share(index)).sum::<u32>(), 1_001);
        }
    }
}
