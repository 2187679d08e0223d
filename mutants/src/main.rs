//! Would the tests of the rules notice a broken rule? Every small change of a title's rules is tried against its
//! scenarios and rule tests; what nobody notices is listed.
//!
//! Survivors that are accepted stand in `accepted/<title>.toml`, each with its reason. Run by `cargo xtask mutants`.

mod plant;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

use self::plant::{Mutant, plant};

/// What went wrong, in a sentence.
type Done = Result<(), String>;

/// Files of a title that hold no rule: they show, say, load, judge or arrange.
const NO_RULES: [&str; 19] = [
    "action.rs",
    "arrange.rs",
    "cards.rs",
    "imagine.rs",
    "judgement.rs",
    "judgement",
    "knowledge.rs",
    "lib.rs",
    "load.rs",
    "pack.rs",
    "record.rs",
    "sentences.rs",
    "setup.rs",
    "state.rs",
    "told.rs",
    "view.rs",
    "voice.rs",
    "words.rs",
];
/// The tests that hold rules.
const TESTS: [&str; 3] = ["scenarios", "rules", "rulings"];
/// What wakes a mutant: its number; `cover:FILE` to write down which are passed by.
const VARIABLE: &str = "VEILLEUSE_MUTANT";
/// A mutant that takes so many times as long as the rules themselves is noticed, too.
const PATIENCE: u32 = 10;

/// A survivor that is accepted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Accepted {
    file: String,
    function: String,
    change: String,
    reason: String,
}

#[derive(Default, Serialize, Deserialize)]
struct AcceptedFile {
    #[serde(default)]
    accepted: Vec<Accepted>,
}

/// How a mutant fared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fate {
    Killed,
    /// No test comes by.
    Unreached,
    Survived,
}

fn main() -> ExitCode {
    let titles: Vec<String> = std::env::args().skip(1).collect();
    match run(&titles) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("mutants: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace whose rules are changed.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("it lies in the workspace").to_owned()
}

/// Tries the mutants of these titles, each the name of a folder `crates/title-…`.
fn run(titles: &[String]) -> Done {
    let garden = copy_workspace()?;
    let mut open = 0;
    for title in titles {
        open += try_title(&garden, title)?;
    }
    if open == 0 {
        return Ok(());
    }
    Err(format!(
        "{open} mutants survive; write the test that kills them, or accept them with the reason why they live"
    ))
}

/// A copy of the workspace in the target folder, to be planted.
fn copy_workspace() -> Result<PathBuf, String> {
    let garden = target().join("mutants");
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .map_err(|error| format!("git could not be started: {error}"))?;
    let files = String::from_utf8(listed.stdout).map_err(|error| error.to_string())?;
    for file in files.lines().filter(|file| !file.starts_with("web/") || file.starts_with("mutants/")) {
        let (from, to) = (root().join(file), garden.join(file));
        let Ok(text) = fs::read(&from) else { continue };
        // What is as it was keeps its time stamp, so that it is not built again.
        if fs::read(&to).is_ok_and(|there| there == text) {
            continue;
        }
        write(&to, &text)?;
    }
    Ok(garden)
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into)
}

fn write(path: &Path, text: &[u8]) -> Done {
    let wrong = |error: std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(path.parent().unwrap_or(path)).map_err(wrong)?;
    fs::write(path, text).map_err(wrong)
}

/// How many mutants of a title survive without being accepted.
fn try_title(garden: &Path, title: &str) -> Result<usize, String> {
    let started = Instant::now();
    let mutants = plant_title(garden, title)?;
    let tests = build(garden, title)?;
    let covered = tests.iter().map(|test| cover(garden, title, test)).collect::<Result<Vec<_>, _>>()?;
    let fates = try_all(garden, title, &mutants, &tests, &covered);
    let accepted = accepted(title)?;
    let mut known: BTreeSet<(&str, &str, &str)> = BTreeSet::new();
    let mut counts: BTreeMap<Fate, usize> = BTreeMap::new();
    let (mut open, mut taken) = (0, 0);
    for (mutant, fate) in mutants.iter().zip(fates) {
        *counts.entry(fate).or_default() += 1;
        if fate == Fate::Killed {
            continue;
        }
        let key = (mutant.file.as_str(), mutant.function.as_str(), mutant.change.as_str());
        if accepted.iter().any(|entry| (&*entry.file, &*entry.function, &*entry.change) == key) {
            known.insert(key);
            taken += 1;
        } else {
            open += 1;
            let Mutant { number, file, line, function, change } = mutant;
            let never = if fate == Fate::Unreached { " (never reached)" } else { "" };
            println!("{title} {number:>5} {file}:{line} {function}: {change}{never}");
        }
    }
    for entry in &accepted {
        if !known.contains(&(&*entry.file, &*entry.function, &*entry.change)) {
            println!(
                "{title}: accepted, but it does not survive: {} {}: {}",
                entry.file, entry.function, entry.change
            );
        }
    }
    let count = |fate| counts.get(&fate).copied().unwrap_or(0);
    println!(
        "{title}: {} mutants, {} killed, {} never reached, {} survive; {taken} accepted, {open} open; {} s",
        mutants.len(),
        count(Fate::Killed),
        count(Fate::Unreached),
        count(Fate::Survived),
        started.elapsed().as_secs()
    );
    Ok(open)
}

fn accepted(title: &str) -> Result<Vec<Accepted>, String> {
    let path = root().join("mutants/accepted").join(format!("{title}.toml"));
    let Ok(text) = fs::read_to_string(&path) else { return Ok(Vec::new()) };
    let file: AcceptedFile = toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(file.accepted)
}

/// Writes the rules of a title anew with all their mutants.
fn plant_title(garden: &Path, title: &str) -> Result<Vec<Mutant>, String> {
    let krate = format!("crates/title-{title}");
    let mut files = Vec::new();
    rule_files(&root().join(&krate).join("src"), &mut files)?;
    files.sort();
    let mut mutants = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).map_err(|error| error.to_string())?;
        let file = path.strip_prefix(root().join(&krate)).map_err(|error| error.to_string())?;
        let planted = plant(&file.display().to_string(), &text, &mut mutants)?;
        write(&garden.join(&krate).join(file), planted.as_bytes())?;
    }
    let lib = root().join(&krate).join("src/lib.rs");
    let text = fs::read_to_string(&lib).map_err(|error| error.to_string())?;
    write(
        &garden.join(&krate).join("src/lib.rs"),
        format!("#![allow(warnings)]\n{text}\n{WAKE}").as_bytes(),
    )?;
    Ok(mutants)
}

/// Whether a mutant is awake; with `cover:FILE`, which of them are passed by.
const WAKE: &str = r#"
pub(crate) fn mutant(number: u32) -> bool {
    use std::{io::Write, sync::{LazyLock, Mutex, atomic::{AtomicBool, Ordering}}};
    enum Woken { Number(u32), Cover(Mutex<std::fs::File>) }
    static WOKEN: LazyLock<Woken> = LazyLock::new(|| {
        let word = std::env::var("VEILLEUSE_MUTANT").unwrap_or_default();
        match word.strip_prefix("cover:") {
            Some(file) => Woken::Cover(Mutex::new(std::fs::File::options().create(true).append(true).open(file).unwrap())),
            None => Woken::Number(word.parse().unwrap_or(0)),
        }
    });
    static PASSED: [AtomicBool; 20_000] = [const { AtomicBool::new(false) }; 20_000];
    match &*WOKEN {
        Woken::Number(woken) => *woken == number,
        Woken::Cover(file) => {
            if !PASSED[number as usize].swap(true, Ordering::Relaxed) {
                writeln!(file.lock().unwrap(), "{number}").unwrap();
            }
            false
        }
    }
}
"#;

fn rule_files(folder: &Path, files: &mut Vec<PathBuf>) -> Done {
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if NO_RULES.contains(&&*name) {
            continue;
        }
        if path.is_dir() {
            rule_files(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// Builds the rule tests of a title; the paths of their programs.
fn build(garden: &Path, title: &str) -> Result<Vec<PathBuf>, String> {
    let package = format!("title-{title}");
    let folder = garden.join("crates").join(&package).join("tests");
    let there = TESTS.iter().filter(|test| {
        folder.join(format!("{test}.rs")).exists() || folder.join(test).join("main.rs").exists()
    });
    let mut words = vec!["test", "--no-run", "--package", package.as_str()];
    let names: Vec<&str> = there.copied().collect();
    for name in &names {
        words.extend(["--test", name]);
    }
    let target = target().join("mutants-target").display().to_string();
    let variables = [("CARGO_TARGET_DIR", target.as_str())];
    let built =
        Command::new("cargo").args(&words).arg("--quiet").current_dir(garden).envs(variables).status();
    if !built.is_ok_and(|status| status.success()) {
        return Err(format!("the planted rules of {title} do not compile"));
    }
    words.push("--message-format=json");
    let output = Command::new("cargo")
        .args(&words)
        .current_dir(garden)
        .env("CARGO_TARGET_DIR", &target)
        .stderr(Stdio::null())
        .output()
        .map_err(|error| format!("cargo could not be started: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let programs = said.lines().filter_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let test = message["target"]["name"].as_str().filter(|name| names.contains(name))?.to_owned();
        Some((test, PathBuf::from(message["executable"].as_str()?)))
    });
    let programs: BTreeMap<String, PathBuf> = programs.collect();
    // The scenarios first: they are quick and notice most.
    Ok(names.iter().filter_map(|name| programs.get(*name).cloned()).collect())
}

/// Which mutants a test passes by, and how long it takes.
struct Cover {
    passed: BTreeSet<u32>,
    time: Duration,
}

fn test_command(garden: &Path, title: &str, test: &Path) -> Command {
    let mut command = Command::new(test);
    command
        .current_dir(garden.join("crates").join(format!("title-{title}")))
        .env("CARGO_MANIFEST_DIR", garden.join("crates").join(format!("title-{title}")))
        .args(["--test-threads", "1"])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

fn cover(garden: &Path, title: &str, test: &Path) -> Result<Cover, String> {
    let file = target().join("mutants-covered");
    // There is none the first time.
    let _ = fs::remove_file(&file);
    let started = Instant::now();
    let status =
        test_command(garden, title, test).env(VARIABLE, format!("cover:{}", file.display())).status();
    if !status.is_ok_and(|status| status.success()) {
        return Err(format!("{} fails with every mutant asleep", test.display()));
    }
    let passed = fs::read_to_string(&file).unwrap_or_default();
    Ok(Cover {
        passed: passed.lines().filter_map(|line| line.parse().ok()).collect(),
        time: started.elapsed(),
    })
}

fn try_all(
    garden: &Path,
    title: &str,
    mutants: &[Mutant],
    tests: &[PathBuf],
    covered: &[Cover],
) -> Vec<Fate> {
    let next = AtomicUsize::new(0);
    let fates = Mutex::new(vec![Fate::Survived; mutants.len()]);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some((at, mutant)) = {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    mutants.get(at).map(|mutant| (at, mutant))
                } {
                    let fate = try_one(garden, title, mutant.number, tests, covered);
                    fates.lock().unwrap_or_else(PoisonError::into_inner)[at] = fate;
                    if at % 200 == 199 {
                        println!("{title}: {} of {} tried", at + 1, mutants.len());
                    }
                }
            });
        }
    });
    fates.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn try_one(garden: &Path, title: &str, number: u32, tests: &[PathBuf], covered: &[Cover]) -> Fate {
    let mut reached = false;
    for (test, cover) in tests.iter().zip(covered) {
        if !cover.passed.contains(&number) {
            continue;
        }
        reached = true;
        let mut command = test_command(garden, title, test);
        command.env(VARIABLE, number.to_string());
        if !passes(&mut command, cover.time * PATIENCE + Duration::from_secs(2)) {
            return Fate::Killed;
        }
    }
    if reached { Fate::Survived } else { Fate::Unreached }
}

/// Whether a test passes in time.
fn passes(command: &mut Command, patience: Duration) -> bool {
    let Ok(mut child) = command.spawn() else { return false };
    let started = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if started.elapsed() < patience => thread::sleep(Duration::from_millis(5)),
            _ => {
                // It may have ended by itself meanwhile.
                let _ = child.kill();
                let _ = child.wait();
                return false;
            }
        }
    }
}
