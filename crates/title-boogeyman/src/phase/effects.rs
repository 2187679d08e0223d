//! The steps of the cards.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, not_offered,
};

use crate::{
    Boogeyman,
    action::Action,
    ask::{self, For},
    cards::{Place, Who},
    frame::{Cause, Contest, Errand, Favour, Frame, Why},
    pack::{Op, Pack, Span},
    state::State,
    told::Told,
    words::{Floor, NONE, Space},
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
        to.each(kind!(Action::ChooseChild), at.figures(at.state.pick.from as u8), |_| match self.favour {
            Favour::Step { .. } => "BO-FREE-02",
            Favour::Revive => "BO-REVIVE-02",
        });
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::ChooseChild(figure) = *action else { not_offered(action) };
        let chosen = play.child_with(figure);
        play.state.pick.from = 0;
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
    fn chance(self, state: &State) -> Chance {
        For::Space.among(state.pick.from.count_ones())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let room = Space(play.picked(way));
        play.state.child_mut(self.child).space = room.0;
        let child = play.figure(self.child);
        play.scribe.tell(|_| Told::SentTo { child, room });
        play.enter(self.child)
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        state.picked_space(way)
    }
}

impl State {
    /// Whether steps that need something on the table find it there.
    pub(super) fn possible(&self, pack: &Pack, child: u8, does: Span) -> bool {
        (does.at..does.end).all(|at| self.step_possible(pack, child, pack.op(at)))
    }

    fn step_possible(&self, pack: &Pack, child: u8, op: Op) -> bool {
        let room = self.child(child).at();
        match op {
            Op::RecoverState(Who::You) => self.child(child).mind < 3,
            Op::RecoverState(_) => {
                self.children_where(|kid| kid.space == room.0 && (1..3).contains(&kid.mind)) != 0
            }
            Op::Revive => self.children_where(|kid| kid.mind == 0 && !kid.gone()) != 0,
            Op::Unlock => room.is_room() && self.house.padlocks & room.bit() != 0,
            Op::Lighten => self.lightable(pack, room) != 0,
            Op::PeekPile => self.peekable() != 0,
            Op::PeekTrack => self.track.hidden_last().is_some(),
            Op::Soothe(entity) => {
                let level = self.stress[entity as usize];
                level > 0 && level < pack.tracks.stress[entity as usize]
            }
            Op::Test { success, .. } => self.possible(pack, child, success),
            _ => true,
        }
    }

    /// Dark tokens here and next door.
    pub(super) fn lightable(&self, pack: &Pack, room: Space) -> u32 {
        self.house.bulbs & self.house.dark & (room.bit() | self.near(pack, room))
    }

    /// Piles without a Padlock whose Search tokens can be looked at.
    pub(super) const fn peekable(&self) -> u32 {
        (self.house.upper | self.house.lower) & !self.house.padlocks
    }
}

/// Whether these steps do nothing but give back State cards and Candies.
pub(super) fn helps(pack: &Pack, does: Span) -> bool {
    (does.at..does.end).all(|at| match pack.op(at) {
        Op::RecoverState(_) | Op::GainCandy(..) => true,
        Op::Test { success, failure, .. } => helps(pack, success) && helps(pack, failure),
        _ => false,
    })
}

impl Play<'_> {
    /// The first of these steps, then the others.
    pub(super) fn run_steps(&mut self, span: Span, who: u8, fate: bool) -> Rests {
        if span.at >= span.end {
            return Rests::No;
        }
        if span.at + 1 < span.end {
            self.then(Frame::Run { span: Span { at: span.at + 1, end: span.end }, who, fate });
        }
        self.step_of(span.at, who, fate)
    }

    fn step_of(&mut self, at: u16, who: u8, fate: bool) -> Rests {
        let op = self.pack.op(at);
        let owner = if fate { NONE } else { who };
        let here = self.state.child(who).at();
        match op {
            Op::LoseState(whom)
            | Op::RecoverState(whom)
            | Op::GainCandy(whom, _)
            | Op::LoseCandy(whom, _)
            | Op::LoseCandyOrState(whom)
            | Op::DiscardSearch(whom, _)
            | Op::Test { who: whom, .. } => return self.for_whom(at, whom, who, fate),
            Op::Revive => return self.pick_fainted(who),
            Op::DrawSearch(count) => return self.then(Frame::Draw { child: who, left: count }),
            Op::Actions(count) => self.more_actions(who, count),
            Op::FewerActionsNext(count) => {
                self.state.child_mut(who).fewer_next = (self.state.child(who).fewer_next + count).min(2);
                let child = self.figure(who);
                self.scribe.tell(|_| Told::FewerNext { child });
            }
            Op::GoHome => {
                if self.state.child(who).conscious() {
                    let hall = self.pack.hall(self.figure(who));
                    self.send_child(who, hall);
                }
            }
            Op::GoAnywhere => {
                if self.state.child(who).conscious() {
                    return self.ask(ask::Available { errand: Errand::Child(who) });
                }
            }
            Op::Stumble => return self.stumble(who),
            Op::FreeMoves(count) => {
                if self.state.active == who {
                    self.state.turn.free_moves += count;
                    let child = self.figure(who);
                    self.scribe.tell(|_| Told::FreeMoves { child, count });
                }
            }
            Op::SitterToward(steps) => return self.sitter_toward(who, steps),
            Op::SitterLure(steps) => {
                return self.then(Frame::Place { why: Why::Lure(steps), left: 1, child: owner });
            }
            Op::SitterAnywhere => return self.ask(ask::Available { errand: Errand::Sitter }),
            Op::Activate => return self.then(Frame::BoogeymanActs),
            Op::Appear => {
                if here.is_room() {
                    return self.appear(here);
                }
            }
            Op::Stress(entity) => return self.then(Frame::Stress(entity, who)),
            Op::Soothe(entity) => {
                let level = &mut self.state.stress[entity as usize];
                if (1..self.pack.tracks.stress[entity as usize]).contains(level) {
                    *level -= 1;
                    let level = *level;
                    self.scribe.tell(|_| Told::Soothed { entity, level });
                }
            }
            Op::Padlock(place) => return self.at_place(Why::Padlock, place, who, fate),
            Op::Darken(place) => return self.at_place(Why::Darken, place, who, fate),
            Op::Unlock => {
                if here.is_room() && self.state.house.padlocks & here.bit() != 0 {
                    self.remove_padlock(here);
                }
            }
            Op::Lighten => return self.then(Frame::Place { why: Why::Lighten, left: 1, child: who }),
            Op::DarkAgain(count) => {
                return self.then(Frame::Place { why: Why::DarkAgain, left: count, child: NONE });
            }
            Op::PeekPile => return self.then(Frame::Place { why: Why::Peek, left: 1, child: who }),
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
    fn concerned(&self, whom: Who, who: u8) -> u8 {
        let state = &*self.state;
        let here = state.child(who).at();
        let near = state.near(self.pack, here);
        let basement = State::on_floor(self.pack, Floor::Basement);
        let within = |set: u32| state.children_where(|kid| kid.conscious() && set >> kid.space & 1 != 0);
        match whom {
            Who::You => 1 << who,
            Who::OneHere | Who::Here => within(here.bit()),
            Who::NextDoor => within(near),
            Who::Near => within(near | here.bit()),
            Who::Everyone => state.conscious(),
            Who::Basement => within(basement),
        }
    }

    fn for_whom(&mut self, at: u16, whom: Who, who: u8, fate: bool) -> Rests {
        let mut set = self.concerned(whom, who);
        match whom {
            Who::You => self.single(at, who, fate),
            Who::OneHere => {
                if matches!(self.pack.op(at), Op::RecoverState(_)) {
                    set &= self.state.children_where(|kid| kid.mind < 3);
                }
                if set == 0 {
                    return Rests::No;
                }
                if set.is_power_of_two() {
                    return self.single(at, set.trailing_zeros() as u8, fate);
                }
                self.state.pick.from = u64::from(set);
                self.ask(ask::PickChild { child: who, favour: Favour::Step { op: at, fate } })
            }
            _ => self.then(Frame::Each { op: at, left: set, fate }),
        }
    }

    pub(super) fn each(&mut self, op: u16, left: u8, fate: bool) -> Rests {
        let Some(child) = self.state.first_of(left) else { return Rests::No };
        self.then(Frame::Each { op, left: left & !(1 << child), fate });
        self.single(op, child, fate)
    }

    /// One step for one Child.
    pub(super) fn single(&mut self, at: u16, child: u8, fate: bool) -> Rests {
        match self.pack.op(at) {
            Op::LoseState(_) => self.lose_state(child),
            Op::RecoverState(_) => self.recover_state(child),
            Op::GainCandy(_, count) => self.gain_candy(child, count),
            Op::LoseCandy(_, count) => {
                self.lose_candy(child, count);
            }
            Op::LoseCandyOrState(_) => self.lose_candy_or_state(child),
            Op::DiscardSearch(_, count) => return self.discard_some(child, count),
            Op::Test { .. } if self.state.child(child).conscious() => {
                self.then(Frame::TestResult { op: at, child, fate });
                return self.ask(ask::Die { child });
            }
            _ => {}
        }
        Rests::No
    }

    pub(super) fn test_result(&mut self, at: u16, child: u8, fate: bool) -> Rests {
        let Op::Test { at_least, success, failure, .. } = self.pack.op(at) else { return Rests::No };
        let figure = self.figure(child);
        let span = if self.state.result >= at_least {
            self.scribe.tell(|_| Told::TestPassed { child: figure, at_least });
            success
        } else {
            self.scribe.tell(|_| Told::TestFailed { child: figure, at_least });
            failure
        };
        self.then(Frame::Run { span, who: child, fate })
    }

    fn more_actions(&mut self, who: u8, count: u8) {
        if self.state.active == who {
            self.state.turn.actions += count;
            let (child, actions) = (self.figure(who), self.state.turn.actions);
            self.scribe.tell(|_| Told::ActionsGained { child, actions });
        }
    }

    fn stumble(&mut self, who: u8) -> Rests {
        let near = self.state.near(self.pack, self.state.child(who).at());
        if near == 0 || !self.state.child(who).conscious() {
            return Rests::No;
        }
        self.state.pick.from = u64::from(near);
        self.ask(ask::RandomStep { child: who })
    }

    /// Towards the Child, or towards the conscious one nearest to a Fainted Child.
    fn sitter_toward(&mut self, who: u8, steps: u8) -> Rests {
        let kid = self.state.child(who);
        if kid.conscious() {
            return self.send_sitter(kid.space, steps, Cause::Card, who);
        }
        if kid.gone() {
            return Rests::No;
        }
        let nearest = self.nearest(kid.at());
        match nearest.count_ones() {
            0 => Rests::No,
            1 => {
                let child = nearest.trailing_zeros() as u8;
                self.send_sitter(self.state.child(child).space, steps, Cause::Card, child)
            }
            _ => self.begin_contest(Contest::Toward(steps), nearest),
        }
    }

    fn pick_fainted(&mut self, who: u8) -> Rests {
        let set = self.state.children_where(|kid| kid.mind == 0 && !kid.gone());
        match set.count_ones() {
            0 => {}
            1 => self.revive(set.trailing_zeros() as u8, who),
            _ => {
                self.state.pick.from = u64::from(set);
                return self.ask(ask::PickChild { child: who, favour: Favour::Revive });
            }
        }
        Rests::No
    }

    /// The last token of the track, for the owner's eyes.
    fn peek_track(&mut self, who: u8) {
        let own = self.state.owner(who);
        let figure = self.figure(who);
        let Some(last) = self.state.track.hidden_last() else { return };
        let token = &mut self.state.track.tokens[last];
        token.reveal_to(own);
        let room = Space(*token.truth(self.referee));
        self.scribe
            .reveal(own, |eyes| Told::PeekedTrack { child: figure, room: eyes.among(own).then_some(room) });
    }

    fn at_place(&mut self, why: Why, place: Place, who: u8, fate: bool) -> Rests {
        let here = self.state.child(who).at();
        let around = match place {
            Place::Here => here.bit(),
            Place::Around => here.bit() | self.state.near(self.pack, here),
            Place::NextDoor => return self.then(Frame::Place { why, left: 1, child: who }),
            Place::Rooms(count) => {
                let child = if fate { NONE } else { who };
                return self.then(Frame::Place { why, left: count, child });
            }
            Place::Floor => return self.pick_floor(),
        };
        match why {
            Why::Darken => self.darken(around),
            _ => self.lock_all(around),
        }
        Rests::No
    }
}
