//! Contested actions and what they bring (ST-CONT, ST-RECRUIT, ST-ELEVEN, ST-LAB, ST-WILL, ST-FIGHT, ST-ROOTS,
//! ST-PORTAL).

use super::{Play, Rests, opening::ALL};
use crate::{
    cards::Passive,
    pile::order,
    state::{Ask, End, Frame, Sending},
    told::{Cause, Told},
    words::{Ally, Enemy, EnemyKind, Group, NONE, Power, Slot, Token},
};

/// The Patrols' pile is always built anew of four (ST-FIGHT-07).
pub(crate) const PATROLS: u8 = 4;

impl Play<'_, '_> {
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
                return self.ask(Ask::Shuffle(slot));
            }
        }
        self.scribe.tell(|_| Told::Succeeded { seat });
        self.succeed(slot)
    }

    /// ST-CONT-06, ST-CONT-07, ST-FIGHT-12; Ruling ST-Q-28: one token leaves, nobody sees which.
    pub(super) fn shuffled(&mut self, slot: Slot, way: u32) -> Rests {
        let count = self.state.pile(slot).count;
        self.state.shuffle_failed(slot, &order(count, way)[..usize::from(count)], self.referee);
        let spot = self.spot(slot);
        self.scribe.tell(|_| Told::TokenLost { slot: spot, count: count - 1 });
        Rests::No
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
                let place = self.state.ally_place(self.pack, slot).unwrap_or(0);
                let ally = self.state.allies[place];
                self.state.allies[place] = NONE;
                self.state.player_mut(seat).allies |= 1 << ally;
                self.scribe.tell(|_| Told::Recruited { seat, ally: Ally(ally) });
                self.then(Frame::NewAlly(place as u8));
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
            EnemyKind::Patrol => self.ask(Ask::SendPatrol(enemy)),
            EnemyKind::Demodog => {
                self.remove_enemy(enemy);
                Rests::No
            }
        }
    }
}
