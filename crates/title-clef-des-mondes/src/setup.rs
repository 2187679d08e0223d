//! What is fixed before the first input, and the table at that moment.

use serde::{Deserialize, Serialize};
use veilleuse_core::{
    Refusal, Seat, SeatSet, Secret,
    kit::{By, Frames, Set},
};

use crate::{
    ask,
    pack::Pack,
    piles::Piles,
    state::{Attempt, Deed, Frame, Player, Rules, STACK, State, Turn},
};

/// The ways to play: one (CM-MODE-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to five players, each for themselves.
    #[default]
    Standard,
}

/// What a table of La Clef des mondes agrees on before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which way to play.
    pub mode: Mode,
    /// How many seats: 2 to 5.
    pub seats: u8,
    /// A stopped passage costs all its keys, not only the stopped one (Ruling CM-Q-38).
    pub whole_payment: bool,
    /// Revealing the character is an action of its own (Ruling CM-Q-10).
    pub separate_reveal: bool,
    /// Reactions cannot be stopped by reactions (Ruling CM-Q-33).
    pub single_reaction: bool,
    /// Who starts; without it chance says (Ruling CM-Q-08).
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: Mode::Standard,
            seats: 4,
            whole_payment: false,
            separate_reveal: false,
            single_reaction: false,
            first: None,
        }
    }
}

/// Refuses options that cannot be played.
pub(crate) fn check(options: &Options) -> Result<(), Refusal> {
    if !(2..=5).contains(&options.seats) {
        return Err(Refusal::by("CM-SETUP-01"));
    }
    if options.first.is_some_and(|seat| seat.index() >= usize::from(options.seats)) {
        return Err(Refusal::by("CM-TURN-02"));
    }
    Ok(())
}

/// The table before anything has been dealt.
pub(crate) fn table(_: &Pack, options: &Options) -> Result<State, Refusal> {
    check(options)?;
    let mut state = bare(options);
    state.frames.push(Frame::Begin);
    state.frames.push(Frame::Pawns(Seat::new(0)));
    state.frames.push(Frame::Keep);
    state.ask = ask::Deal { seat: Seat::new(0) }.into();
    Ok(state)
}

/// An empty table with full piles, before the first frame.
pub(crate) fn bare(options: &Options) -> State {
    State {
        rules: Rules {
            seats: options.seats,
            whole_payment: options.whole_payment,
            separate_reveal: options.separate_reveal,
            single_reaction: options.single_reaction,
            first: options.first,
        },
        ask: ask::Over.into(),
        frames: Frames::default(),
        end: None,
        active: Seat::new(0),
        first: Seat::new(0),
        round: 0,
        turn: Turn::NONE,
        players: By::with(Player::new),
        open: By::all(None),
        hidden: By::all(Secret::new(None, SeatSet::NOBODY)),
        unplaced: Set::all(),
        piles: Piles::shuffled(),
        characters: Set::all(),
        attempt: Attempt::of(Deed::Nothing, Seat::new(0)),
        stack: [None; STACK],
        stacked: 0,
        floor: 0,
        answers: By::with(|seat| Secret::new(None, SeatSet::only(seat))),
        agreed: By::with(|seat| Secret::new(false, SeatSet::only(seat))),
        offer: None,
    }
}
