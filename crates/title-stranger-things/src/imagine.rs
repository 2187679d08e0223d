//! Dealing anew what some eyes cannot know: the tokens, and hands where the table hides them.
//!
//! The tokens go the way they went at the table: those of the region are drawn layer by layer, each dark token from
//! what the reserve could hold then. Every token these eyes can count finds a place, and every place a token.

use veilleuse_core::{
    Eyes, Referee,
    kit::{By, Deck},
};

use crate::{
    knowledge::record_of,
    pack::Pack,
    pile::{Fronts, Layer, Member, Origin, Pile},
    state::{Player, State},
    words::{Place, Slot, Token},
};

/// Something random below a bound.
type Chance<'c> = &'c mut dyn FnMut(u32) -> u32;

/// A place of the pile of a slot.
type Hole = (Slot, Place);

/// Where a token lies.
#[derive(Clone, Copy)]
enum Lies {
    InPile(Hole),
    InReserve,
    Aside,
}

/// In the region: a front these eyes have seen, or a token nobody has seen.
#[derive(Clone, Copy)]
enum InRegion {
    Front(Token),
    Fresh,
    Will,
}

/// What is still to be filled, by origin.
#[derive(Default)]
struct Gaps {
    old: Vec<Lies>,
    will: Vec<Lies>,
    late: [Vec<Hole>; Layer::COUNT],
    /// What left a mix, by layer.
    gone: [Vec<InRegion>; Layer::COUNT],
}

pub(crate) fn imagine(_: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    if state.reserve.seen_by(eyes).is_some() {
        return;
    }
    if state.hides_hands() {
        hands(state, eyes, referee, chance);
    }
    let record = record_of(state, eyes).into_owned();
    let mut gaps = Gaps::default();
    for (slot, pile) in record.piles.iter() {
        find(state, slot, pile, &mut gaps, referee, chance);
    }
    let put = |state: &mut State, (slot, place): Hole, token: Token| {
        state.piles[slot].tokens_mut().truth_mut(referee).set(place, Some(token));
    };
    let mut reserve: Fronts = By::all(0);
    let mut pool: Vec<InRegion> = vec![InRegion::Will; usize::from(record.will_out)];
    for (layer, heap) in record.region.values().iter().enumerate() {
        let seen = heap.seen.iter().map(|(token, count)| (InRegion::Front(token), *count));
        for (token, count) in seen.chain([(InRegion::Fresh, heap.fresh)]) {
            pool.extend(std::iter::repeat_n(token, usize::from(count)));
        }
        pool.append(&mut gaps.gone[layer]);
        for place in std::mem::take(&mut gaps.late[layer]) {
            if pool.is_empty() {
                // Booked too narrowly: what came next explains it.
                gaps.late[(layer + 1).min(Layer::LAST.index())].push(place);
                continue;
            }
            match pool.swap_remove(chance(pool.len() as u32) as usize) {
                InRegion::Front(token) => put(state, place, token),
                InRegion::Fresh => gaps.old.push(Lies::InPile(place)),
                InRegion::Will => gaps.will.push(Lies::InPile(place)),
            }
        }
    }
    for token in pool {
        match token {
            InRegion::Front(token) => reserve[token] += 1,
            InRegion::Fresh => gaps.old.push(Lies::InReserve),
            InRegion::Will => gaps.will.push(Lies::InReserve),
        }
    }
    let aside = if state.aside_is_mixed() { &mut gaps.will } else { &mut gaps.old };
    aside.extend(std::iter::repeat_n(Lies::Aside, usize::from(state.aside_count)));
    // The dark Demogorgons lie among the Save Will tokens nobody has seen, wherever these are; or still apart.
    let mut dealt: Vec<(Lies, Token)> = Vec::new();
    for _ in 0..if gaps.will.is_empty() { 0 } else { record.will_dark } {
        let place = gaps.will.swap_remove(chance(gaps.will.len() as u32) as usize);
        dealt.push((place, Token::DEMOGORGON));
    }
    gaps.old.append(&mut gaps.will);
    let mut old: Vec<Token> =
        record.old.iter().flat_map(|(number, count)| vec![number; usize::from(*count)]).collect();
    debug_assert_eq!(old.len(), gaps.old.len(), "every unseen number has its place");
    for place in gaps.old {
        dealt.push((place, old.swap_remove(chance(old.len() as u32) as usize)));
    }
    let mut aside: Fronts = By::all(0);
    for (place, token) in dealt {
        match place {
            Lies::InPile(place) => put(state, place, token),
            Lies::InReserve => reserve[token] += 1,
            Lies::Aside => aside[token] += 1,
        }
    }
    let size: u8 = reserve.values().iter().sum();
    debug_assert_eq!(size, state.reserve_count, "the reserve is as large as it was");
    *state.aside.truth_mut(referee) = aside;
    *state.reserve.truth_mut(referee) = reserve;
}

/// Ruling ST-Q-61: cards of hidden hands may be any that are neither open nor in a hand these eyes see.
fn hands(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let hidden = |player: &Player| player.hand.seen_by(eyes).is_none();
    let unseen = state.players.values().iter().filter(|player| hidden(player));
    let mut pool = unseen.fold(state.cards.middle(), |pool, player| pool | *player.hand.truth(referee));
    for player in state.players.values_mut().iter_mut().filter(|player| hidden(player)) {
        let hand = player.hand.truth_mut(referee);
        *hand = (0..hand.len()).map(|_| pool.draw(chance(pool.len()))).collect();
    }
    let mut deck = Deck::shuffled(pool);
    state.cards.spent().iter().for_each(|card| deck.discard(card));
    state.cards = deck;
}

/// Finds the places of a pile these eyes do not know, and deals what is mixed.
fn find(state: &mut State, slot: Slot, pile: &Pile, gaps: &mut Gaps, referee: &Referee, chance: Chance<'_>) {
    let mut members: Vec<Member> = pile.members().collect();
    for place in pile.places().filter(|place| pile.shown.at(*place).is_none()) {
        let member = if pile.is_mixed(place) {
            members.swap_remove(chance(members.len() as u32) as usize)
        } else {
            Member::Unseen(pile.origin(place))
        };
        let hole = (slot, place);
        match member {
            Member::Seen(token) => {
                state.piles[slot].tokens_mut().truth_mut(referee).set(place, Some(token));
            }
            Member::Unseen(Origin::Old) => gaps.old.push(Lies::InPile(hole)),
            Member::Unseen(Origin::Will) => gaps.will.push(Lies::InPile(hole)),
            Member::Unseen(Origin::Late(layer)) => gaps.late[layer.index()].push(hole),
        }
    }
    let gone = &mut gaps.gone[pile.ghost_layer().index()];
    gone.extend(members.into_iter().filter_map(|member| match member {
        Member::Seen(token) => Some(InRegion::Front(token)),
        Member::Unseen(Origin::Old) => Some(InRegion::Fresh),
        Member::Unseen(Origin::Will) => Some(InRegion::Will),
        // The region has counted it all the time.
        Member::Unseen(Origin::Late(_)) => None,
    }));
}
