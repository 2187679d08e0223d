//! What happens to a Child: states of mind, Candies, hands, fainting (BO-STATE, BO-CANDY, BO-NIGHT).

use veilleuse_core::{Line, Offers, Question, Rests, Seat, SeatSet, kind, kit::Set, not_offered};

use crate::{
    Boogeyman,
    action::Action,
    ask,
    cards::Spell,
    frame::{End, Frame},
    setup::Mode,
    state::{Kid, State},
    told::Told,
    words::{Card, Child, Deck, Mind, Number},
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
        play.state.piles[Deck::Nightmare].left.take(card.number);
        play.give_nightmare(self.child, card.number);
        Rests::No
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.named(line, self.child)
    }
}

impl Play<'_> {
    /// BO-STATE-01, BO-STATE-04, BO-STATE-05, Ruling BO-Q-16
    pub(super) fn lose_state(&mut self, child: Child) {
        let figure = self.figure(child);
        let kid = &mut self.state.children[child];
        if !kid.conscious() {
            return;
        }
        kid.mind = kid.mind.worse();
        let (mind, room, surplus) = (kid.mind, kid.at(), kid.cap_candies());
        let total = kid.candies;
        self.scribe.tell(|_| Told::StateLost { child: figure, mind });
        if surplus > 0 {
            self.scribe.tell(|_| Told::CandyLost { child: figure, count: surplus, total });
        }
        if mind == Mind::Fainted {
            self.scribe.tell(|_| Told::Fainted { child: figure, room });
            if !self.state.finale.begun {
                self.state.newly.put(child);
            }
        }
    }

    /// BO-STATE-07
    pub(super) fn recover_state(&mut self, child: Child) {
        let kid = &mut self.state.children[child];
        if !kid.conscious() || kid.mind == Mind::Calm {
            return;
        }
        kid.mind = kid.mind.better();
        let mind = kid.mind;
        let child = self.figure(child);
        self.scribe.tell(|_| Told::StateRegained { child, mind });
    }

    /// BO-CANDY-05, Ruling BO-Q-15: never above the cap.
    pub(super) fn gain_candy(&mut self, child: Child, count: u8) {
        if self.state.under(self.pack, Spell::EmptyBowls) {
            return;
        }
        let kid = &mut self.state.children[child];
        if !kid.conscious() {
            return;
        }
        let gained = count.min(kid.mind.candy_cap().saturating_sub(kid.candies));
        if gained > 0 {
            kid.candies += gained;
            let total = kid.candies;
            let child = self.figure(child);
            self.scribe.tell(|_| Told::CandyGained { child, count: gained, total });
        }
    }

    /// How many were lost.
    pub(super) fn lose_candy(&mut self, child: Child, count: u8) -> u8 {
        let kid = &mut self.state.children[child];
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

    pub(super) fn lose_candy_or_state(&mut self, child: Child) {
        if self.lose_candy(child, 1) == 0 {
            self.lose_state(child);
        }
    }

    /// Puts a card of a hand on the discard; the caller tells.
    pub(super) fn discard(&mut self, child: Child, card: Number) {
        let kid = &mut self.state.children[child];
        kid.hand.truth_mut(self.referee).take(card);
        kid.hand_count -= 1;
        kid.shown.take(card);
        self.state.piles[Deck::Search].spent.put(card);
    }

    pub(super) fn discard_some(&mut self, child: Child, left: u8) -> Rests {
        let kid = &self.state.children[child];
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

    fn discard_openly(&mut self, child: Child, card: Number) {
        self.discard(child, card);
        let child = self.figure(child);
        let card = Card::search(card);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Discarded { child, card });
    }

    /// Sees to Children who Fainted in the effect that is now resolved (Rulings BO-Q-21 and BO-Q-65).
    pub(super) fn faints(&mut self) -> Rests {
        // A Child may have been revived in the same effect.
        let mut newly = self.state.newly & self.state.children_where(Kid::lies);
        self.state.newly = Set::EMPTY;
        let Some(first) = self.state.first_of(newly) else { return Rests::No };
        if self.state.rules.mode == Mode::SemiCoop && !self.state.rules.player_run() {
            self.turn_coat(first);
            newly.take(first);
        }
        if self.state.conscious().is_empty() {
            return self.ends(End::AllFainted);
        }
        if self.state.rules.player_run()
            && let Some(child) = self.state.first_of(newly)
        {
            // The others are asked about one after the other.
            self.state.newly = newly.without(child);
            if !self.state.newly.is_empty() {
                self.then(Frame::Faints);
            }
            // BO-NIGHT-05, BO-NIGHT-06; Ruling BO-Q-58: those that are not being dreamt.
            if self.state.children[child].nightmare.is_none() {
                return self.choose_nightmare(child);
            }
        }
        Rests::No
    }

    /// BO-NIGHT-05: chosen by the owner of the Boogeyman, who has no choice when one is left.
    pub(super) fn choose_nightmare(&mut self, child: Child) -> Rests {
        let pile = &mut self.state.piles[Deck::Nightmare];
        pile.refill();
        match pile.left.single() {
            Some(only) => {
                pile.left.take(only);
                self.give_nightmare(child, only);
                Rests::No
            }
            None if pile.left.is_empty() => Rests::No,
            None => self.ask(ask::Nightmare { child }),
        }
    }

    pub(super) fn give_nightmare(&mut self, child: Child, card: Number) {
        self.state.children[child].nightmare = Some(card);
        let child = self.figure(child);
        let card = Card::new(Deck::Nightmare, card);
        self.scribe.tell(|_| Told::NightmareBegan { child, card });
    }
}
