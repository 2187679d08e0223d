//! What a laboratory counts in matches of Numéville.

use std::sync::Arc;

use veilleuse_core::{Ear, Fate, Observed, Referee, kit::Noun, names, observed_ids};

use crate::{
    Numeville,
    pack::{AidCard, Pack},
    state::{State, Status},
    told::Told,
    words::{Colour, Dark, Scout, Slot, Verdict},
};

names! {
    /// Things whose use is counted.
    Sort {
        Character = "character",
        Object = "object",
        Power = "power",
        Attack = "attack",
        RoundEnd = "round-end",
    }
}

names! {
    /// Numbers that are followed.
    Gauge { Blue = "blue", Red = "red", Saved = "saved", Lost = "lost" }
}

names! {
    /// What happens.
    Mark {
        Right = "right",
        Wrong = "wrong",
        BlueOn = "blue-on",
        BlueOff = "blue-off",
        RedOn = "red-on",
        RedOff = "red-off",
        FaceOff = "face-off",
        Plaza = "plaza",
    }
}

impl Observed for Numeville {
    type Sort = Sort;
    type Gauge = Gauge;
    type Mark = Mark;
    const PERIOD: &'static str = "round";

    observed_ids!(Sort, Gauge, Mark);

    fn period(state: &State) -> u16 {
        u16::from(state.round)
    }

    fn optional(sort: Sort) -> bool {
        matches!(sort, Sort::Object | Sort::Power)
    }

    fn hear(pack: &Pack, _: &State, told: &Told, ear: &mut impl Ear<Self>) {
        match told {
            Told::ScoutChosen { seat, scout } => {
                ear.thing(Fate::Used, Sort::Character, scout.index(), Some(*seat));
            }
            Told::TurnBegan { seat, .. } => ear.turn(*seat),
            Told::CardTaken { seat, slot, card } => {
                let (sort, number) = aid(pack, *slot, card);
                ear.thing(Fate::Drawn, sort, number, Some(*seat));
            }
            Told::CardUsed { seat, slot, card } => {
                let (sort, number) = aid(pack, *slot, card);
                ear.thing(Fate::Used, sort, number, Some(*seat));
            }
            Told::DarkDrawn { deck, card } => {
                let (sort, cards) = match deck {
                    Dark::Attack => (Sort::Attack, &pack.attacks),
                    Dark::RoundEnd => (Sort::RoundEnd, &pack.round_ends),
                };
                let number = cards.iter().position(|one| one.id == *card).unwrap_or_default();
                ear.thing(Fate::Used, sort, number, None);
            }
            Told::Answered { seat, verdict, .. } => ear.mark(answer(*verdict), Some(*seat), 1),
            Told::Corrected { team, verdict, .. } => ear.mark(answer(*verdict), Some(*team), 1),
            Told::Asked { seat, face_off: true, .. } => ear.mark(Mark::FaceOff, Some(*seat), 1),
            Told::PlazaUsed { seat, .. } => ear.mark(Mark::Plaza, Some(*seat), 1),
            Told::TokenPlaced { colour, .. } => {
                ear.mark(if *colour == Colour::Blue { Mark::BlueOn } else { Mark::RedOn }, None, 1);
            }
            Told::TokenRemoved { colour, .. } => {
                ear.mark(if *colour == Colour::Blue { Mark::BlueOff } else { Mark::RedOff }, None, 1);
            }
            _ => {}
        }
    }

    fn read(_: &Pack, state: &State, _: &Referee, mut dial: impl FnMut(Gauge, u8)) {
        let sheets = state.sheets.values();
        dial(Gauge::Blue, sheets.iter().map(|sheet| sheet.blue.at()).sum());
        dial(Gauge::Red, sheets.iter().map(|sheet| sheet.red.at()).sum());
        dial(Gauge::Saved, state.count(Status::Saved) as u8);
        dial(Gauge::Lost, state.count(Status::Lost) as u8);
    }

    fn id(pack: &Pack, sort: Sort, number: usize) -> String {
        match sort {
            Sort::Character => Scout::at(number).id().to_string(),
            Sort::Object => pack.objects[number].id.to_string(),
            Sort::Power => pack.powers[number].id.to_string(),
            Sort::Attack => pack.attacks[number].id.to_string(),
            Sort::RoundEnd => pack.round_ends[number].id.to_string(),
        }
    }

    fn message(sort: Sort, id: &str) -> String {
        if sort == Sort::Character { format!("scout-{id}") } else { format!("card-{id}") }
    }
}

const fn answer(verdict: Verdict) -> Mark {
    match verdict {
        Verdict::Right => Mark::Right,
        Verdict::Wrong => Mark::Wrong,
    }
}

/// An Object or a Power by its place in the file of its deck.
fn aid(pack: &Pack, slot: Slot, card: &Arc<str>) -> (Sort, usize) {
    let place = |cards: &[AidCard]| cards.iter().position(|one| one.id == *card).unwrap_or_default();
    match slot {
        Slot::Object => (Sort::Object, place(&pack.objects)),
        Slot::Power => (Sort::Power, place(&pack.powers)),
    }
}
