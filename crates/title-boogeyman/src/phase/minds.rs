//! What happens to a Child: states of mind, Candies, hands, fainting (BO-STATE, BO-CANDY, BO-NIGHT).

use veilleuse_core::{Line, Offers, Question, Rests, Seat, SeatSet, kind, not_offered};

use crate::{
    Boogeyman,
    action::Action,
    ask,
    cards::Spell,
    frame::{End, Frame},
    setup::Mode,
    state::State,
    told::Told,
    words::{Card, Deck, Mind, NONE, candy_cap},
};

use super::{Look, Play};

/// A Child discards cards of its owner's choice.
impl Question<Boogeyman> for ask::Discard {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let hand = at.hand(self.child).iter().map(Card::search);
        to.each(kind!(Action::Discard), hand, |_| "BO-FREE-01");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Discard(card) = *action else { not_offered(action) };
        play.discard_openly(self.child, card.number);
        play.then(Frame::DiscardSome { child: self.child, left: self.left - 1 })
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.named(line, self.child).number("left", self.left)
    }
}

/// BO-NIGHT-05: the owner of the Boogeyman chooses what a Fainted Child dreams.
impl Question<Boogeyman> for ask::Nightmare {
    fn asked(self, state: &State) -> SeatSet {
        state.boogeyman_seats()
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        at.cards_left(Deck::Nightmare, "BO-NIGHT-05", to);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Take(card) = *action else { not_offered(action) };
        play.state.pile_mut(Deck::Nightmare).left.take(card.number);
        play.give_nightmare(self.child, card.number);
        Rests::No
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.named(line, self.child)
    }
}

impl Play<'_> {
    /// BO-STATE-01, BO-STATE-04, BO-STATE-05, Ruling BO-Q-16
    pub(super) fn lose_state(&mut self, child: u8) {
        let figure = self.figure(child);
        let kid = self.state.child_mut(child);
        if !kid.conscious() {
            return;
        }
        kid.mind -= 1;
        let (cards, room, surplus) = (kid.mind, kid.at(), kid.cap_candies());
        let total = kid.candies;
        let mind = Mind::of(cards);
        self.scribe.tell(|_| Told::StateLost { child: figure, mind });
        if surplus > 0 {
            self.scribe.tell(|_| Told::CandyLost { child: figure, count: surplus, total });
        }
        if cards == 0 {
            self.scribe.tell(|_| Told::Fainted { child: figure, room });
            if !self.state.finale.begun {
                self.state.newly |= 1 << child;
            }
        }
    }

    /// BO-STATE-07
    pub(super) fn recover_state(&mut self, child: u8) {
        let kid = self.state.child_mut(child);
        if !kid.conscious() || kid.mind >= 3 {
            return;
        }
        kid.mind += 1;
        let mind = Mind::of(kid.mind);
        let child = self.figure(child);
        self.scribe.tell(|_| Told::StateRegained { child, mind });
    }

    /// BO-CANDY-05, Ruling BO-Q-15: never above the cap.
    pub(super) fn gain_candy(&mut self, child: u8, count: u8) {
        if self.state.under(self.pack, Spell::EmptyBowls) {
            return;
        }
        let kid = self.state.child_mut(child);
        if !kid.conscious() {
            return;
        }
        let gained = count.min(candy_cap(kid.mind).saturating_sub(kid.candies));
        if gained > 0 {
            kid.candies += gained;
            let total = kid.candies;
            let child = self.figure(child);
            self.scribe.tell(|_| Told::CandyGained { child, count: gained, total });
        }
    }

    /// How many were lost.
    pub(super) fn lose_candy(&mut self, child: u8, count: u8) -> u8 {
        let kid = self.state.child_mut(child);
        if !kid.conscious() {
            return 0;
        }
        let lost = count.min(kid.candies);
        if lost > 0 {
            kid.candies -= lost;
            let total = kid.candies;
            let child = self.figure(child);
            self.scribe.tell(|_| Told::CandyLost { child, count: lost, total });
        }
        lost
    }

    pub(super) fn lose_candy_or_state(&mut self, child: u8) {
        if self.lose_candy(child, 1) == 0 {
            self.lose_state(child);
        }
    }

    /// Puts a card of a hand on the discard; the caller tells.
    pub(super) fn discard(&mut self, child: u8, card: u8) {
        let kid = self.state.child_mut(child);
        kid.hand.truth_mut(self.referee).take(card);
        kid.hand_count -= 1;
        kid.shown.take(card);
        self.state.pile_mut(Deck::Search).spent.put(card);
    }

    pub(super) fn discard_some(&mut self, child: u8, left: u8) -> Rests {
        let kid = self.state.child(child);
        if left == 0 || kid.hand_count == 0 || kid.gone() {
            return Rests::No;
        }
        if kid.hand_count <= left {
            let hand = *kid.hand.truth(self.referee);
            hand.iter().for_each(|card| self.discard_openly(child, card));
            return Rests::No;
        }
        self.ask(ask::Discard { child, left })
    }

    fn discard_openly(&mut self, child: u8, card: u8) {
        self.discard(child, card);
        let child = self.figure(child);
        let card = Card::search(card);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Discarded { child, card });
    }

    /// Sees to Children who Fainted in the effect that is now resolved (Rulings BO-Q-21 and BO-Q-65).
    pub(super) fn faints(&mut self) -> Rests {
        // A Child may have been revived in the same effect.
        let mut newly = self.state.newly & self.state.children_where(|kid| kid.mind == 0 && !kid.gone());
        self.state.newly = 0;
        let Some(first) = self.state.first_of(newly) else { return Rests::No };
        if self.state.rules.mode == Mode::SemiCoop && !self.state.rules.player_run() {
            self.turn_coat(first);
            newly &= !(1 << first);
        }
        if self.state.conscious() == 0 {
            return self.ends(End::AllFainted);
        }
        if self.state.rules.player_run()
            && let Some(child) = self.state.first_of(newly)
        {
            // The others are asked about one after the other.
            self.state.newly = newly & !(1 << child);
            if self.state.newly != 0 {
                self.then(Frame::Faints);
            }
            // BO-NIGHT-05, BO-NIGHT-06; Ruling BO-Q-58: those that are not being dreamt.
            let free = self.state.pile_mut(Deck::Nightmare).refill() > 0;
            if free && self.state.child(child).nightmare == NONE {
                return self.ask(ask::Nightmare { child });
            }
        }
        Rests::No
    }

    pub(super) fn give_nightmare(&mut self, child: u8, card: u8) {
        self.state.child_mut(child).nightmare = card;
        let child = self.figure(child);
        let card = Card::new(Deck::Nightmare, card);
        self.scribe.tell(|_| Told::NightmareBegan { child, card });
    }
}
