//! *Toy*: a title small enough to hold in a head, with a bit of everything.
//!
//! Each seat is dealt a hidden card. A round is: the master opens it (if there is one), a die falls, one seat
//! takes its turn (steps, may show its card, stops), then everybody answers the die's question at the same time
//! and in secret. After the last round the best score wins, cards counted.

use serde::{Deserialize, Serialize};
use veilleuse_core::{
    ArrangeError, Chance, DrawName, Eyes, Game, Input, Judgement, Label, Line, Outcome, Pending, Purpose,
    Referee, Refusal, Scribe, Sealed, Seat, SeatSet, Secret, Term, house,
    kit::{By, Set},
    noun,
};

pub(crate) struct Toy;

pub(crate) struct ToyPack {
    right: Sealed<u8>,
}

/// The question of face `f` has the right answer `answers[f - 1]`; even faces are hard.
pub(crate) fn pack() -> ToyPack {
    ToyPack { right: Sealed::new(vec![2, 0, 3, 1, 1, 2]) }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ToyOptions {
    pub(crate) seats: u8,
    pub(crate) rounds: u16,
    pub(crate) master: bool,
}

impl Default for ToyOptions {
    fn default() -> Self {
        ToyOptions { seats: 2, rounds: 3, master: false }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Move {
    Open,
    Step,
    Show,
    Stop,
    Answer(u8),
}

noun! {
    /// A card, which counts for a quarter of its place at the end.
    #[derive(Debug)]
    Card: 12
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Stage {
    Deal(Seat),
    Open,
    Roll,
    Turn(Seat),
    Quiz,
    /// Who won.
    Over(SeatSet),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct State {
    seats: u8,
    rounds: u16,
    master: bool,
    stage: Stage,
    round: u16,
    die: u8,
    steps: u8,
    deck: Set<Card>,
    cards: [Option<Secret<Card>>; 4],
    shown: SeatSet,
    scores: By<Seat, u16, 4>,
    answers: [Option<Secret<u8>>; 4],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    die: u8,
    round: u16,
    scores: Vec<u16>,
    cards: Vec<Option<u8>>,
    answered: Vec<bool>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Told {
    Dealt(Seat, Option<u8>),
    Opened,
    Rolled(u8),
    Did(Seat, Move),
    Showed(Seat, u8),
    Answered(Seat),
    Graded { right: u8, answers: Vec<u8> },
}

const STEPS: u8 = 3;
const ANSWERS: u8 = 4;

impl State {
    fn waiting(&self) -> SeatSet {
        SeatSet::first(self.seats).iter().filter(|seat| self.answers[seat.index()].is_none()).collect()
    }

    fn next_round(&mut self, referee: &Referee) {
        self.round += 1;
        self.answers = [None; 4];
        self.stage = if self.round > self.rounds {
            Stage::Over(self.winners(referee))
        } else if self.master {
            Stage::Open
        } else {
            Stage::Roll
        };
    }

    fn winners(&self, referee: &Referee) -> SeatSet {
        let total = |seat: Seat| {
            let card = self.cards[seat.index()].map_or(0, |card| card.truth(referee).number());
            self.scores[seat] + u16::from(card) / 4
        };
        let all = SeatSet::first(self.seats);
        let best = all.iter().map(total).max().unwrap_or(0);
        all.iter().filter(|seat| total(*seat) == best).collect()
    }

    fn decide(
        &mut self,
        pack: &ToyPack,
        seat: Seat,
        action: Move,
        referee: &Referee,
        scribe: &mut Scribe<'_, Told>,
    ) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Open, Move::Open) if seat == Seat::MASTER => {
                self.stage = Stage::Roll;
                scribe.tell(|_| Told::Opened);
            }
            (Stage::Turn(turn), _) if turn != seat => return Err(house::NOT_ASKED),
            (Stage::Turn(_), Move::Step) if self.steps < STEPS => {
                self.steps += 1;
                self.scores[seat] += 1;
                scribe.tell(|_| Told::Did(seat, action));
            }
            (Stage::Turn(_), Move::Show) if !self.shown.has(seat) => {
                let Some(card) = &mut self.cards[seat.index()] else { return Err(house::OTHER_QUESTION) };
                self.shown = self.shown.with(seat);
                card.reveal_to(SeatSet::EVERYBODY);
                let card = card.truth(referee).number();
                scribe.reveal(SeatSet::EVERYBODY, |_| Told::Showed(seat, card));
            }
            (Stage::Turn(_), Move::Stop) => {
                self.stage = Stage::Quiz;
                scribe.tell(|_| Told::Did(seat, action));
            }
            (Stage::Quiz, _) if !self.waiting().has(seat) => return Err(house::NOT_ASKED),
            (Stage::Quiz, Move::Answer(answer)) if answer < ANSWERS => {
                self.answers[seat.index()] = Some(Secret::new(answer, SeatSet::only(seat)));
                scribe.tell(|_| Told::Answered(seat));
                if self.waiting().is_empty() {
                    let right = *pack.right.read(pack.right.open(self.die as usize - 1, referee));
                    let given = self.answers.map(|answer| answer.map_or(0, |answer| *answer.truth(referee)));
                    let seats = self.seats as usize;
                    for (score, given) in self.scores.values_mut().iter_mut().zip(given).take(seats) {
                        *score += if given == right { 2 } else { 0 };
                    }
                    scribe.reveal(SeatSet::EVERYBODY, |_| Told::Graded {
                        right,
                        answers: given[..seats].to_vec(),
                    });
                    self.next_round(referee);
                }
            }
            (Stage::Over(_), _) => return Err(house::OVER),
            (Stage::Deal(_) | Stage::Roll | Stage::Open, _) => return Err(house::NOT_ASKED),
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(())
    }

    fn draw(&mut self, way: u32, referee: &Referee, scribe: &mut Scribe<'_, Told>) -> Result<(), Refusal> {
        match Toy::pending(self) {
            Pending::Chance(chance) if way < chance.ways => {}
            Pending::Over(_) => return Err(house::OVER),
            _ => return Err(house::NO_SUCH_DRAW),
        }
        if let Stage::Deal(seat) = self.stage {
            let card = self.deck.draw(way);
            self.cards[seat.index()] = Some(Secret::new(card, SeatSet::only(seat)));
            scribe.reveal(SeatSet::only(seat), |eyes| {
                Told::Dealt(seat, eyes.among(SeatSet::only(seat)).then_some(card.number()))
            });
            let next = seat.next(self.seats);
            if next == Seat::new(0) {
                self.next_round(referee);
            } else {
                self.stage = Stage::Deal(next);
            }
        } else {
            self.die = way as u8 + 1;
            self.steps = 0;
            self.stage = Stage::Turn(Seat::new(((self.round - 1) % u16::from(self.seats)) as u8));
            let die = self.die;
            scribe.tell(|_| Told::Rolled(die));
        }
        Ok(())
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const PURPOSES: &'static [&'static str] = &["card", "die"];
    const LONGEST: usize = 100_000;

    type Pack = ToyPack;
    type Options = ToyOptions;
    type State = State;
    type Action = Move;
    type View = View;
    type Told = Told;
    type Arrangement = ();

    fn begin(_: &ToyPack, options: &ToyOptions) -> Result<State, Refusal> {
        if !(1..=4).contains(&options.seats) || !(1..=5_000).contains(&options.rounds) {
            return Err(house::OPTIONS);
        }
        Ok(State {
            seats: options.seats,
            rounds: options.rounds,
            master: options.master,
            stage: Stage::Deal(Seat::new(0)),
            round: 0,
            die: 0,
            steps: 0,
            deck: Set::all(),
            cards: [None; 4],
            shown: SeatSet::NOBODY,
            scores: By::all(0),
            answers: [None; 4],
        })
    }

    fn arrange(pack: &ToyPack, options: &ToyOptions, (): &(), _: &Referee) -> Result<State, ArrangeError> {
        Toy::begin(pack, options).map_err(|refusal| ArrangeError::at("options", refusal.to_string()))
    }

    fn seats(options: &ToyOptions) -> SeatSet {
        let seats = SeatSet::first(options.seats);
        if options.master { seats.and(SeatSet::MASTER) } else { seats }
    }

    fn pending(state: &State) -> Pending {
        match state.stage {
            Stage::Deal(_) => Pending::Chance(Chance { ways: state.deck.len(), purpose: Purpose(0) }),
            Stage::Open => Pending::Seats(SeatSet::MASTER),
            Stage::Roll => Pending::Chance(Chance { ways: 6, purpose: Purpose(1) }),
            Stage::Turn(seat) => Pending::Seats(SeatSet::only(seat)),
            Stage::Quiz => Pending::Seats(state.waiting()),
            Stage::Over(winners) => {
                let reason = if winners.len() == 1 { "lead" } else { "tie" };
                Pending::Over(Outcome { result: "victory", reason, winners })
            }
        }
    }

    veilleuse_core::checked_by_hand!();

    fn apply(
        pack: &ToyPack,
        state: &mut State,
        input: &Input<Move>,
        referee: &Referee,
        scribe: &mut Scribe<'_, Told>,
    ) -> Result<(), Refusal> {
        match *input {
            Input::Decide { seat, action } => state.decide(pack, seat, action, referee, scribe),
            Input::Draw(way) => state.draw(way, referee, scribe),
            Input::Timeout(seat) if state.stage == Stage::Turn(seat) => {
                state.decide(pack, seat, Move::Stop, referee, scribe)
            }
            Input::Timeout(_) => Err(house::NO_CLOCK),
        }
    }

    fn view(_: &ToyPack, state: &State, eyes: Eyes) -> View {
        let seats = state.seats as usize;
        View {
            die: state.die,
            round: state.round,
            scores: state.scores.values()[..seats].to_vec(),
            cards: state.cards[..seats]
                .iter()
                .map(|card| card.as_ref().and_then(|card| card.seen_by(eyes)).map(|card| card.number()))
                .collect(),
            answered: state.answers[..seats].iter().map(Option::is_some).collect(),
        }
    }

    fn options(_: &ToyPack, state: &State, eyes: Eyes, out: &mut Vec<Move>) {
        let Some(seat) = eyes.seat() else { return };
        match state.stage {
            Stage::Open if seat == Seat::MASTER => out.push(Move::Open),
            Stage::Turn(turn) if turn == seat => {
                if state.steps < STEPS {
                    out.push(Move::Step);
                }
                if !state.shown.has(seat) {
                    out.push(Move::Show);
                }
                out.push(Move::Stop);
            }
            Stage::Quiz if state.waiting().has(seat) => out.extend((0..ANSWERS).map(Move::Answer)),
            _ => {}
        }
    }

    fn imagine(
        _: &ToyPack,
        state: &mut State,
        eyes: Eyes,
        referee: &Referee,
        chance: &mut dyn FnMut(u32) -> u32,
    ) {
        let mut unseen = state.deck;
        for card in state.cards.iter().flatten().filter(|card| card.seen_by(eyes).is_none()) {
            unseen.put(*card.truth(referee));
        }
        for card in state.cards.iter_mut().flatten().filter(|card| card.seen_by(eyes).is_none()) {
            *card.truth_mut(referee) = unseen.draw(chance(unseen.len()));
        }
        state.deck = unseen;
        for answer in state.answers.iter_mut().flatten().filter(|answer| answer.seen_by(eyes).is_none()) {
            *answer.truth_mut(referee) = chance(u32::from(ANSWERS)) as u8;
        }
    }

    fn draw_name(_: &ToyPack, state: &State, way: u32, _: &Referee) -> DrawName {
        match state.stage {
            Stage::Deal(_) => DrawName::Id(format!("card-{}", state.deck.nth(way).number())),
            _ => DrawName::Face(way + 1),
        }
    }

    fn taught(pack: &ToyPack, state: &State, seat: Seat, referee: &Referee) -> Option<(Move, u8)> {
        let asked = state.stage == Stage::Quiz && state.waiting().has(seat);
        asked.then(|| {
            let right = *pack.right.read(pack.right.open(state.die as usize - 1, referee));
            (Move::Answer(right), 1 - state.die % 2)
        })
    }

    fn prompt(_: &ToyPack, _: &State, _: Eyes) -> Line {
        Line::new("toy-prompt")
    }

    fn label(_: &ToyPack, _: &State, _: Eyes, action: &Move) -> Label {
        Label::of(Line::new("toy-move").word("move", format!("{action:?}")))
    }

    fn line(told: &Told) -> Line {
        Line::new("toy-told").word("told", format!("{told:?}"))
    }

    fn content(told: &Told, seen: &mut dyn FnMut(&str)) {
        if let Told::Rolled(face) = told {
            seen(&face.to_string());
        }
    }

    fn all_content(_: &ToyPack) -> Vec<String> {
        (1..=6).map(|face| face.to_string()).collect()
    }

    fn endings() -> Vec<(&'static str, &'static str)> {
        vec![("victory", "lead"), ("victory", "tie")]
    }
}

impl Judgement for Toy {
    const TERMS: &'static [Term] = &[Term::counted("points", 50), Term::counted("rivals", -50)];

    fn terms(_: &ToyPack, state: &State, seat: Seat, _: Eyes, mut term: impl FnMut(&'static str, i32)) {
        let own = i32::from(state.scores.values().get(seat.index()).copied().unwrap_or(0));
        let others = SeatSet::first(state.seats).without(seat);
        let best = others.iter().map(|other| i32::from(state.scores[other])).max().unwrap_or(0);
        term("points", 50 * own);
        term("rivals", -50 * best);
    }

    fn appeal(_: &ToyPack, _: &State, _: Seat, _: Eyes, options: &[Move], weights: &mut [i32]) {
        for (option, weight) in options.iter().zip(weights) {
            *weight = match option {
                Move::Open | Move::Answer(_) => 0,
                Move::Step => 100,
                Move::Show => -50,
                Move::Stop => 20,
            };
        }
    }
}

noun! {
    /// Things of the toy: its cards, which are used when they are shown.
    #[derive(Debug)]
    ToySort: 1
}

noun! {
    /// Numbers of the toy: the score.
    #[derive(Debug)]
    ToyGauge: 1
}

noun! {
    /// What happens in the toy: a step, a right answer.
    #[derive(Debug)]
    ToyMark: 2
}

impl veilleuse_core::Observed for Toy {
    type Sort = ToySort;
    type Gauge = ToyGauge;
    type Mark = ToyMark;
    const PERIOD: &'static str = "round";

    fn ids() -> veilleuse_core::Ids {
        veilleuse_core::Ids { sorts: vec!["card"], gauges: vec!["score"], marks: vec!["step", "right"] }
    }

    fn period(state: &State) -> u16 {
        state.round
    }

    fn hear(_: &ToyPack, _: &State, told: &Told, ear: &mut impl veilleuse_core::Ear<Toy>) {
        use veilleuse_core::Fate;
        match told {
            Told::Dealt(seat, Some(card)) => {
                ear.thing(Fate::Drawn, ToySort::new(0), usize::from(*card), Some(*seat));
            }
            Told::Showed(seat, card) => {
                ear.thing(Fate::Used, ToySort::new(0), usize::from(*card), Some(*seat));
            }
            Told::Did(seat, action) => {
                ear.turn(*seat);
                if *action == Move::Step {
                    ear.mark(ToyMark::new(0), Some(*seat), 1);
                }
            }
            Told::Graded { right, answers } => {
                let right: u32 = answers.iter().map(|answer| u32::from(answer == right)).sum();
                ear.mark(ToyMark::new(1), None, right);
            }
            _ => {}
        }
    }

    fn read(_: &ToyPack, state: &State, _: &Referee, mut dial: impl FnMut(ToyGauge, u8)) {
        for score in &state.scores.values()[..usize::from(state.seats)] {
            dial(ToyGauge::new(0), (*score).min(255) as u8);
        }
    }

    fn id(_: &ToyPack, _: ToySort, number: usize) -> String {
        format!("card{number}")
    }
}
