//! Numéville: a cooperative quiz on a ring road, against the Dark Master's decks.
//!
//! Two to four Scouts move around four districts, answer questions and collect good practices (blue) before
//! bad ones (red) lose the Complices. Three modes: standard, advanced (Objects and Powers) and the workshop
//! (four teams and a facilitator, no board).
//!
//! **Secret** are the right answers: sealed in the pack, opened into the state when a question is posed, known
//! to the game master, and to everybody once an answer is locked. In the workshop a team's question and slate
//! are also its own until they are corrected. Decks have no order before they are drawn from.
//!
//! `ask.rs` lists every question, `action.rs` every decision. Start reading in `phase/mod.rs`: `opening`, `movement`, `question`, `attack`, `round` follow
//! the rulebook; `tokens` holds what saves, loses and ends; `blows` the Dark Master's effects; `aids` Objects
//! and Powers; `workshop` the workshop.

mod action;
mod arrange;
mod ask;
mod bank;
mod cards;
mod end;
mod imagine;
mod judgement;
mod load;
mod observe;
mod own;
mod pack;
mod phase;
mod sentences;
mod setup;
mod sheet;
mod state;
mod told;
pub mod view;
mod voice;
mod words;

use veilleuse_core::{Eyes, Game, Line, Poll, Referee, Seat, SeatSet, asked_in_questions, kept_in_modules};

pub use action::{Action, Side, Which};
pub use arrange::{
    Arrangement, DecksArrangement, QuestionArrangement, SeatArrangement, SheetArrangement, SheetsArrangement,
};
pub use bank::{Card, bank};
pub use cards::{Aid, Blow, Modifier, Pick, Uses};
#[cfg(feature = "schema")]
pub use load::schemas;
pub use load::{
    AidDeckFile, BoardFile, DarkDeckFile, PackFile, PageSpec, QuestionFile, QuestionSpec, QuestionText,
    SourceSpec, SourceText, load, unsourced,
};
pub use own::{Flaw, Format, Own, export, import};
pub use pack::{Pack, Reference};
pub use setup::{Mode, Options, WorkshopOptions, thresholds};
pub use sheet::{Asked, ByHand, Fate, Judged, Missed, Sheet, sheet};
pub use state::{State, Status};
pub use told::{Lesson, Told};
pub use view::View;
pub use words::{
    Choice, Colour, Complice, Dark, Difficulty, Level, QuestionId, Scout, Slot, Square, Verdict,
};

use ask::Ask;
use state::{Pen, Posed, Slate};

/// The title.
#[derive(Debug)]
pub enum Numeville {}

impl Game for Numeville {
    const ID: &'static str = "numeville";
    const LONGEST: usize = 5_000;

    kept_in_modules!();
    asked_in_questions!();

    fn seats(options: &Options) -> SeatSet {
        setup::chairs(options)
    }

    const COMING: &'static [&'static str] = voice::COMING;

    fn coming(pack: &Pack, state: &State, eyes: Eyes, say: &mut dyn FnMut(Line)) {
        voice::coming(pack, state, eyes, say);
    }

    fn leads(options: &Options, seat: Seat) -> bool {
        options.mode == Mode::Workshop && seat == Seat::MASTER
    }

    /// Players hide nothing from each other; whoever reads the questions out and teams in a workshop do.
    fn keeps_secrets(options: &Options) -> bool {
        options.master || options.mode == Mode::Workshop
    }

    fn taught(_: &Pack, state: &State, seat: Seat, referee: &Referee) -> Option<(Action, u8)> {
        match state.ask {
            Ask::Answer(_) if seat == state.active => {
                let posed = state.question.as_ref()?;
                let right = posed.answer.truth(referee).place;
                Some((Action::Answer(right), posed.id.difficulty() as u8))
            }
            Ask::Slates(_) if seat.plays() => {
                let slate = &state.slates[seat];
                let posed = slate.question.truth(referee).as_ref()?;
                let action = match (slate.pen, slate.written.truth(referee)) {
                    (Pen::Writes, None) => Action::Slate(posed.answer.truth(referee).place),
                    // Who has written stands by it.
                    (Pen::Writes, Some(_)) => Action::Ready,
                    _ => return None,
                };
                Some((action, posed.id.difficulty() as u8))
            }
            _ => None,
        }
    }

    /// NU-WORK-12: what the people of a team may vote on is what they write.
    fn poll(state: &State, team: Seat, referee: &Referee) -> Option<Poll<Action>> {
        let slate = team.plays().then(|| &state.slates[team]).filter(|slate| slate.pen != Pen::Taken)?;
        let posed = slate.question.truth(referee).as_ref().filter(|_| matches!(state.ask, Ask::Slates(_)))?;
        Some(Poll {
            number: state.round.into(),
            choices: posed.left().iter().map(Action::Slate).collect(),
            standing: slate.written.truth(referee).map(Action::Slate),
        })
    }

    fn is_sealed(state: &State, eyes: Eyes) -> bool {
        let sealed = |posed: &Posed| posed.answer.seen_by(eyes).is_none();
        let slated = |slate: &Slate| {
            slate.question.seen_by(eyes).is_some_and(|posed| posed.as_ref().is_some_and(sealed))
        };
        state.question.as_ref().is_some_and(sealed) || state.slates.values().iter().any(slated)
    }

    fn all_content(pack: &Pack) -> Vec<String> {
        let dark = pack.attacks.iter().chain(&pack.round_ends).map(|card| card.id.to_string());
        let aids = pack.objects.iter().chain(&pack.powers).map(|card| card.id.to_string());
        let squares = pack.board.squares().map(|square| square.to_string());
        let questions = pack.question_ids().map(|id| id.to_string());
        let scouts = Scout::ALL.map(|scout| scout.id().to_owned());
        let complices = Complice::ALL.map(|complice| complice.id().to_owned());
        dark.chain(aids).chain(squares).chain(questions).chain(scouts).chain(complices).collect()
    }
}
