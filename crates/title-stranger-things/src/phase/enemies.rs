//! Enemies on the move (ST-ENEMY, ST-FIGHT, ST-DOG).

use veilleuse_core::{Line, Offers, Question, Rests, Seat, kind, kit::Set, not_offered};

use crate::{
    StrangerThings,
    action::Action,
    ask,
    cards::{Goal, Mover},
    pack::Pack,
    state::{Frame, Sending, State},
    told::Told,
    voice::enemy_name,
    words::{Enemy, EnemyKind, Group, Location},
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
        to.each(kind!(Action::Send), free.iter(), |_| why);
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
        let here = at.state.enemies[self.enemy];
        let elsewhere = at.state.season(at.pack).all().iter().filter(|to| Some(*to) != here);
        to.each(kind!(Action::Send), elsewhere, |_| "ST-FIGHT-07");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Send(to) = *action else { not_offered(action) };
        play.place_enemy(self.enemy, to);
        if let Some(slot) = play.season().groups[Group::Patrols].first() {
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
        to.each(kind!(Action::PickEnemy), at.state.nearest_patrols(at.pack).iter(), |_| "ST-ENEMY-03");
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
        to.each(kind!(Action::Send), prey.iter(), |_| "ST-ENEMY-03");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Send(to) = *action else { not_offered(action) };
        let ask::Prey { enemy, left, .. } = self;
        let foe = play.season().foe(enemy);
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
        to.each(kind!(Action::Send), next.iter(), |_| "ST-ENEMY-03");
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
        to.each(kind!(Action::PickEnemy), dogs.iter(), |_| "ST-SCENE-05");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::PickEnemy(enemy) = *action else { not_offered(action) };
        play.demodog_gone(enemy)
    }
}

impl Play<'_> {
    pub(super) fn place_enemy(&mut self, enemy: Enemy, to: Location) {
        self.state.enemies[enemy] = Some(to);
        let foe = self.season().foe(enemy);
        self.scribe.tell(|_| Told::EnemyMoved { enemy, foe, to });
    }

    pub(super) fn remove_enemy(&mut self, enemy: Enemy) {
        self.state.enemies[enemy] = None;
        let foe = self.season().foe(enemy);
        self.scribe.tell(|_| Told::EnemyRemoved { enemy, foe });
    }

    /// ST-FIGHT-03, ST-FIGHT-04, ST-FIGHT-05
    pub(super) fn send_demogorgon(&mut self, sending: Sending) -> Rests {
        let to = self.state.demogorgon_may_go(self.pack, sending);
        match to.single() {
            Some(only) => {
                self.place_enemy(Enemy::DEMOGORGON, only);
                Rests::No
            }
            None if to.is_empty() => Rests::No,
            None => self.ask(ask::SendDemogorgon { sending }),
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
        if left.is_empty() {
            return self.idle();
        }
        self.then(Frame::MoveEach { left, goal, steps });
        Rests::No
    }

    pub(super) fn move_each(&mut self, left: Set<Enemy>, goal: Goal, steps: u8) -> Rests {
        let Some(enemy) = left.first() else { return Rests::No };
        self.then(Frame::MoveEach { left: left.without(enemy), goal, steps });
        self.then(Frame::March { enemy, goal, left: steps });
        Rests::No
    }

    fn move_nearest_patrol(&mut self, steps: u8) -> Rests {
        let near = self.state.nearest_patrols(self.pack);
        let places: Set<Location> = near.iter().filter_map(|patrol| self.state.enemies[patrol]).collect();
        if places.len() > 1 {
            return self.ask(ask::PickPatrol { steps });
        }
        match near.first() {
            Some(enemy) => {
                self.then(Frame::March { enemy, goal: Goal::Active, left: steps });
                Rests::No
            }
            None => self.idle(),
        }
    }

    /// Ruling ST-Q-49: an Enemy at its goal stays; the active player breaks ties.
    pub(super) fn march(&mut self, enemy: Enemy, goal: Goal, left: u8) -> Rests {
        self.state.turn.mover = Some(enemy);
        let prey = self.state.prey(self.pack, enemy, goal);
        match prey.single() {
            Some(to) => {
                self.then(Frame::Stalk { enemy, to, left });
                Rests::No
            }
            None if prey.is_empty() => Rests::No,
            None => self.ask(ask::Prey { enemy, goal, left }),
        }
    }

    /// One step after the other along a shortest path.
    pub(super) fn stalk(&mut self, enemy: Enemy, to: Location, left: u8) -> Rests {
        let next = self.state.next_steps(self.pack, enemy, to);
        if left == 0 || next.is_empty() {
            return Rests::No;
        }
        let Some(only) = next.single() else { return self.ask(ask::Path { enemy, to, left }) };
        self.then(Frame::Stalk { enemy, to, left: left - 1 });
        self.place_enemy(enemy, only);
        Rests::No
    }

    /// ST-DOG-01, ST-DOG-02, ST-DOG-03; Ruling ST-Q-23
    pub(super) fn spawn(&mut self, at: Location) -> Rests {
        let mut dogs = self.season().enemies_of(EnemyKind::Demodog);
        let waiting = dogs.find(|dog| self.state.enemies[*dog].is_none());
        let slot = self.state.empty_of(self.pack, Group::Demodogs).first();
        let (Some(enemy), Some(slot)) = (waiting, slot) else { return self.idle() };
        if self.state.reserve_count == 0 {
            return self.idle();
        }
        self.state.enemies[enemy] = Some(at);
        self.scribe.tell(|_| Told::EnemyPlaced { enemy, foe: EnemyKind::Demodog, at });
        self.then(Frame::Build { slot, left: 3 });
        Rests::No
    }
}

impl State {
    /// Where the Demogorgon may be sent (Rulings ST-Q-16, ST-Q-17).
    fn demogorgon_may_go(&self, pack: &Pack, sending: Sending) -> Set<Location> {
        let Some(from) = self.enemies[Enemy::DEMOGORGON] else { return Set::EMPTY };
        let season = self.season(pack);
        match sending {
            Sending::Adjacent => season.near[from],
            Sending::Walk(0) => Set::EMPTY,
            Sending::Walk(steps) => season.walks(from, steps),
            Sending::Anywhere => season.all().without(from),
        }
    }

    /// The Patrols nearest to the active Character.
    fn nearest_patrols(&self, pack: &Pack) -> Set<Enemy> {
        let to = self.player(self.active).location();
        let season = self.season(pack);
        let far = |patrol: Enemy| self.enemies[patrol].map(|from| season.distance(from, to));
        let patrols = self.enemies_of(pack, EnemyKind::Patrol);
        let least = patrols.iter().filter_map(far).min();
        patrols.iter().filter(|patrol| far(*patrol) == least).collect()
    }

    /// Locations of the Characters an Enemy may go for.
    fn prey(&self, pack: &Pack, enemy: Enemy, goal: Goal) -> Set<Location> {
        let Some(from) = self.enemies[enemy] else { return Set::EMPTY };
        let season = self.season(pack);
        let at = |seat: Seat| self.player(seat).location();
        match goal {
            Goal::Active => Set::only(at(self.active)),
            Goal::MostFear => {
                let fear = |seat: Seat| self.player(seat).fear;
                let most = self.seats().map(fear).max();
                let prey: Set<Location> =
                    self.seats().filter(|seat| Some(fear(*seat)) == most).map(at).collect();
                // An Enemy already with one of them stays.
                if prey.has(from) { Set::only(from) } else { prey }
            }
            Goal::Nearest => {
                let far = |seat: Seat| season.distance(from, at(seat));
                let least = self.seats().map(far).min();
                self.seats().filter(|seat| Some(far(*seat)) == least).map(at).collect()
            }
        }
    }

    /// First steps of the shortest paths to a Location.
    fn next_steps(&self, pack: &Pack, enemy: Enemy, to: Location) -> Set<Location> {
        let Some(from) = self.enemies[enemy] else { return Set::EMPTY };
        let season = self.season(pack);
        let here = season.distance(from, to);
        season.near[from].iter().filter(|next| season.distance(*next, to) < here).collect()
    }
}
