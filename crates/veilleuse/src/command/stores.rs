//! `veilleuse migrate`, `veilleuse tables` and `veilleuse copy-store`

use std::{path::Path, sync::Arc};

use veilleuse_store::{Copied, POSTGRES_SCHEMA, Postgres, RulesInPlay, Sqlite, StoreError, Whole, copy_all};

use crate::{
    cli::{CopyStoreArgs, MigrateArgs, TablesArgs},
    fail::{Done, Failure, with_file},
};

fn in_time<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, Failure> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work).map_err(Failure::new)
}

fn is_database(named: &str) -> bool {
    named.starts_with("postgres://") || named.starts_with("postgresql://")
}

pub(crate) fn migrate(args: &MigrateArgs) -> Done {
    if !is_database(&args.store) {
        return Err(Failure::new(
            "a database in a folder is brought up to date by itself; name postgres://…",
        ));
    }
    match in_time(Postgres::migrate(&args.store))? {
        POSTGRES_SCHEMA => println!("the database has schema {POSTGRES_SCHEMA} already"),
        found => println!("the database had schema {found} and has {POSTGRES_SCHEMA} now"),
    }
    Ok(())
}

pub(crate) fn tables(args: &TablesArgs) -> Done {
    if !is_database(&args.store) {
        return Err(Failure::new("one server plays what is in a folder; name postgres://…"));
    }
    let all = in_time(async { Postgres::open(&args.store).await?.rules_in_play().await })?;
    for RulesInPlay { rules, matches, servers } in &all {
        println!("rules {rules}: {matches} matches being played, {servers} servers that play them");
    }
    if all.is_empty() {
        println!("no match is being played");
    }
    Ok(())
}

pub(crate) fn copy(args: &CopyStoreArgs) -> Done {
    if !is_database(&args.from) && !Path::new(&args.from).join(veilleuse_server::DATABASE).is_file() {
        return Err(Failure::new(format!("there is no database in {}", args.from)));
    }
    if !is_database(&args.to) {
        with_file(Path::new(&args.to), std::fs::create_dir_all(&args.to))?;
    }
    let copied = in_time(async { copy_all(open(&args.from).await?, open(&args.to).await?).await })?;
    let Copied { tables, appends, results, packs, digest } = copied;
    println!(
        "{tables} tables, {appends} entries in their logs, {results} results and {packs} packs are the same on both \
         sides: {digest}"
    );
    Ok(())
}

/// A store that nobody else uses.
async fn open(named: &str) -> Result<Arc<dyn Whole>, StoreError> {
    if !is_database(named) {
        return Ok(Arc::new(Sqlite::open(&Path::new(named).join(veilleuse_server::DATABASE))?));
    }
    let store = Postgres::open(named).await?;
    store.unused().await?;
    Ok(Arc::new(store))
}
