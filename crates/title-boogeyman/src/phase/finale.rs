//! The Final: Leader, Objective cards, the Book, the end (BO-FINAL, BO-BOOK, BO-END).

use veilleuse_core::{
    Chance, Draw, DrawName, Ending, Line, Offers, Outcome, Question, Referee, Refusal, Rests, Seat, SeatSet,
    Secret, kind,
    kit::{Noun, Set},
    not_offered, unless,
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
    state::{Kid, State},
    told::Told,
    words::{Card, Child, Deck, Final, Mind, Space},
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
        to.each(kind!(Action::Vote), Final::all(), |_| "BO-FINAL-09");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Vote(number) = *action else { not_offered(action) };
        let own = SeatSet::only(seat);
        play.state.votes[seat] = Secret::new(Some(number), own);
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
        play.open_book(Final::at(way as usize), false)
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Id(Final::at(way as usize).to_string())
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
    #[inline]
    pub(super) fn starts_final(&self) -> Result<(), Refusal> {
        let leads = self.finale.leader == self.active && self.finale.room == Some(self.here());
        unless(leads, "BO-FINAL-05")?;
        unless(self.gathered(), "BO-FINAL-03")?;
        unless(!self.haunted(self.here()), "BO-ACT-05")
    }
}

impl Play<'_> {
    /// BO-FINAL-01, BO-FINAL-02, Rulings BO-Q-71 and BO-Q-73: once, as soon as a colour is complete.
    pub(super) fn final_room(&mut self) -> Rests {
        if self.state.complete().is_empty() {
            return Rests::No;
        }
        if self.state.finale.room.is_none() {
            return self.ask(ask::Available { errand: Errand::FinalRoom });
        }
        self.name_leader();
        Rests::No
    }

    /// BO-FINAL-04, Rulings BO-Q-66 and BO-Q-74
    pub(super) fn name_leader(&mut self) {
        let state = &*self.state;
        if state.finale.room.is_none() || state.finale.leader.is_some() || state.finale.begun {
            return;
        }
        let fitting = state.found();
        let leads =
            |kid: &Kid| kid.conscious() && kid.space == state.finale.room && kid.holds_one_of(fitting);
        let Some(leader) = state.first_of(state.children_where(leads)) else { return };
        self.state.finale.leader = Some(leader);
        let child = self.figure(leader);
        self.scribe.tell(|_| Told::LeaderNamed { child });
    }

    /// BO-FINAL-05 to BO-FINAL-07
    pub(super) fn start_final(&mut self) -> Rests {
        let leader = self.state.turn_of();
        let child = self.figure(leader);
        self.scribe.tell(|_| Told::FinalBegan { child });
        self.state.finale.begun = true;
        self.state.finale.participants = self.state.conscious_at(self.state.here());
        self.state.finale.unresolved = self.state.children_where(|kid| !kid.gone());
        for child in self.state.clockwise(leader) {
            self.show_objective(child);
        }
        self.state.turn.aptitude = false;
        self.then(Frame::ChooseFinal);
        self.then(Frame::Aims)
    }

    fn show_objective(&mut self, child: Child) {
        let figure = self.figure(child);
        let kid = &mut self.state.children[child];
        let Some(number) = kid.objective.truth(self.referee).filter(|_| !kid.gone()) else { return };
        kid.objective.reveal_to(SeatSet::EVERYBODY);
        if self.pack.aim(number) == Some(Aim::Possessed) {
            self.state.finale.possessed.put(child);
        }
        let card = Card::new(Deck::Objective, number);
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::ObjectiveShown { child: figure, card });
    }

    /// Ruling BO-Q-77: Leader first, then clockwise.
    pub(super) fn aims(&mut self) -> Rests {
        let Some(child) = self.state.first_of(self.state.finale.unresolved) else { return Rests::No };
        self.state.finale.unresolved.take(child);
        self.then(Frame::Aims);
        let (kid, finale) = (self.state.children[child], self.state.finale);
        let Some(number) = *kid.objective.truth(self.referee) else { return Rests::No };
        let aim = self.pack.aim(number);
        let takes_part = finale.participants.has(child);
        let others = finale.participants.without(child);
        let met = match aim {
            Some(Aim::CoolHead) => kid.mind == Mind::Calm,
            Some(Aim::Collector) => takes_part && kid.holds_objective(),
            Some(Aim::GuardianAngel) => kid.angel && kid.conscious() && kid.mind < Mind::Calm,
            Some(Aim::Breakaway) => kid.conscious() && !takes_part,
            Some(Aim::Snoop) => kid.conscious() && kid.mind < Mind::Calm && kid.hand_count >= 3,
            Some(Aim::Inseparable) => takes_part && others.len() >= 2,
            Some(Aim::Ringleader) => finale.leader == Some(child),
            Some(Aim::Possessed) | None => false,
        };
        if !met {
            return Rests::No;
        }
        let figure = self.figure(child);
        self.scribe.tell(|_| Told::AimMet { child: figure, card: Card::new(Deck::Objective, number) });
        match aim {
            Some(Aim::CoolHead | Aim::Inseparable) => {
                let all = self.state.clockwise(finale.led_by());
                for one in all.filter(|one| finale.participants.has(*one)) {
                    self.gain_candy(one, 1);
                }
            }
            Some(Aim::Collector) => self.state.finale.bonus.put(child),
            Some(Aim::GuardianAngel) => self.recover_state(child),
            Some(Aim::Breakaway) => self.state.finale.breakaways.put(child),
            Some(Aim::Snoop) => return self.ask(ask::Snoop { child }),
            Some(Aim::Ringleader) => self.state.finale.rerolls.put(child),
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
        let mut wanted: Set<Final> = Set::EMPTY;
        for seat in SeatSet::first(self.state.rules.seats).iter() {
            let vote = &mut self.state.votes[seat];
            vote.reveal_to(SeatSet::EVERYBODY);
            let number = vote.truth(self.referee).expect("everybody has voted");
            wanted.put(number);
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::VoteCast { seat, number: Some(number) });
        }
        match wanted.single() {
            Some(agreed) => self.open_book(agreed, true),
            None => self.ask(ask::FinalNumber),
        }
    }

    /// BO-BOOK-04: the Leader reads first.
    fn open_book(&mut self, number: Final, agreed: bool) -> Rests {
        let finale = &mut self.state.finale;
        finale.number = Some(number);
        finale.panels = (finale.participants.len() as u8 + 2).min(7);
        finale.panel = 0;
        finale.tester = finale.leader;
        self.scribe.tell(|_| Told::FinalChosen { number, agreed });
        self.scribe.tell(|_| Told::Opening { number });
        self.then(Frame::Panel)
    }

    /// BO-BOOK-01, BO-BOOK-06 to BO-BOOK-09: the next test, or the end.
    pub(super) fn panel(&mut self) -> Rests {
        let finale = self.state.finale;
        let standing = finale.participants & self.state.conscious();
        if standing.is_empty() {
            return self.ends(End::FinalLost);
        }
        if (standing - finale.possessed).is_empty() {
            return self.ends(End::OnlyPossessed);
        }
        if finale.panel >= finale.panels {
            return self.ends(End::Epilogue);
        }
        let tester = self.standing_from(finale.faced_by());
        self.state.finale.tester = Some(tester);
        self.state.turn.aptitude = false;
        let panel = self.open_panel();
        let (number, child, at_least) = (finale.open(), self.figure(tester), panel.at_least);
        self.scribe.tell(|_| Told::PanelRead { number, panel: finale.panel + 1, child, at_least });
        if finale.possessed.has(tester) {
            let pays = self.standing_from(self.state.left_of(tester));
            let payer = self.figure(pays);
            self.scribe.tell(|_| Told::PossessedFails { child, pays: payer });
            return self.fail(tester, pays);
        }
        self.then(Frame::PanelResult);
        self.ask(ask::Die { child: tester, plus: 0 })
    }

    /// The panel that is being read.
    fn open_panel(&self) -> Panel {
        let finale = &self.state.finale;
        self.pack.epilogues[finale.open()].panels[usize::from(finale.panel)]
    }

    /// The first conscious participant, clockwise from a Child.
    fn standing_from(&self, child: Child) -> Child {
        let standing = self.state.finale.participants & self.state.conscious();
        self.state.clockwise(child).find(|child| standing.has(*child)).expect("somebody stands")
    }

    pub(super) fn panel_result(&mut self) -> Rests {
        let finale = self.state.finale;
        let tester = finale.faced_by();
        let bonus = u8::from(self.state.finale.bonus.take(tester));
        let panel = self.open_panel();
        if self.die_result() + bonus < panel.at_least {
            return self.fail(tester, tester);
        }
        // BO-BOOK-02, BO-BOOK-05
        let child = self.figure(tester);
        self.scribe.tell(|_| Told::PanelPassed { child, panel: finale.panel + 1 });
        self.state.finale.panel += 1;
        self.state.finale.tester = Some(self.state.left_of(tester));
        self.then(Frame::Panel)
    }

    /// BO-BOOK-03, BO-BOOK-07: the price, then the next one tries, or they go on hurt.
    fn fail(&mut self, tester: Child, pays: Child) -> Rests {
        let finale = self.state.finale;
        let panel = self.open_panel();
        let (number, child) = (finale.open(), self.figure(tester));
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
        self.state.finale.tester = Some(self.state.left_of(tester));
        self.then(Frame::Panel)
    }

    /// Closes the Book and the match.
    pub(super) fn ends(&mut self, end: End) -> Rests {
        self.state.end = Some(end);
        self.state.frames.clear();
        if !self.state.finale.begun {
            // Traitors win with the Boogeyman however the Children lose.
            for child in self.state.places() {
                if *self.state.children[child].objective.truth(self.referee) == Some(self.pack.possessed) {
                    self.show_objective(child);
                }
            }
        }
        let won = end == End::Epilogue;
        if let Some(number) = self.state.finale.number {
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
        let by_clause = match self.pack.epilogues[finale.open()].closing {
            Closing::All => state.children_where(|kid| !kid.gone()),
            Closing::Participants => finale.participants & conscious,
            Closing::Conscious => conscious,
        };
        let away = finale.breakaways & conscious;
        state.owners((by_clause | away) - finale.possessed)
    }

    /// BO-END-02: when the Children lose, the owner of the Boogeyman wins, and so do the Possessed.
    fn hunters(&self) -> SeatSet {
        // In solo there is nobody to betray.
        let traitors =
            if self.state.rules.mode == Mode::Solo { Set::EMPTY } else { self.state.finale.possessed };
        self.state.boogeyman_seats().and(self.state.owners(traitors))
    }
}
