//! What the active Child may do, and which rule forbids the rest.

use veilleuse_core::{Refusal, kit::Bag};

use crate::{
    cards::{Aptitude, Moment, Spell, Who},
    pack::{Op, Pack, Span},
    setup::Mode,
    state::{Frame, State},
    words::{Card, Deck, Figure, NONE, Space},
};

/// Refuses by a rule unless something holds.
pub(crate) const fn unless(holds: bool, rule: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::by(rule)) }
}

impl State {
    pub(crate) fn here(&self) -> Space {
        self.child(self.active).at()
    }

    /// BO-ACT-01
    fn pays(&self, cost: u8) -> Result<(), Refusal> {
        unless(self.turn.actions >= cost, "BO-ACT-01")
    }

    /// BO-ACT-05, BO-SEARCH-07: whether the pile of the Room can be worked on.
    fn at_a_pile(&self) -> Result<Space, Refusal> {
        let room = self.here();
        unless(room.is_room(), "BO-SEARCH-07")?;
        unless(!self.haunted(room), "BO-ACT-05")?;
        Ok(room)
    }

    /// What a move costs (BO-MOVE-01).
    #[inline]
    pub(crate) fn move_cost(&self, pack: &Pack, to: Space) -> u8 {
        if self.turn.free_moves > 0 {
            0
        } else if pack.house.is_stairs(self.here(), to) && self.under(pack, Spell::SteepStairs) {
            2
        } else {
            1
        }
    }

    pub(crate) fn check_move(&self, pack: &Pack, to: Space) -> Result<u8, Refusal> {
        let sealed = (to == Space::ATTIC && !self.house.attic_open)
            || (to == Space::SECRET && self.house.trapdoor == NONE);
        unless(!sealed, "BO-MOVE-06")?;
        unless(self.near(pack, self.here()) & to.bit() != 0, "BO-MOVE-01")?;
        let cost = self.move_cost(pack, to);
        self.pays(cost)?;
        Ok(cost)
    }

    pub(crate) fn check_switch(&self) -> Result<Space, Refusal> {
        let room = self.at_a_pile()?;
        unless(self.house.padlocks & room.bit() == 0, "BO-SWITCH-04")?;
        unless(self.house.bulbs & room.bit() != 0, "BO-SWITCH-01")?;
        self.pays(1)?;
        Ok(room)
    }

    #[inline]
    pub(crate) fn search_cost(&self, pack: &Pack) -> u8 {
        if self.under(pack, Spell::ShakingHands) { 2 } else { 1 }
    }

    pub(crate) fn check_search(&self, pack: &Pack) -> Result<(Space, u8), Refusal> {
        let room = self.at_a_pile()?;
        unless(self.house.padlocks & room.bit() == 0, "BO-LOCK-02")?;
        unless(self.house.bulbs & room.bit() == 0, "BO-SWITCH-03")?;
        unless(self.house.open_piles() & room.bit() != 0, "BO-SEARCH-02")?;
        let cost = self.search_cost(pack);
        self.pays(cost)?;
        Ok((room, cost))
    }

    pub(crate) fn check_force(&self, pack: &Pack) -> Result<(Space, u8), Refusal> {
        let room = self.at_a_pile()?;
        unless(self.house.padlocks & room.bit() != 0, "BO-LOCK-04")?;
        let cost = if self.under(pack, Spell::StubbornLocks) { 2 } else { 1 };
        self.pays(cost)?;
        Ok((room, cost))
    }

    pub(crate) fn check_revive(&self, pack: &Pack, figure: Figure) -> Result<u8, Refusal> {
        unless(!self.haunted(self.here()), "BO-ACT-05")?;
        unless(!self.under(pack, Spell::Alone), "BO-EVENT-03")?;
        let lies = |child: &u8| self.child(*child).mind == 0 && self.child(*child).space == self.here().0;
        let child = self.with_figure(figure).filter(lies).ok_or(Refusal::by("BO-REVIVE-01"))?;
        self.pays(1)?;
        Ok(child)
    }

    /// BO-ATTIC-02, Ruling BO-Q-26
    pub(crate) fn check_unlock(&self, pack: &Pack) -> Result<(), Refusal> {
        unless(!self.house.attic_open, "BO-ATTIC-01")?;
        let holder = self.child(self.active).passkey && self.here() == pack.house.attic_door;
        unless(holder, "BO-ATTIC-02")?;
        unless(!self.haunted(self.here()), "BO-ACT-05")
    }

    /// BO-STATE-08: the Aptitude to look at the top token.
    pub(crate) fn check_look(&self, pack: &Pack) -> Result<Space, Refusal> {
        unless(self.able(pack, self.active, Aptitude::Peek) && !self.turn.aptitude, "BO-STATE-08")?;
        let room = self.at_a_pile()?;
        let tokens = self.house.open_piles() & (self.house.upper | self.house.lower);
        unless(tokens & room.bit() != 0, "BO-SEARCH-02")?;
        Ok(room)
    }

    /// BO-FREE-01, BO-FREE-02: a card of this hand that may be played in the own turn.
    pub(crate) fn check_play(&self, pack: &Pack, card: Card, hand: Bag) -> Result<(), Refusal> {
        unless(holds(hand, card), "BO-FREE-01")?;
        let does = pack.card(Deck::Search, card.number).does;
        let fits = pack.moment(card.number) == Moment::OwnTurn && self.possible(pack, self.active, does);
        unless(fits, "BO-FREE-02")
    }

    /// Whether steps that need something on the table find it there.
    pub(crate) fn possible(&self, pack: &Pack, child: u8, does: Span) -> bool {
        (does.at..does.end).all(|at| self.step_possible(pack, child, pack.op(at)))
    }

    fn step_possible(&self, pack: &Pack, child: u8, op: Op) -> bool {
        let room = self.child(child).at();
        match op {
            Op::RecoverState(Who::You) => self.child(child).mind < 3,
            Op::RecoverState(_) => {
                self.children_where(|kid| kid.space == room.0 && (1..3).contains(&kid.mind)) != 0
            }
            Op::Revive => self.children_where(|kid| kid.mind == 0 && !kid.gone()) != 0,
            Op::Unlock => room.is_room() && self.house.padlocks & room.bit() != 0,
            Op::Lighten => self.lightable(pack, room) != 0,
            Op::PeekPile => self.peekable() != 0,
            Op::PeekTrack => self.track.hidden_last().is_some(),
            Op::Soothe(entity) => {
                let level = self.stress[entity as usize];
                level > 0 && level < pack.tracks.stress[entity as usize]
            }
            Op::Test { success, .. } => self.possible(pack, child, success),
            _ => true,
        }
    }

    /// Dark tokens here and next door.
    pub(crate) fn lightable(&self, pack: &Pack, room: Space) -> u32 {
        self.house.bulbs & self.house.dark & (room.bit() | self.near(pack, room))
    }

    /// Piles without a Padlock whose Search tokens can be looked at.
    pub(crate) const fn peekable(&self) -> u32 {
        (self.house.upper | self.house.lower) & !self.house.padlocks
    }

    /// BO-TRADE-01: with whom the active Child may trade now; one of the two has cards.
    pub(crate) fn partners(&self, pack: &Pack) -> u8 {
        let (here, own) = (self.here(), self.child(self.active).hand_count);
        let others = self.children_where(|kid| {
            kid.conscious() && (self.turn.talkie || kid.space == here.0) && own + kid.hand_count > 0
        });
        let others = others & !(1 << self.active);
        if others == 0 || self.haunted(here) || !self.may_propose() || self.under(pack, Spell::Alone) {
            return 0;
        }
        others
    }

    pub(crate) fn check_trade(&self, pack: &Pack, to: Figure) -> Result<u8, Refusal> {
        unless(!self.haunted(self.here()), "BO-ACT-05")?;
        unless(!self.under(pack, Spell::Alone), "BO-EVENT-03")?;
        let partner = self.with_figure(to).filter(|child| self.partners(pack) >> child & 1 != 0);
        partner.ok_or(Refusal::by("BO-TRADE-01"))
    }

    /// Ruling BO-Q-33: in coop a hand may be shown, as far as it has not been.
    pub(crate) fn check_show(&self) -> Result<(), Refusal> {
        let kid = self.child(self.active);
        let news = u32::from(kid.hand_count) > kid.shown.len();
        unless(self.rules.mode == Mode::Coop && news, "BO-FREE-01")
    }

    /// BO-FINAL-03, BO-FINAL-05, Ruling BO-Q-76
    pub(crate) fn check_start(&self) -> Result<(), Refusal> {
        let leads = self.finale.leader == self.active && self.here().0 == self.finale.room;
        unless(leads, "BO-FINAL-05")?;
        unless(self.gathered(), "BO-FINAL-03")?;
        unless(!self.haunted(self.here()), "BO-ACT-05")
    }

    /// Whether a Child may spend Candies on a die it rolled (BO-CANDY-04, Ruling BO-Q-29).
    pub(crate) fn may_spend(&self, pack: &Pack, child: u8) -> bool {
        let own = self.active == child || self.finale.begun || self.rules.candies_anytime;
        own && self.child(child).candies > 0 && !self.under(pack, Spell::BitterSweets)
    }

    /// Whether a Child may roll again without a card.
    pub(crate) fn may_reroll(&self, pack: &Pack, child: u8) -> bool {
        let own = self.active == child || self.finale.begun;
        let aptitude = own && !self.turn.aptitude && self.able(pack, child, Aptitude::Reroll);
        aptitude || (self.finale.begun && self.finale.rerolls >> child & 1 != 0)
    }

    /// Whether a Search card may be played on the own die now (Ruling BO-Q-80 for the Final).
    pub(crate) fn fits_die(&self, pack: &Pack, child: u8, card: u8) -> bool {
        match pack.moment(card) {
            Moment::Reroll | Moment::Nudge(_) => true,
            // A die of such a card is not the test of a panel.
            Moment::OwnTurn if self.frames.next() == Some(&Frame::PanelResult) => {
                let does = pack.card(Deck::Search, card).does;
                helps(pack, does) && self.possible(pack, child, does)
            }
            _ => false,
        }
    }

    /// BO-MEET-08: whether a Search card cancels an encounter with this entity.
    pub(crate) fn cancels(pack: &Pack, card: u8, entity: crate::words::Entity) -> bool {
        match pack.moment(card) {
            Moment::Encounter(of) => of == entity,
            Moment::AnyEncounter => true,
            _ => false,
        }
    }
}

/// Whether these steps do nothing but give back State cards and Candies.
fn helps(pack: &Pack, does: Span) -> bool {
    (does.at..does.end).all(|at| match pack.op(at) {
        Op::RecoverState(_) | Op::GainCandy(..) => true,
        Op::Test { success, failure, .. } => helps(pack, success) && helps(pack, failure),
        _ => false,
    })
}

/// Whether a Search card is in a hand; cards beyond the last one are in none.
pub(crate) fn holds(hand: Bag, card: Card) -> bool {
    card.deck == Deck::Search && card.number < Bag::CAPACITY && hand.has(card.number)
}
