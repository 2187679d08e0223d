//! A match without its history: what simulations run on.

use crate::{
    ArrangeError, Eyes, Fingerprint, Game, Judgement, Referee, Refusal, Seat, Viewer, fingerprint,
    host::silent_table,
};

/// The current state of a match over a borrowed pack. Nothing is told, nothing is remembered.
pub struct Table<'p, G: Game> {
    pack: &'p G::Pack,
    state: G::State,
}

silent_table!(Table);

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

    pub(crate) const fn parts(&self) -> (&'p G::Pack, &G::State) {
        (self.pack, &self.state)
    }

    pub(crate) const fn parts_mut(&mut self) -> (&'p G::Pack, &mut G::State) {
        (self.pack, &mut self.state)
    }

    /// The digest of the state.
    pub fn fingerprint(&self) -> Fingerprint {
        fingerprint(&self.state)
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

impl<G: Judgement> Table<'_, G> {
    /// The side this seat is on, as far as it knows.
    pub fn side(&self, seat: Seat) -> u8 {
        G::side(self.pack, &self.state, seat, Eyes::of(Viewer::Seat(seat)))
    }

    /// The turn that is played; see [`Judgement::turn`].
    pub fn turn(&self) -> Option<u32> {
        G::turn(&self.state)
    }

    /// Whether a turn is about to begin; see [`Judgement::is_quiet`].
    pub fn is_quiet(&self) -> bool {
        G::is_quiet(self.pack, &self.state)
    }

    /// How the position looks for this seat.
    pub fn value(&self, seat: Seat) -> i32 {
        G::value(self.pack, &self.state, seat, Eyes::of(Viewer::Seat(seat)))
    }

    /// How promising each option is to this seat, by what it sees and nothing else; see [`Judgement::appeal`].
    pub fn appeal(&self, seat: Seat, options: &[G::Action], weights: &mut [i32]) {
        G::appeal(self.pack, &self.state, seat, Eyes::of(Viewer::Seat(seat)), options, weights);
    }
}
