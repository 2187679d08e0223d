//! What must hold, whatever happened.

use std::{
    collections::{BTreeMap, BTreeSet},
    net::SocketAddr,
    time::{SystemTime, UNIX_EPOCH},
};

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

/// The database itself notes what no server may do: keep something under an epoch that is over, and take a table from one
/// whose lease is not. A lease that was renewed beside the claim, and committed after this began, is none that it could have seen.
pub async fn watch(url: &str) {
    let sql = "
        CREATE TABLE seen (what TEXT NOT NULL, peer TEXT, at FLOAT8 NOT NULL);
        CREATE FUNCTION see_append() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            INSERT INTO seen SELECT 'kept under an epoch that is over', NULL, extract(epoch FROM clock_timestamp())
            FROM heads h WHERE h.tbl = NEW.tbl AND h.epoch <> NEW.epoch;
            RETURN NULL;
        END $$;
        CREATE TRIGGER see_append AFTER INSERT ON appends FOR EACH ROW EXECUTE FUNCTION see_append();
        CREATE FUNCTION see_claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            INSERT INTO seen SELECT 'taken', s.peer, extract(epoch FROM clock_timestamp())
            FROM servers s WHERE s.number = OLD.owner AND s.until > clock_timestamp()
                AND pg_xact_commit_timestamp(s.xmin) < now();
            RETURN NULL;
        END $$;
        CREATE TRIGGER see_claim AFTER UPDATE OF owner ON heads FOR EACH ROW
            WHEN (OLD.owner <> NEW.owner) EXECUTE FUNCTION see_claim();";
    database(url).await.batch_execute(sql).await.unwrap();
}

/// When processes were told to end, by the address other servers know them by.
#[derive(Default)]
pub struct Ended(BTreeMap<String, f64>);

impl Ended {
    pub fn note(&mut self, peer: SocketAddr) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        self.0.insert(peer.to_string(), now.as_secs_f64());
    }
}

/// What is wrong in what is kept, given what people were told.
pub async fn broken(url: &str, ended: &Ended, told: &[Told]) -> Vec<String> {
    let mut broken = Vec::new();
    let database = database(url).await;
    for row in database.query("SELECT what, peer, at FROM seen", &[]).await.unwrap() {
        let (what, peer, at): (String, Option<String>, f64) = (row.get(0), row.get(1), row.get(2));
        let had_ended = peer.as_ref().and_then(|peer| ended.0.get(peer)).is_some_and(|ended| *ended <= at);
        if !had_ended {
            broken.push(format!("{what} {}", peer.unwrap_or_default()));
        }
    }
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
