//! A small generator for tests: the same on every machine, for ever.

/// SplitMix64. Tests are repeated by their seed, so the numbers must never depend on a library's version.
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    /// The stream of this seed.
    pub const fn seeded(seed: u64) -> Luck {
        Luck(seed)
    }

    /// A stream of its own for part `part` of a run with this seed.
    pub fn part(seed: u64, part: u64) -> Luck {
        let mut luck = Luck(seed ^ part.wrapping_mul(0xd134_2543_de82_ef95));
        luck.word();
        luck
    }

    /// The next 64 bits.
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    /// A number below `n`.
    ///
    /// # Panics
    /// When `n` is 0.
    pub const fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0");
        // The bias of a 64-bit product is far below what a test could notice.
        ((self.word() as u128 * n as u128) >> 64) as u32
    }

    /// One of these.
    ///
    /// # Panics
    /// When there are none.
    pub const fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len() as u32) as usize]
    }

    /// True once in `n` times.
    pub const fn once_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_is_a_constant() {
        let mut luck = Luck::seeded(0);
        assert_eq!(luck.word(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(luck.word(), 0x6e78_9e6a_a1b9_65f4);
    }

    #[test]
    fn numbers_stay_below_and_reach_everything() {
        let mut luck = Luck::part(7, 1);
        let mut seen = [0; 6];
        (0..600).for_each(|_| seen[luck.below(6) as usize] += 1);
        assert!(seen.iter().all(|count| *count > 60), "{seen:?}");
    }
}
