//! What Scenes and Powers do, sentence by sentence.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, kit::Set,
    not_offered,
};

use crate::{
    StrangerThings,
    action::Action,
    ask::{self, For},
    cards::{Effect, Piles, Who},
    pack::Pack,
    pile::{order, orders},
    state::{Frame, Sending, State},
    told::{Cause, Told},
    words::{Card, Enemy, EnemyKind, Group, Place, Slot},
};

use super::{Look, Play, opening::ALL};

/// ST-TOKEN-05; Ruling ST-Q-62: who has looked may tell the others.
impl Question<StrangerThings> for ask::Share {
    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Share, Action::KeepSecret]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match action {
            Action::Share => play.share_look(seat, self.group),
            Action::KeepSecret => play.scribe.tell(|_| Told::KeptSecret { seat }),
            _ => not_offered(action),
        }
        Rests::No
    }
}

/// ST-TOKEN-05: one token of a pile, by its place, goes back to the reserve.
impl Question<StrangerThings> for ask::Return {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let places = |pile| at.state.pile(pile).places().map(move |place| (pile, place));
        let tokens = at.state.returnable(at.pack, self.group).iter().flat_map(places);
        to.each(kind!(Action::Return { pile, place }), tokens, |_| "ST-TOKEN-05");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Return { pile, place } = *action else { not_offered(action) };
        play.give_back(pile, place)
    }
}

/// The order in which a pile lies after a token was returned.
impl Draw<StrangerThings> for ask::Restack {
    fn chance(self, state: &State) -> Chance {
        For::Shuffle.among(orders(state.pile(self.slot).count))
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let count = play.state.pile(self.slot).count;
        play.state.restack(self.slot, &order(count, way), play.referee);
        Rests::No
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Way(way)
    }
}

/// ST-SCENE-05; Ruling ST-Q-50: each owner chooses which cards go.
impl Question<StrangerThings> for ask::DiscardCard {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Discard), at.hand().iter(), |_| "ST-SCENE-05");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Discard(card) = *action else { not_offered(action) };
        play.discard_card(seat, card);
        play.discard_some(seat, self.left - 1)
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("left", self.left)
    }
}

impl Play<'_> {
    pub(super) fn effect(&mut self, effect: &Effect) -> Rests {
        match *effect {
            Effect::Fear { who, amount } => {
                let seats = self.state.concerned(self.pack, who);
                self.frighten(seats, amount, Cause::Scene);
                Rests::No
            }
            Effect::Calm { who, amount } => {
                let seats = self.state.concerned(self.pack, who);
                for seat in self.state.in_turn(seats) {
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
                if left.is_empty() { self.idle() } else { Rests::No }
            }
            Effect::Add { to: Piles::Fewest(group), count } => self.pick(ask::PickFewest { group, count }),
            Effect::Create { group, size } => self.pick(ask::PickSlot { group, size }),
            Effect::DiscardPile(group) => self.pick(ask::PickDiscard { group }),
            Effect::Look(group) => self.look(group),
            Effect::ReturnToken(group) => self.ask_return(group),
            Effect::Discard { who, count } => {
                let left = self.state.concerned(self.pack, who);
                self.then(Frame::DiscardEach { left, count });
                Rests::No
            }
            Effect::RemoveAlly => self.pick(ask::PickAlly),
            Effect::EliminatePower => self.pick(ask::PickPower),
            Effect::EndOfDay => self.end_of_day(),
        }
    }

    /// ST-FIGHT-08; Rulings ST-Q-19, ST-Q-20
    fn remove_patrols(&mut self) -> Rests {
        let patrols = self.state.enemies_of(self.pack, EnemyKind::Patrol);
        patrols.iter().for_each(|patrol| self.remove_enemy(patrol));
        let piles = self.state.piles_of(self.pack, Group::Patrols);
        piles.iter().for_each(|slot| self.discard_pile(slot));
        Rests::No
    }

    /// Ruling ST-Q-22: a Demodog, then one of their piles.
    fn remove_demodog(&mut self) -> Rests {
        let dogs = self.state.enemies_of(self.pack, EnemyKind::Demodog);
        match dogs.single() {
            Some(only) => self.demodog_gone(only),
            None if dogs.is_empty() => self.idle(),
            None => self.ask(ask::PickDemodog),
        }
    }

    pub(super) fn demodog_gone(&mut self, enemy: Enemy) -> Rests {
        self.remove_enemy(enemy);
        self.pick(ask::PickDiscard { group: Group::Demodogs })
    }

    /// ST-TOKEN-05; Ruling ST-Q-62: the looker sees, the others see that somebody looks.
    fn look(&mut self, group: Group) -> Rests {
        let seat = self.state.active;
        let piles = self.state.piles_of(self.pack, group);
        for slot in piles.iter() {
            let pile = &mut self.state.piles[slot];
            pile.look(seat, self.referee);
            let tokens = pile.truth(self.referee);
            let spot = self.spot(slot);
            self.scribe.reveal(SeatSet::only(seat), |eyes| Told::Looked {
                seat,
                slot: spot,
                tokens: eyes.among(SeatSet::only(seat)).then(|| tokens.iter().collect()),
            });
        }
        if piles.is_empty() { self.idle() } else { self.ask(ask::Share { group }) }
    }

    fn share_look(&mut self, seat: Seat, group: Group) {
        for slot in self.state.piles_of(self.pack, group).iter() {
            for place in self.state.pile(slot).places() {
                self.state.learn(slot, place, self.referee);
            }
            let tokens = self.state.pile(slot).truth(self.referee);
            let slot = self.spot(slot);
            self.scribe.reveal(ALL, |_| Told::LookShared { seat, slot, tokens: tokens.iter().collect() });
        }
    }

    fn ask_return(&mut self, group: Group) -> Rests {
        let none = self.state.returnable(self.pack, group).is_empty();
        if none { self.idle() } else { self.ask(ask::Return { group }) }
    }

    /// One token goes back, the others lie in an order nobody knows.
    fn give_back(&mut self, slot: Slot, place: Place) -> Rests {
        let seat = self.state.active;
        let pile = self.state.pile(slot);
        let token = pile.token(place, self.referee);
        let knowers = if pile.is_known() { ALL } else { SeatSet::only(seat) };
        self.state.return_token(slot, place, seat, self.referee);
        let spot = self.spot(slot);
        self.scribe.tell(|eyes| Told::TokenReturned {
            seat,
            slot: spot,
            token: eyes.among(knowers).then_some(token),
        });
        if self.state.pile(slot).count > 1 { self.ask(ask::Restack { slot }) } else { Rests::No }
    }

    /// Rulings ST-Q-50, ST-Q-51: each owner chooses; who has too few discards all.
    pub(super) fn discard_each(&mut self, left: Set<Seat>, count: u8) -> Rests {
        let Some(seat) = self.state.in_turn(left).next() else { return Rests::No };
        self.then(Frame::DiscardEach { left: left.without(seat), count });
        self.discard_some(seat, count)
    }

    fn discard_some(&mut self, seat: Seat, left: u8) -> Rests {
        let hand = *self.state.player(seat).hand.truth(self.referee);
        if left == 0 || hand.is_empty() {
            return Rests::No;
        }
        if hand.len() <= u32::from(left) {
            hand.iter().for_each(|card| self.discard_card(seat, card));
            return Rests::No;
        }
        self.ask(ask::DiscardCard { seat, left })
    }

    /// ST-CARD-05: a discarded card adds no Danger.
    fn discard_card(&mut self, seat: Seat, card: Card) {
        self.state.player_mut(seat).take_card(card, self.referee);
        self.state.cards.discard(card);
        let learners = self.learners_of_a_card();
        self.scribe.reveal(learners, |_| Told::CardDiscarded { seat, card });
    }
}

impl State {
    /// Whom an effect concerns.
    fn concerned(&self, pack: &Pack, who: Who) -> Set<Seat> {
        let season = self.season(pack);
        let at = |seat: &Seat| self.player(*seat).location();
        match who {
            Who::Active => Set::only(self.active),
            Who::Each => self.seats().collect(),
            Who::EachIn(zone) => self.seats().filter(|seat| season.zone(zone).has(at(seat))).collect(),
            Who::EachWith(kind) => {
                let with = |enemy: Enemy, seat: &Seat| self.enemies[enemy] == Some(at(seat));
                let enemies = self.enemies_of(pack, kind);
                self.seats().filter(|seat| enemies.iter().any(|enemy| with(enemy, seat))).collect()
            }
            Who::EachAlone => self.seats().filter(|seat| !self.has_company(pack, *seat)).collect(),
            Who::EachWithoutEnemy => {
                let places = self.enemy_places();
                self.seats().filter(|seat| !places.has(at(seat))).collect()
            }
        }
    }

    /// Piles that keep a token when one is returned (Ruling ST-Q-43).
    fn returnable(&self, pack: &Pack, group: Group) -> Set<Slot> {
        self.piles_of(pack, group).iter().filter(|slot| self.pile(*slot).count >= 2).collect()
    }
}
