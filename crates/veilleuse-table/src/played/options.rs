//! What a seat may decide, what follows from it, and advice in words.

use std::sync::Arc;

use serde::Serialize;
use veilleuse_bots::Dice;
use veilleuse_core::{Foreseen, Foresight, Game, Input, Line, Match, Pending, Seat};
use veilleuse_lessons::Lesson;
use veilleuse_titles::Playable;
use veilleuse_wire::{After, Follows, Hint, Json, MayBring};

use super::{Played, json};
use crate::{Thought, mind::Advised};

/// With more bytes than this, the other options of a table do not say what follows: a message has its limit.
const MOST_BYTES: usize = 20 * 1024;

/// As `veilleuse_wire::OptionInfo` says.
#[derive(Serialize)]
pub(super) struct OptionOut<A> {
    #[serde(rename = "do")]
    action: A,
    label: Line,
    touches: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    follows: Option<Json>,
}

impl<G: Playable> Played<G> {
    pub(super) fn options(&self, seat: Seat, foresees: bool) -> Vec<OptionOut<G::Action>> {
        let has = |id: &str| self.texts.has(id);
        let mut foresight = foresees.then(|| self.foresight(seat, &has));
        let mut bytes = 0;
        let option = |action| {
            let label = self.play.label(seat, &action);
            let follows = foresight.as_mut().filter(|_| bytes < MOST_BYTES).and_then(|foresight| {
                let foreseen = foresight.of_deciding(&action);
                let follows = (!foreseen.is_empty()).then(|| json(&in_wire::<G>(foreseen)))?;
                bytes += follows.get().len();
                Some(follows)
            });
            OptionOut { action, label: label.line, touches: label.touches, follows }
        };
        self.play.choices(seat).into_iter().map(option).collect()
    }

    /// Looks ahead from a seat. The dice are the same for everybody at this moment, and tell nothing.
    fn foresight<'a>(&'a self, seat: Seat, has: &'a dyn Fn(&str) -> bool) -> Foresight<'a, G> {
        let mut dice = Dice::new(self.play.history().len() as u64);
        Foresight::of(&self.play, seat, has, &mut |ways| dice.below(ways))
    }

    /// Advice in words, with what follows from it.
    pub(super) fn in_words(&self, seat: Seat, advice: &Json) -> Option<Hint> {
        let Advised { action, reasons } = serde_json::from_str(advice.get()).ok()?;
        let decision = Self::read(&action).ok()?;
        let answered = self.answered_puzzle();
        let label = answered.as_ref().map_or(&self.play, |answered| &answered.before).label(seat, &decision);
        let has = |id: &str| self.texts.has(id);
        let notes = match answered {
            Some(_) => Vec::new(),
            None => self.foresight(seat, &has).of_deciding(&decision).notes,
        };
        let reasons: Vec<Line> = reasons
            .into_iter()
            .map(|(term, count)| Line::new(format!("why-{term}")).number("count", count))
            .filter(|line| self.texts.has(&line.id))
            .collect();
        let why = Line::new(if reasons.is_empty() { "hint-alike" } else { "hint-why" });
        Some(Hint { action, label: label.line, touches: label.touches, why, reasons, notes })
    }
}

/// A puzzle that somebody has answered.
pub(super) struct Answered<G: Playable> {
    puzzle: Arc<Lesson>,
    /// The position of the puzzle.
    before: Match<G>,
    done: G::Action,
}

impl<G: Playable> Played<G> {
    /// The puzzle at this table, once it was answered: rightly or not.
    pub(super) fn answered_puzzle(&self) -> Option<Answered<G>> {
        let (puzzle, course) = self.lesson.as_ref().filter(|(lesson, _)| lesson.is_puzzle)?;
        if !course.is_lost() && !course.is_finished(puzzle) {
            return None;
        }
        let asked = course.back()?;
        let Input::Decide { action, .. } = &self.play.history().get(asked)?.input else { return None };
        Some(Answered { puzzle: Arc::clone(puzzle), before: self.play.rewound(asked), done: action.clone() })
    }
}

/// What to tell somebody who has answered a puzzle. It never names what is best, so that who has missed it can try again.
pub(super) fn verdict<G: Playable>(answered: Answered<G>, seat: Seat, seed: u64) -> Thought {
    Box::new(move || {
        let Answered { puzzle, before, done } = answered;
        let best = puzzle.best()?;
        let is_best = |action: &G::Action| best.fits_action(action);
        let reasons = G::judge(seat, &before, &done, &is_best, &mut Dice::new(seed))?;
        Some(json(&Advised::of(&done, &reasons)))
    })
}

fn in_wire<G: Game>(foreseen: Foreseen<G::Told>) -> Follows {
    let next = foreseen.next.map(|next| match next {
        Pending::Seats(seats) => After::Seats(seats.iter().map(Into::into).collect()),
        Pending::Chance(chance) => After::Chance {
            purpose: G::PURPOSES[usize::from(chance.purpose.0)].to_owned(),
            ways: chance.ways,
        },
        Pending::Over(outcome) => {
            After::Over { result: outcome.result.to_owned(), reason: outcome.reason.to_owned() }
        }
    });
    let risks =
        foreseen.risks.into_iter().map(|risk| MayBring { note: risk.note, ways: risk.ways, of: risk.of });
    Follows {
        told: foreseen.told.iter().map(json).collect(),
        notes: foreseen.notes,
        risks: risks.collect(),
        next,
    }
}
