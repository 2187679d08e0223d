//! `veilleuse bench server`: a server of its own in another process, under load on loopback.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

use veilleuse_server::load::{Load, leave, memory, run as measure};

use crate::fail::{Done, Failure};

/// How long a server needs to put matches away that nobody looks at, and a little more.
const PUT_AWAY: Duration = Duration::from_secs(4);

pub(crate) fn run(matches: usize, idle: usize, seconds: f64) -> Done {
    if !(1..=5_000).contains(&matches) {
        return Err(Failure::new("--matches: from 1 to 5000"));
    }
    if idle > 50_000 {
        return Err(Failure::new("--idle: at most 50000"));
    }
    let folder = env::temp_dir().join(format!("veilleuse-bench-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let (mut server, address) = start(&folder)?;
    let done = tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        under_load(&server, address, matches, seconds).await?;
        if idle > 0 { left_alone(&server, address, idle).await } else { Ok(()) }
    });
    // The server has nothing left to say, and its folder goes with it.
    let _ = server.kill();
    let _ = server.wait();
    let _ = fs::remove_dir_all(&folder);
    done
}

fn start(folder: &PathBuf) -> Result<(Child, SocketAddr), Failure> {
    let mut server = Command::new(env::current_exe()?)
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--brisk", "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()?;
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
async fn left_alone(server: &Child, address: SocketAddr, matches: usize) -> Done {
    let bytes = || memory(server.id()).unwrap_or_default() as f64;
    let before = bytes();
    leave(address, matches).await?;
    tokio::time::sleep(PUT_AWAY).await;
    let (after, mib) = (bytes(), 1024.0 * 1024.0);
    println!("{matches} matches left alone");
    println!("  server     {:>10.1} MiB with all of them", after / mib);
    println!("  idle match {:>10.2} KiB", (after - before).max(0.0) / 1024.0 / matches as f64);
    Ok(())
}

async fn under_load(server: &Child, address: SocketAddr, matches: usize, seconds: f64) -> Done {
    let time = Duration::from_secs_f64(seconds);
    let load = Load { address, process: Some(server.id()), matches, time, pause: None };
    println!("{}", measure(&load).await?);
    tokio::time::sleep(PUT_AWAY).await;
    let idle = memory(server.id()).unwrap_or_default() as f64 / 1024.0 / 1024.0;
    println!("  put away   {idle:>10.1} MiB once nobody was there");
    println!("{}", measure(&Load { pause: Some(Duration::from_secs(1)), ..load }).await?);
    Ok(())
}
