//! Distractions: the arrows and abilities of Vehicles, and the dice, that move Targets and feed worms.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, kit::Set,
    not_offered,
};

use crate::{
    TerrorBelow,
    action::Action,
    ask::{self, For},
    cards::{Ability, Hat, Power},
    pack::Pack,
    stack::Under,
    state::{Frame, State},
    told::Told,
    words::{Arrow, Cell, Dir, Slot, Vehicle},
};

use super::{
    FACES, Look, Play,
    pieces::{vehicle_chance, vehicle_name},
};

/// A Leader or a Hat that lets an arrow of the own card be skipped.
impl Question<TerrorBelow> for ask::SkipArrow {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let left = Set::first_of(usize::from(self.count)) - at.state.turn.skipped;
        to.each(kind!(Action::SkipArrow), left.iter(), |_| "TB-DIST-01");
        to.all([Action::Decline]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::SkipArrow(arrow) => {
                play.state.turn.skipped.put(arrow);
                play.spend_skip();
                play.scribe.tell(|_| Told::ArrowSkipped { seat, arrow: arrow.number() + 1 });
            }
            Action::Decline => {
                while play.can_skip() {
                    play.spend_skip();
                }
            }
            _ => not_offered(action),
        }
        play.arrows()
    }
}

/// TB-ABIL-05, Ruling TB-Q-28: another Vehicle goes face down under a worm.
impl Question<TerrorBelow> for ask::FaceDown {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let hand = at.hands().vehicles;
        for slot in Slot::ALL {
            let cards = if at.state.has_room(at.pack, slot) { hand } else { Set::EMPTY };
            let under = cards.iter().map(|card| (card, slot));
            to.each(kind!(Action::FaceDown { card, slot }), under, |_| "TB-ABIL-05");
        }
        to.all([Action::Decline]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::FaceDown { card, slot } => {
                play.take_vehicle(seat, card);
                play.state.slots[slot].cards.push(Under::face_down(card, seat));
                play.scribe.tell(|eyes| Told::PlacedFaceDown {
                    seat,
                    slot,
                    card: eyes.among(SeatSet::only(seat)).then_some(card),
                });
            }
            Action::Decline => {}
            _ => not_offered(action),
        }
        Rests::No
    }
}

/// The driver moves one Target one cell; TB-DIST-02: not off the board.
impl Question<TerrorBelow> for ask::PushTarget {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        for slot in Slot::ALL {
            to.each(kind!(Action::Push { slot, to }), at.pushes(slot), |_| "TB-DIST-02");
        }
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Push { slot, to } = *action else { not_offered(action) };
        play.push(slot, to);
        Rests::No
    }
}

/// TB-DIST-05, Ruling TB-Q-29: several ways lead a Target nearer.
impl Question<TerrorBelow> for ask::Toward {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let ways = at.state.nearer(at.pack, self.slot);
        to.each(kind!(Action::Push { slot, to }), ways.iter().map(|to| (self.slot, to)), |_| "TB-DIST-05");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Push { slot, to } = *action else { not_offered(action) };
        play.push(slot, to);
        play.toward(slot, self.left - 1)
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("slot", self.slot.printed()).number("left", self.left)
    }
}

/// TB-M2P-02, TB-SOLO-10: the die of the random distraction, or the blue die, names a slot.
impl Draw<TerrorBelow> for ask::SlotDie {
    fn chance(self, _: &State) -> Chance {
        For::SlotDie.among(FACES)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let face = way as u8 + 1;
        let slot = Slot::of_face(face);
        play.scribe.tell(|_| Told::SlotRolled { face, slot });
        if play.state.vehicles.is_empty() {
            play.state.vehicles.reshuffle();
        }
        let terror = &play.state.slots[slot];
        if play.state.vehicles.is_empty() || terror.cards.is_full() || terror.worm.is_none() {
            return Rests::No;
        }
        play.ask(ask::SlotCard { slot })
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Face(way + 1)
    }
}

/// TB-M2P-03 to TB-M2P-05: face up, arrows at once, nothing else, and beyond the limit if need be.
impl Draw<TerrorBelow> for ask::SlotCard {
    fn chance(self, state: &State) -> Chance {
        vehicle_chance(state)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let slot = self.slot;
        let card = play.state.vehicles.draw(way);
        play.state.slots[slot].cards.push(Under::face_up(card));
        play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::RandomVehicle { slot, card });
        play.follow_arrows(slot, card, Set::EMPTY);
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        vehicle_name(state, way)
    }
}

/// TB-SOLO-11: the red die makes a worm attack whatever lies under it.
impl Draw<TerrorBelow> for ask::RedDie {
    fn chance(self, _: &State) -> Chance {
        For::SlotDie.among(FACES)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let face = way as u8 + 1;
        let slot = Slot::of_face(face);
        play.scribe.tell(|_| Told::RedRolled { face, slot });
        play.then(Frame::Attack(slot));
        Rests::No
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Face(way + 1)
    }
}

impl Look<'_> {
    /// The ways in which a Target can be moved one cell.
    pub(super) fn pushes(self, slot: Slot) -> impl Iterator<Item = (Slot, Dir)> {
        let board = self.state.board(self.pack);
        let from = self.state.slots[slot].target;
        let can = move |to: &Dir| from.is_some_and(|from| board.slide(from, *to).is_some());
        Dir::ALL.into_iter().filter(can).map(move |to| (slot, to))
    }
}

impl State {
    /// Ruling TB-Q-29: ways a Target comes strictly nearer to the active pawn.
    fn nearer(&self, pack: &Pack, slot: Slot) -> Set<Dir> {
        match (self.slots[slot].target, self.here()) {
            (Some(target), Some(pawn)) => self.board(pack).nearer(target, pawn),
            _ => Set::EMPTY,
        }
    }
}

impl Play<'_> {
    fn can_skip(&self) -> bool {
        let player = self.state.player(self.state.active);
        let power = player.is(self.pack, Power::SkipArrow) && !self.state.turn.power;
        power || (player.wears(self.pack, Hat::SkipArrow) && !self.state.turn.hats.has(Hat::SkipArrow))
    }

    fn spend_skip(&mut self) {
        let power = self.state.player(self.state.active).is(self.pack, Power::SkipArrow);
        if power && !self.state.turn.power {
            self.state.turn.power = true;
        } else {
            self.state.turn.hats.put(Hat::SkipArrow);
        }
    }

    /// TB-DIST-01, TB-DIST-04: the arrows move the Target before any action, and then the driver acts.
    pub(super) fn arrows(&mut self) -> Rests {
        let (card, slot) = self.state.played();
        let count = self.pack.vehicle(card).arrows.len() as u8;
        let all_skipped = self.state.turn.skipped.len() as u8 == count;
        if count > 0 && !all_skipped && self.can_skip() {
            return self.ask(ask::SkipArrow { count });
        }
        self.follow_arrows(slot, card, self.state.turn.skipped);
        self.act()
    }

    /// TB-DIST-02, TB-CANYON-03, Ruling TB-Q-41: an arrow off the board is skipped.
    pub(super) fn follow_arrows(&mut self, slot: Slot, card: Vehicle, skipped: Set<Arrow>) {
        let from = self.state.slots[slot].target.expect("a worm has a Target");
        let to = self.state.board(self.pack).follow(from, &self.pack.vehicle(card).arrows, skipped);
        if to != from {
            self.move_target(slot, to);
        }
    }

    /// TB-ABIL-01: the ability of the played card, as far as it can be carried out (Ruling TB-Q-63).
    pub(super) fn ability(&mut self) -> Rests {
        let seat = self.state.active;
        if !self.state.player(seat).lives() {
            return Rests::No;
        }
        let (card, slot) = self.state.played();
        match self.pack.vehicle(card).ability {
            Ability::Companion(_) => Rests::No,
            Ability::FaceDown => {
                let room = Slot::ALL.into_iter().any(|slot| self.state.has_room(self.pack, slot));
                if room && self.state.player(seat).vehicle_count > 0 {
                    self.ask(ask::FaceDown)
                } else {
                    Rests::No
                }
            }
            Ability::PushTarget => self.ask(ask::PushTarget),
            Ability::AllToward => self.all_toward(Slot::ALL[0]),
            Ability::PlayedToward(steps) => self.toward(slot, steps),
            Ability::PlayedOnto => {
                if let Some(here) = self.state.here()
                    && self.state.slots[slot].target != Some(here)
                {
                    self.move_target(slot, here);
                }
                Rests::No
            }
        }
    }

    /// Moves a Target one cell.
    pub(super) fn push(&mut self, slot: Slot, dir: Dir) {
        let from = self.state.slots[slot].target;
        let to = from.and_then(|from| self.state.board(self.pack).slide(from, dir));
        self.move_target(slot, to.expect("a way on the board was offered"));
    }

    fn move_target(&mut self, slot: Slot, to: Cell) {
        self.state.slots[slot].target = Some(to);
        self.scribe.tell(|_| Told::TargetMoved { slot, to });
    }

    /// TB-ABIL-07
    pub(super) fn all_toward(&mut self, slot: Slot) -> Rests {
        if let Some(next) = slot.next() {
            self.then(Frame::AllToward(next));
        }
        self.toward(slot, 1)
    }

    /// Ruling TB-Q-29: a Target comes so many cells nearer; TB-DIST-05: with several ways the active player chooses.
    fn toward(&mut self, slot: Slot, steps: u8) -> Rests {
        for left in (1..=steps).rev() {
            let ways = self.state.nearer(self.pack, slot);
            if ways.is_empty() {
                break;
            }
            match ways.single() {
                Some(dir) => self.push(slot, dir),
                None => return self.ask(ask::Toward { slot, left }),
            }
        }
        Rests::No
    }
}
