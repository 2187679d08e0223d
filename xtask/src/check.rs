//! The one test command.

use std::{env, thread};

use veilleuse_pg::Server;

use crate::{
    Done,
    engine::{self, Engine},
    postgres,
    run::{run, run_with, there},
    target, tidy, titles, web,
};

/// How many matches of each title are played by the engine of the page and by this machine.
const MATCHES: &str = "12";

/// What somebody may ask to leave out, and how it is called at the end.
const PARTS: [(&str, &[&str], &str); 3] = [
    ("browser", &["--no-browser", "--without browser"], "the browser tests"),
    ("postgres", &["--without postgres"], "everything that needs PostgreSQL"),
    ("wasm", &["--without wasm"], "the engine of the page"),
];

/// Which parts these words leave out.
fn parts_without(words: &[&str]) -> Result<Vec<(&'static str, String)>, String> {
    let (mut left_out, mut words) = (Vec::new(), words.iter());
    while let Some(word) = words.next() {
        let said = if *word == "--without" {
            format!("{word} {}", words.next().copied().unwrap_or_default())
        } else {
            (*word).to_owned()
        };
        let part = PARTS.iter().find(|(_, names, _)| names.contains(&said.as_str()));
        let (part, _, what) = part
            .ok_or_else(|| format!("check knows no {said}; it can do --without browser, postgres or wasm"))?;
        left_out.push((*part, format!("{what} ({said})")));
    }
    Ok(left_out)
}

pub(crate) fn check(words: &[&str]) -> Done {
    let left_out = parts_without(words)?;
    let with = |part: &str| left_out.iter().all(|(left_out, _)| *left_out != part);
    let (browser, wasm) = (with("browser"), with("wasm"));
    let with_database = with("postgres");
    // What has to be fetched is fetched while the lints keep both cores busy.
    let fetching = thread::spawn(move || {
        let database = with_database.then(postgres::start).transpose()?;
        if wasm {
            engine::toolchain()?;
        }
        if browser {
            web::needs_chromium()?;
        }
        Ok::<_, String>(database)
    });
    cargo(&["fmt", "--all", "--check"])?;
    tidy::tidy()?;
    lint()?;
    let database = fetching.join().map_err(|_| "what the tests need could not be fetched")??;
    // The server takes up what is there when it is built.
    if wasm {
        engine::build(Engine::Quick)?;
    }
    tests(&database.as_ref().map_or_else(|| veilleuse_pg::WITHOUT.to_owned(), Server::url))?;
    if wasm {
        // With the whole workspace in view it is the rules of the tests that it is built with.
        cargo(&["build", "--workspace", "--example", "native", "--example", "native-lab"])?;
        engine::prove("debug", MATCHES)?;
    }
    content()?;
    cargo(&["test", "--workspace", "--doc", "--quiet"])?;
    web::check(wasm)?;
    if browser {
        web::browser(wasm)?;
    }
    let others = if browser && wasm { web::other_browsers() } else { None };
    let unchecked: Vec<String> = weaknesses()?.into_iter().chain(others).collect();
    if !unchecked.is_empty() {
        println!("\nNot checked: {}.", unchecked.join("; "));
    }
    if left_out.is_empty() {
        println!("\nEverything holds.");
    } else {
        let left_out: Vec<_> = left_out.into_iter().map(|(_, said)| said).collect();
        println!("\nEverything else holds; left out: {}.", left_out.join(", "));
    }
    Ok(())
}

/// Neither lints nor documentation look at the page.
fn lint() -> Done {
    let without_page = ("VEILLEUSE_SKIP_WEB", "1");
    let clippy = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"];
    cargo_with(&clippy, &[without_page])?;
    let doc = ["doc", "--workspace", "--no-deps", "--quiet"];
    cargo_with(&doc, &[without_page, ("RUSTDOCFLAGS", "--deny warnings")])
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

fn tests(database: &str) -> Done {
    let with = [(veilleuse_pg::SHARED, database)];
    // The lints have looked at the examples.
    let targets = ["--workspace", "--no-fail-fast", "--lib", "--bins", "--tests"];
    if there("cargo", &["nextest", "--version"]) {
        cargo_with(&[&["nextest", "run"], &targets[..]].concat(), &with)
    } else {
        println!("cargo-nextest is not installed; using cargo test");
        cargo_with(&[&["test"], &targets[..]].concat(), &with)
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
