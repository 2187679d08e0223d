//! The tables of the database, and how older ones become these.

use rusqlite::{Connection, TransactionBehavior};

use super::failed;
use crate::StoreError;

/// The newest schema that is known here.
pub const SCHEMA: i64 = 4;

/// Appends stand in the order they came, so that those of many tables share their pages, and each names the one
/// before it in its log; `logs` says where the log of a table ends.
const TABLES: &str = "
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
";

const RESULTS: &str = "
    CREATE TABLE results (
        table_id TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        mode TEXT NOT NULL,
        score INTEGER,
        result TEXT NOT NULL,
        reason TEXT NOT NULL,
        winners TEXT NOT NULL,
        inputs INTEGER NOT NULL,
        at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX results_by_title ON results (title, mode, at);
";

/// From schema 1: results say their mode and score. Those kept before are in no journal.
const FROM_FIRST: &str = "
    ALTER TABLE results ADD COLUMN mode TEXT NOT NULL DEFAULT '';
    ALTER TABLE results ADD COLUMN score INTEGER;
    DROP INDEX results_by_title;
    CREATE INDEX results_by_title ON results (title, mode, at);
";

/// From schema 2, around [`TABLES`]: appends were sorted by table.
const PUT_SECOND_ASIDE: &str = "
    DROP INDEX IF EXISTS tables_by_phase;
    ALTER TABLE tables RENAME TO old_tables;
    ALTER TABLE appends RENAME TO old_appends;
";
const TAKE_OVER_SECOND: &str = "
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

/// From schema 3, and last after [`TABLES`]: some tables have a clock that runs while nobody is there.
const CLOCKS: &str = "
    DROP INDEX IF EXISTS tables_by_phase;
    ALTER TABLE tables ADD COLUMN clock INTEGER;
    CREATE INDEX tables_by_clock ON tables (clock) WHERE clock IS NOT NULL;
";

/// Makes the tables, or brings those of an older version up to date.
pub(super) fn prepare(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    let found: i64 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(failed)?;
    let steps: &[&str] = match found {
        SCHEMA => return Ok(()),
        0 => &[TABLES, RESULTS, CLOCKS],
        1 => &[FROM_FIRST, PUT_SECOND_ASIDE, TABLES, TAKE_OVER_SECOND, CLOCKS],
        2 => &[PUT_SECOND_ASIDE, TABLES, TAKE_OVER_SECOND, CLOCKS],
        3 => &[CLOCKS],
        _ => return Err(StoreError::Newer { found, known: SCHEMA }),
    };
    steps.iter().try_for_each(|step| transaction.execute_batch(step)).map_err(failed)?;
    transaction.pragma_update(None, "user_version", SCHEMA).map_err(failed)?;
    transaction.commit().map_err(failed)
}
