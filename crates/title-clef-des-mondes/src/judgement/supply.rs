//! How long it takes to draw a key in a world, by what a seat has seen of its pile.

use veilleuse_core::{Eyes, kit::Set};

use crate::{
    pack::{Pack, natives},
    state::State,
    words::{Card, Key, World},
};

/// What a missing key costs in effort: a little, and more for each draw until it comes up; much where it cannot.
const FOUND: i32 = 4;
const TENTH_OF_A_DRAW: i32 = 5;
pub(super) const FOREIGN: i32 = 60;

/// The effort to draw each key in each world: as any card, or as an object to carry on.
pub(super) struct Supply {
    any: [[i32; 5]; 8],
    objects: [[i32; 5]; 8],
}

impl Supply {
    pub(super) fn of(pack: &Pack, state: &State, eyes: Eyes) -> Supply {
        let seen = seen(state, eyes);
        let table = |among: Set<Card>| {
            World::ALL.map(|world| {
                Key::ALL.map(|key| {
                    let wanted = pack.sets.keys[key] & among;
                    draws(state, eyes, world, wanted, seen)
                        .map_or(FOREIGN, |tenths| (FOUND + tenths / TENTH_OF_A_DRAW).min(FOREIGN))
                })
            })
        };
        Supply { any: table(Set::all()), objects: table(pack.sets.objects) }
    }

    pub(super) const fn any(&self, world: World, key: Key) -> i32 {
        self.any[world.index()][key.index()]
    }

    pub(super) const fn object(&self, world: World, key: Key) -> i32 {
        self.objects[world.index()][key.index()]
    }
}

/// The cards that are known to be somewhere.
fn seen(state: &State, eyes: Eyes) -> Set<Card> {
    let hands = state.seats().flat_map(|seat| state.player(seat).backs());
    let piles = World::ALL.into_iter().flat_map(|world| state.piles.ordered(world));
    let lying = hands.chain(piles).filter_map(|back| back.card.seen_by(eyes)).copied();
    lying.chain(state.stack().map(|played| played.card)).collect()
}

/// Tenths of draws until one of the wanted cards is expected from a pile; nothing when none can be in it.
fn draws(state: &State, eyes: Eyes, world: World, wanted: Set<Card>, seen: Set<Card>) -> Option<i32> {
    let (tops, shuffled) = (state.piles.tops(world), i32::from(state.piles.unordered(world)));
    let row = state.piles.ordered(world).iter().enumerate();
    let mut known = row.filter(|(_, back)| back.card.seen_by(eyes).is_some_and(|card| wanted.has(*card)));
    let depth = |place: usize| place as i32 + 1 + if place < tops { 0 } else { shuffled };
    let first = known.next().map(|(place, _)| 10 * depth(place));
    let unseen = natives(world) - seen;
    let (all, fitting) = (unseen.len() as i32, (unseen & wanted).len() as i32);
    // So many of the shuffled cards fit on average, and the first of them lies so deep.
    let drawn = (shuffled > 0 && fitting > 0)
        .then(|| 10 * tops as i32 + 10 * (shuffled + 1) * all / (fitting * shuffled + all));
    first.into_iter().chain(drawn).min()
}
