//! The commands of who runs several servers.

use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::json;
use tokio::time::{sleep, timeout};

use crate::client::{Client, get, table};

fn veilleuse(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_veilleuse"));
    command.args(words);
    command
}

/// Whether it went well, and what it said.
async fn said(words: &[&str]) -> (bool, String) {
    let mut command = veilleuse(words);
    let output = tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

struct Served {
    child: Child,
    address: SocketAddr,
}

impl Served {
    fn start(words: &[&str]) -> Served {
        let mut command =
            veilleuse(&["serve", "--brisk", "--with-stdin", "--listen", "127.0.0.1:0", "--log", "off"]);
        let mut child = command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Served { child, address: line.trim().parse().expect("the server prints its address") }
    }

    fn tell_to_end(&self) {
        assert!(Command::new("kill").arg(self.child.id().to_string()).status().unwrap().success());
    }

    /// Whether it ends by itself in time.
    async fn ends(&mut self) -> bool {
        let ended = async {
            while self.child.try_wait().unwrap().is_none() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(Duration::from_secs(10), ended).await.is_ok()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_migrated_served_counted_and_copied_to_a_folder() {
    let Some(url) = veilleuse_pg::database() else { return };
    let (served, text) = said(&["serve", "--listen", "127.0.0.1:0", "--store", &url]).await;
    assert!(!served && text.contains("veilleuse migrate"), "{text}");
    assert!(said(&["migrate", &url]).await.0);
    let mut server = Served::start(&["--store", &url]);
    let made = table(server.address, &["me", "bot"]).await;
    let mut ada = Client::sit(server.address, &made, 0).await;
    ada.host(json!("start")).await;
    ada.play(3).await;
    let n = ada.table["n"].as_u64();
    let (counted, text) = said(&["tables", &url]).await;
    let here = format!("rules {}: 1 matches being played, 1 servers", env!("CARGO_PKG_VERSION"));
    assert!(counted && text.contains(&here), "{text}");
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("copy").display().to_string();
    let (copied, text) = said(&["copy-store", &url, &to]).await;
    assert!(!copied && text.contains("stop them first"), "{text}");
    server.tell_to_end();
    assert!(server.ends().await);
    let (copied, text) = said(&["copy-store", &url, &to]).await;
    assert!(copied && text.contains("1 tables"), "{text}");
    let server = Served::start(&["--data", &to]);
    let again = Client::sit(server.address, &made, 0).await;
    assert!(again.table["n"].as_u64() >= n);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_drains_says_so_and_goes_on() {
    let mut server = Served::start(&["--memory", "--drain", "60"]);
    let made = table(server.address, &["me", "bot"]).await;
    let mut ada = Client::sit(server.address, &made, 0).await;
    ada.host(json!("start")).await;
    assert_eq!(get(server.address, "/healthz").await.0, 200);
    server.tell_to_end();
    while get(server.address, "/healthz").await.0 == 200 {
        sleep(Duration::from_millis(20)).await;
    }
    let (status, _, body) = get(server.address, "/healthz").await;
    assert_eq!((status, body), (503, b"the server will soon stop\n".to_vec()));
    assert_eq!(get(server.address, "/livez").await.0, 200);
    assert_eq!(ada.play(2).await, 2, "matches go on");
    assert_eq!(Client::sit(server.address, &made, 0).await.play(1).await, 1, "and who comes back is let in");
    server.tell_to_end();
    assert!(server.ends().await, "told twice, it does not wait");
}

#[tokio::test]
async fn a_peer_port_that_nobody_could_call_is_refused() {
    let store = "postgres://nobody@127.0.0.1:1/none";
    let (served, text) = said(&["serve", "--store", store, "--peer", "0.0.0.0:7880"]).await;
    assert!(!served && text.contains("--peer-as"), "{text}");
}
