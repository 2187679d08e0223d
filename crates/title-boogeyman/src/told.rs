//! What eyes are told about a step.

use veilleuse_core::{Line, Seat, SeatSet, say, tellings};

use crate::words::{Card, Colour, Deck, Entity, Figure, Final, Floor, Mind, Passage, Space, Token};

tellings! {
    ChildChosen "child-chosen" { seat: Seat, child: Figure }
    ObjectiveDealt "objective-dealt" { child: Figure, card: Option<Card> }
    ColourInPlay "colour-in-play" { colour: Colour }
    ColourChosen "colour-chosen" { colour: Option<Colour> }
    TokenHidden "token-hidden" { token: Option<Token>, room: Option<Space> }
    PilesLaid "piles-laid" {}
    SitterPlaced "sitter-placed" { room: Space }
    TokenLaid "token-laid" { place: u8, room: Option<Space> }
    TorchTaken "torch-taken" { child: Figure }
    RoundBegan "round-began" { round: u16 }
    TurnBegan "turn-began" { child: Figure, actions: u8 }
    TurnEnded "turn-ended" { child: Figure }
    Stashed "stashed" { child: Figure }
    Moved "moved" { child: Figure, to: Space, actions: u8, trapdoor: bool }
    SwitchUsed "switch-used" { child: Figure, room: Space, dark: bool }
    LitTheDark "lit-the-dark" { child: Figure }
    DrawsTwo "draws-two" { child: Figure }
    CardDrawn "card-drawn" { child: Figure, card: Card }
    NoCard "no-card" { deck: Deck }
    SearchDrawn "search-drawn" { child: Figure, card: Option<Card> }
    Surprised "surprised" { child: Figure, card: Card }
    TokenFound "token-found" { child: Figure, room: Space, token: Token }
    NoiseMade "noise-made" { child: Figure, value: u8 }
    Hushed "hushed" { child: Figure, card: Card, value: u8 }
    SitterMoved "sitter-moved" { to: Space }
    Lured "lured" { child: Figure, room: Space }
    SitterStays "sitter-stays" {}
    Possessed "possessed" {}
    PossessionRolled "possession-rolled" { face: u8 }
    ForceTried "force-tried" { child: Figure, room: Space }
    PadlockRemoved "padlock-removed" { room: Space }
    PadlockHolds "padlock-holds" { room: Space }
    PadlockAdded "padlock-added" { room: Space }
    AtticUnlocked "attic-unlocked" { child: Figure }
    Revived "revived" { child: Figure, by: Figure }
    Looked "looked" { child: Figure, room: Space, tokens: Option<Vec<Token>> }
    PeekedTrack "peeked-track" { child: Figure, room: Option<Space> }
    CardPlayed "card-played" { child: Figure, card: Card }
    Offered "offered" { child: Figure, to: Figure, gives: Option<Vec<Card>>, takes: Option<Vec<Card>>, open: bool }
    DealBegun "deal-begun" { child: Figure, to: Figure }
    DealDeclined "deal-declined" { child: Figure, to: Figure }
    Given "given" { child: Figure, to: Figure, card: Option<Card> }
    CardShown "card-shown" { child: Figure, card: Card }
    Rolled "rolled" { child: Figure, face: u8 }
    Rerolled "rerolled" { child: Figure, card: Option<Card> }
    Nudged "nudged" { child: Figure, card: Card, plus: u8 }
    CandiesSpent "candies-spent" { child: Figure, count: u8, up: bool }
    DieCounts "die-counts" { child: Figure, result: u8 }
    TestPassed "test-passed" { child: Figure, at_least: u8 }
    TestFailed "test-failed" { child: Figure, at_least: u8 }
    ContestLost "contest-lost" { child: Figure }
    ContestTied "contest-tied" {}
    EncounterCancelled "encounter-cancelled" { child: Figure, entity: Entity, card: Card }
    Met "met" { child: Figure, entity: Entity }
    Stressed "stressed" { entity: Entity, level: u8 }
    Soothed "soothed" { entity: Entity, level: u8 }
    Troubled "troubled" { card: Card }
    StateLost "state-lost" { child: Figure, mind: Mind }
    StateRegained "state-regained" { child: Figure, mind: Mind }
    Fainted "fainted" { child: Figure, room: Space }
    CandyGained "candy-gained" { child: Figure, count: u8, total: u8 }
    CandyLost "candy-lost" { child: Figure, count: u8, total: u8 }
    Discarded "discarded" { child: Figure, card: Card }
    ActionsGained "actions-gained" { child: Figure, actions: u8 }
    FewerNext "fewer-next" { child: Figure }
    FreeMoves "free-moves" { child: Figure, count: u8 }
    SentTo "sent-to" { child: Figure, room: Space }
    TokenRedrawn "token-redrawn" { room: Space }
    Darkened "darkened" { rooms: Vec<Space> }
    Lightened "lightened" { room: Space }
    DarkReturned "dark-returned" { room: Space }
    FloorChosen "floor-chosen" { floor: Floor }
    DoorClosed "door-closed" { passage: Passage }
    DoorOpened "door-opened" { passage: Passage }
    TalkieOn "talkie-on" { child: Figure }
    BoogeymanTurn "boogeyman-turn" {}
    BoogeymanAppeared "boogeyman-appeared" { room: Space }
    BoogeymanLurks "boogeyman-lurks" { room: Space }
    TokenFlipped "token-flipped" { place: u8, room: Space }
    StaysHidden "stays-hidden" {}
    NothingThere "nothing-there" { room: Space }
    TrackEmptied "track-emptied" {}
    EventBegan "event-began" { card: Card }
    EventEnded "event-ended" { card: Card }
    NightmareBegan "nightmare-began" { child: Figure, card: Card }
    NightmareDreamt "nightmare-dreamt" { child: Figure, card: Card }
    NightmareEnded "nightmare-ended" { child: Figure, card: Card }
    TurnedCoat "turned-coat" { seat: Seat, child: Figure }
    HiddenShown "hidden-shown" { seat: Seat, room: Option<Space> }
    Buried "buried" { room: Space, tokens: Vec<Token> }
    TorchPassed "torch-passed" { child: Figure }
    FinalRoomDrawn "final-room-drawn" { room: Space }
    LeaderNamed "leader-named" { child: Figure }
    LeaderLost "leader-lost" {}
    FinalBegan "final-began" { child: Figure }
    ObjectiveShown "objective-shown" { child: Figure, card: Card }
    AimMet "aim-met" { child: Figure, card: Card }
    VoteCast "vote-cast" { seat: Seat, number: Option<Final> }
    FinalChosen "final-chosen" { number: Final, agreed: bool }
    PanelPassed "panel-passed" { child: Figure, panel: u8 }
    PossessedFails "possessed-fails" { child: Figure, pays: Figure }
    Dawn "dawn" { entity: Entity }
    Ended "ended" { result: &'static str, reason: &'static str, winners: SeatSet }
    ;
    Opening "opening" { number: Final } => page(*number, "opening".into());
    PanelRead "panel-read" { number: Final, panel: u8, child: Figure, at_least: u8 }
        => child.say(page(*number, format!("panel-{panel}")), "child");
    PanelFailed "panel-failed" { number: Final, panel: u8, child: Figure }
        => child.say(page(*number, format!("fail-{panel}")), "child");
    Closing "closing" { number: Final, won: bool } => page(*number, if *won { "victory" } else { "defeat" }.into());
}

/// The Book reads by itself.
fn page(number: Final, part: String) -> Line {
    Line::new(format!("epilogue-{:02}-{part}", number.number() + 1))
}

/// The message that names a token.
pub(crate) fn token_name(token: Token) -> String {
    match token {
        Token::Objective(colour) => format!("token-{}", colour.id()),
        Token::Trapdoor => "token-trapdoor".into(),
        Token::Passkey => "token-passkey".into(),
        Token::Noise(Some(value)) => format!("token-noise-{value}"),
        Token::Noise(None) => "token-noise".into(),
    }
}

say! {
    Space: |space, line, name| line.name(name, format!("room-{space}"));
    Option<Space>: |space, line, name| {
        line.name(name, space.map_or("room-unknown".into(), |space| format!("room-{space}")))
    };
    Vec<Space>: |rooms, line, name| line.names(name, rooms.iter().map(|room| format!("room-{room}")));
    Figure: |child, line, name| line.name(name, format!("child-{}", child.id()));
    Colour: |colour, line, name| line.name(name, format!("colour-{}", colour.id()));
    Option<Colour>: |colour, line, name| {
        line.name(name, colour.map_or("colour-unknown".into(), |colour| format!("colour-{}", colour.id())))
    };
    Entity: |entity, line, name| line.name(name, format!("entity-{}", entity.id()));
    Mind: |mind, line, name| line.name(name, format!("mind-{}", mind.id()));
    Floor: |floor, line, name| line.name(name, format!("floor-{}", floor.id()));
    Deck: |deck, line, name| line.name(name, format!("deck-{}", deck.id()));
    Passage: |passage, line, name| line.same(name, &passage.to_string());
    Card: |card, line, name| line.name(name, format!("card-{card}"));
    Option<Card>: |card, line, name| {
        line.name(name, card.map_or("card-unknown".into(), |card| format!("card-{card}")))
    };
    Option<Vec<Card>>: |cards, line, name| match cards {
        Some(cards) => line.number(name, cards.len() as i64),
        None => line.word(name, "hidden"),
    };
    Token: |token, line, name| line.name(name, token_name(*token));
    Option<Token>: |token, line, name| line.name(name, token.map_or("token-unknown".into(), token_name));
    Vec<Token>: |tokens, line, name| line.number(name, tokens.len() as i64);
    Option<Vec<Token>>: |tokens, line, name| {
        // At most two tokens lie in a pile before a turn-coat.
        let name_of = |at: usize| {
            let token = tokens.as_ref().and_then(|tokens| tokens.get(at));
            token.map_or("token-none".into(), |token| token_name(*token))
        };
        line.word(name, if tokens.is_some() { "seen" } else { "hidden" })
            .name("one", name_of(0))
            .name("two", name_of(1))
    };
    Final: |number, line, name| line.name(name, format!("epilogue-{:02}-title", number.number() + 1));
    Option<Final>: |number, line, name| {
        let message = number.map(|number| format!("epilogue-{:02}-title", number.number() + 1));
        line.name(name, message.unwrap_or("final-unknown".into()))
    };
}

/// The pieces of content a told thing shows.
pub(crate) fn content(told: &Told, seen: &mut dyn FnMut(&str)) {
    match told {
        Told::CardDrawn { card, .. }
        | Told::Surprised { card, .. }
        | Told::Troubled { card }
        | Told::EventBegan { card }
        | Told::NightmareBegan { card, .. }
        | Told::SearchDrawn { card: Some(card), .. }
        | Told::ObjectiveDealt { card: Some(card), .. } => seen(&card.to_string()),
        Told::Moved { to, .. } => seen(&to.to_string()),
        Told::ChildChosen { child, .. } => seen(child.id()),
        Told::FinalChosen { number, .. } => seen(&number.to_string()),
        _ => {}
    }
}
