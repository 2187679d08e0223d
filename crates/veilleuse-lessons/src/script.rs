//! A lesson as its file tells it.

use serde::Deserialize;
use serde_json::{Map, Value};
use veilleuse_core::{DrawName, Seat};
use veilleuse_pack::{Lang, PackFiles, Problem, Problems, Texts};

use crate::Pattern;

/// Where lessons lie in a pack.
const FOLDER: &str = "lessons/";

/// How many words somebody reads in a minute who takes their time.
const WORDS_A_MINUTE: usize = 180;
/// How long a decision takes, in seconds; and what is played by itself.
const A_DECISION: usize = 15;
const A_CUE: usize = 3;

/// A lesson: a table, a learner's seat, and what is said and done there.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name of its file. Its name for people is the message `lesson-<id>`, with what it is about as `.about`; that of a
    /// [puzzle](Lesson::is_puzzle) is `puzzle-<id>`.
    pub id: String,
    /// Whether it is a position in which one decision is to be found.
    pub is_puzzle: bool,
    /// The path of its file in the pack.
    pub path: String,
    /// Which of the title's lessons, or of its puzzles, it is, from 1.
    pub number: u8,
    /// Where the learner sits.
    pub seat: Seat,
    /// Whether a real match with bots follows where the lesson stops.
    pub goes_on: bool,
    /// The title's options; what is missing is its default.
    pub options: Value,
    /// The arranged table; without it a match begins as always.
    pub given: Option<Value>,
    /// What is played before the first step.
    pub open: Vec<Cue>,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// One thing that is said, and what is waited for then.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its name. What it says is the message `lesson-<id>-<name>`.
    pub name: String,
    /// Things it points at, in the words of options: `square:sq_03`.
    pub points: Vec<String>,
    /// What the learner should do; with nothing to do, a nod is enough.
    pub wants: Option<Pattern>,
    /// What is played then.
    pub then: Vec<Cue>,
    /// What else may be done here, and what is said about it.
    pub others: Vec<Other>,
}

/// What a step waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// For the learner to decide something.
    Decide,
    /// For a nod, after which something is played.
    Watch,
    /// For a nod.
    Read,
}

/// Something legal that the step does not ask for.
#[derive(Clone, Debug)]
pub struct Other {
    /// Its name. What is said about it is the message `lesson-<id>-<step>-<name>`.
    pub name: String,
    /// Which decisions; without it, all that nothing before it means.
    pub fits: Option<Pattern>,
    /// What is played then; what the step itself plays where this is not said and the lesson goes on.
    pub then: Option<Vec<Cue>>,
    /// How it goes on.
    pub go: Go,
}

/// How a lesson goes on after something it did not ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Go {
    /// With the next step.
    On,
    /// Not at all: the learner is offered to go back to the step.
    #[default]
    Back,
}

/// Something the lesson plays by itself.
#[derive(Clone, PartialEq, Debug)]
pub enum Cue {
    /// Chance falls like this.
    Draw(DrawName),
    /// Another seat decides this.
    Decide(Seat, Value),
}

impl Lesson {
    /// All lessons of a pack, in their order.
    pub fn load(files: &PackFiles) -> Result<Vec<Lesson>, Problems> {
        let mut problems = Problems::new();
        let mut lessons = Vec::new();
        for (path, _) in files.under(FOLDER) {
            match files.read::<File>(path).and_then(|file| file.lesson(path)) {
                Ok(lesson) => lessons.push(lesson),
                Err(problem) => problems.push(problem),
            }
        }
        lessons.sort_by_key(|lesson: &Lesson| lesson.number);
        problems.or(lessons)
    }

    /// The message that names it.
    pub fn title_text(&self) -> String {
        format!("{}-{}", if self.is_puzzle { "puzzle" } else { "lesson" }, self.id)
    }

    /// The message of a step. What is said of a puzzle that was solved is the house's own.
    pub fn text(&self, step: usize) -> String {
        match (self.is_puzzle, step) {
            (true, 1..) => "puzzle-solved".to_owned(),
            _ => format!("{}-{}", self.title_text(), self.steps[step].name),
        }
    }

    /// What is said about something else that was done in a step; the house's own where the lesson says nothing.
    pub fn other_text(&self, step: usize, other: Option<usize>) -> String {
        if self.is_puzzle {
            return "puzzle-missed".to_owned();
        }
        other.map_or_else(
            || "lesson-elsewhere".to_owned(),
            |other| format!("{}-{}", self.text(step), self.steps[step].others[other].name),
        )
    }

    /// Every message it needs.
    pub fn texts(&self) -> Vec<String> {
        let mut texts = vec![self.title_text(), format!("{}.about", self.title_text())];
        for step in 0..self.steps.len() {
            texts.push(self.text(step));
            texts.extend((0..self.steps[step].others.len()).map(|other| self.other_text(step, Some(other))));
        }
        texts
    }

    /// How many seconds it takes somebody who does what they are asked.
    pub fn seconds(&self, texts: &Texts, lang: Lang) -> usize {
        self.seconds_of(self.steps.len(), texts, lang)
    }

    /// How many seconds of reading come before the first decision.
    pub fn seconds_to_first_decision(&self, texts: &Texts, lang: Lang) -> usize {
        let first = self.steps.iter().position(|step| step.waits() == Waits::Decide);
        let steps = first.map_or(self.steps.len(), |first| first + 1);
        self.seconds_of(steps, texts, lang) - if first.is_some() { A_DECISION } else { 0 }
    }

    fn seconds_of(&self, steps: usize, texts: &Texts, lang: Lang) -> usize {
        let words =
            |step| texts.get(lang, &self.text(step)).map_or(0, |text| text.split_whitespace().count());
        let read: usize = (0..steps).map(words).sum();
        let played: usize = self.steps[..steps]
            .iter()
            .enumerate()
            .map(|(number, step)| {
                let decides = usize::from(step.waits() == Waits::Decide) * A_DECISION;
                let cues = if number + 1 == steps { 0 } else { step.then.len() };
                decides + cues * A_CUE
            })
            .sum();
        (read * 60).div_ceil(WORDS_A_MINUTE) + played
    }
}

impl Step {
    /// What it waits for.
    pub const fn waits(&self) -> Waits {
        match (&self.wants, self.then.is_empty()) {
            (Some(_), _) => Waits::Decide,
            (None, false) => Waits::Watch,
            (None, true) => Waits::Read,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    number: u8,
    #[serde(default = "first_seat")]
    seat: Seat,
    #[serde(default)]
    goes_on: bool,
    #[serde(default)]
    open: Vec<FileCue>,
    #[serde(default)]
    options: Map<String, Value>,
    given: Option<Map<String, Value>>,
    step: Vec<FileStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileStep {
    name: String,
    #[serde(default)]
    point: Vec<String>,
    #[serde(rename = "do")]
    wants: Option<Pattern>,
    #[serde(default)]
    then: Vec<FileCue>,
    #[serde(default)]
    other: Vec<FileOther>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileOther {
    name: String,
    #[serde(rename = "do")]
    fits: Option<Pattern>,
    then: Option<Vec<FileCue>>,
    #[serde(default)]
    go: Go,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FileCue {
    draw: Option<Value>,
    seat: Option<Seat>,
    #[serde(rename = "do")]
    action: Option<Value>,
}

pub(crate) const fn first_seat() -> Seat {
    Seat::new(0)
}

fn is_plain(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-')
}

/// The name of a file of this folder.
pub(crate) fn id_of(path: &str, folder: &str) -> Result<String, Problem> {
    let id = path.trim_start_matches(folder).trim_end_matches(".toml");
    if !is_plain(id) {
        return Err(Problem::about(path, "it is named in small letters and hyphens"));
    }
    Ok(id.to_owned())
}

impl File {
    fn lesson(self, path: &str) -> Result<Lesson, Problem> {
        let id = id_of(path, FOLDER)?;
        let wrong = |what: String| Problem::about(path, what);
        let seat = self.seat;
        let cues = |cues: Vec<FileCue>| -> Result<Vec<Cue>, Problem> {
            cues.into_iter().map(|cue| cue.read(Some(seat)).map_err(&wrong)).collect()
        };
        let other = |other: FileOther| {
            let then = other.then.map(&cues).transpose()?;
            Ok(Other { name: other.name, fits: other.fits, then, go: other.go })
        };
        let step = |step: FileStep| {
            if step.wants.is_none() && !step.other.is_empty() {
                return Err(wrong(format!(
                    "step `{}` asks for nothing, so nothing else can be done",
                    step.name
                )));
            }
            Ok(Step {
                then: cues(step.then)?,
                others: step.other.into_iter().map(other).collect::<Result<_, _>>()?,
                name: step.name,
                points: step.point,
                wants: step.wants,
            })
        };
        let steps: Vec<Step> = self.step.into_iter().map(step).collect::<Result<_, _>>()?;
        let names: Vec<&str> = steps
            .iter()
            .flat_map(|step| step.others.iter().map(|other| other.name.as_str()).chain([step.name.as_str()]))
            .collect();
        if let Some(odd) = names.iter().find(|name| !is_plain(name)) {
            return Err(wrong(format!("`{odd}` is no name of a step: small letters and hyphens")));
        }
        if let Some(twice) =
            (1..steps.len()).find(|&n| steps[..n].iter().any(|step| step.name == steps[n].name))
        {
            return Err(wrong(format!("two steps are called `{}`", steps[twice].name)));
        }
        if steps.last().is_none_or(|last| last.waits() != Waits::Read) {
            return Err(wrong(
                "the last step only says something: nothing is waited for after it".to_owned(),
            ));
        }
        Ok(Lesson {
            id,
            is_puzzle: false,
            path: path.to_owned(),
            number: self.number,
            seat,
            goes_on: self.goes_on,
            options: Value::Object(self.options),
            given: self.given.map(Value::Object),
            open: cues(self.open)?,
            steps,
        })
    }
}

impl FileCue {
    /// What it stands for. Where somebody learns, they decide alone.
    pub(crate) fn read(self, learner: Option<Seat>) -> Result<Cue, String> {
        match (self.draw, self.seat, self.action) {
            (Some(Value::Number(face)), None, None) => {
                let face = face.as_u64().and_then(|face| face.try_into().ok());
                face.map(|face| Cue::Draw(DrawName::Face(face))).ok_or_else(|| "no face of a die".to_owned())
            }
            (Some(Value::String(word)), None, None) => DrawName::named(&word)
                .map(Cue::Draw)
                .ok_or_else(|| format!("`{word}`: a raw way is a number after the `#`")),
            (None, Some(seat), Some(_)) if learner == Some(seat) => {
                Err("the learner decides alone: let a step ask for it".to_owned())
            }
            (None, Some(seat), Some(action)) => Ok(Cue::Decide(seat, action)),
            _ => Err("what is played is `draw`, or `seat` and `do`".to_owned()),
        }
    }
}
