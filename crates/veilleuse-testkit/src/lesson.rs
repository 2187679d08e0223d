//! Lessons: what they ask for can be done, what they point at is there, everything is said in both languages, and
//! nobody is stuck, whatever else they do.

use std::{collections::BTreeSet, sync::Arc};

use serde_json::Value;
use veilleuse_core::{Game, Input, Match, Pending, SeatSet, Viewer};
use veilleuse_lessons::{Course, Lesson, Waits};
use veilleuse_pack::{Lang, Problem, Problems, Texts};

use crate::{Luck, json, title::play_on};

/// The first decision comes within so many seconds of reading.
const FIRST_DECISION: usize = 20;
/// How long a lesson is, in seconds.
const LENGTH: std::ops::RangeInclusive<usize> = 120..=240;
/// All lessons of a title together take no longer, in seconds.
const WHOLE_WAY: usize = 12 * 60;
/// So many matches, of so many inputs, show what a title's options touch.
const MATCHES: u64 = 6;
const INPUTS: usize = 200;

/// What is wrong with the lessons of a pack.
pub fn check<G: Game>(pack: &Arc<G::Pack>, lessons: &[Lesson], texts: &Texts) -> Problems {
    let mut problems = Problems::new();
    for (lesson, number) in lessons.iter().zip(1..) {
        let mut wrong = said(lesson, texts);
        if lesson.number != number {
            wrong.push(format!("this lesson is number {number}, not {}", lesson.number));
        }
        let last = usize::from(number) == lessons.len();
        if last != lesson.goes_on {
            wrong.push("the last lesson of a title, and no other, has `goes_on = true`".to_owned());
        }
        match played::<G>(pack, lesson) {
            Ok(met) => wrong.extend(unmet(lesson, &met)),
            Err(problem) => wrong.push(problem),
        }
        for what in wrong {
            problems.push(Problem::about(&lesson.path, what));
        }
    }
    for lang in Lang::ALL {
        let whole: usize = lessons.iter().map(|lesson| lesson.seconds(texts, lang)).sum();
        if whole > WHOLE_WAY {
            let what =
                format!("{lang}: all lessons together take {whole} s, and no more than {WHOLE_WAY} will do");
            problems.push(Problem::about("lessons", what));
        }
    }
    problems
}

/// What is not said, or too long.
fn said(lesson: &Lesson, texts: &Texts) -> Vec<String> {
    let mut wrong: Vec<String> = lesson
        .texts()
        .into_iter()
        .filter(|id| !texts.has(id))
        .map(|id| format!("no text `{id}` in fr/ and en/"))
        .collect();
    for lang in Lang::ALL {
        let (first, whole) = (lesson.seconds_to_first_decision(texts, lang), lesson.seconds(texts, lang));
        if first > FIRST_DECISION {
            wrong.push(format!(
                "{lang}: the first decision comes after {first} s of reading, not {FIRST_DECISION}"
            ));
        }
        if !LENGTH.contains(&whole) {
            wrong.push(format!(
                "{lang}: it takes {whole} s, and should take {} to {}",
                LENGTH.start(),
                LENGTH.end()
            ));
        }
    }
    wrong
}

/// Steps at which something else was done: the step, and which of its others.
type Met = BTreeSet<(usize, usize)>;

fn unmet(lesson: &Lesson, met: &Met) -> Vec<String> {
    let all = lesson.steps.iter().enumerate();
    let all = all.flat_map(|(nth, step)| (0..step.others.len()).map(move |other| (nth, other)));
    all.filter(|place| !met.contains(place))
        .map(|(nth, other)| {
            let step = &lesson.steps[nth];
            format!("step `{}`: nothing that can be done is `{}`", step.name, step.others[other].name)
        })
        .collect()
}

/// Plays a lesson as it is meant, and beside every step everything else that can be decided there.
fn played<G: Game>(pack: &Arc<G::Pack>, lesson: &Lesson) -> Result<Met, String> {
    let play = lesson.begin::<G>(Arc::clone(pack)).map_err(|problem| format!("the table: {problem}"))?;
    if !play.seats().has(lesson.seat) {
        return Err(format!("there is no seat {} at this table", lesson.seat));
    }
    let things = Things::of(&play);
    let mut run = Run { lesson, course: Course::new(lesson), play };
    let mut met = Met::new();
    run.settle()?;
    while let Some(step) = run.asks()? {
        run.look(step, &things)?;
        let meant = run.meant(step)?;
        for action in run.play.choices(lesson.seat).into_iter().filter(|_| run.waits(step) == Waits::Decide) {
            let mut astray = Run { lesson, course: run.course.clone(), play: run.play.clone() };
            astray.astray(&run, &action, &mut met).map_err(|problem| {
                let name = &lesson.steps[step].name;
                format!("step `{name}`, when somebody does {}: {problem}", json::of(&action))
            })?;
        }
        run.take(meant)?;
    }
    Ok(met)
}

struct Run<'l, G: Game> {
    lesson: &'l Lesson,
    course: Course,
    play: Match<G>,
}

impl<G: Game> Run<'_, G> {
    fn waits(&self, step: usize) -> Waits {
        self.lesson.steps[step].waits()
    }

    /// Plays what is played by itself.
    fn settle(&mut self) -> Result<(), String> {
        while let Some(cue) = self.course.cue(self.lesson) {
            let input = cue.input(&self.play.pending(), |way| self.play.draw_name(way));
            let input = input.ok_or_else(|| format!("{cue:?} cannot be played: {}", self.waited_for()))?;
            self.apply(input)?;
        }
        Ok(())
    }

    fn take(&mut self, input: Input<G::Action>) -> Result<(), String> {
        self.apply(input)?;
        self.settle()
    }

    fn apply(&mut self, input: Input<G::Action>) -> Result<(), String> {
        self.course.take(self.lesson, &input);
        self.play.apply(input.clone()).map_err(|refusal| format!("{input:?}: {refusal}"))?;
        Ok(())
    }

    /// The step at which something is waited for; nothing at the end of the lesson.
    fn asks(&self) -> Result<Option<usize>, String> {
        let from = self.course.step();
        let step = (from..self.lesson.steps.len()).find(|step| self.waits(*step) != Waits::Read);
        if self.course.is_lost() {
            return Err("it does not go on".to_owned());
        }
        if matches!(self.play.pending(), Pending::Over(_)) {
            return Err("the match is over, and a lesson ends before".to_owned());
        }
        if step.is_none() && self.lesson.goes_on && self.play.choices(self.lesson.seat).is_empty() {
            return Err("a match goes on from here, so the learner must be asked something".to_owned());
        }
        Ok(step)
    }

    /// What is meant to be played at this step.
    fn meant(&self, step: usize) -> Result<Input<G::Action>, String> {
        let (lesson, name) = (self.lesson, &self.lesson.steps[step].name);
        let Some(wants) = &lesson.steps[step].wants else {
            let cue = self.course.nod(lesson).ok_or_else(|| format!("step `{name}` plays nothing"))?;
            let input = cue.input(&self.play.pending(), |way| self.play.draw_name(way));
            return input
                .ok_or_else(|| format!("step `{name}`: {cue:?} cannot be played: {}", self.waited_for()));
        };
        let choices = self.play.choices(lesson.seat);
        let meant = choices.iter().find(|action| wants.fits(&json::of(action)));
        let meant = meant.ok_or_else(|| {
            let choices: Vec<String> = choices.iter().map(|action| json::of(action).to_string()).collect();
            let choices = choices.join(", ");
            format!("step `{name}` asks for what cannot be decided: {}; {choices}", self.waited_for())
        })?;
        Ok(Input::Decide { seat: lesson.seat, action: meant.clone() })
    }

    /// Does something, as it was meant or not: from there the lesson goes on to its end, or back to where it was.
    fn astray(&mut self, before: &Run<'_, G>, action: &G::Action, met: &mut Met) -> Result<(), String> {
        let step = before.asks()?.unwrap_or_default();
        let wants = &self.lesson.steps[step];
        let value = json::of(action);
        if !wants.wants.as_ref().is_some_and(|wants| wants.fits(&value)) {
            let fits = |fits: &veilleuse_lessons::Pattern| fits.fits(&value);
            let other = wants.others.iter().position(|other| other.fits.as_ref().is_none_or(fits));
            met.extend(other.map(|other| (step, other)));
        }
        self.take(Input::Decide { seat: self.lesson.seat, action: action.clone() })?;
        if self.course.is_lost() {
            let back = self.course.back().ok_or("nobody can go back")?;
            let again = self.play.rewound(back);
            let inputs = again.history().iter().map(|step| &step.input);
            let course = Course::after(self.lesson, inputs);
            if again.fingerprint() != before.play.fingerprint() || course != before.course {
                return Err("going back does not lead back to the step".to_owned());
            }
            return Ok(());
        }
        while let Some(step) = self.asks()? {
            let meant = self.meant(step)?;
            self.take(meant)?;
        }
        Ok(())
    }

    /// Whether everything is there that is pointed at until something is waited for.
    fn look(&self, until: usize, things: &Things) -> Result<(), String> {
        let seat = self.lesson.seat;
        let touched: BTreeSet<String> = touched(&self.play).collect();
        let view = json::of(&self.play.view(Viewer::Seat(seat)));
        for step in &self.lesson.steps[self.course.step()..=until] {
            let missing = step
                .points
                .iter()
                .find(|point| !touched.contains(*point) && !things.may_be(point, &view, self.play.seats()));
            if let Some(missing) = missing {
                return Err(format!("step `{}` points at `{missing}`, which is not there", step.name));
            }
        }
        Ok(())
    }

    fn waited_for(&self) -> String {
        json::pending::<G>(&self.play.pending()).to_string()
    }
}

/// What the options of everybody who is asked touch.
fn touched<G: Game>(play: &Match<G>) -> impl Iterator<Item = String> {
    let touches =
        move |seat| play.choices(seat).into_iter().flat_map(move |action| play.label(seat, &action).touches);
    play.seats().iter().flat_map(touches)
}

/// The words in which a title names things: kinds such as `square:…`, and things that have a word of their own.
struct Things {
    kinds: BTreeSet<String>,
}

impl Things {
    fn of<G: Game>(play: &Match<G>) -> Things {
        let mut kinds = BTreeSet::new();
        for number in 0..MATCHES {
            let mut luck = Luck::part(15, number);
            let mut play = play.clone();
            for _ in 0..INPUTS {
                kinds.extend(touched(&play).map(|thing| kind(&thing).to_owned()));
                if !play_on(&mut play, &mut luck) {
                    break;
                }
            }
        }
        Things { kinds }
    }

    /// Whether something may be pointed at by who sees this.
    fn may_be(&self, thing: &str, view: &Value, seats: SeatSet) -> bool {
        self.kinds.contains(kind(thing))
            && match thing.split_once(':') {
                None => true,
                Some(("seat", seat)) => seats.iter().any(|known| known.to_string() == seat),
                Some((_, name)) => names(view, name),
            }
    }
}

fn kind(thing: &str) -> &str {
    thing.split(':').next().unwrap_or_default()
}

/// Whether a view names this anywhere.
fn names(view: &Value, name: &str) -> bool {
    match view {
        Value::String(word) => word == name,
        Value::Number(number) => number.to_string() == name,
        Value::Array(things) => things.iter().any(|thing| names(thing, name)),
        Value::Object(fields) => fields.iter().any(|(field, value)| field == name || names(value, name)),
        Value::Bool(_) | Value::Null => false,
    }
}
