//! Randomness that was given, spent bit by bit.

use std::fmt;

/// Thirty-two bytes of the operating system, from which a table makes its tokens and lets its bots pause.
///
/// Every draw replaces the key it was made from, so that what was handed out before cannot be made again.
pub struct Entropy {
    key: [u8; 32],
}

impl Entropy {
    /// From bytes nobody can guess.
    pub const fn new(bytes: [u8; 32]) -> Entropy {
        Entropy { key: bytes }
    }

    /// Thirty-two bytes nobody can guess.
    pub fn bytes(&mut self) -> [u8; 32] {
        let mut out = [0; 64];
        blake3::Hasher::new_keyed(&self.key).finalize_xof().fill(&mut out);
        let (next, given) = out.split_at(32);
        self.key.copy_from_slice(next);
        given.try_into().expect("half of sixty-four")
    }

    /// A number nobody can guess.
    pub fn number(&mut self) -> u64 {
        let bytes = self.bytes();
        u64::from_le_bytes(*bytes.first_chunk().expect("thirty-two are more than eight"))
    }
}

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Entropy(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_bytes_give_the_same_draws_and_no_draw_comes_twice() {
        let (mut one, mut other) = (Entropy::new([7; 32]), Entropy::new([7; 32]));
        let draws: Vec<_> = (0..100).map(|_| one.bytes()).collect();
        assert_eq!(draws, (0..100).map(|_| other.bytes()).collect::<Vec<_>>());
        let mut unique = draws.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), draws.len());
        assert_ne!(Entropy::new([8; 32]).bytes(), draws[0]);
    }
}
