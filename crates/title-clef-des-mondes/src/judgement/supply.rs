//! How long it takes to draw a key in a world, by what a seat has seen of its pile.

use veilleuse_core::Eyes;

use crate::{
    pack::{Pack, natives},
    state::State,
    words::{Key, World},
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
        let table = |among: u64| {
            World::ALL.map(|world| {
                Key::ALL.map(|key| {
                    let wanted = pack.sets.keys[key.index()] & among;
                    draws(state, eyes, world, wanted, seen)
                        .map_or(FOREIGN, |tenths| (FOUND + tenths / TENTH_OF_A_DRAW).min(FOREIGN))
                })
            })
        };
        Supply { any: table(u64::MAX), objects: table(pack.sets.objects) }
    }

    pub(super) const fn any(&self, world: World, key: Key) -> i32 {
        self.any[world.index()][key.index()]
    }

    pub(super) const fn object(&self, world: World, key: Key) -> i32 {
        self.objects[world.index()][key.index()]
    }
}

/// The cards that are known to be somewhere.
fn seen(state: &State, eyes: Eyes) -> u64 {
    let hands = state.seats().flat_map(|seat| state.player(seat).backs());
    let piles = World::ALL.into_iter().flat_map(|world| state.piles.ordered(world));
    let lying = hands.chain(piles).filter_map(|back| back.card.seen_by(eyes)).map(|card| 1_u64 << card);
    let played = state.stack().iter().map(|played| 1_u64 << played.card);
    lying.chain(played).fold(0, |set, card| set | card)
}

/// Tenths of draws until one of the wanted cards is expected from a pile; nothing when none can be in it.
fn draws(state: &State, eyes: Eyes, world: World, wanted: u64, seen: u64) -> Option<i32> {
    let (tops, shuffled) = (state.piles.tops(world), i32::from(state.piles.unordered(world)));
    let row = state.piles.ordered(world).iter().enumerate();
    let mut known =
        row.filter(|(_, back)| back.card.seen_by(eyes).is_some_and(|card| wanted >> card & 1 != 0));
    let depth = |place: usize| place as i32 + 1 + if place < tops { 0 } else { shuffled };
    let first = known.next().map(|(place, _)| 10 * depth(place));
    let unseen = natives(world) & !seen;
    let (all, fitting) = (unseen.count_ones() as i32, (unseen & wanted).count_ones() as i32);
    // So many of the shuffled cards fit on average, and the first of them lies so deep.
    let drawn = (shuffled > 0 && fitting > 0)
        .then(|| 10 * tops as i32 + 10 * (shuffled + 1) * all / (fitting * shuffled + all));
    first.into_iter().chain(drawn).min()
}
