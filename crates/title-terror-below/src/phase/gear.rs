//! Drawing Items and Weapons.

use veilleuse_core::{
    Chance, Draw, DrawName, Offers, Question, Referee, Rests, Seat, SeatSet, Secret, kind, kit::Bag,
    not_offered,
};

use crate::{
    TerrorBelow,
    action::Action,
    ask::{self, For},
    cards::Power,
    pack::Pack,
    state::State,
    told::Told,
    words::{GearDeck, Item, NONE, Weapon},
};

use super::{Look, Play, gives};

impl Draw<TerrorBelow> for ask::GearCard {
    fn chance(self, state: &State) -> Chance {
        gear_chance(state, self.deck)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ask::GearCard { seat, deck } = self;
        let cards = &mut play.state.gear[deck as usize];
        let card = cards.draw(way);
        let power = if deck == GearDeck::Item { Power::PickItem } else { Power::PickWeapon };
        if play.state.players[seat.index()].is(play.pack, power) {
            if cards.is_empty() {
                cards.reshuffle();
            }
            if !cards.is_empty() {
                play.state.drawn = Secret::new([card, NONE], SeatSet::only(seat));
                play.tell_seen(seat, deck, card);
                return play.ask(ask::SecondCard { seat, deck });
            }
        }
        play.obtain(seat, deck, card);
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gear_name(self.deck, state.gear[self.deck as usize].peek(way))
    }
}

/// The second card of two to choose from.
impl Draw<TerrorBelow> for ask::SecondCard {
    fn chance(self, state: &State) -> Chance {
        gear_chance(state, self.deck)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ask::SecondCard { seat, deck } = self;
        let card = play.state.gear[deck as usize].draw(way);
        play.state.drawn.truth_mut(play.referee)[1] = card;
        play.tell_seen(seat, deck, card);
        play.ask(ask::KeepGear { seat, deck })
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gear_name(self.deck, state.gear[self.deck as usize].peek(way))
    }
}

/// A Leader who sees two cards keeps one.
impl Question<TerrorBelow> for ask::KeepGear {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let drawn = at.state.drawn.seen_by(at.eyes).expect("a seat sees the cards it has drawn");
        let drawn = drawn.iter().copied();
        match self.deck {
            GearDeck::Item => to.each(kind!(Action::KeepItem), drawn.map(Item), |_| "TB-CARD-04"),
            GearDeck::Weapon => to.each(kind!(Action::KeepWeapon), drawn.map(Weapon), |_| "TB-CARD-04"),
        }
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let (Action::KeepItem(Item(kept)) | Action::KeepWeapon(Weapon(kept))) = *action else {
            not_offered(action)
        };
        let deck = self.deck;
        let [one, two] = *play.state.drawn.truth(play.referee);
        let other = if one == kept { two } else { one };
        play.state.drawn = Secret::new([NONE; 2], SeatSet::NOBODY);
        play.obtain(seat, deck, kept);
        play.state.gear[deck as usize].discard(other);
        let (item, weapon) = named(deck, other, true);
        play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::GearDiscarded { seat, item, weapon });
        Rests::No
    }
}

/// Which card of another seat's hand the thief gets.
impl Draw<TerrorBelow> for ask::RobCard {
    fn chance(self, state: &State) -> Chance {
        For::Rob.among(state.player(self.from).gear_count.iter().map(|count| u32::from(*count)).sum())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let (thief, from) = (play.state.active, self.from);
        let (deck, card) = in_hand(play.state, from, way, play.referee);
        let either = play.state.player(from).gear_count.iter().all(|count| *count > 0);
        play.remember_theft(thief, from, deck, card);
        play.move_gear(from, thief, deck, card);
        play.lock(deck, card);
        let both = SeatSet::only(thief).with(from);
        // Where it could be an Item or a Weapon, everybody sees by its back which of them it is.
        let learners = if either { SeatSet::EVERYBODY } else { both };
        play.scribe.reveal(learners, |eyes| {
            let (item, weapon) = named(deck, card, eyes.among(both));
            Told::Robbed { seat: thief, from, deck, item, weapon }
        });
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        let (deck, card) = in_hand(state, self.from, way, referee);
        gear_name(deck, card)
    }
}

/// A card of a hand, by its place: Items before Weapons.
fn in_hand(state: &State, seat: Seat, place: u32, referee: &Referee) -> (GearDeck, u8) {
    let [items, weapons] = state.player(seat).hands.truth(referee).gear;
    if place < items.len() {
        (GearDeck::Item, items.nth(place))
    } else {
        (GearDeck::Weapon, weapons.nth(place - items.len()))
    }
}

/// A draw from the deck of Items or of Weapons.
pub(super) fn gear_chance(state: &State, deck: GearDeck) -> Chance {
    let purpose = match deck {
        GearDeck::Item => For::Item,
        GearDeck::Weapon => For::Weapon,
    };
    purpose.among(state.gear[deck as usize].ways())
}

/// A draw that gives this Item or Weapon.
pub(super) fn gear_name(deck: GearDeck, card: u8) -> DrawName {
    match deck {
        GearDeck::Item => gives(Item(card)),
        GearDeck::Weapon => gives(Weapon(card)),
    }
}

impl Play<'_> {
    /// Ruling TB-Q-18: an empty deck takes its discard back; with none of both nothing is drawn.
    pub(super) fn draw_gear(&mut self, seat: Seat, deck: GearDeck) -> Rests {
        let cards = &mut self.state.gear[deck as usize];
        if cards.is_empty() {
            cards.reshuffle();
        }
        if cards.is_empty() { Rests::No } else { self.ask(ask::GearCard { seat, deck }) }
    }

    fn tell_seen(&mut self, seat: Seat, deck: GearDeck, card: u8) {
        self.scribe.reveal(SeatSet::only(seat), |eyes| {
            let (item, weapon) = named(deck, card, eyes.among(SeatSet::only(seat)));
            Told::GearSeen { seat, deck, item, weapon }
        });
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
}

/// A card as an Item or a Weapon, for those who may know it.
pub(super) fn named(deck: GearDeck, card: u8, known: bool) -> (Option<Item>, Option<Weapon>) {
    let item = (known && deck == GearDeck::Item).then_some(Item(card));
    let weapon = (known && deck == GearDeck::Weapon).then_some(Weapon(card));
    (item, weapon)
}
