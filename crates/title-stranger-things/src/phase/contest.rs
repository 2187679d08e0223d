//! Contested actions and what they bring (ST-CONT, ST-RECRUIT, ST-ELEVEN, ST-LAB, ST-WILL, ST-FIGHT, ST-ROOTS,
//! ST-PORTAL).

use arrayvec::ArrayVec;
use veilleuse_core::{Chance, Draw, DrawName, Referee, Rests, kit::Set};

use crate::{
    StrangerThings,
    ask::{self, For},
    cards::Passive,
    pack::Pack,
    pile::{order, orders},
    state::{End, Frame, Script, Sending, State},
    told::{Cause, Told},
    words::{EnemyKind, Group, Place, Slot, Token},
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
        play.state.shuffle_failed(self.slot, &order(count, way), play.referee);
        let slot = play.spot(self.slot);
        play.scribe.tell(|_| Told::TokenLost { slot, count: count - 1 });
        Rests::No
    }

    /// Which token leaves, and which one then lies on top.
    fn name(self, _: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        let pile = state.pile(self.slot);
        let order = order(pile.count, way);
        let [leaves, .., top] = order[..] else { unreachable!("a pile of one token is not shuffled") };
        DrawName::Id(format!("{}>{}", pile.token(leaves, referee), pile.token(top, referee)))
    }
}

impl Play<'_> {
    /// ST-CONT-02, ST-CONT-03, ST-CONT-05, ST-CONT-08; Rulings ST-Q-27, ST-Q-41, ST-Q-65
    pub(super) fn contest(&mut self) -> Rests {
        let (seat, value) = (self.state.active, self.state.turn.value);
        let Some(slot) = self.state.turn.declared().pile else {
            // ST-FIGHT-04: nothing to beat.
            self.then(Frame::Fought);
            return Rests::No;
        };
        let demogorgon = self.state.demogorgon_value(self.pack);
        let places = self.state.pile(slot).places();
        let tokens: ArrayVec<Token, { Place::COUNT }> =
            places.map(|place| self.state.learn(slot, place, self.referee)).collect();
        let sum: u8 = tokens.iter().map(|token| token.worth(demogorgon)).sum();
        let extra = self.state.extra(self.pack, slot);
        let against = sum + extra;
        let spot = self.spot(slot);
        self.scribe.reveal(ALL, |_| Told::PileShown {
            slot: spot,
            tokens: tokens.to_vec(),
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
            self.frighten(Set::only(seat), missing.saturating_sub(softer), Cause::Shortfall);
            if self.state.end.is_some() {
                return Rests::No;
            }
            if tokens.len() > 1 {
                return self.ask(ask::Shuffle { slot });
            }
        }
        let action = self.state.turn.declared().deed;
        self.scribe.tell(|_| Told::Succeeded { seat, action });
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
                let last = self.state.piles_of(self.pack, Group::Will).is_empty();
                if last {
                    self.scribe.tell(|_| Told::WillSaved {});
                }
                if last && self.season().groups[Group::Portal].is_empty() {
                    self.state.end = Some(End::WillSaved);
                }
            }
            // ST-PORTAL-03, ST-END-02
            Group::Portal => self.state.end = Some(End::PortalClosed),
            // ST-ELEVEN-02, ST-POWER-01, ST-POWER-03
            Group::Power => {
                let power = spec.power();
                self.state.spent.put(slot);
                self.scribe.tell(|_| Told::PowerUsed { seat, power });
                self.then(Frame::Sentence { of: Script::Power(power), at: 0 });
            }
            // ST-RECRUIT-02, ST-RECRUIT-03
            Group::Ally => {
                let (place, ally) = self.take_ally(slot);
                self.state.player_mut(seat).allies.put(ally);
                self.scribe.tell(|_| Told::Recruited { seat, ally });
                self.then(Frame::NewAlly(place));
            }
            Group::Demogorgon | Group::Patrols | Group::Demodogs => self.then(Frame::Fought),
            Group::Lab | Group::Roots => {}
        }
        Rests::No
    }

    /// ST-FIGHT-03, ST-FIGHT-04, ST-FIGHT-07, ST-FIGHT-09; Ruling ST-Q-13
    pub(super) fn fought(&mut self) -> Rests {
        let declared = self.state.turn.declared();
        let enemy = declared.enemy.expect("a Fight is against somebody");
        match self.season().foe(enemy) {
            EnemyKind::Demogorgon => self.send_demogorgon(match declared.pile {
                Some(_) => Sending::Adjacent,
                None => Sending::Walk(self.state.turn.value),
            }),
            EnemyKind::Patrol => self.ask(ask::SendPatrol { enemy }),
            EnemyKind::Demodog => {
                self.remove_enemy(enemy);
                Rests::No
            }
        }
    }
}
