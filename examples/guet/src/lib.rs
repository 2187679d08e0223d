//! Le Guet (The Watch): two to four keep watch for a night, each with a card that nobody else sees.

use serde::{Deserialize, Serialize};
use veilleuse_core::{
    Asking, Chance, Draw, DrawName, Ending, Eyes, Game, Judgement, Offers, Outcome, Question, Referee,
    Refusal, Rests, Seat, SeatSet, Secret, Term, actions, asked_in_questions, house, kept_in_modules,
    kit::{By, Set},
    look_and_play, noun, say, tellings, told_in_parts, unless,
};
use veilleuse_pack::{PackFiles, Problem, Problems, RuleBook, Texts};

// What a larger title keeps in modules of these names stands in this one file.
use crate::{
    self as action, self as end, self as imagine, self as pack, self as phase, self as setup, self as state,
    self as told, self as view,
};
use ask::Ask;

/// The title.
#[derive(Debug)]
pub enum Guet {}

impl Game for Guet {
    const ID: &'static str = "guet";
    const LONGEST: usize = 32;

    kept_in_modules!(small);
    asked_in_questions!();

    fn seats(options: &Options) -> SeatSet {
        SeatSet::first(options.seats)
    }
}

/// How many cards there are, from 1 up, and with how high a one a watcher drops off.
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
    if !(4..=Card::COUNT).contains(&usize::from(pack.cards)) {
        problems.push(Problem::about("night.toml", "four watchers take a card each: 4 to 20 will do"));
    }
    problems.or(pack)
}

/// What is agreed before the first card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the field says what it is")]
pub struct Options {
    pub seats: u8,
}

noun! {
    /// A card of the night.
    #[derive(Debug)]
    Card: 20
}

impl Card {
    /// What is printed on it, from 1.
    const fn value(self) -> u8 {
        self.number() + 1
    }
}

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    seats: u8,
    active: Seat,
    deck: Set<Card>,
    /// Nothing before the deal.
    hands: By<Seat, Secret<Option<Card>>, 4>,
    asleep: SeatSet,
    ask: Ask,
}

/// GU-NIGHT-01: two to four seats.
fn table(pack: &Pack, options: &Options) -> Result<State, Refusal> {
    if !(2..=4).contains(&options.seats) {
        return Err(house::OPTIONS);
    }
    Ok(State {
        seats: options.seats,
        active: Seat::new(0),
        deck: Set::first_of(pack.cards.into()),
        hands: By::with(|seat| Secret::new(None, SeatSet::only(seat))),
        asleep: SeatSet::NOBODY,
        ask: ask::Deal.into(),
    })
}

mod ask {
    use super::Guet;
    use veilleuse_core::{SeatSet, asks, purposes};

    asks! {
        Guet;
        chance Deal = "deal";
        seats Stay = "stay";
        end Over { winners: SeatSet } = "over";
    }

    purposes! {
        Card = "card";
    }
}

actions! {
    /// Stay awake.
    Watch = "watch";
    /// Go to sleep.
    Sleep = "sleep";
}

look_and_play!(Guet, without frames);

impl Asking for Guet {
    type Look<'a> = Look<'a>;
    type Play<'a> = Play<'a>;

    fn usual(state: &State) -> SeatSet {
        SeatSet::only(state.active)
    }
}

/// GU-NIGHT-02: everybody is dealt a card, and looks at it alone.
impl Draw<Guet> for ask::Deal {
    fn chance(self, state: &State) -> Chance {
        ask::For::Card.among(state.deck.len())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = play.state.active;
        let card = play.state.deck.draw(way);
        let hand = &mut play.state.hands[seat];
        *hand.truth_mut(play.referee) = Some(card);
        let own = hand.known_to();
        play.scribe.reveal(own, |eyes| Told::Dealt { seat, card: eyes.among(own).then(|| card.value()) });
        if play.everybody_had_a_turn() { play.ask(ask::Stay) } else { play.ask(ask::Deal) }
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        DrawName::Face(state.deck.nth(way).value().into())
    }
}

/// GU-NIGHT-03: each in turn stays awake or goes to sleep. The last one awake stays.
impl Question<Guet> for ask::Stay {
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.all([Action::Watch]);
        let others_watch = at.state.asleep.len() + 1 < usize::from(at.state.seats);
        to.one(Action::Sleep, unless(others_watch, "GU-NIGHT-03"));
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match action {
            Action::Watch => play.scribe.tell(|_| Told::Watched { seat }),
            Action::Sleep => {
                play.state.asleep = play.state.asleep.with(seat);
                play.scribe.tell(|_| Told::Slept { seat });
            }
        }
        if play.everybody_had_a_turn() { play.dawn() } else { play.ask(ask::Stay) }
    }
}

impl Ending<Guet> for ask::Over {
    fn outcome(self, state: &State) -> Outcome {
        let (result, reason) = match self.winners.first_seat() {
            Some(seat) if state.asleep.has(seat) => ("victory", "rest"),
            Some(_) => ("victory", "watch"),
            None => ("nobody", "asleep"),
        };
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

    /// Goes on to the next seat, and says whether it is the first one again.
    fn everybody_had_a_turn(&mut self) -> bool {
        self.state.active = self.state.active.next(self.state.seats);
        self.state.active == Seat::new(0)
    }

    /// GU-NIGHT-04: who is awake shows the card, and the highest wins; with too high a one a watcher has dropped off.
    /// GU-NIGHT-05: when all of them have, those win who went to sleep.
    fn dawn(&mut self) -> Rests {
        let asleep = self.state.asleep;
        let (mut highest, mut winners) = (0, asleep);
        for seat in SeatSet::first(self.state.seats).iter().filter(|seat| !asleep.has(*seat)) {
            let hand = &mut self.state.hands[seat];
            hand.reveal_to(SeatSet::EVERYBODY);
            let card = hand.truth(self.referee).expect("everybody was dealt a card").value();
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Shown { seat, card });
            if card <= self.pack.most && card > highest {
                (highest, winners) = (card, SeatSet::only(seat));
            }
        }
        self.scribe.tell(|_| Told::Ended { winners });
        self.ask(ask::Over { winners })
    }
}

told_in_parts! {
    /// The table as some eyes may know it.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[expect(missing_docs, reason = "each field is a thing on the table")]
    pub struct View {
        #[cfg_attr(feature = "schema", schemars(schema_with = "ask::words"))]
        pub asks: &'static str,
        /// The own card; at dawn the cards of all who watched.
        pub hands: Vec<Option<u8>>,
        pub asleep: SeatSet,
        pub outcome: Option<Outcome>,
    }
}

fn view(_: &Pack, state: &State, eyes: Eyes) -> View {
    let hand = |seat: Seat| state.hands[seat].seen_by(eyes).copied().flatten().map(Card::value);
    View {
        asks: state.ask.word(),
        hands: SeatSet::first(state.seats).iter().map(hand).collect(),
        asleep: state.asleep,
        outcome: ask::pending(state).outcome(),
    }
}

fn imagine(_: &Pack, state: &mut State, eyes: Eyes, referee: &Referee, chance: &mut dyn FnMut(u32) -> u32) {
    let hidden = state.hands.values_mut().iter_mut().filter(|hand| hand.seen_by(eyes).is_none());
    let hidden: Vec<&mut Card> = hidden.filter_map(|hand| hand.truth_mut(referee).as_mut()).collect();
    let mut cards: Set<Card> = state.deck | hidden.iter().map(|card| **card).collect();
    for card in hidden {
        *card = cards.draw(chance(cards.len()));
    }
    state.deck = cards;
}

tellings! {
    Dealt "dealt" { seat: Seat, card: Option<u8> }
    Watched "watched" { seat: Seat }
    Slept "slept" { seat: Seat }
    Shown "shown" { seat: Seat, card: u8 }
    Ended "ended" { winners: SeatSet }
}

say! {
    Option<u8>: |card, line, name| match card {
        Some(card) => line.number(name, *card),
        None => line.word(name, "hidden"),
    };
}

impl Judgement for Guet {
    const TERMS: &'static [Term] = &[];

    fn terms(_: &Pack, _: &State, _: Seat, _: Eyes, _: impl FnMut(&'static str, i32)) {}

    fn appeal(pack: &Pack, state: &State, seat: Seat, eyes: Eyes, options: &[Action], weights: &mut [i32]) {
        let card = state.hands[seat].seen_by(eyes).copied().flatten();
        let fresh = card.is_some_and(|card| card.value() <= pack.most);
        for (action, weight) in options.iter().zip(weights) {
            *weight = i32::from((*action == Action::Watch) == fresh);
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
