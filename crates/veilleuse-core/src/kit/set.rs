//! Some of the things there are.

use std::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign},
};

use super::{Bits, Noun};

/// Some of the things of a kind, in as many bits as there are things.
///
/// Also a shuffled heap: which of them comes out next does not exist until it is [drawn](Set::draw).
///
/// ```
/// use veilleuse_core::{kit::Set, noun};
///
/// noun! {
///     /// A room of the house.
///     #[derive(Debug)]
///     Room: 25
/// }
///
/// let dark: Set<Room> = [Room::new(3), Room::new(7)].into_iter().collect();
/// let open = Set::first_of(5);
/// assert!(dark.has(Room::new(7)) && (dark | open).len() == 6);
/// assert_eq!((dark & open).first(), Some(Room::new(3)));
/// assert_eq!((open - dark).nth(3), Room::new(4));
/// assert_eq!(size_of_val(&dark), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T: Noun>(T::Bits);

impl<T: Noun> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set(T::Bits::ZERO);

    /// The things whose bits are set, the first one in the lowest.
    pub const fn of_bits(bits: T::Bits) -> Set<T> {
        Set(bits)
    }

    /// A bit for each thing in it, the first one in the lowest: a place in a table of sets.
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// Everything there is.
    #[inline]
    pub fn all() -> Set<T> {
        Set::first_of(T::COUNT)
    }

    /// The first so many things.
    ///
    /// # Panics
    /// When there are not so many.
    #[inline]
    pub fn first_of(count: usize) -> Set<T> {
        assert!(count <= T::COUNT, "as many as there are");
        Set::of(if count == 64 { u64::MAX } else { (1 << count) - 1 })
    }

    /// This one thing.
    #[inline]
    pub fn only(thing: T) -> Set<T> {
        Set::of(bit(thing))
    }

    #[inline]
    fn of(word: u64) -> Set<T> {
        Set(T::Bits::low(word))
    }

    #[inline]
    fn word(self) -> u64 {
        self.0.into()
    }

    /// How many things are in it.
    #[inline]
    pub fn len(self) -> u32 {
        self.word().count_ones()
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::ZERO
    }

    /// Whether this thing is in it.
    #[inline]
    pub fn has(self, thing: T) -> bool {
        self.word() & bit(thing) != 0
    }

    /// Whether something is in both.
    #[inline]
    pub fn meets(self, other: Set<T>) -> bool {
        !(self & other).is_empty()
    }

    /// Puts a thing in.
    #[inline]
    pub fn put(&mut self, thing: T) {
        *self = self.with(thing);
    }

    /// Takes a thing out; `false` when it was not there.
    #[inline]
    pub fn take(&mut self, thing: T) -> bool {
        let there = self.has(thing);
        *self = self.without(thing);
        there
    }

    /// These and that one.
    #[inline]
    #[must_use]
    pub fn with(self, thing: T) -> Set<T> {
        Set::of(self.word() | bit(thing))
    }

    /// These but not that one.
    #[inline]
    #[must_use]
    pub fn without(self, thing: T) -> Set<T> {
        Set::of(self.word() & !bit(thing))
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::at(self.word().trailing_zeros() as usize))
    }

    /// The thing in it, when there is exactly one.
    #[inline]
    pub fn single(self) -> Option<T> {
        self.first().filter(|thing| self.without(*thing).is_empty())
    }

    /// The thing that way `way` of a draw gives: the `way`-th of them.
    ///
    /// # Panics
    /// When there are not so many.
    #[inline]
    pub fn nth(self, way: u32) -> T {
        T::at(if T::COUNT <= 8 { nth_of_byte(self.word(), way) } else { nth_of_word(self.word(), way) })
    }

    /// Takes out the thing that way `way` of a draw gives.
    #[inline]
    pub fn draw(&mut self, way: u32) -> T {
        let thing = self.nth(way);
        self.take(thing);
        thing
    }

    /// The things, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self.word();
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let place = left.trailing_zeros();
                left &= left - 1;
                T::at(place as usize)
            })
        })
    }
}

#[inline]
fn bit<T: Noun>(thing: T) -> u64 {
    debug_assert!(thing.index() < T::COUNT, "one of those there are");
    1 << thing.index()
}

/// A one in each byte of a word.
const EACH: u64 = 0x0101_0101_0101_0101;

/// The position of the `way`-th lowest bit. The bits of all bytes are counted side by side, so that no branch depends on the
/// draw; then those of the byte in which it lies.
#[inline]
const fn nth_of_word(word: u64, way: u32) -> usize {
    let pairs = word - (word >> 1 & (EACH * 0x55));
    let halves = (pairs & (EACH * 0x33)) + (pairs >> 2 & (EACH * 0x33));
    let sums = ((halves + (halves >> 4)) & (EACH * 0x0f)).wrapping_mul(EACH);
    let byte = 8 * ended(sums, way);
    let before = (sums << 8) >> byte & 0xff;
    byte + nth_of_byte(word >> byte & 0xff, way - before as u32)
}

/// The same for the lowest byte, when there is nothing above it.
#[inline]
const fn nth_of_byte(byte: u64, way: u32) -> usize {
    // Each bit in a byte of its own: at its place there, then as a one.
    let spread = byte.wrapping_mul(EACH) & 0x8040_2010_0804_0201;
    let ones = (spread + EACH * 0x7f) >> 7 & EACH;
    ended(ones.wrapping_mul(EACH), way)
}

/// How many of the eight sums, each of a byte and all those below it, are not above this.
#[inline]
const fn ended(sums: u64, way: u32) -> usize {
    assert!(way < (sums >> 56) as u32, "a draw below the number of things");
    let reached = (((way as u64 * EACH) | (EACH << 7)) - sums) >> 7 & EACH;
    (reached.wrapping_mul(EACH) >> 56) as usize
}

/// Everything of both.
impl<T: Noun> BitOr for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitor(self, other: Set<T>) -> Set<T> {
        Set::of(self.word() | other.word())
    }
}

impl<T: Noun> BitOrAssign for Set<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Set<T>) {
        *self = *self | other;
    }
}

/// What is in both.
impl<T: Noun> BitAnd for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitand(self, other: Set<T>) -> Set<T> {
        Set::of(self.word() & other.word())
    }
}

impl<T: Noun> BitAndAssign for Set<T> {
    #[inline]
    fn bitand_assign(&mut self, other: Set<T>) {
        *self = *self & other;
    }
}

/// What is in this and not in the other.
impl<T: Noun> Sub for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn sub(self, other: Set<T>) -> Set<T> {
        Set::of(self.word() & !other.word())
    }
}

impl<T: Noun> SubAssign for Set<T> {
    #[inline]
    fn sub_assign(&mut self, other: Set<T>) {
        *self = *self - other;
    }
}

impl<T: Noun> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Noun> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T> {
        things.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Noun> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    crate::noun! {
        #[derive(Debug)]
        Thing: 64
    }

    crate::noun! {
        #[derive(Debug)]
        Few: 9
    }

    proptest! {
        #[test]
        fn every_way_of_a_draw_gives_another_thing(word: u64) {
            let set = Set::<Thing>::of_bits(word);
            let drawn: Vec<Thing> = (0..set.len()).map(|way| set.nth(way)).collect();
            prop_assert_eq!(drawn, set.iter().collect::<Vec<_>>());
        }

        #[test]
        fn drawing_takes_one_thing_out(word in 1u64.., way: u32) {
            let before = Set::<Thing>::of_bits(word);
            let mut after = before;
            let thing = after.draw(way % before.len());
            prop_assert!(before.has(thing) && !after.has(thing));
            prop_assert_eq!(after.len() + 1, before.len());
            after.put(thing);
            prop_assert_eq!(after, before);
        }

        #[test]
        fn small_words_do_what_large_ones_do(one in 0u16..512, other in 0u16..512) {
            let (few, more) = (Set::<Few>::of_bits(one), Set::<Few>::of_bits(other));
            prop_assert_eq!(few | more, Set::of_bits(one | other));
            prop_assert_eq!(few & more, Set::of_bits(one & other));
            prop_assert_eq!(few - more, Set::of_bits(one & !other));
            prop_assert_eq!(few.meets(more), one & other != 0);
            prop_assert_eq!(few.single().is_some(), one.is_power_of_two());
            prop_assert_eq!(few.first(), few.iter().next());
            prop_assert_eq!(few.iter().collect::<Set<Few>>(), few);
        }
    }

    #[test]
    fn the_first_things_are_as_many_as_said() {
        for count in 0..=Thing::COUNT {
            assert_eq!(Set::<Thing>::first_of(count).len() as usize, count);
        }
        assert_eq!(Set::<Few>::all().len(), 9);
        assert_eq!((size_of::<Set<Few>>(), size_of::<Option<Few>>()), (2, 1));
    }
}
