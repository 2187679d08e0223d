//! The registry: the one crate that knows all titles.
//!
//! [`Title`] names them, [`Playable`] is what the registry asks of each beside its rules, and [`with_title!`]
//! turns a name into a type. Packs and the house's texts are embedded, so a binary needs no files.

mod catalogue;
mod loaded;

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use veilleuse_core::{Game, Judgement};
use veilleuse_pack::{PackFiles, Problems, Texts};

pub use catalogue::{Catalogue, Mode, ModeSeats, Variant};
pub use loaded::{LoadError, Loaded, OptionsError, embedded_files, house_files, house_texts, options};
pub use title_boogeyman::Boogeyman;
pub use title_numeville::Numeville;
pub use title_terror_below::TerrorBelow;

/// One of the titles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Title {
    /// *Numéville*.
    #[serde(rename = "numeville")]
    Numeville,
    /// *Terror Below*.
    #[serde(rename = "terror-below")]
    TerrorBelow,
    /// *Boogeyman*.
    #[serde(rename = "boogeyman")]
    Boogeyman,
}

impl Title {
    /// All titles, in the order they are shown.
    pub const ALL: [Title; 3] = [Title::Numeville, Title::TerrorBelow, Title::Boogeyman];

    /// The id in files, links and commands.
    pub const fn id(self) -> &'static str {
        match self {
            Title::Numeville => Numeville::ID,
            Title::TerrorBelow => TerrorBelow::ID,
            Title::Boogeyman => Boogeyman::ID,
        }
    }
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

/// What the registry asks of a title beside its rules.
pub trait Playable: Game + Judgement {
    /// The name in the registry.
    const TITLE: Title;

    /// Reads and checks a pack.
    fn load(files: &PackFiles, texts: &Texts) -> Result<Self::Pack, Problems>;

    /// The digest of a loaded pack.
    fn digest(pack: &Self::Pack) -> &str;

    /// Modes, seats, levels: what a lobby offers.
    fn catalogue() -> Catalogue;

    /// What a finished match is worth, in titles that count it.
    fn score(view: &Self::View) -> Option<u16>;

    /// The name and JSON Schema of each kind of pack file.
    fn schemas() -> Vec<(&'static str, String)>;

    /// The options a simulation plays when a person named these: variants that keep bots from playing for ever.
    #[must_use]
    fn simulated(options: Self::Options) -> Self::Options {
        options
    }
}

impl Playable for Numeville {
    const TITLE: Title = Title::Numeville;

    fn load(files: &PackFiles, texts: &Texts) -> Result<Self::Pack, Problems> {
        title_numeville::load(files, texts)
    }

    fn digest(pack: &Self::Pack) -> &str {
        pack.digest()
    }

    fn catalogue() -> Catalogue {
        let board = ModeSeats { least: 2, most: 4, usual: 4 };
        let mode = |id, seats, levels: &[&'static str]| Mode {
            id,
            seats,
            levels: levels.to_vec(),
            master: true,
            variants: vec![Variant::switch("late_is_wrong")],
        };
        Catalogue {
            id: Self::ID,
            minutes: (30, 60),
            on_the_web: true,
            modes: vec![
                Mode {
                    variants: ["handicap", "late_is_wrong"].map(Variant::switch).to_vec(),
                    ..mode("standard", board, &["discovery", "standard", "expert"])
                },
                mode("advanced", board, &["standard", "expert"]),
                Mode { variants: vec![], ..mode("workshop", ModeSeats { least: 4, most: 4, usual: 4 }, &[]) },
            ],
        }
    }

    fn score(_: &Self::View) -> Option<u16> {
        None
    }

    fn schemas() -> Vec<(&'static str, String)> {
        title_numeville::schemas()
    }
}

impl Playable for TerrorBelow {
    const TITLE: Title = Title::TerrorBelow;

    fn load(files: &PackFiles, texts: &Texts) -> Result<Self::Pack, Problems> {
        title_terror_below::load(files, texts)
    }

    fn digest(pack: &Self::Pack) -> &str {
        pack.digest()
    }

    fn catalogue() -> Catalogue {
        let set_up = [
            Variant::switch("canyon"),
            Variant { not_with: Some("random_locations"), ..Variant::switch("shuffled_locations") },
            Variant { not_with: Some("shuffled_locations"), ..Variant::switch("random_locations") },
            Variant::switch("advanced_worms"),
            Variant { usual: 1, only_with: Some("advanced_worms"), ..Variant::switch("all_colours") },
        ];
        let harder = [Variant::switch("queens"), Variant { most: 2, ..Variant::switch("left_out") }];
        let mode = |id, seats, variants: &[Variant]| Mode {
            id,
            seats,
            levels: vec![],
            master: false,
            variants: set_up.iter().chain(variants).copied().collect(),
        };
        let alone = ModeSeats { least: 1, most: 1, usual: 1 };
        Catalogue {
            id: Self::ID,
            minutes: (45, 90),
            on_the_web: true,
            modes: vec![
                mode("standard", ModeSeats { least: 2, most: 5, usual: 4 }, &[]),
                mode("solo-urgence", alone, &harder),
                mode("solo-livraison", alone, &harder),
                mode("solo-extermination", alone, &harder),
            ],
        }
    }

    fn score(view: &Self::View) -> Option<u16> {
        view.solo.as_ref().and_then(|solo| solo.score)
    }

    fn schemas() -> Vec<(&'static str, String)> {
        title_terror_below::schemas()
    }
}

impl Playable for Boogeyman {
    const TITLE: Title = Title::Boogeyman;

    fn load(files: &PackFiles, texts: &Texts) -> Result<Self::Pack, Problems> {
        title_boogeyman::load(files, texts)
    }

    fn digest(pack: &Self::Pack) -> &str {
        pack.digest()
    }

    fn catalogue() -> Catalogue {
        let traitor = Variant::switch("possessed");
        let usual_traitor = Variant { usual: 1, ..traitor };
        let one_to_six = Variant { id: "children", least: 1, most: 6, usual: 3, ..traitor };
        let as_many_as_people = Variant { least: 0, usual: 0, ..one_to_six };
        let house_rules = ["dawn", "choose_final", "candies_anytime"].map(Variant::switch);
        let mode = |id, least, most, usual, variants: &[Variant]| Mode {
            id,
            seats: ModeSeats { least, most, usual },
            levels: vec![],
            master: false,
            variants: variants.iter().chain(&house_rules).copied().collect(),
        };
        Catalogue {
            id: Self::ID,
            minutes: (45, 90),
            on_the_web: true,
            modes: vec![
                mode("solo", 1, 1, 1, &[one_to_six, traitor]),
                mode("coop", 2, 6, 4, &[usual_traitor]),
                mode("semi-coop", 2, 6, 4, &[usual_traitor]),
                mode("competitive", 2, 7, 4, &[as_many_as_people, traitor]),
            ],
        }
    }

    fn score(_: &Self::View) -> Option<u16> {
        None
    }

    fn schemas() -> Vec<(&'static str, String)> {
        title_boogeyman::schemas()
    }

    fn simulated(options: Self::Options) -> Self::Options {
        title_boogeyman::Options { dawn: true, ..options }
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
    ($title:expr, $game:ident => $body:expr) => {
        match $title {
            $crate::Title::Numeville => {
                type $game = $crate::Numeville;
                $body
            }
            $crate::Title::TerrorBelow => {
                type $game = $crate::TerrorBelow;
                $body
            }
            $crate::Title::Boogeyman => {
                type $game = $crate::Boogeyman;
                $body
            }
        }
    };
}
