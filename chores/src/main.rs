//! The chores that look into the titles. `cargo xtask` calls them; those that need nothing but a file are its own.

mod bench;
mod dependencies;
mod rules;
mod schema;
mod sentences;

use std::{
    env,
    path::PathBuf,
    process::{Command, ExitCode, Stdio},
};

/// What went wrong, in a sentence.
type Done = Result<(), String>;

const USAGE: &str = "usage: cargo xtask <command>
  check           everything: format, clippy, tests, docs, scenarios, packs, rule coverage, page, browser, licences
                  (--no-browser leaves the browser tests out)
  rules [--json]  every rule with the tests and scenarios that cite it, and the content seen
  schema          writes the JSON Schemas of pack files to schema/
  sentences       writes the list of sentences each title asks for to its src/sentences.rs
  tidy            the invariants of ARCHITECTURE.md that a compiler cannot see
  mutants [TITLE] small changes of the rules that no scenario or rule test notices (--again: the survivors only;
                  --quick: without slow rule tests)
  bench           instruction counts under Valgrind against the committed ones (--bless to renew them)";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["hold"] => hold(),
        ["rules"] => rules::print_table(),
        ["rules", "--json"] => rules::print_json(),
        ["schema"] => schema::write(),
        ["sentences"] => sentences::write(),
        ["bench"] => bench::count_all(false),
        ["bench", "--bless"] => bench::count_all(true),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// Whatever of these chores the check asks for, after the tests.
fn hold() -> Done {
    schema::check()?;
    sentences::check()?;
    rules::check()?;
    dependencies::check()
}

/// The root of the workspace.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("it lies in the workspace").to_owned()
}

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Runs a program in the root of the workspace; whether it went well.
fn succeeds(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root()).stdout(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
