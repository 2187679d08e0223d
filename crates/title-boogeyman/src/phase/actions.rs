//! What a Child does in its turn (BO-ACT, BO-MOVE, BO-SWITCH, BO-SEARCH, BO-LOCK, BO-REVIVE, BO-FREE).

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Refusal, Rests, Seat, SeatSet, kind, kit::Set,
    not_offered, unless,
};

use crate::{
    Boogeyman,
    action::Action,
    ask::{self, For},
    board::Buried,
    cards::{Aptitude, Moment, Spell},
    frame::{Cause, Frame, Knack, Racket},
    pack::Pack,
    setup::Mode,
    state::State,
    told::Told,
    words::{Card, Child, Colour, Deck, Kind, Layer, Mind, Number, Space, Token},
};

use super::{Look, Play};

/// BO-ACT-01: the active Child spends its Actions. BO-FREE-01: cards and deals cost none.
impl Question<Boogeyman> for ask::Act {
    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let Look { pack, state, .. } = at;
        let (house, actions) = (&state.house, state.turn.actions);
        let active = state.turn_of();
        let kid = &state.children[active];
        let here = kid.at();
        let haunted = state.haunted(here);
        let spells = state.spells(pack);
        let under = |spell: Spell| spells.has(spell);
        let pays = |cost: u8| unless(actions >= cost, "BO-ACT-01");
        let twice = |spell: Spell| if under(spell) { 2 } else { 1 };

        // BO-MOVE-01
        let near = if actions > 0 || state.turn.free_moves > 0 { state.near(pack, here) } else { Set::EMPTY };
        let steep = actions == 1 && state.turn.free_moves == 0 && under(Spell::SteepStairs);
        let moves = if steep { near - pack.house.stairs(here) } else { near };
        to.each(kind!(Action::Move), moves.iter(), |to| {
            if house.is_sealed(to) {
                "BO-MOVE-06"
            } else if !state.near(pack, here).has(to) {
                "BO-MOVE-01"
            } else {
                "BO-ACT-01"
            }
        });

        // BO-ACT-05, BO-SEARCH-07: where nobody haunts it, the pile of the Room can be worked on.
        let pile = unless(here.is_room(), "BO-SEARCH-07").and(unless(!haunted, "BO-ACT-05"));
        let (locked, bulb) = (house.padlocks.has(here), house.bulbs.has(here));
        let open = house.open_piles().has(here);
        let force = unless(locked, "BO-LOCK-04").and(pays(twice(Spell::StubbornLocks)));
        to.one(Action::Force, pile.and(force));
        let switch = unless(!locked, "BO-SWITCH-04").and(unless(bulb, "BO-SWITCH-01")).and(pays(1));
        to.one(Action::Switch, pile.and(switch));
        let search = unless(!locked, "BO-LOCK-02")
            .and(unless(!bulb, "BO-SWITCH-03"))
            .and(unless(open, "BO-SEARCH-02"))
            .and(pays(twice(Spell::ShakingHands)));
        to.one(Action::Search, pile.and(search));
        let lie_here = || state.children_where(|kid| kid.fainted() && kid.space == Some(here));
        let revivable = if haunted || actions == 0 || under(Spell::Alone) { Set::EMPTY } else { lie_here() };
        to.each(kind!(Action::Revive), at.figures(revivable), |figure| {
            if haunted {
                "BO-ACT-05"
            } else if under(Spell::Alone) {
                "BO-EVENT-03"
            } else if !at.figures(lie_here()).any(|lying| lying == figure) {
                "BO-REVIVE-01"
            } else {
                "BO-ACT-01"
            }
        });

        to.one(Action::Unlock, state.unlocks(pack));
        to.one(Action::StartFinal, state.starts_final());
        to.one(Action::Look, state.looks(pack));
        at.cards_that_fit(active, |hand| state.playable_now(pack, active, hand), to);
        // Ruling BO-Q-33: in coop a hand may be shown, as far as it has not been.
        let news = u32::from(kid.hand_count) > kid.shown.len();
        to.one(Action::ShowHand, unless(news && state.rules.mode == Mode::Coop, "BO-FREE-01"));
        to.each(kind!(Action::Trade), at.figures(state.partners(pack)), |_| {
            if haunted {
                "BO-ACT-05"
            } else if under(Spell::Alone) {
                "BO-EVENT-03"
            } else {
                "BO-TRADE-01"
            }
        });
        to.all([Action::EndTurn]);
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let active = play.state.turn_of();
        match *action {
            Action::Move(to) => play.move_to(active, to),
            Action::Switch => play.switch(active),
            Action::Search => play.search(active),
            Action::Force => play.force(active),
            Action::Revive(figure) => {
                play.state.turn.actions -= 1;
                play.revive(play.child_with(figure), active);
                play.then(Frame::Act)
            }
            Action::Unlock => {
                play.state.house.attic_open = true;
                let child = play.figure(active);
                play.scribe.tell(|_| Told::AtticUnlocked { child });
                play.then(Frame::Act)
            }
            Action::Look => {
                play.state.turn.aptitude = true;
                let room = play.state.here();
                let layer = play.state.top_layer(room);
                play.show_tokens(active, room, [layer].into_iter());
                play.then(Frame::Act)
            }
            Action::Play(card) => {
                play.then(Frame::Act);
                play.play_card(active, card)
            }
            Action::Trade(figure) => play.trade(play.child_with(figure)),
            Action::ShowHand => {
                play.show_hand(active);
                play.then(Frame::Act)
            }
            Action::StartFinal => play.start_final(),
            Action::EndTurn => {
                play.state.turn.over = true;
                play.then(Frame::Act)
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.named(line, at.state.turn_of()).number("actions", at.state.turn.actions)
    }
}

/// One of the tokens a turn-coat left (BO-SEMI-03).
impl Draw<Boogeyman> for ask::Buried {
    fn chance(self, state: &State) -> Chance {
        For::Token.among(state.buried().count().into())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.dig_up(self.room, way)
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        let colour = state.buried().colour(way).map(Colour::id);
        DrawName::Id(colour.unwrap_or("passkey").to_owned())
    }
}

/// BO-SEARCH-05: a last chance to be quieter, before the Babysitter moves.
impl Question<Boogeyman> for ask::Hush {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn is_window(self, state: &State) -> bool {
        state.hides_cards(self.child)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        at.cards_that_fit(self.child, |hand| hand & at.pack.moments.noise, to);
        to.all([Action::Pass]);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let ask::Hush { child, value, cause, room } = self;
        match *action {
            Action::Pass => play.send_sitter(room, value, cause, child),
            Action::Play(card) => {
                let Moment::Noise(fewer) = play.pack.moment(card.number) else { not_offered(action) };
                let value = value.saturating_sub(fewer);
                play.discard(child, card.number);
                let figure = play.figure(child);
                play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Hushed { child: figure, card, value });
                play.hush(child, value, cause, room)
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.named(line, self.child).number("value", self.value)
    }
}

impl State {
    /// BO-ATTIC-02, Ruling BO-Q-26: whether the active Child can unlock the Attic.
    #[inline]
    pub(super) fn unlocks(&self, pack: &Pack) -> Result<(), Refusal> {
        unless(!self.house.attic_open, "BO-ATTIC-01")?;
        let holder = self.children[self.turn_of()].passkey && self.here() == pack.house.attic_door;
        unless(holder, "BO-ATTIC-02")?;
        unless(!self.haunted(self.here()), "BO-ACT-05")
    }

    /// BO-STATE-08: whether the active Child can look at the top token by its Aptitude.
    #[inline]
    pub(super) fn looks(&self, pack: &Pack) -> Result<(), Refusal> {
        unless(!self.turn.aptitude && self.able(pack, self.turn_of(), Aptitude::Peek), "BO-STATE-08")?;
        let (house, room) = (&self.house, self.here());
        unless(room.is_room(), "BO-SEARCH-07")?;
        unless(!self.haunted(room), "BO-ACT-05")?;
        let tokens = house.open_piles() & (house.upper | house.lower);
        unless(tokens.has(room), "BO-SEARCH-02")
    }

    /// BO-FREE-02: those of these Search cards that can be played in the own turn as the table stands.
    pub(super) fn playable_now(&self, pack: &Pack, child: Child, cards: Set<Number>) -> Set<Number> {
        let possible = |card: &Number| self.possible(pack, child, pack.card(Card::search(*card)).does);
        (cards & pack.moments.own_turn).iter().filter(possible).collect()
    }

    /// What a turn-coat left, where it is searched for.
    fn buried(&self) -> &Buried {
        self.house.buried.as_ref().expect("nothing else is left to find")
    }
}

impl Play<'_> {
    /// BO-MOVE-01: through one Passage, then what waits in the Room.
    fn move_to(&mut self, child: Child, to: Space) -> Rests {
        let from = self.state.children[child].at();
        if self.state.turn.free_moves > 0 {
            self.state.turn.free_moves -= 1;
        } else {
            let stairs =
                self.pack.house.stairs(from).has(to) && self.state.under(self.pack, Spell::SteepStairs);
            self.state.turn.actions -= if stairs { 2 } else { 1 };
        }
        let actions = self.state.turn.actions;
        self.state.children[child].space = Some(to);
        let (figure, trapdoor) = (self.figure(child), from == Space::SECRET || to == Space::SECRET);
        self.scribe.tell(|_| Told::Moved { child: figure, to, actions, trapdoor });
        self.then(Frame::Act);
        self.enter(child)
    }

    /// BO-SWITCH-01, BO-SWITCH-02
    fn switch(&mut self, child: Child) -> Rests {
        let room = self.state.here();
        self.state.turn.actions -= 1;
        let dark = self.state.house.dark.has(room);
        self.state.house.bulbs.take(room);
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::SwitchUsed { child: figure, room, dark });
        self.then(Frame::Act);
        let mut deck = if dark { Deck::Dark } else { Deck::Light };
        if self.state.under(self.pack, Spell::DeadBulbs) {
            deck = Deck::Dark;
        } else if dark
            && !self.state.turn.aptitude
            && self.state.able(self.pack, child, Aptitude::LightInTheDark)
        {
            return self.ask(ask::Aptitude { child, knack: Knack::Light });
        }
        self.draw_card(deck, child)
    }

    /// BO-SEARCH-01: the top token, the buried ones last and in any order.
    fn search(&mut self, child: Child) -> Rests {
        let room = self.state.here();
        self.state.turn.actions -= self.cost_under(Spell::ShakingHands);
        self.then(Frame::Act);
        let house = &mut self.state.house;
        let layer = if house.upper.take(room) {
            Layer::Upper
        } else if house.lower.take(room) {
            Layer::Lower
        } else if self.state.buried().count() > 1 {
            return self.ask(ask::Buried { room });
        } else {
            return self.dig_up(room, 0);
        };
        let (kind, noise) = self.state.token(room, layer, self.referee);
        self.found(child, room, Token::of(kind, noise))
    }

    fn dig_up(&mut self, room: Space, way: u32) -> Rests {
        let mut buried = *self.state.buried();
        let colour = buried.colour(way);
        match colour {
            Some(colour) => buried.objectives[colour] -= 1,
            None => buried.passkey = false,
        }
        self.state.house.buried = (buried.count() > 0).then_some(buried);
        self.found(self.state.turn_of(), room, colour.map_or(Token::Passkey, Token::Objective))
    }

    /// What something costs that costs twice as much under a spell.
    fn cost_under(&self, spell: Spell) -> u8 {
        if self.state.under(self.pack, spell) { 2 } else { 1 }
    }

    /// BO-SEARCH-04 to BO-SEARCH-06, BO-TOKEN-02, BO-TOKEN-05, BO-TRAP-01
    fn found(&mut self, child: Child, room: Space, token: Token) -> Rests {
        let figure = self.figure(child);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::TokenFound { child: figure, room, token });
        match token {
            Token::Objective(colour) => {
                self.state.children[child].objectives[colour] += 1;
                self.then(Frame::FinalRoom);
            }
            Token::Trapdoor => self.state.house.trapdoor = Some(room),
            Token::Passkey => self.state.children[child].passkey = true,
            Token::Noise(value) => {
                self.state.racket = Some(Racket::at(room));
                self.then(Frame::AfterNoise);
                self.then(Frame::Noise {
                    child,
                    value: value.expect("a token that is found shows its value"),
                    room,
                });
                if !self.state.under(self.pack, Spell::Fog) {
                    return self.draw_card(Deck::Search, child);
                }
            }
        }
        Rests::No
    }

    /// BO-SEARCH-05: how loud it was, and a last chance to be quieter.
    pub(super) fn noise(&mut self, child: Child, value: u8, room: Space) -> Rests {
        let value = value + u8::from(self.state.under(self.pack, Spell::Louder));
        if value > 0 && self.state.able(self.pack, child, Aptitude::Quiet) {
            return self.ask(ask::Aptitude { child, knack: Knack::Quiet { value, room } });
        }
        self.noise_made(child, value, room)
    }

    pub(super) fn noise_made(&mut self, child: Child, value: u8, room: Space) -> Rests {
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::NoiseMade { child: figure, value });
        self.hush(child, value, Cause::Noise, room)
    }

    /// BO-LOCK-04: roll for it.
    fn force(&mut self, child: Child) -> Rests {
        let room = self.state.here();
        self.state.turn.actions -= self.cost_under(Spell::StubbornLocks);
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::ForceTried { child: figure, room });
        self.state.racket = Some(Racket::at(room));
        self.then(Frame::Act);
        self.then(Frame::AfterForce);
        self.then(Frame::Forced { child, room });
        self.ask(ask::Die { child, plus: 0 })
    }

    pub(super) fn forced(&mut self, child: Child, room: Space) -> Rests {
        let result = self.die_result();
        self.hush(child, result, Cause::Lock, room)
    }

    /// BO-LOCK-05, BO-LOCK-06, Ruling BO-Q-23
    pub(super) fn after_force(&mut self) -> Rests {
        let Racket { room, reached, .. } = self.state.racket.expect("a Padlock is forced with a noise");
        if reached {
            self.scribe.tell(|_| Told::PadlockHolds { room });
        } else {
            self.remove_padlock(room);
        }
        self.after_noise()
    }

    /// BO-SITTER-04, Rulings BO-Q-37 and BO-Q-41: whoever met her there, the turn is over.
    pub(super) fn after_noise(&mut self) -> Rests {
        let racket = self.state.racket.take().expect("what comes after a noise comes after it");
        self.state.turn.over |= racket.met;
        Rests::No
    }

    /// The window before the Babysitter moves; asked of everybody who may hold such a card, as far as the table knows.
    fn hush(&mut self, child: Child, value: u8, cause: Cause, room: Space) -> Rests {
        let kid = &self.state.children[child];
        if value > 0 && kid.conscious() && self.state.may_hold(child, |cards| cards & self.pack.moments.noise)
        {
            return self.ask(ask::Hush { child, value, cause, room });
        }
        self.send_sitter(room, value, cause, child)
    }

    /// BO-FREE-01, BO-FREE-03: the card is discarded and followed.
    pub(super) fn play_card(&mut self, child: Child, card: Card) -> Rests {
        self.discard(child, card.number);
        let figure = self.figure(child);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::CardPlayed { child: figure, card });
        self.follow(card, child)
    }

    /// BO-REVIVE-03, BO-REVIVE-04
    pub(super) fn revive(&mut self, child: Child, by: Child) {
        let kid = &mut self.state.children[child];
        kid.mind = Mind::Scared;
        let nightmare = kid.nightmare.take();
        self.state.dreaming.take(child);
        if child != by {
            self.state.children[by].angel = true;
        }
        let (figure, by) = (self.figure(child), self.figure(by));
        self.scribe.tell(|_| Told::Revived { child: figure, by });
        if let Some(nightmare) = nightmare {
            self.state.piles[Deck::Nightmare].spent.put(nightmare);
            let card = Card::new(Deck::Nightmare, nightmare);
            self.scribe.tell(|_| Told::NightmareEnded { child: figure, card });
        }
    }

    /// Shows Search tokens of a pile to the owner of a Child alone.
    pub(super) fn show_tokens(
        &mut self,
        child: Child,
        room: Space,
        layers: impl Iterator<Item = Layer> + Clone,
    ) {
        let own = self.state.owner(child);
        for layer in layers.clone() {
            if layer == Layer::Lower {
                self.state.house.kinds[room].reveal_to(own);
            }
            if self.state.token(room, layer, self.referee).0 == Kind::Noise {
                self.state.house.noise[room][layer].reveal_to(own);
            }
        }
        let (figure, state, referee) = (self.figure(child), &*self.state, self.referee);
        let token = |layer: Layer| {
            let (kind, noise) = state.token(room, layer, referee);
            Token::of(kind, noise)
        };
        self.scribe.reveal(own, |eyes| Told::Looked {
            child: figure,
            room,
            tokens: eyes.among(own).then(|| layers.clone().map(token).collect()),
        });
    }
}
