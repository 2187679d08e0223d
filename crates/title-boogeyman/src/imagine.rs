//! Dealing anew what some eyes cannot know.

use veilleuse_core::{
    Eyes, Referee,
    kit::{By, Noun, Set},
};

use crate::{
    ask::{self, Ask},
    board::Rooms,
    pack::Pack,
    phase::take_noise,
    setup::{Mode, colours},
    state::State,
    words::{Child, Colour, Deck, Final, Kind, Layer, Number, ROOMS, Slot, Space},
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
    let hidden = |state: &State, child: Child| {
        let card = &state.children[child].objective;
        card.seen_by(eyes).map_or(*card.truth(referee), |_| None)
    };
    let mut pool = state.piles[Deck::Objective].left;
    pool |= state.places().filter_map(|child| hidden(state, child)).collect();
    for child in state.places() {
        if hidden(state, child).is_some() {
            let card = pool.draw(chance(pool.len()));
            *state.children[child].objective.truth_mut(referee) = Some(card);
        }
    }
    state.piles[Deck::Objective].left = pool;
}

fn hands(pack: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let hidden = |state: &State, child: Child| state.children[child].hand.seen_by(eyes).is_none();
    let mut pool = state.piles[Deck::Search].left;
    // Somebody who was shown a card in a deal knows that it is there until the deal is over.
    let known = |state: &State, child: Child| -> Set<Number> {
        let laid = state.deal.and_then(|deal| {
            if state.active == Some(child) {
                Some(deal.give)
            } else {
                (deal.with == child).then_some(deal.back)
            }
        });
        let seen = laid.and_then(|laid| laid.seen_by(eyes).copied());
        state.children[child].shown | seen.unwrap_or(Set::EMPTY)
    };
    for child in state.places() {
        if hidden(state, child) {
            pool |= *state.children[child].hand.truth(referee) - known(state, child);
        }
    }
    // Bad surprises never reach a hand: what is in one can be in any other.
    let held_back = pool & pack.moments.surprises;
    pool -= held_back;
    for child in state.places() {
        if hidden(state, child) {
            let keep = known(state, child);
            let count = state.children[child].hand.truth(referee).len() - keep.len();
            let drawn: Set<Number> = (0..count).map(|_| pool.draw(chance(pool.len()))).collect();
            *state.children[child].hand.truth_mut(referee) = drawn | keep;
        }
    }
    state.piles[Deck::Search].left = pool | held_back;
    deal(state, eyes, referee, chance);
}

/// As many other cards as lie in a deal between others; what they turned down before is forgotten.
fn deal(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    for declined in &mut state.declined {
        if declined.seen_by(eyes).is_none() {
            *declined.truth_mut(referee) = None;
        }
    }
    let Ask::Deal(ask::Deal { child, .. }) = state.ask else { return };
    let alone = state.dealers().len() == 1;
    let of = |child: Child| *state.children[child].hand.truth(referee);
    let (own, other) = (of(state.turn_of()), of(state.open_deal().with));
    // One person lays cards of both hands.
    let laid_from = if alone { own | other } else { of(child) };
    let deal = state.deal.as_mut().expect("a deal is being made");
    let sides = [(&mut deal.give, own), (&mut deal.back, other), (&mut deal.laying, laid_from)];
    let mut laid = Set::EMPTY;
    for (side, hand) in sides {
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
    let unseen = |room: &Space| state.house.kinds[*room].seen_by(eyes).is_none();
    let mut free: Set<Space> = (state.house.lower & ROOMS).iter().filter(unseen).collect();
    if free.is_empty() {
        return;
    }
    let mut lost: By<Kind, u8, 6> = By::all(0);
    // During set-up some Rooms have no token yet.
    let mut rest = Some(Kind::Noise);
    for room in free.iter() {
        match *state.house.kinds[room].truth(referee) {
            Some(kind) => lost[kind] += 1,
            None => rest = None,
        }
    }
    recolour(state, eyes, referee, chance, &mut lost);
    for kind in [Kind::Trapdoor, Kind::Passkey, Kind::Orange, Kind::Blue, Kind::Green] {
        for _ in 0..lost[kind] {
            let rooms = kind.rooms() & free;
            let room = rooms.nth(chance(rooms.len()));
            free.take(room);
            *state.house.kinds[room].truth_mut(referee) = Some(kind);
        }
    }
    for room in free.iter() {
        *state.house.kinds[room].truth_mut(referee) = rest;
    }
    if let Ask::PlaceToken(ask::PlaceToken { kind, from }) | Ask::Hide(ask::Hide { kind, from }) =
        &mut state.ask
    {
        let kinds = &state.house.kinds;
        *from = kind.rooms().iter().filter(|room| kinds[*room].truth(referee).is_none()).collect();
    }
}

/// Competitive: which colours the Boogeyman chose is known only as far as tokens were found.
fn recolour(
    state: &mut State,
    eyes: Eyes,
    referee: &Referee,
    chance: Chance<'_>,
    lost: &mut By<Kind, u8, 6>,
) {
    if state.rules.mode != Mode::Competitive || state.house.colours.seen_by(eyes).is_some() {
        return;
    }
    let truth = *state.house.colours.truth(referee);
    if truth.is_empty() || colours(state.rules.children) == 3 {
        return;
    }
    let found = |colour: &Colour| {
        let seen = |room: Space| {
            let kind = state.house.kinds[room].seen_by(eyes).copied().flatten();
            kind == Some(Kind::objective(*colour))
        };
        state.children.values().iter().any(|kid| kid.objectives[*colour] > 0)
            || (state.house.lower & ROOMS).iter().any(seen)
    };
    let known: Set<Colour> = Colour::ALL.into_iter().filter(found).collect();
    let mut set = known & truth;
    while set.len() < truth.len() {
        let left = Set::all() - set;
        set.put(left.nth(chance(left.len())));
    }
    // Colours that were swapped take their tokens along.
    let counts = (truth - known).iter().map(|colour| std::mem::take(&mut lost[Kind::objective(colour)]));
    let counts: Vec<u8> = counts.collect();
    for (colour, count) in (set - known).iter().zip(counts) {
        lost[Kind::objective(colour)] = count;
    }
    *state.house.colours.truth_mut(referee) = set;
}

/// The values of noise tokens that these eyes have not seen; which tokens are noise is settled.
fn noise(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let house = &mut state.house;
    let unseen = |house: &Rooms, layer: Layer, room: Space| {
        house.there(layer).has(room) && house.noise[room][layer].seen_by(eyes).is_none()
    };
    let mut laid = 0_u32;
    let mut pool = house.box_noise;
    for (layer, room) in Rooms::tokens().filter(|(layer, room)| unseen(house, *layer, *room)) {
        if let Some(noise) = *house.noise[room][layer].truth(referee) {
            pool[noise] += 1;
            laid += 1;
        }
    }
    for (layer, room) in Rooms::tokens() {
        if unseen(house, layer, room) {
            *house.noise[room][layer].truth_mut(referee) = None;
        }
    }
    for (layer, room) in Rooms::tokens() {
        if laid > 0 && unseen(house, layer, room) && house.is_noise(room, layer, referee) {
            let count: u32 = pool.values().iter().map(|count| u32::from(*count)).sum();
            *house.noise[room][layer].truth_mut(referee) = Some(take_noise(&mut pool, chance(count)));
            laid -= 1;
        }
    }
    house.box_noise = pool;
    if let Ask::PlaceNoise(_) = state.ask
        && let Some((layer, room)) =
            Rooms::tokens().find(|(layer, room)| house.is_bare(*room, *layer, referee))
    {
        state.ask = ask::PlaceNoise { layer, room }.into();
    }
}

/// Face-down tokens of the track: a walk among all lays that fit what everybody has seen, from the true one on.
fn track(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let track = &mut state.track;
    let (hidden, seen): (Vec<Slot>, Vec<Slot>) =
        track.slots().partition(|slot| track.tokens[*slot].seen_by(eyes).is_none());
    if hidden.is_empty() {
        return;
    }
    let fixed: Set<Space> = seen.iter().map(|slot| track.room(*slot, referee)).collect();
    let allowed: Vec<Set<Space>> = hidden.iter().map(|slot| ROOMS - fixed - track.ruled_out[*slot]).collect();
    let mut rooms: Vec<Space> = hidden.iter().map(|slot| track.room(*slot, referee)).collect();
    for _ in 0..12 * hidden.len() {
        let at = chance(hidden.len() as u32) as usize;
        let choices = allowed[at];
        let room = choices.nth(chance(choices.len()));
        match rooms.iter().position(|other| *other == room) {
            None => rooms[at] = room,
            Some(other) if allowed[other].has(rooms[at]) => rooms.swap(at, other),
            Some(_) => {}
        }
    }
    for (slot, room) in hidden.iter().zip(rooms) {
        *track.tokens[*slot].truth_mut(referee) = Some(room);
    }
}

fn votes(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    if !matches!(state.ask, Ask::Vote(_)) {
        return;
    }
    for vote in state.votes.values_mut() {
        if vote.truth(referee).is_some() && vote.seen_by(eyes).is_none() {
            *vote.truth_mut(referee) = Some(Final::at(chance(Final::COUNT as u32) as usize));
        }
    }
}
