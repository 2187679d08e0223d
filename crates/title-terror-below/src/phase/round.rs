//! From one turn to the next, and the end of the last round.

use veilleuse_core::{Rests, SeatSet};

use crate::state::End;

use super::Play;

impl Play<'_> {
    /// TB-TURN-01: the next living player to the left; TB-END-03, Ruling TB-Q-32: in the last round only those
    /// who have a turn left.
    pub(super) fn end_turn(&mut self) -> Rests {
        let next = match self.state.last_turns {
            None => self.state.after(self.state.active).find(|seat| self.state.player(*seat).lives()),
            Some(left) => {
                let next = self.state.after(self.state.active).find(|seat| left.has(*seat));
                self.state.last_turns = Some(next.map_or(left, |seat| left.without(seat)));
                next
            }
        };
        match next {
            Some(seat) => {
                self.state.active = seat;
                self.begin_turn()
            }
            None => {
                self.state.end = Some(End::LastRound(self.best()));
                Rests::No
            }
        }
    }

    /// TB-END-04 to TB-END-07, Rulings TB-Q-34 and TB-Q-35: most points among the living, then most Bounties.
    fn best(&self) -> SeatSet {
        let rank = |seat| {
            let player = self.state.player(seat);
            (player.points(), player.bounties)
        };
        let living = || self.state.seats().filter(|seat| self.state.player(*seat).lives());
        let most = living().map(rank).max();
        living().filter(|seat| Some(rank(*seat)) == most).collect()
    }
}
