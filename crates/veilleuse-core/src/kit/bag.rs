//! Things without an order.

/// A set of up to 64 different things, by index. Which of them comes out next does not exist until it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bag(u64);

impl Bag {
    /// Nothing.
    pub const EMPTY: Bag = Bag(0);
    /// How many different things a bag can tell apart.
    pub const CAPACITY: u8 = 64;

    /// The things `0..count`.
    pub const fn full(count: u8) -> Bag {
        if count >= Self::CAPACITY { Bag(u64::MAX) } else { Bag((1 << count) - 1) }
    }

    /// How many things are in it.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this thing is in it.
    #[inline]
    pub const fn has(self, thing: u8) -> bool {
        self.0 >> thing & 1 != 0
    }

    /// Puts a thing in.
    #[inline]
    pub const fn put(&mut self, thing: u8) {
        self.0 |= 1 << thing;
    }

    /// Takes a thing out; `false` when it was not there.
    #[inline]
    pub const fn take(&mut self, thing: u8) -> bool {
        let there = self.has(thing);
        self.0 &= !(1 << thing);
        there
    }

    /// The thing that way `way` of a draw gives: the `way`-th lowest.
    ///
    /// # Panics
    /// When there are not so many.
    #[inline]
    pub fn nth(self, way: u32) -> u8 {
        assert!(way < self.len(), "a draw below the number of things");
        let low = (self.0 as u32).count_ones();
        if way < low { nth_bit(self.0 as u32, way) } else { 32 + nth_bit((self.0 >> 32) as u32, way - low) }
    }

    /// Takes out the thing that way `way` of a draw gives.
    #[inline]
    pub fn draw(&mut self, way: u32) -> u8 {
        let thing = self.nth(way);
        self.take(thing);
        thing
    }

    /// Everything of both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Bag) -> Bag {
        Bag(self.0 | other.0)
    }

    /// What is in this and not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Bag) -> Bag {
        Bag(self.0 & !other.0)
    }

    /// The things from the lowest on.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let thing = left.trailing_zeros() as u8;
                left &= left - 1;
                thing
            })
        })
    }
}

/// The position of the `way`-th lowest bit: halving by population count, without a branch on the data.
#[inline]
const fn nth_bit(mut word: u32, mut way: u32) -> u8 {
    let (mut at, mut width) = (0, 16);
    while width > 0 {
        let below = (word & ((1 << width) - 1)).count_ones();
        let above = if way >= below { width } else { 0 };
        way -= if way >= below { below } else { 0 };
        word >>= above;
        at += above;
        width /= 2;
    }
    at as u8
}

impl FromIterator<u8> for Bag {
    fn from_iter<I: IntoIterator<Item = u8>>(things: I) -> Bag {
        let mut bag = Bag::EMPTY;
        things.into_iter().for_each(|thing| bag.put(thing));
        bag
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn every_way_of_a_draw_gives_another_thing(word: u64) {
            let bag = Bag(word);
            let drawn: Vec<u8> = (0..bag.len()).map(|way| bag.nth(way)).collect();
            prop_assert_eq!(drawn, bag.iter().collect::<Vec<_>>());
        }

        #[test]
        fn drawing_takes_one_thing_out(word in 1u64.., way: u32) {
            let before = Bag(word);
            let mut after = before;
            let thing = after.draw(way % before.len());
            prop_assert!(before.has(thing) && !after.has(thing));
            prop_assert_eq!(after.len() + 1, before.len());
            after.put(thing);
            prop_assert_eq!(after, before);
        }
    }

    #[test]
    fn a_full_bag_has_as_many_things_as_said() {
        for count in 0..=Bag::CAPACITY {
            assert_eq!(Bag::full(count).len(), u32::from(count));
        }
    }
}
