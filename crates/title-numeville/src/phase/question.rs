//! Step 2 of a turn: the black die, the question, the answer.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Refusal, Rests, Seat, SeatSet, Secret, house,
    kind, kit::Set, not_offered, unless,
};
use veilleuse_pack::Text;

use crate::{
    Numeville,
    action::Action,
    ask::{self, For},
    cards::{Aid, Modifier},
    pack::Pack,
    state::{Answer, Frame, Posed, Stake, State},
    told::{Lesson, Told},
    voice::complice_name,
    words::{Choice, Colour, Complice, Difficulty, QuestionId, Verdict},
};

use super::{FACES, Look, Play, movement::district, untimely, usable};

impl Draw<Numeville> for ask::Black {
    #[inline]
    fn chance(self, _: &State) -> Chance {
        For::Black.among(FACES)
    }

    #[inline]
    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let (seat, face) = (play.state.active, way as u8 + 1);
        play.state.turn.black = face;
        play.scribe.tell(|_| Told::BlackRolled { seat, face });
        let gives = black_gives(play.pack, play.state);
        let hard = can_be_made_easy(face, gives);
        if usable(play.pack, play.state, seat).any(|(_, aid)| helps_black(aid, hard)) {
            play.ask(ask::Face)
        } else {
            play.take_question(gives)
        }
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Face(way + 1)
    }
}

/// A black die that a card may still change.
impl Question<Numeville> for ask::Face {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let hard = can_be_made_easy(at.state.turn.black, black_gives(at.pack, at.state));
        to.all([Action::Accept]);
        to.each(kind!(Action::Use), at.aids(|aid| helps_black(aid, hard)), untimely);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Accept => play.take_question(black_gives(play.pack, play.state)),
            Action::Use(slot) if play.aid(seat, slot) == Aid::Reroll => {
                // Ruling NU-Q-59: the new face replaces the old one altogether.
                play.spend(seat, slot);
                play.ask(ask::Black)
            }
            Action::Use(slot) => {
                play.spend(seat, slot);
                play.scribe.tell(|_| Told::QuestionMadeEasy { seat });
                play.take_question(Difficulty::Easy)
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.number("black", at.state.turn.black)
    }
}

/// One draw for the card and the order of its choices.
impl Draw<Numeville> for ask::DrawQuestion {
    #[inline]
    fn chance(self, state: &State) -> Chance {
        For::Question.among(question_ways(state, self.complice, self.difficulty))
    }

    #[inline]
    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ask::DrawQuestion { complice, difficulty, stake } = self;
        let deck = play.state.deck_mut(complice, difficulty);
        let card = deck.draw(way / ORDER_WAYS);
        // Ruling NU-Q-14: a used card goes to the discard at once; it cannot come back within its own question.
        deck.discard(card);
        play.put_question(QuestionId::of(complice, difficulty, card), stake, way % ORDER_WAYS)
    }

    fn name(self, pack: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        question_name(pack, state, (self.complice, self.difficulty), way, referee)
    }
}

/// NU-QUEST-09: one of the choices that are left, or aloud where a game master listens.
impl Question<Numeville> for ask::Answer {
    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let posed = at.posed();
        let left = posed.left();
        to.each(kind!(Action::Answer), left.iter(), |_| "NU-QUEST-09");
        to.one(Action::Speak, unless(posed.aloud, "NU-READ-02"));
        let many = left.len() > 2;
        let aids = at.aids(|aid| (many && aid == Aid::Eliminate) || aid == Aid::ReplaceQuestion);
        to.each(kind!(Action::Use), aids, untimely);
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Answer(choice) => {
                // NU-QUEST-06, NU-QUEST-07: the rules judge a choice.
                let right = play.posed_now().answer.truth(play.referee).place == choice;
                play.judged(Verdict::of(right), Some(choice))
            }
            Action::Speak => {
                play.scribe.tell(|_| Told::SpeaksUp { seat });
                play.ask(ask::Judge)
            }
            Action::Use(slot) if play.aid(seat, slot) == Aid::Eliminate => {
                play.spend(seat, slot);
                play.ask(ask::Eliminate)
            }
            Action::Use(slot) => {
                play.spend(seat, slot);
                play.replace_question(seat)
            }
            _ => not_offered(action),
        }
    }

    /// Ruling NU-Q-22: a late answer is wrong only where the table said so.
    fn time_up(self, play: &mut Play<'_>, seat: Seat) -> Result<Rests, Refusal> {
        if !play.state.rules.late_is_wrong {
            return Err(house::NO_CLOCK);
        }
        play.scribe.tell(|_| Told::TimeUp { seat });
        Ok(play.settle(Verdict::Wrong))
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        about_question(at, line)
    }
}

/// NU-READ-01: the game master judges what was said.
impl Question<Numeville> for ask::Judge {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::MASTER
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all(Verdict::ALL.map(Action::Judge));
        to.all([Action::StepAside, Action::StepDown]);
    }

    /// Ruling NU-Q-54: an empty game master's chair leaves the questions to the rules.
    fn duty(self, at: Look<'_>) -> Option<Action> {
        (at.seat == Seat::MASTER).then_some(Action::StepAside)
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::Judge(verdict) => play.judged(verdict, None),
            Action::StepAside => play.master_steps_aside(),
            Action::StepDown => play.master_leaves(),
            _ => not_offered(action),
        }
    }

    /// Ruling NU-Q-54: a master who does not judge leaves the question to the rules.
    fn time_up(self, play: &mut Play<'_>, _: Seat) -> Result<Rests, Refusal> {
        Ok(play.master_steps_aside())
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        about_question(at, line)
    }
}

/// All wrong choices but one go; which one stays is chance.
impl Draw<Numeville> for ask::Eliminate {
    fn chance(self, state: &State) -> Chance {
        For::Eliminate.among(state.question.map_or(1, |posed| posed.left().len() - 1))
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = play.state.active;
        let posed = *play.posed_now();
        let right = posed.answer.truth(play.referee).place;
        let left = Set::only(right).with(posed.left().without(right).nth(way));
        play.posed_now_mut().out = Set::first_of(usize::from(posed.choices)) - left;
        let told = |_| Told::ChoicesRemoved { seat, left: left.iter().collect() };
        play.scribe.reveal(SeatSet::EVERYBODY, told);
        play.ask(ask::Answer)
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Way(way)
    }
}

/// A wrong answer, the right one still hidden: a card gives another try.
impl Question<Numeville> for ask::Retry {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Pass]);
        to.each(kind!(Action::Use), at.aids(|aid| aid == Aid::Retry), untimely);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Pass => play.settle(Verdict::Wrong),
            Action::Use(slot) => {
                play.spend(seat, slot);
                play.state.turn.chosen = None;
                play.scribe.tell(|_| Told::AnswersAgain { seat });
                play.ask(ask::Answer)
            }
            _ => not_offered(action),
        }
    }
}

/// A right answer that a card makes worth more.
impl Question<Numeville> for ask::Right {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let complice = at.posed().id.complice();
        to.all([Action::Pass]);
        to.each(kind!(Action::Use), at.aids(|aid| helps_when_right(at.state, complice, aid)), untimely);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Pass => play.reward(),
            Action::Use(slot) => {
                let extra = play.aid(seat, slot) == Aid::ExtraBlue;
                play.spend(seat, slot);
                if extra {
                    play.posed_now_mut().stake.right += 1;
                } else {
                    play.remove(play.posed_now().id.complice(), Colour::Red, 1);
                }
                play.right_window()
            }
            _ => not_offered(action),
        }
    }
}

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

/// NU-QUEST-03 to NU-QUEST-05: what the black die gives in the district of the active pawn.
fn black_gives(pack: &Pack, state: &State) -> Difficulty {
    let (seat, face) = (state.active, state.turn.black);
    let eases = |aid| aid == Aid::EasierIn(district(pack, state));
    let eased = |face| (face == 4 || face == 5) && usable(pack, state, seat).any(|(_, aid)| eases(aid));
    match face {
        _ if state.modifier == Some(Modifier::HardOn(face)) => Difficulty::Hard,
        1..=3 => Difficulty::Easy,
        face if eased(face) => Difficulty::Easy,
        _ => Difficulty::Hard,
    }
}

/// A black 4, 5 or 6 that gives a hard question can be made easy; a 3 that a round has made hard cannot.
const fn can_be_made_easy(face: u8, gives: Difficulty) -> bool {
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
        let shown = shown(pack, posed).nth(place.index());
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

/// Whether a card can still change a black die, whose question is `hard` but can be made easy, or not.
fn helps_black(aid: Aid, hard: bool) -> bool {
    aid == Aid::Reroll || (hard && aid == Aid::MakeEasy)
}

/// Whether a card makes a right answer about this Complice worth more.
fn helps_when_right(state: &State, complice: Complice, aid: Aid) -> bool {
    let red = state.sheets[complice].red.at();
    match aid {
        Aid::ExtraBlue => !state.settled(complice),
        Aid::RemoveRed => red > 0 && !state.settled(complice),
        _ => false,
    }
}

/// In how many ways a question can be drawn.
#[inline]
pub(super) fn question_ways(state: &State, complice: Complice, difficulty: Difficulty) -> u32 {
    state.deck(complice, difficulty).ways() * ORDER_WAYS
}

/// The card and the order of its choices that a way of drawing a question gives.
pub(super) fn question_name(
    pack: &Pack,
    state: &State,
    (complice, difficulty): (Complice, Difficulty),
    way: u32,
    referee: &Referee,
) -> DrawName {
    let card = state.deck(complice, difficulty).peek(way / ORDER_WAYS);
    let id = QuestionId::of(complice, difficulty, card);
    DrawName::Id(format!("{id}:{}", order_name(pack, id, way % ORDER_WAYS, referee)))
}

/// The letters of the card's choices as they would be shown, the right one in capitals.
pub(super) fn order_name(pack: &Pack, id: QuestionId, order: u32, referee: &Referee) -> String {
    let choices = usize::from(pack.choices(id));
    let right = *pack.rights.read(pack.rights.open(id.index(), referee));
    let letter = |choice: &u8| {
        let letter = char::from(b'a' + choice);
        if *choice == right { letter.to_ascii_uppercase() } else { letter }
    };
    ORDERS[choices][order as usize][..choices].iter().map(letter).collect()
}

/// The sentence about the question on the table.
fn about_question(at: Look<'_>, line: Line) -> Line {
    let id = at.posed().id;
    line.name("complice", complice_name(id.complice())).word("difficulty", id.difficulty().id())
}

impl<'a> Look<'a> {
    fn posed(self) -> &'a Posed {
        self.state.question.as_ref().expect("a question is on the table")
    }
}

impl Play<'_> {
    /// NU-QUEST-02: from the decks of the district.
    fn take_question(&mut self, difficulty: Difficulty) -> Rests {
        self.state.frames.push(Frame::AfterQuestion);
        self.pose(district(self.pack, self.state), difficulty, self.stake())
    }

    /// NU-QUEST-08: what the question of the turn is worth does not depend on its level. NU-FACE-03, NU-FACE-04,
    /// NU-FACE-06: the portrait doubles it.
    pub(crate) fn stake(&self) -> Stake {
        let double = if self.state.turn.face_off { 2 } else { 1 };
        let cool = usable(self.pack, self.state, self.state.active).any(|(_, aid)| aid == Aid::CoolHead);
        Stake { right: double, wrong: if cool { 1 } else { double } }
    }

    /// Draws a question about this Complice.
    pub(super) fn pose(&mut self, complice: Complice, difficulty: Difficulty, stake: Stake) -> Rests {
        self.state.turn.complice = Some(complice);
        let deck = self.state.deck_mut(complice, difficulty);
        if deck.is_empty() {
            // Ruling NU-Q-14: an empty deck takes its discard back.
            deck.reshuffle();
        }
        self.ask(ask::DrawQuestion { complice, difficulty, stake })
    }

    /// The question lies on the table, its choices in this order.
    pub(crate) fn put_question(&mut self, id: QuestionId, stake: Stake, order: u32) -> Rests {
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
        self.ask(ask::Answer)
    }

    /// A question as it lies on the table. NU-READ-01: the game master, and nobody else, sees the answer.
    #[inline]
    pub(super) fn posed(&self, id: QuestionId, order: u32, stake: Stake, known: SeatSet) -> Posed {
        let (choices, order) = (self.pack.choices(id), self.pack.order(id, order));
        let page = self.pack.sealed.open(id.index(), self.referee);
        let right = *self.pack.rights.read(page);
        let place = PLACES[usize::from(choices)][order as usize][usize::from(right)];
        let answer = Answer { place: Choice::new(place), page };
        let (order, aloud) = (order as u8, self.state.rules.master);
        Posed { id, choices, order, out: Set::EMPTY, aloud, stake, answer: Secret::new(answer, known) }
    }

    /// Another card of the same deck takes the place of the question.
    fn replace_question(&mut self, seat: Seat) -> Rests {
        let Posed { id, stake, .. } = *self.posed_now();
        self.scribe.tell(|_| Told::QuestionReplaced { seat, question: id });
        self.state.question = None;
        let deck = self.state.deck_mut(id.complice(), id.difficulty());
        if deck.is_empty() {
            // Ruling NU-Q-14: the discard comes back, but another card is wanted.
            deck.reshuffle_except(Set::only(id.card()));
        }
        self.pose(id.complice(), id.difficulty(), stake)
    }

    fn judged(&mut self, verdict: Verdict, choice: Option<Choice>) -> Rests {
        let seat = self.state.active;
        if verdict == Verdict::Wrong {
            // Between two choices a second answer would be a certain success: it is not offered.
            let again = self.posed_now().left().len() > 2
                && usable(self.pack, self.state, seat).any(|(_, aid)| aid == Aid::Retry);
            if let Some(choice) = choice {
                self.posed_now_mut().out.put(choice);
            }
            if again {
                self.state.turn.chosen = choice;
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::JudgedWrong { seat, choice });
                return self.ask(ask::Retry);
            }
        }
        self.state.turn.chosen = choice;
        self.settle(verdict)
    }

    /// Ruling NU-Q-54: the seat chooses among the choices and the rules judge, this one time: the next question asks the
    /// master again.
    fn master_steps_aside(&mut self) -> Rests {
        self.posed_now_mut().aloud = false;
        self.scribe.tell(|_| Told::MasterAside {});
        self.ask(ask::Answer)
    }

    /// Ruling NU-Q-54: the table goes on self-run; the question on the table is asked again.
    fn master_leaves(&mut self) -> Rests {
        self.state.rules.master = false;
        self.posed_now_mut().aloud = false;
        self.scribe.tell(|_| Told::MasterLeft {});
        self.ask(ask::Answer)
    }

    /// NU-READ-03: only now does everybody learn the answer.
    fn settle(&mut self, verdict: Verdict) -> Rests {
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
        if verdict == Verdict::Right { self.right_window() } else { self.punish() }
    }

    fn right_window(&mut self) -> Rests {
        let complice = self.posed_now().id.complice();
        let helps = |(_, aid)| helps_when_right(self.state, complice, aid);
        if usable(self.pack, self.state, self.state.active).any(helps) {
            self.ask(ask::Right)
        } else {
            self.reward()
        }
    }

    /// NU-QUEST-06: blue tokens.
    fn reward(&mut self) -> Rests {
        let posed = self.posed_now();
        self.place(posed.id.complice(), Colour::Blue, posed.stake.right)
    }

    /// NU-QUEST-07: red tokens, and one more where the round says so.
    fn punish(&mut self) -> Rests {
        let posed = self.posed_now();
        let (complice, wrong) = (posed.id.complice(), posed.stake.wrong);
        let extra = u8::from(self.state.modifier == Some(Modifier::ExtraRed(complice)));
        self.red_arrives(complice, wrong + extra)
    }

    /// NU-ATT-01, NU-ATT-02: a black 6 brings an Attack, whatever the answer was.
    pub(super) fn after_question(&mut self) -> Rests {
        if self.state.turn.black == 6 {
            self.state.frames.push(Frame::EndTurn);
            self.draw_attack(Set::EMPTY)
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
