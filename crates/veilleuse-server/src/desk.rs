//! A match with its record and its chance, whatever its title.
//!
//! The server holds no rule: it knows a [`Desk`], and one generic [`Played`] stands behind it for every title.

use std::{cell::Cell, mem, ops::Range, sync::Arc};

use serde::Serialize;
use veilleuse_bots::{Budget, Level, decide};
use veilleuse_core::{
    FieldSet, Game, Input, Line, Match, Outcome as CoreOutcome, Pages, Pending, Refusal, Seat, SeatSet,
    Viewer,
};
use veilleuse_record::{
    Entry, FairChance, Hex32, Record, RecordError, RecordWriter, Seed, UndoCheck, UndoRequest, UndoRule,
    replay,
};
use veilleuse_titles::{Loaded, Playable};
use veilleuse_wire::{Clock, Hint, Json, OptionInfo, Outcome, ToldLine, View, Window};

use crate::{
    outbox::News,
    parts::{self, Parts},
};

/// Why a decision is not taken.
#[derive(Debug)]
pub(crate) enum Declined {
    /// It is not JSON of the title.
    Unreadable(String),
    /// The rules refuse it.
    Refused(Refusal),
    /// The record cannot take it.
    Unwritable(RecordError),
}

/// What a seat thinks about in its own time, away from the table.
pub(crate) type Thought = Box<dyn FnOnce() -> Option<Json> + Send>;

/// What a table shows beside the match itself.
pub(crate) struct Frame {
    pub(crate) undo: Option<veilleuse_wire::UndoRequest>,
    pub(crate) clock: Option<Clock>,
    pub(crate) window: Option<Window>,
    pub(crate) paused: bool,
    pub(crate) over: Option<Outcome>,
    /// Whether nothing is hidden: a match file to look at.
    pub(crate) open: bool,
}

/// How much of the log a table carries.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Telling {
    /// What the last step told.
    LastStep,
    /// Nothing: it was told before.
    Nothing,
}

/// A pair of eyes to tell a table to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Listener {
    pub(crate) viewer: Viewer,
    /// Whether it keeps what it has seen and wants only what is new.
    pub(crate) in_parts: bool,
}

#[derive(Serialize)]
struct ToldOut<'a, T> {
    n: usize,
    told: &'a T,
    line: Line,
}

#[derive(Serialize)]
struct OptionOut<A> {
    #[serde(rename = "do")]
    action: A,
    label: Line,
    touches: Vec<String>,
}

/// A match of any title.
///
/// What moves it on returns the new lines of its record. They must be kept before anybody is told, and a desk
/// whose lines could not be kept must be thrown away.
pub(crate) trait Desk: Send + Sync {
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
    /// How it ended.
    fn over(&self) -> Option<CoreOutcome>;
    /// What it was worth, once it is over and where the title counts it.
    fn score(&self) -> Option<u16>;

    /// Lets chance fall until a seat is asked.
    fn run(&mut self) -> Result<Vec<u8>, Declined>;
    /// A seat decides.
    fn decide(&mut self, seat: Seat, action: &Json) -> Result<Vec<u8>, Declined>;
    /// The time of a seat is up.
    fn time_out(&mut self, seat: Seat) -> Result<Vec<u8>, Declined>;
    /// Goes back.
    fn undo(&mut self, to: usize) -> Result<Vec<u8>, Declined>;
    /// Adds a seat's share to chance; refused after the first draw.
    fn nonce(&mut self, seat: Seat, value: Hex32) -> Result<Vec<u8>, Declined>;
    /// Ends the record of a match that is not over.
    fn close(&mut self) -> Result<Vec<u8>, Declined>;

    /// Whether a decision would be taken.
    fn would_take(&self, seat: Seat, action: &Json) -> Result<(), Declined>;
    /// What it takes to go back.
    fn check_undo(&self, humans: SeatSet, by: Seat, to: usize) -> UndoCheck;
    /// A request to go back.
    fn ask_undo(&self, by: Seat, to: usize, needed: SeatSet) -> UndoRequest;
    /// How far this seat may go back alone.
    fn free_undo(&self, seat: Seat) -> Option<usize>;

    /// Forgets what everybody has seen who is not among these eyes.
    fn forget_others(&mut self, listeners: &[Listener]);
    /// Writes the [`veilleuse_wire::Table`] of each of these eyes as news: JSON after its opening brace.
    fn write_tables(
        &mut self,
        listeners: &[Listener],
        telling: Telling,
        frame: &Frame,
        tell: &mut dyn FnMut(Listener, &mut News),
    );
    /// Everything these eyes were told since a moment.
    fn told_since(&self, viewer: Viewer, since: usize) -> Vec<ToldLine>;
    /// An earlier moment; `None` for eyes that see everything.
    fn at(&self, n: usize, viewer: Option<Viewer>) -> View;

    /// What a bot in this chair would decide.
    fn thought(&self, seat: Seat, level: Level, seed: u64) -> Thought;
    /// A decision as advice.
    fn hint(&self, seat: Seat, action: &Json) -> Option<Hint>;
}

/// A match of one title.
pub(crate) struct Played<G: Playable> {
    play: Match<G>,
    record: RecordWriter<G, Vec<u8>>,
    seed: Option<Seed>,
    nonces: Vec<(Seat, Hex32)>,
    chance: Option<FairChance>,
    draws: u64,
    undone: usize,
    /// What the last step told, and the moment it follows.
    pages: Vec<Pages<G>>,
    since: usize,
    /// What those eyes have seen who want only what is new.
    parts: Parts<G::View>,
    ended: bool,
    /// Whether the header commits to the seed, so that the end may reveal it.
    committed: bool,
}

impl<G: Playable> Played<G> {
    /// A match that begins now, with the header line already in the record.
    pub(crate) fn begin(
        loaded: &Loaded<G>,
        options: G::Options,
        record: RecordWriter<G, Vec<u8>>,
        seed: Seed,
        committed: bool,
    ) -> Result<Played<G>, Refusal> {
        Ok(Played {
            play: Match::begin(Arc::clone(&loaded.pack), options)?,
            record,
            seed: Some(seed),
            nonces: Vec::new(),
            chance: None,
            draws: 0,
            undone: 0,
            pages: Vec::new(),
            since: 0,
            parts: Parts::default(),
            ended: false,
            committed,
        })
    }

    /// A match as its record leaves it. Without a seed it can only be looked at.
    pub(crate) fn reopen(loaded: &Loaded<G>, file: &[u8], seed: Option<Seed>) -> Result<Played<G>, String> {
        let record = Record::<G>::read(file).map_err(|error| error.to_string())?;
        let play = replay(&record, Arc::clone(&loaded.pack)).map_err(|error| error.to_string())?;
        let undos = record.entries().iter().filter(|entry| matches!(entry, Entry::Undo { .. })).count();
        let ended = matches!(record.entries().last(), Some(Entry::End { .. }));
        Ok(Played {
            since: play.history().len(),
            play,
            seed,
            nonces: record.nonces().collect(),
            chance: None,
            draws: record.draws(),
            undone: undos,
            pages: Vec::new(),
            parts: Parts::default(),
            ended,
            committed: record.header().chance.is_some(),
            record: RecordWriter::resume(Vec::new(), &record),
        })
    }

    /// Takes inputs of another match as they were, draws included.
    pub(crate) fn follow(
        &mut self,
        inputs: impl IntoIterator<Item = Input<G::Action>>,
    ) -> Result<(), Declined> {
        inputs.into_iter().try_for_each(|input| self.take(input))
    }

    /// The lines of the record that nobody has taken yet.
    pub(crate) fn header_lines(&mut self) -> Vec<u8> {
        mem::take(self.record.get_mut())
    }

    fn take(&mut self, input: Input<G::Action>) -> Result<(), Declined> {
        let drawn = matches!(input, Input::Draw(_));
        let pages = self.play.apply(input).map_err(Declined::Refused)?;
        let input = &self.play.history().last().expect("it was just applied").input;
        self.record.input(input).map_err(Declined::Unwritable)?;
        self.draws += u64::from(drawn);
        self.pages.push(pages);
        Ok(())
    }

    /// Takes an input and lets chance fall until a seat is asked or the match is over.
    fn step(&mut self, input: Option<Input<G::Action>>) -> Result<Vec<u8>, Declined> {
        let since = self.play.history().len();
        let earlier = (mem::take(&mut self.pages), mem::replace(&mut self.since, since));
        if let Some(input) = input
            && let Err(declined) = self.take(input)
        {
            (self.pages, self.since) = earlier;
            return Err(declined);
        }
        loop {
            match self.play.pending() {
                Pending::Seats(_) => break,
                Pending::Chance(chance) => {
                    let Some(seed) = &self.seed else { break };
                    let fair = self.chance.get_or_insert_with(|| {
                        FairChance::new(seed, self.nonces.iter().copied()).after(self.draws)
                    });
                    let way = fair.draw::<G>(chance);
                    self.take(Input::Draw(way))?;
                }
                Pending::Over(outcome) => {
                    if !self.ended {
                        let seed = self.seed.as_ref().filter(|_| self.committed);
                        self.record.end(seed, Some(&outcome)).map_err(Declined::Unwritable)?;
                        self.ended = true;
                    }
                    break;
                }
            }
        }
        Ok(mem::take(self.record.get_mut()))
    }

    fn read(action: &Json) -> Result<G::Action, Declined> {
        serde_json::from_str(action.get()).map_err(|error| Declined::Unreadable(error.to_string()))
    }

    fn options(&self, seat: Seat) -> Vec<OptionOut<G::Action>> {
        let option = |action| {
            let label = self.play.label(seat, &action);
            OptionOut { action, label: label.line, touches: label.touches }
        };
        self.play.choices(seat).into_iter().map(option).collect()
    }

    fn write_told(&self, pages: &[&[G::Told]], text: &mut Vec<u8>) {
        text.push(b'[');
        for (page, n) in pages.iter().zip(self.since + 1..) {
            for told in *page {
                if !text.ends_with(b"[") {
                    text.push(b',');
                }
                put(text, &ToldOut { n, told, line: G::line(told) });
            }
        }
        text.push(b']');
    }

    fn option(&self, seat: Seat, action: &G::Action) -> OptionInfo {
        let label = self.play.label(seat, action);
        OptionInfo { action: json(action), label: label.line, touches: label.touches }
    }
}

/// What is written to on the way to a message: shared by all matches a thread tells about.
#[derive(Default)]
struct Scratch {
    pieces: Vec<u8>,
    news: News,
}

thread_local! {
    static SCRATCH: Cell<Scratch> = Cell::default();
}

/// Where it is written what a value reads, once for all that are equal.
fn written_once<T: PartialEq>(
    text: &mut Vec<u8>,
    known: &mut Vec<(T, Range<usize>)>,
    value: T,
    write: impl FnOnce(&T, &mut Vec<u8>),
) -> Range<usize> {
    let at = known.iter().position(|(earlier, _)| *earlier == value).unwrap_or_else(|| {
        let start = text.len();
        write(&value, text);
        known.push((value, start..text.len()));
        known.len() - 1
    });
    known[at].1.clone()
}

/// The one among those known that is equal, and its number.
fn one_of<T: PartialEq>(known: &mut Vec<Arc<T>>, value: T) -> (usize, &Arc<T>) {
    let at = known.iter().position(|earlier| **earlier == value).unwrap_or_else(|| {
        known.push(Arc::new(value));
        known.len() - 1
    });
    (at, &known[at])
}

/// Appends the JSON of something a title made itself.
fn put<T: Serialize + ?Sized>(text: &mut Vec<u8>, value: &T) {
    serde_json::to_writer(text, value).expect("what titles make has a JSON form");
}

/// A JSON object in the making, some of whose values are already written.
struct Object<'a> {
    text: &'a mut Vec<u8>,
}

impl Object<'_> {
    fn written(&mut self, name: &str, value: &[u8]) {
        let between: &[u8] = if self.text.ends_with(b"{") { b"\"" } else { b",\"" };
        for piece in [between, name.as_bytes(), b"\":", value] {
            self.text.extend_from_slice(piece);
        }
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) {
        self.written(name, b"");
        put(self.text, value);
    }
}

/// The JSON of something a title made itself.
fn json<T: Serialize>(value: &T) -> Json {
    Json::of(value).expect("what titles make has a JSON form")
}

fn lines<G: Game>(n: usize, told: &[G::Told]) -> impl Iterator<Item = ToldLine> + '_ {
    told.iter().map(move |told| ToldLine { n, told: json(told), line: G::line(told) })
}

impl<G: Playable> Desk for Played<G> {
    fn inputs(&self) -> usize {
        self.play.history().len()
    }

    fn undone(&self) -> usize {
        self.undone
    }

    fn waiting(&self) -> SeatSet {
        match self.play.pending() {
            Pending::Seats(seats) => seats,
            Pending::Chance(_) | Pending::Over(_) => SeatSet::NOBODY,
        }
    }

    fn is_window(&self) -> bool {
        self.play.is_window()
    }

    fn lets_be(&self, action: &Json) -> bool {
        Self::read(action).is_ok_and(|action| G::lets_be(&action))
    }

    fn over(&self) -> Option<CoreOutcome> {
        match self.play.pending() {
            Pending::Over(outcome) => Some(outcome),
            Pending::Seats(_) | Pending::Chance(_) => None,
        }
    }

    fn score(&self) -> Option<u16> {
        self.over().and_then(|_| G::score(&self.play.view(Viewer::Public)))
    }

    fn run(&mut self) -> Result<Vec<u8>, Declined> {
        self.step(None)
    }

    fn decide(&mut self, seat: Seat, action: &Json) -> Result<Vec<u8>, Declined> {
        let action = Self::read(action)?;
        self.step(Some(Input::Decide { seat, action }))
    }

    fn time_out(&mut self, seat: Seat) -> Result<Vec<u8>, Declined> {
        self.step(Some(Input::Timeout(seat)))
    }

    fn undo(&mut self, to: usize) -> Result<Vec<u8>, Declined> {
        self.record.undo(to).map_err(Declined::Unwritable)?;
        self.play = self.play.rewound(to);
        self.undone += 1;
        self.pages.clear();
        self.since = to;
        let mut lines = mem::take(self.record.get_mut());
        // What remains may rest on a draw: it is thrown afresh.
        let (since, further) = (self.since, self.step(None)?);
        self.since = since;
        lines.extend(further);
        Ok(lines)
    }

    fn nonce(&mut self, seat: Seat, value: Hex32) -> Result<Vec<u8>, Declined> {
        self.record.nonce(seat, value).map_err(Declined::Unwritable)?;
        self.nonces.push((seat, value));
        Ok(mem::take(self.record.get_mut()))
    }

    fn close(&mut self) -> Result<Vec<u8>, Declined> {
        let seed = self.seed.as_ref().filter(|_| self.committed && !self.ended);
        if seed.is_some() {
            self.record.end(seed, None).map_err(Declined::Unwritable)?;
            self.ended = true;
        }
        Ok(mem::take(self.record.get_mut()))
    }

    fn would_take(&self, seat: Seat, action: &Json) -> Result<(), Declined> {
        let action = Self::read(action)?;
        let input = Input::Decide { seat, action };
        self.play.table().apply(&input).map_err(Declined::Refused)
    }

    fn check_undo(&self, humans: SeatSet, by: Seat, to: usize) -> UndoCheck {
        if self.ended { UndoCheck::Impossible } else { UndoRule { humans }.check(&self.play, by, to) }
    }

    fn ask_undo(&self, by: Seat, to: usize, needed: SeatSet) -> UndoRequest {
        UndoRequest::ask(&self.play, by, to, needed)
    }

    fn free_undo(&self, seat: Seat) -> Option<usize> {
        if self.ended { None } else { self.play.free_undo(seat) }
    }

    fn forget_others(&mut self, listeners: &[Listener]) {
        self.parts.keep(listeners);
    }

    fn write_tables(
        &mut self,
        listeners: &[Listener],
        telling: Telling,
        frame: &Frame,
        tell: &mut dyn FnMut(Listener, &mut News),
    ) {
        let since = if telling == Telling::LastStep { self.since } else { self.inputs() };
        // Most eyes see and hear the same most of the time: then it is written once.
        let (mut views, mut seen, mut tellings) = (Vec::new(), Vec::new(), Vec::new());
        let Scratch { mut pieces, mut news } = SCRATCH.take();
        pieces.clear();
        for listener in listeners.iter().copied() {
            let viewer = listener.viewer;
            let own = match viewer {
                Viewer::Seat(seat) if !frame.paused => Some(seat),
                Viewer::Seat(_) | Viewer::Public => None,
            };
            let view = if frame.open { self.play.view_everything() } else { self.play.view(viewer) };
            let (number, view) = one_of(&mut views, view);
            let new = if listener.in_parts { self.parts.new_to(viewer, view) } else { None };
            let new = new.filter(|_| telling == Telling::LastStep);
            let fields = (number, new.unwrap_or(FieldSet::ALL));
            let view = written_once(&mut pieces, &mut seen, fields, |(_, which), text| {
                parts::write(&**view, *which, text);
            });
            let pages: Vec<&[G::Told]> = match telling {
                Telling::LastStep => self.pages.iter().map(|page| &*page.of(viewer).lines).collect(),
                Telling::Nothing => Vec::new(),
            };
            let told = written_once(&mut pieces, &mut tellings, pages, |pages, text| {
                self.write_told(pages, text);
            });
            // As `veilleuse_wire::Table` says.
            let mut table = Object { text: news.write() };
            table.text.extend_from_slice(b"\"table\":{");
            table.field("n", &self.inputs());
            table.field("undone", &self.undone);
            table.field("since", &since);
            table.written("told", &pieces[told]);
            table.written("view", &pieces[view]);
            table.field("part", &new.is_some());
            table.field("prompt", &self.play.prompt(viewer));
            table.field("waiting", &self.waiting());
            table.field("options", &own.map_or_else(Vec::new, |seat| self.options(seat)));
            table.field("free_undo", &own.and_then(|seat| self.free_undo(seat)));
            table.field("undo", &frame.undo);
            table.field("clock", &frame.clock);
            table.field("window", &frame.window);
            table.field("paused", &frame.paused);
            table.field("over", &frame.over);
            table.text.extend_from_slice(b"}}");
            news.finish();
            tell(listener, &mut news);
        }
        SCRATCH.set(Scratch { pieces, news });
    }

    fn told_since(&self, viewer: Viewer, since: usize) -> Vec<ToldLine> {
        let mut earlier = self.play.rewound(since);
        let mut all = Vec::new();
        for (step, n) in self.play.history().iter().zip(1..).skip(since) {
            let pages = earlier.apply(step.input.clone()).expect("an accepted input is accepted again");
            all.extend(lines::<G>(n, &pages.of(viewer).lines));
        }
        all
    }

    fn at(&self, n: usize, viewer: Option<Viewer>) -> View {
        let of = self.play.history().len();
        let n = n.min(of);
        let mut moment = self.play.rewound(n.saturating_sub(1));
        let mut told = Vec::new();
        if let Some(step) = n.checked_sub(1).map(|last| &self.play.history()[last]) {
            let pages = moment.apply(step.input.clone()).expect("an accepted input is accepted again");
            let page = viewer.map_or_else(|| pages.everything(), |viewer| pages.of(viewer));
            told.extend(lines::<G>(n, &page.lines));
        }
        let view = viewer.map_or_else(|| moment.view_everything(), |viewer| moment.view(viewer));
        let prompt = moment.prompt(viewer.unwrap_or(Viewer::Public));
        View { n, of, view: json(&view), prompt, told }
    }

    fn thought(&self, seat: Seat, level: Level, seed: u64) -> Thought {
        let play = self.play.clone();
        Box::new(move || {
            let mut bot = level.bot::<G>(seed, Budget::default());
            decide(&mut bot, &play, seat).map(|action| json(&action))
        })
    }

    fn hint(&self, seat: Seat, action: &Json) -> Option<Hint> {
        let action = Self::read(action).ok()?;
        let OptionInfo { action, label, touches } = self.option(seat, &action);
        let why = Line::new("hint-why");
        Some(Hint { action, label, touches, why })
    }
}

#[cfg(test)]
mod tests {
    use veilleuse_record::{Header, PackStamp};
    use veilleuse_titles::Numeville;
    use veilleuse_wire::{Table, Waiting};

    use super::*;

    fn keys(json: &str) -> Vec<String> {
        let value: serde_json::Value = serde_json::from_str(json).unwrap();
        value.as_object().unwrap().keys().cloned().collect()
    }

    #[test]
    fn a_table_is_written_as_the_wire_says() {
        let loaded = Loaded::<Numeville>::embedded();
        let options: <Numeville as Game>::Options = serde_json::from_str("{}").unwrap();
        let stamp = PackStamp { id: String::new(), digest: String::new() };
        let header = Header::new("numeville", "0", stamp, options.clone());
        let record = RecordWriter::begin(Vec::new(), &header).unwrap();
        let seed = Seed::from_bytes([0; 32]);
        let mut desk = Played::begin(&loaded, options, record, seed, false).unwrap();
        desk.run().unwrap();
        let frame = Frame { undo: None, clock: None, window: None, paused: false, over: None, open: false };
        let mut written = String::new();
        let listeners = [Listener { viewer: Viewer::Seat(Seat::new(0)), in_parts: false }];
        desk.write_tables(&listeners, Telling::LastStep, &frame, &mut |_, table| {
            written = format!("{{{}", String::from_utf8_lossy(table.json()));
        });
        let empty = || json(&());
        let table = Table {
            n: 0,
            undone: 0,
            since: 0,
            told: Vec::new(),
            view: empty(),
            part: false,
            prompt: Line::new("x"),
            waiting: Waiting::default(),
            options: vec![OptionInfo { action: empty(), label: Line::new("x"), touches: Vec::new() }],
            free_undo: None,
            undo: None,
            clock: None,
            window: None,
            paused: false,
            over: None,
        };
        let wire = serde_json::to_string(&table).unwrap();
        let news: serde_json::Value = serde_json::from_str(&written).unwrap();
        let written = news["table"].to_string();
        assert_eq!(keys(&written), keys(&wire));
        let first_option = |json: &str| {
            let value: serde_json::Value = serde_json::from_str(json).unwrap();
            keys(&value["options"][0].to_string())
        };
        assert_eq!(first_option(&written), first_option(&wire));
    }
}
