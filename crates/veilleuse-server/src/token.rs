//! Ids and codes: what names a table, and randomness for what opens it.

use base64ct::{Base64UrlUnpadded, Encoding};
use veilleuse_table::Entropy;

use crate::codes;

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

/// What a server is known by, as hard to guess as a seat.
pub(crate) fn new_server_key() -> String {
    Base64UrlUnpadded::encode_string(&random::<32>())
}

/// The id of a report, to find it in the log.
pub(crate) fn new_report_id() -> String {
    Base64UrlUnpadded::encode_string(&random::<6>())
}

/// A code of so many letters to tell aloud. There are not many: whoever makes a table tries until one is free.
pub(crate) fn new_code(length: usize) -> String {
    codes::of_length(length, || u8::from_le_bytes(random()))
}
