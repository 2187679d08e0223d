//! Contested actions and what they bring (ST-CONT, ST-RECRUIT, ST-ELEVEN, ST-LAB, ST-WILL, ST-FIGHT, ST-ROOTS,
//! ST-PORTAL).

use veilleuse_core::{Chance, Draw, DrawName, Referee, Rests};

use crate::{
    StrangerThings,
    ask::{self, For},
    cards::Passive,
    pack::Pack,
    pile::{order, orders},
    state::{End, Frame, Sending, State},
    told::{Cause, Told},
    words::{Ally, Enemy, EnemyKind, Group, NONE, Power, Slot, Token},
};

use super::{Play, opening::ALL};

/// The Patrols' pile is always built anew of four (ST-FIGHT-07).
pub(crate) const PATROLS: u8 = 4;

/// ST-CONT-06, ST-CONT-07, ST-FIGHT-12; Ruling ST-Q-28: after a failure one token leaves the pile, nobody sees which,
/// and the others are shuffled.
impl Draw<StrangerThings> for ask::Shuffle {
    fn chance(self, state: &State) -> Chance {
        For::Shuffle.among(orders(state.pile(self.slot).count))
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let count = play.state.pile(self.slot).count;
        play.state.shuffle_failed(self.slot, &order(count, way)[..usize::from(count)], play.referee);
        let slot = play.spot(self.slot);
        play.scribe.tell(|_| Told::TokenLost { slot, count: count - 1 });
        Rests::No
    }

    /// Which token leaves, and which one then lies on top.
    fn name(self, _: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        let pile = state.pile(self.slot);
        let (count, tokens) = (usize::from(pile.count), pile.truth(referee));
        let order = order(pile.count, way);
        DrawName::Id(format!("{}>{}", Token(tokens[order[0]]), Token(tokens[order[count - 1]])))
    }
}

impl Play<'_> {
    /// ST-CONT-02, ST-CONT-03, ST-CONT-05, ST-CONT-08; Rulings ST-Q-27, ST-Q-41, ST-Q-65
    pub(super) fn contest(&mut self) -> Rests {
        let (seat, value) = (self.state.active, self.state.turn.value);
        if self.state.turn.pile == NONE {
            // ST-FIGHT-04: nothing to beat.
            self.then(Frame::Fought);
            return Rests::No;
        }
        let slot = Slot(self.state.turn.pile);
        let count = usize::from(self.state.pile(slot).count);
        let demogorgon = self.state.demogorgon_value(self.pack);
        let mut tokens = [Token(0); 4];
        for (place, token) in tokens.iter_mut().enumerate().take(count) {
            *token = self.state.learn(slot, place, self.referee);
        }
        let sum: u8 = tokens[..count].iter().map(|token| token.worth(demogorgon)).sum();
        let extra = self.state.extra(self.pack, slot);
        let against = sum + extra;
        let spot = self.spot(slot);
        self.scribe.reveal(ALL, |_| Told::PileShown {
            slot: spot,
            tokens: tokens[..count].to_vec(),
            extra,
            against,
            value,
        });
        let missing = against.saturating_sub(value);
        if missing > 0 {
            self.scribe.tell(|_| Told::FellShort { seat, missing });
            let softer: u8 = self
                .state
                .passives(self.pack, seat)
                .map(|passive| if let Passive::SofterShortfall(less) = passive { less } else { 0 })
                .sum();
            self.frighten(1 << seat.index(), missing.saturating_sub(softer), Cause::Shortfall);
            if self.state.end.is_some() {
                return Rests::No;
            }
            if count > 1 {
                return self.ask(ask::Shuffle { slot });
            }
        }
        self.scribe.tell(|_| Told::Succeeded { seat });
        self.succeed(slot)
    }

    /// ST-CONT-04: the pile goes back to the reserve, then the action is resolved.
    fn succeed(&mut self, slot: Slot) -> Rests {
        let seat = self.state.active;
        let spec = *self.season().slot(slot);
        self.discard_pile(slot);
        match spec.group {
            Group::Will => {
                // ST-WILL-03, ST-END-01
                let last = self.state.piles_of(self.pack, Group::Will) == 0;
                if last {
                    self.scribe.tell(|_| Told::WillSaved {});
                }
                if last && self.season().group(Group::Portal) == 0 {
                    self.state.end = Some(End::WillSaved);
                }
            }
            // ST-PORTAL-03, ST-END-02
            Group::Portal => self.state.end = Some(End::PortalClosed),
            // ST-ELEVEN-02, ST-POWER-01, ST-POWER-03
            Group::Power => {
                self.state.spent |= 1 << self.state.power_place(self.pack, slot);
                self.state.turn.power = spec.power;
                self.scribe.tell(|_| Told::PowerUsed { seat, power: Power(spec.power) });
                self.then(Frame::Sentence { scene: false, at: 0 });
            }
            // ST-RECRUIT-02, ST-RECRUIT-03
            Group::Ally => {
                let (place, ally) = self.take_ally(slot);
                self.state.player_mut(seat).allies |= 1 << ally;
                self.scribe.tell(|_| Told::Recruited { seat, ally: Ally(ally) });
                self.then(Frame::NewAlly(place));
            }
            Group::Demogorgon | Group::Patrols | Group::Demodogs => self.then(Frame::Fought),
            Group::Lab | Group::Roots => {}
        }
        Rests::No
    }

    /// ST-FIGHT-03, ST-FIGHT-04, ST-FIGHT-07, ST-FIGHT-09; Ruling ST-Q-13
    pub(super) fn fought(&mut self) -> Rests {
        let enemy = Enemy(self.state.turn.enemy);
        match self.season().enemies[enemy.index()].kind {
            EnemyKind::Demogorgon => {
                let sending = if self.state.turn.pile == NONE {
                    Sending::Walk(self.state.turn.value)
                } else {
                    Sending::Adjacent
                };
                self.send_demogorgon(sending)
            }
            EnemyKind::Patrol => self.ask(ask::SendPatrol { enemy }),
            EnemyKind::Demodog => {
                self.remove_enemy(enemy);
                Rests::No
            }
        }
    }
}
