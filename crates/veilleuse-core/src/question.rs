//! Questions as items: who is asked, what is offered, what an answer does and how it reads, in one place.

use std::fmt::Debug;

use crate::{
    Chance, DrawName, Game, Line, Offers, Outcome, OwnClock, Referee, Refusal, Seat, SeatSet, house,
};

/// Whether the rules now rest on a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rests {
    /// Somebody, or chance, is asked.
    Yes,
    /// What waits in the frames comes next.
    No,
}

/// A title whose questions are items; see [`Question`], [`Draw`], [`Ending`] and [`asks!`](crate::asks).
pub trait Asking: Game {
    /// The table as the chair that is asked may look at it: pack, state, chair and eyes, and no referee.
    type Look<'a>: Copy;
    /// The table while the rules change it: pack, state, referee and scribe.
    type Play<'a>;

    /// Whom a question asks that does not say otherwise: whose turn it is.
    fn usual(state: &Self::State) -> SeatSet;

    /// Describes what a chair may decide at any question, after what the question itself offers.
    #[inline]
    fn anywhere(_at: Self::Look<'_>, _to: &mut impl Offers<Self::Action>) {}

    /// Does what was decided, if it is offered [anywhere](Asking::anywhere): then the question is not asked for an answer.
    #[inline]
    fn answer_anywhere(_play: &mut Self::Play<'_>, _seat: Seat, _action: &Self::Action) -> Option<Rests> {
        None
    }
}

/// A question to chairs: one type with one `impl`, in the chapter of the book it belongs to.
///
/// Its fields are what its answer needs, a few bytes in the state. [`Question::offers`] alone decides what is legal, and
/// sees what the asked chair sees, so a refusal can tell nobody a secret. [`Question::answer`] gets only what was
/// offered and cannot refuse, so a refusal cannot change anything.
pub trait Question<G: Asking>: Copy {
    /// The chairs that are asked.
    #[inline]
    fn asked(self, state: &G::State) -> SeatSet {
        G::usual(state)
    }

    /// Whether it is asked in a window; see [`Game::is_window`].
    #[inline]
    fn is_window(self, _state: &G::State) -> bool {
        false
    }

    /// Which of its words it goes by now, counted from 0, where its line in [`asks!`](crate::asks) gives it several.
    #[inline]
    fn wording(self) -> usize {
        0
    }

    /// The time that the rules put to it; see [`Game::own_clock`].
    #[inline]
    fn clock(self, _state: &G::State) -> Option<OwnClock> {
        None
    }

    /// Describes what the chair may decide, and by which rule it may not decide the rest.
    fn offers(self, at: G::Look<'_>, to: &mut impl Offers<G::Action>);

    /// What is done in the chair when nobody sits there; see [`Game::duty`].
    #[inline]
    fn duty(self, _at: G::Look<'_>) -> Option<G::Action> {
        None
    }

    /// Does what the chair has decided. Everything that was not offered ends in [`not_offered`].
    fn answer(self, play: &mut G::Play<'_>, seat: Seat, action: &G::Action) -> Rests;

    /// What happens to a chair that is asked when its time is up.
    #[inline]
    fn time_up(self, _play: &mut G::Play<'_>, _seat: Seat) -> Result<Rests, Refusal> {
        Err(house::NO_CLOCK)
    }

    /// Puts the words of the question into its sentence.
    fn prompt(self, _at: G::Look<'_>, line: Line) -> Line {
        line
    }
}

/// A question to chance.
pub trait Draw<G: Asking>: Copy {
    /// In how many ways it can fall, and what for.
    fn chance(self, state: &G::State) -> Chance;

    /// Does what chance has decided; `way` is one of the ways there are.
    fn falls(self, play: &mut G::Play<'_>, way: u32) -> Rests;

    /// What way `way` would mean; see [`Game::draw_name`].
    fn name(self, pack: &G::Pack, state: &G::State, way: u32, referee: &Referee) -> DrawName;
}

/// A question nobody is asked any more: the match is over.
pub trait Ending<G: Asking>: Copy {
    /// How it ended.
    fn outcome(self, state: &G::State) -> Outcome;
}

/// The arm for all that a question did not offer.
///
/// # Panics
/// Always: [`Game::decide`] takes only what was offered.
#[cold]
#[inline(never)]
#[track_caller]
pub fn not_offered<A: Debug>(action: &A) -> ! {
    panic!("{action:?} was not offered")
}
