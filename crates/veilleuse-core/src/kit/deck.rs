//! A shuffled pile whose order does not exist before somebody looks.

use super::{Noun, Set};

/// A pile of cards with its discard: a known top, and below it what is shuffled and has no order.
///
/// `KNOWN` bounds how many cards can lie in known order on top; `Deck<Card>` is a plain shuffled pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck<T: Noun, const KNOWN: usize = 0> {
    /// From the lowest to the topmost, then nothing.
    top: [Option<T>; KNOWN],
    middle: Set<T>,
    spent: Set<T>,
}

impl<T: Noun, const KNOWN: usize> Deck<T, KNOWN> {
    /// The shuffled cards `cards`, nothing discarded.
    pub const fn shuffled(cards: Set<T>) -> Self {
        Deck { top: [None; KNOWN], middle: cards, spent: Set::EMPTY }
    }

    /// How many cards are left to draw.
    pub fn len(&self) -> u32 {
        self.top().count() as u32 + self.middle.len()
    }

    /// Whether nothing is left to draw.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// In how many equally likely ways the next draw can fall; 0 when the deck is empty.
    pub fn ways(&self) -> u32 {
        if self.top().next().is_some() { 1 } else { self.middle.len() }
    }

    /// The card that way `way` of the next draw would give.
    ///
    /// # Panics
    /// When the deck is empty.
    pub fn peek(&self, way: u32) -> T {
        self.top().next_back().unwrap_or_else(|| self.middle.nth(way))
    }

    /// Draws the card that way `way` gives.
    ///
    /// # Panics
    /// When the deck is empty.
    pub fn draw(&mut self, way: u32) -> T {
        match self.top.iter_mut().rev().find_map(Option::take) {
            Some(card) => card,
            None => self.middle.draw(way),
        }
    }

    /// Puts a card on the discard.
    pub fn discard(&mut self, card: T) {
        self.spent.put(card);
    }

    /// Puts a card on top, in sight of whoever puts it there.
    ///
    /// # Panics
    /// When as many are known as can be.
    pub fn put_on_top(&mut self, card: T) {
        let free = self.top.iter_mut().find(|place| place.is_none());
        *free.expect("room for another known card") = Some(card);
    }

    /// Shuffles the discard back, except `kept`, which stays discarded.
    pub fn reshuffle_except(&mut self, kept: Set<T>) {
        self.middle |= self.spent - kept;
        self.spent -= self.middle;
    }

    /// Shuffles the whole discard back.
    pub fn reshuffle(&mut self) {
        self.reshuffle_except(Set::EMPTY);
    }

    /// Takes a certain card out of the deck's unordered part, as an arrangement or a chosen card does.
    pub fn pull(&mut self, card: T) -> bool {
        self.middle.take(card)
    }

    /// A card still to come and one that has left the deck change places.
    pub fn trade(&mut self, coming: T, gone: T) {
        if self.middle.take(coming) {
            self.middle.put(gone);
        }
    }

    /// What has been discarded.
    pub const fn spent(&self) -> Set<T> {
        self.spent
    }

    /// The cards whose order does not exist.
    pub const fn middle(&self) -> Set<T> {
        self.middle
    }

    /// The cards known to lie on top, the topmost last.
    #[inline]
    pub fn top(&self) -> impl DoubleEndedIterator<Item = T> {
        self.top.iter().copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::noun! {
        #[derive(Debug)]
        Card: 12
    }

    #[test]
    fn a_known_top_comes_out_in_order_before_the_shuffled_rest() {
        let mut deck: Deck<Card, 2> = Deck::shuffled(Set::first_of(3));
        deck.put_on_top(Card::new(10));
        deck.put_on_top(Card::new(11));
        assert_eq!((deck.len(), deck.ways()), (5, 1));
        assert_eq!(deck.top().collect::<Vec<_>>(), [Card::new(10), Card::new(11)]);
        assert_eq!((deck.peek(0), deck.draw(0), deck.draw(0)), (Card::new(11), Card::new(11), Card::new(10)));
        assert_eq!(deck.ways(), 3);
        assert_eq!((deck.draw(2), deck.draw(0), deck.draw(0)), (Card::new(2), Card::new(0), Card::new(1)));
        assert_eq!(deck.ways(), 0);
    }

    #[test]
    fn a_reshuffle_brings_back_the_discard_but_not_what_is_kept_out() {
        let mut deck: Deck<Card> = Deck::shuffled(Set::first_of(4));
        for _ in 0..4 {
            let card = deck.draw(0);
            deck.discard(card);
        }
        deck.reshuffle_except(Set::first_of(3).without(Card::new(0)));
        assert_eq!(deck.middle().iter().collect::<Vec<_>>(), [Card::new(0), Card::new(3)]);
        assert_eq!(deck.spent().iter().collect::<Vec<_>>(), [Card::new(1), Card::new(2)]);
        deck.reshuffle();
        assert_eq!((deck.len(), deck.spent().len()), (4, 0));
    }
}
