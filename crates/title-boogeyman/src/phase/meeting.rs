//! Entering a Room, encounters, Stress and Trouble (BO-MEET, BO-STRESS, BO-TROUBLE).

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind, not_offered,
};

use crate::{
    Boogeyman,
    action::Action,
    ask,
    cards::Aptitude,
    frame::{End, Frame, Knack},
    pack::Pack,
    state::State,
    told::Told,
    words::{Card, Child, Deck, Entity, Number},
};

use super::{Look, Play};

/// BO-MEET-08, Ruling BO-Q-41: some cards cancel an encounter.
impl Question<Boogeyman> for ask::Cancel {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn is_window(self, state: &State) -> bool {
        state.hides_cards(self.child)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        at.cards_that_fit(self.child, |hand| hand & at.pack.moments.encounter[self.entity], to);
        to.all([Action::Pass]);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let ask::Cancel { child, entity } = self;
        match *action {
            Action::Pass => play.meet(child, entity),
            Action::Play(card) => {
                play.discard(child, card.number);
                let child = play.figure(child);
                let all = SeatSet::EVERYBODY;
                play.scribe.reveal(all, |_| Told::EncounterCancelled { child, entity, card });
                Rests::No
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.named(line, self.child).name("entity", format!("entity-{}", self.entity.id()))
    }
}

/// The two cards of an Aptitude, one after the other.
impl Draw<Boogeyman> for ask::SecondCard {
    fn chance(self, state: &State) -> Chance {
        state.chance_of(Deck::Boogeyman)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let card = play.state.piles[Deck::Boogeyman].left.draw(way);
        let child = play.figure(self.child);
        play.scribe.tell(|_| Told::CardDrawn { child, card: Card::new(Deck::Boogeyman, card) });
        let Some(first) = self.first else {
            play.state.piles[Deck::Boogeyman].refill();
            return play.ask(ask::SecondCard { first: Some(card), ..self });
        };
        let pick = ask::PickCard { child: self.child, cards: [first, card] };
        let name = |number: Number| &play.pack.card(Card::new(Deck::Boogeyman, number)).name;
        // Of two cards that say the same there is nothing to choose.
        if name(first) == name(card) { pick.follow(play, first) } else { play.ask(pick) }
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        state.card_name(Deck::Boogeyman, way)
    }
}

/// BO-STATE-08: one of the two is followed.
impl Question<Boogeyman> for ask::PickCard {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        let cards = self.cards.iter().map(|card| Card::new(Deck::Boogeyman, *card));
        to.each(kind!(Action::Take), cards, |_| "BO-STATE-08");
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Take(card) = *action else { not_offered(action) };
        self.follow(play, card.number)
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.named(line, self.child)
    }
}

impl ask::PickCard {
    /// One of the two is followed, and both are discarded.
    fn follow(self, play: &mut Play<'_>, number: Number) -> Rests {
        play.state.piles[Deck::Boogeyman].spent |= self.cards.into_iter().collect();
        let (child, card) = (play.figure(self.child), Card::new(Deck::Boogeyman, number));
        play.scribe.tell(|_| Told::CardPlayed { child, card });
        play.follow(card, self.child)
    }
}

/// BO-TROUBLE-02: the owner of the Boogeyman chooses the Trouble.
impl Question<Boogeyman> for ask::Trouble {
    fn asked(self, state: &State) -> SeatSet {
        state.boogeyman_seats()
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        at.cards_left(Deck::Trouble, "BO-TROUBLE-02", to);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let Action::Take(card) = *action else { not_offered(action) };
        play.state.piles[Deck::Trouble].left.take(card.number);
        play.troubled(self.child, card.number)
    }
}

impl Play<'_> {
    /// BO-MOVE-04, BO-MOVE-05, BO-PLB-03 to BO-PLB-05: what waits for a Child that enters a Room.
    pub(super) fn enter(&mut self, child: Child) -> Rests {
        let room = self.state.children[child].at();
        if self.state.rules.player_run() {
            self.child_finds(room);
        }
        self.name_leader();
        // BO-MEET-03: both together are the Babysitter alone.
        if self.state.sitter == Some(room) {
            self.encounter(child, Entity::Babysitter)
        } else if self.state.figure == Some(room) {
            self.encounter(child, Entity::Boogeyman)
        } else {
            Rests::No
        }
    }

    /// The window before an encounter; asked of everybody who may hold such a card, as far as the table knows.
    pub(super) fn encounter(&mut self, child: Child, entity: Entity) -> Rests {
        let kid = &self.state.children[child];
        if !kid.conscious() {
            return Rests::No;
        }
        if self.state.may_hold(child, |cards| cards & self.pack.moments.encounter[entity]) {
            return self.ask(ask::Cancel { child, entity });
        }
        self.meet(child, entity)
    }

    /// BO-MEET-01: the card of the entity.
    pub(super) fn meet(&mut self, child: Child, entity: Entity) -> Rests {
        let (figure, room) = (self.figure(child), self.state.children[child].at());
        self.scribe.tell(|_| Told::Met { child: figure, entity });
        if let Some(racket) = &mut self.state.racket {
            racket.met |= entity == Entity::Babysitter && racket.room == room;
        }
        self.then(Frame::AfterMeet(child, entity));
        if entity == Entity::Boogeyman && self.state.able(self.pack, child, Aptitude::TwoBoogeymanCards) {
            let pile = &self.state.piles[Deck::Boogeyman];
            if pile.left.len() + pile.spent.len() >= 2 {
                return self.ask(ask::Aptitude { child, knack: Knack::TwoCards });
            }
        }
        self.draw_card(entity.deck(), child)
    }

    pub(super) fn two_cards(&mut self, child: Child) -> Rests {
        self.state.piles[Deck::Boogeyman].refill();
        self.ask(ask::SecondCard { child, first: None })
    }

    /// Ruling BO-Q-40: Stress, then the end of the turn; a faint was seen to before.
    pub(super) fn after_meet(&mut self, child: Child, entity: Entity) -> Rests {
        self.then(Frame::EndTurnOf(child));
        self.stress(entity, child)
    }

    /// BO-MEET-07, BO-STRESS-03, BO-STRESS-04, BO-TROUBLE-01, Ruling BO-Q-69
    pub(super) fn stress(&mut self, entity: Entity, child: Child) -> Rests {
        let most = &self.pack.tracks.stress;
        let level = &mut self.state.stress[entity];
        if *level >= most[entity] {
            return Rests::No;
        }
        *level += 1;
        let level = *level;
        self.scribe.tell(|_| Told::Stressed { entity, level });
        if self.state.stress == *most {
            return self.ends(End::Stress);
        }
        if self.pack.tracks.troubles[entity].contains(&level) {
            if self.state.troubles.under_way {
                self.state.troubles.put_off(child);
            } else {
                self.then(Frame::Trouble(child));
            }
        }
        Rests::No
    }

    /// BO-TROUBLE-02
    pub(super) fn trouble(&mut self, child: Child) -> Rests {
        // Whoever has just turned into the Boogeyman is no Child any more: the Torch holder stands in.
        let child = if self.state.children[child].gone() { self.state.torch_holder() } else { child };
        if !self.state.rules.player_run() {
            return self.draw_card(Deck::Trouble, child);
        }
        let pile = &mut self.state.piles[Deck::Trouble];
        pile.refill();
        match pile.left.single() {
            // Where one is left there is no choice.
            Some(only) => {
                pile.left.take(only);
                self.troubled(child, only)
            }
            None if pile.left.is_empty() => Rests::No,
            None => self.ask(ask::Trouble { child }),
        }
    }

    pub(super) fn troubled(&mut self, child: Child, number: Number) -> Rests {
        self.state.piles[Deck::Trouble].spent.put(number);
        let card = Card::new(Deck::Trouble, number);
        self.scribe.tell(|_| Told::Troubled { card });
        self.state.troubles.under_way = true;
        self.then(Frame::TroubleOver);
        self.then(Frame::Faints);
        let span = self.pack.card(card).does;
        self.then(Frame::Run { span, who: child, fate: true })
    }

    /// Ruling BO-Q-69: the next of those that had to wait.
    pub(super) fn trouble_over(&mut self) -> Rests {
        self.state.troubles.under_way = false;
        if let Some(child) = self.state.troubles.next() {
            self.then(Frame::Trouble(child));
        }
        Rests::No
    }
}
