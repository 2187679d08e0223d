//! What eyes are told about a step.

use std::sync::Arc;

use serde::Serialize;
use veilleuse_core::{Seat, kit::Turning, say, tellings};
use veilleuse_pack::Text;

use crate::{
    action::Which,
    pack::Reference,
    state::Status,
    words::{Choice, Colour, Complice, Dark, Difficulty, QuestionId, Scout, Slot, Square, Verdict},
};

/// A question in words once it is answered, so that a sheet can be made of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the fields are the parts of a card")]
pub struct Lesson {
    pub question: QuestionId,
    pub prompt: Text,
    /// What was answered; nothing where nobody wrote anything down.
    pub given: Option<Text>,
    /// The right answer.
    pub answer: Text,
    pub explanation: Text,
    /// The name of the source.
    pub source: Arc<str>,
    /// The source, where the pack says more than its name.
    pub reference: Option<Arc<Reference>>,
}

tellings! {
    ScoutChosen "scout-chosen" { seat: Seat, scout: Scout }
    StartChosen "start-chosen" { seat: Seat, square: Square }
    SquareProposed "square-proposed" { seat: Seat, slot: Slot, square: Square }
    SquareAnswered "square-answered" { seat: Seat, agrees: bool }
    SquareRefused "square-refused" { slot: Slot, square: Square }
    MarkerPlaced "marker-placed" { slot: Slot, square: Square, by_lot: bool }
        |line| square.say(slot.say(line, "slot"), "square").word("lot", if *by_lot { "yes" } else { "no" });
    FirstRolled "first-rolled" { seat: Seat, face: u8 }
    FirstTied "first-tied" {}
    FirstPlayer "first-player" { seat: Seat }
    TurnBegan "turn-began" { seat: Seat, round: u8 }
    WhiteRolled "white-rolled" { seat: Seat, face: u8 }
    WhiteChosen "white-chosen" { seat: Seat, value: u8 }
    WhiteAdjusted "white-adjusted" { seat: Seat, value: u8 }
    CardUsed "card-used" { seat: Seat, slot: Slot, card: Arc<str> }
    Moved "moved" { seat: Seat, turning: Turning, steps: u8, to: Square, bumped: bool, forced: bool }
    Bumped "bumped" { seat: Seat, turning: Turning, at: Square }
    CardDrawn "card-drawn" { seat: Seat, slot: Slot, card: Arc<str> }
    CardRejected "card-rejected" { slot: Slot, card: Arc<str>, complice: Complice }
    CardTaken "card-taken" { seat: Seat, slot: Slot, card: Arc<str> }
    CardDiscarded "card-discarded" { seat: Seat, slot: Slot, card: Arc<str>, which: Which }
        |line| card.say(seat.say(line, "seat"), "card");
    NoCardLeft "no-card-left" { slot: Slot }
    PlazaClosed "plaza-closed" { seat: Seat }
    PlazaDeclined "plaza-declined" { seat: Seat }
    PlazaUsed "plaza-used" { seat: Seat, complice: Complice }
    DistrictSettled "district-settled" { seat: Seat, complice: Complice }
    BlackRolled "black-rolled" { seat: Seat, face: u8 }
    QuestionMadeEasy "question-made-easy" { seat: Seat }
    QuestionDrawn "question-drawn" { seat: Seat, complice: Complice, difficulty: Difficulty, question: Option<QuestionId> }
        |line| complice.say(seat.say(line, "seat"), "complice");
    Asked "asked" {
        seat: Seat,
        question: QuestionId,
        /// What is read out, in the order it is shown.
        choices: Vec<Text>,
        /// Which one is right, for the game master alone.
        right: Option<Choice>,
        face_off: bool,
    }
        |line| line
            .seat("seat", *seat)
            .name("complice", format!("complice-{}", question.complice().id()))
            .word("difficulty", question.difficulty().id())
            .word("double", if *face_off { "yes" } else { "no" });
    QuestionReplaced "question-replaced" { seat: Seat, question: QuestionId } |line| seat.say(line, "seat");
    ChoicesRemoved "choices-removed" { seat: Seat, left: Vec<Choice> }
        |line| line.seat("seat", *seat).number("left", left.len() as i64);
    SpeaksUp "speaks-up" { seat: Seat }
    MasterAside "master-aside" {}
    MasterLeft "master-left" {}
    JudgedWrong "judged-wrong" { seat: Seat, choice: Option<Choice> }
    AnswersAgain "answers-again" { seat: Seat }
    Answered "answered" {
        seat: Seat,
        verdict: Verdict,
        choice: Option<Choice>,
        right: Choice,
        #[serde(flatten)]
        lesson: Lesson,
    } |line| line.seat("seat", *seat).word("verdict", verdict.id()).word("right", right.to_string());
    TimeUp "time-up" { seat: Seat }
    RedCancelled "red-cancelled" { seat: Seat, complice: Complice }
    TokenPlaced "token-placed" { complice: Complice, colour: Colour }
    TokenRemoved "token-removed" { complice: Complice, colour: Colour }
    NothingToRemove "nothing-to-remove" { complice: Complice }
    Settled "settled" { complice: Complice, status: Status }
        |line| complice.say(line, "complice").word("status", if *status == Status::Saved { "saved" } else { "lost" });
    DarkDrawn "dark-drawn" { deck: Dark, card: Arc<str> }
        |line| card.say(deck.say(line, "deck"), "card").name("text", format!("card-{card}.text"));
    DarkRejected "dark-rejected" { deck: Dark, card: Arc<str> }
    NoAttackLeft "no-attack-left" {}
    AttackChosen "attack-chosen" { seat: Seat, card: Arc<str> }
    AttackCancelled "attack-cancelled" { seat: Seat, card: Arc<str> }
    ComplicePicked "complice-picked" { seat: Seat, complice: Complice }
    PawnSentHome "pawn-sent-home" { seat: Seat, to: Square }
    PawnsRotated "pawns-rotated" {}
    ModifierSet "modifier-set" { card: Arc<str> } |line| line.name("text", format!("card-{card}.text"));
    ModifierLapsed "modifier-lapsed" {}
    RoundEnded "round-ended" { round: u8 }
    StopAnswered "stop-answered" { seat: Seat, stop: bool }
    PlayGoesOn "play-goes-on" {}
    LevelChosen "level-chosen" { complice: Complice, difficulty: Difficulty }
    Dealt "dealt" {
        complice: Complice,
        difficulty: Difficulty,
        team: Seat,
        question: Option<QuestionId>,
        choices: Option<Vec<Text>>,
        /// Which one is right, for the facilitator alone.
        right: Option<Choice>,
    } |line| complice.say(line.seat("team", *team), "complice");
    ThinkingBegan "thinking-began" { round: u8 }
    Written "written" { team: Seat, choice: Option<Choice> }
    TeamReady "team-ready" { team: Seat }
    TeamRethinks "team-rethinks" { team: Seat }
    SlatesLocked "slates-locked" {}
    CorrectionBegan "correction-began" { complice: Complice, team: Seat, question: QuestionId, choices: Vec<Text>, written: Option<Choice> }
        |line| written.say(complice.say(line.seat("team", *team), "complice"), "written");
    Corrected "corrected" {
        team: Seat,
        complice: Complice,
        verdict: Verdict,
        right: Choice,
        #[serde(flatten)]
        lesson: Lesson,
    }
        |line| complice
            .say(line.seat("team", *team), "complice")
            .word("verdict", verdict.id())
            .word("right", right.to_string());
    Overruled "overruled" { team: Seat, complice: Complice, verdict: Verdict }
        |line| complice.say(line.seat("team", *team), "complice").word("verdict", verdict.id());
    QuestionSkipped "question-skipped" { team: Seat, complice: Complice, question: QuestionId }
        |line| complice.say(line.seat("team", *team), "complice");
    TokenByHand "token-by-hand" { complice: Complice, colour: Colour, added: bool }
        |line| complice
            .say(line, "complice")
            .word("colour", colour.id())
            .word("added", if *added { "yes" } else { "no" });
    FateSealed "fate-sealed" { complice: Complice }
    WorkshopRoundEnded "workshop-round-ended" { round: u8 }
    ExtraRoundBegan "extra-round-began" { round: u8 }
    Ended "ended" { result: &'static str, reason: &'static str }
}

say! {
    Scout: |scout, line, name| line.name(name, format!("scout-{}", scout.id()));
    Square: |square, line, name| line.name(name, format!("square-{square}"));
    Complice: |complice, line, name| line.name(name, format!("complice-{}", complice.id()));
    Arc<str>: |card, line, name| line.name(name, format!("card-{card}"));
    Slot: |slot, line, name| line.word(name, slot.id());
    Colour: |colour, line, name| line.word(name, colour.id());
    Difficulty: |difficulty, line, name| line.word(name, difficulty.id());
    Turning: |turning, line, name| {
        line.word(name, if *turning == Turning::Clockwise { "clockwise" } else { "counter" })
    };
    Dark: |deck, line, name| line.word(name, if *deck == Dark::Attack { "attack" } else { "round_end" });
    Option<Choice>: |choice, line, name| {
        line.word(name, choice.map_or("none".into(), |choice| choice.to_string()))
    };
}

/// The pieces of content a told thing shows.
pub(crate) fn content(told: &Told, seen: &mut dyn FnMut(&str)) {
    match told {
        Told::ScoutChosen { scout, .. } => seen(scout.id()),
        Told::CardUsed { card, .. }
        | Told::DarkDrawn { card, .. }
        | Told::CardDrawn { card, .. }
        | Told::CardRejected { card, .. } => seen(card),
        Told::Moved { to, .. } => seen(&to.to_string()),
        Told::Asked { question, .. } | Told::QuestionReplaced { question, .. } => seen(&question.to_string()),
        Told::CorrectionBegan { question, .. } => seen(&question.to_string()),
        Told::Settled { complice, .. } => seen(complice.id()),
        _ => {}
    }
}
