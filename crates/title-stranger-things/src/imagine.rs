//! Dealing anew what some eyes cannot know: the tokens.

use veilleuse_core::{Eyes, Referee};

use crate::{
    knowledge::{Knower, Knowledge},
    pack::Pack,
    pile::{Member, Origin},
    state::State,
    words::{NONE, Token},
};

/// Something random below a bound.
type Chance<'c> = &'c mut dyn FnMut(u32) -> u32;

/// A place of a pile: which slot, which token from the bottom.
type Place = (usize, usize);

/// Where an unseen Save Will token lies.
#[derive(Clone, Copy)]
enum Lies {
    InPile(Place),
    InReserve,
    Aside,
}

/// What is still to be filled, by origin.
#[derive(Default)]
struct Gaps {
    old: Vec<Place>,
    will: Vec<Place>,
    late: Vec<Place>,
    /// Unseen tokens that left a mix, by origin: they lie in the reserve.
    gone_will: usize,
    /// Fronts that left a mix.
    gone: Vec<u8>,
}

pub(crate) fn imagine(pack: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    if state.reserve.seen_by(eyes).is_some() {
        return;
    }
    let knowledge = Knowledge::of(pack, state, Knower::Eyes(eyes));
    let mut gaps = Gaps { gone_will: usize::from(knowledge.will_out), ..Gaps::default() };
    for slot in 0..State::SLOTS {
        find(state, &knowledge, slot, &mut gaps, referee, chance);
    }
    let mut old = fronts(&knowledge.old);
    let put = |state: &mut State, (slot, place): Place, token: u8| {
        state.piles[slot].tokens_mut().truth_mut(referee)[place] = token;
    };
    // The dark Demogorgons lie among the Save Will tokens nobody has seen, wherever these are.
    let mut will: Vec<Lies> = gaps.will.iter().copied().map(Lies::InPile).collect();
    will.extend(std::iter::repeat_n(Lies::InReserve, gaps.gone_will));
    let (mut aside, mixed) = ([0; 7], state.aside_is_mixed());
    if mixed {
        will.extend(std::iter::repeat_n(Lies::Aside, usize::from(state.aside_count)));
    }
    let mut region = gaps.gone;
    let mut dark = usize::from(knowledge.will_dark).min(will.len());
    while !will.is_empty() {
        let place = will.swap_remove(chance(will.len() as u32) as usize);
        let token = if dark > 0 {
            dark -= 1;
            Token::DEMOGORGON.0
        } else {
            take(&mut old, chance)
        };
        match place {
            Lies::InPile(place) => put(state, place, token),
            Lies::InReserve => region.push(token),
            Lies::Aside => aside[usize::from(token)] += 1,
        }
    }
    for _ in 0..if mixed { 0 } else { state.aside_count } {
        aside[usize::from(take(&mut old, chance))] += 1;
    }
    *state.aside.truth_mut(referee) = aside;
    for place in gaps.old {
        let token = take(&mut old, chance);
        put(state, place, token);
    }
    region.extend(fronts(&knowledge.returned));
    region.extend(old);
    let wanted = usize::from(state.reserve_count) + gaps.late.len();
    // What these eyes have worked out may leave a token open; then it is a plain one.
    region.resize(wanted, 2);
    for place in gaps.late {
        let token = take(&mut region, chance);
        put(state, place, token);
    }
    let mut reserve = [0; 7];
    for token in &region {
        reserve[usize::from(*token)] += 1;
    }
    *state.reserve.truth_mut(referee) = reserve;
}

/// Finds the places of a pile these eyes do not know, and deals what is mixed.
fn find(
    state: &mut State,
    knowledge: &Knowledge,
    slot: usize,
    gaps: &mut Gaps,
    referee: &Referee,
    chance: Chance<'_>,
) {
    let pile = state.piles[slot];
    let mut mixed = Vec::new();
    for place in 0..usize::from(pile.count) {
        if pile.shown[place] != NONE {
            continue;
        }
        if pile.is_mixed(place) {
            // Who has looked since knows even these, and so what left.
            if knowledge.resolved >> slot & 1 == 0 {
                mixed.push(place);
            }
        } else if knowledge.known[slot][place] == NONE {
            gap(gaps, pile.origin(place), (slot, place));
        }
    }
    let private = knowledge.private.as_ref().filter(|(at, _)| at.index() == slot);
    let mut members: Vec<Member> = match private {
        Some((_, tokens)) => tokens.iter().map(|token| Member::Seen(Token(*token))).collect(),
        None if knowledge.resolved >> slot & 1 != 0 => Vec::new(),
        None => pile.members().collect(),
    };
    for place in mixed {
        match members.swap_remove(chance(members.len() as u32) as usize) {
            Member::Seen(token) => {
                state.piles[slot].tokens_mut().truth_mut(referee)[place] = token.0;
            }
            Member::Unseen(origin) => gap(gaps, origin, (slot, place)),
        }
    }
    for member in members {
        match member {
            Member::Seen(token) => gaps.gone.push(token.0),
            Member::Unseen(Origin::Will) => gaps.gone_will += 1,
            Member::Unseen(_) => {}
        }
    }
}

fn gap(gaps: &mut Gaps, origin: Origin, place: Place) {
    match origin {
        Origin::Old => gaps.old.push(place),
        Origin::Will => gaps.will.push(place),
        Origin::Late => gaps.late.push(place),
    }
}

/// One token for each that is counted.
fn fronts(counts: &[u8]) -> Vec<u8> {
    counts
        .iter()
        .enumerate()
        .flat_map(|(front, count)| std::iter::repeat_n(front as u8, usize::from(*count)))
        .collect()
}

fn take(tokens: &mut Vec<u8>, chance: Chance<'_>) -> u8 {
    if tokens.is_empty() {
        return 2;
    }
    tokens.swap_remove(chance(tokens.len() as u32) as usize)
}
