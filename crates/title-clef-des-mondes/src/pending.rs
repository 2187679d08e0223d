//! What is waited for, read off the question.

use veilleuse_core::{Chance, Pending, Purpose, Seat, SeatSet};

use crate::{
    cards::Filter,
    end,
    state::{Ask, Loss, State},
};

/// What draws are for.
pub(crate) const PURPOSES: &[&str] =
    &["character", "first", "start", "world", "card", "loss", "theft", "drive"];

#[inline]
pub(crate) fn pending(state: &State) -> Pending {
    match state.ask {
        Ask::Act => Pending::Seats(SeatSet::only(state.active)),
        Ask::Over => Pending::Over(end::outcome(state)),
        _ => match chance(state) {
            Some(chance) => Pending::Chance(chance),
            None => Pending::Seats(asked(state)),
        },
    }
}

/// The draw that is waited for. How many ways it has is always open to all.
#[inline]
pub(crate) fn chance(state: &State) -> Option<Chance> {
    let here = || state.world_of(state.active);
    let (ways, purpose) = match state.ask {
        Ask::Card | Ask::NextSeen(_) => (u32::from(state.piles.unordered(here())), 4),
        Ask::Deal(_) => (state.characters.len(), 0),
        Ask::First => (u32::from(state.rules.seats), 1),
        Ask::Start => (4, 2),
        Ask::Face(_) | Ask::SecretFace(_) => (state.unplaced.len(), 3),
        Ask::LoseRandom(loss) => (ways_to_lose(state, loss), 5),
        Ask::Steal(from) => (u32::from(state.player(from).count), 6),
        Ask::Drive(seat, via) => (state.place_of(seat).ways_out(via).len() as u32, 7),
        _ => return None,
    };
    Some(Chance { ways, purpose: Purpose(purpose) })
}

/// Hands are counted by all, the objects in them by nobody: among one to five of these a number of ways that all five
/// divide is as fair, and tells nothing (CM-RND-06).
fn ways_to_lose(state: &State, loss: Loss) -> u32 {
    const FOR_ONE_TO_FIVE: u32 = 60;
    if loss.filter == Filter::Any { u32::from(state.player(loss.seat).count) } else { FOR_ONE_TO_FIVE }
}

/// Whether this chair has something to decide.
#[inline]
pub(crate) fn is_asked(state: &State, seat: Seat) -> bool {
    asked(state).has(seat)
}

/// The chairs that have something to decide.
#[inline]
pub(crate) fn asked(state: &State) -> SeatSet {
    match state.ask {
        Ask::Window(waiting) | Ask::Keep(waiting) | Ask::Halt(waiting) => waiting,
        Ask::Pawn(seat) | Ask::Defend(seat) => SeatSet::only(seat),
        Ask::Counter => SeatSet::only(state.offer.to),
        Ask::Lose(loss) => SeatSet::only(loss.seat),
        Ask::Leave(leaving) => SeatSet::only(leaving.seat),
        Ask::Act | Ask::Confirm | Ask::DrawMore(_) | Ask::Arrange { .. } => SeatSet::only(state.active),
        _ => SeatSet::NOBODY,
    }
}
