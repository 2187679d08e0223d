//! A digest of a state that is the same on every machine.

use std::{
    fmt,
    hash::{Hash, Hasher},
};

/// 64 bits that stand for a whole state in replays and tests.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(pub u64);

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The fingerprint of a value.
pub fn fingerprint<T: Hash>(value: &T) -> Fingerprint {
    let mut hasher = Steady(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    Fingerprint(hasher.finish())
}

/// FNV-1a over words, with every integer widened to eight bytes, so that neither the machine's word size nor the standard
/// library's own hasher plays a part. Arrays of integers come as the bytes they lie in: arrays of bytes are the same
/// everywhere, those of wider integers only on machines that put the lowest byte first.
struct Steady(u64);

impl Steady {
    fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        self.0 ^= self.0 >> 29;
    }
}

impl Hasher for Steady {
    fn finish(&self) -> u64 {
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }
    fn write_u8(&mut self, n: u8) {
        self.word(n.into());
    }
    fn write_u16(&mut self, n: u16) {
        self.word(n.into());
    }
    fn write_u32(&mut self, n: u32) {
        self.word(n.into());
    }
    fn write_u64(&mut self, n: u64) {
        self.word(n);
    }
    fn write_usize(&mut self, n: usize) {
        self.word(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.word(n as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_a_constant_of_the_value() {
        assert_eq!(fingerprint(&(1u8, [2u16, 3], Some(4u32))).to_string(), "9f72ab5aa0583fd9");
        assert_ne!(fingerprint(&[0u8, 1]), fingerprint(&[1u8, 0]));
    }
}
