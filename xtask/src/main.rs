//! The chores of the project. `cargo xtask check` is the test command of the README.
//!
//! What looks into the titles is a program of its own, `chores/`: the check uses the one that the tests have built.

mod check;
mod debian;
mod engine;
mod postgres;
mod run;
mod site;
mod sources;
mod tidy;
mod web;

use std::{env, path::PathBuf, process::ExitCode};

/// What went wrong, in a sentence.
type Done = Result<(), String>;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["check", ref words @ ..] => check::check(words),
        ["engine", ref words @ ..] => engine::engine(words),
        ["site", ref words @ ..] => site::site(words),
        ["tidy"] => tidy::tidy(),
        ["shots", ref words @ ..] => web::shots(words),
        ["mutants", ref titles @ ..] => run::mutants(titles),
        _ => return run::chores(&words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
}

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The names of all titles: each has a crate `title-…`.
fn titles() -> Result<Vec<String>, String> {
    let folder = root().join("crates");
    let entries = folder.read_dir().map_err(|error| format!("{}: {error}", folder.display()))?;
    let name = |entry: std::io::Result<std::fs::DirEntry>| entry.ok()?.file_name().into_string().ok();
    let mut titles: Vec<String> =
        entries.filter_map(name).filter_map(|name| Some(name.strip_prefix("title-")?.to_owned())).collect();
    titles.sort();
    Ok(titles)
}
