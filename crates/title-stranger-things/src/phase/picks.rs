//! Choosing a pile, a slot, an Ally or a Power (ST-SCENE-05).

use veilleuse_core::{Refusal, house};

use super::{Answered, Play, Rests};
use crate::{
    action::Action,
    state::{Ask, Frame, Picking, State},
    told::Told,
    words::{Ally, Group, NONE, Power, Slot, slots},
};

impl Play<'_, '_> {
    /// Asks the active player, unless there is nothing to choose.
    pub(super) fn pick(&mut self, picking: Picking) -> Rests {
        let there = self.state.pickable(self.pack, picking);
        match there.count_ones() {
            0 => self.idle(),
            1 => self.picked(picking, Slot(there.trailing_zeros() as u8)),
            _ if picking.is_all_the_same() => self.picked(picking, Slot(there.trailing_zeros() as u8)),
            _ => self.ask(Ask::Pick(picking)),
        }
    }

    pub(super) fn pick_decided(&mut self, picking: Picking, action: Action) -> Answered {
        let Action::Pick(slot) = action else { return Err(house::OTHER_QUESTION) };
        if slot.0 >= 32 || self.state.pickable(self.pack, picking) & slot.bit() == 0 {
            return Err(Refusal::by("ST-SCENE-05"));
        }
        let (seat, spot) = (self.state.active, self.spot(slot));
        self.scribe.tell(|_| Told::Picked { seat, slot: spot });
        Ok(self.picked(picking, slot))
    }

    fn picked(&mut self, picking: Picking, slot: Slot) -> Rests {
        match picking {
            // ST-PILE-07; Ruling ST-Q-25
            Picking::Create(_, size) => self.then(Frame::Build { slot, left: size }),
            Picking::Fewest(_, count) => self.then(Frame::Add { slot, left: count }),
            Picking::Next(left, count) => self.add_next(left, slot, count),
            Picking::Discard(_) => self.discard_pile(slot),
            // ST-MODE-07; Ruling ST-Q-31
            Picking::Ally => {
                let place = self.state.ally_place(self.pack, slot).unwrap_or(0);
                let ally = self.state.allies[place];
                self.state.allies[place] = NONE;
                self.state.boxed_allies.put(ally);
                let spot = self.spot(slot);
                self.scribe.tell(|_| Told::AllyRemoved { slot: spot, ally: Ally(ally) });
                self.discard_pile(slot);
                self.then(Frame::NewAlly(place as u8));
            }
            // ST-POWER-04; Ruling ST-Q-58
            Picking::Power => {
                self.state.spent |= 1 << self.state.power_place(self.pack, slot);
                let power = self.season().slot(slot).power;
                self.scribe.tell(|_| Told::PowerLost { power: Power(power) });
                self.discard_pile(slot);
            }
        }
        Rests::No
    }
}

impl Picking {
    /// Empty slots of a group without Locations are alike: the first is as good as any.
    const fn is_all_the_same(self) -> bool {
        matches!(self, Picking::Create(Group::Demogorgon | Group::Demodogs | Group::Lab, _))
    }
}

impl State {
    /// What may be picked.
    pub(crate) fn pickable(&self, pack: &crate::Pack, picking: Picking) -> u32 {
        match picking {
            Picking::Create(group, _) => self.empty_of(pack, group),
            Picking::Discard(group) => self.piles_of(pack, group),
            Picking::Next(left, _) => left,
            Picking::Fewest(group, _) => {
                let piles = self.piles_of(pack, group);
                let least = slots(piles).map(|slot| self.pile(slot).count).min();
                slots(piles)
                    .filter(|slot| Some(self.pile(*slot).count) == least)
                    .fold(0, |set, slot| set | slot.bit())
            }
            Picking::Ally => slots(self.season(pack).group(Group::Ally))
                .zip(self.allies)
                .filter(|(_, ally)| *ally != NONE)
                .fold(0, |set, (slot, _)| set | slot.bit()),
            Picking::Power => self.powers_left(pack),
        }
    }
}
