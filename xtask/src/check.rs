//! The one test command.

use std::env;

use crate::{
    Done,
    run::{run, run_with, there},
    target, tidy, titles, web,
};

/// `browser` is false when somebody asked to leave the browser tests out.
pub(crate) fn check(browser: bool) -> Done {
    cargo(&["fmt", "--all", "--check"])?;
    tidy::tidy()?;
    cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"])?;
    tests()?;
    content()?;
    cargo(&["test", "--workspace", "--doc", "--quiet"])?;
    cargo_with(&["doc", "--workspace", "--no-deps", "--quiet"], &[("RUSTDOCFLAGS", "--deny warnings")])?;
    web::check()?;
    if browser {
        web::browser()?;
    }
    let unchecked = weaknesses()?;
    if browser {
        println!("\nEverything holds.");
    } else {
        println!("\nEverything else holds: the browser tests were left out (--no-browser).");
    }
    if let Some(unchecked) = unchecked {
        println!("Not checked: {unchecked}.");
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
