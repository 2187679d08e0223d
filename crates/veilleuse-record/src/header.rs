//! The first line of a match file.

use std::io::BufRead;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use veilleuse_core::{Refusal, Seat, house};

use crate::{Hex32, Problem, RecordError, SCHEME, read};

/// The version of the file format.
pub const VERSION: u32 = 1;

/// What is fixed before the first input.
///
/// `O` is the type of the title's options; a [`Header<Value>`](Header::peek) reads any title's.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<O> {
    /// The version of the file format.
    pub veille: u32,
    /// The id of the title.
    pub title: String,
    /// The version of the rules code.
    pub rules: String,
    /// The content the match is played with.
    pub pack: PackStamp,
    /// The options of the match.
    pub options: O,
    /// The arranged table the match begins at, as the title describes such; without it a match begins as always.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Value>,
    /// Who sits where, as far as it was written down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatName>,
    /// How chance is made, if it can be checked.
    pub chance: Option<ChanceHeader>,
    /// When the match began, as RFC 3339 has it. A note of the host: nothing can prove it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started: Option<String>,
}

/// Which content: its id and the digest of all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackStamp {
    /// The id of the pack.
    pub id: String,
    /// The digest of the pack, as the pack loader prints it.
    pub digest: String,
}

/// The name of who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatName {
    /// The chair.
    pub seat: Seat,
    /// The name.
    pub name: String,
}

/// How chance is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChanceHeader {
    /// The name of the scheme: [`SCHEME`].
    pub scheme: String,
    /// SHA-256 of the seed.
    pub commitment: Hex32,
}

impl ChanceHeader {
    /// The scheme of this version, bound to the seed with this commitment.
    pub fn committed(commitment: Hex32) -> ChanceHeader {
        ChanceHeader { scheme: SCHEME.to_owned(), commitment }
    }
}

impl<O> Header<O> {
    /// A header without names, chance or date.
    pub fn new(title: impl Into<String>, rules: impl Into<String>, pack: PackStamp, options: O) -> Header<O> {
        Header {
            veille: VERSION,
            title: title.into(),
            rules: rules.into(),
            pack,
            options,
            given: None,
            seats: Vec::new(),
            chance: None,
            started: None,
        }
    }

    /// The arranged table, read as one of the title: by way of its text, so that a title's words are compiled to be read in one way
    /// and not in two.
    pub(crate) fn arrangement<A: DeserializeOwned>(&self) -> Result<Option<A>, Refusal> {
        let read = |given: &serde_json::Value| serde_json::from_slice(given.to_string().as_bytes());
        self.given.as_ref().map(read).transpose().map_err(|_| house::OPTIONS)
    }

    /// Whether the match was played with this content and this version of the rules. A host asks before it
    /// replays: another version could give the inputs another meaning.
    pub fn expect(&self, pack: &PackStamp, rules: &str) -> Result<(), RecordError> {
        if self.pack != *pack {
            let (found, loaded) = (self.pack.clone(), pack.clone());
            return Err(Problem::OtherPack { found, loaded }.at(1));
        }
        if self.rules != rules {
            let (found, running) = (self.rules.clone(), rules.to_owned());
            return Err(Problem::OtherRules { found, running }.at(1));
        }
        Ok(())
    }
}

impl Header<Value> {
    /// Reads the header alone, of whatever title: a host needs it to know which rules and which pack to load.
    pub fn peek(mut file: impl BufRead) -> Result<Header<Value>, RecordError> {
        let mut line = Vec::new();
        if !read::next_line(&mut file, &mut line).map_err(|problem| problem.at(1))? {
            return Err(Problem::Empty.at(1));
        }
        read::header(&line).map_err(|problem| problem.at(1))
    }
}
