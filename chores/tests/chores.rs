//! The program itself, which the check calls after the tests have built it.

use std::process::Command;

#[test]
fn an_unknown_chore_says_which_there_are() {
    let output = Command::new(env!("CARGO_BIN_EXE_chores")).arg("dishes").output().unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("cargo xtask <command>"), "{said}");
}
