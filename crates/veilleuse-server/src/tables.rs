//! New tables, kept.

use std::sync::Arc;

use veilleuse_record::Drawn;
use veilleuse_store::{Append, AppendKind, Phase, StoreError, TableRow, UNCLAIMED};
use veilleuse_table::{
    Meta,
    create::{self, Fresh, Onward},
    pack_of,
};
use veilleuse_titles::Title;
use veilleuse_wire::{Created, Kind, NewLesson, NewTable, Opened};

use crate::{
    failure::Fail,
    hall::Hall,
    metrics::count,
    packs,
    token::{entropy, new_code, new_table_id},
};

/// Makes a table. Whoever leads a class there reads the question bank, or does not.
pub(crate) async fn create(hall: &Arc<Hall>, new: NewTable, reads_bank: bool) -> Result<Created, Fail> {
    let title: Title = new.title.parse().map_err(Fail::bad_options)?;
    let _stays = hall.packs.stay().await;
    let shelf = packs::chosen(hall, title, new.pack.as_deref()).await?;
    let mut fresh = create::lobby(title, shelf.as_ref(), new, &mut entropy())?;
    if let Some(class) = &mut fresh.meta.class {
        class.reads_bank = reads_bank;
    }
    created(hall, fresh).await
}

/// Makes a table for a lesson.
pub(crate) async fn lesson(
    hall: &Arc<Hall>,
    title: Title,
    lesson: &str,
    new: NewLesson,
) -> Result<Created, Fail> {
    let shelf = hall.shelves.get(title).as_ref();
    let fresh = create::lesson(title, shelf, lesson, new, hall.cluster.date(), &mut entropy())?;
    created(hall, fresh).await
}

async fn created(hall: &Arc<Hall>, fresh: Fresh) -> Result<Created, Fail> {
    let row = keep(hall, &fresh).await?;
    let (code, host) = (row.code.unwrap_or_default(), fresh.host.unwrap_or_default());
    Ok(Created { table: row.id, code, host, seats: fresh.seats, projector: fresh.projector })
}

/// A table to look at a match file.
pub(crate) async fn open_record(hall: &Arc<Hall>, file: Vec<u8>) -> Result<Opened, Fail> {
    let _stays = hall.packs.stay().await;
    let (title, shelf) = packs::shelf_of(hall, &file).await?;
    opened(hall, create::replay(title, shelf.as_ref(), file)?).await
}

/// What every draw of a match file was for.
pub(crate) async fn draws(hall: &Arc<Hall>, file: &[u8]) -> Result<Vec<Drawn>, Fail> {
    let (_, shelf) = packs::shelf_of(hall, file).await?;
    Ok(shelf.draws(file)?)
}

/// A table that plays on from a moment of a match file. Who sends the file holds every chair that is not a bot's.
pub(crate) async fn continue_record(hall: &Arc<Hall>, file: &[u8], onward: Onward) -> Result<Opened, Fail> {
    let _stays = hall.packs.stay().await;
    let (title, shelf) = packs::shelf_of(hall, file).await?;
    let fresh = create::branch(title, shelf.as_ref(), file, onward, hall.cluster.date(), &mut entropy())?;
    opened(hall, fresh).await
}

async fn opened(hall: &Arc<Hall>, fresh: Fresh) -> Result<Opened, Fail> {
    let row = keep(hall, &fresh).await?;
    Ok(Opened { table: row.id, code: row.code.unwrap_or_default(), host: fresh.host, seats: fresh.seats })
}

/// Keeps a new table with its first lines.
async fn keep(hall: &Arc<Hall>, fresh: &Fresh) -> Result<TableRow, Fail> {
    let begun_with =
        if fresh.lines.is_empty() { fresh.meta.pack.clone() } else { Some(pack_of(&fresh.lines)?.1) };
    let row = keep_row(hall, &fresh.meta, fresh.phase, begun_with).await?;
    if !fresh.lines.is_empty() {
        let (table, lines) = (row.id.clone(), fresh.lines.clone());
        let append =
            Append { table, seq: 0, kind: AppendKind::Match, key: None, at: hall.cluster.date(), lines };
        hall.store.append(UNCLAIMED, append).await?;
    }
    Ok(row)
}

/// Keeps a new table under a free code.
pub(crate) async fn keep_row(
    hall: &Arc<Hall>,
    meta: &Meta,
    phase: Phase,
    pack: Option<String>,
) -> Result<TableRow, Fail> {
    let body = serde_json::to_vec(meta).map_err(Fail::bad_options)?;
    let mut row = TableRow {
        id: new_table_id(),
        code: None,
        title: meta.title.to_string(),
        phase,
        revision: 0,
        at: hall.cluster.date(),
        clock: meta.slow_clock(),
        uploaded: meta.kind != Kind::Match || meta.class.is_some(),
        pack,
        body,
    };
    for length in hall.codes.lengths() {
        row.code = Some(new_code(length));
        let kept = hall.store.create(row.clone()).await;
        hall.codes.tried(length, kept == Err(StoreError::Taken));
        match kept {
            Ok(()) => {
                count(&hall.metrics.tables_created);
                return Ok(row);
            }
            Err(StoreError::Taken) => {}
            Err(error) => {
                count(&hall.metrics.store_failures);
                tracing::warn!(%error, "a table was not kept");
                return Err(error.into());
            }
        }
    }
    Err(Fail::too_many())
}
