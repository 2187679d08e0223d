//! CM-BAD: bad encounters, the right to parry them, and what they do.

use veilleuse_core::{Seat, SeatSet};

use super::{Answered, Play, Rests};
use crate::{
    action::Action,
    cards::{Effect, Target},
    checks,
    state::{Answer, Ask, Attempt, Deed, Fate, Frame, Loss, Played},
    told::Told,
    words::{Card, NONE, Via},
};

impl Play<'_, '_> {
    /// CM-BAD-01, CM-DRAW-03: a bad encounter is played at once.
    pub(super) fn bad_encounter(&mut self, card: u8, learners: SeatSet) -> Rests {
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        self.scribe.reveal(learners, |_| Told::BadDrawn { seat, world, card: Card(card) });
        let base = self.state.stacked;
        self.state.attempt = Attempt { base, ..Attempt::of(Deed::Bad(card), seat) };
        let origin = Card(card).origin() as u8;
        self.state.push_played(Played { card, by: NONE, world: origin, against: NONE });
        self.then(Frame::Settle(base));
        self.then(Frame::Hit);
        self.then(Frame::Defend(0));
        Rests::No
    }

    fn bad_effect(&self) -> Effect {
        self.pack.effect(self.state.stack[usize::from(self.state.attempt.base)].card)
    }

    /// The attacked, so many places clockwise from the drawer (CM-REACT-05, Ruling CM-Q-35).
    fn attacked(&self, steps: u8) -> Option<Seat> {
        let drawer = self.state.attempt.actor;
        let everyone = matches!(self.bad_effect(), Effect::Discard { target: Target::EveryoneHere, .. });
        let seat = self.state.clockwise(drawer, steps);
        (steps == 0 || (everyone && self.state.together(drawer).has(seat))).then_some(seat)
    }

    /// CM-REACT-01, CM-REACT-04: each attacked player may parry, even with nothing to parry with.
    pub(super) fn defend(&mut self, steps: u8) -> Rests {
        if steps == self.state.rules.seats {
            return Rests::No;
        }
        self.then(Frame::Defend(steps + 1));
        self.state.floor = self.state.stacked;
        match self.attacked(steps) {
            Some(seat) => self.ask(Ask::Defend(seat)),
            None => Rests::No,
        }
    }

    pub(super) fn defence_decided(&mut self, seat: Seat, action: Action) -> Answered {
        let answer = checks::answer(self.pack, self.state, &self.mind(seat), action)?;
        let card = Card(self.state.stack[usize::from(self.state.attempt.base)].card);
        if answer == Answer::LET_BE {
            self.scribe.tell(|_| Told::Undefended { seat, card });
            return Ok(Rests::No);
        }
        self.react(seat, answer);
        self.then(Frame::Defended(seat));
        Ok(if self.state.rules.single_reaction { Rests::No } else { self.window() })
    }

    /// CM-BAD-02: whether the defence held.
    pub(super) fn defended(&mut self, seat: Seat) -> Rests {
        if self.fate() != Fate::Stands {
            self.state.attempt.protected = self.state.attempt.protected.with(seat);
            let card = Card(self.state.stack[usize::from(self.state.attempt.base)].card);
            self.scribe.tell(|_| Told::Parried { seat, card });
        }
        Rests::No
    }

    /// CM-BAD-01: what it does to those who did not parry it.
    pub(super) fn hit(&mut self) -> Rests {
        let drawer = self.state.attempt.actor;
        let protected = self.state.attempt.protected;
        match self.bad_effect() {
            Effect::Discard { count, filter, chooser, .. } => {
                for steps in (0..self.state.rules.seats).rev() {
                    if let Some(seat) = self.attacked(steps)
                        && !protected.has(seat)
                    {
                        let left = count.unwrap_or(Loss::ALL);
                        self.then(Frame::Lose(Loss { seat, left, filter, chooser }));
                    }
                }
            }
            _ if protected.has(drawer) => {}
            Effect::SkipTurn { .. } => {
                // CM-SKIP-01, CM-SKIP-02
                self.state.turn.actions = 0;
                self.state.turn.interrupted = true;
                self.miss_turns(drawer, 1);
            }
            Effect::Push { via, .. } => return self.drive(drawer, via),
            _ => {}
        }
        Rests::No
    }

    /// Rulings CM-Q-45 and CM-Q-46: missed turns add up.
    pub(super) fn miss_turns(&mut self, seat: Seat, turns: u8) {
        let player = self.state.player_mut(seat);
        player.skips = player.skips.saturating_add(turns);
        let turns = player.skips;
        self.scribe.tell(|_| Told::TurnToMiss { seat, turns });
    }

    /// Ruling CM-Q-39: a forced move may be stopped by anybody here, the moved player included.
    fn drive(&mut self, seat: Seat, via: Via) -> Rests {
        self.settle(self.state.attempt.base);
        self.state.attempt = Attempt { mover: Some(seat), ..Attempt::of(Deed::Nothing, seat) };
        self.then(Frame::Driven(seat, via));
        self.window()
    }

    pub(super) fn driven(&mut self, seat: Seat, via: Via) -> Rests {
        if self.fate() == Fate::Blocked {
            self.scribe.tell(|_| Told::MoveStopped { seat });
            return Rests::No;
        }
        self.settle(self.state.floor);
        self.chance(Ask::Drive(seat, via))
    }

    pub(super) fn driven_to(&mut self, seat: Seat, via: Via, way: u32) -> Rests {
        let to = self.state.place_of(seat).ways_out(via)[way as usize];
        // Ruling CM-Q-47
        self.state.turn.interrupted = true;
        self.scribe.tell(|_| Told::Driven { seat, to });
        self.then(Frame::Depart(seat, to));
        Rests::No
    }
}
