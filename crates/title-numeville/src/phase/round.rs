//! The end of a turn, the end of a round, and the clock of the match.

use veilleuse_core::{Seat, SeatSet, house, kit::Bag};

use crate::{
    action::Action,
    state::{Ask, End, Frame, Status},
    told::Told,
    words::Dark,
};

use super::{Answered, Play, Rests, draw_concerns_settled};

impl Play<'_, '_> {
    /// Ends the turn from outside the frames.
    pub(crate) fn finish_turn(&mut self) {
        if self.end_turn() == Rests::No {
            self.run();
        }
    }

    /// NU-TURN-03, NU-TURN-05: on to the left; NU-ROUND-01: after the last turn the round ends.
    pub(super) fn end_turn(&mut self) -> Rests {
        let next = self.state.active.next(self.state.rules.seats);
        if next != self.state.first {
            self.state.active = next;
            self.begin_turn();
            return Rests::Yes;
        }
        let round = self.state.round;
        self.scribe.tell(|_| Told::RoundEnded { round });
        // Ruling NU-Q-20: what held for this round lapses before the next card.
        if self.state.modifier.take().is_some() {
            self.scribe.tell(|_| Told::ModifierLapsed);
        }
        // NU-END-09, Ruling NU-Q-01: three are saved, the fourth is open; the table may stop here.
        if self.state.count(Status::Saved) == 3 {
            let waiting = SeatSet::first(self.state.rules.seats);
            return self.ask(Ask::Stop { waiting, refused: false });
        }
        self.draw_round_end(Bag::EMPTY)
    }

    pub(super) fn stop_decided(&mut self, seat: Seat, action: Action) -> Answered {
        let Ask::Stop { waiting, refused } = self.state.ask else { return Err(house::OTHER_QUESTION) };
        let stop = match action {
            Action::Stop => true,
            Action::PlayOn => false,
            _ => return Err(house::OTHER_QUESTION),
        };
        self.scribe.tell(|_| Told::StopAnswered { seat, stop });
        let (waiting, refused) = (waiting.without(seat), refused || !stop);
        if !waiting.is_empty() {
            self.ask(Ask::Stop { waiting, refused });
        } else if refused {
            self.scribe.tell(|_| Told::PlayGoesOn);
            self.draw_round_end(Bag::EMPTY);
        } else {
            self.end(End::Stopped);
        }
        Ok(())
    }

    /// NU-ROUND-02; NU-END-03: a card must be drawn and there is none, also when drawing again (Ruling NU-Q-18).
    fn draw_round_end(&mut self, rejected: Bag) -> Rests {
        self.state.rejected = rejected;
        if self.state.round_ends.is_empty() {
            // NU-END-05, NU-END-07, Ruling NU-Q-03: what counts now is how many were saved.
            let won = self.state.count(Status::Saved) >= 3;
            return self.end(End::OutOfTime { won });
        }
        self.ask(Ask::DrawRoundEnd)
    }

    pub(super) fn round_end_drawn(&mut self, way: u32) {
        let card = self.state.round_ends.draw(way);
        let id = &self.pack.round_ends[usize::from(card)].id;
        self.scribe.tell(|_| Told::DarkDrawn { deck: Dark::RoundEnd, card: id.clone() });
        self.state.round_ends.discard(card);
        if draw_concerns_settled(self.pack, self.state, Dark::RoundEnd, card) {
            // NU-ROUND-03: drawn again; the rejected card is spent (Ruling NU-Q-17).
            self.scribe.tell(|_| Told::DarkRejected { deck: Dark::RoundEnd, card: id.clone() });
            let mut rejected = self.state.rejected;
            rejected.put(card);
            self.draw_round_end(rejected);
        } else {
            self.state.frames.push(Frame::AfterRoundCard);
            self.state.frames.push(Frame::Blows { deck: Dark::RoundEnd, card, at: 0 });
            self.run();
        }
    }

    /// NU-END-04: also after the last card one more round is played.
    pub(super) fn next_round(&mut self) -> Rests {
        self.state.round += 1;
        self.state.active = self.state.first;
        self.refresh_powers();
        self.begin_turn();
        Rests::Yes
    }
}
