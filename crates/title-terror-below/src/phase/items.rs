//! Using Items, Hats and Revolvers in one's own turn (TB-CARD-04).

use veilleuse_core::{Refusal, Seat, SeatSet, house};

use crate::{
    action::Action,
    cards::{ITEM_POINT, Use},
    checks::{is_hat, unless},
    state::{Ask, Frame},
    told::Told,
    words::{Bounty, GearDeck, Item, NONE, Slot, Vehicle, Weapon},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    pub(super) fn use_gear(&mut self, action: Action) -> Answered {
        let not_now = Refusal::by("TB-CARD-04");
        match action {
            Action::Wear(item) => {
                self.ready(GearDeck::Item, item.0)?;
                unless(is_hat(self.pack, item), "TB-HAT-01")?;
                self.wear(item);
            }
            Action::Use(item) => {
                self.ready(GearDeck::Item, item.0)?;
                let does = self.pack.item(item.0).does;
                unless(self.state.use_helps(does), "TB-CARD-04")?;
                return Ok(self.use_item(item, does));
            }
            Action::Spy { with, slot } => {
                self.ready_for(with, |does| does == Use::Spy)?;
                self.state.check_spy(slot)?;
                if self.spend_item(with, None, None) {
                    self.spy(slot);
                }
            }
            Action::Dig { with, to } => {
                self.ready_for(with, |does| does == Use::Dig)?;
                let cell = self.state.check_dig(self.pack, to)?;
                if self.spend_item(with, None, None) {
                    self.take_all_rubble(cell, self.state.rubble_at(cell));
                }
            }
            Action::Visit { with, to } => {
                self.ready_for(with, |does| does == Use::Visit)?;
                let cell = self.state.check_visit(to)?;
                if self.spend_item(with, None, None) {
                    self.enter(self.state.active, to, cell, false);
                }
            }
            Action::Swap { with, seat } => {
                self.ready_for(with, |does| does == Use::Swap)?;
                let (here, there) = self.state.check_swap(seat)?;
                if self.spend_item(with, None, None) {
                    let active = self.state.active;
                    self.state.player_mut(active).pawn = there.0;
                    self.state.player_mut(seat).pawn = here.0;
                    self.scribe.tell(|_| Told::Swapped {
                        seat: active,
                        with: seat,
                        cell: there,
                        other: here,
                    });
                }
            }
            Action::Rob { with, seat } => {
                self.ready_for(with, |does| does == Use::Rob)?;
                self.state.check_rob(self.pack, seat)?;
                if self.spend_item(with, Some(seat), None) {
                    return Ok(self.ask(Ask::RobCard(seat)));
                }
            }
            Action::Lure { with, slot } => {
                self.ready_for(with, |does| matches!(does, Use::Lure(_)))?;
                let Use::Lure(left) = self.pack.item(with.0).does else { return Err(not_now) };
                if self.spend_item(with, None, Some(slot)) {
                    return Ok(self.ask(Ask::Lure { slot, left }));
                }
            }
            Action::Shoot { with, seat } => {
                self.ready(GearDeck::Weapon, with.0)?;
                self.state.check_shoot(self.pack, with, seat)?;
                self.shoot(with, seat);
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }

    fn ready(&self, deck: GearDeck, card: u8) -> Result<(), Refusal> {
        let held = self.state.player(self.state.active).hands.truth(self.referee).gear[deck as usize];
        let locked = self.state.turn.locked.truth(self.referee).has(deck, card);
        self.state.check_ready(held, card, locked)
    }

    fn ready_for(&self, item: Item, does: impl Fn(Use) -> bool) -> Result<(), Refusal> {
        self.ready(GearDeck::Item, item.0)?;
        unless(does(self.pack.item(item.0).does), "TB-CARD-04")
    }

    /// TB-CARD-03, TB-CARD-04: the card is shown, discarded, and often worth a point. Says whether the match goes on:
    /// TB-END-01, the twentieth point ends it before the card does anything else.
    #[must_use]
    fn spend_item(&mut self, item: Item, on: Option<Seat>, slot: Option<Slot>) -> bool {
        let seat = self.state.active;
        self.back();
        self.take_gear(seat, GearDeck::Item, item.0);
        self.state.gear[0].discard(item.0);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::ItemUsed { seat, item, on, slot });
        if self.pack.item(item.0).point {
            self.gain(seat, ITEM_POINT);
        }
        self.state.end.is_none()
    }

    fn use_item(&mut self, item: Item, does: Use) -> Rests {
        if !self.spend_item(item, None, None) {
            return Rests::No;
        }
        match does {
            Use::RefreshLine => return self.ask(Ask::Briefcase { any: false }),
            Use::Actions(points) => {
                self.state.turn.ap += points;
                let (seat, ap) = (self.state.active, self.state.turn.ap);
                self.scribe.tell(|_| Told::PointsAdded { seat, ap });
            }
            Use::GoOn => {
                let turn = &mut self.state.turn;
                turn.picked = false;
                turn.ap = std::mem::take(&mut turn.kept);
            }
            _ => {}
        }
        Rests::No
    }

    /// TB-HAT-01, TB-HAT-02: one Hat at a time.
    fn wear(&mut self, item: Item) {
        let seat = self.state.active;
        self.back();
        self.take_gear(seat, GearDeck::Item, item.0);
        self.lose_hat(seat);
        self.state.player_mut(seat).hat = item.0;
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::HatWorn { seat, item });
    }

    /// A worn Hat goes to the discard.
    pub(super) fn lose_hat(&mut self, seat: Seat) {
        let hat = std::mem::replace(&mut self.state.player_mut(seat).hat, NONE);
        if hat != NONE {
            self.state.gear[0].discard(hat);
            self.scribe.tell(|_| Told::HatLost { seat, item: Item(hat) });
        }
    }

    fn shoot(&mut self, with: Weapon, seat: Seat) {
        let shooter = self.state.active;
        self.back();
        self.take_gear(shooter, GearDeck::Weapon, with.0);
        self.state.gear[1].discard(with.0);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::HatShot { seat: shooter, weapon: with, at: seat });
        self.lose_hat(seat);
    }

    fn spy(&mut self, slot: Slot) {
        let seat = self.state.active;
        for card in self.state.slots[slot.index()].cards.iter_mut().filter(|card| card.hidden_by.is_some()) {
            card.card.reveal_to(SeatSet::only(seat));
        }
        let hidden = self.state.slots[slot.index()].cards.iter().filter(|card| card.hidden_by.is_some());
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::Spied {
            seat,
            slot,
            cards: hidden.clone().filter_map(|card| card.card.seen_by(eyes).copied()).map(Vehicle).collect(),
        });
    }

    pub(super) fn item_decided(&mut self, action: Action) -> Answered {
        let seat = self.state.active;
        match (self.state.ask, action) {
            (Ask::Lure { slot: asked, left }, Action::Push { slot, to }) => {
                let from = self.state.slots[asked.index()].cell();
                let cell = from.and_then(|from| self.state.board(self.pack).slide(from, to));
                let (Some(cell), true) = (cell, slot == asked) else {
                    return Err(Refusal::by("TB-DIST-02"));
                };
                self.state.slots[slot.index()].target = cell.0;
                self.scribe.tell(|_| Told::TargetMoved { slot, to: cell });
                if left > 1 {
                    return Ok(self.ask(Ask::Lure { slot, left: left - 1 }));
                }
            }
            (Ask::Lure { .. }, Action::Decline) => {}
            (Ask::Briefcase { .. }, Action::Discard(Bounty(card))) => {
                let place = self.state.line.iter().position(|other| *other == card && card != NONE);
                let place = place.ok_or(Refusal::by("TB-CARD-04"))?;
                self.state.line[place] = NONE;
                self.state.bounties.discard(card);
                self.scribe.tell(|_| Told::BountyDiscarded { seat, bounty: Bounty(card) });
                if self.state.line_cards().next().is_some() {
                    return Ok(self.ask(Ask::Briefcase { any: true }));
                }
                self.then(Frame::RefillLine);
            }
            (Ask::Briefcase { any }, Action::Decline) => {
                unless(any, "TB-CARD-04")?;
                self.then(Frame::RefillLine);
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }
}
