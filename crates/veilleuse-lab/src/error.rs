//! What goes wrong in a laboratory.

use std::{io, path::Path};

use veilleuse_sim::SimError;

/// What goes wrong in a laboratory.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LabError {
    /// The plan cannot be played.
    #[error("{0}")]
    Plan(String),
    /// Runs that do not belong together.
    #[error("{0}")]
    Merge(String),
    /// A file could not be read or written.
    #[error("{0}")]
    File(String),
    /// A pack does not load.
    #[error(transparent)]
    Pack(#[from] veilleuse_pack::Problems),
    /// A match did not end.
    #[error("{table}: {error}")]
    Sim {
        /// At which table.
        table: String,
        /// Why.
        error: SimError,
    },
}

impl LabError {
    /// This file could not be read or written.
    pub fn io(file: &Path, error: &io::Error) -> LabError {
        LabError::File(format!("{}: {error}", file.display()))
    }
}
