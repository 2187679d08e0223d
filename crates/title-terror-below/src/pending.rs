//! What is waited for, read off the question.

use veilleuse_core::{Chance, Pending, Purpose, Seat, SeatSet};

use crate::{
    end,
    state::{Ask, State},
    words::GearDeck,
};

/// What draws are for.
pub(crate) const PURPOSES: &[&str] = &[
    "tile",
    "bounty",
    "character",
    "item",
    "weapon",
    "vehicle",
    "worm",
    "first",
    "egg_dice",
    "slot_die",
    "weapon_dice",
    "canyon_die",
    "rob",
];

const TILE: Purpose = Purpose(0);
const BOUNTY: Purpose = Purpose(1);
const CHARACTER: Purpose = Purpose(2);
const ITEM: Purpose = Purpose(3);
const WEAPON: Purpose = Purpose(4);
const VEHICLE: Purpose = Purpose(5);
const WORM: Purpose = Purpose(6);
const FIRST: Purpose = Purpose(7);
const EGG: Purpose = Purpose(8);
const SLOT: Purpose = Purpose(9);
const DICE: Purpose = Purpose(10);
const CANYON: Purpose = Purpose(11);
const ROB: Purpose = Purpose(12);

#[inline]
pub(crate) fn pending(state: &State) -> Pending {
    match state.ask {
        Ask::Act | Ask::Play => Pending::Seats(SeatSet::only(state.active)),
        Ask::Over => Pending::Over(end::outcome(state)),
        _ => match chance(state) {
            Some(chance) => Pending::Chance(chance),
            None => Pending::Seats(asked(state)),
        },
    }
}

/// The draw that is waited for.
#[inline]
pub(crate) fn chance(state: &State) -> Option<Chance> {
    let gear = |deck: GearDeck| {
        (state.gear[deck as usize].ways(), if deck == GearDeck::Item { ITEM } else { WEAPON })
    };
    let (ways, purpose) = match state.ask {
        Ask::VehicleCard(_) | Ask::DealVehicle(_) | Ask::SlotCard(_) => (state.vehicles.ways(), VEHICLE),
        Ask::Tile(_) => {
            (if state.rules.random_locations { 36 } else { 5 - u32::from(state.solo.tiles) }, TILE)
        }
        Ask::LineCard(_) | Ask::SecretCard => (state.bounties.ways(), BOUNTY),
        Ask::DealCharacter(_) => (state.characters.len(), CHARACTER),
        Ask::DealGear(_, deck) | Ask::GearCard(_, deck) | Ask::SecondCard(_, deck) => gear(deck),
        Ask::SetupWorm | Ask::SlotWorm(_) | Ask::PeekWorm => (state.worms.ways(), WORM),
        Ask::First => (u32::from(state.rules.seats), FIRST),
        Ask::EggRoll => (36, EGG),
        Ask::SlotDie | Ask::RedDie => (6, SLOT),
        Ask::WeaponDice { dice, .. } => (6_u32.pow(u32::from(dice)), DICE),
        Ask::CanyonDie(_) => (6, CANYON),
        Ask::RobCard(from) => (state.player(from).gear_count.iter().map(|n| u32::from(*n)).sum(), ROB),
        _ => return None,
    };
    Some(Chance { ways, purpose })
}

/// Whether this chair has something to decide.
#[inline]
pub(crate) fn is_asked(state: &State, seat: Seat) -> bool {
    match state.ask {
        Ask::Act | Ask::Play => seat == state.active,
        _ => asked(state).has(seat),
    }
}

/// The chairs that have something to decide.
#[inline]
pub(crate) fn asked(state: &State) -> SeatSet {
    match state.ask {
        Ask::Leaders(waiting) => waiting,
        Ask::Start(seat)
        | Ask::KeepGear(seat, _)
        | Ask::Hunt(seat)
        | Ask::Harpoon(seat)
        | Ask::Trophy(seat)
        | Ask::Survive(seat)
        | Ask::NewLeader(seat) => SeatSet::only(seat),
        Ask::LeaveOut(_) => SeatSet::only(Seat::new(0)),
        Ask::Respawn
        | Ask::Play
        | Ask::Companion
        | Ask::SkipArrow(_)
        | Ask::Act
        | Ask::Exchange
        | Ask::Claim
        | Ask::Bonus
        | Ask::TakeBounty
        | Ask::Revive
        | Ask::FaceDown
        | Ask::PushTarget
        | Ask::Toward { .. }
        | Ask::Lure { .. }
        | Ask::Briefcase { .. }
        | Ask::LastCards => SeatSet::only(state.active),
        _ => SeatSet::NOBODY,
    }
}
