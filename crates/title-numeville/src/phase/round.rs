//! The end of a turn, the end of a round, and the clock of the match.

use veilleuse_core::{
    Chance, Draw, DrawName, Offers, Question, Referee, Rests, Seat, SeatSet, kit::Set, not_offered,
};

use crate::{
    Numeville,
    action::Action,
    ask::{self, For},
    pack::Pack,
    state::{End, Frame, State, Status},
    told::Told,
    words::{Card, Dark},
};

use super::{Look, Play, draw_concerns_settled};

/// NU-END-09, Ruling NU-Q-01: three are saved, the fourth is open; the table may stop here.
impl Question<Numeville> for ask::Stop {
    fn asked(self, _: &State) -> SeatSet {
        self.waiting
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Stop, Action::PlayOn]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let stop = match action {
            Action::Stop => true,
            Action::PlayOn => false,
            _ => not_offered(action),
        };
        play.scribe.tell(|_| Told::StopAnswered { seat, stop });
        let (waiting, refused) = (self.waiting.without(seat), self.refused || !stop);
        if !waiting.is_empty() {
            play.ask(ask::Stop { waiting, refused })
        } else if refused {
            play.scribe.tell(|_| Told::PlayGoesOn {});
            play.draw_round_end(Set::EMPTY)
        } else {
            play.end(End::Stopped)
        }
    }
}

/// NU-ROUND-02: the card at the end of a round.
impl Draw<Numeville> for ask::DrawRoundEnd {
    fn chance(self, state: &State) -> Chance {
        For::RoundEnd.among(state.round_ends.ways())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let card = play.state.round_ends.draw(way);
        let id = &play.pack.round_ends[card.index()].id;
        play.scribe.tell(|_| Told::DarkDrawn { deck: Dark::RoundEnd, card: id.clone() });
        play.state.round_ends.discard(card);
        if draw_concerns_settled(play.pack, play.state, Dark::RoundEnd, card) {
            // NU-ROUND-03: drawn again; the rejected card is spent (Ruling NU-Q-17).
            play.scribe.tell(|_| Told::DarkRejected { deck: Dark::RoundEnd, card: id.clone() });
            let mut rejected = play.state.rejected;
            rejected.put(card);
            return play.draw_round_end(rejected);
        }
        play.state.frames.push(Frame::AfterRoundCard);
        play.state.frames.push(Frame::Blows { deck: Dark::RoundEnd, card, at: 0 });
        Rests::No
    }

    fn name(self, pack: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(pack.round_ends[state.round_ends.peek(way).index()].id.to_string())
    }
}

impl Play<'_> {
    /// NU-TURN-03, NU-TURN-05: on to the left; NU-ROUND-01: after the last turn the round ends.
    pub(crate) fn end_turn(&mut self) -> Rests {
        let next = self.state.active.next(self.state.rules.seats);
        if next != self.state.first {
            self.state.active = next;
            return self.begin_turn();
        }
        let round = self.state.round;
        self.scribe.tell(|_| Told::RoundEnded { round });
        // Ruling NU-Q-20: what held for this round lapses before the next card.
        if self.state.modifier.take().is_some() {
            self.scribe.tell(|_| Told::ModifierLapsed {});
        }
        // After the last round there is nothing to play on for.
        if self.state.count(Status::Saved) == 3 && !self.state.round_ends.is_empty() {
            let waiting = SeatSet::first(self.state.rules.seats);
            return self.ask(ask::Stop { waiting, refused: false });
        }
        self.draw_round_end(Set::EMPTY)
    }

    /// NU-END-03: a card must be drawn and there is none, also when drawing again (Ruling NU-Q-18).
    fn draw_round_end(&mut self, rejected: Set<Card>) -> Rests {
        self.state.rejected = rejected;
        if self.state.round_ends.is_empty() {
            // NU-END-05, NU-END-07, Ruling NU-Q-03: what counts now is how many were saved.
            let won = self.state.count(Status::Saved) >= 3;
            return self.end(End::OutOfTime { won });
        }
        self.ask(ask::DrawRoundEnd)
    }

    /// NU-END-04: also after the last card one more round is played.
    pub(super) fn next_round(&mut self) -> Rests {
        self.state.round += 1;
        self.state.active = self.state.first;
        self.refresh_powers();
        self.begin_turn()
    }
}
