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
    cargo(&["doc", "--workspace", "--no-deps", "--quiet"])?;
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

/// What is built once, where nobody builds again, is built whole: noting what changes would bring costs time.
fn cargo(arguments: &[&str]) -> Done {
    let mut variables = vec![("RUSTDOCFLAGS", "--deny warnings")];
    if env::var_os("CI").is_some() {
        variables.push(("CARGO_INCREMENTAL", "0"));
    }
    run_with("cargo", arguments, &variables)
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
