//! Puzzles: positions in which one decision is best, whatever lies hidden and however chance falls.
//!
//! A puzzle is a lesson of one step. It is played at the same tables and by the same [`Course`](crate::Course): what is asked
//! for is the best decision, and after anything else one goes back.

use serde::Deserialize;
use serde_json::{Map, Value};
use veilleuse_core::Seat;
use veilleuse_pack::{PackFiles, Problem, Problems};

use crate::{
    Lesson, Pattern, Step,
    script::{FileCue, first_seat, id_of},
};

/// Where puzzles lie in a pack.
const FOLDER: &str = "puzzles/";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    number: u8,
    #[serde(default = "first_seat")]
    seat: Seat,
    best: Pattern,
    #[serde(default)]
    options: Map<String, Value>,
    given: Option<Map<String, Value>>,
    #[serde(default)]
    open: Vec<FileCue>,
}

impl Lesson {
    /// All puzzles of a pack, in their order.
    pub fn load_puzzles(files: &PackFiles) -> Result<Vec<Lesson>, Problems> {
        let mut problems = Problems::new();
        let mut puzzles = Vec::new();
        for (path, _) in files.under(FOLDER) {
            match files.read::<File>(path).and_then(|file| file.puzzle(path)) {
                Ok(puzzle) => puzzles.push(puzzle),
                Err(problem) => problems.push(problem),
            }
        }
        puzzles.sort_by_key(|puzzle: &Lesson| puzzle.number);
        problems.or(puzzles)
    }

    /// What is best in a puzzle.
    pub fn best(&self) -> Option<&Pattern> {
        self.steps.first().filter(|_| self.is_puzzle)?.wants.as_ref()
    }
}

impl File {
    fn puzzle(self, path: &str) -> Result<Lesson, Problem> {
        let step = |name: &str, wants| Step {
            name: name.to_owned(),
            points: Vec::new(),
            wants,
            then: Vec::new(),
            others: Vec::new(),
        };
        let open = self.open.into_iter().map(|cue| cue.read(None)).collect::<Result<_, _>>();
        Ok(Lesson {
            id: id_of(path, FOLDER)?,
            is_puzzle: true,
            path: path.to_owned(),
            number: self.number,
            seat: self.seat,
            goes_on: false,
            options: Value::Object(self.options),
            given: self.given.map(Value::Object),
            open: open.map_err(|what: String| Problem::about(path, what))?,
            steps: vec![step("asks", Some(self.best)), step("solved", None)],
        })
    }
}
