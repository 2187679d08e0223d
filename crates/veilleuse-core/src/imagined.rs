//! The one thing a bot may look at.

use crate::{Eyes, Game, Judgement, Referee, Seat, Viewer, host::silent_table};

/// A table as one seat may imagine it: what the seat knows is true, the rest is dealt anew.
///
/// Bots receive these and can play them on; there is no way from here back to the true state.
pub struct Imagined<'p, G: Game> {
    pack: &'p G::Pack,
    state: G::State,
}

silent_table!(Imagined);

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
