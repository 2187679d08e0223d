//! The workshop: four teams, one question each a round, corrected together.

use veilleuse_core::{Eyes, Refusal, Seat, SeatSet, Secret, house};

use crate::{
    action::Action,
    state::{Ask, End, Frame, Pen, Posed, Slate, Stake, State},
    told::Told,
    words::{Choice, Colour, Complice, Difficulty, QuestionId, Verdict},
};

use super::{Answered, ORDER_WAYS, Play, Rests, question::lesson, shown};

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

/// Rulings NU-Q-51 and NU-Q-54: what the master's chair does when nobody sits there. A game master's leaves the
/// questions to the rules; a facilitator's deals the usual cards, judges by the slates and goes on.
pub(crate) fn duty(state: &State, eyes: Eyes) -> Option<Action> {
    if !eyes.is(Seat::MASTER) {
        return None;
    }
    match state.ask {
        Ask::Judge => Some(Action::StepAside),
        Ask::Deal(_) => Some(Action::Deal(usual_difficulty(state.round))),
        Ask::Correct(place) => {
            let team = state.team_of(state.rules.workshop.correction[usize::from(place)]);
            let slate = &state.slates[team.index()];
            let right = slate.question.seen_by(eyes)?.as_ref()?.answer.seen_by(eyes)?.place;
            Some(Action::Judge(slate_verdict(*slate.written.seen_by(eyes)?, right)))
        }
        Ask::Extra if state.rules.workshop.extra_rounds => Some(Action::ExtraRound),
        Ask::Extra => Some(Action::Close),
        _ => None,
    }
}

impl Play<'_, '_> {
    pub(super) fn workshop_decided(&mut self, seat: Seat, action: Action) -> Answered {
        match (self.state.ask, action) {
            // NU-WORK-06: the facilitator picks the cards, or lets the app draw.
            (Ask::Deal(complice), Action::Deal(difficulty)) => {
                self.scribe.tell(|_| Told::LevelChosen { complice, difficulty });
                self.deal_by_lot(complice, difficulty);
            }
            (Ask::Deal(complice), Action::DealCard(id)) => {
                let deck = self.state.deck_mut(id.complice(), id.difficulty());
                if id.complice() != complice || !deck.middle().has(id.card()) {
                    return Err(Refusal::by("NU-WORK-08"));
                }
                deck.pull(id.card());
                self.card_picked(id);
            }
            (Ask::Slates, Action::Slate(choice)) => return self.write(seat, choice),
            (Ask::Slates, Action::Ready) if seat.plays() => {
                let slate = &self.state.slates[seat.index()];
                if slate.pen != Pen::Writes || slate.written.truth(self.referee).is_none() {
                    return Err(Refusal::by("NU-WORK-12"));
                }
                self.team_done(seat, Pen::Rests);
            }
            (Ask::Slates, Action::Rethink) if seat.plays() => {
                if self.state.slates[seat.index()].pen != Pen::Rests {
                    return Err(Refusal::by("NU-WORK-12"));
                }
                self.think_again(seat);
            }
            (Ask::Slates, Action::Lock) => {
                if seat != Seat::MASTER {
                    return Err(Refusal::by("NU-WORK-12"));
                }
                self.lock_slates();
            }
            (Ask::Correct(place), Action::Judge(verdict)) => {
                self.corrected(place, verdict);
                self.run();
            }
            (Ask::Extra, Action::ExtraRound) => self.next_workshop_round(),
            (Ask::Extra, Action::Close) => {
                self.end(End::WorkshopClosed);
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(())
    }

    /// NU-WORK-08: one card of each Complice, in the order of the set-up.
    pub(crate) fn deal(&mut self, complice: Complice) {
        if self.state.rules.master {
            self.ask(Ask::Deal(complice));
        } else {
            self.deal_by_lot(complice, usual_difficulty(self.state.round));
        }
    }

    fn deal_by_lot(&mut self, complice: Complice, difficulty: Difficulty) {
        let deck = self.state.deck_mut(complice, difficulty);
        if deck.is_empty() {
            deck.reshuffle();
        }
        self.ask(Ask::DealDraw(complice, difficulty));
    }

    pub(super) fn deal_drawn(&mut self, complice: Complice, difficulty: Difficulty, way: u32) {
        let deck = self.state.deck_mut(complice, difficulty);
        let card = deck.draw(way / ORDER_WAYS);
        self.deal_ordered(QuestionId::of(complice, difficulty, card), way % ORDER_WAYS);
    }

    /// A card picked by hand still needs an order of its choices.
    fn card_picked(&mut self, id: QuestionId) {
        let (complice, team) = (id.complice(), self.state.team_of(id.complice()));
        let readers = SeatSet::MASTER.with(team);
        self.scribe.reveal(readers, |eyes| Told::QuestionDrawn {
            seat: team,
            complice,
            difficulty: id.difficulty(),
            question: eyes.among(readers).then_some(id),
        });
        self.ask(Ask::DealOrder(id));
    }

    pub(crate) fn deal_ordered(&mut self, id: QuestionId, way: u32) {
        let complice = id.complice();
        let team = self.state.team_of(complice);
        let posed = self.posed(id, way, Stake { right: 1, wrong: 1 }, SeatSet::MASTER);
        let readers = SeatSet::MASTER.with(team);
        self.state.slates[team.index()] = Slate {
            question: Secret::new(Some(posed), readers),
            written: Secret::new(None, readers),
            pen: Pen::Writes,
        };
        #[cfg(feature = "planted-leaks")]
        self.leak_slate(team, id);
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
            self.deal(*next);
        } else {
            let round = self.state.round;
            self.scribe.tell(|_| Told::ThinkingBegan { round });
            self.ask(Ask::Slates);
        }
    }

    #[cfg(feature = "planted-leaks")]
    fn leak_slate(&mut self, team: Seat, id: QuestionId) {
        if self.pack.leaks(crate::PlantedLeak::SlateInView) {
            self.state.slates[team.index()].written.reveal_to(SeatSet::EVERYBODY);
        }
        if self.pack.leaks(crate::PlantedLeak::DealtInDiscard) {
            self.state.deck_mut(id.complice(), id.difficulty()).discard(id.card());
        }
    }

    /// NU-WORK-12: a team writes, and may write again, also when it was done, until the slates are collected.
    fn write(&mut self, team: Seat, choice: Choice) -> Answered {
        if !team.plays() {
            return Err(Refusal::by("NU-READ-04"));
        }
        let posed = self.posed_to(team);
        let slate = &mut self.state.slates[team.index()];
        let written = slate.written.truth_mut(self.referee);
        if posed.is_out(choice) || *written == Some(choice) {
            return Err(Refusal::by("NU-WORK-12"));
        }
        *written = Some(choice);
        if slate.pen == Pen::Rests {
            self.think_again(team);
        }
        let readers = SeatSet::MASTER.with(team);
        self.scribe.reveal(SeatSet::MASTER, |eyes| Told::Written {
            team,
            choice: eyes.among(readers).then_some(choice),
        });
        Ok(())
    }

    /// A team that was done is so no longer.
    fn think_again(&mut self, team: Seat) {
        self.state.slates[team.index()].pen = Pen::Writes;
        self.scribe.tell(|_| Told::TeamRethinks { team });
    }

    /// NU-WORK-12: once all four are done nobody waits for the end of the time.
    fn team_done(&mut self, team: Seat, pen: Pen) {
        self.state.slates[team.index()].pen = pen;
        self.scribe.tell(|_| Told::TeamReady { team });
        if self.state.slates.iter().all(|slate| slate.pen != Pen::Writes) {
            self.lock_slates();
        }
    }

    /// Ruling NU-Q-44: when the thinking time is up, what is written stands.
    pub(super) fn thinking_up(&mut self, seat: Seat) -> Answered {
        if seat == Seat::MASTER {
            self.lock_slates();
        } else if self.state.slates[seat.index()].pen == Pen::Writes {
            self.team_done(seat, Pen::Taken);
        } else {
            return Err(house::NO_CLOCK);
        }
        Ok(())
    }

    fn lock_slates(&mut self) {
        self.scribe.tell(|_| Told::SlatesLocked);
        self.state.frames.push(Frame::Correct(0));
        self.run();
    }

    /// NU-WORK-13, NU-WORK-14: one Complice after the other; the team shows its question and its slate.
    pub(super) fn correct(&mut self, place: u8) -> Rests {
        let Some(complice) = self.state.rules.workshop.correction.get(usize::from(place)).copied() else {
            return self.end_workshop_round();
        };
        let team = self.state.team_of(complice);
        let posed = self.posed_to(team);
        let slate = &mut self.state.slates[team.index()];
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
            return self.ask(Ask::Correct(place));
        }
        self.corrected(place, slate_verdict(written, posed.answer.truth(self.referee).place));
        Rests::No
    }

    /// NU-WORK-15, NU-WORK-21: the answer and its explanation, then the token.
    fn corrected(&mut self, place: u8, verdict: Verdict) {
        let complice = self.state.rules.workshop.correction[usize::from(place)];
        let team = self.state.team_of(complice);
        let slate = &mut self.state.slates[team.index()];
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
        self.state.frames.push(Frame::Correct(place + 1));
        if self.state.settled(complice) {
            // NU-WORK-16, Ruling NU-Q-43: asked for the fun of it.
            self.scribe.tell(|_| Told::FateSealed { complice });
        } else {
            let colour = if verdict == Verdict::Right { Colour::Blue } else { Colour::Red };
            self.state.frames.push(Frame::Place { on: complice, colour, count: 1 });
        }
    }

    /// NU-WORK-19; Ruling NU-Q-40: undecided after the last round, the facilitator may add one, up to the fifth.
    fn end_workshop_round(&mut self) -> Rests {
        let round = self.state.round;
        self.scribe.tell(|_| Told::WorkshopRoundEnded { round });
        let rules = &self.state.rules;
        if round < rules.workshop.rounds {
            self.next_workshop_round();
            Rests::Yes
        } else if round >= MOST_ROUNDS {
            self.end(End::WorkshopClosed)
        } else if rules.master {
            self.ask(Ask::Extra)
        } else if rules.workshop.extra_rounds {
            self.next_workshop_round();
            Rests::Yes
        } else {
            self.end(End::WorkshopClosed)
        }
    }

    fn next_workshop_round(&mut self) {
        self.state.round += 1;
        let round = self.state.round;
        if round > self.state.rules.workshop.rounds {
            self.scribe.tell(|_| Told::ExtraRoundBegan { round });
        }
        self.deal(Complice::Stalky);
    }

    fn posed_to(&self, team: Seat) -> Posed {
        self.state.slates[team.index()].question.truth(self.referee).expect("every team has a question")
    }
}
