//! The one thing a bot may look at.

use crate::{
    Eyes, Game, Input, Judgement, Line, Page, Referee, Refusal, Scribe, Seat, Viewer, host::silent_table,
    scribe::Book,
};

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

    /// Takes one input and gives what this seat is told, up to the first secret that it would learn.
    pub(crate) fn foretell(
        &mut self,
        seat: Seat,
        input: &Input<G::Action>,
    ) -> Result<Page<G::Told>, Refusal> {
        let mut book = Book::up_to_secrets(Eyes::of(Viewer::Seat(seat)));
        G::apply(self.pack, &mut self.state, input, &Referee::mint(), &mut Scribe::writing(&mut book))?;
        Ok(book.into_page())
    }

    /// What is to come of the question that is pending, in the words of the title.
    pub(crate) fn coming(&self, seat: Seat, say: &mut dyn FnMut(Line)) {
        G::coming(self.pack, &self.state, Eyes::of(Viewer::Seat(seat)), say);
    }

    /// What somebody who has learnt the subject would decide at this table, where the right answer was dealt anew if the
    /// seat that imagines it cannot know it; see [`Game::taught`].
    pub fn taught(&self, seat: Seat) -> Option<(G::Action, u8)> {
        G::taught(self.pack, &self.state, seat, &Referee::mint())
    }
}

impl<G: Judgement> Imagined<'_, G> {
    /// How the position looks for this seat.
    pub fn value(&self, seat: Seat) -> i32 {
        G::value(self.pack, &self.state, seat, Eyes::of(Viewer::Seat(seat)))
    }

    /// The parts of that, by name.
    pub fn terms(&self, seat: Seat, term: impl FnMut(&'static str, i32)) {
        G::terms(self.pack, &self.state, seat, Eyes::of(Viewer::Seat(seat)), term);
    }

    /// The turn that is played; see [`Judgement::turn`].
    #[inline]
    pub fn turn(&self) -> Option<u32> {
        G::turn(&self.state)
    }

    /// Whether a turn is about to begin; see [`Judgement::is_quiet`].
    #[inline]
    pub fn is_quiet(&self) -> bool {
        G::is_quiet(self.pack, &self.state)
    }

    /// The side this seat is on in this world.
    #[inline]
    pub fn side(&self, seat: Seat) -> u8 {
        G::side(self.pack, &self.state, seat, Eyes::of(Viewer::Seat(seat)))
    }

    /// How promising each option is to a sensible player.
    pub fn appeal(&self, seat: Seat, options: &[G::Action], weights: &mut [i32]) {
        let eyes = Eyes::of(Viewer::Seat(seat));
        G::appeal(self.pack, &self.state, seat, eyes, options, weights);
    }
}
