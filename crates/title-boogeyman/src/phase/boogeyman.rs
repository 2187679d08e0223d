//! The Boogeyman's turn, his track and his Events (BO-BOOG, BO-TRACK, BO-AIB, BO-PLB, BO-EVENT).

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, Secret, kind, kit::Set,
    not_offered,
};

use crate::{
    Boogeyman,
    action::Action,
    ask,
    board::Track,
    frame::Frame,
    pack::Pack,
    state::State,
    told::Told,
    words::{Card, Deck, Entity, Number, ROOMS, Slot, Space},
};

use super::{Look, Play};

/// BO-AIB-02: the game draws the next token.
impl Draw<Boogeyman> for ask::RoomToken {
    fn chance(self, state: &State) -> Chance {
        state.chance_of_room_token()
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let room = play.state.room_token(way, play.referee);
        play.lay(room)
    }

    fn name(self, _: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        DrawName::Id(state.room_token(way, referee).to_string())
    }
}

/// BO-PLB-01, BO-TRACK-04: the owner of the Boogeyman lays a token that is not on the track.
impl Question<Boogeyman> for ask::Lay {
    fn asked(self, state: &State) -> SeatSet {
        state.boogeyman_seats()
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let track = &at.state.track;
        let laid: Set<Space> =
            track.slots().filter_map(|slot| *track.tokens[slot].seen_by(at.eyes)?).collect();
        let unused = ROOMS - laid;
        to.each(kind!(Action::Lay), unused.iter(), |room| {
            if room.is_room() { "BO-TRACK-04" } else { "BO-TOKEN-04" }
        });
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Lay(room) = *action else { not_offered(action) };
        play.lay(room)
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        let next = Slot::new(at.state.track.len);
        let event = at.pack.tracks.events.has(next);
        line.number("place", next.place()).word("event", if event { "yes" } else { "no" })
    }
}

/// BO-EVENT-02: the owner of the Boogeyman chooses the Event.
impl Question<Boogeyman> for ask::Event {
    fn asked(self, state: &State) -> SeatSet {
        state.boogeyman_seats()
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        at.cards_left(Deck::Event, "BO-EVENT-02", to);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Take(card) = *action else { not_offered(action) };
        play.state.piles[Deck::Event].left.take(card.number);
        play.event_began(card.number)
    }
}

/// The round after which the Dawn option drives the Stress up (Ruling BO-Q-85).
const DAWN: u16 = 30;

impl Play<'_> {
    /// BO-EVENT-04: his turn begins with the end of the Events.
    pub(super) fn boogeyman_turn(&mut self) -> Rests {
        self.state.active = None;
        self.scribe.tell(|_| Told::BoogeymanTurn {});
        let events = std::mem::take(&mut self.state.events);
        for card in events.iter() {
            self.state.piles[Deck::Event].spent.put(card);
            self.scribe.tell(|_| Told::EventEnded { card: Card::new(Deck::Event, card) });
        }
        self.then(Frame::Round);
        self.then(Frame::BoogeymanActs);
        if self.state.rules.dawn && self.state.round > DAWN {
            self.then(Frame::Dawn);
        }
        Rests::No
    }

    /// Ruling BO-Q-85: the lower counter rises.
    pub(super) fn dawn(&mut self) -> Rests {
        let (level, most) = (&self.state.stress, &self.pack.tracks.stress);
        let full = |entity: Entity| level[entity] >= most[entity];
        let less = level[Entity::Babysitter] <= level[Entity::Boogeyman] || full(Entity::Boogeyman);
        let lower = if less && !full(Entity::Babysitter) { Entity::Babysitter } else { Entity::Boogeyman };
        self.scribe.tell(|_| Told::Dawn { entity: lower });
        self.stress(lower, self.state.torch_holder())
    }

    /// He shows himself, then lays the next token.
    pub(super) fn boogeyman_acts(&mut self) -> Rests {
        self.then(Frame::BoogeymanLays);
        if !self.state.rules.player_run() {
            return self.manifest();
        }
        self.then(Frame::BoogeymanShows);
        self.possess_alone();
        Rests::No
    }

    pub(super) fn boogeyman_lays(&mut self) -> Rests {
        if self.state.track.len == 10 {
            // BO-TRACK-05, Ruling BO-Q-46
            self.state.track = Track::EMPTY;
            self.scribe.tell(|_| Told::TrackEmptied {});
        }
        self.lay_token()
    }

    /// BO-AIB-01: the last token is flipped every turn.
    fn manifest(&mut self) -> Rests {
        let Some(last) = self.state.track.hidden_last() else { return Rests::No };
        let room = self.flip(last);
        self.appear(room)
    }

    /// Ruling BO-Q-55: a Babysitter alone with the figure is possessed, unless he is about to be found with her.
    fn possess_alone(&mut self) {
        let Some(figure) = self.state.figure else { return };
        if self.state.sitter != Some(figure) || !self.state.conscious_at(figure).is_empty() {
            return;
        }
        if let Some(last) = self.state.track.hidden_last() {
            if self.state.track.room(last, self.referee) == figure {
                return;
            }
            // That he does not hide here as well is learnt by everybody.
            self.state.track.ruled_out[last] |= Set::only(figure) & ROOMS;
        }
        self.then(Frame::Possess);
    }

    /// BO-PLB-09, Ruling BO-Q-51: whoever is still where he hides meets him.
    pub(super) fn boogeyman_shows(&mut self) -> Rests {
        let Some(last) = self.state.track.hidden_last() else { return Rests::No };
        let seen = self.state.occupied().with(self.state.sitter_at());
        let room = self.state.track.room(last, self.referee);
        if seen.has(room) {
            self.flip(last);
            return self.appear(room);
        }
        // That he does not show himself is learnt by everybody.
        self.state.track.ruled_out[last] |= seen & ROOMS;
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::StaysHidden {});
        Rests::No
    }

    /// Turns a token face up.
    fn flip(&mut self, slot: Slot) -> Space {
        let track = &mut self.state.track;
        track.face_up.put(slot);
        track.ruled_out[slot] = Set::EMPTY;
        track.tokens[slot].reveal_to(SeatSet::EVERYBODY);
        let room = track.room(slot, self.referee);
        // The other face-down tokens show other Rooms.
        track.rule_out(Set::only(room));
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::TokenFlipped { place: slot.place(), room });
        room
    }

    /// BO-BOOG-03 to BO-BOOG-08: figure, Dark side, and whoever is there.
    pub(super) fn appear(&mut self, room: Space) -> Rests {
        self.place_figure(room);
        let kids = self.state.conscious_at(room);
        let sitter = self.state.sitter == Some(room);
        match (kids.len(), sitter) {
            (0, true) => self.then(Frame::Possess),
            (0, false) => Rests::No,
            (_, true) => {
                // He stays in the shadows.
                self.scribe.tell(|_| Told::BoogeymanLurks { room });
                Rests::No
            }
            (_, false) => self.begin_meeting(Entity::Boogeyman, kids),
        }
    }

    fn place_figure(&mut self, room: Space) {
        self.state.figure = Some(room);
        self.scribe.tell(|_| Told::BoogeymanAppeared { room });
        self.darken(Set::only(room));
    }

    /// Player-run: a Child enters a Room (BO-PLB-03 to BO-PLB-05, Ruling BO-Q-88).
    pub(super) fn child_finds(&mut self, room: Space) {
        if !room.is_room() {
            return;
        }
        let track = &self.state.track;
        if let Some(slot) = track.hidden().find(|slot| track.room(*slot, self.referee) == room) {
            let last = track.last() == Some(slot);
            self.flip(slot);
            if last { self.place_figure(room) } else { self.darken(Set::only(room)) }
        } else if track.hidden().next().is_some() {
            // That nothing was flipped is learnt by everybody.
            self.state.track.rule_out(Set::only(room));
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::NothingThere { room });
        }
    }

    /// Player-run: the Babysitter stops in a Room (BO-PLB-03, Ruling BO-Q-48).
    pub(super) fn sitter_finds(&mut self, room: Space) {
        let Some(last) = self.state.track.hidden_last() else { return };
        if self.state.track.room(last, self.referee) == room {
            self.flip(last);
            self.place_figure(room);
        } else if room.is_room() {
            self.state.track.ruled_out[last].put(room);
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::NothingThere { room });
        }
    }

    /// BO-AIB-02, BO-PLB-01: the next token.
    pub(super) fn lay_token(&mut self) -> Rests {
        if self.state.rules.player_run() { self.ask(ask::Lay) } else { self.ask(ask::RoomToken) }
    }

    /// BO-TRACK-02, BO-TRACK-07
    fn lay(&mut self, room: Space) -> Rests {
        let own = self.state.boogeyman_seats();
        let track = &mut self.state.track;
        let slot = Slot::new(track.len);
        track.tokens[slot] = Secret::new(Some(room), own);
        track.ruled_out[slot] =
            track.face_up.iter().map(|earlier| track.room(earlier, self.referee)).collect();
        track.len += 1;
        self.scribe
            .tell(|eyes| Told::TokenLaid { place: slot.place(), room: eyes.among(own).then_some(room) });
        if self.pack.tracks.events.has(slot) && self.state.round > 0 {
            return self.event();
        }
        Rests::No
    }

    /// BO-EVENT-01, BO-EVENT-02
    fn event(&mut self) -> Rests {
        if !self.state.rules.player_run() {
            return self.draw_card(Deck::Event, self.state.torch_holder());
        }
        let pile = &mut self.state.piles[Deck::Event];
        pile.refill();
        match pile.left.single() {
            // Where one is left there is no choice.
            Some(only) => {
                pile.left.take(only);
                self.event_began(only)
            }
            None if pile.left.is_empty() => Rests::No,
            None => self.ask(ask::Event),
        }
    }

    /// BO-EVENT-03
    pub(super) fn event_began(&mut self, card: Number) -> Rests {
        self.state.events.put(card);
        self.scribe.tell(|_| Told::EventBegan { card: Card::new(Deck::Event, card) });
        Rests::No
    }
}
