//! What a lobby offers.

use serde::Serialize;

/// A title as a lobby sees it. Names and descriptions are in the title's texts, by id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Catalogue {
    /// The id of the title.
    pub id: &'static str,
    /// How long a match takes around a table, in minutes.
    pub minutes: (u16, u16),
    /// How many seconds people take around a table for a decision in which there is a choice, talk and moving pieces included: a rule of
    /// thumb, with which a laboratory turns decisions into minutes.
    pub seconds: u8,
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
    /// What else a table may agree on, as fields of the options.
    pub variants: Vec<Variant>,
}

/// Something a table may agree on: a switch, a number up to a few, or a seat. The texts have a message `variant-<id>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Variant {
    /// The field of the options.
    pub id: &'static str,
    /// The smallest value.
    pub least: u8,
    /// The largest value; a variant that goes up to 1 is a switch, `true` or `false` in the options.
    pub most: u8,
    /// What a new table starts with; beyond the largest value it stands for none, and the field is left out.
    pub usual: u8,
    /// Another variant of the mode that must be switched on for this one to mean anything.
    pub only_with: Option<&'static str>,
    /// Another variant of the mode that cannot be on at the same time.
    pub not_with: Option<&'static str>,
    /// Whether the value names a seat, from 0: then only those the table has.
    pub seat: bool,
    /// A value that is recommended at some tables though a new one starts with the usual one; the texts say why, in
    /// `variant-<id>.recommended`.
    pub recommended: Option<Recommended>,
}

/// What is recommended, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Recommended {
    /// At a table of so many seats or fewer.
    pub seats: u8,
    /// This value.
    pub value: u8,
}

impl Variant {
    /// A switch that is off unless somebody wants it.
    pub const fn switch(id: &'static str) -> Variant {
        let (only_with, not_with, recommended) = (None, None, None);
        Variant { id, least: 0, most: 1, usual: 0, only_with, not_with, seat: false, recommended }
    }

    /// Who begins, at a table of so many seats at most: chance says, unless somebody is named.
    pub const fn first(seats: u8) -> Variant {
        Variant { most: seats - 1, usual: seats, seat: true, ..Variant::switch("first") }
    }
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
