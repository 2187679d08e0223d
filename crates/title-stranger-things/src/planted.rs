//! Leaks planted on purpose, so that the tests can show that they would find one.
//!
//! Only compiled with the feature `planted-leaks`, which this crate's own tests switch on through a
//! dev-dependency; nothing that is released asks for it.

/// Something that tells somebody what they must not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlantedLeak {
    /// A token drawn face down shows in the view.
    TokenInView,
    /// What lies on top of the first pile is told when a turn begins.
    TopTold,
}

impl crate::Pack {
    /// The same content, with a leak in the rules that use it.
    #[must_use]
    pub const fn with_leak(mut self, leak: PlantedLeak) -> crate::Pack {
        self.leak = Some(leak);
        self
    }

    pub(crate) fn leaks(&self, leak: PlantedLeak) -> bool {
        self.leak == Some(leak)
    }
}
