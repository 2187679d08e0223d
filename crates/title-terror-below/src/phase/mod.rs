//! The course of a match, one file per chapter of the rulebook.
//!
//! [`Play`] holds everything a rule may touch while one input is applied. [`Play::answer`] takes the input to
//! the chapter that asked; [`Play::run`] does what waits in the frames until somebody has to decide.

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

use veilleuse_core::{Input, Referee, Refusal, Scribe, Seat, house};

use crate::{
    action::Action,
    pack::Pack,
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

/// What an input leads to: a question that rests, work that waits in the frames, or a refusal.
pub(crate) type Answered = Result<Rests, Refusal>;

/// Whether the rules now rest on a question.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rests {
    Yes,
    No,
}

impl Play<'_, '_> {
    /// Takes one input to the chapter that asked for it, and runs on to the next question.
    #[inline]
    pub(crate) fn answer(&mut self, input: &Input<Action>) -> Result<(), Refusal> {
        let rests = match input {
            Input::Decide { seat, action } => {
                let decided = self.decided(*seat, *action);
                #[cfg(feature = "planted-leaks")]
                let decided = decided.map_err(|refusal| self.leak_by_refusal(refusal));
                decided?
            }
            Input::Draw(way) => self.drawn(*way)?,
            Input::Timeout(_) if self.state.ask == Ask::Over => return Err(house::OVER),
            Input::Timeout(seat) if !crate::pending::is_asked(self.state, *seat) => {
                return Err(house::NOT_ASKED);
            }
            Input::Timeout(_) => return Err(house::NO_CLOCK),
        };
        if rests == Rests::No || self.state.end.is_some() {
            self.run();
        }
        Ok(())
    }

    /// Does what waits until somebody has to decide.
    pub(crate) fn run(&mut self) {
        loop {
            if self.state.end.is_some() {
                return self.finish();
            }
            let Some(frame) = self.state.frames.pop() else { return };
            let rests = match frame {
                Frame::Act => self.act(),
                Frame::Arrows => self.arrows(),
                Frame::Ability => self.ability(),
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
            };
            if rests == Rests::Yes && self.state.end.is_none() {
                return;
            }
        }
    }

    pub(crate) fn ask(&mut self, ask: Ask) -> Rests {
        self.state.ask = ask;
        Rests::Yes
    }

    pub(crate) fn then(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    fn drawn(&mut self, way: u32) -> Answered {
        match crate::pending::chance(self.state) {
            Some(chance) if way < chance.ways => {}
            None if self.state.ask == Ask::Over => return Err(house::OVER),
            _ => return Err(house::NO_SUCH_DRAW),
        }
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
        if !crate::pending::is_asked(self.state, seat) {
            return Err(if self.state.ask == Ask::Over { house::OVER } else { house::NOT_ASKED });
        }
        if action == Action::Concede {
            return self.concede();
        }
        match self.state.ask {
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
            Ask::KeepGear(seat, deck) => self.keep_decided(seat, deck, action),
            Ask::Hunt(_) | Ask::Harpoon(_) | Ask::Trophy(_) => self.hunt_decided(seat, action),
            Ask::Survive(_) | Ask::NewLeader(_) => self.death_decided(seat, action),
            _ => Err(house::OTHER_QUESTION),
        }
    }
}
