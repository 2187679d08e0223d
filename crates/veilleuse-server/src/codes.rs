//! Codes of tables: four letters to tell aloud, and more of them when many are in use.

use std::sync::{Mutex, PoisonError};

/// Letters that nobody confuses when they are told aloud or read from a screen: no I, L, O or Q.
const LETTERS: &[u8; 22] = b"ABCDEFGHJKMNPRSTUVWXYZ";

/// The shortest and the longest code. There are more of the longest than tables in all databases.
const SHORTEST: usize = 4;
const LONGEST: usize = 12;
/// A length is given up while more than one in so many codes of it are taken.
const CROWDED: u32 = 8;
/// So many codes tell how many are taken.
const SAMPLE: u32 = 64;
/// So often a length that was given up is tried again.
const AGAIN: u32 = 16;

/// The code this is, if it is one, as it is kept.
pub(crate) fn read(text: &str) -> Option<String> {
    let code = text.to_ascii_uppercase();
    let known = code.bytes().all(|letter| letter.is_ascii_uppercase());
    (known && (SHORTEST..=LONGEST).contains(&code.len())).then_some(code)
}

/// How full the codes of each length are, as far as new tables have found out.
#[derive(Debug, Default)]
pub(crate) struct Codes(Mutex<Seen>);

#[derive(Debug, Default)]
struct Seen {
    lengths: [Tried; LONGEST - SHORTEST],
    asked: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Tried {
    tries: u32,
    taken: u32,
}

impl Tried {
    const fn is_crowded(self) -> bool {
        self.tries >= CROWDED && self.taken * CROWDED > self.tries
    }
}

impl Codes {
    /// How long the first code is that a new table tries. When it is taken, the next is longer by one.
    pub(crate) fn first_length(&self) -> usize {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.asked = seen.asked.wrapping_add(1);
        if seen.asked.is_multiple_of(AGAIN) {
            return SHORTEST;
        }
        let free = seen.lengths.iter().position(|tried| !tried.is_crowded());
        SHORTEST + free.unwrap_or(LONGEST - SHORTEST)
    }

    /// A code of this length was taken, or was not.
    pub(crate) fn tried(&self, length: usize, taken: bool) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(tried) = seen.lengths.get_mut(length - SHORTEST) else { return };
        tried.tries += 1;
        tried.taken += u32::from(taken);
        if tried.tries >= SAMPLE {
            *tried = Tried { tries: tried.tries / 2, taken: tried.taken / 2 };
        }
    }

    /// The codes a new table tries one after the other, from bytes that cannot be foreseen.
    pub(crate) fn lengths(&self) -> impl Iterator<Item = usize> + use<> {
        // The longest is taken twice in a row only by a fault elsewhere.
        (self.first_length()..=LONGEST).chain([LONGEST])
    }
}

/// A code of this many letters.
pub(crate) fn of_length(length: usize, mut random: impl FnMut() -> u8) -> String {
    let letters = LETTERS.len() as u8;
    let fair = u8::MAX - u8::MAX % letters;
    (0..length)
        .map(|_| {
            // Bytes above the last whole round of letters would make some of them likelier.
            let byte = std::iter::repeat_with(&mut random).find(|byte| *byte < fair).unwrap_or_default();
            char::from(LETTERS[usize::from(byte % letters)])
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes a table; how long its code is.
    fn make(codes: &Codes, is_taken: impl Fn(usize) -> bool) -> usize {
        codes
            .lengths()
            .find(|length| {
                let taken = is_taken(*length);
                codes.tried(*length, taken);
                !taken
            })
            .expect("a table always gets a code")
    }

    #[test]
    fn codes_grow_when_they_fill_and_shrink_when_they_are_freed() {
        let codes = Codes::default();
        assert!((0..100).all(|_| make(&codes, |_| false) == 4));
        // Four letters are used up, and most of five.
        let lengths: Vec<usize> = (0..200).map(|_| make(&codes, |length| length < 6)).collect();
        assert!(lengths.iter().all(|length| *length == 6));
        let tried_in_vain = (0..100).filter(|_| codes.first_length() < 6).count();
        assert!(tried_in_vain < 10, "it is known by now: {tried_in_vain}");
        let freed: Vec<usize> = (0..2000).map(|_| make(&codes, |_| false)).collect();
        assert_eq!(freed.last(), Some(&4));
    }

    #[test]
    fn a_table_gets_a_code_even_when_nearly_all_are_taken() {
        let codes = Codes::default();
        assert!((0..1000).all(|_| make(&codes, |length| length < LONGEST) == LONGEST));
    }

    #[test]
    fn codes_have_letters_nobody_confuses_and_all_are_as_likely() {
        let mut byte = 0_u8;
        let mut next = || {
            byte = byte.wrapping_add(1);
            byte
        };
        let code = of_length(4 * 242, &mut next);
        assert!(!code.contains(['I', 'L', 'O', 'Q', '0', '1']), "{code}");
        for letter in LETTERS {
            assert_eq!(code.bytes().filter(|other| other == letter).count(), 44, "{letter}");
        }
    }

    #[test]
    fn codes_are_read_in_any_case_and_ids_are_no_codes() {
        assert_eq!(read("abcd").as_deref(), Some("ABCD"));
        assert_eq!(read("ABCDE").as_deref(), Some("ABCDE"));
        for other in ["", "ABC", "AB1D", "ABCDEFGHJKMNP", "4f0zj6bQ3mWv5oT7yXcA1g", "été!"] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
