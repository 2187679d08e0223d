//! What is fixed before the first input, and the table at that moment.

use serde::{Deserialize, Serialize};
use veilleuse_core::{
    Refusal, Seat, SeatSet, Secret,
    kit::{By, Frames, Noun, Set},
};

use crate::{
    ask,
    board::{Pile, Rooms, Track},
    frame::{Frame, Troubles},
    pack::Pack,
    state::{Finale, Kid, MOST_PROPOSALS, Rules, State, Turn},
    words::{Child, Deck, ROOMS},
};

/// The ways to play (BO-MODE-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One person, one or several Children (BO-MODE-02).
    Solo,
    /// A Child each, against the game (BO-MODE-03).
    #[default]
    Coop,
    /// The first Child to Faint becomes the Boogeyman (BO-MODE-04).
    SemiCoop,
    /// One person is the Boogeyman from the start (BO-MODE-05).
    Competitive,
}

impl Mode {
    /// All four.
    pub const ALL: [Mode; 4] = [Mode::Solo, Mode::Coop, Mode::SemiCoop, Mode::Competitive];

    /// The id in options and texts.
    pub const fn id(self) -> &'static str {
        ["solo", "coop", "semi-coop", "competitive"][self as usize]
    }
}

/// What a table of Boogeyman agrees on before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which way to play.
    pub mode: Mode,
    /// How many seats: 1 in solo, 2 to 6 in coop and semi-coop, 2 to 7 in competitive.
    pub seats: u8,
    /// How many Children; 0 for three in solo and one per person otherwise (Ruling BO-Q-03).
    pub children: u8,
    /// Competitive: who is the Boogeyman; without it seat 0.
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub boogeyman: Option<Seat>,
    /// Coop and semi-coop: who goes first; without it chance says (Ruling BO-Q-04).
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub first: Option<Seat>,
    /// Whether the Possessed card is in; without it with four Children or more in coop and semi-coop
    /// (BO-SETUP-26, Ruling BO-Q-13).
    pub possessed: Option<bool>,
    /// After round 30 the Stress rises by itself (Ruling BO-Q-85).
    pub dawn: bool,
    /// The table may agree on a Final (BO-FINAL-09, Ruling BO-Q-86).
    pub choose_final: bool,
    /// Candies change own dice at any time (Ruling BO-Q-29).
    pub candies_anytime: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: Mode::Coop,
            seats: 4,
            children: 0,
            boogeyman: None,
            first: None,
            possessed: None,
            dawn: false,
            choose_final: false,
            candies_anytime: false,
        }
    }
}

impl Options {
    /// How many Children play.
    pub(crate) fn children(&self) -> u8 {
        match self.mode {
            _ if self.children > 0 => self.children,
            Mode::Solo => 3,
            Mode::Coop | Mode::SemiCoop => self.seats,
            Mode::Competitive => self.seats.saturating_sub(1),
        }
    }
}

/// Refuses options that cannot be played.
pub(crate) fn check(options: &Options) -> Result<(), Refusal> {
    let refuse = |rule| Err(Refusal::by(rule));
    let (seats, children) = (options.seats, options.children());
    let people = match options.mode {
        Mode::Solo => {
            if seats != 1 {
                return refuse("BO-MODE-02");
            }
            1
        }
        Mode::Coop => {
            if seats < 2 || children != seats {
                return refuse("BO-MODE-03");
            }
            seats
        }
        Mode::SemiCoop => {
            if seats < 2 || children != seats {
                return refuse("BO-MODE-04");
            }
            seats
        }
        Mode::Competitive => {
            if !(2..=7).contains(&seats) {
                return refuse("BO-MODE-05");
            }
            seats - 1
        }
    };
    if !(1..=6).contains(&children) || children < people {
        return refuse("BO-MODE-08");
    }
    let sits = |seat: Seat| seat.plays() && seat.index() < usize::from(seats);
    let competitive = options.mode == Mode::Competitive;
    if options.boogeyman.is_some_and(|seat| !competitive || !sits(seat)) {
        return refuse("BO-MODE-07");
    }
    let named = matches!(options.mode, Mode::Coop | Mode::SemiCoop);
    if options.first.is_some_and(|seat| !named || !sits(seat)) {
        return refuse(if competitive { "BO-SETUP-24" } else { "BO-SETUP-23" });
    }
    Ok(())
}

/// BO-SETUP-10: how many colours of Objectives are in play.
pub(crate) const fn colours(children: u8) -> u8 {
    match children {
        0..=2 => 3,
        3..=4 => 2,
        _ => 1,
    }
}

/// The table before the first input.
pub(crate) fn table(pack: &Pack, options: &Options) -> Result<State, Refusal> {
    check(options)?;
    let (seats, count) = (options.seats, options.children());
    let boogeyman = match options.mode {
        Mode::Competitive => Some(options.boogeyman.unwrap_or(Seat::new(0))),
        Mode::Solo | Mode::Coop | Mode::SemiCoop => None,
    };
    // Clockwise from the Boogeyman's left (BO-SETUP-24), or from seat 0; several Children each where people are few.
    let seat_of = |child: Child| match boogeyman {
        Some(his) => {
            Seat::at((his.index() + 1 + child.index() % usize::from(seats - 1)) % usize::from(seats))
        }
        None => Seat::at(child.index() % usize::from(seats)),
    };
    let crowd = matches!(options.mode, Mode::Coop | Mode::SemiCoop) && count >= 4;
    let possessed = options.possessed.unwrap_or(crowd);
    let mut piles = By::with(|deck| Pile { left: pack.deck(deck), spent: Set::EMPTY });
    if !possessed {
        piles[Deck::Objective].left.take(pack.possessed);
    }
    let nobody = SeatSet::NOBODY;
    let mut state = State {
        rules: Rules {
            mode: options.mode,
            seats,
            children: count,
            boogeyman,
            possessed,
            dawn: options.dawn,
            vote: options.choose_final,
            candies_anytime: options.candies_anytime,
            // Where somebody may be named, every seat has the Child of its place.
            first: options.first.map(|seat| Child::at(seat.index())),
        },
        children: By::with(|child| Kid::of(seat_of(child))),
        piles,
        house: Rooms {
            bulbs: ROOMS,
            dark: Set::EMPTY,
            padlocks: Set::EMPTY,
            upper: ROOMS,
            lower: ROOMS,
            padlocks_left: pack.tracks.padlocks,
            trapdoor: None,
            attic_open: false,
            buried: None,
            colours: Secret::new(Set::EMPTY, boogeyman.map_or(SeatSet::EVERYBODY, SeatSet::only)),
            kinds: By::all(Secret::new(None, nobody)),
            noise: By::all(By::all(Secret::new(None, nobody))),
            box_noise: pack.tracks.noise,
        },
        track: Track::EMPTY,
        finale: Finale::FAR_OFF,
        turn: Turn::default(),
        deal: None,
        declined: [Secret::new(None, nobody); MOST_PROPOSALS as usize],
        frames: Frames::default(),
        ask: ask::PickFigure { child: Child::new(0) }.into(),
        end: None,
        round: 0,
        stress: By::all(0),
        sitter: None,
        figure: None,
        torch: None,
        active: None,
        newly: Set::EMPTY,
        restart: false,
        events: Set::EMPTY,
        dreaming: Set::EMPTY,
        closed: None,
        result: None,
        racket: None,
        troubles: Troubles::default(),
        votes: By::all(Secret::new(None, nobody)),
    };
    for frame in [
        Frame::Round,
        Frame::Torch,
        Frame::FirstToken,
        Frame::Sitter,
        Frame::NoiseTokens,
        Frame::Tokens,
        Frame::Colours,
        Frame::Objectives,
    ] {
        state.frames.push(frame);
    }
    Ok(state)
}
