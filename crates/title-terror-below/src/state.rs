//! The whole truth of a match.

use veilleuse_core::{
    Seat, SeatSet, Secret,
    kit::{Bag, Deck, Frames},
};

use crate::{
    ask::Ask,
    cards::{BIG_HAND, CHEAP_EXCHANGE, EXCHANGE, HAND, Hat, PLAIN_POINT, Power, RICH_DELIVERY, Use},
    end::ATTACKS,
    pack::{Board, Pack},
    setup::Mode,
    stack::Stack,
    words::{Cell, Colour, Dir, Eggs, GearDeck, GearSet, Location, NONE, Side, Slot, WormKind},
};

/// The whole truth of a match. It has no heap: a copy is a plain copy of memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) rules: Rules,
    /// What is asked now.
    pub(crate) ask: Ask,
    /// What follows once the question is answered.
    pub(crate) frames: Frames<Frame, 24>,
    /// Set the moment the match is decided.
    pub(crate) end: Option<End>,
    /// Whose turn it is, or has just ended.
    pub(crate) active: Seat,
    /// How many turns have begun.
    pub(crate) turns: u16,
    pub(crate) players: [Player; 5],
    /// Cells with rubble, and cells with two.
    pub(crate) rubble: [u64; 2],
    pub(crate) rubble_supply: u8,
    pub(crate) eggs: [Eggs; Cell::COUNT],
    pub(crate) egg_cells: u64,
    pub(crate) egg_supply: Eggs,
    /// Where each Location stands; no cell once it is destroyed.
    pub(crate) locations: [u8; 5],
    /// All cells with a Location.
    pub(crate) location_cells: u64,
    pub(crate) slots: [Terror; 3],
    /// The Bounty Line.
    pub(crate) line: [u8; 4],
    pub(crate) vehicles: Deck<u8>,
    pub(crate) bounties: Deck<u8>,
    /// Items and Weapons, by [`GearDeck`].
    pub(crate) gear: [Deck<u8>; 2],
    pub(crate) worms: Deck<u8, 1>,
    /// Items and Weapons that everybody saw go to a hand.
    pub(crate) shown: GearSet,
    /// Who has looked at the top of the worm deck.
    pub(crate) worm_top_known: SeatSet,
    pub(crate) characters: Bag,
    /// Eggs that wait for the dice (TB-PLACE-06, TB-PLACE-07).
    pub(crate) rolling: Eggs,
    pub(crate) turn: Turn,
    pub(crate) attack: Attack,
    /// The two cards a seat may choose from.
    pub(crate) drawn: Secret<[u8; 2]>,
    /// Who still has a last turn to play, once somebody is eliminated (TB-END-03).
    pub(crate) last_turns: Option<SeatSet>,
    pub(crate) solo: Solo,
}

/// What was agreed before the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub(crate) mode: Mode,
    pub(crate) seats: u8,
    pub(crate) side: Side,
    pub(crate) shuffled_locations: bool,
    pub(crate) random_locations: bool,
    pub(crate) advanced_worms: bool,
    pub(crate) all_colours: bool,
    pub(crate) queens: bool,
    pub(crate) left_out: u8,
    pub(crate) first: Option<Seat>,
    /// Whether the first turn has begun: the solo rules about Locations start there (Ruling TB-Q-55).
    pub(crate) begun: bool,
}

impl Rules {
    pub(crate) const fn solo(&self) -> bool {
        !matches!(self.mode, Mode::Standard)
    }
}

/// A seat: pawn, Group, cargo, cards and points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    /// No cell while the pawn is off the board.
    pub(crate) pawn: u8,
    /// Members of the Group that live, by place.
    pub(crate) alive: u8,
    /// Members that were dealt and not left out, by place.
    pub(crate) members: u8,
    pub(crate) rubble: u8,
    pub(crate) eggs: Eggs,
    pub(crate) tokens: u8,
    pub(crate) bounty_points: u8,
    pub(crate) bounties: u8,
    /// The worn Hat.
    pub(crate) hat: u8,
    /// How many cards are in the hands: everybody sees their backs.
    pub(crate) vehicle_count: u8,
    pub(crate) gear_count: [u8; 2],
    pub(crate) secret_count: u8,
    /// The power of the Leader, once everybody has chosen.
    pub(crate) leader: u8,
    pub(crate) chosen: Secret<u8>,
    pub(crate) group: Secret<[u8; 3]>,
    pub(crate) hands: Secret<Hands>,
    /// Secret Bounties taken from the Line: everybody saw them.
    pub(crate) open_secrets: Bag,
}

impl Player {
    pub(crate) const fn new(seat: Seat) -> Player {
        let own = SeatSet::only(seat);
        Player {
            pawn: NONE,
            alive: 0,
            members: 0,
            rubble: 0,
            eggs: Eggs::NONE,
            tokens: 0,
            bounty_points: 0,
            bounties: 0,
            hat: NONE,
            vehicle_count: 0,
            gear_count: [0; 2],
            secret_count: 0,
            leader: NONE,
            chosen: Secret::new(NONE, own),
            group: Secret::new([NONE; 3], own),
            hands: Secret::new(Hands::EMPTY, own),
            open_secrets: Bag::EMPTY,
        }
    }

    /// TB-GOAL-03
    pub(crate) const fn points(&self) -> u8 {
        self.tokens + self.bounty_points
    }

    #[inline]
    pub(crate) const fn cell(&self) -> Option<Cell> {
        if self.pawn == NONE { None } else { Some(Cell(self.pawn)) }
    }

    pub(crate) const fn lives(&self) -> bool {
        self.alive != 0
    }

    /// Members of the Group that have died, by place.
    pub(crate) const fn dead(&self) -> u8 {
        self.members & !self.alive
    }

    pub(crate) fn is(&self, pack: &Pack, power: Power) -> bool {
        self.leader != NONE && pack.character(self.leader).power == power
    }

    pub(crate) fn wears(&self, pack: &Pack, hat: Hat) -> bool {
        self.hat != NONE && pack.item(self.hat).does == Use::Hat(hat)
    }
}

/// What a seat holds for its own eyes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hands {
    pub(crate) vehicles: Bag,
    /// Items and Weapons, by [`GearDeck`].
    pub(crate) gear: [Bag; 2],
    /// Secret Bounties taken from the deck.
    pub(crate) secrets: Bag,
    /// Items and Weapons in other hands that this seat has seen go there.
    pub(crate) witnessed: GearSet,
}

impl Hands {
    const EMPTY: Hands =
        Hands { vehicles: Bag::EMPTY, gear: [Bag::EMPTY; 2], secrets: Bag::EMPTY, witnessed: GearSet::EMPTY };
}

/// A place of the Terror zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Terror {
    pub(crate) worm: u8,
    pub(crate) target: u8,
    pub(crate) cards: Stack,
}

impl Terror {
    pub(crate) const fn cell(&self) -> Option<Cell> {
        if self.target == NONE { None } else { Some(Cell(self.target)) }
    }
}

/// What happened so far in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    /// The card played, and under which worm.
    pub(crate) card: u8,
    pub(crate) slot: u8,
    pub(crate) ap: u8,
    /// Points lost by picking up, which a card may bring back.
    pub(crate) kept: u8,
    /// Arrows of the card that are skipped, by place.
    pub(crate) skipped: u8,
    /// Eggs were picked up: no more actions (TB-EGG-03).
    pub(crate) picked: bool,
    pub(crate) acted: bool,
    /// The pawn is passing through another one (Ruling TB-Q-12).
    pub(crate) transit: bool,
    pub(crate) bonus: bool,
    /// Hats used this turn, by effect (Ruling TB-Q-49).
    pub(crate) hats: u8,
    /// Whether the Leader's power of once per turn was used.
    pub(crate) power: bool,
    /// Cards obtained this turn (TB-CARD-01), and how many.
    pub(crate) locked: Secret<GearSet>,
    pub(crate) locked_count: [u8; 2],
    /// The egg being delivered, and where.
    pub(crate) egg: Colour,
    pub(crate) at: Location,
}

impl Turn {
    pub(crate) const fn of(seat: Seat) -> Turn {
        let own = SeatSet::only(seat);
        Turn {
            card: NONE,
            slot: 0,
            ap: 0,
            kept: 0,
            skipped: 0,
            picked: false,
            acted: false,
            transit: false,
            bonus: false,
            hats: 0,
            power: false,
            locked: Secret::new(GearSet::EMPTY, own),
            locked_count: [0; 2],
            egg: Colour::Green,
            at: Location::Motel,
        }
    }

    pub(crate) const fn hat_used(&self, hat: Hat) -> bool {
        self.hats >> hat as u8 & 1 != 0
    }

    pub(crate) const fn use_hat(&mut self, hat: Hat) {
        self.hats |= 1 << hat as u8;
    }
}

/// An attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Attack {
    pub(crate) under_way: bool,
    pub(crate) slot: u8,
    /// TB-ATTACK-05
    pub(crate) caught: SeatSet,
    /// Who may still hunt.
    pub(crate) hunters: SeatSet,
    /// Who still has to be looked after once the hunt is over.
    pub(crate) dying: SeatSet,
    pub(crate) damage: u8,
    pub(crate) defeated: bool,
    /// Who has used the damage of a Hat in this hunt.
    pub(crate) helmets: SeatSet,
    /// Weapons that come back when the worm is defeated, with their owners.
    pub(crate) returning: [Option<(Seat, u8)>; 4],
}

impl Attack {
    pub(crate) const fn none() -> Attack {
        Attack {
            under_way: false,
            slot: 0,
            caught: SeatSet::NOBODY,
            hunters: SeatSet::NOBODY,
            dying: SeatSet::NOBODY,
            damage: 0,
            defeated: false,
            helmets: SeatSet::NOBODY,
            returning: [None; 4],
        }
    }
}

/// What only a solo match counts, and what the advanced set-up does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Solo {
    /// Worm cards discarded after an attack (TB-SOLO-02).
    pub(crate) attacks: u8,
    /// Locations with a claimed delivery Bounty, by place (TB-SCEN-03).
    pub(crate) delivered: u8,
    /// Trophies, by kind (TB-SCEN-09).
    pub(crate) trophies: u8,
    /// How often the advanced set-up was dealt anew (Ruling TB-Q-40).
    pub(crate) tries: u8,
    /// Location tiles placed by the advanced set-up (TB-ADV-01, TB-ADV-02).
    pub(crate) tiles: u8,
}

/// What waits to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    Tiles(u8),
    Deal(Seat),
    Leaders,
    StartingWorm(u8),
    SetupAttacks(u8),
    CheckColours,
    FillSlots,
    First,
    Pawns(Seat, u8),
    RefillLine,
    RollEggs,
    BeginTurn,
    PlayVehicle,
    /// Back to the choice of a Vehicle.
    Replay,
    Arrows,
    Act,
    Exchange,
    Bonus,
    /// Draw a card for this seat.
    Gear(Seat, GearDeck),
    Ability,
    AllToward(u8),
    Toward(Slot, u8),
    LastCards,
    Refill,
    Random,
    Blue,
    Red,
    CheckAttacks,
    Attack(Slot),
    Hunt,
    Deaths,
    /// A caught Leader may still be saved by a card.
    Die(Seat),
    Fall(Seat),
    NewLeader(Seat),
    Reward(Seat),
    Withdraw,
    Replace(Slot),
    EndTurn,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum End {
    Twenty(Seat),
    LastRound(SeatSet),
    SoloWon,
    FifteenAttacks,
    GroupDead,
    LocationsDestroyed,
    Conceded,
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Where the active pawn stands.
    #[inline]
    pub(crate) fn here(&self) -> Option<Cell> {
        self.player(self.active).cell()
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.rules.seats).map(Seat::new)
    }

    /// All other seats, clockwise from the one after `seat`, then `seat` itself.
    pub(crate) fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.rules.seats;
        let mut next = seat;
        (0..seats).map(move |_| {
            next = next.next(seats);
            next
        })
    }

    /// TB-HUNT-02: the active seat, then clockwise.
    pub(crate) fn hunt_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, mut next) = (self.rules.seats, self.active);
        (0..seats).map(move |_| {
            let seat = next;
            next = next.next(seats);
            seat
        })
    }

    #[inline]
    pub(crate) fn pawns(&self) -> u64 {
        // No cell becomes a bit beyond all cells, and falls away.
        const ALL: u64 = (1 << Cell::COUNT) - 1;
        let players = self.players[..usize::from(self.rules.seats)].iter();
        players.fold(0, |set, player| set | 1_u64.wrapping_shl(u32::from(player.pawn))) & ALL
    }

    #[inline]
    pub(crate) fn board<'p>(&self, pack: &'p Pack) -> &'p Board {
        pack.board(self.rules.side)
    }

    #[inline]
    pub(crate) const fn rubble_at(&self, cell: Cell) -> u8 {
        ((self.rubble[0] >> cell.0 & 1) + (self.rubble[1] >> cell.0 & 1)) as u8
    }

    /// The Location on a cell.
    pub(crate) fn location_at(&self, cell: Cell) -> Option<Location> {
        if self.location_cells & cell.bit() == 0 {
            return None;
        }
        Location::ALL.into_iter().find(|location| self.locations[*location as usize] == cell.0)
    }

    pub(crate) const fn location_cell(&self, location: Location) -> Option<Cell> {
        let cell = self.locations[location as usize];
        if cell == NONE { None } else { Some(Cell(cell)) }
    }

    /// Puts a Location tile on a cell, or takes it away.
    pub(crate) fn set_location(&mut self, location: Location, cell: Option<Cell>) {
        self.locations[location as usize] = cell.map_or(NONE, |cell| cell.0);
        self.location_cells =
            self.locations.iter().filter(|cell| **cell != NONE).fold(0, |set, cell| set | 1 << cell);
    }

    pub(crate) fn destroyed(&self) -> u8 {
        if self.rules.begun { 5 - self.location_cells.count_ones() as u8 } else { 0 }
    }

    pub(crate) fn limit(&self, pack: &Pack, slot: Slot) -> usize {
        usize::from(pack.worm(self.slots[slot.index()].worm).limit)
    }

    /// TB-TURN-04
    #[inline]
    pub(crate) fn has_room(&self, pack: &Pack, slot: Slot) -> bool {
        let terror = &self.slots[slot.index()];
        terror.worm != NONE && terror.cards.len() < self.limit(pack, slot)
    }

    /// TB-TURN-07; Ruling TB-Q-70
    pub(crate) fn hand_size(&self, pack: &Pack, seat: Seat) -> u8 {
        let player = self.player(seat);
        if player.is(pack, Power::BiggerHand) || player.wears(pack, Hat::BiggerHand) {
            BIG_HAND
        } else {
            HAND
        }
    }

    /// TB-DELIV-02, TB-HUNT-06: what this seat gets instead of a Bounty.
    pub(crate) fn plain_points(&self, pack: &Pack, seat: Seat) -> u8 {
        let delivery = !self.attack.under_way;
        let more = delivery && self.player(seat).is(pack, Power::PlainDelivery);
        if more { RICH_DELIVERY } else { PLAIN_POINT }
    }

    /// TB-RUBBLE-02
    pub(crate) fn exchange_at(&self, pack: &Pack, seat: Seat) -> u8 {
        if self.player(seat).is(pack, Power::CheapExchange) { CHEAP_EXCHANGE } else { EXCHANGE }
    }

    /// Whether a card of this deck can be drawn, the discard included (Ruling TB-Q-18).
    pub(crate) fn can_draw(&self, deck: GearDeck) -> bool {
        let deck = &self.gear[deck as usize];
        !deck.is_empty() || !deck.spent().is_empty()
    }

    pub(crate) fn can_draw_bounty(&self) -> bool {
        !self.bounties.is_empty() || !self.bounties.spent().is_empty()
    }

    /// Items or Weapons of this seat that are not locked, as far as everybody knows.
    pub(crate) fn ready_gear(&self, seat: Seat, deck: GearDeck) -> u8 {
        let held = self.player(seat).gear_count[deck as usize];
        if seat == self.active { held.saturating_sub(self.turn.locked_count[deck as usize]) } else { held }
    }

    /// Ruling TB-Q-49: whether the active seat holds cards that may be used now, as far as everybody knows.
    pub(crate) fn may_use_cards(&self) -> bool {
        self.ready_gear(self.active, GearDeck::Item) > 0
            || (self.ready_gear(self.active, GearDeck::Weapon) > 0 && self.others_wear_hats())
    }

    pub(crate) fn others_wear_hats(&self) -> bool {
        self.seats().any(|seat| seat != self.active && self.player(seat).hat != NONE)
    }

    pub(crate) fn can_climb(&self, pack: &Pack, seat: Seat) -> bool {
        self.player(seat).is(pack, Power::ClimbRubble)
    }

    /// Cells whose rubble keeps this seat from moving there (TB-MOVE-02).
    #[inline]
    pub(crate) fn blocked(&self, pack: &Pack, seat: Seat) -> u64 {
        if self.can_climb(pack, seat) { self.rubble[1] } else { self.rubble[0] }
    }

    /// Ruling TB-Q-12: whether a pawn passing through another one on `cell` can leave with these points.
    pub(crate) fn can_leave(&self, pack: &Pack, seat: Seat, cell: Cell, ap: u8) -> bool {
        if ap == 0 {
            return false;
        }
        let board = self.board(pack);
        // The pawn on the way may share its cell with another one, which still stands there.
        let players = self.players[..usize::from(self.rules.seats)].iter().enumerate();
        let others = players
            .filter(|(index, player)| *index != seat.index() && player.pawn != NONE)
            .fold(0_u64, |set, (_, player)| set | 1 << player.pawn);
        let free = !others & !self.blocked(pack, seat);
        if board.near(cell) & free != 0 {
            return true;
        }
        Dir::ALL.into_iter().filter_map(|dir| board.step(cell, dir)).any(|next| {
            let occupied = others & next.bit() != 0;
            let lands = board.near(next) & !others & !self.rubble[0] & !cell.bit() != 0;
            let passes = self.blocked(pack, seat) & next.bit() == 0;
            occupied && (lands || (passes && self.can_leave(pack, seat, next, ap - 1)))
        })
    }

    /// The kind of the worm that attacks.
    pub(crate) fn attacker(&self, pack: &Pack) -> WormKind {
        pack.worm(self.slots[usize::from(self.attack.slot)].worm).kind
    }

    /// Ruling TB-Q-59: whether the scenario's aim is out of reach.
    pub(crate) fn hopeless(&self) -> bool {
        match self.rules.mode {
            Mode::SoloLivraison if self.rules.begun => {
                let gone = |at: &usize| self.locations[*at] == NONE && self.solo.delivered >> at & 1 == 0;
                (0..5).filter(gone).count() > 1
            }
            // One attack gives one trophy at most.
            Mode::SoloExtermination => {
                u32::from(ATTACKS.saturating_sub(self.solo.attacks)) + self.solo.trophies.count_ones() < 3
            }
            _ => false,
        }
    }
}

/// A copy stays cheap as long as the state is small.
const _: () = assert!(size_of::<State>() <= 1024, "a state fits in a kibibyte");
