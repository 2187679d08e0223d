//! What eyes may know, built field by field.

#![expect(missing_docs, reason = "each field is a thing on the table")]

use serde::Serialize;
use veilleuse_core::{Eyes, Outcome, Pending, Seat, SeatSet, kit::Deck};

use crate::{
    ask::{self, Ask},
    cards::Goal,
    end,
    pack::{Pack, WormCard},
    setup::Mode,
    state::State,
    words::{
        Bounty, Cell, Character, Colour, Dir, GearDeck, Item, Location, NONE, Side, Slot, Vehicle, Weapon,
        Worm, WormKind, cells,
    },
};

veilleuse_core::told_in_parts! {
    /// The table as some eyes may know it.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub struct View {
        pub mode: Mode,
        pub side: Side,
        pub columns: u8,
        pub rows: u8,
        pub active: Seat,
        pub turn: u16,
        /// What is asked, in a word.
        #[cfg_attr(test, schemars(schema_with = "ask::words"))]
        pub asks: &'static str,
        pub waiting: SeatSet,
        /// Cells in reading order.
        pub cells: Vec<CellView>,
        pub seats: Vec<SeatView>,
        pub terror: Vec<TerrorView>,
        pub line: Vec<BountyView>,
        pub decks: DecksView,
        pub play: PlayView,
        pub attack: Option<AttackView>,
        pub supply: SupplyView,
        /// Who still has a last turn to play.
        pub last_turns: Option<SeatSet>,
        pub solo: Option<SoloView>,
        pub outcome: Option<Outcome>,
    }
}

/// A cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CellView {
    pub cell: Cell,
    pub canyon: bool,
    pub location: Option<Location>,
    pub rubble: u8,
    pub eggs: Vec<Colour>,
    pub pawns: Vec<Seat>,
    pub targets: Vec<Slot>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SeatView {
    pub seat: Seat,
    pub cell: Option<Cell>,
    pub points: u8,
    pub tokens: u8,
    pub bounties: u8,
    pub bounty_points: u8,
    pub eggs: Vec<Colour>,
    pub rubble: u8,
    pub leader: Option<CharacterView>,
    /// Open once everybody has chosen a Leader; before that for the own eyes.
    pub group: Vec<CharacterView>,
    pub living: u8,
    pub hat: Option<ItemView>,
    pub vehicle_count: u8,
    pub item_count: u8,
    pub weapon_count: u8,
    pub secret_count: u8,
    /// The own hands alone.
    pub vehicles: Option<Vec<VehicleView>>,
    pub items: Option<Vec<ItemView>>,
    pub weapons: Option<Vec<WeaponView>>,
    pub secrets: Option<Vec<BountyView>>,
    /// Secret Bounties everybody saw being taken.
    pub open_secrets: Vec<BountyView>,
}

/// A Character.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CharacterView {
    pub card: Character,
    pub name: String,
    pub alive: bool,
}

/// A Vehicle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct VehicleView {
    pub card: Vehicle,
    pub name: String,
    pub value: u8,
    pub arrows: Vec<Dir>,
}

/// An Item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ItemView {
    pub card: Item,
    pub name: String,
    /// Obtained this turn.
    pub locked: bool,
}

/// A Weapon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WeaponView {
    pub card: Weapon,
    pub name: String,
    pub locked: bool,
}

/// A Bounty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BountyView {
    pub card: Bounty,
    pub points: u8,
    pub goal: Goal,
}

/// A place of the Terror zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TerrorView {
    pub slot: Slot,
    pub worm: Option<WormView>,
    pub target: Option<Cell>,
    pub cards: Vec<UnderView>,
    /// The cells an attack would hit now, the Target's own included.
    pub footprint: Vec<Cell>,
}

/// A worm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WormView {
    pub card: Worm,
    pub kind: WormKind,
    pub colour: Option<Colour>,
    pub health: u8,
    pub limit: u8,
    /// Columns and rows from the Target to the other cells an attack hits, as the card prints them.
    pub pattern: Vec<(i8, i8)>,
}

/// A Vehicle under a worm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct UnderView {
    pub card: Option<VehicleView>,
    pub hidden_by: Option<Seat>,
}

/// How many cards are left, and what lies on the discards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DecksView {
    pub vehicles: PileView<Vehicle>,
    pub bounties: PileView<Bounty>,
    pub items: PileView<Item>,
    pub weapons: PileView<Weapon>,
    pub worms: PileView<Worm>,
    /// The next worm, for those who have looked.
    pub next_worm: Option<Worm>,
}

/// A deck with its open discard (Ruling TB-Q-50).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PileView<C> {
    pub left: u32,
    pub discard: Vec<C>,
}

/// The turn under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlayView {
    pub card: Option<VehicleView>,
    pub slot: Option<Slot>,
    pub ap: u8,
    /// Points lost by picking up, which a card may bring back.
    pub kept: u8,
    pub picked: bool,
    pub bonus_taken: bool,
    /// Where the pawn could walk now, and for how many points.
    pub reach: Vec<ReachView>,
    /// Cards to choose from, for those who drew them.
    pub drawn_items: Vec<Item>,
    pub drawn_weapons: Vec<Weapon>,
    /// The egg being delivered.
    pub delivering: Option<Colour>,
    /// Eggs that wait for the dice.
    pub rolling: Vec<Colour>,
}

/// A cell within reach.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReachView {
    pub cell: Cell,
    pub cost: u8,
}

/// An attack under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct AttackView {
    pub slot: Slot,
    pub caught: SeatSet,
    pub hunters: SeatSet,
    pub damage: u8,
    pub health: u8,
    pub defeated: bool,
    pub aside: Vec<Weapon>,
}

/// What is left in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SupplyView {
    pub rubble: u8,
    pub eggs: Vec<Colour>,
}

/// A solo match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SoloView {
    pub attacks: u8,
    pub attacks_left: u8,
    pub destroyed: u8,
    pub delivered: Vec<Location>,
    pub trophies: Vec<WormKind>,
    pub queens: bool,
    pub left_out: u8,
    /// The aim is out of reach (Ruling TB-Q-59).
    pub hopeless: bool,
    /// After a victory (TB-SCORE-01).
    pub score: Option<u16>,
}

pub(crate) fn view(pack: &Pack, state: &State, eyes: Eyes) -> View {
    let pending = ask::pending(state);
    let board = state.board(pack);
    View {
        mode: state.rules.mode,
        side: state.rules.side,
        columns: board.columns,
        rows: Cell::ROWS,
        active: state.active,
        turn: state.turns,
        asks: state.ask.word(),
        waiting: match pending {
            Pending::Seats(seats) => seats,
            _ => SeatSet::NOBODY,
        },
        cells: cells(board.ground | board.canyon).map(|cell| cell_view(pack, state, cell)).collect(),
        seats: state.seats().map(|seat| seat_view(pack, state, eyes, seat)).collect(),
        terror: Slot::ALL.into_iter().map(|slot| terror(pack, state, eyes, slot)).collect(),
        line: state.line_cards().map(|card| bounty(pack, card)).collect(),
        decks: decks(state, eyes),
        play: play(pack, state, eyes),
        attack: state.attack.under_way.then(|| attack(pack, state)),
        supply: SupplyView { rubble: state.rubble_supply, eggs: state.egg_supply.list() },
        last_turns: state.last_turns,
        solo: state.rules.solo().then(|| solo(state)),
        outcome: match pending {
            Pending::Over(outcome) => Some(outcome),
            _ => None,
        },
    }
}

fn cell_view(pack: &Pack, state: &State, cell: Cell) -> CellView {
    CellView {
        cell,
        canyon: state.board(pack).canyon & cell.bit() != 0,
        location: state.location_at(cell),
        rubble: state.rubble_at(cell),
        eggs: state.eggs[cell.index()].list(),
        pawns: state.seats().filter(|seat| state.player(*seat).pawn == cell.0).collect(),
        targets: Slot::ALL
            .into_iter()
            .filter(|slot| {
                state.slots[slot.index()].worm != NONE && state.slots[slot.index()].target == cell.0
            })
            .collect(),
    }
}

fn seat_view(pack: &Pack, state: &State, eyes: Eyes, seat: Seat) -> SeatView {
    let player = state.player(seat);
    let character = |card: u8, alive: bool| CharacterView {
        card: Character(card),
        name: pack.character(card).name.clone(),
        alive,
    };
    let group = player.group.seen_by(eyes).map_or(Vec::new(), |group| {
        let dealt = (0..3).filter(|place| player.members >> place & 1 != 0);
        dealt.map(|place| character(group[place], player.alive >> place & 1 != 0)).collect()
    });
    let chosen = player.chosen.seen_by(eyes).copied().unwrap_or(NONE);
    // After the choice the Leader is open; a dead one leaves the place empty until the next is named.
    let leader = if state.rules.begun || player.leader != NONE { player.leader } else { chosen };
    let locked = |deck: GearDeck, card: u8| {
        seat == state.active && state.turn.locked.seen_by(eyes).is_some_and(|locked| locked.has(deck, card))
    };
    // Ruling TB-Q-71: the cards of an eliminated player are out of the game.
    let in_play = player.lives() || !state.rules.begun;
    let own = |deck: GearDeck| {
        player.hands.seen_by(eyes).map(|hands| &hands.gear[deck as usize]).copied().filter(|_| in_play)
    };
    SeatView {
        seat,
        cell: player.cell(),
        points: player.points(),
        tokens: player.tokens,
        bounties: player.bounties,
        bounty_points: player.bounty_points,
        eggs: player.eggs.list(),
        rubble: player.rubble,
        leader: (leader != NONE).then(|| character(leader, true)),
        group,
        living: player.alive.count_ones() as u8,
        hat: (player.hat != NONE).then(|| item(pack, player.hat, false)),
        vehicle_count: player.vehicle_count,
        item_count: player.gear_count[0],
        weapon_count: player.gear_count[1],
        secret_count: player.secret_count,
        vehicles: player
            .hands
            .seen_by(eyes)
            .map(|hands| &hands.vehicles)
            .filter(|_| in_play)
            .map(|hand| hand.iter().map(|c| vehicle(pack, c)).collect()),
        items: own(GearDeck::Item)
            .map(|hand| hand.iter().map(|c| item(pack, c, locked(GearDeck::Item, c))).collect()),
        weapons: own(GearDeck::Weapon).map(|hand| {
            let weapon = |card: u8| WeaponView {
                card: Weapon(card),
                name: pack.weapon(card).name.clone(),
                locked: locked(GearDeck::Weapon, card),
            };
            hand.iter().map(weapon).collect()
        }),
        secrets: player
            .hands
            .seen_by(eyes)
            .map(|hands| &hands.secrets)
            .filter(|_| in_play)
            .map(|hand| hand.iter().map(|c| bounty(pack, c)).collect()),
        open_secrets: player.open_secrets.iter().map(|card| bounty(pack, card)).collect(),
    }
}

fn item(pack: &Pack, card: u8, locked: bool) -> ItemView {
    ItemView { card: Item(card), name: pack.item(card).name.clone(), locked }
}

fn vehicle(pack: &Pack, card: u8) -> VehicleView {
    let vehicle = pack.vehicle(card);
    VehicleView {
        card: Vehicle(card),
        name: vehicle.name.clone(),
        value: vehicle.value,
        arrows: vehicle.arrows.to_vec(),
    }
}

fn bounty(pack: &Pack, card: u8) -> BountyView {
    let bounty = pack.bounty(card);
    BountyView { card: Bounty(card), points: bounty.points, goal: bounty.goal }
}

/// The cells an attack of this slot would hit now.
pub(crate) fn footprint(pack: &Pack, state: &State, slot: Slot) -> u64 {
    let terror = &state.slots[slot.index()];
    let Some(centre) = terror.cell().filter(|_| terror.worm != NONE) else { return 0 };
    hits(pack, state, terror.worm, centre)
}

/// The cells an attack of this worm around this cell would hit.
pub(crate) fn hits(pack: &Pack, state: &State, worm: u8, centre: Cell) -> u64 {
    let board = state.board(pack);
    let around = if pack.worm(worm).is_queen() { board.near(centre) } else { 0 };
    (board.shaded(worm, centre) | around | centre.bit()) & board.ground
}

fn terror(pack: &Pack, state: &State, eyes: Eyes, slot: Slot) -> TerrorView {
    let terror = &state.slots[slot.index()];
    let worm = (terror.worm != NONE).then(|| {
        let card = pack.worm(terror.worm);
        WormView {
            card: Worm(terror.worm),
            kind: card.kind,
            colour: card.colour,
            health: card.health,
            limit: card.limit,
            pattern: pattern(card),
        }
    });
    let under = terror.cards.iter().map(|under| UnderView {
        card: under.card.seen_by(eyes).map(|card| vehicle(pack, *card)),
        hidden_by: under.hidden_by,
    });
    TerrorView {
        slot,
        worm,
        target: terror.cell(),
        cards: under.collect(),
        footprint: cells(footprint(pack, state, slot)).collect(),
    }
}

/// TB-WORM-08: a Queen hits the cells around its Target as well.
fn pattern(card: &WormCard) -> Vec<(i8, i8)> {
    let mut cells = card.shaded.clone();
    if card.is_queen() {
        let around = Dir::ALL.map(Dir::step);
        cells.extend(around.into_iter().filter(|step| !card.shaded.contains(step)));
    }
    cells
}

fn decks(state: &State, eyes: Eyes) -> DecksView {
    fn pile<C, const KNOWN: usize>(deck: &Deck<u8, KNOWN>, card: impl Fn(u8) -> C) -> PileView<C> {
        PileView { left: deck.len(), discard: deck.spent().iter().map(card).collect() }
    }
    let looked = eyes.among(state.worm_top_known) && !state.worm_top_known.is_empty();
    DecksView {
        vehicles: pile(&state.vehicles, Vehicle),
        bounties: pile(&state.bounties, Bounty),
        items: pile(&state.gear[0], Item),
        weapons: pile(&state.gear[1], Weapon),
        worms: pile(&state.worms, Worm),
        next_worm: state.worms.top().next_back().filter(|_| looked).map(Worm),
    }
}

fn play(pack: &Pack, state: &State, eyes: Eyes) -> PlayView {
    let turn = &state.turn;
    let played = (turn.card != NONE).then_some(turn.card);
    let reach =
        if matches!(state.ask, Ask::Act(_)) && !turn.picked { reach(pack, state) } else { Vec::new() };
    let drawn = |deck: GearDeck| -> Vec<u8> {
        let seen = state.drawn.seen_by(eyes).filter(|_| state.ask.draws() == Some(deck));
        seen.map_or(Vec::new(), |cards| cards.iter().copied().filter(|card| *card != NONE).collect())
    };
    PlayView {
        card: played.map(|card| vehicle(pack, card)),
        slot: played.map(|_| Slot(turn.slot)),
        ap: turn.ap,
        kept: turn.kept,
        picked: turn.picked,
        bonus_taken: turn.bonus,
        reach,
        drawn_items: drawn(GearDeck::Item).into_iter().map(Item).collect(),
        drawn_weapons: drawn(GearDeck::Weapon).into_iter().map(Weapon).collect(),
        delivering: matches!(state.ask, Ask::Claim(_)).then_some(turn.egg),
        rolling: state.rolling.list(),
    }
}

/// Plain walking, without jumps.
fn reach(pack: &Pack, state: &State) -> Vec<ReachView> {
    let Some(here) = state.here() else { return Vec::new() };
    let distances = crate::judgement::distances(pack, state, state.active, here);
    let near = |cell: &Cell| (1..=state.turn.ap).contains(&distances[cell.index()]);
    let ground = cells(state.board(pack).ground & !state.pawns());
    ground.filter(near).map(|cell| ReachView { cell, cost: distances[cell.index()] }).collect()
}

fn attack(pack: &Pack, state: &State) -> AttackView {
    let attack = &state.attack;
    let worm = state.slots[usize::from(attack.slot)].worm;
    AttackView {
        slot: Slot(attack.slot),
        caught: attack.caught,
        hunters: attack.hunters,
        damage: attack.damage,
        health: if worm == NONE { 0 } else { pack.worm(worm).health },
        defeated: attack.defeated,
        aside: attack.returning.iter().flatten().map(|(_, card)| Weapon(*card)).collect(),
    }
}

fn solo(state: &State) -> SoloView {
    let solo = &state.solo;
    SoloView {
        attacks: solo.attacks,
        attacks_left: end::ATTACKS.saturating_sub(solo.attacks),
        destroyed: state.destroyed(),
        delivered: Location::ALL.into_iter().filter(|l| solo.delivered >> *l as u8 & 1 != 0).collect(),
        trophies: WormKind::ALL.into_iter().filter(|k| solo.trophies >> *k as u8 & 1 != 0).collect(),
        queens: state.rules.queens,
        left_out: state.rules.left_out,
        hopeless: state.hopeless(),
        score: end::score(state),
    }
}
