//! Terror Below: a desert town, five buildings, and worms under the sand.
//!
//! Two to five players, each for themselves, drive about a grid, pick up eggs, deliver them and hunt the
//! worms; in solo one player races the clock in three scenarios.
//!
//! **Secret** are Vehicle hands, Items and Weapons in hand, Secret Bounties from the deck, Vehicles lying face
//! down under a worm, and the Groups until everybody has chosen a Leader. How many cards somebody holds is
//! open, and so are all discards. Decks have no order before they are drawn from; only a worm somebody has
//! looked at lies known on top.
//!
//! `ask.rs` lists every question, `action.rs` every decision. Start reading in `phase/mod.rs`: `opening`, `turn`,
//! `targets`, `actions`, `delivery`, `attack`, `hunt`, `death`, `round` follow the rulebook; `items` and `gear` hold the
//! cards, `bounties` the Bounty Line, `terror` the Terror zone and `pieces` what moves about.

mod action;
mod arrange;
mod ask;
mod cards;
mod end;
mod figures;
mod gear;
mod imagine;
mod judgement;
mod load;
mod observe;
mod pack;
mod phase;
mod sentences;
mod setup;
mod stack;
mod state;
mod told;
pub mod view;
mod voice;
mod words;

use veilleuse_core::{Game, SeatSet, asked_in_questions, kept_in_modules, kit::Noun};

pub use action::Action;
pub use arrange::{ActingArrangement, Arrangement, DecksArrangement, SeatArrangement, SlotArrangement};
pub use cards::{Ability, Damage, Goal, Hat, Power, Use};
#[cfg(feature = "schema")]
pub use load::schemas;
pub use load::{
    BoardFile, BountyDeckFile, CharacterDeckFile, ItemDeckFile, PackFile, VehicleDeckFile, WeaponDeckFile,
    WormDeckFile, load,
};
pub use pack::Pack;
pub use setup::{Mode, Options};
pub use state::State;
pub use told::Told;
pub use view::View;
pub use words::{
    Arrow, Bounty, Cell, Character, Colour, Dir, GearDeck, Item, Location, Side, Slot, Vehicle, Weapon, Worm,
    WormKind,
};

/// The title.
#[derive(Debug)]
pub enum TerrorBelow {}

impl Game for TerrorBelow {
    const ID: &'static str = "terror-below";
    const LONGEST: usize = 60_000;

    kept_in_modules!();
    asked_in_questions!();

    fn seats(options: &Options) -> SeatSet {
        SeatSet::first(options.seats)
    }

    fn all_content(pack: &Pack) -> Vec<String> {
        fn ids<C: Noun + ToString>(count: usize) -> impl Iterator<Item = String> {
            C::all().take(count).map(|card| card.to_string())
        }
        let ground = pack.board(Side::Desert).ground | pack.board(Side::Canyon).ground;
        ids::<Vehicle>(pack.vehicles.len())
            .chain(ids::<Bounty>(pack.bounties.len()))
            .chain(ids::<Item>(pack.items.len()))
            .chain(ids::<Weapon>(pack.weapons.len()))
            .chain(ids::<Worm>(pack.worms.len()))
            .chain(ids::<Character>(pack.characters.len()))
            .chain(Location::ALL.map(|location| location.id().to_owned()))
            .chain(ground.iter().map(|cell| cell.to_string()))
            .collect()
    }
}
