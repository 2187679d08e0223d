//! The first to Faint in semi-coop becomes the Boogeyman (BO-SEMI).

use veilleuse_core::{SeatSet, kit::Bag};

use crate::{
    state::Child,
    told::Told,
    words::{Card, Colour, Deck, NONE, ORDINARY, Space, Token, spaces},
};

use super::Play;

impl Play<'_> {
    /// The hand-over; the new round starts once the current effect is resolved (BO-SEMI-05).
    pub(super) fn turn_coat(&mut self, child: u8) {
        let (figure, kid): (_, Child) = (self.figure(child), *self.state.child(child));
        let seat = kid.seat();
        self.scribe.tell(|_| Told::TurnedCoat { seat, child: figure });
        self.bury(&kid);
        // BO-SEMI-02
        let hand = *kid.hand.truth(self.referee);
        for card in hand.iter() {
            self.discard(child, card);
            let card = Card::search(card);
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Discarded { child: figure, card });
        }
        let gone = self.state.child_mut(child);
        gone.space = NONE;
        gone.candies = 0;
        gone.objectives = [0; 3];
        gone.passkey = false;
        gone.nightmare = NONE;
        gone.fewer_next = 0;
        self.hand_over(child);
        if self.state.finale.leader == child {
            // Ruling BO-Q-66
            self.state.finale.leader = NONE;
            self.scribe.tell(|_| Told::LeaderLost {});
            self.name_leader();
        }
        self.pass_torch(child);
        self.state.restart = true;
    }

    /// BO-SEMI-04, Ruling BO-Q-64: the tokens, sight of the last one, and the three decks with their discards.
    fn hand_over(&mut self, child: u8) {
        let seat = self.state.child(child).seat();
        self.state.rules.boogeyman = seat.index() as u8;
        let own = SeatSet::only(seat);
        for deck in [Deck::Nightmare, Deck::Trouble, Deck::Event] {
            let pile = self.state.pile_mut(deck);
            pile.left |= pile.spent;
            pile.spent = Bag::EMPTY;
        }
        for at in 0..usize::from(self.state.track.len) {
            if self.state.track.is_face_up(at) {
                continue;
            }
            let token = &mut self.state.track.tokens[at];
            token.reveal_to(own);
            let room = Space(*token.truth(self.referee));
            self.scribe.reveal(own, |eyes| Told::HiddenShown { seat, room: eyes.among(own).then_some(room) });
        }
    }

    /// BO-SEMI-03, Ruling BO-Q-63
    fn bury(&mut self, kid: &Child) {
        if !kid.holds_objective() && !kid.passkey {
            return;
        }
        let here = kid.at();
        let room = if here.is_room() {
            here
        } else {
            let far = |room: &Space| self.state.far(self.pack, here, *room);
            spaces(ORDINARY).min_by_key(far).expect("the house has open Rooms")
        };
        let house = &mut self.state.house;
        house.buried = room.0;
        house.buried_objectives = kid.objectives;
        house.buried_passkey = kid.passkey;
        let objectives = Colour::ALL.into_iter().flat_map(|colour| {
            let count = usize::from(kid.objectives[colour as usize]);
            std::iter::repeat_n(Token::Objective(colour), count)
        });
        let tokens = objectives.chain(kid.passkey.then_some(Token::Passkey));
        self.scribe.tell(|_| Told::Buried { room, tokens: tokens.clone().collect() });
    }

    /// BO-SEMI-05: the Torch goes to the left.
    fn pass_torch(&mut self, child: u8) {
        let next = self.state.clockwise(child).skip(1).find(|next| !self.state.child(*next).gone());
        if let Some(next) = next {
            self.state.torch = next;
            let child = self.figure(next);
            self.scribe.tell(|_| Told::TorchPassed { child });
        }
    }
}
