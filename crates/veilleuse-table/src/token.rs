//! Tokens: what opens a chair.

use std::fmt;

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;
use veilleuse_record::Hex32;

use crate::Entropy;

/// Who has it may sit, or host. It is never written down here, only its hash.
pub struct Token(String);

impl Token {
    /// A new token of 256 bits.
    pub fn new(entropy: &mut Entropy) -> Token {
        Token(Base64UrlUnpadded::encode_string(&entropy.bytes()))
    }

    /// Its hash, and the text for its owner.
    pub fn hand_over(self) -> (TokenHash, String) {
        (TokenHash::of(&self.0), self.0)
    }
}

/// The hash of a token, or of the word a browser names itself by.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenHash(Hex32);

impl TokenHash {
    /// The hash of this text.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Hex32(*blake3::hash(token.as_bytes()).as_bytes()))
    }

    /// Whether this is the hash of `token`, in a time that does not depend on how alike they are.
    pub fn fits(&self, token: &str) -> bool {
        let TokenHash(Hex32(presented)) = TokenHash::of(token);
        presented.ct_eq(&self.0.0).into()
    }
}

impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
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
        let mut entropy = Entropy::new([1; 32]);
        let (hash, token) = Token::new(&mut entropy).hand_over();
        assert_eq!(token.len(), 43, "256 bits in base64url");
        assert!(hash.fits(&token));
        assert!(!hash.fits(&token[1..]) && !hash.fits(""));
        assert!(!hash.fits(&Token::new(&mut entropy).hand_over().1));
        assert!(!format!("{hash:?}").contains(&token));
    }
}
