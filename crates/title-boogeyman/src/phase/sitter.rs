//! The Babysitter: how she moves, where she stops, and what possesses her (BO-SITTER, BO-POSS).

use veilleuse_core::house;

use crate::{
    action::Action,
    cards::Spell,
    checks::unless,
    state::{Ask, Cause, Contest, Frame},
    told::Told,
    words::{Entity, NONE, Space, spaces},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// BO-SITTER-03, BO-SITTER-07: so many Rooms towards a Room.
    pub(super) fn send_sitter(&mut self, target: u8, steps: u8, cause: Cause, child: u8) -> Rests {
        if steps == 0 || self.state.sitter == NONE || target == NONE {
            return Rests::No;
        }
        let left = self.longer(steps);
        self.then(Frame::SitterMove { target, left, cause, child, moved: false });
        Rests::No
    }

    fn longer(&self, steps: u8) -> u8 {
        steps + u8::from(self.state.under(self.pack, Spell::SheRuns))
    }

    pub(super) fn sitter_move(
        &mut self,
        target: u8,
        left: u8,
        cause: Cause,
        child: u8,
        moved: bool,
    ) -> Rests {
        let here = Space(self.state.sitter);
        if left == 0 || here.0 == target {
            self.then(Frame::SitterStops { cause, moved });
            return Rests::No;
        }
        let ways = self.state.steps_toward(self.pack, here, Space(target));
        match ways.count_ones() {
            0 => {
                // Ruling BO-Q-35
                self.scribe.tell(|_| Told::SitterStays {});
                self.then(Frame::SitterStops { cause, moved });
                Rests::No
            }
            1 => {
                let next = Space(ways.trailing_zeros() as u8);
                self.step(
                    next,
                    Frame::SitterMove { target, left: left - 1, cause, child, moved: true },
                    cause,
                )
            }
            _ => self.ask(Ask::Route { target, left, cause, child, moved }),
        }
    }

    /// One step; BO-SITTER-11: the first Child stops her.
    fn step(&mut self, next: Space, on: Frame, cause: Cause) -> Rests {
        self.state.sitter = next.0;
        self.scribe.tell(|_| Told::SitterMoved { to: next });
        if self.state.conscious_at(next) == 0 {
            self.then(on);
        } else {
            self.then(Frame::SitterStops { cause, moved: true });
        }
        Rests::No
    }

    /// BO-SITTER-06: led towards a Room, as far as the card's owner likes.
    pub(super) fn lead(&mut self, target: u8, left: u8, child: u8, moved: bool) -> Rests {
        let ways = self.state.steps_toward(self.pack, Space(self.state.sitter), Space(target));
        if left == 0 || ways == 0 {
            self.then(Frame::SitterStops { cause: Cause::Card, moved });
            return Rests::No;
        }
        self.ask(Ask::Lead { target, left, child, moved })
    }

    pub(super) fn sitter_decided(&mut self, action: Action) -> Answered {
        let here = Space(self.state.sitter);
        match (self.state.ask, action) {
            (Ask::Route { target, left, cause, child, moved: _ }, Action::Step(to)) => {
                let ways = self.state.steps_toward(self.pack, here, Space(target));
                unless(ways & to.bit() != 0, "BO-SITTER-03")?;
                let on = Frame::SitterMove { target, left: left - 1, cause, child, moved: true };
                Ok(self.step(to, on, cause))
            }
            (Ask::Lead { target, left, child, .. }, Action::Step(to)) => {
                let ways = self.state.steps_toward(self.pack, here, Space(target));
                unless(ways & to.bit() != 0, "BO-SITTER-06")?;
                let on = Frame::Lead { target, left: left - 1, child, moved: true };
                Ok(self.step(to, on, Cause::Card))
            }
            (Ask::Lead { moved, .. }, Action::Stop) => {
                self.then(Frame::SitterStops { cause: Cause::Card, moved });
                Ok(Rests::No)
            }
            (Ask::Possess { left, .. }, Action::Step(to)) => {
                let ways = self.state.near(self.pack, here) & !(self.state.pick.from as u32);
                unless(ways & to.bit() != 0, "BO-POSS-06")?;
                self.state.pick.from |= u64::from(to.bit());
                Ok(self.step(to, Frame::PossessStep { left: left - 1, moved: true }, Cause::Possession))
            }
            (Ask::Possess { moved, .. }, Action::Stop) => {
                // Ruling BO-Q-54: at least one step.
                unless(moved, "BO-POSS-03")?;
                self.then(Frame::SitterStops { cause: Cause::Possession, moved });
                Ok(Rests::No)
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// Where she stands after a move: BO-SITTER-10 to BO-SITTER-13, BO-POSS-01, BO-PLB-03.
    pub(super) fn sitter_stops(&mut self, cause: Cause, moved: bool) -> Rests {
        if !moved {
            return Rests::No;
        }
        let room = Space(self.state.sitter);
        if self.state.rules.player_run() {
            self.sitter_finds(room);
        }
        let kids = self.state.conscious_at(room);
        self.state.racket.reached |= self.state.racket.room == room.0;
        match kids.count_ones() {
            // Ruling BO-Q-54: possessions do not chain.
            0 if self.state.figure == room.0 && cause != Cause::Possession => self.then(Frame::Possess),
            0 => {}
            1 => self.then(Frame::Encounter(kids.trailing_zeros() as u8, Entity::Babysitter)),
            _ => return self.begin_contest(Contest::Meet(Entity::Babysitter), kids),
        }
        Rests::No
    }

    /// BO-POSS-03: a die says how far.
    pub(super) fn possess(&mut self) -> Rests {
        self.scribe.tell(|_| Told::Possessed {});
        self.then(Frame::PossessRolled);
        self.ask(Ask::Die(NONE))
    }

    pub(super) fn possess_rolled(&mut self) -> Rests {
        let steps = self.state.result;
        if self.state.rules.player_run() {
            // BO-POSS-06
            self.state.pick.from = 1 << self.state.sitter;
            let left = self.longer(steps);
            self.then(Frame::PossessStep { left, moved: false });
            return Rests::No;
        }
        // BO-POSS-04, BO-AIB-06
        let nearest = self.nearest(Space(self.state.sitter));
        match nearest.count_ones() {
            0 => Rests::No,
            1 => {
                let child = nearest.trailing_zeros() as u8;
                self.send_sitter(self.state.child(child).space, steps, Cause::Possession, child)
            }
            _ => self.begin_contest(Contest::Chase(steps), nearest),
        }
    }

    pub(super) fn possess_step(&mut self, left: u8, moved: bool) -> Rests {
        let near = self.state.near(self.pack, Space(self.state.sitter));
        let ways = near & !(self.state.pick.from as u32);
        if left == 0 || spaces(ways).next().is_none() {
            self.then(Frame::SitterStops { cause: Cause::Possession, moved });
            return Rests::No;
        }
        self.ask(Ask::Possess { left, moved })
    }
}
