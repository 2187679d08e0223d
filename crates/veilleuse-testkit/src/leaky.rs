//! Titles that let out a secret, so that a test can show that it would notice.
//!
//! The rules themselves hold no leak: [`Leaky`] wraps a title, reads a secret off the whole truth after every input, and
//! lets it out where its [`Leak`] says.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
};

use veilleuse_core::{
    ArrangeError, DrawName, Eyes, Game, Input, Label, Line, OwnClock, Pending, Referee, Refusal, Scribe,
    Seat, SeatSet, checked_by_hand,
};

/// What is let out, and where. Each way out that a leak does not name stays shut.
pub trait Leak<G: Game>: Send + Sync + 'static {
    /// What nobody should learn.
    type Secret: Clone + Send + Sync + 'static;

    /// The secret after this input, read off the whole truth; `None` where there is nothing to betray.
    fn secret(input: &Input<G::Action>, truth: &G::View) -> Option<Self::Secret>;

    /// Lets it be seen.
    fn show(_: Self::Secret, _: &mut G::View) {}

    /// Tells it to everybody.
    fn tell(_: Self::Secret) -> Option<G::Told> {
        None
    }

    /// Lists the options so that it can be guessed.
    fn order(_: Self::Secret, _: &mut [G::Action]) {}

    /// Refuses by another rule.
    fn refuse(_: Self::Secret, refusal: Refusal) -> Refusal {
        refusal
    }

    /// Puts it into the sentence that asks.
    fn ask(_: Self::Secret, line: Line) -> Line {
        line
    }
}

/// The title `G`, with a leak.
pub struct Leaky<G, L>(PhantomData<(G, L)>);

/// The truth, and what is betrayed of it.
pub struct Betrayed<G: Game, L: Leak<G>> {
    truth: G::State,
    secret: Option<L::Secret>,
}

impl<G: Game, L: Leak<G>> Betrayed<G, L> {
    fn look(&mut self, pack: &G::Pack, input: &Input<G::Action>, referee: &Referee) {
        self.secret = L::secret(input, &G::view(pack, &self.truth, Eyes::all_seeing(referee)));
    }
}

impl<G: Game, L: Leak<G>> Clone for Betrayed<G, L> {
    fn clone(&self) -> Self {
        Betrayed { truth: self.truth.clone(), secret: self.secret.clone() }
    }
}

impl<G: Game, L: Leak<G>> PartialEq for Betrayed<G, L> {
    fn eq(&self, other: &Self) -> bool {
        self.truth == other.truth
    }
}

impl<G: Game, L: Leak<G>> Eq for Betrayed<G, L> {}

impl<G: Game, L: Leak<G>> Hash for Betrayed<G, L> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.truth.hash(hasher);
    }
}

impl<G: Game, L: Leak<G>> fmt::Debug for Betrayed<G, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Betrayed(..)")
    }
}

impl<G: Game, L: Leak<G>> Game for Leaky<G, L> {
    const ID: &'static str = G::ID;
    const PURPOSES: &'static [&'static str] = G::PURPOSES;
    const SENTENCES: &'static [&'static str] = G::SENTENCES;
    const LISTS: &'static [&'static [&'static str]] = G::LISTS;
    const TOLD: &'static [&'static str] = G::TOLD;
    const LONGEST: usize = G::LONGEST;

    type Pack = G::Pack;
    type Options = G::Options;
    type State = Betrayed<G, L>;
    type Action = G::Action;
    type View = G::View;
    type Told = G::Told;
    type Arrangement = G::Arrangement;

    checked_by_hand!();

    fn begin(pack: &G::Pack, options: &G::Options) -> Result<Self::State, Refusal> {
        Ok(Betrayed { truth: G::begin(pack, options)?, secret: None })
    }

    fn arrange(
        pack: &G::Pack,
        options: &G::Options,
        arrangement: &G::Arrangement,
        referee: &Referee,
    ) -> Result<Self::State, ArrangeError> {
        Ok(Betrayed { truth: G::arrange(pack, options, arrangement, referee)?, secret: None })
    }

    fn seats(options: &G::Options) -> SeatSet {
        G::seats(options)
    }

    fn leads(options: &G::Options, seat: Seat) -> bool {
        G::leads(options, seat)
    }

    fn pending(state: &Self::State) -> Pending {
        G::pending(&state.truth)
    }

    fn is_window(state: &Self::State) -> bool {
        G::is_window(&state.truth)
    }

    fn own_clock(state: &Self::State) -> Option<OwnClock> {
        G::own_clock(&state.truth)
    }

    fn apply(
        pack: &G::Pack,
        state: &mut Self::State,
        input: &Input<G::Action>,
        referee: &Referee,
        scribe: &mut Scribe<'_, G::Told>,
    ) -> Result<(), Refusal> {
        let leak = |refusal| state.secret.clone().map_or(refusal, |secret| L::refuse(secret, refusal));
        G::apply(pack, &mut state.truth, input, referee, scribe).map_err(leak)?;
        state.look(pack, input, referee);
        if let Some(told) = state.secret.clone().and_then(L::tell) {
            scribe.tell(|_| told.clone());
        }
        Ok(())
    }

    fn options(pack: &G::Pack, state: &Self::State, eyes: Eyes, out: &mut Vec<G::Action>) {
        G::options(pack, &state.truth, eyes, out);
        if let Some(secret) = &state.secret {
            L::order(secret.clone(), out);
        }
    }

    fn view(pack: &G::Pack, state: &Self::State, eyes: Eyes) -> G::View {
        let mut view = G::view(pack, &state.truth, eyes);
        if let Some(secret) = &state.secret {
            L::show(secret.clone(), &mut view);
        }
        view
    }

    fn imagine(
        pack: &G::Pack,
        state: &mut Self::State,
        eyes: Eyes,
        referee: &Referee,
        chance: &mut dyn FnMut(u32) -> u32,
    ) {
        G::imagine(pack, &mut state.truth, eyes, referee, chance);
    }

    fn draw_name(pack: &G::Pack, state: &Self::State, way: u32, referee: &Referee) -> DrawName {
        G::draw_name(pack, &state.truth, way, referee)
    }

    fn lets_be(action: &G::Action) -> bool {
        G::lets_be(action)
    }

    fn prompt(pack: &G::Pack, state: &Self::State, eyes: Eyes) -> Line {
        let line = G::prompt(pack, &state.truth, eyes);
        match &state.secret {
            Some(secret) => L::ask(secret.clone(), line),
            None => line,
        }
    }

    fn label(pack: &G::Pack, state: &Self::State, eyes: Eyes, action: &G::Action) -> Label {
        G::label(pack, &state.truth, eyes, action)
    }

    fn line(told: &G::Told) -> Line {
        G::line(told)
    }

    fn content(told: &G::Told, seen: &mut dyn FnMut(&str)) {
        G::content(told, seen);
    }

    fn all_content(pack: &G::Pack) -> Vec<String> {
        G::all_content(pack)
    }

    fn endings() -> Vec<(&'static str, &'static str)> {
        G::endings()
    }
}
