//! Copies of a database that is played on, put back elsewhere; old tables go.

use std::{path::Path, time::Duration};

use veilleuse_store::{Phase, Sqlite, Store, TableRow, UNCLAIMED};
use veilleuse_titles::Title;

use crate::{
    client::{get, table},
    process::{Process, said},
    script::{Acknowledged, Script, Told, check},
};

fn words(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_five_titles_are_played_is_put_back_elsewhere_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy, elsewhere) =
        (folder.path().join("data"), folder.path().join("copy.db"), folder.path().join("elsewhere"));
    let process = Process::start(&data);
    let told = Told::default();
    let time = Duration::from_secs(6);
    let playing: Vec<_> = Title::ALL
        .into_iter()
        .map(|title| tokio::spawn(Script::new(title, &told).play_for(process.address, time)))
        .collect();
    tokio::time::sleep(time / 2).await;
    let before: Acknowledged = told.lock().unwrap().clone();
    let (ok, text) = said(&["backup", words(&copy), "--data", words(&data)]);
    assert!(ok, "{text}");
    let (ok, text) = said(&["backup", words(&copy), "--data", words(&data)]);
    assert!(!ok && text.contains("there already"), "{text}");
    let (ok, text) = said(&["restore", words(&copy), "--data", words(&data), "--force"]);
    assert!(!ok && text.contains("another veilleuse uses"), "not under a server: {text}");
    for script in playing {
        script.await.unwrap();
    }
    drop(process);
    let told = told.lock().unwrap().clone();
    assert!(check(&data, &told).await > 20);

    let (ok, text) = said(&["restore", words(&copy), "--data", words(&elsewhere)]);
    assert!(ok, "{text}");
    let (ok, text) = said(&["restore", words(&copy), "--data", words(&elsewhere)]);
    assert!(!ok && text.contains("--force"), "what is there stays: {text}");
    assert!(check(&elsewhere, &before).await > 5, "everything acknowledged before the copy is in it");
    let process = Process::start(&elsewhere);
    for table in before.keys() {
        let (status, _, _) = get(process.address, &format!("/api/tables/{table}")).await;
        assert_eq!(status, 200, "{table} opens");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_does_not_open_is_not_restored_without_force() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy, elsewhere) =
        (folder.path().join("data"), folder.path().join("copy.db"), folder.path().join("elsewhere"));
    let process = Process::start(&data);
    let told = Told::default();
    let script = Script::new(Title::ALL[0], &told);
    script.play_for(process.address, Duration::from_secs(1)).await;
    drop(process);
    assert!(said(&["backup", words(&copy), "--data", words(&data)]).0);
    // One digit of a hash: every page is sound, the match is not.
    let connection = rusqlite::Connection::open(&copy).unwrap();
    let sql =
        r#"UPDATE appends SET lines = CAST(replace(CAST(lines AS TEXT), '"hash":"', '"hash":"0') AS BLOB)"#;
    assert!(connection.execute(sql, []).unwrap() > 0);
    drop(connection);
    let (ok, text) = said(&["restore", words(&copy), "--data", words(&elsewhere)]);
    assert!(!ok && text.contains("nothing was restored"), "{text}");
    assert!(!elsewhere.join("veilleuse.db").exists());
    let (ok, text) = said(&["restore", words(&copy), "--data", words(&elsewhere), "--force"]);
    assert!(ok, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn old_tables_are_named_and_go_and_their_codes_are_free() {
    let folder = tempfile::tempdir().unwrap();
    let data = words(folder.path());
    let process = Process::start(folder.path());
    let made = table(process.address, &["me", "bot"]).await;
    let id = made["table"].as_str().unwrap().to_owned();
    let old = ["--data", data, "--keep-lobbies", "0h"];
    let prune = |more: &[&str]| said(&[&["prune"], more, &old[..]].concat());
    let (ok, text) = prune(&["--dry-run"]);
    assert!(ok && text.contains(&id) && text.contains("1 tables and 0 packs would go"), "{text}");
    let (ok, text) = prune(&[]);
    assert!(!ok && text.contains("prunes it by itself"), "{text}");
    drop(process);
    let (ok, text) = said(&["prune", "--data", data]);
    assert!(ok && text.contains("0 tables and 0 packs are gone"), "a day has not gone by: {text}");
    let (ok, text) = prune(&[]);
    assert!(ok && text.contains(&id) && text.contains("1 tables and 0 packs are gone"), "{text}");
    let (ok, text) = prune(&[]);
    assert!(ok && text.contains("0 tables and 0 packs are gone"), "{text}");
    let process = Process::start(folder.path());
    let code = made["code"].as_str().unwrap();
    assert_eq!(get(process.address, &format!("/api/tables/{code}")).await.0, 404);
    assert!(!said(&["prune", "--data", data, "--keep-lobbies", "soon"]).0);
    assert!(!said(&["prune", "--data", words(&folder.path().join("nowhere"))]).0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pack_goes_with_the_last_match_that_was_begun_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = words(folder.path());
    let process = Process::start(folder.path());
    let made = table(process.address, &["me", "here"]).await;
    drop(process);
    let id = made["table"].as_str().unwrap();
    let database = folder.path().join(veilleuse_server::DATABASE);
    let store = Sqlite::open(&database).unwrap();
    let row = store.table(id).await.unwrap().unwrap();
    store.keep_pack("older", b"bytes".to_vec()).await.unwrap();
    store
        .save(UNCLAIMED, TableRow { phase: Phase::Playing, pack: Some("older".to_owned()), ..row })
        .await
        .unwrap();
    drop(store);
    let left = async || Sqlite::open(&database).unwrap().pack("older").await.unwrap().is_some();
    let (ok, text) = said(&["prune", "--data", data]);
    assert!(ok && text.contains("0 tables and 0 packs are gone") && left().await, "a match needs it: {text}");
    let old = ["prune", "--data", data, "--keep-abandoned", "0h"];
    let (ok, text) = said(&[&old[..], &["--dry-run"]].concat());
    assert!(ok && text.contains("1 tables and 1 packs would go") && left().await, "{text}");
    let (ok, text) = said(&old);
    assert!(ok && text.contains("1 tables and 1 packs are gone") && !left().await, "{text}");
}
