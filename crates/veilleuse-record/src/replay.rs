//! Rebuilding a match from its file.

use std::sync::Arc;

use veilleuse_core::{Game, Match, Refusal};

use crate::Record;

/// An input of the file that the rules do not accept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "line {line}: {refusal}; the file was made with another version of the rules or the pack, or by other means"
)]
pub struct ReplayError {
    /// The line of the input; 1 when the options themselves are refused.
    pub line: usize,
    /// The rule that refuses it.
    pub refusal: Refusal,
}

/// The match as the file leaves it, with the inputs that stand as its history.
///
/// Everybody is told everything again, to nobody's ears, because what an input revealed decides how far it may
/// be taken back.
pub fn replay<G: Game>(record: &Record<G>, pack: Arc<G::Pack>) -> Result<Match<G>, ReplayError> {
    let at = |line| move |refusal| ReplayError { line, refusal };
    let mut play = Match::begin(pack, record.header().options.clone()).map_err(at(1))?;
    for (line, input) in record.standing() {
        play.apply(input.clone()).map_err(at(line))?;
    }
    Ok(play)
}
