//! Keeping: nothing stands before it is kept.
//!
//! One thing is kept at a time. When it is not known whether it was, what is kept is read until it is known, and then
//! it stands or does not; nothing is acknowledged meanwhile. When it cannot be found out the table ends, and is opened
//! from its log by whoever comes next.

use veilleuse_json::put;
use veilleuse_store::{Append, AppendKind, MatchResult, Phase, TableRow};

use super::{REMEMBERED, Room};
use crate::{Effect, Fail, Found, Keep, Meta, NotKept, Note, story::Story};

/// How long to wait before what is kept is looked at again, in milliseconds: each time twice as long.
const FIRST_WAIT: i64 = 100;
/// How often it is looked at before the table gives up.
const LOOKS: u32 = 6;

/// What is done once it is known whether something was kept.
type Then = Box<dyn FnOnce(&mut Room, Result<(), Fail>) + Send>;

/// What is done once a table is made, or is not.
type ThenMade = Box<dyn FnOnce(&mut Room, Result<String, Fail>) + Send>;

/// Something that is being kept, or made.
pub(super) enum UnderWay {
    Keep {
        what: Keep,
        then: Then,
    },
    /// It is not known whether it was kept.
    Doubt {
        what: Keep,
        then: Then,
        looks: u32,
        again_at: Option<i64>,
    },
    Make {
        then: ThenMade,
    },
}

impl Room {
    fn keep(&mut self, what: Keep, then: impl FnOnce(&mut Room, Result<(), Fail>) + Send + 'static) {
        debug_assert!(self.under_way.is_none(), "one thing at a time");
        self.out.push(Effect::Keep(what.clone()));
        self.under_way = Some(UnderWay::Keep { what, then: Box::new(then) });
    }

    /// Asks for a new table.
    pub(super) fn make(
        &mut self,
        meta: Meta,
        then: impl FnOnce(&mut Room, Result<String, Fail>) + Send + 'static,
    ) {
        self.out.push(Effect::Make(Box::new(meta)));
        self.under_way = Some(UnderWay::Make { then: Box::new(then) });
    }

    /// Keeps lines at the end of the log.
    pub(super) fn append(
        &mut self,
        kind: AppendKind,
        lines: Vec<u8>,
        key: Option<String>,
        then: impl FnOnce(&mut Room, Result<(), Fail>) + Send + 'static,
    ) {
        let (table, seq, at) = (self.row.id.clone(), self.appends, self.now.date);
        self.keep(Keep::Append(Append { table, seq, kind, key, at, lines }), then);
    }

    /// Keeps something about the people around the match.
    pub(super) fn tell_story(
        &mut self,
        story: &Story,
        key: Option<String>,
        then: impl FnOnce(&mut Room, Result<(), Fail>) + Send + 'static,
    ) {
        self.append(AppendKind::Table, story.line(), key, then);
    }

    /// Keeps what the table says about itself; it says so once it is kept.
    pub(super) fn save(
        &mut self,
        meta: Meta,
        then: impl FnOnce(&mut Room, Result<(), Fail>) + Send + 'static,
    ) {
        self.save_as(meta, self.row.phase, then);
    }

    /// The same, in another phase. A table where nothing more happens has no code.
    pub(super) fn save_as(
        &mut self,
        meta: Meta,
        phase: Phase,
        then: impl FnOnce(&mut Room, Result<(), Fail>) + Send + 'static,
    ) {
        let code = self.row.code.clone().filter(|_| phase != Phase::Done);
        self.save_row(meta, TableRow { phase, code, ..self.row.clone() }, then);
    }

    /// The same, for a match that begins with this pack.
    pub(super) fn save_begun(
        &mut self,
        meta: Meta,
        pack: &str,
        then: impl FnOnce(&mut Room, Result<(), Fail>) + Send + 'static,
    ) {
        let row = TableRow { phase: Phase::Playing, pack: Some(pack.to_owned()), ..self.row.clone() };
        self.save_row(meta, row, then);
    }

    fn save_row(
        &mut self,
        meta: Meta,
        row: TableRow,
        then: impl FnOnce(&mut Room, Result<(), Fail>) + Send + 'static,
    ) {
        let mut body = Vec::new();
        put(&mut body, &meta);
        let row = TableRow { body, at: self.now.date, clock: meta.slow_clock(), ..row };
        self.keep(Keep::Save(row), move |room, kept| {
            if kept.is_ok() {
                room.meta = meta;
            }
            then(room, kept);
        });
    }

    /// Keeps the end of a match that is over. The log says it too, so that nobody has to wait for this.
    pub(super) fn note_end(&mut self) {
        let Some(desk) = self.desk.as_ref().filter(|_| self.row.phase != Phase::Done) else { return };
        let Some(outcome) = desk.over() else { return };
        let result = MatchResult {
            table: self.row.id.clone(),
            title: self.meta.title.to_string(),
            mode: self.meta.mode(),
            score: desk.score().map(i64::from),
            result: outcome.result.to_owned(),
            reason: outcome.reason.to_owned(),
            winners: veilleuse_json::text(&outcome.winners).unwrap_or_default(),
            inputs: desk.inputs() as i64,
            at: self.now.date,
            browser: self.meta.played_alone_in(),
        };
        let missed = |room: &mut Room| room.out.push(Effect::Note(Note::NoResult));
        self.keep(Keep::Finish(result), move |room, kept| {
            if kept.is_err() {
                return missed(room);
            }
            room.out.push(Effect::Note(Note::Over));
            room.save_as(room.meta_at_end(), Phase::Done, move |room, kept| {
                if kept.is_err() {
                    missed(room);
                }
            });
        });
    }

    /// The store has answered.
    pub(super) fn hear_kept(&mut self, answer: Result<(), NotKept>) {
        match (self.under_way.take(), answer) {
            (Some(UnderWay::Keep { what, then }), Ok(())) => self.settle(what, then, true),
            // A result is kept when the table is next opened; nothing hangs on it.
            (Some(UnderWay::Keep { what: what @ Keep::Finish(_), then }), Err(_)) => {
                self.settle(what, then, false);
            }
            (Some(UnderWay::Keep { then, .. }), Err(NotKept::Busy)) => then(self, Err(Fail::busy())),
            (Some(UnderWay::Keep { what, then }), Err(_)) => {
                self.out.push(Effect::Read);
                self.under_way = Some(UnderWay::Doubt { what, then, looks: 1, again_at: None });
            }
            (other, _) => self.under_way = other,
        }
    }

    /// What is kept was read, or could not be.
    pub(super) fn hear_read(&mut self, found: Option<Found>) {
        let (what, then, looks) = match self.under_way.take() {
            Some(UnderWay::Doubt { what, then, looks, again_at: None }) => (what, then, looks),
            other => return self.under_way = other,
        };
        match found {
            None if looks >= LOOKS => {
                self.out.push(Effect::Note(Note::InDoubt));
                self.part("storage", None);
            }
            None => {
                let again_at = Some(self.now.tick + (FIRST_WAIT << looks));
                self.under_way = Some(UnderWay::Doubt { what, then, looks, again_at });
            }
            Some(found) => match was_kept(&what, &found) {
                Some(kept) => self.settle(what, then, kept),
                None => self.start_over(found, then),
            },
        }
    }

    /// It is time to look again at what is kept.
    pub(super) fn read_again(&mut self) {
        if let Some(UnderWay::Doubt { looks, again_at, .. }) = &mut self.under_way
            && again_at.is_some_and(|at| at <= self.now.tick)
        {
            *looks += 1;
            *again_at = None;
            self.out.push(Effect::Read);
        }
    }

    /// When to look again at what is kept.
    pub(super) const fn next_look(&self) -> Option<i64> {
        match &self.under_way {
            Some(UnderWay::Doubt { again_at, .. }) => *again_at,
            _ => None,
        }
    }

    /// The new table is made, or is not.
    pub(super) fn hear_made(&mut self, made: Result<String, Fail>) {
        match self.under_way.take() {
            Some(UnderWay::Make { then }) => then(self, made),
            other => self.under_way = other,
        }
    }

    /// It is known whether it was kept: now it stands, or never happened.
    fn settle(&mut self, what: Keep, then: Then, kept: bool) {
        if !kept {
            self.out.push(Effect::Note(Note::NotKept));
            return then(self, Err(Fail::storage()));
        }
        match what {
            Keep::Append(append) => {
                self.appends += 1;
                self.remember(append.key);
            }
            Keep::Save(row) => self.row = TableRow { revision: row.revision + 1, ..row },
            Keep::Finish(_) => {}
        }
        then(self, Ok(()));
    }

    /// Somebody else has changed the table: what they kept is the truth.
    fn start_over(&mut self, found: Found, then: Then) {
        self.out.push(Effect::Note(Note::NotKept));
        if self.rebuild(found).is_err() {
            self.out.push(Effect::Note(Note::InDoubt));
            return self.part("storage", None);
        }
        then(self, Err(Fail::storage()));
        if self.under_way.is_none() && !self.ended {
            self.go_on();
            self.tell_chairs();
            self.tell_anew();
        }
    }

    fn remember(&mut self, key: Option<String>) {
        if let Some(key) = key {
            self.done.push_front(key);
            self.done.truncate(REMEMBERED);
        }
    }
}

/// Whether this is among what was found; nothing when something else is there in its place.
fn was_kept(what: &Keep, found: &Found) -> Option<bool> {
    match what {
        Keep::Append(append) => {
            let after = found.log.get(append.seq as usize..)?;
            match after {
                [] => Some(false),
                [only] if only == append => Some(true),
                _ => None,
            }
        }
        Keep::Save(row) => {
            let same = TableRow { revision: row.revision + 1, ..row.clone() } == found.row;
            match found.row.revision - row.revision {
                0 => Some(false),
                1 if same => Some(true),
                _ => None,
            }
        }
        Keep::Finish(_) => Some(false),
    }
}
