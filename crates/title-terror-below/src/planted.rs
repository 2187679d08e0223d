//! Leaks planted on purpose, so that the tests can show that they would find one.
//!
//! Only compiled with the feature `planted-leaks`, which this crate's own tests switch on through a
//! dev-dependency; nothing that is released asks for it.

use veilleuse_core::{Line, Offers, Refusal, Seat, SeatSet, kind};

use crate::{
    action::Action,
    phase::Play,
    state::State,
    told::Told,
    words::{Bounty, Slot, Vehicle},
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
    /// A Vehicle somebody draws.
    Hand,
    /// A Secret Bounty from the deck.
    SecretBounty,
    /// A Vehicle laid face down under a worm.
    FaceDown,
}

impl LeakedSecret {
    /// All three.
    pub const ALL: [LeakedSecret; 3] =
        [LeakedSecret::Hand, LeakedSecret::SecretBounty, LeakedSecret::FaceDown];
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

/// Where a secret is kept for the leaks that come later: a counter which nothing else needs after the set-up.
const fn stash(state: &State) -> u8 {
    state.solo.tries
}

/// Whether a leak that depends on the card shows now.
fn shows(pack: &crate::Pack, state: &State, channel: LeakyChannel) -> bool {
    pack.leaks_through(channel) && stash(state) % 2 == 1
}

/// Turns the slots round when the leaked card is an odd one.
pub(crate) fn leak_by_order(pack: &crate::Pack, state: &State, mut slots: [Slot; 3]) -> [Slot; 3] {
    if shows(pack, state, LeakyChannel::Options) {
        slots.reverse();
    }
    slots
}

/// Another rule refuses what is not offered when the leaked card is an odd one.
pub(crate) fn leak_by_refusal(pack: &crate::Pack, state: &State, to: &mut impl Offers<Action>) {
    const RULE: &str = "TB-SETUP-01";
    if shows(pack, state, LeakyChannel::Refusals) {
        for refused in [Action::Stop, Action::Decline, Action::PickUp] {
            to.one(refused, Err(Refusal::by(RULE)));
        }
        to.otherwise(kind!(Action::Move), |_| RULE);
        to.otherwise(kind!(Action::Play { card, slot }), |_| RULE);
    }
}

/// The prompt names the leaked card.
pub(crate) fn leak_by_prompt(pack: &crate::Pack, state: &State, line: Line) -> Line {
    if pack.leaks_through(LeakyChannel::Prompt) { line.number("leak", stash(state)) } else { line }
}

impl Play<'_> {
    /// Lets a card out that `seat` has just got, or laid under the worm of `slot`.
    pub(crate) fn leak(&mut self, secret: LeakedSecret, seat: Seat, card: u8, slot: Option<Slot>) {
        let Some(leak) = self.pack.leak.filter(|leak| leak.secret == secret) else { return };
        match (leak.through, slot) {
            (LeakyChannel::View, Some(slot)) => {
                let under = self.state.slots[slot.index()].cards.last_mut();
                under.expect("a card was laid here").card.reveal_to(SeatSet::EVERYBODY);
            }
            (LeakyChannel::View, None) => {
                self.state.player_mut(seat).hands.reveal_to(SeatSet::EVERYBODY);
            }
            (LeakyChannel::Told, _) if secret == LeakedSecret::SecretBounty => {
                self.scribe.tell(|_| Told::BountyRemoved { bounty: Bounty(card) });
            }
            (LeakyChannel::Told, _) => {
                self.scribe.tell(|_| Told::VehicleDealt { seat, card: Some(Vehicle(card)) });
            }
            (LeakyChannel::Options | LeakyChannel::Refusals | LeakyChannel::Prompt, _) => {
                self.state.solo.tries = card;
            }
        }
    }
}
