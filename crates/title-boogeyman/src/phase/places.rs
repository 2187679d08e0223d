//! Rooms, doors and floors that effects choose: by lot, by the owner of a card, or by the owner of the Boogeyman.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, not_offered,
};

use crate::{
    Boogeyman,
    action::Action,
    ask::{self, For},
    frame::{Frame, Why},
    pack::Pack,
    state::State,
    told::Told,
    words::{Floor, NONE, Passage, ROOMS, Space, nth, spaces},
};

use super::{Look, Play};

impl Question<Boogeyman> for ask::PickSpace {
    fn asked(self, state: &State) -> SeatSet {
        if self.child == NONE { state.boogeyman_seats() } else { state.owner(self.child) }
    }

    fn wording(self) -> usize {
        match self.why {
            Why::Padlock => 0,
            Why::Darken => 1,
            Why::DarkAgain => 2,
            Why::Lighten => 3,
            Why::Peek => 4,
            Why::Lure(_) => 5,
        }
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Choose), spaces(at.state.pick.from as u32), |_| match self.why {
            Why::Padlock => "BO-LOCK-01",
            Why::Darken | Why::DarkAgain => "BO-TROUBLE-02",
            Why::Lighten | Why::Peek | Why::Lure(_) => "BO-FREE-02",
        });
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Choose(space) = *action else { not_offered(action) };
        play.place_at(self.why, self.left, self.child, space)
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("left", self.left)
    }
}

impl Draw<Boogeyman> for ask::RandomSpace {
    fn chance(self, state: &State) -> Chance {
        For::Space.among(state.pick.from.count_ones())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let space = Space(play.picked(way));
        play.place_at(self.why, self.left, self.child, space)
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        state.picked_space(way)
    }
}

impl Question<Boogeyman> for ask::PickFloor {
    fn asked(self, state: &State) -> SeatSet {
        state.boogeyman_seats()
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all(Floor::ALL.map(Action::ChooseFloor));
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::ChooseFloor(floor) = *action else { not_offered(action) };
        play.darken_floor(floor)
    }
}

impl Draw<Boogeyman> for ask::RandomFloor {
    fn chance(self, _: &State) -> Chance {
        For::Space.among(Floor::ALL.len() as u32)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.darken_floor(Floor::ALL[way as usize])
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(Floor::ALL[way as usize].id().to_owned())
    }
}

impl Question<Boogeyman> for ask::PickDoor {
    fn asked(self, state: &State) -> SeatSet {
        state.boogeyman_seats()
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let doors = (0..64_u8).filter(|door| at.state.pick.from >> door & 1 != 0);
        to.each(kind!(Action::ChoosePassage), doors.map(Passage), |_| "BO-TROUBLE-02");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::ChoosePassage(passage) = *action else { not_offered(action) };
        play.close(passage)
    }
}

impl Draw<Boogeyman> for ask::RandomDoor {
    fn chance(self, state: &State) -> Chance {
        For::Passage.among(state.pick.from.count_ones())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let passage = Passage(play.picked(way));
        play.close(passage)
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(Passage(nth(state.pick.from, way)).to_string())
    }
}

impl Play<'_> {
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
            self.ask(ask::RandomSpace { why, left, child })
        } else {
            self.ask(ask::PickSpace { why, left, child })
        }
    }

    fn place_at(&mut self, why: Why, left: u8, child: u8, space: Space) -> Rests {
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

    pub(super) fn pick_floor(&mut self) -> Rests {
        if self.state.rules.player_run() { self.ask(ask::PickFloor) } else { self.ask(ask::RandomFloor) }
    }

    fn darken_floor(&mut self, floor: Floor) -> Rests {
        self.scribe.tell(|_| Told::FloorChosen { floor });
        self.darken(State::on_floor(self.pack, floor));
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
        if self.state.rules.player_run() { self.ask(ask::PickDoor) } else { self.ask(ask::RandomDoor) }
    }

    fn close(&mut self, passage: Passage) -> Rests {
        self.state.pick.from = 0;
        self.state.closed = passage.0;
        self.state.closed_until = self.state.round + 1;
        self.scribe.tell(|_| Told::DoorClosed { passage });
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
