//! Dealing anew what some eyes cannot know: the tokens, and hands where the table hides them.
//!
//! The tokens go the way they went at the table: those of the region are drawn layer by layer, each dark token from
//! what the reserve could hold then. Every token these eyes can count finds a place, and every place a token.

use veilleuse_core::{Eyes, Referee, kit::Deck};

use crate::{
    knowledge::record_of,
    pack::Pack,
    pile::{LAYERS, Member, Origin},
    record::FRESH,
    state::{Player, State},
    words::{NONE, Token},
};

/// Something random below a bound.
type Chance<'c> = &'c mut dyn FnMut(u32) -> u32;

/// A place of a pile: which slot, which token from the bottom.
type Place = (usize, usize);

/// Where a token lies.
#[derive(Clone, Copy)]
enum Lies {
    InPile(Place),
    InReserve,
    Aside,
}

/// In the region: a front these eyes have seen, or a token nobody has seen.
#[derive(Clone, Copy)]
enum InRegion {
    Front(u8),
    Fresh,
    Will,
}

/// What is still to be filled, by origin.
#[derive(Default)]
struct Gaps {
    old: Vec<Lies>,
    will: Vec<Lies>,
    late: [Vec<Place>; LAYERS],
    /// What left a mix, by layer.
    gone: [Vec<InRegion>; LAYERS],
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
    for slot in 0..State::SLOTS {
        find(state, &record, slot, &mut gaps, referee, chance);
    }
    let put = |state: &mut State, (slot, place): Place, token: u8| {
        state.piles[slot].tokens_mut().truth_mut(referee)[place] = token;
    };
    let mut reserve = [0; 7];
    let mut pool: Vec<InRegion> = vec![InRegion::Will; usize::from(record.will_out)];
    for layer in 0..LAYERS {
        for (what, count) in record.region[layer].iter().enumerate() {
            let token = if what == FRESH { InRegion::Fresh } else { InRegion::Front(what as u8) };
            pool.extend(std::iter::repeat_n(token, usize::from(*count)));
        }
        pool.append(&mut gaps.gone[layer]);
        for place in std::mem::take(&mut gaps.late[layer]) {
            if pool.is_empty() {
                // Booked too narrowly: what came next explains it.
                gaps.late[(layer + 1).min(LAYERS - 1)].push(place);
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
            InRegion::Front(token) => reserve[usize::from(token)] += 1,
            InRegion::Fresh => gaps.old.push(Lies::InReserve),
            InRegion::Will => gaps.will.push(Lies::InReserve),
        }
    }
    let aside = if state.aside_is_mixed() { &mut gaps.will } else { &mut gaps.old };
    aside.extend(std::iter::repeat_n(Lies::Aside, usize::from(state.aside_count)));
    // The dark Demogorgons lie among the Save Will tokens nobody has seen, wherever these are; or still apart.
    let mut dealt: Vec<(Lies, u8)> = Vec::new();
    for _ in 0..if gaps.will.is_empty() { 0 } else { record.will_dark } {
        let place = gaps.will.swap_remove(chance(gaps.will.len() as u32) as usize);
        dealt.push((place, Token::DEMOGORGON.0));
    }
    gaps.old.append(&mut gaps.will);
    let mut old: Vec<u8> =
        (0_u8..).zip(record.old).flat_map(|(front, count)| vec![front; count.into()]).collect();
    debug_assert_eq!(old.len(), gaps.old.len(), "every unseen number has its place");
    for place in gaps.old {
        dealt.push((place, old.swap_remove(chance(old.len() as u32) as usize)));
    }
    let mut aside = [0; 7];
    for (place, token) in dealt {
        match place {
            Lies::InPile(place) => put(state, place, token),
            Lies::InReserve => reserve[usize::from(token)] += 1,
            Lies::Aside => aside[usize::from(token)] += 1,
        }
    }
    debug_assert_eq!(reserve.iter().sum::<u8>(), state.reserve_count, "the reserve is as large as it was");
    *state.aside.truth_mut(referee) = aside;
    *state.reserve.truth_mut(referee) = reserve;
}

/// Ruling ST-Q-61: cards of hidden hands may be any that are neither open nor in a hand these eyes see.
fn hands(state: &mut State, eyes: Eyes, referee: &Referee, chance: Chance<'_>) {
    let hidden = |player: &Player| player.hand.seen_by(eyes).is_none();
    let unseen = state.players.iter().filter(|player| hidden(player));
    let mut pool = unseen.fold(state.cards.middle(), |pool, player| pool | *player.hand.truth(referee));
    for player in state.players.iter_mut().filter(|player| hidden(player)) {
        let hand = player.hand.truth_mut(referee);
        *hand = (0..hand.len()).map(|_| pool.draw(chance(pool.len()))).collect();
    }
    let mut deck = Deck::shuffled(pool);
    state.cards.spent().iter().for_each(|card| deck.discard(card));
    state.cards = deck;
}

/// Finds the places of a pile these eyes do not know, and deals what is mixed.
fn find(
    state: &mut State,
    record: &State,
    slot: usize,
    gaps: &mut Gaps,
    referee: &Referee,
    chance: Chance<'_>,
) {
    let pile = record.piles[slot];
    let mut members: Vec<Member> = pile.members().collect();
    for place in 0..usize::from(pile.count) {
        if pile.shown[place] != NONE {
            continue;
        }
        let member = if pile.is_mixed(place) {
            members.swap_remove(chance(members.len() as u32) as usize)
        } else {
            Member::Unseen(pile.origin(place))
        };
        let place = (slot, place);
        match member {
            Member::Seen(token) => {
                state.piles[slot].tokens_mut().truth_mut(referee)[place.1] = token.0;
            }
            Member::Unseen(Origin::Old) => gaps.old.push(Lies::InPile(place)),
            Member::Unseen(Origin::Will) => gaps.will.push(Lies::InPile(place)),
            Member::Unseen(Origin::Late(layer)) => gaps.late[usize::from(layer)].push(place),
        }
    }
    let gone = &mut gaps.gone[usize::from(pile.ghost_layer())];
    gone.extend(members.into_iter().filter_map(|member| match member {
        Member::Seen(token) => Some(InRegion::Front(token.0)),
        Member::Unseen(Origin::Old) => Some(InRegion::Fresh),
        Member::Unseen(Origin::Will) => Some(InRegion::Will),
        // The region has counted it all the time.
        Member::Unseen(Origin::Late(_)) => None,
    }));
}
