//! Set-up: tiles, hands, Leaders, the first attacks, the first worms, the pawns.

use veilleuse_core::{
    Chance, Draw, DrawName, Line, Offers, Question, Referee, Rests, Seat, SeatSet, kind,
    kit::{By, Noun, Set},
    not_offered,
};

use crate::{
    TerrorBelow,
    action::Action,
    ask::{self, For},
    cards::HAND,
    pack::Pack,
    setup::{EGGS, RUBBLE, drawn_attacks},
    state::{Frame, State},
    told::Told,
    words::{Cell, Cells, Character, Colour, Eggs, GearDeck, Location, Member, Slot, Worm},
};

use super::{
    Look, Play,
    gear::gear_chance,
    gives,
    pieces::{COORDINATES, vehicle_chance, vehicle_name, worm_chance, worm_name},
};

/// How often the advanced set-up is dealt anew at most (Ruling TB-Q-40).
const MOST_TRIES: u8 = 20;

/// TB-ADV-01, TB-ADV-02: where a Location tile goes.
impl Draw<TerrorBelow> for ask::Tile {
    fn chance(self, state: &State) -> Chance {
        let homes = Location::COUNT as u32 - state.location_cells.len();
        For::Tile.among(if state.rules.random_locations { COORDINATES } else { homes })
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let location = self.location;
        let cell = tile_cell(play.pack, play.state, way);
        if play.state.location_cells.has(cell) {
            // Ruling TB-Q-39
            play.scribe.tell(|_| Told::TileRerolled { location, cell });
            return play.ask(self);
        }
        play.state.set_location(location, Some(cell));
        play.scribe.tell(|_| Told::TilePlaced { location, cell });
        play.then(Frame::Tiles);
        Rests::No
    }

    fn name(self, pack: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gives(tile_cell(pack, state, way))
    }
}

/// The cell that a draw gives to a tile: any, or one of the homes that are left.
fn tile_cell(pack: &Pack, state: &State, way: u32) -> Cell {
    let board = state.board(pack);
    if state.rules.random_locations {
        return board.dice[way as usize];
    }
    let free = |cell: &&Cell| !state.location_cells.has(**cell);
    *board.homes.values().iter().filter(free).nth(way as usize).expect("as many homes as tiles left")
}

/// TB-SETUP-11: three Characters.
impl Draw<TerrorBelow> for ask::DealCharacter {
    fn chance(self, state: &State) -> Chance {
        For::Character.among(state.characters.len())
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = self.seat;
        let card = play.state.characters.draw(way);
        let player = play.state.player_mut(seat);
        let member = Member::at(player.members.len() as usize);
        player.group.truth_mut(play.referee)[member] = Some(card);
        player.members.put(member);
        player.alive = player.members;
        play.scribe.reveal(SeatSet::only(seat), |eyes| Told::CharacterDealt {
            seat,
            character: eyes.among(SeatSet::only(seat)).then_some(card),
        });
        play.then(Frame::Deal(seat));
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gives(state.characters.nth(way))
    }
}

/// TB-SETUP-09: an Item and a Weapon.
impl Draw<TerrorBelow> for ask::DealGear {
    fn chance(self, state: &State) -> Chance {
        gear_chance(state, self.deck)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let ask::DealGear { seat, deck } = self;
        let card = play.state.gear.draw(deck, way);
        play.put_gear(seat, card);
        play.scribe.reveal(SeatSet::only(seat), |eyes| {
            let (item, weapon) = card.told(eyes.among(SeatSet::only(seat)));
            Told::GearDealt { seat, deck, item, weapon }
        });
        play.then(Frame::Deal(seat));
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        gives(state.gear.peek(self.deck, way))
    }
}

/// TB-SETUP-10: a hand of Vehicles.
impl Draw<TerrorBelow> for ask::DealVehicle {
    fn chance(self, state: &State) -> Chance {
        vehicle_chance(state)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let seat = self.seat;
        let card = play.state.vehicles.draw(way);
        play.put_vehicle(seat, card);
        play.scribe.reveal(SeatSet::only(seat), |eyes| Told::VehicleDealt {
            seat,
            card: eyes.among(SeatSet::only(seat)).then_some(card),
        });
        play.then(Frame::Deal(seat));
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        vehicle_name(state, way)
    }
}

/// TB-SETUP-11: everybody chooses a Leader, and keeps the choice secret until all have.
impl Question<TerrorBelow> for ask::Leaders {
    fn asked(self, _: &State) -> SeatSet {
        self.waiting
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let members = at.members(at.state.player(at.seat).members);
        to.each(kind!(Action::Lead), members, |_| "TB-SETUP-11");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Lead(character) = *action else { not_offered(action) };
        *play.state.player_mut(seat).chosen.truth_mut(play.referee) = Some(character);
        play.scribe.tell(|eyes| Told::LeaderChosen {
            seat,
            character: eyes.among(SeatSet::only(seat)).then_some(character),
        });
        let waiting = self.waiting.without(seat);
        if !waiting.is_empty() {
            return play.ask(ask::Leaders { waiting });
        }
        play.show_groups();
        Rests::No
    }
}

/// TB-DIFF-02: in solo some of the Group may stay in the box.
impl Question<TerrorBelow> for ask::LeaveOut {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::first(1)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let members = at.members(at.state.player(at.seat).members);
        to.each(kind!(Action::LeaveOut), members, |_| "TB-DIFF-02");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::LeaveOut(character) = *action else { not_offered(action) };
        let member = play.place_in_group(seat, character);
        let player = play.state.player_mut(seat);
        player.members.take(member);
        player.alive = player.members;
        play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::LeftOut { seat, character });
        play.then(Frame::Leaders);
        Rests::No
    }

    fn prompt(self, _: Look<'_>, line: Line) -> Line {
        line.number("count", self.count)
    }
}

/// TB-SETUP-14: a worm for an attack of the set-up.
impl Draw<TerrorBelow> for ask::SetupWorm {
    fn chance(self, state: &State) -> Chance {
        worm_chance(state)
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        let card = play.state.worms.draw(way);
        // TB-SETUP-15
        play.state.worms.discard(card);
        play.setup_attack(card);
        Rests::No
    }

    fn name(self, _: &Pack, state: &State, way: u32, _: &Referee) -> DrawName {
        worm_name(state, way)
    }
}

/// TB-SETUP-18: who plays first.
impl Draw<TerrorBelow> for ask::First {
    fn chance(self, state: &State) -> Chance {
        For::First.among(u32::from(state.rules.seats))
    }

    fn falls(self, play: &mut Play<'_>, way: u32) -> Rests {
        play.starts(Seat::new(way as u8))
    }

    fn name(self, _: &Pack, _: &State, way: u32, _: &Referee) -> DrawName {
        gives(format!("seat_{way}"))
    }
}

/// TB-SETUP-19, TB-SETUP-20: a pawn starts on an unoccupied Location.
impl Question<TerrorBelow> for ask::Start {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Enter), at.state.free_locations(), |_| "TB-SETUP-20");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Enter(location) = *action else { not_offered(action) };
        play.enter(seat, location, false);
        Rests::No
    }
}

impl State {
    /// Locations without a pawn.
    pub(crate) fn free_locations(&self) -> impl Iterator<Item = Location> + '_ {
        let pawns = self.pawns();
        let free = move |cell: Cell| !pawns.has(cell);
        Location::ALL.into_iter().filter(move |location| self.locations[*location].is_some_and(free))
    }

    /// The free Location, where there is but one.
    pub(super) fn only_location(&self) -> Option<Location> {
        let mut free = self.free_locations();
        free.next().filter(|_| free.next().is_none())
    }
}

impl Play<'_> {
    /// TB-ADV-01, TB-ADV-02: the next tile.
    pub(super) fn tiles(&mut self) -> Rests {
        match Location::ALL.into_iter().find(|location| self.state.locations[*location].is_none()) {
            Some(location) => self.ask(ask::Tile { location }),
            None => Rests::No,
        }
    }

    /// TB-SETUP-09 to TB-SETUP-11: what this seat still has to be dealt, then the next seat.
    pub(super) fn deal(&mut self, seat: Seat) -> Rests {
        let player = self.state.player(seat);
        if player.members != Set::all() {
            return self.ask(ask::DealCharacter { seat });
        }
        for deck in GearDeck::ALL {
            if player.gear_count[deck] == 0 && self.state.gear.left(deck) > 0 {
                return self.ask(ask::DealGear { seat, deck });
            }
        }
        if player.vehicle_count < HAND && !self.state.vehicles.is_empty() {
            return self.ask(ask::DealVehicle { seat });
        }
        let next = seat.next(self.state.rules.seats);
        if next.index() != 0 {
            self.then(Frame::Deal(next));
        }
        Rests::No
    }

    /// TB-SETUP-11, TB-DIFF-02: Leaders are chosen among those who are not left out.
    pub(super) fn leaders(&mut self) -> Rests {
        let out = self.state.rules.left_out;
        let player = self.state.player(Seat::new(0));
        let gone = Member::COUNT as u8 - player.members.len() as u8;
        if gone < out {
            return self.ask(ask::LeaveOut { count: out - gone });
        }
        self.ask(ask::Leaders { waiting: SeatSet::first(self.state.rules.seats) })
    }

    /// The place of a member in the Group of a seat.
    pub(super) fn place_in_group(&self, seat: Seat, character: Character) -> Member {
        let group = self.state.player(seat).group.truth(self.referee);
        Member::all().find(|member| group[*member] == Some(character)).expect("a member of the Group")
    }

    /// The Character at a place of the Group of a seat.
    pub(super) fn member(&self, seat: Seat, member: Member) -> Character {
        self.state.player(seat).group.truth(self.referee)[member].expect("a member that was dealt")
    }

    fn show_groups(&mut self) {
        for seat in self.state.seats() {
            let player = &mut self.state.players[seat];
            let leader = player.chosen.truth(self.referee).expect("everybody has chosen");
            player.leader = Some(leader);
            player.chosen.reveal_to(SeatSet::EVERYBODY);
            player.group.reveal_to(SeatSet::EVERYBODY);
            let (group, members) = (*player.group.truth(self.referee), player.members);
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::GroupShown {
                seat,
                leader,
                group: members.iter().filter_map(|member| group[member]).collect(),
            });
        }
    }

    /// TB-SETUP-13: the starting worms attack where they are printed. Ruling TB-Q-08: then they leave the game.
    pub(super) fn starting_worm(&mut self, worm: Worm) -> Rests {
        if let Some(next) = self.pack.starting_worms().iter().find(|other| *other > worm) {
            self.then(Frame::StartingWorm(next));
        }
        self.setup_attack(worm);
        Rests::No
    }

    /// TB-SETUP-14: more attacks from the deck.
    pub(super) fn setup_attacks(&mut self, left: u8) -> Rests {
        if left == 0 || self.state.worms.is_empty() {
            return Rests::No;
        }
        self.then(Frame::SetupAttacks(left - 1));
        self.ask(ask::SetupWorm)
    }

    /// TB-SETUP-16: nobody is on the board, so nobody is caught and nobody hunts.
    fn setup_attack(&mut self, worm: Worm) {
        let centre = self.state.board(self.pack).coordinates(self.pack.worm(worm).at);
        self.scribe.tell(|_| Told::SetupAttack { worm, cell: centre });
        self.then(Frame::RollEggs);
        self.erupt(worm, centre);
    }

    /// TB-ADV-04, Ruling TB-Q-40: with a colour missing everything is drawn anew.
    pub(super) fn check_colours(&mut self) -> Rests {
        let rules = self.state.rules;
        let wanted = rules.advanced_worms && rules.all_colours && self.state.redone < MOST_TRIES;
        let on_board = |colour: &Colour| self.state.eggs.values().iter().any(|eggs| eggs.of(*colour) > 0);
        if !wanted || Colour::ALL.iter().all(on_board) {
            return Rests::No;
        }
        self.state.redone += 1;
        self.state.rubble = Cells::EMPTY;
        self.state.heaps = Cells::EMPTY;
        self.state.rubble_supply = RUBBLE;
        self.state.eggs = By::all(Eggs::NONE);
        self.state.egg_cells = Cells::EMPTY;
        self.state.egg_supply = Eggs::each(EGGS);
        self.state.worms.reshuffle();
        self.scribe.tell(|_| Told::SetupRedone {});
        self.then(Frame::CheckColours);
        self.then(Frame::SetupAttacks(drawn_attacks(&rules)));
        Rests::No
    }

    /// TB-SETUP-17: the free slot with the lowest number comes first.
    pub(super) fn fill_slots(&mut self) -> Rests {
        let free = Slot::ALL.into_iter().find(|slot| self.state.slots[*slot].worm.is_none());
        let Some(slot) = free else { return Rests::No };
        self.then(Frame::FillSlots);
        self.ask(ask::SlotWorm { slot })
    }

    /// TB-SETUP-18, Ruling TB-Q-07
    pub(super) fn first(&mut self) -> Rests {
        match self.state.rules.first {
            Some(seat) => self.starts(seat),
            None if self.state.rules.seats == 1 => self.starts(Seat::new(0)),
            None => self.ask(ask::First),
        }
    }

    fn starts(&mut self, seat: Seat) -> Rests {
        self.state.active = seat;
        self.scribe.tell(|_| Told::FirstPlayer { seat });
        self.then(Frame::BeginTurn);
        // TB-SETUP-19: the last player places first.
        self.then(Frame::Pawns(self.before(seat), self.state.rules.seats));
        Rests::No
    }

    fn before(&self, seat: Seat) -> Seat {
        let seats = self.state.rules.seats;
        self.state.seats().find(|other| other.next(seats) == seat).expect("seats sit in a circle")
    }

    pub(super) fn pawns(&mut self, seat: Seat, left: u8) -> Rests {
        if left == 0 {
            self.state.rules.begun = true;
            return Rests::No;
        }
        self.then(Frame::Pawns(self.before(seat), left - 1));
        match self.state.only_location() {
            Some(location) => {
                self.enter(seat, location, true);
                Rests::No
            }
            None => self.ask(ask::Start { seat }),
        }
    }

    /// Puts a pawn on a Location.
    pub(super) fn enter(&mut self, seat: Seat, location: Location, forced: bool) {
        let cell = self.state.locations[location].expect("a free Location stands somewhere");
        self.state.player_mut(seat).pawn = Some(cell);
        self.scribe.tell(|_| Told::Entered { seat, location: Some(location), cell, forced });
    }
}
