//! Server processes: the binary as it is shipped, or with a bug planted in its store this test itself, started again.

use std::{
    env,
    io::{BufRead, BufReader},
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, LazyLock},
    time::Duration,
};

use veilleuse_server::{Config, Limits, serve_with};
use veilleuse_store::{Postgres, Store};

use crate::planted::{Bug, Planted};

const STORE: &str = "VEILLEUSE_CLUSTER_STORE";
const BUG: &str = "VEILLEUSE_CLUSTER_BUG";
const PEER: &str = "VEILLEUSE_CLUSTER_PEER";
/// The name of the test that is a server.
const SELF: &str = "servers::a_server";

/// A server process.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
    pub metrics: SocketAddr,
    pub peer: SocketAddr,
}

fn free_port() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).unwrap()
}

impl Process {
    /// Starts one whose date is wrong by so many seconds; nothing when it does not start.
    pub fn start(store: &str, bug: Option<Bug>, skew: i64) -> Option<Process> {
        let (metrics, peer) = (free_port(), free_port());
        let mut command = match bug {
            None => {
                let mut command = Command::new(env!("CARGO_BIN_EXE_veilleuse"));
                command.args(["serve", "--brisk", "--with-stdin", "--listen", "127.0.0.1:0", "--log", "off"]);
                command.args([
                    "--store",
                    store,
                    "--peer",
                    &peer.to_string(),
                    "--metrics",
                    &metrics.to_string(),
                ]);
                command
            }
            Some(bug) => {
                let mut command = Command::new(env::current_exe().unwrap());
                command.args([SELF, "--exact", "--ignored", "--nocapture"]).env(STORE, store);
                command.env(BUG, format!("{bug:?}")).env(PEER, peer.to_string());
                command
            }
        };
        command.env("LD_PRELOAD", &*SKEWED_CLOCK).env("VEILLEUSE_SKEW", skew.to_string());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines.find_map(|line| line.ok()?.parse().ok());
        // What it says later is nobody's concern, and must not stop it.
        std::thread::spawn(move || lines.for_each(drop));
        let Some(address) = address else {
            let _ = child.kill();
            let _ = child.wait();
            return None;
        };
        Some(Process { child, address, metrics, peer })
    }

    pub fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let _ = Command::new("kill").args([signal, &id]).status();
    }

    /// Wakes it later, unless it has ended by then.
    pub fn waker(&self) -> impl FnOnce() + Send + use<> {
        let id = self.child.id().to_string();
        move || drop(Command::new("kill").args(["-CONT", &id]).stderr(Stdio::null()).status())
    }

    /// Ends it as a power cut would.
    pub fn kill(self) {
        drop(self);
    }

    /// Stops it as an operator does.
    pub fn stop(mut self) {
        self.signal("-TERM");
        self.signal("-CONT");
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
#[ignore = "a server that other tests start"]
fn a_server() {
    let Ok(url) = env::var(STORE) else { return };
    std::thread::spawn(|| {
        // It ends with whoever started it.
        let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
        std::process::exit(0);
    });
    let bug = Bug::named(&env::var(BUG).unwrap()).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            peer: env::var(PEER).unwrap().parse().ok(),
            bot_pause: (Duration::ZERO, Duration::ZERO),
            window: Duration::ZERO,
            rounds: Duration::from_secs(1),
            idle: Duration::from_secs(2),
            limits: Limits::for_crowd(2_000),
            ..Config::default()
        };
        let kept = Arc::new(Postgres::open(&url).await.unwrap());
        let store: Arc<dyn Store> = Arc::new(Planted { kept, bug });
        let server = serve_with(config, store).await.unwrap();
        println!("\n{}", server.address());
        server.run_until_told().await.unwrap();
    });
}

/// A library that makes the date of a process wrong.
static SKEWED_CLOCK: LazyLock<PathBuf> = LazyLock::new(|| {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cluster/skew.c");
    let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("skew-{}.so", std::process::id()));
    let compiler = env::var_os("CC").unwrap_or_else(|| "cc".into());
    let built =
        Command::new(compiler).args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).status();
    assert!(built.is_ok_and(|built| built.success()), "a C compiler is needed");
    library
});
