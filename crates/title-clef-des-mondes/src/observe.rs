//! What a laboratory counts in matches of La Clef des mondes.

use veilleuse_core::{Ear, Fate, Observed, Referee, Seat, kit::Noun, names, observed_ids};

use crate::{
    ClefDesMondes,
    pack::Pack,
    state::State,
    told::Told,
    words::{Card, Character},
};

names! {
    /// Things whose use is counted.
    Sort { Character = "character", Card = "card", BadEncounter = "bad-encounter" }
}

names! {
    /// Numbers that are followed.
    Gauge { Hand = "hand", Missing = "missing" }
}

names! {
    /// What happens.
    Mark {
        Crossed = "crossed",
        Stopped = "stopped",
        Exchanged = "exchanged",
        Refused = "refused",
        Reacted = "reacted",
        Lost = "lost-card",
        Stolen = "stolen",
        Missed = "missed-turn",
        Revealed = "revealed",
        HomeTried = "home-tried",
    }
}

impl Observed for ClefDesMondes {
    type Sort = Sort;
    type Gauge = Gauge;
    type Mark = Mark;
    const PERIOD: &'static str = "round";

    observed_ids!(Sort, Gauge, Mark);

    fn period(state: &State) -> u16 {
        state.round
    }

    fn optional(sort: Sort) -> bool {
        sort == Sort::Card
    }

    fn hear(_: &Pack, _: &State, told: &Told, ear: &mut impl Ear<Self>) {
        let mut card =
            |fate, card: &Card, seat: &Seat| ear.thing(fate, Sort::Card, card.index(), Some(*seat));
        match told {
            Told::Drew { seat, card: Some(drawn), .. } => card(Fate::Drawn, drawn, seat),
            Told::EffectPlayed { seat, card: played, .. }
            | Told::Reacted { seat, card: played, .. }
            | Told::Parried { seat, card: played }
            | Told::PutDown { seat, card: played } => {
                card(Fate::Used, played, seat);
                if matches!(told, Told::Reacted { .. }) {
                    ear.mark(Mark::Reacted, Some(*seat), 1);
                }
            }
            Told::PairPlayed { seat, card: played, with, .. } => {
                card(Fate::Used, played, seat);
                card(Fate::Used, with, seat);
            }
            Told::Exchanged { seat, with, given, got } => {
                if let (Some(given), Some(got)) = (given, got) {
                    card(Fate::Drawn, got, seat);
                    card(Fate::Drawn, given, with);
                }
                ear.mark(Mark::Exchanged, Some(*seat), 1);
            }
            Told::Stolen { seat, card: got, .. } => {
                if let Some(got) = got {
                    card(Fate::Drawn, got, seat);
                }
                ear.mark(Mark::Stolen, Some(*seat), 1);
            }
            Told::CharacterKept { seat, character: Some(character) } => {
                ear.thing(Fate::Used, Sort::Character, character.index(), Some(*seat));
            }
            Told::BadDrawn { seat, card, .. } => {
                ear.thing(Fate::Used, Sort::BadEncounter, card.index(), Some(*seat));
            }
            Told::TurnBegan { seat, .. } => ear.turn(*seat),
            Told::Arrived { seat, .. } => ear.mark(Mark::Crossed, Some(*seat), 1),
            Told::MoveStopped { seat } => ear.mark(Mark::Stopped, Some(*seat), 1),
            Told::ExchangeRefused { seat, .. } => ear.mark(Mark::Refused, Some(*seat), 1),
            Told::Lost { seat, .. } => ear.mark(Mark::Lost, Some(*seat), 1),
            Told::TurnMissed { seat, .. } => ear.mark(Mark::Missed, Some(*seat), 1),
            Told::Revealed { seat, .. } => ear.mark(Mark::Revealed, Some(*seat), 1),
            Told::HomeTried { seat, .. } => ear.mark(Mark::HomeTried, Some(*seat), 1),
            _ => {}
        }
    }

    fn read(_: &Pack, state: &State, referee: &Referee, mut dial: impl FnMut(Gauge, u8)) {
        for player in &state.players.values()[..usize::from(state.rules.seats)] {
            dial(Gauge::Hand, player.count);
            if let Some(missing) = player.nearness.truth(referee).missing {
                dial(Gauge::Missing, missing);
            }
        }
    }

    fn id(_: &Pack, sort: Sort, number: usize) -> String {
        match sort {
            Sort::Character => Character::at(number).to_string(),
            Sort::Card | Sort::BadEncounter => Card::at(number).to_string(),
        }
    }

    fn message(sort: Sort, id: &str) -> String {
        if sort == Sort::Character { format!("character-{id}") } else { format!("card-{id}") }
    }
}
