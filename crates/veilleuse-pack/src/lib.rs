//! Content of titles as checked data.
//!
//! A pack is a folder of text files: TOML for what is on the table, Fluent for what is said about it. Whatever
//! is wrong with it is a [`Problem`] that names the file, the line and the column, and says what to do.
//!
//! | to learn about | read |
//! |---|---|
//! | reading a pack, its limits and its digest | [`PackFiles`] |
//! | what is wrong, and where | [`Problem`], [`Problems`], [`did_you_mean`] |
//! | what people read | [`Texts`], [`SpokenTexts`], [`Lang`], [`Text`] |
//! | numbers that texts take from the content | [`Figures`] |
//! | the rules by id | [`RuleBook`] |
//! | answers nobody may read | [`check_sealed`] |
//! | how texts are set | [`check_typography`] |
//! | where content comes from | [`Provenance`] |
//! | completion in editors | [`schema`] |
//!
//! A title describes its files as types, reads them and adds the checks that only it can know:
//!
//! ```
//! use serde::Deserialize;
//! use veilleuse_core::Line;
//! use veilleuse_pack::{Lang, PackFiles, Problem, Problems, Spanned, Texts};
//!
//! #[derive(Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Deck {
//!     card: Vec<Card>,
//! }
//!
//! #[derive(Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Card {
//!     id: Spanned<String>,
//!     copies: u8,
//! }
//!
//! static PACK: &[(&str, &str)] = &[
//!     ("decks/finds.toml", "[[card]]\nid = 'lantern'\ncopies = 2\n\n[[card]]\nid = 'ladder'\ncopies = 1\n"),
//!     ("fr/finds.ftl", "lantern = une lanterne\nfound = { $who } trouve { $card }.\n"),
//!     ("en/finds.ftl", "lantern = a lantern\nfound = { $who } finds { $card }.\n"),
//! ];
//!
//! let files = PackFiles::from_embedded(PACK);
//! let deck: Deck = files.read("decks/finds.toml")?;
//! let texts = Texts::load(&[&files])?;
//! assert_eq!(deck.card[0].copies, 2);
//!
//! let found = Line::new("found").word("who", "Ada").name("card", "lantern");
//! assert_eq!(texts.line(Lang::Fr, &found, &|seat| seat.to_string()), "Ada trouve une lanterne.");
//!
//! let nameless = deck.card.iter().map(|card| &card.id).find(|id| !texts.has(id.get_ref())).unwrap();
//! let problem = Problem::at(&files, "decks/finds.toml", nameless.span(), "this card has no name")
//!     .help("add a message with its id to fr/ and en/");
//! assert_eq!(problem.to_string(), "decks/finds.toml:6:6: this card has no name");
//! # Ok::<(), Problems>(())
//! ```

mod decks;
mod figures;
mod files;
mod lang;
mod later;
mod problem;
mod reading;
mod rules;
#[cfg(feature = "schema")]
pub mod schema;
mod sealed;
mod suggest;
mod texts;
mod typography;

pub use figures::Figures;
pub use files::PackFiles;
pub use lang::{Lang, ParseLangError, Provenance, Text};
pub use problem::{Problem, Problems};
pub use reading::{Spanned, Unreadable, read as read_toml};
pub use rules::{Chapter, Rule, RuleBook, RuleBookFile, Ruling};
pub use sealed::check_sealed;
pub use suggest::did_you_mean;
pub use texts::{SpokenTexts, Texts};
pub use toml::to_string as write_toml;
pub use typography::check_typography;

/// Whether packs come checked: those of a module for browsers were when they were made. What only says whether a pack is right, and
/// not what it comes to, is then not looked at again.
pub const COME_CHECKED: bool = cfg!(target_family = "wasm");
