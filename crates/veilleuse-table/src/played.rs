//! A match of one title behind the one trait a table knows.

mod options;

use std::{
    cell::Cell,
    ops::Range,
    sync::{Arc, OnceLock},
};

use serde::Serialize;
use veilleuse_core::{
    Ahead, FieldSet, Game, Input, Line, Match, Outcome as CoreOutcome, OwnClock, Pages, Pending, Poll, Seat,
    SeatSet, Viewer,
};
use veilleuse_json::put;
use veilleuse_lessons::{Course, Cue, Lesson};
use veilleuse_pack::Texts;
use veilleuse_record::{
    Entry, FairChance, Hex32, Record, RecordWriter, Seed, UndoCheck, UndoRequest, UndoRule, replay,
};
use veilleuse_titles::{Loaded, Playable};
use veilleuse_wire::{Coach, Hint, Json, StepBack, ToldLine, View};

use crate::{
    Musing,
    desk::{Declined, Desk, Frame, LastStep, Listener, Next, Telling, Thought},
    parts::{self, Parts},
};

#[derive(Serialize)]
struct ToldOut<'a, T> {
    n: usize,
    told: &'a T,
    line: Line,
}

/// A match of one title.
pub(crate) struct Played<G: Playable> {
    play: Match<G>,
    texts: Arc<Texts>,
    /// Where the record is; what it writes goes into the next step.
    record: RecordWriter<G, Vec<u8>>,
    seed: Option<Seed>,
    nonces: Vec<(Seat, Hex32)>,
    /// Made with the first draw, which no nonce follows.
    chance: OnceLock<FairChance>,
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
    /// The lesson that is played, and where in it one is.
    lesson: Option<(Arc<Lesson>, Course)>,
}

/// Everything a step changes.
struct Changed<G: Playable> {
    play: Ahead<G>,
    record: RecordWriter<G, Vec<u8>>,
    nonce: Option<(Seat, Hex32)>,
    draws: u64,
    undone: usize,
    pages: Vec<Pages<G>>,
    since: usize,
    ended: bool,
    lesson: Option<(Arc<Lesson>, Course)>,
}

impl<G: Playable> Changed<G> {
    fn take(&mut self, input: Input<G::Action>) -> Result<(), Declined> {
        let drawn = matches!(input, Input::Draw(_));
        let pages = self.play.apply(input.clone()).map_err(Declined::Refused)?;
        self.record.input(&input).map_err(Declined::Unwritable)?;
        if let Some((lesson, course)) = &mut self.lesson {
            course.take(lesson, &input);
        }
        self.draws += u64::from(drawn);
        self.pages.push(pages);
        Ok(())
    }

    /// Plays what a lesson has to be played here by itself. What cannot be played loses the learner, who can go back.
    fn play_lesson(&mut self) -> Result<(), Declined> {
        let Some(lesson) = self.lesson.as_ref().map(|(lesson, _)| Arc::clone(lesson)) else { return Ok(()) };
        while let Some(cue) = self.lesson.as_ref().and_then(|(_, course)| course.cue(&lesson)) {
            let input = cue.input(&self.play.pending(), |way| self.play.draw_name(way));
            match input.map(|input| self.take(input)) {
                Some(Ok(())) => {}
                Some(Err(Declined::Unwritable(error))) => return Err(Declined::Unwritable(error)),
                Some(Err(_)) | None => self.lose(),
            }
        }
        Ok(())
    }

    fn lose(&mut self) {
        if let Some((_, course)) = &mut self.lesson {
            course.lose();
        }
    }

    fn is_scripted(&self) -> bool {
        self.lesson.as_ref().is_some_and(|(lesson, course)| !course.is_free(lesson))
    }

    fn next(mut self) -> Next {
        let lines = std::mem::take(self.record.get_mut());
        Next { lines, ahead: Box::new(self) }
    }
}

impl<G: Playable> Played<G> {
    /// A match that begins now, with the header line already in the record.
    pub(crate) fn begin(
        play: Match<G>,
        texts: Arc<Texts>,
        record: RecordWriter<G, Vec<u8>>,
        seed: Seed,
        committed: bool,
    ) -> Played<G> {
        Played {
            play,
            texts,
            record,
            seed: Some(seed),
            nonces: Vec::new(),
            chance: OnceLock::new(),
            draws: 0,
            undone: 0,
            pages: Vec::new(),
            since: 0,
            parts: Parts::default(),
            ended: false,
            committed,
            lesson: None,
        }
    }

    /// The match is a lesson, as far as it has been played.
    pub(crate) fn teaching(mut self, lesson: Arc<Lesson>) -> Played<G> {
        let history = self.play.history();
        let mut course = Course::after(&lesson, history.iter().map(|step| &step.input));
        if !history.is_empty() && course.cue(&lesson).is_some() {
            // It could not be played when its time had come.
            course.lose();
        }
        self.lesson = Some((lesson, course));
        self
    }

    /// A match as its record leaves it. Without a seed it can only be looked at.
    pub(crate) fn reopen(
        loaded: &Loaded<G>,
        record: &Record<G>,
        seed: Option<Seed>,
    ) -> Result<Played<G>, String> {
        let play = replay(record, Arc::clone(&loaded.pack)).map_err(|error| error.to_string())?;
        let undos = record.entries().iter().filter(|entry| matches!(entry, Entry::Undo { .. })).count();
        let ended = matches!(record.entries().last(), Some(Entry::End { .. }));
        Ok(Played {
            since: play.history().len(),
            play,
            texts: Arc::clone(&loaded.texts),
            seed,
            nonces: record.nonces().collect(),
            chance: OnceLock::new(),
            draws: record.draws(),
            undone: undos,
            pages: Vec::new(),
            parts: Parts::default(),
            ended,
            committed: record.header().chance.is_some(),
            lesson: None,
            record: RecordWriter::resume(Vec::new(), record),
        })
    }

    /// Takes inputs of another match as they were, draws included.
    pub(crate) fn follow(
        &self,
        inputs: impl IntoIterator<Item = Input<G::Action>>,
    ) -> Result<Next, Declined> {
        let mut changed = self.changed(self.play.ahead());
        inputs.into_iter().try_for_each(|input| changed.take(input))?;
        Ok(changed.next())
    }

    /// The lines of the record that nobody has taken yet: its header.
    pub(crate) fn header_lines(&mut self) -> Vec<u8> {
        std::mem::take(self.record.get_mut())
    }

    fn changed(&self, play: Ahead<G>) -> Changed<G> {
        Changed {
            since: play.inputs(),
            play,
            record: self.record.fork(),
            nonce: None,
            draws: self.draws,
            undone: self.undone,
            pages: Vec::new(),
            ended: self.ended,
            lesson: self.lesson.clone(),
        }
    }

    /// Lets chance fall until a seat is asked or the match is over.
    fn fall(&self, changed: &mut Changed<G>) -> Result<(), Declined> {
        changed.play_lesson()?;
        if changed.is_scripted() {
            return Ok(());
        }
        loop {
            match changed.play.pending() {
                Pending::Seats(_) => return Ok(()),
                Pending::Chance(chance) => {
                    let Some(seed) = &self.seed else { return Ok(()) };
                    let fair = self.chance.get_or_init(|| FairChance::new(seed, self.nonces.iter().copied()));
                    let purpose = G::PURPOSES[chance.purpose.0 as usize];
                    let way = fair.draw_at(changed.draws, purpose, chance.ways);
                    changed.take(Input::Draw(way))?;
                }
                Pending::Over(outcome) => {
                    if !changed.ended {
                        let seed = self.seed.as_ref().filter(|_| self.committed);
                        changed.record.end(seed, Some(&outcome)).map_err(Declined::Unwritable)?;
                        changed.ended = true;
                    }
                    return Ok(());
                }
            }
        }
    }

    /// Takes an input, and chance as it falls.
    fn step(&self, input: Option<Input<G::Action>>) -> Result<Next, Declined> {
        let mut changed = self.changed(self.play.ahead());
        input.map_or(Ok(()), |input| changed.take(input))?;
        self.fall(&mut changed)?;
        Ok(changed.next())
    }

    /// Plays what follows a nod, and everything behind it.
    fn play_cue(&self, cue: &Cue) -> Result<Next, Declined> {
        let mut changed = self.changed(self.play.ahead());
        let input = cue.input(&changed.play.pending(), |way| changed.play.draw_name(way));
        match input {
            Some(input) => changed.take(input)?,
            None => changed.lose(),
        }
        self.fall(&mut changed)?;
        Ok(changed.next())
    }

    /// Whether nothing is decided here any longer: a lesson is over from which no match goes on, or a puzzle was missed.
    fn is_learnt(&self) -> bool {
        self.lesson.as_ref().is_some_and(|(lesson, course)| {
            (!lesson.goes_on && course.is_finished(lesson)) || (lesson.is_puzzle && course.is_lost())
        })
    }

    fn read(action: &Json) -> Result<G::Action, Declined> {
        serde_json::from_slice(action.get().as_bytes())
            .map_err(|error| Declined::Unreadable(error.to_string()))
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
}

/// What news have beside view and log, in bytes, most of the time.
const ROOM: usize = 1024;

thread_local! {
    /// Views and logs on their way into news: shared by all matches a thread tells about.
    static SCRATCH: Cell<Vec<u8>> = Cell::default();
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
pub(crate) fn json<T: Serialize>(value: &T) -> Json {
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

    fn own_clock(&self) -> Option<OwnClock> {
        self.play.own_clock()
    }

    fn poll(&self, seat: Seat) -> Option<Poll<Json>> {
        let Poll { number, choices, standing } = self.play.poll(seat)?;
        Some(Poll {
            number,
            choices: choices.iter().map(json).collect(),
            standing: standing.as_ref().map(json),
        })
    }

    fn read_action(&self, action: &Json) -> Result<Json, Declined> {
        Self::read(action).map(|action| json(&action))
    }

    fn sheet(&self) -> Option<serde_json::Value> {
        let mut earlier = self.play.rewound(0);
        let mut told = Vec::new();
        for (step, n) in self.play.history().iter().zip(1..) {
            let pages = earlier.apply(step.input.clone()).expect("an accepted input is accepted again");
            told.extend(pages.everything().lines.iter().map(|line| (n, line.clone())));
        }
        G::sheet(self.play.pack(), &told, &self.play.view_everything())
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

    fn answered(&self) -> Vec<(Seat, String, bool)> {
        let told = self.pages.iter().flat_map(|page| &page.everything().lines);
        told.filter_map(G::answered).collect()
    }

    fn run(&self) -> Result<Next, Declined> {
        self.step(None)
    }

    fn decide(&self, seat: Seat, action: &Json) -> Result<Next, Declined> {
        let action = Self::read(action)?;
        self.step(Some(Input::Decide { seat, action }))
    }

    fn time_out(&self, seat: Seat) -> Result<Next, Declined> {
        self.step(Some(Input::Timeout(seat)))
    }

    fn undo(&self, to: usize) -> Result<Next, Declined> {
        let mut changed = self.changed(self.play.ahead_from(to));
        changed.record.undo(to).map_err(Declined::Unwritable)?;
        if let Some((lesson, course)) = &mut changed.lesson {
            let inputs = self.play.history().iter().take(to).map(|step| &step.input);
            *course = Course::after(lesson, inputs);
        }
        changed.undone += 1;
        // What remains may rest on a draw: it is thrown afresh.
        self.fall(&mut changed)?;
        Ok(changed.next())
    }

    fn nonce(&self, seat: Seat, value: Hex32) -> Result<Next, Declined> {
        let mut changed = self.changed(self.play.ahead());
        changed.record.nonce(seat, value).map_err(Declined::Unwritable)?;
        changed.nonce = Some((seat, value));
        Ok(changed.next())
    }

    fn close(&self) -> Result<Option<Next>, Declined> {
        let Some(seed) = self.seed.as_ref().filter(|_| self.committed && !self.ended) else {
            return Ok(None);
        };
        let mut changed = self.changed(self.play.ahead());
        changed.record.end(Some(seed), None).map_err(Declined::Unwritable)?;
        changed.ended = true;
        Ok(Some(changed.next()))
    }

    fn stand(&mut self, next: Next) {
        let changed = next.ahead.downcast::<Changed<G>>().expect("a step is given to the match that made it");
        let Changed { play, record, nonce, draws, undone, pages, since, ended, lesson } = *changed;
        self.play.catch_up(play);
        if let Some(nonce) = nonce {
            self.nonces.push(nonce);
            // A step that was never taken may have drawn before.
            self.chance = OnceLock::new();
        }
        (self.record, self.draws, self.undone, self.ended) = (record, draws, undone, ended);
        (self.pages, self.since, self.lesson) = (pages, since, lesson);
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

    fn step_back(&self, seat: Seat) -> Option<StepBack> {
        if self.ended {
            return None;
        }
        let own = |input: &Input<G::Action>| matches!(input, Input::Decide { seat: who, .. } if *who == seat);
        let leads = self.play.leads(seat);
        let to = if leads {
            self.play.history().iter().rposition(|step| own(&step.input))?
        } else {
            self.play.step_back(seat)?
        };
        Some(StepBack { to, free: leads || self.free_undo(seat).is_some_and(|free| free <= to) })
    }

    fn last_step(&self) -> LastStep {
        let first = self.play.history().get(self.since).map(|step| &step.input);
        LastStep {
            by: first.and_then(|input| match input {
                Input::Decide { seat, .. } => Some((*seat, self.since)),
                _ => None,
            }),
            lines: self.pages.iter().map(|page| page.of(Viewer::Public).lines.len()).sum(),
        }
    }

    fn keeps_secrets(&self) -> bool {
        self.play.keeps_secrets()
    }

    fn forget_others(&mut self, listeners: &[Listener]) {
        self.parts.keep(listeners);
    }

    fn write_tables(
        &mut self,
        listeners: &[Listener],
        telling: Telling,
        frame: &Frame,
        tell: &mut dyn FnMut(Listener, Vec<u8>),
    ) {
        let since = if telling == Telling::LastStep { self.since } else { self.inputs() };
        // What follows from an option would answer a puzzle.
        let puzzle = self.lesson.as_ref().is_some_and(|(lesson, _)| lesson.is_puzzle);
        // Most eyes see and hear the same most of the time: then it is written once.
        let (mut views, mut seen, mut tellings) = (Vec::new(), Vec::new(), Vec::new());
        let mut pieces = SCRATCH.take();
        pieces.clear();
        for listener in listeners.iter().copied() {
            let viewer = listener.viewer;
            let own = match viewer {
                Viewer::Seat(seat) if !frame.paused && !self.is_learnt() => Some(seat),
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
            let mut news = Vec::with_capacity(view.len() + told.len() + ROOM);
            let mut table = Object { text: &mut news };
            table.text.extend_from_slice(b"\"table\":{");
            table.field("n", &self.inputs());
            table.field("undone", &self.undone);
            table.field("since", &since);
            table.written("told", &pieces[told]);
            table.written("view", &pieces[view]);
            table.field("part", &new.is_some());
            table.field("prompt", &self.play.prompt(viewer));
            table.field("waiting", &self.waiting());
            table.field(
                "options",
                &own.map_or_else(Vec::new, |seat| self.options(seat, listener.foresees && !puzzle)),
            );
            table.field("free_undo", &own.and_then(|seat| self.free_undo(seat)));
            table.field("step_back", &own.and_then(|seat| self.step_back(seat)));
            table.field("undo", &frame.undo);
            table.field("clock", &frame.clock);
            table.field("window", &frame.window);
            table.field("paused", &frame.paused);
            table.field("over", &frame.over);
            if let Some(coach) = self.coach() {
                table.field("lesson", &coach);
            }
            table.text.extend_from_slice(b"}}");
            tell(listener, news);
        }
        SCRATCH.set(pieces);
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

    fn coach(&self) -> Option<Coach> {
        let (lesson, course) = self.lesson.as_ref()?;
        Some(Coach {
            step: course.step(),
            instead: course.instead(lesson).map(Line::new),
            lost: course.is_lost(),
            back: course.back().is_some_and(|to| to < self.inputs()),
            finished: course.is_finished(lesson),
        })
    }

    fn is_scripted(&self) -> bool {
        self.lesson.as_ref().is_some_and(|(lesson, course)| !course.is_free(lesson))
    }

    fn nod(&self) -> Option<Result<Next, Declined>> {
        let (lesson, course) = self.lesson.as_ref()?;
        let cue = course.nod(lesson)?;
        Some(self.play_cue(cue))
    }

    fn lesson_back(&self) -> Option<usize> {
        let (_, course) = self.lesson.as_ref()?;
        course.back().filter(|to| *to < self.inputs())
    }

    fn thought(&self, musing: Musing) -> Thought {
        if let Some(answered) = self.answered_puzzle().filter(|_| musing.level.is_none()) {
            return options::verdict(answered, musing.seat, musing.seed);
        }
        let play = self.play.clone();
        Box::new(move || musing.over(&play))
    }

    fn has_verdict(&self) -> bool {
        self.answered_puzzle().is_some()
    }

    fn is_sealed(&self, seat: Seat) -> bool {
        self.play.is_sealed(seat)
    }

    fn hint(&self, seat: Seat, advice: &Json) -> Option<Hint> {
        self.in_words(seat, advice)
    }
}

#[cfg(test)]
mod tests {
    use veilleuse_record::{Header, PackStamp};
    use veilleuse_titles::Numeville;
    use veilleuse_wire::{Follows, OptionInfo, Table, Waiting};

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
        let play = Match::<Numeville>::begin(Arc::clone(&loaded.pack), options).unwrap();
        let mut desk = Played::begin(play, Arc::clone(&loaded.texts), record, seed, false);
        let next = desk.run().unwrap();
        desk.stand(next);
        let frame = Frame { undo: None, clock: None, window: None, paused: false, over: None, open: false };
        let mut written = String::new();
        let listeners = [Listener { viewer: Viewer::Seat(Seat::new(0)), in_parts: false, foresees: true }];
        desk.write_tables(&listeners, Telling::LastStep, &frame, &mut |_, table| {
            written = format!("{{{}", String::from_utf8_lossy(&table));
        });
        let empty = || json(&());
        let follows = Follows { told: Vec::new(), notes: Vec::new(), risks: Vec::new(), next: None };
        let table = Table {
            n: 0,
            undone: 0,
            since: 0,
            told: Vec::new(),
            view: empty(),
            part: false,
            prompt: Line::new("x"),
            waiting: Waiting::default(),
            options: vec![OptionInfo {
                action: empty(),
                label: Line::new("x"),
                touches: Vec::new(),
                follows: Some(follows),
            }],
            free_undo: None,
            step_back: None,
            undo: None,
            clock: None,
            window: None,
            paused: false,
            over: None,
            lesson: None,
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
