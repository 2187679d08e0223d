//! The invariants of ARCHITECTURE.md that a compiler cannot see.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{Done, root};

pub(crate) fn tidy() -> Done {
    let mut broken = Vec::new();
    let rules_crates: Vec<PathBuf> = crates().into_iter().filter(|path| is_rules(path)).collect();
    for folder in &rules_crates {
        dependencies(folder, &mut broken);
        for file in sources(&folder.join("src")) {
            rules_source(&file, &mut broken);
        }
    }
    for folder in crates() {
        let name = name(&folder);
        for file in sources(&folder.join("src")) {
            let text = fs::read_to_string(&file).unwrap_or_default();
            if name != "veilleuse-wire" && text.contains("ts_rs") {
                broken.push(format!(
                    "{}: only veilleuse-wire uses ts-rs: types of titles come from their tests",
                    shown(&file)
                ));
            }
            if name == "veilleuse-table" {
                table_source(&file, &text, &mut broken);
            }
            if name == "veilleuse-bots" && mentions(&text, "State") {
                broken.push(format!("{}: bots see imagined tables only", shown(&file)));
            }
            if text.lines().count() > 800 {
                broken.push(format!("{}: longer than 800 lines; split it along its seams", shown(&file)));
            }
        }
    }
    if broken.is_empty() { Ok(()) } else { Err(broken.join("\n")) }
}

/// Core and titles: no IO, no clock, no randomness, no other title.
fn is_rules(folder: &Path) -> bool {
    let name = name(folder);
    name == "veilleuse-core" || name.starts_with("title-")
}

fn dependencies(folder: &Path, broken: &mut Vec<String>) {
    const ALLOWED: [&str; 6] =
        ["arrayvec", "schemars", "serde", "veilleuse-core", "veilleuse-pack", "title-"];
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    let section = manifest.split("[dependencies]").nth(1).unwrap_or_default();
    let section = section.split("\n[").next().unwrap_or_default();
    for line in section.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let dependency = line.split(['.', ' ', '=']).next().unwrap_or_default();
        if dependency.starts_with("title-") || !ALLOWED.contains(&dependency) {
            broken.push(format!("{}: rules may not depend on {dependency}", name(folder)));
        }
    }
}

fn rules_source(file: &Path, broken: &mut Vec<String>) {
    const FORBIDDEN: [(&str, &str); 8] = [
        ("HashMap", "the order of a hash map is behaviour"),
        ("HashSet", "the order of a hash set is behaviour"),
        ("std::fs", "rules do no IO"),
        ("std::net", "rules do no IO"),
        ("std::time", "rules read no clock"),
        ("Instant::", "rules read no clock"),
        ("f32", "rules have no floats"),
        ("f64", "rules have no floats"),
    ];
    let text = fs::read_to_string(file).unwrap_or_default();
    for (number, line) in text.lines().enumerate() {
        for (word, why) in FORBIDDEN {
            if mentions(line, word) && !line.trim_start().starts_with("//") {
                broken.push(format!("{}:{}: {word}: {why}", shown(file), number + 1));
            }
        }
    }
}

/// A table: time, randomness and the world outside come with events.
fn table_source(file: &Path, text: &str, broken: &mut Vec<String>) {
    const OUTSIDE: [&str; 9] = [
        "std::fs",
        "std::net",
        "std::time",
        "std::thread",
        "Instant",
        "SystemTime",
        "getrandom",
        "tokio",
        "HashMap",
    ];
    for word in OUTSIDE.into_iter().filter(|word| mentions(text, word)) {
        broken.push(format!("{}: {word}: a table has no IO, no clock and no entropy", shown(file)));
    }
}

/// Whether a word stands in a text on its own.
fn mentions(text: &str, word: &str) -> bool {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(word).any(|(at, _)| {
        !is_part(text[..at].chars().next_back()) && !is_part(text[at + word.len()..].chars().next())
    })
}

fn crates() -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(root().join("crates")) else { return Vec::new() };
    let mut folders: Vec<PathBuf> =
        entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    folders.sort();
    folders
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for entry in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        if entry.is_dir() {
            files.extend(sources(&entry));
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            files.push(entry);
        }
    }
    files.sort();
    files
}

fn name(folder: &Path) -> String {
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn shown(file: &Path) -> String {
    file.strip_prefix(root()).unwrap_or(file).display().to_string()
}
