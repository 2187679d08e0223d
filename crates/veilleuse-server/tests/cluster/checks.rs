//! What must hold, whatever happened.

use std::collections::BTreeSet;

use title_numeville::Numeville;
use tokio_postgres::{Client as Database, NoTls};
use veilleuse_record::{Record, verify};
use veilleuse_store::{AppendKind, Postgres, Store};
use veilleuse_titles::Loaded;

use crate::players::Told;

pub async fn database(url: &str) -> Database {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(async move { drop(connection.await) });
    client
}

/// What is wrong in what is kept, given what people were told.
pub async fn broken(url: &str, told: &[Told]) -> Vec<String> {
    let mut broken = Vec::new();
    let database = database(url).await;
    for (what, sql) in [
        (
            "epochs fall in the log of",
            "SELECT DISTINCT t.id FROM tables t JOIN (SELECT tbl, epoch, lag(epoch) OVER (PARTITION BY tbl ORDER BY seq)
             AS before FROM appends) a ON a.tbl = t.number WHERE a.epoch < a.before",
        ),
        (
            "there is a gap in the log of",
            "SELECT t.id FROM tables t JOIN heads h ON h.tbl = t.number
             WHERE h.length <> (SELECT count(*) FROM appends a WHERE a.tbl = h.tbl)
                OR h.length <> (SELECT coalesce(max(seq) + 1, 0) FROM appends a WHERE a.tbl = h.tbl)",
        ),
    ] {
        let rows = database.query(sql, &[]).await.unwrap();
        broken.extend(rows.iter().map(|row| format!("{what} {}", row.get::<_, String>(0))));
    }
    let (store, loaded) = (Postgres::open(url).await.unwrap(), Loaded::<Numeville>::embedded());
    for told in told {
        let id = told.made["table"].as_str().unwrap();
        broken.extend(told.wrong.iter().map(|wrong| format!("{id} was told {wrong}")));
        let log = store.log(id).await.unwrap();
        let keys: Vec<&str> = log.iter().filter_map(|append| append.key.as_deref()).collect();
        let unique: BTreeSet<&str> = keys.iter().copied().collect();
        if keys.len() != unique.len() {
            broken.push(format!("{id}: something happened twice"));
        }
        for lost in told.acknowledged.iter().filter(|id| !unique.contains(format!("0/{id}").as_str())) {
            broken.push(format!("{id}: {lost} was acknowledged and is lost"));
        }
        let moves = log.iter().filter(|append| append.kind == AppendKind::Match);
        let file: Vec<u8> = moves.flat_map(|append| append.lines.clone()).collect();
        if file.is_empty() {
            continue;
        }
        match Record::<Numeville>::read(&file[..]) {
            Ok(record) if verify(&record, &loaded.pack).is_sound() => {}
            Ok(_) => broken.push(format!("{id}: its match is not sound")),
            Err(error) => broken.push(format!("{id}: its match cannot be read: {error}")),
        }
    }
    broken
}
