//! Rooms, doors and floors that effects choose: by lot, by the owner of a card, or by the owner of the Boogeyman.

use veilleuse_core::house;

use crate::{
    action::Action,
    checks::unless,
    state::{Ask, Frame, Why},
    told::Told,
    words::{Floor, NONE, Passage, ROOMS, Space, spaces},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// The Rooms an effect may choose from.
    fn candidates(&self, why: Why, child: u8) -> u32 {
        let (state, house) = (&*self.state, &self.state.house);
        let near = |with_here: bool| {
            let here = state.child(child).at();
            state.near(self.pack, here) | if with_here { here.bit() } else { 0 }
        };
        let all = match why {
            Why::Padlock => house.lockable(),
            Why::Darken => house.bulbs & !house.dark,
            Why::DarkAgain => house.searchable() & !house.bulbs & !house.padlocks,
            Why::Lighten => return state.lightable(self.pack, state.child(child).at()),
            Why::Peek => return state.peekable(),
            Why::Lure(_) => {
                let from = Space(state.sitter);
                let open = |space: &Space| state.steps_toward(self.pack, from, *space) != 0;
                return Space::all().filter(open).fold(0, |set, space| set | space.bit());
            }
        };
        let all = all & ROOMS;
        if child == NONE { all } else { all & near(false) }
    }

    /// The next Room: chosen, drawn, or the only one.
    pub(super) fn place(&mut self, why: Why, left: u8, child: u8) -> Rests {
        let from = self.candidates(why, child);
        if from == 0 || left == 0 {
            return Rests::No;
        }
        if from.is_power_of_two() {
            return self.place_at(why, left, child, Space(from.trailing_zeros() as u8));
        }
        self.state.pick.from = u64::from(from);
        if child == NONE && !self.state.rules.player_run() {
            self.ask(Ask::RandomSpace(why, left, child))
        } else {
            self.ask(Ask::PickSpace { why, left, child })
        }
    }

    pub(super) fn place_at(&mut self, why: Why, left: u8, child: u8, space: Space) -> Rests {
        self.state.pick.from = 0;
        if left > 1 {
            self.then(Frame::Place { why, left: left - 1, child });
        }
        match why {
            Why::Padlock => self.lock_all(space.bit()),
            Why::Darken => self.darken(space.bit()),
            Why::DarkAgain => {
                self.state.house.bulbs |= space.bit();
                self.state.house.dark |= space.bit();
                self.scribe.tell(|_| Told::DarkReturned { room: space });
            }
            Why::Lighten => {
                self.state.house.dark &= !space.bit();
                self.scribe.tell(|_| Told::Lightened { room: space });
            }
            Why::Peek => {
                let house = &self.state.house;
                let there = [house.upper & space.bit() != 0, house.lower & space.bit() != 0];
                self.show_tokens(child, space, (0..2).filter(move |layer| there[*layer]));
            }
            Why::Lure(steps) => {
                let figure = self.figure(child);
                self.scribe.tell(|_| Told::Lured { child: figure, room: space });
                self.then(Frame::Lead { target: space.0, left: steps, child, moved: false });
            }
        }
        Rests::No
    }

    pub(super) fn place_decided(&mut self, action: Action) -> Answered {
        match (self.state.ask, action) {
            (Ask::PickSpace { why, left, child }, Action::Choose(space)) => {
                let rule = match why {
                    Why::Padlock => "BO-LOCK-01",
                    Why::Darken | Why::DarkAgain => "BO-TROUBLE-02",
                    Why::Lighten | Why::Peek | Why::Lure(_) => "BO-FREE-02",
                };
                unless(self.state.pick.from >> space.0 & 1 != 0, rule)?;
                Ok(self.place_at(why, left, child, space))
            }
            (Ask::PickFloor, Action::ChooseFloor(floor)) => Ok(self.floor_chosen(floor)),
            (Ask::PickDoor, Action::ChoosePassage(passage)) => {
                let there = passage.0 < 64 && self.state.pick.from >> passage.0 & 1 != 0;
                unless(there, "BO-TROUBLE-02")?;
                Ok(self.door_chosen(passage.0))
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    pub(super) fn pick_floor(&mut self) -> Rests {
        if self.state.rules.player_run() { self.ask(Ask::PickFloor) } else { self.ask(Ask::RandomFloor) }
    }

    pub(super) fn floor_chosen(&mut self, floor: Floor) -> Rests {
        self.scribe.tell(|_| Told::FloorChosen { floor });
        self.darken(crate::state::State::on_floor(self.pack, floor));
        Rests::No
    }

    /// A Passage other than the Attic door whose closing keeps the house in one piece.
    pub(super) fn close_door(&mut self) -> Rests {
        let doors = self.pack.house.doors.iter().enumerate();
        let from = doors.filter(|(_, door)| door.closable).fold(0_u64, |set, (at, _)| set | 1 << at);
        if from == 0 || self.state.closed != NONE {
            return Rests::No;
        }
        self.state.pick.from = from;
        if self.state.rules.player_run() { self.ask(Ask::PickDoor) } else { self.ask(Ask::RandomDoor) }
    }

    pub(super) fn door_chosen(&mut self, door: u8) -> Rests {
        self.state.pick.from = 0;
        self.state.closed = door;
        self.state.closed_until = self.state.round + 1;
        self.scribe.tell(|_| Told::DoorClosed { passage: Passage(door) });
        Rests::No
    }

    /// Light tokens of these Rooms turn to their Dark side (Ruling BO-Q-25: also under a Padlock).
    pub(super) fn darken(&mut self, rooms: u32) {
        let house = &mut self.state.house;
        let turned = rooms & house.bulbs & !house.dark & ROOMS;
        if turned != 0 {
            house.dark |= turned;
            self.scribe.tell(|_| Told::Darkened { rooms: spaces(turned).collect() });
        }
    }

    /// BO-LOCK-01, Rulings BO-Q-24 and BO-Q-25
    pub(super) fn lock_all(&mut self, rooms: u32) {
        for room in spaces(rooms & ROOMS) {
            if self.state.house.lockable() & room.bit() != 0 {
                self.state.house.padlocks |= room.bit();
                self.state.house.padlocks_left -= 1;
                self.scribe.tell(|_| Told::PadlockAdded { room });
            }
        }
    }

    /// BO-LOCK-07: out of the game.
    pub(super) fn remove_padlock(&mut self, room: Space) {
        self.state.house.padlocks &= !room.bit();
        self.scribe.tell(|_| Told::PadlockRemoved { room });
    }
}
