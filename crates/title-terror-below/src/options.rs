//! What a seat may decide now.

use veilleuse_core::{Eyes, Seat, kit::Bag};

use crate::{
    action::Action,
    cards::{Hat, Power, Use},
    checks::check_leap_card,
    pack::Pack,
    state::{Ask, State},
    words::{Bounty, Cell, Character, Dir, GearDeck, Item, Location, NONE, Slot, Vehicle, Weapon, cells},
};

/// Lists exactly what the rules accept from the owner of these eyes.
#[inline]
pub(crate) fn options(pack: &Pack, state: &State, eyes: Eyes, out: &mut Vec<Action>) {
    let Some(seat) = eyes.seat() else { return };
    if !crate::pending::is_asked(state, seat) {
        return;
    }
    let look = Look { pack, state, eyes, seat };
    match state.ask {
        Ask::Act => look.acts(out),
        Ask::Play => look.plays(out),
        Ask::Leaders(_) => out.extend(look.members(state.player(seat).members).map(Action::Lead)),
        Ask::LeaveOut(_) => out.extend(look.members(state.player(seat).members).map(Action::LeaveOut)),
        Ask::Start(_) => out.extend(state.free_locations().map(Action::Enter)),
        Ask::Respawn => {
            out.extend(state.free_locations().map(Action::Enter));
            out.extend(cells(state.free_ground(pack)).map(Action::EnterCell));
        }
        Ask::Companion => {
            let hand = look.hand();
            let fits = |card: &Vehicle| state.check_companion(pack, *card, hand).is_ok();
            out.extend(hand.iter().map(Vehicle).filter(fits).map(Action::Companion));
            out.push(Action::Decline);
        }
        Ask::SkipArrow(count) => {
            let left = (0..count).filter(|place| state.turn.skipped >> place & 1 == 0);
            out.extend(left.map(Action::SkipArrow));
            out.push(Action::Decline);
        }
        Ask::Exchange => out.extend(GearDeck::BOTH.map(Action::Exchange)),
        Ask::Claim | Ask::Trophy(_) => look.claims(out),
        Ask::Bonus => out.extend([Action::TakeBonus, Action::Decline]),
        Ask::TakeBounty => {
            out.extend(state.line_cards().map(|card| Action::TakeBounty(Bounty(card))));
            if state.can_draw_bounty() {
                out.push(Action::TakeTop);
            }
        }
        Ask::Revive => {
            let player = state.player(seat);
            out.extend(look.members(player.members & !player.alive).map(Action::Revive));
        }
        Ask::FaceDown => {
            for slot in Slot::ALL.into_iter().filter(|slot| state.has_room(pack, *slot)) {
                out.extend(look.hand().iter().map(|card| Action::FaceDown { card: Vehicle(card), slot }));
            }
            out.push(Action::Decline);
        }
        Ask::PushTarget => Slot::ALL.into_iter().for_each(|slot| look.pushes(slot, out)),
        Ask::Toward { slot, .. } => {
            out.extend(state.nearer(pack, slot).map(|(to, _)| Action::Push { slot, to }));
        }
        Ask::Lure { slot, .. } => {
            look.pushes(slot, out);
            out.push(Action::Decline);
        }
        Ask::Briefcase { any } => {
            out.extend(state.line_cards().map(|card| Action::Discard(Bounty(card))));
            if any {
                out.push(Action::Decline);
            }
        }
        Ask::LastCards => {
            look.gear_uses(out);
            out.push(Action::Stop);
        }
        Ask::KeepGear(_, deck) => {
            for card in state.drawn.seen_by(eyes).into_iter().flatten() {
                out.push(match deck {
                    GearDeck::Item => Action::KeepItem(Item(*card)),
                    GearDeck::Weapon => Action::KeepWeapon(Weapon(*card)),
                });
            }
        }
        Ask::Hunt(_) => {
            out.extend(look.gear(GearDeck::Weapon).iter().map(|card| Action::Attack(Weapon(card))));
            out.push(Action::Decline);
        }
        Ask::Harpoon(_) => {
            for from in state.seats() {
                let eggs = state.harpoon_eggs(seat, from);
                out.extend(eggs.colours().map(|colour| Action::SnatchEgg { seat: from, colour }));
            }
        }
        Ask::Survive(_) => {
            let saves = |card: &u8| pack.item(*card).does == Use::Survive;
            out.extend(look.gear(GearDeck::Item).iter().filter(saves).map(|card| Action::Use(Item(card))));
            out.push(Action::Decline);
        }
        Ask::NewLeader(_) => out.extend(look.members(state.player(seat).alive).map(Action::Lead)),
        _ => {}
    }
    if state.rules.solo() && state.hopeless() {
        out.push(Action::Concede);
    }
    #[cfg(feature = "planted-leaks")]
    crate::planted::leak_by_order(pack, state, out);
}

/// A look at the table through the eyes of the seat that is asked.
struct Look<'a> {
    pack: &'a Pack,
    state: &'a State,
    eyes: Eyes,
    seat: Seat,
}

impl Look<'_> {
    fn hand(&self) -> Bag {
        self.state
            .player(self.seat)
            .hands
            .seen_by(self.eyes)
            .map(|hands| &hands.vehicles)
            .copied()
            .unwrap_or_default()
    }

    fn gear(&self, deck: GearDeck) -> Bag {
        self.state
            .player(self.seat)
            .hands
            .seen_by(self.eyes)
            .map(|hands| &hands.gear[deck as usize])
            .copied()
            .unwrap_or_default()
    }

    /// Cards that were not obtained this turn.
    fn ready(&self, deck: GearDeck) -> Bag {
        let locked = self.state.turn.locked.seen_by(self.eyes).copied().unwrap_or_default();
        self.gear(deck).iter().filter(|card| !locked.has(deck, *card)).collect()
    }

    fn members(&self, places: u8) -> impl Iterator<Item = Character> + use<> {
        let group = self.state.player(self.seat).group.seen_by(self.eyes).copied().unwrap_or([NONE; 3]);
        (0..3).filter(move |place| places >> place & 1 != 0).map(move |place| Character(group[place]))
    }

    fn plays(&self, out: &mut Vec<Action>) {
        for slot in Slot::ALL {
            if self.state.has_room(self.pack, slot) {
                out.extend(self.hand().iter().map(|card| Action::Play { card: Vehicle(card), slot }));
            }
        }
        self.gear_uses(out);
        if self.state.check_peek(self.pack).is_ok() {
            out.push(Action::PeekWorm);
        }
    }

    fn acts(&self, out: &mut Vec<Action>) {
        let (pack, state) = (self.pack, self.state);
        if let Some(here) = state.here().filter(|_| !state.turn.picked) {
            let paid = state.turn.ap > 0;
            if paid {
                self.walks(here, out);
                if state.turn.transit {
                    return;
                }
            }
            let board = state.board(pack);
            if board.near(here) & state.rubble[0] != 0 && (paid || state.is_free(pack, Hat::FreeClear)) {
                let there =
                    |dir: &Dir| board.step(here, *dir).is_some_and(|cell| state.rubble[0] & cell.bit() != 0);
                out.extend(Dir::ALL.into_iter().filter(there).map(Action::Clear));
            }
            let eggs = state.player(self.seat).eggs;
            let delivers = !eggs.is_empty() && state.location_cells & here.bit() != 0;
            if delivers && (paid || state.is_free(pack, Hat::FreeDelivery)) {
                out.extend(eggs.colours().map(Action::Deliver));
            }
            if paid {
                if state.egg_cells & here.bit() != 0 {
                    out.push(Action::PickUp);
                }
                if board.canyon != 0 {
                    self.leaps(out);
                }
                if state.player(self.seat).is(pack, Power::Snatch) {
                    self.snatches(out);
                }
            }
            if state.check_use_hat(pack).is_ok() {
                out.push(Action::UseHat);
            }
        }
        self.gear_uses(out);
        out.push(Action::Stop);
    }

    /// Moves, and jumps over pawns.
    fn walks(&self, here: Cell, out: &mut Vec<Action>) {
        let (pack, state) = (self.pack, self.state);
        let board = state.board(pack);
        let pawns = state.pawns() & !here.bit();
        let near = board.near(here);
        let open = near & !state.blocked(pack, self.seat) & !pawns;
        for dir in Dir::ALL {
            if let Some(to) = board.step(here, dir) {
                let passes = || pawns & to.bit() != 0 && state.check_move(pack, dir).is_ok();
                if open & to.bit() != 0 || passes() {
                    out.push(Action::Move(dir));
                }
            }
        }
        if near & pawns != 0 {
            self.jumps(out);
        }
    }

    fn jumps(&self, out: &mut Vec<Action>) {
        for over in Dir::ALL {
            for to in Dir::ALL.into_iter().filter(|to| *to != over.back()) {
                if self.state.check_jump(self.pack, over, to).is_ok() {
                    out.push(Action::JumpPawn { over, to });
                }
            }
        }
    }

    fn leaps(&self, out: &mut Vec<Action>) {
        for to in Dir::ALL {
            if let Ok(leap) = self.state.check_leap(self.pack, to) {
                let hand = self.hand();
                let pays = |card: &Vehicle| check_leap_card(self.pack, leap, *card, hand).is_ok();
                let cards = hand.iter().map(Vehicle).filter(pays);
                out.extend(cards.map(|card| Action::JumpCanyon { to, card }));
            }
        }
    }

    fn snatches(&self, out: &mut Vec<Action>) {
        for seat in self.state.seats().filter(|seat| self.state.check_snatch(self.pack, *seat).is_ok()) {
            let from = self.state.player(seat);
            if from.rubble > 0 {
                out.push(Action::SnatchRubble(seat));
            }
            out.extend(from.eggs.colours().map(|colour| Action::SnatchEgg { seat, colour }));
        }
    }

    fn pushes(&self, slot: Slot, out: &mut Vec<Action>) {
        let board = self.state.board(self.pack);
        if let Some(from) = self.state.slots[slot.index()].cell() {
            let can = |to: &Dir| board.slide(from, *to).is_some();
            out.extend(Dir::ALL.into_iter().filter(can).map(|to| Action::Push { slot, to }));
        }
    }

    fn claims(&self, out: &mut Vec<Action>) {
        let secrets = self
            .state
            .player(self.seat)
            .hands
            .seen_by(self.eyes)
            .map(|hands| &hands.secrets)
            .copied()
            .unwrap_or_default();
        let own = secrets.and(self.state.player(self.seat).open_secrets);
        let cards = self.state.line_cards().chain(own.iter());
        out.extend(
            cards.filter(|card| self.state.meets(self.pack, *card)).map(|card| Action::Claim(Bounty(card))),
        );
        out.push(Action::Decline);
    }

    fn gear_uses(&self, out: &mut Vec<Action>) {
        if self.state.turn.transit {
            return;
        }
        let state = self.state;
        if state.ready_gear(self.seat, GearDeck::Item) > 0 {
            for card in self.ready(GearDeck::Item).iter() {
                self.item_uses(Item(card), out);
            }
        }
        if state.others_wear_hats() && state.ready_gear(self.seat, GearDeck::Weapon) > 0 {
            for with in self.ready(GearDeck::Weapon).iter().map(Weapon) {
                let shot = |seat: &Seat| state.check_shoot(self.pack, with, *seat).is_ok();
                out.extend(state.seats().filter(shot).map(|seat| Action::Shoot { with, seat }));
            }
        }
    }

    fn item_uses(&self, with: Item, out: &mut Vec<Action>) {
        let (pack, state) = (self.pack, self.state);
        let does = pack.item(with.0).does;
        match does {
            Use::Hat(_) => out.push(Action::Wear(with)),
            Use::Spy => {
                let seen = Slot::ALL.into_iter().filter(|slot| state.check_spy(*slot).is_ok());
                out.extend(seen.map(|slot| Action::Spy { with, slot }));
            }
            Use::Dig => {
                let there = Dir::ALL.into_iter().filter(|to| state.check_dig(pack, *to).is_ok());
                out.extend(there.map(|to| Action::Dig { with, to }));
            }
            Use::Visit => {
                let free = Location::ALL.into_iter().filter(|to| state.check_visit(*to).is_ok());
                out.extend(free.map(|to| Action::Visit { with, to }));
            }
            Use::Swap => {
                let seats = state.seats().filter(|seat| state.check_swap(*seat).is_ok());
                out.extend(seats.map(|seat| Action::Swap { with, seat }));
            }
            Use::Rob => {
                let seats = state.seats().filter(|seat| state.check_rob(pack, *seat).is_ok());
                out.extend(seats.map(|seat| Action::Rob { with, seat }));
            }
            Use::Lure(_) => {
                out.extend(Slot::ALL.map(|slot| Action::Lure { with, slot }));
            }
            Use::RefreshLine | Use::Actions(_) | Use::GoOn if state.use_helps(does) => {
                out.push(Action::Use(with));
            }
            _ => {}
        }
    }
}

/// The cell an action leads the pawn or a Target to, for labels and judgement.
pub(crate) fn leads_to(pack: &Pack, state: &State, action: &Action) -> Option<Cell> {
    let board = state.board(pack);
    match action {
        Action::Move(dir) => board.step(state.here()?, *dir),
        Action::JumpPawn { over, to } => board.step(board.step(state.here()?, *over)?, *to),
        Action::JumpCanyon { to, .. } => board.leap(state.here()?, *to).map(|leap| leap.to),
        Action::Clear(dir) | Action::Dig { to: dir, .. } => board.step(state.here()?, *dir),
        Action::Enter(location) | Action::Visit { to: location, .. } => state.location_cell(*location),
        Action::EnterCell(cell) => Some(*cell),
        Action::Push { slot, to } => board.slide(state.slots[slot.index()].cell()?, *to),
        Action::Play { card, slot } => {
            let start = state.slots[slot.index()].cell()?;
            let arrows = &pack.vehicle(card.0).arrows;
            Some(arrows.iter().fold(start, |at, dir| board.slide(at, *dir).unwrap_or(at)))
        }
        Action::PickUp | Action::Deliver(_) => state.here(),
        _ => None,
    }
}
