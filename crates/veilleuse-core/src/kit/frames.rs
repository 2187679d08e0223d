//! Suspended effects, as data.

use arrayvec::ArrayVec;

/// What is still to be done, the next thing last.
///
/// A half-resolved effect is a few frames in the state: it can be cloned, compared and rebuilt in the middle
/// of a card. Rules pop a frame, do its work, and push what follows; they never call each other.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Frames<F, const DEPTH: usize>(ArrayVec<F, DEPTH>);

impl<F, const DEPTH: usize> Default for Frames<F, DEPTH> {
    fn default() -> Self {
        Frames(ArrayVec::new())
    }
}

impl<F, const DEPTH: usize> Frames<F, DEPTH> {
    /// To be done next, before everything else.
    ///
    /// # Panics
    /// When effects nest deeper than the title said they can.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.0.push(frame);
    }

    /// What is to be done now.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// Forgets everything, because the match is over.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// How many frames wait.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
