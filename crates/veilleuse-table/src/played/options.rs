//! What a seat may decide, what follows from it, and advice in words.

use serde::Serialize;
use veilleuse_bots::Dice;
use veilleuse_core::{Foreseen, Foresight, Game, Line, Pending, Seat};
use veilleuse_titles::Playable;
use veilleuse_wire::{After, Follows, Hint, Json, MayBring};

use super::{Played, json};
use crate::mind::Advised;

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
        let label = self.play.label(seat, &decision);
        let has = |id: &str| self.texts.has(id);
        let notes = self.foresight(seat, &has).of_deciding(&decision).notes;
        let reasons: Vec<Line> = reasons
            .into_iter()
            .map(|(term, count)| Line::new(format!("why-{term}")).number("count", count))
            .filter(|line| self.texts.has(&line.id))
            .collect();
        let why = Line::new(if reasons.is_empty() { "hint-alike" } else { "hint-why" });
        Some(Hint { action, label: label.line, touches: label.touches, why, reasons, notes })
    }
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
