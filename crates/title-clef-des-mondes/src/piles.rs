//! Cards that lie face down, and the eight piles they lie in.

use veilleuse_core::{Referee, Seat, SeatSet, Secret};

use crate::{
    pack::{Pack, natives},
    words::{Card, Key, Kind, NONE, World},
};

/// A card somewhere on the table, with what everybody may conclude about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Back {
    pub(crate) card: Secret<u8>,
    pub(crate) facts: Facts,
}

impl Back {
    pub(crate) const NOTHING: Back =
        Back { card: Secret::new(NONE, SeatSet::NOBODY), facts: Facts::of(None, Sort::Any, None) };

    /// A card everybody has seen.
    pub(crate) fn open(pack: &Pack, card: u8) -> Back {
        Back { card: Secret::new(card, SeatSet::EVERYBODY), facts: Facts::exact(pack, card) }
    }
}

/// Which sort of card a back can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    Any,
    /// An encounter or an object.
    Good,
    Object,
    Encounter,
}

/// What everybody knows about a card without having seen it: the world it comes from, its sort, its key.
///
/// The three are packed into a byte, since a state holds up to 89 of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Facts(u8);

impl Facts {
    pub(crate) const fn of(origin: Option<World>, sort: Sort, key: Option<Key>) -> Facts {
        let origin = match origin {
            Some(world) => world as u8,
            None => 8,
        };
        let key = match key {
            Some(key) => key as u8,
            None => 5,
        };
        Facts(origin + 9 * (sort as u8 + 4 * key))
    }

    pub(crate) fn exact(pack: &Pack, card: u8) -> Facts {
        let sort = match pack.card(card).kind {
            Kind::Encounter => Sort::Encounter,
            Kind::Object => Sort::Object,
            Kind::BadEncounter => return Facts::of(Some(Card(card).origin()), Sort::Any, None),
        };
        Facts::of(Some(Card(card).origin()), sort, Some(pack.symbol(card)))
    }

    pub(crate) fn origin(self) -> Option<World> {
        World::ALL.get(usize::from(self.0 % 9)).copied()
    }

    pub(crate) const fn sort(self) -> Sort {
        [Sort::Any, Sort::Good, Sort::Object, Sort::Encounter][(self.0 / 9 % 4) as usize]
    }

    pub(crate) fn key(self) -> Option<Key> {
        Key::ALL.get(usize::from(self.0 / 36)).copied()
    }

    /// What is true of both.
    #[must_use]
    pub(crate) fn join(self, other: Facts) -> Facts {
        if self == other {
            return self;
        }
        let sort = match (self.sort(), other.sort()) {
            (one, two) if one == two => one,
            (Sort::Any, _) | (_, Sort::Any) => Sort::Any,
            _ => Sort::Good,
        };
        let origin = self.origin().filter(|origin| other.origin() == Some(*origin));
        let key = self.key().filter(|key| other.key() == Some(*key));
        Facts::of(origin, sort, key)
    }

    /// With a sort that became known.
    #[must_use]
    pub(crate) fn sorted(self, sort: Sort) -> Facts {
        match (self.sort(), sort) {
            (Sort::Any, _) | (Sort::Good, Sort::Object | Sort::Encounter) => {
                Facts::of(self.origin(), sort, self.key())
            }
            _ => self,
        }
    }

    /// The cards a back with these facts can be.
    pub(crate) fn allowed(self, pack: &Pack) -> u64 {
        let sets = &pack.sets;
        let sort = match self.sort() {
            Sort::Any => u64::MAX,
            Sort::Good => sets.objects | sets.encounters,
            Sort::Object => sets.objects,
            Sort::Encounter => sets.encounters,
        };
        let origin = self.origin().map_or(u64::MAX, natives);
        let key = self.key().map_or(u64::MAX, |key| sets.keys[key.index()]);
        sort & origin & key
    }
}

/// Makes some backs indistinguishable to all but `followers`, who saw which is which.
pub(crate) fn blur(backs: &mut [Back], followers: SeatSet, referee: &Referee) {
    let Some(facts) = backs.iter().map(|back| back.facts).reduce(Facts::join) else { return };
    if backs.len() < 2 {
        return;
    }
    for back in backs {
        let knows = back.card.known_to().among(followers);
        *back = Back { card: Secret::new(*back.card.truth(referee), knows), facts };
    }
}

/// The piles of the eight worlds (CM-SETUP-04). They are queues and never shuffled again (Ruling CM-Q-15).
///
/// A pile is some cards somebody ordered on top, then what is left of the first shuffle, without order, then
/// the cards put underneath. All cards in order lie in one row, pile after pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Piles {
    row: [Back; Pack::CARDS],
    /// Where each pile begins in the row.
    start: [u8; 9],
    /// How many of its cards in the row lie above the shuffled ones.
    tops: [u8; 8],
    /// What is left of the first shuffle, as bits.
    shuffled: [u8; 8],
}

impl Piles {
    pub(crate) const fn shuffled() -> Piles {
        Piles { row: [Back::NOTHING; Pack::CARDS], start: [0; 9], tops: [0; 8], shuffled: [u8::MAX; 8] }
    }

    /// CM-OBJ-04: a pile may hold more or fewer than eight cards.
    #[inline]
    pub(crate) const fn len(&self, world: World) -> u8 {
        let at = world as usize;
        self.start[at + 1] - self.start[at] + self.shuffled[at].count_ones() as u8
    }

    /// How many cards have no order yet.
    #[inline]
    pub(crate) const fn unordered(&self, world: World) -> u8 {
        self.shuffled[world as usize].count_ones() as u8
    }

    /// How many cards lie in known order on top of those without.
    pub(crate) const fn tops(&self, world: World) -> usize {
        self.tops[world as usize] as usize
    }

    /// All cards of the pile that have an order: first those on top, then those underneath.
    pub(crate) fn ordered(&self, world: World) -> &[Back] {
        let at = world.index();
        &self.row[usize::from(self.start[at])..usize::from(self.start[at + 1])]
    }

    pub(crate) fn ordered_mut(&mut self, world: World) -> &mut [Back] {
        let at = world.index();
        &mut self.row[usize::from(self.start[at])..usize::from(self.start[at + 1])]
    }

    /// Whether chance says which card is on top.
    #[inline]
    pub(crate) const fn top_is_chance(&self, world: World) -> bool {
        self.tops[world as usize] == 0 && self.shuffled[world as usize] != 0
    }

    /// The card that way `way` of a draw from the unordered part gives.
    pub(crate) fn nth(&self, world: World, way: u32) -> u8 {
        let mut left = self.shuffled[world.index()];
        for _ in 0..way {
            left &= left.wrapping_sub(1);
        }
        8 * world as u8 + left.trailing_zeros() as u8
    }

    /// Takes this card out of the unordered part.
    pub(crate) const fn pull(&mut self, card: u8) -> bool {
        let (world, bit) = ((card / 8) as usize, 1 << (card % 8));
        let there = self.shuffled[world] & bit != 0;
        self.shuffled[world] &= !bit;
        there
    }

    /// Puts this card into the unordered part, in exchange for one taken out.
    pub(crate) const fn put_back(&mut self, card: u8) {
        self.shuffled[(card / 8) as usize] |= 1 << (card % 8);
    }

    /// The unordered cards of a pile.
    pub(crate) fn shuffled_cards(&self, world: World) -> impl Iterator<Item = u8> + use<> {
        let left = self.shuffled[world.index()];
        (0..8).filter(move |bit| left >> bit & 1 != 0).map(move |bit| 8 * world as u8 + bit)
    }

    /// Takes the topmost card that has an order.
    pub(crate) fn take_first(&mut self, world: World) -> Back {
        let at = world.index();
        let (first, end) = (usize::from(self.start[at]), usize::from(self.start[8]));
        let back = self.row[first];
        self.row.copy_within(first + 1..end, first);
        self.row[end - 1] = Back::NOTHING;
        self.start[at + 1..].iter_mut().for_each(|start| *start -= 1);
        self.tops[at] = self.tops[at].saturating_sub(1);
        back
    }

    fn insert(&mut self, world: World, place: usize, back: Back) {
        let at = world.index();
        let (place, end) = (usize::from(self.start[at]) + place, usize::from(self.start[8]));
        self.row.copy_within(place..end, place + 1);
        self.row[place] = back;
        self.start[at + 1..].iter_mut().for_each(|start| *start += 1);
    }

    /// Puts a card under the pile.
    pub(crate) fn put_under(&mut self, world: World, back: Back) {
        let at = world.index();
        let place = usize::from(self.start[at + 1] - self.start[at]);
        self.insert(world, place, back);
    }

    /// Gives the next card without order its place below those on top, seen by somebody.
    pub(crate) fn settle_next(&mut self, world: World, way: u32, seen_by: Seat) -> u8 {
        let card = self.nth(world, way);
        self.pull(card);
        let facts = Facts::of(Some(world), Sort::Any, None);
        let back = Back { card: Secret::new(card, SeatSet::only(seen_by)), facts };
        self.insert(world, self.tops(world), back);
        self.tops[world.index()] += 1;
        card
    }

    /// Counts the first `count` cards of the row as lying on top.
    pub(crate) fn count_as_tops(&mut self, world: World, count: usize) {
        self.tops[world.index()] = self.tops[world.index()].max(count as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_survive_packing_and_joining() {
        for origin in World::ALL.into_iter().map(Some).chain([None]) {
            for sort in [Sort::Any, Sort::Good, Sort::Object, Sort::Encounter] {
                for key in Key::ALL.into_iter().map(Some).chain([None]) {
                    let facts = Facts::of(origin, sort, key);
                    assert_eq!((facts.origin(), facts.sort(), facts.key()), (origin, sort, key));
                    assert_eq!(facts.join(facts), facts);
                    assert_eq!(
                        facts.join(Facts::of(None, Sort::Any, None)),
                        Facts::of(None, Sort::Any, None)
                    );
                }
            }
        }
    }

    #[test]
    fn piles_are_queues_of_their_own() {
        let mut piles = Piles::shuffled();
        let back = |card| Back { card: Secret::new(card, SeatSet::NOBODY), ..Back::NOTHING };
        piles.put_under(World::FairyGlade, back(1));
        piles.put_under(World::GaulishOtherworld, back(2));
        piles.put_under(World::FairyGlade, back(3));
        piles.settle_next(World::FairyGlade, 0, Seat::new(0));
        assert_eq!((piles.len(World::FairyGlade), piles.len(World::GaulishOtherworld)), (10, 9));
        assert_eq!(piles.ordered(World::FairyGlade)[1..], [back(1), back(3)]);
        piles.take_first(World::FairyGlade);
        assert_eq!(piles.take_first(World::FairyGlade), back(1));
        assert_eq!(piles.ordered(World::GaulishOtherworld), [back(2)]);
        assert_eq!(piles.len(World::FairyGlade), 8);
    }
}
