//! CM-BAD: bad encounters, the right to parry them, and what they do.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Refusal, Rests, Seat, SeatSet,
};

use super::{Look, Play, as_reaction};
use crate::{
    ClefDesMondes,
    action::Action,
    ask::{self, For},
    cards::{Effect, Target},
    pack::Pack,
    state::{Attempt, Deed, Fate, Frame, Loss, Played, State},
    told::Told,
    voice::{card_name, key_name},
    words::{Card, Via},
};

/// CM-REACT-01, CM-REACT-04: each attacked player may parry, even with nothing to parry with.
impl Question<ClefDesMondes> for ask::Defend {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn is_window(self, _: &State) -> bool {
        true
    }

    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        at.reactions(to);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Some(reaction) = as_reaction(play.state, action) else {
            let card = bad_card(play.state);
            play.scribe.tell(|_| Told::Undefended { seat, card });
            return Rests::No;
        };
        play.react(seat, reaction);
        play.then(Frame::Defended(seat));
        if play.state.rules.single_reaction { Rests::No } else { play.window() }
    }

    fn time_up(self, play: &mut Play<'_>, seat: Seat) -> Result<Rests, Refusal> {
        Ok(self.answer(play, seat, &Action::LetBe))
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        let card = bad_card(at.state);
        line.name("card", card_name(card)).name("symbol", key_name(at.pack.symbol(card)))
    }
}

/// Where somebody is driven by a bad encounter.
impl Draw<ClefDesMondes> for ask::Drive {
    fn chance(self, state: &State) -> Chance {
        For::Drive.among(state.place_of(self.seat).ways_out(self.via).len() as u32)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = self.seat;
        let to = play.state.place_of(seat).ways_out(self.via)[way as usize];
        // Ruling CM-Q-47
        play.state.turn.interrupted = true;
        play.scribe.tell(|_| Told::Driven { seat, to });
        play.then(Frame::Depart(seat, to));
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(state.place_of(self.seat).ways_out(self.via)[way as usize].id().to_owned())
    }
}

/// The bad encounter that is in play.
fn bad_card(state: &State) -> Card {
    state.played(state.attempt.base).card
}

impl Play<'_> {
    /// CM-BAD-01, CM-DRAW-03: a bad encounter is played at once.
    pub(super) fn bad_encounter(&mut self, card: Card, learners: SeatSet) -> Rests {
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        self.scribe.reveal(learners, |_| Told::BadDrawn { seat, world, card });
        let base = self.state.stacked;
        self.state.attempt = Attempt { base, ..Attempt::of(Deed::Bad(card), seat) };
        self.state.push_played(Played { card, by: None, world: card.origin(), against: None });
        self.then(Frame::Settle(base));
        self.then(Frame::Hit);
        self.then(Frame::Defend(0));
        Rests::No
    }

    fn bad_effect(&self) -> Effect {
        self.pack.effect(bad_card(self.state))
    }

    /// The attacked, so many places clockwise from the drawer (CM-REACT-05, Ruling CM-Q-35).
    fn attacked(&self, steps: u8) -> Option<Seat> {
        let drawer = self.state.attempt.actor;
        let everyone = matches!(self.bad_effect(), Effect::Discard { target: Target::EveryoneHere, .. });
        let seat = self.state.clockwise(drawer, steps);
        (steps == 0 || (everyone && self.state.together(drawer).has(seat))).then_some(seat)
    }

    /// The attacked are asked one after the other, clockwise from the drawer.
    pub(super) fn defend(&mut self, steps: u8) -> Rests {
        if steps == self.state.rules.seats {
            return Rests::No;
        }
        self.then(Frame::Defend(steps + 1));
        self.state.floor = self.state.stacked;
        match self.attacked(steps) {
            Some(seat) => self.ask(ask::Defend { seat }),
            None => Rests::No,
        }
    }

    /// CM-BAD-02: whether the defence held.
    pub(super) fn defended(&mut self, seat: Seat) -> Rests {
        if self.fate() != Fate::Stands {
            self.state.attempt.protected = self.state.attempt.protected.with(seat);
            let card = bad_card(self.state);
            self.scribe.tell(|_| Told::Parried { seat, card });
        }
        Rests::No
    }

    /// CM-BAD-01: what it does to those who did not parry it.
    pub(super) fn hit(&mut self) -> Rests {
        let drawer = self.state.attempt.actor;
        let protected = self.state.attempt.protected;
        match self.bad_effect() {
            Effect::Discard { count, filter, chooser, .. } => {
                for steps in (0..self.state.rules.seats).rev() {
                    if let Some(seat) = self.attacked(steps)
                        && !protected.has(seat)
                    {
                        let left = count.unwrap_or(Loss::ALL);
                        self.then(Frame::Lose(Loss { seat, left, filter, chooser }));
                    }
                }
            }
            _ if protected.has(drawer) => {}
            Effect::SkipTurn { .. } => {
                // CM-SKIP-01, CM-SKIP-02
                self.state.turn.actions = 0;
                self.state.turn.interrupted = true;
                self.miss_turns(drawer, 1);
            }
            Effect::Push { via, .. } => return self.drive(drawer, via),
            _ => {}
        }
        Rests::No
    }

    /// Rulings CM-Q-45 and CM-Q-46: missed turns add up.
    pub(super) fn miss_turns(&mut self, seat: Seat, turns: u8) {
        let player = self.state.player_mut(seat);
        player.skips = player.skips.saturating_add(turns);
        let turns = player.skips;
        self.scribe.tell(|_| Told::TurnToMiss { seat, turns });
    }

    /// Ruling CM-Q-39: a forced move may be stopped by anybody here, the moved player included.
    fn drive(&mut self, seat: Seat, via: Via) -> Rests {
        self.settle(self.state.attempt.base);
        self.state.attempt = Attempt { mover: Some(seat), ..Attempt::of(Deed::Nothing, seat) };
        self.then(Frame::Driven(seat, via));
        self.window()
    }

    pub(super) fn driven(&mut self, seat: Seat, via: Via) -> Rests {
        if self.fate() == Fate::Blocked {
            self.scribe.tell(|_| Told::MoveStopped { seat });
            return Rests::No;
        }
        self.settle(self.state.floor);
        self.chance(ask::Drive { seat, via })
    }
}
