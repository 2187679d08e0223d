//! CM-SETUP: characters, pawns, the first seat and the worlds the pawns start in.

use veilleuse_core::{Seat, SeatSet, Secret, house};

use super::{Answered, Play, Rests};
use crate::{
    action::Action,
    state::{Ask, Frame},
    told::Told,
    words::{Character, NONE, Pawn, Place, World},
};

impl Play<'_, '_> {
    /// CM-SETUP-06: two characters for each seat.
    pub(super) fn dealt(&mut self, seat: Seat, way: u32) -> Rests {
        let character = self.state.characters.draw(way);
        let player = self.state.player_mut(seat);
        let first = *player.character.truth(self.referee) == NONE;
        let place = if first { &mut player.character } else { &mut player.rejected };
        *place.truth_mut(self.referee) = character;
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::CharacterDealt {
            seat,
            character: eyes.among(SeatSet::only(seat)).then_some(Character(character)),
        });
        let next = Seat::new(seat.index() as u8 + u8::from(!first));
        if next.index() < usize::from(self.state.rules.seats) {
            self.chance(Ask::Deal(next))
        } else {
            Rests::No
        }
    }

    /// CM-SETUP-07: all choose at the same time (Ruling CM-Q-07).
    pub(super) fn keep(&mut self) -> Rests {
        self.ask(Ask::Keep(SeatSet::first(self.state.rules.seats)))
    }

    pub(super) fn keep_decided(&mut self, seat: Seat, action: Action) -> Answered {
        let Action::Keep(character) = action else { return Err(house::OTHER_QUESTION) };
        let player = self.state.player(seat);
        let second = *player.rejected.truth(self.referee) == character.0;
        if !second && *player.character.truth(self.referee) != character.0 {
            return Err(veilleuse_core::Refusal::by("CM-SETUP-07"));
        }
        Ok(self.kept(seat, second))
    }

    pub(super) fn kept(&mut self, seat: Seat, second: bool) -> Rests {
        let Ask::Keep(waiting) = self.state.ask else { return Rests::Yes };
        let player = self.state.player_mut(seat);
        if second {
            std::mem::swap(&mut player.character, &mut player.rejected);
        }
        let kept = Character(*player.character.truth(self.referee));
        self.scribe.tell(|eyes| Told::CharacterKept {
            seat,
            character: eyes.among(SeatSet::only(seat)).then_some(kept),
        });
        let waiting = waiting.without(seat);
        self.state.ask = Ask::Keep(waiting);
        if waiting.is_empty() { Rests::No } else { Rests::Yes }
    }

    pub(super) fn free_pawns(&self) -> impl Iterator<Item = Pawn> + use<> {
        let taken = self.state.players.map(|player| player.pawn);
        Pawn::ALL.into_iter().filter(move |pawn| !taken.contains(&(*pawn as u8)))
    }

    /// CM-SETUP-09, Ruling CM-Q-06: each takes a pawn, in the order of the seats.
    pub(super) fn pawns(&mut self, seat: Seat) -> Rests {
        if seat.index() == usize::from(self.state.rules.seats) {
            return Rests::No;
        }
        let mut free = self.free_pawns();
        match (free.next(), free.next()) {
            (only, None) => self.pawn_taken(seat, only, true),
            _ => self.ask(Ask::Pawn(seat)),
        }
    }

    pub(super) fn pawn_decided(&mut self, seat: Seat, action: Action) -> Answered {
        let Action::TakePawn(pawn) = action else { return Err(house::OTHER_QUESTION) };
        if !self.free_pawns().any(|free| free == pawn) {
            return Err(veilleuse_core::Refusal::by("CM-SETUP-09"));
        }
        Ok(self.pawn_taken(seat, Some(pawn), false))
    }

    pub(super) fn pawn_taken(&mut self, seat: Seat, pawn: Option<Pawn>, forced: bool) -> Rests {
        let pawn = pawn.expect("five pawns for at most five seats");
        self.state.player_mut(seat).pawn = pawn as u8;
        self.scribe.tell(|_| Told::PawnTaken { seat, pawn, forced });
        self.then(Frame::Pawns(Seat::new(seat.index() as u8 + 1)));
        Rests::No
    }

    /// CM-TURN-02, Ruling CM-Q-08: the first seat is named, or drawn.
    pub(super) fn begin(&mut self) -> Rests {
        match self.state.rules.first {
            Some(seat) => self.first_is(seat),
            None => self.chance(Ask::First),
        }
    }

    pub(super) fn first_drawn(&mut self, way: u32) -> Rests {
        self.first_is(Seat::new(way as u8))
    }

    fn first_is(&mut self, seat: Seat) -> Rests {
        self.state.first = seat;
        self.state.active = seat;
        self.scribe.tell(|_| Told::FirstPlayer { seat });
        self.chance(Ask::Start)
    }

    /// CM-SETUP-10 to CM-SETUP-12, Rulings CM-Q-04 and CM-Q-05: a world beside Kernault, and the one across it
    /// for every other seat when there are four or five.
    pub(super) fn start_drawn(&mut self, way: u32) -> Rests {
        let start = Place::of(2 * way as u8 + 1);
        let seats = self.state.rules.seats;
        for turn in 0..seats {
            let seat = self.state.clockwise(self.state.first, turn);
            let place = if seats >= 4 && turn % 2 == 1 { start.opposite() } else { start };
            self.state.player_mut(seat).place = place as u8;
            self.scribe.tell(|_| Told::PawnPlaced { seat, place });
        }
        self.then(Frame::Opened);
        self.chance(Ask::Face(start))
    }

    /// CM-SETUP-13: the second starting world is turned up as well; then the first turn begins.
    pub(super) fn opened(&mut self) -> Rests {
        let other = self.state.place_of(self.state.clockwise(self.state.first, 1));
        if self.state.open[other.index()] == NONE {
            self.then(Frame::Opened);
            return self.chance(Ask::Face(other));
        }
        self.then(Frame::BeginTurn);
        Rests::No
    }

    /// CM-SETUP-03, CM-BOARD-06: which world lies here is settled when it is turned up.
    pub(super) fn world_drawn(&mut self, place: Place, way: u32) -> Rests {
        let world = self.state.unplaced.draw(way);
        self.turn_up(place, World::of(world));
        Rests::No
    }

    pub(super) fn turn_up(&mut self, place: Place, world: World) {
        self.state.open[place.index()] = world as u8;
        self.state.hidden[place.index()] = Secret::new(NONE, SeatSet::NOBODY);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::WorldShown { place, world });
    }
}
