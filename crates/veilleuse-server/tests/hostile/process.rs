//! A server in its own process.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
};

use tokio::sync::{Mutex, MutexGuard};

use crate::client::get;

/// One attack at a time: each has the machine to itself, as far as this suite goes.
static TURN: Mutex<()> = Mutex::const_new(());

pub struct Process {
    child: Child,
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
        let tests = env::current_exe().unwrap();
        let serve = tests.parent().unwrap().with_file_name("examples").join("serve");
        let mut child = Command::new("sh")
            .args(["-c", &format!("{shell}; exec \"$0\" '' \"$@\"")])
            .arg(serve)
            .args(words)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut next = || lines.next().unwrap().unwrap().parse().expect("the server prints its addresses");
        Process { address: next(), metrics: next(), child, _turn: turn }
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
