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
//! Start reading in `phase/mod.rs`: `opening`, `turn`, `actions`, `delivery`, `attack`, `hunt`,
//! `death`, `round` follow the rulebook; `items` and `gear` hold the cards, `bounties` the Bounty Line,
//! `terror` the Terror zone and `pieces` what moves about. `checks.rs` says what may be done and which rule
//! forbids the rest.

mod action;
mod arrange;
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
mod stack;
mod state;
mod told;
pub mod view;
mod voice;
mod words;

use veilleuse_core::{
    ArrangeError, DrawName, Eyes, Game, Input, Label, Line, Pending, Referee, Refusal, Scribe, SeatSet,
};

pub use action::Action;
pub use arrange::{ActingArrangement, Arrangement, DecksArrangement, SeatArrangement, SlotArrangement};
pub use cards::{Ability, Damage, Goal, Hat, Power, Use};
pub use load::{
    BoardFile, BountyDeckFile, CharacterDeckFile, ItemDeckFile, PackFile, VehicleDeckFile, WeaponDeckFile,
    WormDeckFile, load, schemas,
};
pub use pack::Pack;
#[cfg(feature = "planted-leaks")]
pub use planted::{LeakedSecret, LeakyChannel, PlantedLeak};
pub use setup::{Mode, Options};
pub use state::State;
pub use told::Told;
pub use view::View;
pub use words::{
    Bounty, Cell, Character, Colour, Dir, GearDeck, Item, Location, Side, Slot, Vehicle, Weapon, Worm,
    WormKind,
};

use state::Ask;

/// The title.
#[derive(Debug)]
pub enum TerrorBelow {}

impl Game for TerrorBelow {
    const ID: &'static str = "terror-below";
    const PURPOSES: &'static [&'static str] = pending::PURPOSES;
    const LONGEST: usize = 60_000;

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
        _: &Pack,
        state: &mut State,
        eyes: Eyes,
        referee: &Referee,
        chance: &mut dyn FnMut(u32) -> u32,
    ) {
        imagine::imagine(state, eyes, referee, chance);
    }

    fn draw_name(pack: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        draw_name(pack, state, way, referee)
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
        fn ids<C: ToString>(count: usize, card: impl Fn(u8) -> C) -> impl Iterator<Item = String> {
            (0..count as u8).map(card).map(|card| card.to_string()).collect::<Vec<_>>().into_iter()
        }
        let ground = words::cells(pack.boards[0].ground | pack.boards[1].ground);
        ids(pack.vehicles.len(), Vehicle)
            .chain(ids(pack.bounties.len(), Bounty))
            .chain(ids(pack.items.len(), Item))
            .chain(ids(pack.weapons.len(), Weapon))
            .chain(ids(pack.worms.len(), Worm))
            .chain(ids(pack.characters.len(), Character))
            .chain(Location::ALL.map(|location| location.id().to_owned()))
            .chain(ground.map(|cell| cell.to_string()))
            .collect()
    }

    fn endings() -> Vec<(&'static str, &'static str)> {
        end::endings()
    }
}

fn draw_name(pack: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
    let id = |name: String| DrawName::Id(name);
    let gear = |deck: GearDeck, card: u8| match deck {
        GearDeck::Item => Item(card).to_string(),
        GearDeck::Weapon => Weapon(card).to_string(),
    };
    match state.ask {
        Ask::VehicleCard(_) | Ask::DealVehicle(_) | Ask::SlotCard(_) => {
            id(Vehicle(state.vehicles.peek(way)).to_string())
        }
        Ask::LineCard(_) | Ask::SecretCard => id(Bounty(state.bounties.peek(way)).to_string()),
        Ask::DealCharacter(_) => id(Character(state.characters.nth(way)).to_string()),
        Ask::DealGear(_, deck) | Ask::GearCard(_, deck) | Ask::SecondCard(_, deck) => {
            id(gear(deck, state.gear[deck as usize].peek(way)))
        }
        Ask::SetupWorm | Ask::SlotWorm(_) | Ask::PeekWorm => id(Worm(state.worms.peek(way)).to_string()),
        Ask::EggRoll => id(state.board(pack).dice[way as usize].to_string()),
        Ask::Tile(_) if state.rules.random_locations => id(state.board(pack).dice[way as usize].to_string()),
        Ask::Tile(_) => {
            let homes = state.board(pack).homes;
            let mut free = homes.iter().filter(|cell| state.location_cells & cell.bit() == 0);
            free.nth(way as usize).map_or(DrawName::Way(way), |cell| id(cell.to_string()))
        }
        Ask::SlotDie | Ask::RedDie | Ask::CanyonDie(_) => DrawName::Face(way + 1),
        Ask::WeaponDice { dice: 1, .. } => DrawName::Face(way + 1),
        Ask::WeaponDice { .. } => id(format!("{}+{}", way % 6 + 1, way / 6 + 1)),
        Ask::First => id(format!("seat_{way}")),
        Ask::RobCard(from) => {
            let player = state.player(from);
            let items = player.hands.truth(referee).gear[0];
            id(if way < items.len() {
                gear(GearDeck::Item, items.nth(way))
            } else {
                gear(GearDeck::Weapon, player.hands.truth(referee).gear[1].nth(way - items.len()))
            })
        }
        _ => DrawName::Way(way),
    }
}
