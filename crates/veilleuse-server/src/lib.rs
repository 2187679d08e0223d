//! The web table: tables, seats, sockets and the page.
//!
//! | to learn about | read |
//! |---|---|
//! | running a server | [`serve`], [`Config`], [`Server`] |
//! | what it lets one address do | [`Limits`] |
//! | measuring one | [`load`] |
//! | what it says on the wire | `docs/wire.md` |
//!
//! Inside, `hall` finds tables, `room` drives one of them (`veilleuse-table`), `packs` finds what a match began
//! with, `socket` is one pair of eyes and `outbox` where tables write to it, `gate` says who may have how much. **There is no rule in
//! here**: what can be decided, seen and told comes from the titles through the table.

mod address;
mod analyses;
mod assets;
mod bucket;
mod cable;
mod class;
mod cluster;
mod codes;
mod config;
mod failure;
mod frame;
mod gate;
mod hall;
mod health;
mod lab;
pub mod lan;
mod limits;
pub mod load;
mod metrics;
mod origin;
mod outbox;
mod owner;
mod packed;
mod packs;
mod relay;
mod room;
mod socket;
mod tables;
mod tallies;
mod task;
mod thinkers;
mod token;
mod web;

use std::{
    collections::BTreeMap,
    fs, io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use axum::Router;
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle, time::MissedTickBehavior};
use veilleuse_pack::{PackFiles, Problems};
use veilleuse_store::{Holder, InMemory, Postgres, Sqlite, Store, StoreError};
use veilleuse_table::{RULES, Shelves};
use veilleuse_titles::{Title, embedded_files};

pub use address::{Network, NoNetwork};
pub use config::Config;
pub use limits::{Limit, Limits, NoLimit};
pub use owner::KEY_FILE;
pub use task::Later;

use address::{Address, is_proxy};
use cable::{Cable, Door, Patient};
use cluster::{BEAT, Cluster};
use failure::Fail;
use gate::Connection;
use hall::Hall;
use metrics::{Metrics, count, uncount};
use task::spawn;
use thinkers::Thinkers;
use token::new_server_key;
use web::Peer;

/// The name of the database in its folder.
pub const DATABASE: &str = "veilleuse.db";

/// The largest head of a request, in bytes.
const HEAD: usize = 16 * 1024;
/// How long a client may take to send the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(5);
/// How long a client may leave unread what is sent to it, once the machine holds no more of it.
const UNREAD_TIME: Duration = Duration::from_secs(10);
/// Files of the process that are not connections: the database, the listeners, what the system needs.
const OTHER_FILES: u64 = 64;
/// How often addresses are forgotten that have not been heard of.
const TIDY: Duration = Duration::from_secs(30);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}; choose another address with --listen")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// The address for metrics cannot be listened on.
    #[error("cannot tell metrics on {address}: {error}; choose another address with --metrics")]
    Metrics {
        /// The address.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// The address for other servers cannot be listened on.
    #[error("cannot listen for other servers on {address}: {error}; choose another address with --peer")]
    Peer {
        /// The address.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// The Unix socket cannot be opened.
    #[error("cannot listen on {}: {error}; choose another path with --unix", path.display())]
    Unix {
        /// The path.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The data directory cannot be made.
    #[error("cannot make the data directory {}: {error}; choose another with --data", path.display())]
    Data {
        /// The directory.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The key of the owner cannot be kept.
    #[error("cannot keep the owner's key in {}: {error}; check the rights of the data directory", path.display())]
    Key {
        /// The directory.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A pack cannot be played.
    #[error(transparent)]
    Pack(#[from] Problems),
    /// The system gives no threads.
    #[error("cannot start the threads for bots: {0}; allow this program more of them")]
    Threads(io::Error),
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    /// The owner's key.
    key: String,
    hall: Arc<Hall>,
    stopping: watch::Sender<bool>,
    listening: JoinHandle<()>,
}

/// Starts a server.
pub fn serve(config: Config) -> Later<'static, Result<Server, ServeError>> {
    Box::pin(served(config))
}

async fn served(config: Config) -> Result<Server, ServeError> {
    if let Some(path) = &config.data {
        fs::create_dir_all(path).map_err(|error| ServeError::Data { path: path.clone(), error })?;
    }
    let store: Arc<dyn Store> = match (&config.store, &config.data) {
        (Some(url), _) => Arc::new(Postgres::open(url).await?),
        (None, Some(path)) => Arc::new(Sqlite::open(&path.join(DATABASE))?),
        (None, None) => Arc::new(InMemory::new()),
    };
    served_with(config, store).await
}

/// Starts a server on a store of one's own.
pub fn serve_with(config: Config, store: Arc<dyn Store>) -> Later<'static, Result<Server, ServeError>> {
    Box::pin(served_with(config, store))
}

async fn served_with(mut config: Config, store: Arc<dyn Store>) -> Result<Server, ServeError> {
    config.limits.connections_in_all = config.limits.connections_in_all.min(places_for_connections());
    let mut files = BTreeMap::new();
    for title in Title::ALL {
        let folder = config.packs.get(&title).map(|folder| PackFiles::from_dir(folder));
        files.insert(title, folder.unwrap_or_else(|| Ok(embedded_files(title)))?);
    }
    let shelves = Shelves::load(|title| Ok(files[&title].clone()))?;
    packs::keep_all(store.as_ref(), &shelves, files.iter().map(|(title, files)| (*title, files))).await?;
    drop(files);
    let (owner, key) = owner::key_in(config.data.as_deref())
        .map_err(|error| ServeError::Key { path: config.data.clone().unwrap_or_default(), error })?;
    let mut address = config.listen;
    if config.lan {
        address.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    }
    let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
    let address = listener.local_addr().map_err(|error| ServeError::Listen { address, error })?;
    let metrics = Metrics::new();
    let (waits, times) = (metrics.thought_wait_seconds.clone(), metrics.thought_seconds.clone());
    let thinkers = Thinkers::new(waits, times).map_err(ServeError::Threads)?;
    let peers = peer_door(&config).await?;
    let called = |(address, _): &(SocketAddr, _)| config.peer_as.clone().unwrap_or(address.to_string());
    let me = Holder {
        key: new_server_key(),
        peer: peers.as_ref().map(called),
        packs: Title::ALL.iter().map(|title| shelves.get(*title).digest().to_owned()).collect(),
        plays: vec![RULES.to_owned()],
    };
    let cluster = Cluster::new(me, store.as_ref());
    cluster.beat(store.as_ref()).await?;
    let port = address.port();
    let mut offered = Vec::new();
    for (title, folder) in &config.offered {
        let files = PackFiles::from_dir(folder)?;
        let shelf = Shelves::one(*title, &files)?;
        store.keep_pack(shelf.digest(), files.pack_up()).await?;
        let name = folder.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        offered.push((*title, name, shelf));
    }
    let hall = Hall::new((config, port), store, cluster, shelves, thinkers, metrics, owner);
    for (title, name, shelf) in offered {
        hall.packs.offer(title, name, shelf);
    }
    let (stopping, stopped) = watch::channel(false);
    if hall.cluster.is_shared() {
        spawn(beat(Arc::clone(&hall), stopped.clone()));
    }
    if let Some((_, listener)) = peers {
        spawn(hear_peers(listener, Arc::clone(&hall), stopped.clone()));
    }
    spawn(call_overdue(Arc::clone(&hall), stopped.clone()));
    spawn(prune(Arc::clone(&hall), stopped.clone()));
    spawn(tidy(Arc::clone(&hall), stopped.clone()));
    let metrics = match metrics_door(&hall.config).await? {
        None => None,
        Some((address, listener)) => {
            tell_metrics(listener, &hall, stopped.clone());
            Some(address)
        }
    };
    if let Some(path) = hall.config.unix.clone() {
        let door = cable::unix_door(&path).map_err(|error| ServeError::Unix { path, error })?;
        spawn(listen(door, Arc::clone(&hall), stopped.clone()));
    }
    let listening = spawn(listen(Door::Tcp(listener), Arc::clone(&hall), stopped));
    tracing::info!(%address, "listening");
    Ok(Server { address, metrics, key, hall, stopping, listening })
}

/// Asks the system for as many open files as it gives; how many of them may be connections.
fn places_for_connections() -> usize {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::warn!(%error, "how many files may be open could not be raised");
        256
    });
    usize::try_from(files.saturating_sub(OTHER_FILES).max(1)).unwrap_or(usize::MAX)
}

/// Where numbers are told, if anywhere. A port nobody asked for is no reason not to serve.
async fn metrics_door(config: &Config) -> Result<Option<(SocketAddr, TcpListener)>, ServeError> {
    let Some(address) = config.metrics else { return Ok(None) };
    let bound = match TcpListener::bind(address).await {
        Err(error) if config.metrics_elsewhere => {
            tracing::warn!(%address, %error, "metrics have to be told elsewhere; choose where with --metrics");
            let Ok(listener) = TcpListener::bind((address.ip(), 0)).await else {
                tracing::warn!("metrics are told nowhere");
                return Ok(None);
            };
            Ok(listener)
        }
        bound => bound,
    };
    let named = bound.and_then(|listener| Ok((listener.local_addr()?, listener)));
    let (address, listener) = named.map_err(|error| ServeError::Metrics { address, error })?;
    tracing::info!(%address, "telling metrics");
    Ok(Some((address, listener)))
}

/// Where other servers come, if they may.
async fn peer_door(config: &Config) -> Result<Option<(SocketAddr, TcpListener)>, ServeError> {
    let Some(address) = config.peer else { return Ok(None) };
    let bound = TcpListener::bind(address).await.and_then(|listener| Ok((listener.local_addr()?, listener)));
    bound.map(Some).map_err(|error| ServeError::Peer { address, error })
}

/// Says now and then that this server is there.
async fn beat(hall: Arc<Hall>, mut stopped: watch::Receiver<bool>) {
    let mut rounds = tokio::time::interval(BEAT);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = rounds.tick() => hall.beat().await,
            _ = stopped.changed() => return,
        }
    }
}

/// Takes calls of other servers, for tables that are here.
async fn hear_peers(listener: TcpListener, hall: Arc<Hall>, mut stopped: watch::Receiver<bool>) {
    let router = web::router(Arc::clone(&hall));
    loop {
        let line = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopped.changed() => return,
        };
        let Ok((line, _)) = line else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Ok(place) = hall.gate.connect(None) else { continue };
        let _ = line.set_nodelay(true);
        let (router, hall, place) = (router.clone(), Arc::clone(&hall), Arc::new(place));
        let mut stopped = stopped.clone();
        spawn(async move {
            let service = TowerToHyperService::new(router);
            let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
                let caller = relay::caller(request.headers(), &hall);
                let (service, place) = (service.clone(), Arc::clone(&place));
                async move {
                    let Some((address, told)) = caller else { return Ok(relay::not_me()) };
                    let peer = Peer { address, connection: place, passed_on: Some(told) };
                    request.extensions_mut().insert(peer);
                    hyper::service::Service::call(&service, request).await
                }
            });
            let serving = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(HEAD_TIME)
                .serve_connection(TokioIo::new(Patient::new(Cable::Tcp(line), UNREAD_TIME)), service)
                .with_upgrades();
            tokio::select! {
                _ = serving => {}
                _ = stopped.changed() => {}
            }
        });
    }
}

/// Tells numbers on an address of their own.
fn tell_metrics(listener: TcpListener, hall: &Arc<Hall>, mut stopped: watch::Receiver<bool>) {
    let serving = axum::serve(listener, web::metrics_router(Arc::clone(hall)));
    spawn(async move {
        tokio::select! {
            _ = serving => {}
            _ = stopped.changed() => {}
        }
    });
}

/// Forgets now and then who has not been heard of.
async fn tidy(hall: Arc<Hall>, mut stopped: watch::Receiver<bool>) {
    let mut rounds = tokio::time::interval(TIDY);
    loop {
        tokio::select! {
            _ = rounds.tick() => hall.gate.tidy(),
            _ = stopped.changed() => return,
        }
    }
}

impl Server {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it tells metrics, if it does.
    pub const fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// The titles whose question bank can be read with the [owner's key](Server::owner_key).
    pub fn banks(&self) -> Vec<Title> {
        Title::ALL.into_iter().filter(|title| self.hall.shelves.get(*title).has_bank()).collect()
    }

    /// What opens `#/bank/<title>/<key>`. It is for the owner's terminal and for no log.
    pub fn owner_key(&self) -> &str {
        &self.key
    }

    /// Stops: no new connections, every match put away, everything kept.
    pub fn stop(self) -> Later<'static, ()> {
        Box::pin(self.stopped())
    }

    async fn stopped(self) {
        // The listener may have ended on its own.
        let _ = self.stopping.send(true);
        self.hall.stop().await;
        let _ = self.listening.await;
        if let Some(path) = &self.hall.config.unix {
            // Left behind, it gives way to the next server.
            let _ = fs::remove_file(path);
        }
    }

    /// Runs until the process is told to end, drains and stops; told once more, it stops at once. A store that has ended
    /// keeps nothing any more: then there is nothing to stop for, and the process should end too.
    pub fn run_until_told(self) -> Later<'static, Result<(), ServeError>> {
        Box::pin(self.told())
    }

    async fn told(self) -> Result<(), ServeError> {
        tokio::select! {
            () = told_to_end() => {}
            ended = self.hall.store.ended() => {
                tracing::error!(error = %ended, "nothing can be kept any more");
                return Err(ended.into());
            }
        }
        let drain = self.hall.config.drain;
        if !drain.is_zero() {
            tracing::info!(seconds = drain.as_secs(), "draining");
            self.hall.cluster.drain();
            tokio::select! {
                () = tokio::time::sleep(drain) => {}
                () = told_to_end() => {}
            }
        }
        tracing::info!("stopping");
        self.stopped().await;
        Ok(())
    }
}

/// Waits for Ctrl-C, or on Unix for the usual signal to end.
async fn told_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = term.recv() => {}
            }
            return;
        }
    }
    // Without signals there is only the end of the process itself.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Looks now and then for tables whose clock has run out while nobody was there.
async fn call_overdue(hall: Arc<Hall>, mut stopped: watch::Receiver<bool>) {
    let mut rounds = tokio::time::interval(hall.config.rounds);
    loop {
        tokio::select! {
            _ = rounds.tick() => hall.call_overdue().await,
            _ = stopped.changed() => return,
        }
    }
}

/// Removes now and then what is not kept any longer.
async fn prune(hall: Arc<Hall>, mut stopped: watch::Receiver<bool>) {
    let mut rounds = tokio::time::interval(hall.config.pruning);
    loop {
        tokio::select! {
            _ = rounds.tick() => hall.prune().await,
            _ = stopped.changed() => return,
        }
    }
}

async fn listen(door: Door, hall: Arc<Hall>, mut stopped: watch::Receiver<bool>) {
    let router = web::router(Arc::clone(&hall));
    loop {
        let accepted = tokio::select! {
            accepted = door.accept() => accepted,
            _ = stopped.changed() => return,
        };
        let (cable, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, most likely: others must go before new ones come.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let address = peer.filter(|_| !is_proxy(peer, &hall.config)).map(Address::of);
        let place = match hall.gate.connect(address) {
            Ok(place) => Arc::new(place),
            Err(fail) => {
                count(&hall.metrics.connections_refused);
                turn_away(&cable, &fail);
                continue;
            }
        };
        let (router, hall, mut stopped) = (router.clone(), Arc::clone(&hall), stopped.clone());
        spawn(async move {
            count(&hall.metrics.connections_open);
            tokio::select! {
                () = connection(cable, peer, place, router, &hall) => {}
                _ = stopped.changed() => {}
            }
            uncount(&hall.metrics.connections_open);
        });
    }
}

/// Says why a connection is not taken, without reading anything from it or waiting for anybody.
fn turn_away(cable: &Cable, fail: &Fail) {
    let body = format!(r#"{{"error":{{"code":"{}","message":"{}"}}}}"#, fail.code, fail.message);
    let answer = format!(
        "HTTP/1.1 {}\r\ncontent-type: application/json\r\nretry-after: 5\r\nconnection: close\r\n\
         content-length: {}\r\n\r\n{body}",
        fail.status,
        body.len()
    );
    // Who does not take it now is not told.
    let _ = cable.try_write(answer.as_bytes());
}

async fn connection(
    cable: Cable,
    peer: Option<IpAddr>,
    place: Arc<Connection>,
    router: Router,
    hall: &Arc<Hall>,
) {
    let service = TowerToHyperService::new(router);
    let hall = Arc::clone(hall);
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        let address = Address::of_request(peer, request.headers(), &hall.config);
        let connection = Arc::clone(&place);
        request.extensions_mut().insert(Peer { address, connection, passed_on: None });
        hyper::service::Service::call(&service, request)
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(HEAD)
        .max_headers(64)
        .serve_connection(TokioIo::new(Patient::new(cable, UNREAD_TIME)), service)
        .with_upgrades();
    // A client that breaks off or talks nonsense is no news.
    let _ = serving.await;
}
