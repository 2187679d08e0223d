//! Drawing Items and Weapons.

use veilleuse_core::{Seat, SeatSet, Secret, house, kit::Bag};

use crate::{
    action::Action,
    cards::Power,
    checks::unless,
    state::{Ask, Frame},
    told::Told,
    words::{GearDeck, Item, NONE, Weapon},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// Ruling TB-Q-18: an empty deck takes its discard back; with none of both nothing is drawn.
    pub(super) fn draw_gear(&mut self, seat: Seat, deck: GearDeck) -> Rests {
        let cards = &mut self.state.gear[deck as usize];
        if cards.is_empty() {
            cards.reshuffle();
        }
        if cards.is_empty() { Rests::No } else { self.ask(Ask::GearCard(seat, deck)) }
    }

    pub(super) fn gear_drawn(&mut self, seat: Seat, deck: GearDeck, way: u32) -> Rests {
        let card = self.state.gear[deck as usize].draw(way);
        let power = if deck == GearDeck::Item { Power::PickItem } else { Power::PickWeapon };
        let cards = &mut self.state.gear[deck as usize];
        if self.state.players[seat.index()].is(self.pack, power) {
            if cards.is_empty() {
                cards.reshuffle();
            }
            if !cards.is_empty() {
                self.state.drawn = Secret::new([card, NONE], SeatSet::only(seat));
                self.tell_seen(seat, deck, card);
                return self.ask(Ask::SecondCard(seat, deck));
            }
        }
        self.obtain(seat, deck, card);
        Rests::No
    }

    fn tell_seen(&mut self, seat: Seat, deck: GearDeck, card: u8) {
        self.scribe.reveal(SeatSet::only(seat), |eyes| {
            let (item, weapon) = named(deck, card, eyes.among(SeatSet::only(seat)));
            Told::GearSeen { seat, deck, item, weapon }
        });
    }

    pub(super) fn second_drawn(&mut self, seat: Seat, deck: GearDeck, way: u32) -> Rests {
        let card = self.state.gear[deck as usize].draw(way);
        self.state.drawn.truth_mut(self.referee)[1] = card;
        self.tell_seen(seat, deck, card);
        self.ask(Ask::KeepGear(seat, deck))
    }

    pub(super) fn keep_decided(&mut self, seat: Seat, deck: GearDeck, action: Action) -> Answered {
        let kept = match (deck, action) {
            (GearDeck::Item, Action::KeepItem(item)) => item.0,
            (GearDeck::Weapon, Action::KeepWeapon(weapon)) => weapon.0,
            _ => return Err(house::OTHER_QUESTION),
        };
        let drawn = *self.state.drawn.truth(self.referee);
        unless(kept != NONE && drawn.contains(&kept), "TB-CARD-04")?;
        let other = if drawn[0] == kept { drawn[1] } else { drawn[0] };
        self.state.drawn = Secret::new([NONE; 2], SeatSet::NOBODY);
        self.obtain(seat, deck, kept);
        self.state.gear[deck as usize].discard(other);
        let (item, weapon) = named(deck, other, true);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::GearDiscarded { seat, item, weapon });
        Ok(Rests::No)
    }

    /// TB-CARD-01: what comes in one's own turn is locked until its end.
    pub(super) fn obtain(&mut self, seat: Seat, deck: GearDeck, card: u8) {
        self.put_gear(seat, deck, card);
        if seat == self.state.active {
            self.lock(deck, card);
        }
        self.scribe.reveal(SeatSet::only(seat), |eyes| {
            let (item, weapon) = named(deck, card, eyes.among(SeatSet::only(seat)));
            Told::GearDrawn { seat, deck, item, weapon }
        });
    }

    /// Which card of another seat's hand the thief gets.
    pub(super) fn robbed(&mut self, from: Seat, way: u32) -> Rests {
        let thief = self.state.active;
        let player = self.state.player(from);
        let items = player.hands.truth(self.referee).gear[0];
        let (deck, card) = if way < items.len() {
            (GearDeck::Item, items.nth(way))
        } else {
            (GearDeck::Weapon, player.hands.truth(self.referee).gear[1].nth(way - items.len()))
        };
        let either = player.gear_count.iter().all(|count| *count > 0);
        self.remember_theft(thief, from, deck, card);
        self.move_gear(from, thief, deck, card);
        self.lock(deck, card);
        let both = SeatSet::only(thief).with(from);
        // Where it could be an Item or a Weapon, everybody sees by its back which of them it is.
        let learners = if either { SeatSet::EVERYBODY } else { both };
        self.scribe.reveal(learners, |eyes| {
            let (item, weapon) = named(deck, card, eyes.among(both));
            Told::Robbed { seat: thief, from, deck, item, weapon }
        });
        Rests::No
    }

    fn lock(&mut self, deck: GearDeck, card: u8) {
        self.state.turn.locked.truth_mut(self.referee).put(deck, card);
        self.state.turn.locked_count[deck as usize] += 1;
    }

    /// The victim knows what the thief has got. The others knew some cards of this hand perhaps: unless there
    /// was but one to take, they cannot tell any more which of them are still there.
    fn remember_theft(&mut self, thief: Seat, from: Seat, deck: GearDeck, card: u8) {
        let hand = self.state.player(from).hands.truth(self.referee).gear[deck as usize];
        if hand.len() > 1 {
            let open: Bag = hand.iter().filter(|card| self.state.shown.has(deck, *card)).collect();
            for other in self.state.seats() {
                let seen = &mut self.state.players[other.index()].hands.truth_mut(self.referee).witnessed;
                if other == thief {
                    open.iter().for_each(|card| seen.put(deck, card));
                } else {
                    hand.iter().for_each(|card| seen.take(deck, card));
                }
            }
            open.iter().for_each(|card| self.state.shown.take(deck, card));
        }
        self.state.players[from.index()].hands.truth_mut(self.referee).witnessed.put(deck, card);
        self.state.players[thief.index()].hands.truth_mut(self.referee).witnessed.take(deck, card);
    }

    /// After a card used during the turn, back to where it was used.
    pub(super) fn back(&mut self) {
        match self.state.ask {
            Ask::Act => self.then(Frame::Act),
            Ask::LastCards => self.then(Frame::LastCards),
            _ => self.then(Frame::Replay),
        }
    }
}

/// A card as an Item or a Weapon, for those who may know it.
pub(super) fn named(deck: GearDeck, card: u8, known: bool) -> (Option<Item>, Option<Weapon>) {
    let item = (known && deck == GearDeck::Item).then_some(Item(card));
    let weapon = (known && deck == GearDeck::Weapon).then_some(Weapon(card));
    (item, weapon)
}
