//! Set-up: tiles, hands, Leaders, the first attacks, the first worms, the pawns.

use veilleuse_core::{Refusal, Seat, SeatSet, house};

use crate::{
    action::Action,
    cards::HAND,
    checks::unless,
    setup::drawn_attacks,
    state::{Ask, Frame},
    told::Told,
    words::{Cell, Character, Colour, Eggs, GearDeck, Item, Location, NONE, Slot, Vehicle, Weapon, Worm},
};

use super::{Answered, Play, Rests};

/// How often the advanced set-up is dealt anew at most (Ruling TB-Q-40).
const MOST_TRIES: u8 = 20;

impl Play<'_, '_> {
    /// TB-ADV-01, TB-ADV-02: the next tile.
    pub(super) fn tiles(&mut self, tile: u8) -> Rests {
        match Location::ALL.get(usize::from(tile)) {
            Some(location) => self.ask(Ask::Tile(*location)),
            None => Rests::No,
        }
    }

    pub(super) fn tile_drawn(&mut self, location: Location, way: u32) -> Rests {
        let board = self.state.board(self.pack);
        let cell = if self.state.rules.random_locations {
            board.dice[way as usize]
        } else {
            let free = |cell: &&Cell| self.state.location_cells & cell.bit() == 0;
            *board.homes.iter().filter(free).nth(way as usize).expect("as many homes as tiles left")
        };
        if self.state.location_cells & cell.bit() != 0 {
            // Ruling TB-Q-39
            self.scribe.tell(|_| Told::TileRerolled { location, cell });
            return Rests::Yes;
        }
        self.state.set_location(location, Some(cell));
        self.state.solo.tiles += 1;
        self.scribe.tell(|_| Told::TilePlaced { location, cell });
        self.then(Frame::Tiles(self.state.solo.tiles));
        Rests::No
    }

    /// TB-SETUP-09 to TB-SETUP-11: what this seat still has to be dealt, then the next seat.
    pub(super) fn deal(&mut self, seat: Seat) -> Rests {
        let player = self.state.player(seat);
        if player.members != 0b111 {
            return self.ask(Ask::DealCharacter(seat));
        }
        for deck in GearDeck::BOTH {
            if player.gear_count[deck as usize] == 0 && !self.state.gear[deck as usize].is_empty() {
                return self.ask(Ask::DealGear(seat, deck));
            }
        }
        if player.vehicle_count < HAND && !self.state.vehicles.is_empty() {
            return self.ask(Ask::DealVehicle(seat));
        }
        let next = seat.next(self.state.rules.seats);
        if next.index() != 0 {
            self.then(Frame::Deal(next));
        }
        Rests::No
    }

    pub(super) fn character_dealt(&mut self, seat: Seat, way: u32) -> Rests {
        let card = self.state.characters.draw(way);
        let player = self.state.player_mut(seat);
        let place = player.members.count_ones();
        player.group.truth_mut(self.referee)[place as usize] = card;
        player.members |= 1 << place;
        player.alive = player.members;
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::CharacterDealt {
            seat,
            character: eyes.among(SeatSet::only(seat)).then_some(Character(card)),
        });
        self.then(Frame::Deal(seat));
        Rests::No
    }

    pub(super) fn gear_dealt(&mut self, seat: Seat, deck: GearDeck, way: u32) -> Rests {
        let card = self.state.gear[deck as usize].draw(way);
        self.put_gear(seat, deck, card);
        self.scribe.reveal(SeatSet::only(seat), |eyes| {
            let own = eyes.among(SeatSet::only(seat));
            Told::GearDealt {
                seat,
                deck,
                item: (own && deck == GearDeck::Item).then_some(Item(card)),
                weapon: (own && deck == GearDeck::Weapon).then_some(Weapon(card)),
            }
        });
        self.then(Frame::Deal(seat));
        Rests::No
    }

    pub(super) fn vehicle_dealt(&mut self, seat: Seat, way: u32) -> Rests {
        let card = self.state.vehicles.draw(way);
        self.put_vehicle(seat, card);
        self.scribe.reveal(SeatSet::only(seat), |eyes| Told::VehicleDealt {
            seat,
            card: eyes.among(SeatSet::only(seat)).then_some(Vehicle(card)),
        });
        self.then(Frame::Deal(seat));
        Rests::No
    }

    /// TB-SETUP-11: everybody chooses a Leader; TB-DIFF-02: in solo some of the Group may stay in the box.
    pub(super) fn leaders(&mut self) -> Rests {
        let out = self.state.rules.left_out;
        let player = self.state.player(Seat::new(0));
        let gone = 3 - player.members.count_ones() as u8;
        if gone < out {
            return self.ask(Ask::LeaveOut(out - gone));
        }
        self.ask(Ask::Leaders(SeatSet::first(self.state.rules.seats)))
    }

    /// The place of a Character in the Group of a seat, if it is a member.
    fn place_in_group(&self, seat: Seat, character: Character) -> Option<u8> {
        let player = self.state.player(seat);
        let group = player.group.truth(self.referee);
        (0..3).find(|place| player.members >> place & 1 != 0 && group[usize::from(*place)] == character.0)
    }

    pub(super) fn opening_decided(&mut self, seat: Seat, action: Action) -> Answered {
        match (self.state.ask, action) {
            (Ask::LeaveOut(_), Action::LeaveOut(character)) => {
                let place = self.place_in_group(seat, character).ok_or(Refusal::by("TB-DIFF-02"))?;
                let player = self.state.player_mut(seat);
                player.members &= !(1 << place);
                player.alive = player.members;
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::LeftOut { seat, character });
                self.then(Frame::Leaders);
                Ok(Rests::No)
            }
            (Ask::Leaders(waiting), Action::Lead(character)) => {
                unless(self.place_in_group(seat, character).is_some(), "TB-SETUP-11")?;
                *self.state.player_mut(seat).chosen.truth_mut(self.referee) = character.0;
                self.scribe.tell(|eyes| Told::LeaderChosen {
                    seat,
                    character: eyes.among(SeatSet::only(seat)).then_some(character),
                });
                let waiting = waiting.without(seat);
                if !waiting.is_empty() {
                    return Ok(self.ask(Ask::Leaders(waiting)));
                }
                self.show_groups();
                Ok(Rests::No)
            }
            (Ask::Start(_), Action::Enter(location)) => {
                let cell = self.state.check_enter(location, "TB-SETUP-20")?;
                self.enter(seat, location, cell, false);
                Ok(Rests::No)
            }
            _ => Err(house::OTHER_QUESTION),
        }
    }

    fn show_groups(&mut self) {
        for seat in self.state.seats() {
            let player = &mut self.state.players[seat.index()];
            player.leader = *player.chosen.truth(self.referee);
            player.chosen.reveal_to(SeatSet::EVERYBODY);
            player.group.reveal_to(SeatSet::EVERYBODY);
            let (leader, group) = (player.leader, *player.group.truth(self.referee));
            let members = player.members;
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::GroupShown {
                seat,
                leader: Character(leader),
                group: (0..3)
                    .filter(|place| members >> place & 1 != 0)
                    .map(|p| Character(group[p]))
                    .collect(),
            });
        }
    }

    /// TB-SETUP-13: the starting worms attack where they are printed. Ruling TB-Q-08: then they leave the game.
    pub(super) fn starting_worm(&mut self, number: u8) -> Rests {
        let deck = self.pack.worm_deck;
        let mut starting = (0..self.pack.worms.len() as u8).filter(|card| !deck.has(*card));
        if let Some(card) = starting.nth(usize::from(number)) {
            self.then(Frame::StartingWorm(number + 1));
            self.setup_attack(card);
        }
        Rests::No
    }

    /// TB-SETUP-14: more attacks from the deck.
    pub(super) fn setup_attacks(&mut self, left: u8) -> Rests {
        if left == 0 || self.state.worms.is_empty() {
            return Rests::No;
        }
        self.then(Frame::SetupAttacks(left - 1));
        self.ask(Ask::SetupWorm)
    }

    pub(super) fn setup_worm_drawn(&mut self, way: u32) -> Rests {
        let card = self.state.worms.draw(way);
        // TB-SETUP-15
        self.state.worms.discard(card);
        self.setup_attack(card);
        Rests::No
    }

    /// TB-SETUP-16: nobody is on the board, so nobody is caught and nobody hunts.
    fn setup_attack(&mut self, card: u8) {
        let centre = self.state.board(self.pack).coordinates(self.pack.worm(card).at);
        self.scribe.tell(|_| Told::SetupAttack { worm: Worm(card), cell: centre });
        self.then(Frame::RollEggs);
        self.erupt(card, centre);
    }

    /// TB-ADV-04, Ruling TB-Q-40: with a colour missing everything is drawn anew.
    pub(super) fn check_colours(&mut self) -> Rests {
        let rules = self.state.rules;
        let wanted = rules.advanced_worms && rules.all_colours && self.state.solo.tries < MOST_TRIES;
        let on_board = |colour: &Colour| self.state.eggs.iter().any(|eggs| eggs.of(*colour) > 0);
        if !wanted || Colour::ALL.iter().all(on_board) {
            return Rests::No;
        }
        self.state.solo.tries += 1;
        self.state.rubble = [0; 2];
        self.state.rubble_supply = crate::setup::RUBBLE;
        self.state.eggs = [Eggs::NONE; Cell::COUNT];
        self.state.egg_cells = 0;
        self.state.egg_supply = Eggs::each(crate::setup::EGGS);
        self.state.worms.reshuffle();
        self.scribe.tell(|_| Told::SetupRedone {});
        self.then(Frame::CheckColours);
        self.then(Frame::SetupAttacks(drawn_attacks(&rules)));
        Rests::No
    }

    /// TB-SETUP-17: the free slot with the lowest number comes first.
    pub(super) fn fill_slots(&mut self) -> Rests {
        let free = Slot::ALL.into_iter().find(|slot| self.state.slots[slot.index()].worm == NONE);
        let Some(slot) = free else { return Rests::No };
        self.then(Frame::FillSlots);
        self.ask(Ask::SlotWorm(slot))
    }

    /// TB-SETUP-18, Ruling TB-Q-07
    pub(super) fn first(&mut self) -> Rests {
        match self.state.rules.first {
            Some(seat) => self.starts(seat),
            None if self.state.rules.seats == 1 => self.starts(Seat::new(0)),
            None => self.ask(Ask::First),
        }
    }

    pub(super) fn first_drawn(&mut self, way: u32) -> Rests {
        self.starts(Seat::new(way as u8))
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
        self.state.seats().find(|other| other.next(self.state.rules.seats) == seat).unwrap_or(seat)
    }

    pub(super) fn pawns(&mut self, seat: Seat, left: u8) -> Rests {
        if left == 0 {
            self.state.rules.begun = true;
            return Rests::No;
        }
        self.then(Frame::Pawns(self.before(seat), left - 1));
        let mut free = self.state.free_locations();
        match (free.next(), free.next()) {
            (Some(location), None) => {
                drop(free);
                let cell = self.state.location_cell(location).expect("a free Location stands somewhere");
                self.enter(seat, location, cell, true);
                Rests::No
            }
            _ => {
                drop(free);
                self.ask(Ask::Start(seat))
            }
        }
    }

    /// Puts a pawn on a Location.
    pub(super) fn enter(&mut self, seat: Seat, location: Location, cell: Cell, forced: bool) {
        self.state.player_mut(seat).pawn = cell.0;
        self.scribe.tell(|_| Told::Entered { seat, location: Some(location), cell, forced });
    }
}
