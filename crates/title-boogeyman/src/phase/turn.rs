//! Rounds and turns (BO-ROUND), and the Nightmares of the Fainted (BO-NIGHT).

use veilleuse_core::{Rests, SeatSet, Secret};

use crate::{
    ask,
    board::Closed,
    cards::{Aptitude, Spell},
    frame::{Frame, Knack},
    state::Turn,
    told::Told,
    words::{Card, Child, Deck},
};

use super::Play;

impl Play<'_> {
    /// BO-ROUND-01, BO-ROUND-02: a new round begins with the Torch holder.
    pub(super) fn begin_round(&mut self) -> Rests {
        self.state.round += 1;
        self.state.restart = false;
        self.state.active = self.state.torch;
        if let Some(Closed { passage, until }) = self.state.closed
            && self.state.round > until
        {
            self.state.closed = None;
            self.scribe.tell(|_| Told::DoorOpened { passage });
        }
        let round = self.state.round;
        self.scribe.tell(|_| Told::RoundBegan { round });
        self.then(Frame::BeginTurn)
    }

    pub(super) fn begin_turn(&mut self) -> Rests {
        let active = self.state.turn_of();
        let declined = usize::from(self.state.turn.declined);
        self.state.declined[..declined].fill(Secret::new(None, SeatSet::NOBODY));
        self.state.turn = Turn::default();
        let child = &self.state.children[active];
        if child.gone() {
            return self.pass_on();
        }
        if child.fainted() {
            // BO-NIGHT-01
            self.state.turn.over = true;
            self.then(Frame::Act);
            return self.then(Frame::Dream(active));
        }
        let usual = if self.state.under(self.pack, Spell::TwoActions) { 2 } else { 3 };
        let actions = (usual - child.fewer_next.min(usual - 1)).max(1);
        self.state.turn.actions = actions;
        self.state.children[active].fewer_next = 0;
        let figure = self.figure(active);
        self.scribe.tell(|_| Told::TurnBegan { child: figure, actions });
        self.then(Frame::Act);
        let empty =
            self.state.children[active].candies == 0 && !self.state.under(self.pack, Spell::EmptyBowls);
        if empty && self.state.able(self.pack, active, Aptitude::Stash) {
            return self.ask(ask::Aptitude { child: active, knack: Knack::Stash });
        }
        Rests::No
    }

    /// The next decision of the active Child, or the end of its turn.
    #[inline]
    pub(super) fn act(&mut self) -> Rests {
        let turn = &self.state.turn;
        let active = self.state.turn_of();
        let child = &self.state.children[active];
        if turn.over || self.state.restart || !child.conscious() {
            return self.end_turn();
        }
        let may_play = |cards| self.state.playable_now(self.pack, active, cards);
        if turn.actions == 0 && turn.free_moves == 0 && !self.state.may_hold(active, may_play) {
            // Everybody sees that nothing but the end of the turn is left.
            let free = self.state.unlocks(self.pack).is_ok()
                || self.state.starts_final().is_ok()
                || self.state.looks(self.pack).is_ok()
                || !self.state.partners(self.pack).is_empty();
            if !free {
                return self.end_turn();
            }
        }
        self.ask(ask::Act)
    }

    pub(super) fn end_turn(&mut self) -> Rests {
        let active = self.state.turn_of();
        if !self.state.children[active].gone() {
            let child = self.figure(active);
            self.scribe.tell(|_| Told::TurnEnded { child });
        }
        if self.state.restart {
            // BO-SEMI-05, Ruling BO-Q-61: the rest of the round is abandoned.
            return self.then(Frame::Round);
        }
        self.pass_on()
    }

    /// BO-ROUND-02, BO-ROUND-04: the next Child, or the Boogeyman once all have had their turn.
    fn pass_on(&mut self) -> Rests {
        let next = Some(self.state.left_of(self.state.turn_of()));
        if next == self.state.torch {
            return self.then(Frame::BoogeymanTurn);
        }
        self.state.active = next;
        self.then(Frame::BeginTurn)
    }

    /// BO-MEET-05, Ruling BO-Q-39: an encounter ends the turn of the Child concerned, if it is its turn.
    pub(super) fn end_turn_of(&mut self, child: Child) -> Rests {
        if self.state.active == Some(child) {
            self.state.turn.over = true;
        }
        Rests::No
    }

    /// BO-NIGHT-01 to BO-NIGHT-06: the Nightmare of a Fainted Child whose turn has come.
    pub(super) fn dream(&mut self, child: Child) -> Rests {
        let kid = &self.state.children[child];
        if !kid.lies() {
            return Rests::No;
        }
        let Some(nightmare) = kid.nightmare else {
            if self.state.rules.player_run() {
                if self.state.piles[Deck::Nightmare].refill() == 0 {
                    return Rests::No;
                }
                self.then(Frame::Dream(child));
                return self.choose_nightmare(child);
            }
            return self.draw_card(Deck::Nightmare, child);
        };
        self.state.dreaming.put(child);
        let (figure, card) = (self.figure(child), Card::new(Deck::Nightmare, nightmare));
        self.scribe.tell(|_| Told::NightmareDreamt { child: figure, card });
        self.then(Frame::Faints);
        let span = self.pack.card(card).does;
        self.then(Frame::Run { span, who: child, fate: true })
    }
}
