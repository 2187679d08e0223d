//! The course of a match, one file per chapter of the rulebook.
//!
//! [`Play`] holds everything a rule may touch while one input is applied. Its [`Course`] says which chapter takes
//! which answer, and which one does what waits in the frames.

mod actions;
mod aptitudes;
mod boogeyman;
mod decks;
mod dice;
mod effects;
mod finale;
mod meeting;
mod minds;
mod opening;
mod places;
mod sitter;
mod trade;
mod turn;
mod turncoat;

pub(crate) use opening::take_noise;

use veilleuse_core::{
    Referee, Scribe, Seat, house,
    kit::{Answered, Course, Rests},
    read_off_state,
};

use crate::{
    action::Action,
    pack::Pack,
    pending,
    state::{Ask, Frame, State},
    told::Told,
    words::Figure,
};

/// One input being applied.
pub(crate) struct Play<'a, 'b> {
    pub(crate) pack: &'a Pack,
    pub(crate) state: &'a mut State,
    pub(crate) referee: &'a Referee,
    pub(crate) scribe: &'a mut Scribe<'b, Told>,
}

impl Play<'_, '_> {
    #[inline]
    pub(crate) fn ask(&mut self, ask: Ask) -> Rests {
        self.state.ask = ask;
        Rests::Yes
    }

    #[inline]
    pub(crate) fn then(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    /// The figure of a Child that has been chosen.
    #[inline]
    pub(crate) fn figure(&self, child: u8) -> Figure {
        self.state.child(child).figure().unwrap_or(Figure::Peter)
    }
}

impl Course for Play<'_, '_> {
    read_off_state!();

    #[inline]
    fn resume(&mut self, frame: Frame) -> Rests {
        match frame {
            Frame::Act => self.act(),
            Frame::Run { span, who, fate } => self.run_steps(span, who, fate),
            Frame::Each { op, left, fate } => self.each(op, left, fate),
            Frame::TestResult { op, child, fate } => self.test_result(op, child, fate),
            Frame::Chosen { op, fate } => self.single(op, self.state.result, fate),
            Frame::Window(roll) => self.back_to(roll),
            Frame::Faints => self.faints(),
            Frame::Noise { child, value, room } => self.noise(child, value, room),
            Frame::AfterNoise => self.after_noise(),
            Frame::Forced { child, room } => self.forced(child, room),
            Frame::AfterForce => self.after_force(),
            Frame::SitterMove { target, left, cause, child, moved } => {
                self.sitter_move(target, left, cause, child, moved)
            }
            Frame::Lead { target, left, child, moved } => self.lead(target, left, child, moved),
            Frame::SitterStops { cause, moved } => self.sitter_stops(cause, moved),
            Frame::Contest { what, left, low, value } => self.contest(what, left, low, value),
            Frame::ContestResult { what, left, low, value } => self.contest_result(what, left, low, value),
            Frame::Encounter(child, entity) => self.encounter(child, entity),
            Frame::AfterMeet(child, entity) => self.after_meet(child, entity),
            Frame::Stress(entity, child) => self.stress(entity, child),
            Frame::Trouble(child) => self.trouble(child),
            Frame::TroubleOver => self.trouble_over(),
            Frame::EndTurnOf(child) => self.end_turn_of(child),
            Frame::Possess => self.possess(),
            Frame::PossessRolled => self.possess_rolled(),
            Frame::PossessStep { left, moved } => self.possess_step(left, moved),
            Frame::Dream(child) => self.dream(child),
            Frame::Draw { child, left } => self.draw_more(child, left),
            Frame::DiscardSome { child, left } => self.discard_some(child, left),
            Frame::Place { why, left, child } => self.place(why, left, child),
            Frame::BeginTurn => self.begin_turn(),
            Frame::Round => self.begin_round(),
            Frame::BoogeymanTurn => self.boogeyman_turn(),
            Frame::BoogeymanActs => self.boogeyman_acts(),
            Frame::BoogeymanShows => self.boogeyman_shows(),
            Frame::BoogeymanLays => self.boogeyman_lays(),
            Frame::Dawn => self.dawn(),
            Frame::FinalRoom => self.final_room(),
            Frame::Aims => self.aims(),
            Frame::ChooseFinal => self.choose_final(),
            Frame::Panel => self.panel(),
            Frame::PanelResult => self.panel_result(),
            Frame::Figures(place) => self.figures(place),
            Frame::Objectives(place) => self.objectives(place),
            Frame::Colours => self.colours(),
            Frame::Tokens => self.tokens(),
            Frame::NoiseTokens => self.noise_tokens(),
            Frame::Sitter => self.ask(Ask::SitterStart),
            Frame::FirstToken => self.lay_token(),
            Frame::Torch => self.torch(),
        }
    }

    fn finish(&mut self) {
        self.tell_the_end();
    }

    fn drawn(&mut self, way: u32) -> Answered {
        Ok(match self.state.ask {
            Ask::Die(child) => self.die_drawn(child, way),
            Ask::Card(deck, child) => self.card_drawn(deck, child, way),
            Ask::SecondCard(child) => self.second_drawn(child, way),
            Ask::RoomToken => self.room_token_drawn(way),
            Ask::Available(errand) => self.available_drawn(errand, way),
            Ask::RandomSpace(why, left, child) => {
                let space = self.picked(way);
                self.place_at(why, left, child, space)
            }
            Ask::RandomFloor => self.floor_chosen(crate::words::Floor::ALL[way as usize]),
            Ask::RandomDoor => {
                let door = self.picked(way).0;
                self.door_chosen(door)
            }
            Ask::RandomStep(child) => {
                let space = self.picked(way);
                self.stumbled(child, space)
            }
            Ask::Buried(room) => self.buried_drawn(room, way),
            Ask::FinalNumber => self.final_chosen(way as u8, false),
            Ask::DealObjective(child) => self.objective_dealt(child, way),
            Ask::DealColour => self.colour_dealt(way),
            Ask::PlaceToken(kind) => self.token_placed(kind, way),
            Ask::PlaceNoise(slot) => self.noise_placed(slot, way),
            Ask::SitterStart => self.sitter_placed(way),
            Ask::First => self.torch_taken(way as u8),
            _ => return Err(house::NO_SUCH_DRAW),
        })
    }

    #[inline]
    fn decided(&mut self, seat: Seat, action: Action) -> Answered {
        let decided = match self.state.ask {
            Ask::Act => self.act_decided(action),
            Ask::Rolled(child) => self.rolled_decided(child, action),
            Ask::Hush { .. } => self.hush_decided(action),
            Ask::Cancel(child, entity) => self.cancel_decided(child, entity, action),
            Ask::Route { .. } | Ask::Lead { .. } | Ask::Possess { .. } => self.sitter_decided(action),
            Ask::Discard { child, left } => self.discard_decided(child, left, action),
            Ask::PickSpace { .. } | Ask::PickFloor | Ask::PickDoor => self.place_decided(action),
            Ask::PickChild { child, revive } => self.child_decided(child, revive, action),
            Ask::PickCard(child) => self.card_decided(child, action),
            Ask::Nightmare(child) => self.nightmare_decided(child, action),
            Ask::Trouble(child) => self.trouble_decided(child, action),
            Ask::Event => self.event_decided(action),
            Ask::Lay => self.lay_decided(action),
            Ask::Deal(child, talk) => self.deal_decided(child, talk, action),
            Ask::Aptitude(child, knack) => self.aptitude_decided(child, knack, action),
            Ask::Snoop(child) => self.snoop_decided(child, action),
            Ask::Vote(waiting) => self.vote_decided(seat, waiting, action),
            Ask::PickFigure(_) | Ask::PickColour | Ask::Hide(_) => self.opening_decided(action),
            _ => Err(house::OTHER_QUESTION),
        };
        #[cfg(feature = "planted-leaks")]
        let decided = decided.map_err(|refusal| self.leak_by_refusal(refusal));
        decided
    }
}
