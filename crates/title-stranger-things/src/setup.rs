//! What is fixed before the first input, and the table at that moment.

use serde::{Deserialize, Serialize};
use veilleuse_core::{
    Refusal, Seat, SeatSet, Secret,
    kit::{By, Deck, Frames, Noun, Set},
    names,
};

use crate::{
    ask::{self, Ask},
    pack::{Pack, Season},
    pile::{Fronts, Layer, Pile},
    record::Heap,
    state::{Frame, Player, Rules, State, Turn},
    words::{AllySlot, Character, Group, Slot, Token},
};

names! {
    /// The two Seasons (ST-MODE-02).
    #[derive(Default)]
    Mode {
        /// Season 1: the Demogorgon and the Upside Down.
        #[default]
        Season1 = "season-1",
        /// Season 2: the Demodogs, the Tunnels and the Portal.
        Season2 = "season-2",
    }
}

names! {
    /// How long the Fear track is: a choice of the table, not of the rulebook.
    #[derive(Default)]
    Level {
        /// A longer track.
        Easy = "easy",
        /// The usual track.
        #[default]
        Standard = "standard",
        /// A shorter track.
        Hard = "hard",
    }
}

/// What a table agrees on before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which Season.
    pub mode: Mode,
    /// How many seats: 2 to 4 (ST-MODE-01).
    pub seats: u8,
    /// How long the Fear track is.
    pub level: Level,
    /// The Character of each seat; without it the seats choose in turn (ST-SETUP-10).
    pub characters: Option<Vec<Character>>,
    /// Who starts; without it chance says (Ruling ST-Q-52).
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub first: Option<Seat>,
    /// Hands are for the eyes of their owners alone (Ruling ST-Q-61).
    pub hidden_hands: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: Mode::Season1,
            seats: 4,
            level: Level::Standard,
            characters: None,
            first: None,
            hidden_hands: false,
        }
    }
}

/// Refuses options that cannot be played.
pub(crate) fn check(options: &Options) -> Result<(), Refusal> {
    let refuse = |rule| Err(Refusal::by(rule));
    if !(2..=4).contains(&options.seats) {
        return refuse("ST-MODE-01");
    }
    if options.first.is_some_and(|seat| seat.index() >= usize::from(options.seats)) {
        return refuse("ST-TURN-01");
    }
    if let Some(characters) = &options.characters {
        let mut different = characters.clone();
        different.sort_unstable();
        different.dedup();
        if different.len() != usize::from(options.seats) || characters.len() != different.len() {
            return refuse("ST-SETUP-10");
        }
    }
    Ok(())
}

/// The table before anything has been drawn.
pub(crate) fn table(pack: &Pack, options: &Options) -> Result<State, Refusal> {
    check(options)?;
    let mut state = bare(pack, options);
    // Last first: the frames are a stack.
    state.frames.push(Frame::BeginTurn);
    state.frames.push(Frame::Deal(Seat::new(0)));
    state.frames.push(Frame::PlaceFigures);
    AllySlot::all().rev().for_each(|place| state.frames.push(Frame::SetupAlly(place)));
    state.frames.push(Frame::RevealTops);
    state.frames.push(Frame::SetupPile(FIRST_SLOT));
    if options.characters.is_none() {
        state.ask = ask::Choose { seat: Seat::new(0) }.into();
    } else if options.first.is_none() {
        state.ask = ask::First.into();
    } else {
        state.ask = first_token(pack, &state);
    }
    Ok(state)
}

const FIRST_SLOT: Slot = Slot::new(0);

/// The draw that set-up begins with.
fn first_token(pack: &Pack, state: &State) -> Ask {
    let will = state.season(pack).slot(FIRST_SLOT).group == Group::Will;
    if will && state.will_left > 0 { ask::AsideToken.into() } else { ask::Token { slot: FIRST_SLOT }.into() }
}

fn will_tokens(season: &Season) -> u8 {
    season.slots.iter().filter(|slot| slot.group == Group::Will).map(|slot| slot.size).sum()
}

/// A bare table with full decks, before the first frame.
pub(crate) fn bare(pack: &Pack, options: &Options) -> State {
    let mode = options.mode;
    let season = pack.season(mode);
    let mut numbers: Fronts = By::all(0);
    Token::numbers().for_each(|number| numbers[number] = pack.tokens[number]);
    let reserve_count = numbers.values().iter().sum();
    let mut region = By::all(Heap::EMPTY);
    region[Layer::FIRST].fresh = reserve_count;
    State {
        rules: Rules {
            mode,
            seats: options.seats,
            terrified: pack.terrified[options.level],
            first_named: options.first.is_some(),
            begun: false,
        },
        ask: ask::Over.into(),
        frames: Frames::default(),
        end: None,
        // Without a named first player chance says who it is.
        active: options.first.unwrap_or(Seat::new(0)),
        turns: 0,
        act: 1,
        players: By::with(|seat: Seat| {
            let character = options.characters.as_ref().and_then(|all| all.get(seat.index()));
            let own = SeatSet::only(seat);
            let hand_known_to = if options.hidden_hands { own } else { SeatSet::EVERYBODY };
            Player::new(character.copied(), hand_known_to)
        }),
        enemies: By::all(None),
        piles: By::all(Pile::EMPTY),
        reserve: Secret::new(numbers, SeatSet::NOBODY),
        reserve_count,
        old: pack.tokens,
        will_dark: if mode == Mode::Season1 { pack.demogorgon_tokens } else { 0 },
        will_out: 0,
        aside: Secret::new(By::all(0), SeatSet::NOBODY),
        aside_count: 0,
        will_left: if mode == Mode::Season1 { will_tokens(season) } else { 0 },
        region,
        layer: Layer::FIRST,
        owed: By::all(128),
        private: None,
        allies: By::all(None),
        ally_deck: Deck::shuffled(season.allies),
        items: Deck::shuffled(Set::first_of(pack.items.len())),
        cards: Deck::shuffled(Set::first_of(pack.cards.len())),
        scenes: Deck::shuffled(season.scenes),
        boxed_allies: Set::EMPTY,
        spent: Set::EMPTY,
        turn: Turn::NEW,
    }
}
