//! The languages of the house.

use std::{fmt, str::FromStr, sync::Arc};

use serde::{Deserialize, Serialize};

/// A language that every pack speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    /// French, the language of the boxes.
    #[default]
    Fr,
    /// English.
    En,
}

impl Lang {
    /// Both languages, the default first.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The language as packs write it: `fr` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A word that names no language of the house.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a language is \"fr\" or \"en\"")]
pub struct ParseLangError;

impl FromStr for Lang {
    type Err = ParseLangError;

    fn from_str(word: &str) -> Result<Lang, ParseLangError> {
        Lang::ALL.into_iter().find(|lang| lang.code() == word).ok_or(ParseLangError)
    }
}

/// The same words in both languages, shared with the pack they come from.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// In French.
    pub fr: Arc<str>,
    /// In English.
    pub en: Arc<str>,
}

impl Text {
    /// The words in this language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }

    /// The words of every language, as a [`Line`](veilleuse_core::Line) takes them.
    pub fn in_all(&self) -> Vec<(String, String)> {
        Lang::ALL.map(|lang| (lang.code().to_owned(), self.get(lang).to_owned())).into()
    }
}

/// Where a piece of content comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// The printed rulebook says so.
    Rulebook,
    /// Published pictures or descriptions of the box show it.
    Public,
    /// Made for this pack in the spirit of the box; the printed piece may replace it.
    Reconstructed,
}

impl fmt::Display for Provenance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Provenance::Rulebook => "rulebook",
            Provenance::Public => "public",
            Provenance::Reconstructed => "reconstructed",
        })
    }
}
