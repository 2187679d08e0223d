//! What eyes may know, built field by field.

#![expect(missing_docs, reason = "each field is a thing on the table")]

use serde::Serialize;
use veilleuse_core::{
    Eyes, Outcome, Seat, SeatSet,
    kit::{Deck, Noun},
};

use crate::{
    ask::{self, Ask},
    cards::{Goal, Power},
    end,
    gear::Gear,
    pack::{Pack, WormCard},
    setup::Mode,
    state::{Attack, State},
    words::{
        Bounty, Cell, Cells, Character, Colour, Dir, GearDeck, Item, Location, Side, Slot, Vehicle, Weapon,
        Worm, WormKind,
    },
};

veilleuse_core::told_in_parts! {
    /// The table as some eyes may know it.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub struct View {
        pub mode: Mode,
        pub side: Side,
        pub columns: u8,
        pub rows: u8,
        pub active: Seat,
        pub turn: u16,
        /// What is asked, in a word.
        #[cfg_attr(feature = "schema", schemars(schema_with = "ask::words"))]
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

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CellView {
    pub cell: Cell,
    pub canyon: bool,
    pub location: Option<Location>,
    pub rubble: u8,
    pub eggs: Vec<Colour>,
    pub pawns: Vec<Seat>,
    pub targets: Vec<Slot>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CharacterView {
    pub card: Character,
    pub name: String,
    pub alive: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VehicleView {
    pub card: Vehicle,
    pub name: String,
    pub value: u8,
    pub arrows: Vec<Dir>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ItemView {
    pub card: Item,
    pub name: String,
    /// Obtained this turn.
    pub locked: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WeaponView {
    pub card: Weapon,
    pub name: String,
    pub locked: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BountyView {
    pub card: Bounty,
    pub points: u8,
    pub goal: Goal,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TerrorView {
    pub slot: Slot,
    pub worm: Option<WormView>,
    pub target: Option<Cell>,
    pub cards: Vec<UnderView>,
    /// The cells an attack would hit now, the Target's own included.
    pub footprint: Vec<Cell>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WormView {
    pub card: Worm,
    pub kind: WormKind,
    pub colour: Option<Colour>,
    pub health: u8,
    pub limit: u8,
    /// Columns and rows from the Target to the other cells an attack hits, as the card prints them.
    pub pattern: Vec<(i8, i8)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnderView {
    pub card: Option<VehicleView>,
    pub hidden_by: Option<Seat>,
}

/// How many cards are left, and what lies on the discards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PileView<C> {
    pub left: u32,
    pub discard: Vec<C>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayView {
    pub card: Option<VehicleView>,
    pub slot: Option<Slot>,
    pub ap: u8,
    /// Points lost by picking up, which a card may bring back.
    pub kept: u8,
    pub picked: bool,
    pub bonus_taken: bool,
    /// Where the pawn can get now by moving and jumping over pawns, and for how many points.
    pub reach: Vec<ReachView>,
    /// Cards to choose from, for those who drew them.
    pub drawn_items: Vec<Item>,
    pub drawn_weapons: Vec<Weapon>,
    /// The egg being delivered.
    pub delivering: Option<Colour>,
    /// Eggs that wait for the dice.
    pub rolling: Vec<Colour>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReachView {
    pub cell: Cell,
    pub cost: u8,
    /// The cells it comes to on the way, this one last: each is a move or a jump from the one before.
    pub way: Vec<Cell>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SupplyView {
    pub rubble: u8,
    pub eggs: Vec<Colour>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
        waiting: pending.asked(),
        cells: (board.ground | board.canyon).iter().map(|cell| cell_view(pack, state, cell)).collect(),
        seats: state.seats().map(|seat| seat_view(pack, state, eyes, seat)).collect(),
        terror: Slot::ALL.into_iter().map(|slot| terror(pack, state, eyes, slot)).collect(),
        line: state.line_cards().map(|card| bounty(pack, card)).collect(),
        decks: decks(state, eyes),
        play: play(pack, state, eyes),
        attack: state.attack.as_ref().map(|under_way| attack(pack, under_way)),
        supply: SupplyView { rubble: state.rubble_supply, eggs: state.egg_supply.list() },
        last_turns: state.last_turns,
        solo: state.rules.solo().then(|| solo(state)),
        outcome: pending.outcome(),
    }
}

fn cell_view(pack: &Pack, state: &State, cell: Cell) -> CellView {
    CellView {
        cell,
        canyon: state.board(pack).canyon.has(cell),
        location: state.location_at(cell),
        rubble: state.rubble_at(cell),
        eggs: state.eggs[cell].list(),
        pawns: state.seats().filter(|seat| state.player(*seat).pawn == Some(cell)).collect(),
        targets: Slot::ALL
            .into_iter()
            .filter(|slot| state.slots[*slot].worm.is_some() && state.slots[*slot].target == Some(cell))
            .collect(),
    }
}

fn seat_view(pack: &Pack, state: &State, eyes: Eyes, seat: Seat) -> SeatView {
    let player = state.player(seat);
    let character =
        |card: Character, alive: bool| CharacterView { card, name: pack.character(card).name.clone(), alive };
    let group = player.group.seen_by(eyes).map_or(Vec::new(), |group| {
        let dealt = player.members.iter().filter_map(|member| Some((member, group[member]?)));
        dealt.map(|(member, card)| character(card, player.alive.has(member))).collect()
    });
    let chosen = || player.chosen.seen_by(eyes).copied().flatten();
    // After the choice the Leader is open; a dead one leaves the place empty until the next is named.
    let leader = player.leader.or_else(|| chosen().filter(|_| !state.rules.begun));
    let locked = |card: Gear| {
        seat == state.active && state.turn.locked.seen_by(eyes).is_some_and(|locked| locked.has(card))
    };
    // Ruling TB-Q-71: the cards of an eliminated player are out of the game.
    let in_play = player.lives() || !state.rules.begun;
    let own = player.hands.seen_by(eyes).filter(|_| in_play);
    SeatView {
        seat,
        cell: player.pawn,
        points: player.points(),
        tokens: player.tokens,
        bounties: player.bounties,
        bounty_points: player.bounty_points,
        eggs: player.eggs.list(),
        rubble: player.rubble,
        leader: leader.map(|leader| character(leader, true)),
        group,
        living: player.alive.len() as u8,
        hat: player.hat.map(|hat| item(pack, hat, false)),
        vehicle_count: player.vehicle_count,
        item_count: player.gear_count[GearDeck::Item],
        weapon_count: player.gear_count[GearDeck::Weapon],
        secret_count: player.secret_count,
        vehicles: own.map(|hands| hands.vehicles.iter().map(|card| vehicle(pack, card)).collect()),
        items: own
            .map(|hands| hands.gear.items.iter().map(|card| item(pack, card, locked(card.into()))).collect()),
        weapons: own.map(|hands| {
            let weapon = |card: Weapon| WeaponView {
                card,
                name: pack.weapon(card).name.clone(),
                locked: locked(card.into()),
            };
            hands.gear.weapons.iter().map(weapon).collect()
        }),
        secrets: own.map(|hands| hands.secrets.iter().map(|card| bounty(pack, card)).collect()),
        open_secrets: player.open_secrets.iter().map(|card| bounty(pack, card)).collect(),
    }
}

fn item(pack: &Pack, card: Item, locked: bool) -> ItemView {
    ItemView { card, name: pack.item(card).name.clone(), locked }
}

fn vehicle(pack: &Pack, card: Vehicle) -> VehicleView {
    let vehicle = pack.vehicle(card);
    VehicleView { card, name: vehicle.name.clone(), value: vehicle.value, arrows: vehicle.arrows.to_vec() }
}

fn bounty(pack: &Pack, card: Bounty) -> BountyView {
    let bounty = pack.bounty(card);
    BountyView { card, points: bounty.points, goal: bounty.goal }
}

/// The cells an attack of this slot would hit now.
fn footprint(pack: &Pack, state: &State, slot: Slot) -> Cells {
    let terror = &state.slots[slot];
    let attack = terror.worm.zip(terror.target);
    attack.map_or(Cells::EMPTY, |(worm, centre)| hits(pack, state, worm, centre))
}

/// The cells an attack of this worm around this cell would hit.
pub(crate) fn hits(pack: &Pack, state: &State, worm: Worm, centre: Cell) -> Cells {
    let board = state.board(pack);
    let around = if pack.worm(worm).is_queen() { board.near(centre) } else { Cells::EMPTY };
    (board.shaded(worm, centre) | around).with(centre) & board.ground
}

fn terror(pack: &Pack, state: &State, eyes: Eyes, slot: Slot) -> TerrorView {
    let terror = &state.slots[slot];
    let worm = terror.worm.map(|worm| {
        let card = pack.worm(worm);
        WormView {
            card: worm,
            kind: card.kind,
            colour: card.colour,
            health: card.body().health,
            limit: card.body().limit,
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
        target: terror.target,
        cards: under.collect(),
        footprint: footprint(pack, state, slot).iter().collect(),
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
    fn pile<C: Noun, const KNOWN: usize>(deck: &Deck<C, KNOWN>) -> PileView<C> {
        PileView { left: deck.len(), discard: deck.spent().iter().collect() }
    }
    let looked = eyes.among(state.worm_top_known) && !state.worm_top_known.is_empty();
    DecksView {
        vehicles: pile(&state.vehicles),
        bounties: pile(&state.bounties),
        items: pile(&state.gear.items),
        weapons: pile(&state.gear.weapons),
        worms: pile(&state.worms),
        next_worm: state.worms.top().next_back().filter(|_| looked),
    }
}

fn play(pack: &Pack, state: &State, eyes: Eyes) -> PlayView {
    let turn = &state.turn;
    let reach =
        if matches!(state.ask, Ask::Act(_)) && !turn.picked { reach(pack, state) } else { Vec::new() };
    let seen = state.drawn.seen_by(eyes);
    let drawn: Vec<Gear> = seen.into_iter().flatten().copied().flatten().collect();
    PlayView {
        card: turn.played.map(|(card, _)| vehicle(pack, card)),
        slot: turn.played.map(|(_, slot)| slot),
        ap: turn.ap,
        kept: turn.kept,
        picked: turn.picked,
        bonus_taken: turn.bonus,
        reach,
        drawn_items: drawn.iter().filter_map(|card| card.item()).collect(),
        drawn_weapons: drawn.iter().filter_map(|card| card.weapon()).collect(),
        delivering: turn.delivery.filter(|_| matches!(state.ask, Ask::Claim(_))).map(|delivery| delivery.egg),
        rolling: state.rolling.list(),
    }
}

/// Somewhere a pawn has got to: from which step before, for how many points, and whether its free jump is left.
#[derive(Clone, Copy)]
struct Stage {
    cell: Cell,
    from: Option<usize>,
    cost: u8,
    free_jump: bool,
}

/// The cheapest way to every cell where the pawn may end a movement. Of ways that cost the same, moving comes first.
fn reach(pack: &Pack, state: &State) -> Vec<ReachView> {
    let Some(here) = state.here() else { return Vec::new() };
    let (board, seat) = (state.board(pack), state.active);
    let others: Cells =
        state.seats().filter(|other| *other != seat).filter_map(|other| state.player(other).pawn).collect();
    let open = board.ground - state.blocked(pack, seat);
    let landings = board.ground - others - state.rubble;
    let free_jump = state.player(seat).is(pack, Power::FreeJump) && !state.turn.power;
    let mut stages = vec![Stage { cell: here, from: None, cost: 0, free_jump }];
    let (mut next, mut reach) = (0, Vec::new());
    // What costs nothing more comes before what costs a point: then every cell is met first for the fewest points.
    while let Some(stage) = stages.get(next).copied() {
        let Stage { cell, cost, free_jump, .. } = stage;
        if cell != here && !others.has(cell) && !reach.iter().any(|one: &ReachView| one.cell == cell) {
            reach.push(ReachView { cell, cost, way: way(&stages, next) });
        }
        next += 1;
        if cost == state.turn.ap {
            continue;
        }
        let moves = (board.near(cell) & open).iter().map(|to| Stage {
            cell: to,
            from: Some(next - 1),
            cost: cost + 1,
            free_jump,
        });
        let jumped = (board.near(cell) & others)
            .iter()
            .flat_map(|over| (board.near(over) & landings).without(cell).iter());
        let price = u8::from(!free_jump);
        let jumps =
            jumped.map(|to| Stage { cell: to, from: Some(next - 1), cost: cost + price, free_jump: false });
        for found in moves.chain(jumps) {
            let known = |one: &Stage| {
                one.cell == found.cell && one.cost <= found.cost && one.free_jump >= found.free_jump
            };
            if !stages.iter().any(known) {
                let at = next + stages[next..].partition_point(|one| one.cost <= found.cost);
                stages.insert(at, found);
            }
        }
    }
    reach.sort_by_key(|one| one.cell);
    reach
}

/// The cells of a way, its first stage left out.
fn way(stages: &[Stage], last: usize) -> Vec<Cell> {
    let mut cells: Vec<Cell> =
        std::iter::successors(Some(last), |at| stages[*at].from).map(|at| stages[at].cell).collect();
    cells.pop();
    cells.reverse();
    cells
}

fn attack(pack: &Pack, attack: &Attack) -> AttackView {
    AttackView {
        slot: attack.slot,
        caught: attack.caught,
        hunters: attack.hunters,
        damage: attack.damage,
        health: pack.worm(attack.worm).body().health,
        defeated: attack.defeated,
        aside: attack.returning.iter().flatten().map(|(_, weapon)| *weapon).collect(),
    }
}

fn solo(state: &State) -> SoloView {
    let solo = &state.solo;
    SoloView {
        attacks: solo.attacks,
        attacks_left: end::ATTACKS.saturating_sub(solo.attacks),
        destroyed: state.destroyed(),
        delivered: solo.delivered.iter().collect(),
        trophies: solo.trophies.iter().collect(),
        queens: state.rules.queens,
        left_out: state.rules.left_out,
        hopeless: state.hopeless(),
        score: end::score(state),
    }
}
