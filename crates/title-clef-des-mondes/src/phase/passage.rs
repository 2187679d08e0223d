//! CM-CROSS, CM-HOME, CM-BOARD, CM-ENC, CM-OBJ: leaving a world, and what stays behind.

use veilleuse_core::{Line, Offers, Question, Refusal, Rests, Seat, SeatSet, kind, not_offered};

use super::{Look, Play, keys::Purse};
use crate::{
    ClefDesMondes,
    action::Action,
    ask,
    piles::Back,
    state::{Against, Attempt, Deed, End, Fate, Frame, Held, Leaving, Played, STACK, State},
    told::Told,
    words::{Card, Payment, Place},
};

impl Look<'_> {
    /// CM-CROSS-01, CM-CROSS-02, CM-HOME-01: every way to pay a passage, and the way home.
    #[inline]
    pub(super) fn passages(self, held: &Held, to: &mut impl Offers<Action>) {
        let Look { pack, state, seat, eyes } = self;
        let character = state.player(seat).character.seen_by(eyes).copied().flatten();
        let character = character.expect("players know who they are");
        let purse = Purse::of(pack, state, seat, held, character);
        let (world, here) = (state.world_of(seat), state.place_of(seat));
        let crossings = |way: &mut dyn FnMut((Place, Payment))| {
            for goal in here.neighbours() {
                let sides = here.way_to(*goal);
                let price = pack.price(world, sides);
                if !purse.covers(price) {
                    continue;
                }
                let pays = |keys| way((*goal, keys));
                if sides.len() == 1 { purse.one_key(price, pays) } else { purse.two_keys(price, pays) }
            }
        };
        to.every(kind!(Action::Cross { to, keys }), crossings, |(goal, keys)| {
            if here.way_to(goal).is_empty() { "CM-BOARD-01" } else { purse.why_not(keys, "CM-CROSS-02") }
        });
        let price = pack.home_price(world, here, character);
        let homeward = |way: &mut dyn FnMut(Payment)| {
            if purse.covers(price) {
                purse.many_keys(price, way);
            }
        };
        to.every(kind!(Action::GoHome { keys }), homeward, |keys| purse.why_not(keys, "CM-HOME-01"));
    }
}

/// Ruling CM-Q-22: whoever leaves encounters behind chooses the order in which they go under the pile.
impl Question<ClefDesMondes> for ask::Leave {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.leaving.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let held = at.hand();
        to.each(kind!(Action::LeaveNext), held.iter().skip(self.first(at.state)), |_| "CM-ENC-03");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::LeaveNext(card) = *action else { not_offered(action) };
        play.left_next(self.leaving, play.place_in_hand(seat, card))
    }

    fn time_up(self, play: &mut Play<'_>, _: Seat) -> Result<Rests, Refusal> {
        Ok(play.left_next(self.leaving, self.first(play.state)))
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("left", self.leaving.left())
    }
}

impl ask::Leave {
    /// Where in the hand the encounters begin that are still to leave.
    fn first(self, state: &State) -> usize {
        usize::from(state.player(self.leaving.seat).count - self.leaving.left())
    }
}

impl Play<'_> {
    /// CM-CROSS-01: the keys are put down, and everybody here may react.
    pub(super) fn cross(&mut self, to: Place, keys: Payment) -> Rests {
        let seat = self.state.active;
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::CrossTried { seat, to, keys });
        self.pay(Deed::Cross(to), keys)
    }

    /// CM-HOME-01, CM-HOME-02: the same, and the character is shown even without its own key (Ruling CM-Q-36).
    pub(super) fn go_home(&mut self, keys: Payment) -> Rests {
        let seat = self.state.active;
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::HomeTried { seat, keys });
        self.reveal_character(seat);
        self.pay(Deed::Home, keys)
    }

    fn pay(&mut self, deed: Deed, keys: Payment) -> Rests {
        let seat = self.state.active;
        let own_key = keys.has_own_key();
        self.state.attempt = Attempt { mover: Some(seat), own_key, ..Attempt::of(deed, seat) };
        if own_key {
            // CM-REVEAL-01 to CM-REVEAL-03, Ruling CM-Q-10
            self.state.player_mut(seat).key_spent = true;
            self.state.turn.key_ready = false;
            self.reveal_character(seat);
        }
        keys.cards().for_each(|card| self.put_down(seat, card, None));
        self.state.floor = self.state.stacked;
        self.then(Frame::Resolve);
        self.window()
    }

    /// A card leaves the hand, face up.
    pub(super) fn put_down(&mut self, seat: Seat, card: Card, against: Option<Against>) {
        // CM-ENC-02, CM-OBJ-02, Ruling CM-Q-17: an encounter is in its own world, so both go under this pile.
        let world = self.state.world_of(seat);
        let place = self.place_in_hand(seat, card);
        self.state.player_mut(seat).show(self.pack, place, card);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::PutDown { seat, card });
        self.state.push_played(Played { card, by: Some(seat), world, against });
    }

    /// The reactions are over: the play happens, or part of it is lost.
    pub(super) fn resolve(&mut self) -> Rests {
        let attempt = self.state.attempt;
        let seat = attempt.actor;
        let passage = matches!(attempt.deed, Deed::Cross(_) | Deed::Home);
        match self.fate() {
            Fate::Stands => return self.deed(attempt),
            Fate::Blocked => {
                // CM-REACT-11, Ruling CM-Q-39: the cards of a move that is stopped as a whole are spent.
                self.scribe.tell(|_| Told::MoveStopped { seat: attempt.mover.unwrap_or(seat) });
            }
            Fate::Cancelled(at) => {
                // CM-REACT-08
                let card = self.state.played(at).card;
                self.scribe.tell(|_| Told::CardStopped { seat, card });
                if passage && !self.state.rules.whole_payment {
                    self.take_back(at);
                }
            }
        }
        self.settle(0)
    }

    /// Ruling CM-Q-38: the stopped card is lost, the others go back to the hand, and the own key stays usable.
    fn take_back(&mut self, lost: u8) {
        let seat = self.state.attempt.actor;
        let own_key = self.state.attempt.own_key;
        if own_key {
            self.state.player_mut(seat).key_spent = self.state.rules.separate_reveal;
            self.state.turn.key_ready = self.state.rules.separate_reveal;
        }
        let (stack, count) = (self.state.stack, self.state.stacked);
        self.state.stack = [None; STACK];
        self.state.stacked = 0;
        for (at, played) in stack.into_iter().flatten().enumerate() {
            if at < usize::from(self.state.floor) && at != usize::from(lost) {
                let back = Back::open(self.pack, played.card);
                self.state.player_mut(seat).put(back);
            } else {
                self.state.push_played(played);
            }
        }
        let returned = usize::from(count - self.state.stacked);
        if returned > 0 || own_key {
            let player = self.state.player(seat);
            let backs = &player.backs()[usize::from(player.count) - returned..];
            self.scribe.tell(|_| Told::TakenBack {
                seat,
                cards: backs.iter().map(|back| *back.card.truth(self.referee)).collect(),
                own_key,
            });
        }
    }

    fn deed(&mut self, attempt: Attempt) -> Rests {
        match attempt.deed {
            Deed::Cross(to) => {
                self.settle(0);
                self.then(Frame::Depart(attempt.actor, to));
                Rests::No
            }
            Deed::Home => {
                // CM-HOME-04, Ruling CM-Q-40: Kernault is entered once nobody has stopped it.
                self.settle(0);
                let seat = attempt.actor;
                let character = self.state.player(seat).plays(self.referee);
                self.scribe.tell(|_| Told::WentHome { seat, character });
                self.over(End::Home(seat))
            }
            Deed::Effect { card, on, to } => self.effect(card, on, to),
            Deed::Pair { pair, on } => self.pair(pair, on),
            Deed::Bad(_) | Deed::Nothing => Rests::No,
        }
    }

    /// CM-ENC-02, CM-OBJ-02, CM-BAD-03, CM-REACT-09, Ruling CM-Q-22: played cards go under the pile, in order.
    pub(super) fn settle(&mut self, from: u8) -> Rests {
        let from = usize::from(from);
        let end = usize::from(self.state.stacked);
        if from >= end {
            return Rests::No;
        }
        let State { stack, piles, .. } = &mut *self.state;
        for played in stack[from..end].iter().flatten() {
            piles.put_under(played.world, Back::open(self.pack, played.card));
        }
        let (world, state) = (self.state.played(from as u8).world, &*self.state);
        let gone = || state.stack[from..end].iter().flatten();
        self.scribe.tell(|_| Told::WentUnder { world, cards: gone().map(|played| played.card).collect() });
        self.state.stack[from..end].fill(None);
        self.state.stacked = from as u8;
        self.state.floor = from as u8;
        Rests::No
    }

    /// CM-CROSS-05, CM-ENC-03, Ruling CM-Q-48: unplayed encounters stay, objects travel.
    pub(super) fn depart(&mut self, seat: Seat, to: Place) -> Rests {
        self.then(Frame::Arrive(seat, to));
        let world = self.state.world_of(seat);
        let player = self.state.player_mut(seat);
        if player.count == 0 {
            return Rests::No;
        }
        let count = player.part(self.pack, world, seat, self.referee);
        let player = self.state.player(seat);
        self.scribe.reveal(SeatSet::EVERYBODY, |eyes| {
            let left = &player.backs()[usize::from(player.count) - count..];
            let cards = left.iter().filter_map(|back| back.card.seen_by(eyes)).copied().collect();
            Told::LeftBehind { seat, world, count: count as u8, cards }
        });
        self.leave(Leaving { seat, count: count as u8, done: 0 })
    }

    /// The last one that leaves has no order to choose.
    fn leave(&mut self, leaving: Leaving) -> Rests {
        match leaving.left() {
            0 => Rests::No,
            1 => {
                let last = self.state.player(leaving.seat).count - 1;
                let world = self.state.world_of(leaving.seat);
                let back = self.state.player_mut(leaving.seat).take(usize::from(last));
                self.state.piles.put_under(world, back);
                Rests::No
            }
            _ => self.ask(ask::Leave { leaving }),
        }
    }

    fn left_next(&mut self, leaving: Leaving, place: usize) -> Rests {
        let seat = leaving.seat;
        let world = self.state.world_of(seat);
        let back = self.state.player_mut(seat).take(place);
        self.state.piles.put_under(world, back);
        self.scribe.tell(|eyes| Told::LeftNext { seat, card: back.card.seen_by(eyes).copied() });
        self.leave(Leaving { done: leaving.done + 1, ..leaving })
    }

    /// CM-CROSS-04, CM-BOARD-06: the pawn moves, and a hidden world is turned up.
    pub(super) fn arrive(&mut self, seat: Seat, to: Place) -> Rests {
        self.state.player_mut(seat).place = Some(to);
        self.scribe.tell(|_| Told::Arrived { seat, place: to });
        if self.state.open[to].is_some() {
            return Rests::No;
        }
        match *self.state.hidden[to].truth(self.referee) {
            None => self.chance(ask::Face { place: to }),
            Some(world) => self.turn_up(to, world),
        }
    }
}
