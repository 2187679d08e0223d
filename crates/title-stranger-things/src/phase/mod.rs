//! The course of a match, one file per chapter of the rulebook.
//!
//! [`Play`] holds everything a rule may touch while one input is applied. Its [`Course`] says which chapter takes
//! which answer, and which one does what waits in the frames.

mod acting;
mod contest;
mod effects;
mod enemies;
mod opening;
mod picks;
mod scenes;
mod tokens;
mod turn;

use veilleuse_core::{
    Referee, Scribe, Seat, house,
    kit::{Answered, Course, Rests},
    read_off_state,
};

use crate::{
    action::Action,
    pack::{Pack, Season},
    pending,
    state::{Ask, Frame, State},
    told::{Spot, Told},
    words::Slot,
};

pub(crate) use opening::HAND;

/// One input being applied.
pub(crate) struct Play<'a, 'b> {
    pub(crate) pack: &'a Pack,
    pub(crate) state: &'a mut State,
    pub(crate) referee: &'a Referee,
    pub(crate) scribe: &'a mut Scribe<'b, Told>,
}

impl<'a> Play<'a, '_> {
    pub(crate) fn season(&self) -> &'a Season {
        self.state.season(self.pack)
    }

    /// A slot as it is told.
    pub(crate) fn spot(&self, slot: Slot) -> Spot {
        Spot { mode: self.state.rules.mode, slot }
    }

    pub(crate) fn ask(&mut self, ask: Ask) -> Rests {
        self.state.ask = ask;
        Rests::Yes
    }

    pub(crate) fn then(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }
}

impl Course for Play<'_, '_> {
    read_off_state!();

    #[inline]
    fn resume(&mut self, frame: Frame) -> Rests {
        match frame {
            Frame::BeginTurn => self.begin_turn(),
            Frame::ActStep => self.act_step(),
            Frame::Act => self.act(),
            Frame::Resolve => self.resolve(),
            Frame::RefillStep => self.refill_step(),
            Frame::Refill => self.refill(),
            Frame::SceneStep => self.scene_step(),
            Frame::NextScene => self.next_scene(),
            Frame::Sentence { scene, at } => self.sentence(scene, at),
            Frame::SceneDone => self.scene_done(),
            Frame::EndTurn => self.end_turn(),
            Frame::Build { slot, left } => self.build(slot, left),
            Frame::Add { slot, left } => self.add(slot, left),
            Frame::AddEach { left, count } => self.add_each(left, count),
            Frame::NewAlly(place) => self.new_ally(place),
            Frame::DrawItems(left) => self.draw_items(left),
            Frame::Gather(left) => self.gather(left),
            Frame::MoveEach { left, goal, steps } => self.move_each(left, goal, steps),
            Frame::March { enemy, goal, left } => self.march(enemy, goal, left),
            Frame::Stalk { enemy, to, left } => self.stalk(enemy, to, left),
            Frame::DiscardEach { left, count } => self.discard_each(left, count),
            Frame::Fought => self.fought(),
            Frame::SetupPile(slot) => self.setup_pile(slot),
            Frame::RevealTops => self.reveal_tops(),
            Frame::SetupAlly(place) => self.setup_ally(place),
            Frame::RevealTop(slot) => self.reveal_top(slot),
            Frame::PlaceFigures => self.place_figures(),
            Frame::Deal(seat) => self.deal(seat),
        }
    }

    fn finish(&mut self) {
        self.state.frames.clear();
        self.state.ask = Ask::Over;
        let outcome = crate::end::outcome(self.state);
        self.scribe.tell(|_| Told::Ended { result: outcome.result, reason: outcome.reason });
    }

    fn drawn(&mut self, way: u32) -> Answered {
        Ok(match self.state.ask {
            Ask::HandCard(seat) => self.card_drawn(seat, way),
            Ask::SceneCard => self.scene_drawn(way),
            Ask::Token(slot) => self.token_drawn(slot, way),
            Ask::Shuffle(slot) => self.shuffled(slot, way),
            Ask::Restack(slot) => self.restacked(slot, way),
            Ask::ItemCard(left) => self.item_drawn(left, way),
            Ask::AllyCard(place) => self.ally_drawn(place, way),
            Ask::AsideToken => self.aside_token_drawn(way),
            Ask::WillToken(slot) => self.will_token_drawn(slot, way),
            Ask::StartItem(seat) => self.start_item_drawn(seat, way),
            Ask::First => self.first_drawn(way),
            _ => return Err(house::NO_SUCH_DRAW),
        })
    }

    #[inline]
    fn decided(&mut self, _: Seat, action: Action) -> Answered {
        let decided = match self.state.ask {
            Ask::MoveCards | Ask::Walk => self.move_decided(action),
            Ask::Act => self.act_decided(action),
            Ask::ActCards => self.act_cards_decided(action),
            Ask::Curious | Ask::Gather(_) => self.reveal_decided(action),
            Ask::Choose(seat) => self.choose_decided(seat, action),
            Ask::KeepItem | Ask::DropItem => self.item_decided(action),
            Ask::SendDemogorgon(_) | Ask::SendPatrol(_) => self.send_decided(action),
            Ask::Path { .. } | Ask::Prey { .. } | Ask::PickPatrol { .. } => self.path_decided(action),
            Ask::Share(_) | Ask::Return(_) => self.look_decided(action),
            Ask::Pick(picking) => self.pick_decided(picking, action),
            Ask::PickDemodog => self.demodog_decided(action),
            Ask::DiscardCard { seat, left } => self.discard_decided(seat, left, action),
            _ => Err(house::OTHER_QUESTION),
        };
        #[cfg(feature = "planted-leaks")]
        let decided = decided.map_err(|refusal| self.leak_by_refusal(refusal));
        decided
    }
}
