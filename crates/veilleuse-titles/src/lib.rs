//! The registry: the one crate that knows all titles.
//!
//! [`Title`] names them, [`Playable`] is what the registry asks of each beside its rules, [`Thinking`] has its bots, and [`with_title!`]
//! turns a name into a type. Packs and the house's texts are embedded, so a binary needs no files.

mod catalogue;
mod loaded;
mod playable;
mod thinking;

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use veilleuse_core::{Game, InParts, Observed, Seat};
use veilleuse_pack::{Figures, PackFiles, Problems, Text, Texts};

pub use catalogue::{Catalogue, Mode, ModeSeats, Recommended, Variant};
pub use loaded::{
    LoadError, Loaded, OptionsError, embedded_files, house_files, house_texts, lab_files, options, unfinished,
};
pub use thinking::Thinking;

/// Names the titles in the order they are shown: the name in code, its crate, its id and its name for people. `$` is the
/// sign of that name, for the macro that this one makes.
macro_rules! titles {
    ($dollar:tt; $($title:ident in $crate_name:ident, $id:literal, $name:literal;)*) => {
        $(pub use $crate_name::$title;)*

        /// One of the titles.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum Title {
            $(#[doc = $name] #[serde(rename = $id)] $title,)*
        }

        impl Title {
            /// All titles, in the order they are shown.
            pub const ALL: [Title; [$($id),*].len()] = [$(Title::$title),*];

            /// The id in files, links and commands.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Title::$title => <$title as Game>::ID,)*
                }
            }
        }

        /// Runs an expression with `$game` standing for the type of a title.
        ///
        /// ```
        /// use veilleuse_core::Game;
        /// use veilleuse_titles::{Title, with_title};
        ///
        /// let id = with_title!(Title::Numeville, G => <G as Game>::ID);
        /// assert_eq!(id, "numeville");
        /// ```
        #[macro_export]
        macro_rules! with_title {
            ($dollar title:expr, $dollar game:ident => $dollar body:expr) => {
                match $dollar title {
                    $($crate::Title::$title => {
                        type $dollar game = $crate::$title;
                        $dollar body
                    })*
                }
            };
        }
    };
}

titles! {
    $;
    Numeville in title_numeville, "numeville", "*Numéville*.";
    ClefDesMondes in title_clef_des_mondes, "clef-des-mondes", "*La Clef des mondes*.";
    TerrorBelow in title_terror_below, "terror-below", "*Terror Below*.";
    StrangerThings in title_stranger_things, "stranger-things", "*Stranger Things: Le Monde à l'envers*.";
    Boogeyman in title_boogeyman, "boogeyman", "*Boogeyman*.";
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that names no title.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no title `{word}`; there is {}", Title::ALL.map(Title::id).join(", "))]
pub struct UnknownTitle {
    word: String,
}

impl FromStr for Title {
    type Err = UnknownTitle;

    fn from_str(word: &str) -> Result<Title, UnknownTitle> {
        let found = Title::ALL.into_iter().find(|title| title.id() == word);
        found.ok_or_else(|| UnknownTitle { word: word.to_owned() })
    }
}

/// How a question bank is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BankFormat {
    /// A table for spreadsheets.
    Csv,
    /// TOML.
    Toml,
}

/// A pack with a bank of one's own in it.
pub struct OwnBank {
    /// Its files.
    pub files: PackFiles,
    /// How many questions are one's own.
    pub own: usize,
    /// How many were there before.
    pub topped_up: usize,
}

/// Something that is wrong in a bank: the line, the cell or letter, what it is and what to write instead.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "said above")]
pub struct BankFlaw {
    pub line: usize,
    pub column: usize,
    pub what: Text,
    pub help: Option<Text>,
}

/// What the registry asks of a title beside its rules.
pub trait Playable: Game<View: InParts> + Thinking + Observed {
    /// The name in the registry.
    const TITLE: Title;

    /// Reads and checks a pack.
    fn load(files: &PackFiles, texts: &Texts) -> Result<Self::Pack, Problems>;

    /// What an editor should still mend in a pack that can be played.
    fn unfinished(_: &PackFiles) -> Problems {
        Problems::new()
    }

    /// Whether it has a question bank.
    fn has_bank() -> bool {
        false
    }

    /// The whole question bank of a title that has one, answers and all, for whoever owns the pack.
    fn bank(_: &PackFiles) -> Option<serde_json::Value> {
        None
    }

    /// The bank of a pack as something to change, in a title that has one.
    fn export_bank(_: &PackFiles, _: BankFormat) -> Option<String> {
        None
    }

    /// A pack with a bank of one's own in it; nothing in a title that has none.
    fn import_bank(_: &PackFiles, _: &str, _: BankFormat) -> Option<Result<OwnBank, Vec<BankFlaw>>> {
        None
    }

    /// Who answered which question, and whether rightly, where that is what was told.
    fn answered(_: &Self::Told) -> Option<(Seat, String, bool)> {
        None
    }

    /// What was asked, answered and decided by hand, from everything that each input told: a sheet for whoever led the
    /// match, in titles that make one.
    fn sheet(_: &Self::Pack, _: &[(usize, Self::Told)], _: &Self::View) -> Option<serde_json::Value> {
        None
    }

    /// The digest of a loaded pack.
    fn digest(pack: &Self::Pack) -> &str;

    /// Numbers its texts take from the content.
    fn figures(_: &Self::Pack) -> Figures {
        Figures::default()
    }

    /// Modes, seats, levels: what a lobby offers.
    fn catalogue() -> Catalogue;

    /// Whether people react to each other in windows, which a table holds open for a while.
    fn windows() -> bool {
        false
    }

    /// Whether a decision has a clock at a live table where nobody said otherwise.
    fn timed() -> bool {
        true
    }

    /// What a finished match is worth, in titles that count it.
    fn score(_: &Self::View) -> Option<u16> {
        None
    }

    /// The name and JSON Schema of each kind of pack file.
    #[cfg(feature = "schema")]
    fn schemas() -> Vec<(&'static str, String)>;

    /// The options a simulation plays when a person named these: variants that keep bots from playing for ever.
    #[must_use]
    fn simulated(options: Self::Options) -> Self::Options {
        options
    }
}
