//! Ids and codes: what names a table, and randomness for what opens it.

use base64ct::{Base64UrlUnpadded, Encoding};
use veilleuse_table::Entropy;

/// Letters that nobody confuses when they are told aloud or read from a screen: no I, L, O or Q.
const LETTERS: &[u8] = b"ABCDEFGHJKMNPRSTUVWXYZ";

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives entropy");
    bytes
}

/// Randomness for one table.
pub(crate) fn entropy() -> Entropy {
    Entropy::new(random())
}

/// The id of a new table: 128 bits.
pub(crate) fn new_table_id() -> String {
    Base64UrlUnpadded::encode_string(&random::<16>())
}

/// The id of a report, to find it in the log.
pub(crate) fn new_report_id() -> String {
    Base64UrlUnpadded::encode_string(&random::<6>())
}

/// Four letters to tell aloud. There are not many: whoever makes a table tries until one is free.
pub(crate) fn new_code() -> String {
    random::<4>().iter().map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_four_letters_without_look_alikes() {
        for _ in 0..200 {
            let code = new_code();
            assert_eq!(code.len(), 4);
            assert!(!code.contains(['I', 'L', 'O', 'Q', '0', '1']), "{code}");
        }
    }
}
