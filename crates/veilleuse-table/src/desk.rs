//! A match with its record and its chance, whatever its title.

use std::any::Any;

use veilleuse_core::{Outcome as CoreOutcome, OwnClock, Poll, Refusal, Seat, SeatSet, Viewer};
use veilleuse_record::{Hex32, RecordError, UndoCheck, UndoRequest};
use veilleuse_wire::{Clock, Coach, Hint, Json, Outcome, StepBack, ToldLine, View, Window};

use crate::Musing;

/// Why a decision is not taken.
#[derive(Debug)]
pub enum Declined {
    /// It is not JSON of the title.
    Unreadable(String),
    /// The rules refuse it.
    Refused(Refusal),
    /// The record cannot take it.
    Unwritable(RecordError),
}

/// What a seat thinks about in its own time, away from the table.
pub type Thought = Box<dyn FnOnce() -> Option<Json> + Send>;

/// What a table shows beside the match itself.
pub struct Frame {
    /// A request to go back.
    pub undo: Option<veilleuse_wire::UndoRequest>,
    /// How long there is to decide.
    pub clock: Option<Clock>,
    /// How long a window is open.
    pub window: Option<Window>,
    /// Whether the host has paused the match.
    pub paused: bool,
    /// How it ended.
    pub over: Option<Outcome>,
    /// Whether nothing is hidden: a match file to look at.
    pub open: bool,
}

/// How much of the log a table carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// What the last step told.
    LastStep,
    /// Nothing: it was told before.
    Nothing,
}

/// A pair of eyes to tell a table to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Listener {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Whether it keeps what it has seen and wants only what is new.
    pub in_parts: bool,
    /// Whether its options say what follows from them.
    pub foresees: bool,
}

/// A step that a match has not taken yet. Dropped, it leaves no trace.
pub struct Next {
    /// The lines of the record that it adds.
    pub lines: Vec<u8>,
    pub(crate) ahead: Box<dyn Any + Send>,
}

/// What reading the last step takes, as far as anybody may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastStep {
    /// Who decided it, and how many inputs stood then.
    pub by: Option<(Seat, usize)>,
    /// How many lines everybody was told.
    pub lines: usize,
}

/// A match of any title.
///
/// Nothing moves it on but [`Desk::stand`], which takes a step that was made before: its lines must be kept first.
pub trait Desk: Send + Sync {
    /// How many inputs stand.
    fn inputs(&self) -> usize;
    /// How often the match went back.
    fn undone(&self) -> usize;
    /// Who is waited for.
    fn waiting(&self) -> SeatSet;
    /// Whether those who are waited for are asked in a window.
    fn is_window(&self) -> bool;
    /// Whether this answer lets a window pass.
    fn lets_be(&self, action: &Json) -> bool;
    /// The time that the rules themselves put to the question.
    fn own_clock(&self) -> Option<OwnClock>;
    /// What people who share this chair may vote on now.
    fn poll(&self, seat: Seat) -> Option<Poll<Json>>;
    /// A decision as the title itself writes it.
    fn read_action(&self, action: &Json) -> Result<Json, Declined>;
    /// What was asked, answered and decided by hand, where the title makes a sheet of it.
    fn sheet(&self) -> Option<serde_json::Value>;
    /// How it ended.
    fn over(&self) -> Option<CoreOutcome>;
    /// What it was worth, once it is over and where the title counts it.
    fn score(&self) -> Option<u16>;

    /// The questions that the last step answered: by whom, which, and whether rightly.
    fn answered(&self) -> Vec<(Seat, String, bool)>;

    /// Chance falls until a seat is asked.
    fn run(&self) -> Result<Next, Declined>;
    /// A seat decides.
    fn decide(&self, seat: Seat, action: &Json) -> Result<Next, Declined>;
    /// The time of a seat is up.
    fn time_out(&self, seat: Seat) -> Result<Next, Declined>;
    /// Goes back.
    fn undo(&self, to: usize) -> Result<Next, Declined>;
    /// Adds a seat's share to chance; refused after the first draw.
    fn nonce(&self, seat: Seat, value: Hex32) -> Result<Next, Declined>;
    /// Ends the record of a match that is not over; nothing where it has nothing to reveal.
    fn close(&self) -> Result<Option<Next>, Declined>;
    /// Takes a step of this very match: it has happened.
    fn stand(&mut self, next: Next);

    /// Whether a decision would be taken.
    fn would_take(&self, seat: Seat, action: &Json) -> Result<(), Declined>;
    /// What it takes to go back.
    fn check_undo(&self, humans: SeatSet, by: Seat, to: usize) -> UndoCheck;
    /// A request to go back.
    fn ask_undo(&self, by: Seat, to: usize, needed: SeatSet) -> UndoRequest;
    /// How far this seat may go back alone.
    fn free_undo(&self, seat: Seat) -> Option<usize>;
    /// What one step back would be for this seat.
    fn step_back(&self, seat: Seat) -> Option<StepBack>;

    /// What was told to whom by the last step.
    fn last_step(&self) -> LastStep;
    /// Whether somebody here may know what others do not.
    fn keeps_secrets(&self) -> bool;

    /// Forgets what everybody has seen who is not among these eyes.
    fn forget_others(&mut self, listeners: &[Listener]);
    /// Writes the [`veilleuse_wire::Table`] of each of these eyes as news: JSON after its opening brace.
    fn write_tables(
        &mut self,
        listeners: &[Listener],
        telling: Telling,
        frame: &Frame,
        tell: &mut dyn FnMut(Listener, Vec<u8>),
    );
    /// Everything these eyes were told since a moment.
    fn told_since(&self, viewer: Viewer, since: usize) -> Vec<ToldLine>;
    /// An earlier moment; `None` for eyes that see everything.
    fn at(&self, n: usize, viewer: Option<Viewer>) -> View;

    /// Where the learner is, at a lesson.
    fn coach(&self) -> Option<Coach>;
    /// Whether a lesson says what is played here.
    fn is_scripted(&self) -> bool;
    /// The learner has read a step after which something is played; nothing where more is waited for.
    fn nod(&self) -> Option<Result<Next, Declined>>;
    /// How many inputs stand where a learner goes back to.
    fn lesson_back(&self) -> Option<usize>;

    /// What comes of thinking about the match as it is now: what a bot decides; or, for [`Desk::hint`], what somebody would who
    /// has been taught nothing, and why.
    fn thought(&self, musing: Musing) -> Thought;
    /// Whether advice is about a puzzle that was answered: the table alone knows what was best.
    fn has_verdict(&self) -> bool;
    /// Whether this seat faces a question whose answer is sealed, so that nobody may advise it.
    fn is_sealed(&self, seat: Seat) -> bool;
    /// Advice in words.
    fn hint(&self, seat: Seat, advice: &Json) -> Option<Hint>;
}
