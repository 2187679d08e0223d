//! Enemies on the move (ST-ENEMY, ST-FIGHT, ST-DOG).

use veilleuse_core::{Refusal, house};

use super::{Answered, Play, Rests, contest::PATROLS};
use crate::{
    action::Action,
    cards::{Goal, Mover},
    state::{Ask, Frame, Sending, State, bits},
    told::Told,
    words::{Enemy, EnemyKind, Group, Location, NONE, locations, slots},
};

impl Play<'_, '_> {
    pub(super) fn place_enemy(&mut self, enemy: Enemy, to: Location) {
        self.state.enemies[enemy.index()] = to as u8;
        let kind = self.season().enemies[enemy.index()].kind;
        self.scribe.tell(|_| Told::EnemyMoved { enemy, foe: kind, to });
    }

    pub(super) fn remove_enemy(&mut self, enemy: Enemy) {
        self.state.enemies[enemy.index()] = NONE;
        let kind = self.season().enemies[enemy.index()].kind;
        self.scribe.tell(|_| Told::EnemyRemoved { enemy, foe: kind });
    }

    /// ST-FIGHT-03, ST-FIGHT-04, ST-FIGHT-05
    pub(super) fn send_demogorgon(&mut self, sending: Sending) -> Rests {
        let to = self.state.demogorgon_may_go(self.pack, sending);
        match to.count_ones() {
            0 => Rests::No,
            1 => {
                self.place_enemy(Enemy(0), Location::of(to.trailing_zeros() as u8));
                Rests::No
            }
            _ => self.ask(Ask::SendDemogorgon(sending)),
        }
    }

    pub(super) fn send_decided(&mut self, action: Action) -> Answered {
        let Action::Send(to) = action else { return Err(house::OTHER_QUESTION) };
        match self.state.ask {
            Ask::SendDemogorgon(sending) => {
                if self.state.demogorgon_may_go(self.pack, sending) & to.bit() == 0 {
                    return Err(Refusal::by(match sending {
                        Sending::Adjacent => "ST-FIGHT-03",
                        Sending::Walk(_) => "ST-FIGHT-04",
                        Sending::Anywhere => "ST-ELEVEN-02",
                    }));
                }
                self.place_enemy(Enemy(0), to);
            }
            Ask::SendPatrol(enemy) => {
                if self.state.patrol_may_go(self.pack, enemy) & to.bit() == 0 {
                    return Err(Refusal::by("ST-FIGHT-07"));
                }
                self.place_enemy(enemy, to);
                if let Some(slot) = slots(self.season().group(Group::Patrols)).next() {
                    self.then(Frame::Build { slot, left: PATROLS });
                }
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }

    /// ST-ENEMY-03
    pub(super) fn move_enemies(&mut self, mover: Mover, goal: Goal, steps: u8) -> Rests {
        let kind = match mover {
            Mover::Demogorgon => EnemyKind::Demogorgon,
            Mover::EachPatrol => EnemyKind::Patrol,
            Mover::EachDemodog => EnemyKind::Demodog,
            Mover::NearestPatrol => return self.move_nearest_patrol(steps),
        };
        let left = self.state.enemies_of(self.pack, kind);
        if left == 0 {
            return self.idle();
        }
        self.then(Frame::MoveEach { left, goal, steps });
        Rests::No
    }

    pub(super) fn move_each(&mut self, left: u8, goal: Goal, steps: u8) -> Rests {
        let Some(place) = bits(left.into()).next() else { return Rests::No };
        self.then(Frame::MoveEach { left: left & !(1 << place), goal, steps });
        self.then(Frame::March { enemy: Enemy(place), goal, left: steps });
        Rests::No
    }

    fn move_nearest_patrol(&mut self, steps: u8) -> Rests {
        let near = self.state.nearest_patrols(self.pack);
        let places: u32 =
            bits(near.into()).fold(0, |set, place| set | 1 << self.state.enemies[usize::from(place)]);
        if places.count_ones() > 1 {
            return self.ask(Ask::PickPatrol { steps });
        }
        match bits(near.into()).next() {
            Some(place) => {
                self.then(Frame::March { enemy: Enemy(place), goal: Goal::Active, left: steps });
                Rests::No
            }
            None => self.idle(),
        }
    }

    /// Ruling ST-Q-49: an Enemy at its goal stays; the active player breaks ties.
    pub(super) fn march(&mut self, enemy: Enemy, goal: Goal, left: u8) -> Rests {
        self.state.turn.mover = enemy.0;
        let prey = self.state.prey(self.pack, enemy, goal);
        match prey.count_ones() {
            0 => Rests::No,
            1 => {
                let to = Location::of(prey.trailing_zeros() as u8);
                self.then(Frame::Stalk { enemy, to, left });
                Rests::No
            }
            _ => self.ask(Ask::Prey { enemy, goal, left }),
        }
    }

    /// One step after the other along a shortest path.
    pub(super) fn stalk(&mut self, enemy: Enemy, to: Location, left: u8) -> Rests {
        let next = self.state.next_steps(self.pack, enemy, to);
        match next.count_ones() {
            _ if left == 0 => Rests::No,
            0 => Rests::No,
            1 => {
                self.then(Frame::Stalk { enemy, to, left: left - 1 });
                self.place_enemy(enemy, Location::of(next.trailing_zeros() as u8));
                Rests::No
            }
            _ => self.ask(Ask::Path { enemy, to, left }),
        }
    }

    pub(super) fn path_decided(&mut self, action: Action) -> Answered {
        match (self.state.ask, action) {
            (Ask::Path { enemy, to, left }, Action::Send(next)) => {
                if self.state.next_steps(self.pack, enemy, to) & next.bit() == 0 {
                    return Err(Refusal::by("ST-ENEMY-03"));
                }
                self.then(Frame::Stalk { enemy, to, left: left - 1 });
                self.place_enemy(enemy, next);
            }
            (Ask::Prey { enemy, goal, left }, Action::Send(to)) => {
                if self.state.prey(self.pack, enemy, goal) & to.bit() == 0 {
                    return Err(Refusal::by("ST-ENEMY-03"));
                }
                let (seat, foe) = (self.state.active, self.season().enemies[enemy.index()].kind);
                self.scribe.tell(|_| Told::PreyPicked { seat, enemy, foe, at: to });
                self.then(Frame::Stalk { enemy, to, left });
            }
            (Ask::PickPatrol { steps }, Action::PickEnemy(enemy)) => {
                if enemy.0 >= 4 || self.state.nearest_patrols(self.pack) >> enemy.0 & 1 == 0 {
                    return Err(Refusal::by("ST-ENEMY-03"));
                }
                let (seat, foe) = (self.state.active, EnemyKind::Patrol);
                self.scribe.tell(|_| Told::EnemyPicked { seat, enemy, foe });
                self.then(Frame::March { enemy, goal: Goal::Active, left: steps });
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }

    /// ST-DOG-01, ST-DOG-02, ST-DOG-03; Ruling ST-Q-23
    pub(super) fn spawn(&mut self, at: Location) -> Rests {
        let season = self.season();
        let waiting = (0..4).find(|place| {
            let spec = season.enemies[usize::from(*place)];
            spec.there && spec.kind == EnemyKind::Demodog && self.state.enemies[usize::from(*place)] == NONE
        });
        let slot = slots(self.state.empty_of(self.pack, Group::Demodogs)).next();
        let (Some(place), Some(slot)) = (waiting, slot) else { return self.idle() };
        if self.state.reserve_count == 0 {
            return self.idle();
        }
        self.state.enemies[usize::from(place)] = at as u8;
        let enemy = Enemy(place);
        self.scribe.tell(|_| Told::EnemyPlaced { enemy, foe: EnemyKind::Demodog, at });
        self.then(Frame::Build { slot, left: 3 });
        Rests::No
    }
}

impl State {
    /// Where the Demogorgon may be sent (Rulings ST-Q-16, ST-Q-17).
    pub(crate) fn demogorgon_may_go(&self, pack: &crate::Pack, sending: Sending) -> u32 {
        let Some(from) = self.enemy_location(Enemy(0)) else { return 0 };
        let season = self.season(pack);
        match sending {
            Sending::Adjacent => season.near[from as usize],
            Sending::Walk(0) => 0,
            Sending::Walk(steps) => season.walks(from, steps),
            Sending::Anywhere => season.all() & !from.bit(),
        }
    }

    /// Ruling ST-Q-18
    pub(crate) fn patrol_may_go(&self, pack: &crate::Pack, enemy: Enemy) -> u32 {
        let here = self.enemy_location(enemy).map_or(0, Location::bit);
        self.season(pack).all() & !here
    }

    /// The Patrols nearest to the active Character.
    pub(crate) fn nearest_patrols(&self, pack: &crate::Pack) -> u8 {
        let to = self.player(self.active).location();
        let season = self.season(pack);
        let far = |place: u8| self.enemy_location(Enemy(place)).map_or(99, |from| season.distance(from, to));
        let patrols = self.enemies_of(pack, EnemyKind::Patrol);
        let least = bits(patrols.into()).map(far).min();
        bits(patrols.into()).filter(|place| Some(far(*place)) == least).fold(0, |set, place| set | 1 << place)
    }

    /// Locations of the Characters an Enemy may go for.
    pub(crate) fn prey(&self, pack: &crate::Pack, enemy: Enemy, goal: Goal) -> u32 {
        let Some(from) = self.enemy_location(enemy) else { return 0 };
        let season = self.season(pack);
        let all = |keep: &dyn Fn(veilleuse_core::Seat) -> bool| {
            self.seats()
                .filter(|seat| keep(*seat))
                .fold(0, |set, seat| set | self.player(seat).location().bit())
        };
        match goal {
            Goal::Active => self.player(self.active).location().bit(),
            Goal::MostFear => {
                let most = self.seats().map(|seat| self.player(seat).fear).max();
                let prey = all(&|seat| Some(self.player(seat).fear) == most);
                // An Enemy already with one of them stays.
                if prey & from.bit() == 0 { prey } else { from.bit() }
            }
            Goal::Nearest => {
                let far = |seat| season.distance(from, self.player(seat).location());
                let least = self.seats().map(far).min();
                all(&|seat| Some(far(seat)) == least)
            }
        }
    }

    /// First steps of the shortest paths to a Location.
    pub(crate) fn next_steps(&self, pack: &crate::Pack, enemy: Enemy, to: Location) -> u32 {
        let Some(from) = self.enemy_location(enemy) else { return 0 };
        let season = self.season(pack);
        let here = season.distance(from, to);
        if here == 0 {
            return 0;
        }
        locations(season.near[from as usize])
            .filter(|next| season.distance(*next, to) < here)
            .fold(0, |set, next| set | next.bit())
    }
}
