//! What the owner of some eyes may decide: exactly what the rules accept.

use veilleuse_core::{Eyes, Seat};

use crate::{
    action::Action,
    cards::Effect,
    checks::{self, Mind, Purse},
    pack::Pack,
    state::{Ask, State},
    words::{Card, Character, NONE, Pawn, Place},
};

#[inline]
pub(crate) fn options(pack: &Pack, state: &State, eyes: Eyes, out: &mut Vec<Action>) {
    let Some(seat) = eyes.seat().filter(|seat| crate::pending::is_asked(state, *seat)) else { return };
    let mind = Mind::of_eyes(state, seat, eyes);
    match state.ask {
        Ask::Act => act(pack, state, &mind, out),
        Ask::Window(_) | Ask::Defend(_) => {
            checks::answers(pack, state, &mind, |action| out.push(action));
            out.push(Action::LetBe);
        }
        Ask::Counter => {
            out.extend(mind.held.cards().iter().map(|card| Action::Counter(Card(*card))));
            out.push(Action::Refuse);
        }
        Ask::Confirm | Ask::Halt(_) => out.extend([Action::Accept, Action::Refuse]),
        Ask::Lose(loss) => {
            let fits = |card: &&u8| State::can_lose(pack, loss.filter, **card);
            out.extend(mind.held.cards().iter().filter(fits).map(|card| Action::Lose(Card(*card))));
        }
        Ask::DrawMore(_) => out.extend([Action::Draw, Action::Stop]),
        Ask::Arrange { count, done } => {
            let left = &state.piles.ordered(state.world_of(seat))[usize::from(done)..usize::from(count)];
            let seen = left.iter().filter_map(|back| back.card.seen_by(eyes));
            out.extend(seen.map(|card| Action::PutNext(Card(*card))));
        }
        Ask::Leave(leaving) => {
            let first = mind.held.count - (leaving.count - leaving.done);
            let left = mind.held.cards()[usize::from(first)..].iter();
            out.extend(left.map(|card| Action::LeaveNext(Card(*card))));
        }
        Ask::Keep(_) => {
            let player = state.player(seat);
            let dealt = [player.character, player.rejected];
            out.extend(
                dealt.iter().filter_map(|secret| secret.seen_by(eyes)).map(|c| Action::Keep(Character(*c))),
            );
        }
        Ask::Pawn(_) => {
            let taken = state.players.map(|player| player.pawn);
            let free = Pawn::ALL.into_iter().filter(|pawn| !taken.contains(&(*pawn as u8)));
            out.extend(free.map(Action::TakePawn));
        }
        _ => {}
    }
}

/// CM-TURN-03: the eight actions.
fn act(pack: &Pack, state: &State, mind: &Mind, out: &mut Vec<Action>) {
    let seat = mind.seat;
    if checks::draw(state).is_ok() {
        out.push(Action::Draw);
    }
    let purse = Purse::of(pack, state, mind);
    for to in state.place_of(seat).neighbours().iter().copied() {
        checks::ways_across(pack, state, mind, &purse, to, |keys| out.push(Action::Cross { to, keys }));
    }
    checks::ways_home(pack, state, mind, &purse, |keys| out.push(Action::GoHome { keys }));
    let others = state.together(seat).without(seat);
    for card in mind.held.cards() {
        effects(pack, state, mind, Card(*card), others, out);
    }
    out.extend(mind.held.cards().iter().map(|card| Action::Discard(Card(*card))));
    for to in others.iter().filter(|to| checks::listens(state, *to)) {
        out.extend(mind.held.cards().iter().map(|card| Action::Offer { to, card: Card(*card) }));
    }
    if state.rules.separate_reveal && !state.player(seat).key_spent {
        out.push(Action::Reveal);
    }
    if checks::call_halt(state).is_ok() {
        out.push(Action::CallHalt);
    }
    out.push(Action::Pass);
}

/// The ways to play a card for its effect.
fn effects(
    pack: &Pack,
    state: &State,
    mind: &Mind,
    card: Card,
    others: veilleuse_core::SeatSet,
    out: &mut Vec<Action>,
) {
    if pack.sets.paired >> card.0 & 1 != 0 {
        for pair in &pack.pairs {
            let with = pair.partner(card).filter(|with| mind.held.position(with.0).is_some());
            let hit = others.iter().filter(|on| with.is_some() && pair.hits(state.player(*on).count));
            out.extend(hit.map(|on| Action::Play { card, with, on: Some(on), to: None }));
        }
    }
    let here = state.place_of(mind.seat);
    let play = |on: Option<Seat>, to: Option<Place>| Action::Play { card, with: None, on, to };
    match pack.effect(card.0) {
        Effect::CancelSymbol(_) | Effect::BlockMovement => {}
        Effect::SkipTurn { .. } => out.extend(others.iter().map(|on| play(Some(on), None))),
        Effect::Discard { .. } | Effect::Steal | Effect::PeekHand => {
            let armed = others.iter().filter(|on| state.player(*on).count > 0);
            out.extend(armed.map(|on| play(Some(on), None)));
        }
        Effect::PeekCharacter => {
            let hidden = others.iter().filter(|on| !state.player(*on).revealed);
            out.extend(hidden.map(|on| play(Some(on), None)));
        }
        Effect::Draw(_) | Effect::PeekPile(_) => {
            if state.piles.len(state.world_of(mind.seat)) > 0 {
                out.push(play(None, None));
            }
        }
        Effect::ExtraActions(_) => out.push(play(None, None)),
        Effect::PeekWorld => {
            let hidden = Place::ALL.into_iter().filter(|place| state.open[place.index()] == NONE);
            out.extend(hidden.map(|to| play(None, Some(to))));
        }
        Effect::FreePassage(via) => {
            out.extend(here.ways_out(via).iter().map(|to| play(None, Some(*to))));
        }
        Effect::Push { via, .. } => {
            for on in others.iter() {
                out.extend(here.ways_out(via).iter().map(|to| play(Some(on), Some(*to))));
            }
        }
    }
}
