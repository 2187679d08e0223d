//! Everything is delayed, lost, repeated and broken by chance. After each run every acknowledged message is in the log
//! once, nobody was told what is not kept, and the table that is opened from its log is the one that was played.

use std::{collections::BTreeSet, env};

use serde_json::{Value, json};
use veilleuse_table::{Event, NotKept, Room};
use veilleuse_titles::Title;

use crate::bench::Bench;

/// Runs for each title, unless `VEILLEUSE_SEEDS` says otherwise.
const SEEDS: u64 = 60;
/// Things that happen in a run.
const STEPS: usize = 400;

struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32
    }

    fn below(&mut self, most: usize) -> usize {
        self.roll() as usize % most.max(1)
    }

    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

/// Somebody in a chair.
#[derive(Default)]
struct Person {
    guest: Option<u64>,
    /// Everything it has ever asked for.
    sent: Vec<(String, Value)>,
    acknowledged: BTreeSet<String>,
}

struct Run {
    bench: Bench,
    people: Vec<Person>,
    dice: Dice,
    decided: usize,
}

impl Run {
    fn new(title: Title, options: Value, kinds: &[&str], seed: u64) -> Run {
        let clock = if seed.is_multiple_of(3) { 2 } else { 0 };
        let more = json!({"clock": clock, "window": 100, "patience": seed % 3 * 50});
        let bench = Bench::new(title, options, kinds, more);
        let people = kinds.iter().filter(|kind| **kind == "here").map(|_| Person::default()).collect();
        let dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let mut run = Run { bench, people, dice, decided: 0 };
        run.bench.house.grace = 500;
        run.bench.open();
        let host = run.bench.sit(0);
        assert_eq!(run.bench.host_does(host, json!("start"))["ok"], true);
        run.bench.step(Event::Gone { guest: host });
        (0..run.people.len()).for_each(|seat| run.come(seat));
        run
    }

    fn happen(&mut self) {
        match self.dice.below(20) {
            0..=5 => self.answer_store(),
            6..=9 => self.act(),
            10 => self.come_or_go(),
            11 => self.repeat(),
            12..=13 => self.think(),
            14..=16 => self.ring(),
            17 => {
                let tick = self.bench.now.tick + self.dice.below(80) as i64;
                self.bench.go_to(tick);
            }
            18 if self.dice.one_in(8) => self.crash(),
            _ => self.say(),
        }
        self.note_replies();
        if self.bench.room.is_none() {
            self.reopen();
        }
    }

    /// The store keeps, fails before, fails after, or cannot be read.
    fn answer_store(&mut self) {
        if let Some(keep) = self.bench.keeps.pop_front() {
            let kept = match self.dice.below(12) {
                0 => Err(NotKept::Failed),
                1 => self.bench.paper.keep(keep).and(Err(NotKept::Failed)),
                _ => self.bench.paper.keep(keep),
            };
            self.bench.step(Event::Kept(kept));
        } else if self.bench.reads > 0 {
            self.bench.reads -= 1;
            let found = (!self.dice.one_in(3)).then(|| self.bench.paper.found());
            self.bench.step(Event::Read(found));
        }
    }

    fn think(&mut self) {
        if self.bench.thoughts.is_empty() {
            return;
        }
        let which = self.dice.below(self.bench.thoughts.len());
        let (turn, thought) = self.bench.thoughts.swap_remove(which);
        let action = if self.dice.one_in(10) { None } else { thought() };
        self.bench.step(Event::Thought { turn, action });
    }

    fn ring(&mut self) {
        if let Some(alarm) = self.bench.alarm.filter(|alarm| *alarm < self.bench.now.tick + 3_000) {
            self.bench.go_to(alarm);
            self.bench.step(Event::Alarm);
        }
    }

    fn come_or_go(&mut self) {
        let seat = self.dice.below(self.people.len());
        match self.people[seat].guest.take() {
            Some(guest) if self.dice.one_in(3) => self.bench.step(Event::Gone { guest }),
            Some(guest) => self.people[seat].guest = Some(guest),
            None => self.come(seat),
        }
    }

    fn come(&mut self, seat: usize) {
        let (token, host) = (self.bench.tokens[seat].clone(), self.bench.host.clone());
        // Every other page plays films, and may say how far it has come or not.
        let guest = self.bench.hello(json!({"token": token, "host": host, "film": seat.is_multiple_of(2)}));
        self.people[seat].guest = Some(guest);
    }

    fn send(&mut self, seat: usize, ask: Value) {
        let Some(guest) = self.people[seat].guest.filter(|guest| self.bench.guests.contains_key(guest))
        else {
            return;
        };
        let id = format!("s{seat}-{}", self.people[seat].sent.len());
        self.people[seat].sent.push((id.clone(), ask.clone()));
        self.bench.send(guest, &id, ask);
    }

    fn act(&mut self) {
        let seat = self.dice.below(self.people.len());
        let Some(guest) = self.people[seat].guest.filter(|guest| self.bench.guests.contains_key(guest))
        else {
            return;
        };
        let table = self.bench.table(guest);
        let options = table["options"].as_array().cloned().unwrap_or_default();
        let n = table["n"].as_u64().unwrap_or(0);
        let ask = match self.dice.below(60) {
            _ if table["paused"] == true && self.dice.one_in(2) => json!({"host": {"pause": false}}),
            0 => json!({"undo": {"to": n.saturating_sub(1 + self.dice.below(3) as u64)}}),
            1 => json!({"vote": {"yes": !self.dice.one_in(3)}}),
            2 => json!({"host": {"pause": self.dice.one_in(4)}}),
            3 => json!({"host": {"chat": !self.dice.one_in(4)}}),
            4 => json!({"leave": true}),
            5 => json!({"sit": true}),
            6 => json!({"host": {"door": self.dice.one_in(2)}}),
            _ if options.is_empty() => json!({"ping": true}),
            roll => {
                let option = &options[self.dice.below(options.len())];
                json!({"decide": {"seat": seat, "do": option["do"], "alone": roll == 7}})
            }
        };
        self.send(seat, ask);
    }

    fn say(&mut self) {
        let seat = self.dice.below(self.people.len());
        let text = format!("line {}", self.dice.roll());
        self.send(seat, json!({"say": {"text": text}}));
    }

    /// A client that has not heard an answer, or lost its socket, sends again whatever it sent.
    fn repeat(&mut self) {
        let seat = self.dice.below(self.people.len());
        let Some(guest) = self.people[seat].guest.filter(|guest| self.bench.guests.contains_key(guest))
        else {
            return;
        };
        let sent = &self.people[seat].sent;
        if !sent.is_empty() {
            let from = sent.len() - sent.len().min(6);
            let (id, ask) = sent[from + self.dice.below(sent.len() - from)].clone();
            self.bench.send(guest, &id, ask);
        }
    }

    /// Whatever was acknowledged is kept, once.
    fn note_replies(&mut self) {
        for (seat, person) in self.people.iter_mut().enumerate() {
            let Some(heard) = person.guest.and_then(|guest| self.bench.guests.get_mut(&guest)) else {
                continue;
            };
            for (id, reply) in std::mem::take(&mut heard.replies) {
                let Some((_, ask)) = person.sent.iter().find(|(sent, _)| *sent == id) else { continue };
                if reply["ok"] == true && ask.get("ping").is_none() {
                    let key = format!("{seat}/{id}");
                    let times = self.bench.paper.keys().filter(|kept| *kept == key).count();
                    assert_eq!(times, 1, "{ask} was acknowledged and is kept {times} times");
                    self.decided +=
                        usize::from(person.acknowledged.insert(id) && ask.get("decide").is_some());
                }
            }
        }
    }

    /// The process dies; what was being kept may have been.
    fn crash(&mut self) {
        if let Some(keep) = self.bench.keeps.pop_front()
            && self.dice.one_in(2)
        {
            let _ = self.bench.paper.keep(keep);
        }
        self.reopen();
    }

    fn reopen(&mut self) {
        self.people.iter_mut().for_each(|person| person.guest = None);
        self.bench.open();
    }

    /// What a newcomer to this chair is shown, but for times and who is there.
    fn shown(&mut self, seat: usize) -> Vec<Value> {
        let guest = self.bench.sit(seat);
        let heard = &self.bench.guests[&guest];
        let mut shown: Vec<Value> =
            heard.news.iter().filter(|news| news.get("chairs").is_none()).cloned().collect();
        for news in &mut shown {
            if let Some(table) = news.get_mut("table").and_then(Value::as_object_mut) {
                table.remove("clock");
                table.remove("window");
            }
            if let Some(welcome) = news.get_mut("welcome").and_then(Value::as_object_mut) {
                welcome.remove("chairs");
                // A code is free once the result is kept, which may be when the table is next opened.
                let code = welcome.remove("code");
                assert_eq!(code, Some(json!(self.bench.paper.row.code.clone().unwrap_or_default())));
            }
        }
        self.bench.step(Event::Gone { guest });
        self.bench.settle();
        shown
    }

    fn finish(mut self) -> usize {
        self.bench.settle();
        // It may be waiting to look again at what is kept.
        while let Some(alarm) =
            self.bench.alarm.filter(|_| self.bench.room.as_ref().is_some_and(Room::is_waiting))
        {
            self.bench.go_to(alarm);
            self.bench.step(Event::Alarm);
            self.bench.settle();
        }
        self.note_replies();
        if self.bench.room.is_none() {
            self.reopen();
        }
        // Full chairs would turn a newcomer away.
        for guest in self.people.iter_mut().filter_map(|person| person.guest.take()) {
            self.bench.step(Event::Gone { guest });
            self.bench.settle();
        }
        self.bench.settle();
        let seats = self.people.len();
        let played: Vec<_> = (0..seats).map(|seat| self.shown(seat)).collect();
        self.reopen();
        self.bench.settle();
        let reopened: Vec<_> = (0..seats).map(|seat| self.shown(seat)).collect();
        assert_eq!(played, reopened, "the log says something else than the table");
        let over = reopened[0].iter().any(|news| news["table"]["over"].is_object());
        let code = self.bench.paper.row.code.as_deref();
        assert_eq!(code, (!over).then_some("ABCD"), "the code is that of the table until it is over");
        let keys: Vec<&str> = self.bench.paper.keys().collect();
        let unique: BTreeSet<&str> = keys.iter().copied().collect();
        assert_eq!(keys.len(), unique.len(), "a message had two effects");
        for (seat, person) in self.people.iter().enumerate() {
            for id in &person.acknowledged {
                assert!(unique.contains(format!("{seat}/{id}").as_str()), "an acknowledged message is lost");
            }
        }
        self.decided
    }
}

fn simulate(title: Title, options: &Value, kinds: &[&str]) {
    let seeds = env::var("VEILLEUSE_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(SEEDS);
    let mut decided = 0;
    for seed in 1..=seeds {
        let ran = std::panic::catch_unwind(|| {
            let mut run = Run::new(title, options.clone(), kinds, seed);
            (0..STEPS).for_each(|_| run.happen());
            run.finish()
        });
        match ran {
            Ok(ran) => decided += ran,
            Err(why) => {
                eprintln!("{title}, seed {seed}");
                std::panic::resume_unwind(why);
            }
        }
    }
    assert!(decided as u64 > seeds * 3, "only {decided} decisions of {title} in {seeds} runs");
}

#[test]
fn numeville_survives_everything() {
    simulate(Title::Numeville, &json!({"seats": 3}), &["here", "here", "bot"]);
}

#[test]
fn a_workshop_survives_everything() {
    let kinds = ["here", "here", "bot", "bot", "master:bot"];
    simulate(Title::Numeville, &json!({"mode": "workshop", "master": true}), &kinds);
}

#[test]
fn clef_des_mondes_survives_everything() {
    simulate(Title::ClefDesMondes, &json!({"seats": 3}), &["here", "here", "bot"]);
}

#[test]
fn terror_below_survives_everything() {
    simulate(Title::TerrorBelow, &json!({"seats": 2}), &["here", "bot"]);
}

#[test]
fn stranger_things_survives_everything() {
    simulate(Title::StrangerThings, &json!({"seats": 2}), &["here", "here"]);
}

#[test]
fn boogeyman_survives_everything() {
    simulate(Title::Boogeyman, &json!({"seats": 3}), &["here", "here", "bot"]);
}
