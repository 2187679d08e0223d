//! Leaks planted on purpose, so that the tests can show that they would find one.
//!
//! Only compiled with the feature `planted-leaks`, which this crate's own tests switch on through a
//! dev-dependency; nothing that is released asks for it.

use veilleuse_core::{Line, Listed, Offers, Refusal, Seat, SeatSet};

use crate::{
    action::Action,
    ask,
    phase::{Look, Play},
    state::State,
    told::Told,
    words::{Card, Slot, Token},
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
    /// A token drawn face down.
    FaceDown,
    /// A token somebody looks at.
    LookedAt,
    /// What the reserve holds, from which later tokens come.
    Reserve,
    /// A card somebody draws where hands are hidden.
    Hand,
}

impl LeakedSecret {
    /// All four.
    pub const ALL: [LeakedSecret; 4] =
        [LeakedSecret::FaceDown, LeakedSecret::LookedAt, LeakedSecret::Reserve, LeakedSecret::Hand];
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
    /// Who is waited for depends on it.
    Waiting,
}

impl crate::Pack {
    /// The same content, with a leak in the rules that use it.
    #[must_use]
    pub const fn with_leak(mut self, leak: PlantedLeak) -> crate::Pack {
        self.leak = Some(leak);
        self
    }

    fn leaks_through(&self, channel: LeakyChannel) -> bool {
        self.leak.is_some_and(|leak| leak.through == channel)
    }
}

/// Where a secret is kept for the leaks that come later: what is owed to zeros never seen, of which there are few.
const fn stash(state: &State) -> Option<u8> {
    let stashed = state.owed[0];
    if stashed < 8 { Some(stashed) } else { None }
}

fn is_odd(state: &State) -> bool {
    stash(state).is_some_and(|stashed| stashed % 2 == 1)
}

/// Lists the options, the other way round when the secret is odd.
pub(crate) fn leak_by_order(at: Look<'_>, options: &mut Vec<Action>) {
    ask::offers(at, &mut Listed(options));
    if at.pack.leaks_through(LeakyChannel::Options) && is_odd(at.state) {
        options.reverse();
    }
}

/// Another rule refuses what answers other questions when the secret is odd.
pub(crate) fn leak_by_refusal(at: Look<'_>, to: &mut impl Offers<Action>) {
    if at.pack.leaks_through(LeakyChannel::Refusals) && is_odd(at.state) {
        for foreign in [Action::Done, Action::Pass, Action::Calm, Action::GetItem, Action::Gather] {
            to.one(foreign, Err(Refusal::by("ST-SETUP-01")));
        }
    }
}

/// Names the secret in the prompt.
pub(crate) fn leak_by_prompt(pack: &crate::Pack, state: &State, line: Line) -> Line {
    match stash(state).filter(|_| pack.leaks_through(LeakyChannel::Prompt)) {
        Some(secret) => line.number("leak", secret),
        None => line,
    }
}

/// The secret, for the view.
pub(crate) fn leak_by_view(pack: &crate::Pack, state: &State) -> Option<u8> {
    stash(state).filter(|_| pack.leaks_through(LeakyChannel::View))
}

impl Play<'_> {
    /// Lets a token out that was just drawn face down or looked at.
    pub(crate) fn leak_token(&mut self, secret: LeakedSecret, slot: Slot, token: u8) {
        let Some(leak) = self.pack.leak.filter(|leak| leak.secret == secret) else { return };
        match leak.through {
            LeakyChannel::View => {
                self.state.piles[slot.index()].tokens_mut().reveal_to(SeatSet::EVERYBODY);
            }
            LeakyChannel::Told if secret == LeakedSecret::FaceDown => {
                let (seat, spot) = (self.state.active, self.spot(slot));
                self.scribe.tell(|_| Told::TokenReturned { seat, slot: spot, token: Some(Token(token)) });
            }
            _ if secret == LeakedSecret::LookedAt && slot != Slot(0) => {}
            _ => self.state.owed[0] = token,
        }
    }

    /// Lets a card out that somebody has just drawn. At set-up none gets out: then twins would never hold other hands.
    pub(crate) fn leak_card(&mut self, seat: Seat, card: u8) {
        let leak = self.pack.leak.filter(|leak| leak.secret == LeakedSecret::Hand && self.state.rules.begun);
        let Some(leak) = leak else { return };
        if leak.through == LeakyChannel::Told {
            self.scribe.tell(|_| Told::CardDrawn { seat, card: Some(Card(card)) });
        } else {
            self.state.owed[0] = card % 7;
        }
    }

    /// A turn begins: now the reserve gets out, and what was stashed before.
    pub(crate) fn leak_at_turn(&mut self) {
        let Some(leak) = self.pack.leak else { return };
        if leak.secret == LeakedSecret::Reserve {
            self.state.owed[0] = self.state.reserve.truth(self.referee)[3] % 7;
        }
        if let Some(token) = stash(self.state).filter(|_| leak.through == LeakyChannel::Told) {
            let (seat, slot) = (self.state.active, self.spot(Slot(0)));
            self.scribe.tell(|_| Told::TokenReturned { seat, slot, token: Some(Token(token)) });
        }
        if leak.through == LeakyChannel::Waiting && is_odd(self.state) {
            self.state.active = self.state.active.next(self.state.rules.seats);
        }
    }
}
