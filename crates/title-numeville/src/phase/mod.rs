//! The course of a match, one file per chapter of the rulebook.
//!
//! A chapter holds its questions whole: who is asked, what is offered and by which rule the rest is refused, what an
//! answer does, how it reads. [`Look`] is the table as the asked chair sees it; [`Play`] is the table while the rules
//! change it. Everything a chapter does ends in [`Rests`]: another question, or what waits in the frames.

mod aids;
mod attack;
mod blows;
mod movement;
mod opening;
mod question;
mod round;
mod tokens;
mod workshop;

use veilleuse_core::{Asking, Offers, Rests, Seat, SeatSet, look_and_play};

use crate::{
    Numeville,
    action::Action,
    ask::Ask,
    state::{Frame, State},
};

use aids::untimely;
pub(crate) use aids::{fresh, usable, usable_for};
use blows::draw_concerns_settled;
pub(crate) use movement::{destination, district, turnings};
pub(crate) use question::{ORDER_WAYS, ORDERS, shown};
pub(crate) use workshop::MOST_ROUNDS;

/// The faces of a die.
const FACES: u32 = 6;

look_and_play!(Numeville);

impl Asking for Numeville {
    type Look<'a> = Look<'a>;
    type Play<'a> = Play<'a>;

    #[inline]
    fn usual(state: &State) -> SeatSet {
        SeatSet::only(state.active)
    }

    #[inline]
    fn anywhere(at: Look<'_>, to: &mut impl Offers<Action>) {
        if at.state.rules.workshop.led && at.seat == Seat::MASTER {
            workshop::offer_by_hand(at, to);
        }
    }

    #[inline]
    fn answer_anywhere(play: &mut Play<'_>, seat: Seat, action: &Action) -> Option<Rests> {
        if seat == Seat::MASTER { play.done_by_hand(action) } else { None }
    }
}

impl Play<'_> {
    /// Does what waits until somebody has to decide.
    #[inline(never)]
    pub(crate) fn run(&mut self) {
        while let Some(frame) = self.state.frames.pop() {
            let rests = match frame {
                Frame::AfterQuestion => self.after_question(),
                Frame::EndTurn => self.end_turn(),
                Frame::Red { on, count } => self.red_arrives(on, count),
                Frame::Place { on, colour, count } => self.place(on, colour, count),
                Frame::Blows { deck, card, at } => self.strike(deck, card, at),
                Frame::AfterRoundCard => self.next_round(),
                Frame::Correct(place) => self.correct(place),
            };
            if rests == Rests::Yes {
                return;
            }
        }
    }

    /// Rests on this question.
    #[inline]
    fn ask(&mut self, question: impl Into<Ask>) -> Rests {
        self.state.ask = question.into();
        Rests::Yes
    }
}
