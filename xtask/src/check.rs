//! The one test command.

use crate::{
    Done, rules,
    run::{run, run_with, there},
    schema, tidy, web,
};

pub(crate) fn check() -> Done {
    run("cargo", &["fmt", "--all", "--check"])?;
    tidy::tidy()?;
    schema::check()?;
    run("cargo", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"])?;
    tests()?;
    run("cargo", &["test", "--workspace", "--doc", "--quiet"])?;
    run_with(
        "cargo",
        &["doc", "--workspace", "--no-deps", "--quiet"],
        &[("RUSTDOCFLAGS", "--deny warnings")],
    )?;
    run(
        "cargo",
        &["run", "--quiet", "--package", "veilleuse", "--", "scenario", "run", "--quiet", "scenarios"],
    )?;
    run(
        "cargo",
        &["run", "--quiet", "--package", "veilleuse", "--", "pack", "check", "numeville", "packs/numeville"],
    )?;
    run(
        "cargo",
        &[
            "run",
            "--quiet",
            "--package",
            "veilleuse",
            "--",
            "pack",
            "check",
            "terror-below",
            "packs/terror-below",
        ],
    )?;
    run(
        "cargo",
        &["run", "--quiet", "--package", "veilleuse", "--", "pack", "check", "boogeyman", "packs/boogeyman"],
    )?;
    rules::check()?;
    web::check()?;
    web::browser()?;
    licences()?;
    println!("\nEverything holds.");
    Ok(())
}

fn tests() -> Done {
    if there("cargo", &["nextest", "--version"]) {
        run("cargo", &["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        println!("cargo-nextest is not installed; using cargo test");
        run("cargo", &["test", "--workspace", "--all-targets"])
    }
}

fn licences() -> Done {
    if there("cargo", &["deny", "--version"]) {
        run("cargo", &["deny", "check", "licenses", "bans", "sources"])
    } else {
        println!(
            "cargo-deny is not installed: licences and sources are not checked (cargo install cargo-deny)"
        );
        Ok(())
    }
}
