//! Set-up (ST-SETUP).

use veilleuse_core::{
    Chance, Draw, DrawName, Offers, Question, Referee, Rests, Seat, SeatSet, kind, not_offered,
};

use crate::{
    StrangerThings,
    action::Action,
    ask::{self, For},
    cards::Ability,
    pack::Pack,
    pile::{Layer, Origin},
    state::{Frame, State},
    told::Told,
    words::{AllySlot, Character, Group, Slot, Token},
};

use super::{Look, Play};

/// Action cards in a full hand (ST-SETUP-13, ST-REFILL-01).
pub(crate) const HAND: usize = 5;

/// Everybody sees what is turned up.
pub(super) const ALL: SeatSet = SeatSet::EVERYBODY;

/// ST-SETUP-10; Ruling ST-Q-53: a Character nobody has taken.
impl Question<StrangerThings> for ask::Choose {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let free = Character::ALL.into_iter().filter(|who| at.state.is_free(*who));
        to.each(kind!(Action::Choose), free, |_| "ST-SETUP-10");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Choose(character) = *action else { not_offered(action) };
        play.state.player_mut(seat).character = Some(character);
        play.scribe.tell(|_| Told::CharacterChosen { seat, character });
        let next = seat.next(play.state.rules.seats);
        if next.index() != 0 {
            play.ask(ask::Choose { seat: next })
        } else if play.state.rules.first_named {
            Rests::No
        } else {
            play.ask(ask::First)
        }
    }
}

/// ST-TURN-01; Ruling ST-Q-52: chance names the first player.
impl Draw<StrangerThings> for ask::First {
    fn chance(self, state: &State) -> Chance {
        For::First.among(u32::from(state.rules.seats))
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = Seat::new(way as u8);
        play.state.active = seat;
        play.scribe.tell(|_| Told::FirstPlayer { seat });
        Rests::No
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(format!("seat_{way}"))
    }
}

/// ST-SETUP-04: in Season 1 seven numbers are set aside unseen for Save Will, then mixed with the Demogorgons …
impl Draw<StrangerThings> for ask::AsideToken {
    fn chance(self, state: &State) -> Chance {
        For::Token.among(u32::from(state.reserve_count))
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let token = play.state.take_from_reserve(way, play.referee);
        play.state.region[Layer::FIRST].fresh -= 1;
        let demogorgons = play.pack.demogorgon_tokens;
        let full = play.state.will_left.saturating_sub(demogorgons);
        let aside = play.state.aside.truth_mut(play.referee);
        aside[token] += 1;
        play.state.aside_count += 1;
        if play.state.aside_count == full {
            aside[Token::DEMOGORGON] = demogorgons;
            play.state.aside_count += demogorgons;
        }
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        DrawName::Id(state.reserve_token(way, referee).to_string())
    }
}

/// … and dealt at random.
impl Draw<StrangerThings> for ask::WillToken {
    fn chance(self, state: &State) -> Chance {
        For::Token.among(u32::from(state.aside_count))
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.will_token_drawn(self.slot, way)
    }

    fn name(self, _: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        DrawName::Id(state.aside.truth(referee).nth(way).to_string())
    }
}

/// ST-RECRUIT-03: an Ally for an Ally slot, with a pile of its size.
impl Draw<StrangerThings> for ask::AllyCard {
    fn chance(self, state: &State) -> Chance {
        For::Ally.among(state.ally_deck.ways())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ally = play.state.ally_deck.draw(way);
        play.state.allies[self.place] = Some(ally);
        let slot = play.season().tokens_of(self.place);
        let spot = play.spot(slot);
        play.scribe.tell(|_| Told::AllyPlaced { slot: spot, ally });
        let left = play.pack.ally(ally).pile;
        play.then(Frame::Build { slot, left });
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(state.ally_deck.peek(way).to_string())
    }
}

/// ST-SETUP-13, ST-REFILL-01: an Action card for a hand.
impl Draw<StrangerThings> for ask::HandCard {
    fn chance(self, state: &State) -> Chance {
        For::Action.among(state.cards.ways())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let (seat, card) = (self.seat, play.state.cards.draw(way));
        let player = play.state.player_mut(seat);
        player.put_card(card, play.referee);
        let knowers = player.hand.known_to();
        // An open card was in nobody's hand before: it lifts no secret.
        let learners = if play.state.hides_hands() { knowers } else { SeatSet::NOBODY };
        play.scribe
            .reveal(learners, |eyes| Told::CardDrawn { seat, card: eyes.among(knowers).then_some(card) });
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(state.cards.peek(way).to_string())
    }
}

/// ST-SETUP-14: an Item for a Character who starts with some.
impl Draw<StrangerThings> for ask::StartItem {
    fn chance(self, state: &State) -> Chance {
        For::Item.among(state.items.ways())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let (seat, item) = (self.seat, play.state.items.draw(way));
        play.state.player_mut(seat).items.put(item);
        play.scribe.tell(|_| Told::ItemKept { seat, item });
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(state.items.peek(way).to_string())
    }
}

impl Play<'_> {
    /// ST-SETUP-04, ST-SETUP-05, ST-SETUP-18: every numbered slot is filled from the reserve.
    pub(super) fn setup_pile(&mut self, slot: Slot) -> Rests {
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
            return match (will, mixed) {
                (true, false) => self.ask(ask::AsideToken),
                (true, true) => self.ask(ask::WillToken { slot }),
                (false, _) => self.ask(ask::Token { slot }),
            };
        }
        if count > 0 {
            let spot = self.spot(slot);
            self.scribe.tell(|_| Told::PileBuilt { slot: spot, count });
        }
        if slot.index() + 1 < self.season().slots.len() {
            self.then(Frame::SetupPile(Slot::new(slot.number() + 1)));
        }
        Rests::No
    }

    fn will_token_drawn(&mut self, slot: Slot, way: u32) -> Rests {
        let token = self.state.aside.truth(self.referee).nth(way);
        self.state.aside.truth_mut(self.referee)[token] -= 1;
        self.state.aside_count -= 1;
        self.state.will_left -= 1;
        self.state.piles[slot].put(token, Origin::Will, self.referee);
        Rests::No
    }

    /// ST-SETUP-06, ST-SETUP-18; Ruling ST-Q-29
    pub(super) fn reveal_tops(&mut self) -> Rests {
        let season = self.season();
        for slot in season.all_slots().iter().filter(|slot| season.revealed_at_setup(*slot)) {
            self.reveal_top(slot);
        }
        Rests::No
    }

    /// ST-SETUP-07
    pub(super) fn setup_ally(&mut self, place: AllySlot) -> Rests {
        self.then(Frame::RevealTop(self.season().tokens_of(place)));
        self.then(Frame::NewAlly(place));
        Rests::No
    }

    /// ST-RECRUIT-03, ST-RECRUIT-04; Ruling ST-Q-31: the next Ally, if there is one.
    pub(super) fn new_ally(&mut self, place: AllySlot) -> Rests {
        if self.state.ally_deck.is_empty() {
            let spot = self.spot(self.season().tokens_of(place));
            self.scribe.tell(|_| Told::AllySlotEmpty { slot: spot });
            return Rests::No;
        }
        self.ask(ask::AllyCard { place })
    }

    /// ST-SETUP-08, ST-SETUP-09, ST-SETUP-11, ST-SETUP-12, ST-SETUP-15, ST-SETUP-19
    pub(super) fn place_figures(&mut self) -> Rests {
        let season = self.season();
        for (enemy, spec) in season.enemies.iter() {
            if let Some((spec, at)) = spec.and_then(|spec| Some((spec, spec.at?))) {
                self.state.enemies[enemy] = Some(at);
                self.scribe.tell(|_| Told::EnemyPlaced { enemy, foe: spec.kind, at });
            }
        }
        for seat in self.state.seats() {
            let character = self.state.player(seat).character.expect("Characters are chosen first");
            let at = self.pack.characters[character].start;
            self.state.player_mut(seat).at = Some(at);
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
        let more = player.items.len() < wanted && !self.state.items.is_empty();
        if usize::from(player.hand_count) < HAND {
            self.then(Frame::Deal(seat));
            self.ask(ask::HandCard { seat })
        } else if more {
            self.then(Frame::Deal(seat));
            self.ask(ask::StartItem { seat })
        } else {
            let next = seat.next(self.state.rules.seats);
            if next.index() != 0 {
                self.then(Frame::Deal(next));
            }
            Rests::No
        }
    }
}
