//! Items and Weapons, where they are treated alike.

use std::fmt;

use veilleuse_core::kit::{By, Deck, Set};

use crate::words::{GearDeck, Item, Weapon};

/// A card of one of the two decks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Gear {
    Item(Item),
    Weapon(Weapon),
}

impl Gear {
    pub(crate) const fn deck(self) -> GearDeck {
        match self {
            Gear::Item(_) => GearDeck::Item,
            Gear::Weapon(_) => GearDeck::Weapon,
        }
    }

    pub(crate) const fn item(self) -> Option<Item> {
        match self {
            Gear::Item(item) => Some(item),
            Gear::Weapon(_) => None,
        }
    }

    pub(crate) const fn weapon(self) -> Option<Weapon> {
        match self {
            Gear::Weapon(weapon) => Some(weapon),
            Gear::Item(_) => None,
        }
    }

    /// The card as an Item or a Weapon, for those who may know it.
    pub(crate) fn told(self, known: bool) -> (Option<Item>, Option<Weapon>) {
        (self.item().filter(|_| known), self.weapon().filter(|_| known))
    }
}

impl From<Item> for Gear {
    fn from(item: Item) -> Gear {
        Gear::Item(item)
    }
}

impl From<Weapon> for Gear {
    fn from(weapon: Weapon) -> Gear {
        Gear::Weapon(weapon)
    }
}

/// As a draw calls it: `i07`, `a03`.
impl fmt::Display for Gear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gear::Item(item) => item.fmt(f),
            Gear::Weapon(weapon) => weapon.fmt(f),
        }
    }
}

/// Some of the Items and Weapons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct GearSet {
    pub(crate) items: Set<Item>,
    pub(crate) weapons: Set<Weapon>,
}

impl GearSet {
    pub(crate) const EMPTY: GearSet = GearSet { items: Set::EMPTY, weapons: Set::EMPTY };

    #[inline]
    pub(crate) fn has(self, card: Gear) -> bool {
        match card {
            Gear::Item(item) => self.items.has(item),
            Gear::Weapon(weapon) => self.weapons.has(weapon),
        }
    }

    pub(crate) fn put(&mut self, card: Gear) {
        match card {
            Gear::Item(item) => self.items.put(item),
            Gear::Weapon(weapon) => self.weapons.put(weapon),
        }
    }

    pub(crate) fn take(&mut self, card: Gear) {
        match card {
            Gear::Item(item) => self.items.take(item),
            Gear::Weapon(weapon) => self.weapons.take(weapon),
        };
    }

    /// These without those.
    #[must_use]
    pub(crate) fn without(self, other: GearSet) -> GearSet {
        GearSet { items: self.items - other.items, weapons: self.weapons - other.weapons }
    }

    /// These and those.
    #[must_use]
    pub(crate) fn and(self, other: GearSet) -> GearSet {
        GearSet { items: self.items | other.items, weapons: self.weapons | other.weapons }
    }

    /// The cards of one deck alone.
    pub(crate) fn of(self, deck: GearDeck) -> GearSet {
        match deck {
            GearDeck::Item => GearSet { items: self.items, ..GearSet::EMPTY },
            GearDeck::Weapon => GearSet { weapons: self.weapons, ..GearSet::EMPTY },
        }
    }

    /// Items, then Weapons.
    pub(crate) fn iter(self) -> impl Iterator<Item = Gear> {
        self.items.iter().map(Gear::Item).chain(self.weapons.iter().map(Gear::Weapon))
    }
}

impl FromIterator<Gear> for GearSet {
    fn from_iter<I: IntoIterator<Item = Gear>>(cards: I) -> GearSet {
        let mut set = GearSet::EMPTY;
        cards.into_iter().for_each(|card| set.put(card));
        set
    }
}

/// Counts of Items and Weapons.
pub(crate) type GearCount = By<GearDeck, u8, 2>;

/// Both decks with their discards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GearDecks {
    pub(crate) items: Deck<Item>,
    pub(crate) weapons: Deck<Weapon>,
}

impl GearDecks {
    /// How many cards of a deck are left to draw, which is in how many ways a draw can fall.
    pub(crate) fn left(&self, deck: GearDeck) -> u32 {
        match deck {
            GearDeck::Item => self.items.len(),
            GearDeck::Weapon => self.weapons.len(),
        }
    }

    /// Whether a card of this deck can be drawn, the discard included (Ruling TB-Q-18).
    pub(crate) fn can_draw(&self, deck: GearDeck) -> bool {
        let spent = match deck {
            GearDeck::Item => self.items.spent().len(),
            GearDeck::Weapon => self.weapons.spent().len(),
        };
        self.left(deck) + spent > 0
    }

    /// The card that a draw would give.
    pub(crate) fn peek(&self, deck: GearDeck, way: u32) -> Gear {
        match deck {
            GearDeck::Item => self.items.peek(way).into(),
            GearDeck::Weapon => self.weapons.peek(way).into(),
        }
    }

    pub(crate) fn draw(&mut self, deck: GearDeck, way: u32) -> Gear {
        match deck {
            GearDeck::Item => self.items.draw(way).into(),
            GearDeck::Weapon => self.weapons.draw(way).into(),
        }
    }

    pub(crate) fn discard(&mut self, card: Gear) {
        match card {
            Gear::Item(item) => self.items.discard(item),
            Gear::Weapon(weapon) => self.weapons.discard(weapon),
        }
    }

    /// Ruling TB-Q-18: an empty deck takes its discard back. Whether there is a card to draw.
    pub(crate) fn provide(&mut self, deck: GearDeck) -> bool {
        if self.left(deck) == 0 {
            match deck {
                GearDeck::Item => self.items.reshuffle(),
                GearDeck::Weapon => self.weapons.reshuffle(),
            }
        }
        self.left(deck) > 0
    }
}
