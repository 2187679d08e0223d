//! The Bounty Line, claims and Secret Bounties.

use veilleuse_core::{Chance, Draw, DrawName, Offers, Referee, Rests, Seat, SeatSet, kind};

use crate::{
    TerrorBelow,
    action::Action,
    ask::{self, For},
    cards::{Goal, Power},
    pack::Pack,
    setup::Mode,
    state::{End, Frame, State},
    told::Told,
    words::{Bounty, Location, NONE},
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
            play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::BountyRemoved { bounty: Bounty(card) });
        } else {
            play.state.line[usize::from(place)] = card;
            play.scribe
                .reveal(SeatSet::EVERYBODY, |_| Told::BountyShown { bounty: Bounty(card), place: place + 1 });
        }
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gives(Bounty(state.bounties.peek(way)))
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
            play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::BountyRemoved { bounty: Bounty(card) });
            return play.draw_secret();
        }
        let player = &mut play.state.players[seat.index()];
        player.hands.truth_mut(play.referee).secrets.put(card);
        player.secret_count += 1;
        play.scribe.reveal(SeatSet::only(seat), |eyes| Told::SecretTaken {
            seat,
            bounty: eyes.among(SeatSet::only(seat)).then_some(Bounty(card)),
            from_line: false,
        });
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gives(Bounty(state.bounties.peek(way)))
    }
}

impl Look<'_> {
    /// TB-DELIV-03, TB-HUNT-07: a Bounty of the Line, or a Secret one of this seat, or the plain point.
    pub(super) fn claims(self, rule: &'static str, to: &mut impl Offers<Action>) {
        let own = self.hands().secrets | self.state.player(self.seat).open_secrets;
        let cards = self.state.line_cards().chain(own.iter());
        let met = cards.filter(|card| self.state.meets(self.pack, *card));
        to.each(kind!(Action::Claim), met.map(Bounty), |_| rule);
        to.all([Action::Decline]);
    }
}

impl State {
    pub(crate) fn line_cards(&self) -> impl Iterator<Item = u8> + '_ {
        self.line.iter().copied().filter(|card| *card != NONE)
    }

    /// Whether the delivery under way, or the defeat of the attacker, meets this Bounty.
    pub(super) fn meets(&self, pack: &Pack, card: u8) -> bool {
        match (pack.bounty(card).goal, self.attack.under_way) {
            (Goal::Deliver { location, colour }, false) => {
                location == self.turn.at && colour == self.turn.egg
            }
            // TB-HUNT-10
            (Goal::Hunt { worm }, true) => worm.is_none_or(|kind| kind == self.attacker(pack)),
            _ => false,
        }
    }

    /// Cards that leave the game in a solo match (TB-SOLO-16, TB-SCEN-04, TB-SCEN-07).
    pub(crate) fn barred(&self, pack: &Pack, card: u8) -> bool {
        let destroyed = |location: Location| self.rules.begun && self.location_cell(location).is_none();
        self.rules.solo() && (self.completed(pack, card) || pack.bounty_location(card).is_some_and(destroyed))
    }

    /// Bounties of a Location or a kind that the scenario is done with.
    fn completed(&self, pack: &Pack, card: u8) -> bool {
        match (pack.bounty(card).goal, self.rules.mode) {
            (Goal::Deliver { location, .. }, Mode::SoloLivraison) => {
                self.solo.delivered >> location as u8 & 1 != 0
            }
            (Goal::Hunt { worm: Some(kind) }, Mode::SoloExtermination) => {
                self.solo.trophies >> kind as u8 & 1 != 0
            }
            _ => false,
        }
    }
}

impl Play<'_> {
    /// TB-DELIV-05, TB-HUNT-08: four cards lie open as long as there are any. TB-SOLO-16, TB-SCEN-04,
    /// TB-SCEN-07: in solo some leave the game first (Ruling TB-Q-58).
    pub(super) fn refill_line(&mut self) -> Rests {
        if self.state.rules.solo() {
            for place in 0..4 {
                let card = self.state.line[place];
                if card != NONE && self.state.barred(self.pack, card) {
                    self.state.line[place] = NONE;
                    self.scribe.tell(|_| Told::BountyRemoved { bounty: Bounty(card) });
                }
            }
        }
        let Some(place) = self.state.line.iter().position(|card| *card == NONE) else { return Rests::No };
        if self.state.bounties.is_empty() {
            self.state.bounties.reshuffle();
        }
        if self.state.bounties.is_empty() {
            return Rests::No;
        }
        self.then(Frame::RefillLine);
        self.ask(ask::LineCard { place: place as u8 })
    }

    pub(super) fn draw_secret(&mut self) -> Rests {
        if self.state.bounties.is_empty() {
            self.state.bounties.reshuffle();
        }
        if self.state.bounties.is_empty() { Rests::No } else { self.ask(ask::SecretCard) }
    }

    /// TB-DELIV-03, TB-HUNT-07: the Bounty is tucked under the Leader.
    pub(super) fn claim(&mut self, seat: Seat, card: Bounty) {
        let points = self.pack.bounty(card.0).points;
        let from_line = self.state.line.iter().position(|other| *other == card.0);
        let player = &mut self.state.players[seat.index()];
        match from_line {
            Some(place) => self.state.line[place] = NONE,
            // TB-BONUS-07
            None => {
                player.hands.truth_mut(self.referee).secrets.take(card.0);
                player.open_secrets.take(card.0);
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
        self.scenario(card.0);
        if secret && self.state.player(seat).is(self.pack, Power::SecretBounty) && self.state.end.is_none() {
            self.gain(seat, 1);
        }
    }

    /// A card leaves the Line.
    pub(super) fn take_from_line(&mut self, card: Bounty) {
        let place = self.state.line.iter_mut().find(|other| **other == card.0);
        *place.expect("a card of the Line was offered") = NONE;
    }

    /// TB-SCEN-03, TB-SCEN-06, TB-SCEN-08, TB-SCEN-09: what a claimed Bounty means for the scenario.
    fn scenario(&mut self, card: u8) {
        let won = match (self.state.rules.mode, self.pack.bounty(card).goal) {
            (Mode::SoloLivraison, Goal::Deliver { location, .. }) => {
                self.state.solo.delivered |= 1 << location as u8;
                self.state.solo.delivered.count_ones() >= 4
            }
            (Mode::SoloExtermination, Goal::Hunt { .. }) => {
                let kind = self.state.attacker(self.pack);
                if self.state.solo.trophies >> kind as u8 & 1 == 0 {
                    self.state.solo.trophies |= 1 << kind as u8;
                    self.scribe.tell(|_| Told::TrophyTaken { kind });
                }
                self.state.solo.trophies.count_ones() >= 3
            }
            _ => false,
        };
        if won {
            self.state.end = Some(End::SoloWon);
        }
    }
}
