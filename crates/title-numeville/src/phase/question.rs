//! Step 2 of a turn: the black die, the question, the answer.

use veilleuse_core::{Refusal, Seat, SeatSet, Secret, house, kit::Bag};
use veilleuse_pack::Text;

use crate::{
    action::Action,
    cards::{Aid, Modifier},
    pack::Pack,
    state::{Answer, Ask, Frame, Posed, Stake, State},
    told::{Lesson, Told},
    words::{Choice, Colour, Complice, Difficulty, QuestionId, Slot, Verdict},
};

use super::{Answered, Play, Rests, untimely, usable};

/// In how many ways the order of choices is drawn: as many for three choices as for four, so that the draw
/// does not betray how many there are.
pub(crate) const ORDER_WAYS: u32 = 24;

/// The orders in which up to four choices can be shown, by number of choices: `ORDERS[n][way][place]` is the
/// choice of the card shown at `place`. Each order of fewer choices comes up equally often among the ways.
pub(crate) const ORDERS: [[[u8; 4]; ORDER_WAYS as usize]; 5] = {
    let mut all = [[[0, 1, 2, 3]; ORDER_WAYS as usize]; 5];
    let mut n = 2;
    while n <= 4 {
        let mut count = 1;
        let mut i = 2;
        while i <= n {
            count *= i;
            i += 1;
        }
        let mut k = 0;
        while k < ORDER_WAYS as usize {
            // Read k in the factorial number system: digit i says which of the remaining choices comes next.
            let mut left = [0, 1, 2, 3];
            let (mut rest, mut place, mut base) = (k % count, 0, count);
            while place < n {
                base /= n - place;
                let digit = rest / base;
                rest %= base;
                all[n][k][place] = left[digit];
                let mut j = digit;
                while j + 1 < 4 {
                    left[j] = left[j + 1];
                    j += 1;
                }
                place += 1;
            }
            k += 1;
        }
        n += 1;
    }
    all
};

/// Where each choice of the card is shown: `PLACES[n][way][choice]`, the other way round than [`ORDERS`].
const PLACES: [[[u8; 4]; ORDER_WAYS as usize]; 5] = {
    let mut all = [[[0; 4]; ORDER_WAYS as usize]; 5];
    let mut n = 0;
    while n <= 4 {
        let mut way = 0;
        while way < ORDER_WAYS as usize {
            let mut place = 0;
            while place < n {
                all[n][way][ORDERS[n][way][place] as usize] = place as u8;
                place += 1;
            }
            way += 1;
        }
        n += 1;
    }
    all
};

/// NU-QUEST-03 to NU-QUEST-05: what the black die gives in this district.
pub(crate) fn difficulty_of(
    pack: &Pack,
    state: &State,
    seat: Seat,
    complice: Complice,
    face: u8,
) -> Difficulty {
    let eased = |face| {
        (face == 4 || face == 5) && usable(pack, state, seat).any(|(_, aid)| aid == Aid::EasierIn(complice))
    };
    match face {
        _ if state.modifier == Some(Modifier::HardOn(face)) => Difficulty::Hard,
        1..=3 => Difficulty::Easy,
        face if eased(face) => Difficulty::Easy,
        _ => Difficulty::Hard,
    }
}

/// A black 4, 5 or 6 that gives a hard question can be made easy; a 3 that a round has made hard cannot.
pub(crate) const fn can_be_made_easy(face: u8, gives: Difficulty) -> bool {
    face >= 4 && matches!(gives, Difficulty::Hard)
}

/// The choices of a question in the order they are shown. How the card lists them would tell, to whoever has the pack,
/// which one is right.
pub(crate) fn shown<'p>(pack: &'p Pack, posed: &Posed) -> impl Iterator<Item = &'p Text> {
    let card = pack.question(posed.id).expect("a question on the table is in the pack");
    let choices = usize::from(posed.choices);
    let order = ORDERS[choices][usize::from(posed.order)];
    order.into_iter().take(choices).map(|choice| &card.choices[usize::from(choice)])
}

/// A question in words, once its answer is for everybody.
pub(super) fn lesson(pack: &Pack, posed: &Posed, answer: &Answer, given: Option<Choice>) -> Lesson {
    let card = pack.question(posed.id).expect("a question on the table is in the pack");
    let page = pack.sealed.read(answer.page);
    let words = |place: Choice| {
        let shown = shown(pack, posed).nth(usize::from(place.0));
        shown.expect("an answer is one of the choices").clone()
    };
    Lesson {
        question: posed.id,
        prompt: card.prompt.clone(),
        given: given.map(words),
        answer: words(answer.place),
        explanation: page.explanation.clone(),
        source: page.source.clone(),
        reference: page.reference.clone(),
    }
}

impl Play<'_, '_> {
    pub(super) fn black_rolled(&mut self, way: u32) {
        let (seat, face) = (self.state.active, way as u8 + 1);
        self.state.turn.black = face;
        self.scribe.tell(|_| Told::BlackRolled { seat, face });
        let gives = self.black_gives();
        let helped = usable(self.pack, self.state, seat)
            .any(|(_, aid)| aid == Aid::Reroll || (aid == Aid::MakeEasy && can_be_made_easy(face, gives)));
        if helped {
            self.ask(Ask::Face);
        } else {
            self.take_question(gives);
        }
    }

    fn black_gives(&self) -> Difficulty {
        difficulty_of(self.pack, self.state, self.state.active, self.district(), self.state.turn.black)
    }

    /// NU-QUEST-02: from the decks of the district.
    fn take_question(&mut self, difficulty: Difficulty) {
        self.state.frames.push(Frame::AfterQuestion);
        self.pose(self.district(), difficulty, self.stake());
    }

    /// NU-QUEST-08: what the question of the turn is worth does not depend on its level. NU-FACE-03, NU-FACE-04,
    /// NU-FACE-06: the portrait doubles it.
    pub(crate) fn stake(&self) -> Stake {
        let double = if self.state.turn.face_off { 2 } else { 1 };
        let cool = usable(self.pack, self.state, self.state.active).any(|(_, aid)| aid == Aid::CoolHead);
        Stake { right: double, wrong: if cool { 1 } else { double } }
    }

    /// Draws a question about this Complice.
    pub(super) fn pose(&mut self, complice: Complice, difficulty: Difficulty, stake: Stake) {
        self.state.turn.complice = Some(complice);
        let deck = self.state.deck_mut(complice, difficulty);
        if deck.is_empty() {
            // Ruling NU-Q-14: an empty deck takes its discard back.
            deck.reshuffle();
        }
        self.ask(Ask::DrawQuestion { complice, difficulty, stake });
    }

    pub(super) fn question_drawn(
        &mut self,
        complice: Complice,
        difficulty: Difficulty,
        stake: Stake,
        way: u32,
    ) {
        let deck = self.state.deck_mut(complice, difficulty);
        let card = deck.draw(way / ORDER_WAYS);
        // Ruling NU-Q-14: a used card goes to the discard at once; it cannot come back within its own question.
        deck.discard(card);
        self.put_question(QuestionId::of(complice, difficulty, card), stake, way % ORDER_WAYS);
    }

    /// The question lies on the table, its choices in this order.
    pub(crate) fn put_question(&mut self, id: QuestionId, stake: Stake, order: u32) {
        let (seat, face_off) = (self.state.active, self.state.turn.face_off && stake.right > 1);
        let known = if self.state.rules.master { SeatSet::MASTER } else { SeatSet::NOBODY };
        let posed = self.posed(id, order, stake, known);
        self.state.question = Some(posed);
        self.state.turn.chosen = None;
        let pack = self.pack;
        // NU-READ-01: the game master reads the card, answer and all.
        self.scribe.reveal(known, |eyes| Told::Asked {
            seat,
            question: id,
            choices: shown(pack, &posed).cloned().collect(),
            right: posed.answer.seen_by(eyes).map(|answer| answer.place),
            face_off,
        });
        #[cfg(feature = "planted-leaks")]
        self.leak_answer();
        self.ask(Ask::Answer);
    }

    #[cfg(feature = "planted-leaks")]
    fn leak_answer(&mut self) {
        use crate::PlantedLeak::{AnswerInPrompt, AnswerInView, AnswerTold, OptionsByAnswer, OrderTold};
        if self.pack.leaks(OrderTold) {
            self.leak_order();
        }
        let (seat, right) = (self.state.active, self.posed_now().answer.truth(self.referee).place);
        if self.pack.leaks(AnswerInView) {
            self.posed_now_mut().answer.reveal_to(SeatSet::EVERYBODY);
        }
        if self.pack.leaks(AnswerTold) {
            self.scribe.tell(|_| Told::ChoicesRemoved { seat, left: vec![right] });
        }
        if self.pack.leaks(OptionsByAnswer) || self.pack.leaks(AnswerInPrompt) {
            self.state.turn.chosen = Some(right);
        }
    }

    #[cfg(feature = "planted-leaks")]
    fn leak_order(&mut self) {
        let (seat, posed) = (self.state.active, *self.posed_now());
        let order = ORDERS[usize::from(posed.choices)][usize::from(posed.order)];
        let left = || order[..usize::from(posed.choices)].iter().copied().map(Choice).collect();
        self.scribe.tell(|_| Told::ChoicesRemoved { seat, left: left() });
    }

    /// A question as it lies on the table. NU-READ-01: the game master, and nobody else, sees the answer.
    #[inline]
    pub(super) fn posed(&self, id: QuestionId, order: u32, stake: Stake, known: SeatSet) -> Posed {
        let (choices, order) = (self.pack.choices(id), self.pack.order(id, order));
        let page = self.pack.sealed.open(id.index(), self.referee);
        let right = *self.pack.rights.read(page);
        let place = PLACES[usize::from(choices)][order as usize][usize::from(right)];
        let answer = Answer { place: Choice(place), page };
        let (order, aloud) = (order as u8, self.state.rules.master);
        Posed { id, choices, order, out: 0, aloud, stake, answer: Secret::new(answer, known) }
    }

    pub(super) fn question_decided(&mut self, seat: Seat, action: Action) -> Answered {
        match (self.state.ask, action) {
            (Ask::Face, Action::Accept) => self.take_question(self.black_gives()),
            (Ask::Face, Action::Use(slot)) => return self.use_after_black(seat, slot),
            (Ask::Answer, Action::Answer(choice)) => {
                if self.posed_now().is_out(choice) {
                    return Err(Refusal::by("NU-QUEST-09"));
                }
                // NU-QUEST-06, NU-QUEST-07: the rules judge a choice.
                let right = self.posed_now().answer.truth(self.referee).place == choice;
                self.judged(Verdict::of(right), Some(choice));
            }
            (Ask::Answer, Action::Speak) => {
                if !self.posed_now().aloud {
                    return Err(Refusal::by("NU-READ-02"));
                }
                self.scribe.tell(|_| Told::SpeaksUp { seat });
                self.ask(Ask::Judge);
            }
            (Ask::Answer, Action::Use(slot)) => return self.use_on_question(seat, slot),
            // NU-READ-01: the game master judges what was said.
            (Ask::Judge, Action::Judge(verdict)) => self.judged(verdict, None),
            (Ask::Judge, Action::StepAside) => self.master_steps_aside(),
            (Ask::Judge, Action::StepDown) => self.master_leaves(),
            (Ask::Retry, Action::Use(slot)) => {
                if !self.can(seat, slot, |aid| aid == Aid::Retry) {
                    return Err(untimely(slot));
                }
                self.spend(seat, slot);
                self.state.turn.chosen = None;
                self.scribe.tell(|_| Told::AnswersAgain { seat });
                self.ask(Ask::Answer);
            }
            (Ask::Retry, Action::Pass) => self.settle(Verdict::Wrong),
            (Ask::Right, Action::Use(slot)) => return self.use_when_right(seat, slot),
            (Ask::Right, Action::Pass) => self.reward(),
            #[cfg(feature = "planted-leaks")]
            (Ask::Answer, _)
                if self.pack.leaks(crate::PlantedLeak::RefusalByAnswer)
                    && self.posed_now().answer.truth(self.referee).place == Choice(0) =>
            {
                return Err(Refusal::by("NU-QUEST-10"));
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(())
    }

    fn use_after_black(&mut self, seat: Seat, slot: Slot) -> Answered {
        let hard = can_be_made_easy(self.state.turn.black, self.black_gives());
        if self.can(seat, slot, |aid| aid == Aid::Reroll) {
            // Ruling NU-Q-59: the new face replaces the old one altogether.
            self.spend(seat, slot);
            self.ask(Ask::Black);
        } else if hard && self.can(seat, slot, |aid| aid == Aid::MakeEasy) {
            self.spend(seat, slot);
            self.scribe.tell(|_| Told::QuestionMadeEasy { seat });
            self.take_question(Difficulty::Easy);
        } else {
            return Err(untimely(slot));
        }
        Ok(())
    }

    fn use_on_question(&mut self, seat: Seat, slot: Slot) -> Answered {
        let posed = *self.posed_now();
        if posed.left() > 2 && self.can(seat, slot, |aid| aid == Aid::Eliminate) {
            self.spend(seat, slot);
            self.ask(Ask::Eliminate);
        } else if self.can(seat, slot, |aid| aid == Aid::ReplaceQuestion) {
            self.spend(seat, slot);
            self.scribe.tell(|_| Told::QuestionReplaced { seat, question: posed.id });
            self.state.question = None;
            let deck = self.state.deck_mut(posed.id.complice(), posed.id.difficulty());
            if deck.is_empty() {
                // Ruling NU-Q-14: the discard comes back, but another card is wanted.
                deck.reshuffle_except([posed.id.card()].into_iter().collect());
            }
            self.pose(posed.id.complice(), posed.id.difficulty(), posed.stake);
        } else {
            return Err(untimely(slot));
        }
        Ok(())
    }

    /// All wrong choices but one go; which one stays is chance.
    pub(super) fn wrong_choices_go(&mut self, way: u32) {
        let seat = self.state.active;
        let posed = *self.posed_now();
        let right = posed.answer.truth(self.referee).place;
        let wrong: Bag =
            (0..posed.choices).filter(|place| *place != right.0 && !posed.is_out(Choice(*place))).collect();
        let stays = wrong.nth(way);
        let out = (0..posed.choices).filter(|p| *p != right.0 && *p != stays).fold(0, |out, p| out | 1 << p);
        self.posed_now_mut().out = out;
        let left = || (0..posed.choices).filter(|p| out >> p & 1 == 0).map(Choice).collect();
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::ChoicesRemoved { seat, left: left() });
        self.ask(Ask::Answer);
    }

    fn judged(&mut self, verdict: Verdict, choice: Option<Choice>) {
        let seat = self.state.active;
        if verdict == Verdict::Wrong {
            // Between two choices a second answer would be a certain success: it is not offered.
            let again = self.posed_now().left() > 2
                && usable(self.pack, self.state, seat).any(|(_, aid)| aid == Aid::Retry);
            if let Some(choice) = choice {
                self.posed_now_mut().out |= 1 << choice.0;
            }
            if again {
                self.state.turn.chosen = choice;
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::JudgedWrong { seat, choice });
                self.ask(Ask::Retry);
                return;
            }
        }
        self.state.turn.chosen = choice;
        self.settle(verdict);
    }

    /// Ruling NU-Q-22: a late answer is wrong only where the table said so.
    pub(super) fn answer_time_up(&mut self) -> Answered {
        if !self.state.rules.late_is_wrong {
            return Err(house::NO_CLOCK);
        }
        let seat = self.state.active;
        self.scribe.tell(|_| Told::TimeUp { seat });
        self.settle(Verdict::Wrong);
        Ok(())
    }

    /// Ruling NU-Q-54: the seat chooses among the choices and the rules judge, this one time: the next question asks the
    /// master again.
    pub(super) fn master_steps_aside(&mut self) {
        self.posed_now_mut().aloud = false;
        self.scribe.tell(|_| Told::MasterAside);
        self.ask(Ask::Answer);
    }

    /// Ruling NU-Q-54: the table goes on self-run; the question on the table is asked again.
    fn master_leaves(&mut self) {
        self.state.rules.master = false;
        self.posed_now_mut().aloud = false;
        self.scribe.tell(|_| Told::MasterLeft);
        self.ask(Ask::Answer);
    }

    /// NU-READ-03: only now does everybody learn the answer.
    fn settle(&mut self, verdict: Verdict) {
        let (seat, choice) = (self.state.active, self.state.turn.chosen);
        self.posed_now_mut().answer.reveal_to(SeatSet::EVERYBODY);
        let posed = *self.posed_now();
        let answer = *posed.answer.truth(self.referee);
        let pack = self.pack;
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Answered {
            seat,
            verdict,
            choice,
            right: answer.place,
            lesson: lesson(pack, &posed, &answer, choice),
        });
        if verdict == Verdict::Right {
            self.right_window();
        } else {
            self.punish();
        }
    }

    fn right_window(&mut self) {
        let seat = self.state.active;
        let helped = usable(self.pack, self.state, seat).any(|(_, aid)| self.helps_when_right(aid));
        if helped {
            self.ask(Ask::Right);
        } else {
            self.reward();
        }
    }

    fn helps_when_right(&self, aid: Aid) -> bool {
        let complice = self.posed_now().id.complice();
        let red = self.state.sheets[complice.index()].red.at();
        match aid {
            Aid::ExtraBlue => !self.state.settled(complice),
            Aid::RemoveRed => red > 0 && !self.state.settled(complice),
            _ => false,
        }
    }

    fn use_when_right(&mut self, seat: Seat, slot: Slot) -> Answered {
        let complice = self.posed_now().id.complice();
        if !self.can(seat, slot, |aid| self.helps_when_right(aid)) {
            return Err(untimely(slot));
        }
        let extra = self.can(seat, slot, |aid| aid == Aid::ExtraBlue);
        self.spend(seat, slot);
        if extra {
            self.posed_now_mut().stake.right += 1;
        } else {
            self.remove(complice, Colour::Red, 1);
        }
        self.right_window();
        Ok(())
    }

    /// NU-QUEST-06: blue tokens.
    fn reward(&mut self) {
        let posed = *self.posed_now();
        if self.place(posed.id.complice(), Colour::Blue, posed.stake.right) == Rests::No {
            self.run();
        }
    }

    /// NU-QUEST-07: red tokens, and one more where the round says so.
    fn punish(&mut self) {
        let posed = *self.posed_now();
        let complice = posed.id.complice();
        let extra = u8::from(self.state.modifier == Some(Modifier::ExtraRed(complice)));
        if self.red_arrives(complice, posed.stake.wrong + extra) == Rests::No {
            self.run();
        }
    }

    /// NU-ATT-01, NU-ATT-02: a black 6 brings an Attack, whatever the answer was.
    pub(super) fn after_question(&mut self) -> Rests {
        if self.state.turn.black == 6 {
            self.state.frames.push(Frame::EndTurn);
            self.draw_attack(Bag::EMPTY)
        } else {
            self.end_turn()
        }
    }

    fn posed_now(&self) -> &Posed {
        self.state.question.as_ref().expect("a question is on the table")
    }

    fn posed_now_mut(&mut self) -> &mut Posed {
        self.state.question.as_mut().expect("a question is on the table")
    }
}
