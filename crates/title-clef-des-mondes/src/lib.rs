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
//! Start reading in `phase/mod.rs`: `opening`, `turn`, `exchange`, `effect`, `passage`, `reaction`, `bad` and
//! `loss` follow the rulebook. `checks.rs` says what may be done and which rule forbids the rest; `piles.rs`
//! holds what lies face down and what can be concluded about it.

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
mod piles;
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
pub use arrange::{Arrangement, PileArrangement, SeatArrangement};
pub use cards::{Chooser, Effect, Filter, Target};
pub use load::{BoardFile, CharacterDeckFile, DiscoveryDeckFile, PackFile, load, schemas};
pub use pack::Pack;
#[cfg(feature = "planted-leaks")]
pub use planted::PlantedLeak;
pub use setup::{Mode, Options};
pub use state::State;
pub use told::Told;
pub use view::View;
pub use words::{Card, Character, Key, Kind, Pawn, Payment, Place, Side, Source, Via, World};

use state::Ask;

/// The title.
#[derive(Debug)]
pub enum ClefDesMondes {}

impl Game for ClefDesMondes {
    const ID: &'static str = "clef-des-mondes";
    const PURPOSES: &'static [&'static str] = pending::PURPOSES;
    const LONGEST: usize = 60_000;

    type Pack = Pack;
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Told = Told;
    type Arrangement = Arrangement;

    fn begin(_: &Pack, options: &Options) -> Result<State, Refusal> {
        setup::table(options)
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

    fn is_window(state: &State) -> bool {
        view::is_window(state)
    }

    #[inline]
    fn apply(
        pack: &Pack,
        state: &mut State,
        input: &Input<Action>,
        referee: &Referee,
        scribe: &mut Scribe<'_, Told>,
    ) -> Result<(), Refusal> {
        phase::Table { pack, state, referee, scribe }.answer(input)
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

    fn draw_name(pack: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        draw_name(pack, state, way, referee)
    }

    fn lets_be(action: &Action) -> bool {
        *action == Action::LetBe
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

    fn all_content(_: &Pack) -> Vec<String> {
        let cards = (0..Pack::CARDS as u8).map(|card| Card(card).to_string());
        cards
            .chain((0..10).map(|character| Character(character).to_string()))
            .chain(World::ALL.map(|world| world.id().to_owned()))
            .chain(Place::ALL.map(|place| format!("place:{}", place.id())))
            .chain(Pawn::ALL.map(|pawn| pawn.id().to_owned()))
            .collect()
    }

    fn endings() -> Vec<(&'static str, &'static str)> {
        end::endings()
    }
}

fn draw_name(pack: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
    let here = || state.world_of(state.active);
    let id = match state.ask {
        Ask::Card | Ask::NextSeen(_) => Card(state.piles.nth(here(), way)).to_string(),
        Ask::Deal(_) => Character(state.characters.nth(way)).to_string(),
        Ask::First => format!("seat_{way}"),
        Ask::Start => Place::of(2 * way as u8 + 1).id().to_owned(),
        Ask::Face(_) | Ask::SecretFace(_) => World::of(state.unplaced.nth(way)).id().to_owned(),
        Ask::LoseRandom(loss, _) => {
            let held = state.player(loss.seat).held(referee);
            let mut fitting = held.cards().iter().filter(|card| State::can_lose(pack, loss.filter, **card));
            match fitting.nth(way as usize) {
                Some(card) => Card(*card).to_string(),
                None => return DrawName::Way(way),
            }
        }
        Ask::Steal(from) => Card(state.player(from).held(referee).cards[way as usize]).to_string(),
        Ask::Drive(seat, via) => match state.place_of(seat).ways_out(via).get(way as usize) {
            Some(place) => place.id().to_owned(),
            None => return DrawName::Way(way),
        },
        _ => return DrawName::Way(way),
    };
    DrawName::Id(id)
}
