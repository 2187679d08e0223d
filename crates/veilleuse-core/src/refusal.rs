//! Why an input is not accepted.

use std::fmt;

use serde::Serialize;

/// An input that was not accepted, with the rule that refuses it. The state is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Refusal {
    /// Id of the rule, as in the title's `rules.toml` or in [`house`].
    pub rule: &'static str,
}

impl Refusal {
    /// Refused by this rule.
    pub const fn by(rule: &'static str) -> Refusal {
        Refusal { rule }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused by {}", self.rule)
    }
}

impl std::error::Error for Refusal {}

/// Rules of the house, which hold in every title.
pub mod house {
    use super::Refusal;

    /// This chair is not asked now.
    pub const NOT_ASKED: Refusal = Refusal::by("HOUSE-ASKED");
    /// The decision does not answer the question that was asked.
    pub const OTHER_QUESTION: Refusal = Refusal::by("HOUSE-QUESTION");
    /// No chance is pending, or the draw is not one of its ways.
    pub const NO_SUCH_DRAW: Refusal = Refusal::by("HOUSE-DRAW");
    /// Time cannot run out here.
    pub const NO_CLOCK: Refusal = Refusal::by("HOUSE-CLOCK");
    /// The match is over.
    pub const OVER: Refusal = Refusal::by("HOUSE-OVER");
    /// The title cannot be played with these options.
    pub const OPTIONS: Refusal = Refusal::by("HOUSE-OPTIONS");

    /// All by which titles refuse.
    pub const ALL: [Refusal; 6] = [NOT_ASKED, OTHER_QUESTION, NO_SUCH_DRAW, NO_CLOCK, OVER, OPTIONS];

    /// A host refuses this one: where the answer is sealed there is no hint.
    pub const NO_HINT: Refusal = Refusal::by("HOUSE-HINT");
}
