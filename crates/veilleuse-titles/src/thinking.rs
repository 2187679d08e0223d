//! Bots for each title.
//!
//! What they do is generic over titles, and a release build compiles generic code anew in every crate that uses it. Here it is
//! compiled once for each title; tables, the laboratory and the terminal call it.

use veilleuse_bots::{
    Advice, Analysing, Analyst, Budget, Chair, Dice, Effort, Level, Pupil, Reason, Searcher, advise, judge,
};
use veilleuse_core::{Judgement, Match, Seat};

use crate::{Boogeyman, ClefDesMondes, Numeville, StrangerThings, TerrorBelow};

/// A title with bots.
pub trait Thinking: Judgement {
    /// See [`Level::bot`].
    fn bot(level: Level, seed: u64, budget: Budget) -> Pupil<Self>;

    /// See [`advise`].
    fn advise(play: &Match<Self>, seat: Seat, budget: Budget, dice: Dice) -> Option<Advice<Self::Action>>;

    /// See [`judge`].
    fn judge(
        seat: Seat,
        position: &Match<Self>,
        done: &Self::Action,
        is_best: &dyn Fn(&Self::Action) -> bool,
        dice: &mut Dice,
    ) -> Option<Vec<Reason>>;

    /// See [`Searcher::rank`].
    fn rank(
        play: &Match<Self>,
        seat: Seat,
        options: &[Self::Action],
        budget: Budget,
        dice: Dice,
    ) -> Vec<usize>;

    /// See [`Analyst`].
    fn analyst(play: Match<Self>, effort: Effort, seed: u64) -> Box<dyn Analysing<Self>>;
}

macro_rules! thinking {
    ($($title:ident),*) => {
        $(impl Thinking for $title {
            fn bot(level: Level, seed: u64, budget: Budget) -> Pupil<Self> {
                level.bot(seed, budget)
            }

            fn advise(
                play: &Match<Self>,
                seat: Seat,
                budget: Budget,
                dice: Dice,
            ) -> Option<Advice<Self::Action>> {
                advise(play, seat, budget, dice)
            }

            fn judge(
                seat: Seat,
                position: &Match<Self>,
                done: &Self::Action,
                is_best: &dyn Fn(&Self::Action) -> bool,
                dice: &mut Dice,
            ) -> Option<Vec<Reason>> {
                judge(seat, position, done, is_best, dice)
            }

            fn rank(
                play: &Match<Self>,
                seat: Seat,
                options: &[Self::Action],
                budget: Budget,
                dice: Dice,
            ) -> Vec<usize> {
                Searcher::new(dice, budget).rank(seat, &Chair::new(play, seat), options)
            }

            fn analyst(play: Match<Self>, effort: Effort, seed: u64) -> Box<dyn Analysing<Self>> {
                Box::new(Analyst::new(play, effort, seed))
            }
        })*
    };
}

thinking!(Boogeyman, ClefDesMondes, Numeville, StrangerThings, TerrorBelow);
