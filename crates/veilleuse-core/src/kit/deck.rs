//! A shuffled pile whose order does not exist before somebody looks.

use std::hash::{Hash, Hasher};

use super::Bag;

/// A pile of cards with its discard: a known top, a shuffled middle without order, a known bottom.
///
/// `KNOWN` bounds how many cards can lie in known order at either end; `Deck<0>` is a plain shuffled pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deck<const KNOWN: usize> {
    top: End<KNOWN>,
    middle: Bag,
    bottom: End<KNOWN>,
    spent: Bag,
}

/// Cards in known order; zeros lie from `count` on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct End<const KNOWN: usize> {
    cards: [u8; KNOWN],
    count: u8,
}

impl<const KNOWN: usize> Default for End<KNOWN> {
    fn default() -> Self {
        End { cards: [0; KNOWN], count: 0 }
    }
}

/// As a slice of the cards.
impl<const KNOWN: usize> Hash for End<KNOWN> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.all().hash(hasher);
    }
}

impl<const KNOWN: usize> End<KNOWN> {
    #[inline]
    fn all(&self) -> &[u8] {
        &self.cards[..usize::from(self.count)]
    }

    fn push(&mut self, card: u8) {
        self.cards[usize::from(self.count)] = card;
        self.count += 1;
    }

    #[inline]
    fn pop(&mut self) -> Option<u8> {
        self.count = self.count.checked_sub(1)?;
        Some(std::mem::take(&mut self.cards[usize::from(self.count)]))
    }

    fn take_first(&mut self) -> Option<u8> {
        let first = *self.all().first()?;
        self.cards.copy_within(1.., 0);
        self.count -= 1;
        self.cards[usize::from(self.count)] = 0;
        Some(first)
    }
}

impl<const KNOWN: usize> Deck<KNOWN> {
    /// The shuffled cards `cards`, nothing discarded.
    pub fn shuffled(cards: Bag) -> Self {
        Deck { middle: cards, ..Deck::default() }
    }

    /// How many cards are left to draw.
    pub fn len(&self) -> u32 {
        u32::from(self.top.count) + self.middle.len() + u32::from(self.bottom.count)
    }

    /// Whether nothing is left to draw.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// In how many equally likely ways the next draw can fall; 0 when the deck is empty.
    pub fn ways(&self) -> u32 {
        if self.top.count > 0 {
            1
        } else if !self.middle.is_empty() {
            self.middle.len()
        } else {
            u32::from(self.bottom.count > 0)
        }
    }

    /// The card that way `way` of the next draw would give.
    ///
    /// # Panics
    /// When the deck is empty.
    pub fn peek(&self, way: u32) -> u8 {
        match self.top.all().last() {
            Some(card) => *card,
            None if !self.middle.is_empty() => self.middle.nth(way),
            None => *self.bottom.all().first().expect("a card to draw"),
        }
    }

    /// Draws the card that way `way` gives.
    ///
    /// # Panics
    /// When the deck is empty.
    pub fn draw(&mut self, way: u32) -> u8 {
        match self.top.pop() {
            Some(card) => card,
            None if !self.middle.is_empty() => self.middle.draw(way),
            None => self.bottom.take_first().expect("a card to draw"),
        }
    }

    /// Puts a card on the discard.
    pub const fn discard(&mut self, card: u8) {
        self.spent.put(card);
    }

    /// Puts a card on top, in sight of whoever puts it there.
    pub fn put_on_top(&mut self, card: u8) {
        self.top.push(card);
    }

    /// Puts a card underneath.
    pub fn put_underneath(&mut self, card: u8) {
        self.bottom.push(card);
    }

    /// Shuffles the discard back, except `kept`, which stays discarded.
    pub fn reshuffle_except(&mut self, kept: Bag) {
        self.middle = self.middle.and(self.spent.without(kept));
        self.spent = self.spent.without(self.middle);
    }

    /// Shuffles the whole discard back.
    pub fn reshuffle(&mut self) {
        self.reshuffle_except(Bag::EMPTY);
    }

    /// Takes a certain card out of the deck's unordered part, as an arrangement or a chosen card does.
    pub const fn pull(&mut self, card: u8) -> bool {
        self.middle.take(card)
    }

    /// A card still to come and one that has left the deck change places.
    pub const fn trade(&mut self, coming: u8, gone: u8) {
        if self.middle.take(coming) {
            self.middle.put(gone);
        }
    }

    /// What has been discarded.
    pub const fn spent(&self) -> Bag {
        self.spent
    }

    /// The cards whose order does not exist.
    pub const fn middle(&self) -> Bag {
        self.middle
    }

    /// The cards known to lie on top, the topmost last.
    pub fn top(&self) -> &[u8] {
        self.top.all()
    }

    /// The cards known to lie underneath, the lowest last.
    pub fn bottom(&self) -> &[u8] {
        self.bottom.all()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_ends_come_out_in_order_around_the_shuffled_middle() {
        let mut deck: Deck<4> = Deck::shuffled(Bag::full(3));
        deck.put_on_top(10);
        deck.put_on_top(11);
        deck.put_underneath(20);
        deck.put_underneath(21);
        assert_eq!((deck.len(), deck.ways()), (7, 1));
        assert_eq!((deck.draw(0), deck.draw(0)), (11, 10));
        assert_eq!(deck.ways(), 3);
        assert_eq!(deck.draw(2), 2);
        assert_eq!((deck.draw(0), deck.draw(0)), (0, 1));
        assert_eq!((deck.ways(), deck.draw(0), deck.draw(0)), (1, 20, 21));
        assert_eq!(deck.ways(), 0);
    }

    #[test]
    fn a_reshuffle_brings_back_the_discard_but_not_what_is_kept_out() {
        let mut deck: Deck<0> = Deck::shuffled(Bag::full(4));
        for _ in 0..4 {
            let card = deck.draw(0);
            deck.discard(card);
        }
        deck.reshuffle_except(Bag::from_iter([1, 2]));
        assert_eq!(deck.middle().iter().collect::<Vec<_>>(), [0, 3]);
        assert_eq!(deck.spent().iter().collect::<Vec<_>>(), [1, 2]);
        deck.reshuffle();
        assert_eq!((deck.len(), deck.spent().len()), (4, 0));
    }
}
