//! The Final: Leader, Objective cards, the Book, the end (BO-FINAL, BO-BOOK, BO-END).

use veilleuse_core::{
    Chance, Draw, DrawName, Ending, Line, Offers, Outcome, Question, Referee, Refusal, Rests, Seat, SeatSet,
    Secret, kind, not_offered, unless,
};

use crate::{
    Boogeyman,
    action::Action,
    ask::{self, For},
    cards::{Aim, Closing, OnFailure},
    end::words,
    frame::{End, Errand, Frame},
    pack::{Pack, Panel},
    setup::Mode,
    state::{Child, State},
    told::Told,
    words::{Card, Deck, Final, NONE, Space},
};

use super::{Look, Play};

/// An Objective card: two cards for a State card.
impl Question<Boogeyman> for ask::Snoop {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Snoop, Action::Pass]);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        match *action {
            Action::Pass => Rests::No,
            Action::Snoop => {
                play.recover_state(self.child);
                play.then(Frame::DiscardSome { child: self.child, left: 2 })
            }
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.named(line, self.child)
    }
}

/// BO-FINAL-09, Ruling BO-Q-86: everybody, or chance.
impl Question<Boogeyman> for ask::Vote {
    fn asked(self, _: &State) -> SeatSet {
        self.waiting
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Vote), (0..Space::ROOMS).map(Final), |_| "BO-FINAL-09");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Vote(number) = *action else { not_offered(action) };
        let own = SeatSet::only(seat);
        play.state.votes[seat.index()] = Secret::new(number.0, own);
        play.scribe.tell(|eyes| Told::VoteCast { seat, number: eyes.among(own).then_some(number) });
        let waiting = self.waiting.without(seat);
        if waiting.is_empty() { play.count_votes() } else { play.ask(ask::Vote { waiting }) }
    }
}

impl Draw<Boogeyman> for ask::FinalNumber {
    fn chance(self, _: &State) -> Chance {
        For::Final.among(Space::ROOMS.into())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.open_book(way as u8, false)
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(Final(way as u8).to_string())
    }
}

impl Ending<Boogeyman> for ask::Over {
    fn outcome(self, state: &State) -> Outcome {
        let (result, reason) = words(state.end.expect("a match that is over has come to an end"));
        Outcome { result, reason, winners: self.winners }
    }
}

impl State {
    /// BO-FINAL-03, BO-FINAL-05, Ruling BO-Q-76: whether the active Child can start the Final.
    pub(super) fn starts_final(&self) -> Result<(), Refusal> {
        let leads = self.finale.leader == self.active && self.here().0 == self.finale.room;
        unless(leads, "BO-FINAL-05")?;
        unless(self.gathered(), "BO-FINAL-03")?;
        unless(!self.haunted(self.here()), "BO-ACT-05")
    }
}

impl Play<'_> {
    /// BO-FINAL-01, BO-FINAL-02, Rulings BO-Q-71 and BO-Q-73: once, as soon as a colour is complete.
    pub(super) fn final_room(&mut self) -> Rests {
        if self.state.complete() == 0 {
            return Rests::No;
        }
        if self.state.finale.room == NONE {
            return self.ask(ask::Available { errand: Errand::FinalRoom });
        }
        self.name_leader();
        Rests::No
    }

    /// BO-FINAL-04, Ruling BO-Q-74
    pub(super) fn name_leader(&mut self) {
        let state = &*self.state;
        if state.finale.room == NONE || state.finale.leader != NONE || state.finale.begun {
            return;
        }
        let complete = state.complete();
        let leads = |kid: &Child| {
            let holds = (0..3).any(|colour| complete >> colour & 1 != 0 && kid.objectives[colour] > 0);
            kid.conscious() && kid.space == state.finale.room && holds
        };
        let Some(leader) = state.first_of(state.children_where(leads)) else { return };
        self.state.finale.leader = leader;
        let child = self.figure(leader);
        self.scribe.tell(|_| Told::LeaderNamed { child });
    }

    /// BO-FINAL-05 to BO-FINAL-07
    pub(super) fn start_final(&mut self) -> Rests {
        let leader = self.state.active;
        let child = self.figure(leader);
        self.scribe.tell(|_| Told::FinalBegan { child });
        let room = Space(self.state.finale.room);
        self.state.finale.begun = true;
        self.state.finale.participants = self.state.conscious_at(room);
        self.state.finale.unresolved = self.state.children_where(|kid| !kid.gone());
        for child in self.state.clockwise(leader) {
            self.show_objective(child);
        }
        self.state.turn.aptitude = false;
        self.then(Frame::ChooseFinal);
        self.then(Frame::Aims)
    }

    fn show_objective(&mut self, child: u8) {
        let figure = self.figure(child);
        let kid = self.state.child_mut(child);
        let card = *kid.objective.truth(self.referee);
        if kid.gone() || card == NONE {
            return;
        }
        kid.objective.reveal_to(SeatSet::EVERYBODY);
        if self.pack.aim(card) == Some(Aim::Possessed) {
            self.state.finale.possessed |= 1 << child;
        }
        let card = Card::new(Deck::Objective, card);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::ObjectiveShown { child: figure, card });
    }

    /// Ruling BO-Q-77: Leader first, then clockwise.
    pub(super) fn aims(&mut self) -> Rests {
        let Some(child) = self.state.first_of(self.state.finale.unresolved) else { return Rests::No };
        self.state.finale.unresolved &= !(1 << child);
        self.then(Frame::Aims);
        let (kid, finale) = (*self.state.child(child), self.state.finale);
        let card = *kid.objective.truth(self.referee);
        let takes_part = finale.participants >> child & 1 != 0;
        let others = finale.participants & !(1 << child);
        let met = match self.pack.aim(card) {
            Some(Aim::CoolHead) => kid.mind == 3,
            Some(Aim::Collector) => takes_part && kid.holds_objective(),
            Some(Aim::GuardianAngel) => kid.angel && kid.conscious() && kid.mind < 3,
            Some(Aim::Breakaway) => kid.conscious() && !takes_part,
            Some(Aim::Snoop) => kid.conscious() && kid.mind < 3 && kid.hand_count >= 3,
            Some(Aim::Inseparable) => takes_part && others.count_ones() >= 2,
            Some(Aim::Ringleader) => finale.leader == child,
            Some(Aim::Possessed) | None => false,
        };
        if !met {
            return Rests::No;
        }
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::AimMet { child: figure, card: Card::new(Deck::Objective, card) });
        match self.pack.aim(card) {
            Some(Aim::CoolHead | Aim::Inseparable) => {
                let all = self.state.clockwise(finale.leader);
                for one in all.filter(|one| finale.participants >> one & 1 != 0) {
                    self.gain_candy(one, 1);
                }
            }
            Some(Aim::Collector) => self.state.finale.bonus |= 1 << child,
            Some(Aim::GuardianAngel) => self.recover_state(child),
            Some(Aim::Breakaway) => self.state.finale.breakaways |= 1 << child,
            Some(Aim::Snoop) => return self.ask(ask::Snoop { child }),
            Some(Aim::Ringleader) => self.state.finale.rerolls |= 1 << child,
            Some(Aim::Possessed) | None => {}
        }
        Rests::No
    }

    /// BO-FINAL-08, BO-FINAL-09
    pub(super) fn choose_final(&mut self) -> Rests {
        if self.state.rules.vote {
            return self.ask(ask::Vote { waiting: SeatSet::first(self.state.rules.seats) });
        }
        self.ask(ask::FinalNumber)
    }

    fn count_votes(&mut self) -> Rests {
        let seats = usize::from(self.state.rules.seats);
        let first = *self.state.votes[0].truth(self.referee);
        let agreed = self.state.votes[..seats].iter().all(|vote| *vote.truth(self.referee) == first);
        for at in 0..seats {
            self.state.votes[at].reveal_to(SeatSet::EVERYBODY);
            let number = Final(*self.state.votes[at].truth(self.referee));
            let seat = Seat::new(at as u8);
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::VoteCast { seat, number: Some(number) });
        }
        if agreed { self.open_book(first, true) } else { self.ask(ask::FinalNumber) }
    }

    /// BO-BOOK-04: the Leader reads first.
    fn open_book(&mut self, number: u8, agreed: bool) -> Rests {
        let finale = &mut self.state.finale;
        finale.number = number;
        finale.panels = (finale.participants.count_ones() as u8 + 2).min(7);
        finale.panel = 0;
        finale.tester = finale.leader;
        let number = Final(number);
        self.scribe.tell(|_| Told::FinalChosen { number, agreed });
        self.scribe.tell(|_| Told::Opening { number });
        self.then(Frame::Panel)
    }

    /// BO-BOOK-01, BO-BOOK-06 to BO-BOOK-09: the next test, or the end.
    pub(super) fn panel(&mut self) -> Rests {
        let finale = self.state.finale;
        let standing = finale.participants & self.state.conscious();
        if standing == 0 {
            return self.ends(End::FinalLost);
        }
        if standing & !finale.possessed == 0 {
            return self.ends(End::OnlyPossessed);
        }
        if finale.panel >= finale.panels {
            return self.ends(End::Epilogue);
        }
        let tester = self.standing_from(finale.tester);
        self.state.finale.tester = tester;
        self.state.turn.aptitude = false;
        let panel = self.open_panel();
        let (number, child, at_least) = (Final(finale.number), self.figure(tester), panel.at_least);
        self.scribe.tell(|_| Told::PanelRead { number, panel: finale.panel + 1, child, at_least });
        if finale.possessed >> tester & 1 != 0 {
            let pays = self.standing_from(self.after(tester));
            let payer = self.figure(pays);
            self.scribe.tell(|_| Told::PossessedFails { child, pays: payer });
            return self.fail(tester, pays);
        }
        self.then(Frame::PanelResult);
        self.ask(ask::Die { child: tester })
    }

    /// The panel that is being read.
    fn open_panel(&self) -> Panel {
        let finale = &self.state.finale;
        self.pack.epilogues[usize::from(finale.number)].panels[usize::from(finale.panel)]
    }

    /// The place after this one, clockwise.
    fn after(&self, child: u8) -> u8 {
        let next = child + 1;
        if next >= self.state.rules.children { 0 } else { next }
    }

    /// The first conscious participant, clockwise from a place.
    fn standing_from(&self, place: u8) -> u8 {
        let standing = self.state.finale.participants & self.state.conscious();
        let mut all = self.state.clockwise(place);
        all.find(|child| standing >> child & 1 != 0).expect("somebody stands")
    }

    pub(super) fn panel_result(&mut self) -> Rests {
        let finale = self.state.finale;
        let tester = finale.tester;
        let bonus = finale.bonus >> tester & 1;
        self.state.finale.bonus &= !(1 << tester);
        let panel = self.open_panel();
        if self.state.result + bonus < panel.at_least {
            return self.fail(tester, tester);
        }
        // BO-BOOK-02, BO-BOOK-05
        let child = self.figure(tester);
        self.scribe.tell(|_| Told::PanelPassed { child, panel: finale.panel + 1 });
        self.state.finale.panel += 1;
        self.state.finale.tester = self.after(tester);
        self.then(Frame::Panel)
    }

    /// BO-BOOK-03, BO-BOOK-07: the price, then the next one tries, or they go on hurt.
    fn fail(&mut self, tester: u8, pays: u8) -> Rests {
        let finale = self.state.finale;
        let panel = self.open_panel();
        let (number, child) = (Final(finale.number), self.figure(tester));
        self.scribe.tell(|_| Told::PanelFailed { number, panel: finale.panel + 1, child });
        match panel.on_failure {
            OnFailure::State => self.lose_state(pays),
            OnFailure::Candy => self.lose_candy_or_state(pays),
            OnFailure::Again => {}
            OnFailure::HurtAndGoOn => {
                self.lose_state(pays);
                self.state.finale.panel += 1;
            }
        }
        self.state.finale.tester = self.after(tester);
        self.then(Frame::Panel)
    }

    /// Closes the Book and the match.
    pub(super) fn ends(&mut self, end: End) -> Rests {
        self.state.end = Some(end);
        self.state.frames.clear();
        if !self.state.finale.begun {
            // Traitors win with the Boogeyman however the Children lose.
            for child in 0..self.state.rules.children {
                let card = *self.state.child(child).objective.truth(self.referee);
                if self.pack.aim(card) == Some(Aim::Possessed) {
                    self.show_objective(child);
                }
            }
        }
        let won = end == End::Epilogue;
        if self.state.finale.number != NONE {
            let number = Final(self.state.finale.number);
            self.scribe.tell(|_| Told::Closing { number, won });
        }
        let winners = if won { self.saved() } else { self.hunters() };
        let (result, reason) = words(end);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Ended { result, reason, winners });
        self.ask(ask::Over { winners })
    }

    /// BO-BOOK-09, BO-END-03, BO-END-04, Ruling BO-Q-82: who wins by the Epilogue.
    fn saved(&self) -> SeatSet {
        let (state, finale) = (&*self.state, &self.state.finale);
        let conscious = state.conscious();
        let by_clause = match self.pack.epilogues[usize::from(finale.number)].closing {
            Closing::All => state.children_where(|kid| !kid.gone()),
            Closing::Participants => finale.participants & conscious,
            Closing::Conscious => conscious,
        };
        let away = finale.breakaways & conscious;
        state.owners((by_clause | away) & !finale.possessed)
    }

    /// BO-END-02: when the Children lose, the owner of the Boogeyman wins, and so do the Possessed.
    fn hunters(&self) -> SeatSet {
        // In solo there is nobody to betray.
        let traitors = if self.state.rules.mode == Mode::Solo { 0 } else { self.state.finale.possessed };
        self.state.boogeyman_seats().and(self.state.owners(traitors))
    }
}
