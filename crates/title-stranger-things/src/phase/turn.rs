//! The turn: Move, Refill, and its end (ST-TURN, ST-MOVE, ST-REFILL).

use veilleuse_core::{Line, Offers, Question, Rests, Seat, SeatSet, kind, kit::Set, not_offered};

use crate::{
    StrangerThings,
    action::Action,
    ask::{self, Ask},
    cards::{Ability, Passive},
    state::{End, Frame, Step, Turn},
    told::{Cause, Told},
    words::{Card, Location},
};

use super::{Look, Play, opening::HAND};

/// The last Act (ST-BOARD-09).
const LAST_ACT: u8 = 3;

/// ST-MOVE-02: any number of cards for the move.
impl Question<StrangerThings> for ask::MoveCards {
    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Lay), at.hand().iter(), |_| "ST-MOVE-02");
        to.all([Action::Done]);
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        play.lay_or_done(self, seat, action, Play::set_off)
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.number("moves", at.state.laid_so_far(at.pack) + at.state.base_move(at.pack, at.seat))
    }
}

/// ST-BOARD-03, ST-MOVE-03: from Location to Location along the roads, as long as moves are left.
impl Question<StrangerThings> for ask::Walk {
    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let from = at.state.player(at.seat).location();
        to.each(kind!(Action::Go), at.state.season(at.pack).near[from].iter(), |_| "ST-BOARD-03");
        to.all([Action::Stay]);
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Go(to) => play.walk(to),
            Action::Stay => {
                let left = play.state.turn.moves;
                play.scribe.tell(|_| Told::Stayed { seat, left });
                Rests::No
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.number("moves", at.state.turn.moves)
    }
}

impl Play<'_> {
    /// ST-TURN-02: the four steps in their order.
    pub(super) fn begin_turn(&mut self) -> Rests {
        let seat = self.state.active;
        self.state.rules.begun = true;
        self.state.turns += 1;
        self.state.turn = Turn { step: Step::Move, ..Turn::NEW };
        let (turn, act) = (self.state.turns, self.state.act);
        self.scribe.tell(|_| Told::TurnBegan { seat, turn, act });
        self.then(Frame::EndTurn);
        self.then(Frame::SceneStep);
        self.then(Frame::RefillStep);
        self.then(Frame::ActStep);
        let calm: u8 = self
            .state
            .passives(self.pack, seat)
            .map(|passive| if let Passive::CalmAtTurn(amount) = passive { amount } else { 0 })
            .sum();
        self.soothe(seat, calm);
        if self.state.player(seat).hand_count == 0 { self.set_off() } else { self.ask(ask::MoveCards) }
    }

    /// A card is laid for what is asked, and then the next one, until somebody is done or has none left.
    #[inline]
    pub(super) fn lay_or_done(
        &mut self,
        asked: impl Into<Ask>,
        seat: Seat,
        action: &Action,
        done: impl FnOnce(&mut Self) -> Rests,
    ) -> Rests {
        match *action {
            Action::Lay(card) => {
                self.lay(card);
                let more = self.state.player(seat).hand_count > 0;
                if more { self.ask(asked) } else { done(self) }
            }
            Action::Done => done(self),
            _ => not_offered(action),
        }
    }

    /// ST-CARD-07: a card from the hand beside the sheet.
    pub(super) fn lay(&mut self, card: Card) {
        let seat = self.state.active;
        let face = self.pack.card(card);
        self.state.player_mut(seat).take_card(card, self.referee);
        let turn = &mut self.state.turn;
        turn.beside.put(card);
        turn.laid.put(card);
        turn.sum += face.value;
        turn.friends += u8::from(face.friends);
        turn.danger += u8::from(face.danger);
        let learners = self.learners_of_a_card();
        self.scribe.reveal(learners, |_| Told::CardLaid { seat, card });
    }

    /// Who learns something when a card leaves a hand.
    pub(super) fn learners_of_a_card(&self) -> SeatSet {
        if self.state.hides_hands() { SeatSet::EVERYBODY } else { SeatSet::NOBODY }
    }

    /// What the cards laid in this step are worth; the step is over.
    pub(super) fn laid_value(&mut self) -> u8 {
        let value = self.state.laid_so_far(self.pack);
        let turn = &mut self.state.turn;
        (turn.sum, turn.friends, turn.laid) = (0, 0, Set::EMPTY);
        value
    }

    /// ST-MOVE-02, ST-CARD-03; Ruling ST-Q-07
    fn set_off(&mut self) -> Rests {
        let seat = self.state.active;
        let moves = self.laid_value() + self.state.base_move(self.pack, seat);
        self.state.turn.moves = moves;
        self.scribe.tell(|_| Told::SetOff { seat, moves });
        if moves == 0 { Rests::No } else { self.ask(ask::Walk) }
    }

    /// ST-MOVE-03, ST-MOVE-05, ST-MOVE-07, ST-MOVE-08; Rulings ST-Q-09, ST-Q-10
    fn walk(&mut self, to: Location) -> Rests {
        let seat = self.state.active;
        let from = self.state.player(seat).location();
        let season = self.season();
        self.state.player_mut(seat).at = Some(to);
        self.state.turn.moves -= 1;
        let left = self.state.turn.moves;
        let marked = season.fear[from].has(to);
        self.scribe.tell(|_| Told::Walked { seat, from, to, left, marked });
        if marked {
            self.frighten(Set::only(seat), 1, Cause::Road);
            if self.state.end.is_some() {
                return Rests::No;
            }
        }
        if self.state.enemy_places().has(to) {
            let passes = self.state.ability(self.pack, seat) == Some(Ability::PassFirst);
            if !passes || self.state.turn.passed {
                self.state.turn.moves = 0;
                self.scribe.tell(|_| Told::Stopped { seat, at: to });
                return Rests::No;
            }
            self.state.turn.passed = true;
        }
        if left == 0 { Rests::No } else { self.ask(ask::Walk) }
    }

    pub(super) fn refill_step(&mut self) -> Rests {
        self.state.turn.step = Step::Refill;
        self.then(Frame::Refill);
        Rests::No
    }

    /// ST-REFILL-01 to ST-REFILL-04; Rulings ST-Q-03, ST-Q-04, ST-Q-06
    pub(super) fn refill(&mut self) -> Rests {
        let seat = self.state.active;
        if usize::from(self.state.player(seat).hand_count) >= HAND {
            return Rests::No;
        }
        if self.state.cards.is_empty() {
            let beside = self.state.turn.beside;
            if beside.is_empty() && self.state.cards.spent().is_empty() {
                return Rests::No;
            }
            // ST-END-04, ST-BOARD-10
            if self.state.act == LAST_ACT {
                self.state.end = Some(End::TimeIsUp);
                return Rests::No;
            }
            beside.iter().for_each(|card| self.state.cards.discard(card));
            self.state.turn.beside = Set::EMPTY;
            self.state.cards.reshuffle();
            self.state.act += 1;
            let (act, cards) = (self.state.act, self.state.cards.len() as u8);
            self.scribe.tell(|_| Told::DeckRebuilt { act, cards });
        }
        self.then(Frame::Refill);
        self.ask(ask::HandCard { seat })
    }

    /// ST-TURN-03, ST-TURN-04
    pub(super) fn end_turn(&mut self) -> Rests {
        let seat = self.state.active;
        let beside = self.state.turn.beside;
        beside.iter().for_each(|card| self.state.cards.discard(card));
        self.state.turn.beside = Set::EMPTY;
        self.scribe.tell(|_| Told::TurnEnded { seat });
        self.state.active = seat.next(self.state.rules.seats);
        self.then(Frame::BeginTurn);
        Rests::No
    }

    /// ST-CHAR-04 to ST-CHAR-06, ST-END-03; Rulings ST-Q-26, ST-Q-70: these seats receive Fear, from the active one
    /// on clockwise; the first Terrified Character ends the match.
    pub(super) fn frighten(&mut self, seats: Set<Seat>, amount: u8, cause: Cause) {
        for seat in self.state.in_turn(seats) {
            if self.state.end.is_some() {
                return;
            }
            let amount = self.shielded(seat, amount);
            if amount == 0 {
                continue;
            }
            let terrified = self.state.rules.terrified;
            let player = self.state.player_mut(seat);
            player.fear = player.fear.saturating_add(amount).min(terrified);
            let fear = player.fear;
            self.scribe.tell(|_| Told::Frightened { seat, amount, fear, cause });
            if fear == terrified {
                self.state.end = Some(End::Terrified(seat));
            }
        }
    }

    /// Hopper stands in front of somebody once per turn.
    fn shielded(&mut self, seat: Seat, amount: u8) -> u8 {
        if self.state.turn.shielded || !self.state.rules.begun || amount == 0 {
            return amount;
        }
        let at = self.state.player(seat).at;
        let by = self.state.seats().find(|other| {
            *other != seat
                && self.state.player(*other).at == at
                && self.state.ability(self.pack, *other) == Some(Ability::Shield)
        });
        match by {
            Some(by) => {
                self.state.turn.shielded = true;
                self.scribe.tell(|_| Told::Shielded { seat, by });
                amount - 1
            }
            None => amount,
        }
    }

    /// Fear goes down, never below 0 (Ruling ST-Q-40).
    pub(super) fn soothe(&mut self, seat: Seat, amount: u8) {
        let player = self.state.player_mut(seat);
        let lost = amount.min(player.fear);
        player.fear -= lost;
        let fear = player.fear;
        if lost > 0 {
            self.scribe.tell(|_| Told::Calmed { seat, amount: lost, fear });
        }
    }
}
