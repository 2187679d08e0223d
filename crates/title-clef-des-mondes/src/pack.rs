//! The checked content of La Clef des mondes.

use veilleuse_core::kit::{By, Set};
use veilleuse_pack::Provenance;

use crate::{
    cards::Effect,
    piles::Facts,
    words::{Card, Character, Key, Kind, Place, Side, World},
};

/// Everything the rules and the views read of a pack.
#[derive(Debug)]
pub struct Pack {
    pub(crate) digest: String,
    pub(crate) keys: [KeySymbol; 5],
    pub(crate) worlds: [WorldCard; 8],
    pub(crate) characters: [CharacterCard; 10],
    pub(crate) cards: [DiscoveryCard; Pack::CARDS],
    pub(crate) pairs: Vec<Pair>,
    /// Cards by type, by key and by what they cancel, as sets.
    pub(crate) sets: Sets,
    pub(crate) lookup: Lookup,
}

/// How a key is drawn: colour and shape, so that neither is needed alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct KeySymbol {
    pub(crate) colour: String,
    pub(crate) shape: String,
}

/// A world card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WorldCard {
    /// The exit keys, by side (CM-BOARD-02).
    pub(crate) exits: [Key; 4],
    pub(crate) danger: String,
    pub(crate) provenance: Provenance,
}

/// A character card (CM-COMP-06).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CharacterCard {
    pub(crate) name: String,
    pub(crate) own_key: Key,
    pub(crate) home_keys: [Key; 3],
    pub(crate) provenance: Provenance,
}

/// A discovery card (CM-COMP-07, CM-COMP-08).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DiscoveryCard {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// The key of an encounter or object, the attack symbol of a bad encounter.
    pub(crate) symbol: Key,
    pub(crate) effect: Effect,
    pub(crate) provenance: Provenance,
}

/// Two cards that may be played together (CM-EFF-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pair {
    pub(crate) cards: [Card; 2],
    /// How many cards the victim loses at random.
    pub(crate) discard: u8,
    /// How many turns the victim misses.
    pub(crate) skip: u8,
}

impl Pair {
    /// The other one of the two.
    pub(crate) fn partner(&self, card: Card) -> Option<Card> {
        let [one, other] = self.cards;
        if card == one { Some(other) } else { (card == other).then_some(one) }
    }

    /// Ruling CM-Q-26: whether it would do anything to somebody who holds so many cards.
    pub(crate) const fn hits(&self, held: u8) -> bool {
        self.skip > 0 || (self.discard > 0 && held > 0)
    }
}

/// Sets of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sets {
    pub(crate) objects: Set<Card>,
    pub(crate) encounters: Set<Card>,
    pub(crate) keys: By<Key, Set<Card>, 5>,
    pub(crate) cancels: By<Key, Set<Card>, 5>,
    pub(crate) blockers: Set<Card>,
    /// Cards of a pair.
    pub(crate) paired: Set<Card>,
}

impl Sets {
    pub(crate) const EMPTY: Sets = Sets {
        objects: Set::EMPTY,
        encounters: Set::EMPTY,
        keys: By::all(Set::EMPTY),
        cancels: By::all(Set::EMPTY),
        blockers: Set::EMPTY,
        paired: Set::EMPTY,
    };
}

/// What is looked up at nearly every step, close together and worked out once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lookup {
    /// The symbol of each card, as a price.
    symbols: [Price; Pack::CARDS],
    effects: [Effect; Pack::CARDS],
    /// The exit keys of each world, by set of sides.
    exits: [[Price; 16]; 8],
    /// The homeward keys of each character.
    homes: [Price; 10],
    /// What is known of each card once it has been seen.
    pub(crate) facts: By<Card, Facts, { Pack::CARDS }>,
    /// The cards that a back can be, by what is known of it.
    pub(crate) allowed: [Set<Card>; Facts::COUNT],
}

impl Lookup {
    pub(crate) fn of(
        worlds: &[WorldCard; 8],
        characters: &[CharacterCard; 10],
        cards: &[DiscoveryCard; Pack::CARDS],
        sets: &Sets,
    ) -> Lookup {
        let mut allowed = [Set::EMPTY; Facts::COUNT];
        for (place, facts) in allowed.iter_mut().zip(Facts::all()) {
            *place = facts.allowed_of(sets);
        }
        let price = |world: &WorldCard, way: u8| {
            Set::<Side>::of_bits(way).iter().map(|side| one(world.exits[side.index()])).sum()
        };
        Lookup {
            symbols: std::array::from_fn(|card| one(cards[card].symbol)),
            effects: std::array::from_fn(|card| cards[card].effect),
            exits: std::array::from_fn(|world| std::array::from_fn(|way| price(&worlds[world], way as u8))),
            homes: std::array::from_fn(|character| {
                characters[character].home_keys.into_iter().map(one).sum()
            }),
            facts: By::with(|card: Card| Facts::of_card(card, &cards[card.index()])),
            allowed,
        }
    }
}

/// How many keys of each type, four bits each.
pub(crate) type Price = u32;

/// Whether keys pay a price, with or without change: no type of key counts beyond seven.
#[inline]
pub(crate) const fn covers(keys: Price, price: Price) -> bool {
    const TOPS: Price = 0x88888;
    ((keys | TOPS) - price) & TOPS == TOPS
}

/// How many keys of a price are not among these keys.
#[inline]
pub(crate) const fn lacking(price: Price, keys: Price) -> u8 {
    let mut count = 0;
    let mut shift = 0;
    while shift < 20 {
        let (wanted, there) = (price >> shift & 15, keys >> shift & 15);
        count += wanted.saturating_sub(there) as u8;
        shift += 4;
    }
    count
}

/// One key of this type in a price.
pub(crate) const fn one(key: Key) -> Price {
    1 << (4 * key as u32)
}

impl Pack {
    /// CM-COMP-03: the number of discovery cards.
    pub(crate) const CARDS: usize = 64;

    /// The digest of the files that decide how a match runs.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    #[inline]
    pub(crate) fn card(&self, card: Card) -> &DiscoveryCard {
        &self.cards[card.index()]
    }

    #[inline]
    pub(crate) fn character(&self, character: Character) -> &CharacterCard {
        &self.characters[character.index()]
    }

    /// What the card does.
    #[inline]
    pub(crate) fn effect(&self, card: Card) -> Effect {
        self.lookup.effects[card.index()]
    }

    /// What the card pays.
    #[inline]
    pub(crate) fn pays(&self, card: Card) -> Price {
        self.lookup.symbols[card.index()]
    }

    #[inline]
    pub(crate) fn symbol(&self, card: Card) -> Key {
        self.cards[card.index()].symbol
    }

    pub(crate) fn is_object(&self, card: Card) -> bool {
        self.sets.objects.has(card)
    }

    pub(crate) fn is_encounter(&self, card: Card) -> bool {
        self.sets.encounters.has(card)
    }

    pub(crate) fn is_bad(&self, card: Card) -> bool {
        !(self.sets.objects | self.sets.encounters).has(card)
    }

    /// CM-BOARD-02, CM-BOARD-03: the price of leaving a world over these sides.
    #[inline]
    pub(crate) fn price(&self, world: World, way: Set<Side>) -> Price {
        self.lookup.exits[world.index()][usize::from(way.bits() & 15)]
    }

    /// The homeward keys of a character.
    #[inline]
    pub(crate) fn home_keys(&self, character: Character) -> Price {
        self.lookup.homes[character.index()]
    }

    /// CM-HOME-01: the price of going home from a place in this world.
    #[inline]
    pub(crate) fn home_price(&self, world: World, place: Place, character: Character) -> Price {
        self.price(world, place.way_home()) + self.home_keys(character)
    }

    /// CM-EFF-02: the pair that these two cards are, by its place.
    pub(crate) fn pair(&self, card: Card, with: Card) -> Option<u8> {
        self.pairs.iter().position(|pair| pair.partner(card) == Some(with)).map(|place| place as u8)
    }

    /// Whether a card that stops moves can be played in this world at all, whoever may hold it.
    pub(crate) fn can_block_in(&self, world: World) -> bool {
        self.sets.blockers.meets(self.sets.objects | natives(world))
    }
}

/// The cards of a world.
pub(crate) const fn natives(world: World) -> Set<Card> {
    Set::of_bits(0xff << (8 * world as u64))
}
