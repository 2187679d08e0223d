//! The chores of the project. `cargo xtask check` is the test command of the README.

mod check;
mod dependencies;
mod rules;
mod run;
mod schema;
mod sentences;
mod tidy;
mod web;

use std::{env, path::PathBuf, process::ExitCode};

/// What went wrong, in a sentence.
type Done = Result<(), String>;

const USAGE: &str = "usage: cargo xtask <command>
  check           everything: format, clippy, tests, docs, scenarios, packs, rule coverage, page, browser, licences
                  (--no-browser leaves the browser tests out)
  rules [--json]  every rule with the tests and scenarios that cite it, and the content seen
  schema          writes the JSON Schemas of pack files to schema/
  sentences       writes the list of sentences each title asks for to its src/sentences.rs
  tidy            the invariants of ARCHITECTURE.md that a compiler cannot see
  mutants [TITLE] small changes of the rules that no scenario or rule test notices (takes long)
  bench           instruction counts under Valgrind against the committed ones (--bless to renew them)";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["check"] => check::check(true),
        ["check", "--no-browser"] => check::check(false),
        ["rules"] => rules::print_table(),
        ["rules", "--json"] => rules::print_json(),
        ["schema"] => schema::write(),
        ["sentences"] => sentences::write(),
        ["tidy"] => tidy::tidy(),
        ["mutants", ref titles @ ..] => run::mutants(titles),
        ["bench"] => run::bench(false),
        ["bench", "--bless"] => run::bench(true),
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

/// The root of the workspace.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
}
