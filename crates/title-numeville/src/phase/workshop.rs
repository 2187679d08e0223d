//! The workshop: four teams, one question each a round, corrected together.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, OwnClock, Question, Referee, Refusal, Rests, Seat, SeatSet, Secret,
    house, kind, kit::Set, not_offered, unless,
};

use crate::{
    Numeville,
    action::Action,
    ask::{self, Ask, For},
    pack::Pack,
    state::{End, Frame, Pen, Posed, Slate, Stake, State},
    told::Told,
    voice::complice_name,
    words::{Choice, Colour, Complice, Difficulty, QuestionId, Verdict},
};

use super::{
    Look, ORDER_WAYS, Play,
    question::{lesson, order_name, question_name, question_ways},
    shown,
};

/// Ruling NU-Q-40: five questions settle every Complice, so no table that began with empty sheets needs more.
pub(crate) const MOST_ROUNDS: u8 = 5;

/// Ruling NU-Q-45: easy in the first two rounds, hard from the third.
const fn usual_difficulty(round: u8) -> Difficulty {
    if round <= 2 { Difficulty::Easy } else { Difficulty::Hard }
}

/// Ruling NU-Q-51: a slate is judged by what is written on it, and an empty one is wrong.
fn slate_verdict(written: Option<Choice>, right: Choice) -> Verdict {
    Verdict::of(written == Some(right))
}

/// NU-WORK-06: the facilitator picks the cards, or lets the app draw.
impl Question<Numeville> for ask::Deal {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::MASTER
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.all(Difficulty::ALL.map(Action::Deal));
        let cards = |difficulty| {
            let cards = at.state.deck(self.complice, difficulty).middle();
            cards.iter().map(move |card| QuestionId::of(self.complice, difficulty, card))
        };
        to.each(kind!(Action::DealCard), Difficulty::ALL.into_iter().flat_map(cards), |_| "NU-WORK-08");
    }

    /// Ruling NU-Q-51: an empty facilitator's chair deals the usual cards.
    fn duty(self, at: Look<'_>) -> Option<Action> {
        (at.seat == Seat::MASTER).then(|| Action::Deal(usual_difficulty(at.state.round)))
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let complice = self.complice;
        match *action {
            Action::Deal(difficulty) => {
                play.scribe.tell(|_| Told::LevelChosen { complice, difficulty });
                play.deal_by_lot(complice, difficulty)
            }
            Action::DealCard(id) => {
                play.state.deck_mut(complice, id.difficulty()).pull(id.card());
                play.card_picked(id)
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.name("complice", complice_name(self.complice)).number("round", at.state.round)
    }
}

impl Draw<Numeville> for ask::DealDraw {
    fn chance(self, state: &State) -> Chance {
        For::Question.among(question_ways(state, self.complice, self.difficulty))
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ask::DealDraw { complice, difficulty } = self;
        let card = play.state.deck_mut(complice, difficulty).draw(way / ORDER_WAYS);
        play.deal_ordered(QuestionId::of(complice, difficulty, card), way % ORDER_WAYS)
    }

    fn name(self, pack: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        question_name(pack, state, (self.complice, self.difficulty), way, referee)
    }
}

/// A card picked by hand still needs an order of its choices.
impl Draw<Numeville> for ask::DealOrder {
    fn chance(self, _: &State) -> Chance {
        For::Order.among(ORDER_WAYS)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.deal_ordered(self.id, way)
    }

    fn name(self, pack: &Pack, _: &State, way: u32, referee: &Referee) -> DrawName {
        DrawName::Id(order_name(pack, self.id, way, referee))
    }
}

/// NU-WORK-12: a team writes, and may write again, also when it was done, until the slates are collected.
impl Question<Numeville> for ask::Slates {
    fn asked(self, state: &State) -> SeatSet {
        let teams = teams(state, |pen| pen != Pen::Taken);
        if state.rules.master { SeatSet::MASTER.and(teams) } else { teams }
    }

    /// NU-WORK-12, Ruling NU-Q-44: the thinking time that was chosen is the clock of the slates. The facilitator need not
    /// cut it short, and a team that is done need not do more.
    fn clock(self, state: &State) -> Option<OwnClock> {
        let writing = teams(state, |pen| pen == Pen::Writes).first_seat();
        Some(OwnClock {
            seconds: state.rules.workshop.thinking.into(),
            number: state.round.into(),
            idle: SeatSet::MASTER.and(teams(state, |pen| pen == Pen::Rests)),
            first_out: writing.filter(|_| !state.rules.master).unwrap_or(Seat::MASTER),
        })
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        if at.seat == Seat::MASTER {
            to.each(kind!(Action::Slate), None, |_| "NU-READ-04");
            to.all([Action::Lock]);
            return;
        }
        let slate = &at.state.slates[at.seat];
        let posed = slate.question.seen_by(at.eyes).and_then(Option::as_ref);
        let choices = posed.map_or(0, |posed| posed.choices);
        let written = slate.written.seen_by(at.eyes).copied().flatten();
        let other =
            Set::first_of(usize::from(choices)).iter().filter(|choice: &Choice| written != Some(*choice));
        to.each(kind!(Action::Slate), other, |_| "NU-WORK-12");
        to.one(Action::Ready, unless(slate.pen == Pen::Writes && written.is_some(), "NU-WORK-12"));
        to.one(Action::Rethink, unless(slate.pen == Pen::Rests, "NU-WORK-12"));
        to.one(Action::Lock, Err(Refusal::by("NU-WORK-12")));
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Slate(choice) => play.write(seat, choice),
            Action::Ready => play.team_done(seat, Pen::Rests),
            Action::Rethink => play.think_again(seat),
            Action::Lock => play.lock_slates(),
            _ => not_offered(action),
        }
    }

    /// Ruling NU-Q-44: when the thinking time is up, what is written stands.
    fn time_up(self, play: &mut Play<'_>, seat: Seat) -> Result<Rests, Refusal> {
        if seat == Seat::MASTER {
            Ok(play.lock_slates())
        } else if play.state.slates[seat].pen == Pen::Writes {
            Ok(play.team_done(seat, Pen::Taken))
        } else {
            Err(house::NO_CLOCK)
        }
    }
}

/// NU-WORK-14: the facilitator judges a slate.
impl Question<Numeville> for ask::Correct {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::MASTER
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.all(Verdict::ALL.map(Action::Judge));
        to.one(Action::Skip, unless(at.state.rules.workshop.led, "NU-WORK-15"));
    }

    /// Ruling NU-Q-51: an empty facilitator's chair judges by the slates.
    fn duty(self, at: Look<'_>) -> Option<Action> {
        let team = at.state.team_of(at.state.rules.workshop.correction[usize::from(self.place)]);
        let slate = &at.state.slates[team];
        let right = slate.question.seen_by(at.eyes)?.as_ref()?.answer.seen_by(at.eyes)?.place;
        let verdict = slate_verdict(*slate.written.seen_by(at.eyes)?, right);
        (at.seat == Seat::MASTER).then_some(Action::Judge(verdict))
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::Judge(verdict) => play.corrected(self.place, verdict),
            Action::Skip => {
                let card = play.posed_to(play.state.team_of(play.corrects(self.place))).id;
                play.state.deck_mut(card.complice(), card.difficulty()).discard(card.card());
                play.skip(self.place)
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        line.name("complice", complice_name(at.state.rules.workshop.correction[usize::from(self.place)]))
    }
}

/// Ruling NU-Q-62: everybody sees the answer and hears the explanation, and only then the token comes. Until then the
/// facilitator may judge otherwise (NU-WORK-14) or let the question go (Ruling NU-Q-63).
impl Question<Numeville> for ask::Explained {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::MASTER
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::GoOn, Action::Skip]);
        let other = Verdict::ALL.into_iter().filter(|verdict| *verdict != self.verdict);
        to.each(kind!(Action::Judge), other, |_| "NU-WORK-14");
    }

    /// Ruling NU-Q-51: an empty facilitator's chair goes on.
    fn duty(self, at: Look<'_>) -> Option<Action> {
        (at.seat == Seat::MASTER).then_some(Action::GoOn)
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let ask::Explained { place, verdict } = self;
        match *action {
            Action::GoOn => play.count(place, verdict),
            Action::Judge(verdict) => {
                let complice = play.corrects(place);
                let team = play.state.team_of(complice);
                play.scribe.tell(|_| Told::Overruled { team, complice, verdict });
                play.ask(ask::Explained { place, verdict })
            }
            Action::Skip => play.skip(place),
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        let complice = at.state.rules.workshop.correction[usize::from(self.place)];
        line.name("complice", complice_name(complice)).word("verdict", self.verdict.id())
    }
}

/// Rulings NU-Q-64 and NU-Q-65: what a facilitator who leads may do at any moment.
pub(super) fn offer_by_hand(at: Look<'_>, to: &mut impl Offers<Action>) {
    // NU-WORK-16: a fate that is sealed is sealed for the facilitator's hand too.
    let open = |complice: &Complice| !at.state.settled(*complice);
    let both = |complice| Colour::ALL.map(|colour| (complice, colour));
    let tokens = Complice::ALL.into_iter().filter(open).flat_map(both);
    to.each(kind!(Action::AddToken { complice, colour }), tokens.clone(), |_| "NU-WORK-16");
    let there = |(complice, colour): &(Complice, Colour)| at.state.sheets[*complice].tokens(*colour).at() > 0;
    let sealed = |complice| if at.state.settled(complice) { "NU-WORK-16" } else { "NU-WORK-07" };
    to.each(kind!(Action::TakeToken { complice, colour }), tokens.filter(there), |(complice, _)| {
        sealed(complice)
    });
    if !matches!(at.state.ask, Ask::Extra(_)) {
        to.all([Action::Close]);
    }
}

/// Ruling NU-Q-40: undecided after the last round, the facilitator may add one.
impl Question<Numeville> for ask::Extra {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::MASTER
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::ExtraRound, Action::Close]);
    }

    /// Ruling NU-Q-51: an empty facilitator's chair goes on as was agreed.
    fn duty(self, at: Look<'_>) -> Option<Action> {
        let more = at.state.rules.workshop.extra_rounds;
        (at.seat == Seat::MASTER).then_some(if more { Action::ExtraRound } else { Action::Close })
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::ExtraRound => play.next_workshop_round(),
            Action::Close => play.end(End::WorkshopClosed),
            _ => not_offered(action),
        }
    }
}

fn teams(state: &State, are: impl Fn(Pen) -> bool) -> SeatSet {
    (0..4).map(Seat::new).filter(|team| are(state.slates[*team].pen)).collect()
}

impl Play<'_> {
    /// NU-WORK-08: one card of each Complice, in the order of the set-up.
    pub(crate) fn deal(&mut self, complice: Complice) -> Rests {
        if self.state.rules.master {
            self.ask(ask::Deal { complice })
        } else {
            self.deal_by_lot(complice, usual_difficulty(self.state.round))
        }
    }

    fn deal_by_lot(&mut self, complice: Complice, difficulty: Difficulty) -> Rests {
        let deck = self.state.deck_mut(complice, difficulty);
        if deck.is_empty() {
            deck.reshuffle();
        }
        self.ask(ask::DealDraw { complice, difficulty })
    }

    fn card_picked(&mut self, id: QuestionId) -> Rests {
        let (complice, team) = (id.complice(), self.state.team_of(id.complice()));
        let readers = SeatSet::MASTER.with(team);
        self.scribe.reveal(readers, |eyes| Told::QuestionDrawn {
            seat: team,
            complice,
            difficulty: id.difficulty(),
            question: eyes.among(readers).then_some(id),
        });
        self.ask(ask::DealOrder { id })
    }

    pub(crate) fn deal_ordered(&mut self, id: QuestionId, way: u32) -> Rests {
        let complice = id.complice();
        let team = self.state.team_of(complice);
        let posed = self.posed(id, way, Stake { right: 1, wrong: 1 }, SeatSet::MASTER);
        let readers = SeatSet::MASTER.with(team);
        self.state.slates[team] = Slate {
            question: Secret::new(Some(posed), readers),
            written: Secret::new(None, readers),
            pen: Pen::Writes,
        };
        let pack = self.pack;
        self.scribe.reveal(readers, |eyes| Told::Dealt {
            complice,
            difficulty: id.difficulty(),
            team,
            question: eyes.among(readers).then_some(id),
            choices: eyes.among(readers).then(|| shown(pack, &posed).cloned().collect()),
            right: posed.answer.seen_by(eyes).map(|answer| answer.place),
        });
        if let Some(next) = Complice::ALL.get(complice.index() + 1) {
            self.deal(*next)
        } else {
            let round = self.state.round;
            self.scribe.tell(|_| Told::ThinkingBegan { round });
            self.ask(ask::Slates)
        }
    }

    fn write(&mut self, team: Seat, choice: Choice) -> Rests {
        let slate = &mut self.state.slates[team];
        *slate.written.truth_mut(self.referee) = Some(choice);
        if slate.pen == Pen::Rests {
            self.think_again(team);
        }
        let readers = SeatSet::MASTER.with(team);
        self.scribe.reveal(SeatSet::MASTER, |eyes| Told::Written {
            team,
            choice: eyes.among(readers).then_some(choice),
        });
        Rests::Yes
    }

    /// A team that was done is so no longer.
    fn think_again(&mut self, team: Seat) -> Rests {
        self.state.slates[team].pen = Pen::Writes;
        self.scribe.tell(|_| Told::TeamRethinks { team });
        Rests::Yes
    }

    /// NU-WORK-12: once all four are done nobody waits for the end of the time.
    fn team_done(&mut self, team: Seat, pen: Pen) -> Rests {
        self.state.slates[team].pen = pen;
        self.scribe.tell(|_| Told::TeamReady { team });
        let all = self.state.slates.values().iter().all(|slate| slate.pen != Pen::Writes);
        if all { self.lock_slates() } else { Rests::Yes }
    }

    fn lock_slates(&mut self) -> Rests {
        self.scribe.tell(|_| Told::SlatesLocked {});
        self.state.frames.push(Frame::Correct(0));
        Rests::No
    }

    /// NU-WORK-13, NU-WORK-14: one Complice after the other; the team shows its question and its slate.
    pub(super) fn correct(&mut self, place: u8) -> Rests {
        let Some(complice) = self.state.rules.workshop.correction.get(usize::from(place)).copied() else {
            return self.end_workshop_round();
        };
        let team = self.state.team_of(complice);
        let posed = self.posed_to(team);
        let slate = &mut self.state.slates[team];
        slate.question.reveal_to(SeatSet::EVERYBODY);
        slate.written.reveal_to(SeatSet::EVERYBODY);
        let (written, pack) = (*slate.written.truth(self.referee), self.pack);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::CorrectionBegan {
            complice,
            team,
            question: posed.id,
            choices: shown(pack, &posed).cloned().collect(),
            written,
        });
        if self.state.rules.master {
            return self.ask(ask::Correct { place });
        }
        self.corrected(place, slate_verdict(written, posed.answer.truth(self.referee).place))
    }

    /// Does what a facilitator who leads has decided beside what was asked, which stays asked unless this has ended it.
    pub(super) fn done_by_hand(&mut self, action: &Action) -> Option<Rests> {
        match *action {
            Action::AddToken { complice, colour } => {
                self.scribe.tell(|_| Told::TokenByHand { complice, colour, added: true });
                self.place(complice, colour, 1);
            }
            Action::TakeToken { complice, colour } => {
                self.scribe.tell(|_| Told::TokenByHand { complice, colour, added: false });
                self.remove(complice, colour, 1);
            }
            Action::Close => return Some(self.end(End::WorkshopClosed)),
            _ => return None,
        }
        Some(Rests::Yes)
    }

    /// The Complice at this place of the correction.
    fn corrects(&self, place: u8) -> Complice {
        self.state.rules.workshop.correction[usize::from(place)]
    }

    /// Ruling NU-Q-63: no token, and on to the next one.
    fn skip(&mut self, place: u8) -> Rests {
        let complice = self.corrects(place);
        let team = self.state.team_of(complice);
        let question = self.posed_to(team).id;
        self.scribe.tell(|_| Told::QuestionSkipped { team, complice, question });
        self.state.frames.push(Frame::Correct(place + 1));
        Rests::No
    }

    /// NU-WORK-15, NU-WORK-21: the answer and its explanation, then the token.
    fn corrected(&mut self, place: u8, verdict: Verdict) -> Rests {
        let complice = self.corrects(place);
        let team = self.state.team_of(complice);
        let slate = &mut self.state.slates[team];
        let given = *slate.written.truth(self.referee);
        let posed = slate.question.truth_mut(self.referee).as_mut().expect("every team has a question");
        posed.answer.reveal_to(SeatSet::EVERYBODY);
        let (posed, pack) = (*posed, self.pack);
        let answer = *posed.answer.truth(self.referee);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Corrected {
            team,
            complice,
            verdict,
            right: answer.place,
            lesson: lesson(pack, &posed, &answer, given),
        });
        // Ruling NU-Q-14: the card lay before its team until now; the discard is open.
        self.state.deck_mut(complice, posed.id.difficulty()).discard(posed.id.card());
        if self.state.rules.workshop.led {
            return self.ask(ask::Explained { place, verdict });
        }
        self.count(place, verdict)
    }

    /// NU-WORK-15: a token for the verdict, and on to the next one.
    fn count(&mut self, place: u8, verdict: Verdict) -> Rests {
        let complice = self.corrects(place);
        self.state.frames.push(Frame::Correct(place + 1));
        if self.state.settled(complice) {
            // NU-WORK-16, Ruling NU-Q-43: asked for the fun of it.
            self.scribe.tell(|_| Told::FateSealed { complice });
        } else {
            let colour = if verdict == Verdict::Right { Colour::Blue } else { Colour::Red };
            self.state.frames.push(Frame::Place { on: complice, colour, count: 1 });
        }
        Rests::No
    }

    /// NU-WORK-19; Ruling NU-Q-40: undecided after the last round, the facilitator may add one, up to the fifth.
    fn end_workshop_round(&mut self) -> Rests {
        let round = self.state.round;
        self.scribe.tell(|_| Told::WorkshopRoundEnded { round });
        let rules = &self.state.rules;
        if round < rules.workshop.rounds {
            self.next_workshop_round()
        } else if round >= MOST_ROUNDS {
            self.end(End::WorkshopClosed)
        } else if rules.master {
            self.ask(ask::Extra)
        } else if rules.workshop.extra_rounds {
            self.next_workshop_round()
        } else {
            self.end(End::WorkshopClosed)
        }
    }

    fn next_workshop_round(&mut self) -> Rests {
        self.state.round += 1;
        let round = self.state.round;
        if round > self.state.rules.workshop.rounds {
            self.scribe.tell(|_| Told::ExtraRoundBegan { round });
        }
        self.deal(Complice::Stalky)
    }

    fn posed_to(&self, team: Seat) -> Posed {
        self.state.slates[team].question.truth(self.referee).expect("every team has a question")
    }
}
