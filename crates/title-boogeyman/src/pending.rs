//! What is waited for, read off the question.

use veilleuse_core::{Chance, Pending, Purpose, Seat, SeatSet};

use crate::{
    end,
    setup::Mode,
    state::{Ask, Cause, State},
    words::{Deck, NONE, Space},
};

/// What draws are for.
pub(crate) const PURPOSES: &[&str] = &[
    "search",
    "light",
    "dark",
    "boogeyman",
    "babysitter",
    "nightmare",
    "trouble",
    "event",
    "objective",
    "colour",
    "token",
    "noise",
    "room",
    "first",
    "die",
    "space",
    "passage",
    "final",
];

const COLOUR: Purpose = Purpose(9);
const TOKEN: Purpose = Purpose(10);
const NOISE: Purpose = Purpose(11);
const ROOM: Purpose = Purpose(12);
const FIRST: Purpose = Purpose(13);
const DIE: Purpose = Purpose(14);
const SPACE: Purpose = Purpose(15);
const PASSAGE: Purpose = Purpose(16);
const FINAL: Purpose = Purpose(17);

#[inline]
pub(crate) fn pending(state: &State) -> Pending {
    match state.ask {
        Ask::Act => Pending::Seats(SeatSet::only(state.child(state.active).seat())),
        Ask::Over => Pending::Over(end::outcome(state)),
        _ => match chance(state) {
            Some(chance) => Pending::Chance(chance),
            None => Pending::Seats(asked(state)),
        },
    }
}

/// The draw that is waited for.
#[inline]
pub(crate) fn chance(state: &State) -> Option<Chance> {
    let (ways, purpose) = match state.ask {
        Ask::Die(_) => (6, DIE),
        Ask::Card(deck, _) => (state.pile(deck).left.len(), Purpose(deck as u8)),
        Ask::SecondCard(_) => (state.pile(Deck::Boogeyman).left.len(), Purpose(Deck::Boogeyman as u8)),
        Ask::DealObjective(_) => (state.pile(Deck::Objective).left.len(), Purpose(Deck::Objective as u8)),
        Ask::DealColour => (3, COLOUR),
        Ask::PlaceToken(_) => (state.pick.from.count_ones(), TOKEN),
        Ask::PlaceNoise(_) => (state.house.box_noise.iter().map(|count| u32::from(*count)).sum(), NOISE),
        Ask::SitterStart => (u32::from(Space::ROOMS) - 2, ROOM),
        Ask::First => (u32::from(state.rules.children), FIRST),
        Ask::RoomToken | Ask::Available(_) => (u32::from(Space::ROOMS - state.track.len), ROOM),
        Ask::RandomSpace(..) | Ask::RandomStep(_) => (state.pick.from.count_ones(), SPACE),
        Ask::RandomFloor => (3, SPACE),
        Ask::RandomDoor => (state.pick.from.count_ones(), PASSAGE),
        Ask::Buried(_) => (u32::from(state.house.buried_count()), TOKEN),
        Ask::FinalNumber => (u32::from(Space::ROOMS), FINAL),
        _ => return None,
    };
    Some(Chance { ways, purpose })
}

/// Whether how soon somebody answers would tell what is in a hand: where cards may be played out of turn or after a
/// die. Not where the table has seen the hand, and not in solo, where nobody else plays.
pub(crate) fn is_window(state: &State) -> bool {
    match state.ask {
        Ask::Hush { child, .. } | Ask::Cancel(child, _) | Ask::Rolled(child) => {
            let kid = state.child(child);
            state.rules.mode != Mode::Solo && u32::from(kid.hand_count) > kid.shown.len()
        }
        _ => false,
    }
}

/// Whether this chair has something to decide.
#[inline]
pub(crate) fn is_asked(state: &State, seat: Seat) -> bool {
    match state.ask {
        Ask::Act => seat == state.child(state.active).seat(),
        _ => asked(state).has(seat),
    }
}

/// The chairs that have something to decide.
pub(crate) fn asked(state: &State) -> SeatSet {
    let child = |child: u8| SeatSet::only(state.child(child).seat());
    let boogeyman = || state.rules.boogeyman().map_or(SeatSet::NOBODY, SeatSet::only);
    let owner = |who: u8| if who == NONE { boogeyman() } else { child(who) };
    match state.ask {
        Ask::PickFigure(of)
        | Ask::Rolled(of)
        | Ask::Cancel(of, _)
        | Ask::PickCard(of)
        | Ask::Snoop(of)
        | Ask::Deal(of, _)
        | Ask::Aptitude(of, _)
        | Ask::Hush { child: of, .. }
        | Ask::Discard { child: of, .. }
        | Ask::Lead { child: of, .. }
        | Ask::PickChild { child: of, .. } => child(of),
        Ask::PickSpace { child: of, .. } => owner(of),
        Ask::Act => child(state.active),
        Ask::Route { child: of, cause, .. } => {
            // Ruling BO-Q-34: the active Child's owner; in a possession the target's.
            let own_turn = state.active != NONE && cause != Cause::Possession;
            child(if own_turn { state.active } else { of })
        }
        Ask::PickColour
        | Ask::Hide(_)
        | Ask::Lay
        | Ask::Possess { .. }
        | Ask::PickFloor
        | Ask::PickDoor
        | Ask::Nightmare(_)
        | Ask::Trouble(_)
        | Ask::Event => boogeyman(),
        Ask::Vote(waiting) => waiting,
        _ => SeatSet::NOBODY,
    }
}
