//! CM-EXCH: one card for one card, by announcement, counter-offer and consent.

use veilleuse_core::{Refusal, SeatSet, house};

use super::{Answered, Play, Rests};
use crate::{
    action::Action,
    piles::Back,
    state::{Ask, Frame},
    told::Told,
    words::Card,
};

impl Play<'_, '_> {
    /// CM-EXCH-02, CM-EXCH-03: everybody hears the key and the type, nothing else (Ruling CM-Q-19).
    pub(super) fn offered(&mut self, card: Card) -> Rests {
        let (seat, to) = (self.state.active, self.state.offer.to);
        let place = usize::from(self.state.offer.card);
        self.state.player_mut(seat).announce(self.pack, place, seat, self.referee);
        let (key, kind) = (self.pack.symbol(card.0), self.pack.card(card.0).kind);
        self.scribe.reveal(SeatSet::EVERYBODY, |eyes| Told::Offered {
            seat,
            to,
            key,
            kind,
            card: eyes.among(SeatSet::only(seat)).then_some(card),
        });
        self.ask(Ask::Counter)
    }

    pub(super) fn exchange_decided(&mut self, action: Action) -> Answered {
        let (seat, to) = (self.state.active, self.state.offer.to);
        let counter = self.state.ask == Ask::Counter;
        match action {
            Action::Counter(card) if counter => {
                let place = self.mind(to).held.position(card.0).ok_or(Refusal::by("CM-EXCH-01"))?;
                self.state.offer.counter = place as u8;
                self.state.player_mut(to).announce(self.pack, place, to, self.referee);
                let (key, kind) = (self.pack.symbol(card.0), self.pack.card(card.0).kind);
                self.scribe.reveal(SeatSet::EVERYBODY, |eyes| Told::Countered {
                    seat: to,
                    to: seat,
                    key,
                    kind,
                    card: eyes.among(SeatSet::only(to)).then_some(card),
                });
                Ok(self.ask(Ask::Confirm))
            }
            Action::Accept if !counter => {
                self.spend_action();
                self.exchange();
                Ok(Rests::No)
            }
            Action::Refuse => {
                // Ruling CM-Q-18: no action is spent, but this partner is not asked again this turn.
                self.state.turn.refused = self.state.turn.refused.with(to);
                let (seat, with) = if counter { (to, seat) } else { (seat, to) };
                self.scribe.tell(|_| Told::ExchangeRefused { seat, with });
                self.then(Frame::EndAction);
                Ok(Rests::No)
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// CM-EXCH-01, CM-EXCH-06: the two cards change hands; the two parties see both.
    fn exchange(&mut self) {
        let (seat, with) = (self.state.active, self.state.offer.to);
        let both = SeatSet::only(seat).with(with);
        let offer = self.state.offer;
        let mut take = |from, place: u8| {
            let mut back = self.state.player_mut(from).take(usize::from(place));
            back.card.reveal_to(both);
            back
        };
        let given: Back = take(seat, offer.card);
        let got: Back = take(with, offer.counter);
        self.state.player_mut(seat).put(got);
        self.state.player_mut(with).put(given);
        self.scribe.reveal(both, |eyes| Told::Exchanged {
            seat,
            with,
            given: given.card.seen_by(eyes).map(|card| Card(*card)),
            got: got.card.seen_by(eyes).map(|card| Card(*card)),
        });
    }
}
