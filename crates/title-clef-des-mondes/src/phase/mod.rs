//! The course of a match, one file per chapter of the rulebook.
//!
//! [`Play`] holds everything a rule may touch while one input is applied. Its [`Course`] says which chapter takes
//! which answer, and which one does what waits in the frames.

mod bad;
mod effect;
mod exchange;
mod loss;
mod opening;
mod passage;
mod reaction;
mod turn;

use veilleuse_core::{
    Referee, Scribe, Seat, house,
    kit::{Answered, Course, Rests},
    read_off_state,
};

use crate::{
    action::Action,
    checks::Mind,
    pack::Pack,
    pending,
    state::{Ask, Frame, State},
    told::Told,
};

/// One input being applied.
pub(crate) struct Play<'a, 'b> {
    pub(crate) pack: &'a Pack,
    pub(crate) state: &'a mut State,
    pub(crate) referee: &'a Referee,
    pub(crate) scribe: &'a mut Scribe<'b, Told>,
}

impl Play<'_, '_> {
    pub(crate) fn ask(&mut self, ask: Ask) -> Rests {
        self.state.ask = ask;
        Rests::Yes
    }

    /// Lets chance decide, or goes on at once where there is only one way.
    pub(crate) fn chance(&mut self, ask: Ask) -> Rests {
        self.state.ask = ask;
        match pending::chance(self.state) {
            Some(chance) if chance.ways == 1 => self.drawn(0).unwrap_or(Rests::Yes),
            _ => Rests::Yes,
        }
    }

    pub(crate) fn then(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    pub(crate) fn mind(&self, seat: Seat) -> Mind {
        Mind::of_truth(self.state, seat, self.referee)
    }
}

impl Course for Play<'_, '_> {
    read_off_state!();

    #[inline]
    fn resume(&mut self, frame: Frame) -> Rests {
        match frame {
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
        }
    }

    fn finish(&mut self) {
        self.tell_the_end();
    }

    fn drawn(&mut self, way: u32) -> Answered {
        Ok(match self.state.ask {
            Ask::Card => self.card_drawn(way),
            Ask::Face(place) => self.world_drawn(place, way),
            Ask::SecretFace(place) => self.world_seen(place, way),
            Ask::NextSeen(count) => self.next_seen(count, way),
            Ask::LoseRandom(loss) => self.lost_at_random(loss, way),
            Ask::Steal(from) => self.stolen(from, way),
            Ask::Drive(seat, via) => self.driven_to(seat, via, way),
            Ask::Deal(seat) => self.dealt(seat, way),
            Ask::First => self.first_drawn(way),
            Ask::Start => self.start_drawn(way),
            _ => return Err(house::NO_SUCH_DRAW),
        })
    }

    #[inline]
    fn decided(&mut self, seat: Seat, action: Action) -> Answered {
        match self.state.ask {
            Ask::Act => self.act_decided(action),
            Ask::Window(_) => self.window_decided(seat, action),
            Ask::Defend(_) => self.defence_decided(seat, action),
            Ask::Counter | Ask::Confirm => self.exchange_decided(action),
            Ask::Lose(loss) => self.loss_decided(loss, action),
            Ask::DrawMore(left) => self.draw_more_decided(left, action),
            Ask::Arrange { count, done } => self.arrange_decided(count, done, action),
            Ask::Leave(leaving) => self.leave_decided(leaving, action),
            Ask::Halt(_) => self.halt_decided(seat, action),
            Ask::Keep(_) => self.keep_decided(seat, action),
            Ask::Pawn(_) => self.pawn_decided(seat, action),
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// What a seat whose time is up decides: always the quietest thing.
    fn timed_out(&mut self, seat: Seat) -> Answered {
        match self.state.ask {
            Ask::Act => self.act_decided(Action::Pass),
            Ask::Window(_) => self.window_decided(seat, Action::LetBe),
            Ask::Defend(_) => self.defence_decided(seat, Action::LetBe),
            Ask::Counter | Ask::Confirm => self.exchange_decided(Action::Refuse),
            // The victim who does not choose leaves it to chance.
            Ask::Lose(loss) => Ok(self.lose_by_chance(loss)),
            Ask::DrawMore(left) => self.draw_more_decided(left, Action::Stop),
            Ask::Arrange { count, done } => Ok(self.arranged(count, done, 0)),
            Ask::Leave(leaving) => {
                let place = self.state.player(seat).count - (leaving.count - leaving.done);
                Ok(self.left_next(leaving, usize::from(place)))
            }
            Ask::Halt(_) => self.halt_decided(seat, Action::Refuse),
            Ask::Keep(_) => Ok(self.kept(seat, false)),
            Ask::Pawn(_) => Ok(self.pawn_taken(seat, self.free_pawns().nth(0), true)),
            _ => Err(house::NO_CLOCK),
        }
    }
}
