//! CM-REACT: windows in which everybody in the same world may answer a play.

use veilleuse_core::{Seat, SeatSet};

use super::{Answered, Play, Rests};
use crate::{
    action::Action,
    checks,
    state::{Answer, Ask, Fate, THE_MOVE},
    told::Told,
    words::Card,
};

impl Play<'_, '_> {
    /// CM-REACT-06, CM-REACT-13: asks everybody else in the world at once, whatever they hold.
    ///
    /// A window is left out only where no card of the pack could answer: a move paid by the own key alone
    /// (Ruling CM-Q-41) or forced by a bad encounter, in a world where nothing stops moves.
    pub(super) fn window(&mut self) -> Rests {
        let attempt = self.state.attempt;
        let asked = checks::reactors(self.state);
        let blockable =
            checks::can_block(self.state) && self.pack.can_block_in(self.state.world_of(attempt.actor));
        if asked.is_empty() || (checks::targets(self.state).is_empty() && !blockable) {
            return Rests::No;
        }
        #[cfg(feature = "planted-leaks")]
        let asked = if self.pack.leaks(crate::PlantedLeak::WindowForHolders) {
            let can = |seat: &Seat| {
                let mut any = false;
                checks::answers(self.pack, self.state, &self.mind(*seat), |_| any = true);
                any
            };
            match asked.iter().filter(can).collect::<SeatSet>() {
                SeatSet::NOBODY => return Rests::No,
                holders => holders,
            }
        } else {
            asked
        };
        self.ask(Ask::Window(asked))
    }

    pub(super) fn window_decided(&mut self, seat: Seat, action: Action) -> Answered {
        let answer = checks::answer(self.pack, self.state, &self.mind(seat), action)?;
        let Ask::Window(waiting) = self.state.ask else { return Ok(Rests::Yes) };
        *self.state.answers[seat.index()].truth_mut(self.referee) = answer;
        let waiting = waiting.without(seat);
        if waiting.is_empty() {
            return Ok(self.close_window());
        }
        self.scribe.tell(|_| Told::Answered { seat });
        Ok(self.ask(Ask::Window(waiting)))
    }

    /// Ruling CM-Q-34: the first clockwise from the player answered; the others keep their cards unseen.
    fn close_window(&mut self) -> Rests {
        let from = checks::answered(self.state);
        let answer = |seat: Seat| *self.state.answers[seat.index()].truth(self.referee);
        let first = (1..=self.state.rules.seats)
            .map(|steps| self.state.clockwise(from, steps))
            .find(|seat| answer(*seat) != Answer::LET_BE)
            .map(|seat| (seat, answer(seat)));
        self.clear_answers();
        let Some((seat, answer)) = first else {
            // That nobody could or would is news to everybody.
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::NobodyReacts {});
            return Rests::No;
        };
        self.react(seat, answer);
        // Ruling CM-Q-33: a reaction is a card played here, and may itself be answered.
        if self.state.rules.single_reaction { Rests::No } else { self.window() }
    }

    /// CM-REACT-12, CM-TURN-07: a reaction costs a card and no action.
    pub(super) fn react(&mut self, seat: Seat, answer: Answer) {
        let against =
            (answer.against != THE_MOVE).then(|| Card(self.state.stack[usize::from(answer.against)].card));
        self.put_down(seat, answer.card, answer.against);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Reacted { seat, card: Card(answer.card), against });
    }

    /// What the reactions came to: the last one played stands, so every other one falls (Ruling CM-Q-33).
    pub(super) fn fate(&mut self) -> Fate {
        let reactions = self.state.reactions();
        for place in (0..reactions.saturating_sub(1)).rev().step_by(2) {
            let fallen = self.state.stack[usize::from(self.state.floor + place)];
            let (seat, card) = (Seat::new(fallen.by), Card(fallen.card));
            self.scribe.tell(|_| Told::ReactionStopped { seat, card });
        }
        if reactions.is_multiple_of(2) {
            return Fate::Stands;
        }
        match self.state.stack[usize::from(self.state.floor)].against {
            THE_MOVE => Fate::Blocked,
            at => Fate::Cancelled(at),
        }
    }
}
