//! What was played so far, as a file.

use std::{collections::BTreeMap, fs, path::Path};

use serde::{Deserialize, Serialize};
use veilleuse_sim::Counts;

use crate::{LabError, Paired, Spec, figures::Figures};

/// What was played so far. Everything in it follows from the plan, the packs and the numbers of the matches; how long it took
/// and on how many cores does not appear.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Run {
    /// The format, [`Run::FORMAT`].
    pub format: String,
    /// The id of the title.
    pub title: String,
    /// What all chance follows from.
    pub seed: u64,
    /// The digest of every pack.
    pub packs: BTreeMap<String, String>,
    /// The tables.
    pub cells: Vec<Cell>,
}

/// One table and what was counted at it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Cell {
    /// The table.
    pub table: Spec,
    /// Which matches were played: from the first number on, up to but without the second.
    pub played: Vec<(u64, u64)>,
    /// Whether people compete at it.
    pub competes: bool,
    /// How many sides there are when they do.
    pub sides: u8,
    /// The sorts of things that may be left unused.
    pub optional: Vec<String>,
    /// How many seconds people take for a decision in which there is a choice.
    pub seconds: u8,
    /// What was counted.
    pub counts: Counts,
    /// How the same matches went with the first pack of the plan, where this is another one.
    #[serde(default)]
    pub paired: Option<Paired>,
}

/// A cell as it is written: with what follows from its numbers, for who reads the file without the laboratory.
#[derive(Serialize)]
struct WrittenCell<'r> {
    table: &'r Spec,
    played: &'r [(u64, u64)],
    competes: bool,
    sides: u8,
    optional: &'r [String],
    seconds: u8,
    figures: Figures,
    #[serde(skip_serializing_if = "Option::is_none")]
    paired: Option<&'r Paired>,
    counts: &'r Counts,
}

#[derive(Serialize)]
struct Written<'r> {
    format: &'r str,
    title: &'r str,
    seed: u64,
    packs: &'r BTreeMap<String, String>,
    cells: Vec<WrittenCell<'r>>,
}

impl Run {
    /// The format of these files; another number is another format.
    pub const FORMAT: &'static str = "veilleuse-lab/1";

    /// The file as text: the same run has the same bytes.
    pub fn to_json(&self) -> String {
        let cells = self.cells.iter().map(|one| WrittenCell {
            table: &one.table,
            played: &one.played,
            competes: one.competes,
            sides: one.sides,
            optional: &one.optional,
            seconds: one.seconds,
            figures: Figures::of(one),
            paired: one.paired.as_ref(),
            counts: &one.counts,
        });
        let written = Written {
            format: &self.format,
            title: &self.title,
            seed: self.seed,
            packs: &self.packs,
            cells: cells.collect(),
        };
        serde_json::to_string(&written).expect("numbers and words can be written") + "\n"
    }

    /// Reads a file.
    pub fn read(file: &Path) -> Result<Run, LabError> {
        let text = fs::read_to_string(file).map_err(|error| LabError::io(file, &error))?;
        Run::parse(&text).map_err(|error| LabError::File(format!("{}: {error}", file.display())))
    }

    /// Reads the text of a file.
    pub fn parse(text: &str) -> Result<Run, LabError> {
        let run: Run = serde_json::from_str(text)
            .map_err(|error| LabError::File(format!("no file of the laboratory ({error})")))?;
        if run.format != Run::FORMAT {
            let (found, known) = (&run.format, Run::FORMAT);
            return Err(LabError::File(format!("the format is `{found}`, this version reads `{known}`")));
        }
        Ok(run)
    }

    /// Writes the file beside itself first, so that whoever is interrupted finds the one from before.
    pub fn write(&self, file: &Path) -> Result<(), LabError> {
        let beside = file.with_extension("part");
        fs::write(&beside, self.to_json()).map_err(|error| LabError::io(&beside, &error))?;
        fs::rename(&beside, file).map_err(|error| LabError::io(file, &error))
    }

    /// How many matches were played.
    pub fn matches(&self) -> u64 {
        self.cells.iter().map(|cell| cell.counts.matches).sum()
    }

    /// Whether another run is of the same tables, packs and seed.
    pub fn same_tables(&self, other: &Run) -> Result<(), LabError> {
        let differs = if self.title != other.title {
            "titles"
        } else if self.seed != other.seed {
            "seeds"
        } else if self.packs != other.packs {
            "packs"
        } else if !self.cells.iter().map(|cell| &cell.table).eq(other.cells.iter().map(|cell| &cell.table)) {
            "tables"
        } else {
            return Ok(());
        };
        Err(LabError::Merge(format!("these runs are of different {differs}; they cannot be put together")))
    }
}

impl Cell {
    /// Whether this match was played.
    pub fn has(&self, index: u64) -> bool {
        self.played.iter().any(|(from, to)| (*from..*to).contains(&index))
    }

    /// Adds matches that were not played before.
    pub(crate) fn add(&mut self, from: u64, to: u64, counts: &Counts) {
        self.played.push((from, to));
        self.counts.add(counts);
        self.tidy();
    }

    /// Puts neighbouring parts together.
    fn tidy(&mut self) {
        self.played.sort_unstable();
        let mut whole: Vec<(u64, u64)> = Vec::new();
        for (from, to) in self.played.drain(..) {
            match whole.last_mut() {
                Some(last) if last.1 == from => last.1 = to,
                _ => whole.push((from, to)),
            }
        }
        self.played = whole;
    }
}

/// Puts parts of one run together: what comes out is what one machine alone would have written.
pub fn merge(runs: Vec<Run>) -> Result<Run, LabError> {
    let mut runs = runs.into_iter();
    let mut whole = runs.next().ok_or_else(|| LabError::Merge("name files to put together".into()))?;
    for run in runs {
        whole.same_tables(&run)?;
        for (mine, theirs) in whole.cells.iter_mut().zip(run.cells) {
            for (from, to) in &theirs.played {
                if mine.played.iter().any(|(start, end)| from < end && start < to) {
                    let table = mine.table.name();
                    return Err(LabError::Merge(format!(
                        "matches {from} to {} of {table} are in several files; shards must not overlap",
                        to - 1
                    )));
                }
            }
            mine.played.extend(&theirs.played);
            mine.counts.add(&theirs.counts);
            match (&mut mine.paired, &theirs.paired) {
                (Some(mine), Some(theirs)) => mine.add(theirs),
                (mine, theirs) => *mine = mine.or(*theirs),
            }
            mine.tidy();
        }
    }
    Ok(whole)
}
