//! Tables with a row for each thing.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    ops::{Index, IndexMut},
};

use super::Noun;

/// A value for each of the first `N` things of a kind: `By<Seat, Player, 5>`, `By<Colour, u8, 4>`.
///
/// ```
/// use veilleuse_core::{Seat, kit::By};
///
/// let mut points: By<Seat, u8, 4> = By::all(0);
/// points[Seat::new(2)] += 3;
/// assert_eq!(points.iter().find(|(_, points)| **points > 0), Some((Seat::new(2), &3)));
/// ```
pub struct By<T, V, const N: usize> {
    values: [V; N],
    key: PhantomData<fn(T)>,
}

impl<T: Noun, V, const N: usize> By<T, V, N> {
    /// These values, in the order of the things.
    pub const fn new(values: [V; N]) -> By<T, V, N> {
        const { assert!(N <= T::COUNT, "no more values than things") };
        By { values, key: PhantomData }
    }

    /// The same value for all.
    pub const fn all(value: V) -> By<T, V, N>
    where
        V: Copy,
    {
        By::new([value; N])
    }

    /// The value that is found for each thing.
    pub fn with(mut value: impl FnMut(T) -> V) -> By<T, V, N> {
        By::new(std::array::from_fn(|index| value(T::at(index))))
    }

    /// The values alone, in the order of the things.
    #[inline]
    pub const fn values(&self) -> &[V; N] {
        &self.values
    }

    /// The values alone, in the order of the things, to be changed.
    #[inline]
    pub const fn values_mut(&mut self) -> &mut [V; N] {
        &mut self.values
    }

    /// The things with their values.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (T, &V)> + Clone {
        self.values.iter().enumerate().map(|(index, value)| (T::at(index), value))
    }
}

impl<T: Noun, const N: usize> By<T, u8, N> {
    /// The thing that way `way` of a draw gives, where there are so many of each. Each is counted, whichever it is: no branch
    /// depends on the draw.
    ///
    /// ```
    /// use veilleuse_core::{Seat, kit::By};
    ///
    /// let counts: By<Seat, u8, 3> = By::new([2, 0, 1]);
    /// assert_eq!([0, 1, 2].map(|way| counts.nth(way).index()), [0, 0, 2]);
    /// ```
    ///
    /// # Panics
    /// When there are not so many.
    #[inline]
    pub fn nth(&self, way: u32) -> T {
        let (mut place, mut so_far) = (0, 0);
        for count in &self.values {
            so_far += u32::from(*count);
            place += usize::from(so_far <= way);
        }
        assert!(place < N, "a draw below the number of things");
        T::at(place)
    }
}

impl<T: Noun, V, const N: usize> Index<T> for By<T, V, N> {
    type Output = V;

    #[inline]
    fn index(&self, key: T) -> &V {
        &self.values[key.index()]
    }
}

impl<T: Noun, V, const N: usize> IndexMut<T> for By<T, V, N> {
    #[inline]
    fn index_mut(&mut self, key: T) -> &mut V {
        &mut self.values[key.index()]
    }
}

impl<T, V: Copy, const N: usize> Copy for By<T, V, N> {}

impl<T, V: Clone, const N: usize> Clone for By<T, V, N> {
    fn clone(&self) -> Self {
        By { values: self.values.clone(), key: PhantomData }
    }
}

impl<T, V: PartialEq, const N: usize> PartialEq for By<T, V, N> {
    fn eq(&self, other: &Self) -> bool {
        self.values == other.values
    }
}

impl<T, V: Eq, const N: usize> Eq for By<T, V, N> {}

/// Value by value, integers too: an array of integers would be hashed as the bytes it lies in.
impl<T, V: Hash, const N: usize> Hash for By<T, V, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_usize(N);
        self.values.iter().for_each(|value| value.hash(hasher));
    }
}

impl<T: Noun, V: fmt::Debug, const N: usize> fmt::Debug for By<T, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
