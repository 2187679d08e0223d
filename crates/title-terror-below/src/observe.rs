//! What a laboratory counts in matches of Terror Below.

use veilleuse_core::{Ear, Fate, Observed, Referee, Seat, kit::Noun, names, observed_ids};

use crate::{
    TerrorBelow,
    pack::Pack,
    state::State,
    told::Told,
    words::{Bounty, Character, Item, Vehicle, Weapon, Worm},
};

names! {
    /// Things whose use is counted.
    Sort {
        Character = "character",
        Vehicle = "vehicle",
        Item = "item",
        Weapon = "weapon",
        Bounty = "bounty",
        Worm = "worm",
    }
}

names! {
    /// Numbers that are followed.
    Gauge { Points = "points", Alive = "alive", Rubble = "rubble", Attacks = "attacks" }
}

names! {
    /// What happens.
    Mark {
        OpenBounties = "points-open-bounty",
        SecretBounties = "points-secret-bounty",
        OtherPoints = "points-other",
        Delivered = "delivered",
        WormDefeated = "worm-defeated",
        DiedInOwnTurn = "died-own-turn",
        DiedInOthersTurn = "died-others-turn",
        Leaps = "leap",
        FatalLeaps = "leap-fatal",
        Bonuses = "location-bonus",
        LocationsLost = "location-destroyed",
        Eliminated = "eliminated",
    }
}

impl Observed for TerrorBelow {
    type Sort = Sort;
    type Gauge = Gauge;
    type Mark = Mark;
    const PERIOD: &'static str = "turn";

    observed_ids!(Sort, Gauge, Mark);

    fn period(state: &State) -> u16 {
        state.turns
    }

    fn optional(sort: Sort) -> bool {
        !matches!(sort, Sort::Character | Sort::Worm)
    }

    fn hear(_: &Pack, state: &State, told: &Told, ear: &mut impl Ear<Self>) {
        match told {
            Told::GroupShown { seat, group, .. } => {
                for character in group {
                    ear.thing(Fate::Used, Sort::Character, character.index(), Some(*seat));
                }
            }
            Told::TurnBegan { seat, .. } => ear.turn(*seat),
            Told::VehicleDealt { seat, card: Some(card) } | Told::VehicleDrawn { seat, card: Some(card) } => {
                ear.thing(Fate::Drawn, Sort::Vehicle, card.index(), Some(*seat));
            }
            Told::Played { seat, card, .. }
            | Told::CompanionPlayed { seat, card, .. }
            | Told::LeapTried { seat, card, .. } => {
                ear.thing(Fate::Used, Sort::Vehicle, card.index(), Some(*seat));
                if matches!(told, Told::LeapTried { .. }) {
                    ear.mark(Mark::Leaps, Some(*seat), 1);
                }
            }
            Told::GearDealt { seat, item, weapon, .. }
            | Told::GearDrawn { seat, item, weapon, .. }
            | Told::Robbed { seat, item, weapon, .. } => gear(*seat, *item, *weapon, Fate::Drawn, ear),
            Told::ItemUsed { seat, item, .. }
            | Told::HatWorn { seat, item }
            | Told::Survived { seat, item } => gear(*seat, Some(*item), None, Fate::Used, ear),
            Told::WeaponUsed { seat, weapon } | Told::HatShot { seat, weapon, .. } => {
                gear(*seat, None, Some(*weapon), Fate::Used, ear);
            }
            Told::BountyShown { bounty, .. } => {
                ear.thing(Fate::Drawn, Sort::Bounty, bounty.index(), None);
            }
            Told::SecretTaken { seat, bounty: Some(bounty), .. } => {
                ear.thing(Fate::Kept, Sort::Bounty, bounty.index(), Some(*seat));
            }
            Told::Claimed { seat, bounty, points, secret, .. } => {
                ear.thing(Fate::Used, Sort::Bounty, bounty.index(), Some(*seat));
                let mark = if *secret { Mark::SecretBounties } else { Mark::OpenBounties };
                ear.mark(mark, Some(*seat), u32::from(*points));
            }
            Told::Gained { seat, points, .. } => ear.mark(Mark::OtherPoints, Some(*seat), u32::from(*points)),
            Told::WormRevealed { worm, .. } => ear.thing(Fate::Used, Sort::Worm, worm.index(), None),
            Told::Delivered { seat, .. } => ear.mark(Mark::Delivered, Some(*seat), 1),
            Told::WormDefeated { seat, .. } => ear.mark(Mark::WormDefeated, Some(*seat), 1),
            Told::LeaderDied { seat, .. } => {
                let own = state.active == *seat;
                ear.mark(if own { Mark::DiedInOwnTurn } else { Mark::DiedInOthersTurn }, Some(*seat), 1);
            }
            Told::LeapRolled { seat, safe: false, .. } => ear.mark(Mark::FatalLeaps, Some(*seat), 1),
            Told::BonusTaken { seat, .. } => ear.mark(Mark::Bonuses, Some(*seat), 1),
            Told::LocationDestroyed { .. } => ear.mark(Mark::LocationsLost, None, 1),
            Told::Eliminated { seat } => ear.mark(Mark::Eliminated, Some(*seat), 1),
            _ => {}
        }
    }

    fn read(_: &Pack, state: &State, _: &Referee, mut dial: impl FnMut(Gauge, u8)) {
        for player in &state.players.values()[..usize::from(state.rules.seats)] {
            dial(Gauge::Points, player.points());
            dial(Gauge::Alive, player.alive.len() as u8);
            dial(Gauge::Rubble, player.rubble);
        }
        if state.rules.solo() {
            dial(Gauge::Attacks, state.solo.attacks);
        }
    }

    fn id(_: &Pack, sort: Sort, number: usize) -> String {
        match sort {
            Sort::Character => Character::at(number).to_string(),
            Sort::Vehicle => Vehicle::at(number).to_string(),
            Sort::Item => Item::at(number).to_string(),
            Sort::Weapon => Weapon::at(number).to_string(),
            Sort::Bounty => Bounty::at(number).to_string(),
            Sort::Worm => Worm::at(number).to_string(),
        }
    }
}

fn gear(seat: Seat, item: Option<Item>, weapon: Option<Weapon>, fate: Fate, ear: &mut impl Ear<TerrorBelow>) {
    if let Some(item) = item {
        ear.thing(fate, Sort::Item, item.index(), Some(seat));
    }
    if let Some(weapon) = weapon {
        ear.thing(fate, Sort::Weapon, weapon.index(), Some(seat));
    }
}
