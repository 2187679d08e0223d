//! Suspended effects, as data.

use std::hash::{Hash, Hasher};

/// What is still to be done, the next thing last.
///
/// A half-resolved effect is a few frames in the state: it can be cloned, compared and rebuilt in the middle
/// of a card. Rules pop a frame, do its work, and push what follows; they never call each other.
///
/// A plain array, so that a state full of frames is copied like any memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frames<F, const DEPTH: usize> {
    /// Nothing lies from `count` on.
    waiting: [Option<F>; DEPTH],
    count: u8,
}

impl<F, const DEPTH: usize> Default for Frames<F, DEPTH> {
    fn default() -> Self {
        Frames { waiting: [const { None }; DEPTH], count: 0 }
    }
}

/// As a slice of what waits.
impl<F: Hash, const DEPTH: usize> Hash for Frames<F, DEPTH> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_usize(self.len());
        self.waiting.iter().flatten().for_each(|frame| frame.hash(hasher));
    }
}

impl<F, const DEPTH: usize> Frames<F, DEPTH> {
    /// To be done next, before everything else.
    ///
    /// # Panics
    /// When effects nest deeper than the title said they can.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.waiting[usize::from(self.count)] = Some(frame);
        self.count += 1;
    }

    /// What is to be done now.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.count = self.count.checked_sub(1)?;
        self.waiting[usize::from(self.count)].take()
    }

    /// What is to be done next, left where it is.
    #[inline]
    pub fn next(&self) -> Option<&F> {
        self.waiting[..self.len()].last()?.as_ref()
    }

    /// Forgets everything, because the match is over.
    #[inline]
    pub fn clear(&mut self) {
        *self = Frames::default();
    }

    /// How many frames wait.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether nothing waits.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_frame_comes_first_and_leaves_nothing_behind() {
        let mut frames: Frames<u8, 3> = Frames::default();
        (1..=3).for_each(|frame| frames.push(frame));
        assert_eq!((frames.len(), frames.pop(), frames.pop()), (3, Some(3), Some(2)));
        let mut one = Frames::default();
        one.push(1);
        assert_eq!(frames, one);
        frames.clear();
        assert_eq!((frames.pop(), frames.is_empty()), (None, true));
    }
}
