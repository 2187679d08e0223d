//! CM-EFF: cards played for their effect.

use veilleuse_core::{Seat, SeatSet, Secret, house};

use super::{Answered, Play, Rests};
use crate::{
    action::Action,
    cards::{Chooser, Effect, Filter},
    piles::blur,
    state::{Ask, Attempt, Deed, Frame, Loss},
    told::Told,
    words::{Card, Character, NONE, Place, World},
};

impl Play<'_, '_> {
    /// CM-EFF-01, CM-EFF-02: one card, or two that go together, and everybody here may react.
    /// They go under the pile in the order they are named in (Ruling CM-Q-22).
    pub(super) fn play_effect(&mut self, deed: Deed, card: Card, with: Option<Card>) -> Rests {
        let seat = self.state.active;
        let mut attempt = Attempt::of(deed, seat);
        if let (Deed::Pair { on, .. }, Some(with)) = (deed, with) {
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::PairPlayed { seat, card, with, on });
        }
        if let Deed::Effect { on, to, .. } = deed {
            attempt.mover = match self.pack.effect(card.0) {
                Effect::FreePassage(_) => Some(seat),
                Effect::Push { .. } => on,
                _ => None,
            };
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::EffectPlayed { seat, card, on, to });
        }
        for played in [Some(card), with].into_iter().flatten() {
            self.put_down(seat, played.0, NONE);
        }
        self.state.attempt = attempt;
        self.state.floor = self.state.stacked;
        self.then(Frame::Resolve);
        self.window()
    }

    /// Ruling CM-Q-23: the card goes under the pile once its effect is done; before a move, since it stays here.
    pub(super) fn effect(&mut self, card: u8, on: Option<Seat>, to: Option<Place>) -> Rests {
        let seat = self.state.attempt.actor;
        let effect = self.pack.effect(card);
        match (effect, on, to) {
            (Effect::FreePassage(_), _, Some(to)) => {
                self.settle(0);
                self.then(Frame::Depart(seat, to));
                return Rests::No;
            }
            (Effect::Push { .. }, Some(on), Some(to)) => {
                self.settle(0);
                self.scribe.tell(|_| Told::Driven { seat: on, to });
                self.then(Frame::Depart(on, to));
                return Rests::No;
            }
            _ => self.then(Frame::Settle(0)),
        }
        match (effect, on) {
            (Effect::SkipTurn { .. }, Some(on)) => self.miss_turns(on, 1),
            (Effect::Discard { count, filter, chooser, .. }, Some(on)) => {
                let left = count.unwrap_or(Loss::ALL);
                self.then(Frame::Lose(Loss { seat: on, left, filter, chooser }));
            }
            // The victim may have spent the last card on a reaction.
            (Effect::Steal | Effect::PeekHand, Some(on)) if self.state.player(on).count == 0 => {
                self.scribe.tell(|_| Told::NoEffect { seat, card: Card(card) });
            }
            (Effect::Steal, Some(on)) => return self.chance(Ask::Steal(on)),
            (Effect::PeekHand, Some(on)) => self.see_hand(seat, on),
            (Effect::PeekCharacter, Some(on)) => {
                let secret = &mut self.state.player_mut(on).character;
                secret.reveal_to(SeatSet::only(seat));
                let secret = *secret;
                self.scribe.reveal(SeatSet::only(seat), |eyes| Told::CharacterSeen {
                    seat,
                    of: on,
                    character: secret.seen_by(eyes).map(|character| Character(*character)),
                });
            }
            (Effect::PeekWorld, _) => {
                let place = to.expect("a place to look at");
                if *self.state.hidden[place.index()].truth(self.referee) == NONE {
                    return self.chance(Ask::SecretFace(place));
                }
                self.state.hidden[place.index()].reveal_to(SeatSet::only(seat));
                self.tell_world_seen(place);
            }
            (Effect::Draw(count), _) => {
                // Ruling CM-Q-56: this is not the draw of the turn.
                self.state.turn.interrupted = false;
                self.then(Frame::DrawMore(count - 1));
                return self.draw_card();
            }
            (Effect::PeekPile(count), _) => self.then(Frame::Look(count)),
            (Effect::ExtraActions(count), _) => {
                self.state.turn.actions += count;
                let actions = self.state.turn.actions;
                self.scribe.tell(|_| Told::ActionsGained { seat, actions });
            }
            _ => {}
        }
        Rests::No
    }

    /// CM-EFF-02, Ruling CM-Q-27: the combined effect of two cards.
    pub(super) fn pair(&mut self, pair: u8, on: Seat) -> Rests {
        let pair = self.pack.pairs[usize::from(pair)];
        self.then(Frame::Settle(0));
        if pair.skip > 0 {
            self.miss_turns(on, pair.skip);
        }
        let (left, filter, chooser) = (pair.discard, Filter::Any, Chooser::Random);
        self.then(Frame::Lose(Loss { seat: on, left, filter, chooser }));
        Rests::No
    }

    fn see_hand(&mut self, seat: Seat, of: Seat) {
        let player = self.state.player_mut(of);
        player.backs_mut().iter_mut().for_each(|back| back.card.reveal_to(SeatSet::only(seat)));
        let player = *player;
        self.scribe.reveal(SeatSet::only(seat), |eyes| {
            let seen = eyes.among(SeatSet::only(seat).with(of));
            let cards = player.backs().iter().filter(|_| seen).filter_map(|back| back.card.seen_by(eyes));
            Told::HandSeen { seat, of, count: player.count, cards: cards.map(|card| Card(*card)).collect() }
        });
    }

    /// Only thief and victim know what was stolen.
    pub(super) fn stolen(&mut self, from: Seat, way: u32) -> Rests {
        let seat = self.state.attempt.actor;
        let both = SeatSet::only(seat).with(from);
        let victim = self.state.player_mut(from);
        blur(victim.backs_mut(), both, self.referee);
        let mut back = victim.take(way as usize);
        back.card.reveal_to(both);
        self.state.player_mut(seat).put(back);
        self.scribe.reveal(both, |eyes| Told::Stolen {
            seat,
            from,
            card: back.card.seen_by(eyes).map(|card| Card(*card)),
        });
        Rests::No
    }

    /// Ruling CM-Q-14: the drawing stops at five cards, at the last card, or when the drawer chooses.
    pub(super) fn draw_more(&mut self, left: u8) -> Rests {
        let seat = self.state.active;
        let done = left == 0
            || self.state.turn.interrupted
            || !self.state.player(seat).has_room()
            || self.state.piles.len(self.state.world_of(seat)) == 0;
        if done { Rests::No } else { self.ask(Ask::DrawMore(left)) }
    }

    pub(super) fn draw_more_decided(&mut self, left: u8, action: Action) -> Answered {
        let seat = self.state.active;
        match action {
            Action::Draw => {
                self.then(Frame::DrawMore(left - 1));
                Ok(self.draw_card())
            }
            Action::Stop => {
                self.scribe.tell(|_| Told::DrawStopped { seat });
                Ok(Rests::No)
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    pub(super) fn world_seen(&mut self, place: Place, way: u32) -> Rests {
        let world = self.state.unplaced.draw(way);
        self.state.hidden[place.index()] = Secret::new(world, SeatSet::only(self.state.active));
        self.tell_world_seen(place);
        Rests::No
    }

    fn tell_world_seen(&mut self, place: Place) {
        let seat = self.state.active;
        let secret = self.state.hidden[place.index()];
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::WorldSeen {
            seat,
            place,
            world: secret.seen_by(eyes).map(|world| World::of(*world)),
        });
    }

    /// The top cards of the pile, one by one.
    pub(super) fn look(&mut self, count: u8) -> Rests {
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        let wanted = usize::from(count.min(self.state.piles.len(world)));
        if self.state.piles.tops(world) < wanted && self.state.piles.unordered(world) > 0 {
            return self.chance(Ask::NextSeen(count));
        }
        self.state.piles.count_as_tops(world, wanted);
        for place in 0..wanted {
            let secret = &mut self.state.piles.ordered_mut(world)[place].card;
            if !secret.known_to().has(seat) {
                secret.reveal_to(SeatSet::only(seat));
                let secret = *secret;
                self.tell_card_seen(secret);
            }
        }
        // Others do not see in which order the cards go back.
        blur(&mut self.state.piles.ordered_mut(world)[..wanted], SeatSet::only(seat), self.referee);
        if wanted < 2 {
            return Rests::No;
        }
        self.ask(Ask::Arrange { count: wanted as u8, done: 0 })
    }

    fn tell_card_seen(&mut self, secret: Secret<u8>) {
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::CardSeen {
            seat,
            world,
            card: secret.seen_by(eyes).filter(|_| eyes.among(SeatSet::only(seat))).map(|card| Card(*card)),
        });
    }

    pub(super) fn next_seen(&mut self, count: u8, way: u32) -> Rests {
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        let card = self.state.piles.settle_next(world, way, seat);
        self.tell_card_seen(Secret::new(card, SeatSet::only(seat)));
        self.then(Frame::Look(count));
        Rests::No
    }

    pub(super) fn arrange_decided(&mut self, count: u8, done: u8, action: Action) -> Answered {
        let Action::PutNext(card) = action else { return Err(house::OTHER_QUESTION) };
        let world = self.state.world_of(self.state.active);
        let left = &self.state.piles.ordered(world)[usize::from(done)..usize::from(count)];
        let place = left.iter().position(|back| *back.card.truth(self.referee) == card.0);
        let place = place.ok_or(veilleuse_core::Refusal::by("CM-EFF-01"))?;
        Ok(self.arranged(count, done, place))
    }

    pub(super) fn arranged(&mut self, count: u8, done: u8, place: usize) -> Rests {
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        let left = &mut self.state.piles.ordered_mut(world)[usize::from(done)..usize::from(count)];
        left[..=place].rotate_right(1);
        let secret = left[0].card;
        self.scribe.tell(|eyes| Told::PutNext {
            seat,
            world,
            card: secret.seen_by(eyes).map(|card| Card(*card)),
        });
        if done + 2 < count { self.ask(Ask::Arrange { count, done: done + 1 }) } else { Rests::No }
    }
}
