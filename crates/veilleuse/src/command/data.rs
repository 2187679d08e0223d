//! `veilleuse backup`, `veilleuse restore` and `veilleuse prune`

use std::{
    path::{Path, PathBuf},
    sync::{Arc, LazyLock},
    time::{SystemTime, UNIX_EPOCH},
};

use veilleuse_pack::PackFiles;
use veilleuse_store::{
    AppendKind, Because, Expired, Outdated, Restoring, Sqlite, Store, StoreError, back_up, expired_in,
};
use veilleuse_table::{RULES, Shelf, Shelves, pack_of};
use veilleuse_titles::{Title, embedded_files};

use crate::{
    cli::{BackupArgs, PruneArgs, RestoreArgs},
    fail::{Done, Failure, with_file},
};

/// So many tables are removed before it is looked for more.
const AT_ONCE: usize = 1000;

/// The folder of the database, and the database.
pub(crate) fn folder(named: Option<&PathBuf>) -> Result<PathBuf, Failure> {
    named
        .cloned()
        .or_else(user_folder)
        .ok_or_else(|| Failure::new("there is no data folder for this user; name one with --data"))
}

/// Where this user's programs keep their data.
fn user_folder() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("veilleuse"))
}

fn database(named: Option<&PathBuf>) -> Result<PathBuf, Failure> {
    Ok(folder(named)?.join(veilleuse_server::DATABASE))
}

fn existing(named: Option<&PathBuf>) -> Result<PathBuf, Failure> {
    let database = database(named)?;
    if database.is_file() {
        return Ok(database);
    }
    let text = format!("there is no database at {}; name its folder with --data", database.display());
    Err(Failure::new(text))
}

pub(crate) fn backup(args: &BackupArgs) -> Done {
    let database = existing(args.data.as_ref())?;
    let contents = back_up(&database, &args.file).map_err(Failure::new)?;
    println!(
        "{}: {} tables, {} entries in their logs",
        args.file.display(),
        contents.tables,
        contents.appends
    );
    Ok(())
}

pub(crate) fn restore(args: &RestoreArgs) -> Done {
    let folder = folder(args.data.as_ref())?;
    with_file(&folder, std::fs::create_dir_all(&folder))?;
    let place = database(args.data.as_ref())?;
    let restoring = Restoring::begin(&args.file, &place, args.force).map_err(Failure::new)?;
    let found = open_all(restoring.copy())?;
    for problem in &found.problems {
        eprintln!("{problem}");
    }
    if !found.problems.is_empty() && !args.force {
        let text = format!(
            "{} of {} matches cannot be opened; nothing was restored. Give --force to restore it as it is",
            found.problems.len(),
            found.matches
        );
        return Err(Failure::new(text));
    }
    let contents = restoring.contents();
    if let Some(before) = restoring.put_in_place().map_err(Failure::new)? {
        println!("what was there before is in {}", before.display());
    }
    println!(
        "{}: {} tables, {} matches, of which {} were opened",
        place.display(),
        contents.tables,
        found.matches,
        found.matches - found.problems.len()
    );
    Ok(())
}

/// What came of opening every match.
struct Found {
    matches: usize,
    problems: Vec<String>,
}

/// Opens every match of a database with the pack it was begun with.
fn open_all(copy: &Path) -> Result<Found, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    runtime.block_on(async {
        let store = Sqlite::open(copy).map_err(Failure::new)?;
        let mut found = Found { matches: 0, problems: Vec::new() };
        let mut shelves = Vec::new();
        for table in store.tables().await.map_err(Failure::new)? {
            let log = store.log(&table).await.map_err(Failure::new)?;
            let lines = log.into_iter().filter(|append| append.kind == AppendKind::Match);
            let file: Vec<u8> = lines.flat_map(|append| append.lines).collect();
            if file.is_empty() {
                continue;
            }
            found.matches += 1;
            if let Err(problem) = open(&store, &mut shelves, &file).await {
                found.problems.push(format!("{table}: {problem}"));
            }
        }
        Ok(found)
    })
}

/// Opens one match. Packs that were loaded are kept for the others.
async fn open(
    store: &Sqlite,
    shelves: &mut Vec<(String, Arc<dyn Shelf>)>,
    file: &[u8],
) -> Result<(), String> {
    let (title, digest, rules) = pack_of(file).map_err(|fail| fail.message)?;
    if rules != RULES {
        return Err(format!("it was begun by version {rules} of the rules, and this is {RULES}"));
    }
    let known = shelves.iter().find(|(known, _)| *known == digest).map(|(_, shelf)| Arc::clone(shelf));
    let shelf = match known {
        Some(shelf) => shelf,
        None => {
            let kept = store.pack(&digest).await.map_err(|error| error.to_string())?;
            let shelf = shelf(title, &digest, kept).ok_or("the pack it was begun with is not here")?;
            shelves.push((digest, Arc::clone(&shelf)));
            shelf
        }
    };
    shelf.reopen(file, None, None).map(drop).map_err(|fail| fail.message)
}

/// The title with this pack: one that was kept, or the one inside the binary.
fn shelf(title: Title, digest: &str, kept: Option<Vec<u8>>) -> Option<Arc<dyn Shelf>> {
    let files = match kept {
        Some(kept) => PackFiles::unpack(&kept)?,
        None => embedded_files(title),
    };
    Shelves::one(title, &files).ok().filter(|shelf| shelf.digest() == digest)
}

pub(crate) fn prune(args: &PruneArgs) -> Done {
    let database = existing(args.data.as_ref())?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).map_err(Failure::new)?;
    let now = since.as_millis() as i64;
    let keeping = args.keeping.keeping();
    if args.dry_run {
        let Outdated { tables, packs } = expired_in(&database, keeping, now).map_err(Failure::new)?;
        for expired in &tables {
            println!("{}", line(expired, now));
        }
        let packs = packs.iter().filter(|digest| !is_in_binary(digest)).count();
        println!("{} tables and {packs} packs would go", tables.len());
        return Ok(());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    runtime.block_on(async {
        let store = Sqlite::open(&database).map_err(|error| match error {
            StoreError::InUse => Failure::new(
                "a server uses this data directory and prunes it by itself; --dry-run shows what goes next",
            ),
            error => Failure::new(error),
        })?;
        let mut gone = 0;
        loop {
            let expired = store.expired(keeping, now, AT_ONCE).await.map_err(Failure::new)?;
            if expired.is_empty() {
                break;
            }
            for expired in expired {
                let said = line(&expired, now);
                store.remove(expired).await.map_err(Failure::new)?;
                println!("{said}");
                gone += 1;
            }
        }
        let unused = store.unused_packs().await.map_err(Failure::new)?;
        let unused: Vec<_> = unused.iter().filter(|digest| !is_in_binary(digest)).collect();
        for digest in &unused {
            store.drop_pack(digest).await.map_err(Failure::new)?;
        }
        println!("{gone} tables and {} packs are gone", unused.len());
        Ok(())
    })
}

/// Whether a pack is one of those that new matches are played with, and so comes back with the next server.
fn is_in_binary(digest: &str) -> bool {
    static DIGESTS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let packs = Title::ALL.into_iter().map(|title| Shelves::one(title, &embedded_files(title)));
        packs.filter_map(|shelf| Some(shelf.ok()?.digest().to_owned())).collect()
    });
    DIGESTS.iter().any(|known| known == digest)
}

/// One table that goes: its id, its title, why, and for how many days nothing has happened there.
fn line(expired: &Expired, now: i64) -> String {
    let because = match expired.because {
        Because::Lobby => "nobody began",
        Because::Abandoned => "left before the end",
        Because::Upload => "a file that was looked at, a lesson or a class",
        Because::Prepared => "a class nobody began",
        Because::Dismissed => "a class left before the end",
        Because::Finished => "over",
    };
    let days = (now - expired.last) / (24 * 60 * 60 * 1000);
    format!("{}  {}  {because}, {days} days ago", expired.table, expired.title)
}
