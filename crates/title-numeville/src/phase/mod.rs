//! The course of a match, one file per chapter of the rulebook.
//!
//! [`Play`] holds everything a rule may touch while one input is applied. [`Play::answer`] takes the input to
//! the chapter that asked; [`Play::run`] does what waits in the frames until somebody has to decide.

mod aids;
mod attack;
mod blows;
mod movement;
mod opening;
mod question;
mod round;
mod tokens;
mod workshop;

use veilleuse_core::{Input, Referee, Refusal, Scribe, Seat, house, kit::Rests};

use crate::{
    action::Action,
    pack::Pack,
    pending::{FACES, question_ways},
    state::{Ask, Frame, State},
    told::Told,
};

use aids::untimely;
pub(crate) use aids::{fresh, usable, usable_for};
pub(crate) use attack::cancels;
use blows::draw_concerns_settled;
pub(crate) use movement::{destination, turnings};
pub(crate) use question::{ORDER_WAYS, ORDERS, can_be_made_easy, difficulty_of, shown};
pub(crate) use workshop::{MOST_ROUNDS, duty};

/// One input being applied.
pub(crate) struct Play<'a, 'b> {
    pub(crate) pack: &'a Pack,
    pub(crate) state: &'a mut State,
    pub(crate) referee: &'a Referee,
    pub(crate) scribe: &'a mut Scribe<'b, Told>,
}

/// What an input leads to: the next question has been asked, or it is refused.
pub(crate) type Answered = Result<(), Refusal>;

impl Play<'_, '_> {
    /// Takes one input to the chapter that asked for it.
    pub(crate) fn answer(&mut self, input: &Input<Action>) -> Answered {
        // The input is read where it lies: copying it whole would wait for the bytes just written.
        match (input, self.state.ask) {
            // What every turn brings, before the rest.
            (&Input::Draw(way), Ask::White) if way < FACES => self.white_rolled(way),
            (&Input::Draw(way), Ask::Black) if way < FACES => self.black_rolled(way),
            (&Input::Draw(way), Ask::DrawQuestion { complice, difficulty, stake })
                if way < question_ways(self.state, complice, difficulty) =>
            {
                self.question_drawn(complice, difficulty, stake, way);
            }
            (&Input::Draw(way), _) => return self.drawn(way),
            (&Input::Decide { seat, action }, _) => return self.decided(seat, action),
            (&Input::Timeout(seat), _) => return self.time_up(seat),
        }
        Ok(())
    }

    /// Does what waits until somebody has to decide.
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

    pub(crate) fn ask(&mut self, ask: Ask) -> Rests {
        self.state.ask = ask;
        Rests::Yes
    }

    fn drawn(&mut self, way: u32) -> Answered {
        match crate::pending::chance(self.state) {
            Some(chance) if way < chance.ways => {}
            None if matches!(self.state.ask, Ask::Over(_)) => return Err(house::OVER),
            _ => return Err(house::NO_SUCH_DRAW),
        }
        match self.state.ask {
            Ask::DrawAttack => self.attack_drawn(way),
            Ask::DrawRoundEnd => self.round_end_drawn(way),
            Ask::DrawCard(slot) => self.card_drawn(slot, way),
            Ask::Eliminate => self.wrong_choices_go(way),
            Ask::Lot(slot) => self.lot_falls(slot, way),
            Ask::FirstRoll(seat) => self.first_rolled(seat, way),
            Ask::DealDraw(complice, difficulty) => self.deal_drawn(complice, difficulty, way),
            Ask::DealOrder(id) => self.deal_ordered(id, way),
            _ => return Err(house::NO_SUCH_DRAW),
        }
        Ok(())
    }

    fn decided(&mut self, seat: Seat, action: Action) -> Answered {
        if !crate::pending::is_asked(self.state, seat) {
            return Err(if matches!(self.state.ask, Ask::Over(_)) { house::OVER } else { house::NOT_ASKED });
        }
        match self.state.ask {
            Ask::Scout(_) | Ask::Start(_) | Ask::Propose(..) | Ask::Consent { .. } => {
                self.opening_decided(seat, action)
            }
            Ask::BeforeWhite
            | Ask::Direction
            | Ask::Bump { .. }
            | Ask::KeepCard { .. }
            | Ask::Plaza { .. } => self.movement_decided(action),
            Ask::Face | Ask::Answer | Ask::Judge | Ask::Retry | Ask::Right => {
                self.question_decided(seat, action)
            }
            Ask::CancelRed { on, count, holder } => self.cancel_red_decided(on, count, holder, action),
            Ask::ChooseAttack { .. } | Ask::CancelAttack { .. } => self.attack_decided(action),
            Ask::PickComplice { chooser, among, deck, card, at } => match action {
                Action::Pick(complice) if among.has(complice) => {
                    self.picked(chooser, complice, deck, card, at);
                    Ok(())
                }
                // Ruling NU-Q-36: only an eligible open Complice can be named.
                Action::Pick(_) => Err(Refusal::by("NU-STATUS-05")),
                _ => Err(house::OTHER_QUESTION),
            },
            Ask::Stop { .. } => self.stop_decided(seat, action),
            Ask::Deal(_) | Ask::Slates | Ask::Correct(_) | Ask::Extra => self.workshop_decided(seat, action),
            _ => Err(house::OTHER_QUESTION),
        }
    }

    fn time_up(&mut self, seat: Seat) -> Answered {
        if !crate::pending::is_asked(self.state, seat) {
            return Err(if matches!(self.state.ask, Ask::Over(_)) { house::OVER } else { house::NOT_ASKED });
        }
        match self.state.ask {
            Ask::Answer => self.answer_time_up(),
            // Ruling NU-Q-54: a master who does not judge leaves the question to the rules.
            Ask::Judge => {
                self.master_steps_aside();
                Ok(())
            }
            Ask::Slates => self.thinking_up(seat),
            _ => Err(house::NO_CLOCK),
        }
    }
}
