//! The Vehicles under a worm.

use std::hash::{Hash, Hasher};

use veilleuse_core::{Seat, SeatSet, Secret};

use crate::words::Vehicle;

/// A Vehicle under a worm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Under {
    pub(crate) card: Secret<Vehicle>,
    /// Who put it there face down.
    pub(crate) hidden_by: Option<Seat>,
}

impl Under {
    pub(crate) const fn face_up(card: Vehicle) -> Under {
        Under { card: Secret::new(card, SeatSet::EVERYBODY), hidden_by: None }
    }

    pub(crate) const fn face_down(card: Vehicle, by: Seat) -> Under {
        Under { card: Secret::new(card, SeatSet::only(by)), hidden_by: Some(by) }
    }
}

/// The Vehicles under a worm, in the order in which they were played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    /// Nothing from `count` on.
    cards: [Option<Under>; Stack::MOST],
    count: u8,
}

impl Stack {
    /// More than any limit and the card that may exceed it.
    pub(crate) const MOST: usize = 7;
    pub(crate) const EMPTY: Stack = Stack { cards: [None; Stack::MOST], count: 0 };

    pub(crate) fn push(&mut self, card: Under) {
        self.cards[usize::from(self.count)] = Some(card);
        self.count += 1;
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.len() == Self::MOST
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.count as usize
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Under> + Clone {
        self.cards.iter().flatten()
    }

    /// Turns up the first card that lies face down, for everybody to see.
    pub(crate) fn turn_up(&mut self) -> Option<Secret<Vehicle>> {
        let under = self.iter_mut().find(|under| under.hidden_by.is_some())?;
        under.hidden_by = None;
        under.card.reveal_to(SeatSet::EVERYBODY);
        Some(under.card)
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Under> {
        self.cards.iter_mut().flatten()
    }
}

/// As a list of the cards.
impl Hash for Stack {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_usize(self.len());
        self.iter().for_each(|card| card.hash(hasher));
    }
}
