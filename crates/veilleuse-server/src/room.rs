//! Drives a table: gives it what happens, and does what it wants done.

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    mem,
    panic::AssertUnwindSafe,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use futures_util::FutureExt;
use tokio::{
    sync::{mpsc, oneshot},
    task::{JoinSet, yield_now},
    time::{Instant, timeout},
};
use veilleuse_core::Seat;
use veilleuse_store::{AppendKind, Holder, Phase, StoreError, UNCLAIMED};
use veilleuse_table::{
    self as table, Answer, Effect, Event, Found, House, Keep, NotKept, Note, Now, Opening, Question, Room,
    Thought, Wanted,
};
use veilleuse_titles::Title;
use veilleuse_wire::{ClientMessage, Enrol, Enrolled, Hello, Join, Joined, Json, TableInfo, Take};

use crate::{
    bucket::SharedBucket,
    cluster::LEASE,
    failure::Fail,
    frame::Letter,
    hall::Hall,
    metrics::{count, uncount},
    outbox::{Link, Lost},
    packs, tables,
    task::spawn_in,
    token::{entropy, new_report_id},
};

/// So many mails are answered before other tables have their turn.
const AT_ONCE: usize = 32;

/// A log of so many bytes is played again in about a millisecond. A longer one is, where it holds up nobody.
const SHORT_LOG: usize = 16 * 1024;

/// How long letting go of a table may take.
const LETTING_GO: Duration = Duration::from_secs(1);

/// What a table is asked from outside.
pub(crate) enum Mail {
    /// A socket says hello.
    Hello { hello: Hello, link: Link, answer: oneshot::Sender<Result<Admitted, Fail>> },
    /// A socket says something.
    Say { from: u64, message: ClientMessage },
    /// A socket is gone, or goes to another table and waits until this one has dropped its link.
    Gone { from: u64 },
    /// A bot has thought.
    Thought { turn: u64, action: Option<Json> },
    /// Somebody looks at the table from outside.
    Info(oneshot::Sender<Result<TableInfo, Fail>>),
    /// Somebody sits down.
    Sit { join: Join, answer: oneshot::Sender<Result<Joined, Fail>> },
    /// Somebody wants the match file.
    Record(oneshot::Sender<Result<Vec<u8>, Fail>>),
    /// Somebody takes the match down to their device.
    Take { take: Take, answer: oneshot::Sender<Result<Vec<u8>, Fail>> },
    /// Somebody wants to know what the match was like; or has found it out, so that it is kept.
    Analysis { found: Option<Json>, answer: oneshot::Sender<Result<Option<Json>, Fail>> },
    /// Somebody comes in with a phone.
    Enrol { enrol: Enrol, answer: oneshot::Sender<Result<Enrolled, Fail>> },
    /// Whoever leads wants the result sheet.
    Sheet { token: String, answer: oneshot::Sender<Result<Json, Fail>> },
    /// Whoever leads wants to read the pack.
    Led { token: String, answer: oneshot::Sender<Result<(Title, String), Fail>> },
    /// The server stops.
    Stop,
    /// Others may have taken the table.
    Lost,
}

/// What a socket needs to know once it is admitted.
pub(crate) struct Admitted {
    pub(crate) id: u64,
    pub(crate) bucket: SharedBucket,
}

/// Who waits for an answer from outside.
enum Waits {
    Info(oneshot::Sender<Result<TableInfo, Fail>>),
    Sit(oneshot::Sender<Result<Joined, Fail>>),
    Record(oneshot::Sender<Result<Vec<u8>, Fail>>),
    Analysis(oneshot::Sender<Result<Option<Json>, Fail>>),
    Enrol(oneshot::Sender<Result<Enrolled, Fail>>),
    Sheet(oneshot::Sender<Result<Json, Fail>>),
    Led(oneshot::Sender<Result<(Title, String), Fail>>),
}

impl Waits {
    // Who has given up waiting needs no answer.
    fn refuse(self, fail: Fail) {
        match self {
            Waits::Info(answer) => drop(answer.send(Err(fail))),
            Waits::Sit(answer) => drop(answer.send(Err(fail))),
            Waits::Record(answer) => drop(answer.send(Err(fail))),
            Waits::Analysis(answer) => drop(answer.send(Err(fail))),
            Waits::Enrol(answer) => drop(answer.send(Err(fail))),
            Waits::Sheet(answer) => drop(answer.send(Err(fail))),
            Waits::Led(answer) => drop(answer.send(Err(fail))),
        }
    }
}

/// What a table has asked for and waits until it has.
enum Errand {
    Keep(Keep),
    Read,
    Make(Box<table::Meta>),
    File(oneshot::Sender<Result<Vec<u8>, Fail>>),
}

/// One table that runs.
struct Driver {
    hall: Arc<Hall>,
    id: String,
    /// When the table's clock began to tick.
    began: Instant,
    links: BTreeMap<u64, Link>,
    hellos: HashMap<u64, (Link, oneshot::Sender<Result<Admitted, Fail>>)>,
    buckets: BTreeMap<Seat, SharedBucket>,
    waits: HashMap<u64, Waits>,
    next: u64,
    errands: VecDeque<Errand>,
    /// Guests to whom something was said that is not sent yet.
    addressed: Vec<u64>,
    /// Guests who do not read, or are gone.
    lost: Vec<u64>,
    alarm: Option<Instant>,
    /// Thoughts that wait for their turn or are being thought: nobody needs them once the table has ended.
    thoughts: JoinSet<()>,
    ended: bool,
    to_self: mpsc::WeakSender<Mail>,
    /// Under which claim this server holds the table, as far as it knows.
    epoch: Option<i64>,
}

/// Runs a table until nobody needs it. Whatever happens in here stays in here.
pub(crate) async fn run(
    hall: Arc<Hall>,
    id: String,
    mut mails: mpsc::Receiver<Mail>,
    to_self: mpsc::WeakSender<Mail>,
) {
    count(&hall.metrics.matches_live);
    let mut driver = Driver {
        hall: Arc::clone(&hall),
        id: id.clone(),
        began: Instant::now(),
        links: BTreeMap::new(),
        hellos: HashMap::new(),
        buckets: BTreeMap::new(),
        waits: HashMap::new(),
        next: 0,
        errands: VecDeque::new(),
        addressed: Vec::new(),
        lost: Vec::new(),
        alarm: None,
        thoughts: JoinSet::new(),
        ended: false,
        to_self,
        epoch: None,
    };
    match AssertUnwindSafe(driver.open()).catch_unwind().await {
        Ok(Ok(mut room)) => {
            let ran = AssertUnwindSafe(driver.serve(&mut room, &mut mails)).catch_unwind().await;
            if ran.is_err() {
                let report = new_report_id();
                count(&hall.metrics.matches_broken);
                tracing::error!(table = id, report, "a match broke and was closed; its log is kept");
                let effects = room.break_off(report);
                driver.carry_out(effects);
            }
        }
        Ok(Err(fail)) => refuse_all(&mut mails, &fail),
        Err(_) => refuse_all(&mut mails, &cannot_be_opened(&id)),
    }
    uncount(&hall.metrics.matches_live);
    if let Some(epoch) = driver.epoch {
        // What cannot be let go of is free once the lease is over.
        let _ = timeout(LETTING_GO, hall.store.release(&id, epoch)).await;
    }
    hall.forget(&id, &mut mails);
}

impl Driver {
    fn now(&self) -> Now {
        now_since(&self.hall, self.began)
    }

    async fn open(&mut self) -> Result<Room, Fail> {
        let (cluster, metrics) = (&self.hall.cluster, &self.hall.metrics);
        let claimed = cluster.claim(self.hall.store.as_ref(), &self.id).await;
        if claimed.as_ref().is_err_and(|fail| fail.elsewhere.is_some()) {
            count(&metrics.tables_elsewhere);
        }
        self.epoch = Some(claimed?);
        count(&metrics.tables_claimed);
        let found = self.read().await?.ok_or_else(Fail::no_table)?;
        let shelf = match found.log.iter().find(|append| append.kind == AppendKind::Match) {
            Some(first) => packs::shelf_of(&self.hall, &first.lines).await.map(|(_, shelf)| shelf),
            None => {
                let title = found.row.title.parse().map_err(table::Fail::bad_record)?;
                packs::chosen(&self.hall, title, found.row.pack.as_deref()).await
            }
        };
        if shelf.as_ref().is_err_and(|fail| *fail == table::Fail::storage()) {
            return Err(table::Fail::storage().into());
        }
        if shelf.as_ref().is_err_and(|fail| *fail == table::Fail::other_rules())
            && let Some(player) = self.who_plays(&found).await?
        {
            // Let go of before anybody is sent there.
            if let Some(epoch) = self.epoch.take() {
                self.hall.store.release(&self.id, epoch).await?;
            }
            return Err(Fail::elsewhere(player));
        }
        let ms = |time: Duration| time.as_millis() as i64;
        let config = &self.hall.config;
        let house = House {
            bot_pause: (ms(config.bot_pause.0), ms(config.bot_pause.1)),
            window: ms(config.window),
            patience: ms(config.patience),
            grace: ms(config.grace),
            idle: ms(config.idle),
        };
        let bytes: usize = found.log.iter().map(|append| append.lines.len()).sum();
        let opening = Opening { house, entropy: entropy(), found, shelf };
        let (hall, began) = (Arc::clone(&self.hall), self.began);
        let open = move || Room::open(now_since(&hall, began), opening);
        let opened = if bytes <= SHORT_LOG {
            open()
        } else {
            self.hall.replay(&self.id, open).await.ok_or_else(|| cannot_be_opened(&self.id))?
        };
        let (room, effects) = opened?;
        self.carry_out(effects);
        Ok(room)
    }

    /// Another server that plays the rules this match began with, where there is one: during an upgrade both are there.
    async fn who_plays(&self, found: &Found) -> Result<Option<Holder>, StoreError> {
        let first = found.log.iter().find(|append| append.kind == AppendKind::Match);
        let Some(Ok((_, _, rules))) = first.map(|first| table::pack_of(&first.lines)) else {
            return Ok(None);
        };
        let player = self.hall.store.player(&rules).await?;
        Ok(player.filter(|player| player.key != self.hall.cluster.me.key))
    }

    /// What is kept of this table.
    async fn read(&self) -> Result<Option<Found>, StoreError> {
        let Some(row) = self.hall.store.table(&self.id).await? else { return Ok(None) };
        let log = self.hall.store.log(&self.id).await?;
        Ok(Some(Found { row, log }))
    }

    async fn serve(&mut self, room: &mut Room, mails: &mut mpsc::Receiver<Mail>) {
        let mut at_once = 0;
        while !self.ended {
            let event = if let Some(guest) = self.lost.pop() {
                Some(Event::Gone { guest })
            } else if let Some(errand) = self.errands.pop_front() {
                self.run_errand(errand).await
            } else {
                at_once += 1;
                if at_once % AT_ONCE == 0 {
                    yield_now().await;
                }
                self.wait(mails).await
            };
            if let Some(event) = event {
                let effects = room.step(self.now(), event);
                self.carry_out(effects);
            }
        }
        // Who has taken the match along is still given its file.
        while let Some(errand) = self.errands.pop_front() {
            if matches!(errand, Errand::File(_)) {
                self.run_errand(errand).await;
            }
        }
    }

    /// Waits for a mail or for the alarm.
    async fn wait(&mut self, mails: &mut mpsc::Receiver<Mail>) -> Option<Event> {
        let mail = match self.alarm {
            None => mails.recv().await,
            Some(alarm) => tokio::select! {
                mail = mails.recv() => mail,
                () = tokio::time::sleep_until(alarm) => return Some(Event::Alarm),
            },
        };
        let Some(mail) = mail else {
            self.ended = true;
            return None;
        };
        Some(match mail {
            Mail::Hello { hello, link, answer } => {
                let guest = self.number();
                self.hellos.insert(guest, (link, answer));
                Event::Hello { guest, hello }
            }
            Mail::Say { from, message } => Event::Say { guest: from, message },
            Mail::Gone { from } => {
                self.links.remove(&from);
                Event::Gone { guest: from }
            }
            Mail::Thought { turn, action } => Event::Thought { turn, action },
            Mail::Info(answer) => self.ask(Question::Info, Waits::Info(answer)),
            Mail::Sit { join, answer } => self.ask(Question::Sit(join), Waits::Sit(answer)),
            Mail::Record(answer) => self.ask(Question::Record, Waits::Record(answer)),
            Mail::Take { take, answer } => self.ask(Question::Take(take), Waits::Record(answer)),
            Mail::Analysis { found, answer } => self.ask(Question::Analysis(found), Waits::Analysis(answer)),
            Mail::Enrol { enrol, answer } => self.ask(Question::Enrol(enrol), Waits::Enrol(answer)),
            Mail::Sheet { token, answer } => self.ask(Question::Sheet(token), Waits::Sheet(answer)),
            Mail::Led { token, answer } => self.ask(Question::Led(token), Waits::Led(answer)),
            Mail::Stop => Event::Stop,
            Mail::Lost => {
                self.lose();
                return None;
            }
        })
    }

    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    fn ask(&mut self, question: Question, waits: Waits) -> Event {
        let ask = self.number();
        self.waits.insert(ask, waits);
        Event::Ask { ask, question }
    }

    async fn run_errand(&mut self, errand: Errand) -> Option<Event> {
        match errand {
            Errand::Keep(keep) => {
                let _time = self.hall.metrics.keep_seconds.start_timer();
                let kept = if self.hall.cluster.is_shared() {
                    // Whoever waits longer than a lease holds has lost the table, and may have lost it to somebody.
                    timeout(LEASE, self.keep(keep)).await.unwrap_or(Err(StoreError::Fenced))
                } else {
                    self.keep(keep).await
                };
                let Err(error) = kept else { return Some(Event::Kept(Ok(()))) };
                count(&self.hall.metrics.store_failures);
                tracing::warn!(table = self.id, %error, "something was not kept, or may not have been");
                let why = match error {
                    StoreError::Fenced => {
                        self.lose();
                        return None;
                    }
                    // It may be on its way to the database still. Whoever opens the table next claims it, and what
                    // comes after that is refused.
                    StoreError::Failed(_) if self.hall.cluster.is_shared() => {
                        self.lose();
                        return None;
                    }
                    StoreError::Conflict => NotKept::Conflict,
                    StoreError::Busy => NotKept::Busy,
                    _ => NotKept::Failed,
                };
                Some(Event::Kept(Err(why)))
            }
            Errand::Read => Some(Event::Read(self.read().await.ok().flatten())),
            Errand::Make(meta) => {
                let made = tables::keep_row(&self.hall, &meta, Phase::Lobby, meta.pack.clone()).await;
                Some(Event::Made(made.map(|row| row.id).map_err(|_| table::Fail::storage())))
            }
            Errand::File(answer) => {
                let log = self.hall.store.log(&self.id).await.map_err(Fail::from);
                let lines = |append: veilleuse_store::Append| append.lines;
                let of_match = |append: &veilleuse_store::Append| append.kind == AppendKind::Match;
                let file = log.map(|log| log.into_iter().filter(of_match).flat_map(lines).collect());
                // Who asked may have gone.
                let _ = answer.send(file);
                None
            }
        }
    }

    async fn keep(&self, keep: Keep) -> Result<(), StoreError> {
        let (store, epoch) = (&self.hall.store, self.epoch.unwrap_or(UNCLAIMED));
        match keep {
            Keep::Append(append) => store.append(epoch, append).await,
            Keep::Save(row) => store.save(epoch, row).await,
            Keep::Finish(result) => store.finish(result).await,
        }
    }

    /// Another server has the table, or may have it: it ends here without a word, and those who are at it or wait for it
    /// find it where it is now.
    fn lose(&mut self) {
        count(&self.hall.metrics.tables_fenced);
        self.epoch = None;
        self.links.clear();
        self.hellos.clear();
        self.waits.clear();
        self.errands.clear();
        self.ended = true;
    }

    /// Does what the table wants done.
    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Keep(keep) => self.errands.push_back(Errand::Keep(keep)),
                Effect::Read => self.errands.push_back(Errand::Read),
                Effect::Make(meta) => self.errands.push_back(Errand::Make(meta)),
                Effect::Admit { guest, seat } => self.admit(guest, seat),
                Effect::TurnAway { guest, fail } => {
                    if let Some((_, answer)) = self.hellos.remove(&guest) {
                        let _ = answer.send(Err(fail.into()));
                    }
                }
                Effect::Send { to, news } => self.say(&to, &Letter::news(news)),
                Effect::Reply { to, text } => self.say(&[to], &Letter::reply(text)),
                // When the last link to a socket is dropped, the socket says goodbye.
                Effect::HangUp { guest } => drop(self.links.remove(&guest)),
                Effect::Answer { ask, answer } => self.pass_on(ask, answer),
                Effect::Think { turn, wanted, thought, .. } => self.think(turn, wanted, thought),
                Effect::Alarm(tick) => {
                    self.alarm = tick.map(|tick| self.began + Duration::from_millis(tick.max(0) as u64));
                }
                Effect::Note(note) => self.note(note),
                Effect::Count(answers) => self.hall.tallies.count(&self.hall.store, answers),
                Effect::End => self.ended = true,
            }
        }
        self.send();
    }

    fn admit(&mut self, guest: u64, seat: Option<Seat>) {
        let Some((link, answer)) = self.hellos.remove(&guest) else { return };
        let bucket = match seat {
            Some(seat) => self.buckets.entry(seat).or_insert_with(SharedBucket::for_seat).clone(),
            None => SharedBucket::for_seat(),
        };
        self.links.insert(guest, link);
        // A socket that gave up meanwhile is noticed when it is written to.
        let _ = answer.send(Ok(Admitted { id: guest, bucket }));
    }

    /// Says something to some guests: it goes out with whatever else is said to them now.
    fn say(&mut self, to: &[u64], letter: &Letter) {
        for guest in to {
            let Some(link) = self.links.get(guest) else { continue };
            match link.put(letter.clone()) {
                Err(lost) => self.cut_off(*guest, &lost),
                Ok(()) if self.addressed.contains(guest) => {}
                Ok(()) => self.addressed.push(*guest),
            }
        }
    }

    /// Sends what was said.
    fn send(&mut self) {
        let mut addressed = mem::take(&mut self.addressed);
        for guest in addressed.drain(..) {
            if let Some(Err(lost)) = self.links.get(&guest).map(Link::send) {
                self.cut_off(guest, &lost);
            }
        }
        self.addressed = addressed;
    }

    /// A guest does not read, or is gone: its link is dropped.
    fn cut_off(&mut self, guest: u64, lost: &Lost) {
        if *lost == Lost::Slow {
            count(&self.hall.metrics.sockets_slow);
        }
        self.links.remove(&guest);
        self.lost.push(guest);
    }

    fn pass_on(&mut self, ask: u64, answer: Result<Answer, table::Fail>) {
        let Some(waits) = self.waits.remove(&ask) else { return };
        // Who has given up waiting needs no answer.
        match (waits, answer) {
            (waits, Err(fail)) => waits.refuse(fail.into()),
            (Waits::Info(to), Ok(Answer::Info(info))) => drop(to.send(Ok(info))),
            (Waits::Sit(to), Ok(Answer::Sit(joined))) => drop(to.send(Ok(joined))),
            (Waits::Enrol(to), Ok(Answer::Enrol(enrolled))) => drop(to.send(Ok(enrolled))),
            (Waits::Sheet(to), Ok(Answer::Sheet(sheet))) => drop(to.send(Ok(sheet))),
            (Waits::Led(to), Ok(Answer::Led { title, digest })) => drop(to.send(Ok((title, digest)))),
            (Waits::Record(to), Ok(Answer::Record)) => self.errands.push_back(Errand::File(to)),
            (Waits::Analysis(to), Ok(Answer::Analysis(found))) => drop(to.send(Ok(found))),
            (waits, Ok(_)) => waits.refuse(Fail::not_found()),
        }
    }

    /// Lets a bot think away from this task.
    fn think(&mut self, turn: u64, wanted: Wanted, thought: Thought) {
        while self.thoughts.try_join_next().is_some() {}
        let (to_self, hall, id) = (self.to_self.clone(), Arc::clone(&self.hall), self.id.clone());
        spawn_in(&mut self.thoughts, async move {
            let action = hall.think(&id, wanted, thought).await.flatten();
            if let Some(to_self) = to_self.upgrade() {
                // A table that has ended needs no more thoughts.
                let _ = to_self.send(Mail::Thought { turn, action }).await;
            }
        });
    }

    fn note(&self, note: Note) {
        let (metrics, table) = (&self.hall.metrics, &self.id);
        match note {
            Note::Decision => count(&metrics.decisions),
            Note::Refusal => count(&metrics.refusals),
            Note::Undo => count(&metrics.undos),
            Note::Over => count(&metrics.matches_over),
            Note::BotRefused => tracing::error!(table, "a bot decided what the rules refuse"),
            Note::NotKept => tracing::warn!(table, "it was not kept, and has not happened"),
            Note::InDoubt => {
                tracing::error!(
                    table,
                    "it cannot be found out what is kept; the table is closed until somebody comes"
                );
            }
            Note::NoResult => {
                tracing::warn!(table, "a result was not kept; it is when the table is next opened");
            }
        }
    }
}

/// How long this table's clock has ticked, and the date.
fn now_since(hall: &Hall, began: Instant) -> Now {
    Now { tick: began.elapsed().as_millis() as i64, date: hall.cluster.date() }
}

/// Something broke while a table was opened: what those are told who wait for it.
fn cannot_be_opened(table: &str) -> Fail {
    let report = new_report_id();
    tracing::error!(table, report, "a table could not be opened");
    Fail::fault(&report)
}

/// Answers everybody who waits for a table that cannot be opened.
fn refuse_all(mails: &mut mpsc::Receiver<Mail>, fail: &Fail) {
    mails.close();
    while let Ok(mail) = mails.try_recv() {
        match mail {
            Mail::Hello { answer, .. } => drop(answer.send(Err(fail.clone()))),
            Mail::Info(answer) => drop(answer.send(Err(fail.clone()))),
            Mail::Sit { answer, .. } => drop(answer.send(Err(fail.clone()))),
            Mail::Record(answer) | Mail::Take { answer, .. } => drop(answer.send(Err(fail.clone()))),
            Mail::Analysis { answer, .. } => drop(answer.send(Err(fail.clone()))),
            Mail::Enrol { answer, .. } => drop(answer.send(Err(fail.clone()))),
            Mail::Sheet { answer, .. } => drop(answer.send(Err(fail.clone()))),
            Mail::Led { answer, .. } => drop(answer.send(Err(fail.clone()))),
            Mail::Say { .. } | Mail::Gone { .. } | Mail::Thought { .. } | Mail::Stop | Mail::Lost => {}
        }
    }
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{Config, address::Address, serve};

    /// A table with much to do has answered 32 mails at most when whoever waits has a turn.
    #[tokio::test]
    async fn a_busy_table_lets_those_who_wait_go_first() {
        let config = Config { listen: ([127, 0, 0, 1], 0).into(), ..Config::default() };
        let server = serve(config).await.unwrap();
        let new = json!({"title": "numeville", "options": {"seats": 2}, "chairs": []});
        let made =
            tables::create(&server.hall, serde_json::from_value(new).unwrap(), false).await.ok().unwrap();
        let address = Address::of([192, 0, 2, 1].into());
        let (_, room) = server.hall.ask(address, &made.table, Mail::Info).await.ok().unwrap();
        let mut waiting = Vec::new();
        for _ in 0..4 * AT_ONCE {
            let (answer, answered) = oneshot::channel();
            assert!(room.try_send(Mail::Info(answer)).is_ok());
            waiting.push(answered);
        }
        while !waiting.is_empty() {
            let before = waiting.len();
            yield_now().await;
            waiting.retain_mut(|answered| answered.try_recv().is_err());
            assert!(before - waiting.len() <= AT_ONCE, "{} mails at once", before - waiting.len());
        }
        server.stop().await;
    }
}
