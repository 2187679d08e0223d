//! What a lobby offers.

use serde::Serialize;

/// A title as a lobby sees it. Names and descriptions are in the title's texts, by id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Catalogue {
    /// The id of the title.
    pub id: &'static str,
    /// How long a match takes around a table, in minutes.
    pub minutes: (u16, u16),
    /// Whether the page has a board for it; the others play in the terminal.
    pub on_the_web: bool,
    /// The ways to play.
    pub modes: Vec<Mode>,
}

/// A way to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mode {
    /// The id, as in the options' `mode`; the texts have a message `mode-<id>`.
    pub id: &'static str,
    /// How many seats.
    pub seats: ModeSeats,
    /// Levels, as in the options' `level`; the texts have a message `level-<id>`. Empty where there is no choice.
    pub levels: Vec<&'static str>,
    /// Whether a game master may sit at the table, as in the options' `master`.
    pub master: bool,
    /// Variants that can be switched on, as fields of the options.
    pub variants: Vec<&'static str>,
}

/// How many seats a mode has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ModeSeats {
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
    /// What a new table starts with.
    pub usual: u8,
}
