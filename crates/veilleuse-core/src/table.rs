//! A match without its history: what simulations run on.

use crate::{ArrangeError, Eyes, Game, Input, OwnClock, Pending, Referee, Refusal, Scribe, Seat, Viewer};

/// The current state of a match over a borrowed pack. Nothing is told, nothing is remembered.
pub struct Table<'p, G: Game> {
    pack: &'p G::Pack,
    state: G::State,
}

impl<G: Game> Clone for Table<'_, G> {
    fn clone(&self) -> Self {
        Table { pack: self.pack, state: self.state.clone() }
    }
}

impl<'p, G: Game> Table<'p, G> {
    /// Sets up a match.
    pub fn begin(pack: &'p G::Pack, options: &G::Options) -> Result<Self, Refusal> {
        G::begin(pack, options).map(|state| Table { pack, state })
    }

    /// A table arranged by hand.
    pub fn arranged(
        pack: &'p G::Pack,
        options: &G::Options,
        arrangement: &G::Arrangement,
    ) -> Result<Self, ArrangeError> {
        let state = G::arrange(pack, options, arrangement, &Referee::mint())?;
        Ok(Table { pack, state })
    }

    pub(crate) const fn over(pack: &'p G::Pack, state: G::State) -> Self {
        Table { pack, state }
    }

    /// What is waited for.
    #[inline]
    pub fn pending(&self) -> Pending {
        G::pending(&self.state)
    }

    /// The time that the rules put to the question; see [`Game::own_clock`].
    #[inline]
    pub fn own_clock(&self) -> Option<OwnClock> {
        G::own_clock(&self.state)
    }

    /// What is done in this chair when nobody sits there; see [`Game::duty`].
    #[inline]
    pub fn duty(&self, seat: Seat) -> Option<G::Action> {
        G::duty(self.pack, &self.state, Eyes::of(Viewer::Seat(seat)))
    }

    /// Fills `out` with what this chair may decide now.
    #[inline]
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

    /// Takes one input, in silence.
    #[inline]
    pub fn apply(&mut self, input: &Input<G::Action>) -> Result<(), Refusal> {
        G::apply(self.pack, &mut self.state, input, &Referee::mint(), &mut Scribe::silent())
    }

    /// What a person who has learnt the subject would decide, and how hard that is to know; see [`Game::taught`].
    pub fn taught(&self, seat: Seat) -> Option<(G::Action, u8)> {
        G::taught(self.pack, &self.state, seat, &Referee::mint())
    }

    /// The table as this chair may imagine it; see [`Imagined`](crate::Imagined).
    pub fn imagined(&self, seat: Seat, chance: &mut dyn FnMut(u32) -> u32) -> crate::Imagined<'p, G> {
        crate::Imagined::deal(self.pack, &self.state, seat, chance)
    }

    /// The size of a state in bytes.
    pub const fn state_size() -> usize {
        size_of::<G::State>()
    }
}
