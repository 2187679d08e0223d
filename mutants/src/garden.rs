//! The garden: a copy of the workspace in the target folder, with mutants in the rules, and the programs built in it.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{
    Done,
    plant::{Mutant, plant},
    root, target, write,
};

/// Modules of a title that hold no rule: they show, say, load, judge or arrange. What a pack works out when it is
/// loaded cannot be tried either: that is before any mutant wakes.
const NO_RULES: [&str; 20] = [
    "action",
    "arrange",
    "bank",
    "cards",
    "figures",
    "imagine",
    "judgement",
    "knowledge",
    "lib",
    "load",
    "observe",
    "own",
    "pack",
    "record",
    "sentences",
    "sheet",
    "told",
    "view",
    "voice",
    "words",
];
/// The program of a title's tests.
const TESTS: &str = "suite";

/// The program that plays scenarios, as an example of the title's crate.
fn player(title: &str) -> String {
    format!("mutants-of-{title}")
}

/// Writes the rules of a title anew with all their mutants.
pub(super) fn plant_title(
    title: &str,
    planted: &mut BTreeMap<PathBuf, String>,
) -> Result<Vec<Mutant>, String> {
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
    planted.insert(lib, format!("#![allow(warnings)]\n{text}\n{}", include_str!("../garden/awake.rs")));
    let scenarios = include_str!("../garden/scenarios.rs")
        .replace("planted", &format!("title_{}", title.replace('-', "_")))
        .replace("TITLE", &type_of(title));
    planted.insert(krate.join(format!("examples/{}.rs", player(title))), scenarios);
    Ok(mutants)
}

/// Writes the sets of the core anew, which know `+` in the garden.
pub(super) fn plant_sets(planted: &mut BTreeMap<PathBuf, String>) -> Done {
    let file = PathBuf::from("crates/veilleuse-core/src/kit/set.rs");
    let text = fs::read_to_string(root().join(&file)).map_err(|error| error.to_string())?;
    planted.insert(file, text + include_str!("../garden/set.rs"));
    Ok(())
}

/// The name of a title's type: `ClefDesMondes` for `clef-des-mondes`.
fn type_of(title: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    title.split('-').map(word).collect()
}

fn rule_files(folder: &Path, files: &mut Vec<PathBuf>) -> Done {
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
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

/// The copy of the workspace.
pub(super) struct Garden(PathBuf);

/// What was built for a title.
pub(super) struct Programs {
    /// Where they run.
    pub(super) folder: PathBuf,
    pub(super) scenarios: PathBuf,
    pub(super) tests: PathBuf,
}

impl Garden {
    /// Copies the workspace, with some files written anew.
    pub(super) fn lay_out(planted: &BTreeMap<PathBuf, String>) -> Result<Garden, String> {
        let garden = target().join("mutants");
        // Scenarios that are no longer there would still be played; there are none the first time.
        let _ = fs::remove_dir_all(garden.join("scenarios"));
        let listed = Command::new("git")
            .args(["ls-files", "--cached", "--others", "--exclude-standard"])
            .current_dir(root())
            .output()
            .map_err(|error| format!("git could not be started: {error}"))?;
        let files = String::from_utf8(listed.stdout).map_err(|error| error.to_string())?;
        let copied = files.lines().filter(|file| !file.starts_with("web/") && !file.starts_with("mutants/"));
        for file in copied.map(Path::new).filter(|file| !planted.contains_key(*file)) {
            // Deleted, but not yet committed, is not there.
            if let Ok(text) = fs::read(root().join(file)) {
                renew(&garden.join(file), &text)?;
            }
        }
        for (file, text) in planted {
            renew(&garden.join(file), text.as_bytes())?;
        }
        Ok(Garden(garden))
    }

    /// Builds the programs that hold the rules of a title.
    pub(super) fn build(&self, title: &str) -> Result<Programs, String> {
        let package = format!("title-{title}");
        let folder = self.0.join("crates").join(&package);
        let player = player(title);
        let output = Command::new("cargo")
            .args(["build", "--package", &package, "--example", &player, "--test", TESTS])
            .arg("--message-format=json-render-diagnostics")
            .current_dir(&self.0)
            // The same as always: what the rules depend on is mostly there.
            .env("CARGO_TARGET_DIR", target())
            .env("CARGO_INCREMENTAL", "0")
            .stderr(Stdio::inherit())
            .output()
            .map_err(|error| format!("cargo could not be started: {error}"))?;
        if !output.status.success() {
            return Err(format!("the planted rules of {title} do not compile"));
        }
        let said = String::from_utf8_lossy(&output.stdout);
        let mut programs: BTreeMap<String, PathBuf> = said
            .lines()
            .filter_map(|line| {
                let message: serde_json::Value = serde_json::from_str(line).ok()?;
                let program = PathBuf::from(message["executable"].as_str()?);
                Some((message["target"]["name"].as_str()?.to_owned(), program))
            })
            .collect();
        let mut built = |name: &str| programs.remove(name).ok_or("cargo does not say what it has built");
        let (scenarios, tests) = (built(&player)?, built(TESTS)?);
        Ok(Programs { folder, scenarios, tests })
    }
}

/// Writes a file, unless it is as it was: then it keeps its time stamp, so that nothing is built again.
fn renew(path: &Path, text: &[u8]) -> Done {
    if fs::read(path).is_ok_and(|there| there == text) { Ok(()) } else { write(path, text) }
}
