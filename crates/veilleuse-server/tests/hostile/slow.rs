//! Who sends slowly, or reads slowly, holds up nobody for long.

use std::time::Duration;

use futures_util::future::join_all;
use tokio::io::AsyncWriteExt;

use crate::{
    client::{get, table},
    process::Process,
    stranger::{Answer, dial, dial_from},
    victim::Victim,
};

/// The connections of one address: ten for each of ten people.
const MOST: usize = 100;

#[tokio::test(flavor = "multi_thread")]
async fn slow_heads_and_bodies_leave_room_for_others() {
    let server = Process::start_with("ulimit -n 256", &["time=1500"]).await;
    let address = server.address;
    let mut victim = Victim::sits_down(address).await;
    let before = server.files();
    let attack = async {
        // All descriptors the process may have, and more.
        let mut streams = Vec::new();
        for _ in 0..300 {
            streams.push(dial(address).await);
        }
        let newcomer = get(address, "/api/titles").await.0;
        table(address, &["me", "bot"]).await;
        let held = server.files() - before;
        let answers = streams.into_iter().enumerate().map(|(number, mut stream)| async move {
            // Half of them never end their head, half never their body.
            let head = if number % 2 == 0 {
                "GET /api/titles HTTP/1.1\r\nhost: localhost\r\nx-slow: ".to_owned()
            } else {
                format!("POST /api/tables HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{{")
            };
            if stream.write_all(head.as_bytes()).await.is_ok() {
                for _ in 0..3 {
                    let _ = stream.write_all(b" ").await;
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
            Answer::read(stream).await
        });
        let answers = join_all(answers).await;
        let refused =
            answers.iter().filter(|answer| answer.code() == "too_many" || answer.status == 0).count();
        let told = answers.iter().filter(|answer| answer.code() == "too_many").count();
        let slow = answers.iter().filter(|answer| answer.code() == "too_slow").count();
        assert!(answers.iter().all(|answer| matches!(answer.status, 0 | 408 | 429)), "none gets through");
        assert_eq!(newcomer, 200, "somebody else comes in all the while");
        assert!(held <= MOST + 8, "{held} files for one address");
        assert!(refused >= 200 && slow > 20, "{refused} refused, {slow} too slow");
        (format!("{told} × too_many, {slow} × too_slow"), ())
    };
    victim.is_attacked("300 slow heads and bodies, 256 descriptors", attack).await;
    for _ in 0..100 {
        if server.files() <= before + 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(server.files() <= before + 2, "all of them are given up: {} files", server.files());
}

#[tokio::test(flavor = "multi_thread")]
async fn many_addresses_together_have_a_limit_and_those_inside_play_on() {
    let server = Process::start(&["all_connections=120"]).await;
    let address = server.address;
    let mut victim = Victim::sits_down(address).await;
    let attack = async {
        let mut streams = Vec::new();
        for last in 0..4 {
            for _ in 0..50 {
                streams.push(dial_from([127, 0, 1, last + 1], address).await);
            }
        }
        let last = streams.pop().unwrap();
        let code = Answer::read(last).await.code();
        assert_eq!(code, "busy");
        assert!(server.number("veilleuse_connections_open").await <= 120.0);
        (code, ())
    };
    victim.is_attacked("200 silent connections of four addresses, room for 120", attack).await;
    assert!(server.number("veilleuse_connections_refused").await >= 79.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_process_takes_all_descriptors_it_may_have() {
    let server = Process::start_with("ulimit -S -n 200", &[]).await;
    assert!(server.most_files() > 200, "only {}", server.most_files());
}

#[tokio::test(flavor = "multi_thread")]
async fn large_answers_are_counted_and_small_when_compressed() {
    let server = Process::start(&["answers=64"]).await;
    let address = server.address;
    let path = "/api/titles/boogeyman/texts/fr";
    let plain = get(address, path).await;
    let large = plain.2.len();
    let tag = plain.1.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_owned();
    let head = |more: &str| format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n{more}");
    let packed = crate::client::http(address, &head("accept-encoding: gzip, br"), b"").await;
    assert!(
        packed.1.contains("content-encoding: br") && packed.2.len() * 3 < large,
        "{} of {large}",
        packed.2.len()
    );
    let known = crate::client::http(address, &head(&format!("if-none-match: {tag}")), b"").await;
    assert_eq!((known.0, known.2.len()), (304, 0));

    let mut victim = Victim::sits_down(address).await;
    let attack = async {
        let (mut got, mut refused) = (0, 0);
        for _ in 0..200 {
            let answer = crate::stranger::get(address, path).await;
            got += answer.body.len();
            if answer.status == 429 {
                assert_eq!(answer.code(), "too_fast");
                assert!(answer.head.contains("retry-after: "), "{}", answer.head);
                refused += 1;
            }
        }
        assert!(refused > 50, "{refused} refused");
        (format!("{refused} × too_fast"), got)
    };
    let got = victim.is_attacked("200 requests of 100 bytes for a large answer", attack).await;
    // Five megabytes at once, 640 kilobytes a second, and the one that went past it.
    assert!(got < 200 * large / 2, "{got} bytes for requests of 100");
}
