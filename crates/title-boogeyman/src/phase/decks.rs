//! Drawing cards (BO-CARD), and available Room tokens.

use veilleuse_core::{Chance, Draw, DrawName, Referee, Rests, SeatSet, kit::Set};

use crate::{
    Boogeyman,
    ask::{self, For},
    frame::{Cause, Errand, Frame},
    pack::Pack,
    state::State,
    told::Told,
    words::{Card, Child, Deck, Number, ROOMS, Space},
};

use super::Play;

impl Draw<Boogeyman> for ask::Card {
    #[inline]
    fn chance(self, state: &State) -> Chance {
        state.chance_of(self.deck)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ask::Card { deck, child } = self;
        let number = play.state.piles[deck].left.draw(way);
        match deck {
            Deck::Search => play.search_card_drawn(child, number),
            Deck::Nightmare => {
                // BO-NIGHT-04: game-run, and dreamt at once.
                play.give_nightmare(child, number);
                play.then(Frame::Dream(child))
            }
            Deck::Trouble => play.troubled(child, number),
            Deck::Event => play.event_began(number),
            Deck::Light | Deck::Dark | Deck::Boogeyman | Deck::Babysitter | Deck::Objective => {
                play.state.piles[deck].spent.put(number);
                let (figure, card) = (play.figure(child), Card::new(deck, number));
                play.scribe.tell(|_| Told::CardDrawn { child: figure, card });
                play.follow(card, child)
            }
        }
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        state.card_name(self.deck, way)
    }
}

/// A token that is not on the track is shown and put back: no face-down token shows its Room.
impl Draw<Boogeyman> for ask::Available {
    fn chance(self, state: &State) -> Chance {
        state.chance_of_room_token()
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let room = play.state.room_token(way, play.referee);
        play.state.track.rule_out(Set::only(room));
        let sealed = play.state.house.is_sealed(room);
        match self.errand {
            Errand::FinalRoom => {
                // BO-FINAL-02, Ruling BO-Q-72
                play.state.finale.room = Some(room);
                play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::FinalRoomDrawn { room });
                play.name_leader();
            }
            Errand::Child(_) | Errand::Sitter if sealed => {
                play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::TokenRedrawn { room });
                return play.ask(self);
            }
            Errand::Child(child) => play.send_child(child, room),
            Errand::Sitter => {
                play.state.sitter = Some(room);
                play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::SitterPlaced { room });
                play.then(Frame::SitterStops { cause: Cause::Card, moved: true });
            }
        }
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        DrawName::Id(state.room_token(way, referee).to_string())
    }
}

impl State {
    /// A draw from this deck.
    #[inline]
    pub(super) fn chance_of(&self, deck: Deck) -> Chance {
        For::card_of(deck).among(self.piles[deck].left.len())
    }

    /// The card that a way of the draw means.
    pub(super) fn card_name(&self, deck: Deck, way: u32) -> DrawName {
        DrawName::Id(Card::new(deck, self.piles[deck].left.nth(way)).to_string())
    }

    /// A draw of a Room token that is not on the track.
    pub(super) const fn chance_of_room_token(&self) -> Chance {
        For::Room.among((Space::ROOMS - self.track.len) as u32)
    }

    /// The Room token that a way of the draw means.
    pub(super) fn room_token(&self, way: u32, referee: &Referee) -> Space {
        (ROOMS - self.track.rooms(referee)).nth(way)
    }
}

impl Play<'_> {
    /// Ruling BO-Q-59: an empty deck takes its discard back; without a discard there is no card.
    pub(super) fn draw_card(&mut self, deck: Deck, child: Child) -> Rests {
        if self.state.piles[deck].refill() == 0 {
            self.scribe.tell(|_| Told::NoCard { deck });
            return Rests::No;
        }
        self.ask(ask::Card { deck, child })
    }

    /// Follows the steps of a card of a Child, then sees to who Fainted of it.
    pub(super) fn follow(&mut self, card: Card, child: Child) -> Rests {
        self.then(Frame::Faints);
        let span = self.pack.card(card).does;
        self.then(Frame::Run { span, who: child, fate: false })
    }

    /// BO-CARD-03: kept for later, or a bad surprise that everybody sees (Ruling BO-Q-33).
    fn search_card_drawn(&mut self, child: Child, number: Number) -> Rests {
        let (figure, card, own) = (self.figure(child), Card::search(number), self.state.owner(child));
        if self.pack.moments.surprises.has(number) {
            self.state.piles[Deck::Search].spent.put(number);
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Surprised { child: figure, card });
            return self.follow(card, child);
        }
        let kid = &mut self.state.children[child];
        kid.hand.truth_mut(self.referee).put(number);
        kid.hand_count += 1;
        // That it was no surprise everybody could see coming: no surprise is ever hidden in a hand.
        self.scribe
            .reveal(own, |eyes| Told::SearchDrawn { child: figure, card: eyes.among(own).then_some(card) });
        Rests::No
    }

    pub(super) fn draw_more(&mut self, child: Child, left: u8) -> Rests {
        if left == 0 || !self.state.children[child].conscious() {
            return Rests::No;
        }
        self.then(Frame::Draw { child, left: left - 1 });
        self.draw_card(Deck::Search, child)
    }

    /// A Child is put somewhere without entering.
    pub(super) fn send_child(&mut self, child: Child, room: Space) {
        self.state.children[child].space = Some(room);
        let figure = self.figure(child);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::SentTo { child: figure, room });
        self.name_leader();
    }
}
