//! Leaks planted on purpose, so that the tests can show that they would find one.
//!
//! Only compiled with the feature `planted-leaks`, which this crate's own tests switch on through a
//! dev-dependency; nothing that is released asks for it.

use veilleuse_core::{Line, Offers, Refusal, SeatSet};

use crate::{
    action::Action,
    pack::Pack,
    phase::{Look, Play, cancels},
    state::State,
    told::Told,
    words::{Entity, Space, kind},
};

/// Something that tells somebody what they must not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlantedLeak {
    /// What gets out.
    pub secret: LeakedSecret,
    /// By which way.
    pub through: LeakyChannel,
}

/// What gets out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeakedSecret {
    /// A Room token that was laid face down on the track.
    Track,
    /// Where the owner of the Boogeyman has hidden a token.
    Hidden,
    /// An Objective card.
    Objective,
    /// Who is the traitor.
    Traitor,
    /// A Search card that was drawn.
    Hand,
    /// A card that was laid into a deal and is not proposed yet.
    Deal,
}

impl LeakedSecret {
    /// Those that are at stake at every table.
    pub const ALL: [LeakedSecret; 5] = [
        LeakedSecret::Track,
        LeakedSecret::Hidden,
        LeakedSecret::Objective,
        LeakedSecret::Traitor,
        LeakedSecret::Hand,
    ];
}

/// How it gets out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeakyChannel {
    /// Everybody sees it.
    View,
    /// Everybody is told.
    Told,
    /// The order of the options depends on it.
    Options,
    /// The rule that refuses something depends on it.
    Refusals,
    /// The prompt names it.
    Prompt,
    /// Who is waited for depends on it: only those are asked who hold a card that fits.
    Waiting,
}

impl Pack {
    /// The same content, with a leak in the rules that use it.
    #[must_use]
    pub const fn with_leak(mut self, leak: PlantedLeak) -> Pack {
        self.leak = Some(leak);
        self
    }

    pub(crate) fn leaks_through(&self, channel: LeakyChannel) -> bool {
        self.leak.is_some_and(|leak| leak.through == channel)
    }
}

/// Where a secret is kept for the leaks that come later: a place that nothing needs before the Final.
const fn stash(state: &State) -> u8 {
    state.finale.tester
}

/// Turns the options round when the leaked thing is an odd one.
pub(crate) fn leak_by_order(pack: &Pack, state: &State, options: &mut [Action]) {
    if pack.leaks_through(LeakyChannel::Options) && stash(state) % 2 == 1 {
        options.reverse();
    }
}

/// Names the leaked thing in the prompt.
pub(crate) fn leak_by_prompt(pack: &Pack, state: &State, line: Line) -> Line {
    if pack.leaks_through(LeakyChannel::Prompt) { line.number("leak", stash(state)) } else { line }
}

impl Play<'_> {
    fn leak(&self, secret: LeakedSecret) -> Option<LeakyChannel> {
        self.pack.leak.filter(|leak| leak.secret == secret).map(|leak| leak.through)
    }

    fn keep(&mut self, thing: u8) {
        if !self.state.finale.begun {
            self.state.finale.tester = thing;
        }
    }

    /// A token was laid at this place of the track.
    pub(crate) fn leak_track(&mut self, at: usize, room: Space) {
        match self.leak(LeakedSecret::Track) {
            Some(LeakyChannel::View) => self.state.track.tokens[at].reveal_to(SeatSet::EVERYBODY),
            Some(_) => self.keep(room.0),
            None => {}
        }
    }

    /// The owner of the Boogeyman has hidden a token.
    pub(crate) fn leak_hidden(&mut self, kind: u8, room: Space) {
        match self.leak(LeakedSecret::Hidden) {
            Some(LeakyChannel::View) => {
                self.state.house.kinds[room.index()].reveal_to(SeatSet::EVERYBODY);
            }
            Some(_) if kind < kind::TRAPDOOR => self.keep(room.0),
            _ => {}
        }
    }

    /// A Child was dealt its Objective card.
    pub(crate) fn leak_objective(&mut self, child: u8, card: u8) {
        let traitor = card == self.pack.possessed;
        let seen = self.leak(LeakedSecret::Objective).map(|through| (through, card));
        let by_treason = self.leak(LeakedSecret::Traitor).filter(|_| traitor);
        match seen.or(by_treason.map(|through| (through, 2 * child))) {
            Some((LeakyChannel::View, _)) => {
                self.state.child_mut(child).objective.reveal_to(SeatSet::EVERYBODY);
            }
            Some((_, thing)) => self.keep(thing),
            None => {}
        }
    }

    /// A Child has drawn a Search card for its hand.
    pub(crate) fn leak_hand(&mut self, child: u8, card: u8) {
        match self.leak(LeakedSecret::Hand) {
            Some(LeakyChannel::View) => self.state.child_mut(child).hand.reveal_to(SeatSet::EVERYBODY),
            Some(LeakyChannel::Waiting) | None => {}
            Some(_) => self.keep(card),
        }
    }

    /// Who sees what a Child lays into a deal.
    pub(crate) fn leak_deal(&self, own: SeatSet) -> SeatSet {
        if self.leak(LeakedSecret::Deal).is_some() { SeatSet::EVERYBODY } else { own }
    }

    /// A Child's turn begins: everybody is told what was laid, hidden, dealt or drawn before.
    ///
    /// Not at once: whoever is told of it while it happens can be in no other match than in this one.
    pub(crate) fn leak_by_telling(&mut self) {
        if self.pack.leaks_through(LeakyChannel::Told) {
            let place = stash(self.state);
            self.scribe.tell(|_| Told::TokenLaid { place, room: None });
        }
    }

    /// Whether the window of an encounter stays shut because no card in the hand fits.
    pub(crate) fn leak_by_waiting(&self, child: u8, entity: Entity) -> bool {
        let hand = *self.state.child(child).hand.truth(self.referee);
        self.pack.leaks_through(LeakyChannel::Waiting)
            && !hand.iter().any(|card| cancels(self.pack, card, entity))
    }
}

/// Another rule refuses what answers other questions when the leaked thing is an odd one.
pub(crate) fn leak_by_refusal(at: Look<'_>, to: &mut impl Offers<Action>) {
    if at.pack.leaks_through(LeakyChannel::Refusals) && stash(at.state) % 2 == 1 {
        for refused in
            [Action::Pass, Action::Keep, Action::Stop, Action::Accept, Action::Propose, Action::Reroll]
        {
            to.one(refused, Err(Refusal::by("BO-SETUP-01")));
        }
    }
}
