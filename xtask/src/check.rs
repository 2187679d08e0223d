//! The one test command.

use std::env;

use crate::{
    Done,
    engine::{self, Engine},
    run::{run, run_with, there},
    target, tidy, titles, web,
};

/// How many matches of each title are played by the engine of the page and by this machine.
const MATCHES: &str = "12";

/// `--no-browser` leaves the browser tests out, `--without wasm` the engine of the page and its tests; what was left out is
/// said at the end.
pub(crate) fn check(words: &[&str]) -> Done {
    let (mut browser, mut wasm) = (true, true);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match *word {
            "--no-browser" => browser = false,
            "--without" if words.next() == Some(&"wasm") => wasm = false,
            _ => return Err("cargo xtask check [--no-browser] [--without wasm]".to_owned()),
        }
    }
    cargo(&["fmt", "--all", "--check"])?;
    tidy::tidy()?;
    // The server takes up what is there when it is built.
    if wasm {
        engine::build(Engine::Quick)?;
    }
    cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"])?;
    tests()?;
    if wasm {
        engine::prove("debug", MATCHES)?;
    }
    content()?;
    cargo(&["test", "--workspace", "--doc", "--quiet"])?;
    cargo_with(&["doc", "--workspace", "--no-deps", "--quiet"], &[("RUSTDOCFLAGS", "--deny warnings")])?;
    web::check(wasm)?;
    if browser {
        web::browser(wasm)?;
    }
    let unchecked = weaknesses()?;
    if let Some(unchecked) = unchecked {
        println!("\nNot checked: {unchecked}.");
    }
    let left_out = [
        (!browser).then_some("the browser tests were left out (--no-browser)"),
        (!wasm).then_some("the engine of the page was left out (--without wasm)"),
    ];
    let left_out: Vec<&str> = left_out.into_iter().flatten().collect();
    if left_out.is_empty() {
        println!("\nEverything holds.");
    } else {
        println!("\nEverything else holds: {}.", left_out.join(", and "));
    }
    Ok(())
}

fn cargo(arguments: &[&str]) -> Done {
    cargo_with(arguments, &[])
}

/// Where nobody builds a second time nothing is noted for it, nor for a debugger: that takes a good part of the first.
fn cargo_with(arguments: &[&str], variables: &[(&str, &str)]) -> Done {
    let once: &[(&str, &str)] = if env::var_os("CI").is_some() {
        &[("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "0")]
    } else {
        &[]
    };
    run_with("cargo", arguments, &[variables, once].concat())
}

fn tests() -> Done {
    if there("cargo", &["nextest", "--version"]) {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        println!("cargo-nextest is not installed; using cargo test");
        cargo(&["test", "--workspace", "--all-targets"])
    }
}

/// Scenarios, packs, rule coverage, schemas and licences, with the programs that the tests have built.
fn content() -> Done {
    let built = |name: &str| target().join("debug").join(name).display().to_string();
    let veilleuse = built("veilleuse");
    run(&veilleuse, &["scenario", "run", "--quiet", "scenarios"])?;
    for title in titles()? {
        run(&veilleuse, &["pack", "check", &title, &format!("packs/{title}")])?;
    }
    run(&built("chores"), &["hold"])
}

/// Known weaknesses of what comes from outside; what could not be looked up.
fn weaknesses() -> Result<Option<String>, String> {
    if !there("cargo", &["deny", "--version"]) {
        return Ok(Some("known weaknesses of crates (cargo install cargo-deny)".to_owned()));
    }
    run("cargo", &["deny", "check", "advisories", "bans"]).map(|()| None)
}
