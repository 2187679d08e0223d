//! A match that has gone on, and may never have.

use std::sync::Arc;

use crate::{
    DrawName, Game, Input, Match, Pages, Pending, Referee, Refusal, SeatSet, Step, play::write_step,
};

/// Where a match would be after some more inputs, or after going back: until the match
/// [catches up](Match::catch_up) nothing has happened, and dropping it leaves no trace.
///
/// It copies the state and shares the rest, so that it costs the same at any length of the history.
pub struct Ahead<G: Game> {
    pack: Arc<G::Pack>,
    seats: SeatSet,
    state: G::State,
    /// How many inputs of the match stand.
    standing: usize,
    /// What followed them.
    steps: Vec<Step<G::Action>>,
}

impl<G: Game> Ahead<G> {
    pub(crate) const fn from(
        pack: Arc<G::Pack>,
        seats: SeatSet,
        state: G::State,
        standing: usize,
    ) -> Ahead<G> {
        Ahead { pack, seats, state, standing, steps: Vec::new() }
    }

    pub(crate) fn into_parts(self) -> (G::State, usize, Vec<Step<G::Action>>) {
        (self.state, self.standing, self.steps)
    }

    /// What is waited for.
    pub fn pending(&self) -> Pending {
        G::pending(&self.state)
    }

    /// What way `way` of the pending chance would mean.
    pub fn draw_name(&self, way: u32) -> DrawName {
        G::draw_name(&self.pack, &self.state, way, &Referee::mint())
    }

    /// How many inputs stand here.
    pub const fn inputs(&self) -> usize {
        self.standing + self.steps.len()
    }

    /// Takes one input and returns what everybody is told, or refuses it and changes nothing.
    pub fn apply(&mut self, input: Input<G::Action>) -> Result<Pages<G>, Refusal> {
        let (step, pages) = write_step::<G>(&self.pack, self.seats, &mut self.state, input)?;
        self.steps.push(step);
        Ok(pages)
    }
}

impl<G: Game> Match<G> {
    /// The match as it is, to try further inputs on.
    pub fn ahead(&self) -> Ahead<G> {
        Ahead::from(Arc::clone(self.pack()), self.seats(), self.state().clone(), self.history().len())
    }

    /// The match as it was after the first `inputs` inputs, to go on from there.
    pub fn ahead_from(&self, inputs: usize) -> Ahead<G> {
        let state = self.state_after(inputs);
        Ahead::from(Arc::clone(self.pack()), self.seats(), state, inputs.min(self.history().len()))
    }
}
