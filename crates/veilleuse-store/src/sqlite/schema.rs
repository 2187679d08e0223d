//! The tables of the database, and how older ones become these.

use rusqlite::{Connection, TransactionBehavior};

use super::failed;
use crate::StoreError;

/// The newest schema that is known here.
pub const SCHEMA: i64 = 8;

/// Each step makes a database of its version out of one of the version before, and a new one goes through all of
/// them: so there is one way for a database to look, however old it is.
const STEPS: [&str; SCHEMA as usize] = [FIRST, MODES, ONE_ORDER, CLOCKS, AROUND, JOURNALS, PACKS, TALLIES];

const FIRST: &str = "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        code TEXT UNIQUE,
        title TEXT NOT NULL,
        phase INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body BLOB NOT NULL
    ) STRICT;
    CREATE TABLE appends (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        key TEXT,
        at INTEGER NOT NULL,
        lines BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE results (
        table_id TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        result TEXT NOT NULL,
        reason TEXT NOT NULL,
        winners TEXT NOT NULL,
        inputs INTEGER NOT NULL,
        at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX results_by_title ON results (title, at);
";

/// Results say their mode and score. Those kept before are in no journal.
const MODES: &str = "
    ALTER TABLE results ADD COLUMN mode TEXT NOT NULL DEFAULT '';
    ALTER TABLE results ADD COLUMN score INTEGER;
    DROP INDEX results_by_title;
    CREATE INDEX results_by_title ON results (title, mode, at);
";

/// Appends were sorted by table. Now they stand in the order they came, so that those of many tables share their
/// pages, and each names the one before it in its log; `logs` says where the log of a table ends.
const ONE_ORDER: &str = "
    DROP INDEX IF EXISTS tables_by_phase;
    ALTER TABLE tables RENAME TO old_tables;
    ALTER TABLE appends RENAME TO old_appends;
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        code TEXT UNIQUE,
        title TEXT NOT NULL,
        phase INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body BLOB NOT NULL
    ) STRICT;
    CREATE TABLE appends (
        number INTEGER PRIMARY KEY,
        in_table INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        before INTEGER,
        key TEXT,
        at INTEGER NOT NULL,
        lines BLOB NOT NULL
    ) STRICT;
    CREATE TABLE logs (
        in_table INTEGER PRIMARY KEY,
        length INTEGER NOT NULL,
        last INTEGER NOT NULL,
        at INTEGER NOT NULL
    ) STRICT;
    INSERT INTO tables (id, code, title, phase, revision, at, body)
        SELECT id, code, title, phase, revision, at, body FROM old_tables ORDER BY at, id;
    INSERT INTO appends (number, in_table, seq, before, key, at, lines)
        SELECT place, in_table, seq, iif(seq = 0, NULL, place - 1), key, at, lines FROM (
            SELECT row_number() OVER (ORDER BY tables.number, old.seq) AS place,
                tables.number AS in_table, old.seq, old.key, old.at, old.lines
            FROM old_appends AS old JOIN tables ON tables.id = old.table_id);
    INSERT INTO logs (in_table, length, last, at)
        SELECT in_table, count(*), max(number), at FROM appends GROUP BY in_table;
    DROP TABLE old_tables;
    DROP TABLE old_appends;
";

/// Some tables have a clock that runs while nobody is there.
const CLOCKS: &str = "
    DROP INDEX IF EXISTS tables_by_phase;
    ALTER TABLE tables ADD COLUMN clock INTEGER;
    CREATE INDEX tables_by_clock ON tables (clock) WHERE clock IS NOT NULL;
";

/// What happens around matches. A log says when its match moved and when anything happened; until now all appends
/// were moves, and only what was uploaded was over and had a code.
const AROUND: &str = "
    ALTER TABLE appends ADD COLUMN kind INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE logs RENAME COLUMN at TO moved;
    ALTER TABLE logs ADD COLUMN last_at INTEGER NOT NULL DEFAULT 0;
    UPDATE logs SET last_at = moved;
    ALTER TABLE tables ADD COLUMN uploaded INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET uploaded = 1 WHERE phase = 2 AND code IS NOT NULL;
    CREATE INDEX tables_by_age ON tables (phase, uploaded, at);
    CREATE TABLE put_off (
        in_table INTEGER PRIMARY KEY,
        moved INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        until INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE packs (digest TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
    CREATE TABLE pulse (one INTEGER PRIMARY KEY, beats INTEGER NOT NULL) STRICT;
    INSERT INTO pulse (one, beats) VALUES (1, 0);
";

/// Journals belong to browsers. Results kept before are in nobody's.
const JOURNALS: &str = "
    ALTER TABLE results ADD COLUMN browser TEXT;
    CREATE INDEX results_by_browser ON results (browser, title, at) WHERE browser IS NOT NULL;
";

/// Tables say with which pack their match was begun; until now only the first line of its file did. A log is followed
/// from its end, as everywhere: an append that no log leads to is as good as none.
const PACKS: &str = "
    ALTER TABLE tables ADD COLUMN pack TEXT;
    WITH RECURSIVE
        entries (in_table, number) AS (
            SELECT in_table, last FROM logs
            UNION ALL
            SELECT entries.in_table, before FROM entries JOIN appends USING (number) WHERE before IS NOT NULL),
        firsts (in_table, line) AS (
            SELECT entries.in_table, substr(CAST(lines AS TEXT), 1, instr(CAST(lines AS TEXT), char(10)))
            FROM entries JOIN appends USING (number) WHERE kind = 0),
        named (in_table, digest) AS (
            SELECT in_table, json_extract(line, '$.pack.digest') FROM firsts
            WHERE instr(line, '\"pack\"') > 0 AND json_valid(line))
    UPDATE tables SET pack = digest FROM named WHERE named.in_table = tables.number AND digest IS NOT NULL;
    CREATE INDEX tables_by_pack ON tables (pack) WHERE pack IS NOT NULL;
";

/// How often questions are answered, and how often rightly; never by whom.
const TALLIES: &str = "
    CREATE TABLE tallies (
        title TEXT NOT NULL,
        pack TEXT NOT NULL,
        question TEXT NOT NULL,
        answered INTEGER NOT NULL,
        right INTEGER NOT NULL,
        PRIMARY KEY (title, pack, question)
    ) STRICT, WITHOUT ROWID;
";

/// Makes the tables, or brings those of an older version up to date.
pub(super) fn prepare(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    let found = version(&transaction)?;
    let Some(steps) = usize::try_from(found).ok().and_then(|found| STEPS.get(found..)) else {
        return Err(StoreError::Newer { found, known: SCHEMA });
    };
    if steps.is_empty() {
        return Ok(());
    }
    steps.iter().try_for_each(|step| transaction.execute_batch(step)).map_err(failed)?;
    transaction.pragma_update(None, "user_version", SCHEMA).map_err(failed)?;
    transaction.commit().map_err(failed)
}

/// The schema of a database.
pub(super) fn version(connection: &Connection) -> Result<i64, StoreError> {
    connection.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(failed)
}
