//! What is waited for, read off the question.

use veilleuse_core::{Chance, Pending, Purpose, Seat, SeatSet};

use crate::{
    end,
    pile::orders,
    state::{Ask, State},
};

/// What draws are for.
pub(crate) const PURPOSES: &[&str] = &["token", "ally", "action", "item", "first", "scene", "shuffle"];

const TOKEN: Purpose = Purpose(0);
const ALLY: Purpose = Purpose(1);
const ACTION: Purpose = Purpose(2);
const ITEM: Purpose = Purpose(3);
const FIRST: Purpose = Purpose(4);
const SCENE: Purpose = Purpose(5);
const SHUFFLE: Purpose = Purpose(6);

#[inline]
pub(crate) fn pending(state: &State) -> Pending {
    match state.ask {
        Ask::Over => Pending::Over(end::outcome(state)),
        _ => match chance(state) {
            Some(chance) => Pending::Chance(chance),
            None => Pending::Seats(SeatSet::only(asked(state))),
        },
    }
}

/// The draw that is waited for.
#[inline]
pub(crate) fn chance(state: &State) -> Option<Chance> {
    let (ways, purpose) = match state.ask {
        Ask::HandCard(_) => (state.cards.ways(), ACTION),
        Ask::SceneCard => (state.scenes.ways(), SCENE),
        Ask::Token(_) | Ask::AsideToken => (u32::from(state.reserve_count), TOKEN),
        Ask::WillToken(_) => (u32::from(state.aside_count), TOKEN),
        Ask::AllyCard(_) => (state.ally_deck.ways(), ALLY),
        Ask::StartItem(_) | Ask::ItemCard(_) => (state.items.ways(), ITEM),
        Ask::First => (u32::from(state.rules.seats), FIRST),
        Ask::Shuffle(slot) | Ask::Restack(slot) => (orders(state.pile(slot).count), SHUFFLE),
        _ => return None,
    };
    Some(Chance { ways, purpose })
}

/// The chair that has something to decide, when no draw is waited for.
#[inline]
pub(crate) const fn asked(state: &State) -> Seat {
    match state.ask {
        Ask::Choose(seat) | Ask::DiscardCard { seat, .. } => seat,
        _ => state.active,
    }
}

/// Whether this chair has something to decide.
#[inline]
pub(crate) fn is_asked(state: &State, seat: Seat) -> bool {
    state.ask != Ask::Over && seat == asked(state) && chance(state).is_none()
}
