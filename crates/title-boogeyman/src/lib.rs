//! Boogeyman: six children, one night, and somebody who should not be in the house.
//!
//! One to six Children search the Spencer house for three Objectives of one colour, carry them to the Final Room
//! and read the Book of Epilogues to its end. Jennifer the Babysitter hears every noise; the Boogeyman is run by
//! the game, or by the first Child to Faint, or by somebody from the start.
//!
//! **Secret** are the Search tokens in the piles, the face-down tokens of the Spawn Track (from everybody while
//! the game runs the Boogeyman, from the Children afterwards), where a Boogeyman has hidden the Objectives, each
//! Child's hand and Objective card, the cards of a deal, and votes until all are cast. When a Child turns into the
//! Boogeyman, its owner learns the last token of the track and nobody learns anything else.
//!
//! `ask.rs` lists every question, `action.rs` every decision. Start reading in `phase/mod.rs`: `opening` sets up, `turn` and `actions` are a Child's turn, `sitter`, `meeting`
//! and `boogeyman` the two entities, `effects` the steps of the cards, `minds` what happens to a Child, `finale`
//! the Book.

mod action;
mod arrange;
mod ask;
mod board;
mod cards;
mod end;
mod frame;
mod imagine;
mod judgement;
mod load;
mod observe;
mod pack;
mod phase;
mod sentences;
mod setup;
mod state;
mod told;
pub mod view;
mod voice;
mod words;

use veilleuse_core::{Game, SeatSet, asked_in_questions, kept_in_modules, kit::Noun};

pub use action::Action;
pub use arrange::{Arrangement, BuriedArrangement, ChildArrangement, FaceUp};
pub use cards::{Aim, Aptitude, Closing, Effect, Family, Moment, OnFailure, Place, Spell, Who};
#[cfg(feature = "schema")]
pub use load::schemas;
pub use load::{BoardFile, ChildrenFile, DeckFile, EpiloguesFile, PackFile, load};
pub use pack::Pack;
pub use setup::{Mode, Options};
pub use state::State;
pub use told::Told;
pub use view::View;
pub use words::{Card, Colour, Deck, Entity, Figure, Final, Floor, Mind, Number, Passage, Space, Token};

/// The title.
#[derive(Debug)]
pub enum Boogeyman {}

impl Game for Boogeyman {
    const ID: &'static str = "boogeyman";
    const LONGEST: usize = 200_000;

    kept_in_modules!();
    asked_in_questions!();

    fn seats(options: &Options) -> SeatSet {
        SeatSet::first(options.seats)
    }

    fn lets_be(action: &Action) -> bool {
        matches!(action, Action::Pass | Action::Keep)
    }

    fn all_content(pack: &Pack) -> Vec<String> {
        let cards = Deck::ALL.into_iter().flat_map(|deck| {
            pack.deck(deck).iter().map(move |number| Card::new(deck, number).to_string()).collect::<Vec<_>>()
        });
        cards
            .chain(Space::all().map(|space| space.to_string()))
            .chain(Figure::ALL.map(|figure| figure.id().to_owned()))
            .chain(Final::all().map(|number| number.to_string()))
            .collect()
    }
}
