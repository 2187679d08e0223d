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
//! Start reading in `phase/mod.rs`: `opening`, `turn`, `acting`, `contest`, `scenes` follow the rulebook; `effects`,
//! `enemies` and `picks` hold what Scenes and Powers do, `tokens` how piles grow. `checks.rs` says what may be
//! declared and which rule forbids the rest.

mod action;
mod arrange;
mod cards;
mod checks;
mod end;
mod imagine;
mod judgement;
mod knowledge;
mod load;
mod options;
mod pack;
mod pending;
mod phase;
mod pile;
#[cfg(feature = "planted-leaks")]
mod planted;
mod record;
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
pub use arrange::{Arrangement, PileArrangement, ReserveArrangement, SeatArrangement};
pub use cards::{Ability, Effect, Goal, Mover, Passive, Piles, Step, When, Who};
pub use load::{
    ActionDeckFile, AllyDeckFile, BoardFile, CharacterFile, ItemDeckFile, PackFile, PowerDeckFile,
    SceneDeckFile, load, schemas,
};
pub use pack::Pack;
#[cfg(feature = "planted-leaks")]
pub use planted::{LeakedSecret, LeakyChannel, PlantedLeak};
pub use setup::{Level, Mode, Options};
pub use state::State;
pub use told::{Cause, Spot, Told};
pub use view::View;
pub use words::{
    Ally, Card, Character, Deed, Enemy, EnemyKind, Group, Item, Location, Power, Scene, Slot, Token, Zone,
};

use state::Ask;

/// The title.
#[derive(Debug)]
pub enum StrangerThings {}

impl Game for StrangerThings {
    const ID: &'static str = "stranger-things";
    const PURPOSES: &'static [&'static str] = pending::PURPOSES;
    const LONGEST: usize = 40_000;

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
        draw_name(state, way, referee)
    }

    fn prompt(pack: &Pack, state: &State, eyes: Eyes) -> Line {
        voice::prompt(pack, state, eyes)
    }

    fn label(pack: &Pack, state: &State, eyes: Eyes, action: &Action) -> Label {
        voice::label(pack, state, eyes, action)
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
        ids(pack.cards.len(), Card)
            .chain(ids(pack.items.len(), Item))
            .chain(ids(pack.allies.len(), Ally))
            .chain(ids(pack.scenes.len(), Scene))
            .chain(ids(pack.powers.len(), Power))
            .chain(Character::ALL.map(|character| character.id().to_owned()))
            .chain(Location::ALL.map(|location| location.id().to_owned()))
            .collect()
    }

    fn endings() -> Vec<(&'static str, &'static str)> {
        end::endings()
    }
}

fn draw_name(state: &State, way: u32, referee: &Referee) -> DrawName {
    let id = |name: String| DrawName::Id(name);
    match state.ask {
        Ask::HandCard(_) => id(Card(state.cards.peek(way)).to_string()),
        Ask::SceneCard => id(Scene(state.scenes.peek(way)).to_string()),
        Ask::AllyCard(_) => id(Ally(state.ally_deck.peek(way)).to_string()),
        Ask::StartItem(_) | Ask::ItemCard(_) => id(Item(state.items.peek(way)).to_string()),
        Ask::Token(_) | Ask::AsideToken => id(Token(state.reserve_token(way, referee)).to_string()),
        Ask::WillToken(_) => id(Token(pile::front_of(state.aside.truth(referee), way)).to_string()),
        Ask::First => id(format!("seat_{way}")),
        Ask::Shuffle(slot) => {
            // Which token leaves, and which one then lies on top.
            let pile = state.pile(slot);
            let (count, tokens) = (usize::from(pile.count), pile.truth(referee));
            let order = pile::order(pile.count, way);
            id(format!("{}>{}", Token(tokens[order[0]]), Token(tokens[order[count - 1]])))
        }
        _ => DrawName::Way(way),
    }
}
