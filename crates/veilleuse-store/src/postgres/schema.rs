//! The tables of the database. Only [`migrate`] makes or changes them: servers of two versions may be running.

use tokio_postgres::Client;

use super::failed;
use crate::StoreError;

/// The schema that this version needs.
pub const SCHEMA: i64 = 1;

/// Each step makes a database of its version out of one of the version before.
const STEPS: [&str; SCHEMA as usize] = [FIRST];

/// `heads` is where logs end and who holds them: the one row that changes with every append, so that it is kept apart
/// from what is large, with room in its pages to change in place. Dates and clocks are milliseconds, as everywhere.
const FIRST: &str = r#"
    CREATE TABLE servers (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        peer TEXT,
        packs TEXT[] NOT NULL,
        plays TEXT[] NOT NULL,
        until TIMESTAMPTZ NOT NULL
    );
    CREATE TABLE tables (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id TEXT COLLATE "C" NOT NULL UNIQUE,
        code TEXT UNIQUE,
        title TEXT NOT NULL,
        phase INT2 NOT NULL,
        revision BIGINT NOT NULL,
        at BIGINT NOT NULL,
        clock BIGINT,
        uploaded BOOL NOT NULL,
        pack TEXT,
        body BYTEA NOT NULL
    );
    CREATE INDEX tables_by_age ON tables (phase, uploaded, at);
    CREATE INDEX tables_by_pack ON tables (pack) WHERE pack IS NOT NULL;
    CREATE TABLE heads (
        tbl BIGINT PRIMARY KEY,
        owner BIGINT,
        epoch BIGINT NOT NULL DEFAULT 0,
        length BIGINT NOT NULL DEFAULT 0,
        moved BIGINT NOT NULL,
        last_at BIGINT NOT NULL,
        clock BIGINT,
        due BIGINT,
        tries INT4 NOT NULL DEFAULT 0
    ) WITH (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);
    CREATE INDEX heads_by_due ON heads (due) WHERE due IS NOT NULL;
    CREATE TABLE appends (
        tbl BIGINT NOT NULL,
        seq BIGINT NOT NULL,
        epoch BIGINT NOT NULL,
        kind INT2 NOT NULL,
        key BYTEA,
        at BIGINT NOT NULL,
        lines BYTEA NOT NULL,
        PRIMARY KEY (tbl, seq)
    );
    CREATE TABLE results (
        table_id TEXT COLLATE "C" PRIMARY KEY,
        title TEXT NOT NULL,
        mode TEXT NOT NULL,
        score BIGINT,
        result TEXT NOT NULL,
        reason TEXT NOT NULL,
        winners TEXT NOT NULL,
        inputs BIGINT NOT NULL,
        at BIGINT NOT NULL,
        browser TEXT
    );
    CREATE INDEX results_by_title ON results (title, mode, at);
    CREATE INDEX results_by_browser ON results (browser, title, at) WHERE browser IS NOT NULL;
    CREATE TABLE quotas (
        of TEXT NOT NULL,
        hour BIGINT NOT NULL,
        spent BIGINT NOT NULL,
        PRIMARY KEY (of, hour)
    );
    CREATE TABLE packs (digest TEXT COLLATE "C" PRIMARY KEY, bytes BYTEA NOT NULL);
    CREATE TABLE tallies (
        title TEXT COLLATE "C" NOT NULL,
        pack TEXT COLLATE "C" NOT NULL,
        question TEXT COLLATE "C" NOT NULL,
        answered BIGINT NOT NULL,
        rightly BIGINT NOT NULL,
        PRIMARY KEY (title, pack, question)
    );
"#;

/// Makes the tables, or brings those of an older version up to date; from which version. Who comes second waits.
pub(super) async fn migrate(client: &mut Client) -> Result<i64, StoreError> {
    let transaction = client.transaction().await.map_err(failed)?;
    transaction
        .batch_execute(
            "CREATE TABLE IF NOT EXISTS veilleuse_schema (one INT4 PRIMARY KEY, version BIGINT NOT NULL);
             LOCK TABLE veilleuse_schema IN ACCESS EXCLUSIVE MODE;
             INSERT INTO veilleuse_schema (one, version) VALUES (1, 0) ON CONFLICT DO NOTHING;",
        )
        .await
        .map_err(failed)?;
    let row = transaction.query_one("SELECT version FROM veilleuse_schema", &[]).await.map_err(failed)?;
    let found: i64 = row.try_get(0).map_err(failed)?;
    let Some(steps) = usize::try_from(found).ok().and_then(|found| STEPS.get(found..)) else {
        return Err(StoreError::Newer { found, known: SCHEMA });
    };
    for step in steps {
        transaction.batch_execute(step).await.map_err(failed)?;
    }
    transaction.execute("UPDATE veilleuse_schema SET version = $1", &[&SCHEMA]).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)?;
    Ok(found)
}

/// Refuses a database that is not of this version.
pub(super) async fn check(client: &Client) -> Result<(), StoreError> {
    let there = client.query_one("SELECT to_regclass('veilleuse_schema') IS NOT NULL", &[]);
    let found = if there.await.and_then(|row| row.try_get(0)).map_err(failed)? {
        let version = client.query_one("SELECT version FROM veilleuse_schema", &[]).await;
        version.and_then(|row| row.try_get(0)).map_err(failed)?
    } else {
        0
    };
    match found {
        SCHEMA => Ok(()),
        found if found > SCHEMA => Err(StoreError::Newer { found, known: SCHEMA }),
        found => Err(StoreError::Older { found, known: SCHEMA }),
    }
}
