//! The Vehicles under a worm.

use std::{
    hash::{Hash, Hasher},
    ops::{Deref, DerefMut},
};

use veilleuse_core::{Seat, SeatSet, Secret};

use crate::words::NONE;

/// A Vehicle under a worm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Under {
    pub(crate) card: Secret<u8>,
    /// Who put it there face down.
    pub(crate) hidden_by: Option<Seat>,
}

impl Under {
    const NONE: Under = Under { card: Secret::new(NONE, SeatSet::NOBODY), hidden_by: None };

    pub(crate) const fn face_up(card: u8) -> Under {
        Under { card: Secret::new(card, SeatSet::EVERYBODY), hidden_by: None }
    }
}

/// The Vehicles under a worm, in the order in which they were played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    /// [`Under::NONE`] from `count` on.
    cards: [Under; Stack::MOST],
    count: u8,
}

impl Stack {
    /// More than any limit and the card that may exceed it.
    pub(crate) const MOST: usize = 7;
    pub(crate) const EMPTY: Stack = Stack { cards: [Under::NONE; Stack::MOST], count: 0 };

    pub(crate) fn push(&mut self, card: Under) {
        self.cards[usize::from(self.count)] = card;
        self.count += 1;
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.count as usize == Self::MOST
    }
}

impl Deref for Stack {
    type Target = [Under];

    #[inline]
    fn deref(&self) -> &[Under] {
        &self.cards[..usize::from(self.count)]
    }
}

impl DerefMut for Stack {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Under] {
        &mut self.cards[..usize::from(self.count)]
    }
}

impl Hash for Stack {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}
