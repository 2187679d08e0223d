//! The Terror zone: worms come and go.

use veilleuse_core::{Chance, Draw, DrawName, Ending, Outcome, Referee, Rests, SeatSet};

use crate::{
    TerrorBelow, ask,
    end::{ATTACKS, outcome},
    pack::Pack,
    stack::Stack,
    state::{Attack, End, State},
    told::Told,
    words::Slot,
};

use super::{
    Play,
    pieces::{worm_chance, worm_name},
};

/// TB-WORM-03, Ruling TB-Q-65: the Target goes to the printed coordinates, whatever lies there.
impl Draw<TerrorBelow> for ask::SlotWorm {
    fn chance(self, state: &State) -> Chance {
        worm_chance(state)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let slot = self.slot;
        let card = play.state.worms.draw(way);
        // Somebody may have looked at it before: then the others learn something, too.
        let learners =
            if play.state.worm_top_known.is_empty() { SeatSet::NOBODY } else { SeatSet::EVERYBODY };
        play.state.worm_top_known = SeatSet::NOBODY;
        let cell = play.state.board(play.pack).coordinates(play.pack.worm(card).at);
        let terror = &mut play.state.slots[slot];
        terror.worm = Some(card);
        terror.target = Some(cell);
        play.scribe.reveal(learners, |_| Told::WormRevealed { slot, worm: card, cell });
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        worm_name(state, way)
    }
}

impl Ending<TerrorBelow> for ask::Over {
    fn outcome(self, state: &State) -> Outcome {
        outcome(state)
    }
}

impl Play<'_> {
    /// TB-ATTACK-04, TB-HUNT-11, Ruling TB-Q-20: the worm and the Vehicles under it are discarded.
    pub(super) fn withdraw(&mut self) -> Rests {
        let Attack { slot, worm, .. } = self.state.attack.take().expect("the worm that attacked withdraws");
        let terror = &mut self.state.slots[slot];
        terror.worm = None;
        let cards = std::mem::replace(&mut terror.cards, Stack::EMPTY);
        cards.iter().for_each(|under| self.state.vehicles.discard(*under.card.truth(self.referee)));
        self.state.worms.discard(worm);
        self.scribe.tell(|_| Told::WormLeft { slot, worm });
        if self.state.rules.solo() {
            // TB-SOLO-02
            self.state.solo.attacks += 1;
            if self.state.solo.attacks >= ATTACKS {
                self.state.end = Some(End::FifteenAttacks);
            }
        }
        Rests::No
    }

    /// TB-WORM-07, Ruling TB-Q-03: at once, before the next attack.
    pub(super) fn replace(&mut self, slot: Slot) -> Rests {
        if self.state.worms.is_empty() {
            self.state.worms.reshuffle();
        }
        if self.state.worms.is_empty() { Rests::No } else { self.ask(ask::SlotWorm { slot }) }
    }

    /// Puts the match to rest.
    pub(super) fn tell_the_end(&mut self) {
        self.state.frames.clear();
        self.state.ask = ask::Over.into();
        let outcome = outcome(self.state);
        let (result, reason, winners) = (outcome.result, outcome.reason, outcome.winners);
        self.scribe.tell(|_| Told::Ended { result, reason, winners });
    }
}
