//! Deliveries, Bounties claimed by them, and the bonus of a Location.

use veilleuse_core::{Line, Offers, Question, Rests, Seat, kind, not_offered, unless};

use crate::{
    TerrorBelow,
    action::Action,
    ask,
    cards::MOTEL_POINT,
    state::{Delivery, Frame, State},
    told::Told,
    voice::{colour_name, location_name},
    words::{Character, Colour, GearDeck, Location},
};

use super::{Look, Play};

/// TB-DELIV-04, Ruling TB-Q-15: one Bounty at most, and only if the player wants it.
impl Question<TerrorBelow> for ask::Claim {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        at.claims("TB-DELIV-03", to);
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
        let delivery = at.state.delivery();
        line.name("location", location_name(delivery.at)).name("colour", colour_name(delivery.egg))
    }
}

/// TB-BONUS-01, TB-BONUS-02, Ruling TB-Q-16: one bonus a turn, taken or kept for later.
impl Question<TerrorBelow> for ask::Bonus {
    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::TakeBonus, Action::Decline]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::TakeBonus => {
                play.state.turn.bonus = true;
                let location = play.state.delivery().at;
                play.scribe.tell(|_| Told::BonusTaken { seat, location });
                play.take_bonus(seat, location)
            }
            Action::Decline => Rests::No,
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.name("location", location_name(at.state.delivery().at))
    }
}

/// TB-BONUS-06: a Secret Bounty, from the Line or from the deck.
impl Question<TerrorBelow> for ask::TakeBounty {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::TakeBounty), at.state.line_cards(), |_| "TB-BONUS-06");
        to.one(Action::TakeTop, unless(at.state.can_draw_bounty(), "TB-BONUS-06"));
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::TakeBounty(card) => {
                // Everybody saw which card it was.
                play.take_from_line(card);
                let player = play.state.player_mut(seat);
                player.open_secrets.put(card);
                player.secret_count += 1;
                play.scribe.tell(|_| Told::SecretTaken { seat, bounty: Some(card), from_line: true });
                play.then(Frame::RefillLine);
                Rests::No
            }
            Action::TakeTop => play.draw_secret(),
            _ => not_offered(action),
        }
    }
}

/// TB-BONUS-08: one of the dead comes back.
impl Question<TerrorBelow> for ask::Revive {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let dead = at.members(at.state.player(at.seat).dead());
        to.each(kind!(Action::Revive), dead, |_| "TB-BONUS-08");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Revive(character) = *action else { not_offered(action) };
        play.revive(seat, character);
        Rests::No
    }
}

impl State {
    /// The delivery under way, where there has to be one.
    pub(crate) fn delivery(&self) -> Delivery {
        self.turn.delivery.expect("an egg was delivered")
    }

    /// TB-BONUS-03 to TB-BONUS-08; Ruling TB-Q-48: a bonus without effect is not offered.
    fn bonus_works(&self) -> bool {
        match self.delivery().at {
            Location::GeneralStore => self.gear.can_draw(GearDeck::Item),
            Location::StatePolice => self.gear.can_draw(GearDeck::Weapon),
            Location::Motel => true,
            Location::OfficialBuilding => self.line_cards().next().is_some() || self.can_draw_bounty(),
            Location::Hospital => !self.player(self.active).dead().is_empty(),
        }
    }
}

impl Play<'_> {
    /// TB-DELIV-02, TB-DELIV-03: the egg goes back, a Bounty or a point comes.
    pub(super) fn deliver(&mut self, colour: Colour) -> Rests {
        let seat = self.state.active;
        let location = self.state.here().and_then(|here| self.state.location_at(here));
        let location = location.expect("eggs are delivered on a Location");
        self.state.player_mut(seat).eggs.take(colour);
        self.state.egg_supply.put(colour);
        self.state.turn.delivery = Some(Delivery { egg: colour, at: location });
        let ap = self.state.turn.ap;
        self.scribe.tell(|_| Told::Delivered { seat, location, colour, ap });
        self.then(Frame::Act);
        self.then(Frame::Bonus);
        self.reward(seat)
    }

    /// A Bounty or a point, for a delivery or a defeated worm. Somebody with hidden Secret Bounties is asked
    /// even when none fits: the silence would tell.
    pub(super) fn reward(&mut self, seat: Seat) -> Rests {
        let hunt = self.state.attack.is_some();
        let fits = self.state.line_cards().any(|card| self.state.meets(self.pack, card));
        if fits || self.state.player(seat).secret_count > 0 {
            return if hunt { self.ask(ask::Trophy { seat }) } else { self.ask(ask::Claim) };
        }
        self.plain_reward(seat);
        Rests::No
    }

    /// TB-DELIV-02, TB-HUNT-06: the plain point.
    pub(super) fn plain_reward(&mut self, seat: Seat) {
        self.gain(seat, self.state.plain_points(self.pack, seat));
    }

    pub(super) fn bonus(&mut self) -> Rests {
        if self.state.turn.bonus || !self.state.bonus_works() {
            return Rests::No;
        }
        self.ask(ask::Bonus)
    }

    fn take_bonus(&mut self, seat: Seat, location: Location) -> Rests {
        match location {
            // TB-BONUS-03, TB-BONUS-05
            Location::GeneralStore => self.then(Frame::Gear(seat, GearDeck::Item)),
            Location::StatePolice => self.then(Frame::Gear(seat, GearDeck::Weapon)),
            // TB-BONUS-04
            Location::Motel => self.gain(seat, MOTEL_POINT),
            Location::OfficialBuilding => return self.ask(ask::TakeBounty),
            Location::Hospital => {
                let Some(member) = self.state.player(seat).dead().single() else {
                    return self.ask(ask::Revive);
                };
                self.revive(seat, self.member(seat, member));
            }
        }
        Rests::No
    }

    /// TB-BONUS-08: under the current Leader, who stays.
    fn revive(&mut self, seat: Seat, character: Character) {
        let member = self.place_in_group(seat, character);
        self.state.player_mut(seat).alive.put(member);
        self.scribe.tell(|_| Told::Revived { seat, character });
    }
}
