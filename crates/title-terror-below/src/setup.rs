//! What is fixed before the first input, and the table at that moment.

use serde::{Deserialize, Serialize};
use veilleuse_core::{
    Refusal, Seat, SeatSet, Secret,
    kit::{By, Deck, Frames, Noun, Set},
    names,
};

use crate::{
    ask,
    gear::{GearDecks, GearSet},
    pack::Pack,
    state::{Frame, Player, Rules, Solo, State, Terror, Turn},
    words::{Eggs, Location, Place, Side},
};

names! {
    /// The ways to play.
    #[derive(Default)]
    Mode {
        /// Two to five players, each for themselves.
        #[default]
        Standard = "standard",
        /// Solo: 20 points before too much of the town is lost (TB-SCEN-01).
        SoloUrgence = "solo-urgence",
        /// Solo: a delivery Bounty at four Locations (TB-SCEN-03).
        SoloLivraison = "solo-livraison",
        /// Solo: hunting Bounties for three kinds of worm (TB-SCEN-06).
        SoloExtermination = "solo-extermination",
    }
}

/// What a table of Terror Below agrees on before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
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
    if !options.advanced_worms
        && let Some(worm) = pack.starting_worms().first()
    {
        state.frames.push(Frame::StartingWorm(worm));
    }
    state.frames.push(Frame::Leaders);
    state.frames.push(Frame::Deal(Seat::new(0)));
    state.frames.push(Frame::RefillLine);
    state.ask = if options.shuffled_locations || options.random_locations {
        ask::Tile { location: Location::ALL[0] }.into()
    } else {
        ask::LineCard { place: Place::new(0) }.into()
    };
    Ok(state)
}

/// So many cards, without some of them if it is said.
fn unless<T: Noun>(said: bool, count: usize, some: Set<T>) -> Set<T> {
    let all = Set::first_of(count);
    if said { all - some } else { all }
}

/// An empty table with full decks, before the first frame.
pub(crate) fn bare(pack: &Pack, options: &Options) -> State {
    let solo = options.mode != Mode::Standard;
    let side = if options.canyon { Side::Canyon } else { Side::Desert };
    let no_queens = solo && !options.queens;
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
        players: By::with(Player::new),
        rubble: Set::EMPTY,
        heaps: Set::EMPTY,
        rubble_supply: RUBBLE,
        eggs: By::all(Eggs::NONE),
        egg_cells: Set::EMPTY,
        egg_supply: Eggs::each(EGGS),
        locations: By::all(None),
        location_cells: Set::EMPTY,
        slots: By::all(Terror::EMPTY),
        line: By::all(None),
        vehicles: Deck::shuffled(Set::first_of(pack.vehicles.len())),
        bounties: Deck::shuffled(unless(no_queens, pack.bounties.len(), pack.queen_bounties)),
        gear: GearDecks {
            items: Deck::shuffled(unless(solo, pack.items.len(), pack.not_solo.items)),
            weapons: Deck::shuffled(unless(solo, pack.weapons.len(), pack.not_solo.weapons)),
        },
        worms: Deck::shuffled(if no_queens { pack.worm_deck - pack.queens } else { pack.worm_deck }),
        shown: GearSet::EMPTY,
        worm_top_known: SeatSet::NOBODY,
        characters: unless(solo, pack.characters.len(), pack.not_solo.characters),
        rolling: Eggs::NONE,
        turn: Turn::of(Seat::new(0)),
        attack: None,
        drawn: Secret::new([None; 2], SeatSet::NOBODY),
        last_turns: None,
        solo: Solo::default(),
        redone: 0,
    };
    if !options.shuffled_locations && !options.random_locations {
        for location in Location::ALL {
            let home = pack.board(side).homes[location];
            state.set_location(location, Some(home));
        }
    }
    state
}
