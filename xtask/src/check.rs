//! The one test command.

use veilleuse_titles::Title;

use crate::{
    Done, rules,
    run::{run, run_with, there},
    schema, tidy, web,
};

/// `browser` is false when somebody asked to leave the browser tests out.
pub(crate) fn check(browser: bool) -> Done {
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
    for title in Title::ALL {
        let pack = format!("packs/{title}");
        let words = ["run", "--quiet", "--package", "veilleuse", "--", "pack", "check", title.id(), &pack];
        run("cargo", &words)?;
    }
    rules::check()?;
    web::check()?;
    if browser {
        web::browser()?;
    }
    licences()?;
    if browser {
        println!("\nEverything holds.");
    } else {
        println!("\nEverything else holds: the browser tests were left out (--no-browser).");
    }
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
