//! How soon a table is played on when its server is gone: told to stop, killed, or asleep.
//!
//! `VEILLEUSE_TAKEOVERS=20 cargo test --release -p veilleuse --test cluster takeover -- --nocapture` prints the times of so
//! many of each.

use std::{
    env,
    net::SocketAddr,
    time::{Duration, Instant},
};

use serde_json::json;
use tokio::{
    task::spawn_blocking,
    time::{sleep, timeout},
};

use crate::{
    client::{Client, table},
    cluster::{Cluster, SERVERS},
    players::{lines, sit},
};

/// How a server goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Going {
    Stopped,
    Killed,
    Asleep,
}

/// The page takes an answer that is so late for a reason to ask whether anybody is there, and as much silence again for
/// one to open another socket.
const LATE: Duration = Duration::from_secs(3);

impl Going {
    /// What is promised, and as much again for a machine that does other things as well.
    const fn most(self) -> Duration {
        Duration::from_secs(match self {
            Going::Stopped => 2,
            Going::Killed => 4,
            Going::Asleep => 18,
        })
    }
}

/// From the end of a server to the next thing that is said at its table and kept, by somebody who came back elsewhere.
async fn takeover(cluster: &mut Cluster, going: Going, round: usize) -> Duration {
    let (here, there) = (round % SERVERS, (round + 1) % SERVERS);
    let address = |cluster: &Cluster, server| -> SocketAddr { cluster.process(server).unwrap().address };
    let made = table(address(cluster, here), &["me", "bot"]).await;
    let mut ada = Client::sit(address(cluster, here), &made, 0).await;
    ada.host(json!("start")).await;
    ada.play(3).await;
    let before: Vec<String> = lines(&ada).collect();
    let elsewhere = address(cluster, there);
    let began = Instant::now();
    match going {
        Going::Stopped => drop(spawn_blocking({
            let process = cluster.put_away(here).unwrap();
            move || process.stop()
        })),
        Going::Killed => cluster.put_away(here).unwrap().kill(),
        Going::Asleep => cluster.process(here).unwrap().signal("-STOP"),
    }
    let _ = timeout(2 * LATE, async { while ada.next().await.is_some() {} }).await;
    let mut again = loop {
        match sit(elsewhere, &made).await {
            Ok(client) => break client,
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    };
    assert_eq!(again.ask(json!({"say": {"text": "still here"}})).await["ok"], true);
    let took = began.elapsed();
    let now: Vec<String> = lines(&again).collect();
    assert!(before.iter().all(|line| now.contains(line)), "{going:?}");
    cluster.heal().await;
    took
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_on_soon_when_its_server_is_gone() {
    let rounds = env::var("VEILLEUSE_TAKEOVERS").map_or(1, |rounds| rounds.parse().expect("a number"));
    let Some(mut cluster) = Cluster::start(5, None, None).await else { return };
    for going in [Going::Stopped, Going::Killed, Going::Asleep] {
        let mut times = Vec::new();
        for round in 0..rounds {
            times.push(takeover(&mut cluster, going, round).await);
        }
        times.sort_unstable();
        let at = |share: usize| times[(times.len() - 1) * share / 100];
        println!("{going:?}: least {:?}, half {:?}, most {:?}, of {rounds}", at(0), at(50), at(100));
        assert!(at(100) <= going.most(), "{going:?}: {times:?}");
    }
}
