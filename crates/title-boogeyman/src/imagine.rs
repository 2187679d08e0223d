//! Dealing anew what some eyes cannot know.

use veilleuse_core::{Eyes, Referee, kit::Bag};

use crate::{
    ask::{self, Ask},
    pack::Pack,
    phase::take_noise,
    setup::{Mode, colours},
    state::State,
    words::{Deck, NONE, ORDINARY, ROOMS, Space, kind, spaces},
};

/// Something random below a bound.
type Chance<'c> = &'c mut dyn FnMut(u32) -> u32;

pub(crate) fn imagine(pack: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    objectives(state, eyes, referee, chance);
    hands(pack, state, eyes, referee, chance);
    tokens(state, eyes, referee, chance);
    noise(state, eyes, referee, chance);
    track(state, eyes, referee, chance);
    votes(state, eyes, referee, chance);
}

fn objectives(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let children = usize::from(state.rules.children);
    let hidden = |state: &State, at: usize| {
        let card = &state.children[at].objective;
        card.seen_by(eyes).is_none() && *card.truth(referee) != NONE
    };
    let mut pool = state.pile(Deck::Objective).left;
    for at in 0..children {
        if hidden(state, at) {
            pool.put(*state.children[at].objective.truth(referee));
        }
    }
    for at in 0..children {
        if hidden(state, at) {
            *state.children[at].objective.truth_mut(referee) = pool.draw(chance(pool.len()));
        }
    }
    state.pile_mut(Deck::Objective).left = pool;
}

fn hands(pack: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let children = usize::from(state.rules.children);
    let hidden = |state: &State, at: usize| state.children[at].hand.seen_by(eyes).is_none();
    let mut pool = state.pile(Deck::Search).left;
    // Somebody who was shown a card in a deal knows that it is there until the deal is over.
    let known = |state: &State, at: usize| -> Bag {
        let deal = &state.deal;
        let laid = if at == usize::from(state.active) { deal.give } else { deal.back };
        let dealing = matches!(state.ask, Ask::Deal(_))
            && (at == usize::from(state.active) || at == usize::from(deal.with));
        let seen = if dealing { laid.seen_by(eyes).copied().unwrap_or_default() } else { Bag::EMPTY };
        state.children[at].shown | seen
    };
    for at in 0..children {
        if hidden(state, at) {
            pool |= *state.children[at].hand.truth(referee) - known(state, at);
        }
    }
    // Bad surprises never reach a hand: what is in one can be in any other.
    let surprises = pack.surprises;
    let held_back: Bag = pool.iter().filter(|card| surprises.has(*card)).collect();
    pool -= held_back;
    for at in 0..children {
        if hidden(state, at) {
            let keep = known(state, at);
            let count = state.children[at].hand.truth(referee).len() - keep.len();
            let drawn: Bag = (0..count).map(|_| pool.draw(chance(pool.len()))).collect();
            *state.children[at].hand.truth_mut(referee) = drawn | keep;
        }
    }
    state.pile_mut(Deck::Search).left = pool | held_back;
    deal(state, eyes, referee, chance);
}

/// As many other cards as lie in a deal between others; what they turned down before is forgotten.
fn deal(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    for declined in &mut state.declined {
        if declined.seen_by(eyes).is_none() {
            *declined.truth_mut(referee) = 0;
        }
    }
    let Ask::Deal(ask::Deal { child, .. }) = state.ask else { return };
    let (active, with) = (state.active, state.deal.with);
    let mut hands = [active, with, child].map(|child| *state.child(child).hand.truth(referee));
    if state.dealers().len() == 1 {
        // One person lays cards of both hands.
        hands[2] = hands[0] | hands[1];
    }
    let deal = &mut state.deal;
    let mut laid = Bag::EMPTY;
    for (side, hand) in [&mut deal.give, &mut deal.back, &mut deal.laying].into_iter().zip(hands) {
        if side.seen_by(eyes).is_none() {
            let mut left = hand - laid;
            let count = side.truth(referee).len();
            *side.truth_mut(referee) = (0..count).map(|_| left.draw(chance(left.len()))).collect();
        }
        laid |= *side.truth(referee);
    }
}

/// The special tokens of the lower layer, and in competitive the colours that were chosen.
fn tokens(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let unseen = |state: &State, room: Space| {
        state.house.lower & room.bit() != 0 && state.house.kinds[room.index()].seen_by(eyes).is_none()
    };
    let mut free = Space::rooms().filter(|room| unseen(state, *room)).fold(0, |set, room| set | room.bit());
    if free == 0 {
        return;
    }
    let mut lost = [0_u8; 6];
    let mut nothing = 0;
    for room in spaces(free) {
        match *state.house.kinds[room.index()].truth(referee) {
            NONE => nothing += 1,
            kind => lost[usize::from(kind)] += 1,
        }
    }
    recolour(state, eyes, referee, chance, &mut lost);
    let put = |state: &mut State, from: u32, kind: u8, free: &mut u32, chance: Chance<'_>| {
        let rooms = from & *free;
        let room = spaces(rooms).nth(chance(rooms.count_ones()) as usize).unwrap_or_default();
        *free &= !room.bit();
        *state.house.kinds[room.index()].truth_mut(referee) = kind;
    };
    for kind in [kind::TRAPDOOR, kind::PASSKEY] {
        if lost[usize::from(kind)] > 0 {
            put(state, ORDINARY, kind, &mut free, chance);
        }
    }
    for colour in 0..3_u8 {
        for _ in 0..lost[usize::from(colour)] {
            put(state, ROOMS, colour, &mut free, chance);
        }
    }
    // During set-up some Rooms have no token yet.
    let rest = if nothing > 0 { NONE } else { kind::NOISE };
    for room in spaces(free) {
        *state.house.kinds[room.index()].truth_mut(referee) = rest;
    }
    if let Ask::PlaceToken(ask::PlaceToken { kind }) | Ask::Hide(ask::Hide { kind }) = state.ask {
        let bare = |room: &Space| *state.house.kinds[room.index()].truth(referee) == NONE;
        let from = Space::rooms().filter(bare).fold(0, |set, room| set | room.bit());
        let from = if kind >= kind::TRAPDOOR { from & ORDINARY } else { from };
        state.pick.from = u64::from(from);
    }
}

/// Competitive: which colours the Boogeyman chose is known only as far as tokens were found.
fn recolour(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>, lost: &mut [u8; 6]) {
    if state.rules.mode != Mode::Competitive || state.house.colours.seen_by(eyes).is_some() {
        return;
    }
    let truth = *state.house.colours.truth(referee);
    let chosen = truth.count_ones();
    let wanted = u32::from(colours(state.rules.children));
    if chosen == 0 || wanted == 3 {
        return;
    }
    let mut known = 0_u8;
    for colour in 0..3_u8 {
        let held = state.children.iter().any(|kid| kid.objectives[usize::from(colour)] > 0);
        let seen = Space::rooms().any(|room| {
            state.house.lower & room.bit() != 0
                && state.house.kinds[room.index()].seen_by(eyes) == Some(&colour)
        });
        known |= u8::from(held || seen) << colour;
    }
    let mut set = known & truth;
    while set.count_ones() < chosen {
        let left = 0b111 & !set;
        let pick = chance(left.count_ones());
        let colour = (0..3_u8).filter(|colour| left >> colour & 1 != 0).nth(pick as usize).unwrap_or(0);
        set |= 1 << colour;
    }
    // Colours that were swapped take their tokens along.
    let old: Vec<u8> = (0..3).filter(|colour| truth >> colour & 1 != 0 && known >> colour & 1 == 0).collect();
    let new: Vec<u8> = (0..3).filter(|colour| set >> colour & 1 != 0 && known >> colour & 1 == 0).collect();
    let counts: Vec<u8> = old.iter().map(|colour| lost[usize::from(*colour)]).collect();
    for colour in &old {
        lost[usize::from(*colour)] = 0;
    }
    for (colour, count) in new.iter().zip(counts) {
        lost[usize::from(*colour)] = count;
    }
    *state.house.colours.truth_mut(referee) = set;
}

/// The values of noise tokens that these eyes have not seen; which tokens are noise is settled.
fn noise(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let mut laid = 0_u32;
    let mut pool = state.house.box_noise;
    for room in Space::rooms() {
        for layer in 0..2 {
            let there = [state.house.upper, state.house.lower][layer] & room.bit() != 0;
            let token = &mut state.house.noise[room.index()][layer];
            if there && token.seen_by(eyes).is_none() {
                let value = token.truth_mut(referee);
                if *value > 0 {
                    pool[usize::from(*value) - 1] += 1;
                    laid += 1;
                    *value = 0;
                }
            }
        }
    }
    for slot in 0..50_u8 {
        if laid == 0 {
            break;
        }
        let (layer, room) = (usize::from(slot / 25), Space(slot % 25));
        let there = [state.house.upper, state.house.lower][layer] & room.bit() != 0;
        let noisy = layer == 0 || *state.house.kinds[room.index()].truth(referee) == kind::NOISE;
        let token = &mut state.house.noise[room.index()][layer];
        if there && noisy && token.seen_by(eyes).is_none() {
            let count: u32 = pool.iter().map(|count| u32::from(*count)).sum();
            *token.truth_mut(referee) = take_noise(&mut pool, chance(count));
            laid -= 1;
        }
    }
    state.house.box_noise = pool;
    if let Ask::PlaceNoise(_) = state.ask {
        let bare = |slot: &u8| {
            let (layer, room) = (usize::from(*slot / 25), usize::from(*slot % 25));
            let noisy = layer == 0 || *state.house.kinds[room].truth(referee) == kind::NOISE;
            noisy && *state.house.noise[room][layer].truth(referee) == 0
        };
        if let Some(slot) = (0..50).find(bare) {
            state.ask = ask::PlaceNoise { slot }.into();
        }
    }
}

/// Face-down tokens of the track: a walk among all lays that fit what everybody has seen, from the true one on.
fn track(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let track = &mut state.track;
    let hidden: Vec<usize> =
        (0..usize::from(track.len)).filter(|at| track.tokens[*at].seen_by(eyes).is_none()).collect();
    if hidden.is_empty() {
        return;
    }
    let fixed = (0..usize::from(track.len))
        .filter(|at| !hidden.contains(at))
        .fold(0_u32, |set, at| set | 1 << *track.tokens[at].truth(referee));
    let allowed: Vec<u32> = hidden.iter().map(|at| ROOMS & !fixed & !track.ruled_out[*at]).collect();
    let mut rooms: Vec<u8> = hidden.iter().map(|at| *track.tokens[*at].truth(referee)).collect();
    for _ in 0..12 * hidden.len() {
        let at = chance(hidden.len() as u32) as usize;
        let choices = allowed[at];
        let room = spaces(choices).nth(chance(choices.count_ones()) as usize).unwrap_or_default();
        match rooms.iter().position(|other| *other == room.0) {
            None => rooms[at] = room.0,
            Some(other) if allowed[other] >> rooms[at] & 1 != 0 => rooms.swap(at, other),
            Some(_) => {}
        }
    }
    for (at, room) in hidden.iter().zip(rooms) {
        *track.tokens[*at].truth_mut(referee) = room;
    }
}

fn votes(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    if !matches!(state.ask, Ask::Vote(_)) {
        return;
    }
    for vote in &mut state.votes {
        if *vote.truth(referee) != NONE && vote.seen_by(eyes).is_none() {
            *vote.truth_mut(referee) = chance(u32::from(Space::ROOMS)) as u8;
        }
    }
}
