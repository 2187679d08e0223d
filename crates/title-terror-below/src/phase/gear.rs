//! Drawing Items and Weapons.

use veilleuse_core::{
    Chance, Draw, DrawName, Offers, Question, Referee, Rests, Seat, SeatSet, Secret, kind, not_offered,
};

use crate::{
    TerrorBelow,
    action::Action,
    ask::{self, For},
    cards::Power,
    gear::{Gear, GearSet},
    pack::Pack,
    state::State,
    told::Told,
    words::GearDeck,
};

use super::{Look, Play, gives};

impl Draw<TerrorBelow> for ask::GearCard {
    fn chance(self, state: &State) -> Chance {
        gear_chance(state, self.deck)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ask::GearCard { seat, deck } = self;
        let card = play.state.gear.draw(deck, way);
        let power = match deck {
            GearDeck::Item => Power::PickItem,
            GearDeck::Weapon => Power::PickWeapon,
        };
        if play.state.player(seat).is(play.pack, power) && play.state.gear.provide(deck) {
            play.state.drawn = Secret::new([Some(card), None], SeatSet::only(seat));
            play.tell_seen(seat, card);
            return play.ask(ask::SecondCard { seat, deck });
        }
        play.obtain(seat, card);
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gives(state.gear.peek(self.deck, way))
    }
}

/// The second card of two to choose from.
impl Draw<TerrorBelow> for ask::SecondCard {
    fn chance(self, state: &State) -> Chance {
        gear_chance(state, self.deck)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ask::SecondCard { seat, deck } = self;
        let card = play.state.gear.draw(deck, way);
        play.state.drawn.truth_mut(play.referee)[1] = Some(card);
        play.tell_seen(seat, card);
        play.ask(ask::KeepGear { seat, deck })
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gives(state.gear.peek(self.deck, way))
    }
}

/// A Leader who sees two cards keeps one.
impl Question<TerrorBelow> for ask::KeepGear {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let drawn = at.state.drawn.seen_by(at.eyes).expect("a seat sees the cards it has drawn");
        let drawn = drawn.iter().flatten();
        match self.deck {
            GearDeck::Item => {
                to.each(kind!(Action::KeepItem), drawn.filter_map(|card| card.item()), |_| "TB-CARD-04");
            }
            GearDeck::Weapon => {
                to.each(kind!(Action::KeepWeapon), drawn.filter_map(|card| card.weapon()), |_| "TB-CARD-04");
            }
        }
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let kept: Gear = match *action {
            Action::KeepItem(item) => item.into(),
            Action::KeepWeapon(weapon) => weapon.into(),
            _ => not_offered(action),
        };
        let drawn = std::mem::replace(&mut play.state.drawn, Secret::new([None; 2], SeatSet::NOBODY));
        play.obtain(seat, kept);
        for other in drawn.truth(play.referee).iter().flatten().filter(|card| **card != kept) {
            play.state.gear.discard(*other);
            let (item, weapon) = other.told(true);
            play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::GearDiscarded { seat, item, weapon });
        }
        Rests::No
    }
}

/// Which card of another seat's hand the thief gets.
impl Draw<TerrorBelow> for ask::RobCard {
    fn chance(self, state: &State) -> Chance {
        For::Rob
            .among(state.player(self.from).gear_count.values().iter().map(|count| u32::from(*count)).sum())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let (thief, from) = (play.state.active, self.from);
        let card = in_hand(play.state, from, way, play.referee);
        let either = play.state.player(from).gear_count.values().iter().all(|count| *count > 0);
        play.remember_theft(thief, from, card);
        play.move_gear(from, thief, card);
        play.lock(card);
        let both = SeatSet::only(thief).with(from);
        // Where it could be an Item or a Weapon, everybody sees by its back which of them it is.
        let learners = if either { SeatSet::EVERYBODY } else { both };
        play.scribe.reveal(learners, |eyes| {
            let (item, weapon) = card.told(eyes.among(both));
            Told::Robbed { seat: thief, from, deck: card.deck(), item, weapon }
        });
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        gives(in_hand(state, self.from, way, referee))
    }
}

/// A card of a hand, by its place: Items before Weapons.
fn in_hand(state: &State, seat: Seat, place: u32, referee: &Referee) -> Gear {
    let GearSet { items, weapons } = state.player(seat).hands.truth(referee).gear;
    match place.checked_sub(items.len()) {
        None => items.nth(place).into(),
        Some(place) => weapons.nth(place).into(),
    }
}

/// A draw from the deck of Items or of Weapons.
pub(super) fn gear_chance(state: &State, deck: GearDeck) -> Chance {
    let purpose = match deck {
        GearDeck::Item => For::Item,
        GearDeck::Weapon => For::Weapon,
    };
    purpose.among(state.gear.left(deck))
}

impl Play<'_> {
    /// Ruling TB-Q-18: an empty deck takes its discard back; with none of both nothing is drawn.
    pub(super) fn draw_gear(&mut self, seat: Seat, deck: GearDeck) -> Rests {
        if self.state.gear.provide(deck) { self.ask(ask::GearCard { seat, deck }) } else { Rests::No }
    }

    fn tell_seen(&mut self, seat: Seat, card: Gear) {
        self.scribe.reveal(SeatSet::only(seat), |eyes| {
            let (item, weapon) = card.told(eyes.among(SeatSet::only(seat)));
            Told::GearSeen { seat, deck: card.deck(), item, weapon }
        });
    }

    /// TB-CARD-01: what comes in one's own turn is locked until its end.
    fn obtain(&mut self, seat: Seat, card: Gear) {
        self.put_gear(seat, card);
        if seat == self.state.active {
            self.lock(card);
        }
        self.scribe.reveal(SeatSet::only(seat), |eyes| {
            let (item, weapon) = card.told(eyes.among(SeatSet::only(seat)));
            Told::GearDrawn { seat, deck: card.deck(), item, weapon }
        });
    }

    fn lock(&mut self, card: Gear) {
        self.state.turn.locked.truth_mut(self.referee).put(card);
        self.state.turn.locked_count[card.deck()] += 1;
    }

    /// The victim knows what the thief has got. The others knew some cards of this hand perhaps: unless there
    /// was but one to take, they cannot tell any more which of them are still there.
    fn remember_theft(&mut self, thief: Seat, from: Seat, card: Gear) {
        let hand = self.state.player(from).hands.truth(self.referee).gear.of(card.deck());
        if hand.iter().nth(1).is_some() {
            let open: GearSet = hand.iter().filter(|card| self.state.shown.has(*card)).collect();
            for other in self.state.seats() {
                let seen = &mut self.state.players[other].hands.truth_mut(self.referee).witnessed;
                if other == thief {
                    open.iter().for_each(|card| seen.put(card));
                } else {
                    hand.iter().for_each(|card| seen.take(card));
                }
            }
            open.iter().for_each(|card| self.state.shown.take(card));
        }
        self.state.players[from].hands.truth_mut(self.referee).witnessed.put(card);
        self.state.players[thief].hands.truth_mut(self.referee).witnessed.take(card);
    }
}
