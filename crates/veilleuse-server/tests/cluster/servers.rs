//! Server processes: this test itself, started again.

use std::{
    env,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::Arc,
    time::Duration,
};

use veilleuse_server::{Config, Limits, serve_with};
use veilleuse_store::{Postgres, Store};

use crate::planted::{Bug, Planted};

const STORE: &str = "VEILLEUSE_CLUSTER_STORE";
const BUG: &str = "VEILLEUSE_CLUSTER_BUG";
/// The name of the test that is a server.
const SELF: &str = "servers::a_server";

/// A server process.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
    pub metrics: SocketAddr,
}

impl Process {
    /// Starts one whose date is wrong by so many seconds.
    pub fn start(store: &str, bug: Option<Bug>, skew: i64) -> Option<Process> {
        let mut command = Command::new(env::current_exe().unwrap());
        command.args([SELF, "--exact", "--ignored", "--nocapture"]).env(STORE, store);
        command.env("LD_PRELOAD", skewed_clock()).env("VEILLEUSE_SKEW", skew.to_string());
        command.env(BUG, bug.map_or(String::new(), |bug| format!("{bug:?}")));
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let said = lines.find_map(|line| Some(line.ok()?.split_once("listening on ")?.1.to_owned()));
        // What it says later is nobody's concern, and must not stop it.
        std::thread::spawn(move || lines.for_each(drop));
        let Some(said) = said else {
            let _ = child.wait();
            return None;
        };
        let mut addresses = said.split(' ').map(|address| address.parse().unwrap());
        Some(Process { child, address: addresses.next()?, metrics: addresses.next()? })
    }

    pub fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let _ = Command::new("kill").args([signal, &id]).status();
    }

    /// Wakes it later, wherever it is by then.
    pub fn waker(&self) -> impl FnOnce() + Send + use<> {
        let id = self.child.id().to_string();
        move || drop(Command::new("kill").args(["-CONT", &id]).status())
    }

    /// Ends it as a power cut would.
    pub fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
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
    let bug = Bug::named(&env::var(BUG).unwrap_or_default());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Postgres::open(&url).await.unwrap();
        let local = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config {
            listen: local,
            peer: Some(local),
            metrics: Some(local),
            bot_pause: (Duration::ZERO, Duration::from_millis(50)),
            window: Duration::ZERO,
            rounds: Duration::from_millis(200),
            idle: Duration::from_secs(3),
            limits: Limits::for_crowd(5_000),
            ..Config::default()
        };
        let store: Arc<dyn Store> = match bug {
            None => Arc::new(store),
            Some(bug) => Arc::new(Planted { kept: Arc::new(store), bug }),
        };
        let server = serve_with(config, store).await.unwrap();
        println!("listening on {} {}", server.address(), server.metrics().unwrap());
        server.run_until_told().await.unwrap();
    });
}

/// A library that makes the date of a process wrong.
fn skewed_clock() -> PathBuf {
    static LIBRARY: std::sync::LazyLock<PathBuf> = std::sync::LazyLock::new(|| {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cluster/skew.c");
        let library = env::temp_dir().join(format!("veilleuse-skew-{}.so", std::process::id()));
        let compiler = env::var_os("CC").unwrap_or_else(|| "cc".into());
        let built =
            Command::new(compiler).args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).status();
        assert!(built.is_ok_and(|built| built.success()), "a C compiler is needed");
        library
    });
    LIBRARY.clone()
}
