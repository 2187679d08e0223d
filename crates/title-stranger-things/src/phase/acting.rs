//! The Act step and the uncontested actions (ST-ACT, ST-CALM, ST-GET, ST-INFO).

use veilleuse_core::{Refusal, Seat, house};

use super::{Answered, Play, Rests};
use crate::{
    action::Action,
    cards::Ability,
    state::{Ask, Frame, Step, bits},
    told::Told,
    words::{Deed, Enemy, Item, NONE, Slot, slots},
};

/// Items a Character holds at most (ST-ITEM-03).
const ITEMS: u32 = 2;

impl Play<'_, '_> {
    /// A curious Character may first reveal the top of a pile.
    pub(super) fn act_step(&mut self) -> Rests {
        self.state.turn.step = Step::Act;
        self.then(Frame::Act);
        let curious = self.state.ability(self.pack, self.state.active) == Some(Ability::Curiosity);
        if curious && self.state.face_down(self.pack) != 0 { self.ask(Ask::Curious) } else { Rests::No }
    }

    /// ST-ACT-01, ST-ACT-02, ST-ACT-03: asks for the one action, if there is a choice.
    pub(super) fn act(&mut self) -> Rests {
        let seat = self.state.active;
        let at = self.state.player(seat).location();
        let must = self.state.enemy_at(at);
        let idle = self.state.player(seat).hand_count == 0 && !must;
        let choices = if idle { 0 } else { crate::options::deeds(self.pack, self.state, &mut |_| {}) };
        match (must, choices) {
            (false, 0) => {
                self.scribe.tell(|_| Told::Passed { seat });
                Rests::No
            }
            (true, 1) => {
                let mut only = Action::Pass;
                crate::options::deeds(self.pack, self.state, &mut |action| only = action);
                self.declared(only).unwrap_or(Rests::No)
            }
            _ => self.ask(Ask::Act),
        }
    }

    pub(super) fn act_decided(&mut self, action: Action) -> Answered {
        let seat = self.state.active;
        if action == Action::Pass {
            if self.state.enemy_at(self.state.player(seat).location()) {
                return Err(Refusal::by("ST-ACT-02"));
            }
            self.scribe.tell(|_| Told::Passed { seat });
            return Ok(Rests::No);
        }
        self.declared(action)
    }

    /// Ruling ST-Q-14: action and target first, then the cards, before any token is turned.
    fn declared(&mut self, action: Action) -> Answered {
        let declared = self.state.declare(self.pack, &action)?;
        let turn = &mut self.state.turn;
        (turn.deed, turn.pile, turn.enemy) = (declared.deed, declared.pile, declared.enemy);
        let seat = self.state.active;
        let pile = (declared.pile != NONE).then(|| self.spot(Slot(declared.pile)));
        let enemy = (declared.enemy != NONE).then_some(Enemy(declared.enemy));
        self.scribe.tell(|_| Told::Declared { seat, action: declared.deed, pile, enemy });
        let hand = *self.state.player(seat).hand.truth(self.referee);
        match hand.len() {
            0 => Ok(self.attempt()),
            1 => self.act_cards_decided(Action::Lay(crate::words::Card(hand.nth(0)))),
            _ => Ok(self.ask(Ask::ActCards)),
        }
    }

    pub(super) fn act_cards_decided(&mut self, action: Action) -> Answered {
        match action {
            Action::Lay(card) => {
                self.lay(card, "ST-ACT-04")?;
                let empty = self.state.player(self.state.active).hand_count == 0;
                Ok(if empty { self.attempt() } else { self.ask(Ask::ActCards) })
            }
            Action::Done if self.state.turn.laid.is_empty() => Err(Refusal::by("ST-ACT-04")),
            Action::Done => Ok(self.attempt()),
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// ST-ACT-04, ST-FIGHT-11; Rulings ST-Q-12, ST-Q-15: cards, Friends, Items, Allies, ability, Location; without
    /// a card it is nothing.
    fn attempt(&mut self) -> Rests {
        let (seat, deed) = (self.state.active, self.state.turn.deed);
        let bonus = if self.state.turn.laid.is_empty() { 0 } else { self.state.bonus(self.pack, seat, deed) };
        let value = self.laid_value() + bonus;
        self.state.turn.value = value;
        self.scribe.tell(|_| Told::Attempted { seat, action: deed, value, bonus });
        self.then(Frame::Resolve);
        Rests::No
    }

    pub(super) fn resolve(&mut self) -> Rests {
        let (seat, value) = (self.state.active, self.state.turn.value);
        match self.state.turn.deed {
            // ST-CALM-01
            Deed::Calm => self.soothe(seat, value),
            Deed::GetItem => {
                // Ruling ST-Q-33
                if self.state.items.len() < u32::from(value) && !self.state.items.spent().is_empty() {
                    self.state.items.reshuffle();
                    self.scribe.tell(|_| Told::ItemsReshuffled {});
                }
                self.state.turn.drawn = 0;
                let count = value.min(self.state.items.len() as u8);
                self.then(Frame::DrawItems(count));
            }
            Deed::GatherInfo => self.then(Frame::Gather(value)),
            _ => return self.contest(),
        }
        Rests::No
    }

    /// ST-INFO-01, ST-INFO-02; Rulings ST-Q-39, ST-Q-72
    pub(super) fn gather(&mut self, left: u8) -> Rests {
        let there = self.state.face_down(self.pack);
        if left == 0 || there == 0 {
            return Rests::No;
        }
        if there.count_ones() <= u32::from(left) {
            slots(there).for_each(|slot| {
                self.reveal_top(slot);
            });
            return Rests::No;
        }
        self.ask(Ask::Gather(left))
    }

    pub(super) fn reveal_decided(&mut self, action: Action) -> Answered {
        match (self.state.ask, action) {
            (Ask::Curious, Action::Pass) => {
                let seat = self.state.active;
                self.scribe.tell(|_| Told::RevealedNothing { seat });
                Ok(Rests::No)
            }
            (ask, Action::Pick(slot)) => {
                if slot.0 >= 32 || self.state.face_down(self.pack) & slot.bit() == 0 {
                    return Err(Refusal::by("ST-INFO-01"));
                }
                if let Ask::Gather(left) = ask {
                    self.then(Frame::Gather(left - 1));
                }
                Ok(self.reveal_top(slot))
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// ST-GET-01; Ruling ST-Q-36: the Items are drawn in the open.
    pub(super) fn draw_items(&mut self, left: u8) -> Rests {
        if left > 0 {
            return self.ask(Ask::ItemCard(left));
        }
        match self.state.turn.drawn.count_ones() {
            0 => Rests::No,
            1 => self.keep(Item(self.state.turn.drawn.trailing_zeros() as u8)),
            _ => self.ask(Ask::KeepItem),
        }
    }

    pub(super) fn item_drawn(&mut self, left: u8, way: u32) -> Rests {
        let (seat, item) = (self.state.active, self.state.items.draw(way));
        self.state.turn.drawn |= 1 << item;
        self.scribe.tell(|_| Told::ItemDrawn { seat, item: Item(item) });
        self.then(Frame::DrawItems(left - 1));
        Rests::No
    }

    pub(super) fn item_decided(&mut self, action: Action) -> Answered {
        match (self.state.ask, action) {
            (Ask::KeepItem, Action::Keep(item)) => {
                if item.0 >= 32 || self.state.turn.drawn >> item.0 & 1 == 0 {
                    return Err(Refusal::by("ST-GET-01"));
                }
                Ok(self.keep(item))
            }
            (Ask::DropItem, Action::Drop(item)) => {
                let seat = self.state.active;
                if !self.state.player(seat).has_item(item.0) {
                    return Err(Refusal::by("ST-ITEM-07"));
                }
                self.drop_item(seat, item);
                Ok(Rests::No)
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// One Item stays, the others are shuffled back; the third makes one go (ST-GET-03, ST-ITEM-07).
    fn keep(&mut self, item: Item) -> Rests {
        let seat = self.state.active;
        let spent = self.state.items.spent();
        let others = self.state.turn.drawn & !(1 << item.0);
        bits(others).for_each(|card| self.state.items.discard(card));
        self.state.items.reshuffle_except(spent);
        self.state.turn.drawn = 0;
        let player = self.state.player_mut(seat);
        player.items |= 1 << item.0;
        let over = player.items.count_ones() > ITEMS;
        self.scribe.tell(|_| Told::ItemKept { seat, item });
        if over { self.ask(Ask::DropItem) } else { Rests::No }
    }

    /// Ruling ST-Q-34
    fn drop_item(&mut self, seat: Seat, item: Item) {
        self.state.player_mut(seat).items &= !(1 << item.0);
        self.state.items.discard(item.0);
        self.scribe.tell(|_| Told::ItemDropped { seat, item });
    }
}
