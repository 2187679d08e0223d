//! What may be done, and which rule says no: asked by the options and by the rules alike.

use veilleuse_core::{Refusal, Seat, kit::Bag};

use crate::{
    cards::{Ability, Damage, Goal, Hat, Power, Use},
    pack::{Leap, Pack},
    setup::Mode,
    state::{Ask, State},
    words::{Bounty, Cell, Colour, Dir, Eggs, GearDeck, Item, Location, NONE, Slot, Vehicle, Weapon},
};

/// Refuses by a rule unless something holds.
pub(crate) const fn unless(holds: bool, rule: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::by(rule)) }
}

impl State {
    /// Where the active pawn stands.
    pub(crate) fn here(&self) -> Option<Cell> {
        self.player(self.active).cell()
    }

    /// TB-ACT-03, TB-EGG-03: actions cost points, and none comes after picking up.
    pub(crate) fn check_acts(&self) -> Result<Cell, Refusal> {
        let here = self.check_on_the_way()?;
        unless(self.turn.ap > 0, "TB-ACT-03")?;
        Ok(here)
    }

    fn check_on_the_way(&self) -> Result<Cell, Refusal> {
        unless(!self.turn.picked, "TB-EGG-03")?;
        self.here().ok_or(Refusal::by("TB-TURN-09"))
    }

    /// Ruling TB-Q-12: while passing through a pawn only moving on is allowed.
    fn check_settled(&self) -> Result<Cell, Refusal> {
        let here = self.check_acts()?;
        unless(!self.turn.transit, "TB-MOVE-03")?;
        Ok(here)
    }

    /// Ruling TB-Q-49: an action the worn Hat pays for needs no point.
    fn check_paid(&self, pack: &Pack, by: Hat) -> Result<Cell, Refusal> {
        let here = self.check_on_the_way()?;
        unless(self.turn.ap > 0 || self.is_free(pack, by), "TB-ACT-03")?;
        unless(!self.turn.transit, "TB-MOVE-03")?;
        Ok(here)
    }

    /// Whether the worn Hat has this effect, unused this turn.
    pub(crate) fn is_free(&self, pack: &Pack, hat: Hat) -> bool {
        self.player(self.active).wears(pack, hat) && !self.turn.hat_used(hat)
    }

    /// Ruling TB-Q-49: whether the worn Hat makes something possible without a point.
    pub(crate) fn hat_pays(&self, pack: &Pack) -> bool {
        let Some(here) = self.here().filter(|_| !self.turn.picked) else { return false };
        let player = self.player(self.active);
        if player.hat == NONE {
            return false;
        }
        let rubble = || self.board(pack).near(here) & self.rubble[0] != 0;
        let delivers = || !player.eggs.is_empty() && self.location_cells & here.bit() != 0;
        self.is_free(pack, Hat::ExtraAction)
            || (self.is_free(pack, Hat::FreeClear) && rubble())
            || (self.is_free(pack, Hat::FreeDelivery) && delivers())
    }

    /// TB-MOVE-01 to TB-MOVE-03
    pub(crate) fn check_move(&self, pack: &Pack, dir: Dir) -> Result<Cell, Refusal> {
        let here = self.check_acts()?;
        let board = self.board(pack);
        let Some(to) = board.step(here, dir) else {
            let canyon = board.offset(here, dir.step()).is_some();
            return Err(Refusal::by(if canyon { "TB-CANYON-02" } else { "TB-MOVE-01" }));
        };
        unless(self.blocked(pack, self.active) & to.bit() == 0, "TB-MOVE-02")?;
        let free = self.pawns() & to.bit() == 0;
        unless(free || self.can_leave(pack, self.active, to, self.turn.ap - 1), "TB-MOVE-03")?;
        Ok(to)
    }

    /// TB-MOVE-04 to TB-MOVE-06
    pub(crate) fn check_jump(&self, pack: &Pack, over: Dir, to: Dir) -> Result<Cell, Refusal> {
        let here = self.check_acts()?;
        let board = self.board(pack);
        let pawns = self.pawns();
        let jumped = board.step(here, over).filter(|cell| pawns & cell.bit() != 0);
        let jumped = jumped.ok_or(Refusal::by("TB-MOVE-04"))?;
        let landing = board.step(jumped, to).filter(|cell| *cell != here);
        let landing = landing.ok_or(Refusal::by("TB-MOVE-06"))?;
        unless((pawns | self.rubble[0]) & landing.bit() == 0, "TB-MOVE-06")?;
        Ok(landing)
    }

    /// TB-RUBBLE-01
    pub(crate) fn check_clear(&self, pack: &Pack, dir: Dir) -> Result<Cell, Refusal> {
        let here = self.check_paid(pack, Hat::FreeClear)?;
        let cell = self.board(pack).step(here, dir).filter(|cell| self.rubble[0] & cell.bit() != 0);
        cell.ok_or(Refusal::by("TB-RUBBLE-01"))
    }

    /// TB-EGG-01, Ruling TB-Q-14
    pub(crate) fn check_pick_up(&self) -> Result<Cell, Refusal> {
        let here = self.check_settled()?;
        unless(self.egg_cells & here.bit() != 0, "TB-EGG-01")?;
        Ok(here)
    }

    /// TB-DELIV-01
    pub(crate) fn check_deliver(&self, pack: &Pack, colour: Colour) -> Result<Location, Refusal> {
        let here = self.check_paid(pack, Hat::FreeDelivery)?;
        unless(self.player(self.active).eggs.of(colour) > 0, "TB-DELIV-01")?;
        self.location_at(here).ok_or(Refusal::by("TB-DELIV-01"))
    }

    /// TB-CANYON-05, Ruling TB-Q-43: the way, whatever card pays for it.
    pub(crate) fn check_leap(&self, pack: &Pack, dir: Dir) -> Result<Leap, Refusal> {
        let here = self.check_settled()?;
        let leap = self.board(pack).leap(here, dir).ok_or(Refusal::by("TB-CANYON-05"))?;
        unless(self.pawns() & leap.to.bit() == 0, "TB-CANYON-05")?;
        Ok(leap)
    }

    /// TB-TURN-03, TB-TURN-04
    pub(crate) fn check_play(
        &self,
        pack: &Pack,
        card: Vehicle,
        slot: Slot,
        hand: Bag,
    ) -> Result<(), Refusal> {
        unless(holds(hand, card.0), "TB-TURN-03")?;
        unless(self.has_room(pack, slot), "TB-TURN-04")
    }

    /// TB-ABIL-03, TB-ABIL-04
    pub(crate) fn check_companion(&self, pack: &Pack, card: Vehicle, hand: Bag) -> Result<(), Refusal> {
        unless(holds(hand, card.0), "TB-ABIL-03")?;
        let most = match pack.vehicle(self.turn.card).ability {
            Ability::Companion(most) => most,
            _ => 0,
        };
        unless(pack.vehicle(card.0).value <= most, "TB-ABIL-04")
    }

    /// TB-ABIL-05
    pub(crate) fn check_face_down(
        &self,
        pack: &Pack,
        card: Vehicle,
        slot: Slot,
        hand: Bag,
    ) -> Result<(), Refusal> {
        unless(holds(hand, card.0) && self.has_room(pack, slot), "TB-ABIL-05")
    }

    /// Ruling TB-Q-29: ways a Target comes strictly nearer to the active pawn.
    pub(crate) fn nearer(&self, pack: &Pack, slot: Slot) -> impl Iterator<Item = (Dir, Cell)> + use<'_> {
        let board = pack.board(self.rules.side);
        let (target, pawn) = (self.slots[slot.index()].cell(), self.here());
        let steps: [Option<Cell>; 4] = match (target, pawn) {
            (Some(target), Some(pawn)) => Dir::ALL.map(|dir| {
                let to = board.slide(target, dir)?;
                (to.distance(pawn) < target.distance(pawn)).then_some(to)
            }),
            _ => [None; 4],
        };
        Dir::ALL.into_iter().zip(steps).filter_map(|(dir, to)| to.map(|to| (dir, to)))
    }

    /// TB-SETUP-19, TB-SETUP-20, TB-TURN-09: an unoccupied Location.
    pub(crate) fn check_enter(&self, location: Location, rule: &'static str) -> Result<Cell, Refusal> {
        let cell = self.location_cell(location).ok_or(Refusal::by(rule))?;
        unless(self.pawns() & cell.bit() == 0, rule)?;
        Ok(cell)
    }

    pub(crate) fn free_locations(&self) -> impl Iterator<Item = Location> + '_ {
        Location::ALL.into_iter().filter(|location| self.check_enter(*location, "TB-TURN-09").is_ok())
    }

    /// Ruling TB-Q-57: with no Location left, desert without rubble.
    pub(crate) fn free_ground(&self, pack: &Pack) -> u64 {
        if self.location_cells == 0 { self.board(pack).ground & !self.rubble[0] } else { 0 }
    }

    /// Whether the delivery under way, or the defeat of the attacker, meets this Bounty.
    pub(crate) fn meets(&self, pack: &Pack, card: u8) -> bool {
        match (pack.bounty(card).goal, self.ask_is_hunt()) {
            (Goal::Deliver { location, colour }, false) => {
                location == self.turn.at && colour == self.turn.egg
            }
            // TB-HUNT-10
            (Goal::Hunt { worm }, true) => worm.is_none_or(|kind| kind == self.attacker(pack)),
            _ => false,
        }
    }

    const fn ask_is_hunt(&self) -> bool {
        self.attack.under_way
    }

    pub(crate) fn line_cards(&self) -> impl Iterator<Item = u8> + '_ {
        self.line.iter().copied().filter(|card| *card != NONE)
    }

    /// TB-DELIV-03, TB-HUNT-07: a Bounty of the Line, or a Secret one of this seat.
    pub(crate) fn check_claim(
        &self,
        pack: &Pack,
        seat: Seat,
        card: Bounty,
        secrets: Bag,
    ) -> Result<(), Refusal> {
        let rule = if self.ask_is_hunt() { "TB-HUNT-07" } else { "TB-DELIV-03" };
        let at_hand = self.line.contains(&card.0)
            || holds(secrets, card.0)
            || holds(self.player(seat).open_secrets, card.0);
        unless(card.0 != NONE && at_hand && self.meets(pack, card.0), rule)
    }

    /// TB-BONUS-03 to TB-BONUS-08; Ruling TB-Q-48: a bonus without effect is not offered.
    pub(crate) fn bonus_works(&self) -> bool {
        match self.turn.at {
            Location::GeneralStore => self.can_draw(GearDeck::Item),
            Location::StatePolice => self.can_draw(GearDeck::Weapon),
            Location::Motel => true,
            Location::OfficialBuilding => self.line_cards().next().is_some() || self.can_draw_bounty(),
            Location::Hospital => {
                let player = self.player(self.active);
                player.alive != player.members
            }
        }
    }

    /// Ruling TB-Q-49: cards are used when no choice is pending and no action is half done.
    fn check_gear_time(&self) -> Result<(), Refusal> {
        unless(!self.turn.transit, "TB-MOVE-03")?;
        unless(matches!(self.ask, Ask::Play | Ask::Act | Ask::LastCards), "TB-CARD-04")
    }

    /// TB-CARD-01: held, and not obtained this turn.
    pub(crate) fn check_ready(&self, held: Bag, card: u8, locked: bool) -> Result<(), Refusal> {
        self.check_gear_time()?;
        unless(holds(held, card), "TB-CARD-04")?;
        unless(!locked, "TB-CARD-01")
    }

    /// Whether an Item without further choice helps now. Items are no actions: they may be used after picking up.
    pub(crate) fn use_helps(&self, does: Use) -> bool {
        let acting = self.ask == Ask::Act;
        match does {
            Use::RefreshLine => self.line_cards().next().is_some(),
            Use::Actions(_) => acting && !self.turn.picked,
            Use::GoOn => acting && self.turn.picked,
            _ => false,
        }
    }

    /// Whether this Item can be used on this slot.
    pub(crate) fn check_spy(&self, slot: Slot) -> Result<(), Refusal> {
        let unseen = self.slots[slot.index()].cards.iter().any(|under| under.hidden_by.is_some());
        unless(unseen, "TB-CARD-04")
    }

    pub(crate) fn check_dig(&self, pack: &Pack, dir: Dir) -> Result<Cell, Refusal> {
        let refusal = Refusal::by("TB-CARD-04");
        let here = self.here().ok_or(refusal)?;
        let cell = self.board(pack).step(here, dir).filter(|cell| self.rubble[0] & cell.bit() != 0);
        cell.ok_or(refusal)
    }

    pub(crate) fn check_visit(&self, location: Location) -> Result<Cell, Refusal> {
        let before = self.ask != Ask::LastCards && !self.turn.acted && !self.turn.picked;
        unless(before && self.here().is_some(), "TB-CARD-04")?;
        self.check_enter(location, "TB-CARD-04")
    }

    pub(crate) fn check_swap(&self, seat: Seat) -> Result<(Cell, Cell), Refusal> {
        let refusal = Refusal::by("TB-CARD-04");
        unless(self.is_other(seat), "TB-CARD-04")?;
        let (Some(here), Some(there)) = (self.here(), self.player(seat).cell()) else { return Err(refusal) };
        unless(self.location_cells & (here.bit() | there.bit()) == 0, "TB-CARD-04")?;
        Ok((here, there))
    }

    /// Whether another seat's pawn stands next to the active one.
    pub(crate) fn is_adjacent(&self, pack: &Pack, seat: Seat) -> bool {
        match (self.here(), self.is_other(seat).then(|| self.player(seat).cell()).flatten()) {
            (Some(here), Some(there)) => self.board(pack).near(here) & there.bit() != 0,
            _ => false,
        }
    }

    pub(crate) fn is_other(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.rules.seats) && seat != self.active
    }

    pub(crate) fn check_rob(&self, pack: &Pack, seat: Seat) -> Result<(), Refusal> {
        let held = self.is_other(seat) && self.player(seat).gear_count != [0; 2];
        unless(held && self.is_adjacent(pack, seat), "TB-CARD-04")
    }

    /// TB-HAT-03, Ruling TB-Q-49
    pub(crate) fn check_shoot(&self, pack: &Pack, with: Weapon, seat: Seat) -> Result<(), Refusal> {
        let hat = self.is_other(seat) && self.player(seat).hat != NONE;
        unless(hat && pack.weapon(with.0).shoots_hats, "TB-HAT-03")
    }

    pub(crate) fn check_use_hat(&self, pack: &Pack) -> Result<(), Refusal> {
        let now = self.ask == Ask::Act && !self.turn.picked && !self.turn.transit && self.here().is_some();
        unless(now && self.is_free(pack, Hat::ExtraAction), "TB-HAT-01")
    }

    /// The Leader who takes things from an adjacent player, once per turn, for a point.
    pub(crate) fn check_snatch(&self, pack: &Pack, seat: Seat) -> Result<(), Refusal> {
        self.check_settled()?;
        let able = self.player(self.active).is(pack, Power::Snatch) && !self.turn.power;
        unless(able && self.is_adjacent(pack, seat), "TB-CARD-04")
    }

    pub(crate) fn check_peek(&self, pack: &Pack) -> Result<(), Refusal> {
        let able = self.player(self.active).is(pack, Power::PeekWorm) && self.ask == Ask::Play;
        let news = !self.worm_top_known.has(self.active) && !self.worms.is_empty();
        unless(able && news && !self.turn.power, "TB-CARD-04")
    }

    /// The eggs a harpoon could take from this seat.
    pub(crate) fn harpoon_eggs(&self, hunter: Seat, seat: Seat) -> Eggs {
        if seat != hunter && self.attack.caught.has(seat) { self.player(seat).eggs } else { Eggs::NONE }
    }

    /// How many dice a Weapon rolls.
    pub(crate) const fn dice(damage: Damage) -> u8 {
        match damage {
            Damage::Fixed(_) => 0,
            Damage::DiePlus(_) => 1,
            Damage::BestOfTwo | Damage::SumUnlessOne => 2,
        }
    }

    /// Cards that leave the game in a solo match (TB-SOLO-16, TB-SCEN-04, TB-SCEN-07).
    pub(crate) fn barred(&self, pack: &Pack, card: u8) -> bool {
        let destroyed = |location: Location| self.rules.begun && self.location_cell(location).is_none();
        self.rules.solo() && (self.completed(pack, card) || pack.bounty_location(card).is_some_and(destroyed))
    }

    /// Bounties of a Location or a kind that the scenario is done with.
    pub(crate) fn completed(&self, pack: &Pack, card: u8) -> bool {
        match (pack.bounty(card).goal, self.rules.mode) {
            (Goal::Deliver { location, .. }, Mode::SoloLivraison) => {
                self.solo.delivered >> location as u8 & 1 != 0
            }
            (Goal::Hunt { worm: Some(kind) }, Mode::SoloExtermination) => {
                self.solo.trophies >> kind as u8 & 1 != 0
            }
            _ => false,
        }
    }
}

/// Whether a card is in a hand; cards beyond the last one are in none.
pub(crate) fn holds(hand: Bag, card: u8) -> bool {
    card < Bag::CAPACITY && hand.has(card)
}

/// Items that are worn, by id.
pub(crate) fn is_hat(pack: &Pack, item: Item) -> bool {
    pack.items.get(usize::from(item.0)).is_some_and(|card| matches!(card.does, Use::Hat(_)))
}

/// TB-CANYON-06, TB-CANYON-07: the card that pays for a leap.
pub(crate) fn check_leap_card(pack: &Pack, leap: Leap, card: Vehicle, hand: Bag) -> Result<(), Refusal> {
    let multi = leap.over > 1;
    let rule = if multi { "TB-CANYON-07" } else { "TB-CANYON-06" };
    unless(holds(hand, card.0) && (!multi || pack.vehicle(card.0).value >= 6), rule)
}
