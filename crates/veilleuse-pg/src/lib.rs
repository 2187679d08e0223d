//! A PostgreSQL of its own, started and thrown away: for tests.
//!
//! `cargo xtask check` starts one for all tests and names it in [`SHARED`]. A test that is run without it starts one for
//! itself. Where somebody asked to leave these tests out, [`database`] has nothing to give, and the check says so at its
//! end.

use std::{
    env,
    ffi::OsStr,
    fs, io,
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        LazyLock,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

/// The variable that names the database all tests share, or says [`WITHOUT`].
pub const SHARED: &str = "VEILLEUSE_TEST_PG";
/// What it says when there is none, on somebody's word.
pub const WITHOUT: &str = "without";
/// The variable that names the folder of PostgreSQL's programs.
pub const BIN: &str = "VEILLEUSE_PG_BIN";

/// How long a database may take to start, and to recover.
const STARTING: Duration = Duration::from_mins(1);

/// A database server that ends with this value, or with the process.
#[derive(Debug)]
pub struct Server {
    folder: PathBuf,
    port: u16,
    guard: Child,
}

/// The folder of PostgreSQL's programs, if it is installed.
pub fn programs() -> Option<PathBuf> {
    let is_whole = |folder: &PathBuf| folder.join("initdb").exists() && folder.join("postgres").exists();
    if let Some(named) = env::var_os(BIN) {
        return Some(PathBuf::from(named)).filter(is_whole);
    }
    let told = Command::new("pg_config").arg("--bindir").output().ok();
    let told = told.map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    told.filter(is_whole).or_else(|| {
        let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
        let version = |folder: &PathBuf| folder.parent()?.file_name()?.to_str()?.parse::<u32>().ok();
        let folders = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
        folders.filter(is_whole).max_by_key(version)
    })
}

/// A word that nobody else on this machine uses.
fn unique() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("{}_{}", std::process::id(), NEXT.fetch_add(1, Relaxed))
}

/// What to install where there is none.
pub fn missing() -> String {
    format!(
        "PostgreSQL is missing: install it (on Debian: apt-get install postgresql), or name its programs with {BIN}"
    )
}

/// A new, empty database on the shared server; `None` where somebody asked to do without.
///
/// # Panics
///
/// When there is no PostgreSQL: such a test never passes without having run.
pub fn database() -> Option<String> {
    static OWN: LazyLock<Server> =
        LazyLock::new(|| Server::start().unwrap_or_else(|error| panic!("{error}")));
    let shared = env::var(SHARED).unwrap_or_else(|_| OWN.url());
    if shared == WITHOUT {
        println!("left out: {SHARED}={WITHOUT}");
        return None;
    }
    let name = format!("t{}", unique());
    let made = programs().map(|programs| {
        let mut command = Command::new(programs.join("createdb"));
        command.args(["--template=template0", "--maintenance-db", &shared, &name]).output()
    });
    match made {
        None => panic!("{}", missing()),
        Some(Ok(output)) if output.status.success() => {}
        Some(made) => panic!("no database could be made: {made:?}"),
    }
    let (server, _) = shared.rsplit_once('/')?;
    Some(format!("{server}/{name}"))
}

impl Server {
    /// Makes a server in a temporary folder and starts it.
    pub fn start() -> Result<Server, String> {
        Server::start_with(&[])
    }

    /// The same with other settings: `name=value`.
    pub fn start_with(settings: &[&str]) -> Result<Server, String> {
        let programs = programs().ok_or_else(missing)?;
        let user = other_user();
        let folder = env::temp_dir().join(format!("veilleuse-pg-{}", unique()));
        let failed = |what: &str, error: &dyn std::fmt::Display| format!("{what}: {error}");
        fs::create_dir_all(&folder).map_err(|error| failed("no folder for a database", &error))?;
        if let Some((user, group)) = user {
            give(&folder, user, group)
                .map_err(|error| failed("the folder could not be given away", &error))?;
        }
        let data = folder.join("data");
        let mut initdb = as_user(programs.join("initdb"), user);
        initdb.args(["--auth=trust", "--username=veilleuse", "--encoding=UTF8", "--locale=C", "--no-sync"]);
        let made = initdb.arg("-D").arg(&data).current_dir(&folder).output();
        match made {
            Ok(output) if output.status.success() => {}
            Ok(output) => return Err(failed("initdb", &String::from_utf8_lossy(&output.stderr))),
            Err(error) => return Err(failed("initdb", &error)),
        }
        let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = port.map_err(|error| failed("no port is free", &error))?.port();
        let mut guard = as_user(OsStr::new("sh"), user);
        guard.args(["-c", include_str!("guard.sh"), "guard"]).arg(&programs).arg(&folder);
        guard.arg(port.to_string()).args(settings.iter().flat_map(|setting| ["-c", *setting]));
        guard.current_dir(&folder).stdin(Stdio::piped());
        guard.stdout(Stdio::null()).stderr(Stdio::null());
        let guard = guard.spawn().map_err(|error| failed("sh", &error))?;
        let server = Server { folder, port, guard };
        server.wait()?;
        Ok(server)
    }

    /// Where it is.
    pub fn url(&self) -> String {
        format!("postgres://veilleuse@127.0.0.1:{}/postgres", self.port)
    }

    /// The port it listens on.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Stops it as an operator does, or at once as a crash would; it starts again by itself.
    pub fn restart(&self, at_once: bool) -> Result<(), String> {
        let lock = self.folder.join("data/postmaster.pid");
        let process = fs::read_to_string(&lock).map_err(|error| format!("{}: {error}", lock.display()))?;
        let process = process.lines().next().unwrap_or_default().to_owned();
        let signal = if at_once { "-QUIT" } else { "-INT" };
        let told = Command::new("kill").args([signal, &process]).status();
        told.map(drop).map_err(|error| format!("kill: {error}"))
    }

    /// Waits until it answers.
    pub fn wait(&self) -> Result<(), String> {
        let until = Instant::now() + STARTING;
        let ready = || {
            let said = fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap_or_default();
            let is_ready = said.lines().last().is_some_and(|line| line.trim() == "ready");
            is_ready && TcpStream::connect(("127.0.0.1", self.port)).is_ok()
        };
        while !ready() {
            if Instant::now() > until {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                return Err(format!("PostgreSQL does not start: {log}"));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}

/// PostgreSQL does not run as root; then it runs as the user its package makes, or as nobody.
fn other_user() -> Option<(u32, u32)> {
    let root = fs::metadata("/proc/self").is_ok_and(|own| is_roots(&own));
    let users = fs::read_to_string("/etc/passwd").ok().filter(|_| root)?;
    let ids = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    ids("postgres").or_else(|| ids("nobody"))
}

#[cfg(unix)]
fn is_roots(own: &fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::uid(own) == 0
}

#[cfg(not(unix))]
fn is_roots(_: &fs::Metadata) -> bool {
    false
}

#[cfg(unix)]
fn give(folder: &Path, user: u32, group: u32) -> io::Result<()> {
    std::os::unix::fs::chown(folder, Some(user), Some(group))
}

#[cfg(not(unix))]
fn give(_: &Path, _: u32, _: u32) -> io::Result<()> {
    Ok(())
}

fn as_user(program: impl AsRef<OsStr>, user: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(program);
    #[cfg(unix)]
    if let Some((user, group)) = user {
        std::os::unix::process::CommandExt::uid(&mut command, user);
        std::os::unix::process::CommandExt::gid(&mut command, group);
    }
    #[cfg(not(unix))]
    let _ = user;
    command
}
