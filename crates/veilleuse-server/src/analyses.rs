//! What finished matches were like, found out on the threads where bots think, when nobody else needs them.
//!
//! An analysis is cut into pieces that stand in the line of thoughts nobody waits for, so that hints and bots go first. It is
//! kept with its table; until then it goes on as long as somebody asks how far it is.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use axum::{
    Extension, Json,
    extract::{Path, State},
};
use veilleuse_table::{Analysing, Wanted};
use veilleuse_wire::{AnalysisState, Json as Found};

use crate::{
    address::Address, failure::Fail, hall::Hall, packs, room::Mail, task::spawn, thinkers::Thinker, web::Peer,
};

/// How long a thread is busy with a match before somebody else has a turn.
const PIECE: Duration = Duration::from_millis(40);
/// Whoever does not ask for so long does not wait any longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The matches that are being analysed, by table.
#[derive(Default)]
pub(crate) struct Analyses {
    under_way: Mutex<HashMap<String, UnderWay>>,
}

struct UnderWay {
    asked: Instant,
    /// How much of it is done, in hundredths, or why it cannot be.
    done: Result<u8, Fail>,
}

impl Analyses {
    fn under_way(&self) -> MutexGuard<'_, HashMap<String, UnderWay>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far a match is, for somebody who asks; a failure is told once.
    fn look(&self, table: &str) -> Option<Result<u8, Fail>> {
        let mut all = self.under_way();
        let found = all.get_mut(table)?;
        found.asked = Instant::now();
        let done = found.done.clone();
        if done.is_err() {
            all.remove(table);
        }
        Some(done)
    }

    /// `false` when somebody was faster.
    fn begin(&self, table: &str) -> bool {
        let mut all = self.under_way();
        if all.contains_key(table) {
            return false;
        }
        all.insert(table.to_owned(), UnderWay { asked: Instant::now(), done: Ok(0) });
        true
    }

    /// `false` when nobody waits for it any longer.
    fn note(&self, table: &str, percent: u8) -> bool {
        let mut all = self.under_way();
        let Some(found) = all.get_mut(table) else { return false };
        found.done = Ok(percent);
        found.asked.elapsed() < PATIENCE
    }

    fn end(&self, table: &str, ended: Result<(), Fail>) {
        let mut all = self.under_way();
        all.remove(table);
        if let Err(fail) = ended {
            all.retain(|_, found| found.done.is_ok() || found.asked.elapsed() < PATIENCE);
            all.insert(table.to_owned(), UnderWay { asked: Instant::now(), done: Err(fail) });
        }
    }
}

/// How far the analysis of a match is. Whoever may take the match file may know.
pub(crate) async fn look(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
) -> Result<Json<AnalysisState>, Fail> {
    state(&hall, peer.address, &table).await.map(Json)
}

/// Has a match analysed, unless it is or was.
pub(crate) async fn ask(
    State(hall): State<Arc<Hall>>,
    Extension(peer): Extension<Peer>,
    Path(table): Path<String>,
) -> Result<Json<AnalysisState>, Fail> {
    let found = state(&hall, peer.address, &table).await?;
    if found != AnalysisState::None {
        return Ok(Json(found));
    }
    // Counted where the table is held: nobody else knows whether there is anything to do.
    let address = peer.address;
    hall.gate.analysis(address)?;
    if hall.analyses.begin(&table) {
        let at = Arc::clone(&hall);
        spawn(async move {
            let ended = analyse(&at, address, &table).await;
            at.analyses.end(&table, ended);
        });
    }
    Ok(Json(AnalysisState::Working { percent: 0 }))
}

async fn state(hall: &Arc<Hall>, address: Address, table: &str) -> Result<AnalysisState, Fail> {
    let question = |answer| Mail::Analysis { found: None, answer };
    if let (Some(found), _) = hall.ask(address, table, question).await? {
        return Ok(AnalysisState::Done(found));
    }
    match hall.analyses.look(table) {
        Some(done) => Ok(AnalysisState::Working { percent: done? }),
        None => Ok(AnalysisState::None),
    }
}

/// Finds out what a match was like, piece by piece, and has it kept.
async fn analyse(hall: &Arc<Hall>, address: Address, table: &str) -> Result<(), Fail> {
    let (file, _) = hall.ask(address, table, Mail::Record).await?;
    let (_, shelf) = packs::shelf_of(hall, &file).await?;
    let mut analysing = think(hall, address, table, move || shelf.analysis(&file)).await??;
    loop {
        let (back, more) = think(hall, address, table, move || piece(analysing)).await?;
        analysing = back;
        if !more {
            break;
        }
        if !hall.analyses.note(table, analysing.percent()) {
            return Ok(());
        }
    }
    let found: Found = analysing.finish()?;
    let question = |answer| Mail::Analysis { found: Some(found.clone()), answer };
    hall.ask(address, table, question).await.map(|_| ())
}

/// A piece of an analysis, and whether there is more to do.
fn piece(mut analysing: Box<dyn Analysing>) -> (Box<dyn Analysing>, bool) {
    let began = Instant::now();
    let mut more = true;
    while more && began.elapsed() < PIECE {
        more = analysing.advance();
    }
    (analysing, more)
}

/// Thinks when nobody else needs the thread. It is no thought of the table itself, so that nobody who comes there hurries it.
async fn think<T: Send + 'static>(
    hall: &Hall,
    address: Address,
    table: &str,
    thought: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fail> {
    let table = format!("analysis of {table}");
    let thinker = Thinker { table, address: Some(address), wanted: Wanted::Unwatched };
    hall.thinkers.think(thinker, thought).await.ok_or_else(Fail::busy)
}
