//! A bare server for tests and measurements: `serve DATA`. It prints its address.

use std::{env, path::PathBuf, time::Duration};

use veilleuse_server::{Config, serve};

#[tokio::main]
async fn main() {
    tracing_subscriber::fmt().with_max_level(tracing::Level::WARN).with_writer(std::io::stderr).init();
    let data = env::args_os().nth(1).map(PathBuf::from);
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data,
        bot_pause: (Duration::ZERO, Duration::ZERO),
        idle: Duration::from_secs(2),
        ..Config::default()
    };
    match serve(config).await {
        Ok(server) => {
            println!("{}", server.address());
            if let Err(error) = server.run_until_told().await {
                eprintln!("{error}");
            }
        }
        Err(error) => eprintln!("{error}"),
    }
}
