//! Attacks: what a worm throws up, and who is caught.

use veilleuse_core::{Rests, SeatSet, kit::Set};

use crate::{
    cards::Power,
    state::{Attack, Frame},
    told::Told,
    words::{Cell, Cells, Colour, Dir, Location, Slot, Worm},
};

use super::Play;

impl Play<'_> {
    /// TB-ATTACK-01, Rulings TB-Q-21 and TB-Q-37: the first worm in order of slots with enough cards.
    pub(crate) fn check_attacks(&mut self) -> Rests {
        let due = |slot: &Slot| self.state.missing(self.pack, *slot) == Some(0);
        if let Some(slot) = Slot::ALL.into_iter().find(due) {
            self.then(Frame::CheckAttacks);
            self.then(Frame::Attack(slot));
        }
        Rests::No
    }

    /// TB-ATTACK-02 to TB-ATTACK-04
    pub(super) fn attack(&mut self, slot: Slot) -> Rests {
        let Some(worm) = self.state.slots[slot].worm else { return Rests::No };
        self.state.attack = Some(Attack::of(slot, worm));
        self.scribe.tell(|_| Told::AttackBegan { slot, worm });
        self.reveal_vehicles(slot);
        let centre = self.state.slots[slot].target.expect("a worm has a Target");
        self.scribe.tell(|_| Told::Erupted { slot, cell: centre });
        self.then(Frame::Replace(slot));
        self.then(Frame::Withdraw);
        self.then(Frame::Deaths);
        self.then(Frame::Hunt);
        self.then(Frame::RollEggs);
        let hit = self.erupt(worm, centre);
        if self.state.end.is_none() {
            self.catch(hit, centre);
        }
        Rests::No
    }

    /// TB-ABIL-06, TB-ATTACK-02: face-down cards in the order in which they were played.
    fn reveal_vehicles(&mut self, slot: Slot) {
        while let Some(card) = self.state.slots[slot].cards.turn_up() {
            let card = *card.truth(self.referee);
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::VehicleRevealed { slot, card });
            self.follow_arrows(slot, card, Set::EMPTY);
        }
    }

    /// TB-PLACE-01 to TB-PLACE-08, TB-WORM-08: eggs, then rubble; eggs without a cell wait for the dice.
    /// Gives every cell that is hit (Ruling TB-Q-22).
    pub(super) fn erupt(&mut self, worm: Worm, centre: Cell) -> Cells {
        let card = self.pack.worm(worm);
        let board = self.state.board(self.pack);
        let harsh = self.state.rules.solo() && self.state.rules.begun;
        if harsh && let Some(location) = self.state.location_at(centre) {
            // TB-SOLO-14, Ruling TB-Q-54
            self.destroy(location);
        }
        let mut hit = Cells::only(centre);
        if self.state.end.is_some() {
            return hit;
        }
        match card.colour {
            Some(colour) => self.lay(Some(centre), colour),
            None => {
                for (colour, dir) in Colour::ALL.into_iter().zip(Dir::ALL) {
                    let cell = board.offset(centre, dir.step());
                    hit |= cell.into_iter().collect();
                    self.lay(cell, colour);
                }
            }
        }
        let mut shaded = board.shaded(worm, centre) & board.ground;
        hit |= shaded;
        if !harsh {
            // TB-PLACE-05
            shaded -= self.state.location_cells;
        }
        self.place_rubble(shaded);
        if harsh {
            self.crush();
            self.then(Frame::RefillLine);
        }
        hit
    }

    /// TB-SOLO-13: two rubble destroy a Location.
    fn crush(&mut self) {
        for location in Location::ALL {
            let cell = self.state.locations[location];
            if cell.is_some_and(|cell| self.state.rubble_at(cell) == 2) {
                self.destroy(location);
            }
        }
    }

    /// An egg on a cell, or for the dice when the cell is none for eggs (Ruling TB-Q-42).
    fn lay(&mut self, cell: Option<Cell>, colour: Colour) {
        if !self.egg_from_supply(colour) {
            return;
        }
        let plain = self.state.board(self.pack).ground - self.state.location_cells;
        match cell.filter(|cell| plain.has(*cell)) {
            Some(cell) => {
                self.put_egg(cell, colour, false);
                self.one_egg(cell);
            }
            None => {
                self.state.rolling.put(colour);
                self.scribe.tell(|_| Told::EggAside { colour });
            }
        }
    }

    /// TB-ATTACK-05 to TB-ATTACK-08, TB-ATTACK-10, TB-SOLO-12
    fn catch(&mut self, hit: Cells, centre: Cell) {
        let shelter =
            if self.state.rules.solo() { Cells::EMPTY } else { self.state.location_cells.without(centre) };
        let danger = hit - shelter;
        let (mut caught, mut hunters) = (SeatSet::NOBODY, SeatSet::NOBODY);
        for seat in self.state.seats() {
            let player = self.state.player(seat);
            let Some(cell) = player.pawn else { continue };
            let housed = self.state.location_cells.has(cell);
            let safe = housed && player.is(self.pack, Power::SafeOnLocations);
            let is_caught = danger.has(cell) && !safe;
            if is_caught {
                caught = caught.with(seat);
                hunters = hunters.with(seat);
            } else if player.is(self.pack, Power::HuntAdjacent)
                && self.state.board(self.pack).near(cell).meets(danger)
            {
                hunters = hunters.with(seat);
            }
        }
        let attack = self.state.attacking_mut();
        attack.caught = caught;
        attack.dying = caught;
        attack.hunters = hunters;
        if !caught.is_empty() {
            self.scribe.tell(|_| Told::Caught { seats: caught });
        }
    }
}
