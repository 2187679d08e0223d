//! Dealing anew what some eyes cannot know.

use veilleuse_core::{
    Eyes, Referee, Seat, SeatSet,
    kit::{By, Set},
};

use crate::{
    ask::Ask,
    pack::{Pack, natives},
    phase::{as_reaction, reactions, reactors},
    piles::Back,
    state::{Nearness, State},
    words::{Card, Character, World},
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
    let mut pool = state.characters;
    let secrets = |state: &mut State, seat: Seat, visit: &mut dyn FnMut(&mut Character)| {
        let player = state.player_mut(seat);
        for secret in [&mut player.character, &mut player.rejected] {
            if secret.seen_by(eyes).is_none() {
                secret.truth_mut(referee).iter_mut().for_each(&mut *visit);
            }
        }
    };
    for seat in state.seats() {
        secrets(state, seat, &mut |character| pool.put(*character));
    }
    for seat in state.seats() {
        secrets(state, seat, &mut |character| *character = pool.draw(chance(pool.len())));
    }
    state.characters = pool;
}

fn worlds(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let mut pool = state.unplaced;
    let mut unseen = |visit: &mut dyn FnMut(&mut World)| {
        for secret in state.hidden.values_mut().iter_mut().filter(|secret| secret.seen_by(eyes).is_none()) {
            secret.truth_mut(referee).iter_mut().for_each(&mut *visit);
        }
    };
    unseen(&mut |world| pool.put(*world));
    unseen(&mut |world| *world = pool.draw(chance(pool.len())));
    state.unplaced = pool;
}

/// A place where a hidden card lies: which cards could lie there, and which one does in this imagination.
#[derive(Clone, Copy)]
struct Hidden {
    card: Card,
    allowed: Set<Card>,
}

/// Hidden cards are dealt to places where they could lie, whatever the truth is. Then they change places two by two wherever both
/// could lie in the other's stead. Every pair is offered alike, so all deals that agree with what is known become equally likely.
fn cards(pack: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let mut hidden: Vec<Hidden> = Vec::with_capacity(Pack::CARDS);
    for seat in state.seats() {
        let player = state.player(seat);
        if player.count == 0 {
            continue;
        }
        // CM-ENC-05: encounters in a hand belong to the world the hand is in.
        let here = match state.open[state.place_of(seat)] {
            // A character that is just arriving has left all encounters behind.
            None => pack.sets.objects,
            Some(world) => pack.sets.objects | (pack.sets.encounters & natives(world)),
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
        hidden.extend(shuffled.iter().map(|card| Hidden { card, allowed: natives(world) }));
    }
    deal(&mut hidden, chance);
    for one in 0..ordered {
        for _ in 0..OFFERS {
            let other = chance(hidden.len() as u32) as usize;
            let (here, there) = (hidden[one], hidden[other]);
            if here.allowed.has(there.card) && there.allowed.has(here.card) {
                hidden[one].card = there.card;
                hidden[other].card = here.card;
            }
        }
    }
    let mut dealt = hidden.iter().map(|hidden| hidden.card);
    let mut deal = |back: &mut Back| {
        if back.card.seen_by(eyes).is_none() {
            *back.card.truth_mut(referee) = dealt.next().expect("as many cards as were hidden");
        }
    };
    for seat in state.seats() {
        state.player_mut(seat).backs_mut().iter_mut().for_each(&mut deal);
    }
    for world in World::ALL {
        state.piles.ordered_mut(world).iter_mut().for_each(&mut deal);
    }
    state.piles.shuffle_anew(dealt.collect());
}

/// Deals all hidden cards anew, place by place. Where nothing is left that could lie there, cards dealt before move on.
fn deal(hidden: &mut [Hidden], chance: Chance<'_>) {
    let mut places = Places { left: hidden.iter().map(|hidden| hidden.card).collect(), of: By::all(None) };
    for place in 0..hidden.len() {
        let offered = hidden[place].allowed & places.left;
        if offered.is_empty() {
            let mut tried = Set::EMPTY;
            let found = places.move_on(hidden, place, &mut tried);
            debug_assert!(found, "the truth is one way to lay them");
        } else {
            places.lay(hidden, place, offered.nth(chance(offered.len())));
        }
    }
}

/// Which cards are not dealt yet, and where the others lie.
struct Places {
    left: Set<Card>,
    of: By<Card, Option<usize>, { Pack::CARDS }>,
}

impl Places {
    fn lay(&mut self, hidden: &mut [Hidden], place: usize, card: Card) {
        hidden[place].card = card;
        self.of[card] = Some(place);
        self.left.take(card);
    }

    /// Finds a card for a place by moving others on; false where that is impossible without the cards that were tried.
    fn move_on(&mut self, hidden: &mut [Hidden], place: usize, tried: &mut Set<Card>) -> bool {
        for card in hidden[place].allowed.iter() {
            if tried.has(card) {
                continue;
            }
            tried.put(card);
            let found = match self.of[card] {
                Some(other) => self.move_on(hidden, other, tried),
                None => self.left.has(card),
            };
            if found {
                self.lay(hidden, place, card);
                return true;
            }
        }
        false
    }
}

/// How near home others are is their secret: they may just have come nearer.
fn nearness(state: &mut State, eyes: Eyes, referee: &Referee) {
    let round = state.round;
    let unseen =
        state.players.values_mut().iter_mut().filter(|player| player.nearness.seen_by(eyes).is_none());
    unseen.for_each(|player| {
        *player.nearness.truth_mut(referee) = Nearness { missing: None, nearer_in: round }
    });
}

/// What others have answered in a window is anybody's guess.
fn answers(pack: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let (asked, waiting) = match state.ask {
        Ask::Window(window) => (reactors(state), window.waiting),
        Ask::Halt(halt) => (SeatSet::first(state.rules.seats).without(state.active), halt.waiting),
        _ => return,
    };
    for seat in asked.iter().filter(|seat| !waiting.has(*seat)) {
        if state.answers[seat].seen_by(eyes).is_some() {
            continue;
        }
        if matches!(state.ask, Ask::Halt(_)) {
            *state.agreed[seat].truth_mut(referee) = chance(2) == 1;
            continue;
        }
        let mut possible = vec![None];
        let held = state.player(seat).held(referee);
        reactions(pack, state, &held, &mut |action| possible.push(as_reaction(state, &action)));
        *state.answers[seat].truth_mut(referee) = possible[chance(possible.len() as u32) as usize];
    }
}
