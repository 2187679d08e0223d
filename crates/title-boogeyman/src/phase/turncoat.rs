//! The first to Faint in semi-coop becomes the Boogeyman (BO-SEMI).

use veilleuse_core::{
    SeatSet,
    kit::{By, Set},
};

use crate::{
    board::Buried,
    state::Kid,
    told::Told,
    words::{Card, Child, Deck, ORDINARY, Space},
};

use super::Play;

impl Play<'_> {
    /// The hand-over; the new round starts once the current effect is resolved (BO-SEMI-05).
    pub(super) fn turn_coat(&mut self, child: Child) {
        let (figure, kid): (_, Kid) = (self.figure(child), self.state.children[child]);
        let seat = kid.seat;
        self.scribe.tell(|_| Told::TurnedCoat { seat, child: figure });
        self.bury(&kid);
        // BO-SEMI-02
        let hand = *kid.hand.truth(self.referee);
        for card in hand.iter() {
            self.discard(child, card);
            let card = Card::search(card);
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Discarded { child: figure, card });
        }
        let gone = &mut self.state.children[child];
        gone.space = None;
        gone.candies = 0;
        gone.objectives = By::all(0);
        gone.passkey = false;
        gone.nightmare = None;
        gone.fewer_next = 0;
        self.hand_over(child);
        if self.state.finale.leader == Some(child) {
            // Ruling BO-Q-66
            self.state.finale.leader = None;
            self.scribe.tell(|_| Told::LeaderLost {});
            self.name_leader();
        }
        self.pass_torch(child);
        self.state.restart = true;
    }

    /// BO-SEMI-04, Ruling BO-Q-64: the tokens, sight of the last one, and the three decks with their discards.
    fn hand_over(&mut self, child: Child) {
        let seat = self.state.children[child].seat;
        self.state.rules.boogeyman = Some(seat);
        let own = SeatSet::only(seat);
        for deck in [Deck::Nightmare, Deck::Trouble, Deck::Event] {
            let pile = &mut self.state.piles[deck];
            pile.left |= pile.spent;
            pile.spent = Set::EMPTY;
        }
        for slot in self.state.track.hidden() {
            self.state.track.tokens[slot].reveal_to(own);
            let room = self.state.track.room(slot, self.referee);
            self.scribe.reveal(own, |eyes| Told::HiddenShown { seat, room: eyes.among(own).then_some(room) });
        }
    }

    /// BO-SEMI-03, Ruling BO-Q-63
    fn bury(&mut self, kid: &Kid) {
        if !kid.holds_objective() && !kid.passkey {
            return;
        }
        let here = kid.at();
        let room = if here.is_room() {
            here
        } else {
            let far = |room: &Space| self.state.far(self.pack, here, *room);
            ORDINARY.iter().min_by_key(far).expect("the house has open Rooms")
        };
        let buried = Buried { room, objectives: kid.objectives, passkey: kid.passkey };
        self.state.house.buried = Some(buried);
        self.scribe.tell(|_| Told::Buried { room, tokens: buried.tokens().collect() });
    }

    /// BO-SEMI-05: the Torch goes to the left.
    fn pass_torch(&mut self, child: Child) {
        let next = self.state.clockwise(child).skip(1).find(|next| !self.state.children[*next].gone());
        if let Some(next) = next {
            self.state.torch = Some(next);
            let child = self.figure(next);
            self.scribe.tell(|_| Told::TorchPassed { child });
        }
    }
}
