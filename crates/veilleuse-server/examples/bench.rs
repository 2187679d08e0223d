//! Measures a server in a process of its own: `bench [MATCHES] [SECONDS]`. Run it with `--release`.

use std::{
    env,
    error::Error,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    time::Duration,
};

use veilleuse_server::load::{Load, memory, run};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let number =
        |at: usize, usual: u64| env::args().nth(at).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (matches, seconds) = (number(1, 500) as usize, number(2, 10));
    let folder = tempfile::tempdir()?;
    let serve = env::current_exe()?.with_file_name("serve");
    let mut server = Command::new(serve).arg(folder.path()).stdout(Stdio::piped()).spawn()?;
    let mut line = String::new();
    BufReader::new(server.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    let load = Load {
        address: line.trim().parse()?,
        process: Some(server.id()),
        matches,
        time: Duration::from_secs(seconds),
        pause: None,
    };
    let saturated = run(&load).await;
    let paced = match &saturated {
        Ok(report) => {
            println!("{report}");
            tokio::time::sleep(Duration::from_secs(4)).await;
            let idle = memory(server.id()).unwrap_or_default() as f64 / 1024.0 / 1024.0;
            println!("  put away   {idle:>10.1} MiB once nobody was there");
            Some(run(&Load { pause: Some(Duration::from_secs(1)), ..load }).await)
        }
        Err(_) => None,
    };
    server.kill()?;
    server.wait()?;
    saturated?;
    if let Some(paced) = paced {
        println!("{}", paced?);
    }
    Ok(())
}
