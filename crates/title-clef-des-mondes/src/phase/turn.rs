//! CM-TURN, CM-DRAW, CM-DISC, CM-PASS, CM-SKIP, CM-END: the turn and its plain actions.

use veilleuse_core::{Refusal, Seat, SeatSet, Secret, house};

use super::{Answered, Play, Rests};
use crate::{
    action::Action,
    checks,
    end::{self, LAST_ROUND},
    piles::{Back, Facts, Sort, blur},
    state::{Answer, Ask, End, Frame, Turn},
    told::Told,
    words::{Card, Character},
};

impl Play<'_, '_> {
    /// CM-TURN-01: the turn of the active seat, unless it is missed (CM-SKIP-03).
    pub(super) fn begin_turn(&mut self) -> Rests {
        loop {
            let seat = self.state.active;
            if seat == self.state.first && self.is_last_round_over() {
                self.state.end = Some(End::Stalemate);
                return Rests::No;
            }
            let player = self.state.player_mut(seat);
            if player.skips == 0 {
                break;
            }
            player.skips -= 1;
            let left = player.skips;
            self.scribe.tell(|_| Told::TurnMissed { seat, left });
            self.state.active = self.state.clockwise(seat, 1);
        }
        let (seat, round) = (self.state.active, self.state.round);
        self.scribe.tell(|_| Told::TurnBegan { seat, round });
        self.state.turn = Turn { actions: 2, ..Turn::NONE };
        self.note_nearness(seat);
        self.ask(Ask::Act)
    }

    /// Ruling CM-Q-52: the next round, unless the last one that the house allows is over. The table is warned in time.
    fn is_last_round_over(&mut self) -> bool {
        if self.state.round >= LAST_ROUND {
            return true;
        }
        self.state.round += 1;
        let round = self.state.round;
        if let Some(left) = end::rounds_left(round) {
            self.scribe.tell(|_| Told::LastRounds { round, left });
        }
        false
    }

    /// Whether this player has come nearer home, for those who ask themselves whether to go on.
    fn note_nearness(&mut self, seat: Seat) {
        let missing = checks::keys_missing(self.pack, self.state, &self.mind(seat));
        let round = self.state.round;
        let nearness = self.state.player_mut(seat).nearness.truth_mut(self.referee);
        if missing < nearness.missing {
            nearness.nearer_in = round;
        }
        nearness.missing = missing;
    }

    /// CM-TURN-03: the next action, or the next turn.
    pub(super) fn end_action(&mut self) -> Rests {
        let seat = self.state.active;
        if self.state.turn.actions == 0 {
            return self.end_turn();
        }
        let player = self.state.player(seat);
        // With nothing in hand, nothing to draw and no key of one's own there is only passing, as all can see.
        if player.count == 0
            && player.key_spent
            && !self.state.turn.key_ready
            && checks::draw(self.state).is_err()
        {
            self.scribe.tell(|_| Told::NothingLeft { seat });
            return self.end_turn();
        }
        self.ask(Ask::Act)
    }

    fn end_turn(&mut self) -> Rests {
        self.state.turn = Turn::NONE;
        self.state.active = self.state.clockwise(self.state.active, 1);
        self.then(Frame::BeginTurn);
        Rests::No
    }

    /// CM-TURN-03 to CM-TURN-05: one of the actions, in any order, as often as there are actions.
    pub(super) fn act_decided(&mut self, action: Action) -> Answered {
        let seat = self.state.active;
        match action {
            Action::Draw => {
                checks::draw(self.state)?;
                self.state.turn.drawn = true;
                self.spend_action();
                Ok(self.draw_card())
            }
            Action::Discard(card) => {
                let place = self.mind(seat).held.position(card.0).ok_or(Refusal::by("CM-DISC-01"))?;
                self.spend_action();
                Ok(self.discard(place))
            }
            Action::Offer { to, card } => {
                self.state.offer = checks::offer(self.state, &self.mind(seat), to, card)?;
                Ok(self.offered(card))
            }
            Action::Play { card, with, on, to } => {
                let deed = checks::play(self.pack, self.state, &self.mind(seat), card, with, on, to)?;
                self.spend_action();
                Ok(self.play_effect(deed, card, with))
            }
            Action::Cross { to, keys } => {
                checks::cross(self.pack, self.state, &self.mind(seat), to, keys)?;
                self.spend_action();
                Ok(self.cross(to, keys))
            }
            Action::GoHome { keys } => {
                checks::go_home(self.pack, self.state, &self.mind(seat), keys)?;
                self.spend_action();
                Ok(self.go_home(keys))
            }
            Action::Reveal => {
                if !self.state.rules.separate_reveal {
                    return Err(Refusal::by("CM-REVEAL-01"));
                }
                if self.state.player(seat).key_spent {
                    return Err(Refusal::by("CM-REVEAL-03"));
                }
                self.spend_action();
                self.state.player_mut(seat).key_spent = true;
                self.state.turn.key_ready = true;
                self.reveal_character(seat);
                Ok(Rests::No)
            }
            Action::Pass => {
                // Ruling CM-Q-31: passing gives up the whole turn. It never ends the match (CM-TURN-09).
                self.scribe.tell(|_| Told::Passed { seat });
                self.state.turn.actions = 0;
                self.then(Frame::EndAction);
                Ok(Rests::No)
            }
            Action::CallHalt => {
                checks::call_halt(self.state)?;
                self.state.turn.halt_called = true;
                self.scribe.tell(|_| Told::HaltCalled { seat });
                let others = SeatSet::first(self.state.rules.seats).without(seat);
                Ok(self.ask(Ask::Halt(others)))
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// Counts an action; what follows it is the next one.
    pub(super) fn spend_action(&mut self) {
        self.state.turn.actions -= 1;
        self.then(Frame::EndAction);
    }

    /// CM-DRAW-01: the top card of the pile of the own world.
    pub(super) fn draw_card(&mut self) -> Rests {
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        if self.state.piles.top_is_chance(world) {
            return self.chance(Ask::Card);
        }
        let back = self.state.piles.take_first(world);
        let card = *back.card.truth(self.referee);
        if self.pack.is_bad(card) {
            return self.bad_encounter(card, SeatSet::EVERYBODY);
        }
        let mut back = Back { facts: back.facts.sorted(Sort::Good), ..back };
        back.card.reveal_to(SeatSet::only(seat));
        self.state.player_mut(seat).put(back);
        // That the card was no bad encounter is news to those who did not know it.
        self.scribe.reveal(SeatSet::EVERYBODY, |eyes| Told::Drew {
            seat,
            world,
            card: back.card.seen_by(eyes).map(|card| Card(*card)),
        });
        Rests::No
    }

    /// CM-DRAW-02, CM-DRAW-03: to the hand, or played at once.
    pub(super) fn card_drawn(&mut self, way: u32) -> Rests {
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        let card = self.state.piles.nth(world, way);
        self.state.piles.pull(card);
        if self.pack.is_bad(card) {
            return self.bad_encounter(card, SeatSet::NOBODY);
        }
        let facts = Facts::of(Some(world), Sort::Good, None);
        let known_to = SeatSet::only(seat);
        #[cfg(feature = "planted-leaks")]
        let known_to =
            if self.pack.leaks(crate::PlantedLeak::HandInView) { SeatSet::EVERYBODY } else { known_to };
        let back = Back { card: Secret::new(card, known_to), facts };
        self.state.player_mut(seat).put(back);
        #[cfg(feature = "planted-leaks")]
        let known_to = if self.pack.leaks(crate::PlantedLeak::DrawTold) {
            SeatSet::EVERYBODY
        } else {
            SeatSet::only(seat)
        };
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::Drew {
            seat,
            world,
            card: eyes.among(known_to).then_some(Card(card)),
        });
        Rests::No
    }

    /// CM-DISC-01, Ruling CM-Q-16: one card goes under the pile, face down.
    fn discard(&mut self, place: usize) -> Rests {
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        let own = SeatSet::only(seat);
        let player = self.state.player_mut(seat);
        // Which card of the hand it was only its owner can tell.
        blur(player.backs_mut(), own, self.referee);
        let back = player.take(place);
        self.state.piles.put_under(world, back);
        self.scribe.tell(|eyes| Told::Discarded {
            seat,
            world,
            card: back.card.seen_by(eyes).map(|card| Card(*card)),
        });
        Rests::No
    }

    /// CM-REVEAL-02, CM-REVEAL-04: name, own key and homeward keys are open from now on.
    pub(super) fn reveal_character(&mut self, seat: Seat) {
        let player = self.state.player_mut(seat);
        if player.revealed {
            return;
        }
        player.revealed = true;
        player.character.reveal_to(SeatSet::EVERYBODY);
        let character = Character(*player.character.truth(self.referee));
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Revealed { seat, character });
    }

    /// The question is closed: the next one finds no answer.
    pub(super) fn clear_answers(&mut self) {
        for answer in &mut self.state.answers {
            *answer.truth_mut(self.referee) = Answer::LET_BE;
        }
    }

    /// Ruling CM-Q-52: the match stops without a winner if everybody agrees.
    pub(super) fn halt_decided(&mut self, seat: Seat, action: Action) -> Answered {
        let Ask::Halt(waiting) = self.state.ask else { return Err(house::OTHER_QUESTION) };
        *self.state.answers[seat.index()].truth_mut(self.referee) = match action {
            Action::Accept => Answer::AGREED,
            Action::Refuse => Answer::LET_BE,
            _ => return Err(house::OTHER_QUESTION),
        };
        let waiting = waiting.without(seat);
        if !waiting.is_empty() {
            self.scribe.tell(|_| Told::Answered { seat });
            return Ok(self.ask(Ask::Halt(waiting)));
        }
        let mut others = self.state.seats().filter(|other| *other != self.state.active);
        if others.all(|other| *self.state.answers[other.index()].truth(self.referee) == Answer::AGREED) {
            self.state.end = Some(End::Agreement);
        } else {
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::HaltRefused {});
            self.clear_answers();
            self.then(Frame::EndAction);
        }
        Ok(Rests::No)
    }

    /// CM-END-01 to CM-END-03: the match is over at once.
    pub(super) fn tell_the_end(&mut self) {
        self.state.frames.clear();
        self.state.ask = Ask::Over;
        let outcome = end::outcome(self.state);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Ended {
            result: outcome.result,
            reason: outcome.reason,
            winners: outcome.winners,
        });
    }
}
