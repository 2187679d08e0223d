//! Le Guet (The Watch): two to four keep watch for a night, each with a card that nobody else sees.

use serde::{Deserialize, Serialize};
use veilleuse_core::{
    ArrangeError, Asking, Chance, Draw, DrawName, Ending, Eyes, Game, Judgement, Label, Line, Offers,
    Outcome, Pending, Question, Referee, Refusal, Rests, Seat, SeatSet, Secret, Term, Unarranged, actions,
    asked_in_questions, house, kept_in_modules, kit::Bag, look_and_play, not_offered, say, tellings,
    told_in_parts, unless,
};
use veilleuse_pack::{PackFiles, Problem, Problems, RuleBook, Texts};

// What a larger title keeps in modules of these names stands in this one file.
use crate::{
    self as action, self as arrange, self as end, self as imagine, self as pack, self as phase,
    self as sentences, self as setup, self as state, self as told, self as view, self as voice,
};
use ask::Ask;

/// The title.
#[derive(Debug)]
pub enum Guet {}

impl Game for Guet {
    const ID: &'static str = "guet";
    const LONGEST: usize = 32;

    kept_in_modules!();
    asked_in_questions!();

    fn seats(options: &Options) -> SeatSet {
        SeatSet::first(options.seats)
    }

    fn all_content(_: &Pack) -> Vec<String> {
        Vec::new()
    }
}

// The content: `night.toml`.

/// How many cards there are, from 1 up, and with how much a watcher drops off.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "said above")]
pub struct Pack {
    pub cards: u8,
    pub most: u8,
}

/// Reads and checks a pack.
pub fn load(files: &PackFiles, _: &Texts) -> Result<Pack, Problems> {
    let pack: Pack = files.read("night.toml")?;
    RuleBook::load(files)?;
    let mut problems = Problems::new();
    if !(8..=20).contains(&pack.cards) {
        problems.push(Problem::about("night.toml", "four watchers take two cards each: 8 to 20 will do"));
    }
    problems.or(pack)
}

// The table.

/// What is agreed before the first card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the field says what it is")]
pub struct Options {
    pub seats: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 3 }
    }
}

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    seats: u8,
    active: Seat,
    deck: Bag,
    hands: [Secret<Bag>; 4],
    /// How many cards everybody sees in each hand.
    held: [u8; 4],
    awake: SeatSet,
    ask: Ask,
}

/// GU-NIGHT-01: two to four seats.
fn table(pack: &Pack, options: &Options) -> Result<State, Refusal> {
    if !(2..=4).contains(&options.seats) {
        return Err(house::OPTIONS);
    }
    let hand = |seat| Secret::new(Bag::EMPTY, SeatSet::only(Seat::new(seat)));
    Ok(State {
        seats: options.seats,
        active: Seat::new(0),
        deck: Bag::full(pack.cards),
        hands: [0, 1, 2, 3].map(hand),
        held: [0; 4],
        awake: SeatSet::first(options.seats),
        ask: ask::Deal.into(),
    })
}

/// No table is arranged by hand: a match is three decisions long.
pub type Arrangement = Unarranged;

fn arrange(pack: &Pack, options: &Options, _: &Arrangement, _: &Referee) -> Result<State, ArrangeError> {
    table(pack, options).map_err(|refusal| ArrangeError::at("options", refusal.to_string()))
}

// The questions.

mod ask {
    use super::{End, Guet};
    use veilleuse_core::{SeatSet, asks, purposes};

    asks! {
        Guet;
        chance Deal = "deal";
        seats Second = "second";
        seats Stay = "stay";
        end Over { end: End, winners: SeatSet } = "over";
    }

    purposes! {
        Card = "card";
    }
}

actions! {
    /// Take a second card.
    Take = "take";
    /// Leave it at one.
    Leave = "leave";
    /// Stay awake.
    Watch = "watch";
    /// Go to sleep.
    Sleep = "sleep";
}

look_and_play!(Guet);

impl Asking for Guet {
    type Look<'a> = Look<'a>;
    type Play<'a> = Play<'a>;

    fn usual(state: &State) -> SeatSet {
        SeatSet::only(state.active)
    }
}

/// GU-NIGHT-02: everybody is dealt one card, and looks at it alone.
impl Draw<Guet> for ask::Deal {
    fn chance(self, state: &State) -> Chance {
        ask::For::Card.among(state.deck.len())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = play.state.active;
        let state = &mut *play.state;
        let card = state.deck.draw(way);
        state.hands[seat.index()].truth_mut(play.referee).put(card);
        state.held[seat.index()] += 1;
        let hand = state.hands[seat.index()];
        play.scribe
            .reveal(hand.known_to(), |eyes| Told::Dealt { seat, card: hand.seen_by(eyes).map(|_| card + 1) });
        if play.state.held[seat.index()] == 1 {
            play.around(ask::Deal, ask::Second)
        } else {
            play.around(ask::Second, ask::Stay)
        }
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Face(u32::from(state.deck.nth(way)) + 1)
    }
}

/// GU-NIGHT-03: each in turn may take a second card.
impl Question<Guet> for ask::Second {
    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Take, Action::Leave]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match action {
            Action::Take => play.ask(ask::Deal),
            Action::Leave => {
                play.scribe.tell(|_| Told::Left { seat });
                play.around(ask::Second, ask::Stay)
            }
            _ => not_offered(action),
        }
    }
}

/// GU-NIGHT-04: then each in turn stays awake or sleeps. The last one awake stays.
impl Question<Guet> for ask::Stay {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.one(Action::Watch, Ok(()));
        to.one(Action::Sleep, unless(at.state.awake.len() > 1, "GU-NIGHT-04"));
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match action {
            Action::Watch => play.scribe.tell(|_| Told::Watched { seat }),
            Action::Sleep => {
                play.state.awake = play.state.awake.without(seat);
                play.scribe.tell(|_| Told::Slept { seat });
            }
            _ => not_offered(action),
        }
        if seat.index() + 1 < usize::from(play.state.seats) {
            play.around(ask::Stay, ask::Stay)
        } else {
            play.dawn()
        }
    }
}

/// The cards as they are printed, from 1.
fn values(hand: Bag) -> Vec<u8> {
    hand.iter().map(|card| card + 1).collect()
}

/// How a night ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum End {
    Watch,
    Rest,
    Asleep,
}

impl Ending<Guet> for ask::Over {
    fn outcome(self, _: &State) -> Outcome {
        let (result, reason) = endings()[self.end as usize];
        Outcome { result, reason, winners: self.winners }
    }
}

fn endings() -> Vec<(&'static str, &'static str)> {
    vec![("victory", "watch"), ("victory", "rest"), ("nobody", "asleep")]
}

impl Play<'_> {
    fn ask(&mut self, question: impl Into<Ask>) -> Rests {
        self.state.ask = question.into();
        Rests::Yes
    }

    /// The next seat is asked this; after the last one, the first is asked what follows.
    fn around(&mut self, this: impl Into<Ask>, then: impl Into<Ask>) -> Rests {
        self.state.active = self.state.active.next(self.state.seats);
        let asked = if self.state.active == Seat::new(0) { then.into() } else { this.into() };
        self.ask(asked)
    }

    /// GU-NIGHT-05: who is awake shows the cards, and the highest sum wins; who has too much has dropped off.
    /// GU-NIGHT-06: when all of them have, those win who went to sleep.
    fn dawn(&mut self) -> Rests {
        let (mut best, mut winners) = (0, SeatSet::NOBODY);
        for seat in self.state.awake.iter() {
            let hand = &mut self.state.hands[seat.index()];
            hand.reveal_to(SeatSet::EVERYBODY);
            let cards = values(*hand.truth(self.referee));
            let sum = cards.iter().sum();
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Shown { seat, cards: cards.clone(), sum });
            if sum <= self.pack.most && sum >= best {
                winners = if sum > best { SeatSet::only(seat) } else { winners.with(seat) };
                best = sum;
            }
        }
        let sleepers = SeatSet::first(self.state.seats).iter().filter(|seat| !self.state.awake.has(*seat));
        let sleepers: SeatSet = sleepers.collect();
        let (end, winners) = match (winners.is_empty(), sleepers.is_empty()) {
            (false, _) => (End::Watch, winners),
            (true, false) => (End::Rest, sleepers),
            (true, true) => (End::Asleep, SeatSet::NOBODY),
        };
        self.scribe.tell(|_| Told::Ended { reason: endings()[end as usize].1, winners });
        self.ask(ask::Over { end, winners })
    }

    /// What waits in frames would be done here; nothing does.
    #[expect(clippy::unused_self, reason = "called for every title")]
    fn run(&mut self) {}
}

// What eyes may know, and what they imagine.

told_in_parts! {
    /// The table as some eyes may know it.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    #[expect(missing_docs, reason = "each field is a thing on the table")]
    pub struct View {
        #[cfg_attr(test, schemars(schema_with = "ask::words"))]
        pub asks: &'static str,
        pub seats: Vec<SeatView>,
        pub deck: u32,
        pub outcome: Option<Outcome>,
    }
}

/// A watcher; the hand is for the own eyes until it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "each field is a thing on the table")]
pub struct SeatView {
    pub seat: Seat,
    pub awake: bool,
    pub held: u8,
    pub hand: Option<Vec<u8>>,
}

fn view(_: &Pack, state: &State, eyes: Eyes) -> View {
    let seat = |seat: Seat| SeatView {
        seat,
        awake: state.awake.has(seat),
        held: state.held[seat.index()],
        hand: state.hands[seat.index()].seen_by(eyes).map(|hand| values(*hand)),
    };
    View {
        asks: state.ask.word(),
        seats: SeatSet::first(state.seats).iter().map(seat).collect(),
        deck: state.deck.len(),
        outcome: match ask::pending(state) {
            Pending::Over(outcome) => Some(outcome),
            _ => None,
        },
    }
}

fn imagine(_: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: &mut dyn FnMut(u32) -> u32) {
    let hidden = |hand: &Secret<Bag>| hand.seen_by(eyes).is_none();
    let mut cards = state.deck;
    for hand in state.hands.iter().filter(|hand| hidden(hand)) {
        cards |= *hand.truth(referee);
    }
    for (hand, held) in state.hands.iter_mut().zip(state.held).filter(|(hand, _)| hidden(hand)) {
        *hand.truth_mut(referee) = Bag::EMPTY;
        for _ in 0..held {
            let card = cards.draw(chance(cards.len()));
            hand.truth_mut(referee).put(card);
        }
    }
    state.deck = cards;
}

// What is said.

tellings! {
    Dealt "dealt" { seat: Seat, card: Option<u8> }
    Left "left" { seat: Seat }
    Watched "watched" { seat: Seat }
    Slept "slept" { seat: Seat }
    Shown "shown" { seat: Seat, cards: Vec<u8>, sum: u8 }
    Ended "ended" { reason: &'static str, winners: SeatSet }
}

say! {
    Option<u8>: |card, line, name| match card {
        Some(card) => line.number(name, *card),
        None => line.word(name, "hidden"),
    };
    Vec<u8>: |cards, line, name| line.number(name, cards.len() as i64);
}

fn content(_: &Told, _: &mut dyn FnMut(&str)) {}

fn prompt(pack: &Pack, state: &State, eyes: Eyes) -> Line {
    match (ask::pending(state), eyes.seat()) {
        (Pending::Over(outcome), _) => Line::new("prompt-over").word("reason", outcome.reason),
        (Pending::Chance(_), _) => Line::new("prompt-chance"),
        (_, Some(seat)) if seat == state.active => ask::prompt(Look { pack, state, seat, eyes }),
        _ => Line::new("prompt-waiting").seat("seat", state.active),
    }
}

fn label(_: &Pack, _: &State, _: Eyes, action: &Action) -> Label {
    Label::of(action.line())
}

// What a sensible watcher thinks.

impl Judgement for Guet {
    const TERMS: &'static [Term] = &[];

    fn terms(_: &Pack, _: &State, _: Seat, _: Eyes, _: impl FnMut(&'static str, i32)) {}

    fn appeal(pack: &Pack, state: &State, seat: Seat, eyes: Eyes, options: &[Action], weights: &mut [i32]) {
        let hand = state.hands[seat.index()].seen_by(eyes).copied().unwrap_or(Bag::EMPTY);
        let sum: u8 = values(hand).iter().sum();
        for (action, weight) in options.iter().zip(weights) {
            *weight = i32::from(match action {
                Action::Take => 2 * sum < pack.most,
                Action::Leave => 2 * sum >= pack.most,
                Action::Watch => sum <= pack.most,
                Action::Sleep => sum > pack.most,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use veilleuse_testkit::typescript::Types;

    #[test]
    fn a_page_could_have_these_types() {
        let types = Types::of::<super::Guet>().to_string();
        assert!(types.contains(r#"| { told: "dealt"; card: number | null; seat: Seat }"#), "{types}");
    }
}
