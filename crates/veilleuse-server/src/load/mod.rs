//! Measures a running server: many matches of four seats, each acting as fast as it is answered, or at a pace.
//!
//! The server is another process on this machine, so that its memory can be told from the driver's. Every seat
//! is a real socket; a decision counts when the last of the four seats has been told.

mod seat;
mod workshop;

use std::{
    fmt, fs, io,
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use tokio::task::JoinSet;
use veilleuse_titles::Title;

use crate::task::{Later, spawn_in};

use seat::Played;
pub use workshop::{ClassReport, Classes, run_classes};

/// How to reach the server.
#[derive(Clone, Debug)]
pub enum Way {
    /// On loopback, because the driver comes from many loopback addresses.
    Tcp(SocketAddr),
    /// As a proxy on the same machine would.
    Unix(PathBuf),
}

/// What to measure.
#[derive(Clone, Debug)]
pub struct Load {
    /// How to reach the servers, one or several that share a store. Matches are spread over them.
    pub ways: Vec<Way>,
    /// Whether the seats of a match come by different servers, as a balancer that knows nothing lets them.
    pub scattered: bool,
    /// The title that is played.
    pub title: Title,
    /// The servers' processes, to ask how much memory they have.
    pub processes: Vec<u32>,
    /// The name of the processes of the database, if it has its own and they are on this machine.
    pub database: Option<&'static str>,
    /// How many matches.
    pub matches: usize,
    /// How long to measure, after a warm-up of a fifth of it.
    pub time: Duration,
    /// The time between two decisions of a match; `None` for as fast as it goes.
    pub pause: Option<Duration>,
}

/// What was measured.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many matches.
    pub matches: usize,
    /// Whether they acted as fast as they were answered.
    pub saturated: bool,
    /// Decisions a second.
    pub decisions: f64,
    /// Inputs a second: decisions and draws.
    pub inputs: f64,
    /// From a decision to the last seat told, for half and for all but a hundredth of them.
    pub p50: Duration,
    /// See `p50`.
    pub p99: Duration,
    /// The slowest.
    pub slowest: Duration,
    /// What a decision costs the servers in time of one core, where the system tells.
    pub cost: Option<Duration>,
    /// What it costs the database.
    pub database_cost: Option<Duration>,
    /// Bytes of memory for each match with its four sockets.
    pub live_match: Option<u64>,
    /// Bytes of memory of the server before the first match.
    pub empty_server: Option<u64>,
}

impl Load {
    /// By which servers the seats of a match come.
    fn ways_of(&self, number: usize) -> Vec<Way> {
        let ways = self.ways.iter().cycle().skip(number % self.ways.len().max(1)).take(self.ways.len());
        ways.take(if self.scattered { self.ways.len() } else { 1 }).cloned().collect()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = if self.saturated { "as fast as they are answered" } else { "at a steady pace" };
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        writeln!(f, "{} matches of four seats, {how}", self.matches)?;
        writeln!(f, "  decisions  {:>10.0} a second", self.decisions)?;
        writeln!(f, "  inputs     {:>10.0} a second", self.inputs)?;
        writeln!(f, "  told p50   {:>10.1} ms after the decision", ms(self.p50))?;
        writeln!(f, "  told p99   {:>10.1} ms", ms(self.p99))?;
        write!(f, "  slowest    {:>10.1} ms", ms(self.slowest))?;
        if let Some(cost) = self.cost {
            writeln!(f)?;
            write!(f, "  costs      {:>10.0} µs of one core, a decision", cost.as_secs_f64() * 1e6)?;
        }
        if let Some(cost) = self.database_cost {
            writeln!(f)?;
            write!(f, "  database   {:>10.0} µs of one core, a decision", cost.as_secs_f64() * 1e6)?;
        }
        if let (Some(live), Some(empty)) = (self.live_match, self.empty_server) {
            writeln!(f)?;
            writeln!(f, "  live match {:>10.1} KiB with its four sockets", live as f64 / 1024.0)?;
            write!(f, "  server     {:>10.1} MiB before the first match", empty as f64 / 1024.0 / 1024.0)?;
        }
        Ok(())
    }
}

/// Measures. All matches are left as they are at the end; their sockets are closed.
pub fn run(load: &Load) -> Later<'_, io::Result<Report>> {
    Box::pin(measured(load))
}

async fn measured(load: &Load) -> io::Result<Report> {
    let all_memory = || load.processes.iter().map(|process| memory(*process)).sum::<Option<u64>>();
    let all_work = || load.processes.iter().map(|process| work(*process)).sum::<Option<Duration>>();
    let empty_server = all_memory();
    let measuring = Arc::new(AtomicBool::new(false));
    let ending = Arc::new(AtomicBool::new(false));
    let mut seated = JoinSet::new();
    for number in 0..load.matches {
        let (ways, title) = (load.ways_of(number), load.title);
        spawn_in(&mut seated, async move {
            Played::begin(&ways, title, number).await?.after(number % A_MATCH).await
        });
        // A server has a queue of new connections, and it is not what is measured.
        if number % 16 == 15 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    let mut matches = Vec::with_capacity(load.matches);
    while let Some(played) = seated.join_next().await {
        matches.push(played.map_err(io::Error::other)??);
    }
    let mut playing = JoinSet::new();
    for (number, played) in matches.into_iter().enumerate() {
        let (measuring, ending, pause) = (Arc::clone(&measuring), Arc::clone(&ending), load.pause);
        // Matches at a pace do not all act at the same moment.
        let offset = pause.map(|pause| pause * number as u32 / load.matches as u32);
        spawn_in(&mut playing, async move {
            tokio::time::sleep(offset.unwrap_or_default()).await;
            played.play(pause, &measuring, &ending).await
        });
    }
    tokio::time::sleep(load.time / 5).await;
    measuring.store(true, Relaxed);
    let (began, worked) = (Instant::now(), all_work());
    let database_worked = load.database.and_then(work_of_all);
    tokio::time::sleep(load.time).await;
    measuring.store(false, Relaxed);
    let took = began.elapsed().as_secs_f64();
    let since = |(before, after): (Duration, Duration)| after.saturating_sub(before);
    let worked = worked.zip(all_work()).map(since);
    let database_worked = database_worked.zip(load.database.and_then(work_of_all)).map(since);
    let full_server = all_memory();
    ending.store(true, Relaxed);
    let (mut times, mut inputs) = (Vec::new(), 0);
    while let Some(tally) = playing.join_next().await {
        let tally = tally.map_err(io::Error::other)??;
        times.extend(tally.times);
        inputs += tally.inputs;
    }
    times.sort_unstable();
    let at = |share: usize| times.get(times.len() * share / 100).copied().unwrap_or_default();
    let live = empty_server.zip(full_server).map(|(empty, full)| full.saturating_sub(empty));
    Ok(Report {
        matches: load.matches,
        saturated: load.pause.is_none(),
        decisions: times.len() as f64 / took,
        inputs: inputs as f64 / took,
        p50: at(50),
        p99: at(99),
        slowest: times.last().copied().unwrap_or_default(),
        cost: worked.map(|worked| worked / (times.len() as u32).max(1)),
        database_cost: database_worked.map(|worked| worked / (times.len() as u32).max(1)),
        live_match: live.map(|bytes| bytes / load.matches.max(1) as u64),
        empty_server,
    })
}

/// About as many decisions as a match has: matches are not all at the same point, and do not all end at once.
const A_MATCH: usize = 40;
/// How many matches sit down at the same time when matches are left.
const TOGETHER: usize = 50;
/// How many decisions a match has before it is left.
const BEFORE_LEAVING: usize = 8;

/// Begins so many matches, plays a little of each and leaves it, so that the server can put it away.
pub fn leave(way: &Way, title: Title, matches: usize) -> Later<'_, io::Result<()>> {
    Box::pin(left(way, title, matches))
}

async fn left(way: &Way, title: Title, matches: usize) -> io::Result<()> {
    let mut playing = JoinSet::new();
    for number in 0..matches {
        if playing.len() >= TOGETHER
            && let Some(left) = playing.join_next().await
        {
            left.map_err(io::Error::other)??;
        }
        let ways = [way.clone()];
        spawn_in(&mut playing, async move {
            Played::begin(&ways, title, number).await?.after(BEFORE_LEAVING).await.map(drop)
        });
    }
    while let Some(left) = playing.join_next().await {
        left.map_err(io::Error::other)??;
    }
    Ok(())
}

/// Asks the system for as many open files as it gives this process.
pub fn many_files() {
    // With fewer, fewer matches can be measured, and the measure says so.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
}

/// How many bytes of memory a process has, where the system tells.
pub fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kibibytes * 1024)
}

/// How long all processes of this name have worked, and those of them that have ended, where the system tells.
fn work_of_all(name: &str) -> Option<Duration> {
    let processes =
        fs::read_dir("/proc").ok()?.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let named = |process: &u32| {
        fs::read_to_string(format!("/proc/{process}/comm")).is_ok_and(|called| called.trim() == name)
    };
    let times: Vec<Duration> = processes.filter(named).filter_map(work_with_children).collect();
    (!times.is_empty()).then(|| times.iter().sum())
}

fn work_with_children(process: u32) -> Option<Duration> {
    worked(process, 4)
}

/// How long a process has worked on any core, where the system tells.
fn work(process: u32) -> Option<Duration> {
    worked(process, 2)
}

/// Its own user and system time, and with four fields those of its children that have ended.
fn worked(process: u32, fields_of_it: usize) -> Option<Duration> {
    /// Linux counts for programs in hundredths of a second, whatever it counts in itself.
    const TICK: Duration = Duration::from_millis(10);
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name in brackets may hold anything; user and system time are the 12th and 13th fields behind it.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks: u32 = fields
        .split_whitespace()
        .skip(11)
        .take(fields_of_it)
        .filter_map(|field| field.parse::<u32>().ok())
        .sum();
    Some(TICK * ticks)
}
