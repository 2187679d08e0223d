//! Servers, each with a line of its own to one database, and a balancer before them.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{
    task::{JoinHandle, spawn_blocking},
    time::sleep,
};
use veilleuse_pg::Server as Database;
use veilleuse_store::Postgres;

use crate::{
    checks::{Ended, watch},
    client::get,
    cutter::{Cutter, Edit, Manner},
    planted::Bug,
    players::{Balancer, Luck},
    servers::Process,
};

pub const SERVERS: usize = 3;
/// Longer than anything here takes to be well again.
const HEALING: Duration = Duration::from_secs(30);

pub struct Cluster {
    pub database: Arc<Database>,
    pub cutters: Vec<Cutter>,
    pub servers: Vec<Place>,
    pub balancer: Arc<Balancer>,
    pub luck: Luck,
    /// When processes were told to end, by the address other servers know them by.
    pub ended: Ended,
    bug: Option<Bug>,
}

/// A place for a server.
#[derive(Default)]
pub struct Place {
    pub process: Option<Process>,
    starting: Option<JoinHandle<Option<Process>>>,
}

impl Cluster {
    /// Nothing where somebody asked to do without a database.
    pub async fn start(seed: u64, bug: Option<Bug>, edit: Option<Edit>) -> Option<Cluster> {
        if std::env::var(veilleuse_pg::SHARED).is_ok_and(|shared| shared == veilleuse_pg::WITHOUT) {
            println!("left out: {}={}", veilleuse_pg::SHARED, veilleuse_pg::WITHOUT);
            return None;
        }
        let database = spawn_blocking(|| Database::start_with(&["track_commit_timestamp=on"]));
        let database = database.await.unwrap().unwrap_or_else(|error| panic!("{error}"));
        Postgres::migrate(&database.url()).await.unwrap();
        watch(&database.url()).await;
        let address = SocketAddr::from(([127, 0, 0, 1], database.port()));
        let mut cutters = Vec::new();
        for _ in 0..SERVERS {
            cutters.push(Cutter::before(address, edit).await);
        }
        let mut cluster = Cluster {
            database: Arc::new(database),
            cutters,
            servers: (0..SERVERS).map(|_| Place::default()).collect(),
            balancer: Arc::default(),
            luck: Luck::new(seed),
            ended: Ended::default(),
            bug,
        };
        cluster.all_there().await;
        Some(cluster)
    }

    pub fn url(&self) -> String {
        self.database.url()
    }

    /// Starts servers that are not there, and takes in those that have started. One that finds no database does not
    /// start, and is started again.
    pub async fn wake(&mut self) {
        for server in 0..SERVERS {
            let skew = self.luck.below(7200) as i64 - 3600;
            let place = &mut self.servers[server];
            if place.starting.as_ref().is_some_and(JoinHandle::is_finished) {
                place.process = place.starting.take().unwrap().await.unwrap();
                let address = place.process.as_ref().map(|process| process.address);
                self.balancer.set(server, address);
            }
            if place.process.is_none() && place.starting.is_none() {
                let url = format!("postgres://veilleuse@{}/postgres", self.cutters[server].address);
                let bug = self.bug;
                place.starting = Some(spawn_blocking(move || Process::start(&url, bug, skew)));
            }
        }
    }

    async fn all_there(&mut self) {
        let until = Instant::now() + HEALING;
        while self.servers.iter().any(|place| place.process.is_none()) {
            assert!(Instant::now() < until, "a server does not start");
            self.wake().await;
            sleep(Duration::from_millis(10)).await;
        }
    }

    pub fn process(&self, server: usize) -> Option<&Process> {
        self.servers[server].process.as_ref()
    }

    /// Takes a server out, to be ended.
    pub fn put_away(&mut self, server: usize) -> Option<Process> {
        self.balancer.set(server, None);
        let process = self.servers[server].process.take()?;
        self.ended.note(process.peer);
        Some(process)
    }

    /// Makes everything well.
    pub async fn heal(&mut self) {
        let database = Arc::clone(&self.database);
        spawn_blocking(move || database.wait()).await.unwrap().unwrap();
        for server in 0..SERVERS {
            self.cutters[server].be(Manner::Well);
            if let Some(process) = self.process(server) {
                process.signal("-CONT");
            }
        }
        self.all_there().await;
    }

    /// A number all servers tell, added up.
    pub async fn counted(&self, name: &str) -> u64 {
        let mut sum = 0;
        for process in self.servers.iter().filter_map(|place| place.process.as_ref()) {
            let (_, _, body) = get(process.metrics, "/metrics").await;
            let text = String::from_utf8(body).unwrap();
            let wanted = format!("veilleuse_{name} ");
            let number = text.lines().find_map(|line| line.strip_prefix(&wanted)?.parse::<u64>().ok());
            sum += number.unwrap_or(0);
        }
        sum
    }
}
