//! The whole truth of a match.

use veilleuse_core::{
    Seat, SeatSet, Secret,
    kit::{By, Deck, Frames, Set},
};

use crate::{
    ask::Ask,
    cards::{BIG_HAND, CHEAP_EXCHANGE, EXCHANGE, HAND, Hat, PLAIN_POINT, Power, RICH_DELIVERY, Use},
    end::ATTACKS,
    gear::{Gear, GearCount, GearDecks, GearSet},
    pack::{Board, Pack},
    setup::Mode,
    stack::Stack,
    words::{
        Arrow, Bounty, Cell, Cells, Character, Colour, Eggs, GearDeck, Item, Location, Member, Place, Side,
        Slot, Vehicle, Weapon, Worm, WormKind,
    },
};

/// How many may play.
pub(crate) const SEATS: usize = 5;

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
    pub(crate) players: By<Seat, Player, SEATS>,
    /// Cells with rubble.
    pub(crate) rubble: Cells,
    /// Cells with two of it (TB-PLACE-03).
    pub(crate) heaps: Cells,
    pub(crate) rubble_supply: u8,
    pub(crate) eggs: By<Cell, Eggs, { Cell::COUNT }>,
    /// All cells with eggs.
    pub(crate) egg_cells: Cells,
    pub(crate) egg_supply: Eggs,
    /// Where each Location stands; nowhere before it is placed and once it is destroyed.
    pub(crate) locations: By<Location, Option<Cell>, 5>,
    /// All cells with a Location.
    pub(crate) location_cells: Cells,
    pub(crate) slots: By<Slot, Terror, 3>,
    /// The Bounty Line.
    pub(crate) line: By<Place, Option<Bounty>, 4>,
    pub(crate) vehicles: Deck<Vehicle>,
    pub(crate) bounties: Deck<Bounty>,
    pub(crate) gear: GearDecks,
    pub(crate) worms: Deck<Worm, 1>,
    /// Items and Weapons that everybody saw go to a hand.
    pub(crate) shown: GearSet,
    /// Who has looked at the top of the worm deck.
    pub(crate) worm_top_known: SeatSet,
    /// The Characters that were not dealt.
    pub(crate) characters: Set<Character>,
    /// Eggs that wait for the dice (TB-PLACE-06, TB-PLACE-07).
    pub(crate) rolling: Eggs,
    pub(crate) turn: Turn,
    /// Set while a worm attacks.
    pub(crate) attack: Option<Attack>,
    /// The two cards a seat may choose from, while they lie before it.
    pub(crate) drawn: Secret<[Option<Gear>; 2]>,
    /// Who still has a last turn to play, once somebody is eliminated (TB-END-03).
    pub(crate) last_turns: Option<SeatSet>,
    pub(crate) solo: Solo,
    /// How often the advanced set-up was dealt anew (Ruling TB-Q-40).
    pub(crate) redone: u8,
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
    /// Where the pawn stands, while it is on the board.
    pub(crate) pawn: Option<Cell>,
    /// Members of the Group that live.
    pub(crate) alive: Set<Member>,
    /// Members that were dealt and not left out.
    pub(crate) members: Set<Member>,
    pub(crate) rubble: u8,
    pub(crate) eggs: Eggs,
    pub(crate) tokens: u8,
    pub(crate) bounty_points: u8,
    pub(crate) bounties: u8,
    /// The worn Hat.
    pub(crate) hat: Option<Item>,
    /// How many cards are in the hands: everybody sees their backs.
    pub(crate) vehicle_count: u8,
    pub(crate) gear_count: GearCount,
    pub(crate) secret_count: u8,
    /// The Leader, once everybody has chosen; nobody between a death and the next choice.
    pub(crate) leader: Option<Character>,
    /// The first Leader.
    pub(crate) chosen: Secret<Option<Character>>,
    pub(crate) group: Secret<By<Member, Option<Character>, 3>>,
    pub(crate) hands: Secret<Hands>,
    /// Secret Bounties taken from the Line: everybody saw them.
    pub(crate) open_secrets: Set<Bounty>,
}

impl Player {
    pub(crate) const fn new(seat: Seat) -> Player {
        let own = SeatSet::only(seat);
        Player {
            pawn: None,
            alive: Set::EMPTY,
            members: Set::EMPTY,
            rubble: 0,
            eggs: Eggs::NONE,
            tokens: 0,
            bounty_points: 0,
            bounties: 0,
            hat: None,
            vehicle_count: 0,
            gear_count: By::all(0),
            secret_count: 0,
            leader: None,
            chosen: Secret::new(None, own),
            group: Secret::new(By::all(None), own),
            hands: Secret::new(Hands::EMPTY, own),
            open_secrets: Set::EMPTY,
        }
    }

    /// TB-GOAL-03
    pub(crate) const fn points(&self) -> u8 {
        self.tokens + self.bounty_points
    }

    pub(crate) fn lives(&self) -> bool {
        !self.alive.is_empty()
    }

    /// Members of the Group that have died.
    pub(crate) fn dead(&self) -> Set<Member> {
        self.members - self.alive
    }

    #[inline]
    pub(crate) fn is(&self, pack: &Pack, power: Power) -> bool {
        self.leader.is_some_and(|leader| pack.character(leader).power == power)
    }

    #[inline]
    pub(crate) fn wears(&self, pack: &Pack, hat: Hat) -> bool {
        self.hat.is_some_and(|worn| pack.item(worn).does == Use::Hat(hat))
    }
}

/// What a seat holds for its own eyes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hands {
    pub(crate) vehicles: Set<Vehicle>,
    pub(crate) gear: GearSet,
    /// Secret Bounties taken from the deck.
    pub(crate) secrets: Set<Bounty>,
    /// Items and Weapons in other hands that this seat has seen go there.
    pub(crate) witnessed: GearSet,
}

impl Hands {
    const EMPTY: Hands =
        Hands { vehicles: Set::EMPTY, gear: GearSet::EMPTY, secrets: Set::EMPTY, witnessed: GearSet::EMPTY };
}

/// A place of the Terror zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Terror {
    pub(crate) worm: Option<Worm>,
    /// Where the Target lies. It stays there when a worm leaves, until the next one comes.
    pub(crate) target: Option<Cell>,
    pub(crate) cards: Stack,
}

impl Terror {
    pub(crate) const EMPTY: Terror = Terror { worm: None, target: None, cards: Stack::EMPTY };
}

/// What happened so far in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    /// The Vehicle played, and under which worm.
    pub(crate) played: Option<(Vehicle, Slot)>,
    pub(crate) ap: u8,
    /// Points lost by picking up, which a card may bring back.
    pub(crate) kept: u8,
    /// Arrows of the card that are skipped.
    pub(crate) skipped: Set<Arrow>,
    /// Eggs were picked up: no more actions (TB-EGG-03).
    pub(crate) picked: bool,
    pub(crate) acted: bool,
    /// The pawn is passing through another one (Ruling TB-Q-12).
    pub(crate) transit: bool,
    /// Whether a bonus was taken (TB-BONUS-02).
    pub(crate) bonus: bool,
    /// Hats used this turn, by effect (Ruling TB-Q-49).
    pub(crate) hats: Set<Hat>,
    /// Whether the Leader's power of once per turn was used.
    pub(crate) power: bool,
    /// Cards obtained this turn (TB-CARD-01), and how many.
    pub(crate) locked: Secret<GearSet>,
    pub(crate) locked_count: GearCount,
    /// The last delivery of this turn.
    pub(crate) delivery: Option<Delivery>,
}

/// An egg that was brought to a Location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Delivery {
    pub(crate) egg: Colour,
    pub(crate) at: Location,
}

impl Turn {
    pub(crate) const fn of(seat: Seat) -> Turn {
        Turn {
            played: None,
            ap: 0,
            kept: 0,
            skipped: Set::EMPTY,
            picked: false,
            acted: false,
            transit: false,
            bonus: false,
            hats: Set::EMPTY,
            power: false,
            locked: Secret::new(GearSet::EMPTY, SeatSet::only(seat)),
            locked_count: By::all(0),
            delivery: None,
        }
    }
}

/// An attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Attack {
    pub(crate) slot: Slot,
    pub(crate) worm: Worm,
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
    pub(crate) returning: [Option<(Seat, Weapon)>; Attack::RETURNING],
}

impl Attack {
    /// At most so many Weapons come back to the hand; a pack with more does not load.
    pub(crate) const RETURNING: usize = 4;

    pub(crate) const fn of(slot: Slot, worm: Worm) -> Attack {
        Attack {
            slot,
            worm,
            caught: SeatSet::NOBODY,
            hunters: SeatSet::NOBODY,
            dying: SeatSet::NOBODY,
            damage: 0,
            defeated: false,
            helmets: SeatSet::NOBODY,
            returning: [None; Attack::RETURNING],
        }
    }
}

/// What only a solo match counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Solo {
    /// Worm cards discarded after an attack (TB-SOLO-02).
    pub(crate) attacks: u8,
    /// Locations with a claimed delivery Bounty (TB-SCEN-03).
    pub(crate) delivered: Set<Location>,
    /// Trophies (TB-SCEN-09).
    pub(crate) trophies: Set<WormKind>,
}

/// What waits to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    Tiles,
    Deal(Seat),
    Leaders,
    StartingWorm(Worm),
    /// So many are left.
    SetupAttacks(u8),
    CheckColours,
    FillSlots,
    First,
    /// The pawn of this seat, and so many pawns in all.
    Pawns(Seat, u8),
    RefillLine,
    RollEggs,
    BeginTurn,
    /// Back to the choice of a Vehicle.
    Replay,
    Act,
    Exchange,
    Bonus,
    /// Draw a card for this seat.
    Gear(Seat, GearDeck),
    Ability,
    /// The Targets from this one on come nearer.
    AllToward(Slot),
    /// Everything after the actions and the ability.
    LastCards,
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
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// Where the active pawn stands.
    #[inline]
    pub(crate) fn here(&self) -> Option<Cell> {
        self.player(self.active).pawn
    }

    /// The attack under way, where there has to be one.
    pub(crate) fn attacking(&self) -> &Attack {
        self.attack.as_ref().expect("a worm attacks")
    }

    /// The attack under way, to be changed.
    pub(crate) fn attacking_mut(&mut self) -> &mut Attack {
        self.attack.as_mut().expect("a worm attacks")
    }

    /// The Vehicle of this turn, where one has to be played already.
    pub(crate) fn played(&self) -> (Vehicle, Slot) {
        self.turn.played.expect("a Vehicle was played")
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

    /// The cells with pawns.
    #[inline]
    pub(crate) fn pawns(&self) -> Cells {
        self.players.values().iter().filter_map(|player| player.pawn).collect()
    }

    #[inline]
    pub(crate) fn board<'p>(&self, pack: &'p Pack) -> &'p Board {
        pack.board(self.rules.side)
    }

    #[inline]
    pub(crate) fn rubble_at(&self, cell: Cell) -> u8 {
        u8::from(self.rubble.has(cell)) + u8::from(self.heaps.has(cell))
    }

    /// The Location on a cell.
    pub(crate) fn location_at(&self, cell: Cell) -> Option<Location> {
        if !self.location_cells.has(cell) {
            return None;
        }
        self.locations.iter().find(|(_, at)| **at == Some(cell)).map(|(location, _)| location)
    }

    /// Puts a Location tile on a cell, or takes it away.
    pub(crate) fn set_location(&mut self, location: Location, cell: Option<Cell>) {
        self.locations[location] = cell;
        self.location_cells = self.locations.values().iter().copied().flatten().collect();
    }

    /// Puts one rubble on a cell that has fewer than two.
    pub(crate) fn pile_up(&mut self, cells: Cells) {
        self.heaps |= cells & self.rubble;
        self.rubble |= cells;
    }

    pub(crate) fn destroyed(&self) -> u8 {
        if self.rules.begun { 5 - self.location_cells.len() as u8 } else { 0 }
    }

    /// How many Vehicles are missing until the worm of a slot attacks; nothing where there is no worm.
    #[inline]
    pub(crate) fn missing(&self, pack: &Pack, slot: Slot) -> Option<u8> {
        let terror = &self.slots[slot];
        terror.worm.map(|worm| pack.worm(worm).body().limit.saturating_sub(terror.cards.len() as u8))
    }

    /// TB-TURN-04
    #[inline]
    pub(crate) fn has_room(&self, pack: &Pack, slot: Slot) -> bool {
        self.missing(pack, slot).is_some_and(|missing| missing > 0)
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
        let delivery = self.attack.is_none();
        let more = delivery && self.player(seat).is(pack, Power::PlainDelivery);
        if more { RICH_DELIVERY } else { PLAIN_POINT }
    }

    /// TB-RUBBLE-02
    pub(crate) fn exchange_at(&self, pack: &Pack, seat: Seat) -> u8 {
        if self.player(seat).is(pack, Power::CheapExchange) { CHEAP_EXCHANGE } else { EXCHANGE }
    }

    pub(crate) fn can_draw_bounty(&self) -> bool {
        !self.bounties.is_empty() || !self.bounties.spent().is_empty()
    }

    /// Items or Weapons of this seat that are not locked, as far as everybody knows.
    pub(crate) fn ready_gear(&self, seat: Seat, deck: GearDeck) -> u8 {
        let held = self.player(seat).gear_count[deck];
        if seat == self.active { held.saturating_sub(self.turn.locked_count[deck]) } else { held }
    }

    /// Ruling TB-Q-49: whether the active seat holds cards that may be used now, as far as everybody knows.
    pub(crate) fn may_use_cards(&self) -> bool {
        self.ready_gear(self.active, GearDeck::Item) > 0
            || (self.ready_gear(self.active, GearDeck::Weapon) > 0 && self.others_wear_hats())
    }

    pub(crate) fn others_wear_hats(&self) -> bool {
        self.seats().any(|seat| seat != self.active && self.player(seat).hat.is_some())
    }

    pub(crate) fn can_climb(&self, pack: &Pack, seat: Seat) -> bool {
        self.player(seat).is(pack, Power::ClimbRubble)
    }

    /// Cells whose rubble keeps this seat from moving there (TB-MOVE-02).
    #[inline]
    pub(crate) fn blocked(&self, pack: &Pack, seat: Seat) -> Cells {
        if self.can_climb(pack, seat) { self.heaps } else { self.rubble }
    }

    /// Ruling TB-Q-12: whether a pawn passing through another one on `cell` can leave with these points.
    pub(crate) fn can_leave(&self, pack: &Pack, seat: Seat, cell: Cell, ap: u8) -> bool {
        if ap == 0 {
            return false;
        }
        let board = self.board(pack);
        // The pawn on the way may share its cell with another one, which still stands there.
        let others: Cells =
            self.seats().filter(|other| *other != seat).filter_map(|other| self.player(other).pawn).collect();
        let blocked = self.blocked(pack, seat);
        if !(board.near(cell) - others - blocked).is_empty() {
            return true;
        }
        (board.near(cell) & others).iter().any(|next| {
            let landings = (board.near(next) - others - self.rubble).without(cell);
            let passes = !blocked.has(next);
            !landings.is_empty() || (passes && self.can_leave(pack, seat, next, ap - 1))
        })
    }

    /// Ruling TB-Q-59: whether the scenario's aim is out of reach.
    pub(crate) fn hopeless(&self) -> bool {
        match self.rules.mode {
            Mode::SoloLivraison if self.rules.begun => {
                let lost = |(location, cell): &(Location, &Option<Cell>)| {
                    cell.is_none() && !self.solo.delivered.has(*location)
                };
                self.locations.iter().filter(lost).count() > 1
            }
            // One attack gives one trophy at most.
            Mode::SoloExtermination => {
                u32::from(ATTACKS.saturating_sub(self.solo.attacks)) + self.solo.trophies.len() < 3
            }
            _ => false,
        }
    }
}

/// A copy stays cheap as long as the state is small.
const _: () = assert!(size_of::<State>() <= 1024, "a state fits in a kibibyte");
