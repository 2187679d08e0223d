//! The Bounty Line, claims and Secret Bounties.

use veilleuse_core::{Refusal, Seat, SeatSet};

use crate::{
    cards::{Goal, Power},
    setup::Mode,
    state::{Ask, End, Frame},
    told::Told,
    words::{Bounty, NONE},
};

use super::{Play, Rests};

impl Play<'_, '_> {
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
        self.ask(Ask::LineCard(place as u8))
    }

    pub(super) fn line_card_drawn(&mut self, place: u8, way: u32) -> Rests {
        let card = self.state.bounties.draw(way);
        // Everybody learns that nobody holds it.
        if self.state.barred(self.pack, card) {
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::BountyRemoved { bounty: Bounty(card) });
        } else {
            self.state.line[usize::from(place)] = card;
            self.scribe
                .reveal(SeatSet::EVERYBODY, |_| Told::BountyShown { bounty: Bounty(card), place: place + 1 });
        }
        Rests::No
    }

    /// TB-BONUS-06: the top of the deck, for the eyes of its owner.
    pub(super) fn draw_secret(&mut self) -> Rests {
        if self.state.bounties.is_empty() {
            self.state.bounties.reshuffle();
        }
        if self.state.bounties.is_empty() { Rests::No } else { self.ask(Ask::SecretCard) }
    }

    pub(super) fn secret_drawn(&mut self, way: u32) -> Rests {
        let seat = self.state.active;
        let card = self.state.bounties.draw(way);
        if self.state.completed(self.pack, card) {
            // Ruling TB-Q-66
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::BountyRemoved { bounty: Bounty(card) });
            return self.draw_secret();
        }
        let player = &mut self.state.players[seat.index()];
        player.hands.truth_mut(self.referee).secrets.put(card);
        player.secret_count += 1;
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::SecretTaken {
            seat,
            bounty: eyes.among(SeatSet::only(seat)).then_some(Bounty(card)),
            from_line: false,
        });
        #[cfg(feature = "planted-leaks")]
        self.leak(crate::LeakedSecret::SecretBounty, seat, card, None);
        Rests::No
    }

    /// TB-DELIV-03, TB-HUNT-07: the Bounty is tucked under the Leader.
    pub(super) fn claim(&mut self, seat: Seat, card: Bounty) -> Result<(), Refusal> {
        let secrets = self.state.player(seat).hands.truth(self.referee).secrets;
        self.state.check_claim(self.pack, seat, card, secrets)?;
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
        Ok(())
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
