//! `veilleuse bench server`: a server of its own in another process, under load on loopback.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
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

pub(crate) fn run(args: &BenchArgs) -> Done {
    if !(1..=5_000).contains(&args.matches) {
        return Err(Failure::new("--matches: from 1 to 5000"));
    }
    if args.idle > 50_000 {
        return Err(Failure::new("--idle: at most 50000"));
    }
    let folder = env::temp_dir().join(format!("veilleuse-bench-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let socket = args.unix.then(|| folder.join("socket"));
    let (mut server, address) = start(&folder, socket.as_deref())?;
    let way = socket.map_or(Way::Tcp(address), Way::Unix);
    let done = tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        under_load(&server, &way, args).await?;
        if args.idle > 0 { left_alone(&server, &way, args).await } else { Ok(()) }
    });
    // The server has nothing left to say, and its folder goes with it.
    let _ = server.kill();
    let _ = server.wait();
    let _ = fs::remove_dir_all(&folder);
    done
}

/// Whole workshops on a server of their own, with a database on disk.
pub(crate) fn run_workshop(args: &BenchArgs) -> Done {
    if args.phones.is_some_and(|phones| !(4..=2_000).contains(&phones)) {
        return Err(Failure::new("--phones: from 4 to 2000"));
    }
    let folder = env::temp_dir().join(format!("veilleuse-bench-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let (mut server, address) = start(&folder, None)?;
    let sizes = args.phones.map_or_else(|| vec![28, 200], |phones| vec![phones]);
    let done = tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        for phones in sizes {
            let classes = phones.div_ceil(LARGEST_CLASS);
            println!("{}", run_classes(&Classes { way: Way::Tcp(address), classes, phones }).await?);
        }
        Ok(())
    });
    let _ = server.kill();
    let _ = server.wait();
    let _ = fs::remove_dir_all(&folder);
    done
}

/// A class that is measured has so many phones at most.
const LARGEST_CLASS: usize = 29;

fn start(folder: &Path, socket: Option<&Path>) -> Result<(Child, SocketAddr), Failure> {
    let mut command = Command::new(env::current_exe()?);
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--brisk", "--with-stdin", "--data"])
        .arg(folder);
    if let Some(socket) = socket {
        command.arg("--unix").arg(socket);
    }
    let mut server = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let output = server.stdout.take().ok_or_else(|| Failure::new("the server says nothing"))?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line)?;
    match line.trim().parse() {
        Ok(address) => Ok((server, address)),
        Err(_) => {
            let _ = server.kill();
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

async fn under_load(server: &Child, way: &Way, args: &BenchArgs) -> Done {
    let time = Duration::from_secs_f64(args.seconds.unwrap_or(10.0));
    let (way, title, process) = (way.clone(), args.title, Some(server.id()));
    let load = Load { way, title, process, matches: args.matches, time, pause: None };
    println!("{}", measure(&load).await?);
    tokio::time::sleep(PUT_AWAY).await;
    let idle = memory(server.id()).unwrap_or_default() as f64 / 1024.0 / 1024.0;
    println!("  put away   {idle:>10.1} MiB once nobody was there");
    println!("{}", measure(&Load { pause: Some(Duration::from_secs(1)), ..load }).await?);
    Ok(())
}
