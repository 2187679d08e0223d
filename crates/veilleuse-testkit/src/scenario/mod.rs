//! Scenario files: black-box tests of rules, in TOML.
//!
//! ```toml
//! title = "toy"
//! rules = ["TOY-HAND"]              # the rules this scenario is about
//! about = "Nobody plays a card they do not hold"
//! chance = "any"                    # optional: draws that are not given fall as way 0
//! [options]                         # as in the lobby; what is missing is the title's default
//! seats = 2
//! [given]                           # optional: a table arranged by hand
//! hands = [["candle-1"], []]
//! [[step]]
//! seat = 0                          # or "master"
//! do = { play = "candle-1" }        # a decision
//! expect = [{ path = "lit", is = 1 }]
//! [[step]]
//! draw = "moth-1"                   # a draw by name; 5 is the face of a die, "#3" the raw way
//! [[step]]
//! timeout = 1                       # the time of a seat is up
//! refuse = "HOUSE-CLOCK"            # must be refused by exactly this rule, and change nothing
//! [[expect]]
//! eyes = 1                          # whose view: a seat, "master", "public"; all-seeing when missing
//! path = "seats[0].hand"            # or `pending`, `options`, `told`, and paths into these
//! count = 1                         # or: is, is_not, has, has_not, absent
//! [[expect]]
//! refused = { seat = 1, do = "pass", rule = "HOUSE-ASKED" }    # or: accepted = { seat, do }
//! ```
//!
//! `has` asks for a thing in a list, or a list or object with at least these fields; `has_not` for none such. A path
//! that leads nowhere is a mistake, whatever is expected of it; `absent` may also point past the end of a list. The
//! same goes for something told that the title never tells. docs/scenarios.md tells all words.
//!
//! Every draw that becomes pending must be given, unless `chance = "any"`. A scenario may end before a draw
//! only if an expectation at its end looks at `pending`.

mod as_json;
mod check;
mod parse;
mod path;
mod run;
mod source;

use serde_json::Value;
use veilleuse_core::{DrawName, Game, Input, Viewer};

pub use parse::ScenarioHeader;
pub use path::Path;
pub use run::{Inputs, inputs, run, run_file};
pub use source::{Failure, Position};

/// A scenario of a title, read and checked.
pub struct Scenario<G: Game> {
    header: ScenarioHeader,
    file: String,
    options: (Position, G::Options),
    given: Option<(Position, G::Arrangement)>,
    chance: MissingDraws,
    steps: Vec<Step<G::Action>>,
    expects: Vec<Expect<G::Action>>,
}

impl<G: Game> Scenario<G> {
    /// Title, rules and subject.
    pub const fn header(&self) -> &ScenarioHeader {
        &self.header
    }
}

/// What happens to a draw that the scenario does not give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MissingDraws {
    Fail,
    FirstWay,
}

struct Step<A> {
    at: Position,
    act: Act<A>,
    refuse: Option<String>,
    expects: Vec<Expect<A>>,
}

enum Act<A> {
    /// A decision or a time-out.
    Answer(Input<A>),
    Draw(DrawName),
}

struct Expect<A> {
    at: Position,
    what: What<A>,
}

enum What<A> {
    Found { eyes: Option<Viewer>, path: Path, test: Test },
    Accepted(Input<A>),
    Refused(Input<A>, String),
}

enum Test {
    Is(Value),
    IsNot(Value),
    Has(Value),
    HasNot(Value),
    Absent,
    Present,
    Count(usize),
}
