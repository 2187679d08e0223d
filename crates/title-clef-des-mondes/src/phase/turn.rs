//! CM-TURN, CM-DRAW, CM-DISC, CM-PASS, CM-SKIP, CM-END: the turn and its plain actions.

use veilleuse_core::{
    Chance, Draw, DrawName, Ending, Line, Offers, Outcome, Question, Referee, Refusal, Rests, Seat, SeatSet,
    Secret, kind, not_offered, unless,
};

use super::{Look, Play, keys_missing};
use crate::{
    ClefDesMondes,
    action::Action,
    ask::{self, For},
    end::{self, LAST_ROUND},
    pack::Pack,
    piles::{Back, Facts, Sort, blur},
    state::{End, Frame, State, Turn},
    told::Told,
    words::Card,
};

/// CM-TURN-03 to CM-TURN-05: one of the actions, in any order, as often as there are actions.
impl Question<ClefDesMondes> for ask::Act {
    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let state = at.state;
        let held = at.hand();
        let others = state.together(at.seat).without(at.seat);
        to.one(Action::Draw, may_draw(state));
        at.passages(&held, to);
        at.effects(&held, others, to);
        to.each(kind!(Action::Discard), held.iter(), |_| "CM-DISC-01");
        at.exchanges(&held, others, to);
        let key_left = unless(!state.player(at.seat).key_spent, "CM-REVEAL-03");
        to.one(Action::Reveal, unless(state.rules.separate_reveal, "CM-REVEAL-01").and(key_left));
        // Ruling CM-Q-52: the table is asked to stop once in a turn, in any round.
        to.one(Action::CallHalt, unless(!state.turn.halt_called, "CM-TURN-09"));
        to.all([Action::Pass]);
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Draw => {
                play.state.turn.drawn = true;
                play.spend_action();
                play.draw_card()
            }
            Action::Discard(card) => {
                play.spend_action();
                play.discard(card)
            }
            Action::Offer { to, card } => play.offer(to, card),
            Action::Play { card, with, on, to } => {
                play.spend_action();
                play.play_effect(card, with, on, to)
            }
            Action::Cross { to, keys } => {
                play.spend_action();
                play.cross(to, keys)
            }
            Action::GoHome { keys } => {
                play.spend_action();
                play.go_home(keys)
            }
            Action::Reveal => {
                play.spend_action();
                play.state.player_mut(seat).key_spent = true;
                play.state.turn.key_ready = true;
                play.reveal_character(seat);
                Rests::No
            }
            Action::Pass => {
                // Ruling CM-Q-31: passing gives up the whole turn. It never ends the match (CM-TURN-09).
                play.scribe.tell(|_| Told::Passed { seat });
                play.state.turn.actions = 0;
                play.then(Frame::EndAction);
                Rests::No
            }
            Action::CallHalt => {
                play.state.turn.halt_called = true;
                play.scribe.tell(|_| Told::HaltCalled { seat });
                play.ask(ask::Halt { waiting: SeatSet::first(play.state.rules.seats).without(seat) })
            }
            _ => not_offered(action),
        }
    }

    fn time_up(self, play: &mut Play<'_>, seat: Seat) -> Result<Rests, Refusal> {
        Ok(self.answer(play, seat, &Action::Pass))
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.number("actions", at.state.turn.actions)
    }
}

/// CM-DRAW-01, CM-TURN-06, CM-HAND-01: whether the active seat may draw.
#[inline]
fn may_draw(state: &State) -> Result<(), Refusal> {
    let there = unless(state.piles.len(state.world_of(state.active)) > 0, "CM-DRAW-01");
    unless(!state.turn.drawn, "CM-TURN-06")
        .and(unless(state.player(state.active).has_room(), "CM-HAND-01"))
        .and(there)
}

/// CM-DRAW-02, CM-DRAW-03: the card goes to the hand, or is played at once.
impl Draw<ClefDesMondes> for ask::Card {
    #[inline]
    fn chance(self, state: &State) -> Chance {
        For::Card.among(state.piles.unordered(state.world_of(state.active)).into())
    }

    #[inline]
    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = play.state.active;
        let world = play.state.world_of(seat);
        let card = play.state.piles.nth(world, way);
        play.state.piles.pull(card);
        if play.pack.is_bad(card) {
            return play.bad_encounter(card, SeatSet::NOBODY);
        }
        let facts = Facts::of(Some(world), Sort::Good, None);
        let known_to = SeatSet::only(seat);
        let back = Back { card: Secret::new(card, known_to), facts };
        play.state.player_mut(seat).put(back);
        play.scribe.reveal(SeatSet::only(seat), |eyes| Told::Drew {
            seat,
            world,
            card: eyes.among(known_to).then_some(card),
        });
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        card_drawn(state, way)
    }
}

/// The card that way `way` of a draw from the pile here gives.
pub(super) fn card_drawn(state: &State, way: u32) -> DrawName {
    DrawName::Id(state.piles.nth(state.world_of(state.active), way).to_string())
}

/// Ruling CM-Q-52: the match stops without a winner if everybody agrees.
impl Question<ClefDesMondes> for ask::Halt {
    fn asked(self, _: &State) -> SeatSet {
        self.waiting
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Accept, Action::Refuse]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        *play.state.agreed[seat].truth_mut(play.referee) = match action {
            Action::Accept => true,
            Action::Refuse => false,
            _ => not_offered(action),
        };
        let waiting = self.waiting.without(seat);
        if !waiting.is_empty() {
            play.scribe.tell(|_| Told::Answered { seat });
            return play.ask(ask::Halt { waiting });
        }
        let mut others = play.state.seats().filter(|other| *other != play.state.active);
        if others.all(|other| *play.state.agreed[other].truth(play.referee)) {
            return play.over(End::Agreement);
        }
        play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::HaltRefused {});
        play.forget_votes();
        play.then(Frame::EndAction);
        Rests::No
    }

    fn time_up(self, play: &mut Play<'_>, seat: Seat) -> Result<Rests, Refusal> {
        Ok(self.answer(play, seat, &Action::Refuse))
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.seat("from", at.state.active)
    }
}

impl Ending<ClefDesMondes> for ask::Over {
    fn outcome(self, state: &State) -> Outcome {
        end::outcome(state)
    }
}

impl Play<'_> {
    /// CM-TURN-01: the turn of the active seat, unless it is missed (CM-SKIP-03).
    pub(super) fn begin_turn(&mut self) -> Rests {
        loop {
            let seat = self.state.active;
            if seat == self.state.first && self.is_last_round_over() {
                return self.over(End::Stalemate);
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
        self.ask(ask::Act)
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
        let player = self.state.player(seat);
        let (held, character) = (player.held(self.referee), player.plays(self.referee));
        let missing = keys_missing(self.pack, self.state, seat, &held, character);
        let round = self.state.round;
        let nearness = self.state.player_mut(seat).nearness.truth_mut(self.referee);
        if nearness.missing.is_none_or(|before| missing < before) {
            nearness.nearer_in = round;
        }
        nearness.missing = Some(missing);
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
            && may_draw(self.state).is_err()
        {
            self.scribe.tell(|_| Told::NothingLeft { seat });
            return self.end_turn();
        }
        self.ask(ask::Act)
    }

    fn end_turn(&mut self) -> Rests {
        self.state.turn = Turn::NONE;
        self.state.active = self.state.clockwise(self.state.active, 1);
        self.then(Frame::BeginTurn);
        Rests::No
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
            return self.chance(ask::Card);
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
            card: back.card.seen_by(eyes).copied(),
        });
        Rests::No
    }

    /// CM-DISC-01, Ruling CM-Q-16: one card goes under the pile, face down.
    fn discard(&mut self, card: Card) -> Rests {
        let seat = self.state.active;
        let place = self.place_in_hand(seat, card);
        let world = self.state.world_of(seat);
        let own = SeatSet::only(seat);
        let player = self.state.player_mut(seat);
        // Which card of the hand it was only its owner can tell.
        blur(player.backs_mut(), own, self.referee);
        let back = player.take(place);
        self.state.piles.put_under(world, back);
        self.scribe.tell(|eyes| Told::Discarded { seat, world, card: back.card.seen_by(eyes).copied() });
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
        let character = player.plays(self.referee);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Revealed { seat, character });
    }

    /// The question is closed: the next time nobody has agreed yet.
    fn forget_votes(&mut self) {
        for agreed in self.state.agreed.values_mut() {
            *agreed.truth_mut(self.referee) = false;
        }
    }

    /// CM-END-01 to CM-END-03: the match is over at once.
    pub(super) fn over(&mut self, end: End) -> Rests {
        self.state.end = Some(end);
        self.state.frames.clear();
        let outcome = end::outcome(self.state);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Ended {
            result: outcome.result,
            reason: outcome.reason,
            winners: outcome.winners,
        });
        self.ask(ask::Over)
    }
}
