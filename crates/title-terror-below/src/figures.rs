//! The numbers on the cards, which the texts about them name.

use std::fmt::Display;

use veilleuse_core::kit::Noun;
use veilleuse_pack::Figures;

use crate::{
    cards::{
        Ability, BIG_HAND, CHEAP_EXCHANGE, Damage, EXCHANGE, Hat, ITEM_POINT, MOTEL_POINT, PLAIN_POINT,
        Power, RICH_DELIVERY, Use,
    },
    pack::Pack,
    words::{Bounty, Dir, Location, Vehicle, Worm},
};

const fn sign(arrow: Dir) -> char {
    ['↑', '→', '↓', '←'][arrow as usize]
}

impl Pack {
    /// What the texts about the cards take from the decks.
    pub fn figures(&self) -> Figures {
        let mut figures = Figures::default();
        self.vehicle_figures(&mut figures);
        self.gear_figures(&mut figures);
        for (card, bounty) in Bounty::all().zip(&self.bounties) {
            figures.of(format!("card-{card}"), &[("points", &bounty.points)]);
        }
        for (card, worm) in Worm::all().zip(&self.worms) {
            let (column, row) = &worm.at;
            figures.of(format!("card-{card}"), &[("column", column), ("row", row)]);
        }
        for character in &self.characters {
            let text = format!("character-{}.text", character.name);
            match character.power {
                Power::PlainDelivery => {
                    figures.of(text, &[("vp", &RICH_DELIVERY), ("plain", &PLAIN_POINT)]);
                }
                Power::BiggerHand => figures.of(text, &[("cards", &BIG_HAND)]),
                Power::CheapExchange => {
                    figures.of(text, &[("rubble", &CHEAP_EXCHANGE), ("usual", &EXCHANGE)]);
                }
                _ => figures.of(text, &[]),
            }
        }
        for location in Location::ALL {
            let text = format!("location-{}.text", location.id());
            match location {
                Location::Motel => figures.of(text, &[("vp", &MOTEL_POINT)]),
                _ => figures.of(text, &[]),
            }
        }
        figures
    }

    fn vehicle_figures(&self, figures: &mut Figures) {
        for (card, vehicle) in Vehicle::all().zip(&self.vehicles) {
            let card = format!("card-{card}");
            let arrows: String = vehicle.arrows.iter().map(|arrow| sign(*arrow)).collect();
            if arrows.is_empty() {
                figures.of(card, &[("value", &vehicle.value)]);
            } else {
                figures.of(card, &[("value", &vehicle.value), ("arrows", &arrows)]);
            }
            let text = format!("vehicle-{}.text", vehicle.name);
            match &vehicle.ability {
                Ability::Companion(most) => figures.of(text, &[("most", most)]),
                Ability::PlayedToward(cells) => figures.of(text, &[("cells", cells)]),
                _ => figures.of(text, &[]),
            }
        }
    }

    fn gear_figures(&self, figures: &mut Figures) {
        for item in &self.items {
            let mut found: Vec<(&str, &dyn Display)> = Vec::new();
            match &item.does {
                Use::Lure(cells) => found.push(("cells", cells)),
                Use::Actions(ap) => found.push(("ap", ap)),
                Use::Hat(Hat::BiggerHand) => found.push(("cards", &BIG_HAND)),
                _ => {}
            }
            if item.point {
                found.push(("vp", &ITEM_POINT));
            }
            figures.of(format!("item-{}.text", item.name), &found);
        }
        for weapon in &self.weapons {
            let text = format!("weapon-{}.text", weapon.name);
            match &weapon.damage {
                Damage::Fixed(damage) => figures.of(text, &[("damage", damage)]),
                Damage::DiePlus(plus) => figures.of(text, &[("plus", plus)]),
                Damage::BestOfTwo | Damage::SumUnlessOne => figures.of(text, &[]),
            }
        }
    }
}
