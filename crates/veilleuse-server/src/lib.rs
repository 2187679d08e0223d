//! The web table: tables, seats, sockets and the page.
//!
//! | to learn about | read |
//! |---|---|
//! | running a server | [`serve`], [`Config`], [`Server`] |
//! | measuring one | [`load`] |
//! | what it says on the wire | `docs/wire.md` |
//!
//! Inside, `hall` finds tables, `room` drives one of them (`veilleuse-table`) on the threads of `floor`, `packs` finds
//! what a match began with, `socket` is one pair of eyes. **There is no rule in here**: what can be decided, seen and
//! told comes from the titles through the table.

mod assets;
mod bucket;
mod cable;
mod config;
mod failure;
mod floor;
mod hall;
pub mod load;
mod metrics;
mod origin;
mod outbox;
mod packs;
mod room;
mod socket;
mod tables;
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

use axum::{Router, http::HeaderMap};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};
use veilleuse_pack::{PackFiles, Problems};
use veilleuse_store::{InMemory, Sqlite, Store, StoreError};
use veilleuse_table::Shelves;
use veilleuse_titles::{Title, embedded_files};

pub use config::Config;

use cable::{Cable, Door};
use floor::Floor;
use hall::Hall;
use web::Peer;

/// The largest head of a request, in bytes.
const HEAD: usize = 16 * 1024;
/// How long a client may take to send the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(5);
/// How many connections may be open at once.
const MOST_CONNECTIONS: usize = 20_000;

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
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A pack cannot be played.
    #[error(transparent)]
    Pack(#[from] Problems),
    /// The system gives no threads.
    #[error("cannot start the threads for tables: {0}; allow this program more of them")]
    Threads(io::Error),
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    hall: Arc<Hall>,
    stopping: watch::Sender<bool>,
    listening: JoinHandle<()>,
}

/// Starts a server.
pub async fn serve(config: Config) -> Result<Server, ServeError> {
    let store: Arc<dyn Store> = match &config.data {
        None => Arc::new(InMemory::new()),
        Some(path) => {
            fs::create_dir_all(path).map_err(|error| ServeError::Data { path: path.clone(), error })?;
            Arc::new(Sqlite::open(&path.join("veilleuse.db"))?)
        }
    };
    serve_with(config, store).await
}

/// Starts a server on a store of one's own.
pub async fn serve_with(config: Config, store: Arc<dyn Store>) -> Result<Server, ServeError> {
    let mut files = BTreeMap::new();
    for title in Title::ALL {
        let folder = config.packs.get(&title).map(|folder| PackFiles::from_dir(folder));
        files.insert(title, folder.unwrap_or_else(|| Ok(embedded_files(title)))?);
    }
    let shelves = Shelves::load(|title| Ok(files[&title].clone()))?;
    packs::keep_all(store.as_ref(), &shelves, files.iter().map(|(title, files)| (*title, files))).await?;
    drop(files);
    let mut address = config.listen;
    if config.lan {
        address.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    }
    let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
    let address = listener.local_addr().map_err(|error| ServeError::Listen { address, error })?;
    let floor = Floor::new().map_err(ServeError::Threads)?;
    let hall = Hall::new(config, store, shelves, floor);
    let (stopping, stopped) = watch::channel(false);
    tokio::spawn(call_overdue(Arc::clone(&hall), stopped.clone()));
    if let Some(path) = hall.config.unix.clone() {
        let door = cable::unix_door(&path).map_err(|error| ServeError::Unix { path, error })?;
        tokio::spawn(listen(door, Arc::clone(&hall), stopped.clone()));
    }
    let listening = tokio::spawn(listen(Door::Tcp(listener), Arc::clone(&hall), stopped));
    tracing::info!(%address, "listening");
    Ok(Server { address, hall, stopping, listening })
}

impl Server {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: no new connections, every match put away, everything kept.
    pub async fn stop(self) {
        // The listener may have ended on its own.
        let _ = self.stopping.send(true);
        self.hall.stop().await;
        let _ = self.listening.await;
        if let Some(path) = &self.hall.config.unix {
            // Left behind, it gives way to the next server.
            let _ = fs::remove_file(path);
        }
    }

    /// Runs until the process is told to end, then stops.
    pub async fn run_until_told(self) {
        told_to_end().await;
        tracing::info!("stopping");
        self.stop().await;
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

async fn listen(door: Door, hall: Arc<Hall>, mut stopped: watch::Receiver<bool>) {
    let router = web::router(Arc::clone(&hall));
    let places = Arc::new(tokio::sync::Semaphore::new(MOST_CONNECTIONS));
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
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
        let (router, hall, mut stopped) = (router.clone(), Arc::clone(&hall), stopped.clone());
        tokio::spawn(async move {
            tokio::select! {
                () = connection(cable, peer, router, hall) => {}
                _ = stopped.changed() => {}
            }
            drop(place);
        });
    }
}

async fn connection(cable: Cable, peer: Option<IpAddr>, router: Router, hall: Arc<Hall>) {
    let service = TowerToHyperService::new(router);
    let service = hyper::service::service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        let address = client_address(peer, request.headers(), &hall.config);
        request.extensions_mut().insert(Peer(address));
        hyper::service::Service::call(&service, request)
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(HEAD)
        .max_headers(64)
        .serve_connection(TokioIo::new(cable), service)
        .with_upgrades();
    // A client that breaks off or talks nonsense is no news.
    let _ = serving.await;
}

/// The address of the client: behind a proxy on this machine, the one the proxy names. Only a proxy uses a Unix socket.
fn client_address(peer: Option<IpAddr>, headers: &HeaderMap, config: &Config) -> IpAddr {
    let behind_proxy = peer.is_none_or(|peer| config.public_url.is_some() && peer.is_loopback());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    if !behind_proxy {
        return peer;
    }
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next());
    last.and_then(|address| address.trim().parse().ok()).unwrap_or(peer)
}
