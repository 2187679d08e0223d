//! Drawing cards (BO-CARD), and available Room tokens.

use veilleuse_core::SeatSet;

use crate::{
    cards::Moment,
    state::{Ask, Cause, Errand, Frame},
    told::Told,
    words::{Card, Deck, NONE, Space, spaces},
};

use super::{Play, Rests};

impl Play<'_, '_> {
    /// Ruling BO-Q-59: an empty deck takes its discard back; without a discard there is no card.
    pub(super) fn draw_card(&mut self, deck: Deck, child: u8) -> Rests {
        if self.state.pile_mut(deck).refill() == 0 {
            self.scribe.tell(|_| Told::NoCard { deck });
            return Rests::No;
        }
        self.ask(Ask::Card(deck, child))
    }

    pub(super) fn card_drawn(&mut self, deck: Deck, child: u8, way: u32) -> Rests {
        let number = self.state.pile_mut(deck).left.draw(way);
        let card = Card::new(deck, number);
        match deck {
            Deck::Search => self.search_card_drawn(child, number),
            Deck::Nightmare => {
                // BO-NIGHT-04: game-run, and dreamt at once.
                self.give_nightmare(child, number);
                self.then(Frame::Dream(child));
            }
            Deck::Trouble => self.troubled(child, number),
            Deck::Event => self.event_began(number),
            _ => {
                self.state.pile_mut(deck).spent.put(number);
                let figure = self.figure(child);
                self.scribe.tell(|_| Told::CardDrawn { child: figure, card });
                self.follow(card, child);
            }
        }
        Rests::No
    }

    /// Follows a card a Child has drawn.
    pub(super) fn follow(&mut self, card: Card, child: u8) {
        self.then(Frame::Faints);
        let span = self.pack.card(card.deck, card.number).does;
        self.then(Frame::Run { span, who: child, fate: false });
    }

    /// BO-CARD-03: kept for later, or a bad surprise that everybody sees (Ruling BO-Q-33).
    fn search_card_drawn(&mut self, child: u8, number: u8) {
        let (figure, card) = (self.figure(child), Card::new(Deck::Search, number));
        let own = SeatSet::only(self.state.child(child).seat());
        if self.pack.moment(number) == Moment::Surprise {
            self.state.pile_mut(Deck::Search).spent.put(number);
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Surprised { child: figure, card });
            return self.follow(card, child);
        }
        let kid = self.state.child_mut(child);
        kid.hand.truth_mut(self.referee).put(number);
        kid.hand_count += 1;
        // That it was no surprise everybody could see coming: no surprise is ever hidden in a hand.
        self.scribe
            .reveal(own, |eyes| Told::SearchDrawn { child: figure, card: eyes.among(own).then_some(card) });
        #[cfg(feature = "planted-leaks")]
        self.leak_hand(child, number);
    }

    pub(super) fn draw_more(&mut self, child: u8, left: u8) -> Rests {
        if left == 0 || !self.state.child(child).conscious() {
            return Rests::No;
        }
        self.then(Frame::Draw { child, left: left - 1 });
        self.draw_card(Deck::Search, child)
    }

    /// A token that is not on the track is shown and put back: no face-down token shows its Room.
    pub(super) fn available_drawn(&mut self, errand: Errand, way: u32) -> Rests {
        let free = crate::words::ROOMS & !self.state.track.rooms(self.referee);
        let room = spaces(free).nth(way as usize).unwrap_or_default();
        self.state.track.rule_out(room.bit());
        let house = &self.state.house;
        let sealed =
            (room == Space::ATTIC && !house.attic_open) || (room == Space::SECRET && house.trapdoor == NONE);
        match errand {
            Errand::FinalRoom => {
                // BO-FINAL-02, Ruling BO-Q-72
                self.state.finale.room = room.0;
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::FinalRoomDrawn { room });
                self.name_leader();
            }
            _ if sealed => {
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::TokenRedrawn { room });
                return Rests::Yes;
            }
            Errand::Child(child) => self.send_child(child, room),
            Errand::Sitter => {
                self.state.sitter = room.0;
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::SitterPlaced { room });
                self.then(Frame::SitterStops { cause: Cause::Card, moved: true });
            }
        }
        Rests::No
    }

    /// A Child is put somewhere without entering.
    pub(super) fn send_child(&mut self, child: u8, room: Space) {
        self.state.child_mut(child).space = room.0;
        let figure = self.figure(child);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::SentTo { child: figure, room });
        self.name_leader();
    }
}
