//! Any table of Terror Below, described in a scenario file.
//!
//! What is not named is plain: no eggs and no rubble, pawns on the Locations in the order of the box, three
//! Characters each in the order of their deck with the first as Leader, the three lowest Vehicles left in each
//! hand, no Items and Weapons, quiet worms, the lowest Bounties in the Line, full decks, seat 0 to play. What is
//! plain makes way for what is named.

use std::collections::BTreeMap;

use serde::Deserialize;
use veilleuse_core::{
    ArrangeError, Referee, Rests, Scribe, Seat, SeatSet, Secret,
    kit::{By, Deck, Noun, Set},
};

use crate::{
    cards::{EXCHANGE, HAND},
    end::{ATTACKS, POINTS},
    gear::{GearCount, GearSet},
    pack::Pack,
    phase::{Play, is_hat},
    setup::{self, Mode, Options, RUBBLE},
    stack::{Stack, Under},
    state::{Frame, State, Turn},
    words::{
        Bounty, Cell, Character, Colour, Eggs, Item, Location, Member, Place, Slot, Vehicle, Weapon, Worm,
        WormKind,
    },
};

/// A table of Terror Below: any part of it, set directly.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Arrangement {
    /// Whose turn it is; it is about to begin unless something else is said.
    pub active: Option<Seat>,
    /// The seats, from 0 on; fewer than there are is fine.
    pub seats: Vec<SeatArrangement>,
    /// Rubble, by cell.
    pub rubble: BTreeMap<Cell, u8>,
    /// Eggs, by cell.
    pub eggs: BTreeMap<Cell, Vec<Colour>>,
    /// Where Locations stand, when not on their own cells.
    pub locations: BTreeMap<Location, Cell>,
    /// Locations that are destroyed.
    pub destroyed: Vec<Location>,
    /// The three places of the Terror zone; fewer is fine.
    pub slots: Vec<SlotArrangement>,
    /// The Bounty Line.
    pub line: Option<Vec<Bounty>>,
    /// The cards left in the decks; a deck that is not named holds everything that is not elsewhere.
    pub decks: DecksArrangement,
    /// Rubble left in the supply, when it is less than what is not on the table.
    pub rubble_supply: Option<u8>,
    /// Colours whose eggs are all gone from the supply.
    pub no_eggs: Vec<Colour>,
    /// The active seat has played this Vehicle under this worm and is about to act with these points.
    pub acting: Option<ActingArrangement>,
    /// The turn of the active seat is over, its last cards too: the refill is about to begin.
    pub turn_over: bool,
    /// The worm of this slot is about to attack after the turn of the active seat.
    pub attack: Option<Slot>,
    /// The seats that still have a last turn to play.
    pub last_turns: Option<Vec<Seat>>,
    /// Solo: attacks made so far.
    pub attacks: u8,
    /// Solo: Locations with a claimed delivery Bounty.
    pub delivered: Vec<Location>,
    /// Solo: trophies.
    pub trophies: Vec<WormKind>,
}

/// A seat: what its pawn carries, what it holds, and who lives in its Group.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct SeatArrangement {
    /// Where the pawn stands.
    pub cell: Option<Cell>,
    /// The pawn is off the board.
    pub off_board: bool,
    /// The Group, the Leader first.
    pub group: Option<Vec<Character>>,
    /// Members of the Group that are dead, whether or not `group` names them.
    pub dead: Vec<Character>,
    pub eggs: Vec<Colour>,
    pub rubble: u8,
    /// Points in tokens.
    pub tokens: u8,
    pub claimed: Vec<Bounty>,
    /// Vehicles in hand.
    pub vehicles: Option<Vec<Vehicle>>,
    /// Items in hand.
    pub items: Vec<Item>,
    /// Weapons in hand.
    pub weapons: Vec<Weapon>,
    /// Secret Bounties from the deck.
    pub secrets: Vec<Bounty>,
    /// Secret Bounties from the Line.
    pub open_secrets: Vec<Bounty>,
    /// The worn Hat.
    pub hat: Option<Item>,
}

/// A place of the Terror zone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SlotArrangement {
    /// Which worm lies there.
    pub worm: Option<Worm>,
    /// Where its Target lies.
    pub target: Option<Cell>,
    /// Vehicles under it, in order.
    pub cards: Vec<Vehicle>,
    /// Which of them lie face down, and who put them there; those that `cards` does not name come last.
    pub face_down: BTreeMap<Vehicle, Seat>,
}

/// The cards left in the decks; discards hold the rest.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "names")]
pub struct DecksArrangement {
    pub vehicles: Option<Vec<Vehicle>>,
    pub bounties: Option<Vec<Bounty>>,
    pub items: Option<Vec<Item>>,
    pub weapons: Option<Vec<Weapon>>,
    pub worms: Option<Vec<Worm>>,
}

/// A turn in the middle of its actions.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActingArrangement {
    /// The Vehicle played.
    pub card: Vehicle,
    /// Under which worm.
    pub slot: Slot,
    /// Points left; what the card gives when missing.
    #[serde(default)]
    pub ap: Option<u8>,
}

/// More than any turn gives.
const MOST_AP: u8 = 30;
/// More than any match gives.
const MOST_POINTS: u8 = 100;

/// The quiet worms of a table that names none.
const QUIET: [Worm; 3] = [Worm::new(23), Worm::new(24), Worm::new(26)];

pub(crate) fn arrange(
    pack: &Pack,
    options: &Options,
    given: &Arrangement,
    referee: &Referee,
) -> Result<State, ArrangeError> {
    setup::check(options)
        .map_err(|refusal| ArrangeError::at("options", format!("refused by {}", refusal.rule)))?;
    let mut state = setup::bare(pack, options);
    state.rules.begun = true;
    locations(pack, &mut state, given)?;
    ground(pack, &mut state, given)?;
    slots(pack, &mut state, given)?;
    seats(pack, &mut state, given, referee)?;
    line(pack, &mut state, given)?;
    decks(&mut state, &given.decks)?;
    let seat_in = |path: &str, seat: Seat| {
        let there = seat.index() < usize::from(options.seats);
        if there { Ok(seat) } else { Err(ArrangeError::at(path, format!("there is no seat {seat}"))) }
    };
    let living = |path: &str, seat: Seat| {
        let seat = seat_in(path, seat)?;
        let lives = state.player(seat).lives();
        if lives {
            Ok(seat)
        } else {
            Err(ArrangeError::at(path, format!("the Group of seat {seat} is dead")))
        }
    };
    let active = living("active", given.active.unwrap_or(Seat::new(0)))?;
    if let Some(left) = &given.last_turns {
        let left: Result<SeatSet, _> = left.iter().map(|seat| living("last_turns", *seat)).collect();
        state.last_turns = Some(left?);
    }
    for slot in &given.slots {
        slot.face_down.values().try_for_each(|seat| seat_in("slots.face_down", *seat).map(drop))?;
    }
    state.active = active;
    state.solo.attacks = given.attacks;
    state.solo.delivered = given.delivered.iter().copied().collect();
    state.solo.trophies = given.trophies.iter().copied().collect();
    undecided(&state)?;
    start(pack, &mut state, given, referee)?;
    Ok(state)
}

/// Refuses a table whose match is over.
fn undecided(state: &State) -> Result<(), ArrangeError> {
    let twenty = state.seats().find(|seat| state.player(*seat).points() >= POINTS);
    if let (Some(seat), Mode::Standard | Mode::SoloUrgence) = (twenty, state.rules.mode) {
        let path = format!("seats[{}].tokens", seat.index());
        return Err(ArrangeError::at(path, "twenty points have won the match (TB-END-01)"));
    }
    if state.rules.solo() && state.solo.attacks >= ATTACKS {
        return Err(ArrangeError::at("attacks", "the fifteenth attack loses the match (TB-SOLO-02)"));
    }
    if state.rules.mode == Mode::SoloUrgence && state.destroyed() >= 3 {
        return Err(ArrangeError::at("destroyed", "three Locations lose the match (TB-SCEN-02)"));
    }
    if state.rules.mode == Mode::SoloLivraison && state.solo.delivered.len() >= 4 {
        return Err(ArrangeError::at("delivered", "four Locations have won the match (TB-SCEN-03)"));
    }
    if state.rules.mode == Mode::SoloExtermination && state.solo.trophies.len() >= 3 {
        return Err(ArrangeError::at("trophies", "three trophies have won the match (TB-SCEN-06)"));
    }
    Ok(())
}

fn locations(pack: &Pack, state: &mut State, given: &Arrangement) -> Result<(), ArrangeError> {
    for location in Location::ALL {
        let home = state.board(pack).homes[location];
        let path = format!("locations.{}", location.id());
        let cell = given.locations.get(&location).copied().unwrap_or(home);
        let cell = check_cell(pack, state, &path, cell)?;
        let others = Location::ALL.into_iter().filter(|other| *other != location);
        let taken = others.filter_map(|other| given.locations.get(&other)).any(|other| *other == cell);
        if taken {
            return Err(ArrangeError::at(path, "another Location stands there"));
        }
        state.set_location(location, Some(cell));
    }
    if state.location_cells.len() != 5 {
        return Err(ArrangeError::at("locations", "five Locations on five cells (TB-SETUP-02)"));
    }
    given.destroyed.iter().for_each(|location| state.set_location(*location, None));
    Ok(())
}

/// A cell where eggs and rubble may lie (TB-PLACE-05, TB-SOLO-12).
fn check_open(
    pack: &Pack,
    state: &State,
    path: &str,
    cell: Cell,
    on_location: bool,
) -> Result<(), ArrangeError> {
    check_cell(pack, state, path, cell)?;
    if !on_location && state.location_cells.has(cell) {
        return Err(ArrangeError::at(path, "nothing lies on a Location (TB-PLACE-05)"));
    }
    Ok(())
}

fn take_rubble(state: &mut State, path: &str, count: u8) -> Result<(), ArrangeError> {
    let left = state.rubble_supply.checked_sub(count);
    state.rubble_supply = left.ok_or_else(|| ArrangeError::at(path, format!("there are {RUBBLE} rubble")))?;
    Ok(())
}

fn check_cell(pack: &Pack, state: &State, path: &str, cell: Cell) -> Result<Cell, ArrangeError> {
    if state.board(pack).is_ground(cell) {
        Ok(cell)
    } else {
        Err(ArrangeError::at(path, format!("{cell} is no desert cell of this board")))
    }
}

fn ground(pack: &Pack, state: &mut State, given: &Arrangement) -> Result<(), ArrangeError> {
    for (cell, count) in &given.rubble {
        let path = format!("rubble.{cell}");
        check_open(pack, state, &path, *cell, state.rules.solo() && *count == 1)?;
        if !(1..=2).contains(count) {
            return Err(ArrangeError::at(path, "a cell holds one or two rubble (TB-PLACE-03)"));
        }
        (0..*count).for_each(|_| state.pile_up(Set::only(*cell)));
        take_rubble(state, &path, *count)?;
    }
    for (cell, eggs) in &given.eggs {
        let path = format!("eggs.{cell}");
        check_open(pack, state, &path, *cell, false)?;
        if eggs.is_empty() || (state.rules.solo() && eggs.len() > 1) {
            return Err(ArrangeError::at(
                path,
                "an egg, or several where they may lie together (TB-SOLO-17)",
            ));
        }
        for colour in eggs {
            take_egg(state, &path, *colour)?;
        }
        state.eggs[*cell] = eggs.iter().copied().collect();
        state.egg_cells.put(*cell);
    }
    Ok(())
}

fn take_egg(state: &mut State, path: &str, colour: Colour) -> Result<(), ArrangeError> {
    if state.egg_supply.of(colour) == 0 {
        return Err(ArrangeError::at(path, format!("there are seven {} eggs", colour.id())));
    }
    state.egg_supply.take(colour);
    Ok(())
}

fn pull<C: Noun + ToString, const KNOWN: usize>(
    deck: &mut Deck<C, KNOWN>,
    path: &str,
    card: C,
) -> Result<(), ArrangeError> {
    if deck.pull(card) {
        Ok(())
    } else {
        Err(ArrangeError::at(path, format!("{} is not in the deck", card.to_string())))
    }
}

fn slots(pack: &Pack, state: &mut State, given: &Arrangement) -> Result<(), ArrangeError> {
    if given.slots.len() > 3 {
        return Err(ArrangeError::at("slots", "there are three slots"));
    }
    let named: Vec<Option<Worm>> =
        (0..3).map(|index| given.slots.get(index).and_then(|slot| slot.worm)).collect();
    let in_deck: Set<Worm> = given.decks.worms.iter().flatten().copied().collect();
    let others = state.worms.middle().iter().filter(|worm| !QUIET.contains(worm));
    let plain = |worm: &Worm| !named.contains(&Some(*worm)) && !in_deck.has(*worm);
    let mut quiet = QUIET.into_iter().chain(others).filter(plain);
    for slot in Slot::ALL {
        let path = |field: &str| format!("slots[{}].{field}", slot.index());
        let none = SlotArrangement::default();
        let spec = given.slots.get(slot.index()).unwrap_or(&none);
        let worm = spec.worm.or_else(|| quiet.next());
        let worm = worm.ok_or_else(|| ArrangeError::at(path("worm"), "no worm is left for this slot"))?;
        pull(&mut state.worms, &path("worm"), worm)?;
        let printed = state.board(pack).coordinates(pack.worm(worm).at);
        let target = check_cell(pack, state, &path("target"), spec.target.unwrap_or(printed))?;
        state.slots[slot].worm = Some(worm);
        state.slots[slot].target = Some(target);
        let hidden = spec.face_down.keys().filter(|card| !spec.cards.contains(card));
        let cards: Vec<Vehicle> = spec.cards.iter().chain(hidden).copied().collect();
        if cards.len() > Stack::MOST {
            return Err(ArrangeError::at(path("cards"), "at most seven Vehicles"));
        }
        for card in &cards {
            pull(&mut state.vehicles, &path("cards"), *card)?;
            let under = match spec.face_down.get(card) {
                Some(seat) => Under::face_down(*card, *seat),
                None => Under::face_up(*card),
            };
            state.slots[slot].cards.push(under);
        }
    }
    if let Some(acting) = &given.acting {
        if state.slots[acting.slot].cards.is_full() {
            return Err(ArrangeError::at("acting.slot", "at most seven Vehicles"));
        }
        if acting.ap.is_some_and(|ap| ap > MOST_AP) {
            return Err(ArrangeError::at("acting.ap", format!("at most {MOST_AP} Action Points")));
        }
        pull(&mut state.vehicles, "acting.card", acting.card)?;
        state.slots[acting.slot].cards.push(Under::face_up(acting.card));
    }
    Ok(())
}

fn seats(pack: &Pack, state: &mut State, given: &Arrangement, referee: &Referee) -> Result<(), ArrangeError> {
    let count = usize::from(state.rules.seats);
    if given.seats.len() > count {
        return Err(ArrangeError::at("seats", format!("this table has {count} seats")));
    }
    let none = SeatArrangement::default();
    let named = |index: usize| given.seats.get(index).unwrap_or(&none);
    // What is named is dealt first, so that defaults never take it.
    for index in 0..count {
        let group = named(index).members();
        if group.len() > 3 || named(index).group.as_ref().is_some_and(Vec::is_empty) {
            let path = format!("seats[{index}].group");
            return Err(ArrangeError::at(path, "a Group has one to three members"));
        }
        for character in group {
            if !state.characters.take(character) {
                let problem = format!("{character} is not in the deck");
                return Err(ArrangeError::at(format!("seats[{index}].group"), problem));
            }
        }
        for card in named(index).vehicles.iter().flatten() {
            pull(&mut state.vehicles, &format!("seats[{index}].vehicles"), *card)?;
        }
    }
    let homes = homes(state, &(0..count).map(named).collect::<Vec<_>>());
    let in_deck: Set<Vehicle> = given.decks.vehicles.iter().flatten().copied().collect();
    for (index, home) in homes.into_iter().enumerate() {
        seat(pack, state, Seat::at(index), named(index), (home, in_deck), referee)?;
    }
    Ok(())
}

impl SeatArrangement {
    /// The members of the Group that are named, the dead among them.
    fn members(&self) -> Vec<Character> {
        let group = self.group.iter().flatten();
        let dead = self.dead.iter().filter(|dead| !self.group.iter().flatten().any(|member| member == *dead));
        group.chain(dead).copied().collect()
    }
}

/// Where the pawns stand whose cell is not named: each on its own Location, or on the next one that is free.
fn homes(state: &State, seats: &[&SeatArrangement]) -> Vec<Option<Cell>> {
    let standing: Vec<Cell> = state.locations.values().iter().copied().flatten().collect();
    let mut taken: Set<Cell> = seats.iter().filter_map(|spec| spec.cell).collect();
    let plain = |index: usize| seats[index].cell.is_none() && !seats[index].off_board;
    let mut homes: Vec<Option<Cell>> = vec![None; seats.len()];
    for index in (0..seats.len()).filter(|index| plain(*index)) {
        homes[index] = standing.get(index).copied().filter(|cell| !taken.has(*cell));
    }
    taken |= homes.iter().copied().flatten().collect();
    for index in (0..seats.len()).filter(|index| plain(*index)) {
        if homes[index].is_none() {
            homes[index] = standing.iter().copied().find(|cell| !taken.has(*cell));
            taken |= homes[index].into_iter().collect();
        }
    }
    homes
}

fn seat(
    pack: &Pack,
    state: &mut State,
    seat: Seat,
    spec: &SeatArrangement,
    (home, in_deck): (Option<Cell>, Set<Vehicle>),
    referee: &Referee,
) -> Result<(), ArrangeError> {
    let path = |field: &str| format!("seats[{seat}].{field}");
    let mut group = spec.members();
    if spec.group.is_none() {
        while group.len() < 3 {
            if state.characters.is_empty() {
                return Err(ArrangeError::at(path("group"), "no Characters are left"));
            }
            group.push(state.characters.draw(0));
        }
        group.sort_unstable();
    }
    let vehicles: Set<Vehicle> = match &spec.vehicles {
        Some(named) => named.iter().copied().collect(),
        None => (state.vehicles.middle() - in_deck).iter().take(HAND.into()).collect(),
    };
    if spec.vehicles.is_none() {
        if vehicles.len() < u32::from(HAND) {
            return Err(ArrangeError::at(path("vehicles"), "no Vehicles are left to deal"));
        }
        vehicles.iter().for_each(|card| {
            state.vehicles.pull(card);
        });
    }
    if spec.hat.is_some_and(|item| !is_hat(pack, item)) {
        return Err(ArrangeError::at(path("hat"), "this Item is no Hat (TB-HAT-01)"));
    }
    if spec.rubble >= EXCHANGE {
        return Err(ArrangeError::at(path("rubble"), "three rubble are exchanged at once (TB-RUBBLE-02)"));
    }
    if spec.tokens > MOST_POINTS {
        return Err(ArrangeError::at(path("tokens"), format!("at most {MOST_POINTS} points")));
    }
    take_rubble(state, &path("rubble"), spec.rubble)?;
    for item in spec.items.iter().chain(&spec.hat) {
        pull(&mut state.gear.items, &path("items"), *item)?;
    }
    for weapon in &spec.weapons {
        pull(&mut state.gear.weapons, &path("weapons"), *weapon)?;
    }
    for bounty in spec.secrets.iter().chain(&spec.open_secrets).chain(&spec.claimed) {
        pull(&mut state.bounties, &path("secrets"), *bounty)?;
    }
    for colour in &spec.eggs {
        take_egg(state, &path("eggs"), *colour)?;
    }
    let cell = spec.cell.or(home).filter(|_| !spec.off_board);
    let cell = cell.map(|cell| check_cell(pack, state, &path("cell"), cell)).transpose()?;
    if cell.is_some_and(|cell| state.pawns().has(cell)) {
        return Err(ArrangeError::at(path("cell"), "another pawn stands there (TB-MOVE-03)"));
    }
    let points: u8 = spec.claimed.iter().map(|bounty| pack.bounty(*bounty).points).sum();
    let player = state.player_mut(seat);
    let members = || Member::all().zip(&group);
    let living = || members().filter(|(_, character)| !spec.dead.contains(character));
    player.members = members().map(|(member, _)| member).collect();
    player.alive = living().map(|(member, _)| member).collect();
    player.leader = living().next().map(|(_, character)| *character);
    let group = By::with(|member: Member| group.get(member.index()).copied());
    player.group = Secret::new(group, SeatSet::EVERYBODY);
    player.chosen = Secret::new(player.leader, SeatSet::EVERYBODY);
    player.pawn = cell.filter(|_| player.lives());
    player.rubble = spec.rubble;
    player.eggs = spec.eggs.iter().copied().collect::<Eggs>();
    player.tokens = spec.tokens;
    player.bounty_points = points;
    player.bounties = spec.claimed.len() as u8;
    player.hat = spec.hat;
    player.vehicle_count = vehicles.len() as u8;
    player.gear_count = GearCount::new([spec.items.len() as u8, spec.weapons.len() as u8]);
    let (items, weapons) = (spec.items.iter().copied().collect(), spec.weapons.iter().copied().collect());
    let hands = player.hands.truth_mut(referee);
    hands.vehicles = vehicles;
    hands.gear = GearSet { items, weapons };
    hands.secrets = spec.secrets.iter().copied().collect();
    player.open_secrets = spec.open_secrets.iter().copied().collect();
    player.secret_count = (spec.secrets.len() + spec.open_secrets.len()) as u8;
    Ok(())
}

fn line(pack: &Pack, state: &mut State, given: &Arrangement) -> Result<(), ArrangeError> {
    match &given.line {
        Some(named) if named.len() > 4 => {
            return Err(ArrangeError::at("line", "four Bounties lie open (TB-SETUP-04)"));
        }
        Some(named) => {
            for (place, bounty) in Place::all().zip(named) {
                pull(&mut state.bounties, "line", *bounty)?;
                state.line[place] = Some(*bounty);
            }
        }
        None => {
            let in_deck: Set<Bounty> = given.decks.bounties.iter().flatten().copied().collect();
            for place in Place::all() {
                let fits = |card: &Bounty| !state.barred(pack, *card) && !in_deck.has(*card);
                let lowest = state.bounties.middle().iter().find(fits);
                state.line[place] = lowest.filter(|card| state.bounties.pull(*card));
            }
        }
    }
    if let Some(supply) = given.rubble_supply {
        state.rubble_supply = supply.min(state.rubble_supply);
    }
    for colour in &given.no_eggs {
        while state.egg_supply.of(*colour) > 0 {
            state.egg_supply.take(*colour);
        }
    }
    Ok(())
}

fn decks(state: &mut State, given: &DecksArrangement) -> Result<(), ArrangeError> {
    fn thin<C: Noun, const KNOWN: usize>(
        deck: &mut Deck<C, KNOWN>,
        path: &str,
        kept: Option<&Vec<C>>,
    ) -> Result<(), ArrangeError> {
        let Some(kept) = kept else { return Ok(()) };
        let kept: Set<C> = kept.iter().copied().collect();
        if !(kept - deck.middle()).is_empty() {
            return Err(ArrangeError::at(format!("decks.{path}"), "a card of it is elsewhere"));
        }
        for card in (deck.middle() - kept).iter() {
            deck.pull(card);
            deck.discard(card);
        }
        Ok(())
    }
    thin(&mut state.vehicles, "vehicles", given.vehicles.as_ref())?;
    thin(&mut state.bounties, "bounties", given.bounties.as_ref())?;
    thin(&mut state.gear.items, "items", given.items.as_ref())?;
    thin(&mut state.gear.weapons, "weapons", given.weapons.as_ref())?;
    thin(&mut state.worms, "worms", given.worms.as_ref())
}

/// Where the match goes on.
fn start(pack: &Pack, state: &mut State, given: &Arrangement, referee: &Referee) -> Result<(), ArrangeError> {
    if u8::from(given.acting.is_some()) + u8::from(given.turn_over) + u8::from(given.attack.is_some()) > 1 {
        return Err(ArrangeError::at("acting", "only one of acting, turn_over and attack can be next"));
    }
    state.turn = Turn::of(state.active);
    let mut play = Play { pack, state, referee, scribe: Scribe::silent() };
    if let Some(acting) = &given.acting {
        play.then(Frame::LastCards);
        play.state.turn.played = Some((acting.card, acting.slot));
        play.state.turn.ap = acting.ap.unwrap_or(pack.vehicle(acting.card).value);
        play.then(Frame::Ability);
        play.then(Frame::Act);
    } else if given.turn_over {
        if play.refill() == Rests::Yes {
            return Ok(());
        }
    } else if let Some(slot) = given.attack {
        play.then(Frame::EndTurn);
        play.then(Frame::Attack(slot));
    } else {
        play.then(Frame::BeginTurn);
    }
    play.run();
    Ok(())
}
