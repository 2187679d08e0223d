//! The hunt: caught players use their Weapons (TB-HUNT-01).

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, not_offered,
};

use crate::{
    TerrorBelow,
    action::Action,
    ask::{self, For},
    cards::{Damage, Hat, Power},
    pack::Pack,
    state::{Frame, State},
    told::Told,
    voice::card_name,
    words::{Eggs, GearDeck, Weapon},
};

use super::{FACES, Look, Play, gives};

/// TB-HUNT-02, Ruling TB-Q-25: one after the other, each as many cards as they want. Who holds Weapons is asked,
/// whatever they are.
impl Question<TerrorBelow> for ask::Hunt {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let held = at.hands().gear.weapons;
        to.each(kind!(Action::Attack), held.iter(), |_| "TB-HUNT-01");
        to.all([Action::Decline]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Attack(weapon) => play.fire(seat, weapon),
            Action::Decline => {
                // Ruling TB-Q-24
                let attack = play.state.attacking_mut();
                attack.hunters = attack.hunters.without(seat);
                play.scribe.tell(|_| Told::HuntPassed { seat });
                play.then(Frame::Hunt);
                Rests::No
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.attacker(line)
    }
}

/// TB-CARD-06 and the like: what the dice come to.
impl Draw<TerrorBelow> for ask::WeaponDice {
    fn chance(self, _: &State) -> Chance {
        For::WeaponDice.among(FACES.pow(u32::from(self.dice)))
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ask::WeaponDice { seat, weapon, dice } = self;
        let (one, two) = faces(way);
        play.scribe.tell(|_| Told::WeaponRolled { seat, one, two: (dice == 2).then_some(two) });
        let amount = match play.pack.weapon(weapon).damage {
            Damage::Fixed(amount) => amount,
            Damage::DiePlus(plus) => one + plus,
            Damage::BestOfTwo => one.max(two),
            Damage::SumUnlessOne if one == 1 || two == 1 => 0,
            Damage::SumUnlessOne => one + two,
        };
        play.strike(seat, weapon, amount)
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        match (self.dice, faces(way)) {
            (1, (one, _)) => DrawName::Face(u32::from(one)),
            (_, (one, two)) => gives(format!("{one}+{two}")),
        }
    }
}

/// What two dice show; of one die the first alone.
const fn faces(way: u32) -> (u8, u8) {
    ((way % FACES) as u8 + 1, (way / FACES) as u8 + 1)
}

/// A Weapon that takes an egg from another player caught in the same attack.
impl Question<TerrorBelow> for ask::Harpoon {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let from = |seat| at.state.harpoon_eggs(at.seat, seat).colours().map(move |colour| (seat, colour));
        let eggs = at.state.seats().flat_map(from);
        to.each(kind!(Action::SnatchEgg { seat, colour }), eggs, |_| "TB-CARD-04");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::SnatchEgg { seat: from, colour } = *action else { not_offered(action) };
        play.move_egg(from, seat, colour);
        Rests::No
    }
}

/// TB-HUNT-06, TB-HUNT-07: a Bounty for the worm, or the plain point.
impl Question<TerrorBelow> for ask::Trophy {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        at.claims("TB-HUNT-07", to);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Claim(card) => play.claim(seat, card),
            Action::Decline => play.plain_reward(seat),
            _ => not_offered(action),
        }
        Rests::No
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.attacker(line)
    }
}

impl Look<'_> {
    /// The worm that attacks, and how it is doing.
    pub(super) fn attacker(self, line: Line) -> Line {
        let attack = self.state.attacking();
        line.name("worm", card_name(attack.worm))
            .number("damage", attack.damage)
            .number("health", self.pack.worm(attack.worm).body().health)
    }
}

impl State {
    /// The eggs a harpoon could take from this seat.
    fn harpoon_eggs(&self, hunter: Seat, seat: Seat) -> Eggs {
        if seat != hunter && self.attacking().caught.has(seat) { self.player(seat).eggs } else { Eggs::NONE }
    }
}

impl Play<'_> {
    pub(super) fn hunt(&mut self) -> Rests {
        if self.state.attacking().defeated {
            return Rests::No;
        }
        for seat in self.state.hunt_order() {
            if !self.state.attacking().hunters.has(seat) {
                continue;
            }
            if self.state.ready_gear(seat, GearDeck::Weapon) > 0 {
                return self.ask(ask::Hunt { seat });
            }
            let attack = self.state.attacking_mut();
            attack.hunters = attack.hunters.without(seat);
        }
        Rests::No
    }

    fn fire(&mut self, seat: Seat, weapon: Weapon) -> Rests {
        self.take_gear(seat, weapon.into());
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::WeaponUsed { seat, weapon });
        let dice = match self.pack.weapon(weapon).damage {
            Damage::Fixed(amount) => return self.strike(seat, weapon, amount),
            Damage::DiePlus(_) => 1,
            Damage::BestOfTwo | Damage::SumUnlessOne => 2,
        };
        self.ask(ask::WeaponDice { seat, weapon, dice })
    }

    /// TB-HUNT-03: damage adds up; TB-HUNT-06: whoever gets it to the worm's Health has the credit.
    fn strike(&mut self, seat: Seat, weapon: Weapon, amount: u8) -> Rests {
        let player = self.state.player(seat);
        let (stronger, helmet) = (player.is(self.pack, Power::Damage), player.wears(self.pack, Hat::Damage));
        let card = self.pack.weapon(weapon);
        let attack = self.state.attack.as_mut().expect("a worm attacks");
        let mut amount = amount + u8::from(stronger);
        if helmet && !attack.helmets.has(seat) {
            attack.helmets = attack.helmets.with(seat);
            amount += 1;
        }
        // Ruling TB-Q-25: used is discarded, unless it may come back.
        match attack.returning.iter_mut().find(|place| place.is_none()) {
            Some(place) if card.returns => *place = Some((seat, weapon)),
            _ => self.state.gear.weapons.discard(weapon),
        }
        let (worm, health) = (attack.worm, self.pack.worm(attack.worm).body().health);
        attack.damage = attack.damage.saturating_add(amount);
        let total = attack.damage;
        attack.defeated |= total >= health;
        let defeated = attack.defeated;
        self.scribe.tell(|_| Told::Struck { seat, amount, total, health });
        self.then(Frame::Hunt);
        if defeated {
            self.scribe.tell(|_| Told::WormDefeated { seat, worm });
            self.then(Frame::Reward(seat));
        }
        let eggs = self.state.seats().any(|other| !self.state.harpoon_eggs(seat, other).is_empty());
        if card.takes_egg && eggs {
            return self.ask(ask::Harpoon { seat });
        }
        Rests::No
    }

    /// Weapons set aside come back to their owners, or are discarded.
    pub(super) fn settle_returning(&mut self) {
        let attack = self.state.attacking_mut();
        let (returning, defeated) = (std::mem::take(&mut attack.returning), attack.defeated);
        for (seat, weapon) in returning.into_iter().flatten() {
            if defeated && self.state.player(seat).lives() {
                self.put_gear(seat, weapon.into());
                self.state.shown.put(weapon.into());
                self.scribe.tell(|_| Told::WeaponReturned { seat, weapon });
            } else {
                self.state.gear.weapons.discard(weapon);
            }
        }
    }
}
