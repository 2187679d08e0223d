//! CM-EXCH: one card for one card, by announcement, counter-offer and consent.

use veilleuse_core::{Line, Offers, Question, Refusal, Rests, Seat, SeatSet, kind, not_offered};

use super::{Look, Play};
use crate::{
    ClefDesMondes,
    action::Action,
    ask,
    piles::Back,
    state::{Frame, Held, Offer, State},
    told::Told,
    words::Card,
};

impl Look<'_> {
    /// CM-EXCH-01, CM-EXCH-04: every card to everybody here who listens.
    #[inline]
    pub(super) fn exchanges(self, held: &Held, others: SeatSet, to: &mut impl Offers<Action>) {
        let offered = |way: &mut dyn FnMut((Seat, Card))| {
            for partner in others.iter().filter(|partner| listens(self.state, *partner)) {
                held.iter().for_each(|card| way((partner, card)));
            }
        };
        to.every(kind!(Action::Offer { to, card }), offered, |(partner, _)| {
            let refused = others.has(partner) && self.state.turn.refused.has(partner);
            if refused { "CM-EXCH-04" } else { "CM-EXCH-01" }
        });
    }
}

/// Rulings CM-Q-18 and CM-Q-24: who has refused in this turn, or has nothing to give, is not asked.
#[inline]
fn listens(state: &State, partner: Seat) -> bool {
    !state.turn.refused.has(partner) && state.player(partner).count > 0
}

/// CM-EXCH-01, CM-EXCH-04: the partner offers a card in return, or refuses.
impl Question<ClefDesMondes> for ask::Counter {
    fn asked(self, state: &State) -> SeatSet {
        SeatSet::only(state.partner())
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Counter), at.hand().iter(), |_| "CM-EXCH-01");
        to.all([Action::Refuse]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let to = play.state.active;
        match *action {
            Action::Counter(card) => {
                let place = play.announce(seat, card);
                play.state.offer =
                    play.state.offer.map(|offer| Offer { counter: Some(place as u8), ..offer });
                let (key, kind) = (play.pack.symbol(card), play.pack.card(card).kind);
                play.scribe.reveal(SeatSet::EVERYBODY, |eyes| Told::Countered {
                    seat,
                    to,
                    key,
                    kind,
                    card: eyes.among(SeatSet::only(seat)).then_some(card),
                });
                play.ask(ask::Confirm)
            }
            Action::Refuse => play.refuse_exchange(seat, to),
            _ => not_offered(action),
        }
    }

    fn time_up(self, play: &mut Play<'_>, seat: Seat) -> Result<Rests, Refusal> {
        Ok(self.answer(play, seat, &Action::Refuse))
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.seat("from", at.state.active)
    }
}

/// CM-EXCH-04, CM-EXCH-06: who offered first agrees, which is an action, or refuses.
impl Question<ClefDesMondes> for ask::Confirm {
    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Accept, Action::Refuse]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match action {
            Action::Accept => {
                play.spend_action();
                play.exchange()
            }
            Action::Refuse => play.refuse_exchange(seat, play.state.partner()),
            _ => not_offered(action),
        }
    }

    fn time_up(self, play: &mut Play<'_>, seat: Seat) -> Result<Rests, Refusal> {
        Ok(self.answer(play, seat, &Action::Refuse))
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.seat("with", at.state.partner())
    }
}

impl State {
    /// Who is offered a card.
    pub(crate) fn partner(&self) -> Seat {
        self.offer.expect("an exchange is under way").to
    }
}

impl Play<'_> {
    /// CM-EXCH-02, CM-EXCH-03: everybody hears the key and the type, nothing else (Ruling CM-Q-19).
    pub(super) fn offer(&mut self, to: Seat, card: Card) -> Rests {
        let seat = self.state.active;
        let place = self.announce(seat, card);
        self.state.offer = Some(Offer { to, card: place as u8, counter: None });
        let (key, kind) = (self.pack.symbol(card), self.pack.card(card).kind);
        self.scribe.reveal(SeatSet::EVERYBODY, |eyes| Told::Offered {
            seat,
            to,
            key,
            kind,
            card: eyes.among(SeatSet::only(seat)).then_some(card),
        });
        self.ask(ask::Counter)
    }

    /// Everybody draws their conclusions from an announced card; where it is in the hand.
    fn announce(&mut self, seat: Seat, card: Card) -> usize {
        let place = self.place_in_hand(seat, card);
        self.state.player_mut(seat).announce(self.pack, place, seat, self.referee);
        place
    }

    /// Ruling CM-Q-18: no action is spent, but this partner is not asked again this turn.
    fn refuse_exchange(&mut self, seat: Seat, with: Seat) -> Rests {
        self.state.turn.refused = self.state.turn.refused.with(self.state.partner());
        self.state.offer = None;
        self.scribe.tell(|_| Told::ExchangeRefused { seat, with });
        self.then(Frame::EndAction);
        Rests::No
    }

    /// CM-EXCH-01, CM-EXCH-06: the two cards change hands; the two parties see both.
    fn exchange(&mut self) -> Rests {
        let Some(Offer { to: with, card, counter: Some(counter) }) = self.state.offer else {
            unreachable!("both have offered a card")
        };
        let seat = self.state.active;
        let both = SeatSet::only(seat).with(with);
        let mut take = |from, place: u8| {
            let mut back = self.state.player_mut(from).take(usize::from(place));
            back.card.reveal_to(both);
            back
        };
        let given: Back = take(seat, card);
        let got: Back = take(with, counter);
        self.state.player_mut(seat).put(got);
        self.state.player_mut(with).put(given);
        self.state.offer = None;
        self.scribe.reveal(both, |eyes| Told::Exchanged {
            seat,
            with,
            given: given.card.seen_by(eyes).copied(),
            got: got.card.seen_by(eyes).copied(),
        });
        Rests::No
    }
}
