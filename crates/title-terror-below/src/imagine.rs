//! Dealing anew what some eyes cannot know.

use veilleuse_core::{
    Eyes, Referee,
    kit::{By, Deck, Noun, Set},
};

use crate::{
    gear::{Gear, GearSet},
    pack::Pack,
    state::{Player, SEATS, State},
    words::{Item, Weapon},
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

/// The same deck with another shuffled part, and another card on top if there is one.
fn with_middle<T: Noun, const KNOWN: usize>(
    deck: &Deck<T, KNOWN>,
    middle: Set<T>,
    top: Option<T>,
) -> Deck<T, KNOWN> {
    let mut other = Deck::shuffled(middle);
    deck.spent().iter().for_each(|card| other.discard(card));
    if let Some(card) = top {
        other.put_on_top(card);
    }
    other
}

/// A card of the pool.
fn one<T: Noun>(pool: &mut Set<T>, chance: Chance<'_>) -> T {
    pool.draw(chance(pool.len()))
}

/// As many cards of the pool as there were.
fn redeal<T: Noun>(hand: Set<T>, pool: &mut Set<T>, chance: Chance<'_>) -> Set<T> {
    hand.iter().map(|_| one(pool, chance)).collect()
}

fn groups(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let hidden = |player: &&mut Player| player.group.seen_by(eyes).is_none();
    let mut pool = state.characters;
    for player in state.players.values_mut().iter_mut().filter(hidden) {
        player.group.truth(referee).values().iter().flatten().for_each(|card| pool.put(*card));
    }
    for player in state.players.values_mut().iter_mut().filter(hidden) {
        for card in player.group.truth_mut(referee).values_mut().iter_mut().flatten() {
            *card = one(&mut pool, chance);
        }
        let chosen = player.chosen.truth_mut(referee);
        if chosen.is_some() {
            let member = player.members.nth(chance(player.members.len()));
            *chosen = player.group.truth(referee)[member];
        }
    }
    state.characters = pool;
}

fn vehicles(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let hidden = |player: &&mut Player| player.hands.seen_by(eyes).is_none();
    let mut pool = state.vehicles.middle();
    for player in state.players.values_mut().iter_mut().filter(hidden) {
        pool |= player.hands.truth(referee).vehicles;
    }
    for under in state.slots.values().iter().flat_map(|slot| slot.cards.iter()) {
        if under.card.seen_by(eyes).is_none() {
            pool.put(*under.card.truth(referee));
        }
    }
    for player in state.players.values_mut().iter_mut().filter(hidden) {
        let hand = &mut player.hands.truth_mut(referee).vehicles;
        *hand = redeal(*hand, &mut pool, chance);
    }
    for under in state.slots.values_mut().iter_mut().flat_map(|slot| slot.cards.iter_mut()) {
        if under.card.seen_by(eyes).is_none() {
            *under.card.truth_mut(referee) = one(&mut pool, chance);
        }
    }
    state.vehicles = with_middle(&state.vehicles, pool, None);
}

/// What these eyes know of Items and Weapons in the hands of others.
fn known_gear(state: &State, eyes: Eyes) -> GearSet {
    let own = state.players.values().iter().find_map(|player| player.hands.seen_by(eyes));
    match own.filter(|_| eyes.seat().is_some()) {
        Some(hands) => hands.witnessed.and(state.shown),
        None => state.shown,
    }
}

/// One of the two decks, and what of it lies in hands.
trait Kind: Noun + Into<Gear> {
    fn of(gear: Gear) -> Option<Self>;
    fn set(gear: &mut GearSet) -> &mut Set<Self>;
    fn deck(state: &mut State) -> &mut Deck<Self>;
}

impl Kind for Item {
    fn of(gear: Gear) -> Option<Item> {
        gear.item()
    }

    fn set(gear: &mut GearSet) -> &mut Set<Item> {
        &mut gear.items
    }

    fn deck(state: &mut State) -> &mut Deck<Item> {
        &mut state.gear.items
    }
}

impl Kind for Weapon {
    fn of(gear: Gear) -> Option<Weapon> {
        gear.weapon()
    }

    fn set(gear: &mut GearSet) -> &mut Set<Weapon> {
        &mut gear.weapons
    }

    fn deck(state: &mut State) -> &mut Deck<Weapon> {
        &mut state.gear.weapons
    }
}

fn gear(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let known = known_gear(state, eyes);
    cards_of::<Item>(state, eyes, known, referee, chance);
    cards_of::<Weapon>(state, eyes, known, referee, chance);
}

fn cards_of<C: Kind>(
    state: &mut State,
    eyes: Eyes,
    mut known: GearSet,
    referee: &Referee,
    chance: Chance<'_>,
) {
    let known = *C::set(&mut known);
    let unknown = |player: &mut Player| -> Set<C> {
        let hidden = player.hands.seen_by(eyes).is_none();
        let hand = *C::set(&mut player.hands.truth_mut(referee).gear);
        if hidden { hand - known } else { Set::EMPTY }
    };
    let mut pool = C::deck(state).middle();
    for player in state.players.values_mut() {
        pool |= unknown(player);
    }
    let drawn_hidden = state.drawn.seen_by(eyes).is_none();
    if drawn_hidden {
        let drawn = state.drawn.truth(referee).iter().flatten();
        drawn.filter_map(|card| C::of(*card)).for_each(|card| pool.put(card));
    }
    // Which card each one becomes: whatever else is known about it goes along. Cards of a hand that nothing tells apart may change
    // places, so that only what is known about them says which comes first, and never which they are.
    let marks = marks::<C>(state, referee);
    let mut became: By<C, C, 32> = By::with(|card| card);
    for player in state.players.values_mut() {
        let mut old = unknown(player);
        let hand = C::set(&mut player.hands.truth_mut(referee).gear);
        *hand -= old;
        while let Some(card) = old.iter().min_by_key(|card| marks.map(|marked| marked.has(*card))) {
            old.take(card);
            let other = one(&mut pool, chance);
            became[card] = other;
            hand.put(other);
        }
    }
    let turn_into = |set: &mut GearSet| {
        let cards = C::set(set);
        *cards = cards.iter().map(|card| became[card]).collect();
    };
    turn_into(state.turn.locked.truth_mut(referee));
    for player in state.players.values_mut() {
        turn_into(&mut player.hands.truth_mut(referee).witnessed);
    }
    if drawn_hidden {
        let drawn = state.drawn.truth_mut(referee).iter_mut().flatten();
        for card in drawn.filter(|card| C::of(**card).is_some()) {
            *card = one(&mut pool, chance).into();
        }
    }
    *C::deck(state) = with_middle(C::deck(state), pool, None);
}

/// The cards that are locked, and those that each seat has witnessed.
fn marks<C: Kind>(state: &mut State, referee: &Referee) -> [Set<C>; 1 + SEATS] {
    let mut marks = [*C::set(state.turn.locked.truth_mut(referee)); 1 + SEATS];
    for (marked, player) in marks[1..].iter_mut().zip(state.players.values_mut()) {
        *marked = *C::set(&mut player.hands.truth_mut(referee).witnessed);
    }
    marks
}

fn bounties(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let hidden = |player: &&mut Player| player.hands.seen_by(eyes).is_none();
    let mut pool = state.bounties.middle();
    for player in state.players.values_mut().iter_mut().filter(hidden) {
        pool |= player.hands.truth(referee).secrets;
    }
    for player in state.players.values_mut().iter_mut().filter(hidden) {
        let hand = &mut player.hands.truth_mut(referee).secrets;
        *hand = redeal(*hand, &mut pool, chance);
    }
    state.bounties = with_middle(&state.bounties, pool, None);
}

fn worms(state: &mut State, eyes: Eyes, chance: Chance<'_>) {
    let knows = eyes.among(state.worm_top_known) && !state.worm_top_known.is_empty();
    let Some(top) = state.worms.top().next_back().filter(|_| !knows) else { return };
    let mut pool = state.worms.middle().with(top);
    let other = one(&mut pool, chance);
    state.worms = with_middle(&state.worms, pool, Some(other));
}
