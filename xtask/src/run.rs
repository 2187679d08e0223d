//! Running other programs.

use std::{
    path::Path,
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

use crate::{Done, root, titles};

/// Runs a program in the root of the workspace and shows what it says.
pub(crate) fn run(program: &str, arguments: &[&str]) -> Done {
    run_in_with(&root(), program, arguments, &[])
}

/// The same, with environment variables.
pub(crate) fn run_with(program: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Done {
    run_in_with(&root(), program, arguments, variables)
}

/// The same, in another folder.
pub(crate) fn run_in(folder: &Path, program: &str, arguments: &[&str]) -> Done {
    run_in_with(folder, program, arguments, &[])
}

/// The same, in another folder and with environment variables.
pub(crate) fn run_in_with(
    folder: &Path,
    program: &str,
    arguments: &[&str],
    variables: &[(&str, &str)],
) -> Done {
    println!("\n$ {program} {}", arguments.join(" "));
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).envs(variables.iter().copied());
    let begun = Instant::now();
    let status = command.status().map_err(|error| format!("{program} could not be started: {error}"))?;
    println!("  took {} s", begun.elapsed().as_secs());
    if status.success() { Ok(()) } else { Err(format!("{program} {} failed", arguments.join(" "))) }
}

/// Whether a program answers.
pub(crate) fn there(program: &str, arguments: &[&str]) -> bool {
    let quiet = Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// Hands a chore on to the program that looks into the titles.
pub(crate) fn chores(words: &[&str]) -> ExitCode {
    let run = ["run", "--quiet", "--package", "chores", "--"];
    let status = Command::new("cargo").args(run).args(words).status();
    if status.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Tries small changes of the rules of these titles, of all when none is named; see `mutants/`.
pub(crate) fn mutants(named: &[&str]) -> Done {
    let all = titles()?;
    let none_named = named.iter().all(|word| word.starts_with("--"));
    let titles = if none_named { all.iter().map(String::as_str).collect() } else { Vec::new() };
    let words = ["run", "--quiet", "--release", "--manifest-path", "mutants/Cargo.toml", "--"];
    run("cargo", &[&words[..], &titles, named].concat())
}
