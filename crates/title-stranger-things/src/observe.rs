//! What a laboratory counts in matches of Stranger Things.

use veilleuse_core::{
    Ear, Fate, Observed, Referee,
    kit::{Noun, Set},
    names, observed_ids,
};

use crate::{
    StrangerThings,
    pack::Pack,
    state::State,
    told::{Cause, Told},
    words::{Ally, Card, Character, Group, Item, Power, Scene, Slot},
};

names! {
    /// Things whose use is counted.
    Sort {
        Character = "character",
        Card = "card",
        Item = "item",
        Ally = "ally",
        Power = "power",
        Scene = "scene",
    }
}

names! {
    /// Numbers that are followed.
    Gauge { Fear = "fear", Act = "act", Will = "will", Hand = "hand" }
}

names! {
    /// What happens.
    Mark {
        FearOfScenes = "fear-scene",
        FearOfRoads = "fear-road",
        FearOfShortfalls = "fear-shortfall",
        FearOfOverflows = "fear-overflow",
        Calmed = "calmed",
        Succeeded = "succeeded",
        FellShort = "fell-short",
        Overflowed = "overflowed",
        Passed = "passed",
        DayEnded = "day-ended",
    }
}

impl Observed for StrangerThings {
    type Sort = Sort;
    type Gauge = Gauge;
    type Mark = Mark;
    const PERIOD: &'static str = "turn";

    observed_ids!(Sort, Gauge, Mark);

    fn period(state: &State) -> u16 {
        state.turns
    }

    fn optional(sort: Sort) -> bool {
        !matches!(sort, Sort::Character | Sort::Scene)
    }

    fn at_hand(pack: &Pack, state: &State, ear: &mut impl Ear<Self>) {
        let powers = state.season(pack).slots.iter().filter_map(|slot| slot.power);
        powers.for_each(|power| ear.thing(Fate::Drawn, Sort::Power, power.index(), None));
    }

    fn hear(_: &Pack, _: &State, told: &Told, ear: &mut impl Ear<Self>) {
        match told {
            Told::CharacterPlaced { seat, character, .. } => {
                ear.thing(Fate::Used, Sort::Character, character.index(), Some(*seat));
            }
            Told::TurnBegan { seat, .. } => ear.turn(*seat),
            Told::CardDrawn { seat, card: Some(card) } => {
                ear.thing(Fate::Drawn, Sort::Card, card.index(), Some(*seat));
            }
            Told::CardLaid { seat, card } => ear.thing(Fate::Used, Sort::Card, card.index(), Some(*seat)),
            Told::ItemDrawn { seat, item } => ear.thing(Fate::Drawn, Sort::Item, item.index(), Some(*seat)),
            Told::ItemKept { seat, item } => {
                ear.thing(Fate::Kept, Sort::Item, item.index(), Some(*seat));
                ear.thing(Fate::Used, Sort::Item, item.index(), Some(*seat));
            }
            Told::AllyPlaced { ally, .. } => ear.thing(Fate::Drawn, Sort::Ally, ally.index(), None),
            Told::Recruited { seat, ally } => ear.thing(Fate::Used, Sort::Ally, ally.index(), Some(*seat)),
            Told::PowerUsed { seat, power } => {
                ear.thing(Fate::Used, Sort::Power, power.index(), Some(*seat));
            }
            Told::SceneRevealed { scene, .. } => ear.thing(Fate::Used, Sort::Scene, scene.index(), None),
            Told::Frightened { seat, amount, cause, .. } => {
                let mark = match cause {
                    Cause::Scene => Mark::FearOfScenes,
                    Cause::Road => Mark::FearOfRoads,
                    Cause::Shortfall => Mark::FearOfShortfalls,
                    Cause::Overflow => Mark::FearOfOverflows,
                };
                ear.mark(mark, Some(*seat), u32::from(*amount));
            }
            Told::Calmed { seat, amount, .. } => ear.mark(Mark::Calmed, Some(*seat), u32::from(*amount)),
            Told::Succeeded { seat, .. } => ear.mark(Mark::Succeeded, Some(*seat), 1),
            Told::FellShort { seat, .. } => ear.mark(Mark::FellShort, Some(*seat), 1),
            Told::Overflowed { .. } => ear.mark(Mark::Overflowed, None, 1),
            Told::Passed { seat } => ear.mark(Mark::Passed, Some(*seat), 1),
            Told::DayEnded {} => ear.mark(Mark::DayEnded, None, 1),
            _ => {}
        }
    }

    fn read(pack: &Pack, state: &State, _: &Referee, mut dial: impl FnMut(Gauge, u8)) {
        for seat in state.seats() {
            let player = state.player(seat);
            dial(Gauge::Fear, player.fear);
            dial(Gauge::Hand, player.hand_count);
        }
        dial(Gauge::Act, state.act);
        let will: Set<Slot> = state.season(pack).groups[Group::Will];
        dial(Gauge::Will, will.iter().map(|slot| state.piles[slot].count).sum());
    }

    fn id(_: &Pack, sort: Sort, number: usize) -> String {
        match sort {
            Sort::Character => Character::at(number).id().to_string(),
            Sort::Card => Card::at(number).to_string(),
            Sort::Item => Item::at(number).to_string(),
            Sort::Ally => Ally::at(number).to_string(),
            Sort::Power => Power::at(number).to_string(),
            Sort::Scene => Scene::at(number).to_string(),
        }
    }

    fn message(sort: Sort, id: &str) -> String {
        if sort == Sort::Character { format!("character-{id}") } else { format!("card-{id}") }
    }
}
