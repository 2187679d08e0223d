//! Tokens and piles (ST-TOKEN, ST-PILE).

use veilleuse_core::{Chance, Draw, DrawName, Referee, Rests, kit::Set};

use crate::{
    StrangerThings,
    ask::{self, For},
    pack::Pack,
    pile::{Layer, MOST, Origin},
    state::{Frame, State},
    told::{Cause, Told},
    words::Slot,
};

use super::{Play, opening::ALL};

/// A token from the reserve for a pile.
impl Draw<StrangerThings> for ask::Token {
    fn chance(self, state: &State) -> Chance {
        For::Token.among(u32::from(state.reserve_count))
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.token_drawn(self.slot, way)
    }

    fn name(self, _: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        DrawName::Id(state.reserve_token(way, referee).to_string())
    }
}

impl Play<'_> {
    /// So many tokens from the reserve onto a new pile, as far as there are any (Ruling ST-Q-24).
    pub(super) fn build(&mut self, slot: Slot, left: u8) -> Rests {
        if left > 0 && self.state.reserve_count > 0 {
            self.then(Frame::Build { slot, left: left - 1 });
            return self.draw_token(slot);
        }
        let count = self.state.pile(slot).count;
        if count > 0 {
            let spot = self.spot(slot);
            self.scribe.tell(|_| Told::PileBuilt { slot: spot, count });
        }
        Rests::No
    }

    fn token_drawn(&mut self, slot: Slot, way: u32) -> Rests {
        let token = self.state.take_from_reserve(way, self.referee);
        let origin = if self.state.rules.begun {
            Origin::Late(self.state.layer)
        } else {
            self.state.region[Layer::FIRST].fresh -= 1;
            Origin::Old
        };
        self.state.piles[slot].put(token, origin, self.referee);
        Rests::No
    }

    /// ST-PILE-03 to ST-PILE-06; Ruling ST-Q-26: one by one, and what does not fit frightens everybody.
    pub(super) fn add(&mut self, slot: Slot, left: u8) -> Rests {
        if left == 0 {
            return Rests::No;
        }
        self.then(Frame::Add { slot, left: left - 1 });
        let pile = self.state.pile(slot);
        if pile.count == MOST {
            let spot = self.spot(slot);
            self.scribe.tell(|_| Told::Overflowed { slot: spot });
            self.frighten(self.state.seats().collect(), 1, Cause::Overflow);
            return Rests::No;
        }
        if self.state.reserve_count == 0 {
            return Rests::No;
        }
        let (count, under) = (pile.count + 1, pile.is_face_up());
        let spot = self.spot(slot);
        self.scribe.tell(|_| Told::TokenAdded { slot: spot, count, under });
        self.draw_token(slot)
    }

    /// The last token of the reserve is no draw, and must not look like one.
    fn draw_token(&mut self, slot: Slot) -> Rests {
        if self.state.reserve_count == 1 { self.token_drawn(slot, 0) } else { self.ask(ask::Token { slot }) }
    }

    /// Ruling ST-Q-26: the active player chooses the order of the piles wherever it makes a difference.
    pub(super) fn add_each(&mut self, left: Set<Slot>, count: u8) -> Rests {
        let Some(slot) = left.first() else { return Rests::No };
        if left.len() > 1 && self.state.runs_out(left, count) {
            return self.ask(ask::PickOrder { left, count });
        }
        self.add_next(left, slot, count)
    }

    pub(super) fn add_next(&mut self, left: Set<Slot>, slot: Slot, count: u8) -> Rests {
        self.then(Frame::AddEach { left: left.without(slot), count });
        self.then(Frame::Add { slot, left: count });
        Rests::No
    }

    /// ST-TOKEN-04
    pub(super) fn reveal_top(&mut self, slot: Slot) -> Rests {
        if let Some(token) = self.state.turn_top(slot, self.referee) {
            let spot = self.spot(slot);
            self.scribe.reveal(ALL, |_| Told::TopRevealed { slot: spot, token });
        }
        Rests::No
    }

    /// A pile goes back to the reserve.
    pub(super) fn discard_pile(&mut self, slot: Slot) {
        let count = self.state.clear_pile(slot, self.referee);
        let spot = self.spot(slot);
        self.scribe.tell(|_| Told::PileCleared { slot: spot, count });
    }
}

impl State {
    /// Whether the reserve has tokens for some of these piles, but not so many for each.
    fn runs_out(&self, piles: Set<Slot>, count: u8) -> bool {
        let room = |slot: Slot| (MOST - self.pile(slot).count).min(count);
        let wanted: u8 = piles.iter().map(room).sum();
        (1..wanted).contains(&self.reserve_count)
    }
}
