//! A disk that fails on command and remembers what a power cut would take: for tests, on Linux.
//!
//! | to learn about | read |
//! |---|---|
//! | running a process or a test on such a disk | [`Disk::put_under`], [`on_a_disk`] |
//! | making it fail | [`Fault`], [`Disk::arm`] |
//! | cutting the power | [`Journal`], [`Cut`] |
//!
//! The disk is a folder. `disk.c`, compiled when a test begins and loaded into the process before everything else,
//! stands between the process and the files of that folder: real SQLite, real threads, nothing of them built for
//! tests. Commands go through a small file that both sides see, so a running process can be told to fail and to heal.

mod journal;

use std::{
    env,
    fs::{self, File, OpenOptions},
    io::Write,
    os::unix::fs::FileExt,
    path::{Path, PathBuf},
    process::Command,
};

use tempfile::TempDir;

pub use journal::{Cut, Journal, Moment};

const CONTROL: &str = "VEILLEUSE_DISK_CONTROL";
const JOURNAL: &str = "VEILLEUSE_DISK_JOURNAL";
const FOLDER: &str = "VEILLEUSE_DISK_FOLDER";

/// Something a process does with a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Opens it.
    Open,
    /// Reads from it.
    Read,
    /// Writes to it.
    Write,
    /// Waits until it is on the disk.
    Sync,
    /// Makes it shorter or longer.
    Truncate,
    /// Maps it into memory.
    Map,
}

impl Op {
    /// All of them.
    pub const ALL: [Op; 6] = [Op::Open, Op::Read, Op::Write, Op::Sync, Op::Truncate, Op::Map];

    const fn bit(self) -> u64 {
        1 << self as u64
    }
}

/// How a write goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// The disk is broken.
    Fails,
    /// The disk is full.
    NoSpace,
    /// Half of it arrives, then the disk is full.
    Short,
}

/// What goes wrong from then on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// Nothing.
    Well,
    /// The same.
    Same,
    /// Everything.
    Dead,
}

/// A fault to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What goes wrong.
    pub op: Op,
    /// At the how manyeth time, from 1.
    pub at: u64,
    /// How, if it is a write.
    pub manner: Manner,
    /// And afterwards.
    pub after: After,
}

/// Where the commands stand, in numbers of eight bytes.
#[derive(Clone, Copy)]
enum Place {
    Ops,
    Countdown,
    After,
    Manner,
    Tripped,
    Faults,
    Recording,
    Seen,
}

const PLACES: usize = Place::Seen as usize + Op::ALL.len();

/// A disk that fails on command.
pub struct Disk {
    home: PathBuf,
    control: File,
    /// Removed with the disk, in the process that made it.
    _kept: Option<TempDir>,
}

impl Disk {
    /// An empty disk that is well. Needs a C compiler, as SQLite does.
    pub fn new() -> Disk {
        // In memory where that is possible: what must survive is written down, not left to a real disk.
        let memory = Path::new("/dev/shm");
        let made = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
        let kept = made.expect("a temporary folder can be made");
        let home = kept.path().to_owned();
        let source = home.join("disk.c");
        fs::write(&source, include_str!("disk.c")).expect("a temporary file can be written");
        let compiler = env::var_os("CC").unwrap_or_else(|| "cc".into());
        let compiled = Command::new(&compiler)
            .args(["-shared", "-fPIC", "-O1", "-pthread", "-o"])
            .args([library(&home), source])
            .status();
        assert!(
            compiled.is_ok_and(|status| status.success()),
            "{} must compile disk.c: install a C compiler, or name one in CC",
            compiler.display()
        );
        fs::write(control(&home), [0; PLACES * 8]).expect("a temporary file can be written");
        fs::write(journal(&home), []).expect("a temporary file can be written");
        fs::create_dir(home.join("disk")).expect("a temporary folder can be made");
        Disk { control: open(&control(&home)), home, _kept: Some(kept) }
    }

    /// The disk this process was put on, if it was.
    pub fn of_this_process() -> Option<Disk> {
        let control = PathBuf::from(env::var_os(CONTROL)?);
        Some(Disk { control: open(&control), home: control.parent()?.to_owned(), _kept: None })
    }

    /// Makes a process see the disk.
    pub fn put_under(&self, command: &mut Command) {
        command
            .env("LD_PRELOAD", library(&self.home))
            .env(CONTROL, control(&self.home))
            .env(JOURNAL, journal(&self.home))
            .env(FOLDER, self.folder());
    }

    /// What is in here is on the disk. A file named `acks` never fails, and is written down like all others.
    pub fn folder(&self) -> PathBuf {
        self.home.join("disk")
    }

    fn set(&self, place: Place, number: u64) {
        let offset = place as u64 * 8;
        self.control.write_all_at(&number.to_ne_bytes(), offset).expect("commands can be given");
    }

    fn get(&self, offset: usize) -> u64 {
        let mut number = [0; 8];
        self.control.read_exact_at(&mut number, offset as u64 * 8).expect("commands can be read");
        u64::from_ne_bytes(number)
    }

    /// Lets a fault come.
    pub fn arm(&self, fault: Fault) {
        self.heal();
        let Fault { op, at, manner, after } = fault;
        let after = match after {
            After::Well => 0,
            After::Same => op.bit(),
            After::Dead => Op::ALL.iter().map(|op| op.bit()).sum(),
        };
        self.set(Place::After, after);
        self.set(Place::Manner, manner as u64);
        self.set(Place::Ops, op.bit());
        self.set(Place::Countdown, at);
    }

    /// Ends all faults.
    pub fn heal(&self) {
        for place in [Place::Countdown, Place::Ops, Place::After, Place::Tripped] {
            self.set(place, 0);
        }
    }

    /// Whether the fault has come.
    pub fn is_tripped(&self) -> bool {
        self.get(Place::Tripped as usize) != 0
    }

    /// How many faults there have been.
    pub fn faults(&self) -> u64 {
        self.get(Place::Faults as usize)
    }

    /// How often this was done so far.
    pub fn seen(&self, op: Op) -> u64 {
        self.get(Place::Seen as usize + op as usize)
    }

    /// Begins to write everything down.
    pub fn record(&self) {
        OpenOptions::new()
            .write(true)
            .truncate(true)
            .open(journal(&self.home))
            .and_then(|mut file| file.flush())
            .expect("the journal can be emptied");
        self.set(Place::Recording, 1);
    }

    /// Ends that, and returns what was written down.
    pub fn recorded(&self) -> Journal {
        self.set(Place::Recording, 0);
        let bytes = fs::read(journal(&self.home)).expect("the journal can be read");
        Journal::read(&bytes, &self.folder())
    }
}

/// Runs a test in a process of its own on such a disk: the test calls this and nothing else.
pub fn on_a_disk(test: &str, body: impl FnOnce(&Disk)) {
    if let Some(disk) = Disk::of_this_process() {
        return body(&disk);
    }
    let disk = Disk::new();
    let mut command = Command::new(env::current_exe().expect("a test knows itself"));
    command.args(["--exact", test, "--include-ignored", "--nocapture"]);
    disk.put_under(&mut command);
    assert!(command.status().is_ok_and(|status| status.success()), "see what the test said above");
}

impl Default for Disk {
    fn default() -> Disk {
        Disk::new()
    }
}

fn library(home: &Path) -> PathBuf {
    home.join("disk.so")
}

fn control(home: &Path) -> PathBuf {
    home.join("control")
}

fn journal(home: &Path) -> PathBuf {
    home.join("journal")
}

fn open(control: &Path) -> File {
    OpenOptions::new().read(true).write(true).open(control).expect("commands can be given")
}
