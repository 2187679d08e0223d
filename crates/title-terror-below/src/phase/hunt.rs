//! The hunt: caught players use their Weapons (TB-HUNT-01).

use veilleuse_core::{Seat, SeatSet, house};

use crate::{
    action::Action,
    cards::{Damage, Hat, Power},
    checks::{holds, unless},
    state::{Ask, Frame, State},
    told::Told,
    words::{GearDeck, Weapon},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// TB-HUNT-02, Ruling TB-Q-25: one after the other, each as many cards as they want. Who holds Weapons is
    /// asked, whatever they are.
    pub(super) fn hunt(&mut self) -> Rests {
        if self.state.attack.defeated {
            return Rests::No;
        }
        for seat in self.state.hunt_order() {
            if !self.state.attack.hunters.has(seat) {
                continue;
            }
            if self.state.ready_gear(seat, GearDeck::Weapon) > 0 {
                return self.ask(Ask::Hunt(seat));
            }
            self.state.attack.hunters = self.state.attack.hunters.without(seat);
        }
        Rests::No
    }

    pub(super) fn hunt_decided(&mut self, seat: Seat, action: Action) -> Answered {
        match (self.state.ask, action) {
            (Ask::Hunt(_), Action::Decline) => {
                // Ruling TB-Q-24
                self.state.attack.hunters = self.state.attack.hunters.without(seat);
                self.scribe.tell(|_| Told::HuntPassed { seat });
                self.then(Frame::Hunt);
            }
            (Ask::Hunt(_), Action::Attack(weapon)) => {
                let held = self.state.player(seat).hands.truth(self.referee).gear[1];
                unless(holds(held, weapon.0), "TB-HUNT-01")?;
                return Ok(self.fire(seat, weapon));
            }
            (Ask::Harpoon(_), Action::SnatchEgg { seat: from, colour }) => {
                let there = from.index() < usize::from(self.state.rules.seats)
                    && self.state.harpoon_eggs(seat, from).of(colour) > 0;
                unless(there, "TB-CARD-04")?;
                self.move_egg(from, seat, colour);
            }
            (Ask::Trophy(_), Action::Claim(card)) => self.claim(seat, card)?,
            (Ask::Trophy(_), Action::Decline) => self.plain_reward(seat),
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }

    fn fire(&mut self, seat: Seat, weapon: Weapon) -> Rests {
        self.take_gear(seat, GearDeck::Weapon, weapon.0);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::WeaponUsed { seat, weapon });
        let damage = self.pack.weapon(weapon.0).damage;
        match damage {
            Damage::Fixed(amount) => self.strike(seat, weapon.0, amount),
            _ => self.ask(Ask::WeaponDice { seat, weapon: weapon.0, dice: State::dice(damage) }),
        }
    }

    /// TB-CARD-06 and the like: what the dice come to.
    pub(super) fn weapon_rolled(&mut self, seat: Seat, weapon: u8, dice: u8, way: u32) -> Rests {
        let one = (way % 6) as u8 + 1;
        let two = if dice == 2 { (way / 6) as u8 + 1 } else { 0 };
        self.scribe.tell(|_| Told::WeaponRolled { seat, one, two: (dice == 2).then_some(two) });
        let amount = match self.pack.weapon(weapon).damage {
            Damage::Fixed(amount) => amount,
            Damage::DiePlus(plus) => one + plus,
            Damage::BestOfTwo => one.max(two),
            Damage::SumUnlessOne if one == 1 || two == 1 => 0,
            Damage::SumUnlessOne => one + two,
        };
        self.strike(seat, weapon, amount)
    }

    /// TB-HUNT-03: damage adds up; TB-HUNT-06: whoever gets it to the worm's Health has the credit.
    fn strike(&mut self, seat: Seat, weapon: u8, amount: u8) -> Rests {
        let player = self.state.player(seat);
        let mut amount = amount + u8::from(player.is(self.pack, Power::Damage));
        if player.wears(self.pack, Hat::Damage) && !self.state.attack.helmets.has(seat) {
            self.state.attack.helmets = self.state.attack.helmets.with(seat);
            amount += 1;
        }
        let card = self.pack.weapon(weapon);
        // Ruling TB-Q-25: used is discarded, unless it may come back.
        match self.state.attack.returning.iter_mut().find(|place| place.is_none()) {
            Some(place) if card.returns => *place = Some((seat, weapon)),
            _ => self.state.gear[1].discard(weapon),
        }
        let health = self.pack.worm(self.state.slots[usize::from(self.state.attack.slot)].worm).health;
        self.state.attack.damage = self.state.attack.damage.saturating_add(amount);
        let total = self.state.attack.damage;
        self.scribe.tell(|_| Told::Struck { seat, amount, total, health });
        self.then(Frame::Hunt);
        if total >= health {
            self.state.attack.defeated = true;
            let worm = crate::words::Worm(self.state.slots[usize::from(self.state.attack.slot)].worm);
            self.scribe.tell(|_| Told::WormDefeated { seat, worm });
            self.then(Frame::Reward(seat));
        }
        let eggs = self.state.seats().any(|other| !self.state.harpoon_eggs(seat, other).is_empty());
        if card.takes_egg && eggs {
            return self.ask(Ask::Harpoon(seat));
        }
        Rests::No
    }

    /// Weapons set aside come back to their owners, or are discarded.
    pub(super) fn settle_returning(&mut self) {
        let returning = std::mem::take(&mut self.state.attack.returning);
        for (seat, card) in returning.into_iter().flatten() {
            if self.state.attack.defeated && self.state.player(seat).lives() {
                self.put_gear(seat, GearDeck::Weapon, card);
                self.state.shown.put(GearDeck::Weapon, card);
                self.scribe.tell(|_| Told::WeaponReturned { seat, weapon: Weapon(card) });
            } else {
                self.state.gear[1].discard(card);
            }
        }
    }
}
