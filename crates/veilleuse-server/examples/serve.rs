//! A bare server for tests and measurements: `serve DATA [NAME=NUMBER…]`, where the names are those of limits, and
//! `crowd`, `all_connections`, `time` (milliseconds for a request). It prints its address, then the one of its metrics.

use std::{env, net::SocketAddr, path::PathBuf, time::Duration};

use veilleuse_server::{Config, Limits, serve};

#[tokio::main]
async fn main() {
    tracing_subscriber::fmt().with_env_filter("warn").with_writer(std::io::stderr).init();
    let mut arguments = env::args_os().skip(1);
    let data = arguments.next().map(PathBuf::from).filter(|path| !path.as_os_str().is_empty());
    let loopback = SocketAddr::from(([127, 0, 0, 1], 0));
    let mut config = Config {
        listen: loopback,
        data,
        bot_pause: (Duration::ZERO, Duration::ZERO),
        idle: Duration::from_secs(2),
        metrics: Some(loopback),
        ..Config::default()
    };
    for argument in arguments {
        let argument = argument.to_string_lossy().into_owned();
        let number =
            || argument.split_once('=').and_then(|(_, number)| number.parse::<u32>().ok()).expect("a number");
        match argument.split('=').next() {
            Some("crowd") => config.limits = Limits { crowd: number(), ..config.limits },
            Some("all_connections") => config.limits.connections_in_all = number() as usize,
            Some("time") => config.request_time = Duration::from_millis(number().into()),
            _ => config.limits = config.limits.with(&argument.parse().expect("a limit")),
        }
    }
    match serve(config).await {
        Ok(server) => {
            println!("{}", server.address());
            if let Some(metrics) = server.metrics() {
                println!("{metrics}");
            }
            if let Err(error) = server.run_until_told().await {
                eprintln!("{error}");
            }
        }
        Err(error) => eprintln!("{error}"),
    }
}
