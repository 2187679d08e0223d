//! Rooms, doors and floors that effects choose: by lot, by the owner of a card, or by the owner of the Boogeyman.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, kit::Set,
    not_offered,
};

use crate::{
    Boogeyman,
    action::Action,
    ask::{self, For},
    board::Closed,
    frame::{Frame, Why},
    pack::Pack,
    state::State,
    told::Told,
    words::{Child, Floor, Layer, Passage, ROOMS, Space},
};

use super::{Look, Play};

impl Question<Boogeyman> for ask::PickSpace {
    fn asked(self, state: &State) -> SeatSet {
        self.child.map_or_else(|| state.boogeyman_seats(), |child| state.owner(child))
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

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Choose), self.from.iter(), |_| match self.why {
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
    fn chance(self, _: &State) -> Chance {
        For::Space.among(self.from.len())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.place_at(self.why, self.left, None, self.from.nth(way))
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(self.from.nth(way).to_string())
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
        to.each(kind!(Action::ChoosePassage), at.pack.house.closable.iter(), |_| "BO-TROUBLE-02");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::ChoosePassage(passage) = *action else { not_offered(action) };
        play.close(passage)
    }
}

impl Draw<Boogeyman> for ask::RandomDoor {
    fn chance(self, _: &State) -> Chance {
        For::Passage.among(self.from.len())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.close(self.from.nth(way))
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(self.from.nth(way).to_string())
    }
}

impl Play<'_> {
    /// The Rooms an effect may choose from: with a Child, those next door to it, or what its card says.
    fn candidates(&self, why: Why, child: Option<Child>) -> Set<Space> {
        let (state, house) = (&*self.state, &self.state.house);
        let here = || state.children[child.expect("it is the card of a Child")].at();
        let all = match why {
            Why::Padlock => house.lockable(),
            Why::Darken => house.bulbs - house.dark,
            Why::DarkAgain => house.open_piles(),
            Why::Lighten => return state.lightable(self.pack, here()),
            Why::Peek => return state.peekable(),
            Why::Lure(_) => {
                let from = state.sitter_at();
                let open = |space: &Space| !state.steps_toward(self.pack, from, *space).is_empty();
                return Space::all().filter(open).collect();
            }
        };
        if child.is_none() { all & ROOMS } else { all & ROOMS & state.near(self.pack, here()) }
    }

    /// The next Room: chosen, drawn, or the only one.
    pub(super) fn place(&mut self, why: Why, left: u8, child: Option<Child>) -> Rests {
        let from = self.candidates(why, child);
        if from.is_empty() || left == 0 {
            return Rests::No;
        }
        if let Some(only) = from.single() {
            return self.place_at(why, left, child, only);
        }
        if child.is_none() && !self.state.rules.player_run() {
            self.ask(ask::RandomSpace { why, left, from })
        } else {
            self.ask(ask::PickSpace { why, left, child, from })
        }
    }

    fn place_at(&mut self, why: Why, left: u8, child: Option<Child>, space: Space) -> Rests {
        if left > 1 {
            self.then(Frame::Place { why, left: left - 1, child });
        }
        let own = |child: Option<Child>| child.expect("it is the card of a Child");
        match why {
            Why::Padlock => self.lock_all(Set::only(space)),
            Why::Darken => self.darken(Set::only(space)),
            Why::DarkAgain => {
                self.state.house.bulbs.put(space);
                self.state.house.dark.put(space);
                self.scribe.tell(|_| Told::DarkReturned { room: space });
            }
            Why::Lighten => {
                self.state.house.dark.take(space);
                self.scribe.tell(|_| Told::Lightened { room: space });
            }
            Why::Peek => {
                let house = &self.state.house;
                let there: Set<Layer> =
                    Layer::ALL.into_iter().filter(|layer| house.there(*layer).has(space)).collect();
                self.show_tokens(own(child), space, there.iter());
            }
            Why::Lure(steps) => {
                let (child, figure) = (own(child), self.figure(own(child)));
                self.scribe.tell(|_| Told::Lured { child: figure, room: space });
                self.then(Frame::Lead { target: space, left: self.longer(steps), child, moved: false });
            }
        }
        Rests::No
    }

    pub(super) fn pick_floor(&mut self) -> Rests {
        if self.state.rules.player_run() { self.ask(ask::PickFloor) } else { self.ask(ask::RandomFloor) }
    }

    fn darken_floor(&mut self, floor: Floor) -> Rests {
        self.scribe.tell(|_| Told::FloorChosen { floor });
        self.darken(self.pack.house.floors[floor]);
        Rests::No
    }

    /// A Passage other than the Attic door whose closing keeps the house in one piece.
    pub(super) fn close_door(&mut self) -> Rests {
        let from = self.pack.house.closable;
        if from.is_empty() || self.state.closed.is_some() {
            return Rests::No;
        }
        if self.state.rules.player_run() {
            self.ask(ask::PickDoor)
        } else {
            self.ask(ask::RandomDoor { from })
        }
    }

    fn close(&mut self, passage: Passage) -> Rests {
        self.state.closed = Some(Closed { passage, until: self.state.round + 1 });
        self.scribe.tell(|_| Told::DoorClosed { passage });
        Rests::No
    }

    /// Light tokens of these Rooms turn to their Dark side (Ruling BO-Q-25: also under a Padlock).
    pub(super) fn darken(&mut self, rooms: Set<Space>) {
        let house = &mut self.state.house;
        let turned = (rooms & house.bulbs & ROOMS) - house.dark;
        if !turned.is_empty() {
            house.dark |= turned;
            self.scribe.tell(|_| Told::Darkened { rooms: turned.iter().collect() });
        }
    }

    /// BO-LOCK-01, Rulings BO-Q-24 and BO-Q-25
    pub(super) fn lock_all(&mut self, rooms: Set<Space>) {
        for room in (rooms & ROOMS).iter() {
            if self.state.house.lockable().has(room) {
                self.state.house.padlocks.put(room);
                self.state.house.padlocks_left -= 1;
                self.scribe.tell(|_| Told::PadlockAdded { room });
            }
        }
    }

    /// BO-LOCK-07: out of the game.
    pub(super) fn remove_padlock(&mut self, room: Space) {
        self.state.house.padlocks.take(room);
        self.scribe.tell(|_| Told::PadlockRemoved { room });
    }
}
