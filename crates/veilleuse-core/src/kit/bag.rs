//! Sets of bare numbers, for titles that have no nouns for them yet.

use super::{Noun, Set};

/// Some of the numbers below 64.
pub type Bag = Set<u8>;

impl Bag {
    /// How many different things a bag can tell apart.
    pub const CAPACITY: u8 = 64;

    /// The things `0..count`.
    pub fn full(count: u8) -> Bag {
        Set::first_of(usize::from(count))
    }
}

impl Noun for u8 {
    const COUNT: usize = Bag::CAPACITY as usize;
    type Bits = u64;

    #[inline]
    fn index(self) -> usize {
        usize::from(self)
    }

    #[inline]
    fn at(index: usize) -> u8 {
        index as u8
    }
}
