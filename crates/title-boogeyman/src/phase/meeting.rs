//! Entering a Room, encounters, Stress and Trouble (BO-MEET, BO-STRESS, BO-TROUBLE).

use veilleuse_core::{SeatSet, house};

use crate::{
    action::Action,
    cards::Aptitude,
    checks::unless,
    state::{Ask, End, Frame, Knack, State},
    told::Told,
    words::{Card, Deck, Entity, NONE},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// BO-MOVE-04, BO-MOVE-05, BO-PLB-03 to BO-PLB-05: what waits for a Child that enters a Room.
    pub(super) fn enter(&mut self, child: u8) -> Rests {
        let room = self.state.child(child).at();
        if self.state.rules.player_run() {
            self.child_finds(room);
        }
        self.name_leader();
        // BO-MEET-03: both together are the Babysitter alone.
        if self.state.sitter == room.0 {
            self.encounter(child, Entity::Babysitter)
        } else if self.state.figure == room.0 {
            self.encounter(child, Entity::Boogeyman)
        } else {
            Rests::No
        }
    }

    /// P1, step 1: the window; asked of everybody who holds cards at all.
    pub(super) fn encounter(&mut self, child: u8, entity: Entity) -> Rests {
        let kid = self.state.child(child);
        if !kid.conscious() {
            return Rests::No;
        }
        let asked = kid.hand_count > 0;
        #[cfg(feature = "planted-leaks")]
        let asked = asked && !self.leak_by_waiting(child, entity);
        if asked {
            return self.ask(Ask::Cancel(child, entity));
        }
        self.meet(child, entity)
    }

    /// BO-MEET-08, Ruling BO-Q-41
    pub(super) fn cancel_decided(&mut self, child: u8, entity: Entity, action: Action) -> Answered {
        match action {
            Action::Pass => Ok(self.meet(child, entity)),
            Action::Play(card) => {
                let pack = self.pack;
                self.window_card(child, card, |_| State::cancels(pack, card.number, entity).then_some(()))?;
                self.discard(child, card.number);
                let figure = self.figure(child);
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::EncounterCancelled {
                    child: figure,
                    entity,
                    card,
                });
                Ok(Rests::No)
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// BO-MEET-01: the card of the entity.
    pub(super) fn meet(&mut self, child: u8, entity: Entity) -> Rests {
        let (figure, room) = (self.figure(child), self.state.child(child).space);
        self.scribe.tell(|_| Told::Met { child: figure, entity });
        let by_noise = entity == Entity::Babysitter && self.state.racket.room == room;
        self.state.racket.met |= by_noise;
        self.then(Frame::AfterMeet(child, entity));
        if entity == Entity::Boogeyman && self.state.able(self.pack, child, Aptitude::TwoBoogeymanCards) {
            let pile = self.state.pile(Deck::Boogeyman);
            if pile.left.len() + pile.spent.len() >= 2 {
                return self.ask(Ask::Aptitude(child, Knack::TwoCards));
            }
        }
        self.draw_card(entity.deck(), child)
    }

    pub(super) fn two_cards(&mut self, child: u8) -> Rests {
        self.state.pick.cards = [NONE; 2];
        self.state.pile_mut(Deck::Boogeyman).refill();
        self.ask(Ask::SecondCard(child))
    }

    /// The two cards of an Aptitude, one after the other.
    pub(super) fn second_drawn(&mut self, child: u8, way: u32) -> Rests {
        let card = self.state.pile_mut(Deck::Boogeyman).left.draw(way);
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::CardDrawn { child: figure, card: Card::new(Deck::Boogeyman, card) });
        let cards = &mut self.state.pick.cards;
        if cards[0] == NONE {
            cards[0] = card;
            self.state.pile_mut(Deck::Boogeyman).refill();
            return self.ask(Ask::SecondCard(child));
        }
        cards[1] = card;
        self.ask(Ask::PickCard(child))
    }

    pub(super) fn card_decided(&mut self, child: u8, action: Action) -> Answered {
        let Action::Take(card) = action else { return Err(house::OTHER_QUESTION) };
        let cards = self.state.pick.cards;
        unless(card.deck == Deck::Boogeyman && cards.contains(&card.number), "BO-STATE-08")?;
        self.state.pick.cards = [0; 2];
        let pile = self.state.pile_mut(Deck::Boogeyman);
        for card in cards {
            pile.spent.put(card);
        }
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::CardPlayed { child: figure, card });
        self.follow(card, child);
        Ok(Rests::No)
    }

    /// P1, steps 4 to 6 (Ruling BO-Q-40); a faint was seen to before.
    pub(super) fn after_meet(&mut self, child: u8, entity: Entity) -> Rests {
        self.then(Frame::EndTurnOf(child));
        self.stress(entity, child)
    }

    /// BO-MEET-07, BO-STRESS-03, BO-STRESS-04, BO-TROUBLE-01, Ruling BO-Q-69
    pub(super) fn stress(&mut self, entity: Entity, child: u8) -> Rests {
        let most = self.pack.tracks.stress;
        let level = &mut self.state.stress[entity as usize];
        if *level >= most[entity as usize] {
            return Rests::No;
        }
        *level += 1;
        let level = *level;
        self.scribe.tell(|_| Told::Stressed { entity, level });
        if self.state.stress == most {
            self.state.end = Some(End::Stress);
        } else if self.pack.tracks.troubles[entity as usize] >> level & 1 != 0 {
            if self.state.troubles.under_way {
                self.state.troubles.put_off(child);
            } else {
                self.then(Frame::Trouble(child));
            }
        }
        Rests::No
    }

    /// BO-TROUBLE-02
    pub(super) fn trouble(&mut self, child: u8) -> Rests {
        // Whoever has just turned into the Boogeyman is no Child any more: the Torch holder stands in.
        let child = if self.state.child(child).gone() { self.state.torch } else { child };
        if !self.state.rules.player_run() {
            return self.draw_card(Deck::Trouble, child);
        }
        if self.state.pile_mut(Deck::Trouble).refill() == 0 {
            Rests::No
        } else {
            self.ask(Ask::Trouble(child))
        }
    }

    pub(super) fn trouble_decided(&mut self, child: u8, action: Action) -> Answered {
        let card = self.take_of(Deck::Trouble, action, "BO-TROUBLE-02")?;
        self.troubled(child, card);
        Ok(Rests::No)
    }

    pub(super) fn troubled(&mut self, child: u8, card: u8) {
        self.state.pile_mut(Deck::Trouble).spent.put(card);
        self.scribe.tell(|_| Told::Troubled { card: Card::new(Deck::Trouble, card) });
        self.state.troubles.under_way = true;
        self.then(Frame::TroubleOver);
        self.then(Frame::Faints);
        let span = self.pack.card(Deck::Trouble, card).does;
        self.then(Frame::Run { span, who: child, fate: true });
    }

    /// Ruling BO-Q-69: the next of those that had to wait.
    pub(super) fn trouble_over(&mut self) -> Rests {
        self.state.troubles.under_way = false;
        if let Some(child) = self.state.troubles.next() {
            self.then(Frame::Trouble(child));
        }
        Rests::No
    }

    /// A card the owner of the Boogeyman takes out of its own.
    pub(super) fn take_of(
        &mut self,
        deck: Deck,
        action: Action,
        rule: &'static str,
    ) -> Result<u8, veilleuse_core::Refusal> {
        let Action::Take(card) = action else { return Err(house::OTHER_QUESTION) };
        let left = &mut self.state.pile_mut(deck).left;
        let there =
            card.deck == deck && card.number < veilleuse_core::kit::Bag::CAPACITY && left.take(card.number);
        unless(there, rule)?;
        Ok(card.number)
    }
}
