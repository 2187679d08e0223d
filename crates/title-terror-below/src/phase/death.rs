//! Death, what is dropped and kept, the next Leader, elimination.

use veilleuse_core::{Line, Offers, Question, Rests, Seat, SeatSet, kind, kit::Set, not_offered};

use crate::{
    TerrorBelow,
    action::Action,
    ask,
    cards::{ITEM_POINT, Power, Use},
    gear::GearCount,
    setup::RUBBLE,
    state::{End, Frame, State},
    told::Told,
    words::{Cells, Character, Eggs, GearDeck, Item},
};

use super::{Look, Play};

/// TB-ATTACK-09: a card may protect. Who holds Items is asked, whatever they are.
impl Question<TerrorBelow> for ask::Survive {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let held = at.hands().gear.items;
        let saves = |card: &Item| at.pack.item(*card).does == Use::Survive;
        to.each(kind!(Action::Use), held.iter().filter(saves), |_| "TB-CARD-04");
        to.all([Action::Decline]);
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        match *action {
            Action::Use(item) => {
                play.take_gear(seat, item.into());
                play.state.gear.items.discard(item);
                play.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Survived { seat, item });
                if play.pack.item(item).point {
                    play.gain(seat, ITEM_POINT);
                }
            }
            Action::Decline => play.then(Frame::Fall(seat)),
            _ => not_offered(action),
        }
        Rests::No
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        at.attacker(line)
    }
}

/// TB-DEATH-07: any living member of the Group.
impl Question<TerrorBelow> for ask::NewLeader {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let living = at.members(at.state.player(at.seat).alive);
        to.each(kind!(Action::Lead), living, |_| "TB-DEATH-07");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Lead(character) = *action else { not_offered(action) };
        play.lead(seat, character);
        Rests::No
    }
}

impl Play<'_> {
    /// TB-HUNT-04: a defeated worm kills nobody; otherwise Ruling TB-Q-31: in the order of the hunt.
    pub(super) fn deaths(&mut self) -> Rests {
        self.settle_returning();
        let mut order = self.state.hunt_order();
        let attack = self.state.attacking_mut();
        if attack.defeated {
            return Rests::No;
        }
        if let Some(seat) = order.find(|seat| attack.dying.has(*seat)) {
            attack.dying = attack.dying.without(seat);
            self.then(Frame::Deaths);
            self.then(Frame::Die(seat));
        }
        Rests::No
    }

    pub(super) fn die(&mut self, seat: Seat) -> Rests {
        if self.state.ready_gear(seat, GearDeck::Item) > 0 {
            return self.ask(ask::Survive { seat });
        }
        self.then(Frame::Fall(seat));
        Rests::No
    }

    /// TB-DEATH-01 to TB-DEATH-07
    pub(super) fn fall(&mut self, seat: Seat) -> Rests {
        let dead = self.state.player(seat).leader.expect("a Leader dies");
        let keeps_eggs = self.state.player(seat).is(self.pack, Power::KeepEggs);
        self.scribe.tell(|_| Told::LeaderDied { seat, character: dead });
        self.drop_cargo(seat, keeps_eggs);
        self.lose_hat(seat);
        let member = self.place_in_group(seat, dead);
        let player = self.state.player_mut(seat);
        player.pawn = None;
        player.leader = None;
        player.alive.take(member);
        if player.lives() {
            self.then(Frame::NewLeader(seat));
        } else {
            self.eliminate(seat);
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
        let player = &mut self.state.players[seat];
        let Some(cell) = player.pawn else { return };
        let rubble = std::mem::take(&mut player.rubble);
        let eggs = if keeps_eggs { Eggs::NONE } else { std::mem::take(&mut player.eggs) };
        let housed = self.state.location_cells.has(cell);
        let room = if housed { 0 } else { 2 - self.state.rubble_at(cell) };
        let dropped = rubble.min(room);
        (0..dropped).for_each(|_| self.state.pile_up(Cells::only(cell)));
        self.state.rubble_supply = (self.state.rubble_supply + rubble - dropped).min(RUBBLE);
        if housed {
            self.state.rolling = self.state.rolling.and(eggs);
        } else if !eggs.is_empty() {
            self.state.eggs[cell] = self.state.eggs[cell].and(eggs);
            self.state.egg_cells.put(cell);
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

    pub(super) fn new_leader(&mut self, seat: Seat) -> Rests {
        let player = self.state.player(seat);
        if player.alive.len() > 1 {
            return self.ask(ask::NewLeader { seat });
        }
        let member = player.alive.first().expect("an eliminated player gets no Leader");
        self.lead(seat, self.member(seat, member));
        Rests::No
    }

    fn lead(&mut self, seat: Seat, leader: Character) {
        self.state.player_mut(seat).leader = Some(leader);
        self.scribe.tell(|_| Told::NewLeader { seat, character: leader });
    }

    /// TB-END-02, TB-END-03, TB-SOLO-03; Ruling TB-Q-71: what the player held leaves the game unseen.
    fn eliminate(&mut self, seat: Seat) {
        self.scribe.tell(|_| Told::Eliminated { seat });
        if self.state.rules.solo() {
            self.state.end = Some(End::GroupDead);
            return;
        }
        let player = &mut self.state.players[seat];
        // The cards themselves stay where they are: nobody else can tell them from those still in the decks.
        player.open_secrets = Set::EMPTY;
        player.vehicle_count = 0;
        player.gear_count = GearCount::all(0);
        player.secret_count = 0;
        // Eggs kept by a power have nobody left to carry them.
        let kept = std::mem::take(&mut player.eggs);
        self.state.egg_supply = self.state.egg_supply.and(kept);
        if seat == self.state.active {
            self.state.turn.locked_count = GearCount::all(0);
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
