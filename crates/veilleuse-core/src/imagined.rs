//! The one thing a bot may look at.

use crate::{Eyes, Game, Input, Judgement, OwnClock, Pending, Referee, Refusal, Scribe, Seat, Viewer};

/// A table as one seat may imagine it: what the seat knows is true, the rest is dealt anew.
///
/// Bots receive these and can play them on; there is no way from here back to the true state.
pub struct Imagined<'p, G: Game> {
    pack: &'p G::Pack,
    state: G::State,
}

impl<G: Game> Clone for Imagined<'_, G> {
    fn clone(&self) -> Self {
        Imagined { pack: self.pack, state: self.state.clone() }
    }
}

impl<'p, G: Game> Imagined<'p, G> {
    pub(crate) fn deal(
        pack: &'p G::Pack,
        truth: &G::State,
        seat: Seat,
        chance: &mut dyn FnMut(u32) -> u32,
    ) -> Self {
        let mut state = truth.clone();
        G::imagine(pack, &mut state, Eyes::of(Viewer::Seat(seat)), &Referee::mint(), chance);
        Imagined { pack, state }
    }

    /// What is waited for.
    pub fn pending(&self) -> Pending {
        G::pending(&self.state)
    }

    /// The time that the rules put to the question; see [`Game::own_clock`].
    pub fn own_clock(&self) -> Option<OwnClock> {
        G::own_clock(&self.state)
    }

    /// What is done in this chair when nobody sits there; see [`Game::duty`].
    pub fn duty(&self, seat: Seat) -> Option<G::Action> {
        G::duty(self.pack, &self.state, Eyes::of(Viewer::Seat(seat)))
    }

    /// Fills `out` with what this chair may decide now.
    pub fn options(&self, seat: Seat, out: &mut Vec<G::Action>) {
        out.clear();
        G::options(self.pack, &self.state, Eyes::of(Viewer::Seat(seat)), out);
    }

    /// Lets this chair, which is asked, decide: lists what it may into `options` and takes the one whose place `choose`
    /// names. What was just offered is not checked again. The place, or `None` when nothing is offered.
    ///
    /// # Panics
    /// When `choose` names no place of the list.
    #[inline]
    pub fn decide(
        &mut self,
        seat: Seat,
        options: &mut Vec<G::Action>,
        choose: impl FnOnce(&Self, &[G::Action]) -> usize,
    ) -> Option<usize> {
        options.clear();
        G::list(self.pack, &self.state, seat, Eyes::of(Viewer::Seat(seat)), options);
        if options.is_empty() {
            return None;
        }
        let place = choose(self, options);
        G::decide(self.pack, &mut self.state, seat, &options[place], &Referee::mint(), Scribe::silent());
        Some(place)
    }

    /// Lets chance fall, in one of the ways that are pending.
    #[inline]
    pub fn draw(&mut self, way: u32) {
        debug_assert!(matches!(self.pending(), Pending::Chance(chance) if way < chance.ways));
        G::draw(self.pack, &mut self.state, way, &Referee::mint(), Scribe::silent());
    }

    /// Plays on.
    pub fn apply(&mut self, input: &Input<G::Action>) -> Result<(), Refusal> {
        G::apply(self.pack, &mut self.state, input, &Referee::mint(), &mut Scribe::silent())
    }
}

impl<G: Judgement> Imagined<'_, G> {
    /// How the position looks for this seat.
    pub fn value(&self, seat: Seat) -> i32 {
        G::value(self.pack, &self.state, seat, Eyes::of(Viewer::Seat(seat)))
    }

    /// How promising each option is to a sensible player.
    pub fn appeal(&self, seat: Seat, options: &[G::Action], weights: &mut [i32]) {
        let eyes = Eyes::of(Viewer::Seat(seat));
        G::appeal(self.pack, &self.state, seat, eyes, options, weights);
    }
}
