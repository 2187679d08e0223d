//! Tokens on sheets: saved, lost, and the end that may follow at any token.

use veilleuse_core::{Ending, Line, Offers, Outcome, Question, Rests, Seat, SeatSet, kind, not_offered};

use crate::{
    Numeville,
    action::Action,
    ask,
    cards::Aid,
    end::outcome,
    setup::Mode,
    state::{End, State, Status},
    told::Told,
    voice::complice_name,
    words::{Colour, Complice},
};

use super::{Look, Play, untimely, usable_for};

/// Red tokens are about to go on a sheet: whoever holds the card for it may cancel one.
impl Question<Numeville> for ask::CancelRed {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.holder)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Pass]);
        to.each(kind!(Action::Use), at.aids(|aid| aid == Aid::CancelRed(self.on)), untimely);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let ask::CancelRed { on, count, .. } = self;
        match *action {
            Action::Pass => play.place(on, Colour::Red, count),
            Action::Use(slot) => {
                play.spend(seat, slot);
                play.scribe.tell(|_| Told::RedCancelled { seat, complice: on });
                play.place(on, Colour::Red, count - 1)
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.name("complice", complice_name(self.on)).number("count", self.count)
    }
}

impl Ending<Numeville> for ask::Over {
    fn outcome(self, state: &State) -> Outcome {
        outcome(self.end, state.rules.seats)
    }
}

impl Play<'_> {
    /// Red tokens go on a sheet, unless somebody who can cancel one is asked first.
    pub(super) fn red_arrives(&mut self, on: Complice, count: u8) -> Rests {
        if count == 0 || self.state.settled(on) || self.state.rules.mode != Mode::Advanced {
            return self.place(on, Colour::Red, count);
        }
        let seats = self.state.rules.seats;
        let mut seat = self.state.active;
        for _ in 0..seats {
            if usable_for(self.pack, self.state, seat, |aid| aid == Aid::CancelRed(on)).is_some() {
                return self.ask(ask::CancelRed { on, count, holder: seat });
            }
            seat = seat.next(seats);
        }
        self.place(on, Colour::Red, count)
    }

    /// NU-END-10, Rulings NU-Q-06 and NU-Q-38: one by one, and the first threshold reached ends it.
    pub(super) fn place(&mut self, on: Complice, colour: Colour, count: u8) -> Rests {
        for _ in 0..count {
            let sheet = &mut self.state.sheets[on];
            if !sheet.is_open() {
                break;
            }
            sheet.tokens_mut(colour).advance();
            let full = sheet.tokens(colour).is_full();
            self.scribe.tell(|_| Told::TokenPlaced { complice: on, colour });
            if full {
                self.settle_complice(on, if colour == Colour::Blue { Status::Saved } else { Status::Lost });
                if let Some(end) = self.end_reached() {
                    return self.end(end);
                }
            }
        }
        Rests::No
    }

    /// Takes tokens off an open sheet; what is not there is not taken (Ruling NU-Q-35).
    pub(super) fn remove(&mut self, from: Complice, colour: Colour, count: u8) -> u8 {
        let made = self.state.sheets[from].tokens_mut(colour).retreat(count);
        for _ in 0..made {
            self.scribe.tell(|_| Told::TokenRemoved { complice: from, colour });
        }
        if made == 0 {
            self.scribe.tell(|_| Told::NothingToRemove { complice: from });
        }
        made
    }

    /// NU-STATUS-01 to NU-STATUS-03: a saved Complice's tokens go back; a lost one's stay (Ruling NU-Q-05), and
    /// the workshop leaves all of them on show (Ruling NU-Q-56).
    fn settle_complice(&mut self, complice: Complice, status: Status) {
        let sheet = &mut self.state.sheets[complice];
        sheet.status = status;
        if status == Status::Saved && self.state.rules.mode != Mode::Workshop {
            sheet.blue.retreat(u8::MAX);
            sheet.red.retreat(u8::MAX);
        }
        self.scribe.tell(|_| Told::Settled { complice, status });
    }

    fn end_reached(&self) -> Option<End> {
        let (saved, lost) = (self.state.count(Status::Saved), self.state.count(Status::Lost));
        if self.state.rules.mode == Mode::Workshop {
            // NU-WORK-17, NU-WORK-18
            return match (saved, lost) {
                (2.., _) => Some(End::WorkshopSaved),
                (_, 2..) => Some(End::WorkshopLost),
                _ => None,
            };
        }
        match (saved, lost) {
            // NU-END-01
            (4, _) => Some(End::AllSaved),
            // NU-END-02
            (_, 2..) => Some(End::TwoLost),
            // Ruling NU-Q-02: nobody is left to save.
            (3, 1) => Some(End::NoneOpen),
            _ => None,
        }
    }

    /// The match is over; nothing that was pending happens any more.
    pub(super) fn end(&mut self, end: End) -> Rests {
        self.state.frames.clear();
        let outcome = outcome(end, self.state.rules.seats);
        self.scribe.tell(|_| Told::Ended { result: outcome.result, reason: outcome.reason });
        self.ask(ask::Over { end })
    }
}
