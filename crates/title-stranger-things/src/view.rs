//! What eyes may know, built field by field.

#![expect(missing_docs, reason = "each field is a thing on the table")]

use arrayvec::ArrayVec;
use serde::Serialize;
use veilleuse_core::{
    Eyes, Listed, Outcome, Seat, SeatSet,
    kit::{By, Set},
};

use crate::{
    action::Action,
    ask::{self, Ask},
    knowledge::{Odds, Worth, record_of},
    pack::{Bonuses, Pack},
    phase::{HAND, deeds},
    pile::{Member, Row},
    reach::{ReachView, reach},
    setup::Mode,
    state::{Declared, State, Step},
    words::{
        Ally, Card, Character, Deed, Enemy, EnemyKind, Group, Item, Location, Power, Scene, Slot, Token, Zone,
    },
};

veilleuse_core::told_in_parts! {
    /// The table as some eyes may know it.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub struct View {
        pub mode: Mode,
        pub active: Seat,
        pub turn: u16,
        /// Where Eleven stands, 1 to 3.
        pub act: u8,
        pub step: Step,
        /// What is asked, in a word.
        #[cfg_attr(feature = "schema", schemars(schema_with = "ask::words"))]
        pub asks: &'static str,
        pub waiting: SeatSet,
        /// The Fear that ends the match.
        pub terrified: u8,
        pub board: BoardView,
        pub seats: Vec<SeatView>,
        pub enemies: Vec<EnemyView>,
        pub piles: Vec<PileView>,
        /// The Allies on the board, with their piles.
        pub allies: Vec<AllySlotView>,
        pub powers: Vec<PowerView>,
        pub decks: DecksView,
        /// What a Demogorgon token is worth now.
        pub demogorgon_value: u8,
        /// What Roots and Demodogs add to the Portal.
        pub portal_bonus: u8,
        pub will_saved: bool,
        pub danger: DangerView,
        pub play: PlayView,
        /// What can be attempted now, with its chances for every selection of cards.
        pub attempts: Vec<AttemptView>,
        pub outcome: Option<Outcome>,
    }
}

/// The side of the board in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardView {
    /// For drawing: rows from north to south, the last one below ground.
    pub rows: Vec<Vec<Location>>,
    pub locations: Vec<LocationView>,
    pub roads: Vec<RoadView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LocationView {
    pub location: Location,
    pub zone: Zone,
    pub characters: Vec<Seat>,
    pub enemies: Vec<Enemy>,
    pub piles: Vec<Slot>,
    /// What can be done here when no Enemy is, with the bonus of the Location.
    pub actions: Vec<LocationActionView>,
}

/// An action of a Location.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LocationActionView {
    pub action: Deed,
    pub bonus: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoadView {
    pub between: [Location; 2],
    /// Whoever travels it receives 1 Fear.
    pub marked: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatView {
    pub seat: Seat,
    pub character: Option<Character>,
    pub location: Option<Location>,
    pub fear: u8,
    pub base_move: u8,
    /// Somebody else counts on this Location: Friends icons add.
    pub company: bool,
    /// The cards these eyes know: all of them, unless the table hides hands.
    pub hand: Vec<CardView>,
    pub hand_count: u8,
    pub items: Vec<ItemView>,
    pub allies: Vec<AllyView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardView {
    pub card: Card,
    pub value: u8,
    pub friends: bool,
    pub danger: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ItemView {
    pub item: Item,
    pub name: String,
    pub bonuses: Vec<LocationActionView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AllyView {
    pub ally: Ally,
    pub name: String,
    pub bonuses: Vec<LocationActionView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AllySlotView {
    pub slot: Slot,
    pub at: Option<Location>,
    pub ally: Option<AllyView>,
}

/// A Power of Eleven.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PowerView {
    pub power: Power,
    pub name: String,
    pub slot: Slot,
    pub at: Option<Location>,
    /// It can still be used.
    pub ready: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EnemyView {
    pub enemy: Enemy,
    pub kind: EnemyKind,
    /// Nothing while it is off the board.
    pub at: Option<Location>,
}

/// A token slot with what lies on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PileView {
    pub slot: Slot,
    pub group: Group,
    pub at: Option<Location>,
    pub count: u8,
    /// The tokens from the bottom up, as far as these eyes know them.
    pub tokens: Vec<Option<Token>>,
    /// The top lies face up.
    pub face_up: bool,
    /// Tokens everybody saw here before one of them left and the rest was mixed.
    pub mix: Vec<Token>,
    /// Tokens only these eyes know to be here, in an order nobody knows.
    pub known_mix: Vec<Token>,
    /// The least and the most it can be worth.
    pub least: u8,
    pub most: u8,
    /// How likely it is beaten by each action value from 0 on, in parts per million. Past the end it is certain.
    pub chances: Vec<u32>,
}

/// How many cards are left, and what lies on the discards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DecksView {
    pub actions: DeckView<Card>,
    pub items: DeckView<Item>,
    pub scenes: DeckView<Scene>,
    pub allies: DeckView<Ally>,
    /// Tokens in the reserve.
    pub reserve: u8,
}

/// A deck with its open discard, or what was removed from the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeckView<C> {
    pub left: u32,
    pub discard: Vec<C>,
}

/// How many Scenes the turn will bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DangerView {
    /// Danger played so far.
    pub played: u8,
    /// Danger the active Character may ignore.
    pub ignored: u8,
    /// Scenes the turn brings as it stands, or brought once they are counted.
    pub scenes: u8,
    pub revealed: u8,
    /// The Scene being resolved.
    pub scene: Option<SceneView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SceneView {
    pub scene: Scene,
    pub name: String,
}

/// The turn under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayView {
    /// Cards beside the sheet.
    pub beside: Vec<CardView>,
    /// Those laid in this step.
    pub laid: Vec<CardView>,
    /// What the cards laid so far come to: moves, or the action value.
    pub value: u8,
    pub moves: u8,
    pub action: Option<Deed>,
    pub pile: Option<Slot>,
    pub enemy: Option<Enemy>,
    /// Items to choose from.
    pub drawn: Vec<ItemView>,
    /// How many more are to be picked or discarded, or how many steps the Enemy has left.
    pub left: u8,
    /// The Enemy being moved.
    pub mover: Option<Enemy>,
    /// Moves that every selection of cards would give, while cards are laid for the move.
    pub moves_by_cards: Vec<SelectionView>,
    /// Where the moves lead: those there are, or all that the cards could give.
    pub reach: Vec<ReachView>,
}

/// A selection of cards of the hand, with those already laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SelectionView {
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Card>"))]
    pub cards: ArrayVec<Card, HAND>,
    /// Moves, or the action value.
    pub value: u8,
    /// Scenes at the end of the turn.
    pub scenes: u8,
    /// How likely it succeeds, in parts per million; nothing for what always succeeds.
    pub chance: Option<u32>,
}

/// Something that can be attempted now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttemptView {
    /// The decision that declares it.
    pub option: Action,
    pub action: Deed,
    pub pile: Option<Slot>,
    /// What adds to the cards.
    pub bonus: u8,
    /// Every selection of cards that may be laid.
    pub selections: Vec<SelectionView>,
}

pub(crate) fn view(pack: &Pack, state: &State, eyes: Eyes) -> View {
    let pending = ask::pending(state);
    let record = record_of(state, eyes);
    let odds = Odds::new(pack, &record);
    let season = state.season(pack);
    let worths: Worths = By::with(|slot| (state.pile(slot).count > 0).then(|| odds.worth(slot)));
    View {
        mode: state.rules.mode,
        active: state.active,
        turn: state.turns,
        act: state.act,
        step: state.turn.step,
        asks: state.ask.word(),
        waiting: pending.asked(),
        terrified: state.rules.terrified,
        board: board(pack, state),
        seats: state.seats().map(|seat| seat_view(pack, state, eyes, seat)).collect(),
        enemies: enemies(pack, state),
        piles: season
            .all_slots()
            .iter()
            .map(|slot| pile(pack, state, &record, eyes, &worths, slot))
            .collect(),
        allies: allies(pack, state),
        powers: powers(pack, state),
        decks: decks(state),
        demogorgon_value: state.demogorgon_value(pack),
        portal_bonus: state.portal_bonus(pack),
        will_saved: state.rules.begun && state.piles_of(pack, Group::Will).is_empty(),
        danger: danger(pack, state),
        play: play(pack, state, eyes),
        attempts: attempts(pack, state, eyes, &worths),
        outcome: pending.outcome(),
    }
}

/// What the piles are worth, by slot.
type Worths = By<Slot, Option<Worth>, { Slot::COUNT }>;

fn board(pack: &Pack, state: &State) -> BoardView {
    let season = state.season(pack);
    let all: Vec<Location> = season.rows.iter().flatten().copied().collect();
    let mut roads = Vec::with_capacity(24);
    for from in &all {
        for to in season.near[*from].iter().filter(|to| from < to) {
            roads.push(RoadView { between: [*from, to], marked: season.fear[*from].has(to) });
        }
    }
    BoardView {
        rows: season.rows.clone(),
        locations: all.iter().map(|at| location(pack, state, *at)).collect(),
        roads,
    }
}

fn location(pack: &Pack, state: &State, at: Location) -> LocationView {
    let season = state.season(pack);
    let piles: Vec<Slot> = season.slots_at[at].iter().collect();
    let mut actions = Vec::with_capacity(4);
    for action in Deed::ALL {
        if let Some(bonus) = season.printed(action, at) {
            actions.push(LocationActionView { action, bonus });
        }
    }
    for slot in &piles {
        let action = season.slot(*slot).group.deed();
        if actions.iter().all(|other| other.action != action) {
            actions.push(LocationActionView { action, bonus: 0 });
        }
    }
    LocationView {
        location: at,
        zone: if season.hawkins.has(at) { Zone::Hawkins } else { Zone::Below },
        characters: state.seats().filter(|seat| state.player(*seat).at == Some(at)).collect(),
        enemies: state.enemies_at(at).iter().collect(),
        piles,
        actions,
    }
}

fn seat_view(pack: &Pack, state: &State, eyes: Eyes, seat: Seat) -> SeatView {
    let player = state.player(seat);
    SeatView {
        seat,
        character: player.character,
        location: player.at,
        fear: player.fear,
        base_move: if player.character.is_none() { 0 } else { state.base_move(pack, seat) },
        company: player.at.is_some() && state.has_company(pack, seat),
        hand: cards(pack, player.hand_seen_by(eyes)),
        hand_count: player.hand_count,
        items: player.items.iter().map(|item| item_view(pack, item)).collect(),
        allies: player.allies.iter().map(|ally| ally_view(pack, ally)).collect(),
    }
}

fn cards(pack: &Pack, cards: Set<Card>) -> Vec<CardView> {
    let view = |card: Card| {
        let face = pack.card(card);
        CardView { card, value: face.value, friends: face.friends, danger: face.danger }
    };
    cards.iter().map(view).collect()
}

fn bonuses(by_deed: &Bonuses) -> Vec<LocationActionView> {
    let given = by_deed.iter().filter(|(_, bonus)| **bonus > 0);
    given.map(|(action, bonus)| LocationActionView { action, bonus: *bonus }).collect()
}

fn item_view(pack: &Pack, item: Item) -> ItemView {
    let card = pack.item(item);
    ItemView { item, name: card.name.clone(), bonuses: bonuses(&card.bonus) }
}

fn ally_view(pack: &Pack, ally: Ally) -> AllyView {
    let card = pack.ally(ally);
    AllyView { ally, name: card.name.clone(), bonuses: bonuses(&card.bonus) }
}

fn enemies(pack: &Pack, state: &State) -> Vec<EnemyView> {
    let specs = state.season(pack).enemies.iter();
    let there = specs.filter_map(|(enemy, spec)| Some((enemy, spec.as_ref()?.kind)));
    there.map(|(enemy, kind)| EnemyView { enemy, kind, at: state.enemies[enemy] }).collect()
}

fn allies(pack: &Pack, state: &State) -> Vec<AllySlotView> {
    let season = state.season(pack);
    let ally = |(place, slot)| AllySlotView {
        slot,
        at: season.slot(slot).at,
        ally: state.allies[place].map(|ally| ally_view(pack, ally)),
    };
    season.ally_slots().map(ally).collect()
}

fn powers(pack: &Pack, state: &State) -> Vec<PowerView> {
    let season = state.season(pack);
    let ready = state.powers_left(pack);
    let power = |slot: Slot| {
        let spec = season.slot(slot);
        let (power, at) = (spec.power(), spec.at);
        PowerView { power, name: pack.power(power).name.clone(), slot, at, ready: ready.has(slot) }
    };
    season.groups[Group::Power].iter().map(power).collect()
}

fn pile(pack: &Pack, state: &State, record: &State, eyes: Eyes, worths: &Worths, slot: Slot) -> PileView {
    let spec = state.season(pack).slot(slot);
    let pile = state.pile(slot);
    let known = record.pile(slot).shown;
    let mut mix: Vec<Token> = pile.members().filter_map(Member::seen).collect();
    mix.sort_unstable();
    let private = state.private.filter(|private| private.slot == slot);
    let restacked = private.and_then(|private| private.tokens.seen_by(eyes).copied());
    let mut known_mix: Vec<Token> = restacked.into_iter().flat_map(Row::iter).collect();
    known_mix.sort_unstable();
    let worth = &worths[slot];
    let (least, most) = worth.as_ref().map_or((0, 0), Worth::range);
    PileView {
        slot,
        group: spec.group,
        at: spec.at,
        count: pile.count,
        tokens: pile.places().map(|place| known.at(place)).collect(),
        face_up: pile.is_face_up(),
        mix,
        known_mix,
        least,
        most,
        chances: worth.as_ref().map_or(Vec::new(), Worth::chances),
    }
}

fn decks(state: &State) -> DecksView {
    DecksView {
        actions: DeckView { left: state.cards.len(), discard: state.cards.spent().iter().collect() },
        items: DeckView { left: state.items.len(), discard: state.items.spent().iter().collect() },
        scenes: DeckView { left: state.scenes.len(), discard: state.scenes.spent().iter().collect() },
        allies: DeckView { left: state.ally_deck.len(), discard: state.boxed_allies.iter().collect() },
        reserve: state.reserve_count,
    }
}

fn danger(pack: &Pack, state: &State) -> DangerView {
    let turn = &state.turn;
    let counted = turn.step == Step::Scenes;
    let placed = state.rules.begun;
    DangerView {
        played: turn.danger,
        ignored: if placed { state.ignored_danger(pack, state.active) } else { 0 },
        scenes: match (counted, placed) {
            (true, _) => turn.scenes,
            (false, true) => state.scene_count(pack, turn.danger),
            _ => state.act,
        },
        revealed: turn.revealed,
        scene: turn.scene.map(|scene| SceneView { scene, name: pack.scene(scene).name.clone() }),
    }
}

fn play(pack: &Pack, state: &State, eyes: Eyes) -> PlayView {
    let turn = &state.turn;
    let acting = matches!(state.ask, Ask::ActCards(_));
    let moving = matches!(state.ask, Ask::MoveCards(_));
    let declared = turn.declared.filter(|_| acting);
    let base = if moving { state.base_move(pack, state.active) } else { 0 };
    let moves_by_cards = if moving { selections(pack, state, eyes, base, false, None) } else { Vec::new() };
    let most = match state.ask {
        Ask::Walk(_) => turn.moves,
        _ => moves_by_cards.iter().map(|one| one.value).max().unwrap_or(0),
    };
    PlayView {
        beside: cards(pack, turn.beside),
        laid: cards(pack, turn.laid),
        value: if acting {
            state.value_so_far(pack)
        } else if moving {
            base + state.laid_so_far(pack)
        } else {
            turn.value
        },
        moves: turn.moves,
        action: declared.map(|declared| declared.deed),
        pile: declared.and_then(|declared| declared.pile),
        enemy: declared.and_then(|declared| declared.enemy),
        drawn: turn.drawn.iter().map(|item| item_view(pack, item)).collect(),
        left: match state.ask {
            Ask::Gather(ask::Gather { left })
            | Ask::DiscardCard(ask::DiscardCard { left, .. })
            | Ask::Path(ask::Path { left, .. })
            | Ask::Prey(ask::Prey { left, .. }) => left,
            _ => 0,
        },
        mover: match state.ask {
            Ask::Path(ask::Path { enemy, .. })
            | Ask::Prey(ask::Prey { enemy, .. })
            | Ask::SendPatrol(ask::SendPatrol { enemy }) => Some(enemy),
            Ask::SendDemogorgon(_) => Some(Enemy::DEMOGORGON),
            _ => None,
        },
        moves_by_cards,
        reach: if most > 0 { reach(pack, state, most) } else { Vec::new() },
    }
}

/// Every selection of cards of the active hand on top of those laid, with what it comes to, for those who know it.
fn selections(
    pack: &Pack,
    state: &State,
    eyes: Eyes,
    bonus: u8,
    at_least_one: bool,
    worth: Option<&Worth>,
) -> Vec<SelectionView> {
    let Some(hand) = state.player(state.active).hand.seen_by(eyes) else { return Vec::new() };
    let hand: ArrayVec<Card, HAND> = hand.iter().collect();
    let company = state.has_company(pack, state.active);
    let ignored = state.ignored_danger(pack, state.active);
    let mut all = Vec::with_capacity(1 << hand.len());
    for set in 0_u32..1 << hand.len() {
        let is_chosen = |place: usize| set >> place & 1 == 1;
        let chosen: ArrayVec<Card, HAND> =
            hand.iter().enumerate().filter(|(place, _)| is_chosen(*place)).map(|(_, card)| *card).collect();
        let none = chosen.is_empty() && state.turn.laid.is_empty();
        if none && at_least_one && !hand.is_empty() {
            continue;
        }
        let turn = &state.turn;
        let (mut sum, mut friends, mut danger) = (turn.sum, turn.friends, turn.danger);
        for face in chosen.iter().map(|card| pack.card(*card)) {
            sum += face.value;
            friends += u8::from(face.friends);
            danger += u8::from(face.danger);
        }
        let value = sum + if company { friends } else { 0 } + if none && at_least_one { 0 } else { bonus };
        all.push(SelectionView {
            cards: chosen,
            value,
            scenes: state.act + danger.saturating_sub(ignored),
            chance: worth.map(|worth| worth.chance(value)),
        });
    }
    all
}

fn attempts(pack: &Pack, state: &State, eyes: Eyes, worths: &Worths) -> Vec<AttemptView> {
    let mut options = Vec::new();
    match state.ask {
        Ask::Act(_) => deeds(pack, state, &mut Listed(&mut options)),
        Ask::ActCards(_) => options.push(declared(state)),
        _ => {}
    }
    let attempt = |option: Action| {
        let Declared { deed, pile, .. } = state.declared(pack, &option);
        let worth = pile.and_then(|slot| worths[slot].as_ref());
        let bonus = state.bonus(pack, state.active, deed);
        let selections = selections(pack, state, eyes, bonus, true, worth);
        AttemptView { option, action: deed, pile, bonus, selections }
    };
    options.into_iter().map(attempt).collect()
}

/// The decision that declared what is now attempted.
fn declared(state: &State) -> Action {
    let Declared { deed, pile, enemy } = state.turn.declared();
    match (deed, enemy, pile) {
        (Deed::Calm, ..) => Action::Calm,
        (Deed::GetItem, ..) => Action::GetItem,
        (Deed::GatherInfo, ..) => Action::Gather,
        (_, Some(enemy), pile) => Action::Fight { enemy, pile },
        (_, None, pile) => Action::Try(pile.expect("a contested action has a pile")),
    }
}
