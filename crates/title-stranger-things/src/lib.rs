//! Stranger Things: Le Monde à l'envers: a town, what lies beneath it, and a boy to be saved.
//!
//! Two to four seats play together, each with one Character: in Season 1 they empty three piles in the Upside Down
//! to save Will, in Season 2 they save him at the Cabin and then close the Portal. Everybody wins or everybody
//! loses.
//!
//! **Secret** are the fronts of tokens that lie face down, in piles and in the reserve; a look is the looker's own
//! until it is shared. Hands are open. Decks have no order before they are drawn from. `pile.rs` says what can be
//! known of a token, `record.rs` what the table can count, `knowledge.rs` what follows for the chance of beating a
//! pile.
//!
//! `ask.rs` lists every question, `action.rs` every decision. Start reading in `phase/mod.rs`: `opening`, `turn`,
//! `acting`, `contest`, `scenes` follow the rulebook; `effects`, `enemies` and `picks` hold what Scenes and Powers do,
//! `tokens` how piles grow.

mod action;
mod arrange;
mod ask;
mod cards;
mod end;
mod figures;
mod imagine;
mod judgement;
mod knowledge;
mod load;
mod observe;
mod pack;
mod phase;
mod pile;
mod reach;
mod record;
mod sentences;
mod setup;
mod state;
mod told;
pub mod view;
mod voice;
mod words;

use veilleuse_core::{Game, SeatSet, asked_in_questions, kept_in_modules, kit::Noun};

pub use action::Action;
pub use arrange::{Arrangement, PileArrangement, ReserveArrangement, SeatArrangement};
pub use cards::{Ability, Effect, Goal, Mover, Passive, Piles, Step, When, Who};
#[cfg(feature = "schema")]
pub use load::schemas;
pub use load::{
    ActionDeckFile, AllyDeckFile, BoardFile, CharacterFile, ItemDeckFile, PackFile, PowerDeckFile,
    SceneDeckFile, load,
};
pub use pack::Pack;
pub use setup::{Level, Mode, Options};
pub use state::{State, Step as TurnStep};
pub use told::{Cause, Spot, Told};
pub use view::View;
pub use words::{
    Ally, Card, Character, Deed, Enemy, EnemyKind, Group, Item, Location, Place, Power, Scene, Slot, Token,
    Zone,
};

/// The title.
#[derive(Debug)]
pub enum StrangerThings {}

impl Game for StrangerThings {
    const ID: &'static str = "stranger-things";
    const LONGEST: usize = 40_000;

    kept_in_modules!();
    asked_in_questions!();

    fn seats(options: &Options) -> SeatSet {
        SeatSet::first(options.seats)
    }

    fn all_content(pack: &Pack) -> Vec<String> {
        fn ids<C: Noun + ToString>(count: usize) -> impl Iterator<Item = String> {
            C::all().take(count).map(|card| card.to_string())
        }
        ids::<Card>(pack.cards.len())
            .chain(ids::<Item>(pack.items.len()))
            .chain(ids::<Ally>(pack.allies.len()))
            .chain(ids::<Scene>(pack.scenes.len()))
            .chain(ids::<Power>(pack.powers.len()))
            .chain(Character::ALL.map(|character| character.id().to_owned()))
            .chain(Location::ALL.map(|location| location.id().to_owned()))
            .collect()
    }
}
