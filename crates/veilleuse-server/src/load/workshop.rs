//! Whole workshops: a desk and phones in four teams, from the first to join to the last explanation.
//!
//! A tap counts when the desk has been told that the phone has voted: then it was kept.

use std::{
    collections::HashMap,
    fmt, io,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::{sync::mpsc, task::JoinSet};

use super::{
    Way,
    seat::{MATCHES_AN_ADDRESS, Seat, post},
};
use crate::task::{Later, spawn_in};

/// How many rounds are played: right and wrong in turn, so that nothing is decided before the end.
const ROUNDS: usize = 4;
/// Everybody taps within this time of the question.
const TAPPING: Duration = Duration::from_secs(2);
const CHOICES: [&str; 3] = ["a", "b", "c"];

/// Classes to measure.
#[derive(Clone, Debug)]
pub struct Classes {
    /// How to reach the server.
    pub way: Way,
    /// How many classes at once.
    pub classes: usize,
    /// How many phones in all.
    pub phones: usize,
}

/// What was measured.
#[derive(Clone, Debug)]
pub struct ClassReport {
    /// How many classes.
    pub classes: usize,
    /// How many phones in all.
    pub phones: usize,
    /// How many taps.
    pub taps: usize,
    /// How long it took until everybody was in.
    pub joined: Duration,
    /// From a tap to the desk, for half and for all but a hundredth of them.
    pub p50: Duration,
    /// See `p50`.
    pub p99: Duration,
    /// The slowest.
    pub slowest: Duration,
    /// Bytes that a phone was sent in the whole workshop, on average.
    pub bytes: usize,
    /// The phone that was sent most.
    pub most_bytes: usize,
}

impl fmt::Display for ClassReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        let ClassReport { classes, phones, taps, .. } = self;
        writeln!(f, "{phones} phones in {classes} classes, {ROUNDS} rounds, {taps} taps")?;
        writeln!(f, "  all in     {:>10.0} ms", ms(self.joined))?;
        writeln!(f, "  tap p50    {:>10.1} ms to the desk, kept", ms(self.p50))?;
        writeln!(f, "  tap p99    {:>10.1} ms", ms(self.p99))?;
        writeln!(f, "  slowest    {:>10.1} ms", ms(self.slowest))?;
        let kib = |bytes: usize| bytes as f64 / 1024.0;
        write!(f, "  a phone    {:>10.1} KiB in all, {:.1} at most", kib(self.bytes), kib(self.most_bytes))
    }
}

/// Plays whole workshops at once.
pub fn run_classes(classes: &Classes) -> Later<'_, io::Result<ClassReport>> {
    Box::pin(played(classes))
}

async fn played(classes: &Classes) -> io::Result<ClassReport> {
    let began = Instant::now();
    let mut seated = JoinSet::new();
    for number in 0..classes.classes {
        let phones =
            classes.phones / classes.classes + usize::from(number < classes.phones % classes.classes);
        let way = classes.way.clone();
        spawn_in(&mut seated, async move { Class::begin(&way, number, phones).await });
    }
    let mut all = Vec::new();
    while let Some(class) = seated.join_next().await {
        all.push(class.map_err(io::Error::other)??);
    }
    let joined = began.elapsed();
    let mut playing = JoinSet::new();
    for class in all {
        spawn_in(&mut playing, class.play());
    }
    let (mut times, mut bytes) = (Vec::new(), Vec::new());
    while let Some(tally) = playing.join_next().await {
        let (taps, sent) = tally.map_err(io::Error::other)??;
        times.extend(taps);
        bytes.extend(sent);
    }
    times.sort_unstable();
    let at = |share: usize| times.get(times.len() * share / 100).copied().unwrap_or_default();
    Ok(ClassReport {
        classes: classes.classes,
        phones: classes.phones,
        taps: times.len(),
        joined,
        p50: at(50),
        p99: at(99),
        slowest: times.last().copied().unwrap_or_default(),
        bytes: bytes.iter().sum::<usize>() / bytes.len().max(1),
        most_bytes: bytes.iter().copied().max().unwrap_or_default(),
    })
}

/// When each phone tapped.
type Taps = Arc<Mutex<HashMap<u16, Instant>>>;

struct Class {
    desk: Seat,
    sent: usize,
    phones: Vec<Phone>,
    taps: Taps,
    /// The phones run here, and end with the class.
    running: JoinSet<io::Result<()>>,
}

struct Phone {
    id: u16,
    taps: mpsc::Sender<&'static str>,
    bytes: Arc<AtomicUsize>,
}

#[derive(Deserialize)]
struct Made {
    table: String,
    host: String,
    seats: Vec<Token>,
}

#[derive(Deserialize)]
struct Token {
    token: String,
}

#[derive(Deserialize)]
struct Enrolled {
    token: String,
    phone: u16,
}

impl Class {
    /// Makes a workshop; everybody comes in at once.
    async fn begin(way: &Way, number: usize, phones: usize) -> io::Result<Class> {
        // Each class behind an address of its own.
        let number = number * MATCHES_AN_ADDRESS;
        let options = json!({"mode": "workshop", "master": true, "workshop": {"led": true}});
        let chairs = json!([{"seat": "master", "kind": "me"}]);
        let new = json!({"title": "numeville", "options": options, "chairs": chairs, "class": {"most": phones.max(4)}});
        let made = post(way, number, "/api/tables", &new.to_string()).await?;
        let made: Made = serde_json::from_value(made).map_err(io::Error::other)?;
        let token = made.seats.first().map(|seat| seat.token.clone()).unwrap_or_default();
        let mut desk = Seat::connect(way, number, token).await?;
        desk.say(&hello(&made.table, desk.token(), Some(&made.host))).await?;
        let (mut coming, taps) = (JoinSet::new(), Taps::default());
        for phone in 0..phones {
            let (way, table) = (way.clone(), made.table.clone());
            spawn_in(&mut coming, async move {
                let enrol = json!({"name": format!("Phone {phone}"), "browser": format!("browser of phone {phone:02}")});
                let path = format!("/api/tables/{table}/phones");
                let enrolled = post(&way, number, &path, &enrol.to_string()).await?;
                let enrolled: Enrolled = serde_json::from_value(enrolled).map_err(io::Error::other)?;
                let mut seat = Seat::connect(&way, number, enrolled.token).await?;
                seat.say(&hello(&table, seat.token(), None)).await?;
                io::Result::Ok((enrolled.phone, seat))
            });
        }
        let mut class = Class { desk, sent: 0, phones: Vec::new(), taps, running: JoinSet::new() };
        while let Some(phone) = coming.join_next().await {
            let (id, seat) = phone.map_err(io::Error::other)??;
            class.run_phone(id, seat);
        }
        class.ask(&json!({"host": "start"})).await?;
        Ok(class)
    }

    fn run_phone(&mut self, id: u16, mut seat: Seat) {
        let (taps, mut wanted) = mpsc::channel::<&'static str>(1);
        let bytes = Arc::new(AtomicUsize::new(0));
        self.phones.push(Phone { id, taps, bytes: Arc::clone(&bytes) });
        let tapped = Arc::clone(&self.taps);
        spawn_in(&mut self.running, async move {
            let mut number = 0;
            loop {
                tokio::select! {
                    heard = seat.hear_text() => drop(bytes.fetch_add(heard?.len(), Relaxed)),
                    choice = wanted.recv() => {
                        let Some(choice) = choice else { return Ok(()) };
                        number += 1;
                        lock(&tapped).insert(id, Instant::now());
                        let vote = json!({"id": format!("{number}"), "ballot": {"do": {"slate": choice}}});
                        seat.say(&vote.to_string()).await?;
                    }
                }
            }
        });
    }

    /// Asks for something at the desk, and waits until it is done.
    async fn ask(&mut self, ask: &Value) -> io::Result<()> {
        self.sent += 1;
        let id = format!("{}", self.sent);
        let mut ask = ask.clone();
        ask["id"] = id.clone().into();
        self.desk.say(&ask.to_string()).await?;
        loop {
            let heard = self.desk.hear_text().await?;
            let reply: Reply<'_> = serde_json::from_slice(&heard).unwrap_or_default();
            if reply.re == Some(&id) {
                return if reply.ok == Some(true) {
                    Ok(())
                } else {
                    Err(io::Error::other(String::from_utf8_lossy(&heard).into_owned()))
                };
            }
        }
    }

    async fn decide(&mut self, action: Value) -> io::Result<()> {
        self.ask(&json!({ "decide": { "seat": "master", "do": action } })).await
    }

    /// Plays all rounds; how long the taps took, and how much each phone was sent.
    async fn play(mut self) -> io::Result<(Vec<Duration>, Vec<usize>)> {
        let mut times = Vec::new();
        for round in 0..ROUNDS {
            for _ in 0..4 {
                self.decide(json!({"deal": "easy"})).await?;
            }
            self.ask(&json!({"class": {"clock": "start"}})).await?;
            times.extend(self.think().await?);
            self.decide(json!("lock")).await?;
            for _ in 0..4 {
                let verdict = if round % 2 == 0 { "right" } else { "wrong" };
                self.decide(json!({ "judge": verdict })).await?;
                self.decide(json!("go_on")).await?;
            }
        }
        self.decide(json!("close")).await?;
        let bytes = self.phones.iter().map(|phone| phone.bytes.load(Relaxed)).collect();
        Ok((times, bytes))
    }

    /// Everybody taps; until the desk knows of all of them.
    async fn think(&mut self) -> io::Result<Vec<Duration>> {
        lock(&self.taps).clear();
        let count = self.phones.len();
        for (place, phone) in self.phones.iter().enumerate() {
            let (taps, pause) = (phone.taps.clone(), TAPPING * place as u32 / count as u32);
            spawn_in(&mut self.running, async move {
                tokio::time::sleep(pause).await;
                // A phone that is gone shows when it is missed.
                let _ = taps.send(CHOICES[place % CHOICES.len()]).await;
                Ok(())
            });
        }
        let mut known: HashMap<u16, Duration> = HashMap::new();
        while known.len() < count {
            let heard = self.desk.hear_text().await?;
            let now = Instant::now();
            let news: News = serde_json::from_slice(&heard).unwrap_or_default();
            for phone in news.ballots.map(|ballots| ballots.phones).unwrap_or_default() {
                if let Some(tapped) = lock(&self.taps).get(&phone) {
                    known.entry(phone).or_insert_with(|| now - *tapped);
                }
            }
        }
        debug_assert!(self.phones.iter().all(|phone| known.contains_key(&phone.id)), "every phone is known");
        Ok(known.into_values().collect())
    }
}

fn lock(taps: &Taps) -> std::sync::MutexGuard<'_, HashMap<u16, Instant>> {
    taps.lock().unwrap_or_else(PoisonError::into_inner)
}

fn hello(table: &str, token: &str, host: Option<&str>) -> String {
    json!({"hello": {"v": 1, "table": table, "token": token, "host": host, "parts": true}}).to_string()
}

#[derive(Deserialize, Default)]
struct Reply<'a> {
    re: Option<&'a str>,
    ok: Option<bool>,
}

#[derive(Deserialize, Default)]
struct News {
    ballots: Option<Voted>,
}

#[derive(Deserialize)]
struct Voted {
    phones: Vec<u16>,
}
