//! Deliveries, Bounties claimed by them, and the bonus of a Location.

use veilleuse_core::{Refusal, house};

use crate::{
    action::Action,
    cards::MOTEL_POINT,
    checks::unless,
    state::{Ask, Frame},
    told::Told,
    words::{Character, Colour, GearDeck, Location},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// TB-DELIV-02, TB-DELIV-03: the egg goes back, a Bounty or a point comes.
    pub(super) fn deliver(&mut self, location: Location, colour: Colour) {
        let seat = self.state.active;
        self.state.player_mut(seat).eggs.take(colour);
        self.state.egg_supply.put(colour);
        self.state.turn.egg = colour;
        self.state.turn.at = location;
        let ap = self.state.turn.ap;
        self.scribe.tell(|_| Told::Delivered { seat, location, colour, ap });
        self.then(Frame::Act);
        self.then(Frame::Bonus);
        self.then(Frame::Reward(seat));
    }

    /// A Bounty or a point, for a delivery or a defeated worm. Somebody with hidden Secret Bounties is asked
    /// even when none fits: the silence would tell.
    pub(super) fn reward(&mut self, seat: veilleuse_core::Seat) -> Rests {
        let hunt = self.state.attack.under_way;
        let fits = self.state.line_cards().any(|card| self.state.meets(self.pack, card));
        if fits || self.state.player(seat).secret_count > 0 {
            return self.ask(if hunt { Ask::Trophy(seat) } else { Ask::Claim });
        }
        self.plain_reward(seat);
        Rests::No
    }

    /// TB-DELIV-02, TB-HUNT-06: the plain point.
    pub(super) fn plain_reward(&mut self, seat: veilleuse_core::Seat) {
        self.gain(seat, self.state.plain_points(self.pack, seat));
    }

    /// TB-DELIV-04, Ruling TB-Q-15: one Bounty at most, and only if the player wants it.
    pub(super) fn claim_decided(&mut self, action: Action) -> Answered {
        let seat = self.state.active;
        match action {
            Action::Claim(card) => self.claim(seat, card)?,
            Action::Decline => self.plain_reward(seat),
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }

    /// TB-BONUS-01, TB-BONUS-02, Ruling TB-Q-16: one bonus a turn, taken or kept for later.
    pub(super) fn bonus(&mut self) -> Rests {
        if self.state.turn.bonus || !self.state.bonus_works() {
            return Rests::No;
        }
        self.ask(Ask::Bonus)
    }

    pub(super) fn bonus_decided(&mut self, action: Action) -> Answered {
        let seat = self.state.active;
        match (self.state.ask, action) {
            (Ask::Bonus, Action::Decline) => {}
            (Ask::Bonus, Action::TakeBonus) => {
                self.state.turn.bonus = true;
                let location = self.state.turn.at;
                self.scribe.tell(|_| Told::BonusTaken { seat, location });
                return Ok(self.take_bonus(location));
            }
            (Ask::TakeBounty, Action::TakeBounty(card)) => {
                // TB-BONUS-06: everybody saw which card it was.
                let place = self.state.line.iter().position(|other| *other == card.0);
                let place = place.filter(|_| card.0 != crate::words::NONE);
                let place = place.ok_or(Refusal::by("TB-BONUS-06"))?;
                self.state.line[place] = crate::words::NONE;
                let player = self.state.player_mut(seat);
                player.open_secrets.put(card.0);
                player.secret_count += 1;
                self.scribe.tell(|_| Told::SecretTaken { seat, bounty: Some(card), from_line: true });
                self.then(Frame::RefillLine);
            }
            (Ask::TakeBounty, Action::TakeTop) => {
                unless(self.state.can_draw_bounty(), "TB-BONUS-06")?;
                return Ok(self.draw_secret());
            }
            (Ask::Revive, Action::Revive(character)) => {
                let place = self.dead_place(character).ok_or(Refusal::by("TB-BONUS-08"))?;
                self.revive(place);
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }

    fn take_bonus(&mut self, location: Location) -> Rests {
        let seat = self.state.active;
        match location {
            // TB-BONUS-03, TB-BONUS-05
            Location::GeneralStore => self.then(Frame::Gear(seat, GearDeck::Item)),
            Location::StatePolice => self.then(Frame::Gear(seat, GearDeck::Weapon)),
            // TB-BONUS-04
            Location::Motel => self.gain(seat, MOTEL_POINT),
            Location::OfficialBuilding => return self.ask(Ask::TakeBounty),
            Location::Hospital => {
                let player = self.state.player(seat);
                let dead = player.members & !player.alive;
                if dead.count_ones() > 1 {
                    return self.ask(Ask::Revive);
                }
                self.revive(dead.trailing_zeros() as u8);
            }
        }
        Rests::No
    }

    fn dead_place(&self, character: Character) -> Option<u8> {
        let player = self.state.player(self.state.active);
        let group = player.group.truth(self.referee);
        let dead = player.members & !player.alive;
        (0..3).find(|place| dead >> place & 1 != 0 && group[usize::from(*place)] == character.0)
    }

    /// TB-BONUS-08: under the current Leader, who stays.
    fn revive(&mut self, place: u8) {
        let seat = self.state.active;
        let character = self.state.player(seat).group.truth(self.referee)[usize::from(place)];
        self.state.player_mut(seat).alive |= 1 << place;
        self.scribe.tell(|_| Told::Revived { seat, character: Character(character) });
    }
}
