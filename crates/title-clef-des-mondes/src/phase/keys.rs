//! CM-KEY: what a hand and the own key can pay, and every way to pay it.

use veilleuse_core::Seat;

use crate::{
    pack::{Pack, Price, covers, lacking, one},
    state::{HAND, Held, State},
    words::{Card, Character, Payment, Source},
};

/// What somebody can pay with.
pub(super) struct Purse<'h> {
    held: &'h Held,
    /// The key of each card of the hand; nothing beyond its last one.
    keys: [Price; HAND],
    /// The own key; nothing when it cannot pay.
    own: Price,
    /// All of them together.
    all: Price,
}

impl<'h> Purse<'h> {
    /// The purse of a seat that holds these cards and plays this character.
    #[inline]
    pub(super) fn of(
        pack: &Pack,
        state: &State,
        seat: Seat,
        held: &'h Held,
        character: Character,
    ) -> Purse<'h> {
        let own = own_key(pack, state, seat, character);
        let mut purse = Purse { held, keys: [0; HAND], own, all: own };
        for (key, card) in purse.keys.iter_mut().zip(held.cards()) {
            *key = pack.pays(*card);
            purse.all += *key;
        }
        purse
    }

    /// Whether it has all these keys.
    #[inline]
    pub(super) const fn covers(&self, price: Price) -> bool {
        covers(self.all, price)
    }

    /// Every way to pay this one key.
    #[inline]
    pub(super) fn one_key(&self, price: Price, mut way: impl FnMut(Payment)) {
        for (card, paid) in self.held.cards().iter().zip(&self.keys) {
            if *paid == price {
                way(Payment::of_cards(&[*card]));
            }
        }
        if self.own == price {
            way(Payment::OWN_KEY);
        }
    }

    /// Every way to pay these two keys. Each order of two cards is another, since they go under the pile in that order
    /// (Ruling CM-Q-22).
    #[inline]
    pub(super) fn two_keys(&self, price: Price, mut way: impl FnMut(Payment)) {
        let cards = self.held.cards();
        for (card, paid) in cards.iter().zip(&self.keys).filter(|(_, paid)| covers(price, **paid)) {
            let rest = price - paid;
            for (other, key) in cards.iter().zip(&self.keys) {
                if *key == rest && other != card {
                    way(Payment::of_cards(&[*card, *other]));
                }
            }
            if self.own == rest {
                way(Payment::of_cards(&[*card]).and_own_key());
            }
        }
    }

    /// Every way to pay these keys, however many. The cards go under the pile in the order they are named in, should somebody
    /// bar the way, so each order is another way (Ruling CM-Q-22).
    pub(super) fn many_keys(&self, price: Price, mut way: impl FnMut(Payment)) {
        let held = self.held.count;
        let sources = held + u8::from(self.own != 0);
        let key = |place: u8| if place < held { self.keys[usize::from(place)] } else { self.own };
        for chosen in 0_u8..1 << sources {
            let places = (0..sources).filter(|place| chosen >> place & 1 != 0);
            if places.clone().map(key).sum::<Price>() == price {
                let own_key = chosen >> held & 1 != 0;
                let mut cards = self.held.cards;
                let mut count = 0;
                for place in places.filter(|place| *place < held) {
                    cards[count] = self.held.cards[usize::from(place)];
                    count += 1;
                }
                each_order(&mut cards[..count], 0, &mut |cards| {
                    let paid = Payment::of_cards(cards);
                    way(if own_key { paid.and_own_key() } else { paid });
                });
            }
        }
    }

    /// The rule that refuses keys that are no way to pay: CM-KEY-08 for a card named twice, CM-REVEAL-03 for an own key
    /// that cannot pay, or else the one that says the price (Ruling CM-Q-29).
    pub(super) fn why_not(&self, keys: Payment, price: &'static str) -> &'static str {
        for (place, source) in keys.sources().enumerate() {
            let twice = keys.sources().take(place).any(|earlier| earlier == source);
            match source {
                Source::Card(card) if self.held.position(card).is_none() => return price,
                Source::Card(_) if twice => return "CM-KEY-08",
                Source::OwnKey if twice => return price,
                Source::OwnKey if self.own == 0 => return "CM-REVEAL-03",
                Source::Card(_) | Source::OwnKey => {}
            }
        }
        price
    }
}

/// The own key of a seat that plays this character, or nothing while it cannot pay.
#[inline]
fn own_key(pack: &Pack, state: &State, seat: Seat, character: Character) -> Price {
    if state.own_key_ready(seat) { one(pack.character(character).own_key) } else { 0 }
}

/// How many of the keys that lead home from here somebody with these cards and this character does not have.
pub(crate) fn keys_missing(pack: &Pack, state: &State, seat: Seat, held: &Held, character: Character) -> u8 {
    let price = pack.home_price(state.world_of(seat), state.place_of(seat), character);
    let there = held.cards().iter().map(|card| pack.pays(*card)).sum::<Price>();
    lacking(price, there + own_key(pack, state, seat, character))
}

/// Calls `one` with every order of these cards from a place on, the order they are in first.
fn each_order(cards: &mut [Card], from: usize, one: &mut impl FnMut(&[Card])) {
    if from + 1 >= cards.len() {
        return one(cards);
    }
    for next in from..cards.len() {
        cards.swap(from, next);
        each_order(cards, from + 1, one);
        cards.swap(from, next);
    }
}
