//! What eyes are told about a step.

use serde::Serialize;
use veilleuse_core::{Line, Seat, say, tellings};

use crate::{
    setup::Mode,
    words::{Ally, Card, Character, Deed, Enemy, EnemyKind, Item, Location, Power, Scene, Slot, Token},
};

/// Where Fear comes from (ST-CHAR-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Cause {
    Scene,
    Road,
    Shortfall,
    Overflow,
}

/// A token slot with its side of the board, so that it can be named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(into = "Slot")]
pub struct Spot {
    pub(crate) mode: Mode,
    pub(crate) slot: Slot,
}

impl Spot {
    /// The message that names it.
    pub(crate) fn name(self) -> String {
        format!("slot-{}-{}", self.mode.id(), self.slot)
    }
}

impl From<Spot> for Slot {
    fn from(spot: Spot) -> Slot {
        spot.slot
    }
}

tellings! {
    CharacterChosen "character-chosen" { seat: Seat, character: Character }
    FirstPlayer "first-player" { seat: Seat }
    PileBuilt "pile-built" { slot: Spot, count: u8 }
    TopRevealed "top-revealed" { slot: Spot, token: Token }
    AllyPlaced "ally-placed" { slot: Spot, ally: Ally }
    AllySlotEmpty "ally-slot-empty" { slot: Spot }
    EnemyPlaced "enemy-placed" { enemy: Enemy, foe: EnemyKind, at: Location }
    CharacterPlaced "character-placed" { seat: Seat, character: Character, at: Location }
    CardDrawn "card-drawn" { seat: Seat, card: Option<Card> }
    TurnBegan "turn-began" { seat: Seat, turn: u16, act: u8 }
    CardLaid "card-laid" { seat: Seat, card: Card }
    SetOff "set-off" { seat: Seat, moves: u8 }
    Walked "walked" { seat: Seat, from: Location, to: Location, left: u8, marked: bool }
    Stopped "stopped" { seat: Seat, at: Location }
    Stayed "stayed" { seat: Seat, left: u8 }
    Frightened "frightened" { seat: Seat, amount: u8, fear: u8, cause: Cause }
    Shielded "shielded" { seat: Seat, by: Seat }
    Calmed "calmed" { seat: Seat, amount: u8, fear: u8 }
    Passed "passed" { seat: Seat }
    Declared "declared" { seat: Seat, action: Deed, pile: Option<Spot>, enemy: Option<Enemy> }
    Attempted "attempted" { seat: Seat, action: Deed, value: u8, bonus: u8 }
    PileShown "pile-shown" { slot: Spot, tokens: Vec<Token>, extra: u8, against: u8, value: u8 }
    FellShort "fell-short" { seat: Seat, missing: u8 }
    TokenLost "token-lost" { slot: Spot, count: u8 }
    Succeeded "succeeded" { seat: Seat, action: Deed }
    PileCleared "pile-cleared" { slot: Spot, count: u8 }
    ItemsReshuffled "items-reshuffled" {}
    ItemDrawn "item-drawn" { seat: Seat, item: Item }
    ItemKept "item-kept" { seat: Seat, item: Item }
    ItemDropped "item-dropped" { seat: Seat, item: Item }
    Recruited "recruited" { seat: Seat, ally: Ally }
    AllyRemoved "ally-removed" { slot: Spot, ally: Ally }
    PowerUsed "power-used" { seat: Seat, power: Power }
    PowerLost "power-lost" { power: Power }
    WillSaved "will-saved" {}
    EnemyMoved "enemy-moved" { enemy: Enemy, foe: EnemyKind, to: Location }
    EnemyRemoved "enemy-removed" { enemy: Enemy, foe: EnemyKind }
    Looked "looked" { seat: Seat, slot: Spot, tokens: Option<Vec<Token>> }
    LookShared "look-shared" { seat: Seat, slot: Spot, tokens: Vec<Token> }
    TokenReturned "token-returned" { seat: Seat, slot: Spot, token: Option<Token> }
    CardDiscarded "card-discarded" { seat: Seat, card: Card }
    DeckRebuilt "deck-rebuilt" { act: u8, cards: u8 }
    ScenesToCome "scenes-to-come" { seat: Seat, act: u8, danger: u8, ignored: u8, count: u8 }
    SceneRevealed "scene-revealed" { scene: Scene, name: String, number: u8, count: u8 }
    TokenAdded "token-added" { slot: Spot, count: u8, under: bool }
    Overflowed "overflowed" { slot: Spot }
    Picked "picked" { seat: Seat, slot: Spot }
    EnemyPicked "enemy-picked" { seat: Seat, enemy: Enemy, foe: EnemyKind }
    PreyPicked "prey-picked" { seat: Seat, enemy: Enemy, foe: EnemyKind, at: Location }
    KeptSecret "kept-secret" { seat: Seat }
    RevealedNothing "revealed-nothing" { seat: Seat }
    NothingHappened "nothing-happened" {}
    DayEnded "day-ended" {}
    TurnEnded "turn-ended" { seat: Seat }
    Ended "ended" { result: &'static str, reason: &'static str }
}

/// Tokens as people read them: numbers, and `D` for a Demogorgon.
pub(crate) fn token_text(tokens: &[Token]) -> String {
    let faces: Vec<String> = tokens
        .iter()
        .map(|token| if *token == Token::DEMOGORGON { "D".to_owned() } else { token.to_string() })
        .collect();
    faces.join(" · ")
}

say! {
    String: |word, line, name| line.word(name, word.clone());
    Cause: |cause, line, name| line.word(name, match cause {
        Cause::Scene => "scene",
        Cause::Road => "road",
        Cause::Shortfall => "shortfall",
        Cause::Overflow => "overflow",
    });
    Location: |location, line, name| line.name(name, format!("location-{}", location.id()));
    Character: |character, line, name| line.name(name, format!("character-{}", character.id()));
    Deed: |deed, line, name| line.name(name, format!("action-{}", deed.id())).word("deed", deed.id());
    EnemyKind: |kind, line, name| line.name(name, format!("enemy-{}", kind.id()));
    Enemy: |enemy, line, name| line.number(name, i64::from(enemy.number()) + 1);
    Option<Enemy>: |enemy, line, name| line.number(name, enemy.map_or(0, |enemy| i64::from(enemy.number()) + 1));
    Spot: |spot, line, name| line.name(name, spot.name());
    Option<Spot>: |spot, line, name| match spot {
        Some(spot) => line.name(name, spot.name()).word("contested", "yes"),
        None => line.word(name, "none").word("contested", "no"),
    };
    Token: |token, line, name| line.same(name, &token_text(&[*token]));
    Option<Token>: |token, line, name| match token {
        Some(token) => line.same(name, &token_text(&[*token])),
        None => line.same(name, "?"),
    };
    Vec<Token>: |tokens, line, name| line.same(name, &token_text(tokens));
    Option<Vec<Token>>: |tokens, line, name| match tokens {
        Some(tokens) => line.same(name, &token_text(tokens)).word("known", "yes"),
        None => line.same(name, "?").word("known", "no"),
    };
}

macro_rules! say_cards {
    ($($type:ident)*) => {
        $(impl Say for $type {
            fn say(&self, line: Line, name: &'static str) -> Line {
                line.name(name, format!("card-{self}"))
            }
        })*
    };
}

say_cards! { Card Item Ally Scene Power }

impl Say for Option<Card> {
    fn say(&self, line: Line, name: &'static str) -> Line {
        line.name(name, self.map_or("unknown-card".into(), |card| format!("card-{card}")))
    }
}

/// Pieces of content this shows.
pub(crate) fn content(told: &Told, seen: &mut dyn FnMut(&str)) {
    match told {
        Told::CharacterPlaced { character, .. } => seen(character.id()),
        Told::CardLaid { card, .. } => seen(&card.to_string()),
        Told::ItemKept { item, .. } => seen(&item.to_string()),
        Told::AllyPlaced { ally, .. } => seen(&ally.to_string()),
        Told::PowerUsed { power, .. } => seen(&power.to_string()),
        Told::SceneRevealed { scene, .. } => seen(&scene.to_string()),
        Told::Walked { to, .. } => seen(to.id()),
        _ => {}
    }
}
