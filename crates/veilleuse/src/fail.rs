//! What goes wrong at the edge, and what the user can do next.

use std::fmt::Display;

/// A message for the user.
#[derive(Debug)]
pub(crate) struct Failure {
    message: String,
}

pub(crate) type Done = Result<(), Failure>;

impl Failure {
    pub(crate) fn new(message: impl Display) -> Failure {
        Failure { message: message.to_string() }
    }

    pub(crate) fn print(&self) {
        eprintln!("veilleuse: {}", self.message);
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::new(error)
    }
}

impl From<veilleuse_pack::Problems> for Failure {
    fn from(problems: veilleuse_pack::Problems) -> Failure {
        Failure::new(problems.drawn())
    }
}

impl From<veilleuse_titles::UnknownTitle> for Failure {
    fn from(error: veilleuse_titles::UnknownTitle) -> Failure {
        Failure::new(error)
    }
}

/// Says which file could not be read or written, and why.
pub(crate) fn with_file<T>(file: &std::path::Path, done: std::io::Result<T>) -> Result<T, Failure> {
    done.map_err(|error| Failure::new(format!("{}: {error}", file.display())))
}
