//! Trying mutants: first the scenarios that pass by one, all in one process, then the rule tests that do.

use std::{
    collections::BTreeSet,
    fs,
    io::{BufRead, BufReader, Write},
    iter,
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc::{Receiver, RecvTimeoutError, channel},
    },
    thread,
    time::{Duration, Instant},
};

use crate::{Fate, garden::Programs, plant::Mutant, target};

/// A mutant that takes so many times as long as the rules themselves is noticed, too.
const PATIENCE: u32 = 10;
/// A rule test that takes longer is tried after the others.
const SLOW: Duration = Duration::from_millis(100);
/// What a mutant may take in any case.
const AT_LEAST: Duration = Duration::from_secs(1);
/// A mutant that takes so much memory never ends either, in kilobytes.
const MEMORY: u64 = 1 << 20;
/// How often a program is looked at.
const LOOK: Duration = Duration::from_millis(20);

/// How each of these mutants fares; `quick` with the quick tests only.
pub(super) fn try_all(programs: &Programs, mutants: &[Mutant], quick: bool) -> Result<Vec<Fate>, String> {
    let mut tests = find_tests(programs)?;
    tests.retain(|test| !quick || test.time < SLOW);
    let next = AtomicUsize::new(0);
    let fates = Mutex::new(vec![Fate::Survived; mutants.len()]);
    let work = || -> Result<(), String> {
        let mut player = Player::start(programs)?;
        while let Some((at, mutant)) = {
            let at = next.fetch_add(1, Ordering::Relaxed);
            mutants.get(at).map(|mutant| (at, mutant))
        } {
            let fate = match player.meet(mutant.number) {
                None => {
                    player = Player::start(programs)?;
                    Fate::Killed
                }
                Some(Fate::Killed) => Fate::Killed,
                Some(fate) => meet_tests(programs, mutant.number, &tests).unwrap_or(fate),
            };
            fates.lock().unwrap_or_else(PoisonError::into_inner)[at] = fate;
            if at % 200 == 199 {
                println!("{} of {} tried", at + 1, mutants.len());
            }
        }
        Ok(())
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let working: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        working.into_iter().try_for_each(|worker| worker.join().map_err(|_| "a worker has failed")?)
    })?;
    Ok(fates.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// The program that plays scenarios, at work.
struct Player {
    child: Child,
    started: Instant,
    numbers: ChildStdin,
    answers: Receiver<String>,
    /// How long all scenarios take together, with what has to be read first.
    time: Duration,
}

impl Player {
    fn start(programs: &Programs) -> Result<Player, String> {
        let wrong = |error: std::io::Error| format!("{}: {error}", programs.scenarios.display());
        let started = Instant::now();
        let mut child = command(&programs.folder, &programs.scenarios)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .map_err(wrong)?;
        let (Some(numbers), Some(said)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("a pipe is missing".to_owned());
        };
        let (sender, answers) = channel();
        thread::spawn(move || {
            // It ends with the program, or with who waits for it.
            BufReader::new(said).lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        if answers.recv().is_err() {
            return Err("a scenario fails with every mutant asleep".to_owned());
        }
        let time = Spent::by(&child, started).time;
        Ok(Player { child, started, numbers, answers, time })
    }

    /// What scenarios say about a mutant; nothing when it has broken the program or taken too long.
    fn meet(&mut self, number: u32) -> Option<Fate> {
        let patience = Spent::by(&self.child, self.started).time + self.time + AT_LEAST;
        writeln!(self.numbers, "{number}").ok()?;
        loop {
            match self.answers.recv_timeout(LOOK) {
                Ok(answer) => {
                    return Some(match answer.as_str() {
                        "killed" => Fate::Killed,
                        "survived" => Fate::Survived,
                        _ => Fate::Unreached,
                    });
                }
                Err(RecvTimeoutError::Timeout)
                    if Spent::by(&self.child, self.started).is_within(patience) => {}
                Err(_) => return None,
            }
        }
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The modules of a title's tests that hold rules, besides scenarios.
const RULES: [&str; 2] = ["rules::", "rulings::"];

/// A rule test.
struct Test {
    name: String,
    /// The mutants it passes by.
    passed: BTreeSet<u32>,
    time: Duration,
}

/// The rule tests of a title, the quick ones first.
fn find_tests(programs: &Programs) -> Result<Vec<Test>, String> {
    let listed = command(&programs.folder, &programs.tests)
        .arg("--list")
        .stdout(Stdio::piped())
        .output()
        .map_err(|error| format!("{}: {error}", programs.tests.display()))?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let mut tests = Vec::new();
    for name in listed.lines().filter_map(|line| line.strip_suffix(": test")) {
        if RULES.iter().any(|module| name.starts_with(module)) {
            tests.push(cover(&programs.folder, &programs.tests, name)?);
        }
    }
    tests.sort_by_key(|test| test.time);
    Ok(tests)
}

fn command(folder: &Path, program: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).env("CARGO_MANIFEST_DIR", folder).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// Runs a test with every mutant asleep.
fn cover(folder: &Path, program: &Path, name: &str) -> Result<Test, String> {
    let notes = target().join(format!("mutants-passed-{}", std::process::id()));
    let mut covered = command(folder, program);
    covered.args(["--exact", name]).env("VEILLEUSE_MUTANTS_PASSED", &notes);
    let Some(time) = passes(&mut covered, Duration::MAX) else {
        return Err(format!("{name} of {} fails with every mutant asleep", program.display()));
    };
    let passed = fs::read_to_string(&notes).unwrap_or_default();
    // A test that passes by no mutant writes none.
    let _ = fs::remove_file(&notes);
    Ok(Test {
        name: name.to_owned(),
        passed: passed.lines().filter_map(|line| line.parse().ok()).collect(),
        time,
    })
}

/// What the rule tests that pass by a mutant say about it, if any do.
fn meet_tests(programs: &Programs, number: u32, tests: &[Test]) -> Option<Fate> {
    let met: Vec<&Test> = tests.iter().filter(|test| test.passed.contains(&number)).collect();
    // The quick ones in one go, then the slow ones, each by itself.
    let (quick, slow) = met.split_at(met.partition_point(|test| test.time < SLOW));
    let mut fate = None;
    for tests in iter::once(quick).filter(|quick| !quick.is_empty()).chain(slow.chunks(1)) {
        let mut command = command(&programs.folder, &programs.tests);
        command.args(["--exact", "--test-threads=1"]).args(tests.iter().map(|test| &test.name));
        command.env("VEILLEUSE_MUTANT", number.to_string());
        let time: Duration = tests.iter().map(|test| test.time).sum();
        if passes(&mut command, time * PATIENCE + AT_LEAST).is_none() {
            return Some(Fate::KilledLate);
        }
        fate = Some(Fate::Survived);
    }
    fate
}

/// How long tests take, if they pass in time.
fn passes(command: &mut Command, patience: Duration) -> Option<Duration> {
    let mut child = command.spawn().ok()?;
    let started = Instant::now();
    let mut time = Duration::ZERO;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success().then_some(time),
            Ok(None) => {
                let spent = Spent::by(&child, started);
                if !spent.is_within(patience) {
                    break;
                }
                time = spent.time;
                thread::sleep(LOOK);
            }
            Err(_) => break,
        }
    }
    // It may have ended by itself meanwhile.
    let _ = child.kill();
    let _ = child.wait();
    None
}

/// What a program has used.
struct Spent {
    time: Duration,
    /// In kilobytes.
    memory: u64,
}

impl Spent {
    /// Processor time where the system tells it: on a busy machine a test that has to wait is not one that never ends.
    /// Elsewhere, the time since it was started.
    fn by(child: &Child, started: Instant) -> Spent {
        let told = || {
            let told = fs::read_to_string(format!("/proc/{}/stat", child.id())).ok()?;
            // After the name in brackets, which may hold anything, times are the twelfth and thirteenth word, in
            // hundredths, and the twenty-second is memory, in pages of mostly four kilobytes.
            let words: Vec<u64> =
                told.rsplit_once(')')?.1.split_whitespace().map(|word| word.parse().unwrap_or(0)).collect();
            let hundredths = words.get(11)? + words.get(12)?;
            Some(Spent { time: Duration::from_millis(10 * hundredths), memory: 4 * words.get(21)? })
        };
        told().unwrap_or_else(|| Spent { time: started.elapsed(), memory: 0 })
    }

    fn is_within(&self, patience: Duration) -> bool {
        self.time < patience && self.memory < MEMORY
    }
}
