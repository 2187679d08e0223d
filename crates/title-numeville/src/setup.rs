//! What is fixed before the first input, and the table at that moment.

use serde::{Deserialize, Serialize};
use veilleuse_core::{
    Refusal, Seat, SeatSet, house,
    kit::{By, Deck, Frames, Set, Track},
};

use crate::{
    ask,
    pack::Pack,
    state::{Hand, Lots, Rules, Sheet, Slate, State, Status, Turn, WorkshopRules},
    words::{Card, Complice, Difficulty, Level, QuestionId, Square},
};

/// The three ways to play (NU-GEN-09).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Board, dice, questions.
    #[default]
    Standard,
    /// With Objects and Powers (NU-ADV-01).
    Advanced,
    /// Four teams and a facilitator, without board or dice (NU-WORK-01).
    Workshop,
}

impl Mode {
    /// All three.
    pub const ALL: [Mode; 3] = [Mode::Standard, Mode::Advanced, Mode::Workshop];

    /// The id in options and texts.
    pub const fn id(self) -> &'static str {
        ["standard", "advanced", "workshop"][self as usize]
    }
}

/// What a table of Numéville agrees on before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which way to play.
    pub mode: Mode,
    /// How many Scouts (2 to 4); the workshop has four teams.
    pub seats: u8,
    /// How hard the match is; the workshop has thresholds of its own.
    pub level: Level,
    /// Whether a game master, or in the workshop a facilitator, sits at the table (NU-READ-01).
    pub master: bool,
    /// Who starts; without it the white die says (NU-TURN-01).
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub first: Option<Seat>,
    /// Two Scouts only: every sheet starts with one blue token.
    pub handicap: bool,
    /// Whether running out of time counts as a wrong answer (Ruling NU-Q-22).
    pub late_is_wrong: bool,
    /// The workshop's own options.
    pub workshop: WorkshopOptions,
}

/// What a facilitator chooses (NU-WORK-11, NU-WORK-13, NU-WORK-19).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct WorkshopOptions {
    /// Three or four rounds.
    pub rounds: u8,
    /// Whom each team meets, round by round.
    pub rotation: [[Complice; 4]; 4],
    /// In which order questions are corrected.
    pub correction: [Complice; 4],
    /// Seconds to think, 30 to 60: the clock of the slates (Ruling NU-Q-44).
    pub thinking: u8,
    /// With nobody in the facilitator's chair: whether an undecided workshop goes on (Ruling NU-Q-40).
    pub extra_rounds: bool,
    /// Whether the facilitator sets the pace by hand: goes on after each explanation, and may change a verdict until then,
    /// let a question go, add or take a token, and close early (Rulings NU-Q-62 to NU-Q-65).
    pub led: bool,
    /// How many people each team has, where the table wants to say it: 28 in all, in balanced teams (NU-WORK-01,
    /// NU-WORK-04).
    pub heads: Option<[u8; 4]>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: Mode::Standard,
            seats: 4,
            level: Level::Standard,
            master: false,
            first: None,
            handicap: false,
            late_is_wrong: false,
            workshop: WorkshopOptions::default(),
        }
    }
}

impl Default for WorkshopOptions {
    /// NU-WORK-11: the sample rotation; NU-WORK-13: the recommended order; NU-WORK-19: four rounds.
    fn default() -> WorkshopOptions {
        use Complice::*;
        WorkshopOptions {
            rounds: 4,
            rotation: [
                [Stalky, Hyperco, Hacker, Datata],
                [Hyperco, Stalky, Datata, Hacker],
                [Hacker, Datata, Hyperco, Stalky],
                [Datata, Hacker, Stalky, Hyperco],
            ],
            correction: [Stalky, Hyperco, Hacker, Datata],
            thinking: 60,
            extra_rounds: true,
            led: false,
            heads: None,
        }
    }
}

/// The chairs of a table with these options.
pub(crate) fn chairs(options: &Options) -> SeatSet {
    let players = SeatSet::first(options.seats);
    if options.master { players.with(Seat::MASTER) } else { players }
}

/// NU-LEVEL-01: blue and red tokens that save and lose a Complice.
pub const fn thresholds(mode: Mode, level: Level, seats: u8) -> (u8, u8) {
    match (mode, level, seats) {
        // NU-WORK-03: three of either, whatever the head-count.
        (Mode::Workshop, _, _) => (3, 3),
        // NU-LEVEL-02
        (_, Level::Discovery, 4) => (3, 5),
        (_, Level::Discovery, _) => (3, 4),
        // NU-LEVEL-03
        (_, Level::Standard, 4) => (4, 5),
        (_, Level::Standard, _) => (4, 4),
        // NU-LEVEL-04
        (_, Level::Expert, 4) => (5, 4),
        (_, Level::Expert, _) => (5, 3),
    }
}

/// Refuses options that cannot be played.
pub(crate) fn check(options: &Options) -> Result<(), Refusal> {
    let refuse = |rule| Err(Refusal::by(rule));
    match options.mode {
        Mode::Workshop => {
            if options.seats != 4 {
                return refuse("NU-WORK-04");
            }
            check_workshop(&options.workshop)?;
        }
        Mode::Standard | Mode::Advanced => {
            if !(2..=4).contains(&options.seats) {
                return refuse("NU-GEN-01");
            }
            if options.mode == Mode::Advanced && options.level == Level::Discovery {
                return refuse("NU-ADV-08");
            }
        }
    }
    if options.first.is_some_and(|seat| seat.index() >= usize::from(options.seats)) {
        return refuse("NU-TURN-01");
    }
    // NU-WORK-07: it is the facilitator who leads.
    if options.workshop.led && !(options.master && options.mode == Mode::Workshop) {
        return refuse("NU-WORK-07");
    }
    if options.handicap && (options.seats != 2 || options.mode == Mode::Workshop) {
        return Err(house::OPTIONS);
    }
    Ok(())
}

/// How many people a workshop has at most (NU-WORK-01).
const MOST_HEADS: u16 = 28;

fn check_workshop(options: &WorkshopOptions) -> Result<(), Refusal> {
    let refuse = |rule| Err(Refusal::by(rule));
    let all_four = |met: [Complice; 4]| Complice::ALL.iter().all(|c| met.contains(c));
    if !(3..=4).contains(&options.rounds) {
        return refuse("NU-WORK-19");
    }
    if !(30..=60).contains(&options.thinking) {
        return refuse("NU-WORK-12");
    }
    if let Some(heads) = options.heads {
        if heads.iter().map(|heads| u16::from(*heads)).sum::<u16>() > MOST_HEADS {
            return refuse("NU-WORK-01");
        }
        // Ruling NU-Q-42: no team is empty.
        let (least, most) = (heads.iter().min().copied(), heads.iter().max().copied());
        if least == Some(0) || most > least.map(|least| least + 1) {
            return refuse("NU-WORK-04");
        }
    }
    if !all_four(options.correction) {
        return refuse("NU-WORK-13");
    }
    // NU-WORK-08: each round has one question per Complice.
    if !(0..4).all(|round| all_four(std::array::from_fn(|team| options.rotation[team][round]))) {
        return refuse("NU-WORK-08");
    }
    // NU-WORK-09: nobody meets the same Complice twice in a row.
    if options.rotation.iter().any(|row| row.windows(2).any(|pair| pair[0] == pair[1])) {
        return refuse("NU-WORK-09");
    }
    // NU-WORK-10: over four rounds every team meets all four.
    if !options.rotation.iter().all(|row| all_four(*row)) {
        return refuse("NU-WORK-10");
    }
    Ok(())
}

/// NU-SETUP-01 to NU-SETUP-10: the table before anybody has chosen anything.
pub(crate) fn table(pack: &Pack, options: &Options) -> Result<State, Refusal> {
    check(options)?;
    let (blue, red) = thresholds(options.mode, options.level, options.seats);
    let mut sheet = Sheet { blue: Track::to(blue), red: Track::to(red), status: Status::Open };
    if options.handicap {
        sheet.blue.advance();
    }
    let workshop = options.mode == Mode::Workshop;
    let advanced = options.mode == Mode::Advanced;
    let deck =
        |cards: usize, used: bool| Deck::shuffled(if used { Set::first_of(cards) } else { Set::EMPTY });
    let questions = |complice, difficulty| {
        let there = |card: &Card| pack.question(QuestionId::of(complice, difficulty, *card)).is_some();
        Deck::shuffled(QuestionId::cards().filter(there).collect())
    };
    let state = State {
        rules: Rules {
            mode: options.mode,
            level: options.level,
            seats: options.seats,
            master: options.master,
            late_is_wrong: options.late_is_wrong,
            first: options.first,
            workshop: WorkshopRules {
                rounds: options.workshop.rounds,
                rotation: options.workshop.rotation,
                correction: options.workshop.correction,
                thinking: options.workshop.thinking,
                extra_rounds: options.workshop.extra_rounds,
                led: options.workshop.led,
                heads: options.workshop.heads.map(By::new),
            },
        },
        ask: match (workshop, options.master) {
            (false, _) => ask::Scout { seat: Seat::new(0) }.into(),
            (true, true) => ask::Deal { complice: Complice::Stalky }.into(),
            (true, false) => {
                ask::DealDraw { complice: Complice::Stalky, difficulty: Difficulty::Easy }.into()
            }
        },
        frames: Frames::default(),
        round: 1,
        first: Seat::new(0),
        active: Seat::new(0),
        sheets: By::all(sheet),
        scouts: By::all(None),
        pawns: By::all(Square::new(0)),
        starts: By::all(Square::new(0)),
        questions: By::with(|complice| By::with(|difficulty| questions(complice, difficulty))),
        attacks: deck(pack.attacks.len(), !workshop),
        round_ends: deck(pack.round_ends.len(), !workshop),
        decks: By::new([deck(pack.objects.len(), advanced), deck(pack.powers.len(), advanced)]),
        hands: By::all(Hand::all(None)),
        markers: By::all(None),
        lots: Lots::NONE,
        rejected: Set::EMPTY,
        modifier: None,
        turn: Turn::default(),
        question: None,
        slates: By::all(Slate::EMPTY),
    };
    Ok(state)
}
