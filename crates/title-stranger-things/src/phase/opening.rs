//! Set-up (ST-SETUP).

use veilleuse_core::{Refusal, Seat, SeatSet, house};

use super::{Answered, Play, Rests};
use crate::{
    action::Action,
    cards::Ability,
    pile::{Origin, front_of},
    record::FRESH,
    state::{Ask, Frame},
    told::Told,
    words::{Ally, Card, Character, Enemy, Group, Item, NONE, Slot, Token},
};

/// Action cards in a full hand (ST-SETUP-13, ST-REFILL-01).
pub(crate) const HAND: u8 = 5;

impl Play<'_, '_> {
    /// ST-SETUP-10; Ruling ST-Q-53: a Character nobody has taken.
    pub(super) fn choose_decided(&mut self, seat: Seat, action: Action) -> Answered {
        let Action::Choose(character) = action else { return Err(house::OTHER_QUESTION) };
        if !self.state.is_free(character) {
            return Err(Refusal::by("ST-SETUP-10"));
        }
        self.state.player_mut(seat).character = character as u8;
        self.scribe.tell(|_| Told::CharacterChosen { seat, character });
        let next = seat.next(self.state.rules.seats);
        Ok(if next.index() != 0 {
            self.ask(Ask::Choose(next))
        } else if self.state.rules.first_named {
            Rests::No
        } else {
            self.ask(Ask::First)
        })
    }

    /// ST-TURN-01; Ruling ST-Q-52: chance names the first player.
    pub(super) fn first_drawn(&mut self, way: u32) -> Rests {
        let seat = Seat::new(way as u8);
        self.state.active = seat;
        self.scribe.tell(|_| Told::FirstPlayer { seat });
        Rests::No
    }

    /// ST-SETUP-04, ST-SETUP-05, ST-SETUP-18: every numbered slot is filled from the reserve.
    pub(super) fn setup_pile(&mut self, slot: Slot) -> Rests {
        if !self.state.is_slot(self.pack, slot) {
            return Rests::No;
        }
        let spec = *self.season().slot(slot);
        let count = self.state.pile(slot).count;
        if spec.group != Group::Ally && count < spec.size {
            self.then(Frame::SetupPile(slot));
            let will = spec.group == Group::Will && self.state.will_left > 0;
            let mixed = self.state.aside_count >= self.state.will_left;
            if will && mixed && self.state.aside_count == 1 {
                // What is left is no draw, and must not look like one.
                return self.will_token_drawn(slot, 0);
            }
            return self.ask(match (will, mixed) {
                (true, false) => Ask::AsideToken,
                (true, true) => Ask::WillToken(slot),
                (false, _) => Ask::Token(slot),
            });
        }
        if count > 0 {
            let spot = self.spot(slot);
            self.scribe.tell(|_| Told::PileBuilt { slot: spot, count });
        }
        self.then(Frame::SetupPile(Slot(slot.0 + 1)));
        Rests::No
    }

    /// ST-SETUP-04: seven numbers are set aside unseen, then mixed with the Demogorgons.
    pub(super) fn aside_token_drawn(&mut self, way: u32) -> Rests {
        let token = self.state.take_from_reserve(way, self.referee);
        self.state.region[0][FRESH] -= 1;
        let demogorgons = self.pack.demogorgon_tokens;
        let full = self.state.will_left.saturating_sub(demogorgons);
        let aside = self.state.aside.truth_mut(self.referee);
        aside[usize::from(token)] += 1;
        self.state.aside_count += 1;
        if self.state.aside_count == full {
            aside[usize::from(Token::DEMOGORGON.0)] = demogorgons;
            self.state.aside_count += demogorgons;
        }
        Rests::No
    }

    /// ST-SETUP-04: the tokens set aside are dealt at random.
    pub(super) fn will_token_drawn(&mut self, slot: Slot, way: u32) -> Rests {
        let token = front_of(self.state.aside.truth(self.referee), way);
        self.state.aside.truth_mut(self.referee)[usize::from(token)] -= 1;
        self.state.aside_count -= 1;
        self.state.will_left -= 1;
        self.state.piles[slot.index()].put(token, Origin::Will, self.referee);
        Rests::No
    }

    /// ST-SETUP-06, ST-SETUP-18; Ruling ST-Q-29
    pub(super) fn reveal_tops(&mut self) -> Rests {
        for place in 0..self.season().slots.len() as u8 {
            if self.season().revealed_at_setup(Slot(place)) {
                self.reveal_top(Slot(place));
            }
        }
        Rests::No
    }

    /// ST-SETUP-07
    pub(super) fn setup_ally(&mut self, place: u8) -> Rests {
        self.then(Frame::RevealTop(self.state.ally_slot(self.pack, place)));
        self.then(Frame::NewAlly(place));
        Rests::No
    }

    /// ST-RECRUIT-03, ST-RECRUIT-04; Ruling ST-Q-31: the next Ally, with a pile of its size.
    pub(super) fn new_ally(&mut self, place: u8) -> Rests {
        if self.state.ally_deck.is_empty() {
            self.state.allies[usize::from(place)] = NONE;
            let slot = self.state.ally_slot(self.pack, place);
            let spot = self.spot(slot);
            self.scribe.tell(|_| Told::AllySlotEmpty { slot: spot });
            return Rests::No;
        }
        self.ask(Ask::AllyCard(place))
    }

    pub(super) fn ally_drawn(&mut self, place: u8, way: u32) -> Rests {
        let card = self.state.ally_deck.draw(way);
        self.state.allies[usize::from(place)] = card;
        let slot = self.state.ally_slot(self.pack, place);
        let spot = self.spot(slot);
        self.scribe.tell(|_| Told::AllyPlaced { slot: spot, ally: Ally(card) });
        let left = self.pack.ally(card).pile;
        self.then(Frame::Build { slot, left });
        Rests::No
    }

    /// ST-SETUP-08, ST-SETUP-09, ST-SETUP-11, ST-SETUP-12, ST-SETUP-15, ST-SETUP-19
    pub(super) fn place_figures(&mut self) -> Rests {
        let season = self.season();
        for (place, spec) in season.enemies.iter().enumerate() {
            if let Some(at) = spec.at {
                self.state.enemies[place] = at as u8;
                let enemy = Enemy(place as u8);
                self.scribe.tell(|_| Told::EnemyPlaced { enemy, foe: spec.kind, at });
            }
        }
        for seat in self.state.seats() {
            let character = Character::of(self.state.player(seat).character);
            let at = self.pack.characters[character as usize].start;
            self.state.player_mut(seat).at = at as u8;
            self.scribe.tell(|_| Told::CharacterPlaced { seat, character, at });
        }
        Rests::No
    }

    /// ST-SETUP-13, ST-SETUP-14
    pub(super) fn deal(&mut self, seat: Seat) -> Rests {
        let player = self.state.player(seat);
        let wanted = match self.state.ability(self.pack, seat) {
            Some(Ability::StartItems(count)) => u32::from(count),
            _ => 0,
        };
        let more = player.items.count_ones() < wanted && !self.state.items.is_empty();
        if player.hand_count < HAND {
            self.then(Frame::Deal(seat));
            self.ask(Ask::HandCard(seat))
        } else if more {
            self.then(Frame::Deal(seat));
            self.ask(Ask::StartItem(seat))
        } else {
            let next = seat.next(self.state.rules.seats);
            if next.index() != 0 {
                self.then(Frame::Deal(next));
            }
            Rests::No
        }
    }

    pub(super) fn start_item_drawn(&mut self, seat: Seat, way: u32) -> Rests {
        let item = self.state.items.draw(way);
        self.state.player_mut(seat).items |= 1 << item;
        self.scribe.tell(|_| Told::ItemKept { seat, item: Item(item) });
        Rests::No
    }

    pub(super) fn card_drawn(&mut self, seat: Seat, way: u32) -> Rests {
        let card = self.state.cards.draw(way);
        let player = &mut self.state.players[seat.index()];
        player.put_card(card, self.referee);
        let knowers = player.hand.known_to();
        // An open card was in nobody's hand before: it lifts no secret.
        let learners = if self.state.hides_hands() { knowers } else { SeatSet::NOBODY };
        self.scribe.reveal(learners, |eyes| Told::CardDrawn {
            seat,
            card: eyes.among(knowers).then_some(Card(card)),
        });
        #[cfg(feature = "planted-leaks")]
        self.leak_card(seat, card);
        Rests::No
    }
}

impl crate::State {
    /// Whether nobody plays this Character.
    pub(crate) fn is_free(&self, character: Character) -> bool {
        self.seats().all(|seat| self.player(seat).character != character as u8)
    }
}

/// Everybody sees what is turned up.
pub(super) const ALL: SeatSet = SeatSet::EVERYBODY;
