//! Titles that let out a secret, so that a test can show that it would notice.
//!
//! The rules themselves hold no leak: [`Leaky`] wraps a title, reads a secret off the whole truth after every input, and
//! lets it out by the [`Way`] that its [`Leak`] names.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    sync::Arc,
};

use veilleuse_core::{
    ArrangeError, DrawName, Eyes, Game, Input, Label, Line, OwnClock, Pending, Referee, Refusal, Scribe,
    Seat, SeatSet, checked_by_hand,
};

use crate::twins::Channel;

/// The title `G`, which lets out secrets of the kind `S`.
pub struct Leaky<G, S>(PhantomData<(G, S)>);

/// What is let out, and by which way.
pub struct Leak<G: Game, S> {
    /// Reads what nobody should learn; `None` where there is nothing to betray.
    pub secret: fn(&Truth<'_, G, S>) -> Option<S>,
    /// How it gets out.
    pub way: Way<G, S>,
}

/// The table after an input, as nobody may see it.
pub struct Truth<'a, G: Game, S> {
    /// The input.
    pub input: &'a Input<G::Action>,
    /// The whole truth.
    pub view: &'a G::View,
    /// What was betrayed before this input.
    pub before: Option<&'a S>,
}

/// How a secret gets out.
pub enum Way<G: Game, S> {
    /// Everybody sees it.
    Seen(fn(S, &mut G::View)),
    /// Everybody is told of it at once.
    Told(fn(S) -> G::Told),
    /// Everybody is told of it at the next input: twins that are told at once can grow no more apart in it.
    ToldLater(fn(S) -> G::Told),
    /// Who imagines what follows from a decision is told of it.
    Foretold(fn(S) -> G::Told),
    /// The options are listed in an order that depends on it.
    Options(fn(S, &mut [G::Action])),
    /// How an option reads depends on it.
    Labels(fn(S, Label) -> Label),
    /// By which rule something is refused depends on it.
    Refusals(fn(S, Refusal) -> Refusal),
    /// The sentence that asks names it.
    Prompt(fn(S, Line) -> Line),
    /// Whether anybody is asked depends on it. The function gets all that a chair may decide, or all ways in which chance may
    /// fall: where it says so, the first of them happens at once, in silence.
    Unasked(fn(S, &[Input<G::Action>]) -> bool),
}

impl<G: Game, S> Clone for Way<G, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game, S> Copy for Way<G, S> {}

/// Whether a secret shows by something else happening.
pub const fn is_odd(number: u8) -> bool {
    number % 2 == 1
}

/// The number in the name of a card or another thing: 7 of `v07`.
pub fn number(name: impl fmt::Display) -> u8 {
    let digits: String = name.to_string().chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap_or_default()
}

impl<G: Game> Leak<G, u8> {
    /// One leak of this number for each way out but [`Way::Unasked`], with the channel by which it should be noticed.
    pub fn by_every_way(
        secret: fn(&Truth<'_, G, u8>) -> Option<u8>,
        show: fn(u8, &mut G::View),
        tell: fn(u8) -> G::Told,
    ) -> [(Leak<G, u8>, Channel); 7] {
        const OTHER: Refusal = Refusal::by("HOUSE-LEAK");
        [
            (Way::Seen(show), Channel::View),
            (Way::ToldLater(tell), Channel::Told),
            (Way::Foretold(tell), Channel::Follows),
            (
                Way::Options(|number, options| {
                    if is_odd(number) {
                        options.reverse();
                    }
                }),
                Channel::Options,
            ),
            (Way::Labels(|number, label| label.touching(number.to_string())), Channel::Labels),
            (
                Way::Refusals(|number, refusal| if is_odd(number) { OTHER } else { refusal }),
                Channel::Refusals,
            ),
            (Way::Prompt(|number, line| line.number("leak", number)), Channel::Prompt),
        ]
        .map(|(way, channel)| (Leak { secret, way }, channel))
    }
}

/// A pack, and the leak in the rules that use it.
pub struct Leaking<G: Game, S> {
    pack: Arc<G::Pack>,
    leak: Leak<G, S>,
}

impl<G: Game, S> Leaking<G, S> {
    /// The same content, with this leak.
    pub fn new(pack: Arc<G::Pack>, leak: Leak<G, S>) -> Arc<Leaking<G, S>> {
        Arc::new(Leaking { pack, leak })
    }
}

/// The truth, and what is betrayed of it.
pub struct Betrayed<G: Game, S> {
    truth: G::State,
    secret: Option<S>,
    /// Whether somebody imagines this table.
    imagined: bool,
}

impl<G: Game, S: Clone> Betrayed<G, S> {
    const fn of(truth: G::State) -> Self {
        Betrayed { truth, secret: None, imagined: false }
    }

    /// Takes an input, and reads the secret again.
    fn take(
        &mut self,
        Leaking { pack, leak }: &Leaking<G, S>,
        input: &Input<G::Action>,
        referee: &Referee,
        scribe: &mut Scribe<'_, G::Told>,
    ) -> Result<(), Refusal> {
        G::apply(pack, &mut self.truth, input, referee, scribe)?;
        let view = G::view(pack, &self.truth, Eyes::all_seeing(referee));
        self.secret = (leak.secret)(&Truth { input, view: &view, before: self.secret.as_ref() });
        Ok(())
    }

    /// What may happen next: a list for every chair that is asked, or one for chance.
    fn next(&self, pack: &G::Pack, referee: &Referee) -> Vec<Vec<Input<G::Action>>> {
        match G::pending(&self.truth) {
            Pending::Over(_) => Vec::new(),
            Pending::Chance(chance) => vec![(0..chance.ways).map(Input::Draw).collect()],
            Pending::Seats(asked) => {
                let decisions = |seat| {
                    let mut options = Vec::new();
                    G::list(pack, &self.truth, seat, Eyes::all_seeing(referee), &mut options);
                    options.into_iter().map(|action| Input::Decide { seat, action }).collect()
                };
                asked.iter().map(decisions).collect()
            }
        }
    }
}

impl<G: Game, S: Clone> Clone for Betrayed<G, S> {
    fn clone(&self) -> Self {
        Betrayed { truth: self.truth.clone(), secret: self.secret.clone(), imagined: self.imagined }
    }
}

impl<G: Game, S: Clone> PartialEq for Betrayed<G, S> {
    fn eq(&self, other: &Self) -> bool {
        self.truth == other.truth
    }
}

impl<G: Game, S: Clone> Eq for Betrayed<G, S> {}

impl<G: Game, S: Clone> Hash for Betrayed<G, S> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.truth.hash(hasher);
    }
}

impl<G: Game, S: Clone> fmt::Debug for Betrayed<G, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Betrayed(..)")
    }
}

impl<G: Game, S: Clone + Send + Sync + 'static> Game for Leaky<G, S> {
    const ID: &'static str = G::ID;
    const PURPOSES: &'static [&'static str] = G::PURPOSES;
    const SENTENCES: &'static [&'static str] = G::SENTENCES;
    const LISTS: &'static [&'static [&'static str]] = G::LISTS;
    const FIRSTS: &'static [&'static [&'static str]] = G::FIRSTS;
    const TOLD: &'static [&'static str] = G::TOLD;
    const LONGEST: usize = G::LONGEST;

    type Pack = Leaking<G, S>;
    type Options = G::Options;
    type State = Betrayed<G, S>;
    type Action = G::Action;
    type View = G::View;
    type Told = G::Told;
    type Arrangement = G::Arrangement;

    checked_by_hand!();

    fn begin(leaking: &Self::Pack, options: &G::Options) -> Result<Self::State, Refusal> {
        G::begin(&leaking.pack, options).map(Betrayed::of)
    }

    fn arrange(
        leaking: &Self::Pack,
        options: &G::Options,
        arrangement: &G::Arrangement,
        referee: &Referee,
    ) -> Result<Self::State, ArrangeError> {
        G::arrange(&leaking.pack, options, arrangement, referee).map(Betrayed::of)
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
        leaking: &Self::Pack,
        state: &mut Self::State,
        input: &Input<G::Action>,
        referee: &Referee,
        scribe: &mut Scribe<'_, G::Told>,
    ) -> Result<(), Refusal> {
        let before = state.secret.clone();
        state.take(leaking, input, referee, scribe).map_err(|refusal| match (leaking.leak.way, &before) {
            (Way::Refusals(other), Some(secret)) => other(secret.clone(), refusal),
            _ => refusal,
        })?;
        match (leaking.leak.way, before, state.secret.clone()) {
            (Way::Told(tell), _, Some(secret)) | (Way::ToldLater(tell), Some(secret), _)
                if !state.imagined =>
            {
                scribe.tell(|_| tell(secret.clone()));
            }
            (Way::Foretold(tell), Some(secret), _) if state.imagined => {
                scribe.tell(|_| tell(secret.clone()));
            }
            (Way::Unasked(happens), _, Some(secret)) => {
                for possible in state.next(&leaking.pack, referee) {
                    if happens(secret.clone(), &possible) {
                        state.take(leaking, &possible[0], referee, &mut Scribe::silent())?;
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn options(leaking: &Self::Pack, state: &Self::State, eyes: Eyes, out: &mut Vec<G::Action>) {
        G::options(&leaking.pack, &state.truth, eyes, out);
        if let (Way::Options(order), Some(secret)) = (leaking.leak.way, &state.secret) {
            order(secret.clone(), out);
        }
    }

    fn view(leaking: &Self::Pack, state: &Self::State, eyes: Eyes) -> G::View {
        let mut view = G::view(&leaking.pack, &state.truth, eyes);
        if let (Way::Seen(show), Some(secret)) = (leaking.leak.way, &state.secret) {
            show(secret.clone(), &mut view);
        }
        view
    }

    fn imagine(
        leaking: &Self::Pack,
        state: &mut Self::State,
        eyes: Eyes,
        referee: &Referee,
        chance: &mut dyn FnMut(u32) -> u32,
    ) {
        G::imagine(&leaking.pack, &mut state.truth, eyes, referee, chance);
        state.imagined = true;
    }

    fn draw_name(leaking: &Self::Pack, state: &Self::State, way: u32, referee: &Referee) -> DrawName {
        G::draw_name(&leaking.pack, &state.truth, way, referee)
    }

    fn is_sealed(state: &Self::State, eyes: Eyes) -> bool {
        G::is_sealed(&state.truth, eyes)
    }

    fn coming(leaking: &Self::Pack, state: &Self::State, eyes: Eyes, say: &mut dyn FnMut(Line)) {
        G::coming(&leaking.pack, &state.truth, eyes, say);
    }

    fn lets_be(action: &G::Action) -> bool {
        G::lets_be(action)
    }

    fn proposes_to_stop(action: &G::Action) -> bool {
        G::proposes_to_stop(action)
    }

    fn prompt(leaking: &Self::Pack, state: &Self::State, eyes: Eyes) -> Line {
        let line = G::prompt(&leaking.pack, &state.truth, eyes);
        match (leaking.leak.way, &state.secret) {
            (Way::Prompt(name), Some(secret)) => name(secret.clone(), line),
            _ => line,
        }
    }

    fn label(leaking: &Self::Pack, state: &Self::State, eyes: Eyes, action: &G::Action) -> Label {
        let label = G::label(&leaking.pack, &state.truth, eyes, action);
        match (leaking.leak.way, &state.secret) {
            (Way::Labels(change), Some(secret)) => change(secret.clone(), label),
            _ => label,
        }
    }

    fn line(told: &G::Told) -> Line {
        G::line(told)
    }

    fn content(told: &G::Told, seen: &mut dyn FnMut(&str)) {
        G::content(told, seen);
    }

    fn all_content(leaking: &Self::Pack) -> Vec<String> {
        G::all_content(&leaking.pack)
    }

    fn endings() -> Vec<(&'static str, &'static str)> {
        G::endings()
    }
}
