//! One task owns one match: it keeps, then acknowledges, then tells.

mod bots;
mod host;
mod talk;
mod tell;
mod window;

use std::{
    collections::{BTreeMap, VecDeque},
    panic::AssertUnwindSafe,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use futures_util::FutureExt;
use tokio::{
    sync::{mpsc, oneshot},
    time::Instant,
};
use veilleuse_core::{Seat, Viewer};
use veilleuse_record::UndoRequest;
use veilleuse_store::{Append, MatchResult, Phase, TableRow};
use veilleuse_wire::{
    ClientMessage, Closed, Hello, Join, Joined, Json, Kind, NewsBody, Reply, Said, Sitter, TableInfo,
};

use crate::{
    bucket::SharedBucket,
    desk::{Declined, Desk, Listener},
    failure::Fail,
    hall::Hall,
    meta::Meta,
    metrics::{count, uncount},
    outbox::Link,
    token::{Token, new_report_id},
};

/// How many ids of messages are remembered, so that a repeated one has no second effect.
const REMEMBERED: usize = 512;

/// What a room is asked from outside.
pub(crate) enum Mail {
    /// A socket says hello.
    Hello { hello: Hello, link: Link, answer: oneshot::Sender<Result<Admitted, Fail>> },
    /// A socket says something.
    Say { from: u64, message: ClientMessage },
    /// A socket is gone, or goes to another table and waits until this one lets it.
    Gone { from: u64, answer: Option<oneshot::Sender<()>> },
    /// A bot has thought.
    Thought { turn: bots::Turn, action: Option<Json> },
    /// Somebody looks at the table from outside.
    Info(oneshot::Sender<Result<TableInfo, Fail>>),
    /// Somebody sits down.
    Sit { join: Join, answer: oneshot::Sender<Result<Joined, Fail>> },
    /// Somebody wants the match file.
    Record(oneshot::Sender<Result<Vec<u8>, Fail>>),
    /// The server stops.
    Stop,
}

/// What a socket needs to know once it is admitted.
pub(crate) struct Admitted {
    pub(crate) id: u64,
    pub(crate) bucket: SharedBucket,
}

struct Guest {
    id: u64,
    listener: Listener,
    host: bool,
    link: Link,
}

impl Guest {
    const fn viewer(&self) -> Viewer {
        self.listener.viewer
    }
}

/// The task of one table.
pub(crate) struct Room {
    hall: Arc<Hall>,
    row: TableRow,
    meta: Meta,
    desk: Option<Box<dyn Desk>>,
    /// How many appends the log has.
    appends: i64,
    guests: Vec<Guest>,
    next_guest: u64,
    buckets: BTreeMap<Seat, SharedBucket>,
    done: VecDeque<String>,
    said: VecDeque<Said>,
    request: Option<UndoRequest>,
    turns: Vec<bots::Turn>,
    window: Option<window::Window>,
    /// When the match last moved on.
    moved: Instant,
    gone_since: BTreeMap<Seat, Instant>,
    touched: Instant,
    /// Somebody came or went, and not everybody knows yet.
    chairs_changed: bool,
    to_self: mpsc::WeakSender<Mail>,
}

/// A message that had an effect: who sent it, its id there, and how it is known when it comes again.
struct Asked {
    guest: u64,
    id: String,
    key: String,
}

/// Whether a room goes on.
#[derive(PartialEq, Eq)]
enum Flow {
    On,
    Ends,
}

impl Room {
    /// Runs a table until nobody needs it. Whatever happens in here stays in here.
    pub(crate) async fn run(
        hall: Arc<Hall>,
        id: String,
        mut mails: mpsc::Receiver<Mail>,
        to_self: mpsc::WeakSender<Mail>,
    ) {
        count(&hall.metrics.matches_live);
        let loading = AssertUnwindSafe(Room::load(Arc::clone(&hall), &id, to_self)).catch_unwind().await;
        match loading {
            Ok(Ok(mut room)) => {
                let ran = AssertUnwindSafe(room.serve(&mut mails)).catch_unwind().await;
                if ran.is_err() {
                    let report = new_report_id();
                    count(&hall.metrics.matches_broken);
                    tracing::error!(table = id, report, "a match broke and was closed; its log is kept");
                    room.part("fault", Some(report));
                }
            }
            Ok(Err(fail)) => refuse_all(&mut mails, &fail),
            Err(_) => {
                let report = new_report_id();
                tracing::error!(table = id, report, "a table could not be opened");
                refuse_all(&mut mails, &Fail::fault(&report));
            }
        }
        uncount(&hall.metrics.matches_live);
        hall.forget(&id, &mut mails);
    }

    async fn load(hall: Arc<Hall>, id: &str, to_self: mpsc::WeakSender<Mail>) -> Result<Room, Fail> {
        let row = hall.store.table(id).await?.ok_or_else(Fail::no_table)?;
        let meta: Meta = serde_json::from_slice(&row.body).map_err(Fail::bad_record)?;
        let now = Instant::now();
        let mut room = Room {
            hall,
            row,
            meta,
            desk: None,
            appends: 0,
            guests: Vec::new(),
            next_guest: 0,
            buckets: BTreeMap::new(),
            done: VecDeque::new(),
            said: VecDeque::new(),
            request: None,
            turns: Vec::new(),
            window: None,
            moved: now,
            gone_since: BTreeMap::new(),
            touched: now,
            chairs_changed: false,
            to_self,
        };
        room.reload().await?;
        Ok(room)
    }

    /// Rebuilds the match from its log.
    async fn reload(&mut self) -> Result<(), Fail> {
        let log = self.hall.store.log(&self.row.id).await?;
        self.appends = log.len() as i64;
        self.done = log.iter().rev().take(REMEMBERED).filter_map(|append| append.key.clone()).collect();
        self.desk = None;
        if let Some(last) = log.last() {
            let age = Duration::from_millis((now_ms() - last.at.max(self.row.at)).max(0) as u64);
            self.moved = Instant::now().checked_sub(age).unwrap_or_else(Instant::now);
            let file: Vec<u8> = log.iter().flat_map(|append| append.lines.iter().copied()).collect();
            self.desk = Some(self.hall.shelves.get(self.meta.title).reopen(&file, self.meta.seed.clone())?);
        }
        self.request = None;
        self.turns.clear();
        Ok(())
    }

    async fn serve(&mut self, mails: &mut mpsc::Receiver<Mail>) {
        // The process may have ended between the start and the first question, or after a decision.
        self.note_end().await;
        self.go_on();
        loop {
            let flow = if let Some(at) = self.next_alarm() {
                tokio::select! {
                    mail = mails.recv() => self.take(mail).await,
                    () = tokio::time::sleep_until(at) => self.ring(mails).await,
                }
            } else {
                let mail = mails.recv().await;
                self.take(mail).await
            };
            // Guests often come and go together.
            if self.chairs_changed && mails.is_empty() {
                self.tell_chairs();
            }
            self.flush();
            if flow == Flow::Ends {
                return;
            }
        }
    }

    async fn take(&mut self, mail: Option<Mail>) -> Flow {
        self.touched = Instant::now();
        match mail {
            None => return Flow::Ends,
            Some(Mail::Stop) => {
                self.part("shutdown", None);
                return Flow::Ends;
            }
            Some(Mail::Hello { hello, link, answer }) => {
                // A socket that gave up meanwhile needs no answer.
                let _ = answer.send(self.admit(&hello, link).await);
            }
            Some(Mail::Say { from, message }) => self.hear(from, message).await,
            Some(Mail::Gone { from, answer }) => {
                self.lose(from);
                // The socket may have ended meanwhile.
                let _ = answer.map(|answer| answer.send(()));
            }
            Some(Mail::Thought { turn, action }) => self.take_thought(turn, action).await,
            Some(Mail::Info(answer)) => {
                let _ = answer.send(Ok(self.info()));
            }
            Some(Mail::Sit { join, answer }) => {
                let _ = answer.send(self.sit(join).await);
            }
            Some(Mail::Record(answer)) => {
                let _ = answer.send(self.record().await);
            }
        }
        Flow::On
    }

    fn info(&self) -> TableInfo {
        let host_name = self.meta.chairs.iter().find(|chair| chair.sitter == Sitter::Person);
        TableInfo {
            table: self.row.id.clone(),
            code: self.row.code.clone().unwrap_or_default(),
            title: self.meta.title.to_string(),
            host_name: host_name.map(|chair| chair.name.clone()),
            chairs: self.chairs(),
            started: self.desk.is_some(),
            closed: self.meta.closed,
            door: true,
        }
    }

    /// Somebody sits down in an open chair.
    async fn sit(&mut self, join: Join) -> Result<Joined, Fail> {
        let name = clean_name(&join.name)?;
        if self.meta.closed {
            return Err(Fail::closed());
        }
        if self.desk.is_some() {
            return Err(Fail::started());
        }
        let (hash, token) = Token::new().hand_over();
        let before = self.meta.clone();
        let chair = self.meta.chair_mut(join.seat.0).ok_or_else(Fail::not_open)?;
        if chair.sitter != Sitter::Nobody {
            return Err(Fail::not_open());
        }
        chair.sitter = Sitter::Person;
        chair.name = name;
        chair.token = Some(hash);
        self.save_or(before).await?;
        self.tell_chairs();
        Ok(Joined { table: self.row.id.clone(), token })
    }

    async fn record(&self) -> Result<Vec<u8>, Fail> {
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        let finished = desk.over().is_some() || self.meta.closed || self.meta.kind == Kind::Replay;
        if !finished {
            return Err(Fail::not_over());
        }
        let log = self.hall.store.log(&self.row.id).await?;
        Ok(log.into_iter().flat_map(|append| append.lines).collect())
    }

    /// Keeps what the table says about itself, or goes back to what it said before.
    async fn save_or(&mut self, before: Meta) -> Result<(), Fail> {
        let body = serde_json::to_vec(&self.meta).expect("what we keep has a JSON form");
        let row = TableRow { body, at: now_ms(), clock: self.meta.slow_clock(), ..self.row.clone() };
        match self.hall.store.save(row.clone()).await {
            Ok(()) => {
                self.row = TableRow { revision: row.revision + 1, ..row };
                Ok(())
            }
            Err(error) => {
                count(&self.hall.metrics.store_failures);
                tracing::warn!(table = self.row.id, %error, "a table was not saved");
                self.meta = before;
                Err(error.into())
            }
        }
    }

    /// Keeps new lines of the record. When that fails the match is what the log says.
    async fn keep(&mut self, lines: Vec<u8>, key: Option<String>) -> Result<(), Fail> {
        if lines.is_empty() {
            return Ok(());
        }
        let append =
            Append { table: self.row.id.clone(), seq: self.appends, key: key.clone(), at: now_ms(), lines };
        match self.hall.store.append(append).await {
            Ok(()) => {
                self.appends += 1;
                self.remember(key);
                self.moved = Instant::now();
                Ok(())
            }
            Err(error) => {
                count(&self.hall.metrics.store_failures);
                tracing::warn!(table = self.row.id, %error, "inputs were not kept; reading the log again");
                self.reload().await?;
                Err(error.into())
            }
        }
    }

    /// Keeps the end of a match.
    async fn finish(&mut self) -> Result<(), Fail> {
        let Some(desk) = &self.desk else { return Ok(()) };
        let Some(outcome) = desk.over() else { return Ok(()) };
        if self.row.phase == Phase::Done {
            return Ok(());
        }
        let result = MatchResult {
            table: self.row.id.clone(),
            title: self.meta.title.to_string(),
            mode: self.meta.mode(),
            score: desk.score().map(i64::from),
            result: outcome.result.to_owned(),
            reason: outcome.reason.to_owned(),
            winners: serde_json::to_string(&outcome.winners).unwrap_or_default(),
            inputs: desk.inputs() as i64,
            at: now_ms(),
        };
        self.hall.store.finish(result).await?;
        count(&self.hall.metrics.matches_over);
        self.row.phase = Phase::Done;
        self.row.code = None;
        self.save_or(self.meta.clone()).await
    }

    fn remember(&mut self, key: Option<String>) {
        if let Some(key) = key {
            self.done.push_front(key);
            self.done.truncate(REMEMBERED);
        }
    }

    /// After every step and whenever a table is opened: bots are called, a stale request to go back is dropped.
    fn go_on(&mut self) {
        let now = self.desk.as_ref().map(|desk| desk.inputs());
        if self.request.is_some_and(|request| Some(request.from) != now) {
            self.request = None;
        }
        self.call_bots();
    }

    /// Keeps the end of a match that is over. The log says it too, so that nobody has to wait for this.
    async fn note_end(&mut self) {
        if let Err(fail) = self.finish().await {
            tracing::warn!(
                table = self.row.id,
                code = fail.code,
                "a result was not kept; it is when next opened"
            );
        }
    }

    fn part(&mut self, reason: &str, report: Option<String>) {
        self.tell_all(&NewsBody::Closed(Closed { reason: reason.to_owned(), report }));
        self.guests.clear();
    }
}

/// Answers everybody who waits for a table that cannot be opened.
fn refuse_all(mails: &mut mpsc::Receiver<Mail>, fail: &Fail) {
    mails.close();
    while let Ok(mail) = mails.try_recv() {
        match mail {
            Mail::Hello { answer, .. } => drop(answer.send(Err(fail.clone()))),
            Mail::Info(answer) => drop(answer.send(Err(fail.clone()))),
            Mail::Sit { answer, .. } => drop(answer.send(Err(fail.clone()))),
            Mail::Record(answer) => drop(answer.send(Err(fail.clone()))),
            Mail::Say { .. } | Mail::Gone { .. } | Mail::Thought { .. } | Mail::Stop => {}
        }
    }
}

/// A name people may have.
pub(crate) fn clean_name(name: &str) -> Result<String, Fail> {
    clean(name, veilleuse_wire::limits::NAME)
}

/// Text of a person: no control characters, not empty, not too long.
fn clean(text: &str, longest: usize) -> Result<String, Fail> {
    let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
    if text.is_empty() || text.chars().count() > longest { Err(Fail::bad_name()) } else { Ok(text) }
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// Why a decision was not taken, as a reply says it.
fn declined(why: Declined) -> veilleuse_wire::ReplyBody {
    match why {
        Declined::Unreadable(why) => Fail::bad_message(why).reply(),
        Declined::Refused(refusal) => veilleuse_wire::ReplyBody::Refused { rule: refusal.rule },
        Declined::Unwritable(error) => Fail::bad_record(error).reply(),
    }
}

/// A reply as it is sent.
fn reply_text(re: Option<String>, body: veilleuse_wire::ReplyBody) -> String {
    serde_json::to_string(&Reply { re, body }).expect("replies have a JSON form")
}
