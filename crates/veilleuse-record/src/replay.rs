//! Rebuilding a match from its file.

use std::sync::Arc;

use veilleuse_core::{Game, Match, Refusal, Table, house};

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

/// The match before the first input of the file.
pub fn opening<G: Game>(record: &Record<G>, pack: Arc<G::Pack>) -> Result<Match<G>, Refusal> {
    let options = record.header().options.clone();
    match record.header().arrangement()? {
        None => Match::begin(pack, options),
        Some(given) => Match::arranged(pack, options, &given).map_err(|_| house::OPTIONS),
    }
}

/// The same as a silent table.
pub(crate) fn opening_table<'p, G: Game>(
    record: &Record<G>,
    pack: &'p G::Pack,
) -> Result<Table<'p, G>, Refusal> {
    let options = &record.header().options;
    match record.header().arrangement()? {
        None => Table::begin(pack, options),
        Some(given) => Table::arranged(pack, options, &given).map_err(|_| house::OPTIONS),
    }
}

/// The match as the file leaves it, with the inputs that stand as its history.
///
/// Everybody is told everything again, to nobody's ears, because what an input revealed decides how far it may
/// be taken back.
pub fn replay<G: Game>(record: &Record<G>, pack: Arc<G::Pack>) -> Result<Match<G>, ReplayError> {
    let at = |line| move |refusal| ReplayError { line, refusal };
    let mut play = opening(record, pack).map_err(at(1))?;
    for (line, input) in record.standing() {
        play.apply(input.clone()).map_err(at(line))?;
    }
    Ok(play)
}
