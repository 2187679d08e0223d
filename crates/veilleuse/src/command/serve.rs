//! `veilleuse serve`: the web table.

use std::{
    collections::BTreeMap,
    io::{self, IsTerminal},
    net::{SocketAddr, UdpSocket},
    path::PathBuf,
    time::Duration,
};

use tracing_subscriber::EnvFilter;
use veilleuse_core::Line;
use veilleuse_pack::Texts;
use veilleuse_server::{Config, Server};
use veilleuse_titles::{Title, house_texts};

use crate::{
    cli::ServeArgs,
    command::data,
    fail::{Done, Failure},
};

pub(crate) fn run(args: &ServeArgs) -> Done {
    let filter = EnvFilter::try_new(&args.log)
        .map_err(|error| Failure::new(format!("--log {}: {error}", args.log)))?;
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if args.log_json {
        logs.json().init();
    } else {
        logs.with_ansi(io::stderr().is_terminal()).init();
    }
    if args.with_stdin {
        std::thread::spawn(|| {
            // However it ends, it has ended.
            let _ = io::copy(&mut io::stdin(), &mut io::sink());
            std::process::exit(0);
        });
    }
    let config = config(args)?;
    // Tables have threads of their own; half as many are enough to hear what guests say.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(cores.div_ceil(2)).enable_all().build()?;
    runtime.block_on(async {
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
    let data = if args.memory { None } else { Some(data::folder(args.data.as_ref())?) };
    let packs = args.packs.iter().map(|named| pack(named)).collect::<Result<BTreeMap<_, _>, _>>()?;
    let mut config = Config {
        listen: args.listen,
        lan: args.lan,
        unix: args.unix.clone(),
        data,
        public_url: args.public_url.clone(),
        packs,
        keeping: args.keeping.keeping(),
        ..Config::default()
    };
    if args.brisk {
        config.bot_pause = (Duration::ZERO, Duration::ZERO);
        config.window = Duration::ZERO;
        config.idle = Duration::from_secs(2);
        // Many browsers of one machine.
        config.sockets_an_address = 1000;
    }
    Ok(config)
}

fn pack(named: &str) -> Result<(Title, PathBuf), Failure> {
    let (title, folder) = named
        .split_once('=')
        .ok_or_else(|| Failure::new(format!("--pack {named}: write it as TITLE=FOLDER")))?;
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
        match lan_address(address) {
            Some(url) => {
                println!("{}", say(&Line::new("serve-lan").word("address", url.clone())));
                if let Ok(code) = fast_qr::QRBuilder::new(url.as_str()).build() {
                    println!("{}", code.to_str());
                }
            }
            None => println!("{}", say(&Line::new("serve-no-lan"))),
        }
    }
    println!("{}", say(&Line::new("serve-stop")));
    debug_assert!(known(&texts), "every sentence of this command has words");
}

fn known(texts: &Texts) -> bool {
    ["serve-open", "serve-lan", "serve-no-lan", "serve-stop"].iter().all(|id| texts.has(id))
}

/// The address of this machine on its network. Connecting a datagram socket sends nothing.
fn lan_address(address: SocketAddr) -> Option<String> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then(|| format!("http://{ip}:{}/", address.port()))
}
