//! CM-SETUP: characters, pawns, the first seat and the worlds the pawns start in.

use veilleuse_core::{
    Chance, Draw, DrawName, Offers, Question, Referee, Refusal, Rests, Seat, SeatSet, Secret, kind, kit::Set,
    not_offered,
};

use super::{Look, Play};
use crate::{
    ClefDesMondes,
    action::Action,
    ask::{self, For},
    pack::Pack,
    state::{Frame, State},
    told::Told,
    words::{Pawn, Place, World},
};

/// CM-SETUP-06: two characters for each seat.
impl Draw<ClefDesMondes> for ask::Deal {
    fn chance(self, state: &State) -> Chance {
        For::Character.among(state.characters.len())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = self.seat;
        let character = play.state.characters.draw(way);
        let player = play.state.player_mut(seat);
        let first = player.character.truth(play.referee).is_none();
        let place = if first { &mut player.character } else { &mut player.rejected };
        *place.truth_mut(play.referee) = Some(character);
        play.scribe.reveal(SeatSet::only(seat), |eyes| Told::CharacterDealt {
            seat,
            character: eyes.among(SeatSet::only(seat)).then_some(character),
        });
        let next = Seat::new(seat.index() as u8 + u8::from(!first));
        if next.index() < usize::from(play.state.rules.seats) {
            play.chance(ask::Deal { seat: next })
        } else {
            Rests::No
        }
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(state.characters.nth(way).to_string())
    }
}

/// CM-SETUP-07: one of the two characters is kept; all choose at the same time (Ruling CM-Q-07).
impl Question<ClefDesMondes> for ask::Keep {
    fn asked(self, _: &State) -> SeatSet {
        self.waiting
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let player = at.state.player(at.seat);
        let dealt = [&player.character, &player.rejected].into_iter();
        let seen = dealt.filter_map(|secret| secret.seen_by(at.eyes).copied().flatten());
        to.each(kind!(Action::Keep), seen, |_| "CM-SETUP-07");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Keep(kept) = *action else { not_offered(action) };
        let player = play.state.player_mut(seat);
        if player.plays(play.referee) != kept {
            std::mem::swap(&mut player.character, &mut player.rejected);
        }
        play.kept(seat, self.waiting)
    }

    /// Who does not choose keeps the first one dealt.
    fn time_up(self, play: &mut Play<'_>, seat: Seat) -> Result<Rests, Refusal> {
        Ok(play.kept(seat, self.waiting))
    }
}

/// CM-SETUP-09, Ruling CM-Q-06: each takes a pawn that nobody has.
impl Question<ClefDesMondes> for ask::Pawn {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::TakePawn), free_pawns(at.state), |_| "CM-SETUP-09");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::TakePawn(pawn) = *action else { not_offered(action) };
        play.take_pawn(seat, pawn, false)
    }

    fn time_up(self, play: &mut Play<'_>, seat: Seat) -> Result<Rests, Refusal> {
        Ok(play.take_first_pawn(seat))
    }
}

/// CM-TURN-02: who begins.
impl Draw<ClefDesMondes> for ask::First {
    fn chance(self, state: &State) -> Chance {
        For::First.among(state.rules.seats.into())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.first_is(Seat::new(way as u8))
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(format!("seat_{way}"))
    }
}

/// The place beside Kernault that way `way` of the draw gives.
const fn start(way: u32) -> Place {
    Place::ALL[2 * way as usize + 1]
}

/// CM-SETUP-10 to CM-SETUP-12, Rulings CM-Q-04 and CM-Q-05: a world beside Kernault, and the one across it
/// for every other seat when there are four or five.
impl Draw<ClefDesMondes> for ask::Start {
    fn chance(self, _: &State) -> Chance {
        For::Start.among(4)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let start = start(way);
        let seats = play.state.rules.seats;
        for turn in 0..seats {
            let seat = play.state.clockwise(play.state.first, turn);
            let place = if seats >= 4 && turn % 2 == 1 { start.opposite() } else { start };
            play.state.player_mut(seat).place = Some(place);
            play.scribe.tell(|_| Told::PawnPlaced { seat, place });
        }
        play.then(Frame::Opened);
        play.chance(ask::Face { place: start })
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(start(way).id().to_owned())
    }
}

/// CM-SETUP-03, CM-BOARD-06: which world lies here is settled when it is turned up.
impl Draw<ClefDesMondes> for ask::Face {
    fn chance(self, state: &State) -> Chance {
        For::World.among(state.unplaced.len())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let world = play.state.unplaced.draw(way);
        play.turn_up(self.place, world)
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        world_drawn(state, way)
    }
}

/// The world that way `way` of a draw gives.
pub(super) fn world_drawn(state: &State, way: u32) -> DrawName {
    DrawName::Id(state.unplaced.nth(way).id().to_owned())
}

fn free_pawns(state: &State) -> impl Iterator<Item = Pawn> + use<> {
    let taken: Set<Pawn> = state.players.values().iter().filter_map(|player| player.pawn).collect();
    Pawn::ALL.into_iter().filter(move |pawn| !taken.has(*pawn))
}

impl Play<'_> {
    pub(super) fn keep(&mut self) -> Rests {
        self.ask(ask::Keep { waiting: SeatSet::first(self.state.rules.seats) })
    }

    fn kept(&mut self, seat: Seat, waiting: SeatSet) -> Rests {
        let kept = self.state.player(seat).plays(self.referee);
        self.scribe.tell(|eyes| Told::CharacterKept {
            seat,
            character: eyes.among(SeatSet::only(seat)).then_some(kept),
        });
        let waiting = waiting.without(seat);
        if waiting.is_empty() { Rests::No } else { self.ask(ask::Keep { waiting }) }
    }

    /// The seats take their pawns in order; the last of five has none to choose.
    pub(super) fn pawns(&mut self, seat: Seat) -> Rests {
        if seat.index() == usize::from(self.state.rules.seats) {
            return Rests::No;
        }
        if free_pawns(self.state).count() == 1 {
            self.take_first_pawn(seat)
        } else {
            self.ask(ask::Pawn { seat })
        }
    }

    fn take_first_pawn(&mut self, seat: Seat) -> Rests {
        let pawn = free_pawns(self.state).next().expect("five pawns for at most five seats");
        self.take_pawn(seat, pawn, true)
    }

    fn take_pawn(&mut self, seat: Seat, pawn: Pawn, forced: bool) -> Rests {
        self.state.player_mut(seat).pawn = Some(pawn);
        self.scribe.tell(|_| Told::PawnTaken { seat, pawn, forced });
        self.then(Frame::Pawns(Seat::new(seat.index() as u8 + 1)));
        Rests::No
    }

    /// CM-TURN-02, Ruling CM-Q-08: the first seat is named, or drawn.
    pub(super) fn begin(&mut self) -> Rests {
        match self.state.rules.first {
            Some(seat) => self.first_is(seat),
            None => self.chance(ask::First),
        }
    }

    fn first_is(&mut self, seat: Seat) -> Rests {
        self.state.first = seat;
        self.state.active = seat;
        self.scribe.tell(|_| Told::FirstPlayer { seat });
        self.chance(ask::Start)
    }

    /// CM-SETUP-13: the second starting world is turned up as well; then the first turn begins.
    pub(super) fn opened(&mut self) -> Rests {
        let other = self.state.place_of(self.state.clockwise(self.state.first, 1));
        if self.state.open[other].is_none() {
            self.then(Frame::Opened);
            return self.chance(ask::Face { place: other });
        }
        self.then(Frame::BeginTurn);
        Rests::No
    }

    pub(super) fn turn_up(&mut self, place: Place, world: World) -> Rests {
        self.state.open[place] = Some(world);
        self.state.hidden[place] = Secret::new(None, SeatSet::NOBODY);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::WorldShown { place, world });
        Rests::No
    }
}
