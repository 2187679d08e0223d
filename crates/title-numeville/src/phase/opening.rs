//! Set-up decisions and the first player.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, kit::By, not_offered,
};

use crate::{
    Numeville,
    action::Action,
    ask::{self, For},
    pack::Pack,
    setup::Mode,
    state::{Lots, State},
    told::Told,
    voice::square_name,
    words::{Scout, Slot, Square},
};

use super::{FACES, Look, Play};

/// NU-SETUP-08: each seat takes a pawn nobody has …
impl Question<Numeville> for ask::Scout {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let free = Scout::ALL.into_iter().filter(|scout| !at.state.scouts.values().contains(&Some(*scout)));
        to.each(kind!(Action::Scout), free, |_| "NU-SETUP-08");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Scout(scout) => play.take_scout(seat, scout),
            _ => not_offered(action),
        }
    }
}

/// … and puts it on a free start square (Ruling NU-Q-11).
impl Question<Numeville> for ask::Start {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let free = at.pack.board.starts().filter(|square| !at.state.occupied_start(*square, at.seat));
        to.each(kind!(Action::Start), free, |_| "NU-SETUP-08");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Start(square) => play.take_start(seat, square),
            _ => not_offered(action),
        }
    }
}

/// NU-ADV-03, NU-ADV-04: the squares of Objects and Powers are proposed; the Power square is another one.
impl Question<Numeville> for ask::Propose {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let board = &at.pack.board;
        let free = board.squares().filter(|square| !at.state.markers.values().contains(&Some(*square)));
        let why = |square: Square| if square.number() < board.ring.len() { "NU-ADV-04" } else { "NU-ADV-03" };
        to.each(kind!(Action::Propose), free, why);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Propose(square) = *action else { not_offered(action) };
        let slot = self.slot;
        play.state.lots.proposed[seat] = Some(square);
        play.scribe.tell(|_| Told::SquareProposed { seat, slot, square });
        let waiting = SeatSet::first(play.state.rules.seats).without(seat);
        play.ask(ask::Consent { slot, square, waiting, refused: false })
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.word("slot", self.slot.id())
    }
}

/// NU-ADV-03: a square is taken when everybody agrees. When each seat has proposed in vain, the lot falls among what was
/// proposed, so that every table gets to play.
impl Question<Numeville> for ask::Consent {
    fn asked(self, _: &State) -> SeatSet {
        self.waiting
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Agree, Action::Refuse]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let agrees = match action {
            Action::Agree => true,
            Action::Refuse => false,
            _ => not_offered(action),
        };
        let ask::Consent { slot, square, .. } = self;
        let (waiting, refused) = (self.waiting.without(seat), self.refused || !agrees);
        play.scribe.tell(|_| Told::SquareAnswered { seat, agrees });
        if !waiting.is_empty() {
            return play.ask(ask::Consent { waiting, refused, ..self });
        }
        if !refused {
            return play.place_marker(slot, square, false);
        }
        play.scribe.tell(|_| Told::SquareRefused { slot, square });
        let proposed = play.state.lots.proposed.values().iter().flatten().count();
        if proposed == usize::from(play.state.rules.seats) {
            play.ask(ask::Lot { slot })
        } else {
            play.ask(ask::Propose { slot, seat: Seat::new(proposed as u8) })
        }
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.word("slot", self.slot.id()).name("square", square_name(self.square))
    }
}

impl Draw<Numeville> for ask::Lot {
    fn chance(self, state: &State) -> Chance {
        For::Lot.among(state.rules.seats.into())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let square = play.state.lots.proposed[Seat::new(way as u8)].expect("everybody has proposed");
        play.place_marker(self.slot, square, true)
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        let square = state.lots.proposed[Seat::new(way as u8)];
        square.map_or(DrawName::Way(way), |square| DrawName::Id(square.to_string()))
    }
}

/// NU-TURN-01: everybody rolls.
impl Draw<Numeville> for ask::FirstRoll {
    fn chance(self, _: &State) -> Chance {
        For::FirstRoll.among(FACES)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.first_rolled(self.seat, way as u8 + 1)
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Face(way + 1)
    }
}

impl Play<'_> {
    fn take_scout(&mut self, seat: Seat, scout: Scout) -> Rests {
        self.state.scouts[seat] = Some(scout);
        self.scribe.tell(|_| Told::ScoutChosen { seat, scout });
        let mut free = self.pack.board.starts().filter(|s| !self.state.occupied_start(*s, seat));
        match (free.next(), free.next()) {
            (Some(only), None) => self.take_start(seat, only),
            _ => self.ask(ask::Start { seat }),
        }
    }

    fn take_start(&mut self, seat: Seat, square: Square) -> Rests {
        self.state.pawns[seat] = square;
        self.state.starts[seat] = square;
        self.scribe.tell(|_| Told::StartChosen { seat, square });
        let next = seat.next(self.state.rules.seats);
        if next.index() > 0 {
            let mut free = Scout::ALL.into_iter().filter(|s| !self.state.scouts.values().contains(&Some(*s)));
            match (free.next(), free.next()) {
                (Some(only), None) => self.take_scout(next, only),
                _ => self.ask(ask::Scout { seat: next }),
            }
        } else if self.state.rules.mode == Mode::Advanced {
            self.ask(ask::Propose { slot: Slot::Object, seat: Seat::new(0) })
        } else {
            self.choose_first()
        }
    }

    /// NU-ADV-05: from here on the marker stays.
    fn place_marker(&mut self, slot: Slot, square: Square, by_lot: bool) -> Rests {
        self.state.markers[slot] = Some(square);
        self.state.lots.proposed = By::all(None);
        self.scribe.tell(|_| Told::MarkerPlaced { slot, square, by_lot });
        match slot {
            Slot::Object => self.ask(ask::Propose { slot: Slot::Power, seat: Seat::new(0) }),
            Slot::Power => self.choose_first(),
        }
    }

    fn choose_first(&mut self) -> Rests {
        if let Some(seat) = self.state.rules.first {
            return self.first_is(seat);
        }
        self.state.lots.rolling = SeatSet::first(self.state.rules.seats);
        self.ask(ask::FirstRoll { seat: Seat::new(0) })
    }

    fn first_rolled(&mut self, seat: Seat, face: u8) -> Rests {
        self.scribe.tell(|_| Told::FirstRolled { seat, face });
        let lots = &mut self.state.lots;
        lots.rolling = lots.rolling.without(seat);
        if face > lots.best {
            lots.best = face;
            lots.leaders = SeatSet::only(seat);
        } else if face == lots.best {
            lots.leaders = lots.leaders.with(seat);
        }
        if let Some(next) = lots.rolling.first_seat() {
            self.ask(ask::FirstRoll { seat: next })
        } else if lots.leaders.len() > 1 {
            // NU-TURN-02: the tied seats, and only they, roll again.
            lots.rolling = std::mem::take(&mut lots.leaders);
            lots.best = 0;
            let next = lots.rolling.first_seat().expect("two seats are tied");
            self.scribe.tell(|_| Told::FirstTied {});
            self.ask(ask::FirstRoll { seat: next })
        } else {
            let seat = lots.leaders.first_seat().expect("somebody rolled highest");
            self.first_is(seat)
        }
    }

    fn first_is(&mut self, seat: Seat) -> Rests {
        self.state.lots = Lots::NONE;
        self.state.first = seat;
        self.state.active = seat;
        self.scribe.tell(|_| Told::FirstPlayer { seat });
        self.begin_turn()
    }
}
