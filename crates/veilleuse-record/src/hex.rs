//! Thirty-two bytes, written as 64 lower-case hexadecimal digits.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Thirty-two bytes: a hash, a commitment or a nonce. Its text is 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex32(pub [u8; 32]);

/// A text that is not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("64 lower-case hexadecimal digits are needed here")]
pub struct NotHex32;

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut text = [0; 64];
        for (pair, byte) in text.chunks_exact_mut(2).zip(self.0) {
            pair.copy_from_slice(&[DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
        }
        f.write_str(str::from_utf8(&text).expect("digits are ASCII"))
    }
}

impl fmt::Debug for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex32 {
    type Err = NotHex32;

    fn from_str(text: &str) -> Result<Hex32, NotHex32> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(NotHex32);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Hex32(bytes))
    }
}

/// Only lower case: one value has one text, so a changed letter is always a changed value.
const fn digit(letter: u8) -> Result<u8, NotHex32> {
    match letter {
        b'0'..=b'9' => Ok(letter - b'0'),
        b'a'..=b'f' => Ok(letter - b'a' + 10),
        _ => Err(NotHex32),
    }
}

impl Serialize for Hex32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex32, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_value_has_one_text() {
        let text = "00ff".repeat(16);
        assert_eq!(text.parse::<Hex32>().unwrap().to_string(), text);
        for wrong in [text.to_uppercase(), text[1..].to_owned(), format!("{text}0"), "zz".repeat(32)] {
            assert_eq!(wrong.parse::<Hex32>(), Err(NotHex32), "{wrong}");
        }
    }
}
