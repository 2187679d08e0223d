//! The course of a match, one file per chapter of the rulebook.
//!
//! A chapter holds its questions whole: who is asked, what is offered and by which rule the rest is refused, what an
//! answer does, how it reads. [`Look`] is the table as the asked chair sees it; [`Play`] is the table while the rules
//! change it. Everything a chapter does ends in [`Rests`]: another question, or what waits in the frames.

mod acting;
mod contest;
mod effects;
mod enemies;
mod opening;
mod picks;
mod scenes;
mod tokens;
mod turn;

use veilleuse_core::{Asking, Ending, Rests, SeatSet, kit::Set, look_and_play};

use crate::{
    StrangerThings,
    ask::{self, Ask},
    pack::Season,
    state::{Frame, State},
    told::{Spot, Told},
    words::{Card, Slot},
};

pub(crate) use acting::deeds;
pub(crate) use opening::HAND;

look_and_play!(StrangerThings);

impl Asking for StrangerThings {
    type Look<'a> = Look<'a>;
    type Play<'a> = Play<'a>;

    #[inline]
    fn usual(state: &State) -> SeatSet {
        SeatSet::only(state.active)
    }
}

impl Look<'_> {
    /// The cards in the hand of the asked chair.
    fn hand(self) -> Set<Card> {
        *self.state.player(self.seat).hand.seen_by(self.eyes).expect("a hand is known to its owner")
    }
}

impl<'a> Play<'a> {
    fn season(&self) -> &'a Season {
        self.state.season(self.pack)
    }

    /// A slot as it is told.
    pub(crate) fn spot(&self, slot: Slot) -> Spot {
        Spot { mode: self.state.rules.mode, slot }
    }

    /// Rests on this question.
    #[inline]
    fn ask(&mut self, question: impl Into<Ask>) -> Rests {
        debug_assert!(self.state.end.is_none(), "nothing is asked once the match is decided");
        self.state.ask = question.into();
        Rests::Yes
    }

    /// Has this done before everything that waits.
    #[inline]
    fn then(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    /// Does what waits until somebody has to decide, or the match is decided.
    #[inline(never)]
    pub(crate) fn run(&mut self) {
        while self.state.end.is_none() {
            let Some(frame) = self.state.frames.pop() else { return };
            let rests = match frame {
                Frame::BeginTurn => self.begin_turn(),
                Frame::ActStep => self.act_step(),
                Frame::Act => self.act(),
                Frame::Resolve => self.resolve(),
                Frame::RefillStep => self.refill_step(),
                Frame::Refill => self.refill(),
                Frame::SceneStep => self.scene_step(),
                Frame::NextScene => self.next_scene(),
                Frame::Sentence { of, at } => self.sentence(of, at),
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
            };
            if rests == Rests::Yes {
                return;
            }
        }
        self.finish();
    }

    /// Tells the end and asks nobody any more.
    #[cold]
    fn finish(&mut self) {
        self.state.frames.clear();
        self.state.ask = ask::Over.into();
        let outcome = ask::Over.outcome(self.state);
        self.scribe.tell(|_| Told::Ended { result: outcome.result, reason: outcome.reason });
    }
}
