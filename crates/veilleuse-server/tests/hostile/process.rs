//! A server in its own process.

use std::{
    env, fs,
    io::{BufRead, BufReader, Lines},
    net::SocketAddr,
    process::{Child, ChildStdout, Command, Stdio},
    time::Duration,
};

use tokio::sync::{Mutex, MutexGuard};
use veilleuse_server::{Config, serve};

use crate::client::get;

/// One attack at a time: each has the machine to itself, as far as this suite goes.
static TURN: Mutex<()> = Mutex::const_new(());

/// How the process is told that it is the server, with which limits: `NAME=NUMBER`, and beside the names of limits
/// `crowd`, `all_connections` and `time` (milliseconds for a request).
const WORDS: &str = "VEILLEUSE_HOSTILE_SERVER";

/// What runs in the other process.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "it is the server that the others attack"]
async fn a_server_to_attack() {
    let Ok(words) = env::var(WORDS) else { return };
    let loopback = SocketAddr::from(([127, 0, 0, 1], 0));
    let mut config = Config {
        listen: loopback,
        bot_pause: (Duration::ZERO, Duration::ZERO),
        idle: Duration::from_secs(2),
        metrics: Some(loopback),
        ..Config::default()
    };
    for word in words.split_whitespace() {
        let (name, number) = word.split_once('=').unwrap();
        let number: u32 = number.parse().unwrap();
        match name {
            "crowd" => config.limits.crowd = number,
            "all_connections" => config.limits.connections_in_all = number as usize,
            "time" => config.request_time = Duration::from_millis(number.into()),
            _ => config.limits = config.limits.with(&word.parse().unwrap()),
        }
    }
    let server = serve(config).await.unwrap();
    println!("\n{}\n{}", server.address(), server.metrics().unwrap());
    server.run_until_told().await.expect("the store keeps");
}

pub struct Process {
    child: Child,
    /// Held open: the test harness in the process ends it when nobody hears that it has been running for long.
    _said: Lines<BufReader<ChildStdout>>,
    pub address: SocketAddr,
    pub metrics: SocketAddr,
    _turn: MutexGuard<'static, ()>,
}

impl Process {
    pub async fn start(words: &[&str]) -> Process {
        Process::start_with("true", words).await
    }

    /// Starts it after a word to the shell, which may limit what the process can have.
    pub async fn start_with(shell: &str, words: &[&str]) -> Process {
        let turn = TURN.lock().await;
        let mut child = Command::new("sh")
            .args(["-c", &format!("{shell}; exec \"$0\" \"$@\"")])
            .arg(env::current_exe().unwrap())
            .args(["--exact", "process::a_server_to_attack", "--ignored", "--nocapture"])
            .env(WORDS, words.join(" "))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // The test harness says a word of its own before.
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut addresses = said.by_ref().map_while(Result::ok).filter_map(|line| line.parse().ok());
        let mut next = || addresses.next().expect("the server prints its addresses");
        let (address, metrics) = (next(), next());
        Process { address, metrics, child, _said: said, _turn: turn }
    }

    /// How many files it has open.
    pub fn files(&self) -> usize {
        fs::read_dir(format!("/proc/{}/fd", self.child.id())).unwrap().count()
    }

    /// How many files it may open.
    pub fn most_files(&self) -> u64 {
        let limits = fs::read_to_string(format!("/proc/{}/limits", self.child.id())).unwrap();
        let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
        line.split_whitespace().nth(3).unwrap().parse().unwrap()
    }

    /// Its memory in megabytes.
    pub fn memory(&self) -> u64 {
        veilleuse_server::load::memory(self.child.id()).unwrap() / 1024 / 1024
    }

    /// One of the numbers it tells.
    pub async fn number(&self, name: &str) -> f64 {
        let (status, _, body) = get(self.metrics, "/metrics").await;
        assert_eq!(status, 200);
        let text = String::from_utf8(body).unwrap();
        let line = text.lines().find(|line| line.split(' ').next() == Some(name));
        line.unwrap_or_else(|| panic!("no {name}")).split(' ').nth(1).unwrap().parse().unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
