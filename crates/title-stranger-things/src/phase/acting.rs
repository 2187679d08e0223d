//! The Act step and the uncontested actions (ST-ACT, ST-CALM, ST-GET, ST-INFO).

use veilleuse_core::{
    Chance, Counted, Draw, DrawName, Line, Nth, Offers, Question, Referee, Rests, Seat, kind, kit::Set,
    not_offered, unless,
};

use crate::{
    StrangerThings,
    action::Action,
    ask::{self, For},
    cards::Ability,
    pack::Pack,
    state::{Declared, Frame, State, Step},
    told::Told,
    words::{Deed, Enemy, EnemyKind, Group, Item, Location, Slot},
};

use super::{Look, Play};

/// Items a Character holds at most (ST-ITEM-03).
const ITEMS: u32 = 2;

/// Before acting, a curious Character may reveal the top of a pile.
impl Question<StrangerThings> for ask::Curious {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Pick), at.state.face_down(at.pack).iter(), |_| "ST-INFO-01");
        to.all([Action::Pass]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Pick(slot) => play.reveal_top(slot),
            Action::Pass => {
                play.scribe.tell(|_| Told::RevealedNothing { seat });
                Rests::No
            }
            _ => not_offered(action),
        }
    }
}

/// ST-ACT-01, ST-ACT-02: one action, or none where no Enemy stands.
impl Question<StrangerThings> for ask::Act {
    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        deeds(at.pack, at.state, to);
        to.one(Action::Pass, unless(!at.state.must_fight(), "ST-ACT-02"));
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match action {
            Action::Pass => play.pass(),
            declared => play.declare(declared),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.word("must", if at.state.must_fight() { "yes" } else { "no" })
    }
}

/// ST-ACT-04: one card at least for what was declared.
impl Question<StrangerThings> for ask::ActCards {
    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Lay), at.hand().iter(), |_| "ST-ACT-04");
        to.one(Action::Done, unless(!at.state.turn.laid.is_empty(), "ST-ACT-04"));
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        play.lay_or_done(self, seat, action, Play::attempt)
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        let action = format!("action-{}", at.state.turn.declared().deed.id());
        line.name("action", action).number("value", at.state.value_so_far(at.pack))
    }
}

/// ST-INFO-01: so many tops are still to be revealed.
impl Question<StrangerThings> for ask::Gather {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Pick), at.state.face_down(at.pack).iter(), |_| "ST-INFO-01");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Pick(slot) = *action else { not_offered(action) };
        play.then(Frame::Gather(self.left - 1));
        play.reveal_top(slot)
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("left", self.left)
    }
}

/// ST-GET-01; Ruling ST-Q-36: the Items are drawn in the open …
impl Draw<StrangerThings> for ask::ItemCard {
    fn chance(self, state: &State) -> Chance {
        For::Item.among(state.items.ways())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let (seat, item) = (play.state.active, play.state.items.draw(way));
        play.state.turn.drawn.put(item);
        play.scribe.tell(|_| Told::ItemDrawn { seat, item });
        play.then(Frame::DrawItems(self.left - 1));
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(state.items.peek(way).to_string())
    }
}

/// … and one of them is kept.
impl Question<StrangerThings> for ask::KeepItem {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Keep), at.state.turn.drawn.iter(), |_| "ST-GET-01");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Keep(item) = *action else { not_offered(action) };
        play.keep(item)
    }
}

/// ST-ITEM-07; Ruling ST-Q-34: the third Item makes one go.
impl Question<StrangerThings> for ask::DropItem {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Drop), at.state.player(at.seat).items.iter(), |_| "ST-ITEM-07");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Drop(item) = *action else { not_offered(action) };
        play.state.player_mut(seat).items.take(item);
        play.state.items.discard(item);
        play.scribe.tell(|_| Told::ItemDropped { seat, item });
        Rests::No
    }
}

/// ST-ACT-01, ST-ACT-06: every action that can be declared now. ST-ACT-02, ST-ENEMY-04: only a Fight, where an Enemy
/// stands.
#[inline]
pub(crate) fn deeds(pack: &Pack, state: &State, to: &mut impl Offers<Action>) {
    let at = state.player(state.active).location();
    let (season, enemies) = (state.season(pack), state.enemies_here());
    let fights = enemies.iter().flat_map(|enemy| {
        // ST-FIGHT-02, ST-FIGHT-04: over one of its piles; over none when there is none.
        let piles = state.piles_of(pack, season.foe(enemy).group());
        let free = piles.is_empty().then_some((enemy, None));
        piles.iter().map(move |pile| (enemy, Some(pile))).chain(free)
    });
    to.each(kind!(Action::Fight { enemy, pile }), fights, |(enemy, _)| state.why_no_fight(pack, enemy));
    let calm = unless(enemies.is_empty(), "ST-ACT-02");
    let printed = |bonus: Option<u8>| calm.and(unless(bonus.is_some(), "ST-ACT-01"));
    to.one(Action::Calm, printed(season.calm[at]));
    // Ruling ST-Q-33
    let item = || unless(state.can_draw_item(), "ST-GET-01");
    to.one(Action::GetItem, printed(season.get_item[at]).and_then(|()| item()));
    // Ruling ST-Q-39
    let hidden = || unless(!state.face_down(pack).is_empty(), "ST-INFO-01");
    to.one(Action::Gather, printed(season.gather[at]).and_then(|()| hidden()));
    let contested = if enemies.is_empty() { state.contested(pack) } else { Set::EMPTY };
    to.each(kind!(Action::Try), contested.iter(), |slot| state.why_no_try(pack, slot));
}

impl State {
    /// What declaring this means.
    pub(crate) fn declared(&self, pack: &Pack, action: &Action) -> Declared {
        let plain = |deed| Declared { deed, pile: None, enemy: None };
        match *action {
            Action::Calm => plain(Deed::Calm),
            Action::GetItem => plain(Deed::GetItem),
            Action::Gather => plain(Deed::GatherInfo),
            Action::Try(slot) => {
                let deed = self.season(pack).slot(slot).group.deed();
                Declared { deed, pile: Some(slot), enemy: None }
            }
            Action::Fight { enemy, pile } => Declared { deed: Deed::Fight, pile, enemy: Some(enemy) },
            _ => not_offered(action),
        }
    }

    /// Enemies where the active Character stands.
    fn enemies_here(&self) -> Set<Enemy> {
        self.enemies_at(self.player(self.active).location())
    }

    /// ST-ACT-02
    fn must_fight(&self) -> bool {
        !self.enemies_here().is_empty()
    }

    /// The piles that the active Character may try, as long as no Enemy is there.
    fn contested(&self, pack: &Pack) -> Set<Slot> {
        self.contested_at(pack, self.active, self.player(self.active).location())
    }

    /// The same for this seat, if it stood there.
    pub(crate) fn contested_at(&self, pack: &Pack, seat: Seat, at: Location) -> Set<Slot> {
        let season = self.season(pack);
        let mut here = season.slots_at[at];
        if self.helps_from_anywhere(pack, seat) {
            here |= season.groups[Group::Power];
        }
        if !self.piles_of(pack, Group::Will).is_empty() {
            here -= season.groups[Group::Portal];
        }
        self.filled(here)
    }

    /// ST-CHAR-07
    fn helps_from_anywhere(&self, pack: &Pack, seat: Seat) -> bool {
        self.ability(pack, seat) == Some(Ability::HelpFromAnywhere)
    }

    /// The rule against an action on this slot that is not offered; Rulings ST-Q-45, ST-Q-59.
    fn why_no_try(&self, pack: &Pack, slot: Slot) -> &'static str {
        if self.must_fight() {
            return "ST-ACT-02";
        }
        let Some(spec) = self.season(pack).slots.get(slot.index()) else { return "ST-ACT-01" };
        let here = spec.at == Some(self.player(self.active).location());
        let anywhere = spec.group == Group::Power && self.helps_from_anywhere(pack, self.active);
        match spec.group {
            _ if !here && !anywhere => "ST-ACT-01",
            Group::Portal if !self.piles_of(pack, Group::Will).is_empty() => "ST-PORTAL-01",
            Group::Will => "ST-WILL-03",
            Group::Lab => "ST-LAB-01",
            Group::Power => "ST-POWER-02",
            Group::Ally => "ST-RECRUIT-04",
            Group::Roots => "ST-ROOTS-01",
            _ => "ST-ACT-01",
        }
    }

    /// The rule against a Fight that is not offered: ST-FIGHT-01, or the one about the piles of such an Enemy;
    /// Ruling ST-Q-23.
    fn why_no_fight(&self, pack: &Pack, enemy: Enemy) -> &'static str {
        if !self.enemies_here().has(enemy) {
            return "ST-FIGHT-01";
        }
        match self.season(pack).foe(enemy) {
            EnemyKind::Demogorgon => "ST-FIGHT-02",
            EnemyKind::Patrol => "ST-FIGHT-06",
            EnemyKind::Demodog => "ST-FIGHT-09",
        }
    }

    /// Piles whose top lies face down.
    fn face_down(&self, pack: &Pack) -> Set<Slot> {
        let is_hidden = |slot: &Slot| self.pile(*slot).count > 0 && !self.pile(*slot).is_face_up();
        self.season(pack).all_slots().iter().filter(is_hidden).collect()
    }

    /// The action value of the cards laid so far.
    pub(crate) fn value_so_far(&self, pack: &Pack) -> u8 {
        if self.turn.laid.is_empty() {
            return 0;
        }
        self.laid_so_far(pack) + self.bonus(pack, self.active, self.turn.declared().deed)
    }
}

impl EnemyKind {
    /// The piles that stand for its strength.
    pub(crate) const fn group(self) -> Group {
        match self {
            EnemyKind::Demogorgon => Group::Demogorgon,
            EnemyKind::Patrol => Group::Patrols,
            EnemyKind::Demodog => Group::Demodogs,
        }
    }
}

impl Play<'_> {
    pub(super) fn act_step(&mut self) -> Rests {
        self.state.turn.step = Step::Act;
        self.then(Frame::Act);
        let curious = self.state.ability(self.pack, self.state.active) == Some(Ability::Curiosity);
        if curious && !self.state.face_down(self.pack).is_empty() {
            self.ask(ask::Curious)
        } else {
            Rests::No
        }
    }

    /// ST-ACT-01, ST-ACT-02, ST-ACT-03: asks for the one action, if there is a choice.
    pub(super) fn act(&mut self) -> Rests {
        let must = self.state.must_fight();
        if !must && self.state.player(self.state.active).hand_count == 0 {
            return self.pass();
        }
        let (pack, state) = (self.pack, &*self.state);
        match (must, Counted::of(|to| deeds(pack, state, to))) {
            (false, 0) => self.pass(),
            (true, 1) => {
                let only = Nth::of(0, |to| deeds(pack, state, to)).expect("there is one");
                self.declare(&only)
            }
            _ => self.ask(ask::Act),
        }
    }

    fn pass(&mut self) -> Rests {
        let seat = self.state.active;
        self.scribe.tell(|_| Told::Passed { seat });
        Rests::No
    }

    /// Ruling ST-Q-14: action and target first, then the cards, before any token is turned.
    fn declare(&mut self, action: &Action) -> Rests {
        let declared = self.state.declared(self.pack, action);
        self.state.turn.declared = Some(declared);
        let (seat, Declared { deed, pile, enemy }) = (self.state.active, declared);
        let pile = pile.map(|slot| self.spot(slot));
        self.scribe.tell(|_| Told::Declared { seat, action: deed, pile, enemy });
        let hand = *self.state.player(seat).hand.truth(self.referee);
        match hand.len() {
            0 => self.attempt(),
            1 => {
                self.lay(hand.nth(0));
                self.attempt()
            }
            _ => self.ask(ask::ActCards),
        }
    }

    /// ST-ACT-04, ST-FIGHT-11; Rulings ST-Q-12, ST-Q-15: cards, Friends, Items, Allies, ability, Location; without
    /// a card it is nothing.
    fn attempt(&mut self) -> Rests {
        let (seat, deed) = (self.state.active, self.state.turn.declared().deed);
        let bonus = if self.state.turn.laid.is_empty() { 0 } else { self.state.bonus(self.pack, seat, deed) };
        let value = self.laid_value() + bonus;
        self.state.turn.value = value;
        self.scribe.tell(|_| Told::Attempted { seat, action: deed, value, bonus });
        self.then(Frame::Resolve);
        Rests::No
    }

    pub(super) fn resolve(&mut self) -> Rests {
        let (seat, value) = (self.state.active, self.state.turn.value);
        match self.state.turn.declared().deed {
            // ST-CALM-01
            Deed::Calm => self.soothe(seat, value),
            Deed::GetItem => {
                // Ruling ST-Q-33
                if self.state.items.len() < u32::from(value) && !self.state.items.spent().is_empty() {
                    self.state.items.reshuffle();
                    self.scribe.tell(|_| Told::ItemsReshuffled {});
                }
                self.state.turn.drawn = Set::EMPTY;
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
        if left == 0 || there.is_empty() {
            return Rests::No;
        }
        if there.len() <= u32::from(left) {
            there.iter().for_each(|slot| {
                self.reveal_top(slot);
            });
            return Rests::No;
        }
        self.ask(ask::Gather { left })
    }

    pub(super) fn draw_items(&mut self, left: u8) -> Rests {
        if left > 0 {
            return self.ask(ask::ItemCard { left });
        }
        let drawn = self.state.turn.drawn;
        match drawn.single() {
            Some(only) => self.keep(only),
            None if drawn.is_empty() => Rests::No,
            None => self.ask(ask::KeepItem),
        }
    }

    /// One Item stays, the others are shuffled back (ST-GET-03).
    fn keep(&mut self, item: Item) -> Rests {
        let seat = self.state.active;
        let spent = self.state.items.spent();
        let others = self.state.turn.drawn.without(item);
        others.iter().for_each(|other| self.state.items.discard(other));
        self.state.items.reshuffle_except(spent);
        self.state.turn.drawn = Set::EMPTY;
        let player = self.state.player_mut(seat);
        player.items.put(item);
        let over = player.items.len() > ITEMS;
        self.scribe.tell(|_| Told::ItemKept { seat, item });
        if over { self.ask(ask::DropItem) } else { Rests::No }
    }
}
