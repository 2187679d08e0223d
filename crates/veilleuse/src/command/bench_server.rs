//! `veilleuse bench server`: a server of its own in another process, under load on loopback.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use veilleuse_server::load::{Classes, Load, Way, leave, memory, run as measure, run_classes};

use crate::{
    cli::BenchArgs,
    fail::{Done, Failure},
};

/// How long a server needs to put matches away that nobody looks at, and a little more.
const PUT_AWAY: Duration = Duration::from_secs(4);

/// A server that ends with this value.
struct Served {
    process: Child,
    address: SocketAddr,
}

impl Drop for Served {
    fn drop(&mut self) {
        // It has nothing left to say.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A folder that goes with this value.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder, Failure> {
        let folder = env::temp_dir().join(format!("veilleuse-bench-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn run(args: &BenchArgs) -> Done {
    if !(1..=10_000).contains(&args.matches) {
        return Err(Failure::new("--matches: from 1 to 10000"));
    }
    if args.idle > 50_000 {
        return Err(Failure::new("--idle: at most 50000"));
    }
    if !(1..=16).contains(&args.servers) {
        return Err(Failure::new("--servers: from 1 to 16"));
    }
    veilleuse_server::load::many_files();
    let folder = Folder::new()?;
    let socket = args.unix.then(|| folder.0.join("socket"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    {
        let server = start(Kept::In(&folder.0), socket.as_deref())?;
        let way = socket.map_or(Way::Tcp(server.address), Way::Unix);
        if args.store.is_some() {
            println!("SQLite, one server");
        }
        runtime.block_on(async {
            under_load(&[&server], vec![way.clone()], None, args).await?;
            if args.idle > 0 { left_alone(&server.process, &way, args).await } else { Ok(()) }
        })?;
    }
    let Some(url) = &args.store else { return Ok(()) };
    for number in if args.servers > 1 { vec![1, args.servers] } else { vec![1] } {
        println!("\nPostgreSQL, servers: {number}");
        let servers = (0..number).map(|_| start(Kept::At(url), None)).collect::<Result<Vec<_>, _>>()?;
        let ways = servers.iter().map(|server| Way::Tcp(server.address)).collect();
        runtime.block_on(under_load(&servers.iter().collect::<Vec<_>>(), ways, Some("postgres"), args))?;
    }
    Ok(())
}

/// Whole workshops on a server of their own, with a database on disk.
pub(crate) fn run_workshop(args: &BenchArgs) -> Done {
    if args.phones.is_some_and(|phones| !(4..=2_000).contains(&phones)) {
        return Err(Failure::new("--phones: from 4 to 2000"));
    }
    let folder = Folder::new()?;
    let server = start(Kept::In(&folder.0), None)?;
    let sizes = args.phones.map_or_else(|| vec![28, 200], |phones| vec![phones]);
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        for phones in sizes {
            let classes = phones.div_ceil(LARGEST_CLASS);
            println!("{}", run_classes(&Classes { way: Way::Tcp(server.address), classes, phones }).await?);
        }
        Ok(())
    })
}

/// A class that is measured has so many phones at most.
const LARGEST_CLASS: usize = 29;

/// Where a server keeps its tables.
#[derive(Clone, Copy)]
enum Kept<'a> {
    In(&'a Path),
    At(&'a str),
}

fn start(kept: Kept<'_>, socket: Option<&Path>) -> Result<Served, Failure> {
    let mut command = Command::new(env::current_exe()?);
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--brisk", "--with-stdin"]);
    match kept {
        Kept::In(folder) => command.arg("--data").arg(folder),
        Kept::At(url) => command.args(["--store", url, "--peer", "127.0.0.1:0"]),
    };
    if let Some(socket) = socket {
        command.arg("--unix").arg(socket);
    }
    let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let output = process.stdout.take().ok_or_else(|| Failure::new("the server says nothing"))?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line)?;
    match line.trim().parse() {
        Ok(address) => Ok(Served { process, address }),
        Err(_) => {
            let _ = process.kill();
            Err(Failure::new(format!("the server did not start: {line}")))
        }
    }
}

/// What matches cost that nobody looks at: they are in the database, and in memory only what the server keeps of
/// its own work.
async fn left_alone(server: &Child, way: &Way, args: &BenchArgs) -> Done {
    let bytes = || memory(server.id()).unwrap_or_default() as f64;
    let before = bytes();
    leave(way, args.title, args.idle).await?;
    tokio::time::sleep(PUT_AWAY).await;
    let (after, mib) = (bytes(), 1024.0 * 1024.0);
    println!("{} matches left alone", args.idle);
    println!("  server     {:>10.1} MiB with all of them", after / mib);
    println!("  idle match {:>10.2} KiB", (after - before).max(0.0) / 1024.0 / args.idle as f64);
    Ok(())
}

async fn under_load(
    servers: &[&Served],
    ways: Vec<Way>,
    database: Option<&'static str>,
    args: &BenchArgs,
) -> Done {
    let time = Duration::from_secs_f64(args.seconds.unwrap_or(10.0));
    let processes: Vec<u32> = servers.iter().map(|server| server.process.id()).collect();
    let load = Load {
        ways,
        scattered: args.scattered,
        title: args.title,
        processes: processes.clone(),
        database,
        matches: args.matches,
        time,
        pause: None,
    };
    println!("{}", measure(&load).await?);
    tokio::time::sleep(PUT_AWAY).await;
    let idle: u64 = processes.iter().filter_map(|process| memory(*process)).sum();
    println!("  put away   {:>10.1} MiB once nobody was there", idle as f64 / 1024.0 / 1024.0);
    println!("{}", measure(&Load { pause: Some(Duration::from_secs(1)), ..load }).await?);
    Ok(())
}
