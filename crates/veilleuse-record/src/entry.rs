//! The lines of a match file after the first.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use veilleuse_core::{Input, Outcome, Seat};

use crate::{Hex32, Problem, Seed};

/// What one line after the header says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<A> {
    /// The match moves on.
    Input(Input<A>),
    /// The match goes back to where it was after its first `to` inputs. What is undone stays in the file.
    Undo {
        /// How many inputs remain.
        to: usize,
    },
    /// A seat adds its share to chance.
    Nonce {
        /// Whose share.
        seat: Seat,
        /// Thirty-two bytes of the seat's own choice.
        value: Hex32,
    },
    /// Nothing comes after this.
    End {
        /// The seed behind the commitment, now revealed.
        seed: Option<Seed>,
        /// How the match ended, if it did.
        outcome: Option<Ending>,
    },
}

/// The end of a match as a file tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The result: a word of the title.
    pub result: String,
    /// The reason: a word of the title.
    pub reason: String,
    /// Who won, from the lowest chair on.
    pub winners: Vec<Seat>,
}

impl From<&Outcome> for Ending {
    fn from(outcome: &Outcome) -> Ending {
        Ending {
            result: outcome.result.to_owned(),
            reason: outcome.reason.to_owned(),
            winners: outcome.winners.iter().collect(),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body<I> {
    n: usize,
    #[serde(rename = "in", default = "Option::default", skip_serializing_if = "Option::is_none")]
    input: Option<I>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nonce: Option<Nonce>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<Ending>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Nonce {
    seat: Seat,
    value: Hex32,
}

/// The body of an entry as it is written.
pub(crate) fn write<A: Serialize>(n: usize, entry: &Entry<A>) -> Result<Vec<u8>, Problem> {
    let mut body = Body { n, input: None, undo: None, nonce: None, seed: None, outcome: None };
    match entry {
        Entry::Input(input) => body.input = Some(input),
        Entry::Undo { to } => body.undo = Some(*to),
        Entry::Nonce { seat, value } => body.nonce = Some(Nonce { seat: *seat, value: *value }),
        Entry::End { seed, outcome } => {
            body.seed.clone_from(seed);
            body.outcome.clone_from(outcome);
        }
    }
    veilleuse_json::text(&body).map(String::into_bytes).map_err(|error| Problem::Malformed(error.to_string()))
}

/// The entry a body says, which must be number `n`.
pub(crate) fn read<A: DeserializeOwned>(n: usize, body: &[u8]) -> Result<Entry<A>, Problem> {
    let body: Body<Input<A>> =
        serde_json::from_slice(body).map_err(|error| Problem::Malformed(error.to_string()))?;
    if body.n != n {
        return Err(Problem::WrongNumber { found: body.n, expected: n });
    }
    match body {
        Body { input: Some(input), undo: None, nonce: None, seed: None, outcome: None, .. } => {
            Ok(Entry::Input(input))
        }
        Body { input: None, undo: Some(to), nonce: None, seed: None, outcome: None, .. } => {
            Ok(Entry::Undo { to })
        }
        Body {
            input: None,
            undo: None,
            nonce: Some(Nonce { seat, value }),
            seed: None,
            outcome: None,
            ..
        } => Ok(Entry::Nonce { seat, value }),
        Body { input: None, undo: None, nonce: None, seed, outcome, .. }
            if seed.is_some() || outcome.is_some() =>
        {
            Ok(Entry::End { seed, outcome })
        }
        _ => Err(Problem::Malformed(
            "exactly one of in, undo, nonce, or seed and outcome, is needed".to_owned(),
        )),
    }
}
