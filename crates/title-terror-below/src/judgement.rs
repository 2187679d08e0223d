//! What a sensible player sees in a position.

use veilleuse_core::{Judgement, Seat};

use crate::{
    TerrorBelow,
    action::Action,
    cards::{Ability, Goal, Use},
    options::leads_to,
    pack::Pack,
    setup::Mode,
    state::{Ask, State},
    view::hits,
    words::{Cell, Colour, Dir, GearDeck, Location, NONE, Slot, cells},
};

/// Farther than any walk.
const FAR: u8 = 60;

impl Judgement for TerrorBelow {
    fn value(pack: &Pack, state: &State, seat: Seat) -> i32 {
        if state.rules.solo() {
            return solo_value(pack, state);
        }
        let own = worth(pack, state, seat);
        let others = state.seats().filter(|other| *other != seat).map(|other| worth(pack, state, other));
        let best = others.max().unwrap_or(0);
        (own - best).clamp(-1000, 1000)
    }

    fn appeal(pack: &Pack, state: &State, seat: Seat, options: &[Action], weights: &mut [i32]) {
        let plan = Plan::of(pack, state, seat);
        for (action, weight) in options.iter().zip(weights) {
            *weight = plan.appeal(action);
        }
    }
}

/// What a seat has: points, living members, cargo, cards.
fn worth(pack: &Pack, state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    if !player.lives() {
        return -400;
    }
    let gear: u8 = player.gear_count.iter().sum();
    40 * i32::from(player.points())
        + 60 * player.alive.count_ones() as i32
        + 18 * i32::from(player.eggs.len())
        + 6 * i32::from(player.rubble)
        + 8 * i32::from(gear)
        + 10 * i32::from(player.secret_count)
        - danger(pack, state, seat) / 2
}

fn solo_value(pack: &Pack, state: &State) -> i32 {
    let player = &state.players[0];
    let aim = match state.rules.mode {
        Mode::Standard | Mode::SoloUrgence => {
            45 * i32::from(player.points()) - 150 * i32::from(state.destroyed())
        }
        Mode::SoloLivraison => 220 * state.solo.delivered.count_ones() as i32,
        Mode::SoloExtermination => {
            300 * state.solo.trophies.count_ones() as i32 + 20 * i32::from(player.gear_count[1])
        }
    };
    let lives = 60 * player.alive.count_ones() as i32;
    let time = -12 * i32::from(state.solo.attacks);
    (aim + lives + time + worth(pack, state, Seat::new(0)) / 4 - 200).clamp(-1000, 1000)
}

/// How likely the worms are to reach the pawn of a seat soon.
fn danger(pack: &Pack, state: &State, seat: Seat) -> i32 {
    state.player(seat).cell().map_or(0, |cell| danger_at(pack, state, cell))
}

fn danger_at(pack: &Pack, state: &State, cell: Cell) -> i32 {
    Slot::ALL.into_iter().map(|slot| threat(pack, state, slot, cell, 0)).sum()
}

/// What the worm of a slot means for a cell once `more` cards lie under it.
fn threat(pack: &Pack, state: &State, slot: Slot, cell: Cell, more: usize) -> i32 {
    let terror = &state.slots[slot.index()];
    let Some(centre) = terror.cell().filter(|_| terror.worm != NONE) else { return 0 };
    threat_from(pack, state, slot, centre, cell, more)
}

fn threat_from(pack: &Pack, state: &State, slot: Slot, centre: Cell, cell: Cell, more: usize) -> i32 {
    let terror = &state.slots[slot.index()];
    let sheltered = state.location_cells & cell.bit() != 0 && centre != cell && !state.rules.solo();
    let hit = hits(pack, state, terror.worm, centre) & cell.bit() != 0 && !sheltered;
    let left = state.limit(pack, slot).saturating_sub(terror.cards.len() + more);
    match (hit, left) {
        (true, 0) => 160,
        (true, 1) => 50,
        (true, _) => 15,
        (false, 0) if centre.distance(cell) < 4 && !sheltered => 12,
        _ => 0,
    }
}

/// Steps from a cell to every other for a walking pawn; [`FAR`] where it cannot walk.
pub(crate) fn distances(pack: &Pack, state: &State, seat: Seat, from: Cell) -> [u8; Cell::COUNT] {
    let board = state.board(pack);
    let open = board.ground & !state.blocked(pack, seat);
    let mut steps = [FAR; Cell::COUNT];
    steps[from.index()] = 0;
    let (mut edge, mut seen, mut count) = (from.bit(), from.bit(), 0);
    while edge != 0 {
        count += 1;
        let next = cells(edge).fold(0, |set, cell| set | board.near(cell)) & open & !seen;
        cells(next).for_each(|cell| steps[cell.index()] = count);
        seen |= next;
        edge = next;
    }
    steps
}

/// What a seat wants, worked out once for all its options.
struct Plan<'a> {
    pack: &'a Pack,
    state: &'a State,
    seat: Seat,
    /// The best place to go, and what it is worth there.
    goal: Option<(Cell, i32)>,
    /// Steps from that place.
    way: [u8; Cell::COUNT],
    /// Weapons at hand make being caught a chance.
    armed: bool,
}

impl<'a> Plan<'a> {
    fn of(pack: &'a Pack, state: &'a State, seat: Seat) -> Plan<'a> {
        let armed = state.ready_gear(seat, GearDeck::Weapon) > 1;
        let mut plan = Plan { pack, state, seat, goal: None, way: [FAR; Cell::COUNT], armed };
        let moving = matches!(state.ask, Ask::Act | Ask::Play | Ask::Respawn | Ask::Start(_));
        if moving && let Some(here) = state.player(seat).cell() {
            plan.goal = plan.find_goal(here);
            if let Some((cell, _)) = plan.goal {
                plan.way = distances(pack, state, seat, cell);
            }
        }
        plan
    }

    /// What delivering this egg here would bring.
    fn delivery(&self, location: Location, colour: Colour) -> i32 {
        let fits = |card: u8| {
            let goal = self.pack.bounty(card).goal;
            goal == Goal::Deliver { location, colour }
        };
        let line = self.state.line_cards().filter(|card| fits(*card));
        let open = self.state.player(self.seat).open_secrets.iter().filter(|card| fits(*card));
        let best = line.chain(open).map(|card| self.pack.bounty(card).points).max();
        let bounty = i32::from(best.unwrap_or(1));
        let special = self.state.rules.mode == Mode::SoloLivraison && best.is_some();
        let police = if self.hunting() && location == Location::StatePolice { 60 } else { 0 };
        police
            + 40 * bounty
            + if special { 150 } else { 0 }
            + if location == Location::Motel { 25 } else { 12 }
    }

    fn find_goal(&self, here: Cell) -> Option<(Cell, i32)> {
        let steps = distances(self.pack, self.state, self.seat, here);
        let player = self.state.player(self.seat);
        let reach = |cell: Cell| i32::from(steps[cell.index()]);
        let mut best: Option<(Cell, i32)> = None;
        let mut offer = |cell: Cell, worth: i32| {
            let score = worth - 9 * reach(cell);
            if reach(cell) < i32::from(FAR) && best.is_none_or(|(_, most)| score > most) {
                best = Some((cell, score));
            }
        };
        for location in Location::ALL {
            if let Some(cell) = self.state.location_cell(location) {
                let worth = player.eggs.colours().map(|colour| self.delivery(location, colour)).max();
                if let Some(worth) = worth {
                    offer(cell, worth + 25);
                }
            }
        }
        let pawns = self.state.pawns() & !here.bit();
        for cell in cells(self.state.egg_cells & !pawns) {
            let colours = self.state.eggs[cell.index()].colours();
            let wanted = colours.map(|colour| self.hope(colour)).max().unwrap_or(0);
            offer(cell, wanted + 10 * i32::from(self.state.eggs[cell.index()].len()));
        }
        best
    }

    /// What an egg of this colour might bring somewhere.
    fn hope(&self, colour: Colour) -> i32 {
        Location::ALL
            .into_iter()
            .filter(|location| self.state.location_cell(*location).is_some())
            .map(|location| self.delivery(location, colour))
            .max()
            .unwrap_or(0)
            / 2
    }

    fn far(&self, cell: Cell) -> i32 {
        i32::from(self.way[cell.index()])
    }

    fn appeal(&self, action: &Action) -> i32 {
        let (pack, state) = (self.pack, self.state);
        let to = leads_to(pack, state, action);
        let here = state.player(self.seat).cell();
        match action {
            Action::Deliver(colour) => {
                here.and_then(|cell| state.location_at(cell)).map_or(0, |at| 200 + self.delivery(at, *colour))
            }
            Action::PickUp => {
                let last = state.turn.ap <= 2 || self.goal.is_some_and(|(goal, _)| Some(goal) == here);
                if last { 150 } else { 20 }
            }
            Action::Move(_) | Action::JumpPawn { .. } => {
                let (Some(to), Some(here)) = (to, here) else { return 0 };
                let closer = self.far(here) - self.far(to);
                let risk = if state.turn.ap <= 1 { danger_at(pack, state, to) / 3 } else { 0 };
                let risk = match (self.armed, self.hunting()) {
                    (true, true) => -2 * risk,
                    (true, false) => 0,
                    (false, _) => risk,
                };
                60 * closer.clamp(-2, 2) - risk
            }
            Action::JumpCanyon { .. } => {
                let (Some(to), Some(here)) = (to, here) else { return 0 };
                25 * (self.far(here) - self.far(to)).clamp(-4, 4) - 40
            }
            // Three rubble are a Weapon, and a scenario of hunts needs many.
            Action::Clear(_) | Action::Dig { .. } => {
                if self.hunting() {
                    90
                } else {
                    25
                }
            }
            Action::Stop => {
                let calm = here.map_or(0, |cell| danger_at(pack, state, cell));
                if self.armed { 10 } else { 15 - calm / 3 }
            }
            Action::Play { card, slot } => self.vehicle(card.0, *slot),
            Action::Companion(card) => {
                let need =
                    self.goal.map_or(0, |(goal, _)| here.map_or(0, |here| i32::from(goal.distance(here))));
                30 + 6 * need.min(i32::from(pack.vehicle(card.0).value)) - 10
            }
            Action::FaceDown { .. } => -10,
            Action::Claim(bounty) => 60 + 10 * i32::from(pack.bounty(bounty.0).points),
            Action::TakeBonus => 80,
            Action::TakeBounty(bounty) => 10 * i32::from(pack.bounty(bounty.0).points),
            Action::TakeTop => 25,
            Action::Exchange(deck) if self.hunting() => i32::from(*deck == GearDeck::Weapon),
            Action::Exchange(deck) => {
                let held = state.player(self.seat).gear_count[*deck as usize];
                40 - 10 * i32::from(held)
            }
            Action::Push { slot, .. } => self.push(*slot, to),
            Action::Enter(location) => self.enter(*location),
            Action::Attack(weapon) => self.shot(weapon.0),
            Action::Use(item) => match pack.item(item.0).does {
                Use::Survive => 300,
                Use::Actions(_) if state.turn.ap <= 1 && self.short() => 90,
                Use::GoOn => 100,
                Use::RefreshLine => 70,
                _ => -20,
            },
            Action::Wear(_) => {
                if state.player(self.seat).hat == NONE {
                    120
                } else {
                    -40
                }
            }
            Action::UseHat => 130,
            Action::Spy { .. } | Action::PeekWorm => 60,
            Action::Lure { .. } => 40,
            Action::Rob { .. } | Action::SnatchEgg { .. } => 90,
            Action::SnatchRubble(_) => 30,
            Action::Swap { .. } => 20,
            Action::Visit { to, .. } => self.enter(*to),
            Action::Shoot { .. } => -30,
            Action::Concede => 500,
            Action::Decline => 0,
            _ => 0,
        }
    }

    /// Whether the scenario asks for hunts.
    fn hunting(&self) -> bool {
        self.state.rules.mode == Mode::SoloExtermination
    }

    /// Whether the goal is farther than the points left.
    fn short(&self) -> bool {
        let here = self.state.player(self.seat).cell();
        here.is_some_and(|here| self.far(here) > i32::from(self.state.turn.ap) && self.far(here) < 20)
    }

    /// A Vehicle under a worm: enough points for the plan, and nobody at home where the worm comes up.
    fn vehicle(&self, card: u8, slot: Slot) -> i32 {
        let (pack, state) = (self.pack, self.state);
        let vehicle = pack.vehicle(card);
        let Some(here) = state.player(self.seat).cell() else { return 0 };
        let board = state.board(pack);
        let terror = &state.slots[slot.index()];
        let Some(start) = terror.cell() else { return 0 };
        let mut centre = vehicle.arrows.iter().fold(start, |at, dir| board.slide(at, *dir).unwrap_or(at));
        let end = self
            .goal
            .map_or(here, |(goal, _)| if self.far(here) <= i32::from(vehicle.value) { goal } else { here });
        if vehicle.ability == Ability::PlayedOnto {
            centre = end;
        }
        let drawn = match vehicle.ability {
            Ability::PlayedOnto => 60,
            Ability::PlayedToward(_) | Ability::AllToward => 15,
            _ => 0,
        };
        let need = if self.goal.is_some() { self.far(here).min(12) + 1 } else { 2 };
        let points = 14 * need.min(i32::from(vehicle.value));
        let peril = threat_from(pack, state, slot, centre, end, 1);
        let peril = if self.armed { peril / 4 } else { peril };
        let full = terror.cards.len() + 1 >= state.limit(pack, slot);
        let others =
            state.seats().filter(|seat| *seat != self.seat).filter_map(|seat| state.player(seat).cell());
        let harm: i32 = others.map(|cell| threat_from(pack, state, slot, centre, cell, 1).min(60) / 4).sum();
        points + harm - peril - if full && !self.armed { drawn } else { drawn / 3 }
    }

    /// Targets away from oneself and towards the others.
    fn push(&self, slot: Slot, to: Option<Cell>) -> i32 {
        let (pack, state) = (self.pack, self.state);
        let Some(to) = to else { return 0 };
        let at = |seat: Seat| {
            let cell = state.player(seat).cell();
            cell.map_or(0, |cell| threat_from(pack, state, slot, to, cell, 0))
        };
        let others: i32 = state.seats().filter(|seat| *seat != self.seat).map(at).sum();
        others / 3 - at(self.seat)
    }

    fn enter(&self, location: Location) -> i32 {
        let Some(cell) = self.state.location_cell(location) else { return 0 };
        let steps = distances(self.pack, self.state, self.seat, cell);
        let eggs = cells(self.state.egg_cells).map(|egg| i32::from(steps[egg.index()])).min();
        let open = Dir::ALL.into_iter().filter(|dir| {
            let next = self.state.board(self.pack).step(cell, *dir);
            next.is_some_and(|next| self.state.rubble[0] & next.bit() == 0)
        });
        4 * open.count() as i32 - 3 * eggs.unwrap_or(15).min(15) - danger_at(self.pack, self.state, cell) / 8
    }

    /// A Weapon, if the worm may fall; the smallest that is enough comes first.
    fn shot(&self, weapon: u8) -> i32 {
        use crate::cards::Damage;
        let worm = self.pack.worm(self.state.slots[usize::from(self.state.attack.slot)].worm);
        let missing = i32::from(worm.health) - i32::from(self.state.attack.damage);
        let mean = match self.pack.weapon(weapon).damage {
            Damage::Fixed(amount) => i32::from(amount),
            Damage::DiePlus(plus) => 3 + i32::from(plus),
            Damage::BestOfTwo => 4,
            Damage::SumUnlessOne => 6,
        };
        let held = i32::from(self.state.player(self.seat).gear_count[1]);
        let hopeful = held * 4 >= missing;
        let exact = 20 - 3 * (mean - missing).abs();
        if hopeful { 60 + exact } else { -20 }
    }
}
