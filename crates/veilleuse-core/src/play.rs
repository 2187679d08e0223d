//! A match with its history.

use std::sync::Arc;

use crate::{
    Ahead, ArrangeError, DrawName, Eyes, Fingerprint, Game, Host, Imagined, Input, Judgement, Label, Line,
    OwnClock, Page, Pending, Poll, Referee, Refusal, Scribe, Seat, SeatSet, Table, Viewer, fingerprint,
    scribe::Book,
};

/// One play of a title: its pack, its options, the truth and every input so far.
pub struct Match<G: Game> {
    pack: Arc<G::Pack>,
    options: G::Options,
    opening: G::State,
    state: G::State,
    history: Vec<Step<G::Action>>,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            pack: Arc::clone(&self.pack),
            options: self.options.clone(),
            opening: self.opening.clone(),
            state: self.state.clone(),
            history: self.history.clone(),
        }
    }
}

/// One input of the history, with what matters for taking it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<A> {
    /// The input.
    pub input: Input<A>,
    /// Whether somebody learnt a secret by it.
    pub revealed: bool,
}

impl<A> Step<A> {
    /// Whether nobody knows more for it: no chance fell, no secret was told.
    fn tells_nothing(&self) -> bool {
        !self.revealed && !matches!(self.input, Input::Draw(_))
    }

    fn is_decided_by(&self, seat: Seat) -> bool {
        matches!(&self.input, Input::Decide { seat: who, .. } if *who == seat)
    }
}

impl<G: Game> Match<G> {
    /// Sets up a match.
    pub fn begin(pack: Arc<G::Pack>, options: G::Options) -> Result<Self, Refusal> {
        let state = G::begin(&pack, &options)?;
        Ok(Match { pack, options, opening: state.clone(), state, history: Vec::new() })
    }

    /// A match that starts from a table arranged by hand.
    pub fn arranged(
        pack: Arc<G::Pack>,
        options: G::Options,
        arrangement: &G::Arrangement,
    ) -> Result<Self, ArrangeError> {
        let state = G::arrange(&pack, &options, arrangement, &Referee::mint())?;
        Ok(Match { pack, options, opening: state.clone(), state, history: Vec::new() })
    }

    /// The content.
    pub const fn pack(&self) -> &Arc<G::Pack> {
        &self.pack
    }

    /// The options.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// All chairs.
    pub fn seats(&self) -> SeatSet {
        G::seats(&self.options)
    }

    /// Every input so far.
    pub fn history(&self) -> &[Step<G::Action>] {
        &self.history
    }

    /// What is waited for.
    pub fn pending(&self) -> Pending {
        G::pending(&self.state)
    }

    /// Whether the question is a window, which a host holds open for the table's minimum; see [`Game::is_window`].
    pub fn is_window(&self) -> bool {
        G::is_window(&self.state)
    }

    /// The time that the rules put to the question; see [`Game::own_clock`].
    pub fn own_clock(&self) -> Option<OwnClock> {
        G::own_clock(&self.state)
    }

    /// The sentence that tells this viewer what is waited for.
    pub fn prompt(&self, viewer: Viewer) -> Line {
        G::prompt(&self.pack, &self.state, Eyes::of(viewer))
    }

    /// What this chair may decide now; empty when it is not asked.
    pub fn choices(&self, seat: Seat) -> Vec<G::Action> {
        let mut out = Vec::new();
        G::options(&self.pack, &self.state, Eyes::of(Viewer::Seat(seat)), &mut out);
        out
    }

    /// How a decision reads to the chair that may take it.
    pub fn label(&self, seat: Seat, action: &G::Action) -> Label {
        G::label(&self.pack, &self.state, Eyes::of(Viewer::Seat(seat)), action)
    }

    /// What this viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.pack, &self.state, Eyes::of(viewer))
    }

    /// The whole truth as a view: for finished matches, tests and bug reports.
    pub fn view_everything(&self) -> G::View {
        G::view(&self.pack, &self.state, Eyes::all_seeing(&Referee::mint()))
    }

    /// The digest of the state.
    pub fn fingerprint(&self) -> Fingerprint {
        fingerprint(&self.state)
    }

    /// Takes one input and returns what everybody is told, or refuses it and changes nothing.
    pub fn apply(&mut self, input: Input<G::Action>) -> Result<Pages<G>, Refusal> {
        let seats = self.seats();
        let (step, pages) = write_step::<G>(&self.pack, seats, &mut self.state, input)?;
        self.history.push(step);
        Ok(pages)
    }

    /// Takes the place of what went ahead of this very match.
    pub fn catch_up(&mut self, ahead: Ahead<G>) {
        let (state, standing, steps) = ahead.into_parts();
        self.state = state;
        self.history.truncate(standing);
        self.history.extend(steps);
    }

    pub(crate) const fn state(&self) -> &G::State {
        &self.state
    }

    /// The state after the first `inputs` inputs.
    pub(crate) fn state_after(&self, inputs: usize) -> G::State {
        let mut state = self.opening.clone();
        for step in self.history.iter().take(inputs) {
            take_again::<G>(&self.pack, &mut state, &step.input);
        }
        state
    }

    /// Takes one input in silence, as a replay does.
    pub fn apply_silently(&mut self, input: Input<G::Action>) -> Result<(), Refusal> {
        G::apply(&self.pack, &mut self.state, &input, &Referee::mint(), &mut Scribe::silent())?;
        self.history.push(Step { input, revealed: true });
        Ok(())
    }

    /// The match as it was after the first `inputs` inputs.
    #[must_use]
    pub fn rewound(&self, inputs: usize) -> Self {
        Match {
            pack: Arc::clone(&self.pack),
            options: self.options.clone(),
            opening: self.opening.clone(),
            state: self.state_after(inputs),
            history: self.history.iter().take(inputs).cloned().collect(),
        }
    }

    /// Whether this chair may go back alone as far as it likes.
    pub fn leads(&self, seat: Seat) -> bool {
        G::leads(&self.options, seat)
    }

    /// Whether somebody here may come to know what others do not.
    pub fn keeps_secrets(&self) -> bool {
        G::keeps_secrets(&self.options)
    }

    /// How far this chair may go back alone: over its own decisions since the last die, draw, secret learnt
    /// or decision of another chair. `None` when there is nothing of that kind.
    pub fn free_undo(&self, seat: Seat) -> Option<usize> {
        let own = |step: &&Step<G::Action>| step.tells_nothing() && step.is_decided_by(seat);
        let count = self.history.iter().rev().take_while(own).count();
        (count > 0).then(|| self.history.len() - count)
    }

    /// Whether going back so far takes back decisions alone, by which nobody has learnt anything: no draw, no secret.
    pub fn reveals_nothing_after(&self, inputs: usize) -> bool {
        self.history.iter().skip(inputs).all(Step::tells_nothing)
    }

    /// One step back for this chair: to before its last decision, where nothing has been revealed since.
    pub fn step_back(&self, seat: Seat) -> Option<usize> {
        let since = self.history.iter().rev().take_while(|step| step.tells_nothing());
        let back = since.zip(1..).find(|(step, _)| step.is_decided_by(seat));
        back.map(|(_, steps)| self.history.len() - steps)
    }

    /// What way `way` of the pending chance would mean.
    pub fn draw_name(&self, way: u32) -> DrawName {
        G::draw_name(&self.pack, &self.state, way, &Referee::mint())
    }

    /// What a person who has learnt the subject would decide, and how hard that is to know; see [`Game::taught`].
    pub fn taught(&self, seat: Seat) -> Option<(G::Action, u8)> {
        G::taught(&self.pack, &self.state, seat, &Referee::mint())
    }

    /// What people who share this chair may vote on now; see [`Game::poll`].
    pub fn poll(&self, seat: Seat) -> Option<Poll<G::Action>> {
        G::poll(&self.state, seat, &Referee::mint())
    }

    /// Whether this chair is asked something whose answer is sealed; see [`Game::is_sealed`].
    pub fn is_sealed(&self, seat: Seat) -> bool {
        G::is_sealed(&self.state, Eyes::of(Viewer::Seat(seat)))
    }

    /// What is done in this chair when nobody sits there; see [`Game::duty`].
    pub fn duty(&self, seat: Seat) -> Option<G::Action> {
        G::duty(&self.pack, &self.state, Eyes::of(Viewer::Seat(seat)))
    }

    /// The table as this chair may imagine it.
    pub fn imagined(&self, seat: Seat, chance: &mut dyn FnMut(u32) -> u32) -> Imagined<'_, G> {
        Imagined::deal(self.pack.as_ref(), &self.state, seat, chance)
    }

    /// A silent copy of the table without the history.
    pub fn table(&self) -> Table<'_, G> {
        Table::over(self.pack.as_ref(), self.state.clone())
    }

    /// The same match, with everything this viewer cannot know dealt anew: for the leak tests.
    #[must_use]
    pub fn reimagined(&self, viewer: Viewer, chance: &mut dyn FnMut(u32) -> u32) -> Self {
        let mut other = self.clone();
        G::imagine(&self.pack, &mut other.state, Eyes::of(viewer), &Referee::mint(), chance);
        other
    }
}

impl<G: Judgement> Match<G> {
    /// How promising each option is to this seat, by what it sees and nothing else; see [`Judgement::appeal`].
    pub fn appeal(&self, seat: Seat, options: &[G::Action], weights: &mut [i32]) {
        G::appeal(&self.pack, &self.state, seat, Eyes::of(Viewer::Seat(seat)), options, weights);
    }
}

/// In silence, as a replay does it, and with every input checked.
impl<G: Game> Host for Match<G> {
    type Game = G;

    fn pending(&self) -> Pending {
        self.pending()
    }

    fn own_clock(&self) -> Option<OwnClock> {
        self.own_clock()
    }

    fn options(&self, seat: Seat, out: &mut Vec<G::Action>) {
        out.clear();
        G::options(&self.pack, &self.state, Eyes::of(Viewer::Seat(seat)), out);
    }

    fn draw(&mut self, way: u32) {
        self.apply_silently(Input::Draw(way)).expect("one of the ways that are pending");
    }

    fn decide(
        &mut self,
        seat: Seat,
        options: &mut Vec<G::Action>,
        choose: impl FnOnce(&Self, &[G::Action]) -> usize,
    ) -> Option<usize> {
        Host::options(self, seat, options);
        if options.is_empty() {
            return None;
        }
        let place = choose(self, options);
        let input = Input::Decide { seat, action: options[place].clone() };
        self.apply_silently(input).expect("what is offered is accepted");
        Some(place)
    }

    fn time_out(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.apply_silently(Input::Timeout(seat))
    }
}

/// Takes an input that was accepted in this very state before.
fn take_again<G: Game>(pack: &G::Pack, state: &mut G::State, input: &Input<G::Action>) {
    let referee = Referee::mint();
    match input {
        Input::Decide { seat, action } => G::decide(pack, state, *seat, action, &referee, Scribe::silent()),
        Input::Draw(way) => G::draw(pack, state, *way, &referee, Scribe::silent()),
        Input::Timeout(seat) => G::time_up(pack, state, *seat, &referee, Scribe::silent())
            .expect("time that was up once is up again"),
    }
}

/// Applies one input and writes down what everybody is told.
pub(crate) fn write_step<G: Game>(
    pack: &G::Pack,
    seats: SeatSet,
    state: &mut G::State,
    input: Input<G::Action>,
) -> Result<(Step<G::Action>, Pages<G>), Refusal> {
    let viewers = seats.iter().map(Viewer::Seat).chain([Viewer::Public]).map(Eyes::of);
    let referee = Referee::mint();
    let mut book = Book::for_eyes(viewers.chain([Eyes::all_seeing(&referee)]));
    G::apply(pack, state, &input, &referee, &mut Scribe::writing(&mut book))?;
    Ok((Step { input, revealed: book.reveals() }, Pages { book }))
}

/// What everybody was told about one input.
pub struct Pages<G: Game> {
    book: Book<G::Told>,
}

impl<G: Game> Pages<G> {
    /// The page of this viewer.
    pub fn of(&self, viewer: Viewer) -> &Page<G::Told> {
        self.book.page(Eyes::of(viewer)).expect("every viewer has a page")
    }

    /// The page of eyes that see everything.
    pub fn everything(&self) -> &Page<G::Told> {
        self.book.page(Eyes::all_seeing(&Referee::mint())).expect("there is a page for all-seeing eyes")
    }

    /// Whether somebody learnt a secret.
    pub fn reveal(&self) -> bool {
        self.book.reveals()
    }
}
