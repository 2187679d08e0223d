//! A fast generator for bots and simulations.

/// Reproducible chance: xoshiro256++ with unbiased bounded draws. Not for live matches, whose chance must be
/// checkable.
///
/// It is written out here because every match begins one for each purpose of chance: by way of bytes, as others want a seed,
/// that took one instruction in thirty of a short match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice([u64; 4]);

impl Dice {
    /// The generator of this seed.
    pub fn new(seed: u64) -> Dice {
        Dice::stream(seed, 0)
    }

    /// Stream number `index` of this seed: as good as unrelated to every other.
    pub fn stream(seed: u64, index: u64) -> Dice {
        Dice::strand(&Seed::of(seed), &Strand::of(index))
    }

    /// This stream of this seed. Who needs the same stream of many seeds, or many of one, works out each half once.
    #[inline]
    pub fn strand(seed: &Seed, strand: &Strand) -> Dice {
        let (one, other) = (seed.0, strand.0);
        Dice([one[0] ^ other[0], one[1] ^ other[1], one[2] ^ other[2], one[3] ^ other[3]])
    }

    /// A number below `ways`, each equally likely (Lemire's method).
    ///
    /// # Panics
    /// When `ways` is 0, in builds with debug assertions.
    #[inline]
    pub fn below(&mut self, ways: u32) -> u32 {
        debug_assert!(ways > 0, "there is nothing to draw from");
        let mut product = u64::from(self.word()) * u64::from(ways);
        if (product as u32) < ways {
            let excess = ways.wrapping_neg() % ways;
            while (product as u32) < excess {
                product = u64::from(self.word()) * u64::from(ways);
            }
        }
        (product >> 32) as u32
    }

    /// A seed for another generator.
    pub const fn seed(&mut self) -> u64 {
        self.next()
    }

    /// The upper half of a word, the better one.
    #[inline]
    const fn word(&mut self) -> u32 {
        (self.next() >> 32) as u32
    }

    #[inline]
    const fn next(&mut self) -> u64 {
        let [a, b, c, d] = self.0;
        let (third, fourth) = (c ^ a, d ^ b);
        self.0 = [a ^ fourth, b ^ third, third ^ b << 17, fourth.rotate_left(45)];
        a.wrapping_add(d).rotate_left(23).wrapping_add(a)
    }
}

/// What all streams of a seed have in common.
#[derive(Clone, Copy, Debug)]
pub struct Seed([u64; 4]);

impl Seed {
    /// Of this seed.
    pub fn of(seed: u64) -> Seed {
        Seed(SALTS.map(|salt| mix(seed.wrapping_add(salt))))
    }
}

/// What the streams with the same number have in common, whatever their seeds.
#[derive(Clone, Copy, Debug)]
pub struct Strand([u64; 4]);

impl Strand {
    /// Of stream number `index`.
    pub fn of(index: u64) -> Strand {
        Strand(SALTS.map(|salt| mix(mix(index.wrapping_sub(salt)))))
    }
}

/// One for each word of a generator: multiples of the golden ratio.
const SALTS: [u64; 4] = {
    const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
    [GOLDEN, GOLDEN.wrapping_mul(2), GOLDEN.wrapping_mul(3), GOLDEN.wrapping_mul(4)]
};

/// The finaliser of SplitMix64.
const fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::{
        Xoshiro256PlusPlus,
        rand_core::{Rng, SeedableRng},
    };

    use super::*;

    #[test]
    fn draws_are_even() {
        let mut dice = Dice::new(1);
        for ways in [1u32, 2, 3, 6, 7, 100] {
            let mut counts = vec![0i64; ways as usize];
            for _ in 0..ways * 10_000 {
                counts[dice.below(ways) as usize] += 1;
            }
            // Six standard deviations of a count of 10,000.
            assert!(counts.iter().all(|count| (count - 10_000).abs() < 600), "{ways} ways: {counts:?}");
        }
        assert!((0..1_000).map(|_| dice.below(u32::MAX)).any(|way| way > u32::MAX / 2));
    }

    #[test]
    fn no_way_of_a_wide_range_is_favoured() {
        // Four words for three ways: without rejection every third way would have two words, the others one.
        let (mut dice, ways) = (Dice::new(2), 3 << 30);
        let mut thirds = [0; 3];
        (0..30_000).for_each(|_| thirds[dice.below(ways) as usize % 3] += 1);
        assert!(thirds.iter().all(|count| (9_500..10_500).contains(count)), "{thirds:?}");
    }

    #[test]
    fn streams_differ_by_seed_and_by_index() {
        let head = |seed, index| Dice::stream(seed, index).seed();
        let mut heads: Vec<u64> = (0..100).flat_map(|seed| (0..100).map(move |i| head(seed, i))).collect();
        heads.sort_unstable();
        heads.dedup();
        assert_eq!(heads.len(), 10_000);
        assert_eq!(head(5, 7), head(5, 7));
        assert_ne!(head(5, 7), head(7, 5));
    }

    #[test]
    fn it_draws_what_others_draw_from_the_same_state() {
        let mut dice = Dice::stream(5, 7);
        let mut bytes = [0; 32];
        for (bytes, word) in bytes.chunks_exact_mut(8).zip(dice.0) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        let mut theirs = Xoshiro256PlusPlus::from_seed(bytes);
        (0..1_000).for_each(|_| assert_eq!(dice.seed(), theirs.next_u64()));
    }

    #[test]
    fn a_stream_is_the_same_for_ever() {
        assert_eq!(Dice::stream(42, 3).seed(), 8_585_529_759_928_989_332);
    }
}
