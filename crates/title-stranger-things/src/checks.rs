//! Which actions can be declared, and the rule that forbids the rest.

use veilleuse_core::{Refusal, Seat};

use crate::{
    action::Action,
    cards::Ability,
    pack::Pack,
    state::State,
    words::{Deed, Enemy, EnemyKind, Group, NONE, Slot},
};

/// What is declared in the Act step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Declared {
    pub(crate) deed: Deed,
    pub(crate) pile: u8,
    pub(crate) enemy: u8,
}

const fn no<T>(rule: &'static str) -> Result<T, Refusal> {
    Err(Refusal::by(rule))
}

impl State {
    /// What declaring this would mean, or the rule against it. Passing is not declared.
    pub(crate) fn declare(&self, pack: &Pack, action: &Action) -> Result<Declared, Refusal> {
        let seat = self.active;
        let at = self.player(seat).location();
        let season = self.season(pack);
        let plain = |deed: Deed| Ok(Declared { deed, pile: NONE, enemy: NONE });
        let enemies = self.enemies_at(at) != 0;
        match action {
            Action::Fight { enemy, pile } => self.declare_fight(pack, *enemy, *pile),
            // ST-ACT-02, ST-ENEMY-04
            _ if enemies => no("ST-ACT-02"),
            Action::Calm if season.calm[at as usize].is_none() => no("ST-ACT-01"),
            Action::Calm => plain(Deed::Calm),
            Action::GetItem if season.get_item[at as usize].is_none() => no("ST-ACT-01"),
            // Ruling ST-Q-33
            Action::GetItem if !self.can_draw_item() => no("ST-GET-01"),
            Action::GetItem => plain(Deed::GetItem),
            Action::Gather if season.gather[at as usize].is_none() => no("ST-ACT-01"),
            // Ruling ST-Q-39
            Action::Gather if self.face_down(pack) == 0 => no("ST-INFO-01"),
            Action::Gather => plain(Deed::GatherInfo),
            Action::Try(slot) => self.declare_try(pack, seat, *slot),
            _ => Err(veilleuse_core::house::OTHER_QUESTION),
        }
    }

    /// Rulings ST-Q-45, ST-Q-59
    fn declare_try(&self, pack: &Pack, seat: Seat, slot: Slot) -> Result<Declared, Refusal> {
        if !self.is_slot(pack, slot) {
            return no("ST-ACT-01");
        }
        let (at, spec) = (self.player(seat).location(), self.season(pack).slot(slot));
        let group = spec.group;
        // ST-CHAR-07
        let anywhere = group == Group::Power && self.ability(pack, seat) == Some(Ability::HelpFromAnywhere);
        if spec.at != Some(at) && !anywhere {
            return no("ST-ACT-01");
        }
        if group == Group::Portal && self.piles_of(pack, Group::Will) != 0 {
            return no("ST-PORTAL-01");
        }
        if self.pile(slot).count == 0 {
            return no(match group {
                Group::Will => "ST-WILL-03",
                Group::Lab => "ST-LAB-01",
                Group::Power => "ST-POWER-02",
                Group::Ally => "ST-RECRUIT-04",
                Group::Roots => "ST-ROOTS-01",
                _ => "ST-ACT-01",
            });
        }
        Ok(Declared { deed: group.deed(), pile: slot.0, enemy: NONE })
    }

    /// ST-FIGHT-01, ST-FIGHT-02, ST-FIGHT-04, ST-FIGHT-06, ST-FIGHT-09; Ruling ST-Q-23
    fn declare_fight(&self, pack: &Pack, enemy: Enemy, pile: Option<Slot>) -> Result<Declared, Refusal> {
        let at = self.player(self.active).location();
        if enemy.0 >= 4 || self.enemy_location(enemy) != Some(at) {
            return no("ST-FIGHT-01");
        }
        let kind = self.season(pack).enemies[enemy.index()].kind;
        let piles = self.piles_of(pack, kind.group());
        let fits = match pile {
            Some(slot) => slot.0 < 32 && piles & slot.bit() != 0,
            None => piles == 0,
        };
        if !fits {
            return no(match kind {
                EnemyKind::Demogorgon => "ST-FIGHT-02",
                EnemyKind::Patrol => "ST-FIGHT-06",
                EnemyKind::Demodog => "ST-FIGHT-09",
            });
        }
        Ok(Declared { deed: Deed::Fight, pile: pile.map_or(NONE, |slot| slot.0), enemy: enemy.0 })
    }

    /// Piles whose top lies face down.
    pub(crate) fn face_down(&self, pack: &Pack) -> u32 {
        let mut set = 0;
        for place in 0..self.season(pack).slots.len() {
            let pile = &self.piles[place];
            if pile.count > 0 && !pile.is_face_up() {
                set |= 1 << place;
            }
        }
        set
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
