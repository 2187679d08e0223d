//! Match files have a quota, and are played again where they hold up nobody.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::{
    client::{Client, get, table},
    process::Process,
    stranger::{post, request},
    victim::Victim,
};

/// The file of a match between bots.
async fn match_file(server: &Process) -> Vec<u8> {
    let made = table(server.address, &["bot", "bot", "bot", "bot"]).await;
    let hello = json!({"v": 1, "table": made["table"], "host": made["host"]});
    let mut watcher = Client::connect(server.address, hello).await.unwrap();
    watcher.host(json!("start")).await;
    while !watcher.is_over() {
        watcher.until(|news| news.get("table").is_some()).await;
    }
    let (status, _, file) =
        get(server.address, &format!("/api/tables/{}/record", made["table"].as_str().unwrap())).await;
    assert_eq!(status, 200);
    file
}

#[tokio::test(flavor = "multi_thread")]
async fn match_files_of_one_address_have_a_quota() {
    let server = Process::start(&[]).await;
    let address = server.address;
    let file = match_file(&server).await;
    let mut victim = Victim::sits_down(address).await;
    let memory = server.memory();
    let attack = async {
        let upload = |number: usize| {
            // Some are whole, some are a megabyte of nonsense, some begin well.
            let body = match number % 3 {
                0 => file.clone(),
                1 => vec![b'x'; 1024 * 1024],
                _ => [&file[..file.len() / 2], &b"{}\n".repeat(300_000)[..]].concat(),
            };
            async move {
                request(address, "POST /api/records HTTP/1.1\r\ncontent-type: application/jsonl", &body).await
            }
        };
        let mut answers = Vec::new();
        for round in 0..10 {
            answers.extend(join_all((0..9).map(|number| upload(round * 9 + number))).await);
        }
        let with = |status: u16| answers.iter().filter(|answer| answer.status == status).count();
        let refused = answers.iter().filter(|answer| answer.code() == "too_many_files").count();
        assert_eq!(with(200) + with(422) + with(429), answers.len(), "each is answered");
        assert!(with(200) >= 5, "{} were taken", with(200));
        assert!(refused >= 50, "{refused} refused");
        assert!(
            answers
                .iter()
                .filter(|answer| answer.status == 429)
                .all(|answer| answer.head.contains("retry-after"))
        );
        (format!("{refused} × too_many_files"), ())
    };
    victim.is_attacked("90 match files, 60 MB", attack).await;
    let grown = server.memory().saturating_sub(memory);
    assert!(grown < 120, "{grown} MB more");
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_of_codes_are_counted() {
    let server = Process::start(&[]).await;
    let address = server.address;
    let made = table(address, &["me", "open"]).await;
    let code = made["code"].as_str().unwrap().to_owned();
    let mut victim = Victim::sits_down(address).await;
    let attack = async {
        let mut refused = 0;
        for number in 0..90_u8 {
            let guess: String = [number / 22, number % 22, 3, 4]
                .iter()
                .map(|letter| char::from(b"ABCDEFGHJKMNPRSTUVWXYZ"[usize::from(*letter)]))
                .collect();
            let path = format!("/api/tables/{guess}");
            let answer = if number % 2 == 0 {
                crate::stranger::get(address, &path).await
            } else {
                post(address, &format!("{path}/join"), &json!({"seat": 1, "name": "Eve"})).await
            };
            assert!(matches!(answer.status, 404 | 429), "{guess}: {}", answer.status);
            refused += usize::from(answer.code() == "too_fast");
        }
        assert!(refused >= 40, "{refused} refused");
        let right = crate::stranger::get(address, &format!("/api/tables/{code}")).await;
        assert_eq!(right.status, 429, "a right guess comes too late as well");
        (format!("{refused} × too_fast"), ())
    };
    victim.is_attacked("90 guesses of codes", attack).await;
    let (status, _, body) = get(address, &format!("/api/tables/{code}")).await;
    assert_eq!(status, 200, "others find their table");
    let info: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(info["code"], code);
}
