//! People play while everything happens to the servers.

use std::{
    collections::BTreeSet,
    env,
    sync::{Arc, atomic::Ordering::SeqCst},
    time::{Duration, Instant},
};

use serde_json::json;
use tokio::{
    sync::Semaphore,
    task::{JoinSet, spawn_blocking},
    time::{sleep, timeout},
};
use veilleuse_store::{AppendKind, Postgres, Store};

use crate::{
    checks::broken,
    client::{Client, post, token},
    cluster::{Cluster, SERVERS},
    cutter::Manner,
    players::{AllTold, Luck, Player, lines, sit},
};

/// How soon all tables must answer when everything is well again.
const ANSWERING: Duration = Duration::from_secs(10);
/// So many people play, and so many tables are asked at once when all is over.
const PEOPLE: usize = 40;
/// How soon a clock must have run on where nobody is: a table whose server was lost while it was opened is called again after a
/// minute, and after two more if that happens twice.
const CALLED_AGAIN: Duration = Duration::from_secs(150);
/// The clock of tables where nobody is, in seconds.
const SLOW_CLOCK: i64 = 2;

impl Cluster {
    /// One fault, and what it was.
    async fn fault(&mut self) -> &'static str {
        let server = self.luck.below(SERVERS as u64) as usize;
        let short = Duration::from_millis(50 + self.luck.below(400));
        match self.luck.below(20) {
            0..2 => {
                if let Some(process) = self.put_away(server) {
                    spawn_blocking(move || process.kill());
                }
                "a server was killed"
            }
            2..4 => {
                if let Some(process) = self.put_away(server) {
                    spawn_blocking(move || process.stop());
                }
                "a server was stopped"
            }
            4..7 => {
                let most = if self.luck.below(4) == 0 { 14_000 } else { 2_000 };
                let asleep = Duration::from_millis(1000 + self.luck.below(most));
                if let Some(process) = self.process(server) {
                    process.signal("-STOP");
                    let wake = process.waker();
                    tokio::spawn(async move {
                        sleep(asleep).await;
                        wake();
                    });
                }
                "a server slept"
            }
            7..10 => {
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
            10..13 => {
                self.cutters[server].cut();
                "a line was cut"
            }
            13..17 => {
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
}

/// Lets people play while so many faults come, and then looks at everything.
async fn endure(seed: u64, faults: usize, players: usize, pause: Duration) {
    let Some(mut cluster) = Cluster::start(seed, None, None).await else { return };
    let slow = slow_tables(&cluster).await;
    let (told, mut playing) = (AllTold::default(), JoinSet::new());
    for player in 0..players {
        playing.spawn(Player::new(&cluster.balancer, &told, seed * 1000 + player as u64).play());
    }
    let (began, mut log) = (Instant::now(), Vec::new());
    for _ in 0..faults {
        let due = Instant::now() + pause;
        log.push((began.elapsed(), cluster.fault().await));
        sleep(due.saturating_duration_since(Instant::now())).await;
        cluster.wake().await;
    }
    cluster.heal().await;
    let healed = Instant::now();
    cluster.balancer.stop.store(true, SeqCst);
    let told = after(playing, &told).await;
    let mut broken_now = answers(&cluster, &told, healed).await;
    broken_now.extend(broken(&cluster.url(), &cluster.ended, &told).await);
    broken_now.extend(clocks(&cluster, &slow).await);
    let acknowledged: usize = told.iter().map(|told| told.acknowledged.len()).sum();
    println!(
        "{faults} faults in {:?}, {} tables, {acknowledged} messages acknowledged, tables fenced {}",
        began.elapsed(),
        told.len(),
        cluster.counted("tables_fenced").await,
    );
    assert!(broken_now.is_empty(), "{broken_now:#?}\nafter {log:?}");
    assert!(acknowledged > faults * 2 && told.len() >= players, "{acknowledged} at {} tables", told.len());
}

/// What everybody was told, once they have all gone.
pub async fn after(mut playing: JoinSet<()>, told: &AllTold) -> Vec<crate::players::Told> {
    while let Some(played) = playing.join_next().await {
        played.unwrap();
    }
    told.lock().unwrap().clone()
}

/// Tables that do not answer in time, or do not say what somebody was told.
pub async fn answers(cluster: &Cluster, told: &[crate::players::Told], healed: Instant) -> Vec<String> {
    let (mut asking, at_once) = (JoinSet::new(), Arc::new(Semaphore::new(PEOPLE)));
    for (place, told) in told.iter().cloned().enumerate() {
        let (balancer, mut luck) = (Arc::clone(&cluster.balancer), Luck::new(place as u64));
        let at_once = Arc::clone(&at_once);
        asking.spawn(async move {
            let _turn = at_once.acquire().await;
            // The first are asked when all is well, the others when the first have answered.
            let asked = if place < PEOPLE { healed } else { Instant::now() };
            while asked.elapsed() < 2 * ANSWERING {
                let address = balancer.any(&mut luck).await;
                if let Ok(client) = sit(address, &told.made).await {
                    let answered = asked.elapsed();
                    let truth: BTreeSet<String> = lines(&client).collect();
                    let never = told.lines.iter().find(|line| !truth.contains(*line)).cloned();
                    return (told, Some(answered), never);
                }
                sleep(Duration::from_millis(50)).await;
            }
            (told, None, None)
        });
    }
    let (mut slowest, mut broken) = (Duration::ZERO, Vec::new());
    while let Some(asked) = asking.join_next().await {
        let (told, answered, never) = asked.unwrap();
        let id = told.made["table"].as_str().unwrap();
        match answered {
            None => broken.push(format!("{id} does not answer")),
            Some(answered) => slowest = slowest.max(answered),
        }
        broken.extend(never.map(|line| format!("{id} told what is not there: {line}")));
    }
    println!("all tables answered within {slowest:?}");
    if slowest > ANSWERING {
        broken.push(format!("a table took {slowest:?} to answer"));
    }
    broken
}

/// Tables where nobody is, and whose clocks run on: their ids, and how long their logs are.
async fn slow_tables(cluster: &Cluster) -> Vec<(String, usize)> {
    let store = Postgres::open(&cluster.url()).await.unwrap();
    let mut luck = Luck::new(7);
    let mut made = Vec::new();
    for _ in 0..3 {
        let address = cluster.balancer.any(&mut luck).await;
        let chairs = json!([{"seat": 0, "kind": "me"}, {"seat": 1, "kind": "here"}]);
        let new = json!({"title": "numeville", "options": {"seats": 2}, "chairs": chairs, "pace": "slow",
            "clock": SLOW_CLOCK});
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

/// Clocks that have not run on, or run out more than once at a time.
async fn clocks(cluster: &Cluster, before: &[(String, usize)]) -> Vec<String> {
    let store = Postgres::open(&cluster.url()).await.unwrap();
    let mut broken = Vec::new();
    for (id, length) in before {
        let moved = async || store.log(id).await.is_ok_and(|log| log.len() > *length);
        if !within(CALLED_AGAIN, moved).await {
            broken.push(format!("the clock of {id} stands still"));
        }
        let log = store.log(id).await.unwrap();
        let moves: Vec<i64> = log[*length..]
            .iter()
            .filter(|append| append.kind == AppendKind::Match)
            .map(|append| append.at)
            .collect();
        if moves.windows(2).any(|two| two[1] - two[0] < SLOW_CLOCK * 1000) {
            broken.push(format!("the clock of {id} ran out too early: {moves:?}"));
        }
    }
    broken
}

/// Waits until something holds; whether it came to hold in time.
pub async fn within<F: Future<Output = bool>>(time: Duration, mut holds: impl FnMut() -> F) -> bool {
    let held = async {
        while !holds().await {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(time, held).await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn faults_lose_and_double_nothing() {
    let number = |name: &str, usual: u64| {
        env::var(name).ok().map_or(usual, |number| number.parse().expect("a number"))
    };
    let (faults, seed) = (number("VEILLEUSE_FAULTS", 200), number("VEILLEUSE_SEED", 1));
    endure(seed, faults as usize, PEOPLE, Duration::from_millis(250)).await;
}
