//! Dealing anew what some eyes cannot know.

use veilleuse_core::{
    Eyes, Referee,
    kit::{Bag, Deck},
};

use crate::{
    pack::Pack,
    state::{Player, State},
    words::{GearDeck, GearSet, NONE},
};

/// Something random below a bound.
type Chance<'c> = &'c mut dyn FnMut(u32) -> u32;

pub(crate) fn imagine(_: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    groups(state, eyes, referee, chance);
    vehicles(state, eyes, referee, chance);
    gear(state, eyes, referee, chance);
    bounties(state, eyes, referee, chance);
    worms(state, eyes, chance);
}

/// The same deck with another shuffled part.
fn with_middle<const KNOWN: usize>(deck: &Deck<u8, KNOWN>, middle: Bag, top: &[u8]) -> Deck<u8, KNOWN> {
    let mut other = Deck::shuffled(middle);
    deck.spent().iter().for_each(|card| other.discard(card));
    for card in top {
        other.put_on_top(*card);
    }
    other
}

/// As many cards of the pool as there were.
fn redeal(count: u32, pool: &mut Bag, chance: Chance<'_>) -> Bag {
    (0..count).map(|_| pool.draw(chance(pool.len()))).collect()
}

fn groups(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let seats = usize::from(state.rules.seats);
    let mut pool = state.characters;
    let hidden = |state: &State, seat: usize| state.players[seat].group.seen_by(eyes).is_none();
    for seat in (0..seats).filter(|seat| hidden(state, *seat)) {
        let group = state.players[seat].group.truth(referee);
        group.iter().filter(|card| **card != NONE).for_each(|card| pool.put(*card));
    }
    for seat in 0..seats {
        if hidden(state, seat) {
            let player = &mut state.players[seat];
            for card in player.group.truth_mut(referee).iter_mut().filter(|card| **card != NONE) {
                *card = pool.draw(chance(pool.len()));
            }
            let group = *player.group.truth(referee);
            let chosen = player.chosen.truth_mut(referee);
            if *chosen != NONE {
                let members: Bag = (0..3).filter(|place| player.members >> place & 1 != 0).collect();
                *chosen = group[usize::from(members.nth(chance(members.len())))];
            }
        }
    }
    state.characters = pool;
}

fn vehicles(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let mut pool = state.vehicles.middle();
    for player in &state.players {
        if player.hands.seen_by(eyes).map(|hands| &hands.vehicles).is_none() {
            pool |= player.hands.truth(referee).vehicles;
        }
    }
    for under in state.slots.iter().flat_map(|slot| slot.cards.iter()) {
        if under.card.seen_by(eyes).is_none() {
            pool.put(*under.card.truth(referee));
        }
    }
    for player in &mut state.players {
        if player.hands.seen_by(eyes).map(|hands| &hands.vehicles).is_none() {
            let hand = &mut player.hands.truth_mut(referee).vehicles;
            *hand = redeal(hand.len(), &mut pool, chance);
        }
    }
    for under in state.slots.iter_mut().flat_map(|slot| slot.cards.iter_mut()) {
        if under.card.seen_by(eyes).is_none() {
            *under.card.truth_mut(referee) = pool.draw(chance(pool.len()));
        }
    }
    state.vehicles = with_middle(&state.vehicles, pool, &[]);
}

/// What these eyes know of Items and Weapons in the hands of others.
fn known_gear(state: &State, eyes: Eyes) -> GearSet {
    let own = eyes.seat().and_then(|seat| state.players.get(seat.index()));
    let own = own.and_then(|player| player.hands.seen_by(eyes));
    own.map_or(state.shown, |hands| hands.witnessed.and(state.shown))
}

fn gear(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let known = known_gear(state, eyes);
    for deck in GearDeck::BOTH {
        let at = deck as usize;
        let unknown = |player: &Player| -> Bag {
            let hand = player.hands.truth(referee).gear[at];
            let hidden = player.hands.seen_by(eyes).is_none();
            if hidden { hand.iter().filter(|card| !known.has(deck, *card)).collect() } else { Bag::EMPTY }
        };
        let mut pool = state.players.iter().fold(state.gear[at].middle(), |pool, p| pool | unknown(p));
        let drawn_here = state.ask.draws() == Some(deck) && state.drawn.seen_by(eyes).is_none();
        if drawn_here {
            state.drawn.truth(referee).iter().filter(|card| **card != NONE).for_each(|card| pool.put(*card));
        }
        // Which card each one becomes: whatever else is known about it goes along.
        let mut became: [u8; GearSet::CAPACITY as usize] = std::array::from_fn(|card| card as u8);
        for player in &mut state.players {
            let old = unknown(player);
            let hand = &mut player.hands.truth_mut(referee).gear[at];
            *hand -= old;
            for card in old.iter() {
                let other = pool.draw(chance(pool.len()));
                became[usize::from(card)] = other;
                hand.put(other);
            }
        }
        let turn_into = |set: &mut GearSet| {
            let old = *set;
            old.of(deck).for_each(|card| set.take(deck, card));
            old.of(deck).for_each(|card| set.put(deck, became[usize::from(card)]));
        };
        turn_into(state.turn.locked.truth_mut(referee));
        for player in &mut state.players {
            turn_into(&mut player.hands.truth_mut(referee).witnessed);
        }
        if drawn_here {
            for card in state.drawn.truth_mut(referee).iter_mut().filter(|card| **card != NONE) {
                *card = pool.draw(chance(pool.len()));
            }
        }
        state.gear[at] = with_middle(&state.gear[at], pool, &[]);
    }
}

fn bounties(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let mut pool = state.bounties.middle();
    for player in &state.players {
        if player.hands.seen_by(eyes).map(|hands| &hands.secrets).is_none() {
            pool |= player.hands.truth(referee).secrets;
        }
    }
    for player in &mut state.players {
        if player.hands.seen_by(eyes).map(|hands| &hands.secrets).is_none() {
            let hand = &mut player.hands.truth_mut(referee).secrets;
            *hand = redeal(hand.len(), &mut pool, chance);
        }
    }
    state.bounties = with_middle(&state.bounties, pool, &[]);
}

fn worms(state: &mut State, eyes: Eyes, chance: Chance<'_>) {
    let top: Vec<u8> = state.worms.top().collect();
    let knows = eyes.among(state.worm_top_known) && !state.worm_top_known.is_empty();
    if top.is_empty() || knows {
        return;
    }
    let mut pool = state.worms.middle();
    for card in &top {
        pool.put(*card);
    }
    let other: Vec<u8> = top.iter().map(|_| pool.draw(chance(pool.len()))).collect();
    state.worms = with_middle(&state.worms, pool, &other);
}
