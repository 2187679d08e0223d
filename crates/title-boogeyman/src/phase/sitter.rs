//! The Babysitter: how she moves, where she stops, and what possesses her (BO-SITTER, BO-POSS).

use veilleuse_core::{Line, Offers, Question, Rests, Seat, SeatSet, kind, not_offered, unless};

use crate::{
    Boogeyman,
    action::Action,
    ask,
    cards::Spell,
    frame::{Cause, Contest, Frame},
    state::State,
    told::Told,
    words::{Entity, NONE, Space, spaces},
};

use super::{Look, Play};

/// BO-SITTER-03: of several shortest ways, somebody chooses.
impl Question<Boogeyman> for ask::Route {
    /// Ruling BO-Q-34: the active Child's owner; in a possession the target's.
    fn asked(self, state: &State) -> SeatSet {
        let own_turn = state.active != NONE && self.cause != Cause::Possession;
        state.owner(if own_turn { state.active } else { self.child })
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Step), at.steps_toward(self.target), |_| "BO-SITTER-03");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Step(to) = *action else { not_offered(action) };
        let ask::Route { target, left, cause, child, .. } = self;
        play.step(to, Frame::SitterMove { target, left: left - 1, cause, child, moved: true }, cause)
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("left", self.left)
    }
}

/// BO-SITTER-06: led towards a Room, as far as the card's owner likes.
impl Question<Boogeyman> for ask::Lead {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Step), at.steps_toward(self.target), |_| "BO-SITTER-06");
        to.all([Action::Stop]);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let ask::Lead { target, left, child, moved } = self;
        match *action {
            Action::Step(to) => {
                play.step(to, Frame::Lead { target, left: left - 1, child, moved: true }, Cause::Card)
            }
            Action::Stop => play.then(Frame::SitterStops { cause: Cause::Card, moved }),
            _ => not_offered(action),
        }
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("left", self.left)
    }
}

/// BO-POSS-06: nowhere twice. Ruling BO-Q-54: at least one step.
impl Question<Boogeyman> for ask::Possess {
    fn asked(self, state: &State) -> SeatSet {
        state.boogeyman_seats()
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let near = at.state.near(at.pack, Space(at.state.sitter)) & !(at.state.pick.from as u32);
        to.each(kind!(Action::Step), spaces(near), |_| "BO-POSS-06");
        to.one(Action::Stop, unless(self.moved, "BO-POSS-03"));
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::Step(to) => {
                play.state.pick.from |= u64::from(to.bit());
                let on = Frame::PossessStep { left: self.left - 1, moved: true };
                play.step(to, on, Cause::Possession)
            }
            Action::Stop => play.then(Frame::SitterStops { cause: Cause::Possession, moved: self.moved }),
            _ => not_offered(action),
        }
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("left", self.left)
    }
}

impl Look<'_> {
    /// Where the Babysitter can go next on the way to a space.
    fn steps_toward(self, target: u8) -> impl Iterator<Item = Space> {
        spaces(self.state.steps_toward(self.pack, Space(self.state.sitter), Space(target)))
    }
}

impl Play<'_> {
    /// BO-SITTER-03, BO-SITTER-07: so many Rooms towards a Room.
    pub(super) fn send_sitter(&mut self, target: u8, steps: u8, cause: Cause, child: u8) -> Rests {
        if steps == 0 || self.state.sitter == NONE || target == NONE {
            return Rests::No;
        }
        let left = self.longer(steps);
        self.then(Frame::SitterMove { target, left, cause, child, moved: false })
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
            return self.then(Frame::SitterStops { cause, moved });
        }
        let ways = self.state.steps_toward(self.pack, here, Space(target));
        match ways.count_ones() {
            0 => {
                // Ruling BO-Q-35
                self.scribe.tell(|_| Told::SitterStays {});
                self.then(Frame::SitterStops { cause, moved })
            }
            1 => {
                let next = Space(ways.trailing_zeros() as u8);
                self.step(
                    next,
                    Frame::SitterMove { target, left: left - 1, cause, child, moved: true },
                    cause,
                )
            }
            _ => self.ask(ask::Route { target, left, cause, child, moved }),
        }
    }

    /// One step; BO-SITTER-11: the first Child stops her.
    fn step(&mut self, next: Space, on: Frame, cause: Cause) -> Rests {
        self.state.sitter = next.0;
        self.scribe.tell(|_| Told::SitterMoved { to: next });
        let alone = self.state.conscious_at(next) == 0;
        self.then(if alone { on } else { Frame::SitterStops { cause, moved: true } })
    }

    pub(super) fn lead(&mut self, target: u8, left: u8, child: u8, moved: bool) -> Rests {
        let ways = self.state.steps_toward(self.pack, Space(self.state.sitter), Space(target));
        if left == 0 || ways == 0 {
            return self.then(Frame::SitterStops { cause: Cause::Card, moved });
        }
        self.ask(ask::Lead { target, left, child, moved })
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
            0 => Rests::No,
            1 => self.then(Frame::Encounter(kids.trailing_zeros() as u8, Entity::Babysitter)),
            _ => self.begin_contest(Contest::Meet(Entity::Babysitter), kids),
        }
    }

    /// BO-POSS-03: a die says how far.
    pub(super) fn possess(&mut self) -> Rests {
        self.scribe.tell(|_| Told::Possessed {});
        self.then(Frame::PossessRolled);
        self.ask(ask::Die { child: NONE })
    }

    pub(super) fn possess_rolled(&mut self) -> Rests {
        let steps = self.state.result;
        if self.state.rules.player_run() {
            // BO-POSS-06
            self.state.pick.from = 1 << self.state.sitter;
            let left = self.longer(steps);
            return self.then(Frame::PossessStep { left, moved: false });
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
        if left == 0 || ways == 0 {
            return self.then(Frame::SitterStops { cause: Cause::Possession, moved });
        }
        self.ask(ask::Possess { left, moved })
    }
}
