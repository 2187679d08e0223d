//! Cards that lie face down, and the eight piles they lie in.

use std::ops::Range;

use veilleuse_core::{
    Referee, Seat, SeatSet, Secret,
    kit::{By, Set},
};

use crate::{
    pack::{DiscoveryCard, Pack, Sets, natives},
    words::{Card, Key, Kind, World},
};

/// A card somewhere on the table, with what everybody may conclude about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Back {
    pub(crate) card: Secret<Card>,
    pub(crate) facts: Facts,
}

impl Back {
    /// What lies beyond the last card of a row, and means nothing.
    pub(crate) const NOTHING: Back =
        Back { card: Secret::new(Card::new(0), SeatSet::NOBODY), facts: Facts::of(None, Sort::Any, None) };

    /// A card everybody has seen.
    pub(crate) fn open(pack: &Pack, card: Card) -> Back {
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

    /// How many there are: a place for each in a table.
    pub(crate) const COUNT: usize = 9 * 4 * 6;

    /// All there are, in the order of their places.
    pub(crate) fn all() -> impl Iterator<Item = Facts> {
        (0..Facts::COUNT).map(|place| Facts(place as u8))
    }

    /// What is known of this card once it has been seen.
    #[inline]
    pub(crate) fn exact(pack: &Pack, card: Card) -> Facts {
        pack.lookup.facts[card]
    }

    pub(crate) fn of_card(card: Card, data: &DiscoveryCard) -> Facts {
        let sort = match data.kind {
            Kind::Encounter => Sort::Encounter,
            Kind::Object => Sort::Object,
            Kind::BadEncounter => return Facts::of(Some(card.origin()), Sort::Any, None),
        };
        Facts::of(Some(card.origin()), sort, Some(data.symbol))
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
    #[inline]
    pub(crate) fn allowed(self, pack: &Pack) -> Set<Card> {
        pack.lookup.allowed[usize::from(self.0)]
    }

    pub(crate) fn allowed_of(self, sets: &Sets) -> Set<Card> {
        let sort = match self.sort() {
            Sort::Any => Set::all(),
            Sort::Good => sets.objects | sets.encounters,
            Sort::Object => sets.objects,
            Sort::Encounter => sets.encounters,
        };
        let origin = self.origin().map_or(Set::all(), natives);
        let key = self.key().map_or(Set::all(), |key| sets.keys[key]);
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
    /// Where each pile ends in the row.
    ends: By<World, u8, 8>,
    /// How many of its cards in the row lie above the shuffled ones.
    tops: By<World, u8, 8>,
    /// What is left of the first shuffle.
    shuffled: Set<Card>,
}

impl Piles {
    pub(crate) fn shuffled() -> Piles {
        let row = [Back::NOTHING; Pack::CARDS];
        Piles { row, ends: By::all(0), tops: By::all(0), shuffled: Set::all() }
    }

    /// Where the cards of a pile lie in the row.
    #[inline]
    fn range(&self, world: World) -> Range<usize> {
        let before = world.index().checked_sub(1).map_or(0, |before| self.ends.values()[before]);
        usize::from(before)..usize::from(self.ends[world])
    }

    /// CM-OBJ-04: a pile may hold more or fewer than eight cards.
    #[inline]
    pub(crate) fn len(&self, world: World) -> u8 {
        self.range(world).len() as u8 + self.unordered(world)
    }

    /// How many cards have no order yet.
    #[inline]
    pub(crate) fn unordered(&self, world: World) -> u8 {
        self.shuffled_cards(world).len() as u8
    }

    /// How many cards lie in known order on top of those without.
    pub(crate) fn tops(&self, world: World) -> usize {
        usize::from(self.tops[world])
    }

    /// All cards of the pile that have an order: first those on top, then those underneath.
    pub(crate) fn ordered(&self, world: World) -> &[Back] {
        &self.row[self.range(world)]
    }

    pub(crate) fn ordered_mut(&mut self, world: World) -> &mut [Back] {
        let range = self.range(world);
        &mut self.row[range]
    }

    /// Whether chance says which card is on top.
    #[inline]
    pub(crate) fn top_is_chance(&self, world: World) -> bool {
        self.tops[world] == 0 && !self.shuffled_cards(world).is_empty()
    }

    /// The card that way `way` of a draw from the unordered part gives.
    pub(crate) fn nth(&self, world: World, way: u32) -> Card {
        self.shuffled_cards(world).nth(way)
    }

    /// Takes this card out of the unordered part.
    pub(crate) fn pull(&mut self, card: Card) -> bool {
        self.shuffled.take(card)
    }

    /// Puts these cards into the unordered part, in exchange for what was there.
    pub(crate) fn shuffle_anew(&mut self, cards: Set<Card>) {
        self.shuffled = cards;
    }

    /// The unordered cards of a pile.
    #[inline]
    pub(crate) fn shuffled_cards(&self, world: World) -> Set<Card> {
        self.shuffled & natives(world)
    }

    /// Where the row ends.
    fn end(&self) -> usize {
        let [.., last] = self.ends.values();
        usize::from(*last)
    }

    /// The ends of this pile and of those after it.
    fn ends_from(&mut self, world: World) -> &mut [u8] {
        &mut self.ends.values_mut()[world.index()..]
    }

    /// Takes the topmost card that has an order.
    pub(crate) fn take_first(&mut self, world: World) -> Back {
        let (first, end) = (self.range(world).start, self.end());
        let back = self.row[first];
        self.row.copy_within(first + 1..end, first);
        self.row[end - 1] = Back::NOTHING;
        self.ends_from(world).iter_mut().for_each(|end| *end -= 1);
        self.tops[world] = self.tops[world].saturating_sub(1);
        back
    }

    fn insert(&mut self, world: World, place: usize, back: Back) {
        let (place, end) = (self.range(world).start + place, self.end());
        self.row.copy_within(place..end, place + 1);
        self.row[place] = back;
        self.ends_from(world).iter_mut().for_each(|end| *end += 1);
    }

    /// Puts a card under the pile.
    pub(crate) fn put_under(&mut self, world: World, back: Back) {
        self.insert(world, self.range(world).len(), back);
    }

    /// Gives the next card without order its place below those on top, seen by somebody.
    pub(crate) fn settle_next(&mut self, world: World, way: u32, seen_by: Seat) -> Card {
        let card = self.nth(world, way);
        self.pull(card);
        let facts = Facts::of(Some(world), Sort::Any, None);
        let back = Back { card: Secret::new(card, SeatSet::only(seen_by)), facts };
        self.insert(world, self.tops(world), back);
        self.tops[world] += 1;
        card
    }

    /// Counts the first `count` cards of the row as lying on top.
    pub(crate) fn count_as_tops(&mut self, world: World, count: usize) {
        self.tops[world] = self.tops[world].max(count as u8);
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
        let back = |card| Back { card: Secret::new(Card::new(card), SeatSet::NOBODY), ..Back::NOTHING };
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
