//! Leaks planted on purpose, so that the tests can show that they would find one.
//!
//! Only compiled with the feature `planted-leaks`, which this crate's own tests switch on through a
//! dev-dependency; nothing that is released asks for it.

use crate::pack::Pack;

/// Something that tells somebody what they must not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlantedLeak {
    /// Only those who hold a reaction are asked in a window.
    WindowForHolders,
    /// Everybody is told which card was drawn.
    DrawTold,
    /// Everybody sees a card that somebody draws.
    HandInView,
    /// Who has one object only loses it without being asked.
    OnlyObjectUnasked,
    /// Others see a hand in the order in which it is held.
    PlacesShown,
    /// What is known of the other cards depends on which place of the hand a card was played from.
    FactsByPlace,
}

impl Pack {
    /// The same content, with a leak in the rules that use it.
    #[must_use]
    pub const fn with_leak(mut self, leak: PlantedLeak) -> Pack {
        self.leak = Some(leak);
        self
    }

    pub(crate) fn leaks(&self, leak: PlantedLeak) -> bool {
        self.leak == Some(leak)
    }
}
