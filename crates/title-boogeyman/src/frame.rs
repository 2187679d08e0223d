//! What waits to be done, and what questions carry, as data.

use veilleuse_core::{SeatSet, Secret, fingerprint, kit::Bag};

use crate::{
    pack::Span,
    words::{Entity, NONE},
};

/// A die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Roll {
    pub(crate) child: u8,
    pub(crate) face: u8,
    /// What cards add.
    pub(crate) plus: u8,
}

/// A deal between the active Child and another one (BO-TRADE-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deal {
    pub(crate) with: u8,
    /// What the active Child would give, as the two know it.
    pub(crate) give: Secret<Bag>,
    /// What the other one would give, as the two know it.
    pub(crate) back: Secret<Bag>,
    /// What whoever is asked has laid since.
    pub(crate) laying: Secret<Bag>,
}

impl Deal {
    pub(crate) const NONE: Deal = Deal {
        with: NONE,
        give: Secret::new(Bag::EMPTY, SeatSet::NOBODY),
        back: Secret::new(Bag::EMPTY, SeatSet::NOBODY),
        laying: Secret::new(Bag::EMPTY, SeatSet::NOBODY),
    };
}

/// A deal as it is proposed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Terms {
    pub(crate) with: u8,
    /// The other side is still to be laid by its owner.
    pub(crate) open: bool,
    pub(crate) give: Bag,
    pub(crate) back: Bag,
}

impl Terms {
    /// A number that stands for this deal among the few of a turn; a state has no room for all their cards.
    pub(crate) fn mark(&self) -> u32 {
        fingerprint(self).0 as u32
    }
}

/// How far a deal has come when a Child is asked about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Talk {
    /// It lays its side.
    Laying,
    /// It is asked to lay its side.
    Invited,
    /// It is asked whether it agrees.
    Proposed,
}

/// A noise under way, by a search or a forced Padlock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Racket {
    /// Where it was made; [`NONE`] when all is quiet.
    pub(crate) room: u8,
    /// The Babysitter has come there, whatever brought her.
    pub(crate) reached: bool,
    /// Somebody has met her there.
    pub(crate) met: bool,
}

impl Racket {
    pub(crate) const NONE: Racket = Racket { room: NONE, reached: false, met: false };

    pub(crate) const fn at(room: u8) -> Racket {
        Racket { room, ..Racket::NONE }
    }
}

/// Troubles that wait until the one under way is resolved (Ruling BO-Q-69), by the Child they concern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Troubles {
    pub(crate) under_way: bool,
    /// Four bits each, the next one lowest; nothing is 0, a Child its place and one.
    waiting: u64,
}

impl Troubles {
    /// How many can wait at once: no board has more Trouble symbols.
    pub(crate) const MOST: u32 = 16;

    pub(crate) const fn put_off(&mut self, child: u8) {
        let end = (u64::BITS - self.waiting.leading_zeros()).next_multiple_of(4);
        self.waiting |= (child as u64 + 1) << end;
    }

    pub(crate) const fn next(&mut self) -> Option<u8> {
        let next = (self.waiting & 0xF) as u8;
        self.waiting >>= 4;
        next.checked_sub(1)
    }
}

/// A moment at which an Aptitude may be used or not (BO-STATE-08).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Knack {
    /// Two Boogeyman cards instead of one.
    TwoCards,
    /// A Light card for a Dark token.
    Light,
    /// A noise that counts one less.
    Quiet { value: u8, room: u8 },
    /// A Candy at the start of the turn.
    Stash,
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

/// What a Child is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Favour {
    /// A step of a card.
    Step {
        op: u16,
        fate: bool,
    },
    Revive,
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
        child: u8,
        fate: bool,
    },
    /// Back to a die that may still be changed.
    Window(Roll),
    Faints,
    Noise {
        child: u8,
        value: u8,
        room: u8,
    },
    AfterNoise,
    Forced {
        child: u8,
        room: u8,
    },
    AfterForce,
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
    TroubleOver,
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
    /// From step 2 of his turn on.
    BoogeymanActs,
    /// The rest of step 2: whoever is where he hides.
    BoogeymanShows,
    /// From step 3 on: the next token.
    BoogeymanLays,
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
