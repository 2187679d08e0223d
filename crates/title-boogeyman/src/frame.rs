//! What waits to be done, and what questions carry, as data.

use std::num::NonZeroU32;

use veilleuse_core::{SeatSet, Secret, fingerprint, kit::Set};

use crate::{
    pack::{Span, Step},
    words::{Child, Entity, Number, Space},
};

/// A die of a Child on the table, which may still be changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Roll {
    pub(crate) child: Child,
    pub(crate) face: u8,
    /// What cards add.
    pub(crate) plus: u8,
}

impl Roll {
    /// What it shows with what cards add.
    pub(crate) const fn shown(self) -> u8 {
        self.face + self.plus
    }
}

/// A deal between the active Child and another one (BO-TRADE-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deal {
    pub(crate) with: Child,
    /// What the active Child would give, as the two know it.
    pub(crate) give: Secret<Set<Number>>,
    /// What the other one would give, as the two know it.
    pub(crate) back: Secret<Set<Number>>,
    /// What whoever is asked has laid since.
    pub(crate) laying: Secret<Set<Number>>,
}

impl Deal {
    /// Nothing lies in it yet; the two know what will.
    pub(crate) const fn begun(with: Child, both: SeatSet) -> Deal {
        let nothing = Secret::new(Set::EMPTY, both);
        Deal { with, give: nothing, back: nothing, laying: nothing }
    }
}

/// A deal as it is proposed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Terms {
    pub(crate) with: Child,
    /// The other side is still to be laid by its owner.
    pub(crate) open: bool,
    pub(crate) give: Set<Number>,
    pub(crate) back: Set<Number>,
}

impl Terms {
    /// A number that stands for this deal among the few of a turn; a state has no room for all their cards.
    pub(crate) fn mark(&self) -> Mark {
        Mark(NonZeroU32::MIN.saturating_add(fingerprint(self).0 as u32))
    }
}

/// What stands for a deal that was turned down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Mark(NonZeroU32);

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
    /// Where it was made.
    pub(crate) room: Space,
    /// The Babysitter has come there, whatever brought her.
    pub(crate) reached: bool,
    /// Somebody has met her there.
    pub(crate) met: bool,
}

impl Racket {
    pub(crate) const fn at(room: Space) -> Racket {
        Racket { room, reached: false, met: false }
    }
}

/// Troubles that wait until the one under way is resolved (Ruling BO-Q-69), by the Child they concern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Troubles {
    pub(crate) under_way: bool,
    /// The next one first; nothing lies behind the last.
    waiting: [Option<Child>; Troubles::MOST],
}

impl Troubles {
    /// How many can wait at once: no board has more Trouble symbols.
    pub(crate) const MOST: usize = 16;

    pub(crate) fn put_off(&mut self, child: Child) {
        let free = self.waiting.iter_mut().find(|place| place.is_none());
        *free.expect("no more Troubles wait than there are symbols") = Some(child);
    }

    pub(crate) fn next(&mut self) -> Option<Child> {
        self.waiting.rotate_left(1);
        self.waiting[Troubles::MOST - 1].take()
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
    Quiet { value: u8, room: Space },
    /// A Candy at the start of the turn.
    Stash,
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
        op: Step,
        fate: bool,
    },
    Revive,
}

/// What a random available Room is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Errand {
    FinalRoom,
    Child(Child),
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
    Objectives,
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
        who: Child,
        fate: bool,
    },
    /// A step for each of these Children.
    Each {
        op: Step,
        left: Set<Child>,
        fate: bool,
    },
    TestResult {
        op: Step,
        child: Child,
        fate: bool,
    },
    /// A step for the Child that was chosen.
    Chosen {
        op: Step,
        child: Child,
        fate: bool,
    },
    /// Back to a die that may still be changed.
    Window(Roll),
    Faints,
    Noise {
        child: Child,
        value: u8,
        room: Space,
    },
    AfterNoise,
    Forced {
        child: Child,
        room: Space,
    },
    AfterForce,
    SitterMove {
        target: Space,
        left: u8,
        cause: Cause,
        child: Child,
        moved: bool,
    },
    Lead {
        target: Space,
        left: u8,
        child: Child,
        moved: bool,
    },
    SitterStops {
        cause: Cause,
        moved: bool,
    },
    /// Who has yet to roll, who has the lowest die so far, and which.
    Contest {
        what: Contest,
        left: Set<Child>,
        low: Set<Child>,
        value: Option<u8>,
    },
    ContestResult {
        what: Contest,
        child: Child,
        left: Set<Child>,
        low: Set<Child>,
        value: Option<u8>,
    },
    Encounter(Child, Entity),
    AfterMeet(Child, Entity),
    Stress(Entity, Child),
    Trouble(Child),
    TroubleOver,
    EndTurnOf(Child),
    Possess,
    PossessStep {
        left: u8,
        moved: bool,
        /// Where she has been in this possession.
        been: Set<Space>,
    },
    Dream(Child),
    Draw {
        child: Child,
        left: u8,
    },
    DiscardSome {
        child: Child,
        left: u8,
    },
    Place {
        why: Why,
        left: u8,
        /// The Child whose card it is; nobody's where chance or the owner of the Boogeyman chooses.
        child: Option<Child>,
    },
    BoogeymanTurn,
    /// He shows himself and lays the next token: his turn without the end of the Events (Ruling BO-Q-56).
    BoogeymanActs,
    /// BO-PLB-09: whoever is still where he hides.
    BoogeymanShows,
    /// The next token, on an empty track if the old one was full.
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
