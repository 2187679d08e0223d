//! A table with a store of paper, on which everything can go wrong.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Arc, LazyLock},
};

use serde_json::{Value, json};
use veilleuse_store::{Append, AppendKind, TableRow};
use veilleuse_table::{
    Answer, Effect, Entropy, Event, Fail, Found, House, Keep, Musing, NotKept, Note, Now, Opening, Question,
    Room, Shelf, Shelves, Thought, create,
};
use veilleuse_titles::{Title, embedded_files};
use veilleuse_wire::{ClientMessage, Hello, Join, Joined, NewLesson, NewTable, TableInfo};

static SHELVES: LazyLock<Shelves> =
    LazyLock::new(|| Shelves::load(|title| Ok(embedded_files(title))).unwrap());

pub fn shelf(title: Title) -> Arc<dyn Shelf> {
    Arc::clone(SHELVES.get(title))
}

/// What is kept.
#[derive(Clone)]
pub struct Paper {
    pub row: TableRow,
    pub log: Vec<Append>,
    pub results: usize,
}

impl Paper {
    /// Keeps it, as a store would.
    pub fn keep(&mut self, keep: Keep) -> Result<(), NotKept> {
        match keep {
            Keep::Append(append) if append.seq == self.log.len() as i64 => self.log.push(append),
            Keep::Save(row) if row.revision == self.row.revision => {
                self.row = TableRow { revision: row.revision + 1, ..row };
            }
            Keep::Finish(_) => self.results += 1,
            Keep::Append(_) | Keep::Save(_) => return Err(NotKept::Conflict),
        }
        Ok(())
    }

    pub fn found(&self) -> Found {
        Found { row: self.row.clone(), log: self.log.clone() }
    }

    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.log.iter().filter_map(|append| append.key.as_deref())
    }

    /// How many inputs stand, and how often the match went back, by the lines of the log alone.
    pub fn moment(&self) -> (u64, u64) {
        let (mut standing, mut undone) = (0, 0);
        for append in self.log.iter().filter(|append| append.kind == AppendKind::Match) {
            for line in append.lines.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
                let line: Value = serde_json::from_slice(line).unwrap();
                if let Some(to) = line["undo"].as_u64() {
                    (standing, undone) = (to, undone + 1);
                }
                standing += u64::from(line.get("in").is_some());
            }
        }
        (standing, undone)
    }
}

/// What a guest was sent.
#[derive(Default)]
pub struct Heard {
    pub news: Vec<Value>,
    pub replies: BTreeMap<String, Value>,
    pub hung_up: bool,
}

/// One table, and everything around it.
pub struct Bench {
    pub room: Option<Room>,
    pub paper: Paper,
    pub title: Title,
    pub now: Now,
    pub house: House,
    /// What is to be kept and is not answered yet.
    pub keeps: VecDeque<Keep>,
    pub reads: usize,
    pub makes: usize,
    pub thoughts: Vec<(u64, Thought)>,
    /// What was to be thought last, with the trial that was asked for.
    pub musing: Option<(u64, Musing, Option<u32>)>,
    pub alarm: Option<i64>,
    pub guests: BTreeMap<u64, Heard>,
    pub away: BTreeMap<u64, Fail>,
    pub answers: BTreeMap<u64, Result<Answer, Fail>>,
    pub notes: Vec<Note>,
    pub counted: Vec<veilleuse_store::Answer>,
    pub tokens: Vec<String>,
    pub host: String,
    pub projector: Option<String>,
    next: u64,
    opened: u8,
}

/// A browser's word for itself.
pub fn browser(name: &str) -> String {
    format!("browser-of-{name:-<16}")
}

impl Bench {
    /// A lobby; what a client would post.
    pub fn new(title: Title, options: Value, kinds: &[&str], more: Value) -> Bench {
        let mut chairs: Vec<Value> = Vec::new();
        for (seat, kind) in kinds.iter().enumerate() {
            let (seat, kind) = match kind.strip_prefix("master:") {
                Some(kind) => (json!("master"), kind),
                None => (json!(seat), *kind),
            };
            chairs.push(json!({"seat": seat, "kind": kind, "name": format!("P{seat}"), "level": "novice"}));
        }
        let mut new =
            json!({"title": title.id(), "options": options, "chairs": chairs, "browser": browser("maker")});
        new.as_object_mut().unwrap().extend(more.as_object().cloned().unwrap_or_default());
        let new: NewTable = serde_json::from_value(new).unwrap();
        let fresh = create::lobby(title, shelf(title).as_ref(), new, &mut Entropy::new([9; 32])).unwrap();
        Bench::of(title, fresh)
    }

    /// A table for a lesson.
    pub fn lesson(title: Title, lesson: &str) -> Bench {
        let new = NewLesson { name: Some("Ada".to_owned()), lang: None, browser: Some(browser("maker")) };
        let entropy = &mut Entropy::new([9; 32]);
        Bench::of(title, create::lesson(title, shelf(title).as_ref(), lesson, new, 0, entropy).unwrap())
    }

    fn of(title: Title, fresh: create::Fresh) -> Bench {
        let lines = Some(fresh.lines).filter(|lines| !lines.is_empty());
        let log = lines.map(|lines| {
            let table = "table".to_owned();
            Append { table, seq: 0, kind: AppendKind::Match, key: None, at: 0, lines }
        });
        let row = TableRow {
            id: "table".to_owned(),
            code: Some("ABCD".to_owned()),
            title: title.to_string(),
            phase: fresh.phase,
            revision: 0,
            at: 0,
            clock: fresh.meta.slow_clock(),
            uploaded: false,
            pack: None,
            body: serde_json::to_vec(&fresh.meta).unwrap(),
        };
        let mut bench = Bench {
            room: None,
            paper: Paper { row, log: log.into_iter().collect(), results: 0 },
            title,
            now: Now { tick: 0, date: 1_800_000_000_000 },
            house: House { bot_pause: (10, 50), window: 200, patience: 20_000, grace: 90_000, idle: 60_000 },
            keeps: VecDeque::new(),
            reads: 0,
            makes: 0,
            thoughts: Vec::new(),
            musing: None,
            alarm: None,
            guests: BTreeMap::new(),
            away: BTreeMap::new(),
            answers: BTreeMap::new(),
            notes: Vec::new(),
            counted: Vec::new(),
            tokens: fresh.seats.into_iter().map(|seat| seat.token).collect(),
            host: fresh.host.unwrap(),
            projector: fresh.projector,
            next: 0,
            opened: 0,
        };
        bench.open();
        bench
    }

    /// Opens the table from what is kept, after whatever happened to the one before.
    pub fn open(&mut self) {
        self.open_with(Ok(shelf(self.title)));
    }

    pub fn open_with(&mut self, shelf: Result<Arc<dyn Shelf>, Fail>) {
        self.keeps.clear();
        self.thoughts.clear();
        self.guests.clear();
        (self.reads, self.makes, self.alarm) = (0, 0, None);
        self.opened = self.opened.wrapping_add(1);
        let entropy = Entropy::new([self.opened; 32]);
        let opening = Opening { house: self.house, entropy, found: self.paper.found(), shelf };
        let (room, effects) = Room::open(self.now, opening).unwrap();
        self.room = Some(room);
        self.take(effects);
    }

    pub fn step(&mut self, event: Event) {
        let Some(room) = &mut self.room else { return };
        let effects = room.step(self.now, event);
        self.take(effects);
    }

    fn take(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Keep(keep) => self.keeps.push_back(keep),
                Effect::Read => self.reads += 1,
                Effect::Make(_) => self.makes += 1,
                Effect::Admit { guest, .. } => drop(self.guests.insert(guest, Heard::default())),
                Effect::TurnAway { guest, fail } => drop(self.away.insert(guest, fail)),
                Effect::Send { to, news } => {
                    let news: Value = serde_json::from_slice(&[b"{", &news[..]].concat()).unwrap();
                    self.check_news(&news);
                    for guest in to {
                        self.guests.get_mut(&guest).expect("a guest").news.push(news.clone());
                    }
                }
                Effect::Reply { to, text } => {
                    let reply: Value = serde_json::from_str(&text).unwrap();
                    let id = reply["re"].as_str().unwrap_or_default().to_owned();
                    self.guests.get_mut(&to).expect("a guest").replies.insert(id, reply);
                }
                Effect::HangUp { guest } => self.guests.get_mut(&guest).expect("a guest").hung_up = true,
                Effect::Answer { ask, answer } => drop(self.answers.insert(ask, answer)),
                Effect::Think { turn, thought, musing, trial, .. } => {
                    self.musing = musing.map(|musing| (turn, musing, trial));
                    self.thoughts.push((turn, thought));
                }
                Effect::Alarm(alarm) => self.alarm = alarm,
                Effect::Note(note) => self.notes.push(note),
                Effect::Count(answers) => self.counted.extend(answers),
                Effect::End => self.room = None,
            }
        }
        assert!(self.keeps.len() + self.reads + self.makes <= 1, "one thing is kept at a time");
    }

    /// Nobody is told what is not kept.
    fn check_news(&self, news: &Value) {
        if let Some(table) = news.get("table") {
            let (n, undone) = self.paper.moment();
            assert_eq!(
                (table["n"].as_u64(), table["undone"].as_u64()),
                (Some(n), Some(undone)),
                "told but not kept"
            );
        }
        if let Some(said) = news.get("said") {
            let kept = |append: &Append| append.kind == AppendKind::Table && holds(append, &said["text"]);
            assert!(self.paper.log.iter().any(kept), "{said} is told and not kept");
        }
    }

    /// Answers whatever is to be kept as a store that works.
    pub fn settle(&mut self) {
        loop {
            if let Some(keep) = self.keeps.pop_front() {
                let kept = self.paper.keep(keep);
                self.step(Event::Kept(kept));
            } else if self.reads > 0 {
                self.reads -= 1;
                let found = self.paper.found();
                self.step(Event::Read(Some(found)));
            } else if self.makes > 0 {
                self.makes -= 1;
                self.step(Event::Made(Ok("other".to_owned())));
            } else {
                return;
            }
        }
    }

    pub fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    /// Says hello; the number of the guest.
    pub fn hello(&mut self, hello: Value) -> u64 {
        let guest = self.number();
        let mut full = json!({"v": 1, "table": "table"});
        full.as_object_mut().unwrap().extend(hello.as_object().unwrap().clone());
        let hello: Hello = serde_json::from_value(full).unwrap();
        self.step(Event::Hello { guest, hello });
        guest
    }

    /// Comes in, in this chair; the last of the maker's tokens may be the master's.
    pub fn sit(&mut self, seat: usize) -> u64 {
        self.sit_with(seat, json!({}))
    }

    /// Comes in with more to say.
    pub fn sit_with(&mut self, seat: usize, more: Value) -> u64 {
        let mut hello = json!({"token": self.tokens[seat], "host": self.host});
        hello.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let guest = self.hello(hello);
        self.settle();
        guest
    }

    pub fn send(&mut self, guest: u64, id: &str, mut ask: Value) {
        ask["id"] = id.into();
        let message: ClientMessage = serde_json::from_value(ask).unwrap();
        self.step(Event::Say { guest, message });
    }

    /// Asks for something and has it kept; the reply.
    pub fn ask(&mut self, guest: u64, ask: Value) -> Value {
        let id = format!("m{}", self.number());
        self.send(guest, &id, ask);
        self.settle();
        self.guests[&guest].replies.get(&id).cloned().unwrap_or_default()
    }

    pub fn host_does(&mut self, guest: u64, act: Value) -> Value {
        self.ask(guest, json!({ "host": act }))
    }

    /// Sits down from outside.
    pub fn join(&mut self, seat: Value, name: &str, browser: Option<String>) -> Result<Joined, Fail> {
        let join: Join =
            serde_json::from_value(json!({"seat": seat, "name": name, "browser": browser})).unwrap();
        match self.question(Question::Sit(join))? {
            Answer::Sit(joined) => Ok(joined),
            _ => panic!("another answer"),
        }
    }

    pub fn info(&mut self) -> TableInfo {
        match self.question(Question::Info) {
            Ok(Answer::Info(info)) => info,
            _ => panic!("another answer"),
        }
    }

    pub fn question(&mut self, question: Question) -> Result<Answer, Fail> {
        let ask = self.number();
        self.step(Event::Ask { ask, question });
        self.settle();
        self.answers.remove(&ask).expect("an answer")
    }

    /// The table as this guest saw it last.
    pub fn table(&self, guest: u64) -> Value {
        let mut news = self.guests[&guest].news.iter().rev();
        news.find_map(|news| news.get("table")).cloned().unwrap_or_default()
    }

    /// Something of this kind that this guest was told last.
    pub fn told(&self, guest: u64, kind: &str) -> Value {
        let mut news = self.guests[&guest].news.iter().rev();
        news.find_map(|news| news.get(kind)).cloned().unwrap_or_default()
    }

    pub fn options(&self, guest: u64) -> Vec<Value> {
        self.table(guest)["options"].as_array().cloned().unwrap_or_default()
    }

    /// Lets time pass, ringing whenever it was asked for, with bots that think at once.
    pub fn pass(&mut self, ms: i64) {
        let until = self.now.tick + ms;
        loop {
            self.settle();
            while let Some((turn, thought)) = self.thoughts.pop() {
                let action = thought();
                self.step(Event::Thought { turn, action });
                self.settle();
            }
            let Some(alarm) = self.alarm.filter(|alarm| *alarm <= until && self.room.is_some()) else {
                break;
            };
            self.go_to(alarm);
            self.step(Event::Alarm);
        }
        self.go_to(until);
    }

    pub fn go_to(&mut self, tick: i64) {
        let later = tick.max(self.now.tick);
        self.now = Now { tick: later, date: self.now.date + later - self.now.tick };
    }
}

/// Whether a line of an append has this text.
pub fn holds(append: &Append, text: &Value) -> bool {
    text.as_str().is_none_or(|text| String::from_utf8_lossy(&append.lines).contains(text))
}
