//! The one test command.

use veilleuse_titles::Title;

use crate::{
    Done, dependencies, rules,
    run::{run, run_with, there},
    schema, sentences, tidy, web,
};

/// `browser` is false when somebody asked to leave the browser tests out.
pub(crate) fn check(browser: bool) -> Done {
    run("cargo", &["fmt", "--all", "--check"])?;
    tidy::tidy()?;
    schema::check()?;
    sentences::check()?;
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
    let unchecked = dependencies::check()?;
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

fn tests() -> Done {
    if there("cargo", &["nextest", "--version"]) {
        run("cargo", &["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        println!("cargo-nextest is not installed; using cargo test");
        run("cargo", &["test", "--workspace", "--all-targets"])
    }
}
