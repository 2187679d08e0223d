//! What is waited for, read off the question.

use veilleuse_core::{Chance, Pending, Purpose, Seat, SeatSet};

use crate::{
    end,
    phase::ORDER_WAYS,
    state::{Ask, State},
    words::Slot,
};

/// What draws are for.
pub(crate) const PURPOSES: &[&str] = &[
    "first_roll",
    "lot",
    "white_die",
    "black_die",
    "question",
    "order",
    "eliminate",
    "attack",
    "round_end",
    "object",
    "power",
];

const FIRST_ROLL: Purpose = Purpose(0);
const LOT: Purpose = Purpose(1);
const WHITE: Purpose = Purpose(2);
const BLACK: Purpose = Purpose(3);
const QUESTION: Purpose = Purpose(4);
const ORDER: Purpose = Purpose(5);
const ELIMINATE: Purpose = Purpose(6);
const ATTACK: Purpose = Purpose(7);
const ROUND_END: Purpose = Purpose(8);
const OBJECT: Purpose = Purpose(9);
const POWER: Purpose = Purpose(10);

#[inline]
pub(crate) fn pending(state: &State) -> Pending {
    match (chance(state), state.ask) {
        (Some(chance), _) => Pending::Chance(chance),
        (None, Ask::Over(end)) => Pending::Over(end::outcome(end, state.rules.seats)),
        (None, _) => Pending::Seats(asked(state)),
    }
}

/// The draw that is waited for.
#[inline]
pub(crate) fn chance(state: &State) -> Option<Chance> {
    let (ways, purpose) = match state.ask {
        Ask::FirstRoll(_) => (6, FIRST_ROLL),
        Ask::Lot(_) => (u32::from(state.rules.seats), LOT),
        Ask::White => (6, WHITE),
        Ask::Black => (6, BLACK),
        // One draw for the card and the order of its choices.
        Ask::DrawQuestion { complice, difficulty, .. } | Ask::DealDraw(complice, difficulty) => {
            (state.deck(complice, difficulty).ways() * ORDER_WAYS, QUESTION)
        }
        Ask::DealOrder(_) => (ORDER_WAYS, ORDER),
        Ask::Eliminate => (state.question.map_or(1, |posed| posed.left() - 1), ELIMINATE),
        Ask::DrawAttack => (state.attacks.ways(), ATTACK),
        Ask::DrawRoundEnd => (state.round_ends.ways(), ROUND_END),
        Ask::DrawCard(slot) => {
            (state.decks[slot as usize].ways(), if slot == Slot::Object { OBJECT } else { POWER })
        }
        _ => return None,
    };
    Some(Chance { ways, purpose })
}

/// Whether this chair has something to decide. The two questions of every turn come first.
#[inline]
pub(crate) fn is_asked(state: &State, seat: Seat) -> bool {
    match state.ask {
        Ask::Direction | Ask::Answer => seat == state.active,
        _ => asked(state).has(seat),
    }
}

/// The chairs that have something to decide.
#[inline]
pub(crate) fn asked(state: &State) -> SeatSet {
    match state.ask {
        Ask::Direction | Ask::Answer => SeatSet::only(state.active),
        Ask::Scout(seat) | Ask::Start(seat) | Ask::Propose(_, seat) => SeatSet::only(seat),
        Ask::Consent { waiting, .. } | Ask::Stop { waiting, .. } => waiting,
        Ask::BeforeWhite
        | Ask::Bump { .. }
        | Ask::KeepCard { .. }
        | Ask::Plaza { .. }
        | Ask::Face
        | Ask::Retry
        | Ask::Right
        | Ask::ChooseAttack { .. } => SeatSet::only(state.active),
        Ask::Judge | Ask::Deal(_) | Ask::Correct(_) | Ask::Extra => SeatSet::MASTER,
        Ask::CancelRed { holder, .. } | Ask::CancelAttack { holder, .. } => SeatSet::only(holder),
        Ask::PickComplice { chooser, .. } => SeatSet::only(chooser),
        Ask::Slates => {
            let teams = (0..4).map(Seat::new).filter(|team| !state.slates[team.index()].ready).collect();
            if state.rules.master { SeatSet::MASTER.and(teams) } else { teams }
        }
        _ => SeatSet::NOBODY,
    }
}
