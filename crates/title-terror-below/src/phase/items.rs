//! Using Items, Hats and Revolvers in one's own turn (TB-CARD-04).

use veilleuse_core::{Line, Offers, Question, Rests, Seat, SeatSet, kind, kit::Set, not_offered, unless};

use crate::{
    TerrorBelow,
    action::Action,
    ask,
    cards::{ITEM_POINT, Use},
    gear::{Gear, GearCount, GearSet},
    pack::Pack,
    state::{Frame, State},
    told::Told,
    words::{Dir, Item, Slot, Weapon},
};

use super::{Look, Play};

/// Ruling TB-Q-49: when cards are used, that is when no choice is pending and no action is half done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Moment {
    /// The Vehicle is still to be played.
    Before,
    Acting,
    /// The turn is over but for cards.
    After,
}

impl Moment {
    /// Back to where a card was used.
    const fn back(self) -> Frame {
        match self {
            Moment::Before => Frame::Replay,
            Moment::Acting => Frame::Act,
            Moment::After => Frame::LastCards,
        }
    }
}

impl Look<'_> {
    /// The cards that may be used at this moment, and what on.
    #[inline]
    pub(super) fn gear_uses(self, now: Moment, to: &mut impl Offers<Action>) {
        if !self.state.turn.transit {
            let ready = self.hands().gear.without(self.locked());
            for item in ready.items.iter() {
                self.item_uses(now, item, to);
            }
            if !ready.weapons.is_empty() && self.state.others_wear_hats() {
                self.shots(ready.weapons, to);
            }
        }
        self.refuses_gear(to);
    }

    /// TB-CARD-01: what was obtained this turn is not used in it.
    fn locked(self) -> GearSet {
        *self.state.turn.locked.seen_by(self.eyes).expect("a seat sees which of its cards are new")
    }

    fn item_uses(self, now: Moment, with: Item, to: &mut impl Offers<Action>) {
        let (pack, state) = (self.pack, self.state);
        let turn = &state.turn;
        match pack.item(with).does {
            Use::Hat(_) => to.all([Action::Wear(with)]),
            Use::Spy => {
                for slot in Slot::ALL {
                    let hidden = state.slots[slot].cards.iter().any(|card| card.hidden_by.is_some());
                    to.one(Action::Spy { with, slot }, unless(hidden, "TB-CARD-04"));
                }
            }
            Use::Dig => {
                let board = state.board(pack);
                let near = |dir| state.here().and_then(|here| board.step(here, dir));
                for dir in Dir::ALL {
                    let rubble = near(dir).is_some_and(|cell| state.rubble.has(cell));
                    to.one(Action::Dig { with, to: dir }, unless(rubble, "TB-CARD-04"));
                }
            }
            Use::Visit => {
                let before = now != Moment::After && !turn.acted && !turn.picked && state.here().is_some();
                let free = state.free_locations().filter(|_| before).map(|location| (with, location));
                to.each(kind!(Action::Visit { with, to }), free, |_| "TB-CARD-04");
            }
            Use::Swap => {
                for seat in state.seats() {
                    to.one(Action::Swap { with, seat }, unless(state.can_swap(seat), "TB-CARD-04"));
                }
            }
            Use::Rob => {
                for seat in state.seats() {
                    let held = state.player(seat).gear_count != GearCount::all(0);
                    let reached = held && state.is_adjacent(pack, seat);
                    to.one(Action::Rob { with, seat }, unless(reached, "TB-CARD-04"));
                }
            }
            Use::Lure(_) => to.all(Slot::ALL.map(|slot| Action::Lure { with, slot })),
            // Items are no actions: they may be used after picking up.
            Use::RefreshLine => {
                to.one(Action::Use(with), unless(state.line_cards().next().is_some(), "TB-CARD-04"));
            }
            Use::Actions(_) => {
                let helps = now == Moment::Acting && !turn.picked;
                to.one(Action::Use(with), unless(helps, "TB-CARD-04"));
            }
            Use::GoOn => {
                let helps = now == Moment::Acting && turn.picked;
                to.one(Action::Use(with), unless(helps, "TB-CARD-04"));
            }
            Use::Survive => {}
        }
    }

    /// TB-HAT-03: some Weapons shoot Hats off the others' heads.
    fn shots(self, ready: Set<Weapon>, to: &mut impl Offers<Action>) {
        for with in ready.iter().filter(|weapon| self.pack.weapon(*weapon).shoots_hats) {
            for seat in self.state.seats().filter(|seat| self.state.is_other(*seat)) {
                let hat = self.state.player(seat).hat.is_some();
                to.one(Action::Shoot { with, seat }, unless(hat, "TB-HAT-03"));
            }
        }
    }

    /// The rules that refuse all other uses of cards.
    #[inline]
    fn refuses_gear(self, to: &mut impl Offers<Action>) {
        let refused = |card: Gear, otherwise: &'static str| {
            if self.state.turn.transit {
                "TB-MOVE-03"
            } else if !self.hands().gear.has(card) {
                "TB-CARD-04"
            } else if self.locked().has(card) {
                "TB-CARD-01"
            } else {
                otherwise
            }
        };
        let useless = |item: Item| refused(item.into(), "TB-CARD-04");
        to.otherwise(kind!(Action::Wear), |item| refused(item.into(), "TB-HAT-01"));
        to.otherwise(kind!(Action::Use), useless);
        to.otherwise(kind!(Action::Spy { with, slot }), |(with, _)| useless(with));
        to.otherwise(kind!(Action::Dig { with, to }), |(with, _)| useless(with));
        to.otherwise(kind!(Action::Visit { with, to }), |(with, _)| useless(with));
        to.otherwise(kind!(Action::Swap { with, seat }), |(with, _)| useless(with));
        to.otherwise(kind!(Action::Rob { with, seat }), |(with, _)| useless(with));
        to.otherwise(kind!(Action::Lure { with, slot }), |(with, _)| useless(with));
        to.otherwise(kind!(Action::Shoot { with, seat }), |(with, _)| refused(with.into(), "TB-HAT-03"));
    }
}

/// An Item moves a Target step by step; TB-DIST-02: not off the board.
impl Question<TerrorBelow> for ask::Lure {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Push { slot, to }), at.pushes(self.slot), |_| "TB-DIST-02");
        to.all([Action::Decline]);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::Push { slot, to } => {
                play.push(slot, to);
                if self.left > 1 {
                    return play.ask(ask::Lure { slot, left: self.left - 1 });
                }
            }
            Action::Decline => {}
            _ => not_offered(action),
        }
        Rests::No
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("slot", self.slot.printed()).number("left", self.left)
    }
}

/// An Item discards Bounties of the Line: one at least, and then as many as the player wants.
impl Question<TerrorBelow> for ask::Briefcase {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Discard), at.state.line_cards(), |_| "TB-CARD-04");
        to.one(Action::Decline, unless(self.any, "TB-CARD-04"));
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Discard(bounty) => {
                play.take_from_line(bounty);
                play.state.bounties.discard(bounty);
                play.scribe.tell(|_| Told::BountyDiscarded { seat, bounty });
                if play.state.line_cards().next().is_some() {
                    return play.ask(ask::Briefcase { any: true });
                }
            }
            Action::Decline => {}
            _ => not_offered(action),
        }
        play.then(Frame::RefillLine);
        Rests::No
    }
}

/// Items that are worn; one that is not in the pack is not.
pub(crate) fn is_hat(pack: &Pack, item: Item) -> bool {
    pack.items.get(item.index()).is_some_and(|card| matches!(card.does, Use::Hat(_)))
}

impl State {
    fn is_other(&self, seat: Seat) -> bool {
        seat != self.active
    }

    /// Whether another seat's pawn stands next to the active one.
    pub(super) fn is_adjacent(&self, pack: &Pack, seat: Seat) -> bool {
        match (self.here(), self.player(seat).pawn.filter(|_| self.is_other(seat))) {
            (Some(here), Some(there)) => self.board(pack).near(here).has(there),
            _ => false,
        }
    }

    /// Whether the active pawn can swap places with this seat's: not when one of them is on a Location.
    fn can_swap(&self, seat: Seat) -> bool {
        match (self.here(), self.player(seat).pawn.filter(|_| self.is_other(seat))) {
            (Some(here), Some(there)) => !self.location_cells.has(here) && !self.location_cells.has(there),
            _ => false,
        }
    }
}

impl Play<'_> {
    pub(super) fn use_gear(&mut self, now: Moment, action: &Action) -> Rests {
        self.then(now.back());
        let (with, on, slot) = match *action {
            Action::Wear(item) => {
                self.wear(item);
                return Rests::No;
            }
            Action::Shoot { with, seat } => {
                self.shoot(with, seat);
                return Rests::No;
            }
            Action::Use(with)
            | Action::Spy { with, .. }
            | Action::Dig { with, .. }
            | Action::Visit { with, .. }
            | Action::Swap { with, .. } => (with, None, None),
            Action::Rob { with, seat } => (with, Some(seat), None),
            Action::Lure { with, slot } => (with, None, Some(slot)),
            _ => not_offered(action),
        };
        self.spend_item(with, on, slot);
        if self.state.end.is_some() {
            // TB-END-01: the twentieth point ends the match before the card does anything else.
            return Rests::No;
        }
        self.use_item(with, action)
    }

    /// TB-CARD-03, TB-CARD-04: the card is shown, discarded, and often worth a point.
    fn spend_item(&mut self, item: Item, on: Option<Seat>, slot: Option<Slot>) {
        let seat = self.state.active;
        self.take_gear(seat, item.into());
        self.state.gear.items.discard(item);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::ItemUsed { seat, item, on, slot });
        if self.pack.item(item).point {
            self.gain(seat, ITEM_POINT);
        }
    }

    fn use_item(&mut self, item: Item, action: &Action) -> Rests {
        let seat = self.state.active;
        match (self.pack.item(item).does, *action) {
            (Use::RefreshLine, _) => return self.ask(ask::Briefcase { any: false }),
            (Use::Actions(points), _) => {
                self.state.turn.ap += points;
                let ap = self.state.turn.ap;
                self.scribe.tell(|_| Told::PointsAdded { seat, ap });
            }
            (Use::GoOn, _) => {
                let turn = &mut self.state.turn;
                turn.picked = false;
                turn.ap = std::mem::take(&mut turn.kept);
            }
            (Use::Lure(left), Action::Lure { slot, .. }) => return self.ask(ask::Lure { slot, left }),
            (_, Action::Spy { slot, .. }) => self.spy(slot),
            (_, Action::Dig { to, .. }) => {
                let cell = self.next_door(to);
                return self.take_all_rubble(cell, self.state.rubble_at(cell));
            }
            (_, Action::Visit { to, .. }) => self.enter(seat, to, false),
            (_, Action::Swap { seat: other, .. }) => self.swap(other),
            (_, Action::Rob { seat: from, .. }) => return self.ask(ask::RobCard { from }),
            _ => not_offered(action),
        }
        Rests::No
    }

    fn swap(&mut self, with: Seat) {
        let seat = self.state.active;
        let pawns = self.state.player(seat).pawn.zip(self.state.player(with).pawn);
        let (here, there) = pawns.expect("two pawns on the board swap");
        self.state.player_mut(seat).pawn = Some(there);
        self.state.player_mut(with).pawn = Some(here);
        self.scribe.tell(|_| Told::Swapped { seat, with, cell: there, other: here });
    }

    /// TB-HAT-01, TB-HAT-02: one Hat at a time.
    fn wear(&mut self, item: Item) {
        let seat = self.state.active;
        self.take_gear(seat, item.into());
        self.lose_hat(seat);
        self.state.player_mut(seat).hat = Some(item);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::HatWorn { seat, item });
    }

    /// A worn Hat goes to the discard.
    pub(super) fn lose_hat(&mut self, seat: Seat) {
        if let Some(item) = self.state.player_mut(seat).hat.take() {
            self.state.gear.items.discard(item);
            self.scribe.tell(|_| Told::HatLost { seat, item });
        }
    }

    fn shoot(&mut self, with: Weapon, at: Seat) {
        let seat = self.state.active;
        self.take_gear(seat, with.into());
        self.state.gear.weapons.discard(with);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::HatShot { seat, weapon: with, at });
        self.lose_hat(at);
    }

    fn spy(&mut self, slot: Slot) {
        let seat = self.state.active;
        for card in self.state.slots[slot].cards.iter_mut().filter(|card| card.hidden_by.is_some()) {
            card.card.reveal_to(SeatSet::only(seat));
        }
        let hidden = self.state.slots[slot].cards.iter().filter(|card| card.hidden_by.is_some());
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::Spied {
            seat,
            slot,
            cards: hidden.clone().filter_map(|card| card.card.seen_by(eyes).copied()).collect(),
        });
    }
}
