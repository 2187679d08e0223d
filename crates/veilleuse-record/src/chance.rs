//! Chance that nobody can choose and anybody can check.
//!
//! The host commits to a seed, the seats add nonces, each draw follows from both, and the seed is revealed at
//! the end. This proves that the outcomes were fixed before anybody played and that the host could not choose
//! them; it does not stop a host from looking at its own seed.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use veilleuse_core::{Chance, Game, Seat};

use crate::Hex32;

/// The name of the scheme, which is also the first word of every draw.
pub const SCHEME: &str = "draw/v1";

/// Thirty-two secret bytes from which all chance of a match follows.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(Hex32);

impl Seed {
    /// A seed of these bytes; take them from the operating system's entropy.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(Hex32(bytes))
    }

    /// What is shown before the first input: SHA-256 of the seed.
    pub fn commitment(&self) -> Hex32 {
        Hex32(Sha256::digest(self.0.0).into())
    }

    /// The bytes, for a host that must keep them until the end of the match.
    pub const fn reveal(&self) -> Hex32 {
        self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The draws of one match, one after the other.
///
/// One counter runs over the whole match and never goes back: a die that was undone is thrown afresh.
#[derive(Clone)]
pub struct FairChance {
    keyed: Hmac<Sha256>,
    next: u64,
}

impl FairChance {
    /// The chance of a match with this seed and these nonces, before its first draw.
    pub fn new(seed: &Seed, nonces: impl IntoIterator<Item = (Seat, Hex32)>) -> FairChance {
        FairChance { keyed: mac(&key(seed, nonces).0), next: 0 }
    }

    /// The same chance when `draws` draws have been made.
    #[must_use]
    pub fn after(self, draws: u64) -> FairChance {
        FairChance { next: draws, ..self }
    }

    /// The next draw: a number below the ways of this chance.
    pub fn draw<G: Game>(&mut self, chance: Chance) -> u32 {
        let way = self.draw_at(self.next, G::PURPOSES[chance.purpose.0 as usize], chance.ways);
        self.next += 1;
        way
    }

    /// Draw number `index` of the match, counted from 0: a number below `ways`.
    ///
    /// # Panics
    /// When `ways` is 0.
    pub fn draw_at(&self, index: u64, purpose: &str, ways: u32) -> u32 {
        let mut base = self.keyed.clone();
        base.update(SCHEME.as_bytes());
        base.update(purpose.as_bytes());
        base.update(&index.to_le_bytes());
        (0u32..)
            .find_map(|retry| {
                let mut word = base.clone();
                word.update(&retry.to_le_bytes());
                let digest: [u8; 32] = word.finalize().into_bytes().into();
                let head = digest.first_chunk().expect("a digest has more than eight bytes");
                fair(u64::from_le_bytes(*head), ways)
            })
            .expect("one word in two is fair at the least")
    }
}

impl fmt::Debug for FairChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FairChance").field("next", &self.next).finish_non_exhaustive()
    }
}

/// The key of all draws: HMAC-SHA-256 under the seed of each nonce after its seat's number, in seat order.
fn key(seed: &Seed, nonces: impl IntoIterator<Item = (Seat, Hex32)>) -> Hex32 {
    let mut nonces: Vec<_> = nonces.into_iter().collect();
    nonces.sort_unstable();
    let mut key = mac(&seed.0.0);
    for (seat, nonce) in nonces {
        key.update(&[seat.index() as u8]);
        key.update(&nonce.0);
    }
    Hex32(key.finalize().into_bytes().into())
}

fn mac(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes keys of any length")
}

/// The way this word gives, unless it lies above the last multiple of `ways`, where it would favour low ways.
const fn fair(word: u64, ways: u32) -> Option<u32> {
    let ways = ways as u64;
    let excess = (u64::MAX % ways + 1) % ways;
    if word <= u64::MAX - excess { Some((word % ways) as u32) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_above_the_last_multiple_are_thrown_again() {
        // 2^64 = 6 * 3074457345618258602 + 4: the last four words are too many.
        assert_eq!(fair(u64::MAX - 4, 6), Some(5));
        for excess in 0..4 {
            assert_eq!(fair(u64::MAX - excess, 6), None);
        }
        // Powers of two divide 2^64: every word is fair.
        assert_eq!(fair(u64::MAX, 8), Some(7));
        assert_eq!(fair(u64::MAX, 1), Some(0));
        assert_eq!(fair(u64::MAX, 1 << 31), Some((1 << 31) - 1));
    }

    #[test]
    fn the_order_in_which_nonces_arrive_does_not_matter() {
        let seed = Seed::from_bytes([7; 32]);
        let (a, b) = ((Seat::new(0), Hex32([1; 32])), (Seat::MASTER, Hex32([2; 32])));
        assert_eq!(key(&seed, [a, b]), key(&seed, [b, a]));
        assert_ne!(key(&seed, [a, b]), key(&seed, [(b.0, a.1), (a.0, b.1)]));
        assert_ne!(key(&seed, [a]), key(&seed, []));
    }

    #[derive(Deserialize)]
    struct Vector {
        seed: Seed,
        commitment: Hex32,
        nonces: Vec<(u8, Hex32)>,
        key: Hex32,
        draws: Vec<(u64, String, u32, u32)>,
    }

    #[test]
    fn the_answers_in_the_documentation_are_these() {
        let (_, rest) = include_str!("../../../docs/match-file.md").split_once("```json vectors\n").unwrap();
        let vectors: Vec<Vector> = serde_json::from_str(rest.split_once("```").unwrap().0).unwrap();
        assert_eq!(vectors.len(), 3);
        for Vector { seed, commitment, nonces, key: expected, draws } in vectors {
            let seat = |seat| if seat == 8 { Seat::MASTER } else { Seat::new(seat) };
            let nonces: Vec<_> = nonces.into_iter().map(|(index, nonce)| (seat(index), nonce)).collect();
            assert_eq!(seed.commitment(), commitment);
            assert_eq!(key(&seed, nonces.clone()), expected);
            let chance = FairChance::new(&seed, nonces);
            for (index, purpose, ways, way) in draws {
                assert_eq!(chance.draw_at(index, &purpose, ways), way, "draw {index} of {seed:?}");
            }
        }
    }

    #[test]
    fn a_seed_is_not_printed() {
        let seed = Seed::from_bytes([0xab; 32]);
        assert!(!format!("{seed:?} {:?}", FairChance::new(&seed, [])).contains("ab"));
    }
}
