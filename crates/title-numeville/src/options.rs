//! What a seat may decide now.

use veilleuse_core::{Eyes, Seat};

use crate::{
    action::{Action, Side, Which},
    cards::Aid,
    pack::Pack,
    phase::{can_be_made_easy, cancels, difficulty_of, turnings, usable},
    state::{Ask, Pen, State},
    words::{Choice, Complice, Difficulty, QuestionId, Scout, Slot, Square, Verdict},
};

/// Lists exactly what the rules accept from the owner of these eyes.
#[inline]
pub(crate) fn options(pack: &Pack, state: &State, eyes: Eyes, out: &mut Vec<Action>) {
    let Some(seat) = eyes.seat() else { return };
    if !crate::pending::is_asked(state, seat) {
        return;
    }
    match state.ask {
        Ask::Direction => {
            out.extend(turnings(state).iter().map(|turning| Action::Move(*turning)));
            direction_aids(pack, state, seat, out);
        }
        Ask::Answer => answers(pack, state, seat, out),
        Ask::Scout(_) => {
            let free = Scout::ALL.into_iter().filter(|scout| !state.scouts.contains(&Some(*scout)));
            out.extend(free.map(Action::Scout));
        }
        Ask::Start(_) => {
            let free = pack.board.starts().filter(|square| !state.occupied_start(*square, seat));
            out.extend(free.map(Action::Start));
        }
        Ask::Propose(..) => {
            let free = pack.board.squares().filter(|square| !state.markers.contains(&Some(*square)));
            out.extend(free.map(Action::Propose));
        }
        Ask::Consent { .. } => out.extend([Action::Agree, Action::Refuse]),
        Ask::BeforeWhite => {
            out.push(Action::Roll);
            for (with, _) in usable(pack, state, seat).filter(|(_, aid)| *aid == Aid::SetWhite) {
                out.extend((1..=6).map(|value| Action::SetDie { with, value }));
            }
        }
        Ask::Bump { .. } => out.extend([Action::Bump(Side::Ahead), Action::Bump(Side::Behind)]),
        Ask::KeepCard { .. } => out.extend([Action::Keep(Which::Old), Action::Keep(Which::New)]),
        Ask::Plaza { .. } => {
            out.extend(state.open().iter().map(Action::Plaza));
            out.push(Action::Decline);
        }
        Ask::Face => {
            let complice = pack.board.district(state.pawns[seat.index()]);
            let hard = complice.is_some_and(|complice| {
                let gives = difficulty_of(pack, state, seat, complice, state.turn.black);
                can_be_made_easy(state.turn.black, gives)
            });
            out.push(Action::Accept);
            uses(pack, state, seat, out, |aid| aid == Aid::Reroll || (hard && aid == Aid::MakeEasy));
        }
        Ask::Judge => {
            out.extend(Verdict::BOTH.map(Action::Judge));
            out.extend([Action::StepAside, Action::StepDown]);
        }
        Ask::Correct(_) => out.extend(Verdict::BOTH.map(Action::Judge)),
        Ask::Retry => {
            out.push(Action::Pass);
            uses(pack, state, seat, out, |aid| aid == Aid::Retry);
        }
        Ask::Right => {
            let complice = state.question.map(|posed| posed.id.complice());
            let red = complice.is_some_and(|complice| state.sheets[complice.index()].red.at() > 0);
            out.push(Action::Pass);
            uses(pack, state, seat, out, |aid| aid == Aid::ExtraBlue || (red && aid == Aid::RemoveRed));
        }
        Ask::CancelRed { on, .. } => {
            out.push(Action::Pass);
            uses(pack, state, seat, out, |aid| aid == Aid::CancelRed(on));
        }
        Ask::ChooseAttack { .. } => out.extend([Action::Suffer(Which::Old), Action::Suffer(Which::New)]),
        Ask::CancelAttack { .. } => {
            out.push(Action::Pass);
            uses(pack, state, seat, out, |aid| cancels(aid, seat == state.active));
        }
        Ask::PickComplice { among, .. } => out.extend(among.iter().map(Action::Pick)),
        Ask::Stop { .. } => out.extend([Action::Stop, Action::PlayOn]),
        Ask::Deal(complice) => deals(state, complice, out),
        Ask::Slates => slate(state, eyes, seat, out),
        Ask::Extra => out.extend([Action::ExtraRound, Action::Close]),
        _ => {}
    }
}

fn uses(pack: &Pack, state: &State, seat: Seat, out: &mut Vec<Action>, does: impl Fn(Aid) -> bool) {
    out.extend(usable(pack, state, seat).filter(|(_, aid)| does(*aid)).map(|(slot, _)| Action::Use(slot)));
}

fn direction_aids(pack: &Pack, state: &State, seat: Seat, out: &mut Vec<Action>) {
    for (slot, aid) in usable(pack, state, seat) {
        match aid {
            Aid::Reroll if !state.turn.white_chosen => out.push(Action::Use(slot)),
            Aid::AdjustWhite if !state.turn.adjusted[slot as usize] => {
                let fits = |by: &i8| (1..=7).contains(&state.turn.white.saturating_add_signed(*by));
                let steps = [1, -1].into_iter().filter(fits);
                out.extend(steps.map(|by| Action::Adjust { with: slot, by }));
            }
            _ => {}
        }
    }
}

fn answers(pack: &Pack, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(posed) = &state.question else { return };
    let left = (0..posed.choices).map(Choice).filter(|choice| !posed.is_out(*choice));
    out.extend(left.map(Action::Answer));
    #[cfg(feature = "planted-leaks")]
    if pack.leaks(crate::PlantedLeak::OptionsByAnswer) {
        let right = state.turn.chosen.map(Action::Answer);
        out.sort_by_key(|action| Some(*action) != right);
    }
    if posed.aloud {
        out.push(Action::Speak);
    }
    let many = posed.left() > 2;
    uses(pack, state, seat, out, |aid| (many && aid == Aid::Eliminate) || aid == Aid::ReplaceQuestion);
}

fn deals(state: &State, complice: Complice, out: &mut Vec<Action>) {
    out.extend(Difficulty::BOTH.map(Action::Deal));
    for difficulty in Difficulty::BOTH {
        let cards = state.deck(complice, difficulty).middle();
        out.extend(cards.iter().map(|card| Action::DealCard(QuestionId::of(complice, difficulty, card))));
    }
}

fn slate(state: &State, eyes: Eyes, seat: Seat, out: &mut Vec<Action>) {
    if seat == Seat::MASTER {
        out.push(Action::Lock);
        return;
    }
    let slate = &state.slates[seat.index()];
    let (Some(Some(posed)), Some(written)) = (slate.question.seen_by(eyes), slate.written.seen_by(eyes))
    else {
        return;
    };
    let other = (0..posed.choices).map(Choice).filter(|choice| *written != Some(*choice));
    out.extend(other.map(Action::Slate));
    match slate.pen {
        Pen::Writes if written.is_some() => out.push(Action::Ready),
        Pen::Rests => out.push(Action::Rethink),
        Pen::Writes | Pen::Taken => {}
    }
}

/// The square a direction leads to, for previews.
pub(crate) fn leads_to(pack: &Pack, state: &State, seat: Seat, action: &Action) -> Option<Square> {
    match action {
        Action::Move(turning) => Some(crate::phase::destination(pack, state, seat, *turning).0),
        Action::Bump(side) => match (state.ask, side) {
            (Ask::Bump { ahead, .. }, Side::Ahead) => Some(ahead),
            (Ask::Bump { behind, .. }, Side::Behind) => Some(behind),
            _ => None,
        },
        Action::Start(square) | Action::Propose(square) => Some(*square),
        _ => None,
    }
}

/// The card in a slot, for labels.
pub(crate) fn card_in<'p>(pack: &'p Pack, state: &State, seat: Seat, slot: Slot) -> Option<&'p str> {
    state.hands.of(seat, slot).map(|held| pack.aid(slot, held.card).id.as_ref())
}
