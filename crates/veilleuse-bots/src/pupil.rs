//! Bots that have learnt some of the answers.

use std::mem::discriminant;

use veilleuse_core::{Game, Seat};

use crate::{Agent, Dice, Imaginer};

/// How often a pupil knows an answer, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    /// Of the easy ones.
    pub easy: u16,
    /// Of the hard ones.
    pub hard: u16,
}

/// An agent in a title that asks questions.
///
/// The right answer comes from the host, for this one question, and never reaches the agent inside: the pupil
/// either knows it, or guesses among the wrong answers. All other decisions are the agent's.
pub struct Pupil<G: Game> {
    agent: Box<dyn Agent<G>>,
    knowledge: Option<Knowledge>,
    dice: Dice,
}

impl<G: Game> Pupil<G> {
    /// An agent that knows this much; without knowledge it treats questions like any other decision.
    pub fn new(agent: Box<dyn Agent<G>>, knowledge: Option<Knowledge>, dice: Dice) -> Pupil<G> {
        Pupil { agent, knowledge, dice }
    }

    /// The index of the option this pupil takes. `taught` is the right answer with its difficulty, when a
    /// question is asked.
    pub fn choose(
        &mut self,
        seat: Seat,
        table: &dyn Imaginer<G>,
        taught: Option<(G::Action, u8)>,
        options: &[G::Action],
    ) -> usize {
        let known = taught
            .zip(self.knowledge)
            .and_then(|(taught, knowledge)| answer(taught, knowledge, options, &mut self.dice));
        known.unwrap_or_else(|| self.agent.choose(seat, table, options))
    }
}

/// The place of what a pupil with this knowledge answers; nothing where the right answer is no option.
pub(crate) fn answer<A: PartialEq>(
    (right, difficulty): (A, u8),
    knowledge: Knowledge,
    options: &[A],
    dice: &mut Dice,
) -> Option<usize> {
    let answer = options.iter().position(|option| *option == right)?;
    let known = if difficulty == 0 { knowledge.easy } else { knowledge.hard };
    let knows = dice.below(1000) < u32::from(known);
    let wrong =
        |index: &usize| *index != answer && discriminant(&options[*index]) == discriminant(&options[answer]);
    let guesses = (0..options.len()).filter(wrong).count();
    if knows || guesses == 0 {
        return Some(answer);
    }
    let guess = dice.below(guesses as u32) as usize;
    (0..options.len()).filter(wrong).nth(guess).or(Some(answer))
}
