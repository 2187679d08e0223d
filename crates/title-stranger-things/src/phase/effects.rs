//! What Scenes and Powers do, sentence by sentence.

use arrayvec::ArrayVec;
use veilleuse_core::{Refusal, Seat, SeatSet, house};

use super::{Answered, Play, Rests, opening::ALL};
use crate::{
    action::Action,
    cards::{Effect, Piles, Who},
    state::{Ask, Frame, Picking, Sending, State, seat_bits},
    told::{Cause, Told},
    words::{Card, Enemy, EnemyKind, Group, NONE, Slot, Token, slots},
};

impl Play<'_, '_> {
    pub(super) fn effect(&mut self, effect: &Effect) -> Rests {
        match *effect {
            Effect::Fear { who, amount } => {
                let seats = self.state.concerned(self.pack, who);
                self.frighten(seats, amount, Cause::Scene);
                Rests::No
            }
            Effect::Calm { who, amount } => {
                let seats = self.state.concerned(self.pack, who);
                for seat in self.state.in_turn().filter(|seat| seats >> seat.index() & 1 != 0) {
                    self.soothe(seat, amount);
                }
                Rests::No
            }
            Effect::Move { enemy, goal, steps } => self.move_enemies(enemy, goal, steps),
            Effect::PlaceDemogorgon => self.send_demogorgon(Sending::Anywhere),
            Effect::RemovePatrols => self.remove_patrols(),
            Effect::RemoveDemodog => self.remove_demodog(),
            Effect::Spawn(at) => self.spawn(at),
            Effect::Add { to: Piles::Each(group), count } => {
                let left = self.state.piles_of(self.pack, group);
                self.then(Frame::AddEach { left, count });
                if left == 0 { self.idle() } else { Rests::No }
            }
            Effect::Add { to: Piles::Fewest(group), count } => self.pick(Picking::Fewest(group, count)),
            Effect::Create { group, size } => self.pick(Picking::Create(group, size)),
            Effect::DiscardPile(group) => self.pick(Picking::Discard(group)),
            Effect::Look(group) => self.look(group),
            Effect::ReturnToken(group) => self.ask_return(group),
            Effect::Discard { who, count } => {
                let left = self.state.concerned(self.pack, who);
                self.then(Frame::DiscardEach { left, count });
                Rests::No
            }
            Effect::RemoveAlly => self.pick(Picking::Ally),
            Effect::EliminatePower => self.pick(Picking::Power),
            Effect::EndOfDay => self.end_of_day(),
        }
    }

    /// ST-FIGHT-08; Rulings ST-Q-19, ST-Q-20
    fn remove_patrols(&mut self) -> Rests {
        let patrols = self.state.enemies_of(self.pack, EnemyKind::Patrol);
        crate::state::bits(patrols.into()).for_each(|place| self.remove_enemy(Enemy(place)));
        slots(self.state.piles_of(self.pack, Group::Patrols)).for_each(|slot| self.discard_pile(slot));
        Rests::No
    }

    /// Ruling ST-Q-22: a Demodog, then one of their piles.
    fn remove_demodog(&mut self) -> Rests {
        let dogs = self.state.enemies_of(self.pack, EnemyKind::Demodog);
        match dogs.count_ones() {
            0 => self.idle(),
            1 => self.demodog_gone(Enemy(dogs.trailing_zeros() as u8)),
            _ => self.ask(Ask::PickDemodog),
        }
    }

    fn demodog_gone(&mut self, enemy: Enemy) -> Rests {
        self.remove_enemy(enemy);
        self.pick(Picking::Discard(Group::Demodogs))
    }

    pub(super) fn demodog_decided(&mut self, action: Action) -> Answered {
        let Action::PickEnemy(enemy) = action else { return Err(house::OTHER_QUESTION) };
        if enemy.0 >= 4 || self.state.enemies_of(self.pack, EnemyKind::Demodog) >> enemy.0 & 1 == 0 {
            return Err(Refusal::by("ST-SCENE-05"));
        }
        Ok(self.demodog_gone(enemy))
    }

    /// ST-TOKEN-05; Ruling ST-Q-62: the looker sees, the others see that somebody looks.
    fn look(&mut self, group: Group) -> Rests {
        let seat = self.state.active;
        let piles = self.state.piles_of(self.pack, group);
        for slot in slots(piles) {
            self.state.piles[slot.index()].look(seat, self.referee);
            let tokens = self.state.tokens_of(slot, self.referee);
            #[cfg(feature = "planted-leaks")]
            self.leak_token(crate::LeakedSecret::LookedAt, slot, tokens[0].0);
            let spot = self.spot(slot);
            self.scribe.reveal(SeatSet::only(seat), |eyes| Told::Looked {
                seat,
                slot: spot,
                tokens: eyes.among(SeatSet::only(seat)).then(|| tokens.to_vec()),
            });
        }
        if piles == 0 { self.idle() } else { self.ask(Ask::Share(group)) }
    }

    pub(super) fn look_decided(&mut self, action: Action) -> Answered {
        let seat = self.state.active;
        match (self.state.ask, action) {
            (Ask::Share(_), Action::KeepSecret) => self.scribe.tell(|_| Told::KeptSecret { seat }),
            (Ask::Share(group), Action::Share) => {
                for slot in slots(self.state.piles_of(self.pack, group)) {
                    let count = usize::from(self.state.pile(slot).count);
                    for place in 0..count {
                        self.state.learn(slot, place, self.referee);
                    }
                    let tokens = self.state.tokens_of(slot, self.referee);
                    let spot = self.spot(slot);
                    self.scribe.reveal(ALL, |_| Told::LookShared {
                        seat,
                        slot: spot,
                        tokens: tokens.to_vec(),
                    });
                }
            }
            (Ask::Return(group), Action::Return { pile, place }) => {
                if pile.0 >= 32
                    || self.state.returnable(self.pack, group) & pile.bit() == 0
                    || place >= self.state.pile(pile).count
                {
                    return Err(Refusal::by("ST-TOKEN-05"));
                }
                return Ok(self.give_back(pile, usize::from(place)));
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }

    fn ask_return(&mut self, group: Group) -> Rests {
        if self.state.returnable(self.pack, group) == 0 { self.idle() } else { self.ask(Ask::Return(group)) }
    }

    /// One token goes back, the others lie in an order nobody knows.
    fn give_back(&mut self, slot: Slot, place: usize) -> Rests {
        let seat = self.state.active;
        let pile = self.state.pile(slot);
        let token = Token(pile.truth(self.referee)[place]);
        let all = (0..usize::from(pile.count)).all(|place| pile.shown[place] != NONE);
        let knowers = if all { ALL } else { SeatSet::only(seat) };
        self.state.return_token(slot, place, seat, self.referee);
        let spot = self.spot(slot);
        self.scribe.tell(|eyes| Told::TokenReturned {
            seat,
            slot: spot,
            token: eyes.among(knowers).then_some(token),
        });
        if self.state.pile(slot).count > 1 { self.ask(Ask::Restack(slot)) } else { Rests::No }
    }

    pub(super) fn restacked(&mut self, slot: Slot, way: u32) -> Rests {
        let count = self.state.pile(slot).count;
        let order = crate::pile::order(count, way);
        self.state.restack(slot, &order[..usize::from(count)], self.referee);
        Rests::No
    }

    /// Rulings ST-Q-50, ST-Q-51: each owner chooses; who has too few discards all.
    pub(super) fn discard_each(&mut self, left: u8, count: u8) -> Rests {
        let Some(seat) = self.state.in_turn().find(|seat| left >> seat.index() & 1 != 0) else {
            return Rests::No;
        };
        self.then(Frame::DiscardEach { left: left & !(1 << seat.index()), count });
        self.discard_some(seat, count)
    }

    fn discard_some(&mut self, seat: Seat, left: u8) -> Rests {
        let hand = *self.state.player(seat).hand.truth(self.referee);
        if left == 0 || hand.is_empty() {
            return Rests::No;
        }
        if hand.len() <= u32::from(left) {
            hand.iter().for_each(|card| self.discard_card(seat, Card(card)));
            return Rests::No;
        }
        self.ask(Ask::DiscardCard { seat, left })
    }

    pub(super) fn discard_decided(&mut self, seat: Seat, left: u8, action: Action) -> Answered {
        let Action::Discard(card) = action else { return Err(house::OTHER_QUESTION) };
        if !self.holds_card(seat, card) {
            return Err(Refusal::by("ST-SCENE-05"));
        }
        self.discard_card(seat, card);
        Ok(self.discard_some(seat, left - 1))
    }

    /// ST-CARD-05: a discarded card adds no Danger.
    fn discard_card(&mut self, seat: Seat, card: Card) {
        self.state.players[seat.index()].take_card(card.0, self.referee);
        self.state.cards.discard(card.0);
        let learners = self.learners_of_a_card();
        self.scribe.reveal(learners, |_| Told::CardDiscarded { seat, card });
    }
}

impl State {
    /// Whom an effect concerns, as bits.
    pub(crate) fn concerned(&self, pack: &crate::Pack, who: Who) -> u8 {
        let season = self.season(pack);
        let at = |seat: Seat| self.player(seat).location().bit();
        match who {
            Who::Active => 1 << self.active.index(),
            Who::Each => seat_bits(self.seats()),
            Who::EachIn(zone) => seat_bits(self.seats().filter(|seat| season.zone(zone) & at(*seat) != 0)),
            Who::EachWith(kind) => {
                let enemies = crate::state::bits(self.enemies_of(pack, kind).into());
                let places = enemies.fold(0, |set, place| set | 1 << self.enemies[usize::from(place)]);
                seat_bits(self.seats().filter(|seat| places & at(*seat) != 0))
            }
            Who::EachAlone => seat_bits(self.seats().filter(|seat| !self.has_company(pack, *seat))),
            Who::EachWithoutEnemy => {
                let places = self.enemy_places();
                seat_bits(self.seats().filter(|seat| places & at(*seat) == 0))
            }
        }
    }

    /// Piles that keep a token when one is returned (Ruling ST-Q-43).
    pub(crate) fn returnable(&self, pack: &crate::Pack, group: Group) -> u32 {
        slots(self.piles_of(pack, group))
            .filter(|slot| self.pile(*slot).count >= 2)
            .fold(0, |set, slot| set | slot.bit())
    }

    fn tokens_of(&self, slot: Slot, referee: &veilleuse_core::Referee) -> ArrayVec<Token, 4> {
        let pile = self.pile(slot);
        pile.truth(referee)[..usize::from(pile.count)].iter().map(|token| Token(*token)).collect()
    }
}
