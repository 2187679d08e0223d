//! What is fixed before the first input, and the table at that moment.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use veilleuse_core::{
    Refusal, Seat, SeatSet, Secret,
    kit::{Bag, Deck, Frames},
};

use crate::{
    ask,
    pack::Pack,
    stack::Stack,
    state::{Attack, Frame, Player, Rules, Solo, State, Terror, Turn},
    words::{Cell, Eggs, GearSet, Location, NONE, Side},
};

/// The ways to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to five players, each for themselves.
    #[default]
    Standard,
    /// Solo: 20 points before too much of the town is lost (TB-SCEN-01).
    SoloUrgence,
    /// Solo: a delivery Bounty at four Locations (TB-SCEN-03).
    SoloLivraison,
    /// Solo: hunting Bounties for three kinds of worm (TB-SCEN-06).
    SoloExtermination,
}

impl Mode {
    /// All four.
    pub const ALL: [Mode; 4] =
        [Mode::Standard, Mode::SoloUrgence, Mode::SoloLivraison, Mode::SoloExtermination];

    /// The id in options and texts.
    pub const fn id(self) -> &'static str {
        ["standard", "solo-urgence", "solo-livraison", "solo-extermination"][self as usize]
    }
}

/// What a table of Terror Below agrees on before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which way to play.
    pub mode: Mode,
    /// How many seats: 2 to 5, one in solo.
    pub seats: u8,
    /// The Canyon side of the board (TB-CANYON-01).
    pub canyon: bool,
    /// Location tiles shuffled over their five cells (TB-ADV-01).
    pub shuffled_locations: bool,
    /// Location tiles anywhere, by dice (TB-ADV-02).
    pub random_locations: bool,
    /// Set-up attacks from the worm deck instead of the starting worms (TB-ADV-03).
    pub advanced_worms: bool,
    /// With those: deal anew until every colour of egg is on the board (TB-ADV-04, Ruling TB-Q-40).
    pub all_colours: bool,
    /// Solo: the Queens stay in the worm deck (TB-DIFF-01).
    pub queens: bool,
    /// Solo: how many members of the Group stay in the box (TB-DIFF-02).
    pub left_out: u8,
    /// Who starts; without it chance says (Ruling TB-Q-07).
    #[schemars(with = "Option<u8>")]
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: Mode::Standard,
            seats: 4,
            canyon: false,
            shuffled_locations: false,
            random_locations: false,
            advanced_worms: false,
            all_colours: true,
            queens: false,
            left_out: 0,
            first: None,
        }
    }
}

/// Rubble in the box (TB-SETUP-07).
pub(crate) const RUBBLE: u8 = 50;
/// Eggs of each colour in the box.
pub(crate) const EGGS: u16 = 7;

/// How many set-up attacks are drawn from the worm deck (TB-SETUP-14, TB-ADV-03, TB-SOLO-04).
pub(crate) const fn drawn_attacks(rules: &Rules) -> u8 {
    let extra = rules.seats.saturating_sub(2);
    if rules.advanced_worms { 4 + extra } else { extra }
}

/// Refuses options that cannot be played.
pub(crate) fn check(options: &Options) -> Result<(), Refusal> {
    let refuse = |rule| Err(Refusal::by(rule));
    let solo = options.mode != Mode::Standard;
    if solo && options.seats != 1 {
        return refuse("TB-SOLO-05");
    }
    if !solo && !(2..=5).contains(&options.seats) {
        return refuse("TB-SETUP-08");
    }
    if options.first.is_some_and(|seat| seat.index() >= usize::from(options.seats)) {
        return refuse("TB-SETUP-18");
    }
    if options.shuffled_locations && options.random_locations {
        return refuse("TB-ADV-02");
    }
    if options.left_out > 2 || (options.left_out > 0 && !solo) {
        return refuse("TB-DIFF-02");
    }
    if options.queens && !solo {
        return refuse("TB-DIFF-01");
    }
    Ok(())
}

/// The table before anything has been dealt.
pub(crate) fn table(pack: &Pack, options: &Options) -> Result<State, Refusal> {
    check(options)?;
    let mut state = bare(pack, options);
    // Last first: the frames are a stack.
    state.frames.push(Frame::First);
    state.frames.push(Frame::FillSlots);
    state.frames.push(Frame::CheckColours);
    state.frames.push(Frame::SetupAttacks(drawn_attacks(&state.rules)));
    if !options.advanced_worms {
        state.frames.push(Frame::StartingWorm(0));
    }
    state.frames.push(Frame::Leaders);
    state.frames.push(Frame::Deal(Seat::new(0)));
    state.frames.push(Frame::RefillLine);
    state.ask = if options.shuffled_locations || options.random_locations {
        ask::Tile { location: Location::ALL[0] }.into()
    } else {
        ask::LineCard { place: 0 }.into()
    };
    Ok(state)
}

/// An empty table with full decks, before the first frame.
pub(crate) fn bare(pack: &Pack, options: &Options) -> State {
    let solo = options.mode != Mode::Standard;
    let side = if options.canyon { Side::Canyon } else { Side::Desert };
    let used = |count: usize, box_only: Bag| {
        let all = Bag::full(count as u8);
        if solo { all - box_only } else { all }
    };
    let no_queens = solo && !options.queens;
    let without = |all: Bag, queens: Bag| if no_queens { all - queens } else { all };
    let slot = Terror { worm: NONE, target: NONE, cards: Stack::EMPTY };
    let mut state = State {
        rules: Rules {
            mode: options.mode,
            seats: options.seats,
            side,
            shuffled_locations: options.shuffled_locations,
            random_locations: options.random_locations,
            advanced_worms: options.advanced_worms,
            all_colours: options.all_colours,
            queens: options.queens,
            left_out: options.left_out,
            first: options.first,
            begun: false,
        },
        ask: ask::Over.into(),
        frames: Frames::default(),
        end: None,
        active: Seat::new(0),
        turns: 0,
        players: std::array::from_fn(|index| Player::new(Seat::new(index as u8))),
        rubble: [0; 2],
        rubble_supply: RUBBLE,
        eggs: [Eggs::NONE; Cell::COUNT],
        egg_cells: 0,
        egg_supply: Eggs::each(EGGS),
        locations: [NONE; 5],
        location_cells: 0,
        slots: [slot; 3],
        line: [NONE; 4],
        vehicles: Deck::shuffled(Bag::full(pack.vehicles.len() as u8)),
        bounties: Deck::shuffled(without(Bag::full(pack.bounties.len() as u8), pack.queen_bounties)),
        gear: [
            Deck::shuffled(used(pack.items.len(), pack.not_solo.items)),
            Deck::shuffled(used(pack.weapons.len(), pack.not_solo.weapons)),
        ],
        worms: Deck::shuffled(without(pack.worm_deck, pack.queens)),
        shown: GearSet::EMPTY,
        worm_top_known: SeatSet::NOBODY,
        characters: used(pack.characters.len(), pack.not_solo.characters),
        rolling: Eggs::NONE,
        turn: Turn::of(Seat::new(0)),
        attack: Attack::none(),
        drawn: Secret::new([NONE; 2], SeatSet::NOBODY),
        last_turns: None,
        solo: Solo::default(),
    };
    if !options.shuffled_locations && !options.random_locations {
        for location in Location::ALL {
            let home = pack.board(side).homes[location as usize];
            state.set_location(location, Some(home));
        }
    }
    state
}
