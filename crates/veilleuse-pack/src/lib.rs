//! Content of titles as checked data.
//!
//! A pack is a folder of text files: TOML for what is on the table, Fluent for what is said about it. Whatever
//! is wrong with it is a [`Problem`] that names the file, the line and the column, and says what to do.

mod files;
mod lang;
mod problem;
mod rules;
pub mod schema;
mod suggest;
mod texts;

pub use files::PackFiles;
pub use lang::{Lang, ParseLangError, Provenance, Text};
pub use problem::{Problem, Problems};
pub use rules::{Chapter, Rule, RuleBook, RuleBookFile, Ruling};
pub use suggest::did_you_mean;
pub use texts::Texts;
pub use toml::Spanned;
