//! What goes wrong at the edge, and what the user can do next.

use std::fmt::Display;

use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme};

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

    /// With the place in the file and the help, as miette draws it.
    pub(crate) fn diagnostic(problem: &dyn Diagnostic) -> Failure {
        let mut message = String::new();
        let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor()).with_width(100);
        if handler.render_report(&mut message, problem).is_err() {
            message = problem.to_string();
        }
        Failure { message: message.trim_end().to_owned() }
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
        Failure::diagnostic(&problems)
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
