//! The course of a match, one file per chapter of the rulebook.
//!
//! A chapter holds its questions whole: who is asked, what is offered and by which rule the rest is refused, what an
//! answer does, how it reads. [`Look`] is the table as the asked chair sees it; [`Play`] is the table while the rules
//! change it. Everything a chapter does ends in [`Rests`]: another question, or what waits in the frames.

mod bad;
mod effect;
mod exchange;
mod keys;
mod loss;
mod opening;
mod passage;
mod reaction;
mod turn;

use veilleuse_core::{Asking, Draw, Rests, Seat, SeatSet, look_and_play};

use crate::{
    ClefDesMondes,
    ask::Ask,
    state::{Frame, Held, State},
    words::Card,
};

pub(crate) use keys::keys_missing;
pub(crate) use reaction::{as_reaction, reactions, reactors};

look_and_play!(ClefDesMondes);

impl Asking for ClefDesMondes {
    type Look<'a> = Look<'a>;
    type Play<'a> = Play<'a>;

    #[inline]
    fn usual(state: &State) -> SeatSet {
        SeatSet::only(state.active)
    }
}

impl Look<'_> {
    /// The hand of the chair.
    #[inline]
    fn hand(self) -> Held {
        self.state.player(self.seat).own_hand(self.eyes)
    }
}

impl Play<'_> {
    /// Does what waits until somebody has to decide.
    #[inline(never)]
    pub(crate) fn run(&mut self) {
        while let Some(frame) = self.state.frames.pop() {
            let rests = match frame {
                Frame::EndAction => self.end_action(),
                Frame::BeginTurn => self.begin_turn(),
                Frame::Resolve => self.resolve(),
                Frame::Settle(from) => self.settle(from),
                Frame::Depart(seat, to) => self.depart(seat, to),
                Frame::Arrive(seat, to) => self.arrive(seat, to),
                Frame::DrawMore(left) => self.draw_more(left),
                Frame::Look(count) => self.look(count),
                Frame::Defend(place) => self.defend(place),
                Frame::Defended(seat) => self.defended(seat),
                Frame::Hit => self.hit(),
                Frame::Driven(seat, via) => self.driven(seat, via),
                Frame::Lose(loss) => self.lose(loss),
                Frame::Keep => self.keep(),
                Frame::Pawns(seat) => self.pawns(seat),
                Frame::Begin => self.begin(),
                Frame::Opened => self.opened(),
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

    /// Lets chance decide, or goes on at once where there is only one way.
    #[inline]
    fn chance(&mut self, draw: impl Draw<ClefDesMondes> + Into<Ask>) -> Rests {
        if draw.chance(self.state).ways == 1 { draw.falls(self, 0) } else { self.ask(draw) }
    }

    fn then(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    /// Where a card is in the hand that it was offered from.
    #[inline]
    fn place_in_hand(&self, seat: Seat, card: Card) -> usize {
        let mut backs = self.state.player(seat).backs().iter();
        let place = backs.position(|back| *back.card.truth(self.referee) == card);
        place.expect("a card that is offered is in the hand")
    }
}
