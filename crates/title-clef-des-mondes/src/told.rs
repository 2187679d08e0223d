//! What eyes are told about a step.

use veilleuse_core::{Seat, SeatSet, say, tellings};

use crate::{
    cards::Filter,
    words::{Card, Character, Key, Kind, Pawn, Payment, Place, World},
};

tellings! {
    CharacterDealt "character-dealt" { seat: Seat, character: Option<Character> }
    CharacterKept "character-kept" { seat: Seat, character: Option<Character> }
    PawnTaken "pawn-taken" { seat: Seat, pawn: Pawn, forced: bool }
    FirstPlayer "first-player" { seat: Seat }
    PawnPlaced "pawn-placed" { seat: Seat, place: Place }
    WorldShown "world-shown" { place: Place, world: World }
    LastRounds "last-rounds" { round: u16, left: u16 }
    TurnBegan "turn-began" { seat: Seat, round: u16 }
    TurnMissed "turn-missed" { seat: Seat, left: u8 }
    NothingLeft "nothing-left" { seat: Seat }
    Passed "passed" { seat: Seat }
    Drew "drew" { seat: Seat, world: World, card: Option<Card> }
    BadDrawn "bad-drawn" { seat: Seat, world: World, card: Card }
    DrawStopped "draw-stopped" { seat: Seat }
    Discarded "discarded" { seat: Seat, world: World, card: Option<Card> }
    Offered "offered" { seat: Seat, to: Seat, key: Key, kind: Kind, card: Option<Card> }
    Countered "countered" { seat: Seat, to: Seat, key: Key, kind: Kind, card: Option<Card> }
    ExchangeRefused "exchange-refused" { seat: Seat, with: Seat }
    Exchanged "exchanged" { seat: Seat, with: Seat, given: Option<Card>, got: Option<Card> }
    EffectPlayed "effect-played" { seat: Seat, card: Card, on: Option<Seat>, to: Option<Place> }
    PairPlayed "pair-played" { seat: Seat, card: Card, with: Card, on: Seat }
    CrossTried "cross-tried" { seat: Seat, to: Place, keys: Payment }
    HomeTried "home-tried" { seat: Seat, keys: Payment }
    PutDown "put-down" { seat: Seat, card: Card }
    Revealed "revealed" { seat: Seat, character: Character }
    Answered "answered" { seat: Seat }
    Reacted "reacted" { seat: Seat, card: Card, against: Option<Card> }
    NobodyReacts "nobody-reacts" {}
    CardStopped "card-stopped" { seat: Seat, card: Card }
    ReactionStopped "reaction-stopped" { seat: Seat, card: Card }
    MoveStopped "move-stopped" { seat: Seat }
    TakenBack "taken-back" { seat: Seat, cards: Vec<Card>, own_key: bool }
    WentUnder "went-under" { world: World, cards: Vec<Card> }
    Undefended "undefended" { seat: Seat, card: Card }
    Parried "parried" { seat: Seat, card: Card }
    TurnToMiss "turn-to-miss" { seat: Seat, turns: u8 }
    MustLose "must-lose" { seat: Seat, filter: Filter }
    NoneToLose "none-to-lose" { seat: Seat, filter: Filter }
    Lost "lost" { seat: Seat, card: Card, world: World }
    Stolen "stolen" { seat: Seat, from: Seat, card: Option<Card> }
    HandSeen "hand-seen" { seat: Seat, of: Seat, count: u8, cards: Vec<Card> }
    CharacterSeen "character-seen" { seat: Seat, of: Seat, character: Option<Character> }
    WorldSeen "world-seen" { seat: Seat, place: Place, world: Option<World> }
    CardSeen "card-seen" { seat: Seat, world: World, card: Option<Card> }
    PutNext "put-next" { seat: Seat, world: World, card: Option<Card> }
    ActionsGained "actions-gained" { seat: Seat, actions: u8 }
    Driven "driven" { seat: Seat, to: Place }
    LeftBehind "left-behind" { seat: Seat, world: World, count: u8, cards: Vec<Card> }
    LeftNext "left-next" { seat: Seat, card: Option<Card> }
    Arrived "arrived" { seat: Seat, place: Place }
    NoEffect "no-effect" { seat: Seat, card: Card }
    HaltCalled "halt-called" { seat: Seat }
    HaltRefused "halt-refused" {}
    WentHome "went-home" { seat: Seat, character: Character }
    Ended "ended" { result: &'static str, reason: &'static str, winners: SeatSet }
}

say! {
    Filter: |filter, line, name| line.word(name, filter.id());
    Key: |key, line, name| line.name(name, format!("key-{}", key.id()));
    Kind: |kind, line, name| line.word(name, kind.id());
    Pawn: |pawn, line, name| line.name(name, format!("pawn-{}", pawn.id()));
    World: |world, line, name| line.name(name, format!("world-{}", world.id()));
    Option<World>: |world, line, name| {
        line.name(name, world.map_or("unknown-world".into(), |world| format!("world-{}", world.id())))
    };
    Place: |place, line, name| line.name(name, format!("place-{}", place.id()));
    Option<Place>: |place, line, name| match place {
        Some(place) => line.word("there", "yes").name(name, format!("place-{}", place.id())),
        None => line.word("there", "no").word(name, "nowhere"),
    };
    Option<Seat>: |seat, line, name| match seat {
        Some(seat) => line.word("somebody", "yes").seat(name, *seat),
        None => line.word("somebody", "no").word(name, "nobody"),
    };
    Payment: |keys, line, name| line.number(name, keys.sources().count() as i64);
    Vec<Card>: |cards, line, name| match cards.first() {
        Some(first) => line.number(name, cards.len() as i64).name("first", format!("card-{first}")),
        None => line.number(name, 0).name("first", "unknown-card"),
    };
    Card: |card, line, name| line.name(name, format!("card-{card}"));
    Option<Card>: |card, line, name| {
        let line = line.word("known", if card.is_some() { "yes" } else { "no" });
        line.name(name, card.map_or("unknown-card".into(), |card| format!("card-{card}")))
    };
    Character: |character, line, name| line.name(name, format!("character-{character}"));
    Option<Character>: |character, line, name| {
        let line = line.word("known", if character.is_some() { "yes" } else { "no" });
        line.name(name, character.map_or("unknown-character".into(), |who| format!("character-{who}")))
    };
}

/// The pieces of content a told thing shows.
pub(crate) fn content(told: &Told, seen: &mut dyn FnMut(&str)) {
    match told {
        Told::Drew { card: Some(card), .. }
        | Told::BadDrawn { card, .. }
        | Told::EffectPlayed { card, .. }
        | Told::Reacted { card, .. } => seen(&card.to_string()),
        Told::CharacterDealt { character: Some(character), .. } | Told::Revealed { character, .. } => {
            seen(&character.to_string());
        }
        Told::WorldShown { world, place } => {
            seen(world.id());
            seen(&format!("place:{}", place.id()));
        }
        Told::PawnTaken { pawn, .. } => seen(pawn.id()),
        _ => {}
    }
}
