//! La Clef des mondes: readers lost in eight worlds of wonder look for the keys that lead home to Kernault.
//!
//! Two to five players, each for themselves, draw discovery cards, use them as keys or for their effects, and
//! cross from world to world until somebody can pay the way home. Whoever is in the same world may exchange
//! cards, and may stop a card that is played.
//!
//! **Secret** are hands, characters, worlds lying face down, the order of the piles, and what somebody answers
//! in a reaction window. How many cards somebody holds, which pile they came from and whatever was announced
//! or shown is open. Piles and worlds have no order before somebody looks; everybody in a world is asked to
//! react, whatever they hold, so that who is waited for tells nothing.
//!
//! `ask.rs` lists every question, `action.rs` every decision. Start reading in `phase/mod.rs`: `opening`, `turn`,
//! `exchange`, `effect`, `passage`, `reaction`, `bad` and `loss` follow the rulebook; `keys` holds what can be paid.
//! `piles.rs` holds what lies face down and what can be concluded about it.

mod action;
mod arrange;
mod ask;
mod cards;
mod end;
mod hand;
mod imagine;
mod judgement;
mod load;
mod observe;
mod pack;
mod phase;
mod piles;
mod sentences;
mod setup;
mod state;
mod told;
pub mod view;
mod voice;
mod words;

use veilleuse_core::{Game, SeatSet, asked_in_questions, kept_in_modules, kit::Noun};

pub use action::Action;
pub use arrange::{Arrangement, PileArrangement, SeatArrangement};
pub use cards::{Chooser, Effect, Filter, Target};
#[cfg(feature = "schema")]
pub use load::schemas;
pub use load::{BoardFile, CharacterDeckFile, DiscoveryDeckFile, PackFile, load};
pub use pack::Pack;
pub use setup::{Mode, Options};
pub use state::State;
pub use told::Told;
pub use view::View;
pub use words::{Card, Character, Key, Kind, Pawn, Payment, Place, Side, Source, Via, World};

/// The title.
#[derive(Debug)]
pub enum ClefDesMondes {}

impl Game for ClefDesMondes {
    const ID: &'static str = "clef-des-mondes";
    const LONGEST: usize = 60_000;

    kept_in_modules!();
    asked_in_questions!();

    fn seats(options: &Options) -> SeatSet {
        SeatSet::first(options.seats)
    }

    fn lets_be(action: &Action) -> bool {
        matches!(action, Action::LetBe)
    }

    #[inline]
    fn proposes_to_stop(action: &Action) -> bool {
        matches!(action, Action::CallHalt)
    }

    fn all_content(_: &Pack) -> Vec<String> {
        let cards = Card::all().map(|card| card.to_string());
        cards
            .chain(Character::all().map(|character| character.to_string()))
            .chain(World::ALL.map(|world| world.id().to_owned()))
            .chain(Place::ALL.map(|place| format!("place:{}", place.id())))
            .chain(Pawn::ALL.map(|pawn| pawn.id().to_owned()))
            .collect()
    }
}
