//! The whole truth of a match.

use std::hash::{Hash, Hasher};

use veilleuse_core::{
    SealedPage, Seat, SeatSet, Secret,
    kit::{By, Deck, Frames, Set, Track, Turning},
};

use crate::{
    ask::Ask,
    cards::Modifier,
    setup::Mode,
    words::{Card, Choice, Colour, Complice, Dark, Difficulty, Level, QuestionId, Scout, Slot, Square},
};

/// The whole truth of a match. It has no heap: a copy is a plain copy of memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) rules: Rules,
    /// What is asked now.
    pub(crate) ask: Ask,
    /// What follows once the question is answered.
    pub(crate) frames: Frames<Frame, 8>,
    pub(crate) round: u8,
    /// Who opens every round (Ruling NU-Q-25).
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) sheets: By<Complice, Sheet, 4>,
    pub(crate) scouts: By<Seat, Option<Scout>, 4>,
    pub(crate) pawns: By<Seat, Square, 4>,
    pub(crate) starts: By<Seat, Square, 4>,
    pub(crate) questions: By<Complice, By<Difficulty, Deck<Card>, 2>, 4>,
    pub(crate) attacks: Deck<Card>,
    pub(crate) round_ends: Deck<Card>,
    /// Objects and Powers.
    pub(crate) decks: By<Slot, Deck<Card>, 2>,
    pub(crate) hands: By<Seat, Hand, 4>,
    /// The Object and the Power square.
    pub(crate) markers: By<Slot, Option<Square>, 2>,
    pub(crate) lots: Lots,
    /// Cards rejected in the draw under way (Ruling NU-Q-17).
    pub(crate) rejected: Set<Card>,
    pub(crate) modifier: Option<Modifier>,
    pub(crate) turn: Turn,
    /// The question on the table.
    pub(crate) question: Option<Posed>,
    /// The workshop's teams.
    pub(crate) slates: By<Seat, Slate, 4>,
}

/// What was agreed before the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub(crate) mode: Mode,
    pub(crate) level: Level,
    pub(crate) seats: u8,
    /// Falls to `false` when the game master leaves for good (Ruling NU-Q-54).
    pub(crate) master: bool,
    pub(crate) late_is_wrong: bool,
    pub(crate) first: Option<Seat>,
    pub(crate) workshop: WorkshopRules,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WorkshopRules {
    pub(crate) rounds: u8,
    pub(crate) rotation: [[Complice; 4]; 4],
    pub(crate) correction: [Complice; 4],
    /// Seconds to think (NU-WORK-12).
    pub(crate) thinking: u8,
    pub(crate) extra_rounds: bool,
    /// Whether the facilitator sets the pace (Ruling NU-Q-62).
    pub(crate) led: bool,
    pub(crate) heads: Option<By<Seat, u8, 4>>,
}

/// Who leads counts in the digest of a state where somebody does: files of matches from before know nothing of it.
impl Hash for WorkshopRules {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let WorkshopRules { rounds, rotation, correction, thinking, extra_rounds, led, heads } = self;
        rounds.hash(hasher);
        rotation.hash(hasher);
        correction.hash(hasher);
        thinking.hash(hasher);
        extra_rounds.hash(hasher);
        heads.hash(hasher);
        if *led {
            led.hash(hasher);
        }
    }
}

/// A Complice's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sheet {
    pub(crate) blue: Track,
    pub(crate) red: Track,
    pub(crate) status: Status,
}

impl Sheet {
    pub(crate) const fn is_open(&self) -> bool {
        matches!(self.status, Status::Open)
    }

    pub(crate) const fn tokens(&self, colour: Colour) -> Track {
        match colour {
            Colour::Blue => self.blue,
            Colour::Red => self.red,
        }
    }

    pub(crate) const fn tokens_mut(&mut self, colour: Colour) -> &mut Track {
        match colour {
            Colour::Blue => &mut self.blue,
            Colour::Red => &mut self.red,
        }
    }
}

/// What has become of a Complice. Saved and lost are for good (NU-STATUS-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names")]
pub enum Status {
    Open,
    Saved,
    Lost,
}

/// The Object and the Power of a seat: at most one of each (NU-OBJ-08, NU-POW-07).
pub(crate) type Hand = By<Slot, Option<Held>, 2>;

/// A card in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Held {
    pub(crate) card: Card,
    /// Uses left; for a card without limit it stays at 1.
    pub(crate) uses: u8,
}

/// What set-up still has to find out: who starts, and where the markers go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lots {
    /// Best first-player roll so far, and who rolled it.
    pub(crate) best: u8,
    pub(crate) leaders: SeatSet,
    /// Who still has to roll.
    pub(crate) rolling: SeatSet,
    /// Squares proposed for a marker.
    pub(crate) proposed: By<Seat, Option<Square>, 4>,
}

impl Lots {
    pub(crate) const NONE: Lots =
        Lots { best: 0, leaders: SeatSet::NOBODY, rolling: SeatSet::NOBODY, proposed: By::all(None) };
}

/// What happened so far in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    /// The white die as it counts now; 0 before the roll.
    pub(crate) white: u8,
    /// Whether the white die was chosen with a card: what was not rolled cannot be rolled again.
    pub(crate) white_chosen: bool,
    /// The black die; 0 when it was not rolled.
    pub(crate) black: u8,
    /// Which way the pawn travels.
    pub(crate) turning: Turning,
    /// Adjusting aids used on this roll.
    pub(crate) adjusted: Set<Slot>,
    /// Whether the question is answered on the portrait square (NU-FACE-02).
    pub(crate) face_off: bool,
    /// The Complice of the last question of the turn.
    pub(crate) complice: Option<Complice>,
    /// What was answered, when it was a choice.
    pub(crate) chosen: Option<Choice>,
    /// Attack cards kept aside while the seat chooses one.
    pub(crate) aside: Option<Card>,
}

impl Default for Turn {
    fn default() -> Turn {
        Turn {
            white: 0,
            white_chosen: false,
            black: 0,
            turning: Turning::Clockwise,
            adjusted: Set::EMPTY,
            face_off: false,
            complice: None,
            chosen: None,
            aside: None,
        }
    }
}

/// A question on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Posed {
    pub(crate) id: QuestionId,
    pub(crate) choices: u8,
    /// Which of the orders its choices are shown in.
    pub(crate) order: u8,
    /// Choices that are out.
    pub(crate) out: Set<Choice>,
    /// Whether it may be answered aloud: a game master listens, and has not stepped aside.
    pub(crate) aloud: bool,
    pub(crate) stake: Stake,
    pub(crate) answer: Secret<Answer>,
}

impl Posed {
    /// The choices that are not out.
    #[inline]
    pub(crate) fn left(&self) -> Set<Choice> {
        Set::first_of(usize::from(self.choices)) - self.out
    }
}

/// What an answer is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stake {
    pub(crate) right: u8,
    pub(crate) wrong: u8,
}

/// The right answer: where it is shown, and the sealed page with its explanation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Answer {
    pub(crate) place: Choice,
    pub(crate) page: SealedPage,
}

/// A team's question and what it wrote, in the workshop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Slate {
    pub(crate) question: Secret<Option<Posed>>,
    pub(crate) written: Secret<Option<Choice>>,
    pub(crate) pen: Pen,
}

/// How far a team is with its slate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Pen {
    Writes,
    /// The team is done, but may think again as long as the slates are not collected.
    Rests,
    /// Its time is up.
    Taken,
}

impl Slate {
    pub(crate) const EMPTY: Slate = Slate {
        question: Secret::new(None, SeatSet::EVERYBODY),
        written: Secret::new(None, SeatSet::EVERYBODY),
        pen: Pen::Writes,
    };
}

/// Why the match is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum End {
    AllSaved,
    NoneOpen,
    Stopped,
    TwoLost,
    OutOfTime { won: bool },
    WorkshopSaved,
    WorkshopLost,
    WorkshopClosed,
}

/// What is still to be done, pushed before a question that interrupts it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    /// The question of step 2 is settled: an Attack if the black die says so.
    AfterQuestion,
    EndTurn,
    /// Red tokens are about to go on a sheet: the window for cancelling one, then they go.
    Red {
        on: Complice,
        count: u8,
    },
    Place {
        on: Complice,
        colour: Colour,
        count: u8,
    },
    /// The effects of a Dark Master card, from `at` on.
    Blows {
        deck: Dark,
        card: Card,
        at: u8,
    },
    AfterRoundCard,
    /// The workshop's correction, from this place of the order on.
    Correct(u8),
}

impl State {
    pub(crate) fn open(&self) -> Set<Complice> {
        Complice::ALL.into_iter().filter(|complice| self.sheets[*complice].is_open()).collect()
    }

    pub(crate) fn count(&self, status: Status) -> usize {
        self.sheets.values().iter().filter(|sheet| sheet.status == status).count()
    }

    pub(crate) fn settled(&self, complice: Complice) -> bool {
        !self.sheets[complice].is_open()
    }

    pub(crate) fn deck(&self, complice: Complice, difficulty: Difficulty) -> &Deck<Card> {
        &self.questions[complice][difficulty]
    }

    pub(crate) fn deck_mut(&mut self, complice: Complice, difficulty: Difficulty) -> &mut Deck<Card> {
        &mut self.questions[complice][difficulty]
    }

    /// NU-MOVE-05: only Scouts occupy a square (Ruling NU-Q-28), and not the one who moves (Ruling NU-Q-52).
    pub(crate) fn occupied(&self, square: Square, mover: Seat) -> bool {
        let mut pawns = self.pawns.iter().take(usize::from(self.rules.seats));
        pawns.any(|(seat, pawn)| seat != mover && *pawn == square)
    }

    /// Whether another Scout has started here.
    pub(crate) fn occupied_start(&self, square: Square, seat: Seat) -> bool {
        self.starts.values()[..seat.index()].contains(&square)
    }

    /// The workshop team that meets this Complice in this round (NU-WORK-11, Ruling NU-Q-48).
    pub(crate) fn team_of(&self, complice: Complice) -> Seat {
        let column = usize::from(self.round - 1) % 4;
        let team = self.rules.workshop.rotation.iter().position(|row| row[column] == complice);
        Seat::new(team.expect("every Complice is met in every round") as u8)
    }
}
