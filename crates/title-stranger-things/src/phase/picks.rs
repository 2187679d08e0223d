//! Choosing a pile, a slot, an Ally or a Power (ST-SCENE-05).

use veilleuse_core::{Offers, Question, Rests, Seat, kind, kit::Set, not_offered};

use crate::{
    StrangerThings,
    action::Action,
    ask::{self, Ask},
    pack::Pack,
    state::{Frame, State},
    told::Told,
    words::{Ally, AllySlot, Group, Slot},
};

use super::{Look, Play};

/// A question for one of several slots. Where there is nothing to choose it is not asked.
pub(super) trait Pick: Question<StrangerThings> + Into<Ask> {
    /// What may be picked.
    fn among(self, pack: &Pack, state: &State) -> Set<Slot>;

    /// Whether all of it is alike: then the first is as good as any.
    fn is_all_the_same(self) -> bool {
        false
    }

    /// What is done with the one that was picked.
    fn picked(self, play: &mut Play<'_>, slot: Slot) -> Rests;
}

/// ST-PILE-07; Ruling ST-Q-25: an empty slot for a new pile of this size.
impl Pick for ask::PickSlot {
    fn among(self, pack: &Pack, state: &State) -> Set<Slot> {
        state.empty_of(pack, self.group)
    }

    /// Slots of these groups belong to no Location.
    fn is_all_the_same(self) -> bool {
        matches!(self.group, Group::Demogorgon | Group::Demodogs | Group::Lab)
    }

    fn picked(self, play: &mut Play<'_>, slot: Slot) -> Rests {
        play.then(Frame::Build { slot, left: self.size });
        Rests::No
    }
}

/// A pile to discard.
impl Pick for ask::PickDiscard {
    fn among(self, pack: &Pack, state: &State) -> Set<Slot> {
        state.piles_of(pack, self.group)
    }

    fn picked(self, play: &mut Play<'_>, slot: Slot) -> Rests {
        play.discard_pile(slot);
        Rests::No
    }
}

/// A pile with the fewest tokens, which gets so many.
impl Pick for ask::PickFewest {
    fn among(self, pack: &Pack, state: &State) -> Set<Slot> {
        let piles = state.piles_of(pack, self.group);
        let count = |slot: Slot| state.pile(slot).count;
        let least = piles.iter().map(count).min();
        piles.iter().filter(|slot| Some(count(*slot)) == least).collect()
    }

    fn picked(self, play: &mut Play<'_>, slot: Slot) -> Rests {
        play.then(Frame::Add { slot, left: self.count });
        Rests::No
    }
}

/// Ruling ST-Q-26: the next of the piles that get so many tokens each.
impl Pick for ask::PickOrder {
    fn among(self, _: &Pack, _: &State) -> Set<Slot> {
        self.left
    }

    fn picked(self, play: &mut Play<'_>, slot: Slot) -> Rests {
        play.add_next(self.left, slot, self.count)
    }
}

/// ST-MODE-07; Ruling ST-Q-31: an Ally to remove.
impl Pick for ask::PickAlly {
    fn among(self, pack: &Pack, state: &State) -> Set<Slot> {
        let taken = state.season(pack).ally_slots().filter(|(place, _)| state.allies[*place].is_some());
        taken.map(|(_, slot)| slot).collect()
    }

    fn picked(self, play: &mut Play<'_>, slot: Slot) -> Rests {
        let (place, ally) = play.take_ally(slot);
        play.state.boxed_allies.put(ally);
        let spot = play.spot(slot);
        play.scribe.tell(|_| Told::AllyRemoved { slot: spot, ally });
        play.discard_pile(slot);
        play.then(Frame::NewAlly(place));
        Rests::No
    }
}

/// ST-POWER-04; Ruling ST-Q-58: a Power to eliminate.
impl Pick for ask::PickPower {
    fn among(self, pack: &Pack, state: &State) -> Set<Slot> {
        state.powers_left(pack)
    }

    fn picked(self, play: &mut Play<'_>, slot: Slot) -> Rests {
        play.state.spent.put(slot);
        let power = play.season().slot(slot).power();
        play.scribe.tell(|_| Told::PowerLost { power });
        play.discard_pile(slot);
        Rests::No
    }
}

/// ST-SCENE-05: the active player picks. What there is to pick, and what follows, each of them says above.
macro_rules! picks {
    ($($name:ident),+) => {
        $(impl Question<StrangerThings> for ask::$name {
            fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
                to.each(kind!(Action::Pick), self.among(at.pack, at.state).iter(), |_| "ST-SCENE-05");
            }

            fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
                let Action::Pick(slot) = *action else { not_offered(action) };
                let spot = play.spot(slot);
                play.scribe.tell(|_| Told::Picked { seat, slot: spot });
                self.picked(play, slot)
            }
        })+
    };
}

picks!(PickSlot, PickDiscard, PickFewest, PickOrder, PickAlly, PickPower);

impl Play<'_> {
    /// Asks the active player, unless there is nothing to choose.
    pub(super) fn pick(&mut self, pick: impl Pick) -> Rests {
        let there = pick.among(self.pack, self.state);
        match there.first() {
            None => self.idle(),
            Some(_) if there.len() > 1 && !pick.is_all_the_same() => self.ask(pick),
            Some(first) => pick.picked(self, first),
        }
    }

    /// Takes the Ally with these tokens off its Ally slot.
    pub(super) fn take_ally(&mut self, tokens: Slot) -> (AllySlot, Ally) {
        let place = self.season().ally_slot(tokens).expect("an Ally lies on an Ally slot");
        (place, self.state.allies[place].take().expect("an Ally with its tokens"))
    }
}
