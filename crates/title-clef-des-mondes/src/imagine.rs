//! Dealing anew what some eyes cannot know.

use veilleuse_core::{Eyes, Referee, SeatSet, kit::Bag};

use crate::{
    ask::Ask,
    pack::{Pack, natives},
    phase::{as_answer, reactions, reactors},
    state::{Answer, State},
    words::{NONE, World},
};

/// Something random below a bound.
type Chance<'c> = &'c mut dyn FnMut(u32) -> u32;

/// How many changes of place each hidden card is offered.
const OFFERS: usize = 8;

pub(crate) fn imagine(pack: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    characters(state, eyes, referee, chance);
    worlds(state, eyes, referee, chance);
    cards(pack, state, eyes, referee, chance);
    nearness(state, eyes, referee);
    answers(pack, state, eyes, referee, chance);
}

fn characters(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let seats = usize::from(state.rules.seats);
    let mut pool = state.characters;
    let secrets = |state: &mut State, seat: usize, visit: &mut dyn FnMut(&mut u8)| {
        let player = &mut state.players[seat];
        for secret in [&mut player.character, &mut player.rejected] {
            if secret.seen_by(eyes).is_none() && *secret.truth(referee) != NONE {
                visit(secret.truth_mut(referee));
            }
        }
    };
    for seat in 0..seats {
        secrets(state, seat, &mut |character| pool.put(*character));
    }
    for seat in 0..seats {
        secrets(state, seat, &mut |character| *character = pool.draw(chance(pool.len())));
    }
    state.characters = pool;
}

fn worlds(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let mut pool: Bag = state.unplaced;
    let unseen = |secret: &veilleuse_core::Secret<u8>| {
        secret.seen_by(eyes).is_none() && *secret.truth(referee) != NONE
    };
    for secret in state.hidden.iter().filter(|secret| unseen(secret)) {
        pool.put(*secret.truth(referee));
    }
    for secret in state.hidden.iter_mut().filter(|secret| unseen(secret)) {
        *secret.truth_mut(referee) = pool.draw(chance(pool.len()));
    }
    state.unplaced = pool;
}

/// A hidden card and the cards that could lie in its stead.
#[derive(Clone, Copy)]
struct Hidden {
    card: u8,
    allowed: u64,
}

/// Hidden cards change places two by two wherever both could lie in the other's stead. Every pair is offered
/// alike, so all deals that agree with what is known are equally likely in the end.
fn cards(pack: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let mut hidden: Vec<Hidden> = Vec::with_capacity(Pack::CARDS);
    for seat in state.seats() {
        let player = state.player(seat);
        if player.count == 0 {
            continue;
        }
        // CM-ENC-05: encounters in a hand belong to the world the hand is in.
        let here = match state.open[usize::from(player.place)] {
            // A character that is just arriving has left all encounters behind.
            NONE => pack.sets.objects,
            world => pack.sets.objects | (pack.sets.encounters & natives(World::of(world))),
        };
        for back in player.backs().iter().filter(|back| back.card.seen_by(eyes).is_none()) {
            hidden.push(Hidden { card: *back.card.truth(referee), allowed: here & back.facts.allowed(pack) });
        }
    }
    for world in World::ALL {
        // CM-OBJ-04, CM-BAD-04: only objects lie in other piles than their own.
        let here = pack.sets.objects | natives(world);
        for back in state.piles.ordered(world).iter().filter(|back| back.card.seen_by(eyes).is_none()) {
            hidden.push(Hidden { card: *back.card.truth(referee), allowed: here & back.facts.allowed(pack) });
        }
    }
    let ordered = hidden.len();
    for world in World::ALL {
        let shuffled = state.piles.shuffled_cards(world);
        hidden.extend(shuffled.map(|card| Hidden { card, allowed: natives(world) }));
    }
    for one in 0..ordered {
        for _ in 0..OFFERS {
            let other = chance(hidden.len() as u32) as usize;
            let (here, there) = (hidden[one], hidden[other]);
            if here.allowed >> there.card & 1 != 0 && there.allowed >> here.card & 1 != 0 {
                hidden[one].card = there.card;
                hidden[other].card = here.card;
            }
        }
    }
    let mut dealt = hidden.iter().map(|hidden| hidden.card);
    for seat in 0..usize::from(state.rules.seats) {
        for back in state.players[seat].backs_mut() {
            if back.card.seen_by(eyes).is_none() {
                *back.card.truth_mut(referee) = dealt.next().unwrap_or(NONE);
            }
        }
    }
    for world in World::ALL {
        for back in state.piles.ordered_mut(world) {
            if back.card.seen_by(eyes).is_none() {
                *back.card.truth_mut(referee) = dealt.next().unwrap_or(NONE);
            }
        }
    }
    for world in World::ALL {
        state.piles.shuffled_cards(world).for_each(|card| {
            state.piles.pull(card);
        });
    }
    dealt.for_each(|card| state.piles.put_back(card));
}

/// How near home others are is their secret: they may just have come nearer.
fn nearness(state: &mut State, eyes: Eyes, referee: &Referee) {
    let round = state.round;
    let unseen = state.players.iter_mut().filter(|player| player.nearness.seen_by(eyes).is_none());
    unseen.for_each(|player| player.nearness.truth_mut(referee).nearer_in = round);
}

/// What others have answered in a window is anybody's guess.
fn answers(pack: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let (asked, waiting) = match state.ask {
        Ask::Window(window) => (reactors(state), window.waiting),
        Ask::Halt(halt) => (SeatSet::first(state.rules.seats).without(state.active), halt.waiting),
        _ => return,
    };
    for seat in asked.iter().filter(|seat| !waiting.has(*seat)) {
        if state.answers[seat.index()].seen_by(eyes).is_some() {
            continue;
        }
        let mut possible = vec![Answer::LET_BE];
        if matches!(state.ask, Ask::Halt(_)) {
            possible.push(Answer::AGREED);
        } else {
            let held = state.player(seat).held(referee);
            reactions(pack, state, &held, &mut |action| possible.push(as_answer(state, &action)));
        }
        let answered = possible[chance(possible.len() as u32) as usize];
        *state.answers[seat.index()].truth_mut(referee) = answered;
    }
}
