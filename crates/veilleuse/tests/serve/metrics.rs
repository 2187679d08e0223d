//! Where numbers are told.

use std::{
    io::{BufRead, BufReader},
    net::{SocketAddr, TcpListener},
    process::{Child, Stdio},
};

use crate::{client::get, process::veilleuse};

/// A port that is free, with one above it that is taken.
fn below_a_taken_port() -> (u16, TcpListener) {
    loop {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let below = taken.local_addr().unwrap().port() - 1;
        if TcpListener::bind(("127.0.0.1", below)).is_ok() {
            return (below, taken);
        }
    }
}

/// Lets go of a server when the test ends, however it ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_for_metrics_that_nobody_asked_for_keeps_no_server_from_starting() {
    let (port, taken) = below_a_taken_port();
    let listen = format!("127.0.0.1:{port}");
    let mut command = veilleuse(&["serve", "--memory", "--listen", &listen, "--log", "info"]);
    let mut server = Running(command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap());
    let mut log = BufReader::new(server.0.stderr.take().unwrap()).lines().map_while(Result::ok);
    let said = log.find(|line| line.contains("metrics")).expect("it says so");
    assert!(said.contains(&taken.local_addr().unwrap().to_string()) && said.contains("--metrics"), "{said}");
    let said = log.find(|line| line.contains("telling metrics")).expect("it says where");
    let elsewhere: SocketAddr = said.split("address=").nth(1).unwrap().trim().parse().unwrap();
    log.find(|line| line.contains("listening")).expect("it serves");
    assert_eq!(get(listen.parse().unwrap(), "/healthz").await.0, 200);
    assert_eq!(get(elsewhere, "/metrics").await.0, 200);
}

#[test]
fn a_port_for_metrics_that_was_asked_for_and_is_taken_is_an_error() {
    let (port, taken) = below_a_taken_port();
    let (listen, metrics) = (format!("127.0.0.1:{port}"), taken.local_addr().unwrap().to_string());
    let (ok, said) = crate::process::said(&["serve", "--memory", "--listen", &listen, "--metrics", &metrics]);
    assert!(
        !ok && said.contains(&metrics) && said.contains("choose another address with --metrics"),
        "{said}"
    );
}
