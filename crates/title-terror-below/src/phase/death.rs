//! Death, what is dropped and kept, the next Leader, elimination.

use veilleuse_core::{Seat, SeatSet, house, kit::Bag};

use crate::{
    action::Action,
    cards::{ITEM_POINT, Power, Use},
    checks::{holds, unless},
    setup::RUBBLE,
    state::{Ask, End, Frame},
    told::Told,
    words::{Character, Eggs, GearDeck, NONE},
};

use super::{Answered, Play, Rests};

impl Play<'_, '_> {
    /// TB-HUNT-04: a defeated worm kills nobody; otherwise Ruling TB-Q-31: in the order of the hunt.
    pub(super) fn deaths(&mut self) -> Rests {
        if self.state.attack.returning[0].is_some() {
            self.settle_returning();
        }
        if self.state.attack.defeated {
            return Rests::No;
        }
        let next = self.state.hunt_order().find(|seat| self.state.attack.dying.has(*seat));
        if let Some(seat) = next {
            self.state.attack.dying = self.state.attack.dying.without(seat);
            self.then(Frame::Deaths);
            self.then(Frame::Die(seat));
        }
        Rests::No
    }

    /// TB-ATTACK-09: a card may protect. Who holds Items is asked, whatever they are.
    pub(super) fn die(&mut self, seat: Seat) -> Rests {
        if self.state.ready_gear(seat, GearDeck::Item) > 0 {
            return self.ask(Ask::Survive(seat));
        }
        self.then(Frame::Fall(seat));
        Rests::No
    }

    pub(super) fn death_decided(&mut self, seat: Seat, action: Action) -> Answered {
        match (self.state.ask, action) {
            (Ask::Survive(_), Action::Decline) => self.then(Frame::Fall(seat)),
            (Ask::Survive(_), Action::Use(item)) => {
                let held = self.state.player(seat).hands.truth(self.referee).gear[0];
                unless(holds(held, item.0), "TB-CARD-04")?;
                unless(self.pack.item(item.0).does == Use::Survive, "TB-CARD-04")?;
                self.take_gear(seat, GearDeck::Item, item.0);
                self.state.gear[0].discard(item.0);
                self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Survived { seat, item });
                if self.pack.item(item.0).point {
                    self.gain(seat, ITEM_POINT);
                }
            }
            (Ask::NewLeader(_), Action::Lead(character)) => {
                let player = self.state.player(seat);
                let group = player.group.truth(self.referee);
                let lives = |place: &usize| player.alive >> place & 1 != 0 && group[*place] == character.0;
                unless((0..3).any(|place| lives(&place)), "TB-DEATH-07")?;
                self.lead(seat, character.0);
            }
            _ => return Err(house::OTHER_QUESTION),
        }
        Ok(Rests::No)
    }

    /// TB-DEATH-01 to TB-DEATH-07
    pub(super) fn fall(&mut self, seat: Seat) -> Rests {
        let dead = self.state.player(seat).leader;
        let keeps_eggs = self.state.player(seat).is(self.pack, Power::KeepEggs);
        self.scribe.tell(|_| Told::LeaderDied { seat, character: Character(dead) });
        self.drop_cargo(seat, keeps_eggs);
        self.lose_hat(seat);
        let player = &mut self.state.players[seat.index()];
        player.pawn = NONE;
        player.leader = NONE;
        let group = *player.group.truth(self.referee);
        let place = group.iter().position(|card| *card == dead).unwrap_or_default();
        player.alive &= !(1 << place);
        if player.alive == 0 {
            self.eliminate(seat);
        } else {
            self.then(Frame::NewLeader(seat));
        }
        self.then(Frame::RollEggs);
        for other in self.state.after(seat) {
            if other != seat && self.state.player(other).is(self.pack, Power::PointForDeath) {
                self.gain(other, 1);
            }
        }
        Rests::No
    }

    /// TB-DEATH-02, TB-DEATH-03, Ruling TB-Q-30: onto the cell; on a Location rubble goes back, eggs are rolled.
    fn drop_cargo(&mut self, seat: Seat, keeps_eggs: bool) {
        let player = &mut self.state.players[seat.index()];
        let Some(cell) = player.cell() else { return };
        let rubble = std::mem::take(&mut player.rubble);
        let eggs = if keeps_eggs { Eggs::NONE } else { std::mem::take(&mut player.eggs) };
        let housed = self.state.location_cells & cell.bit() != 0;
        let room = if housed { 0 } else { 2 - self.state.rubble_at(cell) };
        let dropped = rubble.min(room);
        for _ in 0..dropped {
            let [one, two] = &mut self.state.rubble;
            *two |= *one & cell.bit();
            *one |= cell.bit();
        }
        self.state.rubble_supply = (self.state.rubble_supply + rubble - dropped).min(RUBBLE);
        if housed {
            self.state.rolling = self.state.rolling.and(eggs);
        } else if !eggs.is_empty() {
            self.state.eggs[cell.index()] = self.state.eggs[cell.index()].and(eggs);
            self.state.egg_cells |= cell.bit();
        }
        if rubble > 0 || !eggs.is_empty() {
            self.scribe.tell(|_| Told::CargoDropped {
                seat,
                cell,
                rubble: dropped,
                eggs: eggs.list(),
                housed,
            });
        }
        self.one_egg(cell);
    }

    /// TB-DEATH-07: any living member of the Group.
    pub(super) fn new_leader(&mut self, seat: Seat) -> Rests {
        let player = self.state.player(seat);
        if player.alive.count_ones() > 1 {
            return self.ask(Ask::NewLeader(seat));
        }
        let place = player.alive.trailing_zeros() as usize;
        let leader = player.group.truth(self.referee)[place];
        self.lead(seat, leader);
        Rests::No
    }

    fn lead(&mut self, seat: Seat, leader: u8) {
        self.state.player_mut(seat).leader = leader;
        self.scribe.tell(|_| Told::NewLeader { seat, character: Character(leader) });
    }

    /// TB-END-02, TB-END-03, TB-SOLO-03; Ruling TB-Q-71: what the player held leaves the game unseen.
    fn eliminate(&mut self, seat: Seat) {
        self.scribe.tell(|_| Told::Eliminated { seat });
        if self.state.rules.solo() {
            self.state.end = Some(End::GroupDead);
            return;
        }
        let player = &mut self.state.players[seat.index()];
        // The cards themselves stay where they are: nobody else can tell them from those still in the decks.
        player.open_secrets = Bag::EMPTY;
        player.vehicle_count = 0;
        player.gear_count = [0; 2];
        player.secret_count = 0;
        // Eggs kept by a power have nobody left to carry them.
        let kept = std::mem::take(&mut player.eggs);
        self.state.egg_supply = self.state.egg_supply.and(kept);
        if seat == self.state.active {
            self.state.turn.locked_count = [0; 2];
        }
        let living: SeatSet = self.state.seats().filter(|seat| self.state.player(*seat).lives()).collect();
        match &mut self.state.last_turns {
            // Ruling TB-Q-33
            Some(left) => *left = left.without(seat),
            None => {
                self.state.last_turns = Some(living);
                self.scribe.tell(|_| Told::LastRound {});
            }
        }
    }
}
