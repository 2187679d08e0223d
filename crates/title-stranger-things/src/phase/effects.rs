//! What Scenes and Powers do, sentence by sentence.

use arrayvec::ArrayVec;
use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, not_offered,
};

use crate::{
    StrangerThings,
    action::Action,
    ask::{self, For},
    cards::{Effect, Piles, Who},
    pack::Pack,
    pile::{order, orders},
    state::{Frame, Sending, State, bits, seat_bits},
    told::{Cause, Told},
    words::{Card, Enemy, EnemyKind, Group, NONE, Slot, Token, slots},
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
        let places = |pile| (0..at.state.pile(pile).count).map(move |place| (pile, place));
        let tokens = slots(at.state.returnable(at.pack, self.group)).flat_map(places);
        to.each(kind!(Action::Return { pile, place }), tokens, |_| "ST-TOKEN-05");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Return { pile, place } = *action else { not_offered(action) };
        play.give_back(pile, usize::from(place))
    }
}

/// The order in which a pile lies after a token was returned.
impl Draw<StrangerThings> for ask::Restack {
    fn chance(self, state: &State) -> Chance {
        For::Shuffle.among(orders(state.pile(self.slot).count))
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let count = play.state.pile(self.slot).count;
        play.state.restack(self.slot, &order(count, way)[..usize::from(count)], play.referee);
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
        to.each(kind!(Action::Discard), at.hand().iter().map(Card), |_| "ST-SCENE-05");
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
        bits(patrols.into()).for_each(|place| self.remove_enemy(Enemy(place)));
        slots(self.state.piles_of(self.pack, Group::Patrols)).for_each(|slot| self.discard_pile(slot));
        Rests::No
    }

    /// Ruling ST-Q-22: a Demodog, then one of their piles.
    fn remove_demodog(&mut self) -> Rests {
        let dogs = self.state.enemies_of(self.pack, EnemyKind::Demodog);
        match dogs.count_ones() {
            0 => self.idle(),
            1 => self.demodog_gone(Enemy(dogs.trailing_zeros() as u8)),
            _ => self.ask(ask::PickDemodog),
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
        for slot in slots(piles) {
            self.state.piles[slot.index()].look(seat, self.referee);
            let tokens = self.state.tokens_of(slot, self.referee);
            let spot = self.spot(slot);
            self.scribe.reveal(SeatSet::only(seat), |eyes| Told::Looked {
                seat,
                slot: spot,
                tokens: eyes.among(SeatSet::only(seat)).then(|| tokens.to_vec()),
            });
        }
        if piles == 0 { self.idle() } else { self.ask(ask::Share { group }) }
    }

    fn share_look(&mut self, seat: Seat, group: Group) {
        for slot in slots(self.state.piles_of(self.pack, group)) {
            let count = usize::from(self.state.pile(slot).count);
            for place in 0..count {
                self.state.learn(slot, place, self.referee);
            }
            let tokens = self.state.tokens_of(slot, self.referee);
            let spot = self.spot(slot);
            self.scribe.reveal(ALL, |_| Told::LookShared { seat, slot: spot, tokens: tokens.to_vec() });
        }
    }

    fn ask_return(&mut self, group: Group) -> Rests {
        let none = self.state.returnable(self.pack, group) == 0;
        if none { self.idle() } else { self.ask(ask::Return { group }) }
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
        if self.state.pile(slot).count > 1 { self.ask(ask::Restack { slot }) } else { Rests::No }
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
        self.ask(ask::DiscardCard { seat, left })
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
    fn concerned(&self, pack: &Pack, who: Who) -> u8 {
        let season = self.season(pack);
        let at = |seat: Seat| self.player(seat).location().bit();
        match who {
            Who::Active => 1 << self.active.index(),
            Who::Each => seat_bits(self.seats()),
            Who::EachIn(zone) => seat_bits(self.seats().filter(|seat| season.zone(zone) & at(*seat) != 0)),
            Who::EachWith(kind) => {
                let enemies = bits(self.enemies_of(pack, kind).into());
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
    fn returnable(&self, pack: &Pack, group: Group) -> u32 {
        slots(self.piles_of(pack, group))
            .filter(|slot| self.pile(*slot).count >= 2)
            .fold(0, |set, slot| set | slot.bit())
    }

    fn tokens_of(&self, slot: Slot, referee: &Referee) -> ArrayVec<Token, 4> {
        let pile = self.pile(slot);
        pile.truth(referee)[..usize::from(pile.count)].iter().map(|token| Token(*token)).collect()
    }
}
