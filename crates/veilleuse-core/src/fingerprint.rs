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

/// FNV-1a over words: every integer is one word, whatever its width, so that neither the machine's word size, nor the order
/// of its bytes, nor the standard library's own hasher plays a part.
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
    /// Arrays of bare integers come as the bytes they lie in, wider ones in the order of the machine. Where a state holds
    /// nouns, sets and tables by them nothing comes here, and every test that plays a match would notice.
    fn write(&mut self, bytes: &[u8]) {
        debug_assert!(false, "{bytes:?} would be hashed as they lie in this machine's memory");
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
    use crate::{
        Seat, SeatSet, Secret,
        kit::{By, Deck, Frames, Set},
    };

    crate::noun! {
        #[derive(Debug)]
        Place: 40
    }

    #[derive(Hash)]
    enum Ask {
        _Nothing,
        Go(Option<Place>),
    }

    #[derive(Hash)]
    struct State {
        ask: Ask,
        seat: Option<Seat>,
        counts: By<Seat, u16, 3>,
        places: [Option<Place>; 2],
        set: Set<Place>,
        deck: Deck<Place, 1>,
        frames: Frames<u8, 4>,
        secret: Secret<bool>,
        size: usize,
    }

    /// The digest of these words, as the description says and not as the code does.
    fn of_words(words: &[u64]) -> Fingerprint {
        let step = |digest: u64, word: &u64| {
            let mixed = (digest ^ word).wrapping_mul(1_099_511_628_211);
            mixed ^ mixed >> 29
        };
        Fingerprint(Steady(words.iter().fold(14_695_981_039_346_656_037, step)).finish())
    }

    #[test]
    fn a_digest_is_that_of_the_words_of_the_value_on_every_machine() {
        let mut deck = Deck::shuffled(Set::first_of(3));
        deck.put_on_top(Place::new(33));
        let mut frames = Frames::default();
        frames.push(9);
        let state = State {
            ask: Ask::Go(Some(Place::new(39))),
            seat: Some(Seat::new(2)),
            counts: By::new([1, 0x0203, 0]),
            places: [None, Some(Place::new(4))],
            set: Set::only(Place::new(33)),
            deck,
            frames,
            secret: Secret::new(true, SeatSet::only(Seat::new(1))),
            size: 1 << 20,
        };
        let words = [
            &[1, 1, 39][..],       // the second question, somewhere, there
            &[1, 2],               // a seat, the third
            &[3, 1, 0x0203, 0],    // three counts
            &[2, 0, 1, 4],         // two places: none, some, the fifth
            &[1 << 33],            // a set
            &[1, 1, 33, 0b111, 0], // one known card, the shuffled ones, nothing spent
            &[1, 9],               // one frame
            &[1, 0b10],            // a secret and who knows it
            &[1 << 20],
        ];
        assert_eq!(fingerprint(&state), of_words(&words.concat()));
    }
}
