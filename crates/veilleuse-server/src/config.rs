//! How a server is run.

use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use veilleuse_store::Keeping;
use veilleuse_titles::Title;

use crate::{Limits, Network};

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Listen on all addresses, so that others on the local network can come.
    pub lan: bool,
    /// A Unix socket to listen on as well, for a proxy on the same machine. Whoever may open it is believed about the
    /// addresses of clients.
    pub unix: Option<PathBuf>,
    /// The folder of the database; `None` keeps everything in memory.
    pub data: Option<PathBuf>,
    /// The address of a PostgreSQL database that several servers may share, instead of one in the folder.
    pub store: Option<String>,
    /// Where other servers that share the store reach this one, on a network that nobody else is on.
    pub peer: Option<SocketAddr>,
    /// What other servers call that address, when it is not the one listened on.
    pub peer_as: Option<String>,
    /// The address people use, when it is not the one listened on: behind a proxy, `https://tables.example`.
    pub public_url: Option<String>,
    /// Balancers and proxies on other machines, which are believed about the addresses of clients.
    pub proxies: Vec<Network>,
    /// How long a server that is told to end says so to who balances, before it does.
    pub drain: Duration,
    /// Packs to play instead of those inside the binary.
    pub packs: BTreeMap<Title, PathBuf>,
    /// Packs that new tables may be played with beside those.
    pub offered: Vec<(Title, PathBuf)>,
    /// Whether the owner has a laboratory, which thinks on all cores but one.
    pub lab: bool,
    /// Whether titles with sealed content may be played without the server too: then who looks for the answers finds them.
    pub offline_sealed: bool,
    /// The shortest and longest time a bot seems to think.
    pub bot_pause: (Duration, Duration),
    /// How long a table holds a reaction window at least, where it does not say otherwise.
    pub window: Duration,
    /// How long bots wait for who still reads while somebody else has read, where the table does not say otherwise.
    pub patience: Duration,
    /// How long a person may be gone before a bot stands in.
    pub grace: Duration,
    /// How long a match without anybody stays in memory.
    pub idle: Duration,
    /// How often is looked for tables whose clock has run out while nobody was there.
    pub rounds: Duration,
    /// For how long tables are kept at which nothing happens.
    pub keeping: Keeping,
    /// How often is looked for tables that are not kept any longer.
    pub pruning: Duration,
    /// How much one address may ask for.
    pub limits: Limits,
    /// How long a request may take to arrive and be answered; a match file twice as long.
    pub request_time: Duration,
    /// Where numbers for who runs the server are told; `None` for nowhere.
    pub metrics: Option<SocketAddr>,
    /// Whether another port will do where that one is taken, or none: because nobody asked for it.
    pub metrics_elsewhere: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7878),
            lan: false,
            unix: None,
            data: None,
            store: None,
            peer: None,
            peer_as: None,
            public_url: None,
            proxies: Vec::new(),
            drain: Duration::ZERO,
            packs: BTreeMap::new(),
            offered: Vec::new(),
            lab: false,
            offline_sealed: false,
            bot_pause: (Duration::from_millis(600), Duration::from_millis(1400)),
            window: Duration::from_secs(2),
            patience: Duration::from_secs(20),
            grace: Duration::from_secs(90),
            idle: Duration::from_mins(1),
            rounds: Duration::from_mins(1),
            keeping: Keeping::default(),
            pruning: Duration::from_hours(1),
            limits: Limits::default(),
            request_time: Duration::from_secs(10),
            metrics: None,
            metrics_elsewhere: false,
        }
    }
}
