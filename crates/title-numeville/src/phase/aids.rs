//! Objects and Powers in hand: which of them can be used now.

use veilleuse_core::Seat;

use crate::{
    cards::{Aid, Uses},
    pack::{AidCard, Pack},
    setup::Mode,
    state::{Held, State},
    told::Told,
    words::{Card, Slot},
};

use super::{Look, Play};

/// The cards of a seat that still work, with what they do.
///
/// A card without uses left, or whose Complice is settled, stays in hand without effect (Ruling NU-Q-31).
#[inline]
pub(crate) fn usable(pack: &Pack, state: &State, seat: Seat) -> impl Iterator<Item = (Slot, Aid)> {
    let slots: &[Slot] = if state.rules.mode == Mode::Advanced { &Slot::ALL } else { &[] };
    slots.iter().filter_map(move |&slot| {
        let held = state.hands[seat][slot]?;
        let aid = pack.aid(slot, held.card).aid;
        let alive = aid.concerns().is_none_or(|complice| !state.settled(complice));
        (held.uses > 0 && alive).then_some((slot, aid))
    })
}

/// The first card of a seat that does this.
pub(crate) fn usable_for(pack: &Pack, state: &State, seat: Seat, does: impl Fn(Aid) -> bool) -> Option<Slot> {
    usable(pack, state, seat).find(|(_, aid)| does(*aid)).map(|(slot, _)| slot)
}

/// The rule that refuses a card that is not there, or not for this moment.
pub(super) const fn untimely(slot: Slot) -> &'static str {
    match slot {
        Slot::Object => "NU-OBJ-04",
        Slot::Power => "NU-POW-04",
    }
}

/// A card as it comes to hand: with all its uses (Ruling NU-Q-58).
pub(crate) const fn fresh(card: Card, uses: Uses) -> Held {
    Held {
        card,
        uses: match uses {
            Uses::Permanent | Uses::OncePerRound => 1,
            Uses::Times(times) => times,
        },
    }
}

impl Look<'_> {
    /// The cards of the asked chair that do this.
    pub(super) fn aids(self, does: impl Fn(Aid) -> bool) -> impl Iterator<Item = Slot> {
        usable(self.pack, self.state, self.seat).filter(move |(_, aid)| does(*aid)).map(|(slot, _)| slot)
    }
}

impl Play<'_> {
    /// What the card in this slot does, for a seat that uses it.
    pub(super) fn aid(&self, seat: Seat, slot: Slot) -> Aid {
        let held = self.state.hands[seat][slot].expect("a card that can be used is in hand");
        self.pack.aid(slot, held.card).aid
    }

    /// NU-OBJ-03, NU-OBJ-05: an Object works once and is discarded. NU-POW-03: a Power counts its uses.
    pub(crate) fn spend(&mut self, seat: Seat, slot: Slot) {
        let held = self.state.hands[seat][slot].expect("a card that can be used is in hand");
        let card: &AidCard = self.pack.aid(slot, held.card);
        self.scribe.tell(|_| Told::CardUsed { seat, slot, card: card.id.clone() });
        match slot {
            Slot::Object => {
                self.state.hands[seat][slot] = None;
                self.state.decks[slot].discard(held.card);
            }
            Slot::Power => {
                if card.uses != Uses::Permanent {
                    self.state.hands[seat][slot] = Some(Held { uses: held.uses - 1, ..held });
                }
            }
        }
    }

    /// Powers that work once a round work again.
    pub(crate) fn refresh_powers(&mut self) {
        for seat in (0..self.state.rules.seats).map(Seat::new) {
            if let Some(held) = &mut self.state.hands[seat][Slot::Power]
                && self.pack.aid(Slot::Power, held.card).uses == Uses::OncePerRound
            {
                held.uses = 1;
            }
        }
    }
}
