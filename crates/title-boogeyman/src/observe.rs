//! What a laboratory counts in matches of Boogeyman.

use veilleuse_core::{Ear, Fate, Observed, Referee, Seat, kit::Noun, names, observed_ids};

use crate::{
    Boogeyman,
    pack::Pack,
    state::State,
    told::Told,
    words::{Card, Deck, Entity, Figure, Final, Number, Token},
};

names! {
    /// Things whose use is counted: a sort for each deck, in their order, then the Children and the Epilogues.
    Sort {
        Search = "search",
        Light = "light",
        Dark = "dark",
        Boogeyman = "boogeyman",
        Babysitter = "babysitter",
        Nightmare = "nightmare",
        Trouble = "trouble",
        Event = "event",
        Objective = "objective",
        Character = "character",
        Epilogue = "epilogue",
    }
}

names! {
    /// Numbers that are followed.
    Gauge {
        BabysitterStress = "stress-babysitter",
        BoogeymanStress = "stress-boogeyman",
        Mind = "mind",
        Candies = "candies",
        Objectives = "objectives",
    }
}

names! {
    /// What happens.
    Mark {
        MetBabysitter = "met-babysitter",
        MetBoogeyman = "met-boogeyman",
        Fainted = "fainted",
        Revived = "revived",
        Noise = "noise",
        Passed = "test-passed",
        Failed = "test-failed",
        Found = "objective-found",
        FinalBegan = "final-began",
        TurnedCoat = "turned-coat",
        Dawn = "dawn",
    }
}

impl Observed for Boogeyman {
    type Sort = Sort;
    type Gauge = Gauge;
    type Mark = Mark;
    const PERIOD: &'static str = "round";

    observed_ids!(Sort, Gauge, Mark);

    fn period(state: &State) -> u16 {
        state.round
    }

    fn optional(sort: Sort) -> bool {
        sort == Sort::Search
    }

    fn hear(_: &Pack, state: &State, told: &Told, ear: &mut impl Ear<Self>) {
        let seat = |child: &Figure| seat_of(state, *child);
        match told {
            Told::ChildChosen { seat, child } => {
                ear.thing(Fate::Used, Sort::Character, child.index(), Some(*seat));
            }
            Told::ObjectiveDealt { child, card: Some(card) } => card_is(Fate::Used, *card, seat(child), ear),
            Told::TurnBegan { child, .. } => {
                if let Some(seat) = seat(child) {
                    ear.turn(seat);
                }
            }
            Told::SearchDrawn { child, card: Some(card) }
            | Told::Given { to: child, card: Some(card), .. } => {
                card_is(Fate::Drawn, *card, seat(child), ear);
            }
            Told::Surprised { child, card }
            | Told::CardDrawn { child, card }
            | Told::CardPlayed { child, card }
            | Told::Hushed { child, card, .. }
            | Told::Nudged { child, card, .. }
            | Told::Rerolled { child, card: Some(card) }
            | Told::EncounterCancelled { child, card, .. }
            | Told::NightmareBegan { child, card } => card_is(Fate::Used, *card, seat(child), ear),
            Told::Troubled { card } | Told::EventBegan { card } => card_is(Fate::Used, *card, None, ear),
            Told::FinalChosen { number, .. } => {
                ear.thing(Fate::Used, Sort::Epilogue, number.index(), None);
            }
            Told::Met { child, entity } => {
                let mark = match entity {
                    Entity::Babysitter => Mark::MetBabysitter,
                    Entity::Boogeyman => Mark::MetBoogeyman,
                };
                ear.mark(mark, seat(child), 1);
            }
            Told::Fainted { child, .. } => ear.mark(Mark::Fainted, seat(child), 1),
            Told::Revived { by, .. } => ear.mark(Mark::Revived, seat(by), 1),
            Told::NoiseMade { child, value } => ear.mark(Mark::Noise, seat(child), u32::from(*value)),
            Told::TestPassed { child, .. } => ear.mark(Mark::Passed, seat(child), 1),
            Told::TestFailed { child, .. } => ear.mark(Mark::Failed, seat(child), 1),
            Told::TokenFound { child, token: Token::Objective(_), .. } => {
                ear.mark(Mark::Found, seat(child), 1);
            }
            Told::FinalBegan { .. } => ear.mark(Mark::FinalBegan, None, 1),
            Told::TurnedCoat { seat, .. } => ear.mark(Mark::TurnedCoat, Some(*seat), 1),
            Told::Dawn { .. } => ear.mark(Mark::Dawn, None, 1),
            _ => {}
        }
    }

    fn read(_: &Pack, state: &State, _: &Referee, mut dial: impl FnMut(Gauge, u8)) {
        dial(Gauge::BabysitterStress, state.stress[Entity::Babysitter]);
        dial(Gauge::BoogeymanStress, state.stress[Entity::Boogeyman]);
        let mut objectives = 0;
        for kid in state.kids().iter().filter(|kid| !kid.gone()) {
            dial(Gauge::Mind, kid.mind.index() as u8);
            dial(Gauge::Candies, kid.candies);
            objectives += kid.objectives.values().iter().sum::<u8>();
        }
        dial(Gauge::Objectives, objectives);
    }

    fn id(_: &Pack, sort: Sort, number: usize) -> String {
        match sort {
            Sort::Character => Figure::at(number).id().to_string(),
            Sort::Epilogue => Final::at(number).to_string(),
            deck => Card::new(Deck::at(deck.index()), Number::at(number)).to_string(),
        }
    }

    fn message(sort: Sort, id: &str) -> String {
        match sort {
            Sort::Character => format!("child-{id}"),
            Sort::Epilogue => format!("epilogue-{}-title", id.trim_start_matches('f')),
            _ => format!("card-{id}"),
        }
    }
}

/// Whose Child it is.
fn seat_of(state: &State, child: Figure) -> Option<Seat> {
    state.kids().iter().find(|kid| kid.figure == Some(child)).map(|kid| kid.seat)
}

fn card_is(fate: Fate, card: Card, by: Option<Seat>, ear: &mut impl Ear<Boogeyman>) {
    ear.thing(fate, Sort::at(card.deck.index()), card.number.index(), by);
}
