//! The actions of a turn.

use veilleuse_core::{Seat, SeatSet, house};

use crate::{
    action::Action,
    cards::{Hat, Power},
    checks::{check_leap_card, unless},
    state::{Ask, Frame},
    told::Told,
    words::{Cell, Colour, Dir, GearDeck, Vehicle},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// TB-ACT-01, TB-ACT-03: as long as there are points; Ruling TB-Q-49: or cards, which need none.
    pub(super) fn act(&mut self) -> Rests {
        let paid = self.state.turn.ap > 0 && self.state.here().is_some();
        let goes_on = paid || self.state.may_use_cards() || self.state.hat_pays(self.pack);
        if goes_on { self.ask(Ask::Act) } else { Rests::No }
    }

    #[inline]
    pub(super) fn act_decided(&mut self, action: Action) -> Answered {
        match action {
            Action::Move(dir) => self.walk(dir),
            Action::Stop => {
                unless(!self.state.turn.transit, "TB-MOVE-03")?;
                // Ruling TB-Q-11, TB-ACT-04: what is left is lost.
                let (seat, left) = (self.state.active, self.state.turn.ap);
                self.state.turn.ap = 0;
                self.scribe.tell(|_| Told::Stopped { seat, left });
                Ok(Rests::No)
            }
            Action::JumpPawn { over, to } => self.jump_pawn(over, to),
            Action::Clear(dir) => self.clear(dir),
            Action::PickUp => self.pick_up(),
            Action::Deliver(colour) => {
                let location = self.state.check_deliver(self.pack, colour)?;
                self.spend(Hat::FreeDelivery);
                self.deliver(location, colour);
                Ok(Rests::No)
            }
            Action::JumpCanyon { to, card } => self.jump_canyon(to, card),
            Action::SnatchRubble(seat) => {
                self.state.check_snatch(self.pack, seat)?;
                unless(self.state.player(seat).rubble > 0, "TB-CARD-04")?;
                self.spend_snatch();
                let thief = self.state.active;
                self.state.player_mut(seat).rubble -= 1;
                self.scribe.tell(|_| Told::RubbleSnatched { seat: thief, from: seat });
                self.then(Frame::Act);
                self.carry_rubble(1);
                Ok(Rests::No)
            }
            Action::SnatchEgg { seat, colour } => {
                self.state.check_snatch(self.pack, seat)?;
                unless(self.state.player(seat).eggs.of(colour) > 0, "TB-CARD-04")?;
                self.spend_snatch();
                let thief = self.state.active;
                self.move_egg(seat, thief, colour);
                self.then(Frame::Act);
                Ok(Rests::No)
            }
            Action::UseHat => {
                self.state.check_use_hat(self.pack)?;
                self.state.turn.use_hat(Hat::ExtraAction);
                self.state.turn.ap += 1;
                let (seat, ap) = (self.state.active, self.state.turn.ap);
                self.scribe.tell(|_| Told::PointsAdded { seat, ap });
                self.then(Frame::Act);
                Ok(Rests::No)
            }
            _ => self.use_gear(action),
        }
    }

    /// An egg changes owner.
    pub(super) fn move_egg(&mut self, from: Seat, to: Seat, colour: Colour) {
        self.state.player_mut(from).eggs.take(colour);
        self.state.player_mut(to).eggs.put(colour);
        self.scribe.tell(|_| Told::EggSnatched { seat: to, from, colour });
    }

    fn spend_snatch(&mut self) {
        self.state.turn.power = true;
        self.state.turn.acted = true;
        self.state.turn.ap -= 1;
    }

    /// TB-ACT-02: a point, unless the worn Hat pays once per turn.
    fn spend(&mut self, free_with: Hat) {
        self.state.turn.acted = true;
        let wears = self.state.player(self.state.active).wears(self.pack, free_with);
        if wears && !self.state.turn.hat_used(free_with) {
            self.state.turn.use_hat(free_with);
        } else {
            self.state.turn.ap -= 1;
        }
    }

    fn walk(&mut self, dir: Dir) -> Answered {
        let to = self.state.check_move(self.pack, dir)?;
        self.state.turn.acted = true;
        self.state.turn.ap -= 1;
        self.state.turn.transit = self.state.pawns() & to.bit() != 0;
        self.go(to);
        Ok(Rests::No)
    }

    fn go(&mut self, to: Cell) {
        let seat = self.state.active;
        self.state.player_mut(seat).pawn = to.0;
        let (ap, through) = (self.state.turn.ap, self.state.turn.transit);
        self.scribe.tell(|_| Told::Moved { seat, to, ap, through });
        self.then(Frame::Act);
    }

    fn spend_jump(&mut self) {
        self.state.turn.acted = true;
        let free = self.state.player(self.state.active).is(self.pack, Power::FreeJump);
        if free && !self.state.turn.power {
            self.state.turn.power = true;
        } else {
            self.state.turn.ap -= 1;
        }
    }

    fn jump_pawn(&mut self, over: Dir, to: Dir) -> Answered {
        let landing = self.state.check_jump(self.pack, over, to)?;
        self.spend_jump();
        self.state.turn.transit = false;
        let seat = self.state.active;
        self.state.player_mut(seat).pawn = landing.0;
        let ap = self.state.turn.ap;
        self.scribe.tell(|_| Told::JumpedPawn { seat, to: landing, ap });
        self.then(Frame::Act);
        Ok(Rests::No)
    }

    fn clear(&mut self, dir: Dir) -> Answered {
        let cell = self.state.check_clear(self.pack, dir)?;
        self.spend(Hat::FreeClear);
        self.lift_rubble(cell);
        let (seat, ap) = (self.state.active, self.state.turn.ap);
        self.scribe.tell(|_| Told::Cleared { seat, cell, count: 1, ap });
        self.then(Frame::Act);
        self.carry_rubble(1);
        Ok(Rests::No)
    }

    /// TB-RUBBLE-02, TB-RUBBLE-03: enough rubble is exchanged at once.
    pub(super) fn carry_rubble(&mut self, count: u8) {
        let seat = self.state.active;
        self.state.player_mut(seat).rubble += count;
        self.then(Frame::Exchange);
    }

    pub(super) fn exchange(&mut self) -> Rests {
        let seat = self.state.active;
        let price = self.state.exchange_at(self.pack, seat);
        if self.state.player(seat).rubble < price {
            return Rests::No;
        }
        let [item, weapon] = GearDeck::BOTH.map(|deck| self.state.can_draw(deck));
        if item && weapon {
            return self.ask(Ask::Exchange);
        }
        let deck = match (item, weapon) {
            (true, _) => Some(GearDeck::Item),
            (_, true) => Some(GearDeck::Weapon),
            _ => None,
        };
        self.give_rubble(price, deck);
        self.then(Frame::Exchange);
        // Rulings TB-Q-18 and TB-Q-48: one deck, or none, is left to draw from.
        if let Some(deck) = deck {
            self.then(Frame::Gear(seat, deck));
        }
        Rests::No
    }

    fn give_rubble(&mut self, count: u8, deck: Option<GearDeck>) {
        let seat = self.state.active;
        self.state.player_mut(seat).rubble -= count;
        self.state.rubble_supply += count;
        self.scribe.tell(|_| Told::RubbleExchanged { seat, count, deck });
    }

    pub(super) fn exchange_decided(&mut self, action: Action) -> Answered {
        let Action::Exchange(deck) = action else { return Err(house::OTHER_QUESTION) };
        let seat = self.state.active;
        self.give_rubble(self.state.exchange_at(self.pack, seat), Some(deck));
        self.then(Frame::Exchange);
        self.then(Frame::Gear(seat, deck));
        Ok(Rests::No)
    }

    /// TB-EGG-01 to TB-EGG-03: what is left of the points is lost, unless a card brings it back.
    fn pick_up(&mut self) -> Answered {
        let cell = self.state.check_pick_up()?;
        let seat = self.state.active;
        let eggs = self.state.eggs[cell.index()];
        self.clear_eggs(cell);
        let player = self.state.player_mut(seat);
        player.eggs = player.eggs.and(eggs);
        self.state.turn.acted = true;
        self.state.turn.picked = true;
        self.state.turn.kept = self.state.turn.ap - 1;
        self.state.turn.ap = 0;
        self.scribe.tell(|_| Told::PickedUp { seat, cell, eggs: eggs.list() });
        self.then(Frame::Act);
        Ok(Rests::No)
    }

    /// TB-CANYON-05 to TB-CANYON-10
    fn jump_canyon(&mut self, dir: Dir, card: Vehicle) -> Answered {
        let seat = self.state.active;
        let leap = self.state.check_leap(self.pack, dir)?;
        let hand = self.state.player(seat).hands.truth(self.referee).vehicles;
        check_leap_card(self.pack, leap, card, hand)?;
        self.take_vehicle(seat, card.0);
        self.state.vehicles.discard(card.0);
        if leap.over == 1 {
            self.spend_jump();
        } else {
            self.state.turn.acted = true;
            self.state.turn.ap -= 1;
        }
        let over = leap.over;
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::LeapTried { seat, card, over, to: leap.to });
        if over == 1 {
            self.land(leap.to);
            return Ok(Rests::No);
        }
        // TB-CANYON-09, Ruling TB-Q-46: the point comes whatever the die says, and before it.
        self.gain(seat, 1);
        Ok(self.ask(Ask::CanyonDie(leap.to)))
    }

    /// TB-CANYON-08: rubble on the landing cell goes onto the Leader.
    fn land(&mut self, cell: Cell) {
        let seat = self.state.active;
        self.state.player_mut(seat).pawn = cell.0;
        let ap = self.state.turn.ap;
        self.scribe.tell(|_| Told::Landed { seat, cell, ap });
        self.then(Frame::Act);
        let count = self.state.rubble_at(cell);
        if count > 0 {
            self.take_all_rubble(cell, count);
        }
    }

    pub(super) fn take_all_rubble(&mut self, cell: Cell, count: u8) {
        (0..count).for_each(|_| self.lift_rubble(cell));
        let (seat, ap) = (self.state.active, self.state.turn.ap);
        self.scribe.tell(|_| Told::Cleared { seat, cell, count, ap });
        self.carry_rubble(count);
    }

    pub(super) fn canyon_rolled(&mut self, cell: Cell, way: u32) -> Rests {
        let (seat, face) = (self.state.active, way as u8 + 1);
        let safe = face >= 4;
        self.scribe.tell(|_| Told::LeapRolled { seat, face, safe });
        if safe {
            self.land(cell);
        } else {
            // TB-CANYON-10, Ruling TB-Q-38: the rest of the actions is lost.
            self.state.turn.ap = 0;
            self.state.player_mut(seat).pawn = cell.0;
            self.then(Frame::Fall(seat));
        }
        Rests::No
    }
}
