//! The Dark Master's Attack after a black 6.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, kit::Set,
    not_offered,
};

use crate::{
    Numeville,
    action::{Action, Which},
    ask::{self, For},
    cards::Aid,
    pack::Pack,
    state::{Frame, State},
    told::Told,
    voice::card_name,
    words::{Card, Dark},
};

use super::{Look, Play, draw_concerns_settled, untimely, usable, usable_for};

impl Draw<Numeville> for ask::DrawAttack {
    fn chance(self, state: &State) -> Chance {
        For::Attack.among(state.attacks.ways())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let card = play.state.attacks.draw(way);
        let id = &play.pack.attacks[card.index()].id;
        play.scribe.tell(|_| Told::DarkDrawn { deck: Dark::Attack, card: id.clone() });
        if !draw_concerns_settled(play.pack, play.state, Dark::Attack, card) {
            return play.attack_stands(card);
        }
        // NU-ATT-04, NU-ATT-05
        play.scribe.tell(|_| Told::DarkRejected { deck: Dark::Attack, card: id.clone() });
        play.state.attacks.discard(card);
        let mut rejected = play.state.rejected;
        rejected.put(card);
        play.draw_attack(rejected)
    }

    fn name(self, pack: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(pack.attacks[state.attacks.peek(way).index()].id.to_string())
    }
}

/// Who holds the card for it draws two Attacks and suffers one.
impl Question<Numeville> for ask::ChooseAttack {
    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Suffer(Which::Old), Action::Suffer(Which::New)]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Suffer(which) = *action else { not_offered(action) };
        let first = play.state.turn.aside.take().expect("two Attacks were drawn");
        let (card, other) = if which == Which::Old { (first, self.second) } else { (self.second, first) };
        play.state.attacks.discard(other);
        let id = &play.pack.attacks[card.index()].id;
        play.scribe.tell(|_| Told::AttackChosen { seat, card: id.clone() });
        play.threaten(card)
    }
}

/// Whoever holds a card for it may cancel an Attack, one seat after the other.
impl Question<Numeville> for ask::CancelAttack {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.holder)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let own = self.holder == at.state.active;
        to.all([Action::Pass]);
        to.each(kind!(Action::Use), at.aids(|aid| cancels(aid, own)), untimely);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Use(slot) => {
                play.spend(seat, slot);
                let id = &play.pack.attacks[self.card.index()].id;
                play.scribe.tell(|_| Told::AttackCancelled { seat, card: id.clone() });
                Rests::No
            }
            Action::Pass => {
                let next = seat.next(play.state.rules.seats);
                if next == play.state.active {
                    play.attack_strikes(self.card)
                } else {
                    play.offer_cancel(self.card, next)
                }
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        let name = card_name(&at.pack.attacks[self.card.index()].id);
        line.name("card", name.clone()).name("text", format!("{name}.text"))
    }
}

impl Play<'_> {
    /// NU-ATT-01: exactly one card; `rejected` ones do not come back in the same draw (Ruling NU-Q-17).
    pub(super) fn draw_attack(&mut self, rejected: Set<Card>) -> Rests {
        self.state.rejected = rejected;
        if self.state.attacks.is_empty() {
            // Ruling NU-Q-15: the discard comes back; only the End-of-round deck is a clock.
            self.state.attacks.reshuffle_except(rejected);
        }
        if !self.state.attacks.is_empty() {
            return self.ask(ask::DrawAttack);
        }
        if let Some(only) = self.state.turn.aside.take() {
            self.threaten(only)
        } else {
            self.scribe.tell(|_| Told::NoAttackLeft {});
            Rests::No
        }
    }

    fn attack_stands(&mut self, card: Card) -> Rests {
        let seat = self.state.active;
        let chooses = usable_for(self.pack, self.state, seat, |aid| aid == Aid::ChooseAttack).is_some();
        match self.state.turn.aside {
            None if chooses => {
                self.state.turn.aside = Some(card);
                self.draw_attack(self.state.rejected)
            }
            None => self.threaten(card),
            Some(_) => self.ask(ask::ChooseAttack { second: card }),
        }
    }

    /// An Attack that stands goes to the discard, and whoever can may cancel it.
    fn threaten(&mut self, card: Card) -> Rests {
        self.state.attacks.discard(card);
        self.offer_cancel(card, self.state.active)
    }

    /// Asks the holders of a cancelling card, from the active seat on, clockwise.
    fn offer_cancel(&mut self, card: Card, from: Seat) -> Rests {
        let (active, seats) = (self.state.active, self.state.rules.seats);
        let mut seat = from;
        loop {
            if usable(self.pack, self.state, seat).any(|(_, aid)| cancels(aid, seat == active)) {
                return self.ask(ask::CancelAttack { card, holder: seat });
            }
            seat = seat.next(seats);
            if seat == active {
                return self.attack_strikes(card);
            }
        }
    }

    /// NU-ATT-03: it takes effect at once.
    fn attack_strikes(&mut self, card: Card) -> Rests {
        self.state.frames.push(Frame::Blows { deck: Dark::Attack, card, at: 0 });
        Rests::No
    }
}

/// Whether a card cancels an Attack drawn by its owner or by somebody else.
const fn cancels(aid: Aid, own: bool) -> bool {
    matches!(aid, Aid::CancelAnyAttack) || (own && matches!(aid, Aid::CancelOwnAttack))
}
