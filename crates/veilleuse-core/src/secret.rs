//! What must not be known, as types.

use std::fmt;

use crate::{Eyes, SeatSet};

/// The right to read the truth.
///
/// Only the types that run the rules ([`Match`](crate::Match), [`Table`](crate::Table)) can make one, and they
/// lend it to the rules while an input is applied: never to a view, a list of options, a bot or a socket.
#[derive(Debug)]
pub struct Referee(());

impl Referee {
    #[inline]
    pub(crate) const fn mint() -> Referee {
        Referee(())
    }
}

/// A value only some may know.
///
/// No `Serialize`, no `Deref`, no telling `Debug`: a secret leaves this type through [`Secret::seen_by`], or
/// stays with the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret<T> {
    value: T,
    known_to: SeatSet,
}

impl<T> Secret<T> {
    /// A value known to these chairs only.
    #[inline]
    pub const fn new(value: T, known_to: SeatSet) -> Secret<T> {
        Secret { value, known_to }
    }

    /// What `eyes` may know of it.
    #[inline]
    pub const fn seen_by(&self, eyes: Eyes) -> Option<&T> {
        if eyes.among(self.known_to) { Some(&self.value) } else { None }
    }

    /// The truth, for the rules alone.
    #[inline]
    pub const fn truth(&self, _: &Referee) -> &T {
        &self.value
    }

    /// The truth, to be changed by the rules alone.
    #[inline]
    pub const fn truth_mut(&mut self, _: &Referee) -> &mut T {
        &mut self.value
    }

    /// The chairs that know it.
    #[inline]
    pub const fn known_to(&self) -> SeatSet {
        self.known_to
    }

    /// Lets these chairs know as well. Knowledge never shrinks.
    #[inline]
    pub const fn reveal_to(&mut self, seats: SeatSet) {
        self.known_to = self.known_to.and(seats);
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Content of a pack that nobody may read before the rules say so: right answers, explanations, solutions.
///
/// The rules open a page with their [`Referee`]; from then on the [`SealedPage`] is the proof that this page
/// may be read, and it lives in a [`Secret`] of the state.
pub struct Sealed<T> {
    pages: Vec<T>,
}

/// The right to read one page of a [`Sealed`] book.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SealedPage(u16);

impl<T> Sealed<T> {
    /// Seals these pages.
    #[inline]
    pub const fn new(pages: Vec<T>) -> Sealed<T> {
        Sealed { pages }
    }

    /// Opens page `number`, for the rules alone.
    #[inline]
    pub const fn open(&self, number: usize, _: &Referee) -> SealedPage {
        SealedPage(number as u16)
    }

    /// Reads a page that was opened.
    pub fn read(&self, page: SealedPage) -> &T {
        &self.pages[page.0 as usize]
    }
}

impl<T> fmt::Debug for Sealed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealed(..)")
    }
}

impl fmt::Debug for SealedPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealedPage(..)")
    }
}
