//! Golden replays: old matches must keep their meaning.
//!
//! A golden file is JSON lines: a header, then every input with the fingerprint of the state after it.
//!
//! ```text
//! {"title":"toy","pack":"1f0c…","options":{"seats":2}}
//! {"input":{"draw":3},"state":"9f72ab5aa0583fd9"}
//! ```

use std::{
    collections::BTreeSet,
    fmt, fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{Deserialize, Serialize};
use veilleuse_core::{Game, Input, Match, Pending};

use crate::{Broken, walk::walk};

const EXTENSION: &str = "jsonl";

/// The first line of a golden file: readable without knowing its title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoldenHeader {
    /// The id of the title.
    pub title: String,
    /// The digest of the pack, as the caller names it.
    pub pack: String,
    /// The options.
    pub options: serde_json::Value,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GoldenLine<A> {
    input: Input<A>,
    state: String,
}

/// A golden file that cannot be read or written, or whose match has changed.
#[derive(Debug)]
pub struct GoldenError {
    /// The file.
    pub file: PathBuf,
    /// The line, counted from 1; 0 when the file as a whole is meant.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for GoldenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        write!(f, ": {}", self.problem)
    }
}

impl std::error::Error for GoldenError {}

impl GoldenError {
    fn new(file: &Path, line: usize, problem: impl Into<String>) -> GoldenError {
        GoldenError { file: file.to_owned(), line, problem: problem.into() }
    }

    fn io(file: &Path, error: &io::Error) -> GoldenError {
        GoldenError::new(file, 0, error.to_string())
    }
}

impl GoldenHeader {
    /// Reads the header of a golden file.
    pub fn read(file: &Path) -> Result<GoldenHeader, GoldenError> {
        let text = fs::read_to_string(file).map_err(|error| GoldenError::io(file, &error))?;
        GoldenHeader::of(file, &text)
    }

    fn of(file: &Path, text: &str) -> Result<GoldenHeader, GoldenError> {
        serde_json::from_str(text.lines().next().unwrap_or_default()).map_err(|error| {
            GoldenError::new(file, 1, format!("this is no header of a golden file: {error}"))
        })
    }
}

/// What was replayed without a difference.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Replayed {
    /// Files.
    pub files: usize,
    /// Inputs.
    pub inputs: usize,
    /// Endings that were reached, as `result/reason`.
    pub endings: BTreeSet<String>,
}

/// Writes a match as a golden file. `pack` is the digest of its pack.
pub fn write_golden<G: Game>(file: &Path, pack: &str, played: &Match<G>) -> Result<(), GoldenError> {
    let header = GoldenHeader {
        title: G::ID.to_owned(),
        pack: pack.to_owned(),
        options: crate::json::of(played.options()),
    };
    let mut text = line_of(&header);
    let mut replay = played.rewound(0);
    let opening = Match::<G>::begin(Arc::clone(played.pack()), played.options().clone());
    if opening.map(|opening| opening.fingerprint()) != Ok(replay.fingerprint()) {
        let problem = "a golden match begins as its options say, not from an arranged table";
        return Err(GoldenError::new(file, 0, problem));
    }
    for step in played.history() {
        let input = step.input.clone();
        replay
            .apply_silently(input.clone())
            .map_err(|refusal| GoldenError::new(file, 0, format!("the match does not replay: {refusal}")))?;
        text += &line_of(&GoldenLine { input, state: replay.fingerprint().to_string() });
    }
    fs::write(file, text).map_err(|error| GoldenError::io(file, &error))
}

fn line_of<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("inputs and options can be written as JSON") + "\n"
}

fn ending<G: Game>(played: &Match<G>) -> Option<String> {
    match played.pending() {
        Pending::Over(outcome) => Some(format!("{}/{}", outcome.result, outcome.reason)),
        _ => None,
    }
}

/// Replays one golden file. `pack_digest` is the digest of `pack`.
pub fn check_golden<G: Game>(
    file: &Path,
    pack: &Arc<G::Pack>,
    pack_digest: &str,
) -> Result<Replayed, GoldenError> {
    let text = fs::read_to_string(file).map_err(|error| GoldenError::io(file, &error))?;
    let header = GoldenHeader::of(file, &text)?;
    let wrong_header = |problem: String| GoldenError::new(file, 1, problem);
    if header.title != G::ID {
        return Err(wrong_header(format!("this is a match of `{}`, not of `{}`", header.title, G::ID)));
    }
    if header.pack != pack_digest {
        let advice = "replay it with its own pack, or make it anew if the content was meant to change";
        return Err(wrong_header(format!(
            "its pack is {}, this one is {pack_digest}; {advice}",
            header.pack
        )));
    }
    let options = serde_json::from_value(header.options)
        .map_err(|error| wrong_header(format!("these are no options of the title: {error}")))?;
    let mut played = Match::<G>::begin(Arc::clone(pack), options)
        .map_err(|refusal| wrong_header(format!("the match cannot begin: {refusal}")))?;
    for (number, text) in text.lines().enumerate().skip(1) {
        replay_line(&mut played, text).map_err(|problem| GoldenError::new(file, number + 1, problem))?;
    }
    let endings = ending(&played).into_iter().collect();
    Ok(Replayed { files: 1, inputs: played.history().len(), endings })
}

fn replay_line<G: Game>(played: &mut Match<G>, text: &str) -> Result<(), String> {
    let line: GoldenLine<G::Action> =
        serde_json::from_str(text).map_err(|error| format!("this is no input of the title: {error}"))?;
    let number = played.history().len() + 1;
    let input = crate::json::of(&line.input);
    played
        .apply_silently(line.input)
        .map_err(|refusal| format!("input {number}, {input}, was accepted once and is now {refusal}"))?;
    let state = played.fingerprint().to_string();
    if state == line.state {
        return Ok(());
    }
    Err(format!(
        "input {number}, {input}, leads to another state\n  the file: {}\n  the rules: {state}\n  the table now: {}",
        line.state,
        crate::json::of(&played.view_everything())
    ))
}

/// Replays every golden file of a folder, in the order of their names, up to the first difference.
pub fn check_goldens<G: Game>(
    folder: &Path,
    pack: &Arc<G::Pack>,
    pack_digest: &str,
) -> Result<Replayed, GoldenError> {
    let io = |error: io::Error| GoldenError::io(folder, &error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(io)? {
        let file = entry.map_err(io)?.path();
        if file.extension().is_some_and(|extension| extension == EXTENSION) {
            files.push(file);
        }
    }
    files.sort();
    let mut all = Replayed::default();
    for file in files {
        let one = check_golden::<G>(&file, pack, pack_digest)?;
        all.files += one.files;
        all.inputs += one.inputs;
        all.endings.extend(one.endings);
    }
    Ok(all)
}

/// How to make golden files.
pub struct Goldens<'a, G: Game> {
    /// The content.
    pub pack: &'a Arc<G::Pack>,
    /// Its digest.
    pub pack_digest: &'a str,
    /// The options of the matches.
    pub options: &'a G::Options,
    /// The first word of the file names, such as the mode.
    pub name: &'a str,
    /// Another seed, other matches.
    pub seed: u64,
    /// How many matches to play at most.
    pub matches: u64,
}

/// What came of making golden files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Made {
    /// The files, one for each ending that was reached.
    pub files: Vec<PathBuf>,
    /// Endings that no match reached, as `result/reason`: other options may lead there.
    pub missing: Vec<String>,
}

impl<G: Game> Goldens<'_, G> {
    /// Plays random matches until every ending of [`Game::endings`] has its file in `folder`, or the matches
    /// are used up.
    pub fn make(&self, folder: &Path) -> Result<Made, MakeError> {
        fs::create_dir_all(folder).map_err(|error| GoldenError::io(folder, &error))?;
        let missing = G::endings().iter().map(|(result, reason)| format!("{result}/{reason}")).collect();
        let mut made = Made { files: Vec::new(), missing };
        for number in 0..self.matches {
            if made.missing.is_empty() {
                break;
            }
            let played = walk::<G>(self.pack, self.options, self.seed, number, |_, _| Ok(()))?;
            let Some(reached) = ending(&played) else { continue };
            let Some(place) = made.missing.iter().position(|missing| *missing == reached) else { continue };
            made.missing.remove(place);
            let file = folder.join(format!("{}-{}.{EXTENSION}", self.name, reached.replace('/', "-")));
            write_golden(&file, self.pack_digest, &played)?;
            made.files.push(file);
        }
        Ok(made)
    }
}

/// Golden files that could not be made.
#[derive(Debug)]
pub enum MakeError {
    /// A match broke a promise of the rules.
    Broken(Broken),
    /// A file could not be written.
    File(GoldenError),
}

impl fmt::Display for MakeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MakeError::Broken(broken) => broken.fmt(f),
            MakeError::File(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MakeError {}

impl From<Broken> for MakeError {
    fn from(broken: Broken) -> MakeError {
        MakeError::Broken(broken)
    }
}

impl From<GoldenError> for MakeError {
    fn from(error: GoldenError) -> MakeError {
        MakeError::File(error)
    }
}
