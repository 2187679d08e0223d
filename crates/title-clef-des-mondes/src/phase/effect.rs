//! CM-EFF: cards played for their effect.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Refusal, Rests, Seat, SeatSet, Secret, kind,
    not_offered,
};

use super::{Look, Play, opening::world_drawn, turn::card_drawn};
use crate::{
    ClefDesMondes,
    action::Action,
    ask::{self, For},
    cards::{Chooser, Effect, Filter},
    pack::Pack,
    piles::blur,
    state::{Attempt, Deed, Frame, Held, Loss, State},
    told::Told,
    words::{Card, Place},
};

/// A card, the one played together with it, on whom, and where to.
type Played = (Card, Option<Card>, Option<Seat>, Option<Place>);

impl Look<'_> {
    /// CM-EFF-01, CM-EFF-02: every way to play a card of the hand, alone or with another.
    #[inline]
    pub(super) fn effects(self, held: &Held, others: SeatSet, to: &mut impl Offers<Action>) {
        let played = |way: &mut dyn FnMut(Played)| {
            for card in held.iter() {
                self.pairs(held, card, others, way);
                self.ways_to_play(card, others, way);
            }
        };
        to.every(kind!(Action::Play { card, with, on, to }), played, |played| {
            self.why_not_played(held, played)
        });
    }

    /// CM-EFF-02: with its other half.
    #[inline]
    fn pairs(self, held: &Held, card: Card, others: SeatSet, way: &mut dyn FnMut(Played)) {
        if !self.pack.sets.paired.has(card) {
            return;
        }
        for pair in &self.pack.pairs {
            let with = pair.partner(card).filter(|with| held.position(*with).is_some());
            let hit = others.iter().filter(|on| with.is_some() && pair.hits(self.state.player(*on).count));
            hit.for_each(|on| way((card, with, Some(on), None)));
        }
    }

    /// CM-EFF-01, Ruling CM-Q-26: alone, unless it would do nothing at all.
    #[inline]
    fn ways_to_play(self, card: Card, others: SeatSet, way: &mut dyn FnMut(Played)) {
        let state = self.state;
        let here = state.place_of(self.seat);
        match self.pack.effect(card) {
            Effect::CancelSymbol(_) | Effect::BlockMovement => {}
            Effect::SkipTurn { .. } => others.iter().for_each(|on| way((card, None, Some(on), None))),
            Effect::Discard { .. } | Effect::Steal | Effect::PeekHand => {
                let armed = others.iter().filter(|on| state.player(*on).count > 0);
                armed.for_each(|on| way((card, None, Some(on), None)));
            }
            Effect::PeekCharacter => {
                let hidden = others.iter().filter(|on| !state.player(*on).revealed);
                hidden.for_each(|on| way((card, None, Some(on), None)));
            }
            Effect::Draw(_) | Effect::PeekPile(_) => {
                if state.piles.len(state.world_of(self.seat)) > 0 {
                    way((card, None, None, None));
                }
            }
            Effect::ExtraActions(_) => way((card, None, None, None)),
            Effect::PeekWorld => {
                let hidden = Place::ALL.into_iter().filter(|place| state.open[*place].is_none());
                hidden.for_each(|to| way((card, None, None, Some(to))));
            }
            Effect::FreePassage(via) => {
                here.ways_out(via).iter().for_each(|to| way((card, None, None, Some(*to))));
            }
            Effect::Push { via, .. } => {
                for on in others.iter() {
                    here.ways_out(via).iter().for_each(|to| way((card, None, Some(on), Some(*to))));
                }
            }
        }
    }

    fn why_not_played(self, held: &Held, (card, with, on, to): Played) -> &'static str {
        if held.position(card).is_none() {
            return "CM-EFF-01";
        }
        match with {
            Some(with) => {
                let goes_with = held.position(with).is_some() && self.pack.pair(card, with).is_some();
                if goes_with && on.is_some() && to.is_none() { "CM-EFF-01" } else { "CM-EFF-02" }
            }
            // Ruling CM-Q-42
            None if self.pack.effect(card).is_reaction() => "CM-REACT-02",
            None => "CM-EFF-01",
        }
    }
}

/// Only thief and victim know what was stolen.
impl Draw<ClefDesMondes> for ask::Steal {
    fn chance(self, state: &State) -> Chance {
        For::Theft.among(state.player(self.from).count.into())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let from = self.from;
        let seat = play.state.attempt.actor;
        let both = SeatSet::only(seat).with(from);
        let victim = play.state.player_mut(from);
        blur(victim.backs_mut(), both, play.referee);
        let mut back = victim.take(way as usize);
        back.card.reveal_to(both);
        play.state.player_mut(seat).put(back);
        play.scribe.reveal(both, |eyes| Told::Stolen { seat, from, card: back.card.seen_by(eyes).copied() });
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        DrawName::Id(state.player(self.from).held(referee).cards[way as usize].to_string())
    }
}

/// Ruling CM-Q-14: one card more, or not.
impl Question<ClefDesMondes> for ask::DrawMore {
    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Draw, Action::Stop]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match action {
            Action::Draw => {
                play.then(Frame::DrawMore(self.left - 1));
                play.draw_card()
            }
            Action::Stop => {
                play.scribe.tell(|_| Told::DrawStopped { seat });
                Rests::No
            }
            _ => not_offered(action),
        }
    }

    fn time_up(self, play: &mut Play<'_>, seat: Seat) -> Result<Rests, Refusal> {
        Ok(self.answer(play, seat, &Action::Stop))
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("left", self.left)
    }
}

/// A world that lies face down, for the active seat alone.
impl Draw<ClefDesMondes> for ask::SecretFace {
    fn chance(self, state: &State) -> Chance {
        For::World.among(state.unplaced.len())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let world = play.state.unplaced.draw(way);
        play.state.hidden[self.place] = Secret::new(Some(world), SeatSet::only(play.state.active));
        play.tell_world_seen(self.place);
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        world_drawn(state, way)
    }
}

/// The next card that is seen on the pile.
impl Draw<ClefDesMondes> for ask::NextSeen {
    fn chance(self, state: &State) -> Chance {
        For::Card.among(state.piles.unordered(state.world_of(state.active)).into())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = play.state.active;
        let world = play.state.world_of(seat);
        let card = play.state.piles.settle_next(world, way, seat);
        play.tell_card_seen(Secret::new(card, SeatSet::only(seat)));
        play.then(Frame::Look(self.count));
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        card_drawn(state, way)
    }
}

/// The cards seen on top of the pile go back one by one, in an order of choice; the last one has none to choose.
impl Question<ClefDesMondes> for ask::Arrange {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let pile = at.state.piles.ordered(at.state.world_of(at.seat));
        let left = pile[usize::from(self.done)..usize::from(self.count)].iter();
        let seen = left.filter_map(|back| back.card.seen_by(at.eyes)).copied();
        to.each(kind!(Action::PutNext), seen, |_| "CM-EFF-01");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::PutNext(card) = *action else { not_offered(action) };
        let pile = play.state.piles.ordered(play.state.world_of(seat));
        let mut left = pile[usize::from(self.done)..usize::from(self.count)].iter();
        let place = left.position(|back| *back.card.truth(play.referee) == card);
        play.put_next(self, place.expect("a card that is offered lies there"))
    }

    fn time_up(self, play: &mut Play<'_>, _: Seat) -> Result<Rests, Refusal> {
        Ok(play.put_next(self, 0))
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("left", self.count - self.done)
    }
}

impl Play<'_> {
    /// CM-EFF-01, CM-EFF-02: one card, or two that go together, and everybody here may react.
    /// They go under the pile in the order they are named in (Ruling CM-Q-22).
    pub(super) fn play_effect(
        &mut self,
        card: Card,
        with: Option<Card>,
        on: Option<Seat>,
        to: Option<Place>,
    ) -> Rests {
        let seat = self.state.active;
        self.state.attempt = if let (Some(with), Some(on)) = (with, on) {
            let pair = self.pack.pair(card, with).expect("two cards that are offered together are a pair");
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::PairPlayed { seat, card, with, on });
            Attempt::of(Deed::Pair { pair, on }, seat)
        } else {
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::EffectPlayed { seat, card, on, to });
            let mover = match self.pack.effect(card) {
                Effect::FreePassage(_) => Some(seat),
                Effect::Push { .. } => on,
                _ => None,
            };
            Attempt { mover, ..Attempt::of(Deed::Effect { card, on, to }, seat) }
        };
        for played in [Some(card), with].into_iter().flatten() {
            self.put_down(seat, played, None);
        }
        self.state.floor = self.state.stacked;
        self.then(Frame::Resolve);
        self.window()
    }

    /// Ruling CM-Q-23: the card goes under the pile once its effect is done; before a move, since it stays here.
    pub(super) fn effect(&mut self, card: Card, on: Option<Seat>, to: Option<Place>) -> Rests {
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
                self.scribe.tell(|_| Told::NoEffect { seat, card });
            }
            (Effect::Steal, Some(on)) => return self.chance(ask::Steal { from: on }),
            (Effect::PeekHand, Some(on)) => self.see_hand(seat, on),
            (Effect::PeekCharacter, Some(on)) => {
                let secret = &mut self.state.player_mut(on).character;
                secret.reveal_to(SeatSet::only(seat));
                let secret = *secret;
                self.scribe.reveal(SeatSet::only(seat), |eyes| Told::CharacterSeen {
                    seat,
                    of: on,
                    character: secret.seen_by(eyes).copied().flatten(),
                });
            }
            (Effect::PeekWorld, _) => {
                let place = to.expect("a place to look at");
                if self.state.hidden[place].truth(self.referee).is_none() {
                    return self.chance(ask::SecretFace { place });
                }
                self.state.hidden[place].reveal_to(SeatSet::only(seat));
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
        let player = self.state.player(of);
        self.scribe.reveal(SeatSet::only(seat), |eyes| {
            let seen = eyes.among(SeatSet::only(seat).with(of));
            let cards = player.backs().iter().filter(|_| seen).filter_map(|back| back.card.seen_by(eyes));
            Told::HandSeen { seat, of, count: player.count, cards: cards.copied().collect() }
        });
    }

    /// Ruling CM-Q-14: the drawing stops at five cards, at the last card, or when the drawer chooses.
    pub(super) fn draw_more(&mut self, left: u8) -> Rests {
        let seat = self.state.active;
        let done = left == 0
            || self.state.turn.interrupted
            || !self.state.player(seat).has_room()
            || self.state.piles.len(self.state.world_of(seat)) == 0;
        if done { Rests::No } else { self.ask(ask::DrawMore { left }) }
    }

    fn tell_world_seen(&mut self, place: Place) {
        let seat = self.state.active;
        let secret = self.state.hidden[place];
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::WorldSeen {
            seat,
            place,
            world: secret.seen_by(eyes).copied().flatten(),
        });
    }

    /// The top cards of the pile, one by one.
    pub(super) fn look(&mut self, count: u8) -> Rests {
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        let wanted = usize::from(count.min(self.state.piles.len(world)));
        if self.state.piles.tops(world) < wanted && self.state.piles.unordered(world) > 0 {
            return self.chance(ask::NextSeen { count });
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
        self.ask(ask::Arrange { count: wanted as u8, done: 0 })
    }

    fn tell_card_seen(&mut self, secret: Secret<Card>) {
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::CardSeen {
            seat,
            world,
            card: secret.seen_by(eyes).filter(|_| eyes.among(SeatSet::only(seat))).copied(),
        });
    }

    fn put_next(&mut self, asked: ask::Arrange, place: usize) -> Rests {
        let ask::Arrange { count, done } = asked;
        let seat = self.state.active;
        let world = self.state.world_of(seat);
        let left = &mut self.state.piles.ordered_mut(world)[usize::from(done)..usize::from(count)];
        left[..=place].rotate_right(1);
        let secret = left[0].card;
        self.scribe.tell(|eyes| Told::PutNext { seat, world, card: secret.seen_by(eyes).copied() });
        if done + 2 < count { self.ask(ask::Arrange { count, done: done + 1 }) } else { Rests::No }
    }
}
