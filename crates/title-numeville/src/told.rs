//! What eyes are told about a step.

use std::sync::Arc;

use serde::Serialize;
use veilleuse_core::{Line, Seat, kit::Turning};
use veilleuse_pack::Text;

use crate::{
    action::Which,
    pack::Reference,
    state::Status,
    words::{Choice, Colour, Complice, Dark, Difficulty, QuestionId, Scout, Slot, Square, Verdict},
};

/// A question in words once it is answered, so that a sheet can be made of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
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

/// Something told. Each becomes one log sentence, one animation, one spoken line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "told", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the words of the sentences in the pack")]
pub enum Told {
    ScoutChosen {
        seat: Seat,
        scout: Scout,
    },
    StartChosen {
        seat: Seat,
        square: Square,
    },
    SquareProposed {
        seat: Seat,
        slot: Slot,
        square: Square,
    },
    SquareAnswered {
        seat: Seat,
        agrees: bool,
    },
    SquareRefused {
        slot: Slot,
        square: Square,
    },
    MarkerPlaced {
        slot: Slot,
        square: Square,
        by_lot: bool,
    },
    FirstRolled {
        seat: Seat,
        face: u8,
    },
    FirstTied,
    FirstPlayer {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        round: u8,
    },
    WhiteRolled {
        seat: Seat,
        face: u8,
    },
    WhiteChosen {
        seat: Seat,
        value: u8,
    },
    WhiteAdjusted {
        seat: Seat,
        value: u8,
    },
    CardUsed {
        seat: Seat,
        slot: Slot,
        card: Arc<str>,
    },
    Moved {
        seat: Seat,
        turning: Turning,
        steps: u8,
        to: Square,
        bumped: bool,
        forced: bool,
    },
    Bumped {
        seat: Seat,
        turning: Turning,
        at: Square,
    },
    CardDrawn {
        seat: Seat,
        slot: Slot,
        card: Arc<str>,
    },
    CardRejected {
        slot: Slot,
        card: Arc<str>,
        complice: Complice,
    },
    CardTaken {
        seat: Seat,
        slot: Slot,
        card: Arc<str>,
    },
    CardDiscarded {
        seat: Seat,
        slot: Slot,
        card: Arc<str>,
        which: Which,
    },
    NoCardLeft {
        slot: Slot,
    },
    PlazaClosed {
        seat: Seat,
    },
    PlazaDeclined {
        seat: Seat,
    },
    PlazaUsed {
        seat: Seat,
        complice: Complice,
    },
    DistrictSettled {
        seat: Seat,
        complice: Complice,
    },
    BlackRolled {
        seat: Seat,
        face: u8,
    },
    QuestionMadeEasy {
        seat: Seat,
    },
    QuestionDrawn {
        seat: Seat,
        complice: Complice,
        difficulty: Difficulty,
        question: Option<QuestionId>,
    },
    Asked {
        seat: Seat,
        question: QuestionId,
        /// What is read out, in the order it is shown.
        choices: Vec<Text>,
        /// Which one is right, for the game master alone.
        right: Option<Choice>,
        face_off: bool,
    },
    QuestionReplaced {
        seat: Seat,
        question: QuestionId,
    },
    ChoicesRemoved {
        seat: Seat,
        left: Vec<Choice>,
    },
    SpeaksUp {
        seat: Seat,
    },
    MasterAside,
    MasterLeft,
    JudgedWrong {
        seat: Seat,
        choice: Option<Choice>,
    },
    AnswersAgain {
        seat: Seat,
    },
    Answered {
        seat: Seat,
        verdict: Verdict,
        choice: Option<Choice>,
        right: Choice,
        #[serde(flatten)]
        lesson: Lesson,
    },
    TimeUp {
        seat: Seat,
    },
    RedCancelled {
        seat: Seat,
        complice: Complice,
    },
    TokenPlaced {
        complice: Complice,
        colour: Colour,
    },
    TokenRemoved {
        complice: Complice,
        colour: Colour,
    },
    NothingToRemove {
        complice: Complice,
    },
    Settled {
        complice: Complice,
        status: Status,
    },
    DarkDrawn {
        deck: Dark,
        card: Arc<str>,
    },
    DarkRejected {
        deck: Dark,
        card: Arc<str>,
    },
    NoAttackLeft,
    AttackChosen {
        seat: Seat,
        card: Arc<str>,
    },
    AttackCancelled {
        seat: Seat,
        card: Arc<str>,
    },
    ComplicePicked {
        seat: Seat,
        complice: Complice,
    },
    PawnSentHome {
        seat: Seat,
        to: Square,
    },
    PawnsRotated,
    ModifierSet {
        card: Arc<str>,
    },
    ModifierLapsed,
    RoundEnded {
        round: u8,
    },
    StopAnswered {
        seat: Seat,
        stop: bool,
    },
    PlayGoesOn,
    LevelChosen {
        complice: Complice,
        difficulty: Difficulty,
    },
    Dealt {
        complice: Complice,
        difficulty: Difficulty,
        team: Seat,
        question: Option<QuestionId>,
        choices: Option<Vec<Text>>,
        /// Which one is right, for the facilitator alone.
        right: Option<Choice>,
    },
    ThinkingBegan {
        round: u8,
    },
    Written {
        team: Seat,
        choice: Option<Choice>,
    },
    TeamReady {
        team: Seat,
    },
    TeamRethinks {
        team: Seat,
    },
    SlatesLocked,
    CorrectionBegan {
        complice: Complice,
        team: Seat,
        question: QuestionId,
        choices: Vec<Text>,
        written: Option<Choice>,
    },
    Corrected {
        team: Seat,
        complice: Complice,
        verdict: Verdict,
        right: Choice,
        #[serde(flatten)]
        lesson: Lesson,
    },
    FateSealed {
        complice: Complice,
    },
    WorkshopRoundEnded {
        round: u8,
    },
    ExtraRoundBegan {
        round: u8,
    },
    Ended {
        result: &'static str,
        reason: &'static str,
    },
}

/// How something told reads: the message of the pack with the same name and its words.
pub(crate) fn line(told: &Told) -> Line {
    use Told::*;
    let complice_name = |c: &Complice| format!("complice-{}", c.id());
    let square_name = |s: &Square| format!("square-{s}");
    let card_name = |card: &Arc<str>| format!("card-{card}");
    let line = |id: &str| Line::new(format!("told-{id}"));
    match told {
        ScoutChosen { seat, scout } => {
            line("scout-chosen").seat("seat", *seat).name("scout", format!("scout-{}", scout.id()))
        }
        StartChosen { seat, square } => {
            line("start-chosen").seat("seat", *seat).name("square", square_name(square))
        }
        SquareProposed { seat, slot, square } => line("square-proposed")
            .seat("seat", *seat)
            .word("slot", slot.id())
            .name("square", square_name(square)),
        SquareAnswered { seat, agrees } => {
            line("square-answered").seat("seat", *seat).word("agrees", if *agrees { "yes" } else { "no" })
        }
        SquareRefused { slot, square } => {
            line("square-refused").word("slot", slot.id()).name("square", square_name(square))
        }
        MarkerPlaced { slot, square, by_lot } => line("marker-placed")
            .word("slot", slot.id())
            .name("square", square_name(square))
            .word("lot", if *by_lot { "yes" } else { "no" }),
        FirstRolled { seat, face } => line("first-rolled").seat("seat", *seat).number("face", *face),
        FirstTied => line("first-tied"),
        FirstPlayer { seat } => line("first-player").seat("seat", *seat),
        TurnBegan { seat, round } => line("turn-began").seat("seat", *seat).number("round", *round),
        WhiteRolled { seat, face } => line("white-rolled").seat("seat", *seat).number("face", *face),
        WhiteChosen { seat, value } => line("white-chosen").seat("seat", *seat).number("value", *value),
        WhiteAdjusted { seat, value } => line("white-adjusted").seat("seat", *seat).number("value", *value),
        CardUsed { seat, card, .. } => line("card-used").seat("seat", *seat).name("card", card_name(card)),
        Moved { seat, turning, steps, to, bumped, forced } => line("moved")
            .seat("seat", *seat)
            .word("turning", if *turning == Turning::Clockwise { "clockwise" } else { "counter" })
            .number("steps", *steps)
            .name("to", square_name(to))
            .word("bumped", if *bumped { "yes" } else { "no" })
            .word("forced", if *forced { "yes" } else { "no" }),
        Bumped { seat, at, .. } => line("bumped").seat("seat", *seat).name("at", square_name(at)),
        CardDrawn { seat, slot, card } => {
            line("card-drawn").seat("seat", *seat).word("slot", slot.id()).name("card", card_name(card))
        }
        CardRejected { card, complice, .. } => {
            line("card-rejected").name("card", card_name(card)).name("complice", complice_name(complice))
        }
        CardTaken { seat, card, .. } => line("card-taken").seat("seat", *seat).name("card", card_name(card)),
        CardDiscarded { seat, card, .. } => {
            line("card-discarded").seat("seat", *seat).name("card", card_name(card))
        }
        NoCardLeft { slot } => line("no-card-left").word("slot", slot.id()),
        PlazaClosed { seat } => line("plaza-closed").seat("seat", *seat),
        PlazaDeclined { seat } => line("plaza-declined").seat("seat", *seat),
        PlazaUsed { seat, complice } => {
            line("plaza-used").seat("seat", *seat).name("complice", complice_name(complice))
        }
        DistrictSettled { seat, complice } => {
            line("district-settled").seat("seat", *seat).name("complice", complice_name(complice))
        }
        BlackRolled { seat, face } => line("black-rolled").seat("seat", *seat).number("face", *face),
        QuestionMadeEasy { seat } => line("question-made-easy").seat("seat", *seat),
        QuestionDrawn { seat, complice, .. } => {
            line("question-drawn").seat("seat", *seat).name("complice", complice_name(complice))
        }
        Asked { seat, question, face_off, .. } => line("asked")
            .seat("seat", *seat)
            .name("complice", complice_name(&question.complice()))
            .word("difficulty", question.difficulty().id())
            .word("double", if *face_off { "yes" } else { "no" }),
        QuestionReplaced { seat, .. } => line("question-replaced").seat("seat", *seat),
        ChoicesRemoved { seat, left } => {
            line("choices-removed").seat("seat", *seat).number("left", left.len() as i64)
        }
        SpeaksUp { seat } => line("speaks-up").seat("seat", *seat),
        MasterAside => line("master-aside"),
        MasterLeft => line("master-left"),
        JudgedWrong { seat, .. } => line("judged-wrong").seat("seat", *seat),
        AnswersAgain { seat } => line("answers-again").seat("seat", *seat),
        Answered { seat, verdict, right, .. } => line("answered")
            .seat("seat", *seat)
            .word("verdict", verdict.id())
            .word("right", right.to_string()),
        TimeUp { seat } => line("time-up").seat("seat", *seat),
        RedCancelled { seat, complice } => {
            line("red-cancelled").seat("seat", *seat).name("complice", complice_name(complice))
        }
        TokenPlaced { complice, colour } => {
            line("token-placed").name("complice", complice_name(complice)).word("colour", colour.id())
        }
        TokenRemoved { complice, colour } => {
            line("token-removed").name("complice", complice_name(complice)).word("colour", colour.id())
        }
        NothingToRemove { complice } => line("nothing-to-remove").name("complice", complice_name(complice)),
        Settled { complice, status } => line("settled")
            .name("complice", complice_name(complice))
            .word("status", if *status == Status::Saved { "saved" } else { "lost" }),
        DarkDrawn { deck, card } => line("dark-drawn")
            .word("deck", dark_id(*deck))
            .name("card", card_name(card))
            .name("text", format!("card-{card}.text")),
        DarkRejected { card, .. } => line("dark-rejected").name("card", card_name(card)),
        NoAttackLeft => line("no-attack-left"),
        AttackChosen { seat, card } => {
            line("attack-chosen").seat("seat", *seat).name("card", card_name(card))
        }
        AttackCancelled { seat, card } => {
            line("attack-cancelled").seat("seat", *seat).name("card", card_name(card))
        }
        ComplicePicked { seat, complice } => {
            line("complice-picked").seat("seat", *seat).name("complice", complice_name(complice))
        }
        PawnSentHome { seat, to } => line("pawn-sent-home").seat("seat", *seat).name("to", square_name(to)),
        PawnsRotated => line("pawns-rotated"),
        ModifierSet { card } => line("modifier-set").name("text", format!("card-{card}.text")),
        ModifierLapsed => line("modifier-lapsed"),
        RoundEnded { round } => line("round-ended").number("round", *round),
        StopAnswered { seat, stop } => {
            line("stop-answered").seat("seat", *seat).word("stop", if *stop { "yes" } else { "no" })
        }
        PlayGoesOn => line("play-goes-on"),
        LevelChosen { complice, difficulty } => {
            line("level-chosen").name("complice", complice_name(complice)).word("difficulty", difficulty.id())
        }
        Dealt { complice, team, .. } => {
            line("dealt").seat("team", *team).name("complice", complice_name(complice))
        }
        ThinkingBegan { round } => line("thinking-began").number("round", *round),
        Written { team, .. } => line("written").seat("team", *team),
        TeamReady { team } => line("team-ready").seat("team", *team),
        TeamRethinks { team } => line("team-rethinks").seat("team", *team),
        SlatesLocked => line("slates-locked"),
        CorrectionBegan { complice, team, written, .. } => line("correction-began")
            .seat("team", *team)
            .name("complice", complice_name(complice))
            .word("written", written.map_or("none".into(), |choice| choice.to_string())),
        Corrected { team, complice, verdict, right, .. } => line("corrected")
            .seat("team", *team)
            .name("complice", complice_name(complice))
            .word("verdict", verdict.id())
            .word("right", right.to_string()),
        FateSealed { complice } => line("fate-sealed").name("complice", complice_name(complice)),
        WorkshopRoundEnded { round } => line("workshop-round-ended").number("round", *round),
        ExtraRoundBegan { round } => line("extra-round-began").number("round", *round),
        Ended { result, reason } => line("ended").word("result", *result).word("reason", *reason),
    }
}

const fn dark_id(deck: Dark) -> &'static str {
    match deck {
        Dark::Attack => "attack",
        Dark::RoundEnd => "round_end",
    }
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
