//! The Babysitter: how she moves, where she stops, and what possesses her (BO-SITTER, BO-POSS).

use veilleuse_core::{Line, Offers, Question, Rests, Seat, SeatSet, kind, kit::Set, not_offered, unless};

use crate::{
    Boogeyman,
    action::Action,
    ask,
    cards::Spell,
    frame::{Cause, Contest, Frame},
    state::State,
    told::Told,
    words::{Child, Entity, Space},
};

use super::{Look, Play};

/// BO-SITTER-03: of several shortest ways, somebody chooses.
impl Question<Boogeyman> for ask::Route {
    /// Ruling BO-Q-34: the active Child's owner; in a possession the target's.
    fn asked(self, state: &State) -> SeatSet {
        let mover = state.active.filter(|_| self.cause != Cause::Possession);
        state.owner(mover.unwrap_or(self.child))
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
        let near = at.state.near(at.pack, at.state.sitter_at()) - self.been;
        to.each(kind!(Action::Step), near.iter(), |_| "BO-POSS-06");
        to.one(Action::Stop, unless(self.moved, "BO-POSS-03"));
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::Step(to) => {
                let been = self.been.with(to);
                let on = Frame::PossessStep { left: self.left - 1, moved: true, been };
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
    fn steps_toward(self, target: Space) -> impl Iterator<Item = Space> {
        self.state.steps_toward(self.pack, self.state.sitter_at(), target).iter()
    }
}

impl Play<'_> {
    /// BO-SITTER-03, BO-SITTER-07: so many Rooms towards a Room.
    pub(super) fn send_sitter(&mut self, target: Space, steps: u8, cause: Cause, child: Child) -> Rests {
        if steps == 0 {
            return Rests::No;
        }
        let left = self.longer(steps);
        self.then(Frame::SitterMove { target, left, cause, child, moved: false })
    }

    /// How far she goes: under one spell every move of hers is a Room longer.
    pub(super) fn longer(&self, steps: u8) -> u8 {
        steps + u8::from(self.state.under(self.pack, Spell::SheRuns))
    }

    pub(super) fn sitter_move(
        &mut self,
        target: Space,
        left: u8,
        cause: Cause,
        child: Child,
        moved: bool,
    ) -> Rests {
        let here = self.state.sitter_at();
        if left == 0 || here == target {
            return self.then(Frame::SitterStops { cause, moved });
        }
        let ways = self.state.steps_toward(self.pack, here, target);
        if ways.is_empty() {
            // Ruling BO-Q-35
            self.scribe.tell(|_| Told::SitterStays {});
            return self.then(Frame::SitterStops { cause, moved });
        }
        match ways.single() {
            Some(next) => {
                let on = Frame::SitterMove { target, left: left - 1, cause, child, moved: true };
                self.step(next, on, cause)
            }
            None => self.ask(ask::Route { target, left, cause, child, moved }),
        }
    }

    /// One step; BO-SITTER-11: the first Child stops her.
    fn step(&mut self, next: Space, on: Frame, cause: Cause) -> Rests {
        self.state.sitter = Some(next);
        self.scribe.tell(|_| Told::SitterMoved { to: next });
        let alone = self.state.conscious_at(next).is_empty();
        self.then(if alone { on } else { Frame::SitterStops { cause, moved: true } })
    }

    pub(super) fn lead(&mut self, target: Space, left: u8, child: Child, moved: bool) -> Rests {
        let ways = self.state.steps_toward(self.pack, self.state.sitter_at(), target);
        if left == 0 || ways.is_empty() {
            return self.then(Frame::SitterStops { cause: Cause::Card, moved });
        }
        self.ask(ask::Lead { target, left, child, moved })
    }

    /// Where she stands after a move: BO-SITTER-10 to BO-SITTER-13, BO-POSS-01, BO-PLB-03.
    pub(super) fn sitter_stops(&mut self, cause: Cause, moved: bool) -> Rests {
        if !moved {
            return Rests::No;
        }
        let room = self.state.sitter_at();
        if self.state.rules.player_run() {
            self.sitter_finds(room);
        }
        let kids = self.state.conscious_at(room);
        if let Some(racket) = &mut self.state.racket {
            racket.reached |= racket.room == room;
        }
        if !kids.is_empty() {
            return self.begin_meeting(Entity::Babysitter, kids);
        }
        // Ruling BO-Q-54: possessions do not chain.
        if self.state.figure == Some(room) && cause != Cause::Possession {
            return self.then(Frame::Possess);
        }
        Rests::No
    }

    /// BO-POSS-03: a die says how far.
    pub(super) fn possess(&mut self) -> Rests {
        self.scribe.tell(|_| Told::Possessed {});
        self.ask(ask::PossessionDie)
    }

    pub(super) fn possess_rolled(&mut self, steps: u8) -> Rests {
        let here = self.state.sitter_at();
        if self.state.rules.player_run() {
            // BO-POSS-06
            let left = self.longer(steps);
            return self.then(Frame::PossessStep { left, moved: false, been: Set::only(here) });
        }
        // BO-POSS-04, BO-AIB-06
        let nearest = self.nearest(here);
        match (nearest.first(), nearest.single()) {
            (None, _) => Rests::No,
            (_, Some(child)) => {
                self.send_sitter(self.state.children[child].at(), steps, Cause::Possession, child)
            }
            _ => self.begin_contest(Contest::Chase(steps), nearest),
        }
    }

    pub(super) fn possess_step(&mut self, left: u8, moved: bool, been: Set<Space>) -> Rests {
        let ways = self.state.near(self.pack, self.state.sitter_at()) - been;
        if left == 0 || ways.is_empty() {
            return self.then(Frame::SitterStops { cause: Cause::Possession, moved });
        }
        self.ask(ask::Possess { left, moved, been })
    }
}
