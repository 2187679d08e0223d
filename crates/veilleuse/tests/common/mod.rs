//! Running the binary. Not every test file needs all of it.

#![allow(dead_code, reason = "each test file uses a part")]

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

/// What a run said.
pub(crate) struct Said(Output);

impl Said {
    /// Standard output of a run that went well.
    pub(crate) fn good(&self) -> String {
        assert!(self.0.status.success(), "failed:\n{}", String::from_utf8_lossy(&self.0.stderr));
        String::from_utf8(self.0.stdout.clone()).unwrap()
    }

    /// Everything a run that failed said; it must have said something and must not have panicked.
    pub(crate) fn bad(&self) -> String {
        let text =
            format!("{}{}", String::from_utf8_lossy(&self.0.stdout), String::from_utf8_lossy(&self.0.stderr));
        assert_eq!(
            self.0.status.code().map(|code| code > 0 && code < 100),
            Some(true),
            "a clear exit code:\n{text}"
        );
        assert!(!text.contains("panicked"), "{text}");
        assert!(!text.trim().is_empty(), "an error says something");
        text
    }
}

/// Runs `veilleuse` with nothing typed.
pub(crate) fn run(arguments: &[&str]) -> Said {
    run_with(arguments, "")
}

/// Runs `veilleuse` with this typed.
pub(crate) fn run_with(arguments: &[&str], typed: &str) -> Said {
    run_bytes(arguments, typed.as_bytes())
}

/// Runs `veilleuse` with these bytes typed.
pub(crate) fn run_bytes(arguments: &[&str], typed: &[u8]) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_veilleuse"))
        .args(arguments)
        .env_remove("VEILLEUSE_LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let typed = typed.to_vec();
    let typing = std::thread::spawn(move || {
        // A program that has heard enough closes its end.
        let _ = input.write_all(&typed);
    });
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    Said(output)
}
