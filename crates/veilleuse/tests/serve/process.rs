//! The shipped binary.

use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Output, Stdio},
};

use veilleuse_disk::Disk;

/// The shipped binary with these words.
pub fn veilleuse(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_veilleuse"));
    command.args(words);
    command
}

/// What it says when it has ended.
pub fn said(words: &[&str]) -> (bool, String) {
    let Output { status, stdout, stderr } = veilleuse(words).output().unwrap();
    (status.success(), format!("{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr)))
}

/// A server that runs.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    pub fn start(data: &Path) -> Process {
        Process::start_on(data, None)
    }

    pub fn start_on(data: &Path, disk: Option<&Disk>) -> Process {
        let words = ["serve", "--brisk", "--listen", "127.0.0.1:0", "--log", "off", "--data"];
        let mut command = veilleuse(&words);
        command.arg(data).stdout(Stdio::piped());
        if let Some(disk) = disk {
            disk.put_under(&mut command);
        }
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().parse().expect("the server prints its address");
        Process { child, address }
    }
}

impl Drop for Process {
    /// SIGKILL: no farewell, no flush.
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}
