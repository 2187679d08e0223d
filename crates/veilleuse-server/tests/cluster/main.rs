//! Several servers on one database, and everything that can happen to them. Whatever does: what was acknowledged stands,
//! once; nobody was told what is not there; and a moment later all tables answer.
//!
//! Two hundred faults are part of the check. Two thousand:
//! `cargo test --release -p veilleuse-server --test cluster -- --ignored two_thousand --nocapture`.

#![allow(clippy::unwrap_used, missing_docs, unreachable_pub, dead_code)]

mod checks;
#[path = "../table/client.rs"]
mod client;
#[path = "../../../veilleuse-store/tests/lines/cutter.rs"]
mod cutter;
mod planted;
mod players;
mod servers;

use std::{
    collections::BTreeSet,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use serde_json::json;
use tokio::{task::JoinSet, time::sleep};
use veilleuse_pg::Server as Database;
use veilleuse_store::{Postgres, Store};

use checks::{broken, database};
use client::{Client, get, post, token};
use cutter::{Cutter, Edit, Manner};
use planted::Bug;
use players::{AllTold, Balancer, Luck, Player, lines, sit};
use servers::Process;

const SERVERS: usize = 3;

/// Servers, each with a line of its own to one database, and a balancer before them.
struct Cluster {
    database: Arc<Database>,
    cutters: Vec<Cutter>,
    servers: Vec<Option<Process>>,
    balancer: Arc<Balancer>,
    bug: Option<Bug>,
    luck: Luck,
}

impl Cluster {
    async fn start(seed: u64, bug: Option<Bug>, edit: Option<Edit>) -> Option<Cluster> {
        if std::env::var(veilleuse_pg::SHARED).is_ok_and(|shared| shared == veilleuse_pg::WITHOUT) {
            println!("left out: {}={}", veilleuse_pg::SHARED, veilleuse_pg::WITHOUT);
            return None;
        }
        let database = Database::start().unwrap_or_else(|error| panic!("{error}"));
        Postgres::migrate(&database.url()).await.unwrap();
        let address = SocketAddr::from(([127, 0, 0, 1], database.port()));
        let mut cutters = Vec::new();
        for _ in 0..SERVERS {
            cutters.push(Cutter::before(address, edit).await);
        }
        let (balancer, luck) = (Arc::default(), Luck::new(seed));
        let servers = (0..SERVERS).map(|_| None).collect();
        let mut cluster = Cluster { database: Arc::new(database), cutters, servers, balancer, bug, luck };
        for server in 0..SERVERS {
            cluster.wake(server);
        }
        Some(cluster)
    }

    fn url(&self) -> String {
        self.database.url()
    }

    /// Starts a server that is not there. The database may be gone for the moment: then it is tried again later.
    fn wake(&mut self, server: usize) {
        if self.servers[server].is_some() {
            return;
        }
        let skew = self.luck.below(7200) as i64 - 3600;
        let url = format!("postgres://veilleuse@{}/postgres", self.cutters[server].address);
        self.servers[server] = Process::start(&url, self.bug, skew);
        self.balancer.set(server, self.servers[server].as_ref().map(|process| process.address));
    }

    fn put_away(&mut self, server: usize) -> Option<Process> {
        self.balancer.set(server, None);
        self.servers[server].take()
    }

    /// One fault, and what it was.
    async fn fault(&mut self) -> &'static str {
        let server = self.luck.below(SERVERS as u64) as usize;
        let short = Duration::from_millis(50 + self.luck.below(400));
        match self.luck.below(20) {
            0..3 => {
                if let Some(process) = self.put_away(server) {
                    process.kill();
                }
                "a server was killed"
            }
            3..5 => {
                if let Some(process) = self.put_away(server) {
                    tokio::task::spawn_blocking(move || process.stop()).await.unwrap();
                }
                "a server was stopped"
            }
            5..8 => {
                let asleep = Duration::from_millis(
                    1000 + self.luck.below(if self.luck.below(4) == 0 { 14_000 } else { 2000 }),
                );
                if let Some(process) = self.servers[server].as_ref() {
                    process.signal("-STOP");
                    let wake = process.waker();
                    tokio::spawn(async move {
                        sleep(asleep).await;
                        wake();
                    });
                }
                "a server slept"
            }
            8..11 => {
                let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE application_name = 'veilleuse' ORDER BY random() LIMIT 3";
                if let Ok((client, connection)) =
                    tokio_postgres::connect(&self.url(), tokio_postgres::NoTls).await
                {
                    tokio::spawn(async move { drop(connection.await) });
                    let _ = client.query(sql, &[]).await;
                }
                "the database lost connections"
            }
            11..14 => {
                self.cutters[server].cut();
                "a line was cut"
            }
            14..17 => {
                self.cutters[server].be(Manner::SwallowsAnswers);
                sleep(short).await;
                self.cutters[server].be(Manner::Well);
                "answers were swallowed"
            }
            17..19 => {
                self.cutters[server].be(Manner::Silent);
                let over = self.cutters[server].later(Manner::Well);
                let silent = Duration::from_millis(500 + self.luck.below(7000));
                tokio::spawn(async move {
                    sleep(silent).await;
                    over();
                });
                "a line was silent"
            }
            _ => {
                let _ = self.database.restart(self.luck.below(2) == 0);
                "the database was started again"
            }
        }
    }

    /// Makes everything well.
    async fn heal(&mut self) {
        let database = Arc::clone(&self.database);
        tokio::task::spawn_blocking(move || database.wait()).await.unwrap().unwrap();
        for server in 0..SERVERS {
            self.cutters[server].be(Manner::Well);
            if let Some(process) = &self.servers[server] {
                process.signal("-CONT");
            }
            self.wake(server);
        }
    }

    /// A number all servers tell, added up.
    async fn counted(&self, name: &str) -> u64 {
        let mut sum = 0;
        for process in self.servers.iter().flatten() {
            let (_, _, body) = get(process.metrics, "/metrics").await;
            let text = String::from_utf8(body).unwrap();
            let line = text
                .lines()
                .find_map(|line| line.strip_prefix(&format!("veilleuse_{name} ")).map(str::to_owned));
            sum += line.and_then(|number| number.parse::<u64>().ok()).unwrap_or(0);
        }
        sum
    }
}

/// What a run has shown.
struct Run {
    broken: Vec<String>,
    acknowledged: usize,
    tables: usize,
}

/// Lets people play while so many faults come, and then looks at everything.
async fn run(seed: u64, faults: usize, players: usize, pause: Duration, bug: Option<Bug>) -> Option<Run> {
    let mut cluster = Cluster::start(seed, bug, None).await?;
    let (told, stop): (AllTold, Arc<AtomicBool>) = Default::default();
    let mut playing = JoinSet::new();
    for player in 0..players {
        playing.spawn(Player::new(&cluster.balancer, &told, seed * 1000 + player as u64, &stop).play());
    }
    let slow = slow_tables(&cluster).await;
    for fault in 0..faults {
        let began = Instant::now();
        let what = cluster.fault().await;
        println!("{fault}: {what}");
        sleep(pause.saturating_sub(began.elapsed())).await;
        for server in 0..SERVERS {
            cluster.wake(server);
        }
    }
    cluster.heal().await;
    let healed = Instant::now();
    stop.store(true, SeqCst);
    while let Some(played) = playing.join_next().await {
        played.unwrap();
    }
    let told = told.lock().unwrap().clone();
    let mut broken = Vec::new();
    let mut asking = JoinSet::new();
    for (place, told) in told.iter().cloned().enumerate() {
        let (balancer, mut luck) = (Arc::clone(&cluster.balancer), Luck::new(seed + place as u64));
        asking.spawn(async move {
            while healed.elapsed() < Duration::from_secs(20) {
                let address = balancer.any(&mut luck).await;
                if let Ok(client) = sit(address, &told.made).await {
                    let answered = healed.elapsed();
                    let truth: BTreeSet<String> = lines(&client).collect();
                    let never = told.lines.iter().filter(|line| !truth.contains(*line)).cloned().collect();
                    return (told, Some(answered), never);
                }
                sleep(Duration::from_millis(50)).await;
            }
            (told, None, Vec::<String>::new())
        });
    }
    let mut slowest = Duration::ZERO;
    while let Some(asked) = asking.join_next().await {
        let (told, answered, never) = asked.unwrap();
        let id = told.made["table"].as_str().unwrap();
        match answered {
            None => broken.push(format!("{id} does not answer")),
            Some(answered) => slowest = slowest.max(answered),
        }
        broken.extend(never.into_iter().take(1).map(|line| format!("{id} told what is not there: {line}")));
    }
    println!("all tables answered within {slowest:?}");
    if slowest > Duration::from_secs(10) {
        broken.push(format!("a table took {slowest:?} to answer"));
    }
    broken.extend(checks::broken(&cluster.url(), &told).await);
    broken.extend(slow_tables_stand_still(&cluster, &slow).await);
    let acknowledged = told.iter().map(|told| told.acknowledged.len()).sum();
    let tables = told.len();
    println!(
        "{faults} faults, {tables} tables, {acknowledged} messages acknowledged; {} tables fenced, {} sockets and {} requests passed on now",
        cluster.counted("tables_fenced").await,
        cluster.counted("sockets_relayed").await,
        cluster.counted("requests_relayed").await
    );
    Some(Run { broken, acknowledged, tables })
}

/// Tables where nobody is, and whose clocks run on: their ids, and how long their logs are.
async fn slow_tables(cluster: &Cluster) -> Vec<(String, usize)> {
    let store = Postgres::open(&cluster.url()).await.unwrap();
    let mut luck = Luck::new(7);
    let mut made = Vec::new();
    for _ in 0..3 {
        let address = cluster.balancer.any(&mut luck).await;
        let chairs = json!([{"seat": 0, "kind": "me"}, {"seat": 1, "kind": "here"}]);
        let new = json!({"title": "numeville", "options": {"seats": 2}, "chairs": chairs, "pace": "slow", "clock": 1});
        let (status, table) = post(address, "/api/tables", &new).await;
        assert_eq!(status, 200, "{table}");
        let hello =
            json!({"v": 1, "table": table["table"], "token": token(&table, 0), "host": table["host"]});
        Client::connect(address, hello).await.unwrap().host(json!("start")).await;
        let id = table["table"].as_str().unwrap().to_owned();
        let length = store.log(&id).await.unwrap().len();
        made.push((id, length));
    }
    made
}

/// Clocks that have not run on.
async fn slow_tables_stand_still(cluster: &Cluster, before: &[(String, usize)]) -> Vec<String> {
    let store = Postgres::open(&cluster.url()).await.unwrap();
    let mut still = Vec::new();
    for (id, length) in before {
        let moved = async || store.log(id).await.is_ok_and(|log| log.len() > *length);
        if !within(Duration::from_secs(10), moved).await {
            still.push(format!("the clock of {id} stands still"));
        }
    }
    still
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_faults_lose_and_double_nothing() {
    let Some(run) = run(1, 200, 24, Duration::from_millis(450), None).await else { return };
    assert!(run.broken.is_empty(), "{:#?}", run.broken);
    assert!(run.acknowledged > 1000 && run.tables >= 24, "{} of {}", run.acknowledged, run.tables);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes a quarter of an hour"]
async fn two_thousand_faults_lose_and_double_nothing() {
    let Some(run) = run(2, 2000, 40, Duration::from_millis(450), None).await else { return };
    assert!(run.broken.is_empty(), "{:#?}", run.broken);
    assert!(run.acknowledged > 10_000, "{}", run.acknowledged);
}

/// Waits until something holds; whether it came to hold in time.
pub async fn within<F: Future<Output = bool>>(time: Duration, mut holds: impl FnMut() -> F) -> bool {
    let until = Instant::now() + time;
    loop {
        if holds().await {
            return true;
        }
        if Instant::now() > until {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
