//! Would the tests of the rules notice a broken rule? Every small change of a title's rules is tried against its
//! scenarios and rule tests; what nobody notices is listed.
//!
//! Survivors that are accepted stand in `accepted/<title>.toml`, each with its reason. Run by `cargo xtask mutants`.

mod plant;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, ExitCode, Stdio},
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
const NO_RULES: [&str; 20] = [
    "action.rs",
    "arrange.rs",
    "cards.rs",
    "figures.rs",
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
/// The programs of the tests that hold rules.
const TESTS: [&str; 3] = [SCENARIOS, "rules", "rulings"];
const SCENARIOS: &str = "scenarios";
/// The one test there that plays them; the others look at the documentation.
const EVERY_SCENARIO: &str = "every_scenario_holds";
/// The word that asks for the survivors of the last run only.
const AGAIN: &str = "--again";
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

impl Accepted {
    fn is(&self, mutant: &Mutant) -> bool {
        let Mutant { file, function, change, .. } = mutant;
        (&self.file, &self.function, &self.change) == (file, function, change)
    }
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
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let again = words.iter().any(|word| word == AGAIN);
    words.retain(|word| word != AGAIN);
    match run(&words, again) {
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

/// Tries the mutants of these titles, each the name of a folder `crates/title-…`; `again` only those that survived when
/// the title was last tried.
fn run(titles: &[String], again: bool) -> Done {
    let mut planted = BTreeMap::new();
    let mut mutants = BTreeMap::new();
    // All of them: a title that is not tried now would have to be built again when its turn comes.
    for title in all_titles()? {
        let found = plant_title(&title, &mut planted)?;
        mutants.insert(title, found);
    }
    let garden = copy_workspace(&planted)?;
    let mut open = 0;
    for title in titles {
        let mut mutants = mutants.remove(title).ok_or_else(|| format!("there is no title {title} to try"))?;
        if again {
            let before = fs::read_to_string(survivors(title)).unwrap_or_default();
            mutants.retain(|mutant| before.lines().any(|line| line == mutant.to_string()));
        }
        open += try_title(&garden, title, &mutants)?;
    }
    if open == 0 {
        return Ok(());
    }
    Err(format!(
        "{open} mutants survive; write the test that kills them, or accept them with the reason why they live"
    ))
}

/// The titles there are.
fn all_titles() -> Result<Vec<String>, String> {
    let folders = fs::read_dir(root().join("crates")).map_err(|error| error.to_string())?;
    let names = folders.filter_map(|folder| folder.ok()?.file_name().into_string().ok());
    Ok(names.filter_map(|name| name.strip_prefix("title-").map(str::to_owned)).collect())
}

/// Where the survivors of a title are written down.
fn survivors(title: &str) -> PathBuf {
    target().join(format!("mutants-of-{title}"))
}

/// A copy of the workspace in the target folder, with some files written anew.
fn copy_workspace(planted: &BTreeMap<PathBuf, String>) -> Result<PathBuf, String> {
    let garden = target().join("mutants");
    // Scenarios that are no longer there would still be played; there are none the first time.
    let _ = fs::remove_dir_all(garden.join("scenarios"));
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .map_err(|error| format!("git could not be started: {error}"))?;
    let files = String::from_utf8(listed.stdout).map_err(|error| error.to_string())?;
    for file in files.lines().filter(|file| !file.starts_with("web/") && !file.starts_with("mutants/")) {
        let (from, to) = (root().join(file), garden.join(file));
        let text = match planted.get(Path::new(file)) {
            Some(text) => text.clone().into_bytes(),
            None => match fs::read(&from) {
                Ok(text) => text,
                // Deleted, but not yet committed.
                Err(_) => continue,
            },
        };
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

/// How many of these mutants survive without being accepted.
fn try_title(garden: &Path, title: &str, mutants: &[Mutant]) -> Result<usize, String> {
    let started = Instant::now();
    let tests = find_tests(garden, title)?;
    let fates = try_all(garden, title, mutants, &tests);
    let alive = || mutants.iter().zip(&fates).filter(|(_, fate)| **fate != Fate::Killed);
    let written: String = alive().map(|(mutant, _)| format!("{mutant}\n")).collect();
    write(&survivors(title), written.as_bytes())?;
    let accepted = accepted(title)?;
    let is_accepted = |mutant: &Mutant| accepted.iter().any(|entry| entry.is(mutant));
    let mut open = 0;
    for (mutant, fate) in alive().filter(|(mutant, _)| !is_accepted(mutant)) {
        open += 1;
        let never = if *fate == Fate::Unreached { " (never reached)" } else { "" };
        println!("{title} {:>5} line {} {mutant}{never}", mutant.number, mutant.line);
    }
    for entry in accepted.iter().filter(|entry| !alive().any(|(mutant, _)| entry.is(mutant))) {
        let Accepted { file, function, change, .. } = entry;
        println!("{title}: accepted, but it does not survive: {file} {function}: {change}");
    }
    let count = |fate| fates.iter().filter(|other| **other == fate).count();
    println!(
        "{title}: {} mutants, {} killed, {} never reached, {} survive; {} accepted, {open} open; {} s",
        mutants.len(),
        count(Fate::Killed),
        count(Fate::Unreached),
        count(Fate::Survived),
        alive().count() - open,
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
fn plant_title(title: &str, planted: &mut BTreeMap<PathBuf, String>) -> Result<Vec<Mutant>, String> {
    let krate = PathBuf::from(format!("crates/title-{title}"));
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| error.to_string());
    let mut files = Vec::new();
    rule_files(&root().join(&krate).join("src"), &mut files)?;
    files.sort();
    let mut mutants = Vec::new();
    for path in files {
        let file = path.strip_prefix(root().join(&krate)).map_err(|error| error.to_string())?;
        let text = plant(&file.display().to_string(), &read(&path)?, &mut mutants)?;
        planted.insert(krate.join(file), text);
    }
    let lib = krate.join("src/lib.rs");
    let text = read(&root().join(&lib))?;
    planted.insert(lib, format!("#![allow(warnings)]\n{text}\n{WAKE}"));
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

/// Builds the programs of the rule tests of a title.
fn build(garden: &Path, title: &str) -> Result<Vec<(String, PathBuf)>, String> {
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
    Ok(programs.collect())
}

/// A test of the rules.
struct Test {
    program: PathBuf,
    name: String,
    /// The mutants it passes by.
    passed: BTreeSet<u32>,
    time: Duration,
}

/// The tests of the rules of a title, the quick ones first.
fn find_tests(garden: &Path, title: &str) -> Result<Vec<Test>, String> {
    let mut tests = Vec::new();
    for (binary, program) in build(garden, title)? {
        let listed = command(garden, title, &program)
            .arg("--list")
            .stdout(Stdio::piped())
            .output()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        let names = listed.lines().filter_map(|line| line.strip_suffix(": test"));
        for name in names.filter(|name| binary != SCENARIOS || *name == EVERY_SCENARIO) {
            tests.push(cover(garden, title, &program, name)?);
        }
    }
    tests.sort_by_key(|test| test.time);
    Ok(tests)
}

fn command(garden: &Path, title: &str, program: &Path) -> Command {
    let folder = garden.join("crates").join(format!("title-{title}"));
    let mut command = Command::new(program);
    command
        .current_dir(&folder)
        .env("CARGO_MANIFEST_DIR", folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// Runs a test with every mutant asleep.
fn cover(garden: &Path, title: &str, program: &Path, name: &str) -> Result<Test, String> {
    let file = target().join("mutants-covered");
    // There is none the first time.
    let _ = fs::remove_file(&file);
    let started = Instant::now();
    let status = command(garden, title, program)
        .args(["--exact", name])
        .env(VARIABLE, format!("cover:{}", file.display()))
        .status();
    if !status.is_ok_and(|status| status.success()) {
        return Err(format!("{name} of {} fails with every mutant asleep", program.display()));
    }
    let passed = fs::read_to_string(&file).unwrap_or_default();
    Ok(Test {
        program: program.to_owned(),
        name: name.to_owned(),
        passed: passed.lines().filter_map(|line| line.parse().ok()).collect(),
        time: started.elapsed(),
    })
}

fn try_all(garden: &Path, title: &str, mutants: &[Mutant], tests: &[Test]) -> Vec<Fate> {
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
                    let fate = try_one(garden, title, mutant.number, tests);
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

fn try_one(garden: &Path, title: &str, number: u32, tests: &[Test]) -> Fate {
    let mut fate = Fate::Unreached;
    for test in tests.iter().filter(|test| test.passed.contains(&number)) {
        let mut command = command(garden, title, &test.program);
        command.args(["--exact", &test.name]).env(VARIABLE, number.to_string());
        if !passes(&mut command, test.time * PATIENCE + Duration::from_secs(2)) {
            return Fate::Killed;
        }
        fate = Fate::Survived;
    }
    fate
}

/// Whether a test passes in time.
fn passes(command: &mut Command, patience: Duration) -> bool {
    let Ok(mut child) = command.spawn() else { return false };
    let started = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if used(&child).unwrap_or_else(|| started.elapsed()) < patience => {
                thread::sleep(Duration::from_millis(5));
            }
            _ => {
                // It may have ended by itself meanwhile.
                let _ = child.kill();
                let _ = child.wait();
                return false;
            }
        }
    }
}

/// The processor time a program has used, where the system tells: on a busy machine a test that has to wait is not one
/// that never ends.
fn used(child: &Child) -> Option<Duration> {
    let told = fs::read_to_string(format!("/proc/{}/stat", child.id())).ok()?;
    // After the name in brackets, which may hold anything, times are the twelfth and thirteenth word, in hundredths.
    let words = told.rsplit_once(')')?.1.split_whitespace();
    let hundredths: u64 = words.skip(11).take(2).map(|word| word.parse::<u64>().ok()).sum::<Option<u64>>()?;
    Some(Duration::from_millis(10 * hundredths))
}
