//! What is fixed before the first input, and the table at that moment.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use veilleuse_core::{
    Refusal, Seat, SeatSet, Secret,
    kit::{Bag, Deck, Frames},
};

use crate::{
    ask::{self, Ask},
    pack::{Pack, Season},
    pile::LAYERS,
    record::FRESH,
    state::{Frame, Pile, Player, Private, Rules, State, Turn},
    words::{Character, Group, NONE, Slot},
};

/// The two Seasons (ST-MODE-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Mode {
    /// Season 1: the Demogorgon and the Upside Down.
    #[default]
    #[serde(rename = "season-1")]
    Season1,
    /// Season 2: the Demodogs, the Tunnels and the Portal.
    #[serde(rename = "season-2")]
    Season2,
}

impl Mode {
    /// Both.
    pub const ALL: [Mode; 2] = [Mode::Season1, Mode::Season2];

    /// The id in options and texts.
    pub const fn id(self) -> &'static str {
        ["season-1", "season-2"][self as usize]
    }
}

/// How long the Fear track is: a choice of the table, not of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// A longer track.
    Easy,
    /// The usual track.
    #[default]
    Standard,
    /// A shorter track.
    Hard,
}

/// What a table agrees on before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
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
    #[schemars(with = "Option<u8>")]
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
    state.frames.push(Frame::SetupAlly(1));
    state.frames.push(Frame::SetupAlly(0));
    state.frames.push(Frame::RevealTops);
    state.frames.push(Frame::SetupPile(Slot(0)));
    if options.characters.is_none() {
        state.ask = ask::Choose { seat: Seat::new(0) }.into();
    } else if options.first.is_none() {
        state.ask = ask::First.into();
    } else {
        state.ask = first_token(pack, &state);
    }
    Ok(state)
}

/// The draw that set-up begins with.
fn first_token(pack: &Pack, state: &State) -> Ask {
    let will = state.season(pack).slots[0].group == Group::Will;
    if will && state.will_left > 0 { ask::AsideToken.into() } else { ask::Token { slot: Slot(0) }.into() }
}

fn will_tokens(season: &Season) -> u8 {
    season.slots.iter().filter(|slot| slot.group == Group::Will).map(|slot| slot.size).sum()
}

/// A bare table with full decks, before the first frame.
pub(crate) fn bare(pack: &Pack, options: &Options) -> State {
    let mode = options.mode;
    let season = pack.season(mode);
    let numbered = pack.tokens;
    let [zero, one, two, three, four, five] = numbered;
    let mut region = [[0; 8]; LAYERS];
    region[0][FRESH] = numbered.iter().sum();
    let range = |(from, to): (u8, u8)| -> Bag { (from..to).collect() };
    State {
        rules: Rules {
            mode,
            seats: options.seats,
            terrified: pack.terrified[options.level as usize],
            first_named: options.first.is_some(),
            begun: false,
        },
        ask: ask::Over.into(),
        frames: Frames::default(),
        end: None,
        active: options.first.unwrap_or(Seat::new(0)),
        turns: 0,
        act: 1,
        players: std::array::from_fn(|seat| {
            let character = options.characters.as_ref().and_then(|all| all.get(seat));
            let own = SeatSet::only(Seat::new(seat as u8));
            let hand_known_to = if options.hidden_hands { own } else { SeatSet::EVERYBODY };
            Player::new(character.map_or(NONE, |character| *character as u8), hand_known_to)
        }),
        enemies: [NONE; 4],
        piles: [Pile::EMPTY; State::SLOTS],
        reserve: Secret::new([zero, one, two, three, four, five, 0], SeatSet::NOBODY),
        reserve_count: numbered.iter().sum(),
        old: numbered,
        will_dark: if mode == Mode::Season1 { pack.demogorgon_tokens } else { 0 },
        will_out: 0,
        aside: Secret::new([0; 7], SeatSet::NOBODY),
        aside_count: 0,
        will_left: if mode == Mode::Season1 { will_tokens(season) } else { 0 },
        region,
        layer: 0,
        owed: [128; 6],
        private: Private::NONE,
        allies: [NONE; 2],
        ally_deck: Deck::shuffled(range(season.allies)),
        items: Deck::shuffled(Bag::full(pack.items.len() as u8)),
        cards: Deck::shuffled(Bag::full(pack.cards.len() as u8)),
        scenes: Deck::shuffled(range(season.scenes)),
        boxed_allies: Bag::EMPTY,
        spent: 0,
        turn: Turn::NEW,
    }
}
