//! The steps of the cards.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, kit::Set,
    not_offered,
};

use crate::{
    Boogeyman,
    action::Action,
    ask::{self, For},
    cards::{Place, Who},
    frame::{Cause, Contest, Errand, Favour, Frame, Why},
    pack::{Op, Pack, Span, Step},
    state::{Kid, State},
    told::Told,
    words::{Child, Floor, Mind, Space},
};

use super::{Look, Play};

/// Whom a card is for: one of those in the Room, or one of the Fainted.
impl Question<Boogeyman> for ask::PickChild {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn wording(self) -> usize {
        match self.favour {
            Favour::Step { .. } => 0,
            Favour::Revive => 1,
        }
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::ChooseChild), at.figures(self.from), |_| match self.favour {
            Favour::Step { .. } => "BO-FREE-02",
            Favour::Revive => "BO-REVIVE-02",
        });
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::ChooseChild(figure) = *action else { not_offered(action) };
        let chosen = play.child_with(figure);
        match self.favour {
            Favour::Step { op, fate } => play.then(Frame::Chosen { op, child: chosen, fate }),
            Favour::Revive => {
                play.revive(chosen, self.child);
                Rests::No
            }
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.named(line, self.child)
    }
}

impl Draw<Boogeyman> for ask::RandomStep {
    fn chance(self, _: &State) -> Chance {
        For::Space.among(self.from.len())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let room = self.from.nth(way);
        play.state.children[self.child].space = Some(room);
        let child = play.figure(self.child);
        play.scribe.tell(|_| Told::SentTo { child, room });
        play.enter(self.child)
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(self.from.nth(way).to_string())
    }
}

impl State {
    /// Whether one of the steps at least finds on the table what it needs.
    pub(super) fn possible(&self, pack: &Pack, child: Child, does: Span) -> bool {
        does.steps().any(|step| self.step_possible(pack, child, pack.op(step)))
    }

    fn step_possible(&self, pack: &Pack, child: Child, op: Op) -> bool {
        let kid = &self.children[child];
        let room = kid.at();
        match op {
            Op::RecoverState(Who::You) => kid.mind < Mind::Calm,
            Op::RecoverState(_) => self
                .kids()
                .iter()
                .any(|kid| kid.space == Some(room) && kid.conscious() && kid.mind < Mind::Calm),
            Op::Revive => self.kids().iter().any(Kid::lies),
            Op::Unlock => room.is_room() && self.house.padlocks.has(room),
            Op::Lighten => !self.lightable(pack, room).is_empty(),
            Op::PeekPile => !self.peekable().is_empty(),
            Op::PeekTrack => self.track.hidden_last().is_some(),
            Op::Soothe(entity) => {
                let level = self.stress[entity];
                level > 0 && level < pack.tracks.stress[entity]
            }
            Op::Test { success, .. } => self.possible(pack, child, success),
            _ => true,
        }
    }

    /// Dark tokens here and next door.
    pub(super) fn lightable(&self, pack: &Pack, room: Space) -> Set<Space> {
        self.house.bulbs & self.house.dark & self.near(pack, room).with(room)
    }

    /// Piles without a Padlock whose Search tokens can be looked at.
    pub(super) fn peekable(&self) -> Set<Space> {
        (self.house.upper | self.house.lower) - self.house.padlocks
    }
}

/// Whether these steps do nothing but give back State cards and Candies.
pub(super) fn helps(pack: &Pack, does: Span) -> bool {
    does.steps().all(|step| match pack.op(step) {
        Op::RecoverState(_) | Op::GainCandy(..) => true,
        Op::Test { success, failure, .. } => helps(pack, success) && helps(pack, failure),
        _ => false,
    })
}

impl Play<'_> {
    /// The first of these steps, then the others.
    pub(super) fn run_steps(&mut self, span: Span, who: Child, fate: bool) -> Rests {
        let Some((step, rest)) = span.split_first() else { return Rests::No };
        if !rest.is_empty() {
            self.then(Frame::Run { span: rest, who, fate });
        }
        self.step_of(step, who, fate)
    }

    fn step_of(&mut self, step: Step, who: Child, fate: bool) -> Rests {
        let op = self.pack.op(step);
        let owner = (!fate).then_some(who);
        let here = self.state.children[who].space.filter(|here| here.is_room());
        match op {
            Op::LoseState(whom)
            | Op::RecoverState(whom)
            | Op::GainCandy(whom, _)
            | Op::LoseCandy(whom, _)
            | Op::LoseCandyOrState(whom)
            | Op::DiscardSearch(whom, _)
            | Op::Test { who: whom, .. } => return self.for_whom(step, whom, who, fate),
            Op::Revive => return self.pick_fainted(who),
            Op::DrawSearch(count) => return self.then(Frame::Draw { child: who, left: count }),
            Op::Actions(count) => self.more_actions(who, count),
            Op::FewerActionsNext(count) => {
                self.state.children[who].fewer_next = (self.state.children[who].fewer_next + count).min(2);
                let child = self.figure(who);
                self.scribe.tell(|_| Told::FewerNext { child });
            }
            Op::GoHome => {
                if self.state.children[who].conscious() {
                    let hall = self.pack.hall(self.figure(who));
                    self.send_child(who, hall);
                }
            }
            Op::GoAnywhere => {
                if self.state.children[who].conscious() {
                    return self.ask(ask::Available { errand: Errand::Child(who) });
                }
            }
            Op::Stumble => return self.stumble(who),
            Op::FreeMoves(count) => {
                if self.state.active == Some(who) {
                    self.state.turn.free_moves += count;
                    let child = self.figure(who);
                    self.scribe.tell(|_| Told::FreeMoves { child, count });
                }
            }
            Op::SitterToward(steps) => return self.sitter_toward(who, steps, fate),
            Op::SitterLure(steps) => {
                return self.then(Frame::Place { why: Why::Lure(steps), left: 1, child: owner });
            }
            Op::SitterAnywhere => return self.ask(ask::Available { errand: Errand::Sitter }),
            Op::Activate => return self.then(Frame::BoogeymanActs),
            Op::Appear => {
                if let Some(room) = here {
                    return self.appear(room);
                }
            }
            Op::Stress(entity) => return self.then(Frame::Stress(entity, who)),
            Op::Soothe(entity) => {
                let level = &mut self.state.stress[entity];
                if (1..self.pack.tracks.stress[entity]).contains(level) {
                    *level -= 1;
                    let level = *level;
                    self.scribe.tell(|_| Told::Soothed { entity, level });
                }
            }
            Op::Padlock(place) => return self.at_place(Why::Padlock, place, who, fate),
            Op::Darken(place) => return self.at_place(Why::Darken, place, who, fate),
            Op::Unlock => {
                if let Some(room) = here.filter(|room| self.state.house.padlocks.has(*room)) {
                    self.remove_padlock(room);
                }
            }
            Op::Lighten => return self.then(Frame::Place { why: Why::Lighten, left: 1, child: Some(who) }),
            Op::DarkAgain(count) => {
                return self.then(Frame::Place { why: Why::DarkAgain, left: count, child: None });
            }
            Op::PeekPile => return self.then(Frame::Place { why: Why::Peek, left: 1, child: Some(who) }),
            Op::PeekTrack => self.peek_track(who),
            Op::CloseDoor => return self.close_door(),
            Op::TradeAnywhere => {
                self.state.turn.talkie = true;
                let child = self.figure(who);
                self.scribe.tell(|_| Told::TalkieOn { child });
            }
        }
        Rests::No
    }

    /// The Children a step concerns, seen from the owner of the card.
    fn concerned(&self, whom: Who, who: Child) -> Set<Child> {
        let state = &*self.state;
        let here = || state.children[who].at();
        let near = || state.near(self.pack, here());
        let within = |spaces: Set<Space>| {
            state.children_where(|kid| !kid.fainted() && kid.space.is_some_and(|space| spaces.has(space)))
        };
        match whom {
            Who::You => Set::only(who),
            Who::OneHere | Who::Here => within(Set::only(here())),
            Who::NextDoor => within(near()),
            Who::Near => within(near().with(here())),
            Who::Everyone => state.conscious(),
            Who::Basement => within(self.pack.house.floors[Floor::Basement]),
        }
    }

    fn for_whom(&mut self, step: Step, whom: Who, who: Child, fate: bool) -> Rests {
        let mut set = self.concerned(whom, who);
        match whom {
            Who::You => self.single(step, who, fate),
            Who::OneHere => {
                if matches!(self.pack.op(step), Op::RecoverState(_)) {
                    set &= self.state.children_where(|kid| kid.mind < Mind::Calm);
                }
                match (set.first(), set.single()) {
                    (None, _) => Rests::No,
                    (_, Some(only)) => self.single(step, only, fate),
                    _ => {
                        let favour = Favour::Step { op: step, fate };
                        self.ask(ask::PickChild { child: who, favour, from: set })
                    }
                }
            }
            _ => self.then(Frame::Each { op: step, left: set, fate }),
        }
    }

    pub(super) fn each(&mut self, op: Step, left: Set<Child>, fate: bool) -> Rests {
        let Some(child) = self.state.first_of(left) else { return Rests::No };
        self.then(Frame::Each { op, left: left.without(child), fate });
        self.single(op, child, fate)
    }

    /// One step for one Child.
    pub(super) fn single(&mut self, step: Step, child: Child, fate: bool) -> Rests {
        match self.pack.op(step) {
            Op::LoseState(_) => self.lose_state(child),
            Op::RecoverState(_) => self.recover_state(child),
            Op::GainCandy(_, count) => self.gain_candy(child, count),
            Op::LoseCandy(_, count) => {
                self.lose_candy(child, count);
            }
            Op::LoseCandyOrState(_) => self.lose_candy_or_state(child),
            Op::DiscardSearch(_, count) => return self.discard_some(child, count),
            Op::Test { .. } if self.state.children[child].conscious() => {
                self.then(Frame::TestResult { op: step, child, fate });
                return self.ask(ask::Die { child, plus: 0 });
            }
            _ => {}
        }
        Rests::No
    }

    pub(super) fn test_result(&mut self, step: Step, child: Child, fate: bool) -> Rests {
        let Op::Test { at_least, success, failure, .. } = self.pack.op(step) else {
            unreachable!("only a test waits for its die")
        };
        let figure = self.figure(child);
        let span = if self.die_result() >= at_least {
            self.scribe.tell(|_| Told::TestPassed { child: figure, at_least });
            success
        } else {
            self.scribe.tell(|_| Told::TestFailed { child: figure, at_least });
            failure
        };
        self.then(Frame::Run { span, who: child, fate })
    }

    fn more_actions(&mut self, who: Child, count: u8) {
        if self.state.active == Some(who) {
            self.state.turn.actions += count;
            let (child, actions) = (self.figure(who), self.state.turn.actions);
            self.scribe.tell(|_| Told::ActionsGained { child, actions });
        }
    }

    fn stumble(&mut self, who: Child) -> Rests {
        let near = self.state.near(self.pack, self.state.children[who].at());
        if near.is_empty() || !self.state.children[who].conscious() {
            return Rests::No;
        }
        self.ask(ask::RandomStep { child: who, from: near })
    }

    /// Towards the Child, also where it has just Fainted of its own card. A Nightmare or Trouble of a Fainted Child calls
    /// her to the conscious one nearest to it.
    fn sitter_toward(&mut self, who: Child, steps: u8, fate: bool) -> Rests {
        let kid = &self.state.children[who];
        if kid.gone() {
            return Rests::No;
        }
        if kid.conscious() || !fate {
            return self.send_sitter(kid.at(), steps, Cause::Card, who);
        }
        let nearest = self.nearest(kid.at());
        match (nearest.first(), nearest.single()) {
            (None, _) => Rests::No,
            (_, Some(child)) => self.send_sitter(self.state.children[child].at(), steps, Cause::Card, child),
            _ => self.begin_contest(Contest::Toward(steps), nearest),
        }
    }

    fn pick_fainted(&mut self, who: Child) -> Rests {
        let lying = self.state.children_where(Kid::lies);
        if lying.len() > 1 {
            return self.ask(ask::PickChild { child: who, favour: Favour::Revive, from: lying });
        }
        if let Some(only) = lying.first() {
            self.revive(only, who);
        }
        Rests::No
    }

    /// The last token of the track, for the owner's eyes.
    fn peek_track(&mut self, who: Child) {
        let own = self.state.owner(who);
        let figure = self.figure(who);
        let Some(last) = self.state.track.hidden_last() else { return };
        self.state.track.tokens[last].reveal_to(own);
        let room = self.state.track.room(last, self.referee);
        self.scribe
            .reveal(own, |eyes| Told::PeekedTrack { child: figure, room: eyes.among(own).then_some(room) });
    }

    fn at_place(&mut self, why: Why, place: Place, who: Child, fate: bool) -> Rests {
        let here = self.state.children[who].at();
        let around = match place {
            Place::Here => Set::only(here),
            Place::Around => self.state.near(self.pack, here).with(here),
            Place::NextDoor => return self.then(Frame::Place { why, left: 1, child: Some(who) }),
            Place::Rooms(count) => {
                let child = (!fate).then_some(who);
                return self.then(Frame::Place { why, left: count, child });
            }
            Place::Floor => return self.pick_floor(),
        };
        match why {
            Why::Darken => self.darken(around),
            _ => {
                // This Room comes first, should the Padlocks run short.
                self.lock_all(Set::only(here));
                self.lock_all(around.without(here));
            }
        }
        Rests::No
    }
}
