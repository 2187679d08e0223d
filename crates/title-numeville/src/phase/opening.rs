//! Set-up decisions and the first player.

use veilleuse_core::{Refusal, Seat, SeatSet, house};

use crate::{
    action::Action,
    setup::Mode,
    state::Ask,
    told::Told,
    words::{Scout, Slot, Square},
};

use super::{Answered, Play};

impl Play<'_, '_> {
    pub(super) fn opening_decided(&mut self, seat: Seat, action: Action) -> Answered {
        match (self.state.ask, action) {
            // NU-SETUP-08: each seat takes a pawn nobody has …
            (Ask::Scout(_), Action::Scout(scout)) => {
                if self.state.scouts.contains(&Some(scout)) {
                    return Err(Refusal::by("NU-SETUP-08"));
                }
                self.take_scout(seat, scout);
            }
            // … and puts it on a free start square (Ruling NU-Q-11).
            (Ask::Start(_), Action::Start(square)) => {
                if !self.pack.board.is_start(square) || self.state.occupied_start(square, seat) {
                    return Err(Refusal::by("NU-SETUP-08"));
                }
                self.take_start(seat, square);
            }
            (Ask::Propose(slot, _), Action::Propose(square)) => {
                if square.0 >= self.pack.board.ring.len() {
                    return Err(Refusal::by("NU-ADV-03"));
                }
                // NU-ADV-04: the Power square is another one.
                if self.state.markers.contains(&Some(square)) {
                    return Err(Refusal::by("NU-ADV-04"));
                }
                self.state.lots.proposed[seat.index()] = Some(square);
                self.scribe.tell(|_| Told::SquareProposed { seat, slot, square });
                let waiting = SeatSet::first(self.state.rules.seats).without(seat);
                self.ask(Ask::Consent { slot, square, waiting, refused: false });
            }
            (Ask::Consent { .. }, Action::Agree) => self.consents(seat, true),
            (Ask::Consent { .. }, Action::Refuse) => self.consents(seat, false),
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(())
    }

    pub(super) fn take_scout(&mut self, seat: Seat, scout: Scout) {
        self.state.scouts[seat.index()] = Some(scout);
        self.scribe.tell(|_| Told::ScoutChosen { seat, scout });
        let mut free = self.pack.board.starts().filter(|s| !self.state.occupied_start(*s, seat));
        match (free.next(), free.next()) {
            (Some(only), None) => self.take_start(seat, only),
            _ => {
                self.ask(Ask::Start(seat));
            }
        }
    }

    fn take_start(&mut self, seat: Seat, square: Square) {
        self.state.pawns[seat.index()] = square;
        self.state.starts[seat.index()] = square;
        self.scribe.tell(|_| Told::StartChosen { seat, square });
        let next = seat.next(self.state.rules.seats);
        if next.index() > 0 {
            let mut free = Scout::ALL.into_iter().filter(|s| !self.state.scouts.contains(&Some(*s)));
            match (free.next(), free.next()) {
                (Some(only), None) => self.take_scout(next, only),
                _ => {
                    self.ask(Ask::Scout(next));
                }
            }
        } else if self.state.rules.mode == Mode::Advanced {
            self.ask(Ask::Propose(Slot::Object, Seat::new(0)));
        } else {
            self.choose_first();
        }
    }

    /// NU-ADV-03: a square is taken when everybody agrees. When each seat has proposed in vain, the lot falls
    /// among what was proposed, so that every table gets to play.
    fn consents(&mut self, seat: Seat, agrees: bool) {
        let Ask::Consent { slot, square, waiting, refused } = self.state.ask else { return };
        let (waiting, refused) = (waiting.without(seat), refused || !agrees);
        self.scribe.tell(|_| Told::SquareAnswered { seat, agrees });
        if !waiting.is_empty() {
            self.ask(Ask::Consent { slot, square, waiting, refused });
        } else if !refused {
            self.place_marker(slot, square, false);
        } else {
            self.scribe.tell(|_| Told::SquareRefused { slot, square });
            let proposed = self.state.lots.proposed.iter().flatten().count();
            if proposed == usize::from(self.state.rules.seats) {
                self.ask(Ask::Lot(slot));
            } else {
                self.ask(Ask::Propose(slot, Seat::new(proposed as u8)));
            }
        }
    }

    pub(super) fn lot_falls(&mut self, slot: Slot, way: u32) {
        let square = self.state.lots.proposed[way as usize].expect("everybody has proposed");
        self.place_marker(slot, square, true);
    }

    /// NU-ADV-05: from here on the marker stays.
    fn place_marker(&mut self, slot: Slot, square: Square, by_lot: bool) {
        self.state.markers[slot as usize] = Some(square);
        self.state.lots.proposed = [None; 4];
        self.scribe.tell(|_| Told::MarkerPlaced { slot, square, by_lot });
        match slot {
            Slot::Object => {
                self.ask(Ask::Propose(Slot::Power, Seat::new(0)));
            }
            Slot::Power => self.choose_first(),
        }
    }

    fn choose_first(&mut self) {
        if let Some(seat) = self.state.rules.first {
            return self.first_is(seat);
        }
        // NU-TURN-01: everybody rolls.
        self.state.lots.rolling = SeatSet::first(self.state.rules.seats);
        self.ask(Ask::FirstRoll(Seat::new(0)));
    }

    pub(super) fn first_rolled(&mut self, seat: Seat, way: u32) {
        let face = way as u8 + 1;
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
            self.ask(Ask::FirstRoll(next));
        } else if lots.leaders.len() > 1 {
            // NU-TURN-02: the tied seats, and only they, roll again.
            lots.rolling = std::mem::take(&mut lots.leaders);
            lots.best = 0;
            let next = lots.rolling.first_seat().expect("two seats are tied");
            self.scribe.tell(|_| Told::FirstTied);
            self.ask(Ask::FirstRoll(next));
        } else {
            let seat = lots.leaders.first_seat().expect("somebody rolled highest");
            self.first_is(seat);
        }
    }

    fn first_is(&mut self, seat: Seat) {
        self.state.lots = crate::state::Lots::default();
        self.state.first = seat;
        self.state.active = seat;
        self.scribe.tell(|_| Told::FirstPlayer { seat });
        self.begin_turn();
    }
}
