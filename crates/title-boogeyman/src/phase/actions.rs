//! What a Child does in its turn (BO-ACT, BO-MOVE, BO-SWITCH, BO-SEARCH, BO-LOCK, BO-REVIVE, BO-FREE).

use veilleuse_core::{SeatSet, house};

use crate::{
    action::Action,
    cards::{Aptitude, Moment, Spell},
    checks::{holds, unless},
    state::{Ask, Cause, Frame, Knack, Racket},
    told::Told,
    words::{Card, Colour, Deck, Figure, Space, Token, kind},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    #[inline]
    pub(super) fn act_decided(&mut self, action: Action) -> Answered {
        let active = self.state.active;
        match action {
            Action::Move(to) => {
                let cost = self.state.check_move(self.pack, to)?;
                Ok(self.move_to(active, to, cost))
            }
            Action::Switch => {
                let room = self.state.check_switch()?;
                Ok(self.switch(active, room))
            }
            Action::Search => {
                let (room, cost) = self.state.check_search(self.pack)?;
                self.state.turn.actions -= cost;
                Ok(self.search(active, room))
            }
            Action::Force => {
                let (room, cost) = self.state.check_force(self.pack)?;
                self.state.turn.actions -= cost;
                Ok(self.force(active, room))
            }
            Action::Revive(figure) => {
                let child = self.state.check_revive(self.pack, figure)?;
                self.state.turn.actions -= 1;
                self.revive(child, active);
                self.then(Frame::Act);
                Ok(Rests::No)
            }
            Action::Unlock => {
                self.state.check_unlock(self.pack)?;
                self.state.house.attic_open = true;
                let child = self.figure(active);
                self.scribe.tell(|_| Told::AtticUnlocked { child });
                self.then(Frame::Act);
                Ok(Rests::No)
            }
            Action::Look => {
                let room = self.state.check_look(self.pack)?;
                self.state.turn.aptitude = true;
                let layer = self.state.top_layer(room);
                self.show_tokens(active, room, [layer].into_iter());
                self.then(Frame::Act);
                Ok(Rests::No)
            }
            Action::Play(card) => {
                let hand = *self.state.child(active).hand.truth(self.referee);
                self.state.check_play(self.pack, card, hand)?;
                self.then(Frame::Act);
                self.play_card(active, card);
                Ok(Rests::No)
            }
            Action::Trade(to) => {
                let partner = self.state.check_trade(self.pack, to)?;
                Ok(self.trade(partner))
            }
            Action::ShowHand => {
                self.state.check_show()?;
                self.show_hand(active);
                self.then(Frame::Act);
                Ok(Rests::No)
            }
            Action::StartFinal => {
                self.state.check_start()?;
                Ok(self.start_final())
            }
            Action::EndTurn => {
                self.state.turn.over = true;
                self.then(Frame::Act);
                Ok(Rests::No)
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// BO-MOVE-01: through one Passage, then what waits in the Room.
    fn move_to(&mut self, child: u8, to: Space, cost: u8) -> Rests {
        let from = self.state.child(child).at();
        let turn = &mut self.state.turn;
        turn.actions -= cost;
        turn.free_moves = turn.free_moves.saturating_sub(1);
        let actions = turn.actions;
        self.state.child_mut(child).space = to.0;
        let (figure, trapdoor) = (self.figure(child), from == Space::SECRET || to == Space::SECRET);
        self.scribe.tell(|_| Told::Moved { child: figure, to, actions, trapdoor });
        self.then(Frame::Act);
        self.enter(child)
    }

    /// BO-SWITCH-01, BO-SWITCH-02
    fn switch(&mut self, child: u8, room: Space) -> Rests {
        self.state.turn.actions -= 1;
        let dark = self.state.house.dark & room.bit() != 0;
        self.state.house.bulbs &= !room.bit();
        self.state.house.dark &= !room.bit();
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
            return self.ask(Ask::Aptitude(child, Knack::Light));
        }
        self.draw_card(deck, child)
    }

    /// BO-SEARCH-01: the top token, the buried ones last and in any order.
    fn search(&mut self, child: u8, room: Space) -> Rests {
        self.then(Frame::Act);
        let house = &mut self.state.house;
        let layer = if house.upper & room.bit() != 0 {
            house.upper &= !room.bit();
            0
        } else if house.lower & room.bit() != 0 {
            house.lower &= !room.bit();
            1
        } else if house.buried_count() > 1 {
            return self.ask(Ask::Buried(room.0));
        } else {
            return self.buried_drawn(room.0, 0);
        };
        let (kind, noise) = self.state.token(room, layer, self.referee);
        self.found(child, room, Token::of(kind, Some(noise)))
    }

    /// One of the tokens a turn-coat left (BO-SEMI-03).
    pub(super) fn buried_drawn(&mut self, room: u8, way: u32) -> Rests {
        let house = &mut self.state.house;
        let mut way = way;
        for colour in Colour::ALL {
            let count = &mut house.buried_objectives[colour as usize];
            if way < u32::from(*count) {
                *count -= 1;
                return self.found(self.state.active, Space(room), Token::Objective(colour));
            }
            way -= u32::from(*count);
        }
        house.buried_passkey = false;
        self.found(self.state.active, Space(room), Token::Passkey)
    }

    /// BO-SEARCH-04 to BO-SEARCH-06, BO-TOKEN-02, BO-TOKEN-05, BO-TRAP-01
    fn found(&mut self, child: u8, room: Space, token: Token) -> Rests {
        let figure = self.figure(child);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::TokenFound { child: figure, room, token });
        match token {
            Token::Objective(colour) => {
                self.state.child_mut(child).objectives[colour as usize] += 1;
                self.then(Frame::FinalRoom);
            }
            Token::Trapdoor => self.state.house.trapdoor = room.0,
            Token::Passkey => self.state.child_mut(child).passkey = true,
            Token::Noise(value) => {
                self.state.racket = Racket::at(room.0);
                self.then(Frame::AfterNoise);
                self.then(Frame::Noise { child, value: value.unwrap_or(0), room: room.0 });
                if !self.state.under(self.pack, Spell::Fog) {
                    return self.draw_card(Deck::Search, child);
                }
            }
        }
        Rests::No
    }

    /// BO-SEARCH-05: how loud it was, and a last chance to be quieter.
    pub(super) fn noise(&mut self, child: u8, value: u8, room: u8) -> Rests {
        let value = value + u8::from(self.state.under(self.pack, Spell::Louder));
        if value > 0 && self.state.able(self.pack, child, Aptitude::Quiet) {
            return self.ask(Ask::Aptitude(child, Knack::Quiet { value, room }));
        }
        self.noise_made(child, value, room)
    }

    pub(super) fn noise_made(&mut self, child: u8, value: u8, room: u8) -> Rests {
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::NoiseMade { child: figure, value });
        self.hush(child, value, Cause::Noise, room)
    }

    /// BO-LOCK-04: roll for it.
    fn force(&mut self, child: u8, room: Space) -> Rests {
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::ForceTried { child: figure, room });
        self.state.racket = Racket::at(room.0);
        self.then(Frame::Act);
        self.then(Frame::AfterForce);
        self.then(Frame::Forced { child, room: room.0 });
        self.ask(Ask::Die(child))
    }

    pub(super) fn forced(&mut self, child: u8, room: u8) -> Rests {
        self.hush(child, self.state.result, Cause::Lock, room)
    }

    /// BO-LOCK-05, BO-LOCK-06, Ruling BO-Q-23
    pub(super) fn after_force(&mut self) -> Rests {
        let Racket { room, reached, .. } = self.state.racket;
        let room = Space(room);
        if reached {
            self.scribe.tell(|_| Told::PadlockHolds { room });
        } else {
            self.remove_padlock(room);
        }
        self.after_noise()
    }

    /// BO-SITTER-04, Rulings BO-Q-37 and BO-Q-41: whoever met her there, the turn is over.
    pub(super) fn after_noise(&mut self) -> Rests {
        self.state.turn.over |= self.state.racket.met;
        self.state.racket = Racket::NONE;
        Rests::No
    }

    /// The window before the Babysitter moves; asked of everybody who holds cards at all.
    fn hush(&mut self, child: u8, value: u8, cause: Cause, room: u8) -> Rests {
        let kid = self.state.child(child);
        if value > 0 && kid.hand_count > 0 && kid.conscious() {
            return self.ask(Ask::Hush { child, value, cause, room });
        }
        self.send_sitter(room, value, cause, child)
    }

    pub(super) fn hush_decided(&mut self, action: Action) -> Answered {
        let Ask::Hush { child, value, cause, room } = self.state.ask else {
            return Err(house::OTHER_QUESTION);
        };
        match action {
            Action::Pass => Ok(self.send_sitter(room, value, cause, child)),
            Action::Play(card) => {
                let fewer = self.window_card(child, card, |moment| match moment {
                    Moment::Noise(fewer) => Some(fewer),
                    _ => None,
                })?;
                let value = value.saturating_sub(fewer);
                self.discard(child, card.number);
                let figure = self.figure(child);
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Hushed { child: figure, card, value });
                Ok(self.hush(child, value, cause, room))
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    /// A card of the hand that fits the moment.
    pub(super) fn window_card<T>(
        &self,
        child: u8,
        card: Card,
        fits: impl Fn(Moment) -> Option<T>,
    ) -> Result<T, veilleuse_core::Refusal> {
        let hand = *self.state.child(child).hand.truth(self.referee);
        unless(holds(hand, card), "BO-FREE-01")?;
        fits(self.pack.moment(card.number)).ok_or(veilleuse_core::Refusal::by("BO-FREE-02"))
    }

    /// BO-FREE-01, BO-FREE-03: the card is discarded and followed.
    pub(super) fn play_card(&mut self, child: u8, card: Card) {
        self.discard(child, card.number);
        let figure = self.figure(child);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::CardPlayed { child: figure, card });
        self.then(Frame::Faints);
        let span = self.pack.card(Deck::Search, card.number).does;
        self.then(Frame::Run { span, who: child, fate: false });
    }

    /// BO-REVIVE-03, BO-REVIVE-04
    pub(super) fn revive(&mut self, child: u8, by: u8) {
        let kid = self.state.child_mut(child);
        kid.mind = 2;
        kid.dreaming = false;
        let card = std::mem::replace(&mut kid.nightmare, crate::words::NONE);
        if child != by {
            self.state.child_mut(by).angel = true;
        }
        let (figure, by): (Figure, Figure) = (self.figure(child), self.figure(by));
        self.scribe.tell(|_| Told::Revived { child: figure, by });
        if card != crate::words::NONE {
            self.state.pile_mut(Deck::Nightmare).spent.put(card);
            let card = Card::new(Deck::Nightmare, card);
            self.scribe.tell(|_| Told::NightmareEnded { child: figure, card });
        }
    }

    /// Shows Search tokens of a pile to the owner of a Child alone.
    pub(super) fn show_tokens(
        &mut self,
        child: u8,
        room: Space,
        layers: impl Iterator<Item = usize> + Clone,
    ) {
        let own = SeatSet::only(self.state.child(child).seat());
        for layer in layers.clone() {
            if layer == 1 {
                self.state.house.kinds[room.index()].reveal_to(own);
            }
            if self.state.token(room, layer, self.referee).0 == kind::NOISE {
                self.state.house.noise[room.index()][layer].reveal_to(own);
            }
        }
        let (figure, state, referee) = (self.figure(child), &*self.state, self.referee);
        let token = |layer: usize| {
            let (kind, noise) = state.token(room, layer, referee);
            Token::of(kind, Some(noise))
        };
        self.scribe.reveal(own, |eyes| Told::Looked {
            child: figure,
            room,
            tokens: eyes.among(own).then(|| layers.clone().map(token).collect()),
        });
    }
}
