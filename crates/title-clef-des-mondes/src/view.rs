//! What eyes may know, built field by field.

use serde::Serialize;
use veilleuse_core::{Eyes, Outcome, Seat, SeatSet, Secret, kit::Set};

use crate::{
    ask::{self, Ask},
    cards::Effect,
    end,
    hand::order_for_others,
    pack::{Pack, Price},
    piles::{Back, Sort},
    setup::Mode,
    state::{Against, Deed, Offer, Player, State},
    words::{Card, Character, Key, Kind, Pawn, Place, Side, World},
};

veilleuse_core::told_in_parts! {
    /// A table of La Clef des mondes as some eyes see it.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[expect(missing_docs, reason = "the fields say what they are")]
    pub struct View {
        pub mode: Mode,
        /// From 1; 0 before the first turn.
        pub round: u16,
        /// How many rounds follow this one before the house ends the match, once that is near (Ruling CM-Q-52).
        pub rounds_left: Option<u16>,
        pub active: Seat,
        pub actions: u8,
        /// Whether the draw of this turn is used.
        pub drawn: bool,
        /// The question, by name.
        #[cfg_attr(feature = "schema", schemars(schema_with = "ask::words"))]
        pub asks: &'static str,
        pub waiting: SeatSet,
        /// Whether the question is a reaction window.
        pub window: bool,
        /// The five keys: colour and shape.
        pub keys: Vec<KeyView>,
        /// The eight places around Kernault, clockwise from the top left.
        pub places: Vec<PlaceView>,
        /// The eight piles, by world; never by place, since a pile must not betray a hidden world.
        pub piles: Vec<PileView>,
        pub seats: Vec<SeatView>,
        /// The cards in play, in the order they were played.
        pub stack: Vec<PlayedView>,
        /// What is being tried.
        pub deed: Option<DeedView>,
        pub offer: Option<OfferView>,
        /// Cards the viewer is ordering on a pile.
        pub arranging: u8,
        pub outcome: Option<Outcome>,
    }
}

/// A type of key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct KeyView {
    pub key: Key,
    pub colour: String,
    pub shape: String,
}

/// A place of the square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct PlaceView {
    pub place: Place,
    /// Column and row, from 0; Kernault is at 1, 1.
    pub cell: (u8, u8),
    pub face_up: bool,
    /// The world here, if these eyes know it.
    pub world: Option<WorldView>,
    /// Who has looked at it while it lies face down.
    pub seen_by: SeatSet,
    pub pawns: SeatSet,
    /// The ways out and their prices, if the world is known.
    pub exits: Vec<ExitView>,
}

/// A world card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct WorldView {
    pub world: World,
    pub north: Key,
    pub east: Key,
    pub south: Key,
    pub west: Key,
    pub danger: String,
}

/// A way out of a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExitView {
    /// None for Kernault.
    pub to: Option<Place>,
    /// By a side, or else by an angle.
    pub by_side: bool,
    /// The keys of the world; Kernault takes the three of the character as well.
    pub keys: Vec<Key>,
}

/// The pile of a world.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct PileView {
    pub world: World,
    pub count: u8,
    /// Cards somebody ordered, the topmost first.
    pub top: Vec<BackView>,
    /// How many are still as they were shuffled.
    pub shuffled: u8,
    /// Cards put underneath, the lowest last.
    pub bottom: Vec<BackView>,
}

/// A card lying face down or held in a hand: what these eyes know of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct BackView {
    /// The card itself, for those who have seen it.
    pub card: Option<CardView>,
    /// Otherwise what everybody can conclude.
    pub origin: Option<World>,
    pub kind: Option<Kind>,
    pub key: Option<Key>,
}

/// A discovery card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct CardView {
    pub card: Card,
    pub name: String,
    pub origin: World,
    pub kind: Kind,
    /// The key, or the attack symbol of a bad encounter.
    pub symbol: Key,
    pub effect: Effect,
}

/// A character card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct CharacterView {
    pub character: Character,
    pub name: String,
    pub own_key: Key,
    pub home_keys: [Key; 3],
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct SeatView {
    pub seat: Seat,
    pub pawn: Option<Pawn>,
    pub place: Option<Place>,
    /// Whether the character has come home.
    pub home: bool,
    /// The character, for those who know it.
    pub character: Option<CharacterView>,
    /// Whether everybody knows it.
    pub revealed: bool,
    /// Whether the own key can still be used.
    pub own_key_left: bool,
    /// Both characters dealt, for their owner, while the choice is open.
    pub dealt: Vec<CharacterView>,
    pub turns_to_miss: u8,
    pub hand: Vec<BackView>,
    /// What going home from here would cost, for those who know the character.
    pub homeward: Vec<Key>,
}

/// A card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct PlayedView {
    pub card: CardView,
    /// Nobody for a bad encounter.
    pub by: Option<Seat>,
    /// For a reaction: the card it stops; none when it stops the move.
    pub against: Option<Card>,
    pub reaction: bool,
}

/// What is being tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "deed", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum DeedView {
    Cross { seat: Seat, to: Place, own_key: bool },
    Home { seat: Seat, own_key: bool },
    Effect { seat: Seat, card: Card, on: Option<Seat>, to: Option<Place> },
    Pair { seat: Seat, on: Seat },
    BadEncounter { seat: Seat, card: Card },
    Driven { seat: Seat },
}

/// An exchange under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct OfferView {
    pub seat: Seat,
    pub to: Seat,
    pub offered: BackView,
    pub counter: Option<BackView>,
}

pub(crate) fn view(pack: &Pack, state: &State, eyes: Eyes) -> View {
    let pending = ask::pending(state);
    View {
        mode: Mode::Standard,
        round: state.round,
        rounds_left: end::rounds_left(state.round),
        active: state.active,
        actions: state.turn.actions,
        drawn: state.turn.drawn,
        asks: state.ask.word(),
        waiting: pending.asked(),
        window: ask::is_window(state),
        keys: Key::ALL.into_iter().map(|key| key_view(pack, key)).collect(),
        places: Place::ALL.into_iter().map(|place| place_view(pack, state, eyes, place)).collect(),
        piles: World::ALL.into_iter().map(|world| pile_view(pack, state, eyes, world)).collect(),
        seats: state.seats().map(|seat| seat_view(pack, state, eyes, seat)).collect(),
        stack: stack(pack, state),
        deed: deed(state),
        offer: offer(pack, state, eyes),
        arranging: match state.ask {
            Ask::Arrange(asked) => asked.count - asked.done,
            _ => 0,
        },
        outcome: pending.outcome(),
    }
}

fn key_view(pack: &Pack, key: Key) -> KeyView {
    let symbol = &pack.keys[key.index()];
    KeyView { key, colour: symbol.colour.clone(), shape: symbol.shape.clone() }
}

fn place_view(pack: &Pack, state: &State, eyes: Eyes, place: Place) -> PlaceView {
    let open = state.open[place];
    let hidden = &state.hidden[place];
    let world = open.or_else(|| hidden.seen_by(eyes).copied().flatten());
    PlaceView {
        place,
        cell: place.cell(),
        face_up: open.is_some(),
        world: world.map(|world| world_view(pack, world)),
        seen_by: if open.is_none() { hidden.known_to() } else { SeatSet::NOBODY },
        pawns: state.seats().filter(|seat| state.player(*seat).place == Some(place)).collect(),
        exits: world.map_or(Vec::new(), |world| exits(pack, world, place)),
    }
}

fn world_view(pack: &Pack, world: World) -> WorldView {
    let card = &pack.worlds[world.index()];
    let [north, east, south, west] = card.exits;
    WorldView { world, north, east, south, west, danger: card.danger.clone() }
}

fn exits(pack: &Pack, world: World, place: Place) -> Vec<ExitView> {
    let keys =
        |way: Set<Side>| way.iter().map(|side| pack.worlds[world.index()].exits[side.index()]).collect();
    let exit = |to: Option<Place>, way: Set<Side>| ExitView { to, by_side: way.len() == 1, keys: keys(way) };
    let neighbours = place.neighbours().iter().map(|to| exit(Some(*to), place.way_to(*to)));
    neighbours.chain([exit(None, place.way_home())]).collect()
}

fn pile_view(pack: &Pack, state: &State, eyes: Eyes, world: World) -> PileView {
    let (top, bottom) = state.piles.ordered(world).split_at(state.piles.tops(world));
    let backs = |backs: &[Back]| backs.iter().map(|back| back_view(pack, back, eyes)).collect();
    PileView {
        world,
        count: state.piles.len(world),
        top: backs(top),
        shuffled: state.piles.unordered(world),
        bottom: backs(bottom),
    }
}

pub(crate) fn back_view(pack: &Pack, back: &Back, eyes: Eyes) -> BackView {
    let card = back.card.seen_by(eyes).map(|card| card_view(pack, *card));
    let kind = match back.facts.sort() {
        Sort::Object => Some(Kind::Object),
        Sort::Encounter => Some(Kind::Encounter),
        Sort::Any | Sort::Good => None,
    };
    BackView { card, origin: back.facts.origin(), kind, key: back.facts.key() }
}

fn card_view(pack: &Pack, card: Card) -> CardView {
    let spec = pack.card(card);
    CardView {
        card,
        name: spec.name.clone(),
        origin: card.origin(),
        kind: spec.kind,
        symbol: spec.symbol,
        effect: spec.effect,
    }
}

fn character_view(pack: &Pack, character: Character) -> CharacterView {
    let card = pack.character(character);
    CharacterView { character, name: card.name.clone(), own_key: card.own_key, home_keys: card.home_keys }
}

fn seat_view(pack: &Pack, state: &State, eyes: Eyes, seat: Seat) -> SeatView {
    let player = state.player(seat);
    let choosing =
        matches!(state.ask, Ask::Deal(_)) || matches!(state.ask, Ask::Keep(keep) if keep.waiting.has(seat));
    let seen = |secret: &Secret<Option<Character>>| secret.seen_by(eyes).copied().flatten();
    let character = seen(&player.character);
    let both = [&player.character, &player.rejected];
    let place = player.place;
    let homeward = match (place, character) {
        (Some(place), Some(character)) if state.open[place].is_some() => {
            keys_of(pack.home_price(state.world_of(seat), place, character))
        }
        _ => Vec::new(),
    };
    SeatView {
        seat,
        pawn: player.pawn,
        place,
        home: state.end == Some(crate::state::End::Home(seat)),
        character: character.filter(|_| !choosing).map(|character| character_view(pack, character)),
        revealed: player.revealed,
        own_key_left: !player.key_spent || (state.turn.key_ready && seat == state.active),
        dealt: both
            .into_iter()
            .filter(|_| choosing)
            .filter_map(seen)
            .map(|character| character_view(pack, character))
            .collect(),
        turns_to_miss: player.skips,
        hand: hand(pack, player, seat, eyes),
        homeward,
    }
}

/// The hand: as it is held for its owner, in no order of its own for others.
fn hand(pack: &Pack, player: &Player, owner: Seat, eyes: Eyes) -> Vec<BackView> {
    let mut backs = player.backs().to_vec();
    let as_held = eyes.among(SeatSet::only(owner));
    if !as_held {
        backs.sort_by_key(|back| order_for_others(back, back.card.seen_by(eyes).copied()));
    }
    backs.iter().map(|back| back_view(pack, back, eyes)).collect()
}

/// The keys of a price, one by one.
pub(crate) fn keys_of(price: Price) -> Vec<Key> {
    let count = |key: Key| (price >> (4 * key as u32) & 15) as usize;
    Key::ALL.into_iter().flat_map(|key| std::iter::repeat_n(key, count(key))).collect()
}

fn stack(pack: &Pack, state: &State) -> Vec<PlayedView> {
    let played = state.stack().map(|played| PlayedView {
        card: card_view(pack, played.card),
        by: played.by,
        against: match played.against {
            Some(Against::Card(place)) => Some(state.played(place).card),
            Some(Against::Move) | None => None,
        },
        reaction: played.against.is_some(),
    });
    played.collect()
}

fn deed(state: &State) -> Option<DeedView> {
    let asked = matches!(state.ask, Ask::Window(_) | Ask::Defend(_) | Ask::Drive(_));
    let under_way = state.stacked > 0 || asked;
    let attempt = &state.attempt;
    let seat = attempt.actor;
    under_way.then_some(match attempt.deed {
        Deed::Cross(to) => DeedView::Cross { seat, to, own_key: attempt.own_key },
        Deed::Home => DeedView::Home { seat, own_key: attempt.own_key },
        Deed::Effect { card, on, to } => DeedView::Effect { seat, card, on, to },
        Deed::Pair { on, .. } => DeedView::Pair { seat, on },
        Deed::Bad(card) => DeedView::BadEncounter { seat, card },
        Deed::Nothing => DeedView::Driven { seat },
    })
}

fn offer(pack: &Pack, state: &State, eyes: Eyes) -> Option<OfferView> {
    // CM-EXCH-03: of an announced card only its owner knows which it is, whatever else somebody has seen.
    let back = |seat: Seat, place: u8| {
        let back = state.player(seat).backs().get(usize::from(place))?;
        let view = back_view(pack, back, eyes);
        let card = view.card.filter(|_| eyes.among(SeatSet::only(seat)));
        Some(BackView { card, origin: None, ..view })
    };
    let (seat, Offer { to, card, counter }) = (state.active, state.offer?);
    let offered = back(seat, card).filter(|_| matches!(state.ask, Ask::Counter(_) | Ask::Confirm(_)))?;
    Some(OfferView { seat, to, offered, counter: counter.and_then(|counter| back(to, counter)) })
}
