//! What is told to whom while an input is applied.

use crate::{Eyes, SeatSet};

/// Writes down what each pair of eyes is told. Rules call it; a silent scribe never runs their closures.
#[derive(Debug)]
pub struct Scribe<'b, T> {
    book: Option<&'b mut Book<T>>,
}

impl<'b, T> Scribe<'b, T> {
    /// A scribe nobody listens to.
    pub const fn silent() -> Scribe<'b, T> {
        Scribe { book: None }
    }

    pub(crate) const fn writing(book: &'b mut Book<T>) -> Scribe<'b, T> {
        Scribe { book: Some(book) }
    }

    /// This scribe, lent to somebody for a while.
    #[inline]
    pub fn lend(&mut self) -> Scribe<'_, T> {
        Scribe { book: self.book.as_deref_mut() }
    }

    /// Tells everybody, each in the words their eyes allow.
    #[inline]
    pub fn tell(&mut self, told: impl Fn(Eyes) -> T) {
        self.reveal(SeatSet::NOBODY, told);
    }

    /// Tells everybody, and lifts a secret for `learners`: from here on they lawfully know more.
    #[inline]
    pub fn reveal(&mut self, learners: SeatSet, told: impl Fn(Eyes) -> T) {
        if let Some(book) = &mut self.book {
            somebody_listens();
            for (eyes, page) in &mut book.pages {
                // All-seeing eyes are among any set, even the empty one of a plain tell.
                page.reveals |= !learners.is_empty() && eyes.among(learners);
                if !(page.reveals && book.shut_by_secrets) {
                    page.lines.push(told(*eyes));
                }
            }
        }
    }
}

/// Does nothing. The compiler takes what stands beside a call of it for rare, and keeps it out of the way of rules that run in
/// silence, many million times a second.
#[cold]
#[inline(never)]
const fn somebody_listens() {}

/// One page for each pair of eyes.
#[derive(Clone, Debug)]
pub(crate) struct Book<T> {
    pages: Vec<(Eyes, Page<T>)>,
    /// Nothing is written on a page from the first secret on that its reader learns.
    shut_by_secrets: bool,
}

impl<T> Book<T> {
    pub(crate) fn for_eyes(eyes: impl IntoIterator<Item = Eyes>) -> Book<T> {
        let pages = eyes.into_iter().map(|eyes| (eyes, Page::default())).collect();
        Book { pages, shut_by_secrets: false }
    }

    /// A book for one reader that ends before the first secret the reader would learn.
    pub(crate) fn up_to_secrets(eyes: Eyes) -> Book<T> {
        Book { pages: vec![(eyes, Page::default())], shut_by_secrets: true }
    }

    /// All that was written, when there is one reader.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &T> {
        self.pages.iter().flat_map(|(_, page)| &page.lines)
    }

    /// Forgets what was written, and keeps the paper.
    pub(crate) fn tear_out(&mut self) {
        for (_, page) in &mut self.pages {
            page.lines.clear();
            page.reveals = false;
        }
    }

    pub(crate) fn into_page(mut self) -> Page<T> {
        self.pages.pop().map(|(_, page)| page).unwrap_or_default()
    }

    pub(crate) fn page(&self, eyes: Eyes) -> Option<&Page<T>> {
        self.pages.iter().find(|(reader, _)| *reader == eyes).map(|(_, page)| page)
    }

    pub(crate) fn reveals(&self) -> bool {
        self.pages.iter().any(|(_, page)| page.reveals)
    }
}

/// What one pair of eyes was told about one step, in order; often nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page<T> {
    /// The things told.
    pub lines: Vec<T>,
    /// Whether the reader learnt a secret here.
    pub reveals: bool,
}

impl<T> Default for Page<T> {
    fn default() -> Page<T> {
        Page { lines: Vec::new(), reveals: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Referee, Seat, Viewer};

    #[test]
    fn only_a_reveal_reveals_even_to_all_seeing_eyes() {
        let seats = [0, 1].map(|index| Eyes::of(Viewer::Seat(Seat::new(index))));
        let all_seeing = Eyes::all_seeing(&Referee::mint());
        let mut book = Book::for_eyes(seats.into_iter().chain([all_seeing]));
        Scribe::writing(&mut book).tell(|_| "told");
        assert!(!book.reveals());
        Scribe::writing(&mut book).reveal(SeatSet::only(Seat::new(1)), |_| "shown");
        let reveals = [seats[0], seats[1], all_seeing].map(|eyes| book.page(eyes).unwrap().reveals);
        assert_eq!(reveals, [false, true, true]);
    }

    #[test]
    fn a_book_up_to_secrets_ends_before_the_first_one_its_reader_learns() {
        let (reader, other) = (Seat::new(0), Seat::new(1));
        let mut book = Book::up_to_secrets(Eyes::of(Viewer::Seat(reader)));
        Scribe::writing(&mut book).reveal(SeatSet::only(other), |_| "for others");
        Scribe::writing(&mut book).reveal(SeatSet::only(reader), |_| "a secret");
        Scribe::writing(&mut book).tell(|_| "what came of it");
        let page = book.into_page();
        assert_eq!((page.lines, page.reveals), (vec!["for others"], true));
    }
}
