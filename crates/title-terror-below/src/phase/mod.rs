//! The course of a match, one file per chapter of the rulebook.
//!
//! [`Play`] holds everything a rule may touch while one input is applied. Its [`Course`] says which chapter takes
//! which answer, and which one does what waits in the frames.

mod actions;
mod attack;
mod bounties;
mod death;
mod delivery;
mod gear;
mod hunt;
mod items;
mod opening;
mod pieces;
mod round;
mod terror;
mod turn;

use veilleuse_core::{
    Referee, Scribe, Seat, house,
    kit::{Answered, Course, Rests},
    read_off_state,
};

use crate::{
    action::Action,
    pack::Pack,
    pending,
    state::{Ask, Frame, State},
    told::Told,
};

/// One input being applied.
pub(crate) struct Play<'a, 'b> {
    pub(crate) pack: &'a Pack,
    pub(crate) state: &'a mut State,
    pub(crate) referee: &'a Referee,
    pub(crate) scribe: &'a mut Scribe<'b, Told>,
}

impl Play<'_, '_> {
    pub(crate) fn ask(&mut self, ask: Ask) -> Rests {
        self.state.ask = ask;
        Rests::Yes
    }

    pub(crate) fn then(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }
}

impl Course for Play<'_, '_> {
    read_off_state!();

    #[inline]
    fn resume(&mut self, frame: Frame) -> Rests {
        match frame {
            Frame::Act => self.act(),
            Frame::Arrows => self.arrows(),
            Frame::Ability => self.ability(),
            Frame::LastCards => self.last_cards(),
            Frame::Refill => self.refill(),
            Frame::CheckAttacks => self.check_attacks(),
            Frame::EndTurn => self.end_turn(),
            Frame::BeginTurn => self.begin_turn(),
            Frame::PlayVehicle => self.ask_vehicle(),
            Frame::Replay => self.ask(Ask::Play),
            Frame::AllToward(slot) => self.all_toward(slot),
            Frame::Toward(slot, left) => self.toward(slot, left),
            Frame::Random | Frame::Blue => self.ask(Ask::SlotDie),
            Frame::Red => self.ask(Ask::RedDie),
            Frame::Attack(slot) => self.attack(slot),
            Frame::RollEggs => self.roll_eggs(),
            Frame::Hunt => self.hunt(),
            Frame::Reward(seat) => self.reward(seat),
            Frame::Deaths => self.deaths(),
            Frame::Die(seat) => self.die(seat),
            Frame::Fall(seat) => self.fall(seat),
            Frame::NewLeader(seat) => self.new_leader(seat),
            Frame::Withdraw => self.withdraw(),
            Frame::Replace(slot) => self.replace(slot),
            Frame::RefillLine => self.refill_line(),
            Frame::Exchange => self.exchange(),
            Frame::Bonus => self.bonus(),
            Frame::Gear(seat, deck) => self.draw_gear(seat, deck),
            Frame::Tiles(tile) => self.tiles(tile),
            Frame::Deal(seat) => self.deal(seat),
            Frame::Leaders => self.leaders(),
            Frame::StartingWorm(number) => self.starting_worm(number),
            Frame::SetupAttacks(left) => self.setup_attacks(left),
            Frame::CheckColours => self.check_colours(),
            Frame::FillSlots => self.fill_slots(),
            Frame::First => self.first(),
            Frame::Pawns(seat, left) => self.pawns(seat, left),
        }
    }

    fn finish(&mut self) {
        self.tell_the_end();
    }

    fn drawn(&mut self, way: u32) -> Answered {
        Ok(match self.state.ask {
            Ask::VehicleCard(seat) => self.vehicle_drawn(seat, way),
            Ask::SlotDie => self.slot_rolled(way),
            Ask::SlotCard(slot) => self.slot_card_drawn(slot, way),
            Ask::RedDie => self.red_rolled(way),
            Ask::EggRoll => self.egg_rolled(way),
            Ask::SlotWorm(slot) => self.worm_drawn(slot, way),
            Ask::WeaponDice { seat, weapon, dice } => self.weapon_rolled(seat, weapon, dice, way),
            Ask::LineCard(place) => self.line_card_drawn(place, way),
            Ask::GearCard(seat, deck) => self.gear_drawn(seat, deck, way),
            Ask::SecondCard(seat, deck) => self.second_drawn(seat, deck, way),
            Ask::SecretCard => self.secret_drawn(way),
            Ask::CanyonDie(cell) => self.canyon_rolled(cell, way),
            Ask::PeekWorm => self.worm_peeked(way),
            Ask::RobCard(from) => self.robbed(from, way),
            Ask::Tile(location) => self.tile_drawn(location, way),
            Ask::DealCharacter(seat) => self.character_dealt(seat, way),
            Ask::DealGear(seat, deck) => self.gear_dealt(seat, deck, way),
            Ask::DealVehicle(seat) => self.vehicle_dealt(seat, way),
            Ask::SetupWorm => self.setup_worm_drawn(way),
            Ask::First => self.first_drawn(way),
            _ => return Err(house::NO_SUCH_DRAW),
        })
    }

    #[inline]
    fn decided(&mut self, seat: Seat, action: Action) -> Answered {
        if action == Action::Concede {
            return self.concede();
        }
        let decided = match self.state.ask {
            Ask::Act => self.act_decided(action),
            Ask::Play => self.play_decided(action),
            Ask::Leaders(_) | Ask::LeaveOut(_) | Ask::Start(_) => self.opening_decided(seat, action),
            Ask::Respawn => self.respawn_decided(action),
            Ask::Companion | Ask::SkipArrow(_) => self.vehicle_decided(action),
            Ask::FaceDown | Ask::PushTarget | Ask::Toward { .. } => self.ability_decided(action),
            Ask::Exchange => self.exchange_decided(action),
            Ask::Claim => self.claim_decided(action),
            Ask::Bonus | Ask::TakeBounty | Ask::Revive => self.bonus_decided(action),
            Ask::Lure { .. } | Ask::Briefcase { .. } => self.item_decided(action),
            Ask::LastCards => self.last_cards_decided(action),
            Ask::KeepGear(seat, deck) => self.keep_decided(seat, deck, action),
            Ask::Hunt(_) | Ask::Harpoon(_) | Ask::Trophy(_) => self.hunt_decided(seat, action),
            Ask::Survive(_) | Ask::NewLeader(_) => self.death_decided(seat, action),
            _ => Err(house::OTHER_QUESTION),
        };
        #[cfg(feature = "planted-leaks")]
        let decided = decided.map_err(|refusal| self.leak_by_refusal(refusal));
        decided
    }
}
