//! `veilleuse serve`: the web table.

use std::{
    collections::BTreeMap,
    io::{self, IsTerminal},
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use tracing_subscriber::{filter::Targets, layer::SubscriberExt, util::SubscriberInitExt};
use veilleuse_core::Line;
use veilleuse_pack::Texts;
use veilleuse_server::{Config, KEY_FILE, Limits, Server, lan};
use veilleuse_titles::{Title, house_texts};

use crate::{
    cli::ServeArgs,
    command::data,
    fail::{Done, Failure},
};

pub(crate) fn run(args: &ServeArgs) -> Done {
    let filter: Targets =
        args.log.parse().map_err(|error| Failure::new(format!("--log {}: {error}", args.log)))?;
    let logs = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let subscriber = tracing_subscriber::registry().with(filter);
    if args.log_json {
        subscriber.with(logs.json()).init();
    } else {
        subscriber.with(logs.with_ansi(io::stderr().is_terminal())).init();
    }
    if args.with_stdin {
        std::thread::spawn(|| {
            // However it ends, it has ended.
            let _ = io::copy(&mut io::stdin(), &mut io::sink());
            std::process::exit(0);
        });
    }
    let config = config(args)?;
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let server = veilleuse_server::serve(config).await.map_err(Failure::new)?;
        if args.brisk {
            println!("{}", server.address());
        } else {
            announce(args, &server);
        }
        server.run_until_told().await.map_err(Failure::new)
    })
}

fn config(args: &ServeArgs) -> Result<Config, Failure> {
    if let (Some(peer), None) = (args.peer, &args.peer_as)
        && peer.ip().is_unspecified()
    {
        return Err(Failure::new(format!("--peer {peer}: say with --peer-as what other servers call it")));
    }
    let data = data_folder(args)?;
    let packs =
        args.packs.iter().map(|named| pack(named, "--pack")).collect::<Result<BTreeMap<_, _>, _>>()?;
    let mut config = Config {
        listen: args.listen,
        lan: args.lan,
        limits: limits(args),
        metrics: metrics(args)?,
        metrics_elsewhere: args.metrics.is_none(),
        unix: args.unix.clone(),
        data,
        store: args.store.clone(),
        peer: args.peer,
        peer_as: args.peer_as.clone(),
        public_url: args.public_url.clone(),
        proxies: args.proxies.clone(),
        drain: Duration::from_secs(args.drain.into()),
        packs,
        offline_sealed: args.offline_sealed,
        offered: args.offered.iter().map(|named| pack(named, "--offer")).collect::<Result<Vec<_>, _>>()?,
        keeping: args.keeping.keeping(),
        lab: args.lab,
        ..Config::default()
    };
    if args.brisk {
        config.bot_pause = (Duration::ZERO, Duration::ZERO);
        config.window = Duration::ZERO;
        config.idle = Duration::from_secs(2);
        config.rounds = Duration::from_secs(1);
    }
    Ok(config)
}

/// Where files are kept, if anywhere: with a database elsewhere only what somebody named.
fn data_folder(args: &ServeArgs) -> Result<Option<PathBuf>, Failure> {
    if args.memory || (args.store.is_some() && args.data.is_none()) {
        return Ok(None);
    }
    data::folder(args.data.as_ref()).map(Some)
}

/// So many people may share an address in tests and measurements, where all browsers are on one machine.
const CROWD_OF_TESTS: u32 = 2_000;

fn limits(args: &ServeArgs) -> Limits {
    let usual = match args.crowd {
        Some(crowd) => Limits::for_crowd(crowd),
        None if args.brisk => Limits::for_crowd(CROWD_OF_TESTS),
        None if args.lan => Limits::for_a_class(),
        None => Limits::default(),
    };
    let limits = Limits { connections_in_all: args.connections, ..usual };
    args.limits.iter().fold(limits, Limits::with)
}

/// Where metrics are told: unless somebody says so, nobody but this machine can ask for them.
fn metrics(args: &ServeArgs) -> Result<Option<SocketAddr>, Failure> {
    match args.metrics.as_deref() {
        Some("off") => Ok(None),
        Some(address) => match address.parse() {
            Ok(address) => Ok(Some(address)),
            Err(_) => Err(Failure::new(format!(
                "--metrics {address}: write an address such as 127.0.0.1:7879, or off"
            ))),
        },
        None if args.brisk => Ok(None),
        None => {
            let port = args.listen.port().checked_add(1).filter(|port| *port > 1).unwrap_or(0);
            Ok(Some(SocketAddr::from((Ipv4Addr::LOCALHOST, port))))
        }
    }
}

fn pack(named: &str, option: &str) -> Result<(Title, PathBuf), Failure> {
    let (title, folder) = named
        .split_once('=')
        .ok_or_else(|| Failure::new(format!("{option} {named}: write it as TITLE=FOLDER")))?;
    Ok((title.parse::<Title>()?, PathBuf::from(folder)))
}

/// Prints the address, and for others on the local network a code to scan.
fn announce(args: &ServeArgs, server: &Server) {
    let texts = house_texts();
    let say = |line: &Line| texts.line(args.lang, line, &|_| String::new());
    let address = server.address();
    let local = format!("http://localhost:{}/", address.port());
    println!("{}", say(&Line::new("serve-open").word("address", local.clone())));
    if args.lan {
        let found = lan::addresses(address.port());
        for lan::LanAddress { url, interface } in &found {
            let line = match interface.as_str() {
                "" => Line::new("serve-lan"),
                interface => Line::new("serve-lan-on").word("interface", interface.to_owned()),
            };
            println!("{}", say(&line.word("address", url.clone())));
            if let Ok(code) = fast_qr::QRBuilder::new(url.as_str()).build() {
                println!("{}", code.to_str());
            }
        }
        if found.is_empty() {
            println!("{}", say(&Line::new("serve-no-lan")));
        }
        println!("{}", say(&Line::new("serve-firewall").word("port", address.port().to_string())));
    }
    announce_banks(args, server, &local, &say);
    println!("{}", say(&Line::new("serve-stop")));
    debug_assert!(known(&texts), "every sentence of this command has words");
}

/// Prints where whoever owns the server reads the question banks and has the laboratory. Such a link holds a key: what is not a terminal, a log
/// for instance, is told where the key is kept instead.
fn announce_banks(args: &ServeArgs, server: &Server, local: &str, say: &dyn Fn(&Line) -> String) {
    let home = args.public_url.as_deref().unwrap_or(local).trim_end_matches('/');
    let folder = data_folder(args).ok().flatten();
    let banks = server.banks().into_iter().map(|title| ("bank", format!("{home}/#/bank/{title}/")));
    let lab = args.lab.then(|| ("lab", format!("{home}/#/lab/")));
    for (what, page) in banks.chain(lab) {
        let line = match &folder {
            Some(folder) if !io::stdout().is_terminal() => Line::new(format!("serve-{what}-key"))
                .word("address", page)
                .word("file", folder.join(KEY_FILE).display().to_string()),
            _ => Line::new(format!("serve-{what}")).word("address", page + server.owner_key()),
        };
        println!("{}", say(&line));
    }
}

fn known(texts: &Texts) -> bool {
    let said = [
        "serve-open",
        "serve-lan",
        "serve-lan-on",
        "serve-no-lan",
        "serve-firewall",
        "serve-stop",
        "serve-bank",
        "serve-bank-key",
        "serve-lab",
        "serve-lab-key",
    ];
    said.iter().all(|id| texts.has(id))
}
