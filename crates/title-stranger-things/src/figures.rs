//! The numbers on the cards, which the texts about them name.

use std::{collections::BTreeMap, fmt::Display};

use veilleuse_core::kit::Noun;
use veilleuse_pack::Figures;

use crate::{
    cards::{Ability, Effect, Passive, Step},
    pack::{Bonuses, Pack},
    words::Card,
};

impl Pack {
    /// What the texts about the cards take from the decks.
    pub fn figures(&self) -> Figures {
        let mut figures = Figures::default();
        for (id, card) in Card::all().zip(&self.cards) {
            figures.of(format!("card-{id}"), &[("value", &card.value)]);
        }
        for item in &self.items {
            figures.of(format!("item-{}.text", item.name), &bonuses(&item.bonus));
        }
        for ally in &self.allies {
            let mut found = bonuses(&ally.bonus);
            match &ally.passive {
                Some(Passive::IgnoreDanger(danger)) => found.push(("danger", danger)),
                Some(Passive::SofterShortfall(fear) | Passive::CalmAtTurn(fear)) => {
                    found.push(("fear", fear));
                }
                Some(Passive::Faster(moves)) => found.push(("moves", moves)),
                Some(Passive::Company) | None => {}
            }
            figures.of(format!("ally-{}.text", ally.name), &found);
        }
        let scenes = self.scenes.iter().map(|scene| (format!("scene-{}.text", scene.name), &scene.steps));
        let powers = self.powers.iter().map(|power| (format!("power-{}.text", power.name), &power.steps));
        for (text, steps) in scenes.chain(powers) {
            steps_figures(&mut figures, text, steps);
        }
        for (who, sheet) in self.characters.iter() {
            let text = format!("character-{}.text", who.id());
            match &sheet.ability {
                Ability::StartItems(items) => figures.of(text, &[("items", items)]),
                Ability::Bonus { action, amount } => figures.of(text, &[(action.id(), amount)]),
                _ => figures.of(text, &[]),
            }
        }
        figures
    }
}

fn bonuses(by_deed: &Bonuses) -> Vec<(&'static str, &dyn Display)> {
    let all = by_deed.iter().filter(|(_, bonus)| **bonus > 0);
    all.map(|(deed, bonus)| (deed.id(), bonus as &dyn Display)).collect()
}

/// The number of each sentence, by what it counts; the second one of a kind is `fear_2`, and so on.
fn steps_figures(figures: &mut Figures, text: String, steps: &[Step]) {
    let mut numbers: BTreeMap<String, u8> = BTreeMap::new();
    for step in steps {
        let (kind, number) = match step.does {
            Effect::Fear { amount, .. } => ("fear", amount),
            Effect::Calm { amount, .. } => ("calm", amount),
            Effect::Move { steps, .. } => ("steps", steps),
            Effect::Add { count, .. } => ("tokens", count),
            Effect::Create { size, .. } => ("size", size),
            Effect::Discard { count, .. } => ("cards", count),
            _ => continue,
        };
        let before = numbers.keys().filter(|name| name.starts_with(kind)).count();
        let name = if before == 0 { kind.to_owned() } else { format!("{kind}_{}", before + 1) };
        numbers.insert(name, number);
    }
    let named: Vec<(&str, &dyn Display)> =
        numbers.iter().map(|(name, number)| (name.as_str(), number as &dyn Display)).collect();
    figures.of(text, &named);
}
