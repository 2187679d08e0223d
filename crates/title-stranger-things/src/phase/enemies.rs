//! Enemies on the move (ST-ENEMY, ST-FIGHT, ST-DOG).

use veilleuse_core::{Line, Offers, Question, Rests, Seat, kind, not_offered};

use crate::{
    StrangerThings,
    action::Action,
    ask,
    cards::{Goal, Mover},
    pack::Pack,
    state::{Frame, Sending, State, bits},
    told::Told,
    voice::enemy_name,
    words::{Enemy, EnemyKind, Group, Location, NONE, locations, slots},
};

use super::{Look, Play, contest::PATROLS};

/// ST-FIGHT-03, ST-FIGHT-04, ST-ELEVEN-02: where the Demogorgon goes.
impl Question<StrangerThings> for ask::SendDemogorgon {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let why = match self.sending {
            Sending::Adjacent => "ST-FIGHT-03",
            Sending::Walk(_) => "ST-FIGHT-04",
            Sending::Anywhere => "ST-ELEVEN-02",
        };
        let free = at.state.demogorgon_may_go(at.pack, self.sending);
        to.each(kind!(Action::Send), locations(free), |_| why);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Send(to) = *action else { not_offered(action) };
        play.place_enemy(Enemy::DEMOGORGON, to);
        Rests::No
    }
}

/// ST-FIGHT-07; Ruling ST-Q-18: where a beaten Patrol goes, with a new pile.
impl Question<StrangerThings> for ask::SendPatrol {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let here = at.state.enemy_location(self.enemy).map_or(0, Location::bit);
        let elsewhere = at.state.season(at.pack).all() & !here;
        to.each(kind!(Action::Send), locations(elsewhere), |_| "ST-FIGHT-07");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Send(to) = *action else { not_offered(action) };
        play.place_enemy(self.enemy, to);
        if let Some(slot) = slots(play.season().group(Group::Patrols)).next() {
            play.then(Frame::Build { slot, left: PATROLS });
        }
        Rests::No
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.name("enemy", enemy_name(at.pack, at.state, self.enemy))
    }
}

/// ST-ENEMY-03: which Patrol is the nearest, where several are.
impl Question<StrangerThings> for ask::PickPatrol {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let near = at.state.nearest_patrols(at.pack);
        to.each(kind!(Action::PickEnemy), bits(near.into()).map(Enemy), |_| "ST-ENEMY-03");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::PickEnemy(enemy) = *action else { not_offered(action) };
        play.scribe.tell(|_| Told::EnemyPicked { seat, enemy, foe: EnemyKind::Patrol });
        play.then(Frame::March { enemy, goal: Goal::Active, left: self.steps });
        Rests::No
    }
}

/// ST-ENEMY-03; Ruling ST-Q-49: whom an Enemy goes for, where several are equally near, by their Locations.
impl Question<StrangerThings> for ask::Prey {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let prey = at.state.prey(at.pack, self.enemy, self.goal);
        to.each(kind!(Action::Send), locations(prey), |_| "ST-ENEMY-03");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Send(to) = *action else { not_offered(action) };
        let ask::Prey { enemy, left, .. } = self;
        let foe = play.season().enemies[enemy.index()].kind;
        play.scribe.tell(|_| Told::PreyPicked { seat, enemy, foe, at: to });
        play.then(Frame::Stalk { enemy, to, left });
        Rests::No
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.name("enemy", enemy_name(at.pack, at.state, self.enemy))
    }
}

/// ST-ENEMY-03: the next step of an Enemy, where several are on a shortest path.
impl Question<StrangerThings> for ask::Path {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let next = at.state.next_steps(at.pack, self.enemy, self.to);
        to.each(kind!(Action::Send), locations(next), |_| "ST-ENEMY-03");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Send(next) = *action else { not_offered(action) };
        let ask::Path { enemy, to, left } = self;
        play.then(Frame::Stalk { enemy, to, left: left - 1 });
        play.place_enemy(enemy, next);
        Rests::No
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.name("enemy", enemy_name(at.pack, at.state, self.enemy))
    }
}

/// Ruling ST-Q-22: which Demodog is removed.
impl Question<StrangerThings> for ask::PickDemodog {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let dogs = at.state.enemies_of(at.pack, EnemyKind::Demodog);
        to.each(kind!(Action::PickEnemy), bits(dogs.into()).map(Enemy), |_| "ST-SCENE-05");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::PickEnemy(enemy) = *action else { not_offered(action) };
        play.demodog_gone(enemy)
    }
}

impl Play<'_> {
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
                self.place_enemy(Enemy::DEMOGORGON, Location::of(to.trailing_zeros() as u8));
                Rests::No
            }
            _ => self.ask(ask::SendDemogorgon { sending }),
        }
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
            return self.ask(ask::PickPatrol { steps });
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
            _ => self.ask(ask::Prey { enemy, goal, left }),
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
            _ => self.ask(ask::Path { enemy, to, left }),
        }
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
    fn demogorgon_may_go(&self, pack: &Pack, sending: Sending) -> u32 {
        let Some(from) = self.enemy_location(Enemy::DEMOGORGON) else { return 0 };
        let season = self.season(pack);
        match sending {
            Sending::Adjacent => season.near[from as usize],
            Sending::Walk(0) => 0,
            Sending::Walk(steps) => season.walks(from, steps),
            Sending::Anywhere => season.all() & !from.bit(),
        }
    }

    /// The Patrols nearest to the active Character.
    fn nearest_patrols(&self, pack: &Pack) -> u8 {
        let to = self.player(self.active).location();
        let season = self.season(pack);
        let far = |place: u8| season.distance(Location::of(self.enemies[usize::from(place)]), to);
        let patrols = self.enemies_of(pack, EnemyKind::Patrol);
        let least = bits(patrols.into()).map(far).min();
        bits(patrols.into()).filter(|place| Some(far(*place)) == least).fold(0, |set, place| set | 1 << place)
    }

    /// Locations of the Characters an Enemy may go for.
    fn prey(&self, pack: &Pack, enemy: Enemy, goal: Goal) -> u32 {
        let Some(from) = self.enemy_location(enemy) else { return 0 };
        let season = self.season(pack);
        let all = |keep: &dyn Fn(Seat) -> bool| {
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
    fn next_steps(&self, pack: &Pack, enemy: Enemy, to: Location) -> u32 {
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
