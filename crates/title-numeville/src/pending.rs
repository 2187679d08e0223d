//! What is waited for, read off the question.

use veilleuse_core::{Chance, OwnClock, Pending, Purpose, Seat, SeatSet};

use crate::{
    end,
    phase::ORDER_WAYS,
    state::{Ask, Pen, State},
    words::{Complice, Difficulty, Slot},
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

/// The faces of a die.
pub(crate) const FACES: u32 = 6;

/// In how many ways a question can be drawn: one draw for the card and the order of its choices.
#[inline]
pub(crate) fn question_ways(state: &State, complice: Complice, difficulty: Difficulty) -> u32 {
    state.deck(complice, difficulty).ways() * ORDER_WAYS
}

#[inline]
pub(crate) fn pending(state: &State) -> Pending {
    match state.ask {
        // What every turn asks, before the rest.
        Ask::Direction | Ask::Answer => Pending::Seats(SeatSet::only(state.active)),
        Ask::White => Pending::Chance(Chance { ways: FACES, purpose: WHITE }),
        Ask::Black => Pending::Chance(Chance { ways: FACES, purpose: BLACK }),
        Ask::DrawQuestion { complice, difficulty, .. } => {
            Pending::Chance(Chance { ways: question_ways(state, complice, difficulty), purpose: QUESTION })
        }
        Ask::Over(end) => Pending::Over(end::outcome(end, state.rules.seats)),
        _ => chance(state).map_or_else(|| Pending::Seats(asked(state)), Pending::Chance),
    }
}

/// The draw that is waited for.
#[inline]
pub(crate) fn chance(state: &State) -> Option<Chance> {
    let (ways, purpose) = match state.ask {
        Ask::FirstRoll(_) => (FACES, FIRST_ROLL),
        Ask::Lot(_) => (u32::from(state.rules.seats), LOT),
        Ask::White => (FACES, WHITE),
        Ask::Black => (FACES, BLACK),
        Ask::DrawQuestion { complice, difficulty, .. } | Ask::DealDraw(complice, difficulty) => {
            (question_ways(state, complice, difficulty), QUESTION)
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

/// NU-WORK-12, Ruling NU-Q-44: the thinking time that was chosen is the clock of the slates. The facilitator need not
/// cut it short, and a team that is done need not do more.
#[inline]
pub(crate) fn own_clock(state: &State) -> Option<OwnClock> {
    if state.ask != Ask::Slates {
        return None;
    }
    let writing = teams(state, |pen| pen == Pen::Writes).first_seat();
    Some(OwnClock {
        seconds: state.rules.workshop.thinking.into(),
        number: state.round.into(),
        idle: SeatSet::MASTER.and(teams(state, |pen| pen == Pen::Rests)),
        first_out: writing.filter(|_| !state.rules.master).unwrap_or(Seat::MASTER),
    })
}

fn teams(state: &State, are: impl Fn(Pen) -> bool) -> SeatSet {
    (0..4).map(Seat::new).filter(|team| are(state.slates[team.index()].pen)).collect()
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
            let teams = teams(state, |pen| pen != Pen::Taken);
            if state.rules.master { SeatSet::MASTER.and(teams) } else { teams }
        }
        _ => SeatSet::NOBODY,
    }
}
