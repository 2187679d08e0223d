//! One table: it keeps, then acknowledges, then tells.

mod bots;
mod class;
mod host;
mod keep;
mod reading;
mod talk;
mod tell;
mod window;

use std::{
    collections::{BTreeMap, VecDeque},
    mem,
    sync::Arc,
};

use veilleuse_core::{Seat, Viewer};
use veilleuse_record::{Answer as Vote, UndoRequest, Vote as VoteState};
use veilleuse_store::{Append, AppendKind, Phase, TableRow};
use veilleuse_wire::{
    Class, Closed, Join, Joined, Json, Kind, NewsBody, Notice, Reason, ReplyBody, Said, Sitter, TableInfo,
    limits,
};

use crate::{
    Answer, ChairMeta, Desk, Effect, Entropy, Event, Fail, Found, House, Meta, Now, Opening, Question, Shelf,
    Token,
    class::Cast,
    create::browser,
    desk::{Declined, Listener},
    name::{are_alike, clean_name},
    story::{Story, request},
};

/// How many ids of messages are remembered, so that a repeated one has no second effect.
const REMEMBERED: usize = 512;

/// As what somebody is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// With a chair, as the host, or looking on.
    AtTable,
    /// As the projector of a class.
    Projector,
    /// As a phone of a class.
    Phone(u16),
}

/// Somebody at the table: one socket.
struct Guest {
    id: u64,
    listener: Listener,
    host: bool,
    who: Who,
    /// The class as it was last told to it.
    class: Option<Class>,
    /// How far its person has seen the match, for a page that says so.
    seen: Option<reading::Moment>,
}

impl Guest {
    const fn viewer(&self) -> Viewer {
        self.listener.viewer
    }

    /// Whether it only looks on.
    fn is_spectator(&self) -> bool {
        self.viewer() == Viewer::Public && !self.host && self.who == Who::AtTable
    }
}

/// A table.
///
/// Whatever waits to be kept is *under way*: until it is settled, everything else waits in line, and what would
/// change stands beside what stands (a step, a new row) and takes its place when it is kept.
pub struct Room {
    house: House,
    entropy: Entropy,
    /// Why nothing can be done at this table but take its file along.
    shut: Option<Fail>,
    shelf: Option<Arc<dyn Shelf>>,
    row: TableRow,
    meta: Meta,
    desk: Option<Box<dyn Desk>>,
    /// How many appends the log has.
    appends: i64,
    done: VecDeque<String>,
    said: VecDeque<Said>,
    request: Option<UndoRequest>,

    guests: Vec<Guest>,
    turns: Vec<bots::Turn>,
    next_turn: u64,
    window: Option<window::Window>,
    /// Seats whose time is up, and who was asked how then.
    late: Option<bots::Late>,
    /// When the match last moved on.
    moved: i64,
    /// The furthest it has been, in inputs.
    reached: usize,
    /// Which question has a clock of its own, and since when it runs.
    own_clock: Option<(bots::OwnQuestion, i64)>,
    gone_since: BTreeMap<Seat, i64>,
    /// By this table's clock: since when the clock of a class runs.
    class_since: i64,
    /// What the phones of a class have voted, in the order in which they did.
    ballots: Vec<Cast>,
    /// The ballots may say something else than what was decided.
    recount: bool,
    /// Phones that have voted, and not everybody knows yet who may.
    voted: Vec<u16>,
    /// The vote that everybody was told of.
    poll_told: Option<(u32, usize)>,
    /// Why something was decided.
    reasons: Vec<Reason>,
    /// What belongs to the step that is being kept.
    with_step: Option<class::WithStep>,
    /// The class has changed, and not everybody knows yet.
    class_changed: bool,
    touched: i64,
    /// Somebody came or went, and not everybody knows yet.
    chairs_changed: bool,
    /// Who still reads what somebody else has read, as everybody was told.
    still_reading: Vec<Seat>,
    /// How many lines the last step told everybody.
    lines_to_read: usize,

    now: Now,
    under_way: Option<keep::UnderWay>,
    line: VecDeque<Event>,
    alarm: Option<i64>,
    ended: bool,
    out: Vec<Effect>,
}

/// A message that may have an effect: who sent it, its id there, and how it is known when it comes again.
#[derive(Clone)]
struct Asked {
    guest: u64,
    id: String,
    key: String,
}

impl Room {
    /// Opens a table as it is kept.
    pub fn open(now: Now, opening: Opening) -> Result<(Room, Vec<Effect>), Fail> {
        let Opening { house, entropy, found, shelf } = opening;
        let (shelf, shut) = match shelf {
            Ok(shelf) => (Some(shelf), None),
            Err(fail) => (None, Some(fail)),
        };
        let meta: Meta = serde_json::from_slice(&found.row.body).map_err(Fail::bad_record)?;
        let mut room = Room {
            house,
            entropy,
            shut,
            shelf,
            row: found.row.clone(),
            meta,
            desk: None,
            appends: 0,
            done: VecDeque::new(),
            said: VecDeque::new(),
            request: None,
            guests: Vec::new(),
            turns: Vec::new(),
            next_turn: 0,
            window: None,
            late: None,
            moved: now.tick,
            reached: 0,
            own_clock: None,
            gone_since: BTreeMap::new(),
            class_since: now.tick,
            ballots: Vec::new(),
            recount: true,
            voted: Vec::new(),
            poll_told: None,
            reasons: Vec::new(),
            with_step: None,
            class_changed: false,
            touched: now.tick,
            chairs_changed: false,
            still_reading: Vec::new(),
            lines_to_read: 0,
            now,
            under_way: None,
            line: VecDeque::new(),
            alarm: None,
            ended: false,
            out: Vec::new(),
        };
        if let Err(fail) = room.rebuild(found) {
            room.desk = None;
            room.shut.get_or_insert(fail);
        }
        // The process may have ended between the start and the first question, or after the last decision.
        room.go_on();
        room.note_end();
        let effects = room.work_off();
        Ok((room, effects))
    }

    /// Takes in one event and says what is to be done about it.
    pub fn step(&mut self, now: Now, event: Event) -> Vec<Effect> {
        self.now = now;
        match event {
            Event::Kept(answer) => self.hear_kept(answer),
            Event::Read(found) => self.hear_read(found),
            Event::Made(made) => self.hear_made(made),
            Event::Alarm if self.under_way.is_some() => self.read_again(),
            event => self.line.push_back(event),
        }
        self.work_off()
    }

    /// Whether something waits to be kept, so that further events would wait in line.
    pub const fn is_waiting(&self) -> bool {
        self.under_way.is_some()
    }

    /// Does what there is to do until something has to be kept first.
    fn work_off(&mut self) -> Vec<Effect> {
        while self.under_way.is_none() && !self.ended {
            if self.late.is_some() {
                self.time_out_next();
            } else if let Some((turn, action)) = self.take_ready() {
                self.decide_as_bot(&turn, action);
            } else if self.recount {
                self.follow_ballots();
            } else if let Some(event) = self.line.pop_front() {
                self.take(event);
            } else {
                break;
            }
        }
        self.note_readers();
        if self.under_way.is_none() {
            if self.chairs_changed {
                self.tell_chairs();
            }
            self.note_class();
            self.note_votes();
        }
        let alarm = self.next_alarm();
        if alarm != self.alarm && !self.ended {
            self.alarm = alarm;
            self.out.push(Effect::Alarm(alarm));
        }
        mem::take(&mut self.out)
    }

    fn take(&mut self, event: Event) {
        if !matches!(event, Event::Alarm) {
            self.touched = self.now.tick;
        }
        match event {
            Event::Hello { guest, hello } => self.receive(guest, hello),
            Event::Say { guest, message } => self.hear(guest, message),
            Event::Gone { guest } => self.lose(guest),
            Event::Ask { ask, question } => self.answer(ask, question),
            Event::Thought { turn, action } => self.take_thought(turn, action),
            Event::Tried { turn, iterations } => self.take_trial(turn, iterations),
            Event::Alarm => self.ring(),
            Event::Stop => self.part("shutdown", None),
            Event::Kept(_) | Event::Read(_) | Event::Made(_) => {}
        }
    }

    /// Builds everything from what is kept.
    fn rebuild(&mut self, found: Found) -> Result<(), Fail> {
        let Found { row, log } = found;
        self.meta = serde_json::from_slice(&row.body).map_err(Fail::bad_record)?;
        self.row = row;
        self.appends = log.len() as i64;
        self.done = log.iter().rev().take(REMEMBERED).filter_map(|append| append.key.clone()).collect();
        self.desk = None;
        self.window = None;
        self.turns.clear();
        self.late = None;
        self.own_clock = None;
        (self.said, self.request) = Default::default();
        (self.ballots, self.with_step, self.recount) = (Vec::new(), None, true);
        self.recall_clock();
        if self.class().is_some() {
            self.recall_reasons(&log);
        }
        let mut file = Vec::new();
        for append in &log {
            match append.kind {
                AppendKind::Match => {
                    file.extend_from_slice(&append.lines);
                    self.request = None;
                }
                AppendKind::Table => {
                    for story in Story::read(&append.lines).map_err(Fail::bad_record)? {
                        self.recall(story);
                    }
                }
            }
        }
        let moves: Vec<&Append> = log.iter().filter(|append| append.kind == AppendKind::Match).collect();
        if let Some(last) = moves.last() {
            self.moved = self.tick_of(last.at);
        }
        if let Some(shelf) = self.shelf.as_ref().filter(|_| !file.is_empty()) {
            let desk = shelf.reopen(&file, self.meta.seed.clone(), self.meta.lesson.as_deref())?;
            // The clock of a class runs by its own rule.
            self.own_clock = bots::own_question(desk.as_ref())
                .filter(|_| self.meta.class.is_none())
                .map(|asked| (asked, self.tick_of(asked_at(shelf.as_ref(), &moves, asked))));
            self.desk = Some(desk);
        }
        Ok(())
    }

    /// When something was kept by this table's clock, which counts no time before the row was last changed.
    fn tick_of(&self, date: i64) -> i64 {
        self.now.tick - (self.now.date - date.max(self.row.at)).max(0)
    }

    /// What was told of the table before.
    fn recall(&mut self, story: Story) {
        match story {
            Story::Said(said) => self.add_said(said),
            Story::UndoAsked { by, to, from, needed } => self.request = Some(request(by, to, from, &needed)),
            Story::Voted { seat, yes } => {
                let answer = if yes { Vote::Agree } else { Vote::Refuse };
                let vote = self.request.as_mut().map(|request| request.answer(seat, answer));
                if let Some(Ok(VoteState::Refused)) = vote {
                    self.request = None;
                }
            }
            Story::Ballot { phone, team, poll, action } => {
                self.count_ballot(Cast { phone, team, poll, action });
            }
            Story::Notice(_)
            | Story::Host(_)
            | Story::Handed { .. }
            | Story::Arranged(_)
            | Story::Reason { .. } => {}
        }
    }

    fn add_said(&mut self, said: Said) {
        self.said.push_back(said);
        if self.said.len() > limits::CHAT_KEPT {
            self.said.pop_front();
        }
    }

    /// Whether the match has begun, even where it cannot be played on here.
    fn has_begun(&self) -> bool {
        self.desk.is_some() || (self.shut.is_some() && self.row.phase != Phase::Lobby)
    }

    fn answer(&mut self, ask: u64, question: Question) {
        let answer = match question {
            Question::Info => Ok(Answer::Info(self.info())),
            Question::Record => self.may_take_file().map(|()| Answer::Record),
            Question::Sit(join) => match self.sit(ask, join) {
                Ok(()) => return,
                Err(fail) => Err(fail),
            },
            Question::Enrol(enrol) => match self.enrol(ask, &enrol) {
                Ok(()) => return,
                Err(fail) => Err(fail),
            },
            Question::Analysis(None) => {
                self.may_analyse().map(|()| Answer::Analysis(self.meta.analysis.clone()))
            }
            Question::Analysis(Some(found)) => match self.may_analyse() {
                Ok(()) => return self.keep_analysis(ask, found),
                Err(fail) => Err(fail),
            },
            Question::Take(take) => match self.come_down(ask, &take) {
                Ok(()) => return,
                Err(fail) => Err(fail),
            },
            Question::Sheet(token) => self.sheet(&token),
            Question::Led(token) => self.pack_led(&token),
        };
        self.out.push(Effect::Answer { ask, answer });
    }

    fn info(&self) -> TableInfo {
        let is_host = |chair: &&ChairMeta| chair.sitter == Sitter::Person && !self.is_team(chair.seat);
        let host_name = self.meta.chairs.iter().find(is_host);
        TableInfo {
            table: self.row.id.clone(),
            code: self.row.code.clone().unwrap_or_default(),
            title: self.meta.title.to_string(),
            host_name: host_name.map(|chair| chair.name.clone()),
            chairs: self.chairs(),
            started: self.has_begun(),
            closed: self.meta.closed,
            door: self.meta.door,
            class: self.class_door(),
        }
    }

    /// The file tells everything: it is there when nothing can be spoilt any longer, or cannot be played on here.
    fn may_take_file(&self) -> Result<(), Fail> {
        if self.shut.is_some() && self.appends > 0 {
            return Ok(());
        }
        let desk = self.desk.as_ref().ok_or_else(Fail::not_started)?;
        let finished = desk.over().is_some() || self.meta.closed || self.meta.kind == Kind::Replay;
        if finished { Ok(()) } else { Err(Fail::not_over()) }
    }

    /// An analysis knows the true table: it is for whoever may take the file, and only once the rules have ended the match.
    fn may_analyse(&self) -> Result<(), Fail> {
        self.may_take_file()?;
        if self.meta.analysis.is_some() {
            return Ok(());
        }
        if let Some(fail) = &self.shut {
            return Err(fail.clone());
        }
        let over = self.desk.as_ref().is_some_and(|desk| desk.over().is_some());
        if over && self.meta.kind != Kind::Lesson { Ok(()) } else { Err(Fail::not_over()) }
    }

    /// Keeps what was found out about the match with its table, so that nobody has to find it out again.
    fn keep_analysis(&mut self, ask: u64, found: Json) {
        let meta = Meta { analysis: Some(found.clone()), ..self.meta.clone() };
        self.save(meta, move |room, kept| {
            let answer = kept.map(|()| Answer::Analysis(Some(found)));
            room.out.push(Effect::Answer { ask, answer });
        });
    }

    /// Somebody sits down in an open chair, or in one that was freed.
    fn sit(&mut self, ask: u64, join: Join) -> Result<(), Fail> {
        let name = clean_name(&join.name)?;
        let browser = browser(join.browser.as_deref())?;
        if let Some(fail) = &self.shut {
            return Err(fail.clone());
        }
        if self.meta.closed {
            return Err(Fail::closed());
        }
        let over = self.desk.as_ref().is_some_and(|desk| desk.over().is_some());
        let open = self.meta.chair(join.seat.0).is_some_and(|chair| chair.sitter == Sitter::Nobody);
        if !open || over {
            return Err(if self.desk.is_some() { Fail::started() } else { Fail::not_open() });
        }
        let begun = self.desk.is_some();
        if begun && browser.is_none_or(|browser| self.meta.is_held_in(browser)) {
            return Err(Fail::one_chair());
        }
        if self
            .meta
            .chairs
            .iter()
            .any(|chair| chair.sitter == Sitter::Person && are_alike(&chair.name, &name))
        {
            return Err(Fail::name_taken());
        }
        let elsewhere = browser.is_none_or(|browser| !self.meta.is_held_in(browser));
        let (hash, token) = Token::new(&mut self.entropy).hand_over();
        let mut meta = self.meta.clone();
        if let Some(chair) = meta.chair_mut(join.seat.0) {
            chair.sitter = Sitter::Person;
            chair.name.clone_from(&name);
            chair.token = Some(hash);
            chair.browsers.extend(browser);
        }
        meta.joined |= elsewhere;
        let notice = Notice::Taken { seat: join.seat, name };
        if begun {
            meta.note(notice.clone());
        }
        let joined = Joined { table: self.row.id.clone(), token };
        self.save(meta, move |room, kept| {
            let done = kept.is_ok();
            if done {
                room.drop_turn(join.seat.0);
                room.tell_chairs();
                room.call_bots();
            }
            room.out.push(Effect::Answer { ask, answer: kept.map(|()| Answer::Sit(joined)) });
            if done && begun {
                room.tell_all(&NewsBody::Notice(notice.clone()));
                room.tell_story(&Story::Notice(notice), None, |_, _| {});
            }
        });
        Ok(())
    }

    /// After every step and whenever a table is opened: bots are called, a stale request to go back is dropped.
    fn go_on(&mut self) {
        let now = self.desk.as_ref().map(|desk| desk.inputs());
        if self.request.is_some_and(|request| Some(request.from) != now) {
            self.request = None;
        }
        self.call_bots();
    }

    /// Tells everybody why nothing more comes, and ends.
    fn part(&mut self, reason: &str, report: Option<String>) {
        self.tell_all(&NewsBody::Closed(Closed { reason: reason.to_owned(), report }));
        self.hang_up_where(|_| true);
        self.end();
    }

    /// Is put away. Who waits in line is not answered, and asks again.
    fn end(&mut self) {
        self.ended = true;
        self.out.push(Effect::End);
    }

    /// Something broke in here: tells everybody, with where to look for it.
    pub fn break_off(&mut self, report: String) -> Vec<Effect> {
        self.out.clear();
        self.part("fault", Some(report));
        mem::take(&mut self.out)
    }
}

/// When a question was asked that has a clock of its own: with the first of these moves after which it stands, as it
/// stands from there on.
fn asked_at(shelf: &dyn Shelf, moves: &[&Append], asked: bots::OwnQuestion) -> i64 {
    let stands = |last: &usize| {
        let file: Vec<u8> = moves[..=*last].iter().flat_map(|append| &append.lines).copied().collect();
        let desk = shelf.reopen(&file, None, None);
        desk.is_ok_and(|desk| bots::own_question(desk.as_ref()) == Some(asked))
    };
    let lasts: Vec<usize> = (0..moves.len()).collect();
    let first = lasts.partition_point(|last| !stands(last));
    moves.get(first).or(moves.last()).map_or(0, |append| append.at)
}

/// Why a decision was not taken, as a reply says it.
fn declined(why: Declined) -> ReplyBody {
    match why {
        Declined::Unreadable(why) => Fail::bad_message(why).reply(),
        Declined::Refused(refusal) => ReplyBody::Refused { rule: refusal.rule },
        Declined::Unwritable(error) => Fail::bad_record(error).reply(),
    }
}
