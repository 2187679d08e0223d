//! What eyes may know, built field by field.

#![expect(missing_docs, reason = "each field is a thing on the table")]

use std::sync::Arc;

use serde::Serialize;
use veilleuse_core::{
    Eyes, Outcome, Seat, SeatSet,
    kit::{Deck, Turning},
};
use veilleuse_pack::Text;

use crate::{
    ask::{self, Ask},
    cards::{Modifier, Uses},
    pack::{Pack, Reference},
    phase::shown,
    setup::Mode,
    state::{Pen, Posed, State, Status},
    words::{Card, Choice, Complice, Difficulty, Level, QuestionId, Scout, Slot, Square, Verdict},
};

veilleuse_core::told_in_parts! {
    /// The table as some eyes may know it.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub struct View {
        pub mode: Mode,
        pub level: Level,
        pub round: u8,
        /// Rounds still possible after this one: End-of-round cards left.
        pub rounds_left: u32,
        pub first: Seat,
        pub active: Seat,
        pub master: bool,
        /// What is asked, in a word.
        #[cfg_attr(feature = "schema", schemars(schema_with = "ask::words"))]
        pub asks: &'static str,
        pub waiting: SeatSet,
        pub sheets: [SheetView; 4],
        pub seats: Vec<SeatView>,
        pub board: Vec<SquareView>,
        pub dice: DiceView,
        pub question: Option<QuestionView>,
        pub decks: DecksView,
        pub modifier: Option<Modifier>,
        pub proposal: Option<ProposalView>,
        /// An Attack or two under discussion.
        pub attacks: Vec<Arc<str>>,
        /// The card drawn with one in hand.
        pub drawn: Option<Arc<str>>,
        pub workshop: Option<WorkshopView>,
        pub outcome: Option<Outcome>,
    }
}

/// A Complice's sheet. NU-LEVEL-05: `*_needed` slots are in use; NU-LEVEL-06: the others are blank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SheetView {
    pub complice: Complice,
    pub status: Status,
    pub blue: u8,
    pub red: u8,
    pub blue_needed: u8,
    pub red_needed: u8,
    pub blank_blue: u8,
    pub blank_red: u8,
    /// NU-TOKEN-02: tokens left in the zone, of ten.
    pub supply: u8,
}

/// A Scout, or a team of the workshop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatView {
    pub seat: Seat,
    pub scout: Option<Scout>,
    pub square: Option<Square>,
    pub start: Option<Square>,
    /// Hands are open (Ruling NU-Q-32).
    pub object: Option<HeldView>,
    pub power: Option<HeldView>,
}

/// A card in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HeldView {
    pub card: Arc<str>,
    /// Uses left where they are counted.
    pub uses: Option<u8>,
}

/// A square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SquareView {
    pub square: Square,
    pub district: Option<Complice>,
    pub portrait: bool,
    pub start: bool,
    pub marker: Option<Slot>,
}

/// The dice of the turn; nothing before they are rolled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DiceView {
    pub white: Option<u8>,
    pub black: Option<u8>,
    /// Where each direction would lead, while it, or the way out of a bump, is being chosen.
    pub reach: Vec<ReachView>,
}

/// Where a direction leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReachView {
    pub turning: Turning,
    pub square: Square,
    pub bumped: bool,
}

/// A question on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct QuestionView {
    pub id: QuestionId,
    pub complice: Complice,
    pub difficulty: Difficulty,
    pub theme: Arc<str>,
    pub prompt: Text,
    pub choices: Vec<ChoiceView>,
    pub right_is_worth: u8,
    pub wrong_is_worth: u8,
    /// Only for eyes that know it: the game master, and everybody once it is answered.
    pub answer: Option<AnswerView>,
}

/// A choice as it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChoiceView {
    pub choice: Choice,
    pub text: Text,
    /// Eliminated or already tried.
    pub out: bool,
}

/// The right answer, its explanation and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnswerView {
    pub choice: Choice,
    pub explanation: Text,
    /// The name of the source.
    pub source: Arc<str>,
    /// The source, where the pack says more than its name.
    pub reference: Option<Arc<Reference>>,
}

/// How many cards are left, and what lies on the discards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DecksView {
    pub questions: Vec<QuestionDeckView>,
    /// Question cards that were asked and lie open on the discards. A workshop's cards lie before the teams until they
    /// are corrected.
    pub asked: Vec<QuestionId>,
    pub attacks: PileView,
    pub round_ends: PileView,
    pub objects: PileView,
    pub powers: PileView,
}

/// A question deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct QuestionDeckView {
    pub complice: Complice,
    pub difficulty: Difficulty,
    pub left: u32,
}

/// A card deck with its open discard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PileView {
    pub left: u32,
    pub discard: Vec<Arc<str>>,
}

/// A square somebody has proposed for a marker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProposalView {
    pub slot: Slot,
    pub square: Square,
}

/// The workshop's teams.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WorkshopView {
    pub rounds: u8,
    pub rotation: [[Complice; 4]; 4],
    pub correction: [Complice; 4],
    /// Seconds to think.
    pub thinking: u8,
    /// Whether the facilitator sets the pace by hand.
    pub led: bool,
    /// The Complice being dealt or corrected.
    pub at: Option<Complice>,
    /// How the answer was judged that is being explained.
    pub verdict: Option<Verdict>,
    pub teams: Vec<TeamView>,
}

/// A team: its question and slate are for its own eyes and the facilitator's until its correction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamView {
    pub team: Seat,
    pub meets: Complice,
    /// How many people it has, where the table says so.
    pub heads: Option<u8>,
    pub ready: bool,
    pub question: Option<QuestionView>,
    pub written: Option<Choice>,
}

/// The number of slots of one colour on a sheet (NU-LEVEL-07).
const SLOTS: u8 = 5;
/// Tokens of one Complice (NU-SETUP-03).
const TOKENS: u8 = 10;

pub(crate) fn view(pack: &Pack, state: &State, eyes: Eyes) -> View {
    let pending = ask::pending(state);
    let workshop = state.rules.mode == Mode::Workshop;
    View {
        mode: state.rules.mode,
        level: state.rules.level,
        round: state.round,
        rounds_left: state.round_ends.len(),
        first: state.first,
        active: state.active,
        master: state.rules.master,
        asks: state.ask.word(),
        waiting: pending.asked(),
        sheets: Complice::ALL.map(|complice| sheet(state, complice)),
        seats: (0..state.rules.seats).map(|index| seat(pack, state, Seat::new(index))).collect(),
        board: if workshop { Vec::new() } else { board(pack, state) },
        dice: dice(pack, state),
        question: state.question.as_ref().and_then(|posed| question(pack, posed, eyes)),
        decks: decks(pack, state),
        modifier: state.modifier,
        proposal: match state.ask {
            Ask::Consent(ask::Consent { slot, square, .. }) => Some(ProposalView { slot, square }),
            _ => None,
        },
        attacks: attacks(pack, state),
        drawn: match state.ask {
            Ask::KeepCard(ask::KeepCard { slot, new }) => Some(pack.aid(slot, new).id.clone()),
            _ => None,
        },
        workshop: workshop.then(|| workshop_view(pack, state, eyes)),
        outcome: pending.outcome(),
    }
}

fn sheet(state: &State, complice: Complice) -> SheetView {
    let sheet = &state.sheets[complice];
    SheetView {
        complice,
        status: sheet.status,
        blue: sheet.blue.at(),
        red: sheet.red.at(),
        blue_needed: sheet.blue.end(),
        red_needed: sheet.red.end(),
        blank_blue: SLOTS - sheet.blue.end(),
        blank_red: SLOTS - sheet.red.end(),
        supply: TOKENS - sheet.blue.at() - sheet.red.at(),
    }
}

fn seat(pack: &Pack, state: &State, seat: Seat) -> SeatView {
    let scout = state.scouts[seat];
    let placed = scout.is_some() && state.ask != ask::Start { seat }.into();
    let held = |slot: Slot| {
        state.hands[seat][slot].map(|held| {
            let card = pack.aid(slot, held.card);
            let counted = slot == Slot::Power && card.uses != Uses::Permanent;
            HeldView { card: card.id.clone(), uses: counted.then_some(held.uses) }
        })
    };
    SeatView {
        seat,
        scout,
        square: placed.then_some(state.pawns[seat]),
        start: placed.then_some(state.starts[seat]),
        object: held(Slot::Object),
        power: held(Slot::Power),
    }
}

fn board(pack: &Pack, state: &State) -> Vec<SquareView> {
    let marker = |square| Slot::ALL.into_iter().find(|slot| state.markers[*slot] == Some(square));
    let square = |square| SquareView {
        square,
        district: pack.board.district(square),
        portrait: pack.board.is_portrait(square),
        start: pack.board.is_start(square),
        marker: marker(square),
    };
    pack.board.squares().map(square).collect()
}

fn dice(pack: &Pack, state: &State) -> DiceView {
    let rolled = |face: u8| (face > 0).then_some(face);
    let turning = state.turn.turning;
    let reach = match state.ask {
        Ask::Direction(_) => {
            let reach = |turning: &Turning| {
                let (square, bumped) = crate::phase::destination(pack, state, state.active, *turning);
                ReachView { turning: *turning, square, bumped }
            };
            crate::phase::turnings(state).iter().map(reach).collect()
        }
        Ask::Bump(ask::Bump { ahead, behind }) => vec![
            ReachView { turning, square: ahead, bumped: true },
            ReachView { turning: turning.reversed(), square: behind, bumped: true },
        ],
        _ => Vec::new(),
    };
    DiceView { white: rolled(state.turn.white), black: rolled(state.turn.black), reach }
}

fn question(pack: &Pack, posed: &Posed, eyes: Eyes) -> Option<QuestionView> {
    let card = pack.question(posed.id)?;
    let choice = |(place, text): (u8, &Text)| ChoiceView {
        choice: Choice::new(place),
        text: text.clone(),
        out: !posed.left().has(Choice::new(place)),
    };
    Some(QuestionView {
        id: posed.id,
        complice: posed.id.complice(),
        difficulty: posed.id.difficulty(),
        theme: card.theme.clone(),
        prompt: card.prompt.clone(),
        choices: (0..).zip(shown(pack, posed)).map(choice).collect(),
        right_is_worth: posed.stake.right,
        wrong_is_worth: posed.stake.wrong,
        answer: posed.answer.seen_by(eyes).map(|answer| {
            let page = pack.sealed.read(answer.page);
            AnswerView {
                choice: answer.place,
                explanation: page.explanation.clone(),
                source: page.source.clone(),
                reference: page.reference.clone(),
            }
        }),
    })
}

fn decks(pack: &Pack, state: &State) -> DecksView {
    let questions = Complice::ALL.into_iter().flat_map(|complice| {
        Difficulty::ALL.map(|difficulty| QuestionDeckView {
            complice,
            difficulty,
            left: state.deck(complice, difficulty).len(),
        })
    });
    let pile = |deck: &Deck<Card>, id: &dyn Fn(Card) -> Arc<str>| PileView {
        left: deck.len(),
        discard: deck.spent().iter().map(id).collect(),
    };
    let decks = Complice::ALL.into_iter().flat_map(|complice| Difficulty::ALL.map(|how| (complice, how)));
    let asked = decks.flat_map(|(complice, difficulty)| {
        let spent = state.deck(complice, difficulty).spent();
        spent.iter().map(move |card| QuestionId::of(complice, difficulty, card))
    });
    DecksView {
        questions: questions.collect(),
        asked: asked.collect(),
        attacks: pile(&state.attacks, &|card| pack.attacks[card.index()].id.clone()),
        round_ends: pile(&state.round_ends, &|card| pack.round_ends[card.index()].id.clone()),
        objects: pile(&state.decks[Slot::Object], &|card| pack.objects[card.index()].id.clone()),
        powers: pile(&state.decks[Slot::Power], &|card| pack.powers[card.index()].id.clone()),
    }
}

fn attacks(pack: &Pack, state: &State) -> Vec<Arc<str>> {
    let id = |card: Card| pack.attacks[card.index()].id.clone();
    match state.ask {
        Ask::ChooseAttack(ask::ChooseAttack { second }) => {
            state.turn.aside.into_iter().chain([second]).map(id).collect()
        }
        Ask::CancelAttack(ask::CancelAttack { card, .. }) => vec![id(card)],
        _ => state.turn.aside.into_iter().map(id).collect(),
    }
}

fn workshop_view(pack: &Pack, state: &State, eyes: Eyes) -> WorkshopView {
    let rules = &state.rules.workshop;
    let column = usize::from(state.round - 1) % 4;
    let team = |index: u8| {
        let team = Seat::new(index);
        let slate = &state.slates[team];
        let posed = slate.question.seen_by(eyes).and_then(Option::as_ref);
        TeamView {
            team,
            meets: rules.rotation[team.index()][column],
            heads: rules.heads.map(|heads| heads[team]),
            ready: slate.pen != Pen::Writes,
            question: posed.and_then(|posed| question(pack, posed, eyes)),
            written: slate.written.seen_by(eyes).copied().flatten(),
        }
    };
    WorkshopView {
        rounds: rules.rounds,
        rotation: rules.rotation,
        correction: rules.correction,
        thinking: rules.thinking,
        led: rules.led,
        at: match state.ask {
            Ask::Deal(ask::Deal { complice }) | Ask::DealDraw(ask::DealDraw { complice, .. }) => {
                Some(complice)
            }
            Ask::DealOrder(ask::DealOrder { id }) => Some(id.complice()),
            Ask::Correct(ask::Correct { place }) | Ask::Explained(ask::Explained { place, .. }) => {
                Some(rules.correction[usize::from(place)])
            }
            _ => None,
        },
        verdict: match state.ask {
            Ask::Explained(ask::Explained { verdict, .. }) => Some(verdict),
            _ => None,
        },
        teams: (0..4).map(team).collect(),
    }
}
