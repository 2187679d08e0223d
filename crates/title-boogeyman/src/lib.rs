//! Boogeyman: six children, one night, and somebody who should not be in the house.
//!
//! One to six Children search the Spencer house for three Objectives of one colour, carry them to the Final Room
//! and read the Book of Epilogues to its end. Jennifer the Babysitter hears every noise; the Boogeyman is run by
//! the game, or by the first Child to Faint, or by somebody from the start.
//!
//! **Secret** are the Search tokens in the piles, the face-down tokens of the Spawn Track (from everybody while
//! the game runs the Boogeyman, from the Children afterwards), where a Boogeyman has hidden the Objectives, each
//! Child's hand and Objective card, an offered card, and votes until all are cast. When a Child turns into the
//! Boogeyman, its owner learns the last token of the track and nobody learns anything else.
//!
//! Start reading in `phase/mod.rs`. `opening` sets up, `turn` and `actions` are a Child's turn, `sitter`, `meeting`
//! and `boogeyman` the two entities, `effects` the steps of the cards, `minds` what happens to a Child, `finale`
//! the Book.

mod action;
mod arrange;
mod ask;
mod cards;
mod checks;
mod end;
mod imagine;
mod judgement;
mod load;
mod options;
mod pack;
mod pending;
mod phase;
#[cfg(feature = "planted-leaks")]
mod planted;
mod setup;
mod state;
mod told;
pub mod view;
mod voice;
mod words;

use veilleuse_core::{
    ArrangeError, DrawName, Eyes, Game, Input, Label, Line, Pending, Referee, Refusal, Scribe, SeatSet,
};

pub use action::Action;
pub use arrange::{Arrangement, ChildArrangement};
pub use cards::{Aim, Aptitude, Closing, Effect, Family, Moment, OnFailure, Place, Spell, Who};
pub use load::{BoardFile, ChildrenFile, DeckFile, EpiloguesFile, PackFile, load, schemas};
pub use pack::Pack;
#[cfg(feature = "planted-leaks")]
pub use planted::{LeakedSecret, LeakyChannel, PlantedLeak};
pub use setup::{Mode, Options};
pub use state::State;
pub use told::Told;
pub use view::View;
pub use words::{Card, Colour, Deck, Entity, Figure, Final, Floor, Mind, Passage, Space, Token};

/// The title.
#[derive(Debug)]
pub enum Boogeyman {}

impl Game for Boogeyman {
    const ID: &'static str = "boogeyman";
    const PURPOSES: &'static [&'static str] = pending::PURPOSES;
    const LONGEST: usize = 200_000;

    type Pack = Pack;
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Told = Told;
    type Arrangement = Arrangement;

    fn begin(pack: &Pack, options: &Options) -> Result<State, Refusal> {
        setup::table(pack, options)
    }

    fn arrange(
        pack: &Pack,
        options: &Options,
        arrangement: &Arrangement,
        referee: &Referee,
    ) -> Result<State, ArrangeError> {
        arrange::arrange(pack, options, arrangement, referee)
    }

    fn seats(options: &Options) -> SeatSet {
        SeatSet::first(options.seats)
    }

    #[inline]
    fn pending(state: &State) -> Pending {
        pending::pending(state)
    }

    #[inline]
    fn apply(
        pack: &Pack,
        state: &mut State,
        input: &Input<Action>,
        referee: &Referee,
        scribe: &mut Scribe<'_, Told>,
    ) -> Result<(), Refusal> {
        phase::Play { pack, state, referee, scribe }.answer(input)
    }

    fn view(pack: &Pack, state: &State, eyes: Eyes) -> View {
        view::view(pack, state, eyes)
    }

    #[inline]
    fn options(pack: &Pack, state: &State, eyes: Eyes, out: &mut Vec<Action>) {
        options::options(pack, state, eyes, out);
    }

    fn imagine(
        pack: &Pack,
        state: &mut State,
        eyes: Eyes,
        referee: &Referee,
        chance: &mut dyn FnMut(u32) -> u32,
    ) {
        imagine::imagine(pack, state, eyes, referee, chance);
    }

    fn draw_name(_: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        voice::draw_name(state, way, referee)
    }

    fn prompt(pack: &Pack, state: &State, eyes: Eyes) -> Line {
        voice::prompt(pack, state, eyes)
    }

    fn label(pack: &Pack, state: &State, _: Eyes, action: &Action) -> Label {
        voice::label(pack, state, action)
    }

    fn line(told: &Told) -> Line {
        told::line(told)
    }

    fn content(told: &Told, seen: &mut dyn FnMut(&str)) {
        told::content(told, seen);
    }

    fn all_content(pack: &Pack) -> Vec<String> {
        let cards = Deck::ALL.into_iter().flat_map(|deck| {
            pack.deck(deck).iter().map(move |number| Card::new(deck, number).to_string()).collect::<Vec<_>>()
        });
        cards
            .chain(Space::all().map(|space| space.to_string()))
            .chain(Figure::ALL.map(|figure| figure.id().to_owned()))
            .chain((0..Space::ROOMS).map(|number| Final(number).to_string()))
            .collect()
    }

    fn endings() -> Vec<(&'static str, &'static str)> {
        end::endings()
    }
}
