//! What the rules rest on and what waits to be done, as data.

use veilleuse_core::{SeatSet, Secret};

use crate::{
    pack::Span,
    words::{Deck, Entity, NONE},
};

/// A die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Roll {
    pub(crate) child: u8,
    pub(crate) face: u8,
    /// What cards add.
    pub(crate) plus: u8,
}

/// A trade under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deal {
    pub(crate) with: u8,
    pub(crate) swap: bool,
    pub(crate) card: Secret<u8>,
    pub(crate) back: Secret<u8>,
}

impl Deal {
    pub(crate) const NONE: Deal = Deal {
        with: NONE,
        swap: false,
        card: Secret::new(NONE, SeatSet::NOBODY),
        back: Secret::new(NONE, SeatSet::NOBODY),
    };
}

/// A choice among Rooms, Children or cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pick {
    /// Spaces, doors (as places) or Children.
    pub(crate) from: u64,
    /// Two cards to choose from.
    pub(crate) cards: [u8; 2],
}

/// Why a Room is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Why {
    Padlock,
    Darken,
    DarkAgain,
    Lighten,
    Peek,
    Lure(u8),
}

/// What a random available Room is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Errand {
    FinalRoom,
    Child(u8),
    Sitter,
}

/// Why the Babysitter moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Cause {
    Noise,
    Lock,
    Card,
    Possession,
}

/// What a contest of dice decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Contest {
    Meet(Entity),
    /// Towards whom the possessed Babysitter goes, with so many steps.
    Chase(u8),
    /// Towards whom a card sends her, with so many steps.
    Toward(u8),
}

/// The question the rules rest on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Ask {
    /// Chance: an Objective card for a Child.
    DealObjective(u8),
    /// Chance: a colour that is used, or the one that is not.
    DealColour,
    /// Chance: where a special token lies.
    PlaceToken(u8),
    /// Chance: the value of the next Noise token.
    PlaceNoise(u8),
    SitterStart,
    First,
    /// Chance: a Room token for the track, laid by the game.
    RoomToken,
    Card(Deck, u8),
    SecondCard(u8),
    Die(u8),
    /// Chance: an available Room token.
    Available(Errand),
    RandomSpace(Why, u8, u8),
    RandomFloor,
    RandomDoor,
    /// Chance: where a Child stumbles.
    RandomStep(u8),
    Buried(u8),
    FinalNumber,

    PickFigure(u8),
    PickColour,
    Hide(u8),
    Lay,
    Act,
    Rolled(u8),
    Hush {
        child: u8,
        value: u8,
        cause: Cause,
        room: u8,
    },
    Cancel(u8, Entity),
    Route {
        target: u8,
        left: u8,
        cause: Cause,
        child: u8,
        moved: bool,
    },
    /// Leading the Babysitter step by step; she may stop anywhere.
    Lead {
        target: u8,
        left: u8,
        child: u8,
        moved: bool,
    },
    /// The owner of the Boogeyman leads the possessed Babysitter.
    Possess {
        left: u8,
        moved: bool,
    },
    Discard {
        child: u8,
        left: u8,
    },
    PickSpace {
        why: Why,
        left: u8,
        /// The Child whose card it is; [`NONE`] for the owner of the Boogeyman.
        child: u8,
    },
    PickFloor,
    PickDoor,
    PickChild {
        child: u8,
        revive: bool,
    },
    PickCard(u8),
    Nightmare(u8),
    Trouble(u8),
    Event,
    Answer,
    Confirm,
    Snoop(u8),
    Vote(SeatSet),
    Over,
}

/// What waits to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    Figures(u8),
    Objectives(u8),
    Colours,
    Tokens,
    NoiseTokens,
    Sitter,
    FirstToken,
    Torch,
    Round,
    BeginTurn,
    Act,
    /// The steps of a card. `fate`: nobody's card, so chance or the owner of the Boogeyman chooses.
    Run {
        span: Span,
        who: u8,
        fate: bool,
    },
    /// A step for each of these Children.
    Each {
        op: u16,
        left: u8,
        fate: bool,
    },
    TestResult {
        op: u16,
        child: u8,
        fate: bool,
    },
    /// A step for the Child that was chosen.
    Chosen {
        op: u16,
        fate: bool,
    },
    /// Back to a die that may still be changed.
    Window(u8),
    Faints,
    Noise {
        child: u8,
        value: u8,
        room: u8,
    },
    AfterNoise {
        room: u8,
    },
    Forced {
        child: u8,
        room: u8,
    },
    AfterForce {
        room: u8,
    },
    SitterMove {
        target: u8,
        left: u8,
        cause: Cause,
        child: u8,
        moved: bool,
    },
    Lead {
        target: u8,
        left: u8,
        child: u8,
        moved: bool,
    },
    SitterStops {
        cause: Cause,
        moved: bool,
    },
    Contest {
        what: Contest,
        left: u8,
        low: u8,
        value: u8,
    },
    ContestResult {
        what: Contest,
        left: u8,
        low: u8,
        value: u8,
    },
    Encounter(u8, Entity),
    AfterMeet(u8, Entity),
    Stress(Entity, u8),
    Trouble(u8),
    EndTurnOf(u8),
    Possess,
    PossessRolled,
    PossessStep {
        left: u8,
        moved: bool,
    },
    Dream(u8),
    Draw {
        child: u8,
        left: u8,
    },
    DiscardSome {
        child: u8,
        left: u8,
    },
    Place {
        why: Why,
        left: u8,
        /// The Child whose card it is; [`NONE`] when it is nobody's.
        child: u8,
    },
    BoogeymanTurn,
    /// Steps of the Boogeyman's turn, from 2.
    BoogeymanStep(u8),
    Dawn,
    FinalRoom,
    Aims,
    ChooseFinal,
    Panel,
    PanelResult,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum End {
    Epilogue,
    Stress,
    AllFainted,
    FinalLost,
    OnlyPossessed,
}
