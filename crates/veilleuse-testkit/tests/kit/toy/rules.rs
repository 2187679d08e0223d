//! The rules of the toy: what a state does with an answer.

use veilleuse_core::{
    Referee, Refusal, Scribe, Seat, SeatSet, Secret, house,
    kit::{By, Deck, Set},
};

use super::{
    Action, Card, DECK_EMPTY, ENOUGH_LIGHT, FULL_HAND, Fault, HAND_FULL, HELD_ELSEWHERE, NO_SNUFFER,
    NOT_HELD, ONLY_ANSWERS, Options, Pack, Phase, Side, State, Told,
};

impl State {
    pub(super) fn seat(&self) -> Seat {
        Seat::new(self.turn)
    }

    pub(super) fn all(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    pub(super) fn opening(options: &Options) -> State {
        let hand = |seat: u8| Secret::new(Set::EMPTY, SeatSet::only(Seat::new(seat)));
        State {
            phase: Phase::Deal,
            seats: options.seats,
            rounds: options.rounds,
            round: 0,
            turn: 0,
            lit: 0,
            asked: SeatSet::NOBODY,
            deck: Deck::shuffled(Set::all()),
            spent: Set::EMPTY,
            hands: [hand(0), hand(1), hand(2), hand(3)],
            cards: By::all(0),
            bets: [None; 4],
            answers: [None; 4],
            moths: 0,
            holder: None,
            wish: false,
            first_bet: None,
            dark_bets: 0,
            trace: 0,
        }
    }

    pub(super) fn count_again(&mut self, referee: &Referee) {
        self.cards = By::new(std::array::from_fn(|place| self.hands[place].truth(referee).len()));
        let held = |hand: &Secret<Set<Card>>| hand.truth(referee).iter().collect::<Vec<_>>();
        self.moths = self.hands.iter().flat_map(held).filter(|card| card.is_moth()).count() as u32;
        let holds = |seat: &Seat| held(&self.hands[seat.index()]).iter().any(|card| card.is_snuffer());
        self.holder = self.all().iter().find(holds);
    }

    pub(super) fn begin_bets(&mut self) {
        self.phase = Phase::Bets;
        self.bets = [None; 4];
        self.asked = self.all();
        self.first_bet = None;
        self.dark_bets = 0;
        self.turn = 0;
    }

    pub(super) fn begin_turn(&mut self, seat: u8) {
        self.phase = Phase::Turn;
        self.turn = seat;
        self.asked = SeatSet::only(Seat::new(seat));
    }

    fn end(&mut self, bright: bool, winners: SeatSet, scribe: &mut Scribe<'_, Told>) {
        let wish = self.wish;
        self.phase = Phase::Over { bright, winners };
        self.asked = SeatSet::NOBODY;
        scribe.reveal(SeatSet::EVERYBODY, |_| Told::Ended { wish });
    }

    pub(super) fn end_turn(&mut self, pack: &Pack, referee: &Referee, scribe: &mut Scribe<'_, Told>) {
        if self.lit >= ENOUGH_LIGHT {
            return self.end(true, self.all(), scribe);
        }
        if self.turn + 1 < self.seats {
            return self.begin_turn(self.turn + 1);
        }
        let bets: Vec<Side> = self.bets.iter().flatten().map(|bet| *bet.truth(referee)).collect();
        scribe.reveal(SeatSet::EVERYBODY, |_| Told::Bets { on: bets.clone() });
        self.round += u8::from(pack.fault != Fault::Endless);
        if self.round < self.rounds {
            return self.begin_bets();
        }
        let dark = bets.iter().zip(self.all().iter()).filter(|(side, _)| **side == Side::Dark);
        let winners = dark.map(|(_, seat)| seat).collect();
        self.end(false, winners, scribe);
    }

    pub(super) fn close_window(
        &mut self,
        pack: &Pack,
        candle: Card,
        referee: &Referee,
        scribe: &mut Scribe<'_, Told>,
    ) {
        let mut snuffers = Vec::new();
        for seat in self.all().iter() {
            let answer = self.answers[seat.index()].as_ref().and_then(|answer| *answer.truth(referee));
            if let Some(card) = answer {
                self.hands[seat.index()].truth_mut(referee).take(card);
                self.spent.put(card);
                snuffers.push((seat, card));
            }
        }
        self.spent.put(candle);
        self.lit += u8::from(snuffers.is_empty());
        self.answers = [None; 4];
        self.count_again(referee);
        let lit = self.lit;
        let no_news = pack.fault == Fault::HalfDeclared && snuffers.is_empty();
        let learners = if no_news { SeatSet::NOBODY } else { SeatSet::EVERYBODY };
        scribe.reveal(learners, |_| Told::Closed { snuffers: snuffers.clone(), lit });
        self.end_turn(pack, referee, scribe);
    }

    pub(super) fn decide(
        &mut self,
        pack: &Pack,
        seat: Seat,
        action: Action,
        referee: &Referee,
        scribe: &mut Scribe<'_, Told>,
    ) -> Result<(), Refusal> {
        if pack.fault == Fault::RefusalLeavesTrace && action == Action::LetBe {
            self.trace ^= 1;
        }
        if matches!(self.phase, Phase::Over { .. }) {
            return Err(house::OVER);
        }
        let passed_anyway = pack.fault == Fault::PassAnytime
            && action == Action::Pass
            && self.phase == Phase::Bets
            && self.all().has(seat);
        if passed_anyway {
            scribe.tell(|_| Told::Passed { seat });
            return Ok(());
        }
        if !self.asked.has(seat) {
            return Err(house::NOT_ASKED);
        }
        let hand = *self.hands[seat.index()].truth(referee);
        match (self.phase, action) {
            (Phase::Bets, Action::Bet(side)) => {
                self.bets[seat.index()] = Some(Secret::new(side, SeatSet::only(seat)));
                self.dark_bets += u8::from(side == Side::Dark);
                self.asked = self.asked.without(seat);
                if pack.fault == Fault::FirstBetCounts && self.first_bet.is_none() {
                    self.first_bet = Some(seat);
                }
                let odd = pack.fault == Fault::UndoBySecret && self.moths % 2 == 1;
                let learners = if odd { SeatSet::only(seat.next(self.seats)) } else { SeatSet::NOBODY };
                scribe.reveal(learners, |eyes| Told::Bet {
                    seat,
                    on: eyes.among(SeatSet::only(seat)).then_some(side),
                });
                if self.asked.is_empty() {
                    self.phase = Phase::Wind;
                }
                Ok(())
            }
            (Phase::Turn, Action::Pass) => {
                scribe.tell(|_| Told::Passed { seat });
                self.end_turn(pack, referee, scribe);
                Ok(())
            }
            (Phase::Turn, Action::Draw) => {
                if hand.len() >= FULL_HAND {
                    return Err(HAND_FULL);
                }
                if self.deck.is_empty() || self.may_not_draw(pack) {
                    return Err(DECK_EMPTY);
                }
                self.phase = Phase::Drawing;
                Ok(())
            }
            (Phase::Turn, Action::Play(card)) => {
                if !hand.has(card) {
                    let elsewhere = self.hands.iter().any(|hand| hand.truth(referee).has(card));
                    let tells = pack.fault == Fault::RefusalBySecret && elsewhere;
                    return Err(if tells { HELD_ELSEWHERE } else { NOT_HELD });
                }
                if card.is_snuffer() {
                    return Err(ONLY_ANSWERS);
                }
                self.play(pack, seat, card, referee, scribe);
                Ok(())
            }
            (Phase::Window { candle }, Action::Snuff(_) | Action::LetBe) => {
                let with = match action {
                    Action::Snuff(card) if !card.is_snuffer() => return Err(NO_SNUFFER),
                    Action::Snuff(card) if !hand.has(card) => return Err(NOT_HELD),
                    Action::Snuff(card) => Some(card),
                    _ => None,
                };
                self.answers[seat.index()] = Some(Secret::new(with, SeatSet::only(seat)));
                self.asked = self.asked.without(seat);
                scribe.tell(|_| Told::Answered { seat });
                if self.asked.is_empty() {
                    self.close_window(pack, candle, referee, scribe);
                }
                Ok(())
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    pub(super) fn may_not_draw(&self, pack: &Pack) -> bool {
        pack.fault == Fault::OptionsBySecret && self.moths % 2 == 1
    }

    pub(super) fn play(
        &mut self,
        pack: &Pack,
        seat: Seat,
        card: Card,
        referee: &Referee,
        scribe: &mut Scribe<'_, Told>,
    ) {
        let learners =
            if pack.fault == Fault::UndeclaredReveal { SeatSet::NOBODY } else { SeatSet::EVERYBODY };
        scribe.reveal(learners, |_| Told::Played { seat, card });
        self.hands[seat.index()].truth_mut(referee).take(card);
        self.count_again(referee);
        if card.is_moth() {
            self.spent.put(card);
            self.lit = self.lit.saturating_sub(1);
            return self.end_turn(pack, referee, scribe);
        }
        self.phase = Phase::Window { candle: card };
        let holds = |seat: &Seat| self.hands[seat.index()].truth(referee).iter().any(Card::is_snuffer);
        let others = self.all().without(seat);
        self.asked = match pack.fault {
            Fault::WindowForHolders => others.iter().filter(holds).collect(),
            _ => others,
        };
        if self.asked.is_empty() {
            self.close_window(pack, card, referee, scribe);
        }
    }

    pub(super) fn drawn(&mut self, pack: &Pack, way: u32, referee: &Referee, scribe: &mut Scribe<'_, Told>) {
        let (seat, card) = (self.seat(), self.deck.draw(way));
        self.wish = pack.wish(referee);
        self.hands[seat.index()].truth_mut(referee).put(card);
        self.count_again(referee);
        let lucky = (pack.fault == Fault::DerivedFlag).then(|| card.is_candle());
        scribe.reveal(SeatSet::only(seat), |eyes| Told::Drew {
            seat,
            card: eyes.among(SeatSet::only(seat)).then_some(card),
            lucky,
        });
        if self.phase == Phase::Drawing {
            return self.end_turn(pack, referee, scribe);
        }
        let everybody_has_two = self.cards.values()[..self.seats as usize].iter().all(|cards| *cards == 2);
        if everybody_has_two {
            self.begin_bets();
        } else {
            self.turn = seat.next(self.seats).index() as u8;
        }
    }
}
