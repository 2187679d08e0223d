//! The Bounty Line, claims and Secret Bounties.

use veilleuse_core::{Chance, Draw, DrawName, Offers, Referee, Rests, Seat, SeatSet, kind, kit::Noun};

use crate::{
    TerrorBelow,
    action::Action,
    ask::{self, For},
    cards::{Goal, Power},
    pack::Pack,
    setup::Mode,
    state::{Delivery, End, Frame, State},
    told::Told,
    words::{Bounty, Location, Place},
};

use super::{Look, Play, gives};

/// A card for the Bounty Line.
impl Draw<TerrorBelow> for ask::LineCard {
    fn chance(self, state: &State) -> Chance {
        For::Bounty.among(state.bounties.ways())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let place = self.place;
        let card = play.state.bounties.draw(way);
        // Everybody learns that nobody holds it.
        if play.state.barred(play.pack, card) {
            play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::BountyRemoved { bounty: card });
        } else {
            play.state.line[place] = Some(card);
            play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::BountyShown {
                bounty: card,
                place: place.number() + 1,
            });
        }
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gives(state.bounties.peek(way))
    }
}

/// TB-BONUS-06: the top of the deck, for the eyes of its owner.
impl Draw<TerrorBelow> for ask::SecretCard {
    fn chance(self, state: &State) -> Chance {
        For::Bounty.among(state.bounties.ways())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = play.state.active;
        let card = play.state.bounties.draw(way);
        if play.state.completed(play.pack, card) {
            // Ruling TB-Q-66
            play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::BountyRemoved { bounty: card });
            return play.draw_secret();
        }
        let player = &mut play.state.players[seat];
        player.hands.truth_mut(play.referee).secrets.put(card);
        player.secret_count += 1;
        play.scribe.reveal(SeatSet::only(seat), |eyes| Told::SecretTaken {
            seat,
            bounty: eyes.among(SeatSet::only(seat)).then_some(card),
            from_line: false,
        });
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gives(state.bounties.peek(way))
    }
}

impl Look<'_> {
    /// TB-DELIV-03, TB-HUNT-07: a Bounty of the Line, or a Secret one of this seat, or the plain point.
    pub(super) fn claims(self, rule: &'static str, to: &mut impl Offers<Action>) {
        let own = self.hands().secrets | self.state.player(self.seat).open_secrets;
        let cards = self.state.line_cards().chain(own.iter());
        let met = cards.filter(|card| self.state.meets(self.pack, *card));
        to.each(kind!(Action::Claim), met, |_| rule);
        to.all([Action::Decline]);
    }
}

impl State {
    pub(crate) fn line_cards(&self) -> impl Iterator<Item = Bounty> + '_ {
        self.line.values().iter().copied().flatten()
    }

    /// Whether the delivery under way, or the defeat of the attacker, meets this Bounty.
    pub(super) fn meets(&self, pack: &Pack, card: Bounty) -> bool {
        match (pack.bounty(card).goal, &self.attack) {
            (Goal::Deliver { location, colour }, None) => {
                self.turn.delivery == Some(Delivery { egg: colour, at: location })
            }
            // TB-HUNT-10
            (Goal::Hunt { worm }, Some(attack)) => {
                worm.is_none_or(|kind| kind == pack.worm(attack.worm).kind)
            }
            _ => false,
        }
    }

    /// Cards that leave the game in a solo match (TB-SOLO-16, TB-SCEN-04, TB-SCEN-07).
    pub(crate) fn barred(&self, pack: &Pack, card: Bounty) -> bool {
        let destroyed = |location: Location| self.rules.begun && self.locations[location].is_none();
        self.rules.solo() && (self.completed(pack, card) || pack.bounty_location(card).is_some_and(destroyed))
    }

    /// Bounties of a Location or a kind that the scenario is done with.
    fn completed(&self, pack: &Pack, card: Bounty) -> bool {
        match (pack.bounty(card).goal, self.rules.mode) {
            (Goal::Deliver { location, .. }, Mode::SoloLivraison) => self.solo.delivered.has(location),
            (Goal::Hunt { worm: Some(kind) }, Mode::SoloExtermination) => self.solo.trophies.has(kind),
            _ => false,
        }
    }
}

impl Play<'_> {
    /// TB-DELIV-05, TB-HUNT-08: four cards lie open as long as there are any. TB-SOLO-16, TB-SCEN-04,
    /// TB-SCEN-07: in solo some leave the game first (Ruling TB-Q-58).
    pub(super) fn refill_line(&mut self) -> Rests {
        if self.state.rules.solo() {
            for place in Place::all() {
                let barred = |card: &Bounty| self.state.barred(self.pack, *card);
                if let Some(bounty) = self.state.line[place].filter(barred) {
                    self.state.line[place] = None;
                    self.scribe.tell(|_| Told::BountyRemoved { bounty });
                }
            }
        }
        let gap = Place::all().find(|place| self.state.line[*place].is_none());
        let Some(place) = gap else { return Rests::No };
        if self.state.bounties.is_empty() {
            self.state.bounties.reshuffle();
        }
        if self.state.bounties.is_empty() {
            return Rests::No;
        }
        self.then(Frame::RefillLine);
        self.ask(ask::LineCard { place })
    }

    pub(super) fn draw_secret(&mut self) -> Rests {
        if self.state.bounties.is_empty() {
            self.state.bounties.reshuffle();
        }
        if self.state.bounties.is_empty() { Rests::No } else { self.ask(ask::SecretCard) }
    }

    /// TB-DELIV-03, TB-HUNT-07: the Bounty is tucked under the Leader.
    pub(super) fn claim(&mut self, seat: Seat, card: Bounty) {
        let points = self.pack.bounty(card).points;
        let from_line = Place::all().find(|place| self.state.line[*place] == Some(card));
        let player = &mut self.state.players[seat];
        match from_line {
            Some(place) => self.state.line[place] = None,
            // TB-BONUS-07
            None => {
                player.hands.truth_mut(self.referee).secrets.take(card);
                player.open_secrets.take(card);
                player.secret_count -= 1;
            }
        }
        player.bounty_points = player.bounty_points.saturating_add(points);
        player.bounties += 1;
        let total = player.points();
        let secret = from_line.is_none();
        let learners = if secret { SeatSet::EVERYBODY } else { SeatSet::NOBODY };
        self.scribe.reveal(learners, |_| Told::Claimed { seat, bounty: card, points, total, secret });
        self.then(Frame::RefillLine);
        self.check_points(seat);
        self.scenario(card);
        if secret && self.state.player(seat).is(self.pack, Power::SecretBounty) && self.state.end.is_none() {
            self.gain(seat, 1);
        }
    }

    /// A card leaves the Line.
    pub(super) fn take_from_line(&mut self, card: Bounty) {
        let place = self.state.line.values_mut().iter_mut().find(|other| **other == Some(card));
        *place.expect("a card of the Line was offered") = None;
    }

    /// TB-SCEN-03, TB-SCEN-06, TB-SCEN-08, TB-SCEN-09: what a claimed Bounty means for the scenario.
    fn scenario(&mut self, card: Bounty) {
        let won = match (self.state.rules.mode, self.pack.bounty(card).goal) {
            (Mode::SoloLivraison, Goal::Deliver { location, .. }) => {
                self.state.solo.delivered.put(location);
                self.state.solo.delivered.len() >= 4
            }
            (Mode::SoloExtermination, Goal::Hunt { .. }) => {
                let kind = self.pack.worm(self.state.attacking().worm).kind;
                if !self.state.solo.trophies.has(kind) {
                    self.state.solo.trophies.put(kind);
                    self.scribe.tell(|_| Told::TrophyTaken { kind });
                }
                self.state.solo.trophies.len() >= 3
            }
            _ => false,
        };
        if won {
            self.state.end = Some(End::SoloWon);
        }
    }
}
