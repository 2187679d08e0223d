//! Tokens, ids and codes: what opens a table.

use std::fmt;

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;
use veilleuse_record::{Hex32, Seed};

use crate::codes;

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives entropy");
    bytes
}

/// A number for what need not be secret, such as how long a bot seems to think.
pub(crate) fn random_number() -> u64 {
    u64::from_le_bytes(random())
}

/// A new seed.
pub(crate) fn new_seed() -> Seed {
    Seed::from_bytes(random())
}

/// The id of a new table: 128 bits.
pub(crate) fn new_table_id() -> String {
    Base64UrlUnpadded::encode_string(&random::<16>())
}

/// The id of a report, to find it in the log.
pub(crate) fn new_report_id() -> String {
    Base64UrlUnpadded::encode_string(&random::<6>())
}

/// A code of so many letters to tell aloud. There are not many: whoever makes a table tries until one is free.
pub(crate) fn new_code(length: usize) -> String {
    codes::of_length(length, || u8::from_le_bytes(random()))
}

/// Who has it may sit, or host. It is never written down here, only its hash.
pub(crate) struct Token(String);

impl Token {
    /// A new token of 256 bits.
    pub(crate) fn new() -> Token {
        Token(Base64UrlUnpadded::encode_string(&random::<32>()))
    }

    /// Its hash, and the text for its owner.
    pub(crate) fn hand_over(self) -> (TokenHash, String) {
        (TokenHash::of(&self.0), self.0)
    }
}

/// The hash of a token.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct TokenHash(Hex32);

impl TokenHash {
    fn of(token: &str) -> TokenHash {
        TokenHash(Hex32(*blake3::hash(token.as_bytes()).as_bytes()))
    }

    /// Whether this is the hash of `token`, in a time that does not depend on how alike they are.
    pub(crate) fn fits(&self, token: &str) -> bool {
        let TokenHash(Hex32(presented)) = TokenHash::of(token);
        presented.ct_eq(&self.0.0).into()
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_token_itself_fits() {
        let (hash, token) = Token::new().hand_over();
        assert_eq!(token.len(), 43, "256 bits in base64url");
        assert!(hash.fits(&token));
        assert!(!hash.fits(&token[1..]) && !hash.fits(""));
        assert!(!hash.fits(&Token::new().hand_over().1));
        assert!(!format!("{hash:?}").contains(&token));
    }
}
