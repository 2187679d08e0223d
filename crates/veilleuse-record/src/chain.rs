//! The hash chain that ties each line of a file to all lines before it.

use crate::{Hex32, Problem};

/// What stands between the body of an entry and its hash, and after the hash.
const BEFORE: &[u8] = br#","hash":""#;
const AFTER: &[u8] = br#""}"#;
const SUFFIX: usize = BEFORE.len() + 64 + AFTER.len();

/// The hash of the last line, from which that of the next is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chain {
    tip: Hex32,
}

impl Chain {
    /// A chain that begins with this header line.
    pub(crate) fn start(header: &[u8]) -> Chain {
        Chain { tip: Hex32(*blake3::hash(header).as_bytes()) }
    }

    pub(crate) const fn tip(self) -> Hex32 {
        self.tip
    }

    /// Turns the body of an entry, a JSON object, into a line by adding its hash.
    pub(crate) fn seal(&mut self, body: &mut Vec<u8>) {
        self.tip = self.next(body);
        body.pop();
        body.extend_from_slice(BEFORE);
        body.extend_from_slice(self.tip.to_string().as_bytes());
        body.extend_from_slice(AFTER);
    }

    /// Turns a line back into the body, if its hash is right.
    pub(crate) fn open(&mut self, line: &mut Vec<u8>) -> Result<(), Problem> {
        let split = line.len().checked_sub(SUFFIX).ok_or(Problem::NoHash)?;
        let suffix = &line[split..];
        if !suffix.starts_with(BEFORE) || !suffix.ends_with(AFTER) {
            return Err(Problem::NoHash);
        }
        let written = std::str::from_utf8(&suffix[BEFORE.len()..SUFFIX - AFTER.len()]);
        let written = written.ok().and_then(|text| text.parse::<Hex32>().ok()).ok_or(Problem::NoHash)?;
        line.truncate(split);
        line.push(b'}');
        self.tip = self.next(line);
        if written == self.tip { Ok(()) } else { Err(Problem::WrongHash) }
    }

    fn next(self, body: &[u8]) -> Hex32 {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.tip.0);
        hasher.update(body);
        Hex32(*hasher.finalize().as_bytes())
    }
}
