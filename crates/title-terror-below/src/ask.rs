//! Every question of Terror Below. What each of them offers and does stands in its chapter, under `phase/`.

use veilleuse_core::{Seat, SeatSet, asks, purposes};

use crate::{
    TerrorBelow,
    words::{Cell, GearDeck, Location, Place, Slot, Weapon},
};

asks! {
    TerrorBelow;
    chance Tile { location: Location } = "tile";
    chance LineCard { place: Place } = "line_card";
    chance DealCharacter { seat: Seat } = "deal";
    chance DealGear { seat: Seat, deck: GearDeck } = "deal";
    chance DealVehicle { seat: Seat } = "deal";
    chance SetupWorm = "worm";
    chance SlotWorm { slot: Slot } = "worm";
    chance First = "first";
    chance EggRoll = "egg_roll";
    chance SlotDie = "slot_die";
    chance SlotCard { slot: Slot } = "slot_card";
    chance RedDie = "red_die";
    chance GearCard { seat: Seat, deck: GearDeck } = "gear_card";
    chance SecondCard { seat: Seat, deck: GearDeck } = "gear_card";
    chance VehicleCard { seat: Seat } = "vehicle_card";
    chance WeaponDice { seat: Seat, weapon: Weapon, dice: u8 } = "weapon_dice";
    chance CanyonDie { cell: Cell } = "canyon_die";
    chance SecretCard = "secret_card";
    chance PeekWorm = "peek_worm";
    chance RobCard { from: Seat } = "rob_card";
    seats Leaders { waiting: SeatSet } = "leaders";
    seats LeaveOut { count: u8 } = "leave_out";
    seats Start { seat: Seat } = "start";
    seats Respawn = "respawn";
    seats Play = "play";
    seats Companion = "companion";
    seats SkipArrow { count: u8 } = "skip_arrow";
    seats Act = "act";
    seats Exchange = "exchange";
    seats Claim = "claim";
    seats Bonus = "bonus";
    seats TakeBounty = "take_bounty";
    seats Revive = "revive";
    seats FaceDown = "face_down";
    seats PushTarget = "push_target";
    seats Toward { slot: Slot, left: u8 } = "toward";
    seats Lure { slot: Slot, left: u8 } = "lure";
    seats Briefcase { any: bool } = "briefcase";
    seats LastCards = "last_cards";
    seats KeepGear { seat: Seat, deck: GearDeck } = "keep_gear";
    seats Hunt { seat: Seat } = "hunt";
    seats Harpoon { seat: Seat } = "harpoon";
    seats Trophy { seat: Seat } = "trophy";
    seats Survive { seat: Seat } = "survive";
    seats NewLeader { seat: Seat } = "new_leader";
    end Over = "over";
}

purposes! {
    Tile = "tile";
    Bounty = "bounty";
    Character = "character";
    Item = "item";
    Weapon = "weapon";
    Vehicle = "vehicle";
    Worm = "worm";
    First = "first";
    EggDice = "egg_dice";
    SlotDie = "slot_die";
    WeaponDice = "weapon_dice";
    CanyonDie = "canyon_die";
    Rob = "rob";
}
