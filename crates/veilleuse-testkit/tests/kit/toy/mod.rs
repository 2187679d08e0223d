//! A small title with real secrets: hidden hands, a lazy deck, secret bets, a window, sealed content. A pack
//! can carry one planted leak.
//!
//! Everybody holds two cards. A round: all bet in secret on light or dark, the wind blows (a die), each seat
//! takes a turn. A candle that is played can be snuffed by anybody who holds a snuffer; the answers stay
//! hidden until all are in. Three lit candles win.

mod rules;

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use veilleuse_core::{
    ArrangeError, Chance, DrawName, Eyes, Game, Input, Label, Line, Outcome, Pending, Purpose, Referee,
    Refusal, Scribe, Sealed, Seat, SeatSet, Secret, house,
    kit::{By, Deck, Set},
    noun,
};

const CARDS: [&str; 12] = [
    "candle-1",
    "candle-2",
    "candle-3",
    "candle-4",
    "candle-5",
    "moth-1",
    "moth-2",
    "moth-3",
    "moth-4",
    "snuffer-1",
    "snuffer-2",
    "snuffer-3",
];
const DECK: Purpose = Purpose(0);
const WIND: Purpose = Purpose(1);
const MOST_SEATS: u8 = 4;
const FULL_HAND: u32 = 3;
const ENOUGH_LIGHT: u8 = 3;

pub(crate) const NOT_HELD: Refusal = Refusal::by("TOY-HAND");
pub(crate) const NO_SNUFFER: Refusal = Refusal::by("TOY-SNUFF");
pub(crate) const ONLY_ANSWERS: Refusal = Refusal::by("TOY-TURN");
pub(crate) const HAND_FULL: Refusal = Refusal::by("TOY-FULL");
pub(crate) const DECK_EMPTY: Refusal = Refusal::by("TOY-DECK");
const HELD_ELSEWHERE: Refusal = Refusal::by("TOY-ELSEWHERE");

pub(crate) struct Toy;

/// What is wrong with the rules, on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Fault {
    #[default]
    None,
    /// The view shows a counter that the rules keep of hidden moths.
    CachedCounter,
    /// Everybody is told whether a hidden card is a candle.
    DerivedFlag,
    /// The window asks only who holds a snuffer.
    WindowForHolders,
    /// A hidden card is shown without saying that this lifts a secret.
    UndeclaredReveal,
    /// Whether a seat may draw depends on hidden moths.
    OptionsBySecret,
    /// A refusal tells that somebody else holds the card.
    RefusalBySecret,
    /// The prompt names who holds a snuffer.
    PromptNamesHolder,
    /// An option's label counts hidden moths.
    LabelBySecret,
    /// Whether a bet can be taken back depends on hidden moths.
    UndoBySecret,
    /// The view counts secret bets on the dark.
    BetCounter,
    /// The view shows sealed content.
    SealedInView,
    /// The imagined table forgets how many cards a hand has.
    ForgetfulImagination,
    /// That nobody snuffed a candle is told as if it were no news.
    HalfDeclared,
    /// Passing is offered to everybody in every turn.
    OfferedUnasked,
    /// A pass is offered twice.
    OfferedTwice,
    /// Drawing is offered to a full hand as well.
    OfferedInVain,
    /// The rules count how often they were asked, whatever the match.
    HiddenClock,
    /// A pass is accepted from seats that are not asked for it.
    PassAnytime,
    /// A refused decision leaves a trace.
    RefusalLeavesTrace,
    /// The first bet counts for more.
    FirstBetCounts,
    /// Rounds are not counted, so that a match has no end.
    Endless,
    /// The wind blows out a candle whatever the die says.
    StrongerWind,
}

pub(crate) struct Pack {
    pub(crate) fault: Fault,
    /// Whether the moths wish for light.
    wish: Sealed<bool>,
    /// How often anything was applied: what no rule may look at.
    ticks: AtomicU8,
}

impl Pack {
    pub(crate) fn sound() -> Arc<Pack> {
        Pack::with(Fault::None, true)
    }

    pub(crate) fn with(fault: Fault, wish: bool) -> Arc<Pack> {
        Arc::new(Pack { fault, wish: Sealed::new(vec![wish]), ticks: AtomicU8::new(0) })
    }

    fn wish(&self, referee: &Referee) -> bool {
        *self.wish.read(self.wish.open(0, referee))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Options {
    pub(crate) seats: u8,
    pub(crate) rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 3, rounds: 3 }
    }
}

noun! {
    /// One of [`CARDS`].
    Card: 12
}

impl Card {
    fn id(self) -> &'static str {
        CARDS[self.index()]
    }
    fn is_candle(self) -> bool {
        self.id().starts_with("candle")
    }
    fn is_moth(self) -> bool {
        self.id().starts_with("moth")
    }
    fn is_snuffer(self) -> bool {
        self.id().starts_with("snuffer")
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let id = String::deserialize(deserializer)?;
        let place = CARDS.iter().position(|card| *card == id);
        place
            .map(|place| Card::new(place as u8))
            .ok_or_else(|| de::Error::custom(format!("there is no card `{id}`")))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Side {
    Light,
    Dark,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    Bet(Side),
    Play(Card),
    Draw,
    Pass,
    Snuff(Card),
    LetBe,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Phase {
    Deal,
    Bets,
    Wind,
    Turn,
    Drawing,
    Window {
        candle: Card,
    },
    /// Whether it became bright, and who won.
    Over {
        bright: bool,
        winners: SeatSet,
    },
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct State {
    phase: Phase,
    seats: u8,
    rounds: u8,
    round: u8,
    turn: u8,
    lit: u8,
    /// Whoever still owes an answer.
    asked: SeatSet,
    deck: Deck<Card>,
    spent: Set<Card>,
    hands: [Secret<Set<Card>>; MOST_SEATS as usize],
    /// How many cards each hand has: everybody sees the backs.
    cards: By<Seat, u32, { MOST_SEATS as usize }>,
    bets: [Option<Secret<Side>>; MOST_SEATS as usize],
    answers: [Option<Secret<Option<Card>>>; MOST_SEATS as usize],
    /// Plain caches of secrets: harmless until something shows them.
    moths: u32,
    holder: Option<Seat>,
    wish: bool,
    first_bet: Option<Seat>,
    dark_bets: u8,
    trace: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    round: u8,
    turn: u8,
    lit: u8,
    deck: u32,
    spent: Vec<Card>,
    seats: Vec<SeatView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moths: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dark_bets: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wish: Option<bool>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct SeatView {
    cards: u32,
    hand: Option<Vec<Card>>,
    has_bet: bool,
    bet: Option<Side>,
    answered: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Told {
    Drew { seat: Seat, card: Option<Card>, lucky: Option<bool> },
    Bet { seat: Seat, on: Option<Side> },
    Wind { face: u32 },
    Played { seat: Seat, card: Card },
    Answered { seat: Seat },
    Closed { snuffers: Vec<(Seat, Card)>, lit: u8 },
    Passed { seat: Seat },
    Bets { on: Vec<Side> },
    Ended { wish: bool },
}

/// A table at the start of a turn.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Arrangement {
    hands: Vec<Vec<Card>>,
    lit: u8,
    turn: u8,
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const PURPOSES: &'static [&'static str] = &["deck", "wind"];
    const LONGEST: usize = 200;

    type Pack = Pack;
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Told = Told;
    type Arrangement = Arrangement;

    fn begin(_: &Pack, options: &Options) -> Result<State, Refusal> {
        let playable = (2..=MOST_SEATS).contains(&options.seats) && (1..=4).contains(&options.rounds);
        if playable { Ok(State::opening(options)) } else { Err(house::OPTIONS) }
    }

    fn arrange(
        pack: &Pack,
        options: &Options,
        given: &Arrangement,
        referee: &Referee,
    ) -> Result<State, ArrangeError> {
        let mut state = Toy::begin(pack, options).map_err(|e| ArrangeError::at("options", e.to_string()))?;
        if given.turn >= options.seats || given.hands.len() > options.seats as usize {
            return Err(ArrangeError::at("turn", "there is no such seat"));
        }
        for (number, hand) in given.hands.iter().enumerate() {
            for card in hand {
                if !state.deck.pull(*card) {
                    return Err(ArrangeError::at(
                        format!("hands[{number}]"),
                        format!("{card:?} is elsewhere"),
                    ));
                }
                state.hands[number].truth_mut(referee).put(*card);
            }
        }
        state.all().iter().for_each(|seat| {
            state.bets[seat.index()] = Some(Secret::new(Side::Dark, SeatSet::only(seat)));
        });
        state.lit = given.lit;
        state.wish = pack.wish(referee);
        state.count_again(referee);
        state.begin_turn(given.turn);
        Ok(state)
    }

    fn seats(options: &Options) -> SeatSet {
        SeatSet::first(options.seats.min(MOST_SEATS))
    }

    fn pending(state: &State) -> Pending {
        match state.phase {
            Phase::Deal | Phase::Drawing => {
                Pending::Chance(Chance { ways: state.deck.ways(), purpose: DECK })
            }
            Phase::Wind => Pending::Chance(Chance { ways: 6, purpose: WIND }),
            Phase::Bets | Phase::Turn | Phase::Window { .. } => Pending::Seats(state.asked),
            Phase::Over { bright, winners } => {
                let (result, reason) = if bright { ("victory", "bright") } else { ("defeat", "dark") };
                Pending::Over(Outcome { result, reason, winners })
            }
        }
    }

    veilleuse_core::checked_by_hand!();

    fn apply(
        pack: &Pack,
        state: &mut State,
        input: &Input<Action>,
        referee: &Referee,
        scribe: &mut Scribe<'_, Told>,
    ) -> Result<(), Refusal> {
        if pack.fault == Fault::HiddenClock {
            state.trace = pack.ticks.fetch_add(1, Ordering::Relaxed);
        }
        match (*input, Toy::pending(state)) {
            (Input::Draw(way), Pending::Chance(chance)) if way < chance.ways => {
                if chance.purpose == WIND {
                    let face = way + 1;
                    let strong = if pack.fault == Fault::StrongerWind { 1 } else { 6 };
                    scribe.tell(|_| Told::Wind { face });
                    state.lit = state.lit.saturating_sub(u8::from(face >= strong));
                    state.begin_turn(0);
                } else {
                    state.drawn(pack, way, referee, scribe);
                }
                Ok(())
            }
            (Input::Draw(_), _) => Err(house::NO_SUCH_DRAW),
            (Input::Decide { seat, action }, _) => state.decide(pack, seat, action, referee, scribe),
            (Input::Timeout(seat), _) => match state.phase {
                Phase::Turn => state.decide(pack, seat, Action::Pass, referee, scribe),
                Phase::Window { .. } => state.decide(pack, seat, Action::LetBe, referee, scribe),
                _ => Err(house::NO_CLOCK),
            },
        }
    }

    fn view(pack: &Pack, state: &State, eyes: Eyes) -> View {
        let seat = |seat: Seat| {
            let place = seat.index();
            let hand = state.hands[place].seen_by(eyes);
            SeatView {
                cards: state.cards.values()[place],
                hand: hand.map(|hand| hand.iter().collect()),
                has_bet: state.bets[place].is_some(),
                bet: state.bets[place].as_ref().and_then(|bet| bet.seen_by(eyes)).copied(),
                answered: state.answers[place].is_some(),
            }
        };
        View {
            round: state.round,
            turn: state.turn,
            lit: state.lit,
            deck: state.deck.len(),
            spent: state.spent.iter().collect(),
            seats: state.all().iter().map(seat).collect(),
            moths: (pack.fault == Fault::CachedCounter).then_some(state.moths),
            dark_bets: (pack.fault == Fault::BetCounter).then_some(state.dark_bets),
            wish: (pack.fault == Fault::SealedInView).then_some(state.wish),
        }
    }

    fn options(pack: &Pack, state: &State, eyes: Eyes, out: &mut Vec<Action>) {
        let Some(seat) = eyes.seat() else { return };
        if !state.asked.has(seat) {
            if pack.fault == Fault::OfferedUnasked && state.phase == Phase::Turn {
                out.push(Action::Pass);
            }
            return;
        }
        let Some(hand) = state.hands[seat.index()].seen_by(eyes) else { return };
        let cards = hand.iter();
        match state.phase {
            Phase::Bets => out.extend([Action::Bet(Side::Light), Action::Bet(Side::Dark)]),
            Phase::Turn => {
                out.extend(cards.filter(|card| !card.is_snuffer()).map(Action::Play));
                let has_room = hand.len() < FULL_HAND || pack.fault == Fault::OfferedInVain;
                if has_room && !state.deck.is_empty() && !state.may_not_draw(pack) {
                    out.push(Action::Draw);
                }
                out.push(Action::Pass);
                if pack.fault == Fault::OfferedTwice {
                    out.push(Action::Pass);
                }
            }
            Phase::Window { .. } => {
                out.extend(cards.filter(|card| card.is_snuffer()).map(Action::Snuff));
                out.push(Action::LetBe);
            }
            _ => {}
        }
    }

    fn imagine(
        pack: &Pack,
        state: &mut State,
        eyes: Eyes,
        referee: &Referee,
        chance: &mut dyn FnMut(u32) -> u32,
    ) {
        let unseen: Vec<Seat> = state.all().iter().filter(|seat| !eyes.among(SeatSet::only(*seat))).collect();
        let mut unknown = state.deck.middle();
        for seat in &unseen {
            unknown |= *state.hands[seat.index()].truth(referee);
        }
        for seat in unseen {
            let place = seat.index();
            let mut count = state.hands[place].truth(referee).len();
            if pack.fault == Fault::ForgetfulImagination {
                count = count.saturating_sub(1);
            }
            let hand: Set<Card> = (0..count).map(|_| unknown.draw(chance(unknown.len()))).collect();
            *state.hands[place].truth_mut(referee) = hand;
            if let Some(bet) = &mut state.bets[place] {
                *bet.truth_mut(referee) = if chance(2) == 0 { Side::Light } else { Side::Dark };
            }
            if let Some(answer) = &mut state.answers[place] {
                let snuffer = hand.iter().find(|card| card.is_snuffer());
                *answer.truth_mut(referee) = snuffer.filter(|_| chance(2) == 0);
            }
        }
        state.deck = Deck::shuffled(unknown);
        state.count_again(referee);
    }

    fn draw_name(_: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        match state.phase {
            Phase::Wind => DrawName::Face(way + 1),
            _ => DrawName::Id(state.deck.peek(way).id().to_owned()),
        }
    }

    fn prompt(pack: &Pack, state: &State, _: Eyes) -> Line {
        let line = Line::new("toy-prompt").number("round", state.round);
        match state.holder {
            Some(seat) if pack.fault == Fault::PromptNamesHolder => line.seat("beware", seat),
            _ => line,
        }
    }

    fn label(pack: &Pack, state: &State, _: Eyes, _: &Action) -> Label {
        let moths = if pack.fault == Fault::LabelBySecret { state.moths } else { 0 };
        Label::of(Line::new("toy-option").number("moths", moths))
    }

    fn line(_: &Told) -> Line {
        Line::new("toy-told")
    }

    fn content(told: &Told, seen: &mut dyn FnMut(&str)) {
        match told {
            Told::Played { card, .. } => seen(card.id()),
            Told::Closed { snuffers, .. } => snuffers.iter().for_each(|(_, card)| seen(card.id())),
            _ => {}
        }
    }

    fn all_content(_: &Pack) -> Vec<String> {
        CARDS.iter().map(|card| (*card).to_owned()).collect()
    }

    fn endings() -> Vec<(&'static str, &'static str)> {
        vec![("victory", "bright"), ("defeat", "dark")]
    }
}
