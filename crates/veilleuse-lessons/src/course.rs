//! Where somebody is in a lesson.

use serde::Serialize;
use veilleuse_core::Input;

use crate::{Cue, Go, Lesson, Waits, json};

/// Where somebody is in a lesson: a function of the inputs that stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// The step that is said now, or whose cues are played.
    step: usize,
    at: At,
    /// What was done instead of what the step before asked for, so that something is said about it.
    instead: Option<(usize, Option<usize>)>,
    inputs: usize,
    /// How many inputs stood when somebody was asked to read a step, for each time.
    begun: Vec<usize>,
}

/// What happens at a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    /// The table is set up: so many cues are played.
    Opening(usize),
    /// It is read, until the learner does something or nods.
    Reading,
    /// So many of its cues are played; or of those of something else that was done.
    Playing { other: Option<usize>, played: usize },
    /// The learner has done something from which the lesson does not go on.
    Lost,
}

impl Course {
    /// The beginning of a lesson.
    pub fn new(lesson: &Lesson) -> Course {
        let mut course = Course { step: 0, at: At::Opening(0), instead: None, inputs: 0, begun: Vec::new() };
        course.settle(lesson);
        course
    }

    /// Where these inputs lead.
    pub fn after<'a, A: Serialize + 'a>(
        lesson: &Lesson,
        inputs: impl IntoIterator<Item = &'a Input<A>>,
    ) -> Course {
        let mut course = Course::new(lesson);
        inputs.into_iter().for_each(|input| course.take(lesson, input));
        course
    }

    /// An input has been accepted.
    pub fn take<A: Serialize>(&mut self, lesson: &Lesson, input: &Input<A>) {
        self.inputs += 1;
        match &mut self.at {
            At::Opening(played) | At::Playing { played, .. } => *played += 1,
            At::Lost => {}
            At::Reading => self.leave_step(lesson, input),
        }
        self.settle(lesson);
    }

    /// Something was played while a step was read.
    fn leave_step<A: Serialize>(&mut self, lesson: &Lesson, input: &Input<A>) {
        self.instead = None;
        let Some(step) = self.next_act(lesson) else { return };
        self.step = step;
        let acted = match input {
            Input::Decide { seat, action } if *seat == lesson.seat => Some(json::written(action)),
            Input::Decide { .. } | Input::Draw(_) | Input::Timeout(_) => None,
        };
        let step = &lesson.steps[step];
        self.at = match (acted, &step.wants) {
            (Some(action), Some(wants)) if wants.fits(&action) => At::Playing { other: None, played: 0 },
            (Some(action), Some(_)) => {
                let fits = |fits: &crate::Pattern| fits.fits(&action);
                let other = step.others.iter().position(|other| other.fits.as_ref().is_none_or(fits));
                self.instead = Some((self.step, other));
                other.map_or(At::Lost, |other| At::Playing { other: Some(other), played: 0 })
            }
            (None, None) => At::Playing { other: None, played: 1 },
            (Some(_), None) | (None, Some(_)) => {
                self.instead = Some((self.step, None));
                At::Lost
            }
        };
    }

    /// Goes to the next step when everything of this one is played.
    fn settle(&mut self, lesson: &Lesson) {
        let cues = self.cues(lesson).len();
        match self.at {
            At::Opening(played) if played >= cues => self.read(0),
            At::Playing { other, played } if played >= cues => {
                let back = other.is_some_and(|other| lesson.steps[self.step].others[other].go == Go::Back);
                if back {
                    self.at = At::Lost;
                } else {
                    self.read(self.step + 1);
                }
            }
            _ => {}
        }
    }

    fn read(&mut self, step: usize) {
        self.step = step;
        self.at = At::Reading;
        self.begun.push(self.inputs);
    }

    /// What is played by itself at this step.
    fn cues<'l>(&self, lesson: &'l Lesson) -> &'l [Cue] {
        match self.at {
            At::Opening(_) => &lesson.open,
            At::Reading | At::Lost => &[],
            At::Playing { other, .. } => {
                let step = &lesson.steps[self.step];
                match other.map(|other| &step.others[other]) {
                    None => &step.then,
                    Some(other) => match (&other.then, other.go) {
                        (Some(then), _) => then,
                        (None, Go::On) => &step.then,
                        (None, Go::Back) => &[],
                    },
                }
            }
        }
    }

    /// The next step, from the one that is read on, at which something is played.
    fn next_act(&self, lesson: &Lesson) -> Option<usize> {
        let acts = |step: &usize| lesson.steps[*step].waits() != Waits::Read;
        (self.step..lesson.steps.len()).find(acts)
    }

    /// What is to be played now, without anybody being asked.
    pub fn cue<'l>(&self, lesson: &'l Lesson) -> Option<&'l Cue> {
        match self.at {
            At::Opening(played) | At::Playing { played, .. } => self.cues(lesson).get(played),
            At::Reading | At::Lost => None,
        }
    }

    /// What is played first when the learner nods; nothing where more than a nod is waited for.
    pub fn nod<'l>(&self, lesson: &'l Lesson) -> Option<&'l Cue> {
        let step = (self.at == At::Reading).then(|| self.next_act(lesson)).flatten()?;
        let step = &lesson.steps[step];
        if step.waits() == Waits::Watch { step.then.first() } else { None }
    }

    /// What should be played cannot be: the learner is offered to go back.
    pub fn lose(&mut self) {
        self.instead = Some((self.step, None));
        self.at = At::Lost;
    }

    /// The step that is read, or was left.
    pub const fn step(&self) -> usize {
        self.step
    }

    /// Whether the lesson goes on only after going back.
    pub fn is_lost(&self) -> bool {
        self.at == At::Lost
    }

    /// Whether nothing more is waited for, though there may be more to read.
    pub fn is_finished(&self, lesson: &Lesson) -> bool {
        self.at == At::Reading && self.next_act(lesson).is_none()
    }

    /// Whether the lesson has become a match like any other.
    pub fn is_free(&self, lesson: &Lesson) -> bool {
        lesson.goes_on && self.is_finished(lesson)
    }

    /// The message about what was done instead of what was asked for.
    pub fn instead(&self, lesson: &Lesson) -> Option<String> {
        self.instead.map(|(step, other)| lesson.other_text(step, other))
    }

    /// How many inputs stand where one goes back to: the beginning of the step, or of the one before when nothing was
    /// done since.
    pub fn back(&self) -> Option<usize> {
        let back = if self.at == At::Reading { 2 } else { 1 };
        self.begun.len().checked_sub(back).map(|nth| self.begun[nth])
    }
}
