//! The actions of a turn, and the rubble they bring.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Refusal, Rests, Seat, SeatSet, kind,
    not_offered, unless,
};

use crate::{
    TerrorBelow,
    action::Action,
    ask::{self, For},
    cards::{Hat, Power},
    pack::Pack,
    state::{Frame, State},
    told::Told,
    words::{Cell, Cells, Colour, Dir, Eggs, GearDeck, Vehicle},
};

use super::{FACES, Look, Play, items::Moment, rule};

/// The Vehicle that gets over several Canyon cells has at least this value (TB-CANYON-07).
const FAR_LEAP: u8 = 6;
/// The lowest face with which such a leap is safe (TB-CANYON-10).
const SAFE_LEAP: u8 = 4;

/// TB-ACT-01: what a point is spent on, in any order.
impl Question<TerrorBelow> for ask::Act {
    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let (pack, state, turn) = (at.pack, at.state, &at.state.turn);
        let (board, player) = (state.board(pack), state.player(at.seat));
        let (pawns, rubble) = (state.pawns(), state.rubble);

        // TB-EGG-03: nothing comes after picking up. TB-ACT-03: actions cost points.
        let on_the_way =
            unless(!turn.picked, "TB-EGG-03").and_then(|()| state.here().ok_or(Refusal::by("TB-TURN-09")));
        let acts = on_the_way.and_then(|here| unless(turn.ap > 0, "TB-ACT-03").map(|()| here));
        // Ruling TB-Q-12: while passing through a pawn only moving on is allowed.
        let settles = unless(!turn.transit, "TB-MOVE-03");
        let settled = acts.and_then(|here| settles.map(|()| here));
        // Ruling TB-Q-49: an action the worn Hat pays for needs no point.
        let paid = |by: Hat| {
            let here = on_the_way?;
            unless(turn.ap > 0 || state.is_free(pack, by), "TB-ACT-03").and(settles)?;
            Ok(here)
        };
        let near = on_the_way.map_or(Cells::EMPTY, |here| board.near(here));
        let ways = |some: bool| if some { &Dir::ALL[..] } else { &[] }.iter().copied();

        // TB-MOVE-01 to TB-MOVE-03
        let blocked = state.blocked(pack, at.seat);
        to.those(kind!(Action::Move), ways(acts.is_ok()), |dir| {
            let here = acts?;
            let Some(to) = board.step(here, dir) else {
                let canyon = board.offset(here, dir.step()).is_some();
                return unless(false, if canyon { "TB-CANYON-02" } else { "TB-MOVE-01" });
            };
            unless(!blocked.has(to), "TB-MOVE-02")?;
            let free = !pawns.has(to);
            unless(free || state.can_leave(pack, at.seat, to, turn.ap - 1), "TB-MOVE-03")
        });

        // TB-MOVE-04 to TB-MOVE-06
        let beside_pawn = acts.is_ok() && near.meets(pawns);
        let jumps = ways(beside_pawn).flat_map(|over| Dir::ALL.into_iter().map(move |to| (over, to)));
        to.those(kind!(Action::JumpPawn { over, to }), jumps, |(over, to)| {
            let here = acts?;
            let jumped = board.step(here, over).filter(|cell| pawns.has(*cell));
            let landing = board.step(jumped.ok_or(Refusal::by("TB-MOVE-04"))?, to);
            let free = |cell: Cell| cell != here && !(pawns | rubble).has(cell);
            unless(landing.is_some_and(free), "TB-MOVE-06")
        });

        // TB-RUBBLE-01
        to.those(kind!(Action::Clear), ways(near.meets(rubble)), |dir| {
            let cell = board.step(paid(Hat::FreeClear)?, dir);
            unless(cell.is_some_and(|cell| rubble.has(cell)), "TB-RUBBLE-01")
        });

        // TB-DELIV-01
        let housed = on_the_way.is_ok_and(|here| state.location_cells.has(here));
        let eggs = if housed { player.eggs } else { Eggs::NONE };
        to.those(kind!(Action::Deliver), eggs.colours(), |colour| {
            paid(Hat::FreeDelivery)?;
            unless(eggs.of(colour) > 0, "TB-DELIV-01")
        });

        // TB-EGG-01, Ruling TB-Q-14
        let lies_here = |here: Cell| unless(state.egg_cells.has(here), "TB-EGG-01");
        to.one(Action::PickUp, settled.and_then(lies_here));

        // TB-CANYON-05 to TB-CANYON-07, Ruling TB-Q-43
        let hand = at.hands().vehicles;
        let cards = |to: Dir| hand.iter().map(move |card| (to, card));
        let leaps = ways(!board.canyon.is_empty() && settled.is_ok()).flat_map(cards);
        to.those(kind!(Action::JumpCanyon { to, card }), leaps, |(to, card)| {
            let leap = board.leap(settled?, to).filter(|leap| !pawns.has(leap.to));
            let far = leap.ok_or(Refusal::by("TB-CANYON-05"))?.over > 1;
            let pays = hand.has(card) && (!far || pack.vehicle(card).value >= FAR_LEAP);
            unless(pays, if far { "TB-CANYON-07" } else { "TB-CANYON-06" })
        });

        at.snatches(settled.map(drop), to);
        let extra = on_the_way.is_ok() && !turn.transit && state.is_free(pack, Hat::ExtraAction);
        to.one(Action::UseHat, unless(extra, "TB-HAT-01"));
        at.gear_uses(Moment::Acting, to);
        to.one(Action::Stop, settles);
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::Move(dir) => play.walk(dir),
            Action::Stop => return play.stop(),
            Action::JumpPawn { over, to } => play.jump_pawn(over, to),
            Action::Clear(dir) => return play.clear(dir),
            Action::PickUp => play.pick_up(),
            Action::Deliver(colour) => {
                play.spend(Hat::FreeDelivery);
                return play.deliver(colour);
            }
            Action::JumpCanyon { to, card } => return play.jump_canyon(to, card),
            Action::SnatchRubble(seat) => return play.snatch_rubble(seat),
            Action::SnatchEgg { seat, colour } => {
                play.spend_snatch();
                play.move_egg(seat, play.state.active, colour);
            }
            Action::UseHat => play.use_hat(),
            _ => return play.use_gear(Moment::Acting, action),
        }
        play.act()
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        let turn = &at.state.turn;
        line.number("ap", turn.ap).word("picked", if turn.picked { "yes" } else { "no" })
    }
}

/// TB-RUBBLE-02: enough rubble is exchanged for a card of either deck.
impl Question<TerrorBelow> for ask::Exchange {
    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all(GearDeck::ALL.map(Action::Exchange));
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Exchange(deck) = *action else { not_offered(action) };
        play.give_rubble(play.state.exchange_at(play.pack, seat), Some(deck));
        play.then(Frame::Exchange);
        play.then(Frame::Gear(seat, deck));
        Rests::No
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.number("count", at.state.exchange_at(at.pack, at.seat))
    }
}

/// TB-CANYON-10: a leap over several Canyon cells may fail.
impl Draw<TerrorBelow> for ask::CanyonDie {
    fn chance(self, _: &State) -> Chance {
        For::CanyonDie.among(FACES)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let (seat, face) = (play.state.active, way as u8 + 1);
        let safe = face >= SAFE_LEAP;
        play.scribe.tell(|_| Told::LeapRolled { seat, face, safe });
        if safe {
            return play.land(self.cell);
        }
        // Ruling TB-Q-38: the rest of the actions is lost.
        play.state.turn.ap = 0;
        play.state.player_mut(seat).pawn = Some(self.cell);
        play.then(Frame::Fall(seat));
        Rests::No
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Face(way + 1)
    }
}

impl Look<'_> {
    /// The Leader who takes things from an adjacent player, once per turn, for a point.
    #[inline]
    fn snatches(self, settled: Result<(), Refusal>, to: &mut impl Offers<Action>) {
        let (pack, state) = (self.pack, self.state);
        let able = state.player(self.seat).is(pack, Power::Snatch) && !state.turn.power;
        if able && settled.is_ok() {
            for seat in state.seats().filter(|seat| state.is_adjacent(pack, *seat)) {
                let from = state.player(seat);
                to.one(Action::SnatchRubble(seat), unless(from.rubble > 0, "TB-CARD-04"));
                let eggs = from.eggs.colours().map(|colour| (seat, colour));
                to.each(kind!(Action::SnatchEgg { seat, colour }), eggs, |_| "TB-CARD-04");
            }
        }
        to.otherwise(kind!(Action::SnatchRubble), |_| rule(settled, "TB-CARD-04"));
        to.otherwise(kind!(Action::SnatchEgg { seat, colour }), |_| rule(settled, "TB-CARD-04"));
    }
}

impl State {
    /// Whether the worn Hat has this effect, unused this turn.
    fn is_free(&self, pack: &Pack, hat: Hat) -> bool {
        self.player(self.active).wears(pack, hat) && !self.turn.hats.has(hat)
    }

    /// Ruling TB-Q-49: whether the worn Hat makes something possible without a point.
    fn hat_pays(&self, pack: &Pack) -> bool {
        let Some(here) = self.here().filter(|_| !self.turn.picked) else { return false };
        let player = self.player(self.active);
        if player.hat.is_none() {
            return false;
        }
        let rubble = || self.board(pack).near(here).meets(self.rubble);
        let delivers = || !player.eggs.is_empty() && self.location_cells.has(here);
        self.is_free(pack, Hat::ExtraAction)
            || (self.is_free(pack, Hat::FreeClear) && rubble())
            || (self.is_free(pack, Hat::FreeDelivery) && delivers())
    }
}

impl Play<'_> {
    /// TB-ACT-01, TB-ACT-03: as long as there are points; Ruling TB-Q-49: or cards, which need none.
    pub(super) fn act(&mut self) -> Rests {
        let paid = self.state.turn.ap > 0 && self.state.here().is_some();
        let goes_on = paid || self.state.may_use_cards() || self.state.hat_pays(self.pack);
        if goes_on { self.ask(ask::Act) } else { Rests::No }
    }

    /// Ruling TB-Q-11, TB-ACT-04: what is left is lost.
    fn stop(&mut self) -> Rests {
        let seat = self.state.active;
        let left = std::mem::take(&mut self.state.turn.ap);
        self.scribe.tell(|_| Told::Stopped { seat, left });
        Rests::No
    }

    fn use_hat(&mut self) {
        self.state.turn.hats.put(Hat::ExtraAction);
        self.state.turn.ap += 1;
        let (seat, ap) = (self.state.active, self.state.turn.ap);
        self.scribe.tell(|_| Told::PointsAdded { seat, ap });
    }

    fn snatch_rubble(&mut self, from: Seat) -> Rests {
        self.spend_snatch();
        let seat = self.state.active;
        self.state.player_mut(from).rubble -= 1;
        self.scribe.tell(|_| Told::RubbleSnatched { seat, from });
        self.then(Frame::Act);
        self.carry_rubble(1)
    }

    /// An egg changes owner.
    pub(super) fn move_egg(&mut self, from: Seat, to: Seat, colour: Colour) {
        self.state.player_mut(from).eggs.take(colour);
        self.state.player_mut(to).eggs.put(colour);
        self.scribe.tell(|_| Told::EggSnatched { seat: to, from, colour });
    }

    fn spend_snatch(&mut self) {
        self.state.turn.power = true;
        self.state.turn.acted = true;
        self.state.turn.ap -= 1;
    }

    /// TB-ACT-02: a point, unless the worn Hat pays once per turn.
    fn spend(&mut self, free_with: Hat) {
        self.state.turn.acted = true;
        if self.state.is_free(self.pack, free_with) {
            self.state.turn.hats.put(free_with);
        } else {
            self.state.turn.ap -= 1;
        }
    }

    /// The cell next door, this way.
    pub(super) fn next_door(&self, dir: Dir) -> Cell {
        let next = self.state.here().and_then(|here| self.state.board(self.pack).step(here, dir));
        next.expect("a way on the board was offered")
    }

    fn walk(&mut self, dir: Dir) {
        let to = self.next_door(dir);
        let seat = self.state.active;
        self.state.turn.acted = true;
        self.state.turn.ap -= 1;
        self.state.turn.transit = self.state.pawns().has(to);
        self.state.player_mut(seat).pawn = Some(to);
        let (ap, through) = (self.state.turn.ap, self.state.turn.transit);
        self.scribe.tell(|_| Told::Moved { seat, to, ap, through });
    }

    fn spend_jump(&mut self) {
        self.state.turn.acted = true;
        let free = self.state.player(self.state.active).is(self.pack, Power::FreeJump);
        if free && !self.state.turn.power {
            self.state.turn.power = true;
        } else {
            self.state.turn.ap -= 1;
        }
    }

    fn jump_pawn(&mut self, over: Dir, to: Dir) {
        let landing = self.state.board(self.pack).step(self.next_door(over), to);
        let to = landing.expect("a landing on the board was offered");
        self.spend_jump();
        self.state.turn.transit = false;
        let seat = self.state.active;
        self.state.player_mut(seat).pawn = Some(to);
        let ap = self.state.turn.ap;
        self.scribe.tell(|_| Told::JumpedPawn { seat, to, ap });
    }

    fn clear(&mut self, dir: Dir) -> Rests {
        let cell = self.next_door(dir);
        self.spend(Hat::FreeClear);
        self.lift_rubble(cell);
        let (seat, ap) = (self.state.active, self.state.turn.ap);
        self.scribe.tell(|_| Told::Cleared { seat, cell, count: 1, ap });
        self.then(Frame::Act);
        self.carry_rubble(1)
    }

    /// TB-RUBBLE-02, TB-RUBBLE-03: enough rubble is exchanged at once.
    fn carry_rubble(&mut self, count: u8) -> Rests {
        let seat = self.state.active;
        self.state.player_mut(seat).rubble += count;
        self.exchange()
    }

    pub(super) fn exchange(&mut self) -> Rests {
        let seat = self.state.active;
        let price = self.state.exchange_at(self.pack, seat);
        if self.state.player(seat).rubble < price {
            return Rests::No;
        }
        let [item, weapon] = GearDeck::ALL.map(|deck| self.state.gear.can_draw(deck));
        if item && weapon {
            return self.ask(ask::Exchange);
        }
        let deck = match (item, weapon) {
            (true, _) => Some(GearDeck::Item),
            (_, true) => Some(GearDeck::Weapon),
            _ => None,
        };
        self.give_rubble(price, deck);
        self.then(Frame::Exchange);
        // Rulings TB-Q-18 and TB-Q-48: one deck, or none, is left to draw from.
        if let Some(deck) = deck {
            self.then(Frame::Gear(seat, deck));
        }
        Rests::No
    }

    fn give_rubble(&mut self, count: u8, deck: Option<GearDeck>) {
        let seat = self.state.active;
        self.state.player_mut(seat).rubble -= count;
        self.state.rubble_supply += count;
        self.scribe.tell(|_| Told::RubbleExchanged { seat, count, deck });
    }

    /// TB-EGG-01 to TB-EGG-03: what is left of the points is lost, unless a card brings it back.
    fn pick_up(&mut self) {
        let seat = self.state.active;
        let cell = self.state.here().expect("a pawn on the board picks up");
        let eggs = self.state.eggs[cell];
        self.clear_eggs(cell);
        let player = self.state.player_mut(seat);
        player.eggs = player.eggs.and(eggs);
        self.state.turn.acted = true;
        self.state.turn.picked = true;
        self.state.turn.kept = self.state.turn.ap - 1;
        self.state.turn.ap = 0;
        self.scribe.tell(|_| Told::PickedUp { seat, cell, eggs: eggs.list() });
    }

    /// TB-CANYON-05 to TB-CANYON-10
    fn jump_canyon(&mut self, dir: Dir, card: Vehicle) -> Rests {
        let seat = self.state.active;
        let leap = self.state.here().and_then(|here| self.state.board(self.pack).leap(here, dir));
        let leap = leap.expect("a leap over the Canyon was offered");
        self.take_vehicle(seat, card);
        self.state.vehicles.discard(card);
        if leap.over == 1 {
            self.spend_jump();
        } else {
            self.state.turn.acted = true;
            self.state.turn.ap -= 1;
        }
        let over = leap.over;
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::LeapTried { seat, card, over, to: leap.to });
        if over == 1 {
            return self.land(leap.to);
        }
        // TB-CANYON-09, Ruling TB-Q-46: the point comes whatever the die says, and before it.
        self.gain(seat, 1);
        self.ask(ask::CanyonDie { cell: leap.to })
    }

    /// TB-CANYON-08: rubble on the landing cell goes onto the Leader.
    fn land(&mut self, cell: Cell) -> Rests {
        let seat = self.state.active;
        self.state.player_mut(seat).pawn = Some(cell);
        let ap = self.state.turn.ap;
        self.scribe.tell(|_| Told::Landed { seat, cell, ap });
        let count = self.state.rubble_at(cell);
        if count == 0 {
            return self.act();
        }
        self.then(Frame::Act);
        self.take_all_rubble(cell, count)
    }

    pub(super) fn take_all_rubble(&mut self, cell: Cell, count: u8) -> Rests {
        (0..count).for_each(|_| self.lift_rubble(cell));
        let (seat, ap) = (self.state.active, self.state.turn.ap);
        self.scribe.tell(|_| Told::Cleared { seat, cell, count, ap });
        self.carry_rubble(count)
    }
}
